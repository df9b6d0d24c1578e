"""The board: the one place that knows where fields lie and which leads to which.

A field is a whole number, so that positions stay small and fast: 0, 1, 2 ... are the fields of the
loop, numbered clockwise, :data:`START_ZONE` is the start zone of a colour, and ``HOME + 1`` to
``HOME + 4`` are its home fields. Written they are ``t0``, ``z`` and ``h1``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple

START_ZONE = -1
HOME = 200
"""Added to the number of a home field; greater than the number of any field of a loop."""
HOME_SIZE = 4
FARTHEST = 13
"""No card moves a piece farther."""


class Edge(NamedTuple):
    """A step of one field that a piece of a colour can take."""

    kind: str
    """``forward``, ``backward``, ``into-home`` or ``start``."""
    source: int
    target: int
    seat: int | None
    """Whose pieces can take it; None: everybody's."""


@dataclass(frozen=True)
class Board:
    """A loop of equal sections, with the start zones and homes of those who play.

    Parameters
    ----------
    spaces : int
        Fields in a section; each begins with the start field of its colour.
    sections : int
        How many there are.
    clockwise : bool
        Whether pieces run towards higher numbers.
    seats : tuple of int
        The section of each seat.

    Examples
    --------
    >>> board = Board(16, 4, True, (0, 1, 2, 3))
    >>> board.length, board.starts, board.until(0, 61)
    (64, (0, 16, 32, 48), 3)
    """

    spaces: int
    sections: int
    clockwise: bool
    seats: tuple[int, ...]

    @cached_property
    def length(self) -> int:
        """Number of fields of the loop."""
        return self.spaces * self.sections

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """Start field of each seat."""
        return tuple([section * self.spaces for section in self.seats])

    @cached_property
    def owner(self) -> dict[int, int]:
        """The seat to which a start field belongs; start fields that nobody uses are missing."""
        return {field: seat for seat, field in enumerate(self.starts)}

    @cached_property
    def ahead(self) -> tuple[tuple[int, ...], ...]:
        """For each field of the loop the fields 1, 2, 3 ... steps forward."""
        return tuple(self.way(field, FARTHEST) for field in range(self.length))

    @cached_property
    def behind(self) -> tuple[tuple[int, ...], ...]:
        """For each field of the loop the fields 1, 2, 3 ... steps backward."""
        return tuple(self.way(field, FARTHEST, back=True) for field in range(self.length))

    def way(self, field: int, steps: int, back: bool = False) -> tuple[int, ...]:
        """Return the fields of the loop 1, 2, 3 ... steps forward, or backward."""
        step = 1 if self.clockwise != back else -1
        return tuple([(field + step * n) % self.length for n in range(1, steps + 1)])

    @cached_property
    def to_start(self) -> tuple[tuple[int, ...], ...]:
        """For each seat and field of the loop the steps forward to its start field, 1 to a lap."""
        return tuple(
            tuple(self.distance(field, start) or self.length for field in range(self.length))
            for start in self.starts
        )

    def until(self, seat: int, field: int) -> int:
        """Return how many steps forward the start field of `seat` is; a whole lap when on it."""
        return self.to_start[seat][field]

    def distance(self, source: int, target: int) -> int:
        """Return how many steps forward lead from one field of the loop to another; 0 to itself."""
        step = target - source if self.clockwise else source - target
        return step % self.length

    def ends(self, seat: int, field: int, steps: int) -> Iterator[int]:
        """Yield the fields where so many steps forward end: in home, and further along the loop."""
        into = field - HOME + steps if field > HOME else steps - self.until(seat, field)
        if 0 < into <= HOME_SIZE:
            yield HOME + into
        if field < HOME:
            yield self.ahead[field][steps - 1]

    def fields(self) -> Iterator[int]:
        """Yield the fields of the loop."""
        yield from range(self.length)

    def homes(self) -> range:
        """Return the home fields, the same numbers for every colour."""
        return range(HOME + 1, HOME + HOME_SIZE + 1)

    def edges(self) -> Iterator[Edge]:
        """Yield every single step that there is on the board."""
        for field in self.fields():
            yield Edge("forward", field, self.ahead[field][0], None)
            yield Edge("backward", field, self.behind[field][0], None)
        for seat, start in enumerate(self.starts):
            yield Edge("start", START_ZONE, start, seat)
            yield Edge("into-home", start, HOME + 1, seat)
            for field in range(HOME + 1, HOME + HOME_SIZE):
                yield Edge("forward", field, field + 1, seat)

    def has(self, field: int) -> bool:
        """Say whether there is such a field (a start zone and a home included)."""
        return field == START_ZONE or 0 <= field < self.length or field in self.homes()

    def place(self, field: int, seat: int = 0, number: int = 0) -> tuple[float, float]:
        """Return where to draw a field, in a square from -1 to 1 with y downwards.

        Field 0 lies in the middle of the lower edge. Homes run from the start field towards the
        middle of the board; the places of a start zone lie beside the start field, outside the loop.

        Parameters
        ----------
        field : int
            The field.
        seat : int
            Whose home or start zone is meant.
        number : int
            Which of the places of a start zone, from 0.
        """
        ring = _ring(self.length)
        if 0 <= field < self.length:
            return ring[field]
        x, y = ring[self.starts[seat]]
        if field == START_ZONE:
            # a block of two by two (and one more beside it) before the start field, seen from inside
            along, out = number // 2, number % 2
            size = hypot(x, y)
            across = (-y / size, x / size)
            far = 1.16 + 0.11 * out
            side = 0.11 * (along - 0.5)
            return (x * far + across[0] * side, y * far + across[1] * side)
        step = field - HOME
        inward = 1 - 0.155 * step
        return (x * inward, y * inward)

    def beside(self, field: int, seat: int = 0) -> tuple[float, float]:
        """Return where to write something that belongs to a field, as :meth:`place` does.

        That is outside the loop, but within it at a start field, and to one side of a home or a
        start zone.
        """
        if field == START_ZONE:  # beside the middle of its places, with room for a name
            x, y = _ring(self.length)[self.starts[seat]]
            x, y, out = x * 1.215, y * 1.215, 0.0
            aside = -0.16 - 0.07 * abs(y) / hypot(x, y)  # a fifth place is on the other side
        else:
            x, y = self.place(field, seat)
            out, aside = (0.0, 0.1) if field > HOME else (0.11, 0.0)
            if field in self.owner:  # outside is the start zone
                out, aside = -0.1, 0.12
        size = hypot(x, y)
        return (x + (x * out - y * aside) / size, y + (y * out + x * aside) / size)


ROUNDNESS = 2.7
"""Exponent of the curve on which the loop lies: 2 would be a circle, more is squarer."""


@cache
def _ring(count: int) -> tuple[tuple[float, float], ...]:
    """Return `count` points at equal distances on a rounded square, clockwise from the bottom."""

    def point(turn: float) -> tuple[float, float]:
        x, y = -sin(turn), cos(turn)
        size = (abs(x) ** ROUNDNESS + abs(y) ** ROUNDNESS) ** (1 / ROUNDNESS)
        return x / size, y / size

    fine = [point(2 * pi * n / 4096) for n in range(4097)]
    ways = [0.0]
    for (x0, y0), (x1, y1) in pairwise(fine):
        ways.append(ways[-1] + hypot(x1 - x0, y1 - y0))
    found, at = [], 0
    for number in range(count):
        while ways[at] < ways[-1] * number / count:
            at += 1
        found.append(fine[at])
    return tuple(found)


TEXTS = (*(f"t{n}" for n in range(HOME + 1)), *(f"h{n}" for n in range(1, 100)), "z")
"""The text of each field; the start zone, which is -1, comes last."""


def field_text(field: int) -> str:
    """Write a field.

    Examples
    --------
    >>> field_text(-1), field_text(12), field_text(203)
    ('z', 't12', 'h3')
    """
    return TEXTS[field]


FIELD = re.compile(r"z|t\d{1,3}|h[1-9]\d?")


def read_field(text: str) -> int | None:
    """Read a field; None if it is none. Fields beyond the board are read too, to be refused.

    Examples
    --------
    >>> read_field("h3"), read_field("t12"), read_field("z"), read_field("q1")
    (203, 12, -1, None)
    """
    if not FIELD.fullmatch(text) or (text[0] == "t" and int(text[1:]) >= HOME):
        return None
    if text == "z":
        return START_ZONE
    return int(text[1:]) + (HOME if text[0] == "h" else 0)
