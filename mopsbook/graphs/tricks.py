"""Trick-taking as a graph: an arrow from each card to every card that it beats."""

from __future__ import annotations

from collections.abc import Iterable

import networkx as nx

from mopsbook.core import registry
from mopsbook.core.errors import PositionError
from mopsbook.core.state import State
from mopsbook.graphs.build import digraph, links


def beats(state: State, cards: Iterable[str] | None = None) -> nx.DiGraph[str]:
    """Return who beats whom in a trick.

    Parameters
    ----------
    state : State
        A position of a trick-taking game.
    cards : iterable of str, optional
        Cards to compare instead of those of the present trick.

    Returns
    -------
    networkx.DiGraph
        One node for each card; an edge from u to v if u beats v, with ``by`` and ``rule``.
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
    if not isinstance(state, State) or not hasattr(
        registry.furniture(state.GAME, "links"), "beats"
    ):
        raise PositionError("beats-tricks")
    return digraph(links(state.GAME, "beats", state, cards), game=state.GAME)


def ranking(graph: nx.DiGraph[str]) -> list[str]:
    """Return the cards from the highest to the lowest.

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
