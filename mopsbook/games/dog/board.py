"""The board: the one place that knows where fields lie and which leads to which.

A field is a whole number, so that positions stay small and fast: 0, 1, 2 ... are the fields of the
loop, numbered clockwise, :data:`START_ZONE` is the start zone of a colour, and ``HOME + 1`` to
``HOME + 4`` are its home fields. Written they are ``t0``, ``z`` and ``h1``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

START_ZONE = -1
HOME = 200
"""Added to the number of a home field; greater than the number of any field of a loop."""
HOME_SIZE = 4
FARTHEST = 13
"""No card moves a piece farther."""


@dataclass(frozen=True)
class Board:
    """A loop of equal sections, with the start zones and homes of those who play.

    Examples
    --------
    >>> board = Board(16, 4, True, (0, 1, 2, 3))
    >>> board.length, board.starts, board.until(0, 61)
    (64, (0, 16, 32, 48), 3)
    """

    spaces: int
    """Fields in a section; each begins with the start field of its colour."""
    sections: int
    """How many there are."""
    clockwise: bool
    """Whether pieces run towards higher numbers."""
    seats: tuple[int, ...]
    """The section of each seat."""

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

    def fact(self, field: int) -> str:
        """Write a field as a fact that becomes words: a start field says whose it is.

        Examples
        --------
        >>> board = Board(16, 4, True, (0, 1, 2, 3))
        >>> board.fact(15), board.fact(16), board.fact(202)
        ('t15', 't16@1', 'h2')
        """
        seat = self.owner.get(field)
        return field_text(field) if seat is None else f"{field_text(field)}@{seat}"

    def homes(self) -> range:
        """Return the home fields, the same numbers for every colour."""
        return range(HOME + 1, HOME + HOME_SIZE + 1)

    def has(self, field: int) -> bool:
        """Say whether there is such a field (a start zone and a home included)."""
        return field == START_ZONE or 0 <= field < self.length or field in self.homes()


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


def bare(told: str) -> str:
    """Return a field, or a piece on it, as it is written in moves.

    Examples
    --------
    >>> bare("t16@1"), bare("2:t16@1"), bare("h2")
    ('t16', '2:t16', 'h2')
    """
    return told.partition("@")[0]


FIELD = re.compile(r"z|t\d{1,3}|h[1-9]\d?")


@lru_cache(maxsize=1024)  # events name the same ones again and again
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
