"""A function that follows a table, step by step, and knows no more than who sits there."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import OptionError
from mopsbook.core.state import HIDDEN
from mopsbook.jupyter.heard import heard
from mopsbook.jupyter.history import _entries
from mopsbook.show.look import tell
from mopsbook.teach.words import Teller

GAME = mops.game("mopsen", players=3)


class Notes(list[Any]):
    def __call__(self, *told: Any) -> None:
        self.append(told)


@pytest.fixture
def table() -> mops.Table:
    return mops.Table(GAME, seed=7)


@pytest.fixture
def notes(table: mops.Table) -> Notes:
    notes = Notes()
    table.on_step(notes)
    return notes


def moves(notes: Notes) -> list[str]:
    return [str(step.move) for step, _, _ in notes]


def test_each_step_is_told_the_others_too(table: mops.Table, notes: Notes) -> None:
    seen = []
    table.observe(lambda change: seen.append(change["new"]), "rev")
    table.play("0 redraw -")
    assert moves(notes) == ["0 redraw -", "1 play C2", "2 play B13"] and len(seen) == 1
    assert [seat for _, seat, _ in notes] == [0, 0, 0]
    assert [len(view.trick) for _, _, view in notes] == [0, 1, 2]
    assert notes[-1][2] == table.view and all(view.hands[1][0] == HIDDEN for _, _, view in notes)
    step = notes[1][0]
    assert str(step).startswith("Ben leads cat 2.") and "mopsen.lead-any" in step.rules


def test_it_speaks_the_language_of_the_table(table: mops.Table, notes: Notes) -> None:
    table.lang = "de"
    table.play("0 redraw -")
    assert notes[0][0].lang == "de" and "Du behältst alle Karten" in str(notes[0][0])


def test_messages_of_the_browser_are_followed_as_well(table: mops.Table, notes: Notes) -> None:
    table._hear(table, {"kind": "button", "rev": table.rev, "on": "keep"}, [])
    assert len(notes) == 3
    table._hear(table, {"kind": "item", "rev": table.rev, "on": "nothing"}, [])
    assert len(notes) == 3


def test_what_calls_it_beside_moves(table: mops.Table, notes: Notes, tmp_path: Any) -> None:
    table.play("0 redraw -")
    file = table.save(tmp_path / "one.jsonl")
    notes.clear()
    table.undo()
    table.load(file)
    assert notes == []
    table.undo()
    table.redo()
    assert moves(notes) == ["0 redraw -", "1 play C2", "2 play B13"]
    notes.clear()
    table.new(7)
    assert notes[0][0].move is None  # nobody may know a whole deal
    assert "deal 8" in str(notes[0][0])


def test_it_is_called_no_longer(table: mops.Table, notes: Notes) -> None:
    table.on_step(notes, remove=True)
    table.play("0 redraw -")
    assert notes == []


@pytest.mark.parametrize("callback", [None, 5, "print"])
def test_what_is_no_function_is_refused_at_once(table: mops.Table, callback: Any) -> None:
    with pytest.raises(OptionError, match=r"on_step\(\) needs a function"):
        table.on_step(callback)
    table.play("0 redraw -")


def test_a_function_that_fails_harms_nothing(
    table: mops.Table, notes: Notes, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(step: object, seat: object, view: object) -> None:
        raise RuntimeError("no")

    table.on_step(fails)
    after: list[Any] = []
    table.on_step(lambda *told: after.append(told))
    table.play("0 redraw -")
    assert len(after) == len(notes) == 3 and table.trace.steps()
    twin = mops.Table(GAME, seed=7)
    twin.play("0 redraw -")
    assert twin.trace == table.trace and "no" in caplog.text


def test_an_observer_of_rev_that_fails_harms_nothing(table: mops.Table, notes: Notes) -> None:
    def fails(change: object) -> None:
        raise RuntimeError("no")

    table.observe(fails, "rev")
    with pytest.raises(RuntimeError):
        table.play("0 redraw -")
    assert len(notes) == 3 and len(table.trace) == len(table.trace.steps())


def test_it_may_play_on(table: mops.Table, notes: Notes) -> None:
    def plays(step: object, seat: int, view: Any) -> None:
        if table.game.actor(table.state) == 0 and view == table.view and len(table.trace) < 20:
            table.play(table.game.legal(table.view)[0])

    table.on_step(plays)
    table.play("0 redraw -")
    told = [str(move) for move in table.trace.moves]
    assert len(told) >= 20 and moves(notes) == told[-len(notes) :]


def test_with_a_covered_hand_it_knows_what_both_may_see() -> None:
    start = "turn 1; trick 0:R6; hands R5 / R2 B9 / B8"
    table = mops.Table(GAME, start=start, seat="all")
    table.on_step(notes := Notes())
    table.play("1 play R2")
    assert table._session.screen.covered and [seat for _, seat, _ in notes] == [1]
    assert notes[0][2].hands == (("?",), ("B9",), ("?",))


def told_to_seats(name: str) -> Iterator[tuple[Any, int, Any]]:
    trace = mops.record(mops.game(name), seed=11)
    for seat in range(trace.game.players):
        teller = Teller(name, "en")
        for one in tell(trace[:400], seat):
            yield one.step, seat, heard(one, (seat,), teller)


@pytest.mark.parametrize("name", mops.games())
def test_a_seat_gets_no_move_with_cards_that_it_cannot_know(name: str) -> None:
    game, compared = mops.game(name), Counter[bool]()
    for step, seat, told in told_to_seats(name):
        compared[told.move is None] += 1
        if told.move is None or step.move.player == seat:
            continue
        secret = _entries(step.before.json()) - _entries(game.observe(step.before, seat).json())
        shown = _entries(game.observe(step.after, seat).json())
        move = _entries([v for name, v in step.move.json().items() if name not in ("type", "as")])
        assert not (move & secret) - shown, (seat, step.move)
    assert compared[True] and compared[False] > 10


@pytest.mark.parametrize("name", mops.games())
def test_what_it_gets_holds_nothing_hidden(name: str) -> None:
    """What is handed over is made of words, rules and a move that is known: of no position."""
    for step, _, told in told_to_seats(name):
        assert set(told.__slots__) == {"move"} and told.move in (None, step.move)
        json.dumps(str(told))
