"""What happened, as data: each thing that a move can bring about, with the rules on which it rests.

Facts that are seats: ``player``, ``dealer``, ``next`` (whose turn comes); ``players`` is a list of seats.
Cards: ``card``, ``give``, ``take``; ``cards``, ``given``, ``taken``, ``aside``, ``counted`` are lists. ``cats`` are
those in play, ``points`` is a whole number or 30.5. What has ``only`` is told to the others without its cards.
"""

from __future__ import annotations

from collections.abc import Mapping

from mopsbook.cat_deck.cards import card_args, sort_hand
from mopsbook.core.verdict import Event, event
from mopsbook.games.mauz.state import MauzState
from mopsbook.games.mauz.worth import COUNT, HISS, MEOW, PURR, shown_at_once, worth

COMBINATIONS = {
    MEOW: "mauz.meow",
    PURR: "mauz.purr",
    HISS: "mauz.hiss",
    COUNT: "mauz.purr-by-count",
}
"""The rule of each combination."""
VALUES: Mapping[str, tuple[str, ...]] = {
    MEOW: ("mauz.meow",),
    PURR: ("mauz.purr",),
    HISS: ("mauz.hiss",),
    COUNT: ("mauz.suit-count", "mauz.purr-by-count"),
    "suit": ("mauz.suit-count", "mauz.card-values"),
    "two": ("mauz.suit-count", "mauz.all-cards-count", "mauz.card-values"),
    "one": ("mauz.three-suits", "mauz.all-cards-count", "mauz.card-values"),
    "nothing": ("mauz.three-suits",),
}
"""For each kind of hand the rules by which its points are counted."""

# ------------------------------------------------------------------ the deal

dealt = event("deal", "dealer count size stock cats round", "mauz.deal", "mauz.deck", "mauz.hidden")
"""The deal: `count` cards for each, `stock` are left."""
counters = event("counters", "count cats", "mauz.counters")
"""Before the first deal: how many counters each cat has."""
dealer_chosen = event("dealer-chosen", "dealer next", "mauz.first-dealer", "mauz.first-turn")
"""The dealer was drawn for; `next` will begin."""
looked = event(
    "look", "player cards points", "mauz.dealer-choice", "mauz.hidden", count="cards", only="player"
)
"""The dealer looks at one of its sets; what it sees is for it alone."""
first_turn = event("first-turn", "dealer player", "mauz.first-turn")
"""Who begins."""
kept = event("keep", "player cards", "mauz.dealer-choice")
"""The dealer keeps its set; the cards are the other one, which lies in the middle now."""
rejected = event("reject", "player cards", "mauz.dealer-choice", "mauz.dealer-no-return")
"""The dealer takes the other set; the cards are those that it has looked at, which lie in the middle now."""

# ------------------------------------------------------------------ a turn

swapped = event("swap", "player give take", "mauz.swap-one", "mauz.swap-one-or-all", "mauz.hidden")
swapped_all = event(
    "swap-all", "player given taken", "mauz.swap-one-or-all", "mauz.hidden", count="given"
)
skipped = event("skip", "player skips cats", "mauz.skip", "mauz.skip-often")
"""A cat leaves its cards as they are; `skips` have done so in a row, 0 during the last turns."""
all_skipped = event(
    "all-skip", "count aside cards stock next",
    "mauz.all-skip", "mauz.all-skip-count", "mauz.all-skip-aside", "mauz.all-skip-knock",
)  # fmt: skip
"""After `count` skips the middle is replaced: `aside` is the old one, `cards` the new one, `stock` are left."""
stock_out = event("stock-out", "count stock", "mauz.stock-out", "mauz.all-skip-aside")
"""`count` cards that were set aside are shuffled now; `stock` were left."""
reshuffled = event("reshuffle", "count", "mauz.stock-out")
"""So many cards are in the new stock."""
no_stock = event("no-stock", "stock", "mauz.stock-out")
"""Fewer than three cards are left, so the round ends."""
quiet = event("quiet", "player", "mauz.one-swap-per-turn")
"""A cat adds nothing to its swap."""
last_turn = event("last-turn", "player", "mauz.knock-last-swap")
"""The turn that comes is the last of its cat in this round."""
may_add = event(
    "may-add", "player knock hiss",
    "mauz.knock-instead if knock", "mauz.hiss-reveal unless knock", only="player",
)  # fmt: skip
"""What a cat may add to its swap; if nothing, it could hiss as far as all can know.

The others are not told whether it may hiss.
"""

knocked = event(
    "knock", "player players next swapped",
    "mauz.knock", "mauz.knock-last-swap", "mauz.knock-instead if swapped", count="players",
)  # fmt: skip
"""A knock, and who has one more turn."""

# ------------------------------------------------------------------ combinations

several = event("several", "players", "mauz.reveal-several", count="players")
"""Combinations were dealt to several cats."""
round_stops = event(
    "round-stops", "players", "mauz.reveal-ends-round", "mauz.knock-combination if players",
    count="players",
)  # fmt: skip
"""Nobody swaps any more; `players` lose the turn that a knock had left them."""
last_swaps = event("last-swaps", "players next", "mauz.reveal-ends-round", count="players")
"""Who has one more turn after a combination was shown."""


_shown = event(
    "show", "player combination cards points how dealer rank",
    *(f"{rule} if combination={combination}" for combination, rule in COMBINATIONS.items()),
    "mauz.hiss-reveal if combination=hiss", "mauz.reveal-dealt if how=dealt", "mauz.reveal-dealer if dealer",
)  # fmt: skip


def shown(state: MauzState, player: int, combination: str, how: str) -> Event:
    """Tell that a cat of `state` shows its hand.

    `how` it came to it: "dealt", "swap", or "choice": a hiss that the holder has decided on.
    """
    hand = sort_hand(state.hands[player])
    points, rank = worth(hand, state.options).points, card_args(hand[0])["rank"]
    dealer = how == "dealt" and player == state.dealer
    return _shown(player, combination, hand, points, how, dealer, rank)


# ------------------------------------------------------------------ the end

showdown = event(
    "showdown", "round reason call ender",
    "mauz.showdown", "mauz.swap-until-end if reason=reveal",
)  # fmt: skip
"""All hands are laid open, and why: what brought the end about (:func:`~.ending.ended_by`)."""
none_pays = event("none-pays", "players points", "mauz.tie", count="players")
"""Several share the fewest points, so nobody pays."""
token = event("token", "player left", "mauz.fewest-loses")
"""A counter is given up; `left` stay."""
last_life = event("last-life", "player", "mauz.last-life")
"""A cat has paid its last counter, and stays in play."""
went = event("out", "player left", "mauz.elimination")
"""A cat leaves the game; `left` stay in play."""
replayed = event("replay", "players", "mauz.all-out-together", count="players")
"""All would be out, so the round counts for nothing."""
shared = event("shared", "players", "mauz.all-out-together", count="players")
"""All would be out, and so win together."""
next_dealer = event("next-dealer", "player by", "mauz.next-dealer")
"""Who deals the next round: the next one "clockwise", or the "loser"."""
gathered = event("gather", "dealer round", "mauz.next-dealer", "mauz.deal")
"""A new round begins."""
won = event("winner", "player", "mauz.winner")
"""Which cat is left."""
paid = event(
    "pay", "players points knocker shown",
    "mauz.fewest-loses", "mauz.tie unless count=1", "mauz.knock-no-risk if knocker",
    "mauz.reveal-no-extra if shown", count="players",
)  # fmt: skip
"""Who holds the fewest points and pays for it.

`knocker`: the knocker is one of them; `shown`: a combination has ended the round.
"""


def counted(state: MauzState, player: int) -> Event:
    """Tell what a hand is worth: which of its cards count, and as what (:class:`~.worth.Worth`)."""
    hand = sort_hand(state.hands[player])
    found = worth(hand, state.options)
    facts = {
        "player": player,
        "cards": list(hand),
        "points": found.points,
        "counted": list(found.counted),
        "count": len(found.counted),
        "kind": found.kind,
        "suit": found.suit,
        "rank": card_args(hand[0])["rank"],
        "ends": hand in shown_at_once(state.options),
    }
    return Event("points", VALUES[found.kind], facts)
