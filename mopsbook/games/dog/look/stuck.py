"""Why a hand cannot be played: of an own one kind by kind, of a folded one what everybody can see."""

from __future__ import annotations

from collections.abc import Iterator

from mopsbook.core.verdict import Event, Fault
from mopsbook.games.dog.board import HOME, START_ZONE
from mopsbook.games.dog.cards import JOKER, STARTERS, SWAP
from mopsbook.games.dog.look.turn import Held, Turn
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.voice import spoken
from mopsbook.show.offers import Refuse
from mopsbook.show.scene import Msg, msg
from mopsbook.show.sentences import Note


def why_stuck(before: DogState, fold: Event) -> Iterator[Note]:
    """Tell what barred the cards that are folded.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("dog")
    >>> s = g.position("pieces t10 / t16; hands 8 9 / 2")
    >>> [(told.text.id, told.text.facts["pieces"]) for told in why_stuck(s, g.play(s, "fold").events[0])]
    [('told-barred', ('1:s',))]
    """
    player, cards = fold.facts["player"], fold.facts["cards"]
    turns = [Turn(before, (Held(card, 0),)) for card in dict.fromkeys(cards)]
    on_track = [piece for piece in turns[0].pieces if 0 <= piece[1] < HOME]
    if not on_track:
        owner, fields = turns[0].seat, [field for _, field in turns[0].pieces]
        if START_ZONE in fields:
            home = any(field > HOME for field in fields)
            yield Note(msg("told-waiting", owner=owner, home=home), ("dog.start-cards",))
        if any(field > HOME for field in fields):
            yield Note(msg("none-walks", owner=owner), ("dog.home-exact",))
    faults = [fault for turn in turns for piece in on_track for fault in turn.refused(piece)[1]]
    barred = {(f.facts["seat"], f.facts["field"]) for f in faults if f.rule == PROTECTED}
    if barred:
        board = turns[0].desk.board
        pieces = tuple(
            f"{seat}:{spoken(board, seat, board.starts[seat])}" for seat, _ in sorted(barred)
        )
        yield Note(msg("told-barred", pieces=pieces), (PROTECTED,))
    if SWAP in cards and any(
        fault.rule == NO_SWAP for fault in Turn(before, (Held(SWAP, 0),)).refused()[1]
    ):
        yield Note(msg("told-no-swap", player=player), (NO_SWAP,))


def why_none(view: DogState) -> Refuse:
    """Return why no card of the hand in turn can be played: a line for each kind of card, those that start first.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("turn 0; pieces h4 z z z / t9; hands 5 8 swap / 2")
    >>> [told.id for told in why_none(s).told]
    ['none-starts', 'none-walks', 'none-swaps']
    """
    found: dict[str, tuple[Fault, Msg]] = {}
    for fault, told in _why_none(view):
        alike = {name: fact for name, fact in told.facts.items() if name not in OF_CARD}
        found.setdefault(f"{told.id} {alike}", (fault, told))
    faults, lines = zip(*found.values(), strict=True)
    return Refuse(faults, lines)


OF_CARD = ("card", "steps", "numbers")
"""Facts of a refusal that differ from card to card though the reason is the same."""


def _why_none(view: DogState) -> Iterator[tuple[Fault, Msg]]:
    turns = {card: Turn(view, (Held(card, 0),)) for card in view.hands[view.turn]}
    some = next(iter(turns.values()))
    fields, owner = some.desk.rows[some.seat], some.seat
    waiting = fields.count(START_ZONE)
    starting = [turn for card, turn in turns.items() if card in STARTERS]
    if waiting and starting:
        yield _refusal(starting[0].refused((owner, START_ZONE))[1][0])
    elif waiting:
        yield Fault(START), msg("none-starts", owner=owner, count=waiting)
    walking = [turn for card, turn in turns.items() if card not in (SWAP, JOKER)]
    if any(0 <= field < HOME for field in fields):
        yield from [_refusal(turn.refused()[1][0]) for turn in walking]
    elif fields[-1] > HOME:
        told = msg("none-walks", owner=owner)
        yield from [(turn.refused()[1][0], told) for turn in walking[:1]]
    if SWAP in turns:
        fault = turns[SWAP].refused()[1][0]
        yield (fault, msg("none-swaps", owner=owner)) if fault.rule == NO_SWAP else _refusal(fault)


def _refusal(fault: Fault) -> tuple[Fault, Msg]:
    return fault, msg(fault.message("refusal"), **fault.facts)


START, PROTECTED, NO_SWAP = "dog.start-cards", "dog.protected-start", "dog.swap-needs-own"
