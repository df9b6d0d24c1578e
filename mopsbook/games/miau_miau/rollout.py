"""What a search has to know of Miau! Miau!."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mopsbook.core.goals import Values, margins, won
from mopsbook.core.state import HIDDEN
from mopsbook.games.miau_miau.fits import fits
from mopsbook.games.miau_miau.state import MiauState

ROLLOUTS = 300
"""So many are played for a decision where nothing else is said: about a tenth of a second."""


def settled(
    world: MiauState, view: MiauState, seat: int, spare: Sequence[str], rng: Random
) -> MiauState | None:
    """Draw which card another cat has just drawn: one of its hand that can be laid."""
    if world.drawn != HIDDEN:
        return world
    fit = fits(world.options.jack_wild)[world.wish][world.discard[-1]]
    able = [card for card in world.hands[world.turn] if card in fit]
    return world._replace(drawn=rng.choice(able)) if able else None


LONG = 150
"""After so many moves a game runs in circles: then fewer cards are better."""


def goal(engine: Any, state: MiauState, start: MiauState, moves: int) -> Values | None:
    """Play the game to its end."""
    if moves < LONG:
        return won(engine, state)
    return margins([-len(hand) for hand in state.hands], 4)
