"""Where everything lies, in each shape of the table, for boards of 4 and 6 sections.

The loop takes all room above the own hand. Everything else lies within it: the homes run inwards from
the start fields, the piles lie in the middle, and each seat has a panel clockwise beside its home.
The board is turned so that the section of the seat below is at the lower edge.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import atan2, degrees, dist, hypot
from typing import NamedTuple

from mopsbook.games.dog.board import HOME, field_text
from mopsbook.games.dog.options import DogOptions
from mopsbook.show.layout import loop, row, seats_around
from mopsbook.show.lettering import FLAG, FLAGGED, TAG
from mopsbook.show.plan import Fan, Plan, Shape, spot
from mopsbook.show.plan import plan as of_shapes
from mopsbook.show.scene import Box, Pose

FIELD = 19
"""Width of a field, in units of the board."""
ROOM = 21
"""From field to field, in the same units."""
PIECE_ROOM = 26
"""From piece to piece in a home or a start zone, where there is room."""
LARGEST = 1.4
USUAL = 16
"""Fields in a section; where there are fewer, nothing is drawn larger."""
PILE = (190, 136)
"""Stock and discard pile side by side."""
Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Panel:
    """What lies where within a seat's panel."""

    name: str
    """Key of its drawing, before the colour."""
    size: tuple[float, float]
    """Width and height."""
    plate: Spot
    badge: Spot
    """Middle of the name, and of the sign of partners."""
    zone: tuple[float, float, float]
    hand: tuple[float, float, float, float] | None
    """Middle of the row of waiting pieces, and of the hand, and the room for each; how large its cards are. No
    hand if it lies apart. A card that is laid for somebody else lies across its end."""


TALL = Panel("tall", (146, 105), (73, 17), (130, 49), (62, 49, 90), (73, 84, 128, 0.32))
FLAT = Panel("flat", (152, 75), (76, 17), (142, 54), (42, 54, 58), (110, 55, 44, 0.32))
OWN = Panel("own", (146, 66), (73, 17), (130, 49), (62, 49, 90), None)
OWN_FAN = Fan((516, 128), step=84, room=420, y=62, turn=1, sag=0.6)


class Measures(NamedTuple):
    """A shape of the table, in few numbers."""

    size: tuple[int, int]
    axes: Spot
    """Half axes of the loop."""
    corner: float
    """How round its corners are."""
    top: float
    """The upper edge of the loop."""
    hand: float
    """How large the own cards are: a flag above them keeps off the loop."""
    panel: float
    """How large the panels are."""
    aside: Spot
    """How far panels keep from the loop, and those beside the middle from the corners of their part."""
    piles: float
    """How large the piles are."""
    lift: float = 0
    """How far above the middle the piles lie."""


TABLES = {
    4: (
        Measures((790, 592), (368, 209), 84, 26, 0.8, 1.4, (37, 37), 0.84, -7),
        Measures((540, 568), (245, 201), 72, 26, 0.75, 1.2, (31, 31), 0.74, -7),
        Measures((400, 514), (179, 180), 50, 21, 0.71, 1, (19, 19), 0.61),
    ),
    6: (
        Measures((790, 592), (371, 213), 76, 22, 0.79, 1.3, (20, 150), 0.84),
        Measures((540, 568), (250, 206), 60, 22, 0.73, 1.04, (18, 70), 0.74),
        Measures((400, 540), (183, 199), 30, 17, 0.66, 1, (15, 25), 0.5, -74),
    ),
}
"""By the number of sections, the shapes of the table."""


@lru_cache(maxsize=64)
def panels(options: DogOptions, below: int) -> tuple[Panel, ...]:
    """Return the panel of each seat."""
    other = TALL if options.section_count == 4 else FLAT
    return tuple([OWN if seat == below else other for seat in range(options.players)])


@lru_cache(maxsize=64)
def plan(options: DogOptions, below: int) -> Plan:
    """Return where everything lies if seat `below` sits at the lower edge.

    Fields are spots by their names, and so are the places of the start zones.
    """
    return of_shapes(*(_shape(options, below, t) for t in TABLES[options.section_count]))


def _shape(options: DogOptions, below: int, table: Measures) -> Shape:
    board, count = options.board, options.section_count
    (width, height), (rx, ry) = table.size, table.axes
    cx, cy = width / 2, table.top + ry
    points = loop(board.length, rx, ry, table.corner)
    usual = loop(USUAL * count, rx, ry, table.corner)
    scale = round(min(LARGEST, *(dist(*some[:2]) / ROOM for some in (points, usual))), 3)
    # between a start field and the piles there is room for a home
    inwards = min(PIECE_ROOM * scale, (ry - 16 * scale - PILE[1] / 2 * table.piles) / 4)

    def at(x: float, y: float, r: float = 0) -> Pose:
        return round((cx + x) / scale), round((cy + y) / scale), round(r)

    spots: dict[str, Pose] = {}
    for field in board.fields():
        place = (field - board.starts[below]) % board.length
        (x0, y0), (x1, y1) = points[place - 1], points[(place + 1) % board.length]
        turn = degrees(atan2(y1 - y0, x1 - x0)) + (0 if board.clockwise else 180)
        spots[field_text(field)] = at(*points[place])
        spots[f"way.{field_text(field)}"] = at(*points[place], turn)
    for seat, start in enumerate(board.starts):
        x, y = points[(start - board.starts[below]) % board.length]
        far = hypot(x, y)
        for field in board.homes():
            part = 1 - (inwards * (field - HOME) + 3 * scale) / far
            spots[f"{seat}{field_text(field)}"] = at(x * part, y * part)
    seats = []
    for seat in seats_around(options.players, below):
        panel = panels(options, below)[seat]
        section = (board.seats[seat] - board.seats[below]) % count
        left, top, zoom = _panel(table, count, section, panel, scale)
        x, y, room = panel.zone
        step = PIECE_ROOM * scale / zoom
        for n, (px, py) in enumerate(row(options.piece_count, step, x, y, room)):
            spots[f"zone{seat}.{n}"] = spot((left + px * zoom) / scale, (top + py * zoom) / scale)
        across, down = (size * table.hand for size in OWN_FAN.size)
        held = (round(cx - across / 2, 1), round(height - 6 - down, 1), table.hand)
        if panel.hand is not None:
            x, y, room, small = panel.hand
            x, y, small = left + (x - room / 2) * zoom, top + (y - 56 * small) * zoom, small * zoom
            held = (round(x, 1), round(y, 1), round(small, 3))
        seats.append({"panel": (left, top, zoom), "hand": held})
    left, top = cx - PILE[0] / 2 * table.piles, cy - PILE[1] / 2 * table.piles - table.lift
    return Shape(
        size=table.size,
        seats=seats,
        zones={
            "board": (0, 0, scale),
            "stock": (round(left, 1), round(top, 1), table.piles),
            "discard": (round(left + 98 * table.piles, 1), round(top, 1), table.piles),
        },
        spots=spots,
    )


def _panel(table: Measures, count: int, section: int, panel: Panel, scale: float) -> Box:
    """Return the box of a panel: between the home of its section and that of the next one.

    Above the name in an upper one there is room for a flag, so that no field is covered.
    """
    (rx, ry), zoom = table.axes, table.panel
    wide, high = (part * zoom for part in panel.size)
    edge, inner = table.aside
    down = max(edge, FLAGGED + FLAG * TAG / 2 + FIELD * scale / 3 - panel.plate[1] * zoom)
    cx, cy = table.size[0] / 2, table.top + ry
    left = section < count / 2
    x = cx - rx + edge if left else cx + rx - edge - wide
    if count == 6 and section % 3 == 1:  # between two corners
        return round(x), round(cy - high / 2), zoom
    if count == 6:
        x = cx - rx + inner if left else cx + rx - inner - wide
    low = section in (0, count - 1)
    return round(x), round(cy + ry - edge - high if low else cy - ry + down), zoom
