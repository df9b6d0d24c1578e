"""Where everything lies, in a wide and in a narrow shape, for two to four players.

A square is seen with its middle in the middle of its area, and as large as it can be: the tiles are
drawn smaller while it grows. In the own square there is room for the places round it.
"""

from __future__ import annotations

from mopsbook.games.mops_royal.layout import Layout, neighbours
from mopsbook.games.mops_royal.tiles import COLOURS, OBJECTS, SIDE, Place, Tile
from mopsbook.show.plan import Boxes, Shape, plans
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
Window = tuple[int, int, int, int]
"""First row, first column, last row and last column."""


SIZE = (790, 700)
LEFT, RIGHT = 514, 776
"""Edges of the column beside the own square."""
PLATE = {1: (150, 30), 2: (150, 30), 3: (130, 30)}
"""Size of a plate, by the number of others: three of them do not sit one below the other."""
CALLED = (TILE, TILE)
SUPPLY = (ACROSS * STEP, 3 * STEP)
PATTERNS = (262, 108)
LEAST = 3
"""How many tiles side by side there is room for at least, so that a single one is not huge."""
BOX, LINE = SIDE + 1, 16
"""Places side by side up to which the letters of numbers are as they are, and then grow with them."""
NARROW, NARROW_SQUARE = 400, {1: 200, 2: 170, 3: 118}
"""Width of the narrow shape, and of the other squares there, by their number."""


def _wide(players: int) -> Shape:
    """Lay the other squares out in the column at the right; of a square left, top and width are told."""
    others = players - 1
    first, high = 132, 400
    columns = 2 if others == 3 else 1
    rows = -(-others // columns)
    room = (RIGHT - LEFT) / columns
    width = min(room - 6, high / rows - 44)
    seats: list[dict[str, Box]] = [
        {"square": (36, 66, 462), "plate": (95 - PLATE[others][0] / 2, 14, 1)}
    ]
    for n in range(others):
        middle = LEFT + room * (n % columns + 0.5)
        top = first + high / rows * (n // columns)
        seats.append({
            "square": (middle - width / 2, top + 36, width),
            "plate": (round(middle - PLATE[others][0] / 2, 1), round(top, 1), 1),
        })  # fmt: skip
    return Shape(
        size=SIZE,
        seats=seats,
        zones={"called": (LEFT, 32, 1), "supply": (36, 576, 0.432), "patterns": (LEFT, 582, 1)},
        spots={
            "called": (LEFT + 172, 42),
            "tile": (LEFT + 172, 62),
            "revealed": (LEFT + 172, 82),
            "caller": (LEFT + 172, 102),
            "supply": (264, 562),
            "patterns": (645, 562),
        },
    )


def _narrow(players: int) -> Shape:
    """Lay the other squares out side by side, below the own one."""
    others, top = players - 1, 482
    width = NARROW_SQUARE[others]
    seats: list[dict[str, Box]] = [
        {"square": (24, 100, 370), "plate": (89 - PLATE[others][0] / 2, 12, 1)}
    ]
    for n in range(others):
        middle = NARROW / others * (n + 0.5)
        seats.append({
            "square": (middle - width / 2, top + 28, width),
            "plate": (round(middle - PLATE[others][0] * 0.4, 1), top, 0.8),
        })  # fmt: skip
    patterns = top + width + 58
    supply = patterns + 180
    return Shape(
        size=(NARROW, supply + 104),
        seats=seats,
        zones={
            "called": (176, 10, 0.8),
            "supply": (11, supply, 0.354),
            "patterns": (16, patterns, 1.4),
        },
        spots={
            "called": (318, 20),
            "tile": (318, 36),
            "revealed": (318, 52),
            "caller": (318, 68),
            "supply": (200, supply - 12),
            "patterns": (200, patterns - 12),
        },
    )


PLANS = plans((2, 3, 4), _wide, _narrow)


def boxes(areas: Boxes, span: float) -> Boxes:
    """Return the zone of a square that is `span` units wide, from left, top and width of its area.

    Examples
    --------
    >>> boxes(((36, 66, 462), (24, 100, 370)), 462)
    ((36, 66, 1.0), (24, 100, 0.8009))
    """
    return tuple(
        [(round(left, 1), round(top, 1), round(width / span, 4)) for left, top, width in areas]
    )


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
