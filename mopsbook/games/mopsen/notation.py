"""Mopsen as text: moves and positions, short enough to write in a notebook.

A move is ``1 play B3``, ``0 redraw R16 B5``, ``0 redraw -``, ``2 pinch R16``, ``2 pinch -`` or
``next round``; the seat may be left out where a position is at hand, and ``B3`` alone plays or takes
that card. A position is a list of fields, such as::

    3 players; pecking Y C R B; trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4

Fields that are left out have the values of an empty table in round 1, with seat 0 leading.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from mopsbook.core import reading
from mopsbook.core.errors import NotationError, PositionError, short
from mopsbook.core.hints import near
from mopsbook.games.mopsen.cards import DECK, SPELLED, Card
from mopsbook.games.mopsen.moves import Deal, MopsenMove, NextRound, Pinch, Play, Redraw
from mopsbook.games.mopsen.options import MopsenOptions
from mopsbook.games.mopsen.positions import build_position
from mopsbook.games.mopsen.state import PINCH, MopsenState

FORMS = ("1 play B3", "0 redraw R16 B5", "0 redraw -", "2 pinch R16", "2 pinch -", "next round")
MOVE_FIELDS: dict[str, reading.MoveFields] = {
    "play": ({"player", "card"}, set()),
    "pinch": ({"player", "card"}, set()),
    "redraw": ({"player", "cards"}, set()),
    "next_round": (set(), set()),
    "deal": ({"pecking", "cards"}, set()),
}


def read_move(source: str | Mapping[str, Any], state: MopsenState | None = None) -> MopsenMove:
    """Read a move from its notation or from an object of the rulings.

    Raises
    ------
    NotationError
        If it is none.

    Examples
    --------
    >>> read_move("2 pinch R16")
    Pinch(player=2, card='R16')
    >>> read_move({"type": "play", "player": 1, "card": "B3"})
    Play(player=1, card='B3')
    """
    if isinstance(source, str):
        return _read_text(source, state)
    if isinstance(source, Mapping):
        return _read_object(source, state)
    raise reading.no_move(source, FORMS, MOVE_FIELDS)


def _read_text(text: str, state: MopsenState | None) -> MopsenMove:
    words = text.split()
    if [word.lower() for word in words] == ["next", "round"]:
        return NextRound()
    if words[:1] == ["deal"]:
        pecking, slash, dealt = " ".join(words[1:]).partition("/")
        if slash:
            return Deal(tuple(pecking.split()), tuple(read_card(card) for card in dealt.split()))
    seat = int(words.pop(0)) if words and re.fullmatch(r"[0-9]{1,3}", words[0]) else None
    if len(words) == 1 and words[0] in DECK and state is not None:
        words.insert(0, "pinch" if state.phase == PINCH else "play")
    kind, rest = (words[0], words[1:]) if words else ("", [])
    if seat is None and kind in MOVE_FIELDS and state is not None:
        seat = state.turn
    if seat is not None:
        cards = [] if len(rest) == 1 and rest[0] in reading.NOTHING else rest
        if kind == "redraw" and rest:
            return Redraw(seat, tuple(map(read_card, cards)))
        if kind == "play" and len(cards) == 1:
            return Play(seat, read_card(cards[0]))
        if kind == "pinch" and len(rest) == 1:
            return Pinch(seat, read_card(cards[0]) if cards else None)
    raise reading.no_move(text, FORMS, MOVE_FIELDS)


def _read_object(source: Mapping[str, Any], state: MopsenState | None) -> MopsenMove:
    turn = None if state is None else state.turn
    kind, given = reading.move_object(source, MOVE_FIELDS, turn)
    if kind == "next_round":
        return NextRound()
    if kind == "deal":
        pecking, cards = map(reading.move_list, (given["pecking"], given["cards"]))
        return Deal(tuple(map(str, pecking)), tuple(map(read_card, cards)))
    seat = given["player"]
    if kind == "redraw":
        return Redraw(seat, tuple(map(read_card, reading.move_list(given["cards"]))))
    if kind == "pinch":
        return Pinch(seat, None if given["card"] is None else read_card(given["card"]))
    return Play(seat, read_card(given["card"]))


def read_card(text: object) -> Card:
    """Read a card; raise NotationError if there is none of that name."""
    if isinstance(text, str) and text in DECK:
        return text
    raise NotationError("mopsen.no-card", text=short(text), hint=near(text, (), SPELLED))


def read_position(source: str | Mapping[str, Any], options: MopsenOptions) -> MopsenState:
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


def _trick(text: str) -> list[list[Any]]:
    pairs = []
    for word in reading.words(text.replace(",", " ")):
        seat, colon, card = word.partition(":")
        if not colon:
            raise PositionError("mopsen.no-trick-card", word=short(word))
        pairs.append([reading.number(seat), card])
    return pairs


READERS: dict[str, Callable[[str], Any]] = {
    "players": reading.number,
    "phase": str,
    "round": reading.number,
    "dealer": reading.number,
    "leader": reading.number,
    "turn": reading.number,
    "pecking": reading.words,
    "trick": _trick,
    "hands": reading.by_seat,
    "bowls": reading.by_seat,
    "discard": reading.words,
    "stack": reading.words,
    "scores": lambda text: [[reading.number(n) for n in row] for row in reading.by_seat(text)],
    "winner": reading.number,
    "chosen": reading.by_seat,
}
"""How each field of a position is read; the order is that of the written form."""


def position_text(state: MopsenState) -> str:
    """Write a position in the notation that :func:`read_position` reads.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mopsen", players=3).position("trick 0:R5; hands R1 / R2 B3 / Y4")
    >>> str(s)
    '3 players; dealer 2; turn 1; pecking R B Y C; trick 0:R5; hands R1 / R2 B3 / Y4'
    """
    players = state.options.players
    nobody = ((),) * players
    parts = [
        f"{players} players",
        f"phase {state.phase}" if state.phase != "play" else "",
        f"round {state.round}" if state.round != 1 else "",
        f"dealer {state.dealer}",
        f"leader {state.leader}" if state.leader != 0 else "",
        f"turn {state.turn}" if state.turn != state.leader or state.phase == PINCH else "",
        f"pecking {' '.join(state.pecking)}" if state.pecking else "",
        f"trick {' '.join(f'{seat}:{card}' for seat, card in state.trick)}" if state.trick else "",
        f"hands {reading.joined(state.hands)}" if state.hands != nobody else "",
        f"bowls {reading.joined(state.bowls)}" if state.bowls != nobody else "",
        f"discard {' '.join(state.discard)}" if state.discard else "",
        f"stack {' '.join(state.stack)}" if state.stack else "",
        f"scores {reading.joined(state.round_scores)}" if state.round_scores else "",
        f"winner {state.winner}" if state.winner is not None else "",
        f"chosen {reading.joined(state.chosen)}" if state.chosen else "",
    ]
    return "; ".join(filter(None, parts))
