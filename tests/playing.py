"""Games that tests play, and what they know of each apart from its engine."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

from mopsbook.core.game import Game, Step
from mopsbook.core.state import CHANCE

INTERRUPTING = 0.3
"""How often somebody interrupts, in games in which that can be done."""


def facts_of(name: str) -> Any:
    """Return the module of facts of a game; see :mod:`tests.test_properties`."""
    return import_module(f"tests.games.{name}.facts")


def played(
    game: Game[Any, Any], seed: int | Random, share: float = INTERRUPTING
) -> Iterator[Step[Any, Any]]:
    """Yield the steps of a game of random moves, deals and interruptions included."""
    rng = seed if isinstance(seed, Random) else Random(seed)
    state = game.engine.initial()
    while (actor := game.actor(state)) is not None:
        interrupts = game.interrupts(state)
        if actor == CHANCE:
            move = game.engine.chance(state, rng)
        elif interrupts and rng.random() < share:
            move = rng.choice(interrupts)
        else:
            move = rng.choice(game.legal(state))
        step = game.apply(state, move)
        yield step
        state = step.after
