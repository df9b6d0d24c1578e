"""The square of Mops Royal, its combinations and its scorings as graphs.

Places are named by row and column, such as ``"0,-1"``; a node carries them as ``at``, and in ``pos``
where to draw it. Two places that touch are linked, with ``kind`` ``"edge"`` or ``"corner"``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product
from typing import Any

import networkx as nx

from mopsbook.core.game import Game
from mopsbook.core.state import State
from mopsbook.games.mops_royal.layout import Laid
from mopsbook.games.mops_royal.moves import place_text
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.patterns import Pattern, shapes
from mopsbook.games.mops_royal.scorings import COLOUR, OBJECT, Scoring
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.games.mops_royal.tiles import SIDE, Place
from mopsbook.graphs.given import game_for, position_of

EVERYWHERE = tuple((row, column) for row in range(SIDE) for column in range(SIDE))
"""The places of a square."""


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
        A node for each tile, or for each of the 25 places, with ``tile``, ``colour``, ``object``,
        ``crown``, ``turned`` and ``covered`` (the refused tiles on it). An edge carries ``shares``: ``"colour"`` or ``"object"``
        if two face-up tiles have it in common, else ``""``.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("mops_royal").position("boards A2 A3, .. B3 / B4; phase reveal")
    >>> list(graphs.royal_grid(s).edges(data="shares"))
    [('0,0', '0,1', 'colour'), ('0,0', '1,1', ''), ('0,1', '1,1', 'object')]
    """
    game = game_for(RoyalState, where)
    owner, laid = game.seat(seat), dict[Place, Laid | None](dict.fromkeys(EVERYWHERE))
    graph: nx.Graph[str] = nx.Graph(game=RoyalState.GAME)
    if isinstance(where, RoyalState):
        laid = dict(where.boards[owner])
        graph.graph |= {"state": where, "seat": owner}
    for at in sorted(laid):
        graph.add_node(place_text(at), **_on_place(at, laid[at], game.options))
    for one, two in _touching(laid):
        facts = {"kind": _kind(one, two), "shares": _shares(laid[one], laid[two])}
        graph.add_edge(place_text(one), place_text(two), **facts)
    return graph


def _on_place(at: Place, laid: Laid | None, options: RoyalOptions) -> dict[str, Any]:
    tile = laid.tile if laid else ""
    return _place(at) | {
        "tile": tile,
        "colour": tile[:1],
        "object": tile[1:],
        "crown": tile in options.crowned,
        "turned": bool(laid and laid.turned),
        "covered": laid.covered if laid else (),
    }


def _place(at: Place) -> dict[str, Any]:
    row, column = at
    return {"at": at, "pos": (column, -row)}


def _touching(places: Iterable[Place]) -> list[tuple[Place, Place]]:
    pairs = combinations(sorted(places), 2)
    return [(a, b) for a, b in pairs if max(abs(a[0] - b[0]), abs(a[1] - b[1])) == 1]


def _kind(one: Place, two: Place) -> str:
    """Return how two places touch."""
    return "edge" if one[0] == two[0] or one[1] == two[1] else "corner"


def _shares(one: Laid | None, two: Laid | None) -> str:
    if one is None or two is None or one.turned or two.turned:
        return ""
    if one.tile[0] == two.tile[0]:
        return COLOUR
    return OBJECT if one.tile[1] == two.tile[1] else ""


def royal_patterns(where: Game[Any, Any] | State) -> dict[str, nx.Graph[str]]:
    """Return each combination of a game as a small graph, by its id.

    A node carries ``marked``: whether it is turned over, or one of those that can be.

    Parameters
    ----------
    where : Game or State
        Whose combinations.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> patterns = graphs.royal_patterns(mops.game("mops_royal"))
    >>> len(patterns), patterns["L4"].nodes(data="marked")
    (17, NodeDataView({'0,0': True, '0,1': False, '1,0': True, '2,0': False}, data='marked'))
    """
    found: dict[str, nx.Graph[str]] = {}
    for pattern in game_for(RoyalState, where).options.pattern_set:
        graph = found[pattern.id] = nx.Graph(game=RoyalState.GAME, id=pattern.id)
        for at in pattern.cells:
            graph.add_node(place_text(at), **_place(at), marked=at in pattern.marks)
        for one, two in _touching(pattern.cells):
            graph.add_edge(place_text(one), place_text(two), kind=_kind(one, two))
    return found


def royal_placements(where: Game[Any, Any] | State) -> nx.Graph[str]:
    """Return every place of every combination on a full square.

    Parameters
    ----------
    where : Game or State
        Whose combinations.

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
    graph: nx.Graph[str] = nx.Graph(game=RoyalState.GAME)
    graph.add_nodes_from((place_text(at), _place(at) | {"kind": "place"}) for at in EVERYWHERE)
    for found in placements(game_for(RoyalState, where).options.pattern_set):
        name = f"{found.id} {' '.join(map(place_text, found.cells))}"
        graph.add_node(name, kind="combination", pattern=found.id)
        graph.add_edges_from(
            (name, place_text(at), {"marked": at in found.marks}) for at in found.cells
        )
    return graph


def placements(patterns: Iterable[Pattern]) -> Iterator[Pattern]:
    """Yield every combination in every place that it has on a full square.

    Examples
    --------
    >>> from mopsbook.games.mops_royal.patterns import PRINTED
    >>> len(list(placements(PRINTED)))
    701
    """
    for pattern in patterns:
        for cells, found in sorted(shapes((pattern,)).items()):
            height, width = (1 + max(numbers) for numbers in zip(*cells, strict=True))
            for top, left in product(range(SIDE - height + 1), range(SIDE - width + 1)):
                moved = (
                    tuple((top + row, left + column) for row, column in part)
                    for part in (cells, found.marks)
                )
                yield Pattern(pattern.id, *moved)


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
        that u turns a tile over that v needs, and carries that ``tile`` and the ``rule``. Where edges run both ways only one of the two can be
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
    owner = game_for(RoyalState, state).seat(seat)
    position = position_of(RoyalState, state)
    board = position.boards[owner]
    graph: nx.DiGraph[str] = nx.DiGraph(
        game=RoyalState.GAME, state=position, seat=owner, ends=True, tag="points"
    )
    for found in board.scorings:
        graph.add_node(_name(found), **_known(found), tile=board[found.flip].tile)
    for one, other in permutations(board.scorings, 2):
        if one.flip in other.cells:
            facts = {"tile": board[one.flip].tile, "rule": "mops-royal.turned-out"}
            graph.add_edge(_name(one), _name(other), **facts)
    return graph


def _name(one: Scoring) -> str:
    return f"{' '.join(map(place_text, one.cells))} turn {place_text(one.flip)}"


def _known(one: Scoring) -> dict[str, Any]:
    return one._asdict() | {
        "cells": tuple(place_text(at) for at in one.cells),
        "flip": place_text(one.flip),
    }
