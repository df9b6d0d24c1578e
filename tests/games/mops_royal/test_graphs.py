"""Graphs of the square, the combinations and the scorings; and an engine of another kind to check ours."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import matplotlib
import networkx as nx
import pytest
from matplotlib.patches import FancyArrowPatch
from networkx.algorithms.isomorphism import GraphMatcher, numerical_edge_match

import mopsbook as mops
from mopsbook import graphs
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.scorings import scorings
from mopsbook.games.mops_royal.tiles import TILES, Place
from tests.games.mops_royal.test_patterns import PLACES, TABLE

matplotlib.use("Agg")

ROYAL = mops.game("mops_royal")
#: a row of four in blue; a column of bowls hangs from its second tile
CROSSED = ROYAL.position("boards A2 A3 A4 A6, .. B3, .. C3 / B4; tile C3; phase score")

SAME_DISTANCE = numerical_edge_match("distance", 0)


def rigid(places: Iterable[Place]) -> nx.Graph[Place]:
    """All places linked with all: distances are kept only by moving, turning and mirroring."""
    graph: nx.Graph[Place] = nx.Graph()
    graph.add_nodes_from(places)
    for one, two in combinations(graph, 2):
        graph.add_edge(one, two, distance=(one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2)
    return graph


@cache
def printed() -> dict[str, tuple[nx.Graph[Place], list[Place]]]:
    """The combinations as they stand on the board, and their marks; nothing is ours but the table."""
    found = {}
    for line in TABLE.split("\n")[1:-1]:
        cells = {(int(r), int(c)): star for r, c, star in re.findall(r"\((\d),(\d)\)(\*?)", line)}
        found[line[:2]] = rigid(cells), [at for at, star in cells.items() if star]
    return found


Found = tuple[str, tuple[Place, ...], Place]


def searched(places: Iterable[Place]) -> Iterator[Found]:
    """Yield every combination among some places, and each tile that may be turned, by subgraph search."""
    host = rigid(places)
    for name, (pattern, marks) in printed().items():
        matches = GraphMatcher(host, pattern, edge_match=SAME_DISTANCE)
        for match in matches.subgraph_isomorphisms_iter():
            back = {mine: theirs for theirs, mine in match.items()}
            for mark in marks:
                yield name, tuple(sorted(match)), back[mark]


def boards() -> Iterator[dict[Place, str]]:
    """Squares laid at random, in rows of one colour, and something in between; some with gaps."""
    for seed in range(60):
        dice = Random(seed)
        tiles = sorted(dice.sample(TILES, 25), key=lambda tile: tile[seed % 2])
        for _ in range(dice.choice((0, 2, 5, 40))):
            a, b = dice.sample(range(25), 2)
            tiles[a], tiles[b] = tiles[b], tiles[a]
        places = [(n // 5, n % 5) for n in range(25)]
        lying = dict(zip(places, tiles, strict=True))
        yield {at: tile for at, tile in lying.items() if seed % 3 or dice.random() < 0.8}


@pytest.mark.slow
def test_scorings_are_those_that_subgraph_search_finds() -> None:
    """mops-royal.printed-pattern, mops-royal.flip-marked-tile: on 60 layouts, with all their scorings."""
    total = 0
    for tiles in boards():
        expected: set[Found] = set()
        for sign in "ABCDEF123456":
            group = [at for at, tile in tiles.items() if sign in tile]
            expected |= set(searched(group))
        found = [(one.pattern, one.cells, one.flip) for one in scorings(tiles, RoyalOptions())]
        assert len(found) == len(set(found))
        assert set(found) == expected
        total += len(found)
    assert total > 500


@pytest.mark.slow
def test_701_places_by_subgraph_search() -> None:
    square = [(n // 5, n % 5) for n in range(25)]
    found = {(name, cells) for name, cells, _ in searched(square)}
    assert Counter(name for name, _ in found) == PLACES
    everywhere = graphs.royal_placements(ROYAL)
    ours = {
        (facts["pattern"], tuple(sorted(everywhere.nodes[at]["at"] for at in everywhere[name])))
        for name, facts in everywhere.nodes(data=True)
        if facts["kind"] == "combination"
    }
    assert ours == found


def test_the_square_as_a_grid() -> None:
    empty = graphs.royal_grid(ROYAL)
    kinds = Counter(kind for *_, kind in empty.edges(data="kind"))
    assert (len(empty), kinds) == (25, {"edge": 40, "corner": 32})
    edges = nx.Graph((a, b) for a, b, kind in empty.edges(data="kind") if kind == "edge")
    assert nx.is_isomorphic(edges, nx.grid_2d_graph(5, 5))
    assert not any(tile for _, tile in empty.nodes(data="tile"))


def test_a_layout_as_a_grid() -> None:
    game = mops.game("mops_royal", variant_refuse=True)
    state = game.position("boards A2 A3-/C1 A5, .. .. B5 / B3; tile C6; refused 1 0")
    grid = graphs.royal_grid(state)
    crowned = grid.nodes["0,2"]
    assert (crowned["at"], crowned["pos"], crowned["crown"]) == ((0, 2), (2, 0), True)
    assert (crowned["tile"], crowned["colour"], crowned["object"]) == ("A5", "A", "5")
    assert (grid.nodes["0,1"]["turned"], grid.nodes["0,1"]["covered"]) == (True, ("C1",))
    assert {(a, b): shares for a, b, shares in grid.edges(data="shares")} == {
        ("0,0", "0,1"): "",  # of a turned tile nothing is shared
        ("0,1", "0,2"): "",
        ("0,1", "1,2"): "",
        ("0,2", "1,2"): "object",
    }
    assert list(graphs.royal_grid(state, 1)) == ["0,0"]


def test_each_combination_is_a_small_graph() -> None:
    patterns = graphs.royal_patterns(ROYAL)
    assert list(patterns) == list(PLACES)
    assert [len(pattern) for pattern in patterns.values()] == [3] * 3 + [4] * 5 + [5] * 9
    for name, pattern in patterns.items():
        kinds = Counter(kind for *_, kind in pattern.edges(data="kind"))
        assert kinds["edge"] == (0 if name[0] == "D" else int(name[1]) - 1), "a tree, or a diagonal"
        assert nx.is_connected(pattern)
    assert graphs.royal_patterns(mops.game("mops_royal", patterns="basic"))["O4"].size() == 6


def test_what_ends_what() -> None:
    """The row may turn its second tile, which is in the column too, or its third, which is not."""
    ends = graphs.royal_conflicts(CROSSED)
    four, column = "0,0 0,1 0,2 0,3 turn", "0,1 1,1 2,1 turn 1,1"
    left, right = "0,0 0,1 0,2 turn 0,1", "0,1 0,2 0,3 turn 0,2"
    assert set(ends) == {f"{four} 0,1", f"{four} 0,2", left, right, column}
    assert set(ends[f"{four} 0,1"]) == {f"{four} 0,2", left, right, column}
    assert set(ends[f"{four} 0,2"]) == {f"{four} 0,1", left, right}
    assert set(ends[left]) == {f"{four} 0,1", f"{four} 0,2", right, column}
    assert set(ends[column]) == set()
    assert ends.nodes[column]["tile"] == "B3"
    assert ends.nodes[column]["cells"] == ("0,1", "1,1", "2,1")
    assert ends.edges[left, column] == {"tile": "A3", "rule": "mops-royal.turned-out"}
    # turning the second tile and the column exclude nothing, if the column comes first
    assert not ends.has_edge(column, left)


def test_scorings_with_the_same_tile_to_turn_exclude_each_other() -> None:
    compared = 0
    for seed in range(5):
        trace = mops.record(
            mops.game("mops_royal", variant_final=True), seed=seed, players="simple"
        )
        state = next(s for s in trace.states() if s.phase == "final")
        ends = graphs.royal_conflicts(state)
        flips = nx.get_node_attributes(ends, "flip")
        for one, other in combinations(ends, 2):
            if flips[one] == flips[other]:
                compared += 1
                assert ends.has_edge(one, other)
                assert ends.has_edge(other, one)
    assert compared > 50


def drawn(axes: Any) -> tuple[int, list[str]]:
    """How many tiles stand on axes, and what is written there."""
    return len(axes.patches), [text.get_text() for text in axes.texts]


def test_pictures() -> None:
    axes = graphs.draw_patterns(ROYAL, lang="de")
    tiles, texts = drawn(axes)
    assert tiles == 3 * 3 + 5 * 4 + 9 * 5
    assert len(texts) == 17 and "Dreierwinkel" in texts
    grid, ends = graphs.royal_grid(CROSSED), graphs.royal_conflicts(CROSSED)
    assert drawn(graphs.draw_square(grid)) == (6, ["A2", "A3", "A4", "A6", "B3", "C3"])
    tiles, texts = drawn(graphs.draw_scorings(grid, ends))
    assert tiles == 5 * 6
    assert Counter(texts) == {
        "Four in a line: 4": 2,
        "Three in a line: 2": 3,
    }
    column, row = "0,1 1,1 2,1 turn 1,1", "0,0 0,1 0,2 0,3 turn 0,1"
    tiles, texts = drawn(graphs.draw_scorings(grid, ends, [column, row], in_order=True, lang="de"))
    assert tiles == 2 * 6
    assert texts == ["1. Dreierreihe: 2", "2. Viererreihe: 4"]
    axes = graphs.draw_conflicts(ends)
    lines = [patch for patch in axes.patches if isinstance(patch, FancyArrowPatch)]
    tiles, texts = drawn(axes)
    assert tiles - len(lines) == 5 * (6 + 1)  # the tiles of each small square and its ground
    assert Counter(texts) == {"4": 2, "2": 3}
    both = [pair for pair in combinations(ends, 2) if ends.has_edge(*pair) and ends.has_edge(*pair[::-1])]  # fmt: skip
    assert len(lines) == len(both) + (len(ends.edges) - 2 * len(both))
    crosses = [line for line in axes.lines if line.get_marker() == "x"]
    assert len(crosses) == 5 and len(axes.lines) == 5 + 4 * 2 + 3 * 3
    everywhere = graphs.royal_placements(ROYAL)
    empty = graphs.royal_grid(ROYAL)
    numbers = {name: everywhere.degree(name) for name in empty}
    assert sum(numbers.values()) == sum(int(name[1]) * count for name, count in PLACES.items())
    assert drawn(graphs.draw_square(empty, numbers))[1] == [str(numbers[name]) for name in empty]


@pytest.mark.parametrize(
    "drawing",
    [
        lambda ax: graphs.draw_patterns(ROYAL, ax=ax),
        lambda ax: graphs.draw_square(graphs.royal_grid(CROSSED), ax=ax),
        lambda ax: graphs.draw_conflicts(graphs.royal_conflicts(CROSSED), ax=ax),
        lambda ax: graphs.draw_scorings(
            graphs.royal_grid(CROSSED), graphs.royal_conflicts(CROSSED), ax=ax
        ),
    ],
)
def test_pictures_are_drawn_where_they_are_wanted(drawing: Any) -> None:
    import matplotlib.pyplot as plt

    ax = plt.subplots()[1]
    assert drawing(ax) is ax
    assert ax.get_aspect() == 1


def test_nothing_to_score_is_an_empty_graph() -> None:
    state = ROYAL.position("boards A2 A3 / B4; tile C3")
    ends = graphs.royal_conflicts(state)
    assert len(ends) == 0
    assert drawn(graphs.draw_conflicts(ends)) == (0, [])
    assert drawn(graphs.draw_scorings(graphs.royal_grid(state), ends)) == (0, [])
