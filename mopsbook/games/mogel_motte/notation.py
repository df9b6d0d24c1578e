"""Mogel-Motte as text: moves and positions, short enough to write in a notebook.

Moves of a turn are ``0 play N3``, ``0 draw``, ``0 give 2 N5``, ``0 decline``; of the table ``slap 2`` (the
slowest hand; ``slap 1 3 2`` names all of them), ``race 1 N4``, ``race -`` and ``next round``; then there are
``3 gift N1``, ``1 take N4``, ``0 cheat M3``, ``2 accuse 0``, ``2 let go`` and ``2 penalty N5``. The seat may
be left out where a position is at hand, but for a cheat. ``@12`` after a slap, race, cheat or accusation
is its clock. A position is a list of fields, such as::

    3 players; guard 2; discard N3; draw N2 N5; hands N1 M3 / N4 / N2 N5; vanished 0:M1

Fields that are left out have the values of
:func:`~mopsbook.games.mogel_motte.positions.build_position`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from mopsbook.core import reading
from mopsbook.core.errors import NotationError, PositionError, short
from mopsbook.core.hints import near
from mopsbook.games.mogel_motte.cards import PLACE, SPELLED, Card
from mopsbook.games.mogel_motte.moves import (
    Accuse,
    Cheat,
    Deal,
    Decline,
    Draw,
    Gift,
    Give,
    LetGo,
    MotteMove,
    NextRound,
    Penalty,
    Play,
    Race,
    Shuffle,
    Slap,
    Take,
)
from mopsbook.games.mogel_motte.options import MotteOptions
from mopsbook.games.mogel_motte.positions import build_position, usual_round, usual_value
from mopsbook.games.mogel_motte.state import TURN, MotteState

FORMS = (
    "0 play N3",
    "0 draw",
    "0 give 2 N5",
    "0 decline",
    "slap 2",
    "3 gift N1",
    "race 1 N4",
    "race -",
    "1 take N4",
    "0 cheat M3",
    "2 accuse 0",
    "2 let go",
    "2 penalty N5",
    "next round",
)
MOVE_FIELDS: dict[str, reading.MoveFields] = {
    "play": ({"player"}, {"card", "cards"}),
    "draw": ({"player"}, set()),
    "give": ({"player", "to", "card"}, set()),
    "decline": ({"player"}, set()),
    "slap": ({"slowest"}, {"order", "clock"}),
    "gift": ({"player", "card"}, set()),
    "race": ({"card"}, {"player", "clock"}),
    "take": ({"player", "card"}, set()),
    "cheat": ({"player"}, {"card", "cards", "clock"}),
    "accuse": ({"player", "target"}, {"clock"}),
    "let_go": ({"player"}, set()),
    "penalty": ({"player", "card"}, set()),
    "next_round": (set(), set()),
    "deal": ({"cards"}, set()),
    "shuffle": ({"cards"}, set()),
}
SEAT = r"[0-9]{1,3}"
OWN = rf"(?:(?P<player>{SEAT}) )?"
CLOCK = r"(?: @(?P<clock>[0-9]{1,5}))?"
TEXTS = {
    "play": rf"{OWN}play (?P<cards>.+)",
    "draw": rf"{OWN}draw",
    "give": rf"{OWN}give (?P<to>{SEAT}) (?P<card>\S+)",
    "decline": rf"{OWN}decline",
    "slap": rf"slap (?P<order>{SEAT}(?: {SEAT})*){CLOCK}",
    "gift": rf"{OWN}gift (?P<card>\S+)",
    "race": rf"race (?:-|–|nothing|(?P<player>{SEAT}) (?P<card>\S+)){CLOCK}",
    "take": rf"{OWN}take (?P<card>\S+)",
    "cheat": rf"{OWN}cheat (?P<cards>[^@]+?){CLOCK}",
    "accuse": rf"{OWN}accuse (?P<target>{SEAT}){CLOCK}",
    "let_go": rf"{OWN}let[ _]go",
    "penalty": rf"{OWN}penalty (?P<card>\S+)",
    "next_round": "(?i:next round)",
    "deal": r"deal (?P<cards>.+)",
    "shuffle": r"shuffle (?P<cards>.+)",
}
"""How each type of move is written."""
ALONE: dict[str, type[Draw | Decline | LetGo]] = {"draw": Draw, "decline": Decline, "let_go": LetGo}
OF_ONE_CARD: dict[str, type[Gift | Take | Penalty]] = {
    "gift": Gift,
    "take": Take,
    "penalty": Penalty,
}
LATEST = 99_999
"""A clock shows tenths of a second; nothing at a table takes hours."""


def read_move(source: str | Mapping[str, Any], state: MotteState | None = None) -> MotteMove:
    """Read a move from its notation or from an object of the rulings.

    Raises
    ------
    NotationError
        If it is none.

    Examples
    --------
    >>> read_move("0 give 2 N5")
    Give(player=0, to=2, card='N5')
    >>> read_move({"type": "slap", "slowest": 2, "order": [1, 3, 2]})
    Slap(slowest=2, order=(1, 3, 2), clock=None)
    """
    given = _object(source, state) if isinstance(source, str) else source
    if not isinstance(given, Mapping):
        raise reading.no_move(source, FORMS, MOVE_FIELDS)
    return _read_object(given, state)


def _object(text: str, state: MotteState | None) -> dict[str, Any]:
    """Return a move in notation as an object of the rulings."""
    words = " ".join(text.split())
    matches = ((kind, re.fullmatch(form, words)) for kind, form in TEXTS.items())
    kind, match = next((found for found in matches if found[1]), ("", None))
    if match is None:
        raise reading.no_move(text, FORMS, MOVE_FIELDS)
    given: dict[str, Any] = {name: part for name, part in match.groupdict().items() if part}
    for name in given.keys() & {"player", "to", "target", "clock"}:
        given[name] = int(given[name])
    if "cards" in given:
        given["cards"] = given["cards"].split()
    if kind == "race":
        given.setdefault("card", None)
    elif kind == "slap":
        order = [int(word) for word in given.pop("order").split()]
        given |= {"slowest": order[-1]} | ({"order": order} if len(order) > 1 else {})
    elif "player" in MOVE_FIELDS[kind][0] - given.keys() and _mover(kind, state) is None:
        raise NotationError(
            "mogel_motte.no-player",
            text=short(text),
            forms=map(repr, FORMS[:-1]),
            last=repr(FORMS[-1]),
        )
    return {"type": kind} | given


def _mover(kind: object, state: MotteState | None) -> int | None:
    """Return the seat that makes a move of such a type where nothing else is said."""
    if state is None or kind == "cheat":
        return None
    if kind in ("accuse", "let_go", "penalty"):
        return state.guard
    return state.queue[0] if state.queue else state.turn


def _read_object(source: Mapping[str, Any], state: MotteState | None) -> MotteMove:
    kind, given = reading.move_object(source, MOVE_FIELDS, _mover(source.get("type"), state))
    seat = given.get("player")
    clock = _clock(given.get("clock"))
    if kind == "slap":
        slowest = reading.move_seat(given["slowest"])
        order = tuple(map(reading.move_seat, reading.move_list(given.get("order", []))))
        if order and order[-1] != slowest:
            raise NotationError("mogel_motte.slap-order", order=short(list(order)), seat=slowest)
        return Slap(slowest, order, clock)
    if kind == "race":
        card = None if given["card"] is None else read_card(given["card"])
        if (seat is None) != (card is None):
            raise NotationError("mogel_motte.race-won")
        return Race(seat, card, clock)
    if kind == "next_round":
        return NextRound()
    if kind in ("deal", "shuffle"):
        cards = tuple(map(read_card, reading.move_list(given["cards"])))
        return Deal(cards) if kind == "deal" else Shuffle(cards)
    assert seat is not None, "all other moves are made by a seat"
    if kind in ("play", "cheat"):
        first, *more = _some_cards(given)
        return (
            Play(seat, first, tuple(more))
            if kind == "play"
            else Cheat(seat, first, tuple(more), clock)
        )
    if kind == "give":
        return Give(seat, reading.move_seat(given["to"]), read_card(given["card"]))
    if kind == "accuse":
        return Accuse(seat, reading.move_seat(given["target"]), clock)
    return (
        OF_ONE_CARD[kind](seat, read_card(given["card"]))
        if kind in OF_ONE_CARD
        else ALONE[kind](seat)
    )


def _some_cards(given: Mapping[str, Any]) -> list[Card]:
    """Return the card of a move, or the cards that somebody names instead."""
    if ("card" in given) == ("cards" in given):
        raise NotationError("mogel_motte.card-or-cards")
    cards = [given["card"]] if "card" in given else reading.move_list(given["cards"])
    if not cards:
        raise NotationError("mogel_motte.cards-empty")
    return list(map(read_card, cards))


def _clock(value: object) -> int | None:
    if value is None or (type(value) is int and 0 <= value <= LATEST):
        return value
    raise NotationError("mogel_motte.no-clock", value=short(value))


def read_card(text: object) -> Card:
    """Read a card; raise NotationError if there is none of that name."""
    if isinstance(text, str) and text in PLACE:
        return text
    raise NotationError("mogel_motte.no-card", text=short(text), hint=near(text, (), SPELLED))


def read_position(source: str | Mapping[str, Any], options: MotteOptions) -> MotteState:
    """Read a position from its notation or from an object of the rulings.

    Raises
    ------
    PositionError
        If it is none, or cannot be.
    """
    fields = dict(reading.position_fields(source, READERS))
    if isinstance(source, str) and "scores" in fields:  # short in a text, the rulings' name else
        fields["round_scores"] = fields.pop("scores")
    return build_position(fields, options)


def _cheat(text: str) -> list[Any]:
    seat, colon, card = text.partition(":")
    if not colon:
        raise PositionError("mogel_motte.no-cheat", text=short(text))
    return [reading.number(seat), card]


def _attempt(text: str) -> dict[str, Any]:
    seat, card = _cheat(text)
    return {"player": seat, "card": card}


def _flag(text: str) -> bool | str:
    return {"true": True, "false": False}.get(text, text)


READERS: dict[str, Callable[[str], Any]] = {
    "players": reading.number,
    "phase": str,
    "round": reading.number,
    "starter": reading.number,
    "guard": reading.number,
    "turn": reading.number,
    "value": reading.number,
    "discard": reading.words,
    "draw": reading.words,
    "hands": reading.by_seat,
    "vanished": lambda text: list(map(_cheat, reading.words(text))),
    "scores": lambda text: [[reading.number(n) for n in row] for row in reading.by_seat(text)],
    "resume": str,
    "attempt": _attempt,
    "caught": reading.number,
    "slowest": reading.number,
    "queue": reading.numbers,
    "owed": reading.numbers,
    "why": str,
    "fresh": reading.number,
    "opening": _flag,
}
"""How each field of a position is read; the order is that of the written form."""


def position_text(state: MotteState) -> str:
    """Write a position in the notation that :func:`read_position` reads.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mogel_motte", players=3)
    >>> str(g.position("guard 2; turn 1; discard N2 Q3; hands N1 M3 / N4 / N2; vanished 0:N5"))
    '3 players; guard 2; turn 1; discard N2 Q3; hands N1 M3 / N4 / N2; vanished 0:N5'
    """
    players = state.options.players
    fields = {
        "phase": state.phase if state.phase != TURN else "",
        "round": state.round
        if state.round != usual_round(state.phase, state.round_scores, players)
        else "",
        "starter": state.starter or "",
        "guard": state.guard if state.guard != state.starter else "",
        "turn": state.turn if state.turn != state.starter else "",
        "value": state.value if state.value != usual_value(state.discard, state.options) else "",
        "discard": " ".join(state.discard),
        "draw": " ".join(state.draw),
        "hands": reading.joined(state.hands) if any(state.hands) else "",
        "vanished": " ".join(f"{seat}:{card}" for seat, card in state.vanished),
        "scores": reading.joined(state.round_scores) if state.round_scores else "",
        "resume": state.resume,
        "attempt": f"{state.attempt[0]}:{state.attempt[1]}" if state.attempt else "",
        "caught": "" if state.caught is None else state.caught,
        "slowest": "" if state.slowest is None else state.slowest,
        "queue": " ".join(map(str, state.queue)),
        "owed": " ".join(map(str, state.owed)),
        "why": state.why,
        "fresh": state.fresh or "",
        "opening": "true" if state.opening else "",
    }
    parts = [f"{name} {value}" for name, value in fields.items() if value != ""]
    return "; ".join([f"{players} players", *parts])
