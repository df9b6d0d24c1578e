"""Graphs of playing cards on matplotlib axes: a row for each suit, a column for each rank."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import networkx as nx

from mopsbook.graphs.draw import INK, PALE, axes_for

if TYPE_CHECKING:
    from matplotlib.axes import Axes

STRONG = "#7657d3"
SIZE = 900
"""Of a card."""


def draw_cards(
    graph: nx.Graph[str],
    path: Iterable[str] = (),
    strong: Collection[str] = (),
    ax: Axes | None = None,
) -> Axes:
    """Draw a graph of cards as a table of suits and ranks, so that cards that share one stand in a line.

    Parameters
    ----------
    graph : networkx.Graph
        Its nodes carry ``label``, ``fill`` and ``pos``.
    path : iterable of str
        Cards one after the other; arrows lead along it.
    strong : collection of str
        Cards with a strong frame; those that the graph knows for its ``strong`` ones if left out.
    ax : matplotlib.axes.Axes, optional
        Where to draw; a new figure by default.

    Returns
    -------
    matplotlib.axes.Axes
        What was drawn on.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("mauz", players=2).position("hands 6H 7D 9H / 9C TD KC; middle TC JD QH")
    >>> ax = graphs.draw_cards(graphs.mauz_together(s), strong=["QH"])
    """
    strong = strong or graph.graph.get("strong", ())
    places = nx.get_node_attributes(graph, "pos")
    columns = sorted({x for x, _ in places.values()})
    rows = sorted({y for _, y in places.values()})
    spots = {card: (columns.index(x), rows.index(y)) for card, (x, y) in places.items()}
    ax = axes_for(ax, 0.8 * len(columns) + 0.6, 0.8 * len(rows) + 0.5)
    _draw_links(graph, spots, ax)
    style: dict[str, Any] = {"node_size": SIZE, "ax": ax}
    nx.draw_networkx_edges(
        nx.DiGraph(pairwise(path)), spots, edge_color=STRONG, width=2.5, arrowsize=16,
        connectionstyle="arc3,rad=0.25", **style,
    )  # fmt: skip
    nx.draw_networkx_nodes(
        graph, spots, node_color=[graph.nodes[card]["fill"] for card in graph], node_shape="s",
        edgecolors=[STRONG if card in strong else INK for card in graph],
        linewidths=[3.0 if card in strong else 1.0 for card in graph], **style,
    )  # fmt: skip
    labels = nx.get_node_attributes(graph, "label")
    nx.draw_networkx_labels(graph, spots, labels, font_color=INK, font_weight="bold", ax=ax)
    ax.margins(x=0.08, y=0.2)
    return ax


def _draw_links(graph: nx.Graph[str], spots: dict[str, tuple[int, int]], ax: Axes) -> None:
    """Draw a line where cards stand in one row or column, and a pale arrow elsewhere."""
    inline = [(one, two) for one, two in graph.edges if 0 in _between(spots[one], spots[two])]
    rest = [edge for edge in graph.edges if edge not in {*inline}]
    nx.draw_networkx_edges(nx.Graph(inline), spots, edge_color=PALE, width=1.5, ax=ax)
    nx.draw_networkx_edges(
        nx.DiGraph(rest), spots, edge_color=PALE, connectionstyle="arc3,rad=0.15", node_size=SIZE, ax=ax
    )  # fmt: skip


def _between(one: tuple[int, int], two: tuple[int, int]) -> tuple[int, int]:
    return one[0] - two[0], one[1] - two[1]
