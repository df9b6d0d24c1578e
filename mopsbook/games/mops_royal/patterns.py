"""The printed combinations: shapes of three to five tiles, and which of their tiles is turned over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from mopsbook.core.errors import OptionError, short
from mopsbook.games.mops_royal.tiles import SIDE, Place

Cells = tuple[Place, ...]
"""Places, sorted."""

SIZES = (3, 4, 5)
"""How many tiles a combination has (mops-royal.sizes)."""
LONGEST_ID = 20


class Pattern(NamedTuple):
    """A combination as it is printed; it may be turned and mirrored."""

    id: str
    """Its name, such as ``"L4"``."""
    cells: Cells
    """Row and column of each tile, sorted; the first row and the first column are 0."""
    marks: Cells
    """The tiles of which one is turned over after scoring, sorted."""

    @classmethod
    def drawn(cls, id: str, *rows: str) -> Pattern:
        """Read a pattern from a drawing: ``o`` a tile, ``*`` one that may be turned over.

        Examples
        --------
        >>> Pattern.drawn("V3", "o*", " o")
        Pattern(id='V3', cells=((0, 0), (0, 1), (1, 1)), marks=((0, 1),))
        """
        signs = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}
        cells = tuple(at for at, sign in signs.items() if sign in "o*")
        return cls(id, cells, tuple(at for at in cells if signs[at] == "*"))


PRINTED = (
    Pattern.drawn("I3", "o*o"),
    Pattern.drawn("V3", "o*", " o"),
    Pattern.drawn("D3", "o", " *", "  o"),
    Pattern.drawn("I4", "o", "*", "*", "o"),
    Pattern.drawn("L4", "*o", "*", "o"),
    Pattern.drawn("T4", "o*o", " o"),
    Pattern.drawn("S4", " *o", "o*"),
    Pattern.drawn("D4", "   o", "  *", " *", "o"),
    Pattern.drawn("I5", "o", "o", "*", "o", "o"),
    Pattern.drawn("V5", "*oo", "o", "o"),
    Pattern.drawn("L5", "oo", "*", "o", "o"),
    Pattern.drawn("U5", "oo", " *", "oo"),
    Pattern.drawn("X5", " o", "o*o", " o"),
    Pattern.drawn("F5", "  o", "o*o", " o"),
    Pattern.drawn("N5", " o", "*o", "o", "o"),
    Pattern.drawn("Y5", " o", "o*oo"),
    Pattern.drawn("D5", "    o", "   o", "  *", " o", "o"),
)
"""The seventeen combinations of the board (mops-royal.pattern-set)."""

BASIC = (
    Pattern.drawn("I3", "o*o"),
    Pattern.drawn("V3", "o", "*o"),
    Pattern.drawn("I4", "o**o"),
    Pattern.drawn("L4", "*", "o", "*o"),
    Pattern.drawn("T4", "o*o", " *"),
    Pattern.drawn("S4", " *o", "o*"),
    Pattern.drawn("O4", "*o", "oo"),
    Pattern.drawn("I5", "oo*oo"),
    Pattern.drawn("L5", "o", "o", "o", "*o"),
    Pattern.drawn("P5", "oo", "*o", "o"),
    Pattern.drawn("T5", "o*o", " o", " o"),
    Pattern.drawn("V5", "o", "o", "*oo"),
    Pattern.drawn("X5", " o", "o*o", " o"),
)
"""A plainer set of thirteen, without diagonals."""

SETS = {"printed": PRINTED, "basic": BASIC}


def read_patterns(value: Any) -> tuple[Pattern, ...]:
    """Return the combinations that an option names or is.

    Parameters
    ----------
    value : {"printed", "basic"} or sequence
        A name, or combinations: each a :class:`Pattern`, an object with ``id``, ``cells`` and
        ``marks``, or a list of these three.

    Raises
    ------
    OptionError
        If it is none of these, or a combination cannot be scored.

    Examples
    --------
    >>> len(read_patterns("printed")), len(read_patterns("basic"))
    (17, 13)
    >>> read_patterns([{"id": "bar", "cells": [[1, 2], [1, 1], [1, 3]], "marks": [[1, 2]]}])
    (Pattern(id='bar', cells=((0, 0), (0, 1), (0, 2)), marks=((0, 1),)),)
    """
    if isinstance(value, str) and value in SETS:
        return SETS[value]
    if not isinstance(value, list | tuple) or not value:
        raise OptionError("mops_royal.option-patterns", value=short(value))
    patterns = tuple(_read_pattern(one) for one in value)
    shapes_of = {pattern.id: _shapes_of(pattern) for pattern in (*BASIC, *PRINTED)}
    seen: dict[Cells, str] = {}
    for pattern in patterns:
        if pattern.id in seen.values():
            raise OptionError("mops_royal.pattern-twice", id=repr(pattern.id))
        if pattern.cells not in shapes_of.get(pattern.id, [pattern.cells]):
            raise OptionError("mops_royal.pattern-name", id=repr(pattern.id))
        if other := seen.get(pattern.cells):
            raise OptionError("mops_royal.pattern-same", other=repr(other), id=repr(pattern.id))
        seen.update(dict.fromkeys(_shapes_of(pattern), pattern.id))
    return patterns


def _read_pattern(value: Any) -> Pattern:
    if isinstance(value, Mapping) and value.keys() == {"id", "cells", "marks"}:
        value = (value["id"], value["cells"], value["marks"])
    if not isinstance(value, list | tuple) or len(value) != 3:
        raise OptionError("mops_royal.pattern-parts", value=short(value))
    name, cells, marks = value
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_ID or not name.isprintable():
        raise OptionError("mops_royal.pattern-id", most=LONGEST_ID, id=short(name))
    cells, marks = _read_cells(name, "cells", cells), _read_cells(name, "marks", marks)
    if len(cells) not in SIZES:
        raise OptionError("mops_royal.pattern-size", id=repr(name), size=len(cells))
    if not marks or not set(marks) <= set(cells):
        raise OptionError("mops_royal.pattern-marks", id=repr(name))
    shape = normalised(cells)
    if max(max(at) for at in shape) >= SIDE:
        raise OptionError("mops_royal.pattern-long", id=repr(name), side=SIDE)
    moved = dict(zip(cells, shape, strict=True))
    return Pattern(name, shape, tuple(moved[at] for at in marks))


def _read_cells(name: str, part: str, value: Any) -> Cells:
    """Return places sorted; pairs of numbers that all differ."""
    fine = isinstance(value, list | tuple) and all(
        isinstance(at, list | tuple) and len(at) == 2 and all(type(n) is int for n in at)
        for at in value
    )
    cells = {(at[0], at[1]) for at in value} if fine else set()
    if not fine or len(cells) != len(value):
        raise OptionError("mops_royal.pattern-cells", part=part, id=repr(name), value=short(value))
    return tuple(sorted(cells))


def normalised(cells: Sequence[Place]) -> Cells:
    """Return sorted places moved so that the first row and the first column are 0.

    Examples
    --------
    >>> normalised([(-1, 3), (0, 2)])
    ((0, 1), (1, 0))
    """
    top, left = cells[0][0], min([column for _, column in cells])
    return tuple([(row - top, column - left) for row, column in cells])


@lru_cache(maxsize=16)
def shapes(patterns: tuple[Pattern, ...]) -> Mapping[Cells, Pattern]:
    """Return every position of every combination: turned, mirrored, and moved to the corner.

    Where a combination fits onto itself, all tiles that may then be the marked one are marked.

    Examples
    --------
    >>> found = shapes(BASIC)
    >>> sum(one.id == "L5" for one in found.values())
    8
    >>> found[(0, 0), (0, 1), (1, 0), (1, 1)].marks  # the square, in any of its four positions
    ((0, 0), (0, 1), (1, 0), (1, 1))
    """
    return {shape: found for one in patterns for shape, found in _shapes_of(one).items()}


def _shapes_of(pattern: Pattern) -> dict[Cells, Pattern]:
    marks: dict[Cells, set[Place]] = {}
    for turn in range(8):
        moved = {at: _turned(at, turn) for at in pattern.cells}
        order = sorted(moved, key=moved.__getitem__)
        shape = normalised([moved[at] for at in order])
        at_shape = dict(zip(order, shape, strict=True))
        marks.setdefault(shape, set()).update(at_shape[at] for at in pattern.marks)
    return {s: Pattern(pattern.id, s, tuple(sorted(found))) for s, found in marks.items()}


def _turned(at: Place, turn: int) -> Place:
    """Return a place after one of the eight turns of a square; the last four are mirrored."""
    row, column = at
    for _ in range(turn % 4):
        row, column = column, -row
    return (row, -column) if turn >= 4 else (row, column)
