"""Dog as text: moves and positions, short enough to write in a notebook.

A move is a card and what it does: ``5 t5>t10``, ``13 z>t0`` (a start), ``7 t5>t8; t9>t13`` (portions
in order), ``swap t5<>1:t20``, ``swap -`` (without effect), ``joker t0>t5``, ``joker=7 t0>t7``,
``joker=swap -``; or ``give 2``, ``fold``, ``toss 5``, ``draw``, ``stay``. ``2:t40>t45`` moves a piece
of seat 2, and ``x1:t8`` behind a way says that the piece of seat 1 on t8 is sent back; that may be
left out. Who moves is understood from the position. A position is a list of fields, such as::

    4 players; turn 0; pieces t5 t7 / t12 / t9; hands 7 5 / 2 3

Here plays and swaps are read; the rest is as it is declared.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from mopsbook.core import reading
from mopsbook.core.errors import NotationError, short
from mopsbook.core.moves import Moves
from mopsbook.games.dog import moves as m
from mopsbook.games.dog.board import read_field
from mopsbook.games.dog.cards import COPIES, JOKER, SEVEN, SWAP, Card, read_card
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import with_hits

FORMS = ("5 t5>t10", "7 t5>t8; t9>t13", "swap t5<>1:t20", "give 2", "fold", "toss 5", "draw")
WAY = re.compile(r"(?:(\d{1,2}):)?(z|t\d{1,3}|h[1-9]\d?)>(z|t\d{1,3}|h[1-9]\d?)")
PIECE = re.compile(r"(?:(\d{1,2}):)?(z|t\d{1,3}|h[1-9]\d?)")
FIELDS: dict[str, reading.MoveFields] = {
    "play": ({"card", "portions"}, {"player", "as"}),
    "swap": ({"card"}, {"player", "own", "other"}),
}
"""For plays and swaps the fields that they need and those that they may have."""


class _DogMoves(Moves[m.DogMove]):
    """The moves; plays and swaps are read here, and with a position all are completed.

    Examples
    --------
    >>> str(MOVES.read("7 t5>t8;  t9>t13 x1:t12"))
    '7 t5>t8; t9>t13 x1:t12'
    >>> MOVES.read("swap -")
    Swap(card='swap', own=None, other=None, seat=None, player=None)
    """

    def read(self, source: object, state: Any = None) -> m.DogMove:
        move = super().read(source, state)
        return move if state is None else complete(state, move)

    def formed(self, move: Any) -> bool:
        if isinstance(move, m.Play | m.Swap):
            seated = move.player is None or type(move.player) is int
            return seated and move.card in COPIES and _formed(move)
        return super().formed(move)

    def read_text(self, text: str, state: Any) -> m.DogMove:
        words = text.split()
        if words == [JOKER]:
            raise NotationError("dog.joker-alone", problem=reading.no_move(text, FORMS, ()))
        if len(words) < 2 or words[0] in self.types - {SWAP}:
            return super().read_text(text, state)
        player = self.who(None, state)
        card, role = _read_role(words[0])
        rest = " ".join(words[1:])
        if role == SWAP or (role == "" and (card == SWAP or "<>" in rest)):
            return _read_swap(card, role, rest, player)
        return m.Play(card, tuple(_read_portion(p, player) for p in rest.split(";")), role, player)

    def read_object(self, source: Mapping[str, Any], state: Any) -> m.DogMove:
        kind = source.get("type")
        if not isinstance(kind, str) or kind not in FIELDS:
            return super().read_object(source, state)
        given = reading.move_object(source, FIELDS, None)[1]
        player = self.who(kind, state) if given.get("player") is None else given["player"]
        make = _swap_object if kind == "swap" else _play_object
        return make(read_card(given["card"]), given, player)


MOVES = _DogMoves(
    *(m.Give, m.Toss, m.Fold, m.Draw, m.Stay, m.Seating, m.Dealer, m.Shuffle),
    forms=FORMS,
    other=FIELDS,
)


def complete(state: DogState, move: m.DogMove) -> m.DogMove:
    """Return a move with the seat that makes it, and with the pieces that a play sends back.

    Neither need be written, as both follow from the position.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t5 / t8; hands 3; turn 0")
    >>> done = complete(s, MOVES.read("3 t5>t8"))
    >>> done.player, str(done)
    (0, '3 t5>t8 x1:t8')
    """
    if isinstance(move, m.Shuffle | m.Dealer | m.Seating):
        return move
    if move.player is None:
        move = replace(move, player=state.turn)
    return with_hits(state, move) if isinstance(move, m.Play) else move


def _read_role(word: str) -> tuple[Card, str]:
    card, equals, role = word.partition("=")
    read_card(card)
    if equals and (card != JOKER or role not in (SEVEN, SWAP)):
        raise NotationError("dog.no-role", word=short(word))
    return card, role


def _read_swap(card: Card, role: str, rest: str, player: int | None) -> m.DogMove:
    if card == JOKER and role == "":
        raise NotationError("dog.joker-swap", swap=short(rest)[1:-1])
    if rest in reading.NOTHING:
        return m.Swap(card, player=player)
    one, cross, two = rest.partition("<>")
    first, second = PIECE.fullmatch(one.strip()), PIECE.fullmatch(two.strip())
    if not cross:
        return m.Play(card, tuple(_read_portion(p, player) for p in rest.split(";")), "", player)
    if not first or not second:
        raise NotationError("dog.no-swap", text=short(rest))
    own, other = _own(first, player), _own(second, player)
    return m.Swap(card, own[1], other, own[0], player)


def _piece(value: object) -> re.Match[str] | None:
    return PIECE.fullmatch(value) if isinstance(value, str) else None


def _own(match: re.Match[str], player: int | None) -> tuple[int | None, int]:
    """Return seat and field of a piece; a seat of None is the player's own."""
    seat = None if match[1] is None or int(match[1]) == player else int(match[1])
    return seat, _field(match[2])


def _read_portion(text: str, player: int | None) -> m.Portion:
    words = text.split()
    way = WAY.fullmatch(words[0]) if words else None
    if not way:
        raise NotationError("dog.no-way", text=short(text.strip()))
    seat = None if way[1] is None or int(way[1]) == player else int(way[1])
    return m.Portion(_field(way[2]), _field(way[3]), seat, tuple(map(_read_hit, words[1:])))


def _read_hit(word: str) -> tuple[int, int]:
    match = PIECE.fullmatch(word[1:]) if word[:1] == "x" else None
    if not match or match[1] is None:
        raise NotationError("dog.no-hit", word=short(word))
    return int(match[1]), _field(match[2])


def _field(text: object) -> int:
    field = read_field(text) if isinstance(text, str) else None
    if field is None:
        raise NotationError("dog.no-field", text=short(text))
    return field


def _swap_object(card: Card, given: Mapping[str, Any], player: int | None) -> m.Swap:
    if given.get("own") is None and given.get("other") is None:
        return m.Swap(card, player=player)
    pair = [_piece(given.get(name)) for name in ("own", "other")]
    if pair[0] is None or pair[1] is None:
        raise NotationError("dog.swap-fields")
    own, other = _own(pair[0], player), _own(pair[1], player)
    return m.Swap(card, own[1], other, own[0], player)


def _play_object(card: Card, given: Mapping[str, Any], player: int | None) -> m.Play:
    role = given.get("as", "")
    if role not in ("", SEVEN) or (role and card != JOKER):
        raise NotationError("dog.no-joker-role", role=short(role))
    portions = tuple(_object_portion(part, player) for part in reading.move_list(given["portions"]))
    if not portions:
        raise NotationError("dog.no-portions")
    return m.Play(card, portions, role, player)


def _object_portion(part: object, player: int | None) -> m.Portion:
    if not isinstance(part, Mapping) or not {"from", "to"} <= part.keys() <= {
        "from", "to", "seat", "hits",
    }:  # fmt: skip
        raise NotationError("dog.no-portion", part=short(part))
    seat = None if part.get("seat") is None else reading.move_seat(part["seat"])
    hits: m.Hits = tuple(
        _read_hit(f"x{hit}" if isinstance(hit, str) else "")
        for hit in reading.move_list(part.get("hits", []))
    )
    source, target = _field(part["from"]), _field(part["to"])
    return m.Portion(source, target, None if seat == player else seat, hits)


def _formed(move: m.Play | m.Swap) -> bool:
    """Say whether the parts of a play or a swap are of the kinds that reading it gives."""
    if isinstance(move, m.Play):
        return (
            move.role in ("", SEVEN)
            and (move.role == "" or move.card == JOKER)
            and type(move.portions) is tuple
            and bool(move.portions)
            and all(map(_portion_formed, move.portions))
        )
    if move.own is None or move.other is None:
        return {move.own, move.other, move.seat} == {None}
    fine = type(move.own) is int and type(move.other) is tuple and len(move.other) == 2
    return (
        fine
        and all(seat is None or type(seat) is int for seat in (move.seat, move.other[0]))
        and type(move.other[1]) is int
    )


def _portion_formed(part: object) -> bool:
    return (
        type(part) is m.Portion
        and type(part.source) is int
        and type(part.target) is int
        and (part.seat is None or type(part.seat) is int)
        and type(part.hits) is tuple
        and all(type(hit) is tuple and len(hit) == 2 for hit in part.hits)
    )
