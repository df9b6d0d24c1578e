"""Where everything lies, in a wide and in a narrow shape, for two to six players."""

from __future__ import annotations

from mopsbook.games.mauz.options import MOST_PLAYERS
from mopsbook.show.card_table import PLATE
from mopsbook.show.plan import Fan, Shape, box, edges, plans, rows
from mopsbook.show.scene import Box

OPEN = Fan((264, 112), step=92)
"""The open cards, and the hand below."""
HAND = Fan((184, 112), step=52)
COUNTERS = (112, 18)
CALL = (104, 44)
GAP = 16
"""Between a hand and the plate below it; a flag on the plate fills it."""
APART = {2: 340, 4: 240, 5: 176}
"""For each number of others how far those at the upper edge are from each other."""
ROW = 112
"""Height of a row of hands in the narrow shape."""


def _other(x: float, top: float, scale: float, letters: float) -> dict[str, Box]:
    """Return what a seat has from the middle of its hand and its top."""
    below = top + HAND.size[1] * scale + GAP
    return {
        "hand": box(x, top, HAND.size, scale),
        "plate": box(x, below, PLATE, letters),
        "counters": box(x, below + 33 * letters, COUNTERS, letters),
        # below rank and suit in the corners of the cards
        "call": box(x + 16 * letters, top + 54 * scale, CALL, letters),
    }


def _wide(players: int) -> Shape:
    others = players - 1
    sides = (176,) if others > 2 else ()
    around = edges(790, others - 2 * len(sides), APART.get(others, 0), 18, 106, sides)
    below = {
        "hand": box(395, 384, OPEN.size),
        "plate": box(395, 514, PLATE),
        "counters": box(547, 521, COUNTERS),
        "call": box(591, 382, CALL),
    }
    return Shape(
        size=(790, 560),
        seats=[below, *(_other(x, y, 0.62, 1) for x, y in around)],
        zones={
            "middle": box(395, 206, OPEN.size),
            "stock": (192, 220, 0.7),
            "aside": (536, 220, 0.7),
        },
        spots={"stock": (220, 336), "middle": (395, 336), "aside": (566, 336)},
    )


def _narrow(players: int) -> Shape:
    around = rows(players - 1, 400, 12, ROW)
    top = round(around[-1][1]) + ROW + 8
    below = {
        "hand": box(200, top + 136, OPEN.size, 0.85),
        "plate": box(170, top + 250, PLATE),
        "counters": box(320, top + 257, COUNTERS),
        "call": box(338, top + 130, CALL),
    }
    return Shape(
        size=(400, top + 290),
        seats=[below, *(_other(x, y, 0.42, 0.8) for x, y in around)],
        zones={
            "middle": box(200, top, OPEN.size, 0.76),
            "stock": (34, top + 8, 0.6),
            "aside": (312, top + 8, 0.6),
        },
        spots={"stock": (60, top + 96), "middle": (200, top + 102), "aside": (338, top + 96)},
    )


PLANS = plans(range(2, MOST_PLAYERS + 1), _wide, _narrow)
