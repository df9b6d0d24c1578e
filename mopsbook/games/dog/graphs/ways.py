"""The track of Dog as a graph, and what cards do on it.

In all these graphs the nodes are fields, by their names: ``"t12"`` on the loop, and with the seat to
which they belong ``"0:z"``, a start zone, and ``"0:h3"``, a field of a home. A node carries

* ``kind``: ``"track"``, ``"start-field"``, ``"home"`` or ``"start-zone"``,
* ``seat``: whose start field, home or start zone it is, or None,
* ``field``: its notation without the seat, such as ``"h3"``,
* ``pos``: where to draw it, x and y upwards in a square from -1 to 1 and a little more; ``places``:
  the same for each piece in it, as a start zone has room for several,
* ``pieces``: the seat of each piece that stands on it,
* ``protected``: whether such a piece is protected on its start field, so that nobody passes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import networkx as nx

from mopsbook.core.errors import why
from mopsbook.core.game import Game
from mopsbook.core.state import State
from mopsbook.games.dog.graphs import links
from mopsbook.games.dog.state import DogState
from mopsbook.graphs.build import digraph, game_of, multidigraph, position_of

GAME = "dog"


def dog_track(where: Game[Any, Any] | State) -> nx.DiGraph[str]:
    """Return the board of Dog as a graph of single steps.

    Parameters
    ----------
    where : Game or State
        Its options say how long the loop is, who sits where and which way pieces run; the pieces of
        a position stand on their fields.

    Returns
    -------
    networkx.DiGraph
        One node for each field. An edge is a single step and carries ``kind`` (``"forward"``,
        ``"backward"``, ``"into-home"`` or ``"start"``), ``seat`` (whose pieces take it; None:
        everybody's) and the ``rule`` on which it rests.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> track = graphs.dog_track(mops.game("dog", players=4))
    >>> len(track), track.nodes["t16"]["kind"], list(track.successors("t16"))
    (84, 'start-field', ['t17', 't15', '1:h1'])
    >>> track.edges["t16", "1:h1"]
    {'kind': 'into-home', 'seat': 1, 'rule': 'dog.home-forward'}
    """
    options = game_of(DogState, where).options
    state = where if isinstance(where, DogState) else None
    return digraph(links.track(options, state), game=GAME)


def dog_reach(state: State, cards: Iterable[str] | None = None) -> nx.MultiDiGraph[str]:
    """Return which fields the pieces of the seat in turn can reach with one card.

    Parameters
    ----------
    state : State
        A position of Dog.
    cards : iterable of str, optional
        Cards to hold instead of the hand.

    Returns
    -------
    networkx.MultiDiGraph
        An edge for each use of a card, from the field of the piece to that where it ends; its key is
        the notation of the play. It carries

        * ``card``, as what it is used, such as ``"joker=7"``, ``move`` and ``seat``,
        * ``how`` (``"start"``, ``"forward"``, ``"back"``, ``"home"``, ``"inner"`` or ``"swap"``) and
          ``steps``; ``shared`` if it is one portion of a 7 that other pieces go on with,
        * ``hits``, ``burns`` and ``jumps``: the pieces, such as ``"1:t8"``, that are hit where it
          ends, burned by a 7, or passed without harm,
        * ``rules``, and ``why``: events for :func:`mopsbook.explain`.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("dog").position("pieces t5 / t8; hands 3 8 7")
    >>> for source, target, use in graphs.dog_reach(s).edges(data=True):
    ...     print(source, target, use["card"], use["hits"], use["burns"], use["jumps"])
    t5 t8 3 ('1:t8',) () ()
    t5 t12 7 () ('1:t8',) ()
    t5 t13 8 () () ('1:t8',)
    """
    return multidigraph(links.reachable(position_of(DogState, state), cards), "move", game=GAME)


def dog_blocks(state: State, cards: Iterable[str] | None = None) -> nx.MultiDiGraph[str]:
    """Return which fields the pieces of the seat in turn cannot reach, and what is in the way.

    Parameters
    ----------
    state : State
        A position of Dog.
    cards : iterable of str, optional
        Cards to hold instead of the hand.

    Returns
    -------
    networkx.MultiDiGraph
        An edge for each use of a card that leads to a field but breaks a rule; its key is the
        notation of the play. It carries ``card``, ``move`` and ``seat``, ``blocks`` (the pieces in
        the way, such as ``"1:t16"``), ``rules``, and ``why``: violations for
        :func:`mopsbook.explain`.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("dog").position("pieces t0 t62 / t16; hands 3")
    >>> for source, target, use in graphs.dog_blocks(s).edges(data=True):
    ...     print(source, target, use["blocks"], use["rules"])
    0:z t0 ('0:t0',) ('dog.start-cards', 'dog.start-own-blocked')
    t62 0:h1 ('0:t0',) ('dog.start-block', 'dog.protected-start', 'dog.home-block')
    t62 t1 ('0:t0',) ('dog.start-block', 'dog.protected-start')
    """
    return multidigraph(links.blocked(position_of(DogState, state), cards), "move", game=GAME)


def dog_hops(state: State, piece: str, cards: Iterable[str] | None = None) -> nx.MultiDiGraph[str]:
    """Return how one piece gets about: an edge for each card that takes it from field to field.

    Everything else stands still: each card is used by this piece alone, and no other piece moves.
    One that is hit or burned on the way counts as standing there again. Nothing is swapped.

    Parameters
    ----------
    state : State
        A position of Dog; it says where the others stand.
    piece : str
        The field on which the piece stands, such as ``"t5"``, ``"0:z"`` or ``"0:h1"``.
    cards : iterable of str, optional
        The kinds of card that are to be had. By default all, but for jokers: they do only what
        other cards do.

    Returns
    -------
    networkx.MultiDiGraph
        A node for each field on which the piece can stand; edges as in :func:`dog_reach`.

    Raises
    ------
    PositionError
        If no piece stands there.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> hops = graphs.dog_hops(mops.game("dog").position("pieces -"), "0:z")
    >>> [(use["card"], target) for _, target, use in hops.edges("t60", data=True) if "h" in target]
    [('5', '0:h1'), ('6', '0:h2'), ('7', '0:h3'), ('8', '0:h4')]
    """
    return multidigraph(links.hops(position_of(DogState, state), piece, cards), "move", game=GAME)


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
    hand = _hand(state, cards)
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
    hand = None if cards is None else _hand(state, cards)
    hops = dog_hops(state, piece, hand)
    ways = _by_all(hops, piece) if hand is None else _by_hand(hops, piece, hand)
    homes = [field for field, kind in hops.nodes(data="kind") if kind == "home" and field in ways]
    if not homes:
        raise nx.NetworkXNoPath(why("dog.no-way-home", piece=piece))
    legs = min((ways[home] for home in reversed(homes)), key=len)
    path: nx.DiGraph[str] = nx.DiGraph(game=GAME)
    path.add_nodes_from((field, hops.nodes[field]) for field in (piece, *(leg[1] for leg in legs)))
    for source, target, use in legs:
        same = tuple(other["card"] for other in hops[source][target].values())
        path.add_edge(source, target, **use, cards=same)
    return path


def _hand(state: State, cards: Iterable[str] | None) -> tuple[str, ...]:
    held: tuple[str, ...] = links.hand(position_of(DogState, state), cards)
    return held


Leg = tuple[str, str, dict[str, Any]]
"""From one field to the next by one card."""


def _by_all(hops: nx.MultiDiGraph[str], piece: str) -> dict[str, tuple[Leg, ...]]:
    """Return a way to each field by the fewest hops."""
    return {
        field: tuple((u, v, next(iter(hops[u][v].values()))) for u, v in pairwise(path))
        for field, path in nx.single_source_shortest_path(hops, piece).items()
    }


def _by_hand(
    hops: nx.MultiDiGraph[str], piece: str, hand: tuple[str, ...]
) -> dict[str, tuple[Leg, ...]]:
    """Return a way to each field by the fewest hops that need no card twice."""
    found: dict[str, tuple[Leg, ...]] = {piece: ()}
    left: deque[tuple[str, tuple[str, ...], tuple[Leg, ...]]] = deque([(piece, hand, ())])
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
