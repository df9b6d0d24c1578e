"""Where everything lies, on the wide and on the narrow canvas, for two to six players."""

from __future__ import annotations

from dataclasses import dataclass

from mopsbook.games.mauz.options import MOST_PLAYERS
from mopsbook.show.scene import Box

WIDE = (790, 560)
MIDDLE = WIDE[0] / 2
STEP = 92
"""From card to card in the middle and in the hand below."""
OPEN = (STEP * 2 + 80, 112)
HAND_STEP = 52
HAND = (HAND_STEP * 2 + 80, 112)
PLATE = (170, 30)
COUNTERS = (112, 18)
PILE = (88, 120)
CALL = (104, 44)
GAP = 16
"""Between a hand and the plate below it; a flag on the plate fills it."""
ABOVE = {1: (0,), 2: (-170, 170), 3: (0,), 4: (-120, 120), 5: (-176, 0, 176)}
"""For each number of others who of them sit at the upper edge: how far from the middle. One more sits
at either side, if there are more than two."""
EDGE = 106
"""Middle of a hand at the left edge."""
TOP, SIDE = 18.0, 176.0
"""Top of the hands at the upper edge, and at the sides."""
SCALE, SLIM_SCALE = 0.62, 0.42
ROW = 112
"""Height of a row of hands on the narrow canvas."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a seat's things lie: zones, each on the wide and on the narrow canvas."""

    hand: tuple[Box, Box]
    plate: tuple[Box, Box]
    counters: tuple[Box, Box]
    call: tuple[Box, Box]


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole table: the seats clockwise from the one below, and what belongs to nobody.

    Parameters
    ----------
    seats : tuple of Seat
        The seats.
    slim : tuple of int
        Size of the narrow canvas.
    middle, stock, aside : pair of Box
        Zones.
    captions : mapping
        Message of a caption to its places on either canvas.
    """

    seats: tuple[Seat, ...]
    slim: tuple[int, int]
    middle: tuple[Box, Box]
    stock: tuple[Box, Box]
    aside: tuple[Box, Box]
    captions: dict[str, tuple[tuple[int, int], tuple[int, int]]]


def _around(others: int) -> list[tuple[float, float]]:
    """Return middle and top of the other hands on the wide canvas, clockwise from the left."""
    above = [(MIDDLE + x, TOP) for x in ABOVE[others]]
    return [(EDGE, SIDE), *above, (WIDE[0] - EDGE, SIDE)] if others > 2 else above


def _rows(others: int) -> list[tuple[float, float]]:
    """Return middle and top of the other hands on the narrow canvas."""
    columns = 2 if others in (2, 4) else min(others, 3)
    width = 400 / columns
    return [(width * (n % columns + 0.5), 12.0 + ROW * (n // columns)) for n in range(others)]


def _other(wide: tuple[float, float], slim: tuple[float, float]) -> Seat:
    boxes = zip(_column(*wide, SCALE, 1), _column(*slim, SLIM_SCALE, 0.8), strict=True)
    return Seat(*boxes)


def _column(x: float, top: float, scale: float, letters: float) -> tuple[Box, Box, Box, Box]:
    """Return hand, plate, counters and call of a seat from the middle of its hand and its top."""
    below = top + HAND[1] * scale + GAP
    return (
        _box(x, top, HAND, scale),
        _box(x, below, PLATE, letters),
        _box(x, below + 33 * letters, COUNTERS, letters),
        # below rank and suit in the corners of the cards
        _box(x + 16 * letters, top + 54 * scale, CALL, letters),
    )


def _box(x: float, top: float, size: tuple[float, float], scale: float) -> Box:
    return round(x - size[0] * scale / 2), round(top), scale


def _plan(players: int) -> Plan:
    rows = _rows(players - 1)
    top = round(rows[-1][1]) + ROW + 8
    around = zip(_around(players - 1), rows, strict=True)
    below = Seat(
        (_box(MIDDLE, 384, OPEN, 1), _box(200, top + 136, OPEN, 0.85)),
        (_box(MIDDLE, 514, PLATE, 1), _box(170, top + 250, PLATE, 1)),
        (_box(MIDDLE + 152, 521, COUNTERS, 1), _box(320, top + 257, COUNTERS, 1)),
        (_box(MIDDLE + 196, 382, CALL, 1), _box(338, top + 130, CALL, 1)),
    )
    return Plan(
        seats=(below, *(_other(wide, slim) for wide, slim in around)),
        slim=(400, top + 290),
        middle=(_box(MIDDLE, 206, OPEN, 1), _box(200, top, OPEN, 0.76)),
        stock=((192, 220, 0.7), (34, top + 8, 0.6)),
        aside=((536, 220, 0.7), (312, top + 8, 0.6)),
        captions={
            "zone-stock": ((220, 336), (60, top + 96)),
            "zone-middle": ((395, 336), (200, top + 102)),
            "zone-aside": ((566, 336), (338, top + 96)),
        },
    )


PLANS = {players: _plan(players) for players in range(2, MOST_PLAYERS + 1)}
