"""Where everything lies in each shape of the table, for three to five players."""

from __future__ import annotations

from functools import partial

from mopsbook.show.cards import CARD
from mopsbook.show.plan import Fan, Shape, arch, box, fans, plans, spot
from mopsbook.show.scene import Box, Pose

HANDS = fans(Fan((380, 112), step=56), 300, 280, 266)
"""Of another seat, in each shape: both digits of a number stay in sight, and the suit."""
OWN_HAND = fans(Fan((544, 140), step=72, y=62, turn=1.8, sag=1.1), 424, 386, 296)
BOWL = (176, 172)
PLATE, OWN_PLATE = (116, 30), (172, 30)
TRICK = (260, 410)
TRICK_AT: dict[int, Box] = {3: (305, 204, 1.25), 4: (317, 214, 1.14), 5: (361, 172, 0.8)}
LADDER = (112, 212)
RUNGS = tuple(
    (spot(56, 26 + 53 * n), *(spot(x, 62),) * 2) for n, x in enumerate((62, 179, 295, 412))
)
"""The order cards one below the other, and in a row."""
AROUND = {
    3: (0.64, ((292, 24), (644, 24))),
    4: (0.54, ((258, 56), (465, 20), (672, 56))),
    5: (0.48, ((254, 146), (366, 18), (594, 18), (682, 146))),
}
"""For each number of players how large the cards of the others are, and the middle and the top of each."""
CARDS = {
    3: ((130, 82), (20, 64), (240, 64)),
    4: ((182, 90), (-26, 80), (78, 66), (286, 80)),
    5: ((130, 206), (-70, 196), (66, 56), (194, 56), (330, 196)),
}
"""Places in the trick, first that of the seat below: apart, with room for tags."""
BOWL_END = 169
"""Where a bowl ends in its zone; it begins where its cards do."""
RIM = 7
"""So near to the edge of the table things come."""


def _wide(players: int) -> Shape:
    scale, around = AROUND[players]
    seats: list[dict[str, Box | Pose]] = [
        {"hand": (172, 392, 1.15), "plate": (5, 514, 1), "bowl": (42, 412, 0.5)}
    ]
    for x, top in around:
        low, out = top + 112 * scale + 4, -1 if x < 482 else 1
        seats.append({
            "hand": box(x, top, HANDS[0].size, scale),
            "plate": box(x - 46 * out, low + 12, PLATE),
            "bowl": box(x + 52 * out, low - 14, BOWL, 0.47),
        })  # fmt: skip
    return Shape(
        size=(790, 560),
        seats=[{**seat, "card": spot(*at)} for seat, at in zip(seats, CARDS[players], strict=True)],
        zones={
            "pecking": (28, 71, 1),
            "trick": TRICK_AT[players],
            "stack": (26, 321, 0.6),
            "discard": (100, 321, 0.6),
        },
        spots={
            # above the ladder is room for a tag
            "pecking": (84, 20),
            "strongest": (84, 38),
            "weakest": (84, 291),
            "stack": (50, 311),
            "discard": (126, 311),
            "stronger": (19, 177),
        },
    )


SIZES = {
    540: {3: (1, 0.46, 0.89, 1.1), 4: (0.92, 0.4, 0.53, 0.86), 5: (0.92, 0.4, 0.5, 0.84)},
    400: {3: (0.82, 0.334, 0.84, 0.96), 4: (0.82, 0.334, 0.48, 0.78), 5: (0.82, 0.334, 0.48, 0.75)},
}
"""By width, those of the pecking order, of the cards of the others, of the trick, and of the own hand."""


def _in_rows(width: int, players: int) -> Shape:
    """Let the others sit in rows, and lay the trick between them and the own hand."""
    order, scale, trick, own = SIZES[width][players]
    held = HANDS[2 if width == 400 else 1]
    middle, few, pile = width / 2, *((0.42, 0.44) if width > 400 else (0.39, 0.39))
    step = 112 * scale + 42
    around = arch(players - 1, width, 52 + 56 * order, step)
    # from left to right, alternately high and low, so that there is room for two tags
    high, across = 26 / trick, (width - 40) / (players * trick)
    cards = {3: (1, 0, 2), 4: (1, 2, 0, 3), 5: (1, 2, 0, 3, 4)}[players]
    low = max(y for _, y in around) + step + (20 if players == 5 else 14)  # flags below names
    hand = low + 26 + 112 * trick + 14 * own
    end = hand + 134 * own + 2
    low_end = end + 116 * pile + 9
    laid = {
        seat: spot(
            130 + across * (n - (players - 1) / 2),
            56 + (high if seat in (0, 1, players - 1) else 0),
        )
        for n, seat in enumerate(cards)
    }
    seats: list[dict[str, Box | Pose]] = [
        {
            "hand": box(middle, hand, OWN_HAND[0].size, own),
            "plate": box(middle, end + 8, OWN_PLATE),
            "bowl": box(50, low_end + 3 - BOWL_END * few, BOWL, few),
        }
    ]
    for x, y in around:
        beside = max((held.room + CARD[0]) * scale, PLATE[0])
        wide = beside + BOWL[0] * few + 2  # in a bowl cards are broader than it
        left = min(max(x - wide / 2, RIM), width - RIM - wide)
        seats.append({
            "hand": box(left + beside / 2, y, held.size, scale),
            "plate": box(left + PLATE[0] / 2, y + 112 * scale + 8, PLATE),
            "bowl": (round(left + beside), round(y + step - 8 - BOWL_END * few), few),
        })  # fmt: skip
    return Shape(
        size=(width, round(low_end + 14)),
        seats=[{**seat, "card": laid[n]} for n, seat in enumerate(seats)],
        zones={
            "pecking": (round(middle - 237 * order), round(49 - 36 * order), order),
            "trick": (round(middle - 130 * trick), round(low), trick),
            "stack": (width - 108, round(end), pile),
            "discard": (width - 54, round(end), pile),
        },
        spots={
            "pecking": (middle, 17),
            "strongest": (56, 17),
            "weakest": (width - 64, 17),
            "stack": spot(width - 92, low_end),
            "discard": spot(width - 36, low_end),
            "stronger": (middle, 30, -90),
        },
    )


PLANS = plans((3, 4, 5), _wide, *[partial(_in_rows, width) for width in SIZES])
