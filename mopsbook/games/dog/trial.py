"""A board to try moves on: it carries portions out one by one, and can be asked about each field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mopsbook.games.dog.board import FARTHEST, HOME, START_ZONE
from mopsbook.games.dog.moves import Hits, Play, Portion, Swap
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.reach import STEPS_BACK, Pieces
from mopsbook.games.dog.state import DogState


class Carried(NamedTuple):
    """What a portion did: whose piece walked, over which fields, and who was sent back."""

    seat: int
    source: int
    target: int
    steps: int
    """How many points it took; 0 for a start."""
    back: bool
    way: tuple[int, ...]
    """The fields of the loop that it went over, up to the target or to the own start field."""
    hits: Hits
    """Seat and field of each piece that is sent back; the last may be on the target."""


class TrialBoard:
    """The pieces of a position, lifted off it so that they can be moved about.

    Parameters
    ----------
    options : DogOptions
        The readings.
    pieces : tuple of tuple of int
        Fields by seat.
    bare : tuple of int
        Seats whose piece on the own start field is not protected.
    """

    def __init__(self, options: DogOptions, pieces: Pieces, bare: tuple[int, ...] = ()) -> None:
        self.options, self.board = options, options.board
        self.rows = list(pieces)
        """Fields by seat, in rising order."""
        self.bare = set(bare)
        self.arrived: int | None = None
        """Whose piece has come onto its start field within a 7 that is being carried out."""

    @classmethod
    def of(cls, state: DogState) -> TrialBoard:
        """Return a board with the pieces of a position."""
        return cls(state.options, state.pieces, state.bare)

    def pieces(self) -> Pieces:
        """Return the fields by seat as a position holds them."""
        return tuple(self.rows)

    def standing(self, field: int) -> int | None:
        """Return whose piece stands on a field of the loop."""
        if 0 <= field < HOME:
            for seat, row in enumerate(self.rows):
                if field in row:
                    return seat
        return None

    def met(self, fields: tuple[int, ...]) -> Hits:
        """Return seat and field of each piece that stands on some fields of the loop."""
        rows = self.rows
        return tuple(
            [(seat, field) for field in fields for seat, row in enumerate(rows) if field in row]
        )

    def protected(self, field: int) -> int | None:
        """Return whose protected piece stands on a field of the loop."""
        seat = self.board.owner.get(field)
        if seat is None or seat in self.bare or field not in self.rows[seat]:
            return None
        return seat

    def guest(self, field: int) -> int | None:
        """Return whose piece stands as a guest on a start field."""
        seat, owner = self.standing(field), self.board.owner.get(field)
        return seat if owner is not None and seat != owner else None

    def done(self, seat: int) -> bool:
        """Say whether all pieces of a seat are home."""
        return self.rows[seat][0] > HOME

    def active(self, player: int) -> int:
        """Return whose pieces a player moves now: the partner's once the own ones are home."""
        partner = self.options.partner(player)
        return partner if partner is not None and self.done(player) else player

    def steps(self, seat: int, source: int, target: int) -> int:
        """Return how many steps forward lead from one field to another; 0 or less if none do."""
        if source > HOME:
            return target - source if target > HOME else 0
        if target > HOME:
            return self.board.until(seat, source) + target - HOME
        return self.board.distance(source, target)

    def goes_back(self, seat: int, source: int, target: int) -> bool:
        """Say whether a way is that of a 4 backward: no card leads so far forward."""
        return (
            0 <= source < HOME
            and 0 <= target < HOME
            and self.steps(seat, source, target) == self.board.length - STEPS_BACK
        )

    def way(self, seat: int, source: int, target: int, back: bool = False) -> Iterator[int]:
        """Yield the fields after `source` up to `target`, those of the loop and of home."""
        field, turns_in = source, False
        while field != target:
            if field > HOME:
                field += 1
            elif turns_in:
                field = HOME + 1
            else:
                field = (self.board.behind if back else self.board.ahead)[field][0]
            turns_in = target > HOME and field == self.board.starts[seat]
            yield field

    def carry(self, seat: int, source: int, target: int, burn: bool = False) -> Carried:
        """Move a piece, as a portion of a 7 if it burns; return what it did."""
        start = self.board.starts[seat]
        back, steps = False, 0
        way: tuple[int, ...] = ()
        if source == START_ZONE:
            way = (target,)
        elif source > HOME:
            steps = target - source
        else:
            steps = self.steps(seat, source, target)
            back = not burn and target < HOME and steps == self.board.length - STEPS_BACK
            if back:
                steps = STEPS_BACK
                way = self.board.behind[source][:STEPS_BACK]
            elif target > HOME:
                way = self.board.ahead[source][: steps - (target - HOME)]
            else:
                way = self.board.ahead[source][:steps]
        hits = self.met(way if burn else (target,) if target < HOME else ())
        for who, field in hits:
            self._put(who, field, START_ZONE)
            if field == self.board.starts[who]:
                self.bare.discard(who)
        if source == start:
            self.bare.discard(seat)
        if target == start and back:
            self._expose(seat)
        self._put(seat, source, target)
        return Carried(seat, source, target, steps, back, way, hits)

    def play(self, move: Play, player: int) -> list[Carried]:
        """Carry out all portions of a play."""
        burn = seven(move)
        return [
            self.carry(player if p.seat is None else p.seat, p.source, p.target, burn)
            for p in move.portions
        ]

    def swap(self, move: Swap, player: int) -> tuple[int, int, int, int]:
        """Carry out a swap; return seat and field of both pieces before it."""
        assert move.own is not None and move.other is not None, (
            "a swap without effect moves nothing"
        )
        seat = player if move.seat is None else move.seat
        other = player if move.other[0] is None else move.other[0]
        field = move.other[1]
        for who, source, target in ((seat, move.own, field), (other, field, move.own)):
            self._put(who, source, target)
            if source == self.board.starts[who]:
                self.bare.discard(who)
            if target == self.board.starts[who]:
                self._expose(who)
        return seat, move.own, other, field

    def _put(self, seat: int, source: int, target: int) -> None:
        """Put a piece of a seat somewhere else."""
        row = list(self.rows[seat])
        row[row.index(source)] = target
        row.sort()
        self.rows[seat] = tuple(row)

    def _expose(self, seat: int) -> None:
        """Note that a piece came onto its start field neither by a start nor by a lap."""
        if self.options.start_protection == "start-or-lap":
            self.bare.add(seat)


def seven(move: Play) -> bool:
    """Say whether a play is a 7, be it by a joker."""
    return move.card == "7" or move.role == "7"


def with_hits(state: DogState, move: Play) -> Play:
    """Return a play with the pieces named that it sends back; as it is if it cannot be."""
    trial, player, parts = TrialBoard.of(state), state.turn, []
    for part in move.portions:
        seat = player if part.seat is None else part.seat
        if not (0 <= seat < len(trial.rows) and part.source in trial.rows[seat]):
            return move
        back = trial.goes_back(seat, part.source, part.target)
        if part.target == START_ZONE or not (
            part.source == START_ZONE
            or back
            or 0 < trial.steps(seat, part.source, part.target) <= FARTHEST
        ):
            return move
        done = trial.carry(seat, part.source, part.target, seven(move))
        parts.append(Portion(part.source, part.target, part.seat, part.hits or done.hits))
    return Play(move.card, tuple(parts), move.role, move.player)
