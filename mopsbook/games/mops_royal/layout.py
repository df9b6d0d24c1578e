"""What one player has laid: tiles in their places, and what can be done with them."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple

from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.patterns import Cells
from mopsbook.games.mops_royal.scorings import Scoring, dearest_first, groups, in_group
from mopsbook.games.mops_royal.tiles import FULL, SIDE, Place, Tile

EMPTY = ".."
Extent = tuple[int, int, int, int]
"""First row, first column, last row, last column."""
Spot = tuple[str, Tile]
"""The side of a tile, and the tile."""
SIDES = {
    "above": (1, 0),
    "left": (0, 1),
    "right": (0, -1),
    "below": (-1, 0),
    "above-left": (1, 1),
    "above-right": (1, -1),
    "below-left": (-1, 1),
    "below-right": (-1, -1),
}
"""How many rows down and columns to the right the tile is from a place at its side."""


class Laid(NamedTuple):
    """What lies on one place: a tile, and the refused tiles face down on it."""

    tile: Tile
    turned: bool = False
    covered: tuple[Tile, ...] = ()

    def __str__(self) -> str:
        return "/".join([f"{self.tile}-" if self.turned else self.tile, *self.covered])


laid = lru_cache(maxsize=1 << 10)(Laid)
"""The one value for a tile and its side: layouts share them."""


class Layout(Mapping[Place, Laid]):
    """The layout of one player: an immutable mapping from places to what lies there, by place.

    Layouts with the same tiles in the same places are equal. Where a tile can be laid and what can be
    scored is kept beside the tiles and follows their changes, for both are asked for in every round.

    Parameters
    ----------
    options : RoyalOptions
        The readings under which it was laid.
    tiles : mapping
        From places to :class:`Laid`.

    Attributes
    ----------
    box : tuple of int
        The first row, the first column, the last row and the last column in use.
    names : frozenset of str
        All its tiles, the turned and the refused ones too.
    free : tuple of (int, int)
        The places where a tile may be laid (mops-royal.adjacency, mops-royal.five-by-five), sorted.

    Examples
    --------
    >>> layout = Layout(RoyalOptions(), {(0, 0): Laid("A2")}).with_tile((0, 1), "A3")
    >>> layout
    <Layout A2 A3>
    >>> layout.free
    ((-1, 0), (-1, 1), (0, -1), (0, 2), (1, 0), (1, 1))
    """

    __slots__ = (
        "_face_up", "_groups", "_scorable", "_scorings", "_turned", "box", "free", "names", "options",
    )  # fmt: skip

    options: RoyalOptions
    box: Extent
    names: frozenset[Tile]
    free: tuple[Place, ...]
    _scorings: tuple[Scoring, ...] | None

    def __init__(self, options: RoyalOptions, tiles: Mapping[Place, Laid]) -> None:
        self.options = options
        self._face_up = {at: it.tile for at, it in tiles.items() if not it.turned}
        self._turned = {at: it for at, it in tiles.items() if it.turned}
        self.box = box_of(tiles)
        self.names = frozenset(name for it in tiles.values() for name in (it.tile, *it.covered))
        near = {place for at in tiles for place in neighbours(at)}
        self.free = self._fitting(sorted(near - tiles.keys()))
        self._groups: dict[str, Cells] = groups(self._face_up)
        self._scorable: dict[str, list[Scoring]] = {}
        self._renew(self._groups)

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout, (self.options, dict(self.items()))

    def __getitem__(self, at: Place) -> Laid:
        return laid(self._face_up[at]) if at in self._face_up else self._turned[at]

    def __iter__(self) -> Iterator[Place]:
        return iter(sorted([*self._face_up, *self._turned]))

    def __len__(self) -> int:
        return len(self._face_up) + len(self._turned)

    def __contains__(self, at: object) -> bool:
        return at in self._face_up or at in self._turned

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Layout):
            return NotImplemented
        return self._face_up == other._face_up and self._turned == other._turned

    def __hash__(self) -> int:
        return hash(frozenset(self.items()))

    def __repr__(self) -> str:
        return f"<Layout {', '.join(self.rows())}>"

    @property
    def full(self) -> bool:
        """Whether the square is complete (mops-royal.end)."""
        return len(self._face_up) + len(self._turned) == FULL

    @property
    def scorable(self) -> bool:
        """Whether there is something to score."""
        return bool(self._scorable)

    @property
    def scorings(self) -> tuple[Scoring, ...]:
        """What can be scored, the dearest first."""
        if self._scorings is None:
            self._scorings = dearest_first(chain.from_iterable(self._scorable.values()))
        return self._scorings

    def scoring(self, cells: Cells, flip: Place) -> Scoring:
        """Return the scoring of a combination for which a tile is turned."""
        return next(one for one in self.scorings if (one.cells, one.flip) == (cells, flip))

    def touches(self, at: Place) -> bool:
        """Say whether a tile on a place would touch one of these along an edge."""
        face_up, turned = self._face_up, self._turned
        for near in neighbours(at):  # noqa: SIM110 (asked of every tile that is laid)
            if near in face_up or near in turned:
                return True
        return False

    def beside(self, at: Place) -> Spot | None:
        """Return where a place is, seen from a tile that it touches along an edge, or else at a corner.

        Examples
        --------
        >>> Layout(RoyalOptions(), {(0, 0): Laid("A2")}).beside((-1, 0))
        ('above', 'A2')
        """
        row, column = at
        for side, (down, right) in SIDES.items():
            tile = (row + down, column + right)
            if tile in self:
                return side, self[tile].tile
        return None

    def lengths(self, at: Place) -> tuple[int, int]:
        """Return how long the longest row and column are with a tile on a place, as `grid` counts."""
        if self.options.grid == "line":
            row, column = (1 + sum(other[axis] == at[axis] for other in self) for axis in (0, 1))
            return row, column
        top, left, bottom, right = _wider(self.box, at)
        return right - left + 1, bottom - top + 1

    def face_up(self) -> dict[Place, Tile]:
        """Return the tiles that can be scored, by place."""
        return dict(sorted(self._face_up.items()))

    def turned(self) -> tuple[Place, ...]:
        """Return the places of the tiles that lie face down, sorted."""
        return tuple(sorted(self._turned))

    def rows(self) -> tuple[str, ...]:
        """Return it as texts, one for each row: ``..`` empty, ``A3-`` turned, ``A3-/C1`` covered."""
        return rows_of(self)

    def with_tile(self, at: Place, tile: Tile) -> Layout:
        """Return the layout with one more tile."""
        found = self._copy()
        found._face_up = face_up = {**self._face_up, at: tile}
        found.names = self.names | {tile}
        found.box = _wider(self.box, at)
        free = list(self.free)
        free.remove(at)
        turned = self._turned
        for near in neighbours(at):
            if near not in face_up and near not in turned and near not in free:
                insort(free, near)
        found.free = found._fitting(free)
        found._groups = grown = self._groups.copy()
        for value in tile:
            grown[value] = tuple(sorted((*grown.get(value, ()), at)))
        found._renew(tile)
        return found

    def turn_over(self, at: Place) -> Layout:
        """Return the layout with the tile on a place turned face down."""
        found = self._copy()
        found._face_up = self._face_up.copy()
        tile = found._face_up.pop(at)
        found._turned = {**self._turned, at: laid(tile, True)}
        found._groups = shrunk = self._groups.copy()
        for value in tile:
            shrunk[value] = tuple([other for other in shrunk[value] if other != at])
        found._renew(tile)
        return found

    def cover(self, at: Place, tile: Tile) -> Layout:
        """Return the layout with a refused tile face down on a turned one."""
        found = self._copy()
        below = self._turned[at]
        found._turned = {**self._turned, at: below._replace(covered=(*below.covered, tile))}
        found.names = self.names | {tile}
        return found

    def _copy(self) -> Layout:
        found = object.__new__(Layout)
        found.options = self.options
        found._face_up = self._face_up
        found._turned = self._turned
        found.box = self.box
        found.names = self.names
        found.free = self.free
        found._groups = self._groups
        found._scorable = self._scorable
        found._scorings = self._scorings
        return found

    def _renew(self, values: Iterable[str]) -> None:
        """Look for what can be scored with these colours and objects; all others are as they were."""
        self._scorable = self._scorable.copy()
        self._scorings = None
        for value in values:
            found = in_group(value, self._groups[value], self._face_up, self.options)
            if found:
                self._scorable[value] = found
            else:
                self._scorable.pop(value, None)

    def _fitting(self, places: Iterable[Place]) -> tuple[Place, ...]:
        """Return those of the places at which no row or column gets too long."""
        if self.full:
            return ()
        if self.options.grid == "line":
            rows = Counter(row for row, _ in self)
            columns = Counter(column for _, column in self)
            return tuple([(r, c) for r, c in places if rows[r] < SIDE and columns[c] < SIDE])
        top, left, bottom, right = self.box
        low, high, first, last = bottom - SIDE, top + SIDE, right - SIDE, left + SIDE
        return tuple([at for at in places if low < at[0] < high and first < at[1] < last])


def neighbours(at: Place) -> tuple[Place, ...]:
    """Return the four places that touch one along an edge.

    Examples
    --------
    >>> neighbours((0, 0))
    ((-1, 0), (0, -1), (0, 1), (1, 0))
    """
    row, column = at
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)


def rows_of(tiles: Mapping[Place, object]) -> tuple[str, ...]:
    """Return tiles as texts, one for each row."""
    if not tiles:
        return ()
    top, left, bottom, right = box_of(tiles)
    return tuple(
        " ".join(str(tiles.get((row, column), EMPTY)) for column in range(left, right + 1))
        for row in range(top, bottom + 1)
    )


def box_of(places: Iterable[Place]) -> Extent:
    """Return the first row, the first column, the last row and the last column of places."""
    box: Extent | None = None
    for at in places:
        box = (*at, *at) if box is None else _wider(box, at)
    return box or (0, 0, 0, 0)


def _wider(box: Extent, at: Place) -> Extent:
    """Return the box that holds one more place."""
    top, left, bottom, right = box
    row, column = at
    if top <= row <= bottom and left <= column <= right:
        return box
    return min(top, row), min(left, column), max(bottom, row), max(right, column)
