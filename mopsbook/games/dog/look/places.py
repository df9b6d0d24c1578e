"""Where everything lies, on the wide and on the narrow canvas, for boards of 4 and 6 sections.

Loop and homes come from :meth:`Board.place`, turned so that the section of the seat below is at the
lower edge. Each seat has a panel outside the loop, near its start field.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from mopsbook.games.dog.board import HOME, START_ZONE, Board
from mopsbook.games.dog.options import DogOptions
from mopsbook.show.layout import row
from mopsbook.show.scene import Box, Place

FIELD = 19
"""Width of a field, in units of the board."""
ROOM = 21
"""From field to field, in the same units."""
LARGEST, LARGEST_SLIM = 1.12, 0.921
CARD = (80, 112)
OWN_HAND = (560, 132)
OWN_STEP = 84
OWN_ROOM = 450
"""From the first card to the last."""
SMALL = 0.34
"""Of the cards in a hand of somebody else."""
Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Panel:
    """What lies where within a seat's panel.

    Parameters
    ----------
    name : str
        Key of its drawing, before the colour.
    size : tuple
        Width and height.
    plate : tuple
        Middle of the name.
    zone, hand : tuple
        Middle of the row of waiting pieces, and of the hand, and the room for each; no hand if it
        lies apart, and large. A card that is laid for somebody else lies across the end of the hand.
    """

    name: str
    size: tuple[float, float]
    plate: Spot
    zone: tuple[float, float, float]
    hand: tuple[float, float, float] | None


CORNER = Panel("panel", (144, 104), (72, 17), (72, 47, 100), (58, 82, 96))
LONG = Panel("long", (372, 48), (70, 24), (198, 24, 88), (298, 24, 78))
OWN = Panel("own", (152, 64), (76, 17), (68, 46, 100), None)
Spread = tuple[Panel, Box, Box]
"""A panel, and its place on the wide and on the narrow canvas."""
WIDE = {4: (790, 658), 6: (790, 750)}
WIDE_LOOP = {4: (395, 270, 278, 224), 6: (395, 338, 288, 262)}
"""Middle and half axes."""
LOW = {4: 428, 6: 536}
"""Where the lower panels of the other seats begin."""
SLIM_AXES = (182, 216)


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole table.

    Parameters
    ----------
    size, slim : tuple of int
        Of the canvases.
    board : pair of Box
        The zone of all fields and pieces.
    loop : tuple of pair of Spot
        By field.
    homes, zones : tuple of tuple of pair of Spot
        By seat: home fields, and places of the start zone.
    panels : tuple of Spread
        By seat.
    hand : pair of Box
        The large hand.
    piles : pair of Box
        Stock and discard pile.
    """

    size: tuple[int, int]
    slim: tuple[int, int]
    board: tuple[Box, Box]
    loop: tuple[tuple[Spot, Spot], ...]
    homes: tuple[tuple[tuple[Spot, Spot], ...], ...]
    zones: tuple[tuple[tuple[Spot, Spot], ...], ...]
    panels: tuple[Spread, ...]
    hand: tuple[Box, Box]
    piles: tuple[Box, Box]

    def field(self, seat: int, field: int, number: int = 0) -> tuple[int, int, Place]:
        """Return x, y and the place on the narrow canvas of a field, in units of the board."""
        if field == START_ZONE:
            (x, y), (sx, sy) = self.zones[seat][number]
        elif field > HOME:
            (x, y), (sx, sy) = self.homes[seat][field - HOME - 1]
        else:
            (x, y), (sx, sy) = self.loop[field]
        return round(x), round(y), (round(sx), round(sy), 0)


@lru_cache(maxsize=64)
def plan(options: DogOptions, below: int) -> Plan:
    """Return where everything lies if seat `below` sits at the lower edge."""
    board, count = options.board, options.section_count
    turned = tuple((section - board.seats[below]) % count for section in board.seats)
    seen = Board(board.spaces, count, board.clockwise, turned)
    shift = board.starts[below]
    panels, slim_top = _panels(turned, count)
    wide = WIDE_LOOP[count]
    slim = (200, slim_top + 14 + SLIM_AXES[1], *SLIM_AXES)
    largest = (LARGEST, LARGEST_SLIM)
    scales = tuple(
        _scale(board.length, *loop[2:], most)
        for loop, most in zip((wide, slim), largest, strict=True)
    )
    foot = slim[1] + SLIM_AXES[1] + 18
    own = turned.index(0)
    width, height = WIDE[count]
    panels[own] = (OWN, (10, height - OWN.size[1] - 28, 1), (8, foot, 0.8))

    def spots(field: int, seat: int = 0) -> tuple[Spot, Spot]:
        x, y = seen.place(field, seat)
        return tuple(
            ((cx + x * rx) / scale, (cy + y * ry) / scale)
            for (cx, cy, rx, ry), scale in zip((wide, slim), scales, strict=True)
        )  # type: ignore[return-value]

    seats = range(options.players)
    zones = []
    for seat in seats:
        panel, *boxes = panels[seat]
        x, y, room = panel.zone
        places = row(options.piece_count, 27, x, y, room)
        zones.append(
            tuple(
                tuple(
                    ((box[0] + px * box[2]) / scale, (box[1] + py * box[2]) / scale)
                    for box, scale in zip(boxes, scales, strict=True)
                )
                for px, py in places
            )
        )
    hand = (
        (width / 2 - OWN_HAND[0] * 0.5 + 27, height - 126, 0.92),
        (4, foot + 58, 0.7),
    )
    middle = (PILE[0] / 2, PILE[1] / 2)
    piles = (
        (wide[0] - middle[0] * 0.72, wide[1] - middle[1] * 0.72, 0.72),
        (slim[0] - middle[0] * 0.55, slim[1] - middle[1] * 0.55, 0.55),
    )
    return Plan(
        size=(width, height),
        slim=(400, round(foot + 58 + 132 * 0.7)),
        board=((0, 0, scales[0]), (0, 0, scales[1])),
        loop=tuple(spots((field - shift) % board.length) for field in board.fields()),
        homes=tuple(tuple(spots(field, seat) for field in board.homes()) for seat in seats),
        zones=tuple(zones),  # type: ignore[arg-type]
        panels=tuple(panels[seat] for seat in seats),
        hand=hand,
        piles=piles,
    )


PILE = (190, 136)
"""Stock and discard pile side by side."""


def _scale(length: int, rx: float, ry: float, most: float) -> float:
    """Return the scale at which neighbouring fields do not touch."""
    # the loop is about 6.8 half axes long
    return round(min(most, 6.8 * min(rx, ry) / length / ROOM), 3)


def _panels(turned: tuple[int, ...], count: int) -> tuple[dict[int, Spread], float]:
    """Return the panels of the other seats, and where the narrow canvas goes on below them."""
    width = WIDE[count][0]
    right, low = width - CORNER.size[0] - 10, LOW[count]
    corners: dict[int, Spot] = {1: (10, 10), 2: (right, 10), 3: (right, low)}
    if count == 6:
        corners = {1: (10, low), 2: (10, 10), 4: (right, 10), 5: (right, low)}
    found: dict[int, Spread] = {}
    others = sorted((section, seat) for seat, section in enumerate(turned) if section)
    small = [entry for entry in others if entry[0] in corners]
    across = 3 if len(small) == 3 else 2
    scale = 0.82 if across == 3 else 1
    tall = (CORNER.size[1] + 6) * scale
    top = 8.0
    for n, (section, seat) in enumerate(small):
        left = 200 + (n % across - (min(across, len(small)) - 1) / 2) * 390 / across
        box = (round(left - CORNER.size[0] * scale / 2), round(top + n // across * tall), scale)
        found[seat] = (CORNER, (*corners[section], 1), box)
    top += -(-len(small) // across) * tall
    for section, seat in others:
        if section not in corners:
            found[seat] = (LONG, (width / 2 - LONG.size[0] / 2, 10, 1), (14, round(top), 1))
            top += LONG.size[1] + 6
    return found, round(top)
