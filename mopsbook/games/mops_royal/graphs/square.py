"""The square of Mops Royal, its combinations and its scorings as graphs.

Places are named by row and column, such as ``"0,-1"``; a node carries them as ``at``, and in ``pos``
where to draw it. Two places that touch are linked, with ``kind`` ``"edge"`` or ``"corner"``.
"""

from __future__ import annotations

from typing import Any

import networkx as nx

from mopsbook.core.game import Game
from mopsbook.core.state import State
from mopsbook.games.mops_royal.graphs import links
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.graphs.build import digraph, game_of, position_of

GAME = "mops_royal"


def royal_grid(where: Game[Any, Any] | State, seat: int = 0) -> nx.Graph[str]:
    """Return a layout as a graph of places that touch.

    Parameters
    ----------
    where : Game or State
        A position; or a game, whose empty square is returned.
    seat : int
        Whose layout.

    Returns
    -------
    networkx.Graph
        A node for each tile, with ``tile``, ``colour``, ``object``, ``crown``, ``turned`` and
        ``covered`` (the refused tiles on it). An edge carries ``shares``: ``"colour"`` or ``"object"``
        if two face-up tiles have it in common, else ``""``.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("mops_royal").position("boards A2 A3, .. B3 / B4; phase reveal")
    >>> list(graphs.royal_grid(s).edges(data="shares"))
    [('0,0', '0,1', 'colour'), ('0,0', '1,1', ''), ('0,1', '1,1', 'object')]
    """
    game, state = game_of(RoyalState, where), where if isinstance(where, RoyalState) else None
    return nx.Graph(digraph(links.square(game.options, state, game.seat(seat)), game=GAME))


def royal_patterns(where: Game[Any, Any] | State) -> dict[str, nx.Graph[str]]:
    """Return each combination of a game as a small graph, by its id.

    A node carries ``marked``: whether it is turned over, or one of those that can be.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> patterns = graphs.royal_patterns(mops.game("mops_royal"))
    >>> len(patterns), patterns["L4"].nodes(data="marked")
    (17, NodeDataView({'0,0': True, '0,1': False, '1,0': True, '2,0': False}, data='marked'))
    """
    found = {}
    for pattern in game_of(RoyalState, where).options.pattern_set:
        found[pattern.id] = nx.Graph(digraph(links.shape(pattern), game=GAME, id=pattern.id))
    return found


def royal_placements(where: Game[Any, Any] | State) -> nx.Graph[str]:
    """Return every place of every combination on a full square.

    Returns
    -------
    networkx.Graph
        A bipartite graph: nodes of ``kind`` ``"combination"`` (with ``pattern``) are linked with the
        nodes of ``kind`` ``"place"`` that they cover; ``marked`` says which may be turned over.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> everywhere = graphs.royal_placements(mops.game("mops_royal"))
    >>> len(everywhere) - 25, everywhere.degree("2,2") > everywhere.degree("0,0")
    (701, True)
    """
    return nx.Graph(digraph(links.everywhere(game_of(RoyalState, where).options), game=GAME))


def royal_conflicts(state: State, seat: int = 0) -> nx.DiGraph[str]:
    """Return everything that can be scored, and what each scoring would end.

    Parameters
    ----------
    state : State
        A position of Mops Royal.
    seat : int
        Whose layout.

    Returns
    -------
    networkx.DiGraph
        Nodes are scorings, as a move names them; they carry ``pattern``, ``cells``, ``flip``, ``tile``
        (which is turned over), ``points``, ``by``, ``value`` and ``crowns``. An edge from u to v says
        that u turns a tile over that v needs. Where edges run both ways only one of the two can be
        scored; where an edge runs one way, v can still be scored before u.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> g = mops.game("mops_royal")
    >>> s = g.position("boards A2 A3 A4, F2, C2 / B3; tile C2; phase score")
    >>> ends = graphs.royal_conflicts(s)
    >>> list(ends.nodes(data="points")), len(ends.edges)
    ([('0,0 1,0 2,0 turn 1,0', 3), ('0,0 0,1 0,2 turn 0,1', 2)], 0)
    """
    seat = game_of(RoyalState, state).seat(seat)
    return digraph(links.conflicts(position_of(RoyalState, state), seat), game=GAME)
