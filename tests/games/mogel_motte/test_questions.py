"""What Mogel-Motte asks, with answers that are worked out by hand."""

from __future__ import annotations

import pytest

from mopsbook.games.mogel_motte import questions as q
from tests.playing import asked_at

HANDS = "discard N3; draw N1 N1 N1 N1; hands N4 Q4 C4 A2 M1 / N4 N1 / N2 N2 / N5 N5"


@pytest.mark.parametrize(
    ("move", "race_active", "called"),
    [
        ("0 play Q4", True, ("plate1", "plate2", "plate3")),
        ("0 play C4", False, ("plate1", "plate2", "plate3")),
        ("0 play C4", True, None),  # all of them, which is no riddle
        ("0 play N4", True, None),
    ],
)
def test_who_has_to_act(move: str, race_active: bool, called: tuple[str, ...] | None) -> None:
    position = f"guard 1; {HANDS}"
    found = asked_at("mogel_motte", q.called_to_act, position, move, race_active=race_active)
    assert (found and found.right) == called


def test_what_a_hand_costs() -> None:
    found = asked_at("mogel_motte", q.hand_costs, f"guard 1; {HANDS}")
    assert found and found.right == (1 + 3 * 5 + 10, -26)


@pytest.mark.parametrize(("guard", "right"), [(0, "motte.guard-honest"), (1, "yes")])
def test_whether_one_may_cheat(guard: int, right: str) -> None:
    position = f"guard {guard}; {HANDS}"
    found = [asked_at("mogel_motte", q.may_cheat, position, seed=seed) for seed in range(20)]
    assert {one.right for one in found if one} == {(right,)}


def test_the_last_card_is_not_cheated_away() -> None:
    position = "guard 1; discard N3; draw N1 N1 N1 N1; hands N4 / N4 N1 / N2 N2 / N5 N5"
    found = asked_at("mogel_motte", q.may_cheat, position)
    assert found and found.right == ("motte.cheat-last-card",)


def test_who_gets_cards_after_a_slap_and_in_which_order() -> None:
    position = "guard 2; turn 0; discard N3; draw N1 N1; hands Q2 N5 N5 / N4 N4 / N1 N1 / N2 N2"
    found = asked_at("mogel_motte", q.slowest_gets, position, "0 play Q2")
    assert found and found.right == (f"plate{found.text.facts['order'][-1]}",)
    found = asked_at("mogel_motte", q.gift_order, position, "0 play Q2")
    assert found and found.right == {
        1: (2, 3, 0), 2: (3, 0, 1), 3: (0, 1, 2)
    }[found.text.facts["slowest"]]  # fmt: skip


@pytest.mark.parametrize(("target", "right"), [(0, "caught"), (1, "wrong")])
def test_who_is_caught(target: int, right: str) -> None:
    hands = "N4 / N4 N4 / N1 N1 / N2"
    position = f"guard 2; discard N3; draw N1; phase attempt; attempt 0:N1; hands {hands}"
    found = asked_at("mogel_motte", q.who_is_caught, position, f"2 accuse {target}")
    assert found and found.right == (right,)
