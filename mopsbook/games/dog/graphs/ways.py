"""What cards do on the track of Dog, as graphs; :mod:`mopsbook.games.dog.graphs.track` tells of their nodes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import takewhile
from typing import Any

import networkx as nx

from mopsbook.core.errors import NotationError, PositionError, short
from mopsbook.core.state import HIDDEN, State
from mopsbook.core.verdict import Event
from mopsbook.games.dog.board import HOME, START_ZONE, bare, field_text
from mopsbook.games.dog.cards import JOKER, KINDS, SWAP, Card, read_card
from mopsbook.games.dog.graphs.track import dog_track, field_name
from mopsbook.games.dog.graphs.uses import Use, events_of, holding, shares, uses
from mopsbook.games.dog.moves import Play
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import TrialBoard
from mopsbook.graphs.given import position_of

HOP_CARDS = tuple(kind for kind in KINDS if kind not in (SWAP, JOKER))
"""What moves a piece; a joker does nothing that these do not."""

SIGNS = {SWAP: "⇄", JOKER: "★"}
"""Short signs for cards that have no number, in pictures."""

Edge = tuple[str, str, dict[str, Any]]
"""From one field to another, and what is known of it."""


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
    position = position_of(DogState, state)
    held = holding(position, cards_to_hold(position, cards))
    legal = [use for use in _uses(held) if not use.faults]
    return _joined(held, [_done(held, use) for use in (*legal, *shares(held))])


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
    position = position_of(DogState, state)
    held = holding(position, cards_to_hold(position, cards))
    return _joined(held, [_refused(use) for use in _uses(held) if use.faults])


def _uses(held: DogState) -> Iterator[Use]:
    """Yield every use of the cards of the seat in turn, legal or not."""
    for card in dict.fromkeys(held.hands[held.turn]):
        yield from uses(held, card)


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
    position = position_of(DogState, state)
    seat, field = _piece(position, piece)
    kinds = HOP_CARDS if cards is None else tuple(dict.fromkeys(map(read_card, cards)))
    others = list(position.pieces[seat])
    others.remove(field)
    board, trial = position.options.board, TrialBoard.of(_moved(position, seat, others, START_ZONE))
    fields = [START_ZONE, *(at for at in board.fields() if trial.protected(at) is None)]
    fields += [at for at in board.homes() if at not in others]
    ways: list[Edge] = []
    for at in fields:
        there = holding(_moved(position, seat, others, at), kinds, seat)
        found = [use for card in kinds for use in uses(there, card, at) if not use.faults]
        walks = [use for use in found if use.seat == seat and isinstance(use.move, Play)]
        ways += [_done(there, use) for use in walks]
    return _between(position, [field_name(at, seat) for at in fields], ways)


def cards_to_hold(state: DogState, cards: Iterable[Card] | None = None) -> tuple[Card, ...]:
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


def summed(ways: nx.DiGraph[str] | None) -> list[Edge]:
    """Return one way for each pair of fields, with all cards that lead from one to the other.

    They carry ``cards`` and their ``signs``, ``seat``, ``sent`` (pieces hit or burned), ``blocks``, and ``legal``.
    """
    alike: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
    for source, target, facts in () if ways is None else ways.edges(data=True):
        alike.setdefault((source, target), []).append(facts)
    found = []
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
        found.append((source, target, facts))
    return found


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
            if field_name(field, seat) == text:
                return seat, field
    raise PositionError("dog.no-piece", text=short(text))


def _between(state: DogState, names: Iterable[str], ways: Iterable[Edge]) -> nx.MultiDiGraph[str]:
    """Return ways with the fields of these names."""
    known = dog_track(state).nodes
    graph: nx.MultiDiGraph[str] = nx.MultiDiGraph(game=DogState.GAME, state=state)
    graph.add_nodes_from((name, known[name]) for name in dict.fromkeys(names))
    graph.add_edges_from((source, target, facts["move"], facts) for source, target, facts in ways)
    return graph


def _joined(state: DogState, ways: list[Edge]) -> nx.MultiDiGraph[str]:
    """Return ways with the fields that they join."""
    return _between(state, (end for way in ways for end in way[:2]), ways)


def _done(state: DogState, use: Use) -> Edge:
    """Return a legal use as a way, with what it does."""
    events = events_of(state, use.move)
    walk = next(event for event in events if _is_walk(event, use))
    after = takewhile(lambda event: event.kind != "portion", events[events.index(walk) + 1 :])
    sent = [(event.kind, f"{event.facts['owner']}:{bare(event.facts['field'])}") for event in after]
    facts = {
        "how": walk.facts.get("how", walk.kind),
        "steps": walk.facts.get("points", walk.facts.get("steps", 0)),
        "shared": isinstance(use.move, Play) and len(use.move.portions) > 1,
        "hits": tuple(piece for kind, piece in sent if kind == "hit"),
        "burns": tuple(piece for kind, piece in sent if kind == "burn"),
        "jumps": tuple(map(bare, walk.facts.get("jumped", ()))),
    }
    return _way(use, events, [rule for event in events for rule in event.rules], facts)


def _is_walk(event: Event, use: Use) -> bool:
    """Say whether an event tells where the piece went; a shared 7 has several such."""
    ends = (use.seat, field_text(use.source), field_text(use.target))
    if event.kind in ("start", "swap"):
        return True
    told = [event.facts.get(fact, "") for fact in ("source", "target")]
    return (event.facts.get("owner"), *map(bare, told)) == ends


def _refused(use: Use) -> Edge:
    """Return a use that is not legal as a way, with what stands in the way."""
    named = [f"{v.facts['seat']}:{bare(v.facts['field'])}" for v in use.faults if "seat" in v.facts]
    facts = {"blocks": tuple(dict.fromkeys(named))}
    return _way(use, use.faults, [str(fault.rule) for fault in use.faults], facts)


def _way(use: Use, why: tuple[Any, ...], rules: list[str], facts: dict[str, Any]) -> Edge:
    common = {
        "card": str(use.move).partition(" ")[0],
        "move": str(use.move),
        "seat": use.seat,
        "rules": tuple(dict.fromkeys(rules)),
        "why": why,
    }
    ends = field_name(use.source, use.seat), field_name(use.target, use.seat)
    return *ends, common | facts
