"""The graphs in Mogel-Motte: the ring of values, what can follow, and how cards went round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from mopsbook.core.errors import PositionError
from mopsbook.core.game import Step
from mopsbook.core.links import Link, Links, Node
from mopsbook.core.state import HIDDEN
from mopsbook.games.mogel_motte.cards import FILL, KINDS, NEXT_TO, VALUE, Card
from mopsbook.games.mogel_motte.handing import fitting, fitting_moths
from mopsbook.games.mogel_motte.state import BETWEEN, MotteState
from mopsbook.games.mogel_motte.ways import DISCARD, DRAW, VANISHED, ends


def ring() -> Links:
    """Return the five values, with a link from each to the two that may follow it.

    Examples
    --------
    >>> [(link.source, link.target) for link in ring().links if link.source == "1"]
    [('1', '2'), ('1', '5')]
    """
    nodes = tuple(Node(str(value), {"value": value, "fill": FILL[value]}) for value in NEXT_TO)
    links = tuple(
        Link(str(value), str(near), {"rule": f"motte.{_between(value, near)}"})
        for value, both in NEXT_TO.items()
        for near in sorted(both)
    )
    return Links(nodes, links)


def followers(state: MotteState, seat: int | None = None) -> Links:
    """Return the ring, with the cards that a seat can lay linked to the value that they bring.

    Parameters
    ----------
    state : MotteState
        A position in a round.
    seat : int, optional
        Whose cards; the seat on turn if it is left out. Hidden cards are left out.

    Returns
    -------
    Links
        Nodes are the values (``kind`` "value", ``now``: whether it counts now) and the different cards
        of the hand (``kind`` "card", ``fits``, ``count``); links lead from a card to its value.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mogel_motte", players=3)
    >>> s = g.position("discard N3; hands N2 S4 N5 M2 / N1 / N1; guard 1")
    >>> [(node.name, node.facts["fits"]) for node in followers(s).nodes if node.facts["kind"] == "card"]
    [('N2', True), ('N5', False), ('S4', True), ('M2', False)]
    """
    if state.phase in BETWEEN:
        raise PositionError("mogel_motte.nothing-laid", phase=state.phase)
    who = state.turn if seat is None else seat
    able = {*fitting(state, who), *fitting_moths(state, who)}
    held: Counter[Card] = Counter(card for card in state.hands[who] if card != HIDDEN)
    values = [
        Node(node.name, {**node.facts, "kind": "value", "now": node.facts["value"] == state.value})
        for node in ring().nodes
    ]
    cards = [
        Node(card, {"kind": "card", "fits": card in able, "count": count, "of": KINDS[card[0]]})
        for card, count in held.items()
    ]
    led = tuple(Link(card, str(VALUE[card]), {"fits": card in able}) for card in held)
    return Links((*values, *cards), (*ring().links, *led))


def flow(steps: Iterable[Step[Any, Any]]) -> Links:
    """Return how many cards went from where to where.

    Parameters
    ----------
    steps : iterable of Step
        Steps of a game, for instance those of one round; deals are left out.

    Returns
    -------
    Links
        Nodes are the seats by number and the piles; a link carries ``count`` and the ``kinds`` of
        events by which the cards went.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mogel_motte", players=3)
    >>> s = g.position("discard N3; draw N1 N2; hands S2 N5 N1 / N4 / N1; guard 2")
    >>> steps = mops.record(g, start=s, moves=["0 play S2", "0 give 1 N5"]).steps()
    >>> [(link.source, link.target, link.facts["count"]) for link in flow(steps).links]
    [('0', 'discard', 1), ('0', '1', 1)]
    """
    counted: dict[tuple[str, str], Counter[str]] = {}
    seats = 0
    for step in steps:
        seats = step.before.options.players
        for event in step.events:
            way = ends(event.kind, event.facts)
            if way:
                counted.setdefault(way, Counter())[event.kind] += 1
    nodes = [Node(str(seat), {"kind": "seat"}) for seat in range(seats)]
    nodes += [Node(pile, {"kind": "pile"}) for pile in (DRAW, DISCARD, VANISHED)]
    links = [
        Link(source, target, {"count": kinds.total(), "kinds": tuple(kinds)})
        for (source, target), kinds in counted.items()
    ]
    return Links(tuple(nodes), tuple(links))


def _between(one: int, other: int) -> str:
    return "wrap" if {one, other} == {1, 5} else "adjacent"
