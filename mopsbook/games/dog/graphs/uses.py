"""Every way in which a card could be used on one piece, carried out or refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from mopsbook.core.verdict import Event, Fault
from mopsbook.games.dog import judge
from mopsbook.games.dog.apply import APPLY
from mopsbook.games.dog.board import HOME, START_ZONE, Board
from mopsbook.games.dog.cards import BACKWARD, JOKER, SEVEN, STEPS, SWAP, Card, sort_hand
from mopsbook.games.dog.moves import Play, Portion, Swap
from mopsbook.games.dog.plays import plays
from mopsbook.games.dog.reach import STEPS_BACK
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import TrialBoard, with_hits

BY_THE_CARD = frozenset(
    {"start", "move", "seven", "portion", "hit", "burn", "home", "swap", "protected"}
)
"""What happens by a card itself; what follows, such as the next deal, is left out."""


class Use(NamedTuple):
    """A card used on one piece."""

    card: Card
    seat: int
    """Whose piece it is."""
    source: int
    target: int
    move: Play | Swap
    faults: tuple[Fault, ...] = ()
    """What is wrong with it; nothing if it is legal."""


def holding(state: DogState, cards: Iterable[Card], seat: int | None = None) -> DogState:
    """Return a position in which a seat, or else the one in turn, holds these cards and plays."""
    turn = state.turn if seat is None else seat
    hands = [*state.hands]
    hands[turn] = sort_hand(cards)
    return state._replace(phase="play", turn=turn, hands=tuple(hands), places=())


def uses(state: DogState, card: Card, only: int | None = None) -> Iterator[Use]:
    """Yield every use of a card on one piece of the seat in turn, legal or not; no shared 7.

    Parameters
    ----------
    state : DogState
        The position; the card need not be in a hand.
    card : str
        The card.
    only : int, optional
        The field of the piece; by default every piece is tried.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t14 / t16")
    >>> for use in uses(s, "1/11"):
    ...     print(use.move, *(fault.rule for fault in use.faults))
    1/11 z>t0
    1/11 t14>t15
    1/11 t14>t25 dog.start-block dog.protected-start
    """
    trial, player = TrialBoard.of(state), state.turn
    seat = trial.active(player)
    whose = None if seat == player else seat
    for field in sorted(set(trial.rows[seat]) if only is None else {only}):
        for role, target in _ends(trial.board, seat, field, card):
            walk = Play(card, (Portion(field, target, whose),), role, player)
            faults = tuple(judge.play(state, walk))
            move = walk if faults else with_hits(state, walk)
            yield Use(card, seat, field, target, move, faults)
    if card not in (SWAP, JOKER):
        return
    loop = [(who, f) for who, row in enumerate(trial.rows) for f in row if 0 <= f < HOME]
    for own in (field for who, field in loop if who == seat and only in (None, field)):
        for other in loop:
            if other[0] != seat:
                swap = Swap(card, own, other, whose, player)
                yield Use(card, seat, own, other[1], swap, tuple(judge.swap(state, swap)))


def shares(state: DogState) -> Iterator[Use]:
    """Yield one way to each field that a piece reaches by its share of a 7, if that is not all."""
    seen = set()
    for move in plays(state):
        if isinstance(move, Play) and len(move.portions) > 1:
            for part in move.portions:
                seat = part.owner(state.turn)
                use = Use(move.card, seat, part.source, part.target, move)
                if part.source in state.pieces[seat] and use[:4] not in seen:
                    seen.add(use[:4])
                    yield use


def events_of(state: DogState, move: Play | Swap) -> tuple[Event, ...]:
    """Return what a legal move does by itself."""
    events: list[Event] = []
    APPLY[type(move)](state, move, events)
    return tuple(event for event in events if event.kind in BY_THE_CARD)


def _ends(board: Board, seat: int, field: int, card: Card) -> Iterator[tuple[Card, int]]:
    """Yield where a card could take a piece, and as what a joker does that."""
    if card == SWAP:
        return
    if field == START_ZONE:
        yield "", board.starts[seat]
        return
    for steps in STEPS[card]:
        yield from (("", target) for target in board.ends(seat, field, steps))
    if card == JOKER:
        yield from ((SEVEN, target) for target in board.ends(seat, field, int(SEVEN)))
    if card in BACKWARD and field < HOME:
        yield "", board.behind[field][STEPS_BACK - 1]
