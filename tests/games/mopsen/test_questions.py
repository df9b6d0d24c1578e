"""What Mopsen asks, with answers that are worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from mopsbook.games.mopsen import questions as q
from tests.playing import asked_at

MIXED = "pecking R B Y C; trick 0:Y16 1:B2 2:Y11; hands R1 / R2 / R3 / C1 C8 B5"


@pytest.mark.parametrize(
    ("move", "takes", "lowest", "order", "level"),
    [
        # blue stands above yellow, and the cats below all
        ("3 play C8", "B2", "C8", ("B2", "Y16", "Y11", "C8"), 3),
        ("3 play B5", "B5", "Y11", ("B5", "B2", "Y16", "Y11"), 3),
    ],
)
def test_who_takes_who_pinches_and_how_the_cards_stand(
    move: str, takes: str, lowest: str, order: tuple[str, ...], level: int
) -> None:
    taking, pinching, ranking = (
        asked_at("mopsen", kind, MIXED, move) for kind in (q.takes_the_trick, q.pinches, q.ranking)
    )
    assert taking and pinching and ranking
    assert (taking.right, taking.level) == ((takes,), level)
    # the card, or whoever played it
    assert pinching.right == (lowest, {"C8": "plate3", "Y11": "plate2"}[lowest])
    assert ranking.right == order
    assert {reply.value for reply in taking.replies} == {*order} - {takes}


@pytest.mark.parametrize(
    ("move", "options", "right", "tempting"),
    [
        ("3 play B5", {}, "YRBC", {"RBYC", "BRYC", "YBRC"}),
        ("3 play C8", {}, "CRBY", {"RBYC", "BRYC", "CBYR"}),
        # where a cat that is lowest moves nothing, that it moves is the other reading
        ("3 play C8", {"cat_lowest": "stays"}, "RBYC", {"CRBY", "BRYC", "CBYR"}),
    ],
)
def test_the_pecking_order_afterwards(
    move: str, options: dict[str, Any], right: str, tempting: set[str]
) -> None:
    found = asked_at("mopsen", q.pecking_afterwards, MIXED, move, **options)
    assert found and found.right == (right,)
    assert {reply.value for reply in found.replies} == {right, *tempting}


def test_what_may_be_pinched() -> None:
    position = (
        "phase pinch; turn 2; winner 0; pecking B R Y C; trick 1:R8 3:R9; hands Y1 / Y2 / Y3 / Y4; "
        "bowls R14 / - / - / -; discard B3"
    )
    found = asked_at("mopsen", q.may_be_pinched, position)
    assert found and found.right == ("R8", "R9") and found.every
    why = {reply.value: reply.why[0].rules[0] for reply in found.replies}
    assert why == {
        "R14": "mopsen.pinch-lying-only",
        "B3": "mopsen.pinch-own-card",
        "Y3": "mopsen.pinch-steps",
    }


def test_what_a_bowl_is_worth() -> None:
    # cat 1 and red 1 show four bones each, blue 16 shows one; an empty bowl of four players counts five
    position = "hands R2 R3 / R4 / R5 / R6; bowls C1 R1 B16 / - / Y16 / Y15"
    found = [asked_at("mopsen", q.worth_now, position, seed=seed, players=4) for seed in range(20)]
    points = {(one.text.facts["player"], one.right[0]) for one in found if one is not None}
    assert points == {(0, 11), (1, 6), (2, 2), (3, 2)}


@pytest.mark.parametrize(
    ("position", "move", "right"),
    [
        # red was led and is in hand, and so is a cat
        ("trick 0:R6; hands R5 B1 / R2 C8 Y3 / B8 Y1 C2 / B7 Y2 C3", "1 play R2", "anytime"),
        ("trick 0:C6; hands R5 B1 / R2 C8 Y3 / B8 Y1 C2 / B7 Y2 C3", "1 play R2", "any"),
        # without red, or without a cat, there is nothing to ask
        ("trick 0:R6; hands R5 B1 / B2 C8 Y3 / B8 Y1 C2 / B7 Y2 C3", "1 play B2", None),
        ("trick 0:R6; hands R5 B1 / R2 B9 Y3 / B8 Y1 C2 / B7 Y2 C3", "1 play R2", None),
    ],
)
def test_what_cats_have_to_do_with_following_suit(
    position: str, move: str, right: str | None
) -> None:
    asked = asked_at("mopsen", q.cats_and_suit, position, move)
    assert (asked and asked.right) == (right and (right,))


def test_a_first_wrong_card_is_told_what_is_wrong_with_it_alone() -> None:
    taking = asked_at("mopsen", q.takes_the_trick, MIXED, "3 play C8")
    assert taking
    hints = {reply.value: reply.hint[0] for reply in taking.replies}
    assert {card: one.facts["by"] for card, one in hints.items()} == {
        "Y16": "colour", "Y11": "colour", "C8": "colour",
    }  # fmt: skip
    assert all(one.facts["card"] == card for card, one in hints.items())
