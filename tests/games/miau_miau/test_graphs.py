"""Which card can follow which as a graph, the longest chain in it, and how it is drawn."""

from __future__ import annotations

from itertools import pairwise, permutations
from random import Random

import matplotlib
import networkx as nx
import pytest

import mopsbook as mops
from mopsbook import graphs
from mopsbook.cat_deck.cards import deck
from mopsbook.core.errors import PositionError

matplotlib.use("Agg")

GAME = mops.game("miau_miau", players=2)
HAND = GAME.position("hands 9H QC QD 7D JD / KD KH; discard 8D 9C")


def test_a_position_gives_the_top_card_and_the_hand_in_turn() -> None:
    graph = graphs.miau_followers(HAND)
    assert set(graph) == {"9C", "9H", "QC", "QD", "7D", "JD"}
    assert graph.graph["top"] == "9C"
    assert set(graphs.miau_followers(GAME.observe(HAND, 1))) == {"9C"}


def test_jacks_apart_it_is_the_graph_of_a_rook_on_a_board() -> None:
    graph = graphs.miau_followers(GAME).to_undirected()
    graph.remove_nodes_from([jack for jack in deck(32) if jack[0] == "J"])
    rook = nx.cartesian_product(nx.complete_graph(7), nx.complete_graph(4))
    assert nx.is_isomorphic(graph, rook)


def test_the_longest_chain_is_as_long_as_one_found_by_trying_all() -> None:
    rng = Random(3)
    for _ in range(20):
        start, *hand = rng.sample(deck(32), 6)
        graph = graphs.miau_followers(GAME, [start, *hand])
        chain = graphs.miau_chain(graph, start)
        assert chain[0] == start and all(graph.has_edge(*pair) for pair in pairwise(chain))
        tried = (
            order[:n]
            for n in range(len(hand), -1, -1)
            for order in permutations(hand)
            if all(graph.has_edge(*pair) for pair in pairwise((start, *order[:n])))
        )
        assert len(chain) == 1 + len(next(tried))


def test_what_is_no_start_and_what_is_too_much_is_refused() -> None:
    graph = graphs.miau_followers(HAND)
    with pytest.raises(PositionError, match="not on 'AS'"):
        graphs.miau_chain(graph, "AS")
    with pytest.raises(PositionError, match="not on None"):
        graphs.miau_chain(graphs.miau_followers(GAME))
    with pytest.raises(PositionError, match="12 cards"):
        graphs.miau_chain(graphs.miau_followers(GAME), "7C")


def test_it_is_drawn_in_rows_of_suits_with_the_letters_of_the_cards() -> None:
    graph = graphs.miau_followers(HAND)
    ax = graphs.draw_cards(graph, graphs.miau_chain(graph))
    places = {text.get_text(): text.get_position() for text in ax.texts}
    assert set(places) == {"9♣", "9♥", "Q♣", "Q♦", "7♦", "J♦"}
    assert places["9♣"][1] == places["Q♣"][1] > places["Q♦"][1]
    assert places["9♣"][0] == places["9♥"][0] > places["7♦"][0]
