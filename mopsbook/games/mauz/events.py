"""What happened, as data: one small function for each thing that a move brings about.

Facts that are seats: ``player``, ``dealer``, ``next`` (whose turn comes); ``players`` is a list of seats.
Cards: ``card``, ``give``, ``take``; ``cards``, ``given``, ``taken``, ``aside`` are lists. ``points`` is a whole
number or 30.5. An event of the kind "hidden" tells the others only what stands after "others:".

===============  =========================================================================
kind             facts
===============  =========================================================================
counters         count (of each cat), cats (in play); before the first deal
dealer-chosen    dealer, next (who will begin); the dealer was drawn for
deal             dealer, count (cards for each), size (of the deck), stock (left), cats (in play), round
look             player (the dealer), cards, points (of its set), count; hidden, others: player, count
keep             player (the dealer), cards (the other set, which lies in the middle now)
reject           player (the dealer), cards (its set, which lies in the middle now)
first-turn       dealer, player (who begins)
swap             player, give, take
swap-all         player, given, taken, count
skip             player, skips (in a row, 0 during the last turns), cats (in play)
all-skip         count (skips in a row), aside (the old middle), cards (the new one), stock (left), next
stock-out        count (cards set aside, which are shuffled now), stock (cards that were left)
reshuffle        count (cards in the new stock)
no-stock         stock (cards that are left, fewer than three): the round ends
may-add          player, knock, hiss (bool: what may follow its swap; neither: it could hiss as far as
                 all can know); hidden, others: player, knock
quiet            player: adds nothing to its swap
knock            player, players (who have one more turn), count (of them), next, swapped (bool: right
                 after its swap)
show             player, combination ("meow", "purr", "hiss", "count": ace and two court cards where
                 they are a combination too), cards, points, how ("dealt", "swap", "choice": a hiss
                 that the holder has decided on), dealer (bool: the dealer's dealt hand)
several          players, count: combinations were dealt to several cats
round-stops      players (who would have had a last turn after a knock, and lose it), count (of them)
last-swaps       players (who have one more turn), count (of them), next; after a combination, where
                 the option says so
last-turn        player: the turn that comes is its last in this round
showdown         round, reason ("knock", "reveal": a combination was shown, "dealt": one was dealt,
                 "stock": too few cards)
points           player, cards, points, counted (list: the cards that count), count (of these), kind
                 ("meow", "purr", "hiss", "count": ace and two court cards, "suit": three of one
                 suit, "two": two of one suit, "one": the best card of three suits, "nothing":
                 three suits, where they count nothing), suit (letter; "" for meow, hiss, nothing)
pay              players (who hold the fewest points), count (of them), points, knocker (bool: the
                 knocker is one of them), shown (bool: a combination has ended the round)
none-pays        players (who share the fewest points), count, points
token            player, left (counters that it keeps, from 1)
last-life        player: has paid its last counter and stays in play
out              player, left (cats in play after this round)
replay           players (who all would be out), count: the round counts for nothing
shared           players (who all would be out and so win together), count
next-dealer      player, by ("clockwise", "loser")
gather           dealer, round (the one that begins)
winner           player
===============  =========================================================================
"""

from __future__ import annotations

from mopsbook.cat_deck.cards import Card
from mopsbook.core.verdict import Event
from mopsbook.games.mauz.moves import Knock, Swap1
from mopsbook.games.mauz.options import HAND_SIZE, SIZE
from mopsbook.games.mauz.state import DEALT, REVEAL, SWAPPED, MauzState
from mopsbook.games.mauz.worth import COUNT, HISS, MEOW, PURR, worth

COMBINATIONS = {
    MEOW: "mauz.meow",
    PURR: "mauz.purr",
    HISS: "mauz.hiss",
    COUNT: "mauz.purr-by-count",
}
"""The rule of each combination."""
VALUES: dict[str, tuple[str, ...]] = {
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

Seats = tuple[int, ...]


# ------------------------------------------------------------------ the deal


def counters(count: int, cats: int) -> Event:
    """Tell how many counters each cat has at the start."""
    return Event("counters", ("mauz.counters",), {"count": count, "cats": cats})


def dealer_chosen(dealer: int, following: int) -> Event:
    """Tell who deals first, where that was drawn for."""
    facts = {"dealer": dealer, "next": following}
    return Event("dealer-chosen", ("mauz.first-dealer", "mauz.first-turn"), facts)


def dealt(state: MauzState) -> Event:
    """Tell of the deal that has led to `state`."""
    facts = {
        "dealer": state.dealer,
        "count": HAND_SIZE,
        "size": SIZE,
        "stock": len(state.stock),
        "cats": len(state.cats),
        "round": state.round,
    }
    return Event("deal", ("mauz.deal", "mauz.deck", "mauz.hidden"), facts)


def looked(state: MauzState) -> Event:
    """Tell that the dealer looks at one of its sets; what it sees is for it alone."""
    seat = state.dealer
    hand = state.hands[seat]
    facts = {
        "player": seat,
        "cards": list(hand),
        "count": len(hand),
        "points": worth(hand, state.options).points,
    }
    return Event("look", ("mauz.dealer-choice", "mauz.hidden"), facts, only=(seat,))


def chosen(player: int, keeps: bool, middle: tuple[Card, ...]) -> Event:
    """Tell which of its two sets the dealer plays with, and which lies in the middle."""
    facts = {"player": player, "cards": list(middle)}
    if keeps:
        return Event("keep", ("mauz.dealer-choice",), facts)
    return Event("reject", ("mauz.dealer-choice", "mauz.dealer-no-return"), facts)


def first_turn(dealer: int, player: int) -> Event:
    """Tell who begins."""
    return Event("first-turn", ("mauz.first-turn",), {"dealer": dealer, "player": player})


# ------------------------------------------------------------------ a turn


def swapped(move: Swap1) -> Event:
    """Tell of a swap of one card."""
    rules = ("mauz.swap-one", "mauz.swap-one-or-all", "mauz.hidden")
    facts = {"player": move.player, "give": move.give, "take": move.take}
    return Event("swap", rules, facts)


def swapped_all(player: int, given: tuple[Card, ...], taken: tuple[Card, ...]) -> Event:
    """Tell of a swap of all three cards."""
    rules = ("mauz.swap-one-or-all", "mauz.hidden")
    facts = {"player": player, "given": list(given), "taken": list(taken), "count": len(given)}
    return Event("swap-all", rules, facts)


def skipped(player: int, skips: int, cats: int) -> Event:
    """Tell that a cat leaves its cards as they are."""
    facts = {"player": player, "skips": skips, "cats": cats}
    return Event("skip", ("mauz.skip", "mauz.skip-often"), facts)


def all_skipped(before: MauzState, after: MauzState, cats: int) -> Event:
    """Tell that the middle is replaced."""
    rules = ("mauz.all-skip", "mauz.all-skip-count", "mauz.all-skip-aside", "mauz.all-skip-knock")
    facts = {
        "count": cats,
        "aside": list(before.middle),
        "cards": list(after.middle),
        "stock": len(after.stock),
        "next": after.turn,
    }
    return Event("all-skip", rules, facts)


def stock_out(count: int, stock: int) -> Event:
    """Tell that the cards set aside are needed."""
    facts = {"count": count, "stock": stock}
    return Event("stock-out", ("mauz.stock-out", "mauz.all-skip-aside"), facts)


def reshuffled(count: int) -> Event:
    """Tell of the new stock."""
    return Event("reshuffle", ("mauz.stock-out",), {"count": count})


def no_stock(stock: int) -> Event:
    """Tell that the middle cannot be replaced, which ends the round."""
    return Event("no-stock", ("mauz.stock-out",), {"stock": stock})


def may_add(player: int, may_knock: bool, may_hiss: bool) -> Event:
    """Tell a cat what it may add to its swap."""
    rules = ("mauz.knock-instead",) if may_knock else ("mauz.hiss-reveal",)
    facts = {"player": player, "knock": may_knock, "hiss": may_hiss}
    return Event("may-add", rules, facts, only=(player,))


def quiet(player: int) -> Event:
    """Tell that a cat adds nothing to its swap."""
    return Event("quiet", ("mauz.one-swap-per-turn",), {"player": player})


def knocked(state: MauzState, move: Knock, left: Seats) -> Event:
    """Tell of a knock, and who has one more turn."""
    after_swap = state.phase == SWAPPED
    facts = {
        "player": move.player,
        "players": list(left),
        "count": len(left),
        "next": left[0],
        "swapped": after_swap,
    }
    rules = ("mauz.knock", "mauz.knock-last-swap", *(("mauz.knock-instead",) if after_swap else ()))
    return Event("knock", rules, facts)


def last_turn(player: int) -> Event:
    """Tell that the turn that comes is the last of its cat."""
    return Event("last-turn", ("mauz.knock-last-swap",), {"player": player})


# ------------------------------------------------------------------ combinations


def shown(state: MauzState, player: int, combination: str, how: str) -> Event:
    """Tell that a cat of `state` shows its hand."""
    hand = state.hands[player]
    rules: tuple[str, ...] = (COMBINATIONS[combination],)
    if combination == HISS:
        rules = (*rules, "mauz.hiss-reveal")
    dealer = how == DEALT and player == state.dealer
    if how == DEALT:
        rules = (*rules, "mauz.reveal-dealt", *(("mauz.reveal-dealer",) if dealer else ()))
    facts = {
        "player": player,
        "combination": combination,
        "cards": list(hand),
        "points": worth(hand, state.options).points,
        "how": how,
        "dealer": dealer,
    }
    return Event("show", rules, facts)


def several(players: Seats) -> Event:
    """Tell that combinations were dealt to several cats."""
    facts = {"players": list(players), "count": len(players)}
    return Event("several", ("mauz.reveal-several",), facts)


def round_stops(waiting: Seats) -> Event:
    """Tell that nobody swaps any more; `waiting` lose the turn that a knock had left them."""
    rules: tuple[str, ...] = ("mauz.reveal-ends-round",)
    if waiting:
        rules = (*rules, "mauz.knock-combination")
    return Event("round-stops", rules, {"players": list(waiting), "count": len(waiting)})


def last_swaps(left: Seats) -> Event:
    """Tell who has one more turn after a combination was shown."""
    facts = {"players": list(left), "count": len(left), "next": left[0]}
    return Event("last-swaps", ("mauz.reveal-ends-round",), facts)


# ------------------------------------------------------------------ the end


def showdown(state: MauzState, reason: str) -> Event:
    """Tell that all hands are laid open, and why."""
    rules: tuple[str, ...] = ("mauz.showdown",)
    if reason == REVEAL:
        rules = (*rules, "mauz.swap-until-end")
    return Event("showdown", rules, {"round": state.round, "reason": reason})


def counted(state: MauzState, player: int) -> Event:
    """Tell what a hand is worth."""
    hand = state.hands[player]
    found = worth(hand, state.options)
    facts = {
        "player": player,
        "cards": list(hand),
        "points": found.points,
        "counted": list(found.counted),
        "count": len(found.counted),
        "kind": found.kind,
        "suit": found.suit,
    }
    return Event("points", VALUES[found.kind], facts)


def paid(after: MauzState, points: float) -> Event:
    """Tell who holds the fewest points and pays for it."""
    players = after.losers
    knocker, shown = after.knocker in players, after.reason in (REVEAL, DEALT)
    rules: tuple[str, ...] = ("mauz.fewest-loses",)
    if len(players) > 1:
        rules = (*rules, "mauz.tie")
    if knocker:
        rules = (*rules, "mauz.knock-no-risk")
    if shown:
        rules = (*rules, "mauz.reveal-no-extra")
    facts = {
        "players": list(players),
        "count": len(players),
        "points": points,
        "knocker": knocker,
        "shown": shown,
    }
    return Event("pay", rules, facts)


def none_pays(players: Seats, points: float) -> Event:
    """Tell that nobody pays, because several share the fewest points."""
    facts = {"players": list(players), "count": len(players), "points": points}
    return Event("none-pays", ("mauz.tie",), facts)


def token(player: int, left: int) -> Event:
    """Tell of a counter that is given up."""
    if left:
        return Event("token", ("mauz.fewest-loses",), {"player": player, "left": left})
    return Event("last-life", ("mauz.last-life",), {"player": player})


def went(player: int, left: int) -> Event:
    """Tell that a cat leaves the game."""
    return Event("out", ("mauz.elimination",), {"player": player, "left": left})


def all_out(players: Seats, replay: bool) -> Event:
    """Tell that all cats would be out, and what becomes of that."""
    facts = {"players": list(players), "count": len(players)}
    return Event("replay" if replay else "shared", ("mauz.all-out-together",), facts)


def next_dealer(player: int, by: str) -> Event:
    """Tell who deals the next round."""
    return Event("next-dealer", ("mauz.next-dealer",), {"player": player, "by": by})


def gathered(dealer: int, number: int) -> Event:
    """Tell that a new round begins."""
    return Event("gather", ("mauz.next-dealer", "mauz.deal"), {"dealer": dealer, "round": number})


def won(player: int) -> Event:
    """Tell which cat is left."""
    return Event("winner", ("mauz.winner",), {"player": player})
