"""Where everything lies, in a wide and in a narrow shape, for boards of 4 and 6 sections.

Loop and homes come from :meth:`Board.place`, turned so that the section of the seat below is at the
lower edge. Each seat has a panel outside the loop, near its start field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from mopsbook.games.dog.board import Board, field_text
from mopsbook.games.dog.options import DogOptions
from mopsbook.show.layout import row, seats_around
from mopsbook.show.plan import Fan, Plan, Shape, box, spot
from mopsbook.show.plan import plan as of_shapes
from mopsbook.show.scene import Box, Pose

FIELD = 19
"""Width of a field, in units of the board."""
ROOM = 21
"""From field to field, in the same units."""
LARGEST, LARGEST_NARROW = 1.12, 0.921
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
OWN_FAN = Fan((560, 132), step=84, room=450, y=64, turn=1, sag=0.6)
WIDE = {4: (790, 658), 6: (790, 750)}
WIDE_LOOP = {4: (395, 270, 278, 224), 6: (395, 338, 288, 262)}
"""Middle and half axes."""
LOW = {4: 428, 6: 536}
"""Where the lower panels of the other seats begin."""
NARROW, NARROW_AXES = 400, (182, 216)


@lru_cache(maxsize=64)
def panels(options: DogOptions, below: int) -> tuple[Panel, ...]:
    """Return the panel of each seat."""
    turned = _turned(options, below)
    found = {seat: panel for panel, seat, _ in _others(turned, options.section_count)}
    return tuple([found.get(seat, OWN) for seat in range(options.players)])


@lru_cache(maxsize=64)
def plan(options: DogOptions, below: int) -> Plan:
    """Return where everything lies if seat `below` sits at the lower edge.

    Fields are spots by their names, and so are the places of the start zones.
    """
    turned, count = _turned(options, below), options.section_count
    own, others = turned.index(0), _others(turned, count)
    width, height = WIDE[count]
    wide = _wide_panels(turned, count) | {own: (10, height - OWN.size[1] - 28, 1)}
    narrow, top = _narrow_panels(others)
    loop = (200, top + 14 + NARROW_AXES[1], *NARROW_AXES)
    foot = loop[1] + NARROW_AXES[1] + 18
    narrow[own] = (8, foot, 0.8)
    hand = (width / 2 - OWN_FAN.size[0] * 0.5 + 27, height - 126, 0.92)
    return of_shapes(
        _shape(options, below, (width, height), WIDE_LOOP[count], LARGEST, wide, hand, 0.72),
        _shape(
            options, below, (NARROW, round(foot + 58 + OWN_FAN.size[1] * 0.7)), loop, LARGEST_NARROW,
            narrow, (4, foot + 58, 0.7), 0.55,
        ),
    )  # fmt: skip


PILE = (190, 136)
"""Stock and discard pile side by side."""


def _turned(options: DogOptions, below: int) -> tuple[int, ...]:
    """Return how many sections each seat is from the lower edge."""
    seats = options.board.seats
    return tuple((section - seats[below]) % options.section_count for section in seats)


def _shape(
    options: DogOptions,
    below: int,
    size: tuple[int, int],
    loop: tuple[float, float, float, float],
    largest: float,
    boxes: Mapping[int, Box],
    hand: Box,
    piles: float,
) -> Shape:
    """Return a shape from middle and half axes of the loop, the boxes of the panels, and of the large hand."""
    board = options.board
    turned = _turned(options, below)
    seen = Board(board.spaces, options.section_count, board.clockwise, turned)
    cx, cy, rx, ry = loop
    # the loop is about 6.8 half axes long, and neighbouring fields do not touch
    scale = round(min(largest, 6.8 * min(rx, ry) / board.length / ROOM), 3)

    def on_board(field: int, seat: int = 0) -> Pose:
        x, y = seen.place(field, seat)
        return spot((cx + x * rx) / scale, (cy + y * ry) / scale)

    spots = {
        field_text(field): on_board((field - board.starts[below]) % board.length)
        for field in board.fields()
    }
    seats = []
    for seat in seats_around(options.players, below):
        panel, (left, top, zoom) = panels(options, below)[seat], boxes[seat]
        spots |= {f"{seat}{field_text(field)}": on_board(field, seat) for field in board.homes()}
        x, y, room = panel.zone
        for n, (px, py) in enumerate(row(options.piece_count, 27, x, y, room)):
            spots[f"zone{seat}.{n}"] = spot((left + px * zoom) / scale, (top + py * zoom) / scale)
        held = hand
        if panel.hand is not None:
            x, y, room = panel.hand
            low = top + (y - 56 * SMALL) * zoom
            held = (round(left + (x - room / 2) * zoom, 1), round(low, 1), round(SMALL * zoom, 3))
        seats.append({"panel": boxes[seat], "hand": held})
    left, top = cx - PILE[0] / 2 * piles, cy - PILE[1] / 2 * piles
    return Shape(
        size=size,
        seats=seats,
        zones={
            "board": (0, 0, scale),
            "stock": (round(left, 1), round(top, 1), piles),
            "discard": (round(left + 98 * piles, 1), round(top, 1), piles),
        },
        spots=spots,
    )


def _others(turned: tuple[int, ...], count: int) -> list[tuple[Panel, int, int]]:
    """Return panel, seat and section of the others, small panels first."""
    corners = (1, 2, 3) if count == 4 else (1, 2, 4, 5)
    found = [
        (CORNER if section in corners else LONG, seat, section)
        for section, seat in sorted(
            (section, seat) for seat, section in enumerate(turned) if section
        )
    ]
    return sorted(found, key=lambda one: one[0] is LONG)


def _wide_panels(turned: tuple[int, ...], count: int) -> dict[int, Box]:
    """Return the boxes of the others' panels in the wide shape: in the corners, and at the upper edge."""
    width = WIDE[count][0]
    right, low = width - CORNER.size[0] - 10, LOW[count]
    corners: dict[int, Box] = {1: (10, 10, 1), 2: (right, 10, 1), 3: (right, low, 1)}
    if count == 6:
        corners = {1: (10, low, 1), 2: (10, 10, 1), 4: (right, 10, 1), 5: (right, low, 1)}
    above = (width / 2 - LONG.size[0] / 2, 10, 1)
    return {seat: corners.get(section, above) for seat, section in enumerate(turned) if section}


def _narrow_panels(others: list[tuple[Panel, int, int]]) -> tuple[dict[int, Box], int]:
    """Return the boxes of the others' panels in the narrow shape, and where it goes on below them."""
    small = [seat for panel, seat, _ in others if panel is CORNER]
    across = 3 if len(small) == 3 else 2
    scale = 0.82 if across == 3 else 1
    tall, top = (CORNER.size[1] + 6) * scale, 8.0
    found: dict[int, Box] = {}
    for n, seat in enumerate(small):
        middle = 200 + (n % across - (min(across, len(small)) - 1) / 2) * 390 / across
        found[seat] = box(middle, top + n // across * tall, CORNER.size, scale)
    top += -(-len(small) // across) * tall
    for panel, seat, _ in others:
        if panel is LONG:
            found[seat] = (14, round(top), 1)
            top += LONG.size[1] + 6
    return found, round(top)
