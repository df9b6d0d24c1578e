"""Graphs of games on matplotlib axes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import networkx as nx

from mopsbook.core.game import game

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK = "#3a2c22"
PALE = "#b9ab97"


def draw(graph: nx.DiGraph[Any], ax: Axes | None = None, lang: str | None = None) -> Axes:
    """Draw a graph of cards, the highest at the left.

    What decides in one step is drawn dark; arrows that follow from others are pale.

    Parameters
    ----------
    graph : networkx.DiGraph
        Without circles, for instance from :func:`mopsbook.graphs.beats`.
    ax : matplotlib.axes.Axes, optional
        Where to draw; a new figure by default.
    lang : str, optional
        Language of the titles of the rules at the arrows; by default the one that is set.

    Returns
    -------
    matplotlib.axes.Axes
        What was drawn on.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("mopsen", players=3).position("trick 0:R5; hands R1 / R2 B3 / Y4")
    >>> ax = graphs.draw(graphs.beats(s))
    """
    ax = axes_for(ax, 1.6 * max(len(graph), 2), 2.6)
    order = list(nx.topological_sort(graph))
    places = {card: (place, 0.0) for place, card in enumerate(order)}
    chain = set(nx.transitive_reduction(graph).edges)
    rest = [edge for edge in graph.edges if edge not in chain]
    fill = [graph.nodes[card].get("fill", "white") for card in order]
    nx.draw_networkx_nodes(
        graph, places, nodelist=order, node_color=fill, edgecolors=INK, node_size=1500, ax=ax
    )
    nx.draw_networkx_labels(graph, places, font_color=INK, font_weight="bold", ax=ax)
    arrows = {"node_size": 1500, "arrowsize": 16, "ax": ax}
    nx.draw_networkx_edges(graph, places, edgelist=list(chain), edge_color=INK, width=2, **arrows)
    nx.draw_networkx_edges(
        graph, places, edgelist=rest, edge_color=PALE, connectionstyle="arc3,rad=-0.35", **arrows
    )
    nx.draw_networkx_edge_labels(
        graph,
        places,
        edge_labels=_reasons(graph, chain, lang),
        font_color=INK,
        font_size=9,
        ax=ax,
        label_pos=0.5,
    )
    ax.margins(x=0.15, y=0.6)
    return ax


def axes_for(ax: Axes | None, width: float, height: float) -> Axes:
    """Return axes without a frame; those of a new figure of so many inches if there are none."""
    if ax is None:
        import matplotlib.pyplot as plt  # a second of import that most users never need

        ax = plt.subplots(figsize=(width, height), layout="constrained")[1]
    ax.set_axis_off()
    return ax


def _reasons(graph: nx.DiGraph[Any], edges: set[Any], lang: str | None) -> dict[Any, str]:
    """Return the title of the rule behind each edge, where the graph says which game it is of."""
    if "game" not in graph.graph:
        return {}
    rules = game(graph.graph["game"]).rules
    return {edge: rules[graph.edges[edge]["rule"]].told(lang).title for edge in edges}
