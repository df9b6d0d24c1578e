"""Where everything lies, on the wide and on the narrow canvas, for three to five players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mopsbook.games.mogel_motte.look.faces import CARD, PILE, RING
from mopsbook.show.layout import row
from mopsbook.show.scene import Box

WIDE = (790, 560)
MIDDLE = WIDE[0] / 2
HAND = (290, 112)
ROOM = HAND[0] - 80
"""Of another hand: from the first card to the last."""
OWN_HAND = (570, 140)
OWN_ROOM = 470
OWN_STEP = 72
PLATE = (202, 34)
"""With room for the guard bug, or the guard's eyes, at the left."""
NAME, BUG = (121, 17), (23, 17)
"""Where the name and the bug are, seen from a plate."""
OWN_PLATE = (214, 34)
OWN_BUG, OWN_BUG_SLIM = (-212, -64), (5, 17)
"""Where the bug of the seat below is: on the wide canvas it does not look through its cards."""
STEP = 36
"""From one discard to the next; the last few stay in sight."""
SHOWN = 4
DISCARD = (80 + STEP * (SHOWN - 1), 112)
UNDER = (168, 128)
"""What has been cheated away, behind the edge of the table."""
BENEATH = ((MIDDLE, 720, (1, 0.55)), (200, 376, (0.8, 0.5)))
"""The middle of the cards beneath an ant on either canvas, how wide they may lie, and how large they
are in one row and in two."""
BENEATH_ROW = 10
"""How many of them lie in one row."""
AROUND = {2: (2, 420, 44, (), 0.8), 3: (1, 0, 26, (84,), 0.66), 4: (2, 220, 22, (128,), 0.58)}
"""For each number of others how many sit at the upper edge, how far apart and how high, how high
those at the left and at the right sit, and how large their cards are."""
ASIDE = 124
"""Middle of a seat at the left edge."""
ROW = 118
"""Height of a row of hands on the narrow canvas."""
ROWS = {
    2: ((106, 0), (296, 0)),
    3: ((106, 1), (201, 0), (296, 1)),
    4: ((106, 1), (106, 0), (296, 0), (296, 1)),
}
"""For each number of others the middle and the row of each, clockwise from the left."""


Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a seat's things lie; each pair is for the wide and the narrow canvas.

    Parameters
    ----------
    hand, plate, under : pair of Box
        Its zones.
    points, slap : pair of places
        Where its minus points are written, and where its hand comes down on a mosquito.
    """

    hand: tuple[Box, Box]
    plate: tuple[Box, Box]
    under: tuple[Box, Box]
    points: tuple[Spot, Spot]
    slap: tuple[Spot, Spot]


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole table: the seats clockwise from the one below, and what belongs to nobody.

    Parameters
    ----------
    seats : tuple of Seat
        The seats.
    slim : tuple of int
        Size of the narrow canvas.
    stack, discard, ring : pair of Box
        Zones.
    beneath : pair of int
        How high the middle of the cards beneath an ant is.
    captions : mapping
        Message of a caption to its places on either canvas.
    """

    seats: tuple[Seat, ...]
    slim: tuple[int, int]
    stack: tuple[Box, Box]
    discard: tuple[Box, Box]
    ring: tuple[Box, Box]
    beneath: tuple[int, int]
    captions: dict[str, tuple[tuple[int, int], tuple[int, int]]]


def _around(others: int) -> list[tuple[float, float]]:
    """Return middle and top of the other hands on the wide canvas, clockwise from the left."""
    above, apart, top, heights, _ = AROUND[others]
    first = MIDDLE - apart * (above - 1) / 2
    return [
        *((ASIDE, height) for height in heights),
        *((first + apart * n, top) for n in range(above)),
        *((WIDE[0] - ASIDE, height) for height in heights),
    ]


def _other(wide: tuple[float, float], slim: tuple[float, float], scale: float) -> Seat:
    return Seat(*zip(_boxes(*wide, scale, 0.94), _boxes(*slim, 0.5, 0.8), strict=True))


def _boxes(x: float, top: float, scale: float, letters: float) -> tuple[Any, ...]:
    """Return what a seat has, in order, from the middle and the top of its name."""
    low, left = top + PLATE[1] * letters, x - NAME[0] * letters
    end = low + 112 * scale
    return (
        (round(x - HAND[0] * scale / 2), round(low), scale),
        (round(left), round(top), letters),
        (round(left + 190 * letters), round(top + 2 * letters), 0.3 * letters),
        (round(x), round(end + 11)),
        (round(x), round(end - 24)),
    )


def _plan(players: int) -> Plan:
    others = players - 1
    rows = [(float(x), 28.0 + ROW * row) for x, row in ROWS[others]]
    top = round(max(y for _, y in rows)) + ROW
    low = top + 122
    below = Seat(
        ((96, 366, 1), (6, low, 0.68)),
        ((260, 502, 1), (79, low + 100, 1)),
        ((662, 424, 0.68), (296, low + 90, 0.5)),
        ((381, 544), (200, low + 143)),
        ((284, 519), (48, low + 116)),
    )
    return Plan(
        seats=(
            below,
            *(
                _other(*spots, AROUND[others][4])
                for spots in zip(_around(others), rows, strict=True)
            ),
        ),
        slim=(400, low + 178),
        stack=((184, 226, 1), (24, top, 0.8)),
        discard=((300, 230, 1), (114, top + 3, 0.8)),
        ring=((504, 228, 1), (288, top, 0.84)),
        beneath=(298, top + 51),
        captions={
            "zone-draw": ((184 + PILE[0] // 2, 356), (59, top + 108)),
            "zone-discard": ((260 + DISCARD[0], 356), (232, top + 108)),
            "zone-ring": ((504 + RING[0] // 2, 356), (335, top + 108)),
            "under-caption": ((719, 526), (338, low + 162)),
        },
    )


def beneath(players: int, count: int) -> tuple[Box, Box, list[tuple[Spot, Spot]]]:
    """Return the zone of what lies beneath an ant, and each card's places on either canvas in it.

    Examples
    --------
    >>> beneath(3, 2)
    ((35, 242, 1), (12, 152, 0.8), [((318, 56), (193, 56)), ((402, 56), (277, 56))])
    """
    rows = 1 if count <= BENEATH_ROW else 2
    boxes, spots = [], []
    for (x, room, scales), y in zip(BENEATH, PLANS[players].beneath, strict=True):
        scale = scales[rows - 1]
        across, down = room / scale, CARD[1] * rows + 4 * (rows - 1)
        boxes.append((round(x - room / 2), round(y - down * scale / 2), scale))
        each = -(-count // rows)
        lines = (row(each, 84, across / 2, 56 + 116 * n, across - 84) for n in range(rows))
        spots.append([spot for line in lines for spot in line][:count])
    wide, slim = boxes
    return wide, slim, list(zip(*spots, strict=True))


PLANS = {players: _plan(players) for players in (3, 4, 5)}
