"""Whatever a browser may send to a table: it is answered, and only legal moves change a game."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mopsbook as mops
from mopsbook.core.settings import CHOICES
from mopsbook.jupyter.messages import FIELDS
from mopsbook.jupyter.session import TableSession
from mopsbook.players import KINDS
from mopsbook.show.look import look_of
from tests.tables import EXCHANGE, GAME, click, frozen, notice, send, sit
from tests.vocabulary import moves_of, positions, text, words_of


@pytest.fixture
def table(tmp_path):
    return sit(tmp_path)


BAD_MESSAGES = [
    None, 1, True, "item", [], {}, {"kind": None}, {"kind": []}, {"kind": "item"},
    {"kind": "item", "rev": 1}, {"kind": "item", "rev": True, "on": "R2"},
    {"kind": "item", "rev": 1.0, "on": "R2"}, {"kind": "item", "rev": "1", "on": "R2"},
    {"kind": "item", "rev": 1, "on": None}, {"kind": "item", "rev": 1, "on": ["R2"]},
    {"kind": "item", "rev": 1, "on": {"type": "play", "player": 1, "card": "R2"}},
    {"kind": "item", "rev": 1, "on": "R2", "to": None}, {"kind": "item", "rev": 1, "to": "R2"},
    {"kind": "item", "rev": 1, "on": "R2", "extra": 1}, {"kind": "undo"},
    {"kind": "item", "rev": 1, "on": "R2", "move": "1 play R2"},
    {"kind": "button", "rev": 1, "on": "put-away", "to": "R2"}, {"kind": "button", "on": "put-away"},
    {"kind": "intent", "rev": 1, "move": "1 play R2"},
    {"kind": "new", "rev": 1, "seed": 7}, {"kind": "save", "rev": 1}, {"kind": "cheat", "rev": 1},
    {"kind": "help", "help": "xx"}, {"kind": "help"}, {"kind": "lang", "lang": "en"}, {"kind": "example"}, {1: 2},
]  # fmt: skip


@pytest.mark.parametrize("message", BAD_MESSAGES, ids=repr)
def test_malformed_messages(table, message):
    before = frozen(table)
    table.handle(message)
    assert frozen(table) == before
    assert [text.id for text in notice(table).texts] == ["table-unknown-message"]
    assert table.display.rev == 2


def test_huge_messages(table):
    before = frozen(table)
    for message in (
        {"kind": "item", "rev": 1, "on": "R2 " * 10_000},
        {"kind": "new", "rev": 2, "seed": "x" * 20_000},
        {"kind": "x" * 20_000},
    ):
        table.handle(message)
        assert [text.id for text in notice(table).texts] == ["table-too-long"]
    assert frozen(table) == before


@pytest.mark.parametrize("rev", [0, 2, -1, 10**30])
def test_stale_messages(table, rev):
    before = frozen(table)
    table.handle({"kind": "item", "rev": rev, "on": "R2"})
    assert frozen(table) == before
    assert notice(table).kind == "stale"


# each of them would do something a second time, or something else
ONCE = {
    "item": {"on": "R3"},
    "button": {"on": "take-R3"},
    "undo": {},
    "redo": {},
    "new": {"seed": "8"},
    "again": {},
    "save": {"name": "mine"},
    "load": {"name": "early"},
    "resume": {"name": "0"},
}


def test_what_is_tried_twice_is_every_kind_that_says_what_it_was_made_on():
    assert set(ONCE) == {kind for kind, fields in FIELDS.items() if "rev" in fields}


@pytest.mark.parametrize("second", ONCE)
@pytest.mark.parametrize("first", ONCE)
def test_two_messages_on_one_picture_do_not_both_act(tmp_path, first, second):
    start = "trick -; hands B2 Y5 R3 / C3 B8 R7 / R1 Y9 B16; stack B3 B4"
    table = sit(tmp_path, (0, 1, 2), start, cover=False)
    send(table, "save", name="early")
    click(table, "B2", "B8", "B16")
    send(table, "again")  # which leaves a game
    played = ("R3", "R7", "R1")  # and the third may take one of them
    click(table, *(("B2", "B8", "B16") if first == "redo" else played))
    for _ in range(3 if first == "redo" else 0):
        send(table, "undo")
    rev, before = table.display.rev, frozen(table)
    table.handle({"kind": first, "rev": rev, **ONCE[first]})
    assert frozen(table) != before
    assert notice(table) is None or notice(table).kind in ("info", "new")
    after = frozen(table)
    table.handle({"kind": second, "rev": rev, **ONCE[second]})
    assert frozen(table) == after
    assert notice(table).kind == "stale"
    assert table.display.rev == rev + 2


@pytest.mark.parametrize("wish", ["pace", "wait"])
def test_what_the_table_itself_is_asked_for_is_done_once_on_a_picture(tmp_path, wish):
    game = mops.game("mogel_motte", players=3)
    start = (
        "guard 1; discard N3; draw N1 N5 N2 N4 N3 N1; hands N1 N2 M4 S4 / N2 N4 N5 Q1 / N1 C3 N5 N3"
    )
    table = sit(tmp_path, (0,), start, game=game)
    message = {"kind": "button", "rev": table.display.rev, "on": wish}
    table.handle(message)
    after = frozen(table), table.match.time.now
    table.handle(message)
    assert (frozen(table), table.match.time.now) == after
    if wish == "wait":  # where time runs, nothing is said that would wind the clock up
        assert notice(table).kind == "stale"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | text(20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(text(8), inner, max_size=4),
    max_leaves=12,
)
BUTTONS = [
    "back",
    "replace",
    "again",
    "show",
    "advise",
    "wait",
    "pace",
    "look-back0",
    "next",
    "+back",
]


@cache
def things(name: str) -> tuple[str, ...]:
    """Return what can be pressed in some positions of a game, and what there is beside it."""
    found: set[str] = set()
    for state in positions(mops.game(name)):
        for seat in range(2):
            offers = look_of(name).offers(state, (), seat)
            found |= {*offers.on, *(button.id for button in offers.buttons)}
            found |= {*look_of(name).scene(state, seat=seat).items}
    return tuple(sorted(found))


@cache
def texts(name: str) -> st.SearchStrategy[str]:
    """What a browser may say that was pressed: items and buttons, moves and words of the game, and others."""
    words = st.lists(st.sampled_from(words_of(name)), max_size=5).map(" ".join)
    meant = st.sampled_from([*map(str, moves_of(name)), *BUTTONS])
    return st.sampled_from(things(name)) | meant | words | text(30)


@cache
def messages(name: str) -> st.SearchStrategy[Any]:
    """Messages of every kind, and what is none."""
    return json_values | st.fixed_dictionaries(
        {"kind": st.sampled_from([*FIELDS])},
        optional={
            "rev": st.just("now") | json_values,
            "on": texts(name) | json_values,
            "to": texts(name) | json_values,
            "seed": texts(name),
            "players": st.integers(0, 6) | json_values,
            "readings": st.dictionaries(
                st.sampled_from([*mops.game(name).rules, "x"]),
                st.sampled_from(["", "true", "false", "may", "x"]),
            )
            | json_values,
            "variants": st.lists(st.sampled_from([*mops.game(name).rules, "x"])) | json_values,
            "opponents": st.sampled_from([*KINDS, "x"]) | json_values,
            "name": st.sampled_from(["a", "b", "..", "a.jsonl"]) | texts(name),
            "help": st.sampled_from([*CHOICES["help"](), "x"]),
            "rule": st.sampled_from([*mops.game(name).rules, "x"]),
        },
    )


def tidy(message: Any, name: str, rev: int, data: st.DataObject) -> Any:
    """Return a message that most often has the fields that it needs: others are refused at the door."""
    if not isinstance(message, dict) or "kind" not in message or data.draw(st.integers(0, 4)) == 0:
        return message
    given: dict[str, Any] = {"kind": message["kind"]}
    for field, must in FIELDS[message["kind"]].items():
        if field == "rev":
            given["rev"] = rev
        elif must or (field == "to" and data.draw(st.booleans())):
            fallback = {
                "on": texts(name),
                "to": texts(name),
                "name": st.just("a"),
                "help": st.just("off"),
            }
            given[field] = data.draw(fallback.get(field, st.sampled_from([*mops.game(name).rules])))
    return given


@pytest.mark.slow
@pytest.mark.parametrize("name", mops.games())
@given(data=st.data(), seats=st.sampled_from([(1,), (0, 2), (0, 1, 2)]))
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_messages(tmp_path_factory, name, data, seats):
    game = mops.game(name, players=3)
    start = data.draw(st.sampled_from([None, *positions(game)]))
    table = sit(tmp_path_factory.mktemp("any"), seats, start and str(start), game)
    for message in data.draw(st.lists(messages(name), max_size=12)):
        message = tidy(message, name, table.display.rev, data)
        here = [*table.display.frames[-1].on]
        if isinstance(message, dict) and here and message.get("kind") == "item":
            # else too few of them would meet what is offered just now
            some = {key: data.draw(st.sampled_from(here)) for key in ("on", "to") if key in message}
            message = data.draw(st.sampled_from([message, message | some]))
        if isinstance(message, dict) and message.get("rev") == "now":
            message = message | {"rev": table.display.rev}
        rev, before, moves = table.display.rev, table.match.state, table.match.trace.moves
        table.handle(message)
        assert table.display.rev == rev + 1
        agree(table)
        if table.match.state != before and message["kind"] in ("item", "button"):
            # the moves before it stand, and the new ones are legal from there on
            assert table.match.trace.moves[: len(moves)] == moves
        elif table.match.state != before:
            assert message["kind"] in ("undo", "redo", "new", "again", "load")


def agree(table: TableSession) -> None:
    """What is shown is what the seat may know, and the record leads to the position."""
    assert table.match.trace.last == table.match.state
    last = table.display.pictures[-1]
    if not table.display.is_aside:
        seen = table.match.apparent_state  # what only seems to happen is shown as if it did
        for seat in last.audience:
            seen = table.game.observe(seen, seat)
        assert last.view == seen
        assert last.seat in table.seats
    assert json.dumps(table.can)


def test_what_was_chosen_is_laid_back_for_another_move(tmp_path):
    table = sit(tmp_path, seats=(0,), start=EXCHANGE)
    click(table, "R1", "R16")
    click(table, "0 redraw B5")
    assert str(table.match.trace.moves[0]) == "0 redraw B5"


@pytest.mark.slow
@given(st.data())
@settings(max_examples=10, deadline=None)
def test_whole_games_with_detours(tmp_path_factory, data):
    """A person plays any legal or illegal card, undoes, redoes and looks at examples."""
    table = sit(tmp_path_factory.mktemp("game"), (0, 2), None, seed=data.draw(st.integers(0, 99)))
    for _ in range(60):
        kind = data.draw(st.sampled_from(["move"] * 6 + ["any", "undo", "redo", "example"]))
        if kind == "example":
            table.handle(
                {"kind": "example", "rule": data.draw(st.sampled_from(sorted(GAME.rules)))}
            )
        elif kind == "any":
            send(
                table, data.draw(st.sampled_from(["item", "button"])), on=data.draw(texts("mopsen"))
            )
        elif kind == "move" and table.display.is_aside:
            click(table, "back")
        elif kind == "move" and table.screen.covered:
            click(table, "show")
        elif kind == "move":
            legal = GAME.legal(table.match.state)
            if not legal:
                break
            move = data.draw(st.sampled_from(legal))
            count = len(table.match.trace.moves)
            click(table, str(move))
            assert table.match.trace.moves[count] == move
        else:
            send(table, kind)
        agree(table)
