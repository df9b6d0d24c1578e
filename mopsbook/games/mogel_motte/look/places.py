"""Where everything lies in each shape of the table, for three to five players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from mopsbook.games.mogel_motte.look.faces import RING
from mopsbook.show.cards import CARD, PILE
from mopsbook.show.layout import row
from mopsbook.show.plan import Boxes, Fan, Poses, Shape, Size, arch, box, edges, fans, plans, spot
from mopsbook.show.scene import SMALL, Box, Pose

HAND = Fan((256, 112), step=50, room=176)
"""Of another seat: the corners of a dealt hand stay in sight where all cards are open."""
OWN_HAND = fans(Fan((570, 140), step=76, y=62, turn=1.6, sag=1), 400, 366, 284)
PLATE, OWN_PLATE = (176, 34), (202, 34)
"""With room for the guard bug, or the guard's eyes, at the left."""
BUG = spot(27, 17)
STEP, DISCARD = 36, (188, 112)
"""From one discard to the next, and the size of the pile."""
UNDER = (168, 128)
"""What has been cheated away, behind the edge of the table."""
HIDDEN_AWAY = {790: 0.365, 540: 0.365, 400: 0.335}
"""How large that of the others is in a shape so wide."""
BENEATH = ((720, (1, 0.55)), (500, (0.9, 0.55)), (376, (0.8, 0.5)))
"""How wide the cards beneath an ant may lie in each shape, and how large they are in one row and in two."""
BENEATH_ROW = 10
"""How many of them lie in one row."""
AROUND = {2: (2, 420, 36, (), 0.86), 3: (1, 0, 28, (76,), 0.62), 4: (2, 220, 28, (140,), 0.56)}
"""For each number of others how many sit at the upper edge, how far apart and how high, how high
those at the left and at the right sit, and how large their cards are."""


def name(plate: Size) -> Pose:
    """Return the middle of a name, seen from its plate: to the right of the bug."""
    return spot((46 + plate[0]) / 2, plate[1] / 2)


def _other(x: float, top: float, scale: float, width: int) -> dict[str, Box | Pose]:
    """Return what a seat has from the middle and the top of its name.

    Its hand comes down on a mosquito at the left of its cards; at their right is what it has cheated away.
    """
    low, half, away = top + PLATE[1] + 6, HAND.size[0] * scale / 2, HIDDEN_AWAY[width]
    beside = min(x + half, width - 15 - UNDER[0] * away)  # within the rim
    return {
        "hand": box(beside - half, low, HAND.size, scale),
        "plate": box(x, top, PLATE),
        "under": (round(beside), round(low + max(3, 112 * scale - UNDER[1] * away)), away),
        "slap": spot(beside - 2 * half - 21, low + 60 * scale),
    }


def _table(
    width: int,
    others: Sequence[Mapping[str, Box | Pose]],
    low: float,
    piles: tuple[float, float],
    own: float,
) -> Shape:
    """Return a shape from where the others end, scale of piles and room between them, and scale of the hand."""
    (scale, room), middle = piles, width / 2
    end = low + PILE[1] * scale
    hand = end + 19 + 21 * own  # a picked card is higher by so much, and covers no caption
    wide = width > SMALL
    plate = hand + 132 * own + (10 if wide else 4)  # a flag above the name covers no card
    # beside a hand, or below it
    small, words = (0.68, plate + 26) if wide else (0.4, plate + 49)
    beneath = width - UNDER[0] * small - 16
    below: dict[str, Box | Pose] = {
        "hand": box(middle, hand, OWN_HAND[0].size, own),
        "plate": box(middle - 20, plate, OWN_PLATE),
        "under": (round(beneath), round(words - 10 - UNDER[1] * small), small),
        "slap": spot(middle - 162, plate + (16 if wide else 21)),
    }
    left = middle - ((PILE[0] + DISCARD[0] + RING[0]) * scale + 2 * room) / 2
    discard = left + PILE[0] * scale + room
    ring = discard + DISCARD[0] * scale + room
    return Shape(
        size=(width, round(max(plate + OWN_PLATE[1], words + 6) + 14)),
        seats=[below, *others],
        zones={
            "stack": (round(left), round(low), scale),
            "discard": (round(discard), round(low + 4 * scale), scale),
            "ring": (round(ring), round(low + 2 * scale), scale),
        },
        spots={
            "draw": spot(left + 40 * scale, end + 11),
            "discard": spot(discard + DISCARD[0] * scale / 2, end + 11),
            "ring": spot(ring + RING[0] * scale / 2, end + 11),
            "under-caption": spot(width - 70, words),
            "beneath": spot(middle, low + 64),
        },
    )


def _wide(players: int) -> Shape:
    above, apart, top, heights, scale = AROUND[players - 1]
    around = edges(790, above, apart, top, 130, heights)
    low, piles, own = {
        3: (186, (1.08, 36), 1.16), 4: (198, (1.06, 30), 1.1), 5: (248, (0.9, 26), 1.02)
    }[players]  # fmt: skip
    return _table(790, [_other(x, y, scale, 790) for x, y in around], low, piles, own)


def _in_rows(
    width: int, few: tuple[float, float, float], many: tuple[float, float, float], players: int
) -> Shape:
    """Let the others sit in rows: the sizes are those of their cards, of the piles, and of the own hand."""
    scale, piles, own = few if players == 3 else many
    step = PLATE[1] + 112 * scale + 26  # a flag above a name covers no card of the row above
    around = arch(players - 1, width, 28, step)
    low = max(y for _, y in around) + step
    return _table(width, [_other(x, y, scale, width) for x, y in around], low, (piles, 16), own)


MIDDLE = (540, (0.66, 1.14, 1.12), (0.42, 0.84, 0.94))
NARROW = (400, (0.39, 0.88, 0.98), (0.38, 0.76, 0.8))
PLANS = plans((3, 4, 5), _wide, partial(_in_rows, *MIDDLE), partial(_in_rows, *NARROW))


def beneath(middles: Poses, count: int) -> tuple[Boxes, list[Poses]]:
    """Return the zone of what lies beneath an ant around its middles, and the places of so many cards.

    Examples
    --------
    >>> boxes, spots = beneath(PLANS[3].spots["beneath"], 2)
    >>> boxes[0], spots[0][0], spots[1][0]
    ((35, 194, 1), (318, 56, 0), (402, 56, 0))
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
