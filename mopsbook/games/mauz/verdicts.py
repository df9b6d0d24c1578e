"""What is wrong with a move: the one place that knows what Mauz forbids.

====================  ====================================================================
rule                  facts of its refusal
====================  ====================================================================
unknown-move          problem
winner                player, actor, phase: the game is over
showdown              player, actor, phase: the round is over, the next one has to be dealt
dealer-choice         player, actor, phase: the dealer has to choose first (phase "dealer"), or has
                      nothing to choose any more
first-dealer          player, actor, phase: who deals is drawn for first, or is not drawn for now;
                      player (a seat that there is not)
deal                  player, actor, phase: the cards have to be dealt first, or are not dealt now
stock-out             player, actor, phase: the stock has to be shuffled first, or is not now; with
                      count (cards that were set aside): other cards than these
swap-until-end        player, actor, phase: no next round, this one goes on
first-turn            player, actor, phase: another cat has its turn
swap-one              player, give, take, why ("give": not in the hand, "take": not in the middle)
one-swap-per-turn     player, why ("again": has swapped already, "first": has not swapped yet, so
                      there is nothing to add)
knock-last-swap       player, reason ("knock", "reveal" or "dealt"), knocker (only for a knock): these
                      are the last turns
knock-when            player: it is its first turn
all-skip-knock        player: all have skipped in this round
knock-instead         player: has swapped, and the knock takes the place of a swap
hiss-reveal           player, why ("reveal": threes are shown by themselves, "knock-only": they are
                      never shown, "hand": it does not hold one)
deck                  count (different cards that were dealt), size
====================  ====================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mopsbook.cat_deck.cards import deck
from mopsbook.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.core.errors import short
from mopsbook.core.verdict import Violation
from mopsbook.games.mauz.moves import (
    Hiss,
    Keep,
    Knock,
    MauzMove,
    NextRound,
    Quiet,
    Reject,
    Skip,
    Swap1,
    Swap3,
)
from mopsbook.games.mauz.options import SIZE
from mopsbook.games.mauz.state import (
    DEAL,
    DEALER,
    FIRST_DEALER,
    OVER,
    PLAY,
    ROUND_END,
    SHUFFLE,
    SWAPPED,
    MauzState,
)
from mopsbook.games.mauz.worth import is_hiss

Found = Iterator[Violation]


def check(state: MauzState, move: MauzMove) -> Found:
    """Yield every rule that `move` breaks in `state`.

    A move at the wrong time is told that and nothing more, and of a move of the wrong seat only
    what all can see is told: whether the card is in that hand must stay unknown.
    """
    phases, well_formed, closer = CHECKS.get(type(move), NO_MOVE)
    if not well_formed(move):
        yield _cite("unknown-move", problem=short(move))
    elif state.phase not in phases:
        yield from _wrong_time(state, move)
    elif move.player not in (None, state.turn):
        yield _cite("first-turn", **_when(state, move))
    else:
        yield from closer(state, move)


def _cite(slug: str, **facts: Any) -> Violation:
    # Game looks the id up, so that an engine need not carry the rule book in its hot path
    return Violation(f"mauz.{slug}", facts)  # type: ignore[arg-type]


# Whether the parts of a move are of the kinds that reading it from notation gives


def _swap_formed(move: Swap1) -> bool:
    cards = deck(SIZE)
    return type(move.player) is int and move.give in cards and move.take in cards


def _seat_formed(move: Keep | Reject | Swap3 | Skip | Knock | Hiss | Quiet) -> bool:
    return type(move.player) is int


def _dealer_formed(move: Dealer) -> bool:
    return type(move.seat) is int


def _cards_formed(move: Deal | Shuffle) -> bool:
    return type(move.cards) is tuple and all(isinstance(card, str) for card in move.cards)


# The right time

DUE = {
    FIRST_DEALER: "first-dealer",
    DEAL: "deal",
    DEALER: "dealer-choice",
    SHUFFLE: "stock-out",
    ROUND_END: "showdown",
    OVER: "winner",
}
"""For each phase in which something else is due the rule that says so."""
EARLY: dict[type[Any], str] = {
    Dealer: "first-dealer",
    Deal: "deal",
    Keep: "dealer-choice",
    Reject: "dealer-choice",
    Shuffle: "stock-out",
    NextRound: "swap-until-end",
}
"""For each move that has no place while cats swap the rule that says so."""


def _when(state: MauzState, move: MauzMove) -> dict[str, Any]:
    player = state.turn if move.player is None else move.player
    return {"player": player, "actor": state.turn, "phase": state.phase}


def _wrong_time(state: MauzState, move: MauzMove) -> Found:
    slug = DUE.get(state.phase, EARLY.get(type(move)))
    if slug is not None:
        yield _cite(slug, **_when(state, move))
    elif move.player != state.turn:
        yield _cite("first-turn", **_when(state, move))
    else:
        why = "first" if state.phase == PLAY else "again"
        yield _cite("one-swap-per-turn", player=state.turn, why=why)


# A turn


def _swap1(state: MauzState, move: Swap1) -> Found:
    facts = {"player": state.turn, "give": move.give, "take": move.take}
    if move.give not in state.hands[state.turn]:
        yield _cite("swap-one", **facts, why="give")
    if move.take not in state.middle:
        yield _cite("swap-one", **facts, why="take")


def _knock(state: MauzState, _move: Knock) -> Found:
    player, options = state.turn, state.options
    if state.left:
        knocker = {} if state.knocker is None else {"knocker": state.knocker}
        yield _cite("knock-last-swap", player=player, reason=state.reason, **knocker)
    if options.knock_from == "second-turn" and state.turns < len(state.cats):
        yield _cite("knock-when", player=player)
    if not options.knock_after_all_skip and state.out:
        yield _cite("all-skip-knock", player=player)
    if state.phase == SWAPPED and not options.knock_with_swap:
        yield _cite("knock-instead", player=player)


def _hiss(state: MauzState, _move: Hiss) -> Found:
    if state.options.hiss != "may-reveal":
        yield _cite("hiss-reveal", player=state.turn, why=state.options.hiss)
    elif not is_hiss(state.hands[state.turn]):
        yield _cite("hiss-reveal", player=state.turn, why="hand")


def _nothing_more(_state: MauzState, _move: MauzMove) -> Found:
    """Find nothing else: the turn and the time are all that matters."""
    return iter(())


# Chance


def _dealer(state: MauzState, move: Dealer) -> Found:
    if not 0 <= move.seat < state.options.players:
        yield _cite("first-dealer", player=move.seat, actor=state.turn, phase=state.phase)


def _deal(_state: MauzState, move: Deal) -> Found:
    if len(move.cards) != SIZE or set(move.cards) != set(deck(SIZE)):
        yield _cite("deck", count=len(set(move.cards)), size=SIZE)


def _shuffle(state: MauzState, move: Shuffle) -> Found:
    if sorted(move.cards) != sorted(state.out):
        yield _cite("stock-out", **_when(state, move), count=len(state.out))


Checks = tuple[tuple[str, ...], Callable[[Any], bool], Callable[[MauzState, Any], Found]]

CHECKS: dict[type[Any], Checks] = {
    Keep: ((DEALER,), _seat_formed, _nothing_more),
    Reject: ((DEALER,), _seat_formed, _nothing_more),
    Swap1: ((PLAY,), _swap_formed, _swap1),
    Swap3: ((PLAY,), _seat_formed, _nothing_more),
    Skip: ((PLAY,), _seat_formed, _nothing_more),
    Knock: ((PLAY, SWAPPED), _seat_formed, _knock),
    Hiss: ((PLAY, SWAPPED), _seat_formed, _hiss),
    Quiet: ((SWAPPED,), _seat_formed, _nothing_more),
    NextRound: ((ROUND_END,), lambda _: True, _nothing_more),
    Dealer: ((FIRST_DEALER,), _dealer_formed, _dealer),
    Deal: ((DEAL,), _cards_formed, _deal),
    Shuffle: ((SHUFFLE,), _cards_formed, _shuffle),
}
"""For each kind of move the phases it belongs to, how it is made, and what is looked at then."""

NO_MOVE: Checks = ((), lambda _: False, _nothing_more)
"""What stands for everything that is no move."""
