"""What one player has laid: tiles in their places, and what can be done with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.scorings import Scoring, renewed, scorings
from mopsbook.games.mops_royal.tiles import FULL, SIDE, Place, Tile

EMPTY = ".."


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
    names : frozenset of str
        All its tiles, the turned and the refused ones too.
    free : tuple of (int, int)
        The places where a tile may be laid (mops-royal.adjacency, mops-royal.five-by-five), sorted.
    scorings : tuple of Scoring
        What can be scored, the dearest first.

    Examples
    --------
    >>> layout = Layout(RoyalOptions(), {(0, 0): Laid("A2")}).with_tile((0, 1), "A3")
    >>> layout
    <Layout A2 A3>
    >>> layout.free
    ((-1, 0), (-1, 1), (0, -1), (0, 2), (1, 0), (1, 1))
    """

    __slots__ = ("_box", "_face_up", "_tiles", "free", "names", "options", "scorings")

    options: RoyalOptions
    names: frozenset[Tile]
    free: tuple[Place, ...]
    scorings: tuple[Scoring, ...]

    def __init__(self, options: RoyalOptions, tiles: Mapping[Place, Laid]) -> None:
        self.options = options
        self._tiles = dict(tiles)
        self._face_up = {at: it.tile for at, it in sorted(tiles.items()) if not it.turned}
        self._box = _box(tiles)
        self.names = frozenset(name for it in tiles.values() for name in (it.tile, *it.covered))
        near = {place for at in tiles for place in neighbours(at)}
        self.free = self._fitting(near - tiles.keys())
        self.scorings = scorings(self._face_up, options)

    def __getitem__(self, at: Place) -> Laid:
        return self._tiles[at]

    def __iter__(self) -> Iterator[Place]:
        return iter(sorted(self._tiles))

    def __len__(self) -> int:
        return len(self._tiles)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Layout):
            return NotImplemented
        return self._tiles == other._tiles

    def __hash__(self) -> int:
        return hash(frozenset(self._tiles.items()))

    def __repr__(self) -> str:
        return f"<Layout {', '.join(self.rows())}>"

    @property
    def full(self) -> bool:
        """Whether the square is complete (mops-royal.end)."""
        return len(self._tiles) == FULL

    def box(self) -> tuple[int, int, int, int]:
        """Return the first row, the first column, the last row and the last column in use."""
        return self._box

    def face_up(self) -> dict[Place, Tile]:
        """Return the tiles that can be scored, by place."""
        return dict(sorted(self._face_up.items()))

    def turned(self) -> tuple[Place, ...]:
        """Return the places of the tiles that lie face down, sorted."""
        return tuple(sorted(self._tiles.keys() - self._face_up.keys()))

    def rows(self) -> tuple[str, ...]:
        """Return it as texts, one for each row: ``..`` empty, ``A3-`` turned, ``A3-/C1`` covered."""
        if not self._tiles:
            return ()
        top, left, bottom, right = self._box
        return tuple(
            " ".join(
                str(self._tiles.get((row, column), EMPTY)) for column in range(left, right + 1)
            )
            for row in range(top, bottom + 1)
        )

    def with_tile(self, at: Place, tile: Tile) -> Layout:
        """Return the layout with one more tile."""
        found = self._copy()
        found._tiles[at] = laid(tile)
        found._face_up = {**self._face_up, at: tile}
        found._box = _box(found._tiles)
        found.names = self.names | {tile}
        near = {*self.free, *neighbours(at)} - found._tiles.keys()
        found.free = found._fitting(near)
        found.scorings = renewed(self.scorings, found._face_up, tile, self.options)
        return found

    def turn_over(self, at: Place) -> Layout:
        """Return the layout with the tile on a place turned face down."""
        found = self._copy()
        tile = self._tiles[at].tile
        found._tiles[at] = laid(tile, True)
        found._face_up = self._face_up.copy()
        del found._face_up[at]
        found.scorings = renewed(self.scorings, found._face_up, tile, self.options)
        return found

    def cover(self, at: Place, tile: Tile) -> Layout:
        """Return the layout with a refused tile face down on a turned one."""
        found = self._copy()
        below = self._tiles[at]
        found._tiles[at] = below._replace(covered=(*below.covered, tile))
        found.names = self.names | {tile}
        return found

    def _copy(self) -> Layout:
        found = object.__new__(Layout)
        found.options = self.options
        found._tiles = self._tiles.copy()
        found._face_up = self._face_up
        found._box = self._box
        found.names = self.names
        found.free = self.free
        found.scorings = self.scorings
        return found

    def _fitting(self, places: Iterable[Place]) -> tuple[Place, ...]:
        """Return those of the places at which no row or column gets too long, sorted."""
        if self.options.grid == "line":
            rows = Counter(row for row, _ in self._tiles)
            columns = Counter(column for _, column in self._tiles)
            fitting = [(r, c) for r, c in places if rows[r] < SIDE and columns[c] < SIDE]
        else:
            top, left, bottom, right = self._box
            low, high, first, last = bottom - SIDE, top + SIDE, right - SIDE, left + SIDE
            fitting = [(r, c) for r, c in places if low < r < high and first < c < last]
        return () if self.full else tuple(sorted(fitting))


def neighbours(at: Place) -> tuple[Place, ...]:
    """Return the four places that touch one along an edge.

    Examples
    --------
    >>> neighbours((0, 0))
    ((-1, 0), (0, -1), (0, 1), (1, 0))
    """
    row, column = at
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)


def _box(places: Mapping[Place, Laid]) -> tuple[int, int, int, int]:
    rows, columns = zip(*places, strict=True) if places else ((0,), (0,))
    return min(rows), min(columns), max(rows), max(columns)
