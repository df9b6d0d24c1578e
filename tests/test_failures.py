"""Faults that nobody foresaw, put in on purpose: each is answered, and none leaves a table half done."""

from __future__ import annotations

import logging
import threading
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import MopsError
from mopsbook.jupyter import saves
from mopsbook.show import look as look_module
from mopsbook.show import packing
from mopsbook.show.look import look_of
from tests.tables import presses

GAMES = pytest.mark.parametrize("name", mops.games())


class FaultError(Exception):
    """What no code of ours expects."""


def fail(*args: Any, **more: Any) -> Any:
    raise FaultError("put in on purpose")


def table_of(name: str, folder, **more: Any) -> mops.Table:
    return mops.Table(mops.game(name), seed=3, seat="all", cover=False, folder=folder, **more)


def state_of(table: mops.Table) -> tuple[Any, ...]:
    """All that a failure must leave as it is."""
    inner = table._session
    return (
        table.state,
        table.trace,
        table.can,
        inner.lang,
        inner.display.coach._met,
        inner.match.seed,
    )


def send(table: mops.Table, kind: str, **fields: Any) -> None:
    table._hear(table, {"kind": kind, "rev": table.rev, **fields}, [])


def said(table: mops.Table) -> str:
    notice = table.timeline["frames"][-1]["notice"]
    return table.timeline["texts"]["en"][notice["text"]]


def any_move(table: mops.Table) -> str:
    moves = table.game.legal(table.state) or table.game.interrupts(table.state)
    return str(moves[0])


def pressed(table: mops.Table, move: str) -> tuple[str, str]:
    """Press all that prepares a move; the kind and the id of what then makes it."""
    *before, last = presses(table._session, move)
    for kind, on in before:
        send(table, kind, on=on)
    return last


def break_in(name: str, place: str, monkeypatch) -> None:
    engine = type(mops.game(name).engine)
    where = {
        "rules": (engine, "apply"),
        "legality": (engine, "check"),
        "picture": (look_of(name), "scene"),
        "story": (look_module, "story_of"),
        "words": (packing.Teller, "tell"),
        "packing": (packing.Book, "frame"),
        "clicks": (look_of(name), "offers"),
    }
    monkeypatch.setattr(*where[place], fail)


PLACES = ("rules", "legality", "picture", "story", "words", "packing", "clicks")


@GAMES
@pytest.mark.parametrize("place", PLACES)
def test_a_fault_within_a_message_is_answered_and_changes_nothing(
    name: str, place: str, tmp_path, monkeypatch, caplog
) -> None:
    table = table_of(name, tmp_path)
    move = any_move(table)
    kind, on = pressed(table, move)
    before, rev = state_of(table), table.rev
    for help in ("off", "always"):  # what will be said is known by now
        table._hear(table, {"kind": "help", "help": help}, [])
    with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
        break_in(name, place, broken)
        if place in ("words", "packing"):
            packing._memory.cache_clear()
            with pytest.raises(FaultError):  # not even the answer can be told; the log says so
                send(table, kind, on=on)
        else:
            send(table, kind, on=on)
            assert "went wrong in mopsbook itself" in said(table)
            assert table.rev == table.timeline["rev"] > rev
            assert "could not be carried out" in caplog.text
    assert state_of(table) == before
    send(table, kind, on=on)
    assert table.trace.moves[len(before[1].moves)] == table.game.move(move, before[0])


@GAMES
@pytest.mark.parametrize("place", PLACES)
def test_a_fault_within_a_call_comes_through_and_changes_nothing(
    name: str, place: str, tmp_path, monkeypatch
) -> None:
    table = table_of(name, tmp_path)
    before, rev, move = state_of(table), table.rev, any_move(table)
    with monkeypatch.context() as broken:
        break_in(name, place, broken)
        packing._memory.cache_clear()
        with pytest.raises(FaultError):
            table.play(move)
        with pytest.raises(FaultError):
            table.new(4)
    assert (state_of(table), table.rev) == (before, rev)
    table.play(move)
    assert table.trace.last == table.state


def test_a_fault_while_saving_leaves_the_list_of_games(tmp_path, monkeypatch) -> None:
    table = table_of("mopsen", tmp_path)
    before = state_of(table)
    monkeypatch.setattr(saves.Saves, "names", fail)  # after the file was written
    send(table, "save", name="mine")
    assert state_of(table) == before
    assert "went wrong in mopsbook itself" in said(table)
    monkeypatch.setattr(saves.Trace, "save", fail)
    send(table, "save", name="yours")
    assert state_of(table) == before and not (tmp_path / "yours.jsonl").exists()


class Player:
    """A player that does something else when it is asked for the second time."""

    def __init__(self) -> None:
        self.asked, self.deed = 0, lambda: None

    def choose(self, view, legal, rng):
        self.asked += 1
        if self.asked == 2:
            self.deed()
        return legal[0]


def test_a_player_that_fails_changes_nothing(tmp_path) -> None:
    player = Player()
    game = mops.game("mopsen", players=3)
    table = mops.Table(game, seed=7, seat=0, players=player, folder=tmp_path)
    player.asked, player.deed = 0, fail
    before = state_of(table)
    with pytest.raises(MopsError, match="could not decide"):
        table.play(any_move(table))
    assert state_of(table) == before
    player.asked = 0
    kind, on = pressed(table, any_move(table))
    send(table, kind, on=on)
    assert "could not decide" in said(table) and state_of(table) == before
    send(table, kind, on=on)
    assert len(table.trace.moves) > len(before[1].moves)


def test_a_player_cannot_play_at_the_table_that_asks_it(tmp_path) -> None:
    game = mops.game("mopsen", players=3)
    player = Player()
    table = mops.Table(game, seed=7, seat=0, players=player, folder=tmp_path)
    player.asked, player.deed = 0, table.undo
    before = state_of(table)
    with pytest.raises(MopsError, match="could not decide") as caught:
        table.play(any_move(table))
    assert "meanwhile" in str(caught.value.__cause__)
    assert state_of(table) == before


@pytest.mark.parametrize("trait", ["rev", "can", "timeline"])
def test_an_observer_that_fails_damages_no_record(trait: str, tmp_path) -> None:
    table = table_of("mopsen", tmp_path)
    moves = len(table.trace.moves)
    table.observe(fail, trait)
    with pytest.raises(FaultError):
        table.play(any_move(table))
    table.unobserve(fail, trait)
    assert len(table.trace.moves) == moves + 1 and table.trace.last == table.state
    assert table.rev == table.timeline["rev"] == table._session.display.rev
    assert table.can == table._session.can
    table.observe(fail, "lang")
    with pytest.raises(FaultError):
        table.lang = "de"
    assert table.lang == table._session.lang == "de"
    table.play(any_move(table))
    assert table.trace.last == table.state


@pytest.mark.parametrize("trait", ["rev", "timeline"])
def test_an_observer_may_play_on(trait: str, tmp_path) -> None:
    table = table_of("mopsen", tmp_path)
    moves = len(table.trace.moves)

    def play_on(change: Any) -> None:
        if len(table.trace.moves) < moves + 5:
            table.play(any_move(table))

    table.observe(play_on, trait)
    table.play(any_move(table))
    assert len(table.trace.moves) >= moves + 5 and table.trace.last == table.state
    assert table.rev == table.timeline["rev"] == table._session.display.rev


@GAMES
def test_threads_wait_for_each_other(name: str, tmp_path) -> None:
    table = table_of(name, tmp_path)
    start, played, wrong = len(table.trace.moves), [], []
    together = threading.Barrier(4)

    def play() -> None:
        together.wait()
        for _ in range(5):
            try:
                table.play(any_move(table))
                played.append(1)
            except MopsError:  # another thread was quicker
                pass
            except Exception as error:
                wrong.append(error)

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong and played
    people = [move for move in table.trace.moves[start:] if move.player is not None]
    assert len(people) <= len(played) <= len(table.trace.moves) - start
    assert table.trace.last == table.state and table.rev == table.timeline["rev"]
