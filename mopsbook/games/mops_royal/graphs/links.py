"""The graphs in Mops Royal: a square, the combinations, their places, and scorings in conflict."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations, permutations
from typing import Any

from mopsbook.core.links import Link, Links, Node
from mopsbook.games.mops_royal.layout import Laid
from mopsbook.games.mops_royal.moves import place_text
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.patterns import Pattern, placements
from mopsbook.games.mops_royal.scorings import COLOUR, OBJECT, Scoring
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.games.mops_royal.tiles import SIDE, Place


def square(options: RoyalOptions, state: RoyalState | None = None, seat: int = 0) -> Links:
    """Return the places of a square, with a link between each two that touch.

    Parameters
    ----------
    options : RoyalOptions
        They say which tiles bear crowns.
    state : RoyalState, optional
        Whose layout lies there; without it the square is empty.
    seat : int
        Whose layout.

    Returns
    -------
    Links
        Nodes carry ``at``, ``pos`` (where to draw them), ``tile``, ``colour``, ``object``, ``crown``,
        ``turned`` and ``covered``. Links carry ``kind`` ("edge" or "corner") and ``shares``: what two
        face-up tiles have in common ("colour", "object", or "").

    Examples
    --------
    >>> links = square(RoyalOptions())
    >>> len(links.nodes), len(links.links)  # 40 edges between places, 32 corners
    (25, 72)
    """
    laid: Mapping[Place, Laid | None] = {(r, c): None for r in range(SIDE) for c in range(SIDE)}
    if state is not None:
        laid = dict(state.boards[seat])
    nodes = [Node(place_text(at), _on_place(at, laid[at], options)) for at in sorted(laid)]
    links = []
    for one, two in _touching(laid):
        shares = _shares(laid[one], laid[two])
        links.append(_link(one, two, shares=shares))
    return Links(tuple(nodes), tuple(links))


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


def _link(one: Place, two: Place, **facts: Any) -> Link:
    kind = "edge" if one[0] == two[0] or one[1] == two[1] else "corner"
    return Link(place_text(one), place_text(two), {"kind": kind} | facts)


def _shares(one: Laid | None, two: Laid | None) -> str:
    if one is None or two is None or one.turned or two.turned:
        return ""
    if one.tile[0] == two.tile[0]:
        return COLOUR
    return OBJECT if one.tile[1] == two.tile[1] else ""


def shape(pattern: Pattern) -> Links:
    """Return a combination: its tiles, and a link between each two that touch.

    Examples
    --------
    >>> from mopsbook.games.mops_royal.patterns import PRINTED
    >>> [(link.source, link.target, link.facts["kind"]) for link in shape(PRINTED[1]).links]
    [('0,0', '0,1', 'edge'), ('0,0', '1,1', 'corner'), ('0,1', '1,1', 'edge')]
    """
    nodes = [
        Node(place_text(at), _place(at) | {"marked": at in pattern.marks}) for at in pattern.cells
    ]
    return Links(tuple(nodes), tuple(_link(one, two) for one, two in _touching(pattern.cells)))


def everywhere(options: RoyalOptions) -> Links:
    """Return all places of all combinations on a full square, linked with the tiles they cover.

    Returns
    -------
    Links
        Nodes are the 25 places (``kind`` "place") and the combinations in their places (``kind``
        "combination", with ``pattern``); links carry ``marked``: whether that tile may be turned.

    Examples
    --------
    >>> sum(node.facts["kind"] == "combination" for node in everywhere(RoyalOptions()).nodes)
    701
    """
    places = [(r, c) for r in range(SIDE) for c in range(SIDE)]
    nodes = [Node(place_text(at), _place(at) | {"kind": "place"}) for at in places]
    links = []
    for one in placements(options.pattern_set):
        name = f"{one.pattern} {' '.join(map(place_text, one.cells))}"
        nodes.append(Node(name, {"kind": "combination", "pattern": one.pattern}))
        links += [Link(name, place_text(at), {"marked": at in one.marks}) for at in one.cells]
    return Links(tuple(nodes), tuple(links))


def conflicts(state: RoyalState, seat: int = 0) -> Links:
    """Return everything that a seat can score, with a link from each to what it would end.

    Parameters
    ----------
    state : RoyalState
        A position.
    seat : int
        Whose layout.

    Returns
    -------
    Links
        Nodes are scorings, as a move names them, with what :class:`Scoring` knows, places by their
        names; ``tile`` is turned over. A link says that its tile is a part of the other one.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mops_royal").position("boards A2 A3 A4 A6 / B3; tile A6; phase score")
    >>> [node.name for node in conflicts(s).nodes][:2], len(conflicts(s).links)
    (['0,0 0,1 0,2 0,3 turn 0,1', '0,0 0,1 0,2 0,3 turn 0,2'], 12)
    """
    board = state.boards[seat]
    nodes = [
        Node(_name(one), _known(one) | {"tile": board[one.flip].tile}) for one in board.scorings
    ]
    links = [
        Link(
            _name(one),
            _name(other),
            {"tile": board[one.flip].tile, "rule": "mops-royal.turned-out"},
        )
        for one, other in permutations(board.scorings, 2)
        if one.flip in other.cells
    ]
    return Links(tuple(nodes), tuple(links))


def _name(one: Scoring) -> str:
    return f"{' '.join(map(place_text, one.cells))} turn {place_text(one.flip)}"


def _known(one: Scoring) -> dict[str, Any]:
    return one._asdict() | {
        "cells": tuple(place_text(at) for at in one.cells),
        "flip": place_text(one.flip),
    }
