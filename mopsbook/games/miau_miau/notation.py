"""Miau! Miau! as text: moves and positions, short enough to write in a notebook.

A move is ``0 play 9C``, ``0 play JC wish H``, ``0 play 9C miau``, ``0 play 8C miau-miau``, ``0 draw``,
``0 keep``, ``1 challenge`` or ``1 quiet``; the seat may be left out where a position is at hand, and
``9C`` alone lays that card. A position is a list of fields, such as::

    2 players; hands 9H QC / KD 8S; draw AH; discard 9C

Fields that are left out have the values of :func:`~mopsbook.games.miau_miau.positions.build_position`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mopsbook.core import reading
from mopsbook.core.errors import NotationError, short
from mopsbook.games.cat_deck.cards import PLACE, SUITS, read_card
from mopsbook.games.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.games.miau_miau.moves import (
    CALLS,
    MIAU_MIAU,
    Challenge,
    Draw,
    Keep,
    MiauMove,
    Play,
    Quiet,
)
from mopsbook.games.miau_miau.options import MiauOptions
from mopsbook.games.miau_miau.positions import build_position, by_default
from mopsbook.games.miau_miau.state import MiauState

FORMS = ("0 play 9C", "0 play JC wish H", "0 play 9C miau", "0 draw", "0 keep")
SIMPLE: dict[str, type[Draw | Keep | Challenge | Quiet]] = {
    "draw": Draw,
    "keep": Keep,
    "challenge": Challenge,
    "quiet": Quiet,
}
MOVE_FIELDS: dict[str, reading.MoveFields] = {
    "play": ({"player", "card"}, {"wish", "call"}),
    **{name: ({"player"}, set()) for name in SIMPLE},
    "dealer": ({"seat"}, set()),
    "deal": ({"cards"}, set()),
    "shuffle": ({"cards"}, set()),
}
"""For each type of move the fields that it must have and those that it may have."""


def read_move(source: str | Mapping[str, Any], state: MiauState | None = None) -> MiauMove:
    """Read a move from its notation or from an object of the rulings.

    With a position the seat may be left out, and so may the last call where it makes itself.

    Raises
    ------
    NotationError
        If it is none.

    Examples
    --------
    >>> read_move("0 play JC wish H")
    Play(player=0, card='JC', wish='H', call=None)
    >>> read_move({"type": "play", "player": 1, "card": "8C", "call": "miau"})
    Play(player=1, card='8C', wish=None, call='miau')
    """
    if isinstance(source, str):
        move = _read_text(source, state)
    elif isinstance(source, Mapping):
        move = _read_object(source, state)
    else:
        raise reading.no_move(source, FORMS, MOVE_FIELDS)
    if state is not None and isinstance(move, Play) and _calls_itself(state, move):
        return Play(move.player, move.card, move.wish, MIAU_MIAU)
    return move


def _calls_itself(state: MiauState, move: Play) -> bool:
    """Say whether it is the last card of the seat in turn, which always carries its call."""
    last = move.player == state.turn and len(state.hands[state.turn]) == 1
    return last and move.call is None and state.options.last_call == "automatic"


def _read_text(text: str, state: MiauState | None) -> MiauMove:
    words = text.split()
    if words[:1] == ["deal"]:
        return Deal(tuple(map(read_card, words[1:])))
    if words[:1] == ["shuffle"]:
        return Shuffle(tuple(map(read_card, words[1:])))
    if words[:1] == ["dealer"] and len(words) == 2:
        return Dealer(reading.seat_word(words[1]))
    seat = reading.seat_word(words.pop(0)) if words and words[0].isdecimal() else None
    if seat is None and state is not None:
        seat = state.turn
    if words and words[0] in PLACE:
        words.insert(0, "play")
    kind, rest = (words[0], words[1:]) if words else ("", [])
    if seat is not None:
        if kind in SIMPLE and not rest:
            return SIMPLE[kind](seat)
        if kind == "play" and rest:
            return _read_play(seat, rest, text)
    raise reading.no_move(text, FORMS, MOVE_FIELDS)


def _read_play(seat: int, words: list[str], text: str) -> Play:
    """Read the card, the wish and the call of a play."""
    card, rest = read_card(words[0]), words[1:]
    wish = call = None
    if rest[:1] == ["wish"] and len(rest) > 1:
        wish, rest = _suit(rest[1]), rest[2:]
    if rest and rest[0] in CALLS:
        call, rest = rest[0], rest[1:]
    if rest:
        raise NotationError("miau_miau.no-play", text=short(text), rest=short(" ".join(rest)))
    return Play(seat, card, wish, call)


def _read_object(source: Mapping[str, Any], state: MiauState | None) -> MiauMove:
    turn = None if state is None else state.turn
    kind, given = reading.move_object(source, MOVE_FIELDS, turn)
    if kind == "dealer":
        return Dealer(reading.move_seat(given["seat"]))
    if kind in ("deal", "shuffle"):
        cards = tuple(map(read_card, reading.move_list(given["cards"])))
        return Deal(cards) if kind == "deal" else Shuffle(cards)
    seat = given["player"]
    if kind in SIMPLE:
        return SIMPLE[kind](seat)
    wish, call = given.get("wish"), given.get("call")
    if call is not None and call not in CALLS:
        raise NotationError("miau_miau.no-call", call=short(call))
    return Play(seat, read_card(given["card"]), None if wish is None else _suit(wish), call)


def _suit(text: object) -> str:
    if isinstance(text, str) and len(text) == 1 and text in SUITS:
        return text
    raise NotationError("miau_miau.no-suit", text=short(text), suits=list(SUITS))


def read_position(source: str | Mapping[str, Any], options: MiauOptions) -> MiauState:
    """Read a position from its notation or from an object of the rulings.

    Raises
    ------
    PositionError
        If it is none, or cannot be.
    """
    return build_position(reading.position_fields(source, READERS), options)


READERS: dict[str, Callable[[str], Any]] = {
    "players": reading.number,
    "phase": str,
    "dealer": reading.number,
    "turn": reading.number,
    "hands": reading.by_seat,
    "draw": reading.words,
    "discard": reading.words,
    "wish": str,
    "pending": reading.number,
    "drawn": str,
    "idle": reading.number,
    "due": str,
    "left": reading.number,
    "forgot": reading.number,
    "places": reading.numbers,
}
"""How each field of a position is read; the order is that of the written form."""


def position_text(state: MiauState) -> str:
    """Write a position in the notation that :func:`read_position` reads.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("miau_miau", players=2).position("hands 9H QC / KD 8S; discard JC; wish H")
    >>> str(s)
    '2 players; hands QC 9H / KD 8S; discard JC; wish H'
    """
    given = state.json()
    usual = by_default(state.options)
    parts = [f"{given.pop('players')} players"]
    for name, value in given.items():
        if value != usual.get(name):
            parts.append(f"{name} {_written(value)}")
    return "; ".join(parts)


def _written(value: Any) -> str:
    if not isinstance(value, list):
        return str(value)
    return reading.joined(value if value and isinstance(value[0], list) else [value])
