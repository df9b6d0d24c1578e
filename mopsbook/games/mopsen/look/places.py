"""Where everything lies, on the wide and on the narrow canvas, for three to five players."""

from __future__ import annotations

from dataclasses import dataclass

from mopsbook.show.scene import Box

WIDE = (790, 560)
STEP = 53
"""From card to card in a hand of another seat: number and suit of each stay in sight."""
HAND = (STEP * 7 + 80, 112)
SCALE = 0.48
"""Of the cards in a hand of another seat."""
OWN_STEP = 64
OWN_HAND = (OWN_STEP * 7 + 96, 140)
BOWL = (176, 172)
PLATE = (150, 30)
PILE = (88, 120)
TRICK = (260, 410)
TRICK_AT: dict[int, Box] = {3: (365, 90, 0.85), 4: (365, 102, 0.85), 5: (378, 82, 0.75)}
LADDER = (112, 212)
RUNG_STEP = 53
RUNGS_SLIM = ((62, 62), (179, 62), (295, 62), (412, 62))
"""The order cards in a row."""
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
"""Height of a seat's row on the narrow canvas, and where the rows begin."""
SLIM_TRICK: Box = (282, FIRST_ROW, 0.52)
"""The trick is a column beside the rows there; between its cards is room for their tags."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a seat's things lie; each pair is for the wide and the narrow canvas.

    Parameters
    ----------
    hand, plate, bowl : pair of Box
        Its zones.
    card : pair of places
        Its card within the zone of the trick.
    """

    hand: tuple[Box, Box]
    plate: tuple[Box, Box]
    bowl: tuple[Box, Box]
    card: tuple[tuple[int, int], tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole table: the seats clockwise from the one below, and what belongs to nobody.

    Parameters
    ----------
    seats : tuple of Seat
        The seats.
    slim : tuple of int
        Size of the narrow canvas.
    ladder, trick, stack, discard : pair of Box
        Zones.
    captions : mapping
        Message of a caption to its places on either canvas.
    """

    seats: tuple[Seat, ...]
    slim: tuple[int, int]
    ladder: tuple[Box, Box]
    trick: tuple[Box, Box]
    stack: tuple[Box, Box]
    discard: tuple[Box, Box]
    captions: dict[str, tuple[tuple[int, int], tuple[int, int]]]


def _below(players: int) -> Seat:
    """Return the places of the seat at the lower edge."""
    top = FIRST_ROW + ROW * (players - 1)
    return Seat(
        ((198, 408, 1), (10, top + 88, 0.699)),
        ((14, 506, 1), (125, top + 193, 1)),
        ((40, 404, 0.5), (214, top, 0.46)),
        (CARDS[players][0], _slim_card(players - 1)),
    )


def _other(players: int, place: int) -> Seat:
    """Return the places of a seat at the other edges, or in a row of the narrow canvas."""
    left, top, shift, (beside, under) = AROUND[players][place - 1]
    row = FIRST_ROW + ROW * (place - 1)
    plate, below = left + shift, top + 112 * SCALE
    return Seat(
        ((left, top, SCALE), (8, row, 0.46)),
        ((plate, below + 16, 1), (52, row + 54, 0.8)),
        ((plate + beside, below + under, 0.47), (228, row, 0.43)),
        (CARDS[players][place], _slim_card(place - 1)),
    )


def _slim_card(row: int) -> tuple[int, int]:
    return TRICK[0] // 2, round((30 + ROW * row) / SLIM_TRICK[2])


def _plan(players: int) -> Plan:
    top = FIRST_ROW + ROW * (players - 1)
    return Plan(
        seats=(_below(players), *(_other(players, place) for place in range(1, players))),
        slim=(400, top + 228),
        ladder=((28, 52, 1), (0, 0, 0.84)),
        trick=(TRICK_AT[players], SLIM_TRICK),
        stack=((26, 304, 0.6), (14, top + 8, 0.5)),
        discard=((100, 304, 0.6), (110, top + 8, 0.5)),
        captions={
            "zone-pecking": ((84, 24), (200, 14)),
            "strongest": ((84, 42), (50, 14)),
            "weakest": ((84, 272), (350, 14)),
            "zone-stack": ((50, 294), (35, top + 78)),
            "zone-discard": ((126, 294), (131, top + 78)),
            "stronger": ((19, 158), (200, 27)),
        },
    )


PLANS = {players: _plan(players) for players in (3, 4, 5)}
