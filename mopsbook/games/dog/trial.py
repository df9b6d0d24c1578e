"""A board to try moves on: it carries portions out one by one, and can be asked about each field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mopsbook.games.dog.board import FARTHEST, HOME, START_ZONE
from mopsbook.games.dog.letters import LETTERS, moved
from mopsbook.games.dog.moves import Hits, Play, Portion
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.reach import STEPS_BACK, Pieces
from mopsbook.games.dog.state import DogState

_new = tuple.__new__


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
    """The pieces of a position, lifted off it so that they can be moved about."""

    def __init__(
        self,
        options: DogOptions,
        pieces: Pieces,
        bare: tuple[int, ...] = (),
        letters: Sequence[str] = (),
    ) -> None:
        self.options, self.board = options, options.board
        self.rows = list(pieces)
        """Fields by seat, in rising order."""
        self.letters = list(letters) or [LETTERS] * len(pieces)
        """Their letters by seat."""
        self.bare = set(bare)
        """Seats whose piece on the own start field is not protected."""
        self.arrived: int | None = None
        """Whose piece has come onto its start field within a 7 that is being carried out."""

    @classmethod
    def of(cls, state: DogState) -> TrialBoard:
        """Return a board with the pieces of a position."""
        return cls(state.options, state.pieces, state.bare, state.letters)

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
        """Return whose pieces a player moves now."""
        return self.options.active(self.rows, player)

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
        # made as the bare tuple that it is: nearly every move of a game makes one
        return _new(Carried, (seat, source, target, steps, back, way, hits))

    def play(self, move: Play, player: int) -> list[Carried]:
        """Carry out all portions of a play."""
        burn = move.seven
        return [self.carry(p.owner(player), p.source, p.target, burn) for p in move.portions]

    def swap(self, one: tuple[int, int], two: tuple[int, int]) -> None:
        """Let two pieces change places, each a seat and a field."""
        for (seat, source), target in ((one, two[1]), (two, one[1])):
            self._put(seat, source, target)
            if source == self.board.starts[seat]:
                self.bare.discard(seat)
            if target == self.board.starts[seat]:
                self._expose(seat)

    def _put(self, seat: int, source: int, target: int) -> None:
        """Put a piece of a seat somewhere else."""
        rows, letters = self.rows, self.letters
        rows[seat], letters[seat] = moved(rows[seat], letters[seat], source, target)

    def _expose(self, seat: int) -> None:
        """Note that a piece came onto its start field neither by a start nor by a lap."""
        if self.options.start_protection == "start-or-lap":
            self.bare.add(seat)


def with_hits(state: DogState, move: Play) -> Play:
    """Return a play with the pieces named that it sends back; as it is if it cannot be."""
    trial, player, parts = TrialBoard.of(state), state.turn, []
    for part in move.portions:
        seat = part.owner(player)
        if not (0 <= seat < len(trial.rows) and part.source in trial.rows[seat]):
            return move
        ends = (seat, part.source, part.target)
        walks = trial.goes_back(*ends) or 0 < trial.steps(*ends) <= FARTHEST
        if part.target == START_ZONE or not (part.source == START_ZONE or walks):
            return move
        done = trial.carry(*ends, move.seven)
        parts.append(Portion(part.source, part.target, part.seat, part.hits or done.hits))
    return Play(move.card, tuple(parts), move.role, move.player)
