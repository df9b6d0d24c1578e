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


def test_which_combination_brings_so_many_points() -> None:
    # all four bring 4 points; three of them bring 2, but that can be done in two ways
    found = asked_at("mops_royal", q.worth_points, "boards A2 A3 A4 A6 / B3; tile A6; phase score")
    assert found and found.right == ("0:0,0", "0:0,1", "0:0,2", "0:0,3")
    assert found.text.facts == {"points": 4}


def test_what_cannot_be_scored_any_more() -> None:
    board = "A2 A3 A4 A6 B1, .. .. .. .. B2, .. .. .. .. B3"
    position = f"boards {board} / C3; tile B3; phase score"
    right = set()
    for seed in range(20):
        found = asked_at("mops_royal", q.ended_by, position, seed=seed)
        assert found and len(found.replies) == 4
        turned = "{},{}".format(*found.moves[0].flip)
        gone = [one.value for one in found.replies[:2] if turned in one.value.split()]
        assert found.right == (gone[0] if len(gone) == 1 else "both" if gone else "neither",)
        right.add(found.case)
    assert right == {"one", "both", "neither"}


def test_who_lays_the_tile() -> None:
    # Ben has the pink bowl already, Cleo not
    position = "boards A2 / B3 E3 / C1; tile E3; turn 0; phase lay"
    found = asked_at("mops_royal", q.who_lays, position, players=3)
    assert found and found.right == ("plate0", "plate2")
    assert [(reply.value, reply.why[0].rules) for reply in found.replies] == [
        ("plate1", ("mops-royal.skip-if-laid",))
    ]


@pytest.mark.parametrize(("refused", "cost"), [(0, 2), (1, 3), (3, 5)])
def test_what_a_refusal_costs(refused: int, cost: int) -> None:
    position = f"boards A2- A3 / B3; tile E3; phase lay; scores 9 0; refused {refused} 0"
    found = asked_at("mops_royal", q.refusal_costs, position, variant_refuse=True)
    assert found and found.right == (cost,)


def test_a_refused_tile_lies_on_a_turned_one_costs_what_there_is_not_and_ends_the_turn() -> None:
    position = "boards A2- A3 A4 A5 / B3; tile E3; phase lay; scores 1 0"
    found = asked_at("mops_royal", q.where_refused, position, variant_refuse=True)
    assert found and found.right == ("0:0,0",)
    assert asked_at("mops_royal", q.where_refused, position) is None
    for floor, left in (("negative", -1), ("zero", 0)):
        found = asked_at(
            "mops_royal", q.below_zero, position, variant_refuse=True, refuse_floor=floor
        )
        assert found and found.right == (left,)
    for after, right in ((False, "over"), (True, "score")):
        options = {"variant_refuse": True, "score_after_refuse": after}
        found = asked_at(
            "mops_royal", q.after_refusing, position.replace("A2-", "A2- A6"), **options
        )
        assert found and found.right == (right,)


def test_nobody_begins_with_a_crown() -> None:
    found = asked_at("mops_royal", q.start_tile, "boards A2 / B3; tile E3; phase lay")
    assert found and found.right[0] in ("A5", "B1", "C6", "D3", "E4", "F2")
    assert not {one.value for one in found.replies} - {*found.right} & {
        "A5",
        "B1",
        "C6",
        "D3",
        "E4",
        "F2",
    }
