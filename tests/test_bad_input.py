"""Whatever is not meant to be there: a clear sentence each, nothing lost, nothing left behind."""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import IllegalMove, MopsError, OptionError, PositionError, TraceError
from mopsbook.jupyter.session import TableSession
from mopsbook.players import seated
from mopsbook.players.bots import Bots
from mopsbook.record.reading import read_trace

GAME = mops.game("mopsen", players=3)
START = "trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B"
TRACE = mops.record(GAME, start=GAME.position(START), moves=["2 play R3", "2 pinch R16"])
HALF = "\ud83d"
"""One half of a character: JSON can carry it, and no file or message can."""


class Program:
    """A player that answers always the same, or fails."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view, legal, rng):
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.mark.parametrize("answer", [None, 5, [], "1 redraw -", {"type": "play"}])
def test_a_player_without_a_legal_move_does_not_end_the_record(answer: Any) -> None:
    with pytest.raises(MopsError):
        mops.record(GAME, seed=1, players=Program(answer))


@pytest.mark.parametrize("error", [StopIteration(), KeyError("x"), ValueError("x")])
def test_the_error_of_a_player_comes_through(error: Exception) -> None:
    with pytest.raises(type(error)):
        mops.record(GAME, seed=1, players=Program(error))


def test_where_nobody_can_move_a_sentence_says_so() -> None:
    bots = Bots(GAME, seated("random", GAME), range(3))
    with pytest.raises(PositionError, match="seat 2 has no legal move in '3 players; "):
        bots.choose(GAME.position(START), [], Random(1))


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"players": None}, "players must be one kind of player, or a list of 3, not None"),
        ({"players": 5}, "players says who plays"),
        ({"players": ["random"] * 2}, "There are 3 seats, but 2 players were given"),
        ({"players": ["random", "random", "nobody"]}, "There is no player 'nobody'"),
        ({"names": 5}, "names must be 3 texts"),
        ({"names": {"a", "b", "c"}}, "names must be 3 texts"),
        ({"names": ["a", "b", " "]}, "names must be 3 texts"),
        ({"names": ["a", "b", HALF]}, "names must be 3 texts"),
        ({"names": ["a", "b", "c" * 10**6, "d"]}, "names must be 3 texts"),
        ({"seed": [1]}, "A seed is a whole number"),
        ({"seed": True}, "A seed is a whole number"),
        ({"seed": 1.5}, "A seed is a whole number"),
        ({"seed": HALF}, "A seed is a text that can be written down"),
        ({"moves": "0 play R1"}, "moves must be a list of moves, not '0 play R1'"),
        ({"moves": 5}, "moves must be a list of moves, not 5"),
        ({"moves": GAME.move("0 redraw R1")}, "moves must be a list of moves, not Redraw"),
        (
            {"start": mops.game("mopsen").start(1)},
            r"other options \(players=4\) than .* \(players=3\)",
        ),
    ],
)
def test_what_cannot_be_recorded(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(MopsError, match=problem) as caught:
        mops.record(GAME, **{"seed": 1, **given})
    assert len(str(caught.value)) < 500


MANY = {"number": 10**9999, "text": "x" * 10**6, "list": [0] * 10**6, "object": {"x" * 10**6: 1}}


@pytest.mark.parametrize("many", MANY.values(), ids=MANY.keys())
def test_sentences_stay_short(many: Any) -> None:
    attempts = [
        lambda: mops.game("mopsen", players=many),
        lambda: mops.game("mopsen", bones=many),
        lambda: mops.game("mopsen", pinch=many),
        lambda: mops.game("mopsen", pecking_start=many),
        lambda: mops.game(many),
        lambda: GAME.position({"hands": many}),
        lambda: GAME.position({"pecking": many}),
        lambda: GAME.position({"round": many}),
        lambda: GAME.position({"phase": many}),
        lambda: GAME.move(many),
        lambda: GAME.play(GAME.start(1), many),
        lambda: GAME.play(GAME.start(1), {"type": "play", "player": many, "card": many}),
        lambda: GAME.seat(many),
        lambda: mops.record(GAME, names=many),
        lambda: mops.record(GAME, players=many),
    ]
    for attempt in attempts:
        with pytest.raises(MopsError) as caught:
            attempt()
        assert len(str(caught.value)) < 1000


@pytest.mark.parametrize("sign", ["\x85", "\u2028", "\u2029", "\x0b", "\x1c", "\n", "\r\n", "😀"])
def test_names_may_hold_any_sign_that_can_be_saved(tmp_path, sign: str) -> None:
    trace = mops.record(GAME, seed=1, names=[f"A{sign}B", "b", "c"])
    assert mops.replay(trace.save(tmp_path / "game.jsonl")) == trace


@pytest.mark.parametrize("name", ["names", "options", "start", "game", "mopsbook"])
@pytest.mark.parametrize(
    "value", [True, 0, 1.5, float("nan"), "", "x", HALF, [], {}, [None], [[]], {"name": "dog"}]
)
def test_a_header_that_was_edited(name: str, value: Any) -> None:
    header, *rest = TRACE.lines()
    edited = json.dumps(json.loads(header) | {name: value})
    with pytest.raises(MopsError) as caught:
        read_trace("\n".join([edited, *rest]))
    # no names are the usual ones: of that alone no more is wrong than that the file was edited
    assert (caught.value.message == "trace-check") == (name == "names" and value == [])


@pytest.mark.parametrize("option", ["name", "self", "engine", "options", "no such option"])
def test_options_of_any_name_are_told_apart_from_arguments(option: str) -> None:
    header, *rest = TRACE.lines()
    edited = json.loads(header)
    edited["options"][option] = 1
    with pytest.raises(OptionError, match=f"mopsen has no option '{option}'"):
        read_trace("\n".join([json.dumps(edited), *rest]))


@pytest.mark.parametrize(
    "line",
    ["[" * 10**5, '{"move":' + "9" * 5000 + "}", "NaN", '{"move":1e999}', "null", "", '"x"', "[]"],
)
def test_lines_that_are_no_line_of_a_game(line: str) -> None:
    lines = list(TRACE.lines())
    for number in range(len(lines)):
        with pytest.raises(TraceError, match=r"a\.jsonl: "):
            read_trace("\n".join([*lines[:number], line, *lines[number + 1 :]]), "a.jsonl")


def test_what_is_no_file(tmp_path) -> None:
    with pytest.raises(FileNotFoundError, match=r"There is no file '.*nothing'"):
        mops.replay(tmp_path / "nothing")
    with pytest.raises(FileNotFoundError, match="There is no file"):
        mops.replay("a\0b")
    with pytest.raises(TraceError, match="is no file, so nothing can be read"):
        mops.replay(tmp_path)
    with pytest.raises(TraceError, match="cannot be read: File name too long"):
        mops.replay("a" * 5000)
    if hasattr(os, "mkfifo"):  # reading it would wait for ever
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(TraceError, match="is no file, so nothing can be read"):
            mops.replay(tmp_path / "pipe")


def test_a_failed_save_leaves_nothing_behind(tmp_path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(IsADirectoryError, match="'folder' is a folder; name a file"):
        TRACE.save(tmp_path / "folder")
    with pytest.raises(OSError):
        TRACE.save(tmp_path / ("a" * 300))
    with pytest.raises(OptionError, match="names must be 3 texts"):
        mops.Trace(GAME, (), (HALF, "b", "c")).save(tmp_path / "half")
    for save in (TRACE.save, mops.Quiz(GAME, count=1).save):
        with pytest.raises(TypeError, match="Name a file by a text or a Path, not by None"):
            save(None)
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


def test_what_compares_can_be_counted() -> None:
    [step, _] = TRACE.steps()
    assert len({step, TRACE.steps()[0], *step.events, *TRACE.steps()[0].events}) == 1 + len(
        step.events
    )
    assert len({*GAME.check(step.after, "0 play B1"), *GAME.check(step.after, "0 play B1")}) == 1


@pytest.mark.parametrize("move", [5, None, [], object(), {}, {"type": []}, "sing"])
def test_what_is_no_move_changes_no_table(tmp_path, move: Any) -> None:
    table = mops.Table(GAME, seed=7, folder=tmp_path)
    before = table.trace
    with pytest.raises(IllegalMove, match=r"mopsen\.unknown-move"):
        table.play(move)
    assert table.trace == before


@pytest.mark.parametrize("seed", [HALF, [], 1.5, True, b"7"])
def test_what_is_no_seed_changes_no_table(tmp_path, seed: Any) -> None:
    table = mops.Table(GAME, seed=7, folder=tmp_path)
    before = table.trace
    with pytest.raises(OptionError, match="A seed is"):
        table.new(seed)
    with pytest.raises(OptionError, match="A seed is"):
        mops.Table(GAME, seed=seed, folder=tmp_path)
    assert table.trace == before


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "new", "seed": HALF},
        {"kind": "item", "on": HALF},
        {"kind": "item", "on": "R2", "to": HALF},
        {"kind": "button", "on": HALF},
        {"kind": "save", "name": HALF},
        {"kind": "load", "name": HALF},
        {"kind": "help", "help": HALF},
        {"kind": "example", "rule": HALF},
        {"kind": HALF},
    ],
)
def test_messages_with_half_a_character_are_answered(tmp_path, message: dict[str, Any]) -> None:
    session = TableSession(GAME, 7, (0,), folder=tmp_path)
    before = session.match.trace
    if message["kind"] not in ("help", "example"):
        message = message | {"rev": session.display.rev}
    session.handle(message)
    assert session.display.pictures[-1].notice.kind == "error"
    assert session.match.trace == before and session.lang == "de"


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ("phase round_over; round 3", "the end of round 3 cannot be the phase 'round_over'"),
        ("phase round_over; scores 1 2 3 / 1 2 3 / 1 2 3", "mopsen.game-end"),
        ("phase game_over; round 2", "the end of round 2 cannot be the phase 'game_over'"),
        ("phase pinch; trick 1:R6", "turn has to name the lowest player"),
    ],
)
def test_positions_from_which_a_game_would_never_end(position: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        GAME.position(position)


def test_a_pinch_may_be_set_up_without_the_card_that_was_put_away(tmp_path) -> None:
    start = GAME.position("phase pinch; turn 0; trick 1:R6; hands R1 / R2 / R3")
    trace = mops.record(GAME, start=start, moves=["0 pinch R6"])
    assert trace.last.hands[0] == ("R1", "R6")
    assert len(mops.Replay(trace)) == 2
    table = mops.Table(GAME, start=start, seat="all", folder=tmp_path)
    table.play("0 pinch R6")
    assert table.state == trace.last


@pytest.mark.parametrize("langs", [5, "de", [], [None], ["fr"], {"de"}])
def test_languages_that_are_none(langs: Any) -> None:
    with pytest.raises(OptionError, match="langs must be a list of de, en, not"):
        mops.Replay(TRACE, langs=langs)


def test_one_move_is_nothing_to_explain() -> None:
    with pytest.raises(TypeError, match=r"cannot explain Redraw\(player=0, cards=\('R1',\)\)"):
        mops.explain(GAME.move("0 redraw R1"))


def test_what_only_equals_a_move_is_taken_as_that_move(tmp_path) -> None:
    class Plain:
        def choose(self, view, legal, rng):
            return tuple(legal[0]) if isinstance(legal[0], tuple) else legal[0]

    table = mops.Table(GAME, seed=7, seat=1, folder=tmp_path, players=Plain())
    table.play("1 redraw -")
    assert table.state.phase == "play"
    assert mops.replay(table.save(tmp_path / "game.jsonl")) == table.trace
