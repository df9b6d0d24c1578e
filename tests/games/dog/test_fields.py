"""Fields that there are not: nobody walks there, and the way has no end."""

from __future__ import annotations

import pytest

import mopsbook as mops

AWAY = [
    "5 t5>t64", "5 t5>t70", "7 t5>t70", "7 t5>t8; t8>t99", "joker=7 t5>t64", "4 t5>t65", "5 t99>t3", "5 z>t70",
    "5 t5>h999999999", "7 h3>h999999999", "swap t5<>1:t99", "swap t99<>1:t21",
]  # fmt: skip


@pytest.mark.parametrize("text", AWAY)
def test_a_way_to_a_field_that_there_is_not_is_no_move(text: str) -> None:
    game = mops.game("dog")
    state = game.position("turn 0; pieces t5 h3 / t21; hands 7 5 swap 4 joker / 2 3")
    assert [found.rule for found in game.check(state, text)] == ["dog.unknown-move"]


@pytest.mark.parametrize("text", ["7 t5>t5; t5>t12", "7 t5>t8; t8>t8; t8>t12"])
def test_a_portion_of_no_points_is_none(text: str) -> None:
    game = mops.game("dog")
    state = game.position("turn 0; pieces t5 / t30; hands 7 / 2")
    assert game.check(state, "7 t5>t8; t8>t12") == ()
    assert [found.rule for found in game.check(state, text)] == ["dog.unknown-move"]


def test_too_many_points_are_told_once() -> None:
    game = mops.game("dog")
    state = game.position("turn 0; pieces t5 / t30; hands 7 / 2")
    told = [found.rule for found in game.check(state, "7 t5>h9")]
    assert told.count("dog.seven-full") == 1


def test_a_way_beyond_home_is_told_where_home_ends() -> None:
    game = mops.game("dog")
    state = game.position("turn 0; pieces t62; hand 7")
    assert "dog.home-exact" in [found.rule for found in game.check(state, "7 t62>h5")]


def test_a_browser_that_asks_for_one_gets_an_answer(tmp_path) -> None:
    table = mops.Table(
        mops.game("dog"), seed=1, start="turn 0; pieces t5 / t21; hands 7 5 / 2 3", folder=tmp_path
    )
    before = table.state
    table._handle_custom_msg({"kind": "item", "rev": table.rev, "on": "to.t70"}, [])
    assert table.state == before and table.timeline["frames"][-1]["notice"]
