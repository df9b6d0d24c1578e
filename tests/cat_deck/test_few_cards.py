"""Positions with few cards, in which piles run out: what is reached from them comes back, and goes on."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from mopsbook.core.errors import PositionError
from mopsbook.core.state import CHANCE
from mopsbook.testing.looks import some_of
from mopsbook.testing.notation import comes_back
from tests.playing import played, subject_of

STEPS = 600
"""Positions are drawn from so many steps of a game, however long it is."""


def thinned(value: Any, rng: Random) -> Any:
    """Return a field of a position, some cards left out of its piles and hands."""
    if isinstance(value, list) and value and isinstance(value[0], str) and rng.random() < 0.7:
        return sorted(rng.sample(value, rng.randint(0, len(value))))
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [thinned(part, rng) for part in value]
    return value


@pytest.mark.parametrize(("name", "least"), [("mauz", 150), ("miau_miau", 700), ("purrrummy", 700)])
def test_what_follows_from_few_cards_comes_back(name: str, least: int) -> None:
    rng, subject = Random(name), subject_of(name)
    compared = 0
    for options in [*subject.tables, *subject.drawn]:
        game: Any = subject.game(options)
        for step in some_of([*islice(played(game, rng), STEPS)], 7):
            thin = {field: thinned(value, rng) for field, value in step.after.json().items()}
            try:
                state = game.position(thin)
            except PositionError:
                continue  # such as a hand of two cards in Mauz
            for _ in range(20):
                comes_back(game, state)
                compared += 1
                actor = game.actor(state)
                if actor is None:
                    break
                chance = actor == CHANCE
                move = game.engine.chance(state, rng) if chance else rng.choice(game.legal(state))
                state = game.apply(state, move).after
    assert compared > least
