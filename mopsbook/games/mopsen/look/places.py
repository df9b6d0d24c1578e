"""Where everything lies, in a wide and in a narrow shape, for three to five players."""

from __future__ import annotations

from mopsbook.show.plan import Fan, Shape, plans, spot
from mopsbook.show.scene import Box, Pose

HAND = Fan((451, 112), step=84, room=371)
"""Of another seat: number and suit of each card stay in sight."""
SCALE = 0.48
OWN_HAND = Fan((544, 140), step=64, y=62, turn=2, sag=1.2)
BOWL = (176, 172)
PLATE = (150, 30)
TRICK = (260, 410)
TRICK_AT: dict[int, Box] = {3: (365, 90, 0.85), 4: (365, 103, 0.85), 5: (378, 82, 0.75)}
LADDER = (112, 212)
RUNGS = tuple((spot(56, 26 + 53 * n), spot(x, 62)) for n, x in enumerate((62, 179, 295, 412)))
"""The order cards one below the other, and in a row."""
BELOW = (31, 48)
AROUND: dict[int, tuple[tuple[int, int, int, tuple[int, int]], ...]] = {
    3: ((168, 42, 0, BELOW), (564, 42, 66, BELOW)),
    4: ((168, 128, 0, BELOW), (330, 20, 0, (152, 0)), (564, 128, 66, BELOW)),
    5: ((168, 176, 0, BELOW), (236, 20, 0, (152, 0)), (491, 20, 66, (-85, 0)), (564, 176, 66, BELOW)),
}  # fmt: skip
"""Per number of players, of each other seat: left and top of the hand, how far to the right of that
the plate lies, and where the bowl lies, seen from the plate."""
CARDS = {
    3: ((130, 274), (77, 132), (183, 132)),
    4: ((130, 256), (50, 178), (130, 114), (210, 178)),
    5: ((130, 352), (36, 288), (76, 170), (184, 170), (224, 288)),
}
"""Places in the trick, first that of the seat below; between them is room for tags."""
ROW = 84
FIRST_ROW = 94
"""Height of a seat's row in the narrow shape, and where the rows begin."""


def _wide(players: int) -> Shape:
    seats: list[dict[str, Box | Pose]] = [
        {"hand": (198, 408, 1), "plate": (14, 506, 1), "bowl": (40, 404, 0.5)}
    ]
    for left, top, shift, (beside, under) in AROUND[players]:
        plate, low = left + shift, top + 112 * SCALE
        seats.append({
            "hand": (left, top, SCALE),
            "plate": (plate, low + 16, 1),
            "bowl": (plate + beside, low + under, 0.47),
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


def _narrow(players: int) -> Shape:
    """Lay the trick out as a column beside the rows; between its cards is room for their tags."""
    top = FIRST_ROW + ROW * (players - 1)
    seats: list[dict[str, Box | Pose]] = [
        {"hand": (10, top + 88, 0.699), "plate": (125, top + 193, 1), "bowl": (214, top, 0.46)}
    ]
    for row in range(FIRST_ROW, top, ROW):
        seats.append({
            "hand": (8, row, 0.46), "plate": (52, row + 54, 0.8), "bowl": (228, row, 0.43)
        })  # fmt: skip
    order = (players - 1, *range(players - 1))
    cards = [spot(TRICK[0] / 2, (30 + ROW * row) / 0.52) for row in order]
    return Shape(
        size=(400, top + 228),
        seats=[{**seat, "card": at} for seat, at in zip(seats, cards, strict=True)],
        zones={
            "pecking": (0, 0, 0.84),
            "trick": (282, FIRST_ROW, 0.52),
            "stack": (14, top + 8, 0.5),
            "discard": (110, top + 8, 0.5),
        },
        spots={
            "pecking": (200, 14),
            "strongest": (50, 14),
            "weakest": (350, 14),
            "stack": (35, top + 78),
            "discard": (131, top + 78),
            "stronger": (200, 27, -90),
        },
    )


PLANS = plans((3, 4, 5), _wide, _narrow)
