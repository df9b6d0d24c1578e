"""Where everything lies, in each shape of the table, for two to four players.

A square is seen with its middle in the middle of its area, and as large as it can be: the tiles are
drawn smaller while it grows. In the own square there is room for the places round it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mopsbook.games.mops_royal.layout import Layout, neighbours
from mopsbook.games.mops_royal.tiles import RANK, SIDE, Place, Tile
from mopsbook.show.plan import Boxes, Shape, plans, spot
from mopsbook.show.scene import Box, Pose

TILE = 80
STEP = 89
"""From tile to tile."""
SLOT = 34
"""Width of what shows that a row has no room any more."""
ICON = 24
"""Width of the drawing of a pattern."""
ACROSS = (12, 12, 3)
"""Tiles side by side in the supply, in each shape: two colours, or half of one."""
Window = tuple[int, int, int, int]
"""First row, first column, last row and last column."""


PLATE, OWN_PLATE = (128, 30), (146, 30)
CALLED = (TILE, TILE)
SUPPLY = (ACROSS[0] * STEP, 3 * STEP)
PATTERNS = (262, 75)
LEAST = 3
"""How many tiles side by side there is room for at least, so that a single one is not huge."""
EDGE = 34
"""Room for the numbers at the left and above."""
BOX, LINE = SIDE + 1, 16
"""Places side by side up to which the letters of numbers are as they are, and then grow with them."""
Area = tuple[float, float, float, float]
"""Left, top, width and height."""


def _wide(players: int) -> Shape:
    """Lay all that is not the own square into a column beside it."""
    return Shape(
        size=(790, 572),
        seats=_seats((22, 56, 494), (22, 14, 1.16), _others((522, 96, 256, 264), players - 1, 2)),
        zones={"called": (522, 16, 0.85), "supply": (522, 496, 0.239), "patterns": (518, 382, 1)},
        spots={
            "called": (688, 40), "tile": (688, 60), "supply": (650, 483), "patterns": (650, 370),
        },
    )  # fmt: skip


def _middle(players: int) -> Shape:
    """Lay the others beside the own square, and below them what is the same for all."""
    return Shape(
        size=(540, 560),
        seats=_seats((12, 54, 378), (12, 12, 1), _others((402, 88, 128, 348), players - 1, 1)),
        zones={"called": (434, 10, 0.8), "supply": (282, 470, 0.23), "patterns": (14, 458, 1)},
        spots={
            "called": (320, 22), "tile": (320, 39), "supply": (405, 456), "patterns": (145, 447),
        },
    )  # fmt: skip


def _narrow(players: int) -> Shape:
    """Lay the supply upright beside the own square, and the others below it."""
    return Shape(
        size=(400, 540),
        seats=_seats((8, 56, 308), (8, 14, 1), _others((4, 365, 392, 82), players - 1, 3)),
        zones={"called": (320, 6, 0.66), "supply": (321, 78, 0.268), "patterns": (69, 463, 1)},
        spots={
            "called": (234, 22), "tile": (234, 39), "supply": (357, 70), "patterns": (200, 454),
        },
    )  # fmt: skip


def _seats(square: Box, plate: Box, others: Sequence[Mapping[str, Box]]) -> list[Mapping[str, Box]]:
    return [{"square": square, "plate": plate}, *others]


def _others(area: Area, count: int, across: int) -> list[Mapping[str, Box]]:
    """Lay squares with their names above them into an area; of a square left, top and width are told."""
    left, top, width, height = area
    columns = min(count, across)
    wide, high = width / columns, height / -(-count // columns)
    beside = wide > 2 * high
    side = min(wide - PLATE[0] - 8, high) if beside else min(wide - 4, high - PLATE[1] - 4)
    found: list[Mapping[str, Box]] = []
    for n in range(count):
        middle, y = left + wide * (n % columns + 0.5), top + high * (n // columns)
        if beside:
            x = middle - (PLATE[0] + side) / 2 - 2
            plate, square = (x, y + (high - PLATE[1]) / 2), (x + PLATE[0] + 4, y)
        else:
            plate, square = (middle - PLATE[0] / 2, y), (middle - side / 2, y + PLATE[1] + 2)
        x, y = plate
        found.append({"square": (*square, side), "plate": (round(x), round(y), 1)})
    return found


PLANS = plans((2, 3, 4), _wide, _middle, _narrow)


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
        if own and not layout.full:
            # beside a row or a column without room are two narrow places, together as wide as a tile
            shown = (self.window[axis + 2] - self.window[axis] + 1 for axis in (0, 1))
            side = max(side + 1, *shown)
        self.margin = round(EDGE * max(1, side / BOX)) if own else 0
        self.span = side * STEP + self.margin
        self.middle = ((top + bottom) / 2, (left + right) / 2)
        self.number = number(min(side, LINE))
        """The face of the numbers at the edge: a square with many places is drawn small, they are not."""

    def spot(self, at: Place) -> tuple[int, int]:
        """Return x and y of a place."""
        (row, column), (down, across) = at, self.middle
        middle = (self.span + self.margin) / 2
        return round(middle + (column - across) * STEP), round(middle + (row - down) * STEP)

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


def supply_spots(tile: Tile) -> tuple[Pose, ...]:
    """Return where a tile lies in the supply, in each shape; each has its place.

    Examples
    --------
    >>> supply_spots("A1"), supply_spots("B1")
    (((44, 44, 0), (44, 44, 0), (44, 44, 0)), ((578, 44, 0), (578, 44, 0), (44, 222, 0)))
    """
    spots = ((rank % across, rank // across) for across in ACROSS for rank in (RANK[tile],))
    return tuple([spot(STEP * (x + 0.5), STEP * (y + 0.5)) for x, y in spots])
