"""How a piece of Dog gets about by several cards, one after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import pairwise

import networkx as nx

from mopsbook.core.errors import saying
from mopsbook.core.state import State
from mopsbook.games.dog.graphs.ways import Edge, cards_to_hold, dog_hops
from mopsbook.games.dog.state import DogState
from mopsbook.graphs.given import position_of


def dog_range(
    state: State, piece: str, cards: Iterable[str] | None = None
) -> dict[str, tuple[str, ...]]:
    """Return which fields one piece can reach with the cards of a hand, if it gets all of them.

    As in :func:`dog_hops` everything else stands still.

    Parameters
    ----------
    state : State
        A position of Dog.
    piece : str
        The field on which the piece stands.
    cards : iterable of str, optional
        Cards to hold instead of the hand of the seat in turn.

    Returns
    -------
    dict
        For each field the plays that lead there, as few as can be; none for that where it stands.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("dog").position("pieces t60; hands 3 4")
    >>> for field, plays in graphs.dog_range(s, "t60").items():
    ...     print(field, *plays, sep=", ")
    t60
    t63, 3 t60>t63
    t0, 4 t60>t0
    t56, 4 t60>t56
    0:h3, 3 t60>t63, 4 t63>h3
    t3, 3 t60>t63, 4 t63>t3
    t59, 3 t60>t63, 4 t63>t59
    """
    hand = cards_to_hold(position_of(DogState, state), cards)
    legs = _by_hand(dog_hops(state, piece, hand), piece, hand)
    return {field: tuple(use["move"] for *_, use in way) for field, way in legs.items()}


def dog_way_home(state: State, piece: str, cards: Iterable[str] | None = None) -> nx.DiGraph[str]:
    """Return a way home for a piece by the fewest cards.

    It is a shortest path of :func:`dog_hops`, so the same is taken for granted: this piece uses each
    card alone, nothing is swapped, and all others stand still. Of the home fields that so many
    cards reach it is the deepest.

    Parameters
    ----------
    state : State
        A position of Dog; it says where the others stand.
    piece : str
        The field on which the piece stands.
    cards : iterable of str, optional
        The cards that are to be had, each once. By default every kind, as often as it is wanted.

    Returns
    -------
    networkx.DiGraph
        The fields in order, joined by one edge for each card. Edges are as in :func:`dog_reach`,
        and ``cards`` are all kinds that would do the same.

    Raises
    ------
    PositionError
        If no piece stands there.
    networkx.NetworkXNoPath
        If these cards do not bring it home as long as all others stand still.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("dog").position("pieces t0")
    >>> way = graphs.dog_way_home(s, "t0")
    >>> list(way), [use["card"] for _, _, use in way.edges(data=True)]
    (['t0', 't60', '0:h4'], ['4', '8'])
    >>> list(graphs.dog_way_home(s, "t0", cards=["3", "4", "5"]))
    ['t0', 't60', '0:h1']
    """
    hand = None if cards is None else cards_to_hold(position_of(DogState, state), cards)
    hops = dog_hops(state, piece, hand)
    ways = _by_all(hops, piece) if hand is None else _by_hand(hops, piece, hand)
    homes = [field for field, kind in hops.nodes(data="kind") if kind == "home" and field in ways]
    if not homes:
        raise saying(nx.NetworkXNoPath, "dog.no-way-home", piece=piece)
    legs = min((ways[home] for home in reversed(homes)), key=len)
    path: nx.DiGraph[str] = nx.DiGraph(game=DogState.GAME, state=state)
    path.add_nodes_from((field, hops.nodes[field]) for field in (piece, *(leg[1] for leg in legs)))
    for source, target, use in legs:
        same = tuple(other["card"] for other in hops[source][target].values())
        path.add_edge(source, target, **use, cards=same)
    return path


def _by_all(hops: nx.MultiDiGraph[str], piece: str) -> dict[str, tuple[Edge, ...]]:
    """Return a way to each field by the fewest hops."""
    return {
        field: tuple((u, v, next(iter(hops[u][v].values()))) for u, v in pairwise(path))
        for field, path in nx.single_source_shortest_path(hops, piece).items()
    }


def _by_hand(
    hops: nx.MultiDiGraph[str], piece: str, hand: tuple[str, ...]
) -> dict[str, tuple[Edge, ...]]:
    """Return a way to each field by the fewest hops that need no card twice."""
    found: dict[str, tuple[Edge, ...]] = {piece: ()}
    left: deque[tuple[str, tuple[str, ...], tuple[Edge, ...]]] = deque([(piece, hand, ())])
    seen = {(piece, hand)}
    while left:
        field, cards, way = left.popleft()
        for _, target, use in hops.edges(field, data=True):
            card = use["card"].partition("=")[0]
            if card not in cards:
                continue
            place = cards.index(card)
            rest = cards[:place] + cards[place + 1 :]
            if (target, rest) not in seen:
                seen.add((target, rest))
                longer = (*way, (field, target, use))
                found.setdefault(target, longer)
                left.append((target, rest, longer))
    return found
