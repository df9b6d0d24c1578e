"""A game on record: a header, the moves one by one, and nothing that can be recomputed."""

from __future__ import annotations

import hashlib
import json
import os
import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from mopsbook.core import registry
from mopsbook.core.engine import Outcome
from mopsbook.core.errors import (
    IllegalMove,
    MopsError,
    NotationError,
    OptionError,
    ReplayError,
    TraceError,
    short,
)
from mopsbook.core.game import Game, Seed, Step, dice
from mopsbook.core.options import changed_options
from mopsbook.core.state import Move, State
from mopsbook.players import Player, Room, seated

FORMAT = 1
"""Version of the file form; a file of another version is refused, never guessed at."""

LARGEST_FILE = 4_000_000
"""Bytes; the longest games of the collection need a tenth of it."""


@dataclass(frozen=True)
class Trace:
    """A recorded game: what was decided and what chance brought, in order.

    Parameters
    ----------
    game : Game
        The game and its options.
    moves : tuple of Move
        Decisions and outcomes of chance.
    names : tuple of str
        Names of the players by seat; () for the usual ones.
    start : State or None
        The position in which the record begins; None for the beginning of a game.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> t = mops.record(g, seed=7, players="random")
    >>> t.over, len(t.outcome.totals)
    (True, 3)
    """

    game: Game[Any, Any]
    moves: tuple[Move, ...] = ()
    names: tuple[str, ...] = ()
    start: State | None = None

    @cached_property
    def _steps(self) -> tuple[Step[Any, Any], ...]:
        steps: list[Step[Any, Any]] = []
        state = self.first
        for number, move in enumerate(self.moves, 1):
            try:
                steps.append(self.game.apply(state, move))
            except IllegalMove as error:
                raise ReplayError(
                    f"Move {number} of {len(self.moves)} does not fit: {error}", number
                ) from error
            state = steps[-1].after
        return tuple(steps)

    @property
    def first(self) -> State:
        """The position in which the record begins; chance may be due in it."""
        state: State = self.game.engine.initial() if self.start is None else self.start
        return state

    def steps(self) -> tuple[Step[Any, Any], ...]:
        """Return one step for every move, recomputed by the rules.

        Raises
        ------
        ReplayError
            If a move breaks a rule; the error names the first one.
        """
        return self._steps

    def states(self) -> tuple[State, ...]:
        """Return the position at the beginning and after every move."""
        return (self.first, *(step.after for step in self._steps))

    @property
    def last(self) -> State:
        """The position after the last move."""
        return self.states()[-1]

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self.game.actor(self.last) is None

    @property
    def outcome(self) -> Outcome | None:
        """Winners and totals, or None if the game was not played to its end."""
        return self.game.outcome(self.last)

    def lines(self) -> Iterator[str]:
        """Yield the lines of the file: a header, a line for each move, a closing line."""
        header: dict[str, Any] = {
            "mopsbook": FORMAT,
            "game": self.game.name,
            "options": {"players": self.game.players} | changed_options(self.game.options),
        }
        if self.names:
            header["names"] = list(self.names)
        if self.start is not None:
            header["start"] = str(self.start)
        yield _dump(header)
        for move in self.moves:
            yield _dump({"move": str(move)})
        yield _dump({"end": len(self.moves), "check": self._digest(header)})

    def _digest(self, header: Mapping[str, Any]) -> str:
        """Return a short sum over header and moves: it tells an edited file from a saved one."""
        text = "\n".join([_dump(header), *map(str, self.moves)])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the record as JSON Lines; an existing file is replaced in one go.

        Returns
        -------
        Path
            Where it was written.
        """
        target = Path(path)
        if not target.parent.is_dir():
            raise FileNotFoundError(f"There is no folder {str(target.parent)!r} to save a game in.")
        if target.is_dir():
            raise IsADirectoryError(f"{target.name} is a folder; name a file to save the game in.")
        text = "".join(line + "\n" for line in self.lines())
        # written beside it first, so that a full disk never leaves half a game
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=target.parent, prefix="mopsbook-", delete=False
        ) as file:
            written = Path(file.name)
            try:
                file.write(text)
                file.close()
                written.chmod(0o644)  # temporary files are readable by their owner alone
                return written.replace(target)
            except BaseException:
                written.unlink()
                raise

    def __repr__(self) -> str:
        state = "over" if self.over else "unfinished"
        return f"<Trace of {self.game!r}: {len(self.moves)} moves, {state}>"


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def record(
    game: Game[Any, Any],
    seed: Seed = None,
    players: str | Player | Sequence[str | Player] = "random",
    *,
    names: Sequence[str] = (),
    start: State | None = None,
    moves: Sequence[Move | str | Mapping[str, Any]] | None = None,
) -> Trace:
    """Play a game and record it.

    Parameters
    ----------
    game : Game
        The game.
    seed : int, str, random.Random or None
        Where chance and the players' choices come from; the same int or str gives the same record.
    players : str, Player, or a sequence of one for each seat
        ``"random"``, ``"simple"``, or objects with a method ``choose(view, legal, rng)``.
    names : sequence of str
        Names by seat.
    start : State, optional
        A position to begin with, instead of the beginning of a game.
    moves : sequence of Move or str, optional
        With moves given, exactly these are played and the record ends there: a scripted lesson.
        Chance that becomes due between them is drawn by `seed`.

    Raises
    ------
    IllegalMove
        If a scripted move, or the move of a player, breaks a rule.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B")
    >>> t = mops.record(g, start=s, moves=["2 play R3", "2 pinch R16"])
    >>> t.last.bowls[1]
    ('Y1',)
    """
    rng = dice(seed)
    given = names_for(names, game.players)
    state: Any = game.engine.initial() if start is None else start
    state, due = game.settle(state, rng)
    played: list[Move] = list(due)

    def go_on(move: Any) -> None:
        nonlocal state
        step = game.play(state, move, rng)
        played.extend((step.move, *step.chance))
        state = step.after

    if moves is None:
        game.whole(state)
        room = Room(game, seated(players, game.players), range(game.players))
        # of their own, so that no player's program can foresee a deal from what it draws
        choices = Random(f"players of {seed}") if seed is not None else Random()
        gaze = None
        while game.actor(state) is not None:
            unasked, gaze = room.urge(state, gaze, choices)
            go_on(room.choose(state, unasked or game.legal(state), choices))
    elif isinstance(moves, Sequence) and not isinstance(moves, str | Move):
        for move in moves:
            go_on(move)
    else:
        raise OptionError(f"moves must be a list of moves, not {short(moves)}.")
    return Trace(game, tuple(played), given, start)


def names_for(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Check the names of the players; () stands for the usual ones."""
    listed = isinstance(names, Sequence) and not isinstance(names, str)
    if not listed or not all(map(_is_name, names)) or len(names) not in (0, seats):
        raise OptionError(f"names must be {seats} texts, one for each seat, not {short(names)}.")
    return tuple(names)


def _is_name(name: object) -> bool:
    # half a character can be neither saved nor shown
    return isinstance(name, str) and bool(name.strip()) and not re.search("[\ud800-\udfff]", name)


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
    source = Path(path)
    try:
        if not source.exists():
            raise FileNotFoundError(f"There is no file {short(str(source))}.")
        if not source.is_file():
            raise TraceError(f"{source.name} is no file, so it is no saved game.")
        if source.stat().st_size > LARGEST_FILE:
            raise TraceError(f"{source.name} is larger than any saved game; it was not read.")
        text = source.read_text("utf-8")
    except FileNotFoundError:
        raise
    except UnicodeDecodeError:
        raise TraceError(f"{source.name} is no text file, so it is no saved game.") from None
    except OSError as error:
        raise TraceError(f"{short(source.name)} cannot be read: {error.strerror}.") from error
    return read_trace(text, source.name)


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
    if rows[-1].get("check") != trace._digest(header):
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
