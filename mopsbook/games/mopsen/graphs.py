"""Trick-taking as a graph: an arrow from each card to every card that it beats."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

import networkx as nx

from mopsbook.core.errors import PositionError
from mopsbook.core.state import State
from mopsbook.games.mopsen.cards import Card, read_card, strength
from mopsbook.games.mopsen.state import MopsenState

__all__ = ["beats", "ranking"]

FILL = {"R": "#f2b8ad", "B": "#b9cdf2", "Y": "#f6dd94", "C": "#b5dcb7"}
"""Light tints of the four colours, on which dark text is readable."""


def beats(state: State, cards: Iterable[str] | None = None) -> nx.DiGraph[str]:
    """Return who beats whom in a trick.

    Parameters
    ----------
    state : State
        A position of Mopsen; its pecking order compares.
    cards : iterable of str, optional
        Cards to compare instead of those of the present trick.

    Returns
    -------
    networkx.DiGraph
        One node for each card, with the ``seat`` that played it; an edge from u to v if u beats v, with ``by`` ("colour" or
        "number") and the ``rule`` that decides.
        Without ties it is a transitive tournament: one card beats all others, one beats none.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> g = mops.game("mopsen", players=4)
    >>> s = g.position("pecking B R C Y; trick 0:R9 1:R14 2:B3; hands Y1 / Y2 / Y3 / Y4")
    >>> trick = graphs.beats(s)
    >>> sorted(trick.edges(data="by"))
    [('B3', 'R14', 'colour'), ('B3', 'R9', 'colour'), ('R14', 'R9', 'number')]
    """
    if not isinstance(state, MopsenState):
        raise PositionError("mopsen.beats-tricks")
    laid: dict[Card, int | None] = {card: seat for seat, card in state.trick}
    if cards is not None:
        laid = dict.fromkeys(map(read_card, cards))
    graph: nx.DiGraph[str] = nx.DiGraph(game=state.GAME, state=state)
    graph.add_nodes_from(
        (card, {"seat": seat, "fill": FILL[card[0]]}) for card, seat in laid.items()
    )
    graph.add_edges_from(
        (high, low, _reason(high, low))
        for high, low in permutations(laid, 2)
        if strength(high, state.pecking) > strength(low, state.pecking)
    )
    return graph


def _reason(high: Card, low: Card) -> dict[str, str]:
    if high[0] == low[0]:
        return {"by": "number", "rule": "mopsen.compare-number"}
    return {"by": "colour", "rule": "mopsen.compare-colour"}


def ranking(graph: nx.DiGraph[str]) -> list[str]:
    """Return the cards from the highest to the lowest.

    Parameters
    ----------
    graph : networkx.DiGraph
        From :func:`mopsbook.graphs.beats`.

    Raises
    ------
    networkx.NetworkXUnfeasible
        If cards beat each other in a circle, so that there is no such order.

    Examples
    --------
    >>> import networkx as nx
    >>> ranking(nx.DiGraph([("B3", "R14"), ("R14", "R9"), ("B3", "R9")]))
    ['B3', 'R14', 'R9']
    """
    return list(nx.topological_sort(graph))
