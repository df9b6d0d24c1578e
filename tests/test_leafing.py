"""A game that is over, or under way, gone through once more at its table."""

from __future__ import annotations

from pathlib import Path

import pytest

import mopsbook as mops
from mopsbook.jupyter.history import History
from mopsbook.jupyter.session import TableSession
from mopsbook.show.offers import Command
from mopsbook.teach.words import Teller
from tests.sent import unzipped
from tests.tables import click, notice, send, sit, told

ROUND = "trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 R5 B4; pecking Y C R B; turn 2"
"""Cleo is next; all of it is worked out by hand: red 3 and red 5 follow suit, and red 3 pinches red 16."""


def buttons(table: TableSession) -> dict[str, str]:
    """What can be pressed, in words."""
    frame = table.display.frames[-1]
    teller = Teller(table.game.name, "en", table.match.names, frame.you)
    return {one.id: teller.tell(one.label.id, one.label.facts) for one in frame.buttons}


def open_replay(tmp_path: Path) -> TableSession:
    """Return a table of Cleo at which a trick was played and pinched, and is looked at once more."""
    table = sit(tmp_path, (2,), ROUND, players="simple")
    click(table, "2 play R3", "2 pinch Y1")
    table.carry_out(Command("replay"))
    return table


@pytest.mark.parametrize("name", mops.games())
def test_a_replay_jumps_by_the_names_that_a_game_gives_to_its_parts(
    name: str, tmp_path: Path
) -> None:
    table = sit(tmp_path, (0,), None, mops.game(name))
    trace = mops.record(table.game, seed=3, players="simple")
    table.tutor.replay(trace, None, 0)
    assert not any("chapter" in label.lower() for label in buttons(table).values())
    first = table.display.frames[-1].buttons
    teller = Teller(name, "en", table.match.names, table.display.frames[-1].you)
    onward = [one.id for one in first if one.id.startswith("on") and one.kind == "leaf"]
    assert onward
    for id in onward:
        label = buttons(table)[id].removeprefix("On to: ")
        page = table.tutor._page
        click(table, id)
        assert table.tutor._page > page
        assert buttons(table)[id.replace("on", "before")].startswith("Back to: ")
        assert label in {
            teller.tell(one.label.id, one.label.facts)
            for one in table.tutor._chapters
            if one.at == table.tutor._page
        }
        click(table, id.replace("on", "before"))
        assert table.tutor._page <= page
        table.tutor.leaf(page - table.tutor._page)


def test_it_says_once_that_all_hands_are_open(tmp_path: Path) -> None:
    for name, open_ in (("mopsen", True), ("mops_royal", False)):
        table = sit(tmp_path, (0,), None, mops.game(name))
        table.tutor.replay(mops.record(table.game, seed=3, players="simple"), None, 0)
        assert ("All hands are open here." in told(table)) is open_
        click(table, "next")
        assert notice(table) is None


def test_what_one_did_can_be_guessed_there(tmp_path: Path) -> None:
    table = open_replay(tmp_path)
    moves = table.match.trace.moves
    assert buttons(table)["guess"] == "Guess the move"
    page = table.tutor._page
    click(table, "guess")
    assert told(table) == "What did you do here? Press it. Then you see what was done."
    send(table, "item", on="B4")  # red was led, and there is one
    assert told(table).startswith("That cannot be done: Play red")
    assert table.tutor._page == page + 1
    click(table, "previous", "guess")
    send(table, "item", on="R3")
    assert told(table).startswith("That is what was done, too.")
    click(table, "previous", "guess", "unguessed")  # or one looks
    assert table.tutor._page == page + 1 and notice(table) is None
    assert table.match.trace.moves == moves  # nothing was played
    click(table, "back")
    assert not table.display.is_aside


def test_what_others_did_is_not_guessed(tmp_path: Path) -> None:
    table = sit(tmp_path, (1,), None, players="simple")
    table.carry_out(Command("replay"))
    trace = table.match.trace
    while "next" in buttons(table):
        step = table.tutor._decisions.get(table.tutor._page)
        kinds = {one.id: one.kind for one in table.display.frames[-1].buttons}
        assert (kinds.get("guess") == "plain") is (step is not None)
        if step is not None:
            assert step.move.player == 1
        if kinds["next"] == "leaf-off":
            break
        click(table, "next")
    assert trace == table.match.trace


@pytest.mark.parametrize("name", mops.games())
def test_each_button_keeps_its_place_and_whoever_looks_is_you(name: str, tmp_path: Path) -> None:
    table = sit(tmp_path, (0,), None, mops.game(name))
    trace = mops.record(table.game, seed=3, players="simple")
    table.tutor.replay(trace, None, 0)
    kinds = {one.id: one.kind for one in table.display.frames[-1].buttons}
    places = list(buttons(table))
    assert kinds["previous"] == "leaf-off", "it begins with the first page"
    assert buttons(table)["next"].startswith("Next (1/")
    own = False
    for _ in range(40):
        click(table, "next")
        assert list(buttons(table)) == places
        frame = table.display.frames[-1]
        teller = Teller(name, "en", table.match.names, frame.you)
        prompt = frame.prompt and teller.tell(frame.prompt.text.id, frame.prompt.text.facts)
        assert prompt is None or not prompt.startswith("Anna ")
        own = own or (prompt or "").startswith("Looking back. It was your turn: ")
    assert own


def test_a_look_back_jumps_to_scorings_as_a_replay_of_it_does(tmp_path: Path) -> None:
    game = mops.game("mops_royal", players=2, variant_final=True)
    start = game.position("boards A2 A3 A4 / B3 B4 B5; phase final")
    moves = ["0 score 0,0 0,1 0,2 turn 0,1", "1 score 0,0 0,1 0,2 turn 0,1"]
    trace = mops.record(game, start=start, moves=moves)
    table = sit(tmp_path, (0,), None, game)
    table.tutor.look_back(History(game, trace.first, trace.steps()), 0)
    assert buttons(table)["on2"] == "On to: Scoring: you"
    click(table, "on2")
    assert notice(table) is not None and table.tutor._page == 1
    replayed = unzipped(mops.Replay(trace, review=0).timeline)["chapters"]
    assert [(one["at"], one["level"]) for one in replayed] == [
        (one.at, one.level) for one in table.tutor._chapters
    ]
