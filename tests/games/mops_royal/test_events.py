"""What is told of each step: the events in their order, with their facts, worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.game import Game

CASES = {"patterns": "basic", "crowns": ["A1", "B2", "C3", "D4", "E5", "F6"]}
FULL = "A1 C4 E2 B5 D3, B2 D5 A3 C1 E4, C3 E1 B4 D2 A5, D4 A2 C5 E3 B1, E5 B3 D1 A4 C2"
LAST = FULL.replace(" C2", " ..")
ROW_MOVE = "0 score 0,0 0,1 0,2 turn 0,1"
ROW = {"cells": [[0, 0], [0, 1], [0, 2]], "by": "colour", "value": "A", "size": 3}


def told(game: Game[Any, Any], position: str, *moves: str) -> list[tuple[str, dict[str, Any]]]:
    """Return kind and facts of all events of some moves; the last tile is not turned up."""
    state = game.position(position)
    found = []
    for move in moves:
        step = game.apply(state, move)
        found += [(event.kind, dict(event.facts)) for event in step.events]
        state = step.after
    return found


def rules(game: Game[Any, Any], position: str, move: str) -> dict[str, tuple[str, ...]]:
    """Return the rules that the events of a move cite, without the prefix."""
    step = game.apply(game.position(position), move)
    return {e.kind: tuple(r.removeprefix("mops-royal.") for r in e.rules) for e in step.events}


def test_a_game_begins() -> None:
    game = mops.game("mops_royal", players=3)
    assert told(game, "phase start", "start A2 B3 C4", "reveal B3") == [
        ("start", {"player": 0, "tile": "A2"}),
        ("start", {"player": 1, "tile": "B3"}),
        ("start", {"player": 2, "tile": "C4"}),
        ("supply", {"caller": 0, "count": 35}),
        ("reveal", {"tile": "B3", "caller": 0, "round": 1, "left": 34}),
        ("same-tile", {"players": [2], "tile": "B3"}),
    ]


def test_who_has_the_tile_is_passed_over() -> None:
    game = mops.game("mops_royal", players=3)
    position = "boards A2 / B3 / C4; tile B3"
    assert told(game, position, "0 place 0,1", "2 place 1,0") == [
        ("place", {"player": 0, "tile": "B3", "at": [0, 1], "where": ["right", "A2"], "count": 2}),
        ("nothing-to-score", {"player": 0, "full": False}),
        ("skip", {"player": 1, "tile": "B3"}),
        ("place", {"player": 2, "tile": "B3", "at": [1, 0], "where": ["below", "C4"], "count": 2}),
        ("nothing-to-score", {"player": 2, "full": False}),
    ]


def test_a_scoring_is_told_with_its_points() -> None:
    game = mops.game("mops_royal", **CASES)
    position = "boards A2 A1, F2 .. / B3; tile A4; scores 5 0"
    assert told(game, position, "0 place 0,2", ROW_MOVE) == [
        ("place", {"player": 0, "tile": "A4", "at": [0, 2], "where": ["right", "A1"], "count": 4}),
        ("may-score", {"player": 0, "full": False, "count": 1}),
        (
            "score",
            {"player": 0, "pattern": "I3", "tiles": ["A2", "A1", "A4"], **ROW}
            | {"points": 3, "crown": 1, "total": 8, "final": False},
        ),
        ("turn-over", {"player": 0, "tile": "A1", "at": [0, 1], "choices": [[0, 1]]}),
    ]
    scoring = rules(game, "phase score; boards A2 A1 A4, F2 .. .. / B3; tile A4", ROW_MOVE)
    assert {"points", "printed-pattern", "crown-bonus", "crowns"} <= set(scoring["score"])
    assert "final-same-rules" not in scoring["score"]
    assert {"flip-one", "flip-marked-tile"} <= set(scoring["turn-over"])


def test_two_marks_are_told_as_choices() -> None:
    game = mops.game("mops_royal")
    position = "phase score; boards A2 A3 A4 A6 / B3; tile A6"
    (score, facts), (turn, over) = told(game, position, "0 score 0,0 0,1 0,2 0,3 turn 0,2")
    assert (score, facts["points"], facts["crown"], facts["total"]) == ("score", 4, 0, 4)
    assert (turn, over["tile"], over["choices"]) == ("turn-over", "A4", [[0, 1], [0, 2]])
    assert "crown-bonus" not in rules(game, position, ROW_MOVE)["score"]


def test_passing_is_told() -> None:
    game = mops.game("mops_royal")
    position = "phase score; boards A2 A3 A4 A6 / B3; tile A6"
    assert told(game, position, "pass") == [("pass", {"player": 0, "count": 4, "full": False})]


def test_all_who_may_score_are_asked_after_all_have_laid() -> None:
    game = mops.game("mops_royal", turn_order="simultaneous")
    position = "boards A2 A3 / A5 A6; tile A4"
    assert [kind for kind, _ in told(game, position, "place 0,2", "place 0,2", "pass", "pass")] == [
        "place", "place", "may-score", "pass", "may-score", "pass",
    ]  # fmt: skip


def test_a_refusal_is_told_with_its_cost() -> None:
    game = mops.game("mops_royal", variant_refuse=True)
    position = "boards A2 A3-/D1 A4 / B3; tile C1; scores 2 0; refused 1 0"
    facts = {"player": 0, "tile": "C1", "on": [0, 1], "under": "D1", "cost": 3, "number": 2}
    assert told(game, position, "refuse 0,1") == [("refuse", facts | {"total": -1})]
    cited = rules(game, position, "refuse 0,1")["refuse"]
    assert {"refuse-cost", "refuse-stack", "refuse-below-zero", "refuse-no-scoring"} <= set(cited)
    first = "boards A2 A3- A4 / B3; tile C1; scores 2 0"
    assert not {"refuse-stack", "refuse-below-zero"} & set(
        rules(game, first, "refuse 0,1")["refuse"]
    )


def test_a_refusal_that_costs_more_than_there_is_cites_its_rule_wherever_the_score_stops() -> None:
    game = mops.game("mops_royal", variant_refuse=True, refuse_floor="zero")
    position = "boards A2 A3- A4 / B3; tile C1; refused 1 0; scores "  # the second one costs 3
    for score, total, dear in ((2, 0, True), (3, 0, False), (4, 1, False)):
        assert told(game, f"{position}{score} 0", "refuse 0,1")[0][1]["total"] == total
        cited = rules(game, f"{position}{score} 0", "refuse 0,1")["refuse"]
        assert ("refuse-below-zero" in cited) == dear, score


def test_the_end_is_told_with_the_tie_break() -> None:
    game = mops.game("mops_royal", **CASES)
    position = f"boards {FULL.replace('C4', 'C4-')} / {LAST}; tile F1; scores 10 10"
    assert told(game, position, "1 place 4,4") == [
        ("place", {"player": 1, "tile": "F1", "at": [4, 4], "where": ["right", "A4"], "count": 25}),
        ("full", {"player": 1, "count": 25}),
        ("nothing-to-score", {"player": 1, "full": True}),
        ("game-end", {"totals": [10, 10], "why": "full"}),
        (
            "winners",
            {"players": [1], "points": 10, "shared": False, "tie_break": True}
            | {"turned": [1, 0], "yields": False, "caller": 0},
        ),
    ]
    cited = rules(game, position, "1 place 4,4")
    assert cited["winners"] == ("winner", "tie-break", "refuse-tie-count")
    assert "last-scoring" in cited["nothing-to-score"] and "not-all-laid" in cited["game-end"]


@pytest.mark.parametrize(
    ("final_tie", "winners", "yields"), [("shared", [0, 1], False), ("caller-last", [1], True)]
)
def test_an_equal_end_is_told(final_tie: str, winners: list[int], yields: bool) -> None:
    game = mops.game("mops_royal", final_tie=final_tie)
    used = {"supply_used_up": True, "boards": [["A2"], ["B3"]], "tile": "C1"}
    state = game.play(game.position(used), "place 0,1").after
    events = {e.kind: e for e in game.play(state, "place 0,1").events}
    assert "supply-used-up" in events and events["game-end"].facts["why"] == "used-up"
    facts = events["winners"].facts
    assert (facts["players"], facts["yields"], facts["tie_break"]) == (winners, yields, True)
    assert facts["shared"] == (final_tie == "shared")
    assert "mops-royal.final-tie" in events["winners"].rules


def test_who_is_full_waits() -> None:
    game = mops.game("mops_royal", **CASES)
    position = f"phase reveal; boards {FULL} / {LAST}"
    kinds = [kind for kind, _ in told(game, position, "reveal F1")]
    assert kinds == ["reveal", "same-tile", "wait"]


def test_the_final_scoring_is_told_seat_by_seat() -> None:
    game = mops.game("mops_royal", players=3, variant_final=True, final_stop=True)
    used = {"supply_used_up": True, "boards": [["A2 A3"], ["B3"], ["C1 C2"]], "tile": "A4"}
    state = game.position(used)
    for move in ("place 0,2", "place 0,1"):
        state = game.play(state, move).after
    begun = game.play(state, "place 1,0")
    assert [(e.kind, e.facts.get("player")) for e in begun.events][1:] == [
        ("supply-used-up", None),
        ("final-begins", 0),
    ]
    assert begun.events[-1].facts == {"caller": 0, "player": 0, "why": "used-up"}
    scored = game.play(begun.after, ROW_MOVE)
    assert [e.kind for e in scored.events] == [
        "score", "turn-over", "final-skip", "final-skip", "final-skip", "game-end", "winners",
    ]  # fmt: skip
    assert "mops-royal.final-same-rules" in scored.events[0].rules
    assert scored.events[0].facts["final"] is True
    assert [e.facts["player"] for e in scored.events[2:5]] == [1, 2, 0]
    assert scored.events[5].facts == {"totals": [2, 0, 0], "why": "scored"}
    stopped = game.play(begun.after, "stop")
    assert [e.kind for e in stopped.events][:2] == ["stop", "final-skip"]
    assert game.outcome(stopped.after).totals == (0, 0, 0)
