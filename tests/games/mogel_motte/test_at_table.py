"""The worked cases once more: played at a table, by what a browser sends."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from mopsbook.cases.check import CasePosition
from mopsbook.cases.read import Case, read_file
from mopsbook.core.game import Game
from mopsbook.games.mogel_motte.engine import ENGINE
from mopsbook.games.mogel_motte.reflexes import Reflexes
from tests.tables import ask, click, notice, presses, sit, told

FILE = Path(__file__).parents[2] / "cases" / "mogel_motte.json"
CASES = [case for case in read_file(FILE) if isinstance(case, Case)]
OUT_OF_TURN = {"2 accuse 1"}
"""Accusations without an attempt, while somebody else has the one screen: there is nothing to click."""


@pytest.fixture(autouse=True)
def calm(monkeypatch):
    """Nobody does anything unasked, and every attempt is noticed."""
    monkeypatch.setattr(Reflexes, "urge", lambda *_: ())
    monkeypatch.setattr(Reflexes, "false_alarm", lambda *_: None)


def all_at(tmp_path, case: Case, state: Any = None, *, cover: bool = True) -> Any:
    """A table with people on all seats at the position of a case; without a cover one plays them all."""
    game: Game[Any, Any] = Game(ENGINE(ENGINE.case_options(case.data)))
    start = game.position(case.data["position"]) if state is None else state
    return sit(tmp_path, range(game.players), str(start), game, cover=cover)


def offers(table: Any, move: str) -> bool:
    """Say whether something that can be pressed makes a move; the cover is lifted, and what is needed picked."""
    if table.screen.covered:
        click(table, "show")
    try:
        return bool(presses(table, move))
    except AssertionError:
        return False


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.data["id"]))
def test_a_case_at_a_table_of_people(tmp_path, case):
    game: Game[Any, Any] = Game(ENGINE(ENGINE.case_options(case.data)))
    moves = [str(game.move(moved)) for moved in case.data.get("moves", ())]
    table = all_at(tmp_path, case, cover=not OUT_OF_TURN & {*moves})
    for move in moves:
        if move in OUT_OF_TURN:
            ask(table, game.move(move))
        else:
            assert offers(table, move), move
            click(table, move)
        said = notice(table)
        assert said is None or said.kind == "info", told(table)
    after = CasePosition(table.game, table.match.state, Random(1))
    asked = {key: case.data[key] for key in ("filter", "expect") if key in case.data}
    assert list(after.check(asked)) == []
    for verdict in case.data["expect"].get("verdicts", ()):
        again = all_at(tmp_path, case, table.match.state, cover=False)
        ask(again, table.game.move(verdict["move"]))
        rules = notice(again).rules if notice(again) else ()
        assert verdict["rule"] in (rules or {None}), told(again)
        assert (again.match.state == table.match.state) is (verdict["rule"] is not None)
    for legal in case.data["expect"].get("legal", ()):
        move = str(table.game.move(legal))
        again = all_at(tmp_path, case, table.match.state)
        assert offers(again, move) or move.partition(" accuse")[0] == str(
            again.match.state.guard
        ), move
