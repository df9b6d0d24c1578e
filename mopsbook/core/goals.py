"""What it comes to for each seat, as a search counts it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Values = Sequence[float]


def margins(points: Sequence[float], scale: float) -> Values:
    """Return for each seat how far it is ahead of the mean of the others, in steps of `scale`.

    Examples
    --------
    >>> margins([3, 1, 2], 3)
    [0.5, -0.5, 0.0]
    """
    total, others = sum(points), len(points) - 1
    return [(p - (total - p) / others) / scale for p in points]


def won(engine: Any, state: Any) -> Values | None:
    """Return 1 for who has won, shared if several have, and 0 for the others; None while a game goes on."""
    end = engine.outcome(state)
    if end is None:
        return None
    return [(seat in end.winners) / len(end.winners) for seat in range(engine.options.players)]
