"""A saved game from its file: every line is checked, and every move is made again by the rules."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mopsbook.core import registry
from mopsbook.core.errors import MopsError, NotationError, ReplayError, TraceError, short
from mopsbook.core.game import Game
from mopsbook.core.state import Move, State
from mopsbook.record import files
from mopsbook.record.trace import FORMAT, Trace, names_for


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
    rows = []
    # not splitlines(): a name may hold one of the rarer signs for a new line
    for number, line in enumerate(text.removesuffix("\n").split("\n"), 1):
        try:
            row = json.loads(line)
        except (ValueError, RecursionError):  # such as a number of thousands of digits
            row = None
        if not isinstance(row, dict):
            raise TraceError(
                f"Line {number} of {name} is no JSON object; the file was cut off or edited. "
                "A saved game has a header line, one line for each move and a closing line."
            )
        rows.append(row)
    if not rows or "mopsbook" not in rows[0]:
        raise TraceError(f"{name} is no saved game: its first line is no header of mopsbook.")
    header = rows[0]
    if header["mopsbook"] != FORMAT:
        raise TraceError(
            f"{name} has the file version {short(header['mopsbook'])}; this mopsbook reads version {FORMAT}."
        )
    if "end" not in rows[-1]:
        raise TraceError(
            f"{name} was cut off: it ends after {len(rows) - 1} moves without its closing line."
        )
    try:
        game, start = _game_of(header)
        names = names_for(header.get("names", ()), game.players)
        moves = tuple(_move_of(game, row, number) for number, row in enumerate(rows[1:-1], 1))
    except MopsError as error:
        raise type(error)(*_with_name(error, name)) from error
    trace = Trace(game, moves, names, start)
    try:
        trace.steps()
    except ReplayError as error:
        raise ReplayError(f"{name}: {error}", error.number) from error
    if rows[-1]["end"] != len(moves):
        raise TraceError(
            f"{name} was edited: its closing line counts {short(rows[-1]['end'])} moves, but it has {len(moves)}."
        )
    if rows[-1].get("check") != trace.digest(header):
        raise TraceError(
            f"{name} was edited after it was saved: its moves do not match its check sum."
        )
    return trace


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
