"""Where everything lies, in each shape of the table, for two to four players.

A square is seen with its middle in the middle of its area, and as large as it can be: the tiles are
drawn smaller while it grows. In the own square there is room for the places round it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mopsbook.games.mops_royal.layout import Layout, neighbours
from mopsbook.games.mops_royal.tiles import RANK, SIDE, START, Place, Tile
from mopsbook.show.plan import Boxes, Poses, Shape, plans, spot
from mopsbook.show.scene import Box, Pose

TILE = 80
STEP = 89
"""From tile to tile."""
SLOT = 34
"""Width of the fence at the end of a row that has no room any more, with the room beside it."""
ICON, APART = 24, 28
"""Width of the drawing of a pattern, and from one to the next."""
ACROSS = 18
"""Tiles side by side in the supply: three colours."""
LISTED, LINES = (7, 12, 12, 12), (4, 2, 2, 2)
"""Patterns side by side, with the points before those of each size, and lines of them."""
ACROSS_OF_TWO, LISTED_OF_TWO, LINES_OF_TWO = 9, 8, 4
"""The same where the only other square has room beside them."""
SMALLEST = 3
"""Places side by side that the square of somebody else shows at least."""
Window = tuple[int, int, int, int]
"""First row, first column, last row and last column."""


PLATE, OWN_PLATE = (106, 30), (146, 30)
CALLED = (TILE, TILE)
SUPPLY = (ACROSS * STEP, 2 * STEP)
PATTERNS = (LISTED[0] * APART, LINES[0] * APART)
Area = tuple[float, float, float, float]
"""Left, top, width and height."""


def _wide(players: int) -> Shape:
    """Lay the others and the patterns into a column beside the own square, and the supply below it."""
    return Shape(
        size=(790, 572),
        seats=_seats((14, 52, 427), (22, 18, 1.16), (462, 90, 310, 228), players - 1, 2),
        zones={"called": (472, 14, 0.85), "supply": (22, 500, 0.348), "patterns": (484, 340, 1.35)},
        spots={
            "called": (636, 40), "tile": (636, 60), "supply": (300, 490), "patterns": (617, 330),
        },
    )  # fmt: skip


def _middle(players: int) -> Shape:
    """Lay the others beside the own square, and below them what is the same for all."""
    return Shape(
        size=(540, 560),
        seats=_seats((14, 51, 320), (12, 19, 1), (352, 80, 180, 294), players - 1, 1),
        zones={"called": (450, 8, 0.8), "supply": (14, 392, 0.32), "patterns": (26, 470, 1.45)},
        spots={
            "called": (330, 20), "tile": (330, 37), "supply": (270, 382), "patterns": (270, 460),
        },
    )  # fmt: skip


def _narrow(players: int) -> Shape:
    """Lay the others beside the own square, and below them what is the same for all."""
    return Shape(
        size=(400, 492),
        seats=_seats((8, 53, 282), (8, 19, 1), (290, 60, 106, 282), players - 1, 1),
        zones={"called": (334, 8, 0.6), "supply": (8, 358, 0.24), "patterns": (12, 422, 1.12)},
        spots={
            "called": (240, 22), "tile": (240, 39), "supply": (200, 349), "patterns": (200, 413),
        },
    )  # fmt: skip


def _tall(players: int) -> Shape:
    """Let the own square have all the width, so that a thumb meets its places; the others lie below it.

    The only one of another player lies beside the supply and the patterns, so that its tiles can be told.
    """
    if players == 2:
        return Shape(
            size=(400, 660),
            seats=_seats((27, 54, 346), (8, 19, 1), (8, 408, 162, 192), 1, 1),
            zones={"called": (334, 8, 0.6), "supply": (174, 424, 0.262), "patterns": (174, 542, 0.95)},
            spots={
                "called": (240, 22), "tile": (240, 39), "supply": (279, 414), "patterns": (279, 532),
            },
        )  # fmt: skip
    return Shape(
        size=(400, 660),
        seats=_seats((15, 58, 370), (8, 19, 1), (8, 428, 384, 94), players - 1, 3),
        zones={"called": (334, 8, 0.6), "supply": (8, 535, 0.24), "patterns": (28, 593, 1.02)},
        spots={
            "called": (240, 22), "tile": (240, 39), "supply": (200, 528), "patterns": (200, 586),
        },
    )  # fmt: skip


def _seats(square: Box, plate: Box, area: Area, count: int, across: int) -> list[Mapping[str, Box]]:
    """Lay the squares of others with their names above them into an area; of a square left, top and width are told."""
    left, top, width, height = area
    columns = min(count, across)
    wide, high = width / columns, height / -(-count // columns)
    side = min(wide - 4, high - PLATE[1] - 4)
    found: list[Mapping[str, Box]] = [{"square": square, "plate": plate}]
    for n in range(count):
        middle, y = left + wide * (n % columns + 0.5), top + high * (n // columns)
        square = (middle - side / 2, y + PLATE[1] + 2, side)
        found.append({"square": square, "plate": (round(middle - PLATE[0] / 2), round(y), 1)})
    return found


PLANS = plans((2, 3, 4), _wide, _middle, _narrow, _tall)


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
    top, left, bottom, right = layout.box
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

    The own square has its first tile in the middle and stays where it is while it grows: once it is seen from a
    little farther off, and it moves only for a tile that is three places from the first. Those of the others are as
    large as they can be.

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
    [7, 3, 6, 3]
    """

    def __init__(self, layout: Layout, own: bool) -> None:
        self.box, self.window = layout.box, window(layout)
        top, left, bottom, right = self.box
        edge = 1 if own else 0
        extents = ((top - edge, bottom + 1 + edge), (left - edge, right + 1 + edge))
        middle = START if own and START in layout else ((top + bottom) / 2, (left + right) / 2)
        # as large when a row has no room any more as before it: what one aims at stays where it is
        sides = (SIDE + 1, SIDE + 2) if own else (SMALLEST,)
        needed = max(
            2 * max(at - first, last - at - 1) + 1
            for at, (first, last) in zip(middle, extents, strict=True)
        )
        longest = max(last - first for first, last in extents)
        side = next((one for one in sides if one >= needed), max(sides[-1], longest))
        self.first = tuple([
            min(max(at + 0.5 - side / 2, last - side), first)
            for at, (first, last) in zip(middle, extents, strict=True)
        ])  # fmt: skip
        """Row and column at the upper left, also of half a place."""
        self.span = round(side * STEP)

    def spot(self, at: Place) -> tuple[int, int]:
        """Return x and y of a place."""
        down, across = ((n - first + 0.5) * STEP for n, first in zip(at, self.first, strict=True))
        return round(across), round(down)

    def shows(self, at: Place) -> bool:
        """Say whether there is room to draw a place."""
        top, left, bottom, right = self.window
        return top <= at[0] <= bottom and left <= at[1] <= right

    def beside(self, at: Place) -> tuple[str, int, int]:
        """Return face, x and y of the fence where a row or a column has no room for a place."""
        x, y = self.spot(at)
        top, left, _, right = self.box
        shift = (TILE - SLOT) // 2
        if left <= at[1] <= right:
            return "above", x, y + (shift if at[0] < top else -shift)
        return "beside", x + (shift if at[1] < left else -shift), y


def supply_spots(tile: Tile, players: int) -> Poses:
    """Return where a tile lies in the supply, in each shape; each has its place.

    Examples
    --------
    >>> supply_spots("B1", 3), supply_spots("B6", 2)[2:]
    (((578, 44, 0), (578, 44, 0), (578, 44, 0), (578, 44, 0)), ((1024, 44, 0), (222, 134, 0)))
    """
    found = []
    for wide in (ACROSS, ACROSS, ACROSS, ACROSS_OF_TWO if players == 2 else ACROSS):
        line, across = divmod(RANK[tile], wide)
        found.append(spot(STEP * (across + 0.5), STEP * (line + 0.5)))
    return tuple(found)


def pattern_spots(counts: Sequence[int], players: int) -> list[Poses]:
    """Return where points and patterns of each size lie, in each shape: for each size the points come first.

    A size begins a new line where the rest of one has no room for all of it.

    Examples
    --------
    >>> [spots[2][:2] for spots in pattern_spots([2, 2], 3)]  # the narrow shape
    [(14, 14), (42, 14), (70, 14), (98, 14), (126, 14), (154, 14)]
    """
    measures = [*zip(LISTED, LINES, strict=True)]
    if players == 2:
        measures[-1] = LISTED_OF_TWO, LINES_OF_TWO
    shapes = [_listed(counts, across, lines) for across, lines in measures]
    return list(zip(*shapes, strict=True))


def _listed(counts: Sequence[int], across: int, lines: int) -> list[Pose]:
    """Return where all that is listed lies in one shape; where there is much, it lies closer."""
    room, line = across * APART, lines
    while line >= lines:
        found, at, line = [], 0, 0
        for count in counts:
            if at and at + count >= across:
                at, line = 0, line + 1
            for _ in range(1 + count):
                if at == across:
                    at, line = 1, line + 1
                found.append((at, line))
                at += 1
        across += 1
    apart = room / (across - 1)
    return [spot(apart * (x + 0.5), APART * (y + 0.5)) for x, y in found]
