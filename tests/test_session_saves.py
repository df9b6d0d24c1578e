"""Saving and loading at a table: plain names only, nothing is lost, and a bad file is told."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.core.errors import TraceError
from mopsbook.jupyter.saves import file_name
from tests.tables import GAME, TRICK, notice, send, sit, told


@pytest.fixture
def table(tmp_path):
    return sit(tmp_path)


def test_save_and_load(table, tmp_path):
    send(table, "save", name="first round")
    assert "first round.jsonl" in told(table)
    assert table.can["saves"] == ["first round.jsonl"]
    send(table, "intent", move="1 play R2")
    send(table, "load", name="first round")
    assert table.state == GAME.position(TRICK)
    assert mops.replay(tmp_path / "first round.jsonl").last == table.state


def test_a_file_is_replaced_only_when_asked(table, tmp_path):
    (tmp_path / "mine.jsonl").write_text("precious")
    send(table, "save", name="mine")
    assert (tmp_path / "mine.jsonl").read_text() == "precious"
    (button,) = table.camera.shots[-1].actions
    assert button.label.facts == {"file": "mine.jsonl"}
    send(table, "intent", move=button.move)
    assert mops.replay(tmp_path / "mine.jsonl").last == table.state
    assert table.camera.shots[-1].actions == ()


def test_an_old_offer_replaces_nothing(table, tmp_path):
    (tmp_path / "mine.jsonl").write_text("precious")
    send(table, "save", name="mine")
    (button,) = table.camera.shots[-1].actions
    send(table, "intent", move="1 play B9")
    send(table, "intent", move=button.move)
    assert notice(table).kind == "stale"
    assert (tmp_path / "mine.jsonl").read_text() == "precious"


@pytest.mark.parametrize(
    "name",
    ["", " ", ".", "..", "../x", "a/b", "a\\b", "/etc/x", "x\0", "x\ny", ".x", "x.", "con", "NUL.txt",
     "a:b", "x" * 61, "*", "~", "<b>"],
)  # fmt: skip
def test_only_plain_names_are_files(table, tmp_path, name):
    assert file_name(name) is None
    for kind in ("save", "load"):
        send(table, kind, name=name)
        assert [text.id for text in notice(table).texts] == ["table-save-name"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["a", "Runde 1", "über-ß_2", "日本", "a.b", "x" * 60])
def test_good_names(name):
    assert file_name(name) == file_name(name + ".jsonl") == name + ".jsonl"


def test_a_folder_that_is_gone_is_told(tmp_path):
    folder = tmp_path / "gone"
    folder.mkdir()
    table = sit(folder)
    folder.rmdir()
    send(table, "save", name="x")
    assert [text.id for text in notice(table).texts] == ["table-save-failed"]
    send(table, "load", name="x")
    assert [text.id for text in notice(table).texts] == ["table-load-missing"]
    assert table.can["saves"] == []


def lines_of(game=GAME, **options) -> list[str]:
    return list(mops.record(game, seed=5, **options).lines())


BAD_FILES = {
    "table-load-broken": ["", "no json", "{}", "\xff", lines_of()[0], "\n".join(lines_of()[:-1])],
    "table-load-other": [
        "\n".join(lines_of(mops.game("mopsen", players=4))),
        "\n".join(lines_of(mops.game("mopsen", players=3, pinch="may"))),
        "\n".join(lines_of()).replace('"mopsen"', '"chess"'),
    ],
    "table-load-move": ["\n".join([*lines_of()[:2], '{"move": "0 play R1"}', *lines_of()[2:]])],
}


@pytest.mark.parametrize(
    ("message", "text"), [(m, text) for m, texts in BAD_FILES.items() for text in texts]
)
def test_a_bad_file_is_told_and_the_game_stays(table, tmp_path, message, text):
    (tmp_path / "bad.jsonl").write_text(text, "latin-1")
    send(table, "intent", move="1 play R2")
    before = table.state, table.trace.moves
    send(table, "load", name="bad")
    assert [one.id for one in notice(table).texts] == [message]
    assert (table.state, table.trace.moves) == before


def test_a_folder_in_place_of_a_file(table, tmp_path):
    (tmp_path / "dir.jsonl").mkdir()
    for kind in ("load", "save"):
        send(table, kind, name="dir")
        assert notice(table).kind == "error"


def test_a_loaded_game_goes_on(table, tmp_path):
    trace = mops.record(GAME, seed=5, names=["A", "B", "C"])
    mops.Trace(GAME, trace.moves[:9], trace.names).save(tmp_path / "half.jsonl")
    send(table, "load", name="half")
    assert table.trace.moves[:9] == trace.moves[:9]
    assert table.game.actor(table.state) == 1
    assert table.names == ("A", "B", "C")


def test_a_loaded_game_brings_the_rules_that_came_up_in_it(table, tmp_path):
    trace = mops.record(GAME, seed=5)
    mops.Trace(GAME, trace.moves[:9]).save(tmp_path / "half.jsonl")
    assert table.camera.shots[-1].coach["met"] == 0
    send(table, "load", name="half")
    cited = {rule for step in table._course.steps for e in step.events for rule in e.rules}
    counted = {rule for rule in cited if not GAME.rules[rule].note}
    assert table.camera.shots[-1].coach["met"] == len(counted) > 10


def test_a_loaded_game_cannot_be_dealt_again(table):
    send(table, "save", name="mine")
    send(table, "load", name="mine")
    assert (table.seed, table.can["again"]) == (None, False)
    send(table, "again")
    assert [text.id for text in notice(table).texts] == ["table-again-loaded"]


def test_a_record_of_another_game_is_refused_in_python(table):
    with pytest.raises(TraceError, match="players=4"):
        table.take_over(mops.record(mops.game("mopsen", players=4), seed=1))
