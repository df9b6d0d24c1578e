"""Where everything lies, on the wide and on the narrow canvas, for two to four players.

A square is seen with its middle in the middle of its area, and as large as it can be: the tiles are
drawn smaller while it grows. In the own square there is room for the places round it.
"""

from __future__ import annotations

from dataclasses import dataclass

from mopsbook.games.mops_royal.layout import Layout, neighbours
from mopsbook.games.mops_royal.tiles import COLOURS, OBJECTS, SIDE, Place, Tile
from mopsbook.show.scene import Box

TILE = 80
STEP = 89
"""From tile to tile."""
SLOT = 34
"""Width of what shows that a row has no room any more."""
ICON = 24
"""Width of the drawing of a pattern."""
ACROSS = 12
"""Tiles side by side in the supply: two colours."""
Spot = tuple[float, float]
Window = tuple[int, int, int, int]
"""First row, first column, last row and last column."""


@dataclass(frozen=True, slots=True)
class Area:
    """Where a square lies: left, top and width on each canvas, and the zone of its plate."""

    wide: tuple[float, float, float]
    slim: tuple[float, float, float]
    plate: tuple[Box, Box]

    def boxes(self, span: float) -> tuple[Box, Box]:
        """Return the zone of a square that is `span` units wide, on both canvases."""
        wide, slim = (
            (round(left, 1), round(top, 1), round(width / span, 4))
            for left, top, width in (self.wide, self.slim)
        )
        return wide, slim


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole table.

    Parameters
    ----------
    slim : tuple of int
        Size of the narrow canvas; that of the wide one is :data:`WIDE`.
    areas : tuple of Area
        The squares, clockwise from the one below.
    called, supply, patterns : pair of Box
        Zones.
    captions : mapping
        Places of the captions on either canvas.
    """

    slim: tuple[int, int]
    areas: tuple[Area, ...]
    called: tuple[Box, Box]
    supply: tuple[Box, Box]
    patterns: tuple[Box, Box]
    captions: dict[str, tuple[Spot, Spot]]


WIDE = (790, 700)
SLIM = 400
LEFT, RIGHT = 514, 776
"""Edges of the column beside the own square."""
PLATE = (150, 30)
CALLED = (TILE, TILE)
SUPPLY = (ACROSS * STEP, 3 * STEP)
PATTERNS = (262, 108)
LEAST = 3
"""How many tiles side by side there is room for at least, so that a single one is not huge."""
BOX, LINE = SIDE + 1, 16
"""Places side by side up to which the letters of numbers are as they are, and then grow with them."""
SLIM_SQUARE = {1: 200, 2: 170, 3: 118}
"""Width of the other squares on the narrow canvas, by their number."""


def _plan(players: int) -> Plan:
    own = Area((36, 66, 462), (24, 100, 370), ((20, 14, 1), (14, 12, 1)))
    others, foot = _others(players - 1, 482)
    patterns, supply = foot + 30, foot + 210
    return Plan(
        slim=(SLIM, supply + 104),
        areas=(own, *others),
        called=((LEFT, 32, 1), (176, 10, 0.8)),
        supply=((36, 576, 0.432), (11, supply, 0.354)),
        patterns=((LEFT, 582, 1), (16, patterns, 1.4)),
        captions={
            "called": ((LEFT + 172, 42), (318, 20)),
            "tile": ((LEFT + 172, 62), (318, 36)),
            "revealed": ((LEFT + 172, 82), (318, 52)),
            "caller": ((LEFT + 172, 102), (318, 68)),
            "supply": ((264, 562), (200, supply - 12)),
            "patterns": ((645, 562), (200, patterns - 12)),
        },
    )


def _others(count: int, top: int) -> tuple[tuple[Area, ...], int]:
    """Return the other squares, and where the narrow canvas goes on below them."""
    first, high = 132, 400
    columns = 2 if count == 3 else 1
    rows = -(-count // columns)
    room = (RIGHT - LEFT) / columns
    width = min(room - 6, high / rows - 44)
    found = []
    for n in range(count):
        middle = LEFT + room * (n % columns + 0.5)
        upper = first + high / rows * (n // columns)
        slim = SLIM / count * (n + 0.5)
        plates: tuple[Box, Box] = (
            (round(middle - PLATE[0] / 2, 1), round(upper, 1), 1),
            (round(slim - PLATE[0] * 0.4, 1), top, 0.8),
        )
        found.append(
            Area(
                (middle - width / 2, upper + 36, width),
                (slim - SLIM_SQUARE[count] / 2, top + 28, SLIM_SQUARE[count]),
                plates,
            )
        )
    return tuple(found), top + 28 + SLIM_SQUARE[count]


PLANS = {players: _plan(players) for players in (2, 3, 4)}


def window(layout: Layout) -> Window:
    """Return which rows and columns can be seen while a tile is laid.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mops_royal").position("boards A2 A3 A4 B1, A6 / B3")
    >>> window(s.boards[0]), window(s.boards[1])
    ((-1, -1, 2, 4), (-1, -1, 1, 1))
    """
    top, left, bottom, right = layout.box()
    if layout.options.grid == "line":
        return top - 1, left - 1, bottom + 1, right + 1
    far = SIDE - 1
    return (
        max(top - 1, bottom - far),
        max(left - 1, right - far),
        min(bottom + 1, top + far),
        min(right + 1, left + far),
    )


def around(layout: Layout) -> tuple[Place, ...]:
    """Return the empty places that are shown while a tile is laid, whether it may lie there or not.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mops_royal").position("boards A2 / B3 B4 B5 B6 C1")
    >>> around(s.boards[0])
    ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))
    >>> [at for at in around(s.boards[1]) if at[0] == 0]  # a sixth in a row
    [(0, -1), (0, 5)]
    """
    if layout.full:
        return ()
    top, left, bottom, right = window(layout)
    seen = {(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1)}
    seen.update(near for at in layout for near in neighbours(at))
    return tuple(sorted(seen - layout.keys()))


class Grid:
    """Turns the places of a square into spots of its zone.

    Parameters
    ----------
    layout : Layout
        The square.
    own : bool
        Whether the places round it are shown as well.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mops_royal").position("boards A2 A3 A4 / B3")
    >>> [Grid(board, own).span // STEP for board in s.boards for own in (True, False)]
    [5, 3, 5, 3]
    """

    def __init__(self, layout: Layout, own: bool) -> None:
        self.box, self.window = layout.box(), window(layout)
        top, left, bottom, right = self.box
        side = max(LEAST + own, bottom - top + 1, right - left + 1)
        self.span = side * STEP
        if own and layout.full:
            self.span += STEP // 2  # for the numbers of rows and columns
        elif own:
            # beside a row or a column without room are two narrow places, together as wide as a tile
            shown = (self.window[axis + 2] - self.window[axis] + 1 for axis in (0, 1))
            self.span = max(side + 1, *shown) * STEP
        self.middle = ((top + bottom) / 2, (left + right) / 2)
        self.number = number(min(-(-self.span // STEP), LINE))
        """The face of the numbers at the edge: a square with many places is drawn small, they are not."""

    def spot(self, at: Place) -> tuple[int, int]:
        """Return x and y of a place."""
        (row, column), (down, across) = at, self.middle
        return round(self.span / 2 + (column - across) * STEP), round(
            self.span / 2 + (row - down) * STEP
        )

    def shows(self, at: Place) -> bool:
        """Say whether there is room to draw a place."""
        top, left, bottom, right = self.window
        return top <= at[0] <= bottom and left <= at[1] <= right

    def beside(self, at: Place) -> tuple[str, int, int]:
        """Return face, x and y of a place that lies beside a row or a column without room."""
        x, y = self.spot(at)
        top, left, _, right = self.box
        shift = (TILE - SLOT) // 2
        if left <= at[1] <= right:
            return "above", x, y + (shift if at[0] < top else -shift)
        return "beside", x + (shift if at[1] < left else -shift), y


def number(places: int) -> str:
    """Return the face of the numbers of a square with so many places side by side.

    Examples
    --------
    >>> number(4), number(9)
    ('number', 'number9')
    """
    return f"number{places}" if places > BOX else "number"


def supply_spot(tile: Tile) -> tuple[int, int, int]:
    """Return x, y and rank of a tile in the supply, where each has its place.

    Examples
    --------
    >>> supply_spot("A1"), supply_spot("B1"), supply_spot("C2")
    ((44, 44, 0), (578, 44, 6), (134, 134, 13))
    """
    rank = COLOURS.index(tile[0]) * len(OBJECTS) + OBJECTS.index(tile[1])
    row, column = divmod(rank, ACROSS)
    return round(STEP * (column + 0.5)), round(STEP * (row + 0.5)), rank
