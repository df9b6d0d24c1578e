"""Dog's moves as texts and objects: plays and swaps are read here; the rest is as it is declared.

Examples stand in ``notation.toml``. A way such as ``z>t0`` is a start; ``2:t40>t45`` moves a piece of seat 2, and
``x1:t8`` behind a way says that the piece of seat 1 on t8 is sent back; that may be left out. ``joker=7 t0>t7`` and
``joker=swap -`` say what a joker stands for. Who moves is understood from the position.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from mopsbook.core import reading
from mopsbook.core.errors import NotationError, short
from mopsbook.core.kinds import of_kind
from mopsbook.core.moves import Moves
from mopsbook.games.dog import moves as m
from mopsbook.games.dog.board import read_field
from mopsbook.games.dog.cards import COPIES, JOKER, SEVEN, SWAP, Card, read_card
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import with_hits

FIELD = r"(z|t\d{1,3}|h[1-9]\d?)"
PIECE = re.compile(rf"(?:(\d{{1,2}}):)?{FIELD}")
WAY = re.compile(rf"{PIECE.pattern}>{FIELD}")
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
        if not isinstance(move, m.Play | m.Swap):
            return super().formed(move)
        kind: Any = type(move)
        if not of_kind(kind)(move) or move.card not in COPIES:
            return False
        if isinstance(move, m.Play):
            named = move.role == "" or (move.role, move.card) == (SEVEN, JOKER)
            return named and bool(move.portions)
        blank = (move.own, move.other, move.seat) == (None, None, None)
        return blank or (move.own is not None and move.other is not None)

    def read_text(self, text: str, state: Any) -> m.DogMove:
        words = text.split()
        if words == [JOKER]:
            raise NotationError("dog.joker-alone", problem=reading.no_move(text, self.forms, ()))
        if len(words) < 2 or words[0] in self.types - {SWAP}:
            return super().read_text(text, state)
        player = self.who(None, state)
        card, role = _read_role(words[0])
        rest = " ".join(words[1:])
        blank = rest in reading.NONE and SWAP in (card, role)
        if role != SEVEN and (blank or "<>" in rest):
            return _read_swap(card, role, rest, player)
        portions = tuple([_read_portion(part, player) for part in rest.split(";")])
        return m.Play(card, portions, "" if role == SWAP else role, player)

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
    forms="dog",
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


def _read_swap(card: Card, role: str, rest: str, player: int | None) -> m.Swap:
    if card == JOKER and role == "":
        raise NotationError("dog.joker-swap", swap=short(rest)[1:-1])
    if rest in reading.NONE:
        return m.Swap(card, player=player)
    one, _, two = rest.partition("<>")
    refusal = NotationError("dog.no-swap", text=short(rest))
    return _swap(card, one.strip(), two.strip(), player, refusal)


def _swap(card: Card, one: Any, two: Any, player: int | None, refusal: NotationError) -> m.Swap:
    """Return the swap of two pieces that are given as texts."""
    first, second = [PIECE.fullmatch(t) if isinstance(t, str) else None for t in (one, two)]
    if not first or not second:
        raise refusal
    own, other = _field(first[2]), (_seat(second[1], player), _field(second[2]))
    return m.Swap(card, own, other, _seat(first[1], player), player)


def _seat(text: str | None, player: int | None) -> int | None:
    """Return whose a piece is; None: the player's own."""
    return None if text is None or int(text) == player else int(text)


def _read_portion(text: str, player: int | None) -> m.Portion:
    words = text.split()
    way = WAY.fullmatch(words[0]) if words else None
    if not way:
        raise NotationError("dog.no-way", text=short(text.strip()))
    source, target, seat = _field(way[2]), _field(way[3]), _seat(way[1], player)
    return m.Portion(source, target, seat, tuple(map(_read_hit, words[1:])))


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
    refusal = NotationError("dog.swap-fields")
    return _swap(card, given.get("own"), given.get("other"), player, refusal)


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
