"""What a search has to know of Mopsen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mopsbook.core.goals import Values, margins
from mopsbook.core.state import HIDDEN
from mopsbook.games.mopsen.cards import CAT, MOST_REDRAWN, binding
from mopsbook.games.mopsen.state import MopsenState

ROLLOUTS = 330
"""So many are played for a decision where nothing else is said: about a tenth of a second."""


def settled(
    world: MopsenState, view: MopsenState, seat: int, spare: Sequence[str], rng: Random
) -> MopsenState | None:
    """Deal again if somebody could have followed suit; draw what others have put away in secret."""
    for place, (who, card) in enumerate(world.trick):
        if who != seat and card[0] != CAT and place:
            bound = binding(world.hands[who], world.trick[:place])
            if bound and card not in bound and card[0] != bound[0][0]:
                return None
    if not any(HIDDEN in cards for cards in world.chosen):
        return world
    chosen = []
    for place, cards in enumerate(world.chosen):
        hand = world.hands[(world.leader + place) % world.options.players]
        drawn = tuple(rng.sample(hand, rng.randint(0, MOST_REDRAWN)))
        chosen.append(drawn if HIDDEN in cards else cards)
    return world._replace(chosen=tuple(chosen))


def goal(engine: Any, state: MopsenState, start: MopsenState, moves: int) -> Values | None:
    """Play the round to its end: its points count."""
    if len(state.round_scores) == len(start.round_scores):
        return None
    return margins(state.round_scores[-1], 8)
