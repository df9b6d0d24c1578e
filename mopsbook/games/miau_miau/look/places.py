"""Where everything lies in each shape of the table, for two to ten players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mopsbook.games.miau_miau.options import MOST
from mopsbook.show.cards import CARD
from mopsbook.show.plan import (
    Boxes,
    Fan,
    Poses,
    Shape,
    Size,
    box,
    edges,
    fans,
    plans,
    rows,
    spot,
)
from mopsbook.show.scene import Box, Pose

HAND = Fan((256, 112), step=50)
HANDS = fans(HAND, 176, 150, 150)
"""Of another seat: the corners of a dealt hand stay in sight where all cards are open, and none touches the next."""
OWN_HAND = fans(Fan((570, 140), step=86, y=62, turn=1.6, sag=1), 520, 325, 264)
PLATE, SMALL_PLATE, OWN_PLATE = (132, 30), (96, 30), (170, 30)
"""The others have small ones where eight or more sit around a table."""
HALF_CALL = 58
"""Half of how wide a call is at most."""
FLAG = 32
"""How far a call is above a name at least: below it is room for a flag."""
BELOW = 6
"""From the cards of the others down to their names: a flag above one covers a third of the least cards at most."""
NEAR = 12
"""From the own hand to the call beside it."""
EDGE = 8
"""What the others keep free at both edges, as much as the rim of the table takes."""
STEP = 34
"""From one discard to the next."""
BADGE = (64, 64)
CAPTIONS, ALONE = 86, 72
"""How far the captions of the discards and of the badge are apart at least, from middle to middle; and
how far those of a single discard and of a badge that touches it, at their full size."""
AROUND = {
    1: (1, 0, ()), 2: (2, 300, ()), 3: (1, 0, (104,)), 4: (2, 230, (122,)), 5: (3, 210, (150,)),
    6: (4, 180, (160,)), 7: (3, 200, (124, 234)), 8: (4, 180, (124, 234)), 9: (5, 150, (124, 234)),
}  # fmt: skip
"""For each number of others how many sit at the upper edge and how far apart, and how high those at
the left sit, the uppermost first, and as many at the right."""


def plate(others: int) -> Size:
    """Return the size of the plates of so many others."""
    return PLATE if others < 7 else SMALL_PLATE


def _other(x: float, top: float, scale: float, others: int, width: int) -> dict[str, Box | Pose]:
    """Return what a seat has from the middle of its hand and its top; its calls are seen from its plate."""
    size = plate(others)
    # the longest call stays on the table
    aside, high = max(HALF_CALL - x, min(0, width - HALF_CALL - x)), -max(FLAG, 62 * scale)
    return {
        "hand": box(x, top, HAND.size, scale),
        "plate": box(x, round(top) + 112 * scale + BELOW, size),
        "call": spot(size[0] / 2 + (33 if others < 7 else 28) - 30 * scale, high),
        "alone": spot(size[0] / 2 + aside, high),
    }


def caller(count: int) -> Fan:
    """Return how a hand of so many cards lies beside which a call is written: at the left, close together."""
    room = 20 if count > 1 else 0
    return Fan((CARD[0] + room, CARD[1]), step=20, room=room)


def beside(count: int, width: float, calls: Poses, hands: Boxes) -> Poses:
    """Return where a call so wide stands beside an own hand of so many cards, never farther away than for the most."""
    found = []
    for (x, y, _), (_, _, scale), fan in zip(calls, hands, OWN_HAND, strict=True):
        last = fan.spots(count)[-1][0] - fan.size[0] / 2 + CARD[0] / 2
        found.append(spot(min(x, OWN_PLATE[0] / 2 + last * scale + NEAR + width / 2), y))
    return tuple(found)


def _table(
    width: int,
    others: Sequence[Mapping[str, Box | Pose]],
    low: int,
    piles: tuple[float, float],
    own: tuple[float, float],
) -> Shape:
    """Return a shape from where the others end.

    The piles have a scale and some room between them at least, the own hand a scale, and its call is so far
    from its middle.
    """
    (scale, room), (large, beside), middle = piles, own, width / 2
    rooms = room + max(room, CAPTIONS - ALONE * scale)
    end = low + 120 * scale
    hand = round(end + 32 + 14 * large)  # a picked card is higher, and what is new bears a flag
    seat: dict[str, Box | Pose] = {
        "hand": box(middle, hand, OWN_HAND[0].size, large),
        "plate": box(middle, hand + 134 * large, OWN_PLATE),
        "call": spot(OWN_PLATE[0] / 2 + beside, -76 * large),
        "alone": spot(OWN_PLATE[0] / 2, -76 * large),
    }
    left = middle - (334 * scale + rooms) / 2
    discard, badge = left + 88 * scale + room, left + 270 * scale + rooms
    line = end + 13
    return Shape(
        size=(width, round(hand + 134 * large + 40)),
        seats=[seat, *others],
        zones={
            "stack": (round(left), low, scale),
            "discard": (round(discard), round(low + 4 * scale), scale),
            "badge": (round(badge), round(low + 28 * scale), scale),
        },
        spots={
            "draw": spot(left + 40 * scale, line),
            "discard": spot(discard + 91 * scale, line),
            "badge": spot(badge + 32 * scale, line),
        },
    )


def _wide(players: int) -> Shape:
    """Let some of the others sit at the sides."""
    others = players - 1
    above, apart, heights = AROUND[others]
    scale = 0.8 if others < 3 else 0.7 if others == 3 else 0.6 if others < 7 else 0.5
    around = edges(790, above, apart, 20, max(93, HAND.size[0] * scale / 2 + EDGE), heights)
    low = 186 if others != 4 else 180
    return _table(
        790, [_other(x, y, scale, others, 790) for x, y in around], low, (1.1, 30), (1.25, 250)
    )


def _in_rows(players: int, width: int, most: int, sizes: Sequence[float]) -> Shape:
    """Let the others sit in rows; from fewer rows follow larger cards.

    The sizes are those of their cards, of the piles, and of the own hand.
    """
    others = players - 1
    scale, piles, own = sizes
    around = rows(others, width - 2 * EDGE, 12, 112 * scale + 44, most)
    seats = [_other(EDGE + x, y, scale, others, width) for x, y in around]
    low = around[-1][1] + 112 * scale + 48
    return _table(width, seats, round(low), (piles, 14), (own, width * 0.4))


def _middle(players: int) -> Shape:
    few = players < 5
    sizes = (0.68, 1.14, 1.25) if few else (0.5 if players < 8 else 0.4, 1, 1.16)
    return _in_rows(players, 540, 3 if players < 8 else 5, sizes)


def _narrow(players: int) -> Shape:
    few, many, crowd = (0.5, 0.86, 1.08), (0.38, 0.84, 1), (0.34, 0.78, 0.94)
    sizes = few if players < 5 else many if players < 10 else crowd
    return _in_rows(players, 400, 3 if players < 8 else 4, sizes)


PLANS = plans(range(2, max(MOST["physical"].values()) + 1), _wide, _middle, _narrow)
