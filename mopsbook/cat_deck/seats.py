"""Who comes after whom among the cats in play."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence


def following(hands: Sequence[Sequence[object]], seat: int) -> int:
    """Return the seat after `seat` that holds cards.

    Examples
    --------
    >>> following((("9C",), (), ("TH",)), 0)
    2
    """
    seat = (seat + 1) % len(hands)
    while not hands[seat]:
        seat = (seat + 1) % len(hands)
    return seat


def clockwise(cats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the seats in play in the order of turns, beginning after `seat`.

    Examples
    --------
    >>> clockwise((0, 2, 3), 2), clockwise((0, 2, 3), 1)
    ((3, 0, 2), (2, 3, 0))
    """
    at = bisect_right(cats, seat)
    return cats[at:] + cats[:at]
