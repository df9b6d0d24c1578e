"""What Mops Royal asks, with answers that are worked out by hand."""

from __future__ import annotations

import pytest

from mopsbook.games.mops_royal import questions as q
from tests.playing import asked_at


@pytest.mark.parametrize(("row", "points"), [("A2 A3 A4", 2), ("A2 A5 A4", 3)])
def test_what_a_combination_brings(row: str, points: int) -> None:
    # three tiles bring two points, and the crown of A5 one more
    found = asked_at("mops_royal", q.brings, f"boards {row} / B3; tile A4; phase score")
    assert found and found.right == (points,)
    assert found.shown == ("0:0,0", "0:0,1", "0:0,2")


def test_what_is_turned() -> None:
    found = asked_at("mops_royal", q.turns_over, "boards A2 A3 A4 / B3; tile A4; phase score")
    assert found and found.right == ("0:0,1",)
    assert {reply.why[0].rules for reply in found.replies} == {("mops-royal.flip-marked-tile",)}


@pytest.mark.parametrize(
    ("board", "right"),
    [
        ("A2 A3 A4", "fits"),
        ("A2 A3 .. D1, .. B5 A4 D2, .. .. .. D3", "mops-royal.printed-pattern"),
        ("A2 B3 C4 D1, .. .. .. D2, .. .. .. D3", "mops-royal.same-colour-or-object"),
    ],
)
def test_what_is_a_combination(board: str, right: str) -> None:
    position = f"boards {board} / B3; tile {board[-2:]}; phase score"
    found = [asked_at("mops_royal", q.is_a_combination, position, seed=seed) for seed in range(20)]
    assert (right,) in {one.right for one in found if one}
