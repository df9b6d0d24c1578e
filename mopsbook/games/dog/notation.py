"""Dog as text: moves and positions, short enough to write in a notebook.

A move is a card and what it does: ``5 t5>t10``, ``13 z>t0`` (a start), ``7 t5>t8; t9>t13`` (portions
in order), ``swap t5<>1:t20``, ``swap -`` (without effect), ``joker t0>t5``, ``joker=7 t0>t7``,
``joker=swap -``; or ``give 2``, ``fold``, ``toss 5``, ``draw``, ``stay``. ``2:t40>t45`` moves a piece
of seat 2, and ``x1:t8`` behind a way says that the piece of seat 1 on t8 is sent back; that may be
left out. Who moves is understood from the position. A position is a list of fields, such as::

    4 players; turn 0; pieces t5 t7 / t12 / t9; hands 7 5 / 2 3

Fields that are left out have the values of :func:`~mopsbook.games.dog.positions.build_position`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from mopsbook.core import reading
from mopsbook.core.errors import NotationError, short
from mopsbook.core.hints import near
from mopsbook.games.dog.board import field_text, read_field
from mopsbook.games.dog.cards import COPIES, JOKER, KINDS, SEVEN, SPELLED, SWAP, Card
from mopsbook.games.dog.desk import with_hits
from mopsbook.games.dog.moves import (
    Dealer,
    DogMove,
    Draw,
    Fold,
    Give,
    Hits,
    Play,
    Portion,
    Seating,
    Shuffle,
    Stay,
    Swap,
    Toss,
)
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.positions import build_position, by_default
from mopsbook.games.dog.state import DogState

FORMS = ("5 t5>t10", "7 t5>t8; t9>t13", "swap t5<>1:t20", "give 2", "fold", "toss 5", "draw")
WAY = re.compile(r"(?:(\d{1,2}):)?(z|t\d{1,3}|h[1-9]\d?)>(z|t\d{1,3}|h[1-9]\d?)")
PIECE = re.compile(r"(?:(\d{1,2}):)?(z|t\d{1,3}|h[1-9]\d?)")
SIMPLE: dict[str, type[Fold | Draw | Stay]] = {"fold": Fold, "draw": Draw, "stay": Stay}
HELD: dict[str, type[Give | Toss]] = {"give": Give, "toss": Toss}
MOVE_FIELDS: dict[str, reading.MoveFields] = {
    "play": ({"card", "portions"}, {"player", "as"}),
    "swap": ({"card"}, {"player", "own", "other"}),
    "give": ({"card"}, {"player"}),
    "toss": ({"card"}, {"player"}),
    "fold": (set(), {"player"}),
    "draw": (set(), {"player"}),
    "stay": (set(), {"player"}),
    "seating": ({"people"}, set()),
    "dealer": ({"seat"}, set()),
    "shuffle": ({"cards"}, set()),
}
"""For each type of move the fields it needs and those it may have."""


def read_move(source: str | Mapping[str, Any], state: DogState | None = None) -> DogMove:
    """Read a move from its notation or from an object.

    Raises
    ------
    NotationError
        If it is none.

    Examples
    --------
    >>> str(read_move("7 t5>t8;  t9>t13 x1:t12"))
    '7 t5>t8; t9>t13 x1:t12'
    >>> read_move("swap -")
    Swap(card='swap', own=None, other=None, seat=None, player=None)
    """
    if isinstance(source, str):
        move = _read_text(source, None if state is None else state.turn)
    elif isinstance(source, Mapping):
        move = _read_object(source, None if state is None else state.turn)
    else:
        raise reading.no_move(source, FORMS, MOVE_FIELDS)
    return move if state is None else complete(state, move)


def complete(state: DogState, move: DogMove) -> DogMove:
    """Return a move with the seat that makes it, and with the pieces that a play sends back.

    Neither need be written, as both follow from the position.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t5 / t8; hands 3; turn 0")
    >>> done = complete(s, read_move("3 t5>t8"))
    >>> done.player, str(done)
    (0, '3 t5>t8 x1:t8')
    """
    if isinstance(move, Shuffle | Dealer | Seating):
        return move
    if move.player is None:
        move = replace(move, player=state.turn)
    return with_hits(state, move) if isinstance(move, Play) else move


def _read_text(text: str, player: int | None) -> DogMove:
    words = text.split()
    if len(words) == 1 and words[0] in SIMPLE:
        return SIMPLE[words[0]](player)
    if len(words) == 2 and words[0] in HELD:
        return HELD[words[0]](read_card(words[1]), player)
    if words[:1] == ["shuffle"] and len(words) > 1:
        return Shuffle(tuple(map(read_card, words[1:])))
    if words[:1] == ["dealer"] and len(words) == 2:
        return Dealer(reading.seat_word(words[1]))
    if words[:1] == ["seating"] and len(words) > 1:
        return Seating(tuple(map(reading.seat_word, words[1:])))
    if len(words) < 2:
        if words == [JOKER]:
            raise NotationError("dog.joker-alone", problem=reading.no_move(text, FORMS, ()))
        raise reading.no_move(text, FORMS, MOVE_FIELDS)
    card, role = _read_role(words[0])
    rest = " ".join(words[1:])
    if role == SWAP or (role == "" and (card == SWAP or "<>" in rest)):
        return _read_swap(card, role, rest, player)
    return Play(card, tuple(_read_portion(p, player) for p in rest.split(";")), role, player)


def _read_role(word: str) -> tuple[Card, str]:
    card, equals, role = word.partition("=")
    read_card(card)
    if equals and (card != JOKER or role not in (SEVEN, SWAP)):
        raise NotationError("dog.no-role", word=short(word))
    return card, role


def _read_swap(card: Card, role: str, rest: str, player: int | None) -> DogMove:
    if card == JOKER and role == "":
        raise NotationError("dog.joker-swap", swap=short(rest)[1:-1])
    if rest in reading.NOTHING:
        return Swap(card, player=player)
    one, cross, two = rest.partition("<>")
    first, second = PIECE.fullmatch(one.strip()), PIECE.fullmatch(two.strip())
    if not cross:
        return Play(card, tuple(_read_portion(p, player) for p in rest.split(";")), "", player)
    if not first or not second:
        raise NotationError("dog.no-swap", text=short(rest))
    own, other = _own(first, player), _own(second, player)
    return Swap(card, own[1], other, own[0], player)


def _piece(value: object) -> re.Match[str] | None:
    return PIECE.fullmatch(value) if isinstance(value, str) else None


def _own(match: re.Match[str], player: int | None) -> tuple[int | None, int]:
    """Return seat and field of a piece; a seat of None is the player's own."""
    seat = None if match[1] is None or int(match[1]) == player else int(match[1])
    return seat, _field(match[2])


def _read_portion(text: str, player: int | None) -> Portion:
    words = text.split()
    way = WAY.fullmatch(words[0]) if words else None
    if not way:
        raise NotationError("dog.no-way", text=short(text.strip()))
    seat = None if way[1] is None or int(way[1]) == player else int(way[1])
    return Portion(_field(way[2]), _field(way[3]), seat, tuple(map(_read_hit, words[1:])))


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


def read_card(text: object) -> Card:
    """Read a card; raise NotationError if there is none of that name."""
    if isinstance(text, str) and text in COPIES:
        return text
    raise NotationError("dog.no-card", text=short(text), kinds=KINDS, hint=near(text, (), SPELLED))


def _read_object(source: Mapping[str, Any], player: int | None) -> DogMove:
    kind, given = reading.move_object(source, MOVE_FIELDS, None)
    if given.get("player") is not None:
        player = given["player"]
    if kind == "seating":
        return Seating(tuple(map(reading.move_seat, reading.move_list(given["people"]))))
    if kind == "dealer":
        return Dealer(reading.move_seat(given["seat"]))
    if kind == "shuffle":
        return Shuffle(tuple(map(read_card, reading.move_list(given["cards"]))))
    if kind in SIMPLE:
        return SIMPLE[kind](player)
    card = read_card(given["card"])
    if kind in HELD:
        return HELD[kind](card, player)
    if kind == "swap":
        if given.get("own") is None and given.get("other") is None:
            return Swap(card, player=player)
        pair = [_piece(given.get(name)) for name in ("own", "other")]
        if pair[0] is None or pair[1] is None:
            raise NotationError("dog.swap-fields")
        own, other = _own(pair[0], player), _own(pair[1], player)
        return Swap(card, own[1], other, own[0], player)
    role = given.get("as", "")
    if role not in ("", SEVEN) or (role and card != JOKER):
        raise NotationError("dog.no-joker-role", role=short(role))
    portions = tuple(_object_portion(part, player) for part in reading.move_list(given["portions"]))
    if not portions:
        raise NotationError("dog.no-portions")
    return Play(card, portions, role, player)


def _object_portion(part: object, player: int | None) -> Portion:
    if not isinstance(part, Mapping) or not {"from", "to"} <= part.keys() <= {
        "from", "to", "seat", "hits",
    }:  # fmt: skip
        raise NotationError("dog.no-portion", part=short(part))
    seat = None if part.get("seat") is None else reading.move_seat(part["seat"])
    hits: Hits = tuple(
        _read_hit(f"x{hit}" if isinstance(hit, str) else "")
        for hit in reading.move_list(part.get("hits", []))
    )
    source, target = _field(part["from"]), _field(part["to"])
    return Portion(source, target, None if seat == player else seat, hits)


def read_position(source: str | Mapping[str, Any], options: DogOptions) -> DogState:
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
    "starter": reading.number,
    "turn": reading.number,
    "pieces": lambda text: reading.by_seat(text.replace("/", " / ")),
    "hand": reading.words,
    "hands": reading.by_seat,
    "stock": reading.words,
    "discard": reading.words,
    "given": lambda text: [None if word in reading.NOTHING else word for word in text.split()],
    "due": str,
    "bare": reading.numbers,
    "covered": reading.numbers,
    "places": lambda text: [[reading.number(n) for n in group] for group in reading.by_seat(text)],
    "people": reading.numbers,
}
"""How each field of a position is read; the order is that of the written form."""


def position_text(state: DogState) -> str:
    """Write a position in the notation that :func:`read_position` reads.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t5 h1 / t13; hands 3 8 / 2")
    >>> str(s)
    '4 players; turn 0; pieces t5 h1 / t13 / - / -; hands 3 8 / 2 / - / -'
    """
    usual = by_default(state)
    moved = [[field_text(f) for f in row if f >= 0] for row in state.pieces]
    parts = [
        f"{state.options.players} players",
        f"phase {state.phase}" if state.phase != "play" else "",
        f"round {state.round}" if state.round != 1 else "",
        f"dealer {state.dealer}" if state.dealer != usual["dealer"] else "",
        f"starter {state.starter}" if state.starter != state.turn else "",
        f"turn {state.turn}",
        f"pieces {reading.joined(moved)}" if any(moved) else "",
        f"hands {reading.joined(state.hands)}" if any(state.hands) else "",
        f"stock {' '.join(state.stock) or '-'}" if state.stock != usual["stock"] else "",
        f"discard {' '.join(state.discard)}" if state.discard != usual["discard"] else "",
        f"given {' '.join(card or '-' for card in state.given)}" if any(state.given) else "",
        f"due {state.due}" if state.due else "",
        f"bare {' '.join(map(str, state.bare))}" if state.bare else "",
        f"covered {' '.join(map(str, state.covered))}" if state.covered else "",
        f"places {reading.joined(state.places)}" if state.places else "",
        f"people {' '.join(map(str, state.people))}" if state.people else "",
    ]
    return "; ".join(filter(None, parts))
