"""Where everything lies, on the wide and on the narrow canvas, for two to ten players."""

from __future__ import annotations

from dataclasses import dataclass

from mopsbook.games.miau_miau.options import MOST
from mopsbook.show.scene import Box

WIDE = (790, 560)
MIDDLE = WIDE[0] / 2
HAND = (290, 112)
ROOM = HAND[0] - 80
"""Of another hand: from the first card to the last."""
OWN_HAND = (570, 140)
OWN_ROOM = 470
OWN_STEP = 86
PLATE = (170, 30)
ALONE = (85, -42)
"""Where a call is written that no card is left for, seen from the plate."""
PILE = (88, 120)
STEP = 34
"""From one discard to the next; the last few stay in sight."""
SHOWN = 4
DISCARD = (80 + STEP * (SHOWN - 1), 112)
BADGE = (64, 64)
AROUND = {
    1: (1, 0, ()), 2: (2, 300, ()), 3: (1, 176, (104,)), 4: (2, 210, (104,)), 5: (3, 176, (150,)),
    6: (4, 160, (150,)), 7: (3, 176, (134, 262)), 8: (4, 160, (134, 262)), 9: (5, 158, (134, 262)),
}  # fmt: skip
"""For each number of others how many sit at the upper edge and how far apart, and how high those at
the left sit, the uppermost first, and as many at the right."""
EDGE = 98
"""Middle of a hand at the left edge."""
ROW = 84
"""Height of a row of hands on the narrow canvas."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a seat's things lie; each pair is for the wide and the narrow canvas.

    Parameters
    ----------
    hand, plate : pair of Box
        Its zones.
    call : pair of places
        Where its call is written, beside a single card, seen from the plate.
    """

    hand: tuple[Box, Box]
    plate: tuple[Box, Box]
    call: tuple[tuple[int, int], tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole table: the seats clockwise from the one below, and what belongs to nobody.

    Parameters
    ----------
    seats : tuple of Seat
        The seats.
    slim : tuple of int
        Size of the narrow canvas.
    stack, discard, badge : pair of Box
        Zones.
    captions : mapping
        Message of a caption to its places on either canvas.
    """

    seats: tuple[Seat, ...]
    slim: tuple[int, int]
    stack: tuple[Box, Box]
    discard: tuple[Box, Box]
    badge: tuple[Box, Box]
    captions: dict[str, tuple[tuple[int, int], tuple[int, int]]]


def _around(others: int) -> list[tuple[float, float]]:
    """Return middle and top of the other hands on the wide canvas, clockwise from the lower left."""
    above, apart, heights = AROUND[others]
    first = MIDDLE - apart * (above - 1) / 2
    return [
        *((EDGE, height) for height in reversed(heights)),
        *((first + apart * n, 22) for n in range(above)),
        *((WIDE[0] - EDGE, height) for height in heights),
    ]


def _rows(others: int) -> list[tuple[float, float]]:
    """Return middle and top of the other hands on the narrow canvas."""
    columns = 2 if others in (2, 4) else min(others, 3)
    width = 400 / columns
    return [(width * (n % columns + 0.5), 10.0 + ROW * (n // columns)) for n in range(others)]


def _other(wide: tuple[float, float], slim: tuple[float, float], scale: float) -> Seat:
    hand, plate = _boxes(*wide, scale, min(1, scale * 1.7))
    slim_hand, slim_plate = _boxes(*slim, 0.42, 0.78)
    # at the right edge the call stands to the left of the card
    sides = (-1 if x > room - 130 else 1 for (x, _), room in ((wide, WIDE[0]), (slim, 400)))
    call, slim_call = ((PLATE[0] // 2 + 80 * side, -34) for side in sides)
    return Seat((hand, slim_hand), (plate, slim_plate), (call, slim_call))


def _boxes(x: float, top: float, scale: float, letters: float) -> tuple[Box, Box]:
    """Return hand and plate of a seat from the middle of its hand and its top."""
    hand = (round(x - HAND[0] * scale / 2), round(top), scale)
    return hand, (round(x - PLATE[0] * letters / 2), round(top + 112 * scale + 7), letters)


def _plan(players: int) -> Plan:
    others = players - 1
    scale = 0.6 if others < 4 else 0.54 if others < 6 else 0.5
    rows = _rows(others)
    top = round(rows[-1][1]) + ROW + 8
    below = Seat(
        ((110, 372, 1), (6, top + 132, 0.68)),
        ((310, 518, 1), (115, top + 234, 1)),
        ((250, 4), (215, 4)),
    )
    return Plan(
        seats=(below, *(_other(w, s, scale) for w, s in zip(_around(others), rows, strict=True))),
        slim=(400, top + 274),
        stack=((200, 190, 1), (58, top, 0.78)),
        discard=((316, 194, 1), (150, top + 3, 0.78)),
        badge=((526, 216, 1), (318, top + 18, 0.85)),
        captions={
            "zone-draw": ((242, 326), (91, top + 106)),
            "zone-discard": ((458, 326), (261, top + 106)),
        },
    )


PLANS = {players: _plan(players) for players in range(2, max(MOST["physical"].values()) + 1)}
