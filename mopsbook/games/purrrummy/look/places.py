"""Where everything lies, in a wide and in a narrow shape, for two to four players.

Melds lie in rows, like words of a text; where there are many of them they are drawn smaller.
"""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.show.cards import CARD
from mopsbook.show.layout import Placed, Point, fan, row
from mopsbook.show.plan import Shape, plans
from mopsbook.show.scene import Box, Pose

STEP = 31
"""From card to card in a meld: rank and suit of each stay in sight."""
GAP = 26
"""Between two melds, and between two rows of them."""
SHRINK = 0.95
OWN_STEP = 66
OWN_HAND = (590, 150)
LEFT, RIGHT, TOP = 18, 772, 18
BETWEEN = 18
"""Between the columns of the other seats."""
STOCK, APART = 26, 108
"""Where the stock lies, and how far from it the discard pile, so that their names have room."""
MIDDLE = 306
"""Where the piles and the own melds begin in the wide shape."""
LARGE = {1: (0.74, 0.5), 2: (0.64, 0.46), 3: (0.56, 0.44)}
"""The largest scale of the melds of the others in either shape, by their number."""
NARROW, NARROW_MELDS = 400, {1: 116, 2: 104, 3: 96}
"""Width of the narrow shape, and the height of the melds of another seat there."""


def _wide(players: int) -> Shape:
    """Lay the others out in columns; where there are three, their hands lie below their names."""
    others = players - 1
    width = (RIGHT - LEFT - BETWEEN * (others - 1)) / others
    seats: list[dict[str, Box | Pose]] = [
        {
            "plate": (LEFT - 6, 536, 1),
            "hand": (186, 470, 1),
            "melds": (236, MIDDLE + 16, 0.8),
            "room": (RIGHT - 236, 140, OWN_HAND[0]),
        }
    ]
    for n in range(others):
        left = round(LEFT + (width + BETWEEN) * n)
        across, down, melds = (176, -6, 70) if others < 3 else (0, 38, 114)
        seats.append({
            "plate": (left - 6, TOP, 1),
            "hand": (left + across, TOP + down, 0.48),
            "melds": (left, TOP + melds, LARGE[others][0]),
            "room": (width, MIDDLE - TOP - melds - 12, (width - across) / 0.48),
        })  # fmt: skip
    stock, discard = STOCK, STOCK + APART
    return Shape(
        size=(790, 632),
        seats=seats,
        zones={"stock": (stock, MIDDLE + 22, 0.95), "discard": (discard, MIDDLE + 22, 0.95)},
        spots={"stock": (stock + 38, MIDDLE + 8), "discard": (discard + 40, MIDDLE + 8)},
    )


def _narrow(players: int) -> Shape:
    """Lay the others out in rows, with their melds below."""
    others = players - 1
    each = 46 + NARROW_MELDS[others]
    top = TOP - 6 + others * each
    seats: list[dict[str, Box | Pose]] = [
        {
            "plate": (222, top + 36, 1),
            "hand": (8, top + 228, 0.78),
            "melds": (10, top + 106, 0.56),
            "room": (NARROW - 20, 106, (NARROW - 16) / 0.78),
        }
    ]
    for high in range(TOP - 6, top, each):
        seats.append({
            "plate": (6, high + 8, 0.8),
            "hand": (148, high, 0.42),
            "melds": (10, high + 60, LARGE[others][1]),
            "room": (NARROW - 20, NARROW_MELDS[others] - 22, 242 / 0.42),
        })  # fmt: skip
    stock, discard = STOCK + 12, STOCK + 12 + APART
    return Shape(
        size=(NARROW, top + 354),
        seats=seats,
        zones={"stock": (stock, top + 22, 0.66), "discard": (discard, top + 22, 0.66)},
        spots={"stock": (stock + 26, top + 12), "discard": (discard + 28, top + 12)},
    )


PLANS = plans((2, 3, 4), _wide, _narrow)
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
    [(0, 0, 0.5), (84.0, 0, 0.5), (0, 69.0, 0.5)]
    >>> [round(scale, 3) for _, _, scale in flow([142, 142, 142], (0, 0, 0.5), 200, 100)]
    [0.407, 0.407, 0.407]
    """
    start, upper, scale = first
    while True:
        spots = []
        x, y = start, upper
        for wide in widths:
            if x > start and x + wide * scale > start + across:
                x, y = start, y + (CARD[1] + GAP) * scale
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


def spread(count: int, room: float, own: bool, narrow: bool) -> list[Placed]:
    """Return where the cards of a hand lie: fanned out a little, or side by side."""
    if not own:
        step = min(STEP + 18, (room - CARD[0]) / max(1, count - 1))
        middle = CARD[0] / 2 + step * (count - 1) / 2
        return fan(count, step, middle, CARD[1] / 2, turn=2, sag=0.8)
    step = min(OWN_STEP, (room - 96) / max(1, count - 1))
    turn = 0.8 if narrow else 1.2
    return fan(count, step, room / 2, 68, turn=turn, sag=14 / max(25, (count / 2) ** 2))
