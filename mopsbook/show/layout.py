"""Where things lie: pure functions from numbers to places, for any game.

Places are the middles of items, rounded to whole units: a hundredth of a card's width is not seen,
and short numbers keep saved replays small.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from math import cos, dist, pi, sin

from mopsbook.core.state import HIDDEN

Point = tuple[int, int]
Spot = tuple[float, float]
Placed = tuple[int, int, int]
"""x, y and degrees clockwise."""


def row(count: int, step: float, x: float = 0, y: float = 0, room: float = 0) -> list[Point]:
    """Return places side by side around `x`.

    Parameters
    ----------
    count : int
        How many.
    step : float
        Distance of neighbours.
    x, y : float
        Middle of the row.
    room : float
        If positive, the greatest distance of the first from the last; the step shrinks to it.

    Examples
    --------
    >>> row(3, 50, 100)
    [(50, 0), (100, 0), (150, 0)]
    >>> row(3, 50, 100, room=60)
    [(70, 0), (100, 0), (130, 0)]
    """
    if room and count > 1:
        step = min(step, room / (count - 1))
    left = x - step * (count - 1) / 2
    return [(round(left + step * i), round(y)) for i in range(count)]


def fan(
    count: int, step: float, x: float = 0, y: float = 0, turn: float = 2, sag: float = 1
) -> list[Placed]:
    """Return places of a hand of cards that is spread a little.

    Parameters
    ----------
    count : int
        How many.
    step : float
        Distance of neighbours.
    x, y : float
        Middle of the fan.
    turn : float
        Degrees from one card to the next.
    sag : float
        How far the card next to the middle hangs below it; the others hang by the square.

    Examples
    --------
    >>> fan(3, 60, 100, 50, turn=4, sag=2)
    [(40, 52, -4), (100, 50, 0), (160, 52, 4)]
    """
    middle = (count - 1) / 2
    return [
        (round(left), round(top + sag * (i - middle) ** 2), round(turn * (i - middle)))
        for i, (left, top) in enumerate(row(count, step, x, y))
    ]


def ladder(count: int, step: float, x: float = 0, y: float = 0) -> list[Point]:
    """Return places one below the other, from `y` down.

    Examples
    --------
    >>> ladder(3, 20, 5)
    [(5, 0), (5, 20), (5, 40)]
    """
    return [(round(x), round(y + step * i)) for i in range(count)]


def pile(count: int, x: float = 0, y: float = 0, shift: float = 2, shown: int = 3) -> list[Point]:
    """Return places of the uppermost cards of a pile, the lowest of them first.

    Parameters
    ----------
    count : int
        How many cards lie there.
    x, y : float
        Place of the uppermost card.
    shift : float
        How far each card below it is moved down and to the right.
    shown : int
        The most that are worth drawing.

    Examples
    --------
    >>> pile(24, 10, 10)
    [(14, 14), (12, 12), (10, 10)]
    >>> pile(0)
    []
    """
    some = min(count, shown)
    return [(round(x + shift * i), round(y + shift * i)) for i in range(some - 1, -1, -1)]


def viewer(hands: Sequence[Sequence[str]]) -> int | None:
    """Return the seat to which these hands are shown: its own is open and others are hidden.

    None if no card is hidden, as in a position that everybody may see.

    Examples
    --------
    >>> viewer([["?", "?"], ["9C"], []]), viewer([["7H", "8S"], ["9C"], []])
    (1, None)
    """
    seen = [seat for seat, hand in enumerate(hands) if hand and HIDDEN not in hand]
    return seen[0] if seen and any(HIDDEN in hand for hand in hands) else None


def seats_around(players: int, bottom: int) -> list[int]:
    """Return the seats clockwise, beginning with the one below.

    Examples
    --------
    >>> seats_around(4, 2)
    [2, 3, 0, 1]
    """
    return [(bottom + i) % players for i in range(players)]


@lru_cache(maxsize=64)
def loop(count: int, rx: float, ry: float, corner: float) -> tuple[Spot, ...]:
    """Return points at equal distances on a rectangle with round corners, clockwise from the bottom.

    Parameters
    ----------
    count : int
        How many.
    rx, ry : float
        Half width and half height.
    corner : float
        Radius of the corners.

    Examples
    --------
    >>> [(round(x), round(y)) for x, y in loop(4, 30, 20, 10)]
    [(0, 20), (-30, 0), (0, -20), (30, 0)]
    """
    outline = list(_outline(rx, ry, corner))
    ways = [0.0, *accumulate(dist(*pair) for pair in pairwise(outline))]
    found, at = [], 0
    for number in range(count):
        way = ways[-1] * number / count
        while ways[at + 1] < way:
            at += 1
        part = (way - ways[at]) / (ways[at + 1] - ways[at])
        (x0, y0), (x1, y1) = outline[at], outline[at + 1]
        found.append((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))
    return tuple(found)


def _outline(rx: float, ry: float, corner: float) -> Iterator[Spot]:
    yield 0, ry
    for n in range(4):  # from the lower left corner on
        for part in range(25):
            turn = pi / 2 * (n + part / 24)
            sx, sy = ((-1, 1), (-1, -1), (1, -1), (1, 1))[n]
            yield (
                sx * (rx - corner) - corner * sin(turn),
                sy * (ry - corner) + corner * cos(turn),
            )
    yield 0, ry
