"""Mauz as text: moves and positions, short enough to write in a notebook.

A move is ``0 keep``, ``0 reject``, ``0 swap 6C for TC``, ``0 swap3``, ``0 skip``, ``0 knock``, ``0 hiss``,
``0 quiet`` or ``next round``; the seat may be left out where a position is at hand. A position is a list of
fields, such as::

    2 players; hands 6C 7D 8H / 9C 9D KH; middle TC JD QH; tokens 3 1

Fields that are left out have the values of :func:`~mopsbook.games.mauz.positions.build_position`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mopsbook.core import reading
from mopsbook.games.cat_deck.cards import read_card
from mopsbook.games.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.games.mauz.moves import (
    NEXT_ROUND,
    MauzMove,
    Swap1,
    hiss,
    keep,
    knock,
    quiet,
    reject,
    skip,
    swap3,
)
from mopsbook.games.mauz.options import MauzOptions
from mopsbook.games.mauz.positions import FIELDS, build_position, usual
from mopsbook.games.mauz.state import MauzState

FORMS = ("0 swap 6C for TC", "0 swap3", "0 skip", "0 knock", "0 keep", "0 reject", "next round")
ALONE: dict[str, Callable[[int], MauzMove]] = {
    "keep": keep,
    "reject": reject,
    "swap3": swap3,
    "skip": skip,
    "knock": knock,
    "hiss": hiss,
    "quiet": quiet,
}
"""The moves that are said in one word."""
MOVE_FIELDS: dict[str, reading.MoveFields] = {
    "swap1": ({"player", "give", "take"}, set()),
    **{name: ({"player"}, set()) for name in ALONE},
    "dealer": ({"seat"}, set()),
    "deal": (set(), {"cards"}),
    "shuffle": ({"cards"}, set()),
}


def read_move(source: str | Mapping[str, Any], state: MauzState | None = None) -> MauzMove:
    """Read a move from its notation or from an object of the rulings.

    Raises
    ------
    NotationError
        If it is none.

    Examples
    --------
    >>> read_move("0 swap 6C for TC")
    Swap1(player=0, give='6C', take='TC')
    >>> read_move({"type": "knock", "player": 1})
    Knock(player=1)
    """
    if isinstance(source, str):
        return _read_text(source, state)
    if isinstance(source, Mapping):
        return _read_object(source, state)
    raise reading.no_move(source, FORMS, MOVE_FIELDS)


def _read_text(text: str, state: MauzState | None) -> MauzMove:
    words = text.split()
    kind, rest = (words[0], words[1:]) if words else ("", [])
    if words in (["next", "round"], ["deal"]):
        return NEXT_ROUND
    if kind in ("deal", "shuffle"):
        cards = tuple(map(read_card, rest))
        return Deal(cards) if kind == "deal" else Shuffle(cards)
    if kind == "dealer" and len(rest) == 1:
        return Dealer(reading.seat_word(rest[0]))
    seat = None if state is None else state.turn
    if kind.isdecimal():
        seat = reading.seat_word(kind)
        kind, rest = (rest[0], rest[1:]) if rest else ("", [])
    if seat is not None:
        if kind in ALONE and not rest:
            return ALONE[kind](seat)
        if kind == "swap" and len(rest) == 3 and rest[1] == "for":
            return Swap1(seat, read_card(rest[0]), read_card(rest[2]))
    raise reading.no_move(text, FORMS, MOVE_FIELDS)


def _read_object(source: Mapping[str, Any], state: MauzState | None) -> MauzMove:
    turn = None if state is None else state.turn
    kind, given = reading.move_object(source, MOVE_FIELDS, turn)
    if kind == "swap1":
        return Swap1(given["player"], read_card(given["give"]), read_card(given["take"]))
    if kind == "dealer":
        return Dealer(reading.move_seat(given["seat"]))
    if kind == "deal" and "cards" not in given:
        return NEXT_ROUND
    if kind in ("deal", "shuffle"):
        cards = tuple(map(read_card, reading.move_list(given["cards"])))
        return Deal(cards) if kind == "deal" else Shuffle(cards)
    return ALONE[kind](given["player"])


def read_position(source: str | Mapping[str, Any], options: MauzOptions) -> MauzState:
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
    "round": reading.number,
    "dealer": reading.number,
    "turn": reading.number,
    "hands": reading.by_seat,
    "middle": reading.words,
    "stock": reading.words,
    "tokens": reading.numbers,
    "gone": reading.numbers,
    "known": reading.by_seat,
    "out": reading.words,
    "second": reading.words,
    "turns": reading.number,
    "skips": reading.number,
    "knocker": reading.number,
    "left": reading.numbers,
    "reason": str,
    "losers": reading.numbers,
}
"""How each field of a position is read; the order is that of the written form."""


def position_text(state: MauzState) -> str:
    """Write a position in the notation that :func:`read_position` reads.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mauz", players=2).position("hands 7D 6C 8H / 9C 9D KH; middle TC JD QH; turn 1")
    >>> str(s)
    '2 players; turn 1; hands 6C 7D 8H / 9C 9D KH; middle TC JD QH'
    """
    values = usual(state._asdict(), state.options)
    parts = [f"{state.options.players} players"]
    for name in FIELDS:
        value = getattr(state, name)
        if value != values[name]:
            parts.append(f"{name} {_written(value)}")
    return "; ".join(parts)


def _written(value: Any) -> str:
    if not isinstance(value, tuple):
        return str(value)
    return reading.joined(value if value and isinstance(value[0], tuple) else [value])
