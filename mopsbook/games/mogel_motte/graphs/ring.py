"""What follows what in Mogel-Motte, and where its cards go, as graphs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import cos, pi, sin
from typing import Any

import networkx as nx

from mopsbook.core.errors import PositionError, short
from mopsbook.core.state import HIDDEN, State
from mopsbook.core.step import AnyStep, Step
from mopsbook.games.mogel_motte.cards import FILL, KINDS, NEXT_TO, VALUE, Card
from mopsbook.games.mogel_motte.events import DISCARD, DRAW, VANISHED, ends
from mopsbook.games.mogel_motte.handing import fitting, fitting_moths
from mopsbook.games.mogel_motte.state import BETWEEN, MotteState
from mopsbook.graphs.given import game_for, position_of
from mopsbook.graphs.portraits import Portrait
from mopsbook.show.scene import msg

PILES = {DRAW: (-1.0, 0.85), DISCARD: (1.0, 0.5), VANISHED: (-1.0, 0.15)}
"""Where the piles lie, beside a column of seats that is one unit high."""
WORDS = {DRAW: "zone-draw", DISCARD: "zone-discard", VANISHED: "under-caption"}
OUTSIDE = 1.65
"""How far from the middle of the ring cards lie."""


def motte_ring(state: State | None = None, seat: int | None = None) -> nx.DiGraph[str]:
    """Return the ring of the five values, and what a hand has to do with it.

    Parameters
    ----------
    state : State, optional
        A position in a round; without one the ring alone is returned.
    seat : int, optional
        Whose hand; that of the seat on turn if left out. Hidden cards are left out.

    Returns
    -------
    networkx.DiGraph
        An arrow from each value to the two that can follow it, with ``rule``. With a position also the
        different cards of the hand, an arrow from each to its value; they carry ``fits`` and ``count``,
        values carry ``now``, and all ``kind`` ("card" or "value"). See :func:`mopsbook.graphs.draw_ring`.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> nx.is_isomorphic(graphs.motte_ring(), nx.cycle_graph(5).to_directed())
    True
    >>> s = mops.game("mogel_motte", players=3).position("discard N5; hands N1 S4 N2 / N1 / N1")
    >>> hand = graphs.motte_ring(s)
    >>> [card for card, fits in hand.nodes(data="fits") if fits]
    ['N1', 'S4']
    """
    graph: nx.DiGraph[str] = nx.DiGraph(game=MotteState.GAME)
    graph.add_nodes_from(
        (str(value), {"value": value, "fill": FILL[value], "pos": _round(n / len(NEXT_TO), 1)})
        for n, value in enumerate(NEXT_TO)
    )
    graph.add_edges_from(
        (str(value), str(near), {"rule": f"motte.{_between(value, near)}"})
        for value, both in NEXT_TO.items()
        for near in sorted(both)
    )
    if state is not None:
        position = position_of(MotteState, state)
        owner = position.turn if seat is None else game_for(MotteState, position).seat(seat)
        graph.graph |= {"state": position, "seat": owner}
        _hold(graph, position, owner)
    return graph


def _between(one: int, other: int) -> str:
    return "wrap" if {one, other} == {1, 5} else "adjacent"


def _hold(graph: nx.DiGraph[str], state: MotteState, seat: int) -> None:
    """Add to the ring the cards of a hand, linked with the value that they bring."""
    if state.phase in BETWEEN:
        raise PositionError("mogel_motte.nothing-laid", phase=state.phase)
    for facts in graph.nodes.values():
        facts |= {"kind": "value", "now": facts["value"] == state.value}
    able = {*fitting(state, seat), *fitting_moths(state, seat)}
    held: Counter[Card] = Counter(card for card in state.hands[seat] if card != HIDDEN)
    for card, count in held.items():
        fits = card in able
        graph.add_node(card, kind="card", fits=fits, count=count, of=KINDS[card[0]])
        graph.add_edge(card, str(VALUE[card]), fits=fits)
    for n, value in enumerate(NEXT_TO):  # outside of the ring, beside its value
        cards = [card for card in held if VALUE[card] == value]
        for k, card in enumerate(cards):
            turn = n / len(NEXT_TO) + (k - (len(cards) - 1) / 2) * 0.05
            graph.nodes[card]["pos"] = _round(turn, OUTSIDE)


def _round(turn: float, radius: float) -> tuple[float, float]:
    """Return a place on a circle, so many turns clockwise from the top."""
    angle = pi / 2 - 2 * pi * turn
    return radius * cos(angle), radius * sin(angle)


def motte_flow(steps: Iterable[AnyStep], number: int | None = None) -> nx.DiGraph[str]:
    """Return how many cards went from where to where.

    Parameters
    ----------
    steps : iterable of Step
        Steps of a game, such as those of a record.
    number : int, optional
        Count this round alone.

    Returns
    -------
    networkx.DiGraph
        Nodes are the seats by number, and ``draw``, ``discard`` and ``vanished``: the piles, and what lies
        under the table. An arrow carries ``count``, and the ``kinds`` of events by which the cards went.
        See :func:`mopsbook.graphs.draw_flow`.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> g = mops.game("mogel_motte", players=3)
    >>> s = g.position("guard 2; discard N3; draw N1 N2; hands N2 M5 N5 / N4 / N1")
    >>> t = mops.record(g, start=s, moves=["0 cheat M5", "2 let go", "0 play N2"])
    >>> sorted(graphs.motte_flow(t.steps()).edges(data="count"))
    [('0', 'discard', 1), ('0', 'vanished', 1)]
    """
    # a position is a tuple as well, but not one of steps
    single = isinstance(steps, State) or not isinstance(steps, Iterable)
    made: list[Any] = [steps] if single else list(steps)
    for step in made:
        if not isinstance(step, Step):
            raise PositionError("mogel_motte.flow-steps", step=short(step))
        position_of(MotteState, step.before)
    counted = [step for step in made if number in (None, step.before.round)]
    if not counted:
        raise PositionError(
            "mogel_motte.flow-empty", number="none" if number is None else short(number)
        )
    graph: nx.DiGraph[str] = nx.DiGraph(game=MotteState.GAME)
    players = counted[-1].before.options.players
    graph.add_nodes_from(
        (str(s), {"kind": "seat", "pos": (0.0, 1 - s / (players - 1))}) for s in range(players)
    )
    graph.add_nodes_from((pile, {"kind": "pile", "pos": at}) for pile, at in PILES.items())
    events: dict[tuple[str, str], Counter[str]] = {}
    for event in (event for step in counted for event in step.events):
        if way := ends(event.kind, event.facts):
            events.setdefault(way, Counter())[event.kind] += 1
    graph.add_edges_from(
        (*way, {"count": kinds.total(), "kinds": tuple(kinds)}) for way, kinds in events.items()
    )
    return graph


def portrait(graph: nx.DiGraph[str], node: str) -> Portrait | None:
    """Return how a seat or a pile is drawn; see :mod:`mopsbook.graphs.scene`."""
    kind = graph.nodes[node].get("kind")
    if kind == "seat":
        return Portrait(msg("seat-node", player=int(node)))
    return Portrait(msg(WORDS[node]), fill="#e6dcc6") if kind == "pile" else None
