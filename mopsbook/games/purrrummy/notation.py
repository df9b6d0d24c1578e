"""Purrrummy as text: moves and positions, short enough to write in a notebook.

A move is ``0 draw stock``, ``0 draw discard``, ``0 meld 7C 7D 7S``, ``0 meld run X 7H X``,
``0 layoff 7S on 1 high``, ``0 swap 7S on 1 at 2`` or ``0 discard 9H``; the seat may be left out where a position
is at hand, and so may ``set`` and ``run`` where two natural cards tell which is meant. A position is a list of
fields; a meld is its owner and its cards::

    2 players; phase draw; hands 9H QC / KD QS; stock AH; discard 9C; melds 0 7C 7D 7S / 1 run X 7H X

Fields that are left out have the values of :func:`~mopsbook.games.purrrummy.positions.build_position`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from mopsbook.core import reading
from mopsbook.core.errors import NotationError, PositionError, short
from mopsbook.games.cat_deck.cards import JOKER, Card, read_card, sort_hand
from mopsbook.games.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.games.purrrummy.melds import KINDS, RUN, SET, card_at, end_places, kind_of, orders
from mopsbook.games.purrrummy.moves import (
    ENDS,
    PILES,
    Discard,
    Draw,
    LayOff,
    LayOut,
    PurrrummyMove,
    Swap,
)
from mopsbook.games.purrrummy.options import PurrrummyOptions, Shape
from mopsbook.games.purrrummy.positions import build_position, by_default
from mopsbook.games.purrrummy.state import PurrrummyState

FORMS = (
    "0 draw stock",
    "0 meld 7C 7D 7S",
    "0 layoff 7S on 1 high",
    "0 swap 7S on 1 at 2",
    "0 discard 9H",
)
MOVE_FIELDS: dict[str, reading.MoveFields] = {
    "draw": ({"player", "from"}, set()),
    "meld": ({"player", "cards"}, {"kind"}),
    "layoff": ({"player", "card", "meld"}, {"end"}),
    "swap": ({"player", "card", "meld", "index"}, set()),
    "discard": ({"player", "card"}, set()),
    "dealer": ({"seat"}, set()),
    "deal": ({"cards"}, set()),
    "shuffle": ({"cards"}, set()),
}


def read_move(
    source: str | Mapping[str, Any],
    state: PurrrummyState | None = None,
    shape: Shape = Shape(),  # noqa: B008 (a value)
) -> PurrrummyMove:
    """Read a move from its notation or from an object of the rulings.

    Where it is not said that a run is meant, its cards may be named in any order, if only one order
    makes a run of them. With a position the seat may be left out, and the end of a run where only one
    can be meant.

    Raises
    ------
    NotationError
        If it is none.

    Examples
    --------
    >>> read_move("0 meld 7S 5S X")
    LayOut(player=0, kind='run', cards=('5S', 'X', '7S'))
    >>> str(read_move({"type": "layoff", "player": 1, "card": "X", "meld": 0, "end": "low"}))
    '1 layoff X on 0 low'
    """
    if isinstance(source, str):
        move = _read_text(source, state, shape)
    elif isinstance(source, Mapping):
        move = _read_object(source, state, shape)
    else:
        raise reading.no_move(source, FORMS, MOVE_FIELDS)
    if state is not None and isinstance(move, LayOff) and move.end is None:
        return _with_end(move, state, shape)
    return move


def _with_end(move: LayOff, state: PurrrummyState, shape: Shape) -> LayOff:
    """Return a lay-off with the end of the run at which alone its card fits, if there is one."""
    if not 0 <= move.meld < len(state.melds) or state.melds[move.meld].kind == SET:
        return move
    meld = state.melds[move.meld]
    ends = end_places(meld, shape.around)
    fit = [end for end, at in ends.items() if move.card in (JOKER, card_at(meld.of, at))]
    return LayOff(move.player, move.card, move.meld, fit[0]) if len(fit) == 1 else move


def _read_text(text: str, state: PurrrummyState | None, shape: Shape) -> PurrrummyMove:
    words = text.split()
    if words[:1] in (["deal"], ["shuffle"]):
        cards = tuple(map(_card, words[1:]))
        return Deal(cards) if words[0] == "deal" else Shuffle(cards)
    if words[:1] == ["dealer"] and len(words) == 2:
        return Dealer(reading.seat_word(words[1]))
    seat = None if state is None else state.turn
    if words and re.fullmatch(r"[0-9]{1,3}", words[0]):
        seat = int(words.pop(0))
    kind, rest = (words[0], words[1:]) if words else ("", [])
    if seat is not None:
        if kind == "draw" and len(rest) == 1:
            return Draw(seat, _pile(rest[0]))
        if kind == "meld" and rest:
            meant = rest.pop(0) if rest[0] in KINDS else None
            return _read_meld(seat, meant, rest, shape)
        if kind == "layoff" and len(rest) in (3, 4) and rest[1] == "on":
            end = _end(rest[3]) if len(rest) == 4 else None
            return LayOff(seat, _card(rest[0]), _number(rest[2]), end)
        if kind == "swap" and len(rest) == 5 and rest[1::2] == ["on", "at"]:
            return Swap(seat, _card(rest[0]), _number(rest[2]), _number(rest[4]))
        if kind == "discard" and len(rest) == 1:
            return Discard(seat, _card(rest[0]))
    raise reading.no_move(text, FORMS, MOVE_FIELDS)


def _read_object(
    source: Mapping[str, Any], state: PurrrummyState | None, shape: Shape
) -> PurrrummyMove:
    turn = None if state is None else state.turn
    kind, given = reading.move_object(source, MOVE_FIELDS, turn)
    if kind == "dealer":
        return Dealer(reading.move_seat(given["seat"]))
    if kind in ("deal", "shuffle"):
        cards = tuple(map(_card, reading.move_list(given["cards"])))
        return Deal(cards) if kind == "deal" else Shuffle(cards)
    seat = given["player"]
    if kind == "draw":
        return Draw(seat, _pile(given["from"]))
    if kind == "meld":
        return _read_meld(seat, given.get("kind"), reading.move_list(given["cards"]), shape)
    card = _card(given["card"])
    if kind == "layoff":
        end = given.get("end")
        return LayOff(seat, card, _index(given["meld"]), None if end is None else _end(end))
    if kind == "swap":
        return Swap(seat, card, _index(given["meld"]), _index(given["index"]))
    return Discard(seat, card)


def _read_meld(seat: int, kind: object, words: list[Any], shape: Shape) -> LayOut:
    """Read the cards of a meld; where no kind is named they are put in their order."""
    cards = tuple(map(_card, words))
    meant = kind_of(cards) if kind is None else kind
    if meant == "":
        raise NotationError("purrrummy.set-or-run", cards=short(" ".join(cards)), where="move")
    if not isinstance(meant, str) or meant not in KINDS:
        raise NotationError("purrrummy.no-meld-kind", kind=short(meant))
    if meant == SET:
        return LayOut(seat, SET, sort_hand(cards))
    found = orders(cards, shape.around) if kind is None else ()
    return LayOut(seat, RUN, found[0] if len(found) == 1 else cards)


def _card(text: object) -> Card:
    return read_card(text, joker=True)


def _pile(text: object) -> str:
    return _word("pile", text, PILES)


def _end(text: object) -> str:
    return _word("end", text, ENDS)


def _word(what: str, text: object, allowed: tuple[str, ...]) -> str:
    if isinstance(text, str) and text in allowed:
        return text
    raise NotationError("purrrummy.no-word", what=what, text=short(text))


def _number(text: str) -> int:
    return _index(int(text) if re.fullmatch(r"[0-9]{1,3}", text) else text)


def _index(value: object) -> int:
    if type(value) is int and 0 <= value < 1000:
        return value
    raise NotationError("purrrummy.no-index", value=short(value))


def read_position(source: str | Mapping[str, Any], options: PurrrummyOptions) -> PurrrummyState:
    """Read a position from its notation or from an object of the rulings.

    Raises
    ------
    PositionError
        If it is none, or cannot be.
    """
    return build_position(reading.position_fields(source, READERS), options)


def _melds(text: str) -> list[dict[str, Any]]:
    """Read the melds: each an owner, perhaps its kind, and its cards."""
    found = []
    for owner, *words in filter(None, reading.by_seat(text)):
        kind = words.pop(0) if words[:1] and words[0] in KINDS else kind_of(tuple(words))
        if not kind:
            raise PositionError(
                "purrrummy.set-or-run", cards=short(" ".join(words)), where="position"
            )
        found.append({"owner": reading.number(owner), "kind": kind, "cards": words})
    return found


READERS: dict[str, Callable[[str], Any]] = {
    "players": reading.number,
    "phase": str,
    "dealer": reading.number,
    "turn": reading.number,
    "hands": reading.by_seat,
    "stock": reading.words,
    "discard": reading.words,
    "melds": _melds,
    "taken": str,
    "reshuffles": reading.number,
    "turns": reading.number,
}
"""How each field of a position is read; the order is that of the written form."""


def position_text(state: PurrrummyState) -> str:
    """Write a position in the notation that :func:`read_position` reads.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("purrrummy")
    >>> str(g.position("hands 9H QC / KD X; stock AH; discard 9C; melds 0 7D 7C X"))
    '2 players; hands QC 9H / KD X; stock AH; discard 9C; melds 0 7C 7D X'
    """
    given = state.json()
    usual = by_default(state.options)
    parts = [f"{given.pop('players')} players"]
    for name, value in given.items():
        if value != usual.get(name):
            parts.append(f"{name} {_written(name, value, state)}")
    return "; ".join(parts)


def _written(name: str, value: Any, state: PurrrummyState) -> str:
    if name == "melds":
        return " / ".join(map(str, state.melds))
    if not isinstance(value, list):
        return str(value)
    return reading.joined(value if name == "hands" else [value])
