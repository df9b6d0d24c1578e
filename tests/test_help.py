"""How much a table helps is one setting for all games: what it leaves out, and how it is chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import OptionError
from mopsbook.games.dog import look as dog_look
from mopsbook.games.dog.look.turn import Held
from mopsbook.jupyter.session import TableSession
from mopsbook.show.help import with_help
from mopsbook.show.packing import Frame
from tests.playing import facts_of
from tests.tables import GAME, click, positions, send, sit, told

MAUZ = mops.game("mauz", players=2)
SWAP = "hands 6C 7D 8H / 9C 9D KH; middle TC JD QH"
ROYAL = mops.game("mops_royal")
SCORE = "boards A2 A3 A4 / B3; tile A4; phase score"


def kinds(frame: Frame) -> set[str]:
    return {mark.kind for mark in frame.scene.marks.values()}


def pictures(name: str, tmp_path: Path, help: str) -> Iterator[Frame]:
    """Pictures of each number of players, and of each set of options, with the first thing picked as well."""
    facts = facts_of(name)
    for options in facts.OPTIONS:
        game = mops.game(name, **{"players": facts.PLAYERS[0], **options})
        for state in positions(game, seed=3, every=9)[:6]:
            seat = max(game.actor(state) or 0, 0)
            table = TableSession(game, 7, (seat,), start=state, folder=tmp_path, help=help)
            yield from table.display.frames
            for item in [*table.display.frames[-1].on][:3]:
                send(table, "item", on=item)
                yield from table.display.frames


@pytest.mark.parametrize("name", mops.games())
def test_without_help_no_picture_tells_what_could_be_done_or_what_it_is_worth(
    name: str, tmp_path: Path
) -> None:
    seen: Counter[str] = Counter()
    for frame in pictures(name, tmp_path, "off"):
        for mark in frame.scene.marks.values():
            assert mark.kind in ("picked", "active", "wins", "lowest", "hit") and not mark.why
        for button in frame.buttons:
            assert not button.best and button.id != "advise"
            assert "points" not in button.label.facts
        seen["items"] += len(frame.on)
        seen["buttons"] += len(frame.buttons)
    assert seen["items"] + seen["buttons"] > 50  # whatever can be clicked still can


@pytest.mark.parametrize("name", mops.games())
def test_on_request_a_picture_tells_what_can_be_played_and_why_not(
    name: str, tmp_path: Path
) -> None:
    seen: Counter[str] = Counter()
    for frame in pictures(name, tmp_path, "on-request"):
        for mark in frame.scene.marks.values():
            assert mark.kind != "best" and (mark.kind == "dim" or not mark.why)
            seen[mark.kind] += 1
        assert not [button for button in frame.buttons if button.best]
    assert seen["legal"] > 20


def test_help_is_there_by_default(tmp_path: Path) -> None:
    frame = sit(tmp_path, seats=(0,), start=SWAP, game=MAUZ).display.frames[-1]
    assert kinds(frame) == {"legal"}
    assert all(mark.why for mark in frame.scene.marks.values())
    assert "advise" in [button.id for button in frame.buttons]
    assert with_help(frame, "always") is frame


def test_a_refusal_says_why_without_help_too(tmp_path: Path) -> None:
    table = sit(tmp_path, help="off")
    assert not table.display.frames[-1].scene.marks
    click(table, "B9")
    assert "red 6 was led, and" in told(table)


def test_what_is_best_is_shown_to_whoever_asks_and_never_without_help(tmp_path: Path) -> None:
    table = sit(tmp_path, seats=(0,), start=SWAP, game=MAUZ, help="on-request")
    assert "advise" in [button.id for button in table.display.frames[-1].buttons]
    send(table, "button", on="advise")
    frame = table.display.frames[-1]
    assert [button for button in frame.buttons if button.best] or "best" in kinds(frame)
    table.handle({"kind": "help", "help": "off"})
    assert not table.display.frames[-1].scene.marks
    send(table, "button", on="advise")
    assert table.display.pictures[-1].notice.kind == "stale"


def test_royal_names_what_can_be_scored_without_the_points(tmp_path: Path) -> None:
    def labels(help: str) -> list[str]:
        table = sit(tmp_path, seats=(0,), start=SCORE, game=ROYAL, help=help)
        return [button.label.id for button in table.display.frames[-1].buttons]

    assert labels("always") == ["table-advise", "action-score", "action-pass"]
    assert labels("on-request") == ["table-advise", "action-score-bare", "action-pass"]
    assert labels("off") == ["action-score-bare", "action-pass"]


def test_what_is_shown_aside_from_the_game_helps_as_ever(tmp_path: Path) -> None:
    table = sit(tmp_path, help="off")
    table.handle({"kind": "example", "rule": "mopsen.follow-suit"})
    assert {"open", "dim"} <= {kind for frame in table.display.frames for kind in kinds(frame)}
    click(table, "back")
    assert not table.display.frames[-1].scene.marks


def table_of(**options: Any) -> mops.Table:
    start = "trick 0:R6; hands R5 B1 Y9 / R2 B9 Y3 / B8 Y1 C2; stack B3 B4 B5"
    return mops.Table(GAME, seat=1, start=start, **options)


def marks_of(table: mops.Table) -> Any:
    return table.timeline["frames"][-1]["marks"]


def test_it_is_switched_by_a_message_and_by_the_trait() -> None:
    table = table_of()
    assert (table.help, bool(marks_of(table))) == ("always", True)
    table._hear(table, {"kind": "help", "help": "off"}, ())
    assert (table.help, marks_of(table)) == ("off", [])
    table.help = "on-request"
    assert marks_of(table) and table.can["saves"] is not None
    table.set_state({"help": "off"})
    assert marks_of(table) == []
    before = table.rev
    for wrong in ({"help": "never"}, {"help": 1}, {}):
        table._hear(table, {"kind": "help", **wrong}, ())
        assert (table.help, marks_of(table)) == ("off", [])
    table.set_state({"help": "never"})
    assert table.help == "off" and table.rev == before + 3


def test_it_begins_with_what_is_set() -> None:
    with mops.settings(help="off"):
        assert (table_of().help, table_of(help="always").help) == ("off", "always")
    with pytest.raises(OptionError, match="Did you mean 'always'"):
        table_of(help="alwys")


def test_a_printed_table_helps_no_more_than_what_is_shown() -> None:
    assert "*" in repr(table_of()) and "*" not in repr(table_of(help="off"))


def test_whom_a_move_would_hit_is_no_sign_where_no_help_is_wanted() -> None:
    """Who has been hit stays marked: that has happened, and says no reason."""
    game = mops.game("dog")
    state = game.position("pieces t5 / t7; hands 2 3 / 4")
    choosing = dog_look.scene(state, draft=(Held("2", 0),), seat=0)
    assert choosing.marks["1:A"].kind == "hit"
    done = replace(choosing, marks=dog_look.lasting(game.play(state, "2 t5>t7")))
    left = [with_help(Frame(scene, ()), "off").scene.marks for scene in (choosing, done)]
    assert "1:A" not in left[0] and left[1]["1:A"].kind == "hit"
