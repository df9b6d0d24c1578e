"""Where everything lies, on the wide and on the narrow canvas, for two to four players.

Melds lie in rows, like words of a text; where there are many of them they are drawn smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from mopsbook.show.layout import Placed, Point, fan, row
from mopsbook.show.scene import Box

CARD = (80, 112)
STEP = 31
"""From card to card in a meld: rank and suit of each stay in sight."""
GAP = 26
"""Between two melds, and between two rows of them."""
SHRINK = 0.95
SMALL = (0.48, 0.42)
"""Scale of the hands of the others on either canvas."""
LARGE = {1: (0.74, 0.5), 2: (0.64, 0.46), 3: (0.56, 0.44)}
"""The largest scale of their melds, by the number of others."""
OWN_STEP = 66
OWN_SLIM = 0.78
OWN_HAND = (590, 150)
PLATE = (170, 30)
PILE = (88, 120)
WIDE = (790, 632)
SLIM = 400


class Area(NamedTuple):
    """Where the melds of a seat lie on a canvas: its edges, and how large cards are at most."""

    left: float
    top: float
    width: float
    height: float
    scale: float


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a seat's things lie; each pair is for the wide and the narrow canvas.

    Parameters
    ----------
    plate, hand : pair of Box
        Zones.
    room : pair of float
        How wide a hand may be, in units of its zone.
    melds : pair of Area
        Where melds are laid out.
    """

    plate: tuple[Box, Box]
    hand: tuple[Box, Box]
    room: tuple[float, float]
    melds: tuple[Area, Area]

    @property
    def nothing(self) -> tuple[Point, Point]:
        """Where it is said that there are no melds."""
        wide, slim = ((round(area.left + 75), round(area.top + 20)) for area in self.melds)
        return wide, slim


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole table.

    Parameters
    ----------
    slim : tuple of int
        Size of the narrow canvas; that of the wide one is :data:`WIDE`.
    seats : tuple of Seat
        Clockwise from the one below.
    stock, discard : pair of Box
        Zones.
    captions : mapping
        Places of the captions on either canvas.
    """

    slim: tuple[int, int]
    seats: tuple[Seat, ...]
    stock: tuple[Box, Box]
    discard: tuple[Box, Box]
    captions: dict[str, tuple[Point, Point]]


LEFT, RIGHT, TOP = 18, 772, 18
BETWEEN = 18
"""Between the columns of the other seats."""
STOCK, APART = 26, 108
"""Where the stock lies, and how far from it the discard pile, so that their names have room."""
MIDDLE = 306
"""Where the piles and the own melds begin on the wide canvas."""
SLIM_MELDS = {1: 116, 2: 104, 3: 96}
"""Height of the melds of another seat on the narrow canvas, by the number of others."""


def _other(count: int, n: int) -> Seat:
    """Return the places of the `n`-th of `count` other seats: a column, or a row if it is narrow."""
    width = (RIGHT - LEFT - BETWEEN * (count - 1)) / count
    left = round(LEFT + (width + BETWEEN) * n)
    beside = count < 3
    hand = (left + 176, TOP - 6) if beside else (left, TOP + 38)
    melds = 70 if beside else 114
    slim = TOP - 6 + n * (46 + SLIM_MELDS[count])
    return Seat(
        plate=((left - 6, TOP, 1), (6, slim + 8, 0.8)),
        hand=((*hand, SMALL[0]), (148, slim, SMALL[1])),
        room=((left + width - hand[0]) / SMALL[0], 242 / SMALL[1]),
        melds=(
            Area(left, TOP + melds, width, MIDDLE - TOP - melds - 12, LARGE[count][0]),
            Area(10, slim + 60, SLIM - 20, SLIM_MELDS[count] - 22, LARGE[count][1]),
        ),
    )


def _plan(players: int) -> Plan:
    others = players - 1
    top = TOP - 6 + others * (46 + SLIM_MELDS[others])
    own = Seat(
        plate=((LEFT - 6, 536, 1), (222, top + 36, 1)),
        hand=((186, 470, 1), (8, top + 228, OWN_SLIM)),
        room=(OWN_HAND[0], (SLIM - 16) / OWN_SLIM),
        melds=(
            Area(236, MIDDLE + 16, RIGHT - 236, 140, 0.8),
            Area(10, top + 106, SLIM - 20, 106, 0.56),
        ),
    )
    return Plan(
        slim=(SLIM, top + 354),
        seats=(own, *(_other(others, n) for n in range(others))),
        stock=((STOCK, MIDDLE + 22, 0.95), (STOCK + 12, top + 22, 0.66)),
        discard=((STOCK + APART, MIDDLE + 22, 0.95), (STOCK + 12 + APART, top + 22, 0.66)),
        captions={
            "zone-stock": ((STOCK + 38, MIDDLE + 8), (STOCK + 38, top + 12)),
            "zone-discard": ((STOCK + APART + 40, MIDDLE + 8), (STOCK + APART + 40, top + 12)),
        },
    )


PLANS = {players: _plan(players) for players in (2, 3, 4)}


def width(cards: int) -> int:
    """Return how wide a meld of so many cards is, in units of its zone."""
    return CARD[0] + STEP * (cards - 1)


def flow(widths: Sequence[float], area: Area) -> list[Box]:
    """Return where melds lie in an area: left, top and scale of each, in rows.

    Parameters
    ----------
    widths : sequence of float
        How wide they are, in their own units.
    area : Area
        Where they lie; they are drawn smaller until all have room.

    Examples
    --------
    >>> flow([142, 142, 142], Area(0, 0, 200, 200, 0.5))
    [(0, 0, 0.5), (84.0, 0, 0.5), (0, 69.0, 0.5)]
    >>> [round(scale, 3) for _, _, scale in flow([142, 142, 142], Area(0, 0, 200, 100, 0.5))]
    [0.407, 0.407, 0.407]
    """
    scale = area.scale
    while True:
        spots = []
        x, y = area.left, area.top
        for wide in widths:
            if x > area.left and x + wide * scale > area.left + area.width:
                x, y = area.left, y + (CARD[1] + GAP) * scale
            spots.append((x, y, scale))
            x += (wide + GAP) * scale
        room = all(
            left + wide * scale <= area.left + area.width
            for wide, (left, _, _) in zip(widths, spots, strict=True)
        )
        if room and y + CARD[1] * scale <= area.top + area.height:
            return [(round(left, 1), round(top, 1), round(scale, 3)) for left, top, _ in spots]
        scale *= SHRINK


def in_meld(cards: int) -> list[Point]:
    """Return where the cards of a meld lie in its zone."""
    return row(cards, STEP, width(cards) / 2, CARD[1] / 2)


def spread(count: int, room: float, own: bool, slim: bool) -> list[Placed]:
    """Return where the cards of a hand lie: fanned out a little, or side by side."""
    if not own:
        step = min(STEP + 18, (room - CARD[0]) / max(1, count - 1))
        middle = CARD[0] / 2 + step * (count - 1) / 2
        return fan(count, step, middle, CARD[1] / 2, turn=2, sag=0.8)
    step = min(OWN_STEP, (room - 96) / max(1, count - 1))
    turn = 0.8 if slim else 1.2
    return fan(count, step, room / 2, 68, turn=turn, sag=14 / max(25, (count / 2) ** 2))
