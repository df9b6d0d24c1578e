"""How far pieces get: what blocks, what is hit, which fields a number leads to."""

from __future__ import annotations

from bisect import bisect

from mopsbook.games.dog.board import FARTHEST, HOME, HOME_SIZE, START_ZONE
from mopsbook.games.dog.cards import BACKWARD, STARTERS, STEPS, Card
from mopsbook.games.dog.moves import Hits
from mopsbook.games.dog.state import DogState

Pieces = tuple[tuple[int, ...], ...]
Walk = tuple[int, int, Hits]
"""From where to where, and who is hit there."""
Lane = tuple[int, int, int, int, tuple[int, ...]]
"""Of a piece on the loop: its field, how many steps it can go at most, over how many fields it
gets, how many steps the own start field is ahead, and the fields ahead."""
STEPS_BACK = 4
"""How far a 4 goes backward."""


class Reach:
    """What the pieces of one seat can do in a position; fixed once it is made.

    Attributes
    ----------
    at : dict
        Whose piece stands on a field of the loop.
    protected : list of int
        Start fields with a protected piece: nobody passes or lands there.
    stops : list of int
        Start fields with a guest that cannot be jumped over.
    clear : int
        How many home fields are free, counted from the first.
    inside : tuple of int
        The home fields on which pieces stand.
    lanes : list of Lane
        The own pieces on the loop.
    """

    __slots__ = (
        "at", "board", "clear", "inside", "lanes", "options", "own", "protected", "seat", "start", "stops",
    )  # fmt: skip

    def __init__(self, state: DogState, seat: int) -> None:
        options, pieces, bare = state.options, state.pieces, state.bare
        board = options.board
        self.options, self.board, self.seat = options, board, seat
        self.own = own = pieces[seat]
        self.start = board.starts[seat]
        self.at = at = {
            field: who for who, row in enumerate(pieces) for field in row if 0 <= field < HOME
        }
        starts = board.starts
        self.protected = [
            field for who, field in enumerate(starts) if at.get(field) == who and who not in bare
        ]
        self.stops: list[int] = []
        if options.foreign_start_block == "on":
            self.stops = [f for who, f in enumerate(starts) if at.get(f, who) != who]
        # fields stand in rising order: the start zone, the loop, home
        out, home = bisect(own, START_ZONE), bisect(own, HOME)
        self.inside = own[home:]
        self.clear = own[home] - HOME - 1 if self.inside else HOME_SIZE
        to_start, ahead = board.to_start[seat], board.ahead
        self.lanes: list[Lane] = [
            (field, *self.limits(field), to_start[field], ahead[field]) for field in own[out:home]
        ]

    def limits(self, field: int, back: bool = False) -> tuple[int, int]:
        """Return how many steps a piece can go at most, and over how many fields it gets."""
        land = through = FARTHEST
        if not self.protected and not self.stops:
            return land, through
        distance = self.board.distance
        for block in self.protected:
            steps = distance(block, field) if back else distance(field, block)
            if 0 < steps <= land:
                land = through = steps - 1
        for stop in self.stops:
            steps = distance(stop, field) if back else distance(field, stop)
            if 0 < steps <= through:
                land, through = min(land, steps), steps - 1
        return land, through

    def backward(self, field: int) -> int | None:
        """Return where a piece ends that goes four fields backward; None if it cannot."""
        if field > HOME or self.limits(field, back=True)[0] < STEPS_BACK:
            return None
        past = self.board.distance(self.start, field)
        if self.options.four_over_start == "barred" and 0 < past <= STEPS_BACK:
            return None
        return self.board.behind[field][STEPS_BACK - 1]

    def _goes_up(self, field: int, steps: int) -> bool:
        """Say whether a piece in home may move up so far by a plain card."""
        target = field + steps
        if target > HOME + HOME_SIZE or (self.options.start_first == "on" and not self.lanes):
            return False
        return not any(field < other <= target for other in self.inside)

    def hits(self, target: int) -> Hits:
        """Return who is hit on a field."""
        who = self.at.get(target)
        return () if who is None else ((who, target),)

    def plain(self, card: Card) -> list[Walk]:
        """Return every way in which a card moves or starts one piece.

        A swap moves none, and of a 7 nothing is listed here: it has a module of its own.
        """
        found: list[Walk] = []
        own, at, numbers = self.own, self.at, STEPS[card]
        goes_back = card in BACKWARD
        if own[0] == START_ZONE and card in STARTERS and self.start not in own:
            found.append((START_ZONE, self.start, self.hits(self.start)))
        for field, land, through, until, ahead in self.lanes:
            for steps in numbers:
                if until < steps <= until + self.clear and until <= through:
                    found.append((field, HOME + steps - until, ()))
                    if self.options.home_entry == "forced":
                        continue
                if steps <= land:
                    target = ahead[steps - 1]
                    found.append((field, target, ((at[target], target),) if target in at else ()))
            if goes_back:
                back = self.backward(field)
                if back is not None:
                    found.append((field, back, self.hits(back)))
        if numbers and numbers[0] < HOME_SIZE and self.options.home_moves == "any-card":
            found += [
                (field, field + steps, ())
                for field in self.inside
                for steps in numbers
                if self._goes_up(field, steps)
            ]
        return found

    def swaps(self) -> tuple[list[int], list[tuple[int, int]]]:
        """Return the own fields and the seats and fields of others that may change places."""
        protected = self.protected
        mine = [f for f in self.own if 0 <= f < HOME and f not in protected]
        others = [
            (who, field)
            for field, who in self.at.items()
            if who != self.seat and field not in protected
        ]
        return mine, others
