"""Whatever a browser may send to a table: it is answered, and only legal moves change a game."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.settings import CHOICES
from mopsbook.jupyter.messages import FIELDS
from mopsbook.jupyter.session import TableSession
from mopsbook.players import KINDS
from mopsbook.show.look import look_of
from mopsbook.show.offers import Make, Pick
from tests.tables import EXCHANGE, GAME, click, frozen, notice, send, sit
from tests.vocabulary import moves_of, offered, positions, text, value, words


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


def pressed(rng: Random, name: str) -> str:
    """Return what a browser may say that was pressed: items and buttons, moves and words of the game, and others."""
    meant = rng.choice((*BUTTONS, str(rng.choice(moves_of(name)))))
    return rng.choice((rng.choice(things(name)), meant, words(rng, name, 5), text(rng, 30)))


def fields(rng: Random, name: str, rev: int) -> dict[str, Any]:
    """Return all that a message may have, most of it such as it should be."""
    rules = [*mops.game(name).rules, "x"]
    meant = {
        "rev": rev,
        "on": pressed(rng, name),
        "to": pressed(rng, name),
        "seed": pressed(rng, name),
        "players": rng.randint(0, 6),
        "readings": {rng.choice(rules): rng.choice(("", "true", "false", "may", "x"))},
        "variants": rng.choices(rules, k=rng.randint(0, 3)),
        "opponents": rng.choice((*KINDS, "x")),
        "name": rng.choice(("a", "b", "..", "a.jsonl", "0", pressed(rng, name))),
        "help": rng.choice((*CHOICES["help"](), "x")),
        "ms": rng.choice((0, 700, 10**7, -1)),
        "rule": rng.choice(rules),
    }
    return {
        field: value(rng, name) if rng.random() < 0.03 else given for field, given in meant.items()
    }


def message(rng: Random, name: str, table: TableSession) -> Any:
    """Return a message of any kind; most often with the fields that it needs: others are refused at the door."""
    if rng.random() < 0.05:
        return value(rng, name)
    kind = rng.choice((*["item", "button"] * 4, *FIELDS))
    given, frame = fields(rng, name, table.display.rev), table.display.frames[-1]
    moves = [button.id for button in frame.buttons if isinstance(button.intent, Make | Pick)]
    here = [*frame.on] if kind == "item" else moves
    if here and rng.random() < 0.7:
        # else too few of them would meet what is offered just now
        given |= {"on": rng.choice(here), "to": rng.choice(here)}
    if rng.random() < 0.2:
        given = {field: given[field] for field in rng.sample([*given], rng.randint(0, 4))}
    else:
        may = FIELDS[kind].items()
        given = {field: given[field] for field, must in may if must or rng.random() < 0.4}
    return {"kind": kind, **given}


@pytest.mark.slow
@pytest.mark.parametrize("name", mops.games())
def test_any_messages(tmp_path, name):
    game, rng = mops.game(name, players=3), Random(name)
    moved = 0
    for number in range(15):
        start, seats = rng.choice([None, *positions(game)]), rng.choice([(1,), (0, 2), (0, 1, 2)])
        (tmp_path / str(number)).mkdir()
        table = sit(tmp_path / str(number), seats, start and str(start), game)
        for _ in range(20):
            given = message(rng, name, table)
            rev, before, moves = table.display.rev, table.match.state, table.match.trace.moves
            silent = table.match.time.runs  # then nothing is said that would wind the clock up
            with offered(given):
                table.handle(given)
                assert table.display.rev == rev + 1 or (silent and table.display.rev == rev)
                agree(table)
                if table.match.state == before:
                    continue
                moved += 1
                if given["kind"] in ("item", "button"):
                    # the moves before it stand, and the new ones are legal from there on
                    assert table.match.trace.moves[: len(moves)] == moves
                else:
                    assert given["kind"] in ("undo", "redo", "new", "again", "load", "resume")
    assert moved >= 4


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
    said = notice(table)
    assert said is None or "table-internal" not in [text.id for text in said.texts]


def test_what_was_chosen_is_laid_back_for_another_move(tmp_path):
    table = sit(tmp_path, seats=(0,), start=EXCHANGE)
    click(table, "R1", "R16")
    click(table, "0 redraw B5")
    assert str(table.match.trace.moves[0]) == "0 redraw B5"


@pytest.mark.slow
def test_whole_games_with_detours(tmp_path):
    """A person plays any legal or illegal card, undoes, redoes and looks at examples."""
    rng = Random(1)
    for seed in range(10):
        (tmp_path / str(seed)).mkdir()
        table = sit(tmp_path / str(seed), (0, 2), None, seed=seed)
        for _ in range(60):
            if not GAME.legal(table.match.state):
                break
            kind = rng.choice(["move"] * 6 + ["any", "undo", "redo", "example"])
            with offered(kind):
                detour(rng, table, kind)
                agree(table)


def detour(rng: Random, table: TableSession, kind: str) -> None:
    """Do what a person may do at a table of Mopsen, some of it on the way to a move."""
    if kind == "example":
        table.handle({"kind": "example", "rule": rng.choice(sorted(GAME.rules))})
    elif kind == "any":
        send(table, rng.choice(["item", "button"]), on=pressed(rng, "mopsen"))
    elif kind == "move" and table.display.is_aside:
        click(table, "back")
    elif kind == "move" and table.screen.covered:
        click(table, "show")
    elif kind == "move":
        move = rng.choice(GAME.legal(table.match.state))
        count = len(table.match.trace.moves)
        click(table, str(move))
        assert table.match.trace.moves[count] == move
    else:
        send(table, kind)
