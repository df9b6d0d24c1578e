"""Everything that is refused, with the rule and what is told of it."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import IllegalMove, NotationError
from mopsbook.games.mops_royal.moves import Lay, Pass, Refuse, Reveal, Score, Start, Stop

LAYING = "boards A2 A3, .. B2 / B3; tile C1"
ROW = "phase score; boards A2 A3 A4 / B3; tile A4"
TURNED = "boards A2 A3- A4 / B3; tile C1; scores 2 0"
WIDE = "boards A2 A3 B4 C5 D6, E1 .. .. .. .. / B3; tile C1"
BEFORE = "phase start"
DUE = "phase reveal; boards A2 / B3"
FINAL = "phase final; boards A2 A3 A4 / B2 B3 B4"
OVER = "phase game_over; boards A2 A3 / B3"
VARIANT = {"variant_refuse": True}
END = {"variant_final": True}
BOTH = VARIANT | END
OWN = {"player": 0}

ROWS: list[tuple[str, dict[str, Any], str, str, dict[str, Any]]] = [
    (LAYING, {}, "1 place 0,1", "order-in-round", {"player": 1, "actor": 0, "phase": "lay"}),
    (ROW, {}, "1 pass", "order-in-round", {"player": 1, "actor": 0, "phase": "score"}),
    (FINAL, END, "1 score 0,0 0,1 0,2 turn 0,1", "final-rotation", {"player": 1, "actor": 0}),
    (LAYING, {}, "place 0,1", "free-space", OWN | {"at": [0, 1], "tile": "A3"}),
    (LAYING, {}, "place 2,0", "adjacency", OWN | {"at": [2, 0], "corner": True}),
    (LAYING, {}, "place 3,3", "adjacency", OWN | {"at": [3, 3], "corner": False}),
    (
        WIDE,
        {},
        "place 1,-1",
        "five-by-five",
        OWN | {"at": [1, -1], "line": "row", "count": 6, "grid": "box"},
    ),
    (
        WIDE,
        {"grid": "line"},
        "place 0,5",
        "five-by-five",
        OWN | {"line": "row", "count": 6, "grid": "line"},
    ),
    (
        "boards A2, A3, B4, C5, D6 / B3; tile C1",
        {},
        "place 5,0",
        "five-by-five",
        OWN | {"line": "column", "count": 6},
    ),
    (LAYING, {}, "pass", "lay-one-tile", OWN | {"tile": "C1", "phase": "lay", "why": "first"}),
    (ROW, {}, "place 1,0", "lay-one-tile", OWN | {"tile": "A4", "phase": "score", "why": "again"}),
    (ROW, VARIANT, "refuse 0,0", "lay-one-tile", {"why": "again"}),
    (LAYING, {}, "score 0,0 0,1 1,1 turn 0,1", "one-scoring", OWN | {"tile": "C1"}),
    (LAYING, END, "score 0,0 0,1 1,1 turn 0,1", "final-variant", OWN | {"phase": "lay"}),
    (LAYING, {}, "stop", "final-must-score", {"why": "early", "count": 0}),
    (ROW, {}, "stop", "final-must-score", {"why": "early", "count": 1}),
    (FINAL, END, "stop", "final-must-score", {"why": "must", "count": 1}),
    (FINAL, END, "pass", "final-must-score", {"why": "must", "count": 1}),
    (FINAL, END | {"final_stop": True}, "pass", "final-must-score", {"why": "pass", "count": 1}),
    (FINAL, END, "place 1,0", "final-after-25", OWN),
    (FINAL, BOTH, "refuse 0,0", "variants-together", OWN),
    (TURNED, {}, "refuse 0,1", "refuse-variant", OWN | {"on": [0, 1]}),
    (TURNED, BOTH, "refuse 0,1", "variants-together", OWN),
    (TURNED, VARIANT, "refuse 0,0", "refuse-needs-turned", {"tile": "A2", "any": True}),
    (TURNED, VARIANT, "refuse 7,7", "refuse-needs-turned", {"tile": "", "any": True}),
    (LAYING, VARIANT, "refuse 0,0", "refuse-needs-turned", {"tile": "A2", "any": False}),
    (
        "boards A2 A3-/D1/D2 A4 / B3; tile C1",
        VARIANT | {"refuse_stack": False},
        "refuse 0,1",
        "refuse-stack",
        {"on": [0, 1], "tiles": ["D1", "D2"]},
    ),
    (
        TURNED + "; refused 1 0",
        VARIANT | {"refuse_floor": "must-afford"},
        "refuse 0,1",
        "refuse-below-zero",
        OWN | {"cost": 3, "total": 2},
    ),
    (ROW, {}, "score 0,0 0,1 0,3 turn 0,1", "own-layout", {"at": [0, 3]}),
    (ROW, {}, "score 0,0 0,1 turn 0,1", "sizes", {"count": 2, "cells": [[0, 0], [0, 1]]}),
    (ROW, {}, "score 0,0 turn 0,0", "sizes", {"count": 1}),
    (
        "phase score; boards A2 A3- A4, F2 .. .., C2 .. .. / B3; tile C2",
        {},
        "score 0,0 0,1 0,2 turn 0,1",
        "turned-out",
        {"at": [0, 1], "tile": "A3"},
    ),
    (
        "phase score; boards A2 A3 A4, B1 .. .. / B3; tile B1",
        {},
        "score 0,0 0,1 1,0 turn 0,0",
        "same-colour-or-object",
        {"tiles": ["A2", "A3", "B1"]},
    ),
    (
        "phase score; boards A2 A3 A4, B1 .. .. / B3; tile B1",
        {},
        "score 0,2 1,0 turn 0,2",
        "same-colour-or-object",
        {"tiles": ["A4", "B1"]},
    ),
    (
        "phase score; boards A2 A3, A4 A6 / B3; tile A6",
        {},
        "score 0,0 0,1 1,0 1,1 turn 0,0",
        "printed-pattern",
        {"size": 4, "tiles": ["A2", "A3", "A4", "A6"]},
    ),
    (
        "phase score; boards A2 A3 A4 A6 / B3; tile A6",
        {"partial_groups": False},
        "score 0,1 0,2 0,3 turn 0,2",
        "part-of-group",
        {"by": "colour", "value": "A", "size": 3, "beside": [[0, 0]], "count": 1},
    ),
    (
        "phase score; boards A2 A3 A4 A6 / B3; tile A6",
        {},
        "score 0,0 0,1 0,2 0,3 turn 0,0",
        "flip-marked-tile",
        {"flip": [0, 0], "tile": "A2", "choices": [[0, 1], [0, 2]], "pattern": "I4"},
    ),
    (ROW, {}, "score 0,0 0,1 0,2 turn 4,4", "flip-marked-tile", {"flip": [4, 4], "tile": ""}),
    (BEFORE, {}, "0 place 0,1", "start-tile", {"why": "due", "phase": "start"}),
    (LAYING, {}, "start A2 B3", "start-tile", {"why": "time", "phase": "lay"}),
    (BEFORE, {}, "start A2", "own-set", {"count": 1, "needed": 2}),
    (BEFORE, {}, "start A2 F2", "start-tile-no-crown", {"player": 1, "tile": "F2"}),
    (BEFORE, {}, "start A2 B3 caller 0", "caller", {"caller": 0, "drawn": False}),
    (BEFORE, {"caller": "random"}, "start A2 B3", "caller", {"caller": None, "drawn": True}),
    (BEFORE, {"caller": "random"}, "start A2 B3 caller 2", "caller", {"caller": 2}),
    (BEFORE, {"tile_set": ["A2", "A3", "B3"]}, "start A2 C1", "tile-faces", {"named": "'C1'"}),
    (DUE, {}, "0 pass", "reveal", {"why": "due", "tile": ""}),
    (DUE, {}, "reveal A2", "reveal", {"why": "supply", "tile": "A2"}),
    (DUE + "; upcoming C1", {}, "reveal C2", "reveal", {"why": "upcoming", "tile": "C2"}),
    (LAYING, {}, "reveal C2", "reveal", {"why": "time", "tile": "C2"}),
    (OVER, END, "0 pass", "end", {"phase": "game_over"}),
    (OVER, END, "0 place 1,0", "end", {"player": 0}),
    (LAYING, {}, "place here", "unknown-move", {}),
]


@pytest.mark.parametrize(
    ("position", "options", "move", "rule", "facts"), ROWS, ids=[f"{r[3]}-{r[2]}" for r in ROWS]
)
def test_row(
    position: str, options: dict[str, Any], move: str, rule: str, facts: dict[str, Any]
) -> None:
    game = mops.game("mops_royal", **options)
    state = game.position(position)
    found = {v.rule.id: v for v in game.check(state, move)}
    assert f"mops-royal.{rule}" in found
    assert facts.items() <= found[f"mops-royal.{rule}"].facts.items()
    with pytest.raises((IllegalMove, NotationError)):
        game.play(state, move)
    assert state == game.position(position)


def test_all_reasons_are_given_at_once() -> None:
    game = mops.game("mops_royal")
    state = game.position(
        "phase score; boards A2 A3- B4, A1 .. .., A4 .. .., A6 .. .. / B3; tile A6"
    )
    rules = [v.rule.id for v in game.check(state, "score 0,0 0,1 0,2 turn 0,0")]
    assert rules == [
        "mops-royal.turned-out",
        "mops-royal.same-colour-or-object",
        "mops-royal.flip-marked-tile",
    ]
    state = game.position(WIDE)
    assert [v.rule.id for v in game.check(state, "place 2,5")] == [
        "mops-royal.adjacency",
        "mops-royal.five-by-five",
    ]


MALFORMED: list[Any] = [
    Lay(0, (1, True)), Lay(0, [0, 1]), Lay(0, (0,)), Lay("0", (0, 2)), Lay(True, (0, 2)),  # type: ignore[arg-type]
    Lay(0, (0.0, 2)), Refuse(0, None), Refuse(None, (0, 1)), Score(0, [(0, 0), (0, 1)], (0, 1)),  # type: ignore[arg-type]
    Score(0, ((0, 1), (0, 0), (0, 2)), (0, 1)), Score(0, ((0, 0), (0, 0), (0, 1)), (0, 1)),
    Score(0, ((0, 0), (0, 1), (0, 2)), None), Score(0, ("0,0", "0,1"), (0, 1)), Pass("0"), Stop(None),  # type: ignore[arg-type]
    Start(["A2", "B3"]), Start((2, 3)), Start(("A2", "B3"), "0"), Reveal(None), Reveal(["C1"]),  # type: ignore[arg-type]
    5, 1.5, None, object(), [], (), b"0 pass", {"0 pass"}, "", " ", "place", "0 place", "0 place 0", "0 place 0,1 1,1",
    "0 place 0,1,2", "0 place a,b", "0 place 100,0", "-1 place 0,1", "0 refuse", "0 score 0,0 0,1 0,2",
    "0 score turn 0,1", "0 score 0,0 0,0 0,1 turn 0,1", "0 pass 1", "0 stop now", "start", "start A2 G1",
    "start A2 B3 caller x", "reveal", "reveal C7", "reveal C1 C2", "C1", "0,1", {}, {"type": None},
    {"type": ["place"]}, {"type": "lay", "at": [0, 1]}, {"type": "place"}, {"type": "place", "at": "0,1"},
    {"type": "place", "at": [0, 1.0]}, {"type": "place", "at": [0, 10**9]}, {"type": "place", "at": [0, 1], "on": [0, 1]},
    {"type": "place", "at": [0, 1], "caller": 0}, {"type": "place", "player": -1, "at": [0, 1]},
    {"type": "place", "player": True, "at": [0, 1]}, {"type": "place", "player": None, "at": [0, 1]},
    {"type": "score", "cells": [[0, 0], [0, 1], [0, 1]], "flip": [0, 1]}, {"type": "score", "cells": 5, "flip": [0, 1]},
    {"type": "score", "cells": [], "flip": [0, 1]}, {"type": "start", "tiles": "A2 B3"}, {"type": "reveal", "tile": 1},
    {"type": "start", "tiles": ["A2", "B3"], "caller": 1.5}, {"type": "pass", "tile": "C1"}, {1: 2},
]  # fmt: skip


@pytest.mark.parametrize("position", [LAYING, ROW, BEFORE, DUE], ids=lambda p: p[:14])
def test_what_is_no_move_is_an_unknown_move_and_nothing_worse(position: str) -> None:
    game = mops.game("mops_royal")
    state = game.position(position)
    for move in MALFORMED:
        assert [v.rule.id for v in game.check(state, move)] == ["mops-royal.unknown-move"], move
        with pytest.raises((IllegalMove, NotationError)):
            game.play(state, move)


def test_the_seat_may_be_left_out_where_a_position_is_at_hand() -> None:
    game = mops.game("mops_royal")
    state = game.position(LAYING + "; turn 1")
    assert game.move("place 0,1", state) == Lay(1, (0, 1))
    assert game.move({"type": "place", "at": [0, 1]}, state) == Lay(1, (0, 1))
    with pytest.raises(NotationError, match=r"write '0 place 1,-1'"):
        game.move("place 0,1")
    with pytest.raises(NotationError, match="has the fields type and at, player"):
        game.move({"type": "place", "at": [0, 1]})


def test_a_scoring_may_name_its_places_in_any_order() -> None:
    game = mops.game("mops_royal")
    state = game.position(ROW)
    step = game.play(state, "score 0,2 0,0 0,1 turn 0,1")
    assert step.after.scores == (2, 0)
    assert str(step.move) == "0 score 0,0 0,1 0,2 turn 0,1"
