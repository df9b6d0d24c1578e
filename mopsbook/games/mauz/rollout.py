"""What a search has to know of Mauz."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mopsbook.core.goals import Values
from mopsbook.games.mauz.state import MauzState
from mopsbook.games.mauz.worth import shown_at_once

ROLLOUTS = 500
"""So many are played for a decision where nothing else is said: about a tenth of a second."""


def settled(
    world: MauzState, view: MauzState, seat: int, spare: Sequence[str], rng: Random
) -> MauzState | None:
    """Deal again if somebody held a combination, which would have been shown at once."""
    if world.phase == "dealer" or world.options.dealt_reveal == "own-turn" or world.reason:
        return world
    shown = shown_at_once(world.options)
    others = [hand for who, hand in enumerate(world.hands) if who != seat]
    return None if any(hand in shown for hand in others) else world


LONG = 60
"""So many moves a round may go on."""


def goal(engine: Any, state: MauzState, start: MauzState, moves: int) -> Values | None:
    """Play the round to its end: who pays loses, and who is out with it twice as much."""
    if state.phase not in ("round-end", "over") and moves < LONG:
        return None
    return [
        -float(seat in state.losers) * (1 + (seat in state.gone))
        for seat in range(len(state.hands))
    ]
