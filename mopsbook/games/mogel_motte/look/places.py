"""Where everything lies, in a wide and in a narrow shape, for three to five players."""

from __future__ import annotations

from mopsbook.games.mogel_motte.look.faces import RING
from mopsbook.show.cards import CARD, PILE
from mopsbook.show.layout import row
from mopsbook.show.plan import Boxes, Fan, Poses, Shape, box, edges, plans, spot
from mopsbook.show.scene import Box, Pose

HAND = Fan((290, 112), step=52, room=210)
OWN_HAND = Fan((570, 140), step=72, room=470, y=62, turn=2, sag=1.2)
PLATE, OWN_PLATE = (193, 34), (214, 34)
"""With room for the guard bug, or the guard's eyes, at the left."""
NAME, BUG = spot(121, 17), spot(23, 17)
"""Where the name and the bug are, seen from a plate."""
OWN_BUG = (spot(-212, -64), spot(5, 17))
"""Where the bug of the seat below is: in the wide shape it does not look through its cards."""
STEP, DISCARD = 36, (188, 112)
"""From one discard to the next, and the size of the pile."""
UNDER = (168, 128)
"""What has been cheated away, behind the edge of the table."""
BENEATH = ((720, (1, 0.55)), (376, (0.8, 0.5)))
"""How wide the cards beneath an ant may lie in each shape, and how large they are in one row and in two."""
BENEATH_ROW = 10
"""How many of them lie in one row."""
AROUND = {2: (2, 420, 44, (), 0.8), 3: (1, 0, 26, (84,), 0.66), 4: (2, 220, 22, (128,), 0.58)}
"""For each number of others how many sit at the upper edge, how far apart and how high, how high
those at the left and at the right sit, and how large their cards are."""
ROW = 118
"""Height of a row of hands in the narrow shape."""
ROWS = {
    2: ((106, 0), (296, 0)),
    3: ((106, 1), (201, 0), (296, 1)),
    4: ((106, 1), (106, 0), (296, 0), (296, 1)),
}
"""For each number of others the middle and the row of each, clockwise from the left."""


def _other(x: float, top: float, scale: float, letters: float) -> dict[str, Box | Pose]:
    """Return what a seat has from the middle and the top of its name.

    Among it is where its minus points are written, and where its hand comes down on a mosquito.
    """
    low, left = top + PLATE[1] * letters, x - NAME[0] * letters
    end = low + 112 * scale
    return {
        "hand": box(x, low, HAND.size, scale),
        "plate": (round(left), round(top), letters),
        "under": (round(left + 190 * letters), round(top + 2 * letters), round(0.26 * letters, 3)),
        "points": spot(x, end + 11),
        "slap": spot(x, end - 24),
    }


def _wide(players: int) -> Shape:
    above, apart, top, heights, scale = AROUND[players - 1]
    below: dict[str, Box | Pose] = {
        "hand": (96, 366, 1),
        "plate": (260, 502, 1),
        "under": (662, 424, 0.68),
        "points": spot(381, 544),
        "slap": spot(263, 519),
    }
    around = edges(790, above, apart, top, 124, heights)
    return Shape(
        size=(790, 560),
        seats=[below, *(_other(x, y, scale, 0.94) for x, y in around)],
        zones={"stack": (184, 226, 1), "discard": (300, 230, 1), "ring": (504, 228, 1)},
        spots={
            "draw": (184 + PILE[0] // 2, 356),
            "discard": (260 + DISCARD[0], 356),
            "ring": (504 + RING[0] // 2, 356),
            "under-caption": (719, 526),
            "beneath": (395, 298),
        },
    )


def _narrow(players: int) -> Shape:
    rows = [(x, 28 + ROW * row) for x, row in ROWS[players - 1]]
    top = max(y for _, y in rows) + ROW
    low = top + 122
    below: dict[str, Box | Pose] = {
        "hand": (6, low, 0.68),
        "plate": (79, low + 100, 1),
        "under": (296, low + 90, 0.5),
        "points": spot(200, low + 143),
        "slap": spot(48, low + 116),
    }
    return Shape(
        size=(400, low + 178),
        seats=[below, *(_other(x, y, 0.5, 0.8) for x, y in rows)],
        zones={"stack": (24, top, 0.8), "discard": (114, top + 3, 0.8), "ring": (288, top, 0.84)},
        spots={
            "draw": (59, top + 108),
            "discard": (232, top + 108),
            "ring": (335, top + 108),
            "under-caption": (338, low + 162),
            "beneath": (200, top + 51),
        },
    )


PLANS = plans((3, 4, 5), _wide, _narrow)


def beneath(middles: Poses, count: int) -> tuple[Boxes, list[Poses]]:
    """Return the zone of what lies beneath an ant around its middles, and the places of so many cards.

    Examples
    --------
    >>> beneath(PLANS[3].spots["beneath"], 2)
    (((35, 242, 1), (12, 152, 0.8)), [((318, 56, 0), (193, 56, 0)), ((402, 56, 0), (277, 56, 0))])
    """
    rows = 1 if count <= BENEATH_ROW else 2
    boxes, spots = [], []
    for (room, scales), (x, y, _) in zip(BENEATH, middles, strict=True):
        scale = scales[rows - 1]
        across, down = room / scale, CARD[1] * rows + 4 * (rows - 1)
        boxes.append(box(x, y - down * scale / 2, (across, down), scale))
        each = -(-count // rows)
        lines = (row(each, 84, across / 2, 56 + 116 * n, across - 84) for n in range(rows))
        spots.append([spot(*at) for line in lines for at in line][:count])
    return tuple(boxes), list(zip(*spots, strict=True))
