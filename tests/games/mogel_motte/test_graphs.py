"""The ring of values and the flow of cards as graphs, and how they are drawn."""

from __future__ import annotations

import matplotlib
import networkx as nx
import pytest

import mopsbook as mops
from mopsbook import graphs
from mopsbook.core.errors import PositionError
from mopsbook.games.mogel_motte.cards import FILL

matplotlib.use("Agg")

GAME = mops.game("mogel_motte", players=3)
STATE = GAME.position("guard 2; discard N3; draw N1 N5; hands N2 N2 S4 M4 N5 / N4 M5 / N2 N2")
STEPS = mops.record(
    GAME, start=STATE,
    moves=["0 play S4", "1 cheat M5", "2 accuse 1", "2 penalty N2", "0 give 2 N5"],
).steps()  # fmt: skip


def test_the_ring_is_a_circle_of_five_in_both_directions() -> None:
    ring = graphs.motte_ring()
    assert nx.is_isomorphic(ring, nx.cycle_graph(5).to_directed())
    assert nx.has_eulerian_path(ring) and nx.diameter(ring) == 2
    assert [fill for _, fill in ring.nodes(data="fill")] == list(FILL.values())


def test_each_link_of_the_ring_cites_its_rule() -> None:
    pairs = {one + other: rule for one, other, rule in graphs.motte_ring().edges(data="rule")}
    assert pairs.keys() == {"12", "23", "34", "45", "51", "21", "32", "43", "54", "15"}
    assert {pair for pair, rule in pairs.items() if rule == "motte.wrap"} == {"15", "51"}


def test_a_moth_follows_for_the_guard_alone() -> None:
    for guard, fits in [(0, True), (1, False)]:
        state = GAME.position(f"guard {guard}; discard N3; hands N2 N2 M4 / N1 / N1")
        ring = graphs.motte_ring(state)
        known = {fact: told for fact, told in ring.nodes["N2"].items() if fact != "pos"}
        assert known == {"kind": "card", "fits": True, "count": 2, "of": "number"}
        assert ring.nodes["M4"]["fits"] is fits
        assert {("N2", "2"), ("M4", "4")} <= set(ring.edges)


def test_a_hand_stands_beside_its_values() -> None:
    graph = graphs.motte_ring(STATE)
    fits = {card: fits for card, fits in graph.nodes(data="fits") if fits is not None}
    assert fits == {"N2": True, "S4": True, "M4": False, "N5": False}
    assert list(graph.predecessors("4")) == ["3", "5", "S4", "M4"]
    assert [value for value, now in graph.nodes(data="now") if now] == ["3"]
    assert graph.nodes["N2"]["count"] == 2


def test_another_hand_and_a_hidden_one() -> None:
    assert "M5" in graphs.motte_ring(STATE, 1)
    assert len(graphs.motte_ring(GAME.observe(STATE, 0), 1)) == 5


def test_hidden_cards_follow_nothing() -> None:
    state = GAME.observe(GAME.position("guard 1; discard N3; hands N2 / N4 / N1"), 1)
    assert list(graphs.motte_ring(state, 0)) == ["1", "2", "3", "4", "5"]
    assert "N4" in graphs.motte_ring(state, 1)


def test_between_the_rounds_nothing_is_laid() -> None:
    with pytest.raises(PositionError, match=r"Nothing is played in the phase 'deal'.*adjacent"):
        graphs.motte_ring(GAME.engine.initial())


def test_cards_flow_from_hand_to_hand_and_under_the_table() -> None:
    flow = graphs.motte_flow(STEPS)
    assert list(flow) == ["0", "1", "2", "draw", "discard", "vanished"]
    assert dict(flow.edges.items()) == {
        ("0", "discard"): {"count": 1, "kinds": ("play",)},
        ("1", "vanished"): {"count": 1, "kinds": ("cheat",)},
        ("vanished", "1"): {"count": 1, "kinds": ("caught",)},
        ("2", "1"): {"count": 1, "kinds": ("penalty",)},
        ("0", "2"): {"count": 1, "kinds": ("give",)},
    }


def test_a_drawn_card_flows_from_the_pile() -> None:
    state = GAME.position("guard 2; discard N3; draw N1 N5; hands S2 N5 M1 / N4 M5 / N2 N2")
    moves = ["0 play S2", "1 cheat M5", "2 accuse 1", "2 penalty N2", "0 give 2 N5", "1 draw"]
    flow = graphs.motte_flow(mops.record(GAME, start=state, moves=moves, seed=1).steps())
    assert dict(flow.edges.items()) == {
        ("0", "discard"): {"count": 1, "kinds": ("play",)},
        ("1", "vanished"): {"count": 1, "kinds": ("cheat",)},
        ("vanished", "1"): {"count": 1, "kinds": ("caught",)},
        ("2", "1"): {"count": 1, "kinds": ("penalty",)},
        ("0", "2"): {"count": 1, "kinds": ("give",)},
        ("draw", "1"): {"count": 1, "kinds": ("draw",)},
    }
    assert list(flow) == ["0", "1", "2", "draw", "discard", "vanished"]


def test_rounds_are_counted_alone_and_add_up() -> None:
    steps = mops.record(GAME, seed=3, players="simple").steps()
    whole = dict(graphs.motte_flow(steps).edges.items())
    rounds = [graphs.motte_flow(steps, number) for number in (1, 2, 3)]
    for edge, facts in whole.items():
        parts = [graph.edges[edge]["count"] for graph in rounds if graph.has_edge(*edge)]
        assert sum(parts) == facts["count"], edge


def test_what_is_none_of_it_is_refused() -> None:
    with pytest.raises(PositionError, match="no position of mogel_motte"):
        graphs.motte_ring(mops.game("mopsen", players=3).start(seed=1))
    with pytest.raises(PositionError, match="of round 7"):
        graphs.motte_flow(STEPS, 7)
    with pytest.raises(PositionError, match="No step was given"):
        graphs.motte_flow([])
    for wrong in (STATE, [STATE], 5):
        with pytest.raises(PositionError, match=r"such as trace\.steps\(\)"):
            graphs.motte_flow(wrong)


def test_the_ring_is_drawn_with_what_fits() -> None:
    ax = graphs.draw_ring(graphs.motte_ring(STATE))
    assert {text.get_text() for text in ax.texts} == {
        "1",
        "2",
        "3",
        "4",
        "5",
        "2×N2",
        "S4",
        "M4",
        "N5",
    }
    assert len(graphs.draw_ring(graphs.motte_ring()).texts) == 5


def test_the_flow_is_drawn_with_names_and_counts() -> None:
    ax = graphs.draw_flow(graphs.motte_flow(STEPS), names=["Ida"], lang="de")
    told = [text.get_text() for text in ax.texts]
    assert {"Ida", "Ben", "Cleo"} <= set(told)
    assert told.count("1") == 5
