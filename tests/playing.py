"""Games that tests play, and what they know of each apart from its engine."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import mopsbook as mops
from mopsbook.core.errors import OptionError
from mopsbook.core.game import Game, Step
from mopsbook.core.state import CHANCE, State

INTERRUPTING = 0.3
"""How often somebody interrupts, in games in which that can be done."""
SEATS = range(2, 11)
"""Numbers of players of which each game takes some."""
UNLISTED = (1, 2, "random", (0, 2), (1, 2, 3), (0, 1, 2, 4))
"""Values for options that list none: a seat, whoever is drawn, or the sections of a board in use."""


def facts_of(name: str) -> Any:
    """Return the module of facts of a game; see :mod:`tests.test_properties`."""
    return import_module(f"tests.games.{name}.facts")


def values_of_options(name: str) -> dict[str, list[Any]]:
    """Return values of every option of a game beside the usual ones, also such as it may refuse."""
    facts = facts_of(name)
    values = {
        option: [*listed] or [*UNLISTED] for option, listed in (facts.READINGS | facts.IDLE).items()
    }
    for options in facts.OPTIONS:
        for option, value in options.items():
            values[option] += [value] if value not in values[option] else []
    return {"players": [*SEATS]} | values


def drawn(name: str, rng: Random) -> Game[Any, Any]:
    """Return a game with drawn values for about half of its options: those that go together."""
    values = values_of_options(name)
    game, chosen = mops.game(name), {}
    for option in rng.sample([*values], len(values)):
        if rng.random() < 0.5:
            further = chosen | {option: rng.choice(values[option])}
            try:
                game, chosen = mops.game(name, **further), further
            except OptionError:
                continue
    return game


def played(
    game: Game[Any, Any],
    seed: int | Random,
    share: float = INTERRUPTING,
    start: State | None = None,
) -> Iterator[Step[Any, Any]]:
    """Yield the steps of a game of random moves, deals and interruptions included."""
    rng = seed if isinstance(seed, Random) else Random(seed)
    state = game.engine.initial() if start is None else start
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
