"""Where everything lies, in a wide and in a narrow shape, for two to ten players."""

from __future__ import annotations

from mopsbook.games.miau_miau.options import MOST
from mopsbook.show.card_table import PLATE
from mopsbook.show.plan import Fan, Shape, box, edges, plans, rows, spot
from mopsbook.show.scene import Box, Pose

HAND = Fan((290, 112), step=52, room=210)
OWN_HAND = Fan((570, 140), step=86, room=470, y=62, turn=2, sag=1.2)
ALONE = spot(85, -42)
"""Where a call is written that no card is left for, seen from the plate."""
STEP = 34
"""From one discard to the next."""
BADGE = (64, 64)
AROUND = {
    1: (1, 0, ()), 2: (2, 300, ()), 3: (1, 176, (104,)), 4: (2, 210, (104,)), 5: (3, 176, (150,)),
    6: (4, 160, (150,)), 7: (3, 176, (134, 262)), 8: (4, 160, (134, 262)), 9: (5, 158, (134, 262)),
}  # fmt: skip
"""For each number of others how many sit at the upper edge and how far apart, and how high those at
the left sit, the uppermost first, and as many at the right."""
ROW = 84
"""Height of a row of hands in the narrow shape."""


def _other(
    x: float, top: float, width: float, scale: float, letters: float
) -> dict[str, Box | Pose]:
    """Return what a seat has from the middle of its hand and its top; its call is seen from its plate."""
    # beside a single card: at the right edge to the left of it
    side = -1 if x > width - 130 else 1
    return {
        "hand": box(x, top, HAND.size, scale),
        "plate": box(x, round(top) + 112 * scale + 7, PLATE, letters),
        "call": spot(PLATE[0] // 2 + 80 * side, -34),
    }


def _wide(players: int) -> Shape:
    others = players - 1
    above, apart, heights = AROUND[others]
    scale = 0.6 if others < 4 else 0.54 if others < 6 else 0.5
    around = edges(790, above, apart, 22, 98, heights)
    below = {"hand": (110, 372, 1), "plate": box(395, 518, PLATE), "call": spot(250, 4)}
    return Shape(
        size=(790, 560),
        seats=[below, *(_other(x, y, 790, scale, min(1, scale * 1.7)) for x, y in around)],
        zones={"stack": (200, 190, 1), "discard": (316, 194, 1), "badge": (512, 216, 1)},
        spots={"draw": (242, 326), "discard": (458, 326)},
    )


def _narrow(players: int) -> Shape:
    around = rows(players - 1, 400, 10, ROW)
    top = round(around[-1][1]) + ROW + 8
    below = {
        "hand": (6, top + 132, 0.68),
        "plate": box(200, top + 234, PLATE),
        "call": spot(215, 4),
    }
    return Shape(
        size=(400, top + 274),
        seats=[below, *(_other(x, y, 400, 0.42, 0.8) for x, y in around)],
        zones={
            "stack": (58, top, 0.78),
            "discard": (150, top + 3, 0.78),
            "badge": (316, top + 14, 0.91),
        },
        spots={"draw": (91, top + 106), "discard": (261, top + 106)},
    )


PLANS = plans(range(2, max(MOST["physical"].values()) + 1), _wide, _narrow)
