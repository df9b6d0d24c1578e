"""A saved game from its file: every line is checked, and every move is made again by the rules."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from mopsbook.core import registry
from mopsbook.core.errors import MopsError, NotationError, ReplayError, TraceError, short
from mopsbook.core.game import Game
from mopsbook.core.state import Move, State
from mopsbook.record import files
from mopsbook.record.trace import FORMAT, Trace, made, names_for


def replay(path: str | os.PathLike[str]) -> Trace:
    """Read a saved game and play it again, move by move, by the rules.

    Raises
    ------
    TraceError
        If the file is no saved game, was cut off or edited, or is of another version.
    ReplayError
        If a move breaks a rule; the error names the first one that does not fit.
    FileNotFoundError
        If there is no such file.
    """
    return read_trace(files.read(path), Path(path).name)


def read_trace(text: str, name: str = "The saved game") -> Trace:
    """Read a saved game from the text of its file; see :func:`replay`.

    Parameters
    ----------
    text : str
        The lines of the file.
    name : str
        How messages call it.
    """
    try:
        return _read(text)
    except MopsError as error:
        raise type(error)(*_with_name(error, name)) from error


def _read(text: str) -> Trace:
    # not splitlines(): a name may hold one of the rarer signs for a new line
    first, *lines = text.removeprefix("\ufeff").rstrip().split("\n")
    header = _row(first, 1)
    if "mopsbook" not in header:
        raise TraceError("This is no saved game: its first line is no header of mopsbook.")
    if header["mopsbook"] != FORMAT:
        raise TraceError(
            f"It has the file version {short(header['mopsbook'])}; this mopsbook reads version {FORMAT}."
        )
    # before the moves are read: there may be a hundred thousand that are none
    end = _row(lines.pop(), len(lines) + 2) if lines else {}
    if "end" not in end:
        raise TraceError(
            f"It was cut off: it ends after {len(lines)} moves without its closing line."
        )
    game, start = _game_of(header)
    trace = Trace(game, (), names_for(header.get("names", ()), game.players), start)
    rows = (_row(line, number) for number, line in enumerate(lines, 2))
    moves = (_move_of(game, row, number) for number, row in enumerate(rows, 1))
    steps = made(game, trace.first, moves, len(lines))
    trace = replace(trace, moves=tuple(step.move for step in steps))
    if end["end"] != len(lines):
        raise TraceError(
            f"It was edited: its closing line counts {short(end['end'])} moves, but it has {len(lines)}."
        )
    if end.get("check") != trace.digest(header):
        raise TraceError("It was edited after it was saved: its moves do not match its check sum.")
    return trace


def _row(line: str, number: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):  # such as a number of thousands of digits
        row = None
    if not isinstance(row, dict):
        raise TraceError(
            f"Line {number} is no JSON object; the file was cut off or edited. "
            "A saved game has a header line, one line for each move and a closing line."
        )
    return row


def _game_of(header: Mapping[str, Any]) -> tuple[Game[Any, Any], State | None]:
    options = header.get("options", {})
    if not isinstance(options, Mapping):
        raise TraceError("The options in the header are no object.")
    game = registry.game_with(header.get("game", ""), options)
    start = header.get("start")
    return game, None if start is None else game.position(start)


def _move_of(game: Game[Any, Any], row: Mapping[str, Any], number: int) -> Move:
    if set(row) != {"move"}:
        raise ReplayError(
            f"Move {number} cannot be read: its line must hold the field 'move' and nothing else.",
            number,
        )
    try:
        move: Move = game.move(row["move"])
    except NotationError as error:
        raise ReplayError(f"Move {number} cannot be read: {error}", number) from error
    return move


def _with_name(error: MopsError, name: str) -> tuple[Any, ...]:
    """Return the arguments of an error again, with the file named in its sentence."""
    extra = (error.number,) if isinstance(error, ReplayError) else ()
    return (f"{name}: {error}", *extra)
