"""Every position that is reached is written and read back as it was, under every option of every game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import OptionError, PositionError
from mopsbook.core.game import Game, Step
from mopsbook.core.state import HIDDEN
from tests.playing import drawn, facts_of, played, values_of_options

DRAWS = 15
"""So many games with values drawn for about half of the options at once."""
STEPS = 600
"""Positions are drawn from so many steps of a game, however long it is."""
POSITIONS = 10
"""So many of them are compared, beside the first and the last."""


def games(name: str) -> Iterator[Game[Any, Any]]:
    """Yield a game for each number of players, each value of each option alone, and draws of several."""
    alone = [{o: value} for o, values in values_of_options(name).items() for value in values]
    for options in [*alone, *facts_of(name).OPTIONS]:
        try:
            yield mops.game(name, **options)
        except OptionError:
            continue
    rng = Random(name)
    yield from (drawn(name, rng) for _ in range(DRAWS))


def reached(game: Game[Any, Any], rng: Random) -> list[Step[Any, Any]]:
    """Return some steps of a random game in order, the first and the last of them included."""
    steps = list(islice(played(game, rng), STEPS))
    some = sorted(rng.sample(range(len(steps)), min(POSITIONS, len(steps))))
    return [steps[0], *(steps[at] for at in some), steps[-1]]


def comes_back(game: Game[Any, Any], state: Any) -> None:
    """Check that a position is read as it is written, as a text, as an object, and as JSON."""
    for written in (str(state), state.json(), json.loads(json.dumps(state.json()))):
        again = game.position(written)
        assert again == state and hash(again) == hash(state) and str(again) == str(state)


@pytest.mark.parametrize("name", mops.games())
def test_positions_and_views_come_back(name: str) -> None:
    rng = Random(7)
    compared = views = 0
    for game in games(name):
        for step in reached(game, rng):
            comes_back(game, step.after)
            compared += 1
            for seat in rng.sample(range(game.players), 1):
                view = game.observe(step.after, seat)
                try:
                    comes_back(game, view)
                    views += 1
                except PositionError:  # in most games what is hidden is no card
                    assert f'"{HIDDEN}"' in json.dumps(view.json())
    assert compared > 300 and views


@pytest.mark.parametrize("name", mops.games())
def test_a_record_that_starts_anywhere_is_saved_and_played_again(name: str, tmp_path: Path) -> None:
    rng = Random(8)
    replayed = 0
    for game in games(name):
        steps = list(islice(played(game, rng), 80))
        at = rng.randrange(len(steps))
        moves = tuple(step.move for step in steps[at : at + 12])
        trace = mops.Trace(game, moves, start=steps[at].before)
        again = mops.replay(trace.save(tmp_path / "game.jsonl"))
        assert again == trace and again.states() == trace.states()
        replayed += len(moves)
    assert replayed > 200
