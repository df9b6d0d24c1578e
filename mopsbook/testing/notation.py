"""What is written is read back as it was: positions, views, moves and records."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from mopsbook.core.errors import MopsError, PositionError
from mopsbook.core.state import HIDDEN
from mopsbook.core.step import AnyStep
from mopsbook.record.reading import replay
from mopsbook.record.trace import Trace, record
from mopsbook.testing.fault import GameFault
from mopsbook.testing.subject import AnyGame, Subject, played

STEPS = 200
"""Positions are drawn from so many steps of a game, however long it is."""
POSITIONS = 10
"""So many of them are compared, beside the first and the last."""
EACH = 20
"""So many positions of a game of each table are written, with their moves."""
MOVES = 60
"""So many moves of a position are written."""


def what_is_written_is_read(subject: Subject, game: AnyGame) -> None:
    """Positions and moves come back from their text, their object and JSON."""
    known: set[str] = set()
    for seed in range(3):
        steps = list(islice(played(game, seed), subject.facts.longest))
        comes_back(game, steps[-1].after)
        for step in steps[:: max(1, len(steps) // EACH)]:
            comes_back(game, step.before)
            listed = [step.move, *game.legal(step.before), *game.interrupts(step.before)]
            for move in Random(seed).sample(listed, min(len(listed), MOVES)):
                _same_move(game, step.before, move, str(move), step.before)
                told = json.dumps(move.json())
                if told in known:  # elsewhere in the game
                    continue
                known.add(told)
                written = json.loads(told)
                for source, at in ((str(move), None), (written, None), (written, step.before)):
                    _same_move(game, step.before, move, source, at)


def _same_move(game: AnyGame, state: Any, move: Any, source: Any, at: Any) -> None:
    try:
        again = game.move(source, at)
    except MopsError as error:
        raise GameFault("unread-move", game, state, move, written=source, problem=error) from error
    if again != move or hash(again) != hash(move):
        raise GameFault("other-move", game, state, move, written=source, again=again)


def comes_back(game: AnyGame, state: Any) -> None:
    """Check that a position is read as it is written, as a text, as an object, and as JSON."""
    for written in (str(state), state.json(), json.loads(json.dumps(state.json()))):
        again = game.position(written)
        if again != state or hash(again) != hash(state) or str(again) != str(state):
            raise GameFault("other-position", game, state, written=written, again=again)
    if "\n" in str(state):
        raise GameFault("several-lines", game, state)


def what_a_case_may_name_is_json(subject: Subject, game: AnyGame) -> None:
    """Every value of a position that a worked case may name is JSON."""
    for state in subject.positions(game, 1, 0.1):
        fields = game.engine.fields(state)
        if json.loads(json.dumps(fields)) != fields or not game.engine.unordered() <= fields.keys():
            raise GameFault("odd-fields", game, state, fields=fields)


def a_saved_game_is_told_as_it_was_played(subject: Subject, game: AnyGame) -> None:  # noqa: ARG001
    """Check that a record comes back from its file with the same moves, positions and events."""
    trace = record(game, seed=3)
    _saved(game, trace)


def _saved(game: AnyGame, trace: Trace) -> None:
    with TemporaryDirectory() as folder:
        again = replay(trace.save(Path(folder) / "game.jsonl"))
    for was, step in zip(trace.steps(), again.steps(), strict=True):
        if not _same_step(was, step):
            raise GameFault("other-step", game, was.before, was.move)


def _same_step(was: AnyStep, step: AnyStep) -> bool:
    return (
        step.move.player == was.move.player
        and repr(step.move) == repr(was.move)
        and step.events == was.events
        and step.after == was.after
    )


def positions_views_and_records_come_back_under_all_options(subject: Subject) -> None:
    """Under options drawn so that any two values meet: positions, views, and records that start anywhere."""
    rng, views = Random(7), 0
    for options in [*subject.tables, *subject.drawn]:
        game = subject.game(options)
        assert game is not None
        steps = list(islice(played(game, rng), STEPS))
        for step in [steps[0], *rng.sample(steps, min(POSITIONS, len(steps))), steps[-1]]:
            comes_back(game, step.after)
            view = game.observe(step.after, rng.randrange(game.players))
            try:
                comes_back(game, view)
                views += 1
            except PositionError:  # in most games what is hidden is no card
                if f'"{HIDDEN}"' not in json.dumps(view.json()):
                    raise
        at = rng.randrange(len(steps))
        moves = tuple(step.move for step in steps[at : at + 12])
        _saved(game, Trace(game, moves, start=steps[at].before))
    if not views:
        raise GameFault("no-view-read", subject)
