"""Mops Royal as text: moves and positions, short enough to write in a notebook.

A move is ``0 place 1,-1``, ``0 refuse 0,1``, ``0 score 0,0 0,1 0,2 turn 0,1``, ``0 pass`` or ``0 stop``;
the seat may be left out where a position is at hand. Places are row and column. A position is a list
of fields; the rows of a board are parted by commas, boards by slashes::

    2 players; phase lay; boards A2 A3- .., .. B2 B4 / B3; tile C1; scores 2 0

``..`` is empty, ``A3-`` turned, ``A3-/C1`` turned with a refused tile on it. Fields that are left out
have the values of :func:`~mopsbook.games.mops_royal.positions.build_position`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from mopsbook.core import reading
from mopsbook.core.errors import NotationError, short
from mopsbook.core.hints import near
from mopsbook.games.mops_royal.moves import (
    Lay,
    Pass,
    Refuse,
    Reveal,
    RoyalMove,
    Score,
    Start,
    Stop,
)
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.positions import (
    build_position,
    first_turn,
    told,
    usual_caller,
    usual_round,
    waiting,
)
from mopsbook.games.mops_royal.state import LAY, RoyalState
from mopsbook.games.mops_royal.tiles import SPELLED, TILES, Place, Tile

FORMS = (
    "0 place 1,-1",
    "0 refuse 0,1",
    "0 score 0,0 0,1 0,2 turn 0,1",
    "0 pass",
    "0 stop",
    "reveal C1",
)
PLACE = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")
MOST = 99
ALONE: dict[str, type[Pass | Stop]] = {"pass": Pass, "stop": Stop}
MOVE_FIELDS: dict[str, reading.MoveFields] = {
    "place": ({"player", "at"}, set()),
    "refuse": ({"player", "on"}, set()),
    "score": ({"player", "cells", "flip"}, set()),
    "pass": ({"player"}, set()),
    "stop": ({"player"}, set()),
    "start": ({"tiles"}, {"caller"}),
    "reveal": ({"tile"}, set()),
}


def read_move(source: str | Mapping[str, Any], state: RoyalState | None = None) -> RoyalMove:
    """Read a move from its notation or from an object of the rulings.

    Raises
    ------
    NotationError
        If it is none.

    Examples
    --------
    >>> read_move("0 place 1,-1")
    Lay(player=0, at=(1, -1))
    >>> str(read_move({"type": "score", "player": 1, "cells": [[0, 2], [0, 1], [0, 0]], "flip": [0, 1]}))
    '1 score 0,0 0,1 0,2 turn 0,1'
    """
    if isinstance(source, str):
        return _read_text(source, state)
    if isinstance(source, Mapping):
        return _read_object(source, state)
    raise reading.no_move(source, FORMS, MOVE_FIELDS)


def _read_text(text: str, state: RoyalState | None) -> RoyalMove:
    words = text.split()
    if words[:1] == ["start"] and len(words) > 1:
        tiles, caller = words[1:], None
        if len(tiles) > 2 and tiles[-2] == "caller":
            caller = reading.seat_word(tiles[-1])
            tiles = tiles[:-2]
        return Start(tuple(map(read_tile, tiles)), caller)
    if words[:1] == ["reveal"] and len(words) == 2:
        return Reveal(read_tile(words[1]))
    seat = None if state is None else state.turn
    if words and re.fullmatch(r"[0-9]{1,3}", words[0]):
        seat = int(words.pop(0))
    kind, rest = (words[0], words[1:]) if words else ("", [])
    if seat is not None:
        if kind in ALONE and not rest:
            return ALONE[kind](seat)
        if kind in ("place", "refuse") and len(rest) == 1:
            return (Lay if kind == "place" else Refuse)(seat, _read_place(rest[0]))
        if kind == "score" and len(rest) > 2 and rest[-2] == "turn":
            return Score(seat, _cells(map(_read_place, rest[:-2])), _read_place(rest[-1]))
    raise reading.no_move(text, FORMS, MOVE_FIELDS)


def _read_object(source: Mapping[str, Any], state: RoyalState | None) -> RoyalMove:
    turn = None if state is None else state.turn
    kind, given = reading.move_object(source, MOVE_FIELDS, turn)
    if kind == "start":
        caller = given.get("caller")
        tiles = tuple(map(read_tile, reading.move_list(given["tiles"])))
        return Start(tiles, None if caller is None else reading.move_seat(caller))
    if kind == "reveal":
        return Reveal(read_tile(given["tile"]))
    seat = given["player"]
    if kind == "place":
        return Lay(seat, _place(given["at"]))
    if kind == "refuse":
        return Refuse(seat, _place(given["on"]))
    if kind == "score":
        cells = _cells(map(_place, reading.move_list(given["cells"])))
        return Score(seat, cells, _place(given["flip"]))
    return ALONE[kind](seat)


def read_tile(text: object) -> Tile:
    """Read a tile; raise NotationError if there is none of that name."""
    if isinstance(text, str) and text in TILES:
        return text
    raise NotationError("mops_royal.no-tile", text=short(text), hint=near(text, (), SPELLED))


def _read_place(text: str) -> Place:
    match = PLACE.fullmatch(text)
    if not match:
        raise NotationError("mops_royal.no-place", text=short(text))
    return int(match[1]), int(match[2])


def _place(value: object) -> Place:
    if (
        isinstance(value, list | tuple)
        and len(value) == 2
        and all(type(n) is int and abs(n) <= MOST for n in value)
    ):
        return value[0], value[1]
    raise NotationError("mops_royal.no-place-object", value=short(value))


def _cells(places: Any) -> tuple[Place, ...]:
    cells = sorted(places)
    if len(set(cells)) < len(cells) or not cells:
        raise NotationError("mops_royal.cells-once")
    return tuple(cells)


def read_position(source: str | Mapping[str, Any], options: RoyalOptions) -> RoyalState:
    """Read a position from its notation or from an object of the rulings.

    Raises
    ------
    PositionError
        If it is none, or cannot be.
    """
    return build_position(reading.position_fields(source, READERS), options)


def _signed(text: str) -> int:
    return -reading.number(text[1:]) if text[:1] == "-" else reading.number(text)


def _rows(text: str) -> list[list[str]]:
    """Return the rows of each board; the words of a row stay together."""
    return [" ".join(words).split(",") if words else [] for words in reading.by_seat(text)]


def _places(text: str) -> list[list[int]]:
    return [[_signed(part) for part in word.split(",")] for word in reading.words(text)]


READERS: dict[str, Callable[[str], Any]] = {
    "players": reading.number,
    "phase": str,
    "round": reading.number,
    "turn": reading.number,
    "caller": reading.number,
    "boards": _rows,
    "origins": _places,
    "tile": str,
    "revealed": reading.words,
    "scores": lambda text: [_signed(word) for word in reading.words(text)],
    "refused": reading.numbers,
    "scorers": reading.numbers,
    "stopped": reading.numbers,
    "upcoming": reading.words,
}
"""How each field of a position is read; the order is that of the written form."""


def position_text(state: RoyalState) -> str:
    """Write a position in the notation that :func:`read_position` reads.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal")
    >>> str(g.position("boards A2 A3, .. B2 / B3; tile C1; turn 1"))
    '2 players; turn 1; boards A2 A3, .. B2 / B3; tile C1'
    """
    options = state.options
    boards = " / ".join(", ".join(board.rows()) or "-" for board in state.boards)
    origins = [board.box()[:2] for board in state.boards]
    usual = waiting(state)
    fields = {
        "phase": state.phase if state.phase != LAY else "",
        "round": state.round if state.round != usual_round(state.phase, state.revealed) else "",
        "turn": state.turn if state.turn != first_turn(state) else "",
        "caller": state.caller if state.caller != usual_caller(options) else "",
        "boards": boards if any(state.boards) else "",
        "origins": " ".join(f"{r},{c}" for r, c in origins) if set(origins) != {(0, 0)} else "",
        "tile": state.tile,
        "revealed": _unless(told(state.boards[state.caller], state.tile), state.revealed),
        "scores": _unless((0,) * options.players, state.scores),
        "refused": _unless((0,) * options.players, state.refused),
        "scorers": _unless(usual, state.scorers),
        "stopped": _unless((), state.stopped),
        "upcoming": _unless((), state.upcoming),
    }
    parts = [f"{name} {value}" for name, value in fields.items() if value != ""]
    return "; ".join([f"{options.players} players", *parts])


def _unless(usual: tuple[Any, ...], found: tuple[Any, ...]) -> str:
    """Write a row, if it is not what would be understood anyway."""
    return "" if found == usual else " ".join(map(str, found)) or "-"
