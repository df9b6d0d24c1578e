"""What a search has to know of Mops Royal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mopsbook.core.goals import Values
from mopsbook.games.mops_royal.moves import RoyalMove
from mopsbook.games.mops_royal.state import RoyalState

ROLLOUTS = 80
"""So many are played for a decision where nothing else is said: about a tenth of a second."""


def goal(engine: Any, state: RoyalState, start: RoyalState, moves: int) -> Values | None:
    """Play the game to its end: whoever stops earlier thinks too little of waiting for large combinations."""
    return [points / 6 for points in state.scores] if state.phase == "game_over" else None


def chosen(
    state: RoyalState, moves: Sequence[RoyalMove], seat: int, rng: Random
) -> RoyalMove | None:
    """Let the others not think: nobody can touch what another one has."""
    if state.turn == seat:
        return None
    return moves[0] if state.phase == "lay" else moves[-1]
