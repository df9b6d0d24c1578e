"""Melds, and cards that could become some, on matplotlib axes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import combinations
from math import cos, dist, pi, sin
from typing import TYPE_CHECKING, Any

import networkx as nx

from mopsbook.cat_deck.cards import JOKER
from mopsbook.games.purrrummy.state import PurrrummyState
from mopsbook.graphs.draw import INK, PALE, axes_for
from mopsbook.teach.words import Teller

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BY = {"rank": "#7657d3", "suit": "#b3581e"}
"""The colours of links between cards of a rank, and of a suit."""
KIND = {"set": BY["rank"], "run": BY["suit"]}
SIZE = 800
ROW = 1.1
"""From row to row; from card to card it is 1."""
LARGEST = 32
"""Inches of a picture at most."""
BEND = 0.45
"""How far a link leaves the straight line."""
Spots = Mapping[str, tuple[float, float]]


def draw_neighbours(
    graph: nx.Graph[str], melds: Iterable[Collection[str]] = (), ax: Axes | None = None
) -> Axes:
    """Draw which cards belong together: a row for each suit, a column for each rank.

    Parameters
    ----------
    graph : networkx.Graph
        From :func:`mopsbook.graphs.purrrummy_neighbours`.
    melds : iterable of collections of str
        Cards between which the links are drawn strong, such as
        :func:`mopsbook.graphs.purrrummy_largest` finds.
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
    >>> g = mops.game("purrrummy", players=2)
    >>> s = g.position("hands 5H 6H 7H 9C 9D / 2S; discard QS")
    >>> ax = graphs.draw_neighbours(graphs.purrrummy_neighbours(s))
    """
    places = nx.get_node_attributes(graph, "pos")
    columns = sorted({x for x, _ in places.values()})
    spots = {card: (columns.index(x), ROW * y) for card, (x, y) in places.items()}
    rows = {y for _, y in spots.values()}
    ax = axes_for(ax, 0.75 * len(columns) + 0.6, 0.85 * len(rows) + 0.4)
    strong = {frozenset(pair) for meld in melds for pair in combinations(meld, 2)}
    for by, colour in BY.items():
        of_kind = [edge for edge in graph.edges if graph.edges[edge]["by"] == by]
        for bold in (False, True):
            some = [edge for edge in of_kind if (frozenset(edge) in strong) == bold]
            _link(spots, some, colour if bold or not strong else PALE, ax, 3 if bold else 1.5)
    _draw_cards(graph, spots, nx.get_node_attributes(graph, "label"), ax)
    return ax


def draw_melds(
    graph: nx.Graph[str],
    ax: Axes | None = None,
    lang: str | None = None,
    names: Iterable[str] | None = None,
) -> Axes:
    """Draw the melds on the table, one below the other: each set a clique, each run a path.

    Below a joker stands the card for which it stands, if that is known.

    Parameters
    ----------
    graph : networkx.Graph
        From :func:`mopsbook.graphs.purrrummy_melds`.
    ax : matplotlib.axes.Axes, optional
        Where to draw; a new figure by default.
    lang : str, optional
        Language of the names of players that have none; by default the one that is set.
    names : iterable of str, optional
        Names of the players by seat.

    Returns
    -------
    matplotlib.axes.Axes
        What was drawn on.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> g = mops.game("purrrummy", players=2)
    >>> s = g.position("hands 5H / 2S; discard QS; melds 0 AC AD AH / 1 4S 5S 6S")
    >>> ax = graphs.draw_melds(graphs.purrrummy_melds(s), names=["Ada", "Ben"])
    """
    spots = nx.get_node_attributes(graph, "pos")
    wide = 1 + max((x for x, _ in spots.values()), default=0)
    tall = len({y for _, y in spots.values()})
    ax = axes_for(ax, 0.8 * wide + 1.4, 0.85 * tall + 0.3)
    for by, colour in BY.items():
        some = [edge for edge in graph.edges if graph.edges[edge]["by"] == by]
        _link(spots, some, colour, ax, 2)
    labels = {}
    for node, facts in graph.nodes(data=True):
        joker = facts["card"] == JOKER and len(facts["stands"]) == 1
        labels[node] = f"{facts['label']}\n{facts['stands'][0]}" if joker else facts["label"]
    _draw_cards(graph, spots, labels, ax)
    tell = Teller(PurrrummyState.GAME, lang, None if names is None else tuple(names))
    for node, (x, y) in spots.items():
        if x == 0:
            owner = tell.name(graph.nodes[node]["owner"])
            ax.text(-0.75, y, owner, ha="right", va="center", color=INK)
    return ax


def draw_meld_conflicts(
    graph: nx.Graph[str], best: Collection[str] = (), ax: Axes | None = None
) -> Axes:
    """Draw the melds of a hand in a ring, and a line between each two of which only one can be laid.

    Parameters
    ----------
    graph : networkx.Graph
        From :func:`mopsbook.graphs.purrrummy_conflicts`.
    best : collection of str
        Melds with a strong frame, such as :func:`mopsbook.graphs.purrrummy_best` finds.
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
    >>> g = mops.game("purrrummy", players=2)
    >>> s = g.position("hands 5H 6H 7H 7C 7D / 2S; discard QS")
    >>> ax = graphs.draw_meld_conflicts(graphs.purrrummy_conflicts(s))
    """
    # hundreds of melds are not legible anyhow, and a picture of a gigabyte is of no use
    size = min(3.2 + len(graph) / 4, LARGEST)
    ax = axes_for(ax, size, size)
    step = 2 * pi / max(1, len(graph))
    spots = {meld: (sin(step * n), cos(step * n)) for n, meld in enumerate(graph)}
    nx.draw_networkx_edges(graph, spots, edge_color=PALE, width=1.5, ax=ax)
    for meld, at in spots.items():
        colour, chosen = KIND[graph.nodes[meld]["kind"]], meld in best
        cards = "\n".join(graph.nodes[meld]["cards"])
        box = {
            "boxstyle": "round,pad=0.35", "facecolor": "#fffdf8", "edgecolor": colour,
            "linewidth": 3.5 if chosen else 1.2,
        }  # fmt: skip
        weight = "bold" if chosen else "normal"
        ax.text(*at, cards, ha="center", va="center", color=INK, size=9, weight=weight, bbox=box)
    ax.set_xlim(-1.35, 1.35)
    ax.set_ylim(-1.35, 1.35)
    return ax


def _link(
    spots: Spots, edges: Iterable[tuple[str, str]], colour: str, ax: Axes, width: float
) -> None:
    """Draw links: straight between neighbours, bent around the cards that lie between others."""
    by_length: dict[float, list[tuple[str, ...]]] = {}
    for edge in edges:
        one, other = sorted(edge, key=lambda card: (spots[card][0], -spots[card][1]))
        by_length.setdefault(dist(spots[one], spots[other]), []).append((one, other))
    for length, some in by_length.items():
        rad = 2 * BEND / length if length > ROW else 0
        nx.draw_networkx_edges(
            nx.DiGraph(some), spots, edge_color=colour, width=width, arrowstyle="-", ax=ax,
            node_size=SIZE, connectionstyle=f"arc3,rad={rad}",
        )  # fmt: skip


def _draw_cards(graph: nx.Graph[str], spots: Spots, labels: Mapping[str, str], ax: Axes) -> None:
    style: dict[str, Any] = {"node_size": SIZE, "node_shape": "s", "ax": ax}
    fill = [graph.nodes[card]["fill"] for card in graph]
    nx.draw_networkx_nodes(graph, spots, node_color=fill, edgecolors=INK, **style)
    nx.draw_networkx_labels(
        graph, spots, labels, font_size=10, font_color=INK, font_weight="bold", ax=ax
    )
    # what bends out of the table is no part of the data
    xs, ys = zip(*spots.values(), strict=True) if spots else ((0,), (0,))
    ax.set_xlim(min(xs) - ROW, max(xs) + ROW)
    ax.set_ylim(min(ys) - ROW, max(ys) + ROW / 2)
