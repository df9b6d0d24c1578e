"""The ring of values, the cards that follow, and the flow of cards."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook import graphs
from mopsbook.core.errors import PositionError

GAME = mops.game("mogel_motte", players=3)


def test_the_ring_is_a_circle_of_five() -> None:
    pairs = {one + other: rule for one, other, rule in graphs.motte_ring().edges(data="rule")}
    assert pairs.keys() == {"12", "23", "34", "45", "51", "21", "32", "43", "54", "15"}
    assert {pair for pair, rule in pairs.items() if rule == "motte.wrap"} == {"15", "51"}


def test_a_moth_follows_for_the_guard_alone() -> None:
    for guard, fits in [(0, True), (1, False)]:
        state = GAME.position(f"guard {guard}; discard N3; hands N2 N2 M4 / N1 / N1")
        ring = graphs.motte_ring(state)
        assert ring.nodes["N2"] == {"kind": "card", "fits": True, "count": 2, "of": "number"}
        assert ring.nodes["M4"]["fits"] is fits
        assert {("N2", "2"), ("M4", "4")} <= set(ring.edges)


def test_hidden_cards_follow_nothing() -> None:
    state = GAME.observe(GAME.position("guard 1; discard N3; hands N2 / N4 / N1"), 1)
    assert list(graphs.motte_ring(state, 0)) == ["1", "2", "3", "4", "5"]
    assert "N4" in graphs.motte_ring(state, 1)


def test_between_the_rounds_nothing_is_laid() -> None:
    with pytest.raises(PositionError, match=r"Nothing is laid in the phase 'deal'.*adjacent"):
        graphs.motte_ring(GAME.engine.initial())


def test_cards_flow_from_hand_to_hand() -> None:
    state = GAME.position("guard 2; discard N3; draw N1 N5; hands S2 N5 M1 / N4 M5 / N2 N2")
    moves = ["0 play S2", "1 cheat M5", "2 accuse 1", "2 penalty N2", "0 give 2 N5", "1 draw"]
    steps = mops.record(GAME, start=state, moves=[*moves[:5], "1 draw"], seed=1).steps()
    flow = graphs.motte_flow(steps)
    assert dict(flow.edges.items()) == {
        ("0", "discard"): {"count": 1, "kinds": ("play",)},
        ("1", "vanished"): {"count": 1, "kinds": ("cheat",)},
        ("vanished", "1"): {"count": 1, "kinds": ("caught",)},
        ("2", "1"): {"count": 1, "kinds": ("penalty",)},
        ("0", "2"): {"count": 1, "kinds": ("give",)},
        ("draw", "1"): {"count": 1, "kinds": ("draw",)},
    }
    assert list(flow) == ["0", "1", "2", "draw", "discard", "vanished"]
