"""Nothing that somebody has played is lost by one press: whatever leads elsewhere, the game can be gone on with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.jupyter.front_end import FrontEnd
from mopsbook.jupyter.match import Match

MAUZ = mops.game("mauz", players=3)
OTHERWISE = {"kind": "table", "rule": "mopsen.pinch-must", "name": "may"}


def play(table: mops.Table) -> Match:
    """Make a move for whoever has to decide; return the game."""
    table.play(table.game.legal(table.state)[0])
    return table._session.match


def press(table: mops.Table, button: str) -> None:
    ask(table, kind="button", rev=table._session.display.rev, on=button)


def label(table: mops.Table) -> str:
    """Return what is said on the link to the game that was left last."""
    shown = table._session.display.frames[-1].buttons
    return next(one.label.id for one in shown if one.id == "resume")


def ask(widget: FrontEnd, **message: Any) -> None:
    widget._handle_custom_msg(message, [])


def now(table: mops.Table, **message: Any) -> None:
    ask(table, rev=table._session.display.rev, **message)


def saved(table: mops.Table) -> None:
    other = mops.Table(MAUZ, seed=3, folder=table._session.saves.folder)
    now(other, kind="save", name="other")
    now(table, kind="load", name="other")


AT_A_TABLE: dict[str, Callable[[mops.Table], None]] = {
    "new game": lambda table: now(table, kind="new"),
    "more players": lambda table: now(table, kind="new", players=4),
    "same cards": lambda table: now(table, kind="again"),
    "load": saved,
    "in Python": lambda table: table.new(),
}


@pytest.mark.parametrize("way", AT_A_TABLE)
def test_a_game_that_is_left_for_another_one_at_its_table_goes_on(way: str, tmp_path: Path) -> None:
    table = mops.Table(MAUZ, seed=7, folder=tmp_path)
    match = play(table)
    trace = table.trace
    AT_A_TABLE[way](table)
    assert table.trace != trace and len(table.can["left"]) == 1
    assert "resume" in offered(table) or way == "load"
    now(table, kind="resume", name="0")
    assert (table._session.match, table.trace, table.can["left"]) == (match, trace, [])
    table.play(table.game.legal(table.state)[0])


def test_a_game_that_was_played_to_its_end_is_not_lost_by_another_one(tmp_path: Path) -> None:
    start = "hands 6C 7D 8H / 9C 9D KH / AC AD 7S; middle TC JD QH; turn 0; turns 5; knocker 1; tokens 0 1 1"
    table = mops.Table(MAUZ, seed=7, start=start, folder=tmp_path)
    table.play("0 skip")
    press(table, "finish")
    trace = table.trace
    press(table, "play-again")
    assert label(table) == "table-resume-over"  # there is nothing to go on with
    press(table, "resume")
    assert table.trace == trace and "replay" in offered(table)
    assert table._session.display.pictures[-1].notice is None


def test_games_are_named_by_where_they_stood(tmp_path: Path) -> None:
    table = mops.Table(MAUZ, seed=7, folder=tmp_path)
    table.play("0 keep")
    table.new(seed=8)
    table.play("0 keep")
    table.new(seed=9)
    assert [one["en"].split(" · ")[0] for one in table.can["left"]] == ["Round 1", "Round 1"]
    assert all(one["de"].endswith(" Züge") for one in table.can["left"])
    now(table, kind="resume", name="1")
    assert table.seed == 7 and len(table.can["left"]) == 1, "in the one of 9 nobody has decided"


def test_a_game_in_which_nobody_has_decided_is_not_kept(tmp_path: Path) -> None:
    table = mops.Table(MAUZ, seed=7, folder=tmp_path)
    table.new()
    assert table.can["left"] == [] and "resume" not in offered(table)


@pytest.mark.parametrize("name", ["1", "-1", "", "x", "²"])
def test_a_game_that_is_not_there_is_not_gone_on_with(name: str, tmp_path: Path) -> None:
    table = mops.Table(MAUZ, seed=7, folder=tmp_path)
    match = play(table)
    now(table, kind="resume", name=name)
    assert table._session.match is match


def test_whose_hand_is_covered_stays_so(tmp_path: Path) -> None:
    """Two people share the screen: a game that goes on does not show the next hand to the last one."""
    table = mops.Table(MAUZ, seed=7, seat=(0, 1), folder=tmp_path)
    play(table)
    assert table._session.screen.covered and table._session.screen.open == 0
    match = table._session.match
    table.new(seed=8)
    now(table, kind="resume", name="0")
    assert table._session.match is match
    assert table._session.screen.covered == (table._session.screen.open != match.seat)
    assert table._session.screen.covered


def editor() -> mops.Editor:
    return mops.Editor(MAUZ, seed=7)


def from_lesson(kind: str) -> Callable[[], tuple[FrontEnd, Callable[[], None]]]:
    def opened() -> tuple[FrontEnd, Callable[[], None]]:
        lesson = mops.Lesson("mauz")
        states = [step.state for step in lesson._script.steps]
        at = next(n for n, one in enumerate(states) if one and lesson.game.legal(one))
        return lesson, lambda: ask(lesson, kind=kind, rev=at if kind == "try" else len(lesson))

    return opened


def from_replay() -> tuple[FrontEnd, Callable[[], None]]:
    shown = mops.Replay(mops.record(MAUZ, seed=7))
    return shown, lambda: ask(shown, kind="here", rev=0, whose="0")


def from_book() -> tuple[FrontEnd, Callable[[], None]]:
    book = mops.RuleBook("mopsen")
    return book, lambda: ask(book, **OTHERWISE)


def from_table() -> tuple[FrontEnd, Callable[[], None]]:
    table = mops.Table("mopsen", seed=7)
    return table, lambda: ask(table, **OTHERWISE)


def from_editor() -> tuple[FrontEnd, Callable[[], None]]:
    shown = editor()
    return shown, lambda: ask(shown, kind="open", rev=shown._rev, on="table")


def from_quiz() -> tuple[FrontEnd, Callable[[], None]]:
    quiz = mops.Quiz("mauz", count=1)

    def opens() -> None:
        if quiz.question is not None:
            quiz.stop()
        ask(quiz, kind="play", rev=quiz._rev)

    return quiz, opens


ASIDE = {
    "lesson, from here": from_lesson("try"),
    "lesson, a game": from_lesson("play"),
    "replay": from_replay,
    "rule book": from_book,
    "table, read otherwise": from_table,
    "editor": from_editor,
    "quiz": from_quiz,
}


@pytest.mark.parametrize("way", ASIDE)
def test_a_game_that_was_opened_in_another_place_goes_on_after_going_back(way: str) -> None:
    widget, opens = ASIDE[way]()
    opens()
    table = widget._beside
    assert isinstance(table, mops.Table) and not widget.left
    match = play(table)
    table.set_state({"help": "off", "pace": "fast"})
    ask(widget, kind="back")
    assert (widget.left, widget.aside) == (True, "")
    ask(widget, kind="on")
    assert widget.aside == f"anywidget:{table.model_id}" and not widget.left
    assert (widget._beside, table._session.match, table.help, table.pace) == (
        table,
        match,
        "off",
        "fast",
    )
    # another one is begun: the first one is in it, and whoever does nothing there comes back to it
    ask(widget, kind="back")
    opens()
    other = widget._beside
    assert isinstance(other, mops.Table) and other is not table
    assert "resume" in offered(other) and len(other.can["left"]) == 1
    assert (other.help, other.pace) == ("off", "fast"), "what was chosen stays chosen"
    ask(widget, kind="back")
    ask(widget, kind="on")
    assert widget._beside is other and other._session.match is match
    widget.close()


def test_a_table_at_which_nobody_has_played_is_closed_but_what_was_chosen_stays() -> None:
    lesson, opens = ASIDE["lesson, a game"]()
    opens()
    table = lesson._beside
    assert table is not None
    table.set_state({"pace": "slow"})
    ask(lesson, kind="back")
    assert not lesson.left and table.comm is None
    ask(lesson, kind="on")
    assert lesson.aside == ""
    opens()
    assert isinstance(lesson._beside, mops.Table) and lesson._beside.pace == "slow"
    lesson.close()


def questions_aside() -> tuple[mops.Lesson, mops.Quiz]:
    """Return a lesson, and the questions that were opened in its place."""
    lesson, _ = ASIDE["lesson, a game"]()
    ask(lesson, kind="ask", rev=len(lesson))
    quiz = lesson._beside
    assert isinstance(quiz, mops.Quiz)
    return lesson, quiz


def test_a_game_from_questions_aside_is_gone_on_with_from_where_they_were_opened() -> None:
    lesson, quiz = questions_aside()
    quiz.skip()
    ask(quiz, kind="play", rev=quiz._rev)
    assert isinstance(quiz._beside, mops.Table)
    match = play(quiz._beside)
    ask(lesson, kind="back")
    assert lesson.left
    ask(lesson, kind="ask", rev=len(lesson))
    assert lesson.left, "questions do not end a game"
    ask(lesson, kind="back")
    ask(lesson, kind="on")
    assert isinstance(lesson._beside, mops.Table) and lesson._beside._session.match is match
    lesson.close()


def test_questions_that_were_begun_go_on() -> None:
    lesson, quiz = questions_aside()
    quiz.answer(quiz.question.answers if quiz.question else None)
    ask(lesson, kind="back")
    assert not lesson.left, "they are no game"
    ask(lesson, kind="ask", rev=len(lesson))
    assert lesson._beside is quiz
    lesson.close()


def offered(table: mops.Table) -> list[str]:
    return [button.id for button in table._session.display.frames[-1].buttons]


@pytest.fixture(autouse=True)
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    yield
