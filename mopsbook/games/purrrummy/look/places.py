"""Where everything lies in each shape of the table, for two to four players.

Melds lie in rows, like words of a text; where there are many of them they are drawn smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mopsbook.show.cards import CARD, PILE
from mopsbook.show.layout import Placed, Point, fan, row
from mopsbook.show.plan import Shape, box, plans, spot
from mopsbook.show.scene import Box, Pose

STEP = 31
"""From card to card in a meld: rank and suit of each stay in sight."""
GAP, ROWS = 26, 12
"""Between two melds, and between two rows of them."""
SHRINK = 0.95
OWN_STEP, OWN_HAND = 76, (590, 150)
PLATE, OWN_PLATE = (126, 30), (170, 30)
TOP = 30
"""Of the others: a flag has room above their names."""
EDGE, BETWEEN = 12, 10
"""At the edges of a table, and between the columns of the other seats."""
APART = 14
"""Between the stock and the discard pile."""


SIZES = {
    790: ((0.54, 1), (0.54, 1), (0.98, 1.14)),
    540: ((0.54, 0.96), (0.4, 0.8), (0.94, 1.06)),
    400: ((0.42, 0.8), (0.36, 0.6), (0.76, 0.94)),
}
"""By width the sizes of the hands of the others and of few melds, for up to three players and for four; then
those of the piles and of the own hand."""


def _table(width: int, players: int) -> Shape:
    """Lay the others out in columns, with their melds below; the own ones lie beside the piles."""
    (small, meld), (pile, own) = SIZES[width][players == 4], SIZES[width][2]
    others, middle, room = players - 1, width / 2, CARD[1] * meld * 1.2
    column = (width - 2 * EDGE - BETWEEN * (others - 1)) / others
    # the hand lies beside the name where there is room for it
    beside = column - PLATE[0] - 6 > 56
    across, down = (PLATE[0] + 6, 0) if beside else (0, PLATE[1] + 4)
    end = TOP + down + CARD[1] * small + 8
    seats: list[dict[str, Box | Pose]] = []
    for n in range(others):
        left = EDGE + (column + BETWEEN) * n
        seats.append({
            "plate": (round(left), TOP, 1),
            "hand": (round(left + across), TOP + down, small),
            "melds": (round(left), round(end), meld),
            "room": (column, room, (column - across) / small),
        })  # fmt: skip
    low = end + room + 26
    discard = EDGE + 4 + PILE[0] * pile + APART
    left = discard + PILE[0] * pile + 16
    hand = low + PILE[1] * pile + 6
    seats.insert(0, {
        "plate": box(middle, hand + 136 * own + 4, OWN_PLATE),
        "hand": box(middle, hand, OWN_HAND, own),
        "melds": (round(left), round(low - 14), meld),
        "room": (width - left - EDGE, PILE[1] * pile + 14, (width - 2 * EDGE) / own),
    })  # fmt: skip
    return Shape(
        size=(width, round(hand + 136 * own + PLATE[1] + 14)),
        seats=seats,
        zones={
            "stock": (EDGE + 4, round(low), pile),
            "discard": (round(discard), round(low), pile),
        },
        spots={
            "stock": spot(EDGE + 4 + CARD[0] * pile / 2, low - 11),
            "discard": spot(discard + CARD[0] * pile / 2, low - 11),
        },
    )


PLANS = plans((2, 3, 4), *[partial(_table, width) for width in SIZES])
"""The room of a seat is width and height for its melds, and width for its hand in units of that."""


def width(cards: int) -> int:
    """Return how wide a meld of so many cards is, in units of its zone."""
    return CARD[0] + STEP * (cards - 1)


def flow(widths: Sequence[float], first: Box, across: float, down: float) -> list[Box]:
    """Return where melds lie: left, top and scale of each, in rows.

    Parameters
    ----------
    widths : sequence of float
        How wide they are, in their own units.
    first : Box
        Where the first one lies; all are drawn smaller until they have room.
    across, down : float
        Width and height for them.

    Examples
    --------
    >>> flow([142, 142, 142], (0, 0, 0.5), 200, 200)
    [(0, 0, 0.5), (84.0, 0, 0.5), (0, 62.0, 0.5)]
    >>> [round(scale, 3) for _, _, scale in flow([142, 142, 142], (0, 0, 0.5), 200, 100)]
    [0.407, 0.407, 0.407]
    """
    start, upper, scale = first
    while True:
        spots = []
        x, y = start, upper
        for wide in widths:
            if x > start and x + wide * scale > start + across:
                x, y = start, y + (CARD[1] + ROWS) * scale
            spots.append((x, y, scale))
            x += (wide + GAP) * scale
        room = all(
            left + wide * scale <= start + across
            for wide, (left, _, _) in zip(widths, spots, strict=True)
        )
        if room and y + CARD[1] * scale <= upper + down:
            return [(round(left, 1), round(top, 1), round(scale, 3)) for left, top, _ in spots]
        scale *= SHRINK


def in_meld(cards: int) -> list[Point]:
    """Return where the cards of a meld lie in its zone."""
    return row(cards, STEP, width(cards) / 2, CARD[1] / 2)


def spread(count: int, room: float, own: bool) -> list[Placed]:
    """Return where the cards of a hand lie: fanned out a little, or side by side."""
    if not own:
        step = min(STEP + 18, (room - CARD[0]) / max(1, count - 1))
        middle = CARD[0] / 2 + step * (count - 1) / 2
        return fan(count, step, middle, CARD[1] / 2, turn=0, sag=0)
    step = min(OWN_STEP, (room - 96) / max(1, count - 1))
    return fan(count, step, OWN_HAND[0] / 2, 68, turn=0.8, sag=10 / max(25, (count / 2) ** 2))
