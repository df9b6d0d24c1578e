"""Which card can follow which in Miau! Miau!, as a graph, and what a hand makes of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import networkx as nx

from mopsbook.core.errors import PositionError, short
from mopsbook.core.game import Game
from mopsbook.core.state import HIDDEN, State
from mopsbook.graphs.build import digraph, game_of, links
from mopsbook.graphs.draw import INK, PALE, axes_for

if TYPE_CHECKING:
    from matplotlib.axes import Axes

GAME = "miau_miau"
CHAIN = "#7657d3"
MOST = 12
"""With more cards the search for the longest chain would take too long."""


def miau_followers(
    where: Game[Any, Any] | State, cards: Iterable[str] | None = None
) -> nx.DiGraph[str]:
    """Return which card can be laid on which, wishes apart.

    Parameters
    ----------
    where : Game or State
        A game, of which all cards are returned; or a position, of which the top of the discard pile
        and the hand in turn are, if it can be seen.
    cards : iterable of str, optional
        Other cards instead.

    Returns
    -------
    networkx.DiGraph
        An arrow from each card to every card that fits on it, with ``by`` and ``rule``; nodes carry
        ``rank`` and ``suit``. The graph of a position knows its ``top``.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("miau_miau", players=2).position("hands 9H QC 7D / KD KH; discard 9C")
    >>> sorted(graphs.miau_followers(s).edges(data="by"))[:2]
    [('9C', '9H', 'rank'), ('9C', 'QC', 'suit')]
    """
    options = game_of(GAME, where).options
    if cards is None and isinstance(where, State):
        cards = _in_play(where)
    graph = digraph(links(GAME, "followers", options, cards), game=GAME)
    top = getattr(where, "discard", ())[-1:]
    if top and top[0] in graph:
        graph.graph["top"] = top[0]
    return graph


def _in_play(state: Any) -> list[str]:
    hand = state.hands[state.turn]
    return [*state.discard[-1:], *(() if HIDDEN in hand else hand)]


def miau_chain(graph: nx.DiGraph[str], start: str | None = None) -> list[str]:
    """Return one of the longest rows of cards that could be laid one after the other.

    Parameters
    ----------
    graph : networkx.DiGraph
        From :func:`miau_followers`, with up to twelve cards besides the first.
    start : str, optional
        The card on which the first is laid; the top of the discard pile if left out.

    Returns
    -------
    list of str
        The start, and the cards in their order.

    Raises
    ------
    PositionError
        If there is no such card, or if there are too many others.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("miau_miau", players=2).position("hands 9H QC QD 7D / KD KH; discard 9C")
    >>> graphs.miau_chain(graphs.miau_followers(s))
    ['9C', 'QC', 'QD', '7D']
    """
    first = graph.graph.get("top") if start is None else start
    if first not in graph:
        raise PositionError(f"A chain begins on a card of the graph, not on {short(first)}.")
    if len(graph) > MOST + 1:
        raise PositionError(f"The longest chain is sought among {MOST} cards at most.")

    @cache
    def longest(top: str, left: frozenset[str]) -> tuple[str, ...]:
        onward = [card for card in graph[top] if card in left]
        return (top, *max((longest(card, left - {card}) for card in onward), key=len, default=()))

    return list(longest(first, frozenset(graph) - {first}))


def draw_followers(
    graph: nx.DiGraph[str], chain: Iterable[str] = (), ax: Axes | None = None
) -> Axes:
    """Draw which card can follow which: a row for each suit, a column for each rank.

    What stands in one row or one column is joined by a line, except for jacks.

    Parameters
    ----------
    graph : networkx.DiGraph
        From :func:`miau_followers`.
    chain : iterable of str
        Cards one after the other, such as :func:`miau_chain` finds; arrows lead along it.
    ax : matplotlib.axes.Axes, optional
        Where to draw; a new figure by default.

    Returns
    -------
    matplotlib.axes.Axes
        What was drawn on.
    """
    pos = nx.get_node_attributes(graph, "pos")
    columns = sorted({x for x, _ in pos.values()})
    spots = {card: (columns.index(x), y) for card, (x, y) in pos.items()}
    ax = axes_for(ax, 0.8 * len(columns) + 0.6, 3.6)
    by = nx.get_edge_attributes(graph, "by")
    straight = [edge for edge in graph.edges if by[edge] != "wild"]
    wild = [edge for edge in graph.edges if by[edge] == "wild"]
    plain = nx.Graph(straight)
    nx.draw_networkx_edges(plain, spots, edge_color=PALE, width=1.5, ax=ax)
    size = {"node_size": 900, "ax": ax}
    nx.draw_networkx_edges(
        graph, spots, edgelist=wild, edge_color=PALE, connectionstyle="arc3,rad=0.15", **size
    )
    order = list(chain)
    nx.draw_networkx_edges(
        graph, spots, edgelist=list(pairwise(order)), edge_color=CHAIN, width=2.5,
        arrowsize=16, connectionstyle="arc3,rad=0.25", **size,
    )  # fmt: skip
    top = graph.graph.get("top")
    nx.draw_networkx_nodes(
        graph, spots, node_color=[graph.nodes[card]["fill"] for card in graph], node_shape="s",
        edgecolors=[CHAIN if card == top else INK for card in graph],
        linewidths=[3.0 if card == top else 1.0 for card in graph], **size,
    )  # fmt: skip
    labels = nx.get_node_attributes(graph, "label")
    nx.draw_networkx_labels(graph, spots, labels, font_color=INK, font_weight="bold", ax=ax)
    ax.margins(x=0.08, y=0.2)
    return ax
