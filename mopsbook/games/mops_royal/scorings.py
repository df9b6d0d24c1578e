"""What can be scored: combinations of face-up tiles of one colour or of one object."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from mopsbook.games.mops_royal.patterns import (
    SIZES,
    Cells,
    Pattern,
    normalised,
    read_patterns,
    shapes,
)
from mopsbook.games.mops_royal.tiles import Place, Tile

if TYPE_CHECKING:
    from mopsbook.games.mops_royal.options import RoyalOptions

COLOUR = "colour"
OBJECT = "object"
SIGN = {COLOUR: 0, OBJECT: 1}
"""Which sign of a tile tells its colour, and which its object."""


class Scoring(NamedTuple):
    """One combination with the tile that is turned over for it.

    Parameters
    ----------
    cells : tuple of (int, int)
        The places of its tiles, sorted.
    flip : (int, int)
        The place of the tile that is turned.
    points : int
        What it brings, crowns included.
    pattern : str
        Id of the combination.
    by : {"colour", "object"}
        What its tiles have in common.
    value : str
        That colour's letter or that object's digit.
    crowns : int
        How many of its tiles bear a crown.
    """

    cells: Cells
    flip: Place
    points: int
    pattern: str
    by: str
    value: str
    crowns: int


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
    groups: dict[tuple[str, str], list[Place]] = {}
    for at, tile in face_up.items():
        for by, sign in SIGN.items():
            groups.setdefault((by, tile[sign]), []).append(at)
    return dearest_first(
        found
        for (by, value), group in groups.items()
        for found in _in_group(face_up, group, by, value, options)
    )


def renewed(
    known: Iterable[Scoring], face_up: Mapping[Place, Tile], tile: Tile, options: RoyalOptions
) -> tuple[Scoring, ...]:
    """Return everything that can be scored after one tile has been laid or turned over.

    Parameters
    ----------
    known : iterable of Scoring
        What could be scored before.
    face_up : mapping
        The tiles that are not turned now.
    tile : str
        The tile that was laid or turned; only its colour and its object are looked at anew.
    options : RoyalOptions
        The combinations, the points and the crowns.

    Examples
    --------
    >>> from mopsbook.games.mops_royal.options import RoyalOptions
    >>> renewed((), {(0, 0): "A2", (0, 1): "A3", (1, 1): "A4"}, "A4", RoyalOptions())[0].pattern
    'V3'
    """
    found = [one for one in known if one.value not in tile]
    for by, sign in SIGN.items():
        group = [at for at, it in face_up.items() if it[sign] == tile[sign]]
        found += _in_group(face_up, group, by, tile[sign], options)
    return dearest_first(found)


def dearest_first(found: Iterable[Scoring]) -> tuple[Scoring, ...]:
    """Return scorings by points, falling, and by place where these are equal."""
    return tuple(sorted(found, key=_order))


def _order(scoring: Scoring) -> tuple[int, Cells, Place]:
    return -scoring.points, scoring.cells, scoring.flip


def _in_group(
    face_up: Mapping[Place, Tile], group: list[Place], by: str, value: str, options: RoyalOptions
) -> list[Scoring]:
    """Return what can be scored in a group: the places of all tiles of one colour or one object."""
    if len(group) < SIZES[0]:
        return []
    group.sort()
    crowned, points_for = options.crowned, options.points_for
    one_each = options.crown_points == "per-crown"
    found = []
    for chosen, flip, pattern in _finder(options.patterns, options.partial_groups)(
        normalised(group)
    ):
        cells = tuple([group[n] for n in chosen])
        crowns = sum([face_up[at] in crowned for at in cells])
        points = points_for[len(cells)] + (crowns if one_each else min(crowns, 1))
        found.append(Scoring(cells, group[flip], points, pattern, by, value, crowns))
    return found


Fit = tuple[tuple[int, ...], int, str]
"""Which cells of a group form a combination, which of them is turned, and the combination's id."""


@lru_cache(maxsize=16)
def _finder(
    patterns: str | tuple[Pattern, ...], partial: bool
) -> Callable[[Cells], tuple[Fit, ...]]:
    """Return the function that finds the combinations in a group: equal tiles, moved to the corner.

    A group has six tiles at most, and the same few shapes come back again and again: they are kept.
    """
    known = shapes(read_patterns(patterns))

    @lru_cache(maxsize=1 << 14)
    def fits(group: Cells) -> tuple[Fit, ...]:
        found = []
        for size in SIZES:
            for chosen in combinations(range(len(group)), size):
                cells = [group[n] for n in chosen]
                shape = normalised(cells)
                if shape in known and (partial or is_whole(cells, group)):
                    pattern = known[shape]
                    found += [(chosen, chosen[shape.index(m)], pattern.id) for m in pattern.marks]
        return tuple(found)

    return fits


def is_whole(cells: Iterable[Place], group: Iterable[Place]) -> bool:
    """Say whether no further tile of a group touches a combination (mops-royal.part-of-group).

    Tiles touch along an edge. A diagonal has no such edges: there corners count as well.

    Parameters
    ----------
    cells : iterable of (int, int)
        The combination.
    group : iterable of (int, int)
        All face-up tiles of its colour or object.

    Examples
    --------
    >>> is_whole([(0, 0), (0, 1), (0, 2)], [(0, 0), (0, 1), (0, 2), (1, 3)])
    True
    >>> is_whole([(0, 0), (1, 1), (2, 2)], [(0, 0), (1, 1), (2, 2), (3, 3)])
    False
    """
    cells = set(cells)
    by_edges = all(any(_touch(a, b) for b in cells) for a in cells)
    return not any(
        _touch(a, b) or (not by_edges and _meet(a, b)) for a in cells for b in set(group) - cells
    )


def _touch(a: Place, b: Place) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def _meet(a: Place, b: Place) -> bool:
    """Say whether two places have a corner in common and no edge."""
    return abs(a[0] - b[0]) == 1 == abs(a[1] - b[1])
