"""The graphs in Dog: the track, and where the pieces of a seat can go with their cards."""

from __future__ import annotations

from mopsbook.core.links import Link, Links, Node
from mopsbook.games.dog.board import HOME, START_ZONE, Board, field_text
from mopsbook.games.dog.moves import Play
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.plays import plays
from mopsbook.games.dog.state import DogState

KIND_RULES = {
    "forward": "dog.forward",
    "backward": "dog.four-only-back",
    "into-home": "dog.home-forward",
    "start": "dog.start-cards",
}


def name(field: int, seat: int | None = None) -> str:
    """Return the name of a field among all fields: those of a home or start zone say whose.

    Examples
    --------
    >>> name(12), name(203, 1), name(-1, 2)
    ('t12', '1:h3', '2:z')
    """
    return field_text(field) if 0 <= field < HOME else f"{seat}:{field_text(field)}"


def track(options: DogOptions) -> Links:
    """Return every field of a board, with a link for every single step that there is.

    Parameters
    ----------
    options : DogOptions
        They say how long the loop is, who sits where, and which way pieces run.

    Returns
    -------
    Links
        Nodes carry ``kind`` ("track", "start-field", "home", "start-zone"), ``seat`` (of home, zone
        and start field, else None), ``field`` and ``place`` (x, y); links carry ``kind`` ("forward",
        "backward", "into-home", "start"), ``seat`` (whose pieces take it; None: everybody's) and
        the rule on which it rests.

    Examples
    --------
    >>> links = track(DogOptions(players=4))
    >>> len(links.nodes), len(links.links)
    (84, 148)
    """
    board = options.board
    nodes = [_node(board, field, board.owner.get(field)) for field in board.fields()]
    for seat in range(options.players):
        nodes += [_node(board, field, seat) for field in (START_ZONE, *board.homes())]
    links = []
    for edge in board.edges():
        facts = {"kind": edge.kind, "seat": edge.seat, "rule": KIND_RULES[edge.kind]}
        links.append(Link(name(edge.source, edge.seat), name(edge.target, edge.seat), facts))
    return Links(tuple(nodes), tuple(links))


def _node(board: Board, field: int, seat: int | None) -> Node:
    if field == START_ZONE:
        kind = "start-zone"
    elif field > HOME:
        kind = "home"
    else:
        kind = "track" if seat is None else "start-field"
    place = board.place(field, seat or 0)
    return Node(name(field, seat), {"kind": kind, "seat": seat, "field": field, "place": place})


def reachable(state: DogState) -> Links:
    """Return where single pieces of the seat in turn can go with the cards of its hand.

    Parameters
    ----------
    state : DogState
        Its hand and its pieces; swaps are left out, and so are sevens that are split.

    Returns
    -------
    Links
        Nodes are the fields concerned; a link is one play and carries ``card``, ``role``, ``move``
        (its notation), ``hits`` (pieces sent back, such as "1:t8") and ``burns`` (whether a 7 does it).

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t5 / t8; hands 3 7")
    >>> [(link.source, link.target, link.facts["hits"]) for link in reachable(s).links]
    [('t5', 't8', ['1:t8']), ('t5', 't12', ['1:t8'])]
    """
    links = []
    for move in plays(state):
        if not isinstance(move, Play) or len(move.portions) != 1:
            continue
        part = move.portions[0]
        seat = state.turn if part.seat is None else part.seat
        facts = {
            "card": move.card,
            "role": move.role,
            "move": str(move),
            "hits": [f"{who}:{field_text(field)}" for who, field in part.hits],
            "burns": "7" in (move.card, move.role),
        }
        links.append(Link(name(part.source, seat), name(part.target, seat), facts))
    names = dict.fromkeys(end for link in links for end in (link.source, link.target))
    return Links(tuple(Node(one) for one in names), tuple(links))
