"""The graphs in Dog: the track, what cards do on it, and how a piece gets about by single cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import takewhile
from typing import Any

from mopsbook.core.errors import NotationError, PositionError, short
from mopsbook.core.links import Link, Links, Node
from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import Event
from mopsbook.games.dog.board import HOME, START_ZONE, field_text
from mopsbook.games.dog.cards import JOKER, KINDS, SWAP, Card, read_card
from mopsbook.games.dog.moves import Play
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import TrialBoard
from mopsbook.games.dog.uses import Use, holding, shares, told, uses

KIND_RULES = {
    "forward": "dog.forward",
    "backward": "dog.four-only-back",
    "into-home": "dog.home-forward",
    "start": "dog.start-cards",
}
HOP_CARDS = tuple(kind for kind in KINDS if kind not in (SWAP, JOKER))
"""What moves a piece; a joker does nothing that these do not."""

SIGNS = {SWAP: "⇄", JOKER: "★"}
"""Short signs for cards that have no number, in pictures."""


def name(field: int, seat: int | None = None) -> str:
    """Return the name of a field among all fields: those of a home or start zone say whose.

    Examples
    --------
    >>> name(12), name(203, 1), name(-1, 2)
    ('t12', '1:h3', '2:z')
    """
    return field_text(field) if 0 <= field < HOME else f"{seat}:{field_text(field)}"


# ------------------------------------------------------------------ the track


def track(options: DogOptions, state: DogState | None = None) -> Links:
    """Return every field of a board, with a link for every single step that there is.

    Parameters
    ----------
    options : DogOptions
        They say how long the loop is, who sits where, and which way pieces run.
    state : DogState, optional
        Whose pieces stand on the fields; without it there are none.

    Returns
    -------
    Links
        Nodes as :mod:`mopsbook.games.dog.graphs.ways` describes them; links carry ``kind`` ("forward",
        "backward", "into-home", "start"), ``seat`` (whose pieces take it; None: everybody's) and
        the rule on which it rests.

    Examples
    --------
    >>> links = track(DogOptions(players=4))
    >>> len(links.nodes), len(links.links)
    (84, 148)
    """
    board = options.board
    trial = TrialBoard(options, ((),) * options.players) if state is None else TrialBoard.of(state)
    fields = [(field, board.owner.get(field)) for field in board.fields()]
    for seat in range(options.players):
        fields += [(field, seat) for field in (START_ZONE, *board.homes())]
    links = []
    for edge in board.edges():
        facts = {"kind": edge.kind, "seat": edge.seat, "rule": KIND_RULES[edge.kind]}
        links.append(Link(name(edge.source, edge.seat), name(edge.target, edge.seat), facts))
    return Links(tuple(_node(trial, field, seat) for field, seat in fields), tuple(links))


def _node(trial: TrialBoard, field: int, seat: int | None) -> Node:
    if 0 <= field < HOME:
        kind = "track" if seat is None else "start-field"
        standing = trial.standing(field)
        pieces: tuple[int, ...] = () if standing is None else (standing,)
        places = [trial.board.place(field)]
    else:
        assert seat is not None, "every home and every start zone is somebody's"
        kind = "home" if field > HOME else "start-zone"
        pieces = (seat,) * trial.rows[seat].count(field)
        count = 1 if field > HOME else trial.options.piece_count
        places = [trial.board.place(field, seat, number) for number in range(count)]
    # with y upwards, as axes have it
    upwards = tuple((x, -y) for x, y in places)
    middle = tuple(sum(axis) / len(axis) for axis in zip(*upwards[:4], strict=True))
    x, y = trial.board.beside(field, seat or 0)
    facts = {
        "kind": kind,
        "seat": seat,
        "field": field_text(field),
        "pos": middle,
        "places": upwards,
        "beside": (x, -y),
        "pieces": pieces,
        "protected": trial.protected(field) is not None,
    }
    return Node(name(field, seat), facts)


# ------------------------------------------------------------------ what cards do


def hand(state: DogState, cards: Iterable[Card] | None = None) -> tuple[Card, ...]:
    """Return some cards, or else what is to be seen of the hand of the seat in turn.

    Raises
    ------
    NotationError
        If there is no such card.
    """
    if cards is None:
        return tuple(card for card in state.hands[state.turn] if card != HIDDEN)
    if not isinstance(cards, Iterable):
        raise NotationError("no-card-list", cards=short(cards))
    return tuple(map(read_card, cards))


def reachable(state: DogState, cards: Iterable[Card] | None = None) -> Links:
    """Return where single pieces of the seat in turn can go, with a link for each use of a card.

    Parameters
    ----------
    state : DogState
        Its pieces, and the hand of the seat in turn.
    cards : iterable of str, optional
        Cards to hold instead of that hand.

    Returns
    -------
    Links
        Links carry ``card`` (what it is used as, such as "joker=7"), ``move`` (the notation of the
        whole play), ``seat``, ``how`` ("start", "forward", "back", "home", "inner", "swap"), ``steps``,
        ``shared`` (whether a 7 goes on with other pieces), ``hits``, ``burns`` and ``jumps`` (pieces
        such as "1:t8"), ``rules``, and ``why``: the events that tell it.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t5 / t8; hands 3 7")
    >>> for link in reachable(s).links:
    ...     print(link.source, link.target, link.facts["hits"], link.facts["burns"])
    t5 t8 ('1:t8',) ()
    t5 t12 () ('1:t8',)
    """
    held = holding(state, hand(state, cards))
    whole = (use for card in dict.fromkeys(held.hands[held.turn]) for use in uses(held, card))
    legal = [use for use in whole if not use.faults]
    return _joined(held, [_done(held, use) for use in (*legal, *shares(held))])


def blocked(state: DogState, cards: Iterable[Card] | None = None) -> Links:
    """Return where pieces of the seat in turn cannot go although the board has such a field.

    Parameters
    ----------
    state, cards
        As for :func:`reachable`.

    Returns
    -------
    Links
        Links carry ``card``, ``move``, ``seat``, ``blocks`` (pieces in the way, such as "1:t16"),
        ``rules``, and ``why``: the violations that tell it.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t14 / t16; hands 3")
    >>> for link in blocked(s).links:
    ...     print(link.facts["move"], link.facts["blocks"], link.facts["rules"][0])
    3 z>t0 () dog.start-cards
    3 t14>t17 ('1:t16',) dog.start-block
    """
    held = holding(state, hand(state, cards))
    whole = (use for card in dict.fromkeys(held.hands[held.turn]) for use in uses(held, card))
    return _joined(held, [_refused(use) for use in whole if use.faults])


def hops(state: DogState, piece: str, cards: Iterable[Card] | None = None) -> Links:
    """Return where single cards take one piece, from every field, if all others stand still.

    Each card is used by this piece alone, and nothing is swapped. A piece that is hit or burned on
    the way counts as standing there again afterwards.

    Parameters
    ----------
    state : DogState
        Where the others stand; hands do not matter.
    piece : str
        The field on which it stands, such as "t5", "0:z" or "0:h1".
    cards : iterable of str, optional
        The kinds of card that are to be had; by default all that move pieces but jokers,
        which do nothing that no other card does.

    Returns
    -------
    Links
        Links as in :func:`reachable`.

    Raises
    ------
    PositionError
        If no piece stands there.
    """
    seat, field = _piece(state, piece)
    kinds = HOP_CARDS if cards is None else tuple(dict.fromkeys(map(read_card, cards)))
    others = list(state.pieces[seat])
    others.remove(field)
    board, trial = state.options.board, TrialBoard.of(_moved(state, seat, others, START_ZONE))
    fields = [START_ZONE, *(at for at in board.fields() if trial.protected(at) is None)]
    fields += [at for at in board.homes() if at not in others]
    links: list[Link] = []
    for at in fields:
        there = holding(_moved(state, seat, others, at), kinds, seat)
        found = [use for card in kinds for use in uses(there, card, at) if not use.faults]
        walks = [use for use in found if use.seat == seat and isinstance(use.move, Play)]
        links += [_done(there, use) for use in walks]
    return _between(state, [name(at, seat) for at in fields], links)


def summed(ways: Links) -> Links:
    """Return one link for each pair of fields, with all cards that lead from one to the other.

    Links carry ``cards`` and their ``signs``, ``seat``, ``sent`` (pieces hit or burned), ``blocks``, and ``legal``.
    """
    alike: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
    for way in ways.links:
        alike.setdefault((way.source, way.target), []).append(way.facts)
    links = []
    for (source, target), same in alike.items():
        every = {
            kind: tuple(dict.fromkeys(piece for use in same for piece in use.get(kind, ())))
            for kind in ("hits", "burns", "blocks")
        }
        every_card = (card for use in same for card in use.get("cards", (use["card"],)))
        cards = tuple(dict.fromkeys(card.partition("=")[0] for card in every_card))
        facts = {
            "cards": cards,
            "signs": tuple(SIGNS.get(card, card) for card in cards),
            "seat": same[0]["seat"],
            "sent": every["hits"] + every["burns"],
            "blocks": every["blocks"],
            "legal": "blocks" not in same[0],
        }
        links.append(Link(source, target, facts))
    return Links(ways.nodes, tuple(links))


def _moved(state: DogState, seat: int, others: list[int], at: int) -> DogState:
    """Return a position with one piece of a seat elsewhere; who stood there on the loop waits."""
    stay = [others if who == seat else row for who, row in enumerate(state.pieces)]
    rows = [[START_ZONE if field == at < HOME else field for field in row] for row in stay]
    rows[seat].append(at)
    return state._replace(pieces=tuple(tuple(sorted(row)) for row in rows))


def _piece(state: DogState, text: str) -> tuple[int, int]:
    """Read which piece is meant."""
    for seat, row in enumerate(state.pieces):
        for field in row:
            if name(field, seat) == text:
                return seat, field
    raise PositionError("dog.no-piece", text=short(text))


def _between(state: DogState, names: Iterable[str], links: list[Link]) -> Links:
    """Return links with the fields of these names."""
    known = {node.name: node for node in track(state.options, state).nodes}
    return Links(tuple(known[one] for one in dict.fromkeys(names)), tuple(links))


def _joined(state: DogState, links: list[Link]) -> Links:
    """Return links with the fields that they join."""
    return _between(state, (end for link in links for end in (link.source, link.target)), links)


def _done(state: DogState, use: Use) -> Link:
    """Return a legal use as a link, with what it does."""
    events = told(state, use.move)
    walk = next(event for event in events if _is_walk(event, use))
    after = takewhile(lambda event: event.kind != "portion", events[events.index(walk) + 1 :])
    sent = [(event.kind, f"{event.facts['owner']}:{event.facts['field']}") for event in after]
    facts = {
        "how": walk.facts.get("how", walk.kind),
        "steps": walk.facts.get("points", walk.facts.get("steps", 0)),
        "shared": isinstance(use.move, Play) and len(use.move.portions) > 1,
        "hits": tuple(piece for kind, piece in sent if kind == "hit"),
        "burns": tuple(piece for kind, piece in sent if kind == "burn"),
        "jumps": tuple(walk.facts.get("jumped", ())),
    }
    return _link(use, events, [rule for event in events for rule in event.rules], facts)


def _is_walk(event: Event, use: Use) -> bool:
    """Say whether an event tells where the piece went; a shared 7 has several such."""
    ends = (use.seat, field_text(use.source), field_text(use.target))
    told_ends = tuple(event.facts.get(fact) for fact in ("owner", "source", "target"))
    return event.kind in ("start", "swap") or told_ends == ends


def _refused(use: Use) -> Link:
    """Return a use that is not legal as a link, with what stands in the way."""
    named = [f"{v.facts['seat']}:{v.facts['field']}" for v in use.faults if "seat" in v.facts]
    facts = {"blocks": tuple(dict.fromkeys(named))}
    return _link(use, use.faults, [str(fault.rule) for fault in use.faults], facts)


def _link(use: Use, why: tuple[Any, ...], rules: list[str], facts: dict[str, Any]) -> Link:
    common = {
        "card": str(use.move).partition(" ")[0],
        "move": str(use.move),
        "seat": use.seat,
        "rules": tuple(dict.fromkeys(rules)),
        "why": why,
    }
    return Link(name(use.source, use.seat), name(use.target, use.seat), common | facts)
