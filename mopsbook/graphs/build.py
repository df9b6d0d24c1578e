"""From the plain links of a game to graphs, and back."""

from __future__ import annotations

from typing import Any

import networkx as nx

from mopsbook.core import registry
from mopsbook.core.errors import PositionError, short
from mopsbook.core.game import Game
from mopsbook.core.links import Link, Links, Node
from mopsbook.core.options import changed_options
from mopsbook.core.state import HIDDEN, State


def links(game: str, what: str, *given: object) -> Links:
    """Return the links of some kind that a game tells of what is given."""
    found: Links = getattr(registry.furniture(game, "links"), what)(*given)
    return found


def position_of(game: str, state: object) -> State:
    """Return a position of a game, or refuse what is none."""
    if isinstance(state, State) and game == state.GAME:
        return state
    raise PositionError("no-position-of", state=_kind(state), game=game)


def hand_of(game: str, state: object, seat: int | None) -> tuple[Any, int]:
    """Return a position of a game, and whose hand in it is looked at: by default that of the seat in turn.

    Raises
    ------
    PositionError
        If that hand cannot be seen.
    """
    position: Any = position_of(game, state)
    owner: int = position.turn if seat is None else game_of(game, position).seat(seat)
    if not position.hands[owner] or HIDDEN in position.hands[owner]:
        raise PositionError("no-hand-seen", owner=owner)
    return position, owner


def game_of(game: str, where: object) -> Game[Any, Any]:
    """Return a game or that of a position, or refuse what is neither."""
    if isinstance(where, Game) and where.name == game:
        return where
    if isinstance(where, State) and game == where.GAME:
        return registry.game_with(game, changed_options(where.options))
    raise PositionError("neither-game-nor-position", where=_kind(where), game=game)


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
