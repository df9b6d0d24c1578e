"""Minus points, and who has the fewest."""

from __future__ import annotations

from mopsbook.core import rounds
from mopsbook.core.engine import Outcome
from mopsbook.games.mogel_motte.cards import ACTIONS, MOTH, NUMBER, Card
from mopsbook.games.mogel_motte.state import MotteState

POINTS = {NUMBER: 1} | dict.fromkeys(ACTIONS, 5) | {MOTH: 10}
"""Minus points by kind (motte.score-number, motte.score-action, motte.score-moth)."""


def minus_points(hand: tuple[Card, ...]) -> int:
    """Return what a hand costs at the end of a round.

    Examples
    --------
    >>> minus_points(("N1", "N5", "S1", "M3"))
    17
    """
    return sum(POINTS[card[0]] for card in hand)


def outcome(state: MotteState) -> Outcome | None:
    """Return who wins, or None before the end of the game.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mogel_motte", players=3)
    >>> end = outcome(g.position("phase game_over; scores 4 0 9 / 0 4 9 / 2 2 0"))
    >>> end.totals, end.winners
    ((6, 6, 18), (0, 1))
    """
    return rounds.outcome(state, min, "motte.winner", "motte.ties")
