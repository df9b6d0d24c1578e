"""What can be scored: combinations of face-up tiles of one colour or of one object."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.patterns import SIZES, Cells, Pattern, read_patterns, shapes
from mopsbook.games.mops_royal.tiles import Place, Tile

COLOUR = "colour"
OBJECT = "object"
SIGN = {COLOUR: 0, OBJECT: 1}
"""Which sign of a tile tells its colour, and which its object."""


class Scoring(NamedTuple):
    """One combination with the tile that is turned over for it."""

    cells: Cells
    """The places of its tiles, sorted."""
    flip: Place
    """The place of the tile that is turned."""
    points: int
    """What it brings, crowns included."""
    pattern: str
    """Id of the combination."""
    by: str
    """What its tiles have in common."""
    value: str
    """That colour's letter or that object's digit."""
    crowns: int
    """How many of its tiles bear a crown."""

    @property
    def facts(self) -> dict[str, Any]:
        """What messages say of it."""
        return {"pattern": self.pattern, "by": self.by, "value": self.value, "points": self.points}


def scorings(face_up: Mapping[Place, Tile], options: RoyalOptions) -> tuple[Scoring, ...]:
    """Return everything that can be scored, the dearest first.

    Parameters
    ----------
    face_up : mapping
        The tiles of a layout that are not turned, by place.
    options : RoyalOptions
        The combinations, the points and the crowns.

    Examples
    --------
    >>> from mopsbook.games.mops_royal.options import RoyalOptions
    >>> row = {(0, 0): "A2", (0, 1): "A5", (0, 2): "A4"}  # A5 bears a crown
    >>> scorings(row, RoyalOptions())
    (Scoring(cells=((0, 0), (0, 1), (0, 2)), flip=(0, 1), points=3, pattern='I3', by='colour', value='A', crowns=1),)
    """
    return dearest_first(
        found
        for value, group in groups(face_up).items()
        for found in in_group(value, group, face_up, options)
    )


def groups(face_up: Mapping[Place, Tile]) -> dict[str, Cells]:
    """Return the places of the tiles of each colour and of each object, sorted.

    Examples
    --------
    >>> groups({(0, 0): "A2", (0, 1): "A3"})
    {'A': ((0, 0), (0, 1)), '2': ((0, 0),), '3': ((0, 1),)}
    """
    found: dict[str, list[Place]] = {}
    for at, tile in sorted(face_up.items()):
        for value in tile:
            found.setdefault(value, []).append(at)
    return {value: tuple(places) for value, places in found.items()}


def in_group(
    value: str, group: Cells, face_up: Mapping[Place, Tile], options: RoyalOptions
) -> list[Scoring]:
    """Return everything that can be scored with the tiles of one colour or of one object.

    That is the letter or the digit `value`; all its face-up tiles are the sorted places of `group`.
    """
    if len(group) < SIZES[0]:
        return []
    fits = _finder(options.patterns, options.partial_groups)(_steps(group))
    if not fits:
        return []
    crowns = [face_up[at] in options.crowned for at in group]
    points_for, one_each = options.points_for, options.crown_points == "per-crown"
    by = OBJECT if value.isdigit() else COLOUR
    found = []
    for chosen, flip, pattern in fits:
        count = sum([crowns[n] for n in chosen])
        points = points_for[len(chosen)] + (count if one_each else min(count, 1))
        cells = tuple([group[n] for n in chosen])
        found.append(Scoring(cells, group[flip], points, pattern, by, value, count))
    return found


def dearest_first(found: Iterable[Scoring]) -> tuple[Scoring, ...]:
    """Return scorings by points, falling, and by place where these are equal."""
    return tuple(sorted(found, key=lambda one: (-one.points, one.cells, one.flip)))


Steps = tuple[int, ...]
"""How far each place of a group lies from its first one, as one number: wherever the group is."""
ROW = 1 << 10
"""How far the next row is: farther than any column."""

Fit = tuple[tuple[int, ...], int, str]
"""Which cells of a group form a combination, which of them is turned, and the combination's id."""


def _steps(group: Cells) -> Steps:
    top, left = group[0]
    return tuple([(row - top) * ROW + column - left for row, column in group])


@lru_cache(maxsize=16)
def _finder(
    patterns: str | tuple[Pattern, ...], partial: bool
) -> Callable[[Steps], tuple[Fit, ...]]:
    """Return the function that finds the combinations in a group of equal tiles.

    A group has six tiles at most, and the same few shapes come back again and again: they are kept.
    """
    known = {
        _steps(shape): (pattern.id, [shape.index(mark) for mark in pattern.marks])
        for shape, pattern in shapes(read_patterns(patterns)).items()
    }

    @lru_cache(maxsize=1 << 16)
    def fits(group: Steps) -> tuple[Fit, ...]:
        found: list[Fit] = []
        for size in SIZES:
            for chosen in combinations(range(len(group)), size):
                first = group[chosen[0]]
                named = known.get(tuple([group[n] - first for n in chosen]))
                if named and (partial or is_whole(_places(group, chosen), _places(group))):
                    pattern, marks = named
                    found += [(chosen, chosen[mark], pattern) for mark in marks]
        return tuple(found)

    return fits


def _places(group: Steps, chosen: Iterable[int] | None = None) -> list[Place]:
    """Return places of a group, the first one at (0, 0)."""
    steps = group if chosen is None else [group[n] for n in chosen]
    rows = [(step + ROW // 2) // ROW for step in steps]
    return [(row, step - row * ROW) for row, step in zip(rows, steps, strict=True)]


def is_whole(cells: Iterable[Place], group: Iterable[Place]) -> bool:
    """Say whether no further tile of a group touches a combination (mops-royal.part-of-group).

    Examples
    --------
    >>> is_whole([(0, 0), (0, 1), (0, 2)], [(0, 0), (0, 1), (0, 2), (1, 3)])
    True
    """
    return not beside(cells, group)


def beside(cells: Iterable[Place], group: Iterable[Place]) -> set[Place]:
    """Return the further tiles of a group that touch a combination.

    Tiles touch along an edge. A diagonal has no such edges: there corners count as well.

    Parameters
    ----------
    cells : iterable of (int, int)
        The combination.
    group : iterable of (int, int)
        All face-up tiles of its colour or object.

    Examples
    --------
    >>> beside([(0, 0), (1, 1), (2, 2)], [(0, 0), (1, 1), (2, 2), (3, 3)])
    {(3, 3)}
    """
    cells = set(cells)
    by_edges = all(any(_touch(a, b) for b in cells) for a in cells)
    return {
        b
        for a in cells
        for b in set(group) - cells
        if _touch(a, b) or (not by_edges and abs(a[0] - b[0]) == 1 == abs(a[1] - b[1]))
    }


def _touch(a: Place, b: Place) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
