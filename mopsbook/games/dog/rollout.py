"""What a search has to know of Dog."""

from __future__ import annotations

from typing import Any

from mopsbook.core.goals import Values, margins
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.thumb import place

TURNS = 4
"""After so many turns of each seat it is enough to see how far everybody has come."""

ROLLOUTS = 100
"""So many are played for a decision where nothing else is said: about a tenth of a second."""


def goal(engine: Any, state: DogState, start: DogState, moves: int) -> Values | None:
    """Play some turns: then it counts how far the pieces of a side have come."""
    options = state.options
    end = engine.outcome(state)
    if end is not None:
        return [3.0 if seat in end.winners else -3.0 for seat in range(options.players)]
    if moves < TURNS * options.players:
        return None
    come = [sum(place(state, seat, at) for at in row) for seat, row in enumerate(state.pieces)]
    if not options.teams:
        return margins(come, 60)
    teams = [sum(come[one] for one in options.side(seat)) for seat in range(options.players // 2)]
    half = [2 * value for value in margins(teams, 60)]
    return half + half
