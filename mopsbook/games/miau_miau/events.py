"""What happened, as data: each thing that a move can bring about, with the rules on which it rests.

Facts that are seats: ``player`` (who acts, pays or draws), ``dealer``, ``next`` (whose turn comes),
``skipped``, ``other`` (who has forgotten a call); ``winners`` is a list of seats. Cards: ``card``, ``top``
(what it was laid on); ``cards`` is a list. ``suit`` is a letter of C, D, H, S; ``left`` counts the cards
that stay in a hand. What has ``only`` is told to the others without its cards.
"""

from __future__ import annotations

from mopsbook.cat_deck.cards import Card, rank, suit
from mopsbook.core.verdict import Event, event
from mopsbook.games.miau_miau.fits import SPECIAL
from mopsbook.games.miau_miau.moves import Play
from mopsbook.games.miau_miau.state import MiauState

# ------------------------------------------------------------------ the deal

dealer_chosen = event("dealer-chosen", "dealer next", "miau-miau.dealer", "miau-miau.first-player")
"""The dealer was drawn for; `next` will begin."""
first_player = event("first-player", "dealer player", "miau-miau.first-player")
"""Who begins."""
first_skipped = event(
    "first-skipped",
    "dealer player skipped",
    "miau-miau.start-card-effect",
    "miau-miau.first-player",
)
"""Who begins, since an eight was turned up and `skipped` misses its first turn."""
dealt = event(
    "deal", "dealer count size stock", "miau-miau.deal", "miau-miau.deck", "miau-miau.piles"
)
"""A deal of `count` cards each out of a deck of that `size`; `stock` are left to draw."""


def turned_up(card: Card, effect: str, under: tuple[Card, ...]) -> Event:
    """Tell which card is turned up, and what it does.

    `effect` is "none" (an ordinary card), "inert" (a special card that does nothing), "seven" or "eight"
    (it counts as played); `under` are the special cards that went under the pile before it.
    """
    rules: tuple[str, ...] = ("miau-miau.piles",)
    if under or rank(card) in SPECIAL:
        rules = ("miau-miau.piles", "miau-miau.start-card-effect")
    facts = {"card": card, "effect": effect, "under": list(under), "count": len(under)}
    return Event("turn-up", rules, facts)


# ------------------------------------------------------------------ a card is laid

no_wish = event("no-wish", "player card", "miau-miau.jack-wish")
"""No suit goes with a jack."""
eight = event("eight", "player skipped again", "miau-miau.eight-skips")
"""A seat is skipped; `again`: there are two cats, so the same one goes on."""
seven = event(
    "seven", "player count stacked", "miau-miau.seven-draws-two", "miau-miau.seven-stack if stacked"
)
"""So many cards are owed by the next cat; `stacked`: because of several sevens."""
wish = event("wish", "player card suit own", "miau-miau.jack-wish", "miau-miau.wish-binds")
"""A suit is wished with a jack; `own`: that of the jack itself."""


def played(state: MiauState, move: Play) -> Event:
    """Tell of a card that is laid in `state`, and why it could be.

    `fresh`: it is the card that was just drawn.
    """
    card, top = move.card, state.discard[-1]
    if state.pending:
        by, rule = "seven", "miau-miau.seven-stack"
    elif state.wish is not None:
        by, rule = "wish", "miau-miau.wish-binds"
    elif suit(card) == suit(top):
        by, rule = "suit", "miau-miau.match"
    elif rank(card) == rank(top):
        by, rule = "rank", "miau-miau.match"
    else:
        by, rule = "wild", "miau-miau.jack-must-match"
    fresh = state.phase == "drawn" and state.drawn is not None
    facts = {
        "player": move.player,
        "card": card,
        "top": top,
        "by": by,
        "fresh": fresh,
        "left": len(state.hands[move.player]) - 1,
    }
    return Event("play", (rule, "miau-miau.play-drawn" if fresh else "miau-miau.one-card"), facts)


# ------------------------------------------------------------------ calls

called = event("miau", "player", "miau-miau.call-miau", "miau-miau.call-timing")
"""Called in time, one card is left."""
false_call = event("false-call", "player call", "miau-miau.call-only-when-due")
"""A call that is not due changes nothing."""
challenged = event("challenge", "player other", "miau-miau.call-timing", "miau-miau.call-penalty")
"""Somebody has pointed out a forgotten call."""
quiet = event("quiet", "player other", "miau-miau.call-timing")
"""A seat says nothing about a forgotten call."""
penalty = event(
    "penalty", "player cards renewed", "miau-miau.call-penalty", count="cards", only="player"
)
"""Penalty cards for a forgotten call."""
forgot = event(
    "forgot", "player left count",
    "miau-miau.call-miau if left", "miau-miau.call-penalty if left",
    "miau-miau.call-last unless left", "miau-miau.call-last-forgotten unless left",
)  # fmt: skip
"""A call was forgotten, which costs `count` cards."""


# ------------------------------------------------------------------ cards are drawn

fits = event("fits", "player", "miau-miau.play-drawn")
"""The drawn card matches: it may be laid or kept. All can see that by whose turn it is."""
no_fit = event("no-fit", "player", "miau-miau.turn-ends-after-draw")
"""The drawn card does not match, and the turn is over."""
may_play = event("may-play", "player", "miau-miau.seven-draw-ends-turn")
"""Cards were drawn for sevens, and a matching card may be laid."""
kept = event("keep", "player", "miau-miau.play-drawn", "miau-miau.turn-ends-after-draw")
"""A seat lays nothing after a draw."""
stays = event("wish-stays", "suit next", "miau-miau.wish-stays")
lapsed = event("wish-lapses", "suit next", "miau-miau.wish-stays")
"""What becomes of a wish that nobody has followed yet."""
pile_empty = event("pile-empty", "player count", "miau-miau.empty-pile")
"""A card is needed, and `count` discards are shuffled for it."""
reshuffled = event("reshuffle", "count", "miau-miau.empty-pile")
"""So many cards are in the new draw pile."""
short = event("short", "player missing count", "miau-miau.not-enough-cards")
"""Too few cards are there to be drawn: `count` were, `missing` were not."""
drew_owed = event(
    "draw-owed", "player cards owed part renewed ends",
    "miau-miau.seven-draws-two", "miau-miau.seven-settled", "miau-miau.seven-draw-ends-turn if ends",
    count="cards", only="player",
)  # fmt: skip
"""Cards are drawn for sevens; which ones is for that seat alone.

`owed` are due, of which these are `part` if the pile does not reach; `renewed`: they are from a new one; `ends`: the
turn is over.
"""


drew = event(
    "draw", "player cards why",
    "miau-miau.must-play if why=free", "miau-miau.draw-when-stuck unless why=free",
    count="cards", only="player",
)  # fmt: skip
"""A seat has drawn; which cards is for that seat alone.

`why` is "stuck" (nothing fitted), "more" (it goes on drawing, from a new pile) or "free": a cat may draw whatever it
holds, so nothing is told of its hand.
"""

# ------------------------------------------------------------------ the end

stopped = event("stop", "player", "miau-miau.empty-pile")
"""A card cannot be drawn, which ends the game."""
blocked = event("blocked", "count", "miau-miau.blocked")
"""In so many turns in a row no card has moved, which ends the game."""
placed = event("place", "player place last", "miau-miau.play-on")
"""Who takes the next place, from 2; `last`: it keeps the cards that are left."""


def won(player: int, card: Card, say: bool) -> Event:
    """Tell who has got rid of all cards first; `say`: with the last call."""
    rules = ("miau-miau.win", *(("miau-miau.call-last",) if say else ()))
    if rank(card) in SPECIAL:
        rules = (*rules, "miau-miau.last-card-special")
    return Event("win", rules, {"player": player, "called": say, "card": card})
