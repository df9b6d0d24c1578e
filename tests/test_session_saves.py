"""Saving and loading at a table: plain names only, nothing is lost, and a bad file is told."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.core.errors import TraceError
from mopsbook.jupyter.saves import file_name
from tests.tables import EXCHANGE, GAME, TRICK, click, notice, send, sit, told


@pytest.fixture
def table(tmp_path):
    return sit(tmp_path)


def test_save_and_load(table, tmp_path):
    send(table, "save", name="first round")
    assert "first round.jsonl" in told(table)
    assert table.can["saves"] == ["first round.jsonl"]
    click(table, "1 play R2")
    send(table, "load", name="first round")
    assert table.match.state == GAME.position(TRICK)
    assert mops.replay(tmp_path / "first round.jsonl").last == table.match.state


def test_a_file_is_replaced_only_when_asked(table, tmp_path):
    (tmp_path / "mine.jsonl").write_text("precious")
    send(table, "save", name="mine")
    assert (tmp_path / "mine.jsonl").read_text() == "precious"
    (button,) = table.display.pictures[-1].buttons
    assert button.label.facts == {"file": "mine.jsonl"}
    click(table, button.id)
    assert mops.replay(tmp_path / "mine.jsonl").last == table.match.state
    assert table.display.pictures[-1].buttons == ()


def test_an_old_offer_replaces_nothing(table, tmp_path):
    (tmp_path / "mine.jsonl").write_text("precious")
    send(table, "save", name="mine")
    (button,) = table.display.pictures[-1].buttons
    click(table, "1 play B9")
    send(table, "button", on=button.id)
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


def test_the_folder_is_made_for_the_first_game(tmp_path):
    folder = tmp_path / "saves" / "class 5"
    table = mops.Table(GAME, start=TRICK, seat=1, folder=folder)
    assert table.can["saves"] == []
    assert not folder.exists(), "nothing is made before it is needed"
    table._session.save("first")
    assert mops.replay(folder / "first.jsonl").last == table.state


def test_a_link_that_leads_nowhere_is_replaced_only_if_that_is_wished(tmp_path):
    table, link = sit(tmp_path), tmp_path / "x.jsonl"
    link.symlink_to(tmp_path / "gone")
    send(table, "save", name="x")
    assert [text.id for text in notice(table).texts] == ["table-save-exists"]
    assert link.is_symlink()
    send(table, "button", on="replace")
    assert not link.is_symlink() and mops.replay(link).last == table.match.state


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    folder = tmp_path / "taken"
    table = sit(folder)
    folder.write_text("a file of that name came first")
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
        "\n".join(lines_of(mops.game("mauz"))),
        "\n".join(lines_of()).replace('"mopsen"', '"chess"'),
    ],
    "table-load-move": ["\n".join([*lines_of()[:2], '{"move": "0 play R1"}', *lines_of()[2:]])],
}


@pytest.mark.parametrize(
    ("message", "text"), [(m, text) for m, texts in BAD_FILES.items() for text in texts]
)
def test_a_bad_file_is_told_and_the_game_stays(table, tmp_path, message, text):
    (tmp_path / "bad.jsonl").write_text(text, "latin-1")
    click(table, "1 play R2")
    before = table.match.state, table.match.trace.moves
    send(table, "load", name="bad")
    assert [one.id for one in notice(table).texts] == [message]
    assert (table.match.state, table.match.trace.moves) == before


def test_a_folder_in_place_of_a_file(table, tmp_path):
    (tmp_path / "dir.jsonl").mkdir()
    for kind in ("load", "save"):
        send(table, kind, name="dir")
        assert notice(table).kind == "error"


def test_a_loaded_game_goes_on(table, tmp_path):
    trace = mops.record(GAME, seed=5, names=["A", "B", "C"])
    mops.Trace(GAME, trace.moves[:9], trace.names).save(tmp_path / "half.jsonl")
    send(table, "load", name="half")
    assert table.match.trace.moves[:9] == trace.moves[:9]
    assert table.game.actor(table.match.state) == 1
    assert table.match.names == ("A", "B", "C")


def test_a_loaded_game_brings_the_rules_that_came_up_in_it(table, tmp_path):
    trace = mops.record(GAME, seed=5)
    mops.Trace(GAME, trace.moves[:9]).save(tmp_path / "half.jsonl")
    assert table.display.pictures[-1].coach["met"] == 0
    send(table, "load", name="half")
    cited = {rule for step in table.match.history.steps for e in step.events for rule in e.rules}
    counted = {rule for rule in cited if not GAME.rules[rule].note}
    assert table.display.pictures[-1].coach["met"] == len(counted) > 10


def test_a_loaded_game_cannot_be_dealt_again(table):
    send(table, "save", name="mine")
    send(table, "load", name="mine")
    assert (table.match.seed, table.can["again"]) == (None, False)
    send(table, "again")
    assert [text.id for text in notice(table).texts] == ["table-again-loaded"]


def test_a_record_of_another_game_is_refused_in_python(table):
    with pytest.raises(TraceError, match="mauz"):
        table.take_over(mops.record(mops.game("mauz"), seed=1))


def test_what_was_seen_since_a_game_was_saved_is_hidden_again_and_the_table_says_so(tmp_path):
    table = sit(tmp_path, (0,), EXCHANGE)
    send(table, "save", name="before")
    click(table, "0 redraw R16")  # a card is drawn for it
    send(table, "undo")
    assert [text.id for text in notice(table).texts] == ["table-undo-hidden"]
    send(table, "save", name="after")
    send(table, "load", name="after")  # where the game is anyway
    assert [text.id for text in notice(table).texts] == ["table-loaded"]
    send(table, "load", name="before")
    assert [text.id for text in notice(table).texts] == ["table-loaded", "table-hidden-again"]
    assert table.match.state == table.game.position(EXCHANGE)
    send(table, "load", name="after")  # onward
    assert [text.id for text in notice(table).texts] == ["table-loaded"]


def test_nothing_is_said_where_undo_would_have_led_as_well(table):
    send(table, "save", name="before")
    state = table.match.state
    click(table, "1 play R2")
    assert not table.match.history.reveals(0, (1,))
    send(table, "load", name="before")
    assert [text.id for text in notice(table).texts] == ["table-loaded"]
    assert table.match.state == state


def test_python_that_loads_is_told_at_the_table_too(tmp_path):
    table = mops.Table(GAME, start=EXCHANGE, folder=tmp_path)
    before = table.save(tmp_path / "before.jsonl")
    table.play("0 redraw R16")
    table.load(before)
    assert [text.id for text in notice(table._session).texts] == ["table-hidden-again"]


def test_a_saved_game_holds_every_hand(tmp_path):
    """As it is said beside the button, and of Table.save and Trace.save."""
    table = mops.Table(GAME, seed=7, folder=tmp_path)
    text = table.save(tmp_path / "game.jsonl").read_text()
    assert all(card in text for hand in table.state.hands for card in hand)
