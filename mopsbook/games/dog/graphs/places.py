"""Where the fields of Dog are drawn in graphs: on a loop that is nearly a square, with homes and start zones within it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin

from mopsbook.games.dog.board import HOME, START_ZONE, Board


def place(board: Board, field: int, seat: int = 0, number: int = 0) -> tuple[float, float]:
    """Return where to draw a field, in a square from -1 to 1 with y downwards.

    Field 0 lies in the middle of the lower edge. Homes run from the start field towards the
    middle of the board; the places of a start zone lie beside the first fields of the home, so that the loop may
    be as large as the drawing.

    Parameters
    ----------
    field : int
        The field.
    seat : int
        Whose home or start zone is meant.
    number : int
        Which of the places of a start zone, from 0.
    """
    ring = _ring(board.length)
    if 0 <= field < board.length:
        return ring[field]
    x, y = ring[board.starts[seat]]
    if field == START_ZONE:
        # a block of two by two, and one more behind it
        along, out = divmod(number, 2) if number < 4 else (0.5, 2)
        size = hypot(x, y)
        far, side = BLOCK - BETWEEN * (out - 0.5), ASIDE + BETWEEN * (along - 0.5)
        return (x * far + y / size * side, y * far - x / size * side)
    step = field - HOME
    inward = 1 - 0.155 * step
    return (x * inward, y * inward)


def beside(board: Board, field: int, seat: int = 0) -> tuple[float, float]:
    """Return where to write something that belongs to a field, as :func:`place` does.

    That is outside the loop, to one side of a home, and behind a start zone.
    """
    if field == START_ZONE:  # behind its places, towards the middle of the board
        x, y = _ring(board.length)[board.starts[seat]]
        x, y, out, aside = x * BLOCK, y * BLOCK, -0.35, -ASIDE
    else:
        x, y = place(board, field, seat)
        out, aside = (0.0, 0.1) if field > HOME else (0.11, 0.0)
    size = hypot(x, y)
    return (x + (x * out - y * aside) / size, y + (y * out + x * aside) / size)


BLOCK, ASIDE, BETWEEN = 0.7, 0.22, 0.135
"""The middle of the places of a start zone: how far from the middle of the board, and from the home; and from place to place."""
ROUNDNESS = 2.7
"""Exponent of the curve on which the loop lies: 2 would be a circle, more is squarer."""


@cache
def _ring(count: int) -> tuple[tuple[float, float], ...]:
    """Return `count` points at equal distances on a rounded square, clockwise from the bottom."""

    def point(turn: float) -> tuple[float, float]:
        x, y = -sin(turn), cos(turn)
        size = (abs(x) ** ROUNDNESS + abs(y) ** ROUNDNESS) ** (1 / ROUNDNESS)
        return x / size, y / size

    fine = [point(2 * pi * n / 4096) for n in range(4097)]
    ways = [0.0]
    for (x0, y0), (x1, y1) in pairwise(fine):
        ways.append(ways[-1] + hypot(x1 - x0, y1 - y0))
    found, at = [], 0
    for number in range(count):
        while ways[at] < ways[-1] * number / count:
            at += 1
        found.append(fine[at])
    return tuple(found)
