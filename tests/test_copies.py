"""What the package gives can be sent to another process and copied, and a table leaves nothing behind."""

from __future__ import annotations

import copy
import gc
import pickle
import threading
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

import mopsbook as mops
from mopsbook.core.errors import IllegalMove, MopsError, ReplayError
from mopsbook.record.reading import read_trace


def refused(call: Any) -> MopsError:
    with pytest.raises(MopsError) as caught:
        call()
    return caught.value


def things(name: str) -> Iterator[Any]:
    """One of each kind of value that people get from a game."""
    game = mops.game(name)
    trace = mops.record(game, seed=1)
    states, steps = trace.states(), trace.steps()
    yield from (game, game.options, trace, trace.outcome, *steps[:4], *steps[0].events)
    yield from (states[0], states[len(states) // 2], states[-1], game.observe(states[1], 0))
    yield from (move for move in trace.moves[:20])
    violations = game.check(states[1], "nonsense")
    yield from (*violations, violations[0].rule, mops.explain(violations), mops.explain(steps[0]))
    yield mops.advise(game.start(1))
    yield refused(lambda: game.play(game.start(1), "9 nonsense"))
    yield refused(lambda: game.move("nonsense"))
    yield refused(lambda: game.position("nonsense"))
    yield refused(lambda: mops.game(name, players=99))
    yield IllegalMove(trace.moves[0], violations)
    yield ReplayError("move-line", number=3)
    yield refused(lambda: read_trace("nonsense"))


def equal(one: Any, other: Any) -> bool:
    if isinstance(one, Exception):
        same = vars(one).keys() == vars(other).keys()
        return same and type(one) is type(other) and str(one) == str(other)
    return type(one) is type(other) and one == other and repr(one) == repr(other)


@pytest.mark.parametrize("name", mops.games())
def test_everything_can_be_pickled_and_copied(name: str) -> None:
    kinds = set()
    for thing in things(name):
        kinds.add(type(thing))
        for protocol in (0, 2, pickle.HIGHEST_PROTOCOL):  # which ask a value in different ways
            assert equal(thing, pickle.loads(pickle.dumps(thing, protocol)))
        assert equal(thing, copy.copy(thing)) and equal(thing, copy.deepcopy(thing))
    assert len(kinds) >= 14


@pytest.mark.parametrize("name", mops.games())
def test_a_closed_table_leaves_nothing(name: str, tmp_path) -> None:
    def sit() -> list[weakref.ref[Any]]:
        table = mops.Table(mops.game(name), seed=1, folder=tmp_path)
        table.observe(lambda change: None, "rev")
        for move in (table.game.legal(table.view) or table.game.interrupts(table.view))[:1]:
            table.play(move)
        repr(table)
        table.close()
        return [weakref.ref(table), weakref.ref(table._session), weakref.ref(table._session.match)]

    gc.freeze()  # garbage is looked for among what comes now
    sit()
    gc.collect()

    threads, widgets = threading.active_count(), len(_instances)
    left = sit()
    gc.collect()
    assert [one() for one in left] == [None] * 3
    assert (threading.active_count(), len(_instances)) == (threads, widgets)
