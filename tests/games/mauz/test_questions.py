"""What Mauz asks, with answers that are worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.mauz import questions as q
from mopsbook.quiz.make import questions_at
from tests.playing import asked_at


@pytest.mark.parametrize(
    ("hand", "options", "points", "tempting"),
    [
        ("6H 7H AS", {}, 13, {24, 11}),  # only one suit is added up
        ("AH KC 7S", {}, 11, {28, 1}),  # of three suits the best card counts
        ("AH KC 7S", {"mixed_suits": "nothing"}, 0, {11, 28}),
        ("QC KC 7C", {}, 27, {32, 10}),  # court cards count ten
    ],
)
def test_what_a_hand_counts(
    hand: str, options: dict[str, Any], points: int, tempting: set[int]
) -> None:
    found = asked_at(
        "mauz", q.hand_counts, f"hands {hand} / 9C 9D KH; middle TC JD QS", **options, players=2
    )
    assert found and found.right == (points,)
    assert {reply.value for reply in found.replies} >= tempting


def test_the_best_swap_and_none_where_two_are_as_good() -> None:
    found = asked_at("mauz", q.best_swap, "hands 6D TH QH / 9C 9D KS; middle JS TS 6H", players=2)
    assert found and found.right == ("6D", "6H") and found.every
    even = "hands 6D TH QH / 9C 9D KS; middle JH KH 6S"
    assert asked_at("mauz", q.best_swap, even, players=2) is None


@pytest.mark.parametrize(("tie", "payers"), [("all-lose", ((1, 2),)), ("none-lose", None)])
def test_who_would_pay(tie: str, payers: tuple[tuple[int, ...]] | None) -> None:
    hands = "6H 7H AS / 8C AC QD / AD TS 8H"  # 13, 19, 11
    known = "; middle 7C 8D 9S; known 6H 7H AS / 8C AC QD / AD TS 8H"
    found = asked_at("mauz", q.would_pay, f"hands {hands}{known}", players=3)
    assert found and found.right == ((2,),)
    even = "6H 7H AS / 8C JD AC / AD TS 8H"  # 13, 19, 11
    even = even.replace("8C JD AC", "8C JD AH").replace("6H 7H AS", "6H 7H TD")
    known = f"; middle 7C 8D 9S; known {even}"
    found = asked_at("mauz", q.would_pay, f"hands {even}{known}", players=3, tie=tie)
    assert (found and found.right) == payers


def test_a_swap_that_ends_the_round_is_told_and_not_played_out_since_it_opens_hands() -> None:
    game = mops.game("mauz", players=2, hiss="may-reveal")
    last = "hands 7C TH TS / 9C 9D KS; middle JS TD 6H; knocker 1; left 0; reason knock"
    asked = {one.kind: one for one in questions_at(game, game.position(last))}
    marked = asked["best-swap"].check(["7C", "JS"])
    assert not marked.right and marked.moves == asked["best-swap"].moves
    assert len([*marked.frames()]) == 1
