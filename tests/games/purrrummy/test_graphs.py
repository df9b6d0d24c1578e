"""Which cards belong together, the melds on the table, and melds in conflict, as graphs."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import matplotlib
import networkx as nx
import pytest

import mopsbook as mops
from mopsbook import graphs
from mopsbook.cat_deck.cards import deck, rank, suit
from mopsbook.core.errors import PositionError
from mopsbook.games.purrrummy.choices import layouts
from mopsbook.games.purrrummy.options import Shape

matplotlib.use("Agg")

GAME = mops.game("purrrummy")
AROUND = mops.game("purrrummy", ace_around=True)
HAND = GAME.position("hands 5H 6H 7H 8H 7C 7D 7S KD / 2S; discard 9H; phase meld")
TABLE = GAME.position("hands KD / 2H; melds 0 7C 7D X / 1 X 5H 6H / 1 QC QD QH QS")


def largest(cards: str, game: Any = GAME) -> list[str]:
    found = graphs.purrrummy_largest(graphs.purrrummy_neighbours(game, cards.split()))
    return [" ".join(meld) for meld in found]


@pytest.mark.slow
def test_a_picture_of_hundreds_of_melds_stays_a_picture() -> None:
    state = GAME.position("hands AC 2C 3C 4C 5C 6C 7C 8C 9C X X / 2S; discard 9H; phase meld")
    graph = graphs.purrrummy_conflicts(state)
    assert len(graph) > 500
    assert max(graphs.draw_meld_conflicts(graph).figure.get_size_inches()) <= 32


def test_a_rank_is_a_clique_and_a_suit_is_a_ring() -> None:
    graph = graphs.purrrummy_neighbours(GAME)
    ring = nx.cartesian_product(nx.cycle_graph(13), nx.complete_graph(4))
    assert nx.is_isomorphic(graph, ring)


def test_a_position_gives_the_hand_in_turn_without_jokers() -> None:
    state = GAME.position("hands 5H X KD / 2S; discard 9H; phase meld")
    assert list(graphs.purrrummy_neighbours(state)) == ["KD", "5H"]
    assert list(graphs.purrrummy_neighbours(GAME.observe(state, 1))) == []


def test_largest_sets_and_runs() -> None:
    assert largest("7C 7D 7S 9C 9D KH") == ["7C 7D 7S"]
    assert largest("AH 2H 3H QH KH") == ["AH 2H 3H", "QH KH AH"]
    assert largest("AH 2H KH") == []
    assert largest("AH 2H KH", AROUND) == ["KH AH 2H"]
    assert largest("AH 2H 3H JH QH KH 9H", AROUND) == ["JH QH KH AH 2H 3H"]
    assert len(largest(" ".join(card for card in deck(52) if suit(card) == "S"), AROUND)[0]) == 38


def test_largest_melds_are_those_that_no_card_can_lengthen() -> None:
    rng = Random(5)
    for _ in range(60):
        hand = rng.sample(deck(52), 14)
        melds = [move.cards for move in layouts(0, tuple(hand), Shape())]
        whole = [m for m in melds if not any(set(m) < set(other) for other in melds)]
        found = [tuple(meld.split()) for meld in largest(" ".join(hand))]
        assert sorted(map(sorted, found)) == sorted(map(sorted, whole)), hand


def test_on_the_table_sets_are_cliques_and_runs_are_paths() -> None:
    graph = graphs.purrrummy_melds(TABLE)
    shapes = [graph.subgraph(part) for part in nx.connected_components(graph)]
    wanted = [nx.complete_graph(3), nx.path_graph(3), nx.complete_graph(4)]
    assert all(nx.is_isomorphic(one, two) for one, two in zip(shapes, wanted, strict=True))
    assert graph.nodes["1.0"]["stands"] == ("4H",)


def test_melds_in_conflict_need_the_same_card() -> None:
    graph = graphs.purrrummy_conflicts(HAND)
    assert len(graph) == 8  # five sets of sevens, three runs of hearts
    for one, other in combinations(graph, 2):
        shared = set(graph.nodes[one]["cards"]) & set(graph.nodes[other]["cards"])
        assert graph.has_edge(one, other) == bool(shared)
    jokers = GAME.position("hands 7C 7D 9S TS X / 2S; discard 9H; phase meld")
    both = graphs.purrrummy_conflicts(jokers)
    assert both.edges["7C 7D X", "9S TS X"]["shares"] == ("X",)


def test_the_heaviest_choice_is_the_best_arrangement() -> None:
    assert graphs.purrrummy_best(graphs.purrrummy_conflicts(HAND)) == ["7C 7D 7S", "5H 6H 7H 8H"]
    rng = Random(9)
    for _ in range(30):
        hand = rng.sample([card for card in (*deck(52), "X") if rank(card) in "5678X"], 9)
        state = GAME.position(f"hands {' '.join(hand)} / 2S; phase meld")
        graph = graphs.purrrummy_conflicts(state)
        best = sum(graph.nodes[meld]["count"] for meld in graphs.purrrummy_best(graph))
        assert best == most(graph, list(graph), set())


def most(graph: Any, melds: list[str], out: set[str]) -> int:
    """Return how many cards can be laid with melds of a list, tried one after the other."""
    left = [meld for meld in melds if meld not in out]
    if not left:
        return 0
    first, *rest = left
    with_it = graph.nodes[first]["count"] + most(graph, rest, out | set(graph[first]))
    return with_it if not graph[first] else max(with_it, most(graph, rest, out))


def test_what_cannot_be_is_refused() -> None:
    two = GAME.position("hands 7C 7D 9S TS X X / 2S; discard 9H; phase meld")
    with pytest.raises(PositionError, match="two jokers or more"):
        graphs.purrrummy_best(graphs.purrrummy_conflicts(two))
    other = mops.game("mopsen").start(seed=1)
    for make in (graphs.purrrummy_melds, graphs.purrrummy_conflicts):
        with pytest.raises(PositionError, match="no position of purrrummy"):
            make(other)
    with pytest.raises(PositionError, match="neither purrrummy nor"):
        graphs.purrrummy_neighbours(other)


def test_pictures_say_what_lies_there() -> None:
    def texts(ax: Any) -> set[str]:
        return {text.get_text() for text in ax.texts}

    table = texts(graphs.draw_melds(graphs.purrrummy_melds(TABLE), names=["Ada", "Bo"]))
    assert {"Ada", "Bo", "7♣", "X★", "X★\n4H", "Q♠"} <= table
    hand = graphs.purrrummy_neighbours(HAND)
    drawn = graphs.draw_neighbours(hand, graphs.purrrummy_largest(hand))
    assert texts(drawn) == {"5♥", "6♥", "7♥", "8♥", "7♣", "7♦", "7♠", "K♦"}
    conflicts = graphs.purrrummy_conflicts(HAND)
    best = graphs.purrrummy_best(conflicts)
    ring = graphs.draw_meld_conflicts(conflicts, best)
    framed = {t.get_text() for t in ring.texts if t.get_bbox_patch().get_linewidth() > 2}
    assert framed == {meld.replace(" ", "\n") for meld in best}
    assert len(graphs.draw_melds(graphs.purrrummy_melds(HAND)).texts) == 0
    assert len(graphs.draw_meld_conflicts(graphs.purrrummy_conflicts(TABLE)).texts) == 0
