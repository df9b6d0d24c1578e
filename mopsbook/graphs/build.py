"""From the plain links of a game to graphs, and back."""

from __future__ import annotations

from typing import Any, TypeVar

import networkx as nx

from mopsbook.core import registry
from mopsbook.core.errors import PositionError, short
from mopsbook.core.game import Game
from mopsbook.core.links import Link, Links, Node
from mopsbook.core.options import changed_options
from mopsbook.core.state import HIDDEN, State

S = TypeVar("S", bound=State)


def position_of(kind: type[S], state: object) -> S:
    """Return a position of a kind, which is that of a game, or refuse what is none."""
    if isinstance(state, kind):
        return state
    raise PositionError("no-position-of", state=_kind(state), game=kind.GAME)


def hand_of(kind: type[S], state: object, seat: int | None) -> tuple[S, int]:
    """Return a position of a game, and whose hand in it is looked at: by default that of the seat in turn.

    Raises
    ------
    PositionError
        If that hand cannot be seen.
    """
    position: Any = position_of(kind, state)
    owner: int = position.turn if seat is None else game_of(kind, position).seat(seat)
    if not position.hands[owner] or HIDDEN in position.hands[owner]:
        raise PositionError("no-hand-seen", owner=owner)
    return position, owner


def game_of(kind: type[S], where: object) -> Game[S, Any]:
    """Return a game with such positions, or that of a position; refuse what is neither."""
    if isinstance(where, Game) and where.engine.state_type is kind:
        return where
    if isinstance(where, kind):
        return registry.game_with(kind.GAME, changed_options(where.options))
    raise PositionError("neither-game-nor-position", where=_kind(where), game=kind.GAME)


def _kind(what: object) -> str:
    # a position would be told as its whole picture
    return type(what).__name__ if isinstance(what, State) else short(what)


def digraph(links: Links, **about: Any) -> nx.DiGraph[str]:
    """Return a graph with one arrow at most from each thing to each other."""
    graph: nx.DiGraph[str] = nx.DiGraph(**about)
    graph.add_nodes_from((node.name, node.facts) for node in links.nodes)
    graph.add_edges_from((link.source, link.target, link.facts) for link in links.links)
    return graph


def multidigraph(links: Links, key: str, **about: Any) -> nx.MultiDiGraph[str]:
    """Return a graph with any number of arrows between two things, told apart by one of their facts."""
    graph: nx.MultiDiGraph[str] = nx.MultiDiGraph(**about)
    graph.add_nodes_from((node.name, node.facts) for node in links.nodes)
    graph.add_edges_from(
        (link.source, link.target, link.facts[key], link.facts) for link in links.links
    )
    return graph


def links_of(graph: nx.DiGraph[str] | None) -> Links:
    """Return a graph as plain links; none for None."""
    if graph is None:
        return Links((), ())
    nodes = tuple(Node(name, facts) for name, facts in graph.nodes(data=True))
    return Links(nodes, tuple(Link(*edge) for edge in graph.edges(data=True)))
