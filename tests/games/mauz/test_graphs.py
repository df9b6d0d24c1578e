"""Which cards count together, and what swaps lead to, as graphs and as pictures."""

from __future__ import annotations

import matplotlib
import networkx as nx
import pytest

import mopsbook as mops
from mopsbook import graphs
from mopsbook.core.errors import PositionError

matplotlib.use("Agg")

GAME = mops.game("mauz", players=2)
TURN = GAME.position("hands 9H QH AS / 9C 9D KH; middle TH JD 6S; stock 6C 7C 8C")


def test_what_is_worth_collecting_are_the_triangles() -> None:
    graph = graphs.mauz_together(GAME)
    triangles = sum(nx.triangles(graph).values()) / 3
    # three of nine in each of four suits, three of four in each of nine ranks
    assert triangles == 4 * 84 + 9 * 4
    assert set(graphs.mauz_together(GAME, ["9C", "9D", "QD"]).edges) == {("9C", "9D"), ("9D", "QD")}


def test_a_position_gives_a_hand_and_the_middle() -> None:
    graph = graphs.mauz_together(TURN)
    assert graph.graph["strong"] == ["9H", "QH", "AS"]
    assert sorted(card for card, counts in graph.nodes(data="counts") if counts) == ["9H", "QH"]
    assert set(graphs.mauz_together(TURN, seat=1).graph["strong"]) == {"9C", "9D", "KH"}


def test_what_cannot_be_seen_is_refused() -> None:
    for graph in (graphs.mauz_together, graphs.mauz_swaps):
        with pytest.raises(PositionError, match="Seat 1 has no hand"):
            graph(GAME.observe(TURN, 0), seat=1)
        with pytest.raises(PositionError, match="the dealer still has to choose"):
            graph(GAME.start(seed=1))


def test_swaps_are_drawn_with_the_best_at_the_top() -> None:
    ax = graphs.draw_swaps(graphs.mauz_swaps(TURN))
    height = {text.get_text(): text.get_position()[1] for text in ax.texts}
    assert height["9♥ 10♥ Q♥"] == height["29  (+10)"] > height["10♥ Q♥ A♠"] > height["J♦ 10♥ 6♠"]
    assert {"9♥ Q♥ A♠", "19"} < set(height)


def test_hand_and_middle_are_drawn_as_a_table_of_suits_and_ranks() -> None:
    ax = graphs.draw_cards(graphs.mauz_together(TURN))
    places = {text.get_text(): text.get_position() for text in ax.texts}
    assert places["9♥"][1] == places["10♥"][1] == places["Q♥"][1]
    assert places["9♥"][0] < places["10♥"][0] < places["J♦"][0] < places["Q♥"][0] < places["A♠"][0]
