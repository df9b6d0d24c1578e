"""Where everything lies in each shape of the table, for three to five players."""

from __future__ import annotations

from mopsbook.show.plan import Fan, Shape, arch, box, fans, plans, spot
from mopsbook.show.scene import Box, Pose

HAND = Fan((300, 112), step=56, room=220)
"""Of another seat: number and suit of each card stay in sight."""
OWN_HAND = fans(Fan((544, 140), step=72, y=62, turn=1.8, sag=1.1), 424, 386, 316)
BOWL = (176, 172)
PLATE, OWN_PLATE = (120, 30), (172, 30)
TRICK = (260, 410)
TRICK_AT: dict[int, Box] = {3: (365, 90, 0.85), 4: (365, 103, 0.85), 5: (378, 82, 0.75)}
LADDER = (112, 212)
RUNGS = tuple(
    (spot(56, 26 + 53 * n), *(spot(x, 62),) * 2) for n, x in enumerate((62, 179, 295, 412))
)
"""The order cards one below the other, and in a row."""
AROUND = {
    3: (0.64, ((292, 24), (674, 24))),
    4: (0.54, ((262, 150), (482, 20), (692, 150))),
    5: (0.48, ((258, 176), (366, 18), (594, 18), (692, 176))),
}
"""For each number of players how large the cards of the others are, and the middle and the top of each."""
CARDS = {
    3: ((130, 274), (77, 132), (183, 132)),
    4: ((130, 256), (50, 178), (130, 114), (210, 178)),
    5: ((130, 352), (36, 288), (76, 170), (184, 170), (224, 288)),
}
"""Places in the trick, first that of the seat below; between them is room for tags."""
BOWL_END = 169
"""Where a bowl ends in its zone; it begins where its cards do."""


def _wide(players: int) -> Shape:
    scale, around = AROUND[players]
    seats: list[dict[str, Box | Pose]] = [
        {"hand": (172, 392, 1.15), "plate": (2, 514, 1), "bowl": (42, 412, 0.5)}
    ]
    for x, top in around:
        low, out = top + 112 * scale + 4, -1 if x < 482 else 1
        seats.append({
            "hand": box(x, top, HAND.size, scale),
            "plate": box(x - 46 * out, low + 12, PLATE),
            "bowl": box(x + 52 * out, low - 14, BOWL, 0.47),
        })  # fmt: skip
    return Shape(
        size=(790, 560),
        seats=[{**seat, "card": spot(*at)} for seat, at in zip(seats, CARDS[players], strict=True)],
        zones={
            "pecking": (28, 52, 1),
            "trick": TRICK_AT[players],
            "stack": (26, 304, 0.6),
            "discard": (100, 304, 0.6),
        },
        spots={
            "pecking": (84, 24),
            "strongest": (84, 42),
            "weakest": (84, 272),
            "stack": (50, 294),
            "discard": (126, 294),
            "stronger": (19, 158),
        },
    )


def _in_rows(players: int, width: int, sizes: tuple[float, float, float, float]) -> Shape:
    """Let the others sit in rows, and lay the trick between them and the own hand.

    The sizes are those of the pecking order, of the cards of the others, of the trick, and of the own hand.
    """
    order, scale, trick, own = sizes
    middle, few = width / 2, 0.44
    step = 112 * scale + 38
    around = arch(players - 1, width, 32 + 56 * order, step)
    # from left to right, alternately high and low, so that there is room for two tags
    high, across = 26 / trick, (width - 40) / (players * trick)
    cards = {3: (1, 0, 2), 4: (1, 2, 0, 3), 5: (1, 2, 0, 3, 4)}[players]
    low = max(y for _, y in around) + step + 14
    hand = low + 26 + 112 * trick + 14 * own
    end = hand + 134 * own + 2
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
            "bowl": box(50, end + 60 - BOWL_END * few, BOWL, few),
        }
    ]
    for x, y in around:
        beside = max(HAND.size[0] * scale, PLATE[0])
        left = x - (beside + BOWL[0] * few) / 2
        seats.append({
            "hand": (round(left), round(y), scale),
            "plate": box(left + 60, y + 112 * scale + 4, PLATE),
            "bowl": (round(left + beside), round(y + step - 8 - BOWL_END * few), few),
        })  # fmt: skip
    return Shape(
        size=(width, round(end + 72)),
        seats=[{**seat, "card": laid[n]} for n, seat in enumerate(seats)],
        zones={
            "pecking": (round(middle - 237 * order), round(29 - 36 * order), order),
            "trick": (round(middle - 130 * trick), round(low), trick),
            "stack": (width - 108, round(end), few),
            "discard": (width - 54, round(end), few),
        },
        spots={
            "pecking": (middle, 14),
            "strongest": (50, 14),
            "weakest": (width - 58, 14),
            "stack": spot(width - 92, end + 62),
            "discard": spot(width - 36, end + 62),
            "stronger": (middle, 25, -90),
        },
    )


def _middle(players: int) -> Shape:
    return _in_rows(players, 540, (1, 0.6, 0.86, 1.08) if players == 3 else (0.92, 0.4, 0.62, 0.94))


def _narrow(players: int) -> Shape:
    return _in_rows(
        players, 400, (0.84, 0.38, 0.8, 0.94) if players == 3 else (0.84, 0.34, 0.56, 0.86)
    )


PLANS = plans((3, 4, 5), _wide, _middle, _narrow)
