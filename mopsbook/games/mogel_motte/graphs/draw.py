"""The ring of Mogel-Motte and the flow of its cards on matplotlib axes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import networkx as nx

from mopsbook.games.mogel_motte.events import VANISHED
from mopsbook.games.mogel_motte.graphs.ring import PILES, WORDS
from mopsbook.games.mogel_motte.state import MotteState
from mopsbook.graphs.draw import INK, PALE, axes_for
from mopsbook.teach.words import Teller

if TYPE_CHECKING:
    from matplotlib.axes import Axes

NOW, FITS = "#e6a100", "#2568e0"
"""Of the value that counts, and of what fits."""
VALUE, CARD, SEAT = 1500, 700, 2400
HANDED, SECRET = "#b3581e", "#7657d3"
"""Of cards that go from hand to hand, and of those that go under the table or come back."""


def draw_ring(graph: nx.DiGraph[str], ax: Axes | None = None) -> Axes:
    """Draw the ring of values, and outside of it the cards of a hand beside their values.

    The value that counts has a gold frame; the arrows to what can follow it, and cards that fit, are
    drawn strong.

    Parameters
    ----------
    graph : networkx.DiGraph
        From :func:`mopsbook.graphs.motte_ring`.
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
    >>> s = mops.game("mogel_motte").start(seed=7)
    >>> ax = graphs.draw_ring(graphs.motte_ring(s))
    """
    values = [node for node in graph if "of" not in graph.nodes[node]]
    cards = [node for node in graph if "of" in graph.nodes[node]]
    spots = nx.get_node_attributes(graph, "pos")
    ax = axes_for(ax, 5.2, 5.2)
    ax.set_aspect("equal")
    now = [value for value in values if graph.nodes[value].get("now")]
    fitting = {card for card in cards if graph.nodes[card]["fits"]}
    ring = [edge for edge in graph.edges if edge[0] in values]
    strong = [edge for edge in ring if edge[0] in now or not now]
    rest = [edge for edge in ring if edge not in strong]
    arrows: dict[str, Any] = {"node_size": VALUE, "ax": ax, "connectionstyle": "arc3,rad=0.12"}
    nx.draw_networkx_edges(graph, spots, rest, edge_color=PALE, **arrows)
    colour = FITS if now else INK
    nx.draw_networkx_edges(graph, spots, strong, edge_color=colour, width=2.5, **arrows)
    held = [edge for edge in graph.edges if edge[0] in cards]
    tints = [FITS if edge[0] in fitting else PALE for edge in held]
    nx.draw_networkx_edges(graph, spots, held, edge_color=tints, arrows=False, ax=ax)
    for some, shape, size in ((values, "o", VALUE), (cards, "s", CARD)):
        nx.draw_networkx_nodes(
            graph, spots, some, size, [_fill(graph, node) for node in some], shape,
            edgecolors=[NOW if n in now else FITS if n in fitting else INK for n in some],
            linewidths=[3.0 if n in now or n in fitting else 1.0 for n in some], ax=ax,
        )  # fmt: skip
        big = 16 if some is values else 9
        labels = {node: _label(graph, node) for node in some}
        nx.draw_networkx_labels(
            graph, spots, labels, big, font_color=INK, font_weight="bold", ax=ax
        )
    ax.margins(0.14)
    return ax


def draw_flow(
    graph: nx.DiGraph[str],
    names: Sequence[str] = (),
    lang: str | None = None,
    ax: Axes | None = None,
) -> Axes:
    """Draw how many cards went from where to where, between a column of seats and the piles.

    Thick arrows stand for many cards.

    Cards that go from hand to hand, and those that go under the table, have colours of their own; the
    latter are dashed.

    Parameters
    ----------
    graph : networkx.DiGraph
        From :func:`mopsbook.graphs.motte_flow`.
    names : sequence of str
        Names by seat.
    lang : str, optional
        Language of the names of the piles; by default the one that is set.
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
    >>> trace = mops.record(mops.game("mogel_motte", players=3), seed=7, players="simple")
    >>> ax = graphs.draw_flow(graphs.motte_flow(trace.steps()), ["Ada", "Ben", "Cleo"])
    """
    tell = Teller(MotteState.GAME, lang, tuple(names))
    seats = [node for node in graph if graph.nodes[node]["kind"] == "seat"]
    spots = nx.get_node_attributes(graph, "pos")
    ax = axes_for(ax, 7.5, 1.3 * len(seats))
    most = max((count for *_, count in graph.edges(data="count")), default=1)
    for one, two, facts in graph.edges(data=True):
        edge, secret = (one, two), VANISHED in (one, two)
        handed = one in seats and two in seats
        # down the column on one side and up on the other; the farther, the wider
        bend = f"arc3,rad={0.45 if handed else 0.08}"
        colour = SECRET if secret else HANDED if handed else INK
        nx.draw_networkx_edges(
            graph, spots, [edge], 1 + 5 * facts["count"] / most, colour, "dashed" if secret else "solid",
            alpha=0.75, node_size=SEAT, connectionstyle=bend, ax=ax,
        )  # fmt: skip
        nx.draw_networkx_edge_labels(
            graph, spots, {edge: facts["count"]}, 0.5 if handed else 0.35, 9, colour, node_size=SEAT, connectionstyle=bend, ax=ax
        )  # fmt: skip
    for some, shape, fill in ((seats, "o", "#fffaf0"), (list(PILES), "s", "#e6dcc6")):
        nx.draw_networkx_nodes(graph, spots, some, SEAT, fill, shape, edgecolors=INK, ax=ax)
    labels = {seat: tell.name(int(seat)) for seat in seats}
    labels |= {pile: tell.tell(word, {}).replace(" ", "\n") for pile, word in WORDS.items()}
    nx.draw_networkx_labels(graph, spots, labels, 9, INK, font_weight="bold", ax=ax)
    ax.margins(0.16)
    return ax


def _fill(graph: nx.DiGraph[str], node: str) -> str:
    """Return the colour of a value; a card has that of its value."""
    value = next(iter(graph[node])) if "of" in graph.nodes[node] else node
    return str(graph.nodes[value]["fill"])


def _label(graph: nx.DiGraph[str], node: str) -> str:
    count = graph.nodes[node].get("count", 1)
    return node if count == 1 else f"{count}×{node}"
