"""Where everything lies in each shape of the table, for two to six players."""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.games.mauz.options import MOST_PLAYERS
from mopsbook.show.card_table import PLATE
from mopsbook.show.cards import PILE
from mopsbook.show.plan import Fan, Shape, box, edges, plans, rows, spot
from mopsbook.show.scene import Box

OPEN = Fan((264, 112), step=92)
"""The open cards, and the hand below."""
HAND = Fan((152, 112), step=36)
OTHER_PLATE = (130, 30)
COUNTERS = (112, 18)
CALL = (84, 44)
GAP = 22
"""Between a hand and the plate below it; a flag on the plate fills it."""
EDGE = 10
"""What a row of seats keeps free at both edges, more than the rim of the table takes."""
SIDE, HIGH = 106, 162
"""The middle of those at the left of the wide shape, and how high they sit."""
APART = {2: 340, 3: 300, 4: 240, 5: 208}
"""For each number of others how far those at the upper edge are from each other."""


def _other(x: float, top: float, scale: float, letters: float) -> dict[str, Box]:
    """Return what a seat has from its middle and the top of its hand.

    Beside the hand is room for a call, and below that lie the counters.
    """
    hand, call = HAND.size[0] * scale, CALL[0] * letters
    left = x - (hand + 3 + call) / 2
    beside = left + hand + 3 + call / 2
    end = top + HAND.size[1] * scale
    counters = end - COUNTERS[1] * letters * 0.7
    return {
        "hand": box(left + hand / 2, top, HAND.size, scale),
        "plate": box(x, end + GAP, OTHER_PLATE),
        "counters": box(beside, counters, COUNTERS, letters * 0.7),
        "call": box(beside, min(top - 2, counters - CALL[1] * letters), CALL, letters),
    }


def _table(
    width: int, others: Sequence[dict[str, Box]], low: float, open_: float, own: float
) -> Shape:
    """Return a shape from where the others end, and how large the open cards and the own hand are."""
    middle, end = width / 2, low + OPEN.size[1] * open_
    hand = end + 28 + 20 * own  # a picked card is higher, and so are flags
    plate = hand + OPEN.size[1] * own + GAP
    beside = OPEN.size[0] * open_ / 2 + 12
    stock = PILE[0] * open_ * 0.66
    below = {
        "hand": box(middle, hand, OPEN.size, own),
        "plate": box(middle, plate, PLATE),
        "counters": box(middle - 142, plate + 16, COUNTERS, 0.8),
        "call": box(middle + 142, plate - 12, CALL),
    }
    return Shape(
        size=(width, round(plate + PLATE[1] + 14)),
        seats=[below, *others],
        zones={
            "middle": box(middle, low, OPEN.size, open_),
            "stock": box(middle - beside - stock / 2, end - stock * 1.35, PILE, open_ * 0.66),
            "aside": box(middle + beside + stock / 2, end - stock * 1.35, PILE, open_ * 0.66),
        },
        spots={
            "stock": spot(middle - beside - stock / 2, end + 13),
            "middle": spot(middle, end + 13),
            "aside": spot(middle + beside + stock / 2, end + 13),
            "worth": spot(middle - 142, plate + 3),
        },
    )


def _wide(players: int) -> Shape:
    """Let two sit at the sides, if there are three others or more."""
    others = players - 1
    sides = (HIGH if others == 5 else HIGH - 20,) if others > 2 else ()
    around = edges(790, others - 2 * len(sides), APART.get(others, 0), 20, SIDE, sides)
    return _table(790, [_other(x, y, 0.7, 0.9) for x, y in around], 202, 1.1, 1.25)


def _in_rows(players: int, width: int, sizes: tuple[float, float, float]) -> Shape:
    """Let the others sit in rows: the sizes are those of their cards, the open ones, and the own ones."""
    scale, open_, own = sizes
    around = rows(players - 1, width - 2 * EDGE, 22, HAND.size[1] * scale + 58)
    letters = 0.8 if width < 500 else 0.9
    low = around[-1][1] + HAND.size[1] * scale + GAP + 62  # a plate, and flags below it
    seats = [_other(EDGE + x, y, scale, letters) for x, y in around]
    return _table(width, seats, low, open_, own)


def _middle(players: int) -> Shape:
    return _in_rows(players, 540, (0.58, 1.2, 1.37) if players < 5 else (0.5, 0.83, 0.88))


def _narrow(players: int) -> Shape:
    open_, own = (0.92, 1.3) if players < 5 else (0.72, 0.89)
    return _in_rows(players, 400, (0.56 if players < 4 else 0.37, open_, own))


PLANS = plans(range(2, MOST_PLAYERS + 1), _wide, _middle, _narrow)
