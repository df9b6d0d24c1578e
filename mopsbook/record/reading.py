"""A saved game from its file: every line is checked, and every move is made again by the rules."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mopsbook.core.errors import MopsError, NotationError, ReplayError, TraceError, short
from mopsbook.core.game import Game, game_with
from mopsbook.core.state import Move, State
from mopsbook.record import files
from mopsbook.record.trace import FORMAT, Trace, made, names_for, of_steps


def replay(path: str | os.PathLike[str]) -> Trace:
    """Read a saved game and play it again, move by move, by the rules.

    Parameters
    ----------
    path : str or Path
        The file.

    Raises
    ------
    TraceError
        If the file is no saved game, was cut off or edited, or is of another version.
    ReplayError
        If a move breaks a rule; the error names the first one that does not fit.
    FileNotFoundError
        If there is no such file.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from tempfile import mkdtemp
    >>> file = mops.record(mops.game("mauz"), seed=7, players="simple").save(f"{mkdtemp()}/mauz.jsonl")
    >>> mops.replay(file).outcome is not None
    True
    """
    return read_trace(files.read(path), Path(path).name)


def read_trace(text: str, name: str = "") -> Trace:
    """Read a saved game from the text of its file; see :func:`replay`.

    Parameters
    ----------
    text : str
        The lines of the file.
    name : str
        What errors call it; "" if it has no name.
    """
    if not name:
        return _read(text)
    try:
        return _read(text)
    except ReplayError as error:
        raise ReplayError("within", where=name, problem=error, number=error.number) from error
    except MopsError as error:
        raise type(error)("within", where=name, problem=error) from error


def _read(text: str) -> Trace:
    # not splitlines(): a name may hold one of the rarer signs for a new line
    first, *lines = text.removeprefix("\ufeff").rstrip().split("\n")
    header = _row(first, 1)
    if "mopsbook" not in header:
        raise TraceError("trace-header")
    version = header["mopsbook"]
    if type(version) is not int or version != FORMAT:  # True is 1 in Python
        raise TraceError("trace-version", version=short(version), reads=FORMAT)
    # before the moves are read: there may be a hundred thousand that are none
    end = _row(lines.pop(), len(lines) + 2) if lines else {}
    if "end" not in end:
        raise TraceError("trace-cut", moves=len(lines))
    game, start = _begun(header)
    names = names_for(header.get("names", ()), game.players)
    rows = (_row(line, number) for number, line in enumerate(lines, 2))
    moves = (_move_of(game, row, number) for number, row in enumerate(rows, 1))
    steps = made(game, Trace(game, start=start).first, moves, len(lines))
    trace = of_steps(game, steps, names, start)
    if end["end"] != len(lines):
        raise TraceError("trace-count", counted=short(end["end"]), moves=len(lines))
    if end.get("check") != trace.digest(header):
        raise TraceError("trace-check")
    return trace


def _row(line: str, number: int) -> dict[str, Any]:
    row = files.json_object(line)
    if row is None:
        raise TraceError("trace-line", line=number)
    return row


def _begun(header: Mapping[str, Any]) -> tuple[Game[Any, Any], State | None]:
    options = header.get("options", {})
    if not isinstance(options, Mapping):
        raise TraceError("trace-options")
    game = game_with(header.get("game", ""), options)
    start = header.get("start")
    return game, None if start is None else game.position(start)


def _move_of(game: Game[Any, Any], row: Mapping[str, Any], number: int) -> Move:
    if set(row) != {"move"}:
        raise ReplayError("move-line", number=number)
    try:
        move: Move = game.move(row["move"])
    except NotationError as error:
        raise ReplayError("move-unreadable", number=number, problem=error) from error
    return move
