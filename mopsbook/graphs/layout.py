"""Where the nodes of a graph stand in a box, and how large they can be drawn there."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import combinations
from math import cos, pi, sin
from typing import Any

import networkx as nx

Spot = tuple[float, float]
Size = tuple[float, float]
Node = Hashable

GAP = 9
"""Room between two nodes, in units of the box."""
LARGEST = 1.0
FARTHEST = 2.8
"""How far nodes stand from each other at most, by half their size."""
LARGEST_RING = 60_000
"""In larger rings, by nodes and pairs of links, nobody looks for links that cross: it would take long."""
LONGEST_ROW = 12
"""As many nodes stand in a row at most where each leads to all that come after it."""


def laid_out(
    graph: nx.Graph[Any], sizes: Mapping[Any, Size], box: Size, gaps: Size = (GAP, GAP)
) -> tuple[float, dict[Any, Spot]]:
    """Return by how much nodes are scaled, and their middles.

    Nodes that carry ``pos`` (x and y upwards) keep it: whole numbers are rows and columns, also the other way
    round where they are larger so. Of a graph of cards that beat each other the highest stands first, in a row.
    If one node has all links, the others stand around it. All other graphs are rings, in which linked nodes come
    one after the other: so few links cross.

    Parameters
    ----------
    graph : networkx.Graph
        The graph.
    sizes : mapping
        Width and height of each node.
    box : tuple of float
        Width and height of the room.
    gaps : tuple of float
        The room between two nodes beside and above each other, in units of the box.

    Examples
    --------
    >>> import networkx as nx
    >>> star = nx.star_graph(4)
    >>> scale, spots = laid_out(star, dict.fromkeys(star, (40, 40)), (300, 200))
    >>> scale, spots[0], spots[1]
    (1.0, (150.0, 100.0), (150.0, 27.0))
    """
    if not graph:
        return LARGEST, {}
    found = [_scaled(plan, sizes, box, gaps) for plan in _plans(graph)]
    return max(found, key=lambda one: one[0])


def _plans(graph: nx.Graph[Any]) -> list[dict[Any, Spot]]:
    """Return ways to lay a graph out, with y downwards."""
    given = nx.get_node_attributes(graph, "pos")
    if len(given) == len(graph):
        plan = {node: (x, -y) for node, (x, y) in given.items()}
        if any(number % 1 for spot in plan.values() for number in spot):
            return [plan]
        columns, rows = (sorted({spot[axis] for spot in plan.values()}) for axis in (0, 1))
        plan = {node: (columns.index(x), rows.index(y)) for node, (x, y) in plan.items()}
        return [plan, {node: (y, x) for node, (x, y) in plan.items()}]
    if graph.is_directed() and len(graph) <= LONGEST_ROW and nx.is_directed_acyclic_graph(graph):
        order = list(nx.topological_sort(graph))
        if all(graph.has_edge(*pair) for pair in combinations(order, 2)):
            return [{node: (n, 0) for n, node in enumerate(order)}]
    hub = next((one for one in graph if graph.degree(one) == graph.size() > 2), None)
    ring = [node for node in _in_turn(graph) if node != hub]
    plan = {node: _round(n / len(ring)) for n, node in enumerate(ring)}
    return [plan if hub is None else plan | {hub: (0.0, 0.0)}]


def _in_turn(graph: nx.Graph[Any]) -> list[Any]:
    """Return the nodes so that linked ones stand near each other: those of one part, from neighbour to neighbour."""
    whole = graph.to_undirected()
    order: list[Any] = []
    for node in graph:
        if node not in order:
            order += [one for one in nx.dfs_preorder_nodes(whole, node) if one not in order]
    return _untangled(order, [pair for pair in whole.edges() if pair[0] != pair[1]])


def _untangled(order: list[Any], edges: list[tuple[Any, Any]]) -> list[Any]:
    """Return nodes of a ring so that fewer links cross: neighbours change places as long as that helps."""
    if len(order) * len(edges) ** 2 > LARGEST_RING:
        return order
    least, better = _crossings(order, edges), True
    while better and least:
        better = False
        for n in range(len(order)):
            tried = list(order)
            tried[n - 1], tried[n] = tried[n], tried[n - 1]
            if (crossings := _crossings(tried, edges)) < least:
                order, least, better = tried, crossings, True
    return order


def _crossings(order: list[Any], edges: list[tuple[Any, Any]]) -> int:
    """Return how many links cross each other in a ring."""
    at = {node: n for n, node in enumerate(order)}
    ends = sorted(sorted((at[one], at[two])) for one, two in edges)
    return sum(a < c < b < d for (a, b), (c, d) in combinations(ends, 2))


def _round(turn: float) -> Spot:
    """Return a place on a circle, so many turns clockwise from the top."""
    return sin(2 * pi * turn), -cos(2 * pi * turn)


def _scaled(
    plan: Mapping[Any, Spot], sizes: Mapping[Any, Size], box: Size, gaps: Size
) -> tuple[float, dict[Any, Spot]]:
    """Return the largest scale at which no two nodes touch, and where they stand then."""
    low, high = 0.1, LARGEST
    spots = _spread(plan, sizes, box, high)
    if _apart(spots, sizes, high, gaps):
        return high, spots
    for _ in range(12):
        middle = (low + high) / 2
        spots = _spread(plan, sizes, box, middle)
        low, high = (middle, high) if _apart(spots, sizes, middle, gaps) else (low, middle)
    return round(low, 3), _spread(plan, sizes, box, low)


def _spread(
    plan: Mapping[Any, Spot], sizes: Mapping[Any, Size], box: Size, scale: float
) -> dict[Any, Spot]:
    """Return places that use all of a box, so that nodes of a scale stay within it."""
    placed = []
    for axis in (0, 1):
        at = [spot[axis] for spot in plan.values()]
        least, most = min(at), max(at)
        edge = max(size[axis] for size in sizes.values()) * scale / 2 + GAP - 2
        room = box[axis] - 2 * edge
        # no farther apart than is of use
        part = min(room, FARTHEST * edge * len({*at})) / ((most - least) or 1)
        middle = box[axis] / 2 - (least + most) / 2 * part
        placed.append([round(middle + one * part, 1) for one in at])
    return dict(zip(plan, zip(*placed, strict=True), strict=True))


def _apart(spots: Mapping[Any, Spot], sizes: Mapping[Any, Size], scale: float, gaps: Size) -> bool:
    """Say whether all nodes have room between them."""
    return all(
        any(
            abs(spots[a][axis] - spots[b][axis])
            >= (sizes[a][axis] + sizes[b][axis]) * scale / 2 + gaps[axis]
            for axis in (0, 1)
        )
        for a, b in combinations(spots, 2)
    )
