"""The worked cases once more: played at a table, by what a browser sends."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from mopsbook.cases.read import Case, read_file
from mopsbook.cases.run import Position
from mopsbook.core.game import Game
from mopsbook.games.mogel_motte.engine import ENGINE
from mopsbook.games.mogel_motte.reflexes import Reflexes
from tests.tables import notice, send, sit, told

FILE = Path(__file__).parents[2] / "cases" / "mogel_motte.json"
CASES = [case for case in read_file(FILE) if isinstance(case, Case)]
OUT_OF_TURN = {"2 accuse 1"}
"""Accusations without an attempt, while somebody else has the one screen: there is nothing to click."""


@pytest.fixture(autouse=True)
def calm(monkeypatch):
    """Nobody does anything unasked, and every attempt is noticed."""
    monkeypatch.setattr(Reflexes, "urge", lambda *_: ())
    monkeypatch.setattr(Reflexes, "feint", lambda *_: None)


def all_at(tmp_path, case: Case, state: Any = None, *, cover: bool = True) -> Any:
    """A table with people on all seats at the position of a case; without a cover one plays them all."""
    game: Game[Any, Any] = Game(ENGINE(ENGINE.case_options(case.data)))
    start = game.position(case.data["position"]) if state is None else state
    return sit(tmp_path, range(game.players), str(start), game, cover=cover)


def offered(table: Any) -> list[str]:
    frame = table.camera.shots[-1].frame(table.game.name)
    return [*(action.move for action in frame.actions), *frame.moves.values()]


def find(table: Any, move: str) -> bool:
    """Click until a move is offered: on the cover, and on what says what the next click is for."""
    if table.covered:
        send(table, "intent", move="table:show")
    if move in offered(table):
        return True
    for pick in dict.fromkeys(one for one in offered(table) if one[0] == "+" != one):
        send(table, "intent", move=pick)
        if move in offered(table):
            return True
        if notice(table) is None and "+back" in offered(table):
            send(table, "intent", move="+back")
    return False


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.data["id"]))
def test_a_case_at_a_table_of_people(tmp_path, case):
    game: Game[Any, Any] = Game(ENGINE(ENGINE.case_options(case.data)))
    moves = [str(game.move(moved)) for moved in case.data.get("moves", ())]
    table = all_at(tmp_path, case, cover=not OUT_OF_TURN & {*moves})
    for move in moves:
        assert find(table, move) or move in OUT_OF_TURN, move
        send(table, "intent", move=move)
        said = notice(table)
        assert said is None or said.kind == "info", told(table)
    after = Position(table.game, table.state, Random(1))
    asked = {key: case.data[key] for key in ("filter", "expect") if key in case.data}
    assert list(after.check(asked)) == []
    for verdict in case.data["expect"].get("verdicts", ()):
        again = all_at(tmp_path, case, table.state, cover=False)
        send(again, "intent", move=str(table.game.move(verdict["move"])))
        rules = notice(again).rules if notice(again) else ()
        assert verdict["rule"] in (rules or {None}), told(again)
        assert (again.state == table.state) is (verdict["rule"] is not None)
    for legal in case.data["expect"].get("legal", ()):
        move = str(table.game.move(legal))
        again = all_at(tmp_path, case, table.state)
        assert find(again, move) or move.partition(" accuse")[0] == str(again.state.guard), move
