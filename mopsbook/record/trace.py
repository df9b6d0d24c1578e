"""A game on record: a header, the moves one by one, and nothing that can be recomputed."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, overload

from mopsbook.core.chance import SeedLike, rng_of, seed_of
from mopsbook.core.engine import Outcome
from mopsbook.core.errors import IllegalMove, NotationError, OptionError, ReplayError, short
from mopsbook.core.game import Game, as_game
from mopsbook.core.hints import near
from mopsbook.core.options import changed_options
from mopsbook.core.rules import slug
from mopsbook.core.state import CHANCE, Move, State
from mopsbook.core.step import AnyStep
from mopsbook.core.words import event_kinds
from mopsbook.players import Bots, Player, seated
from mopsbook.record import files

FORMAT = 1
"""Version of the file form; a file of another version is refused, never guessed at."""

LONGEST_NAME = 100
"""Characters of a player's name; a picture shows the first of them."""


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

    A record is a sequence of steps, one for each move. It can be cut, and what is cut out is a record
    again, which begins in the position that was reached there:

    >>> t[4], len(t[4:10]), t[4:10].first == t[4].before
    (<Step '1 play R10': lead>, 6, True)

    What :meth:`find` gives are steps as well:

    >>> [str(step.move) for step in t.find("pinch")][:2]
    ['0 pinch R10', '0 pinch B4']
    """

    game: Game[Any, Any]
    moves: tuple[Move, ...] = ()
    names: tuple[str, ...] = ()
    start: State | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.game, Game):
            raise OptionError("trace-game", game=short(self.game))
        object.__setattr__(self, "names", names_for(self.names, self.game.players))
        if not isinstance(self.moves, tuple) or not all(isinstance(m, Move) for m in self.moves):
            raise OptionError("trace-moves", moves=short(self.moves))
        if self.start is not None:
            self.game.actor(self.start)  # which refuses a position of another game

    @cached_property
    def _steps(self) -> tuple[AnyStep, ...]:
        return tuple(made(self.game, self.first, self.moves, len(self.moves)))

    @property
    def first(self) -> State:
        """The position in which the record begins; chance may be due in it."""
        state: State = self.game.engine.initial() if self.start is None else self.start
        return state

    def steps(self) -> tuple[AnyStep, ...]:
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

    def find(self, what: str) -> tuple[AnyStep, ...]:
        """Return the steps in which something happened.

        Parameters
        ----------
        what : str
            A type of move, such as ``"pinch"``; a kind of event, such as ``"lead"``; or the id of a
            rule on which something rested, with or without the name of the game before it.

        Raises
        ------
        NotationError
            If the game knows nothing of that name.

        Examples
        --------
        >>> import mopsbook as mops
        >>> t = mops.record(mops.game("mopsen", players=3), seed=7)
        >>> len(t.find("next_round")), t.find("pinch-must") == t.find("mopsen.pinch-must") != ()
        (2, True)
        >>> t.find("pich")
        Traceback (most recent call last):
        mopsbook.core.errors.NotationError: mopsen has no move, event or rule named 'pich'. Did you mean 'pinch'?
        """
        engine = self.game.engine
        if not isinstance(what, str):
            raise NotationError("trace-find", game=engine.name, name=short(what), hint="")
        rule = what if what in engine.rules else f"{engine.prefix}.{what}"
        found = tuple(step for step in self if _is_about(step, what, rule))
        if not found and rule not in engine.rules:
            known = {*engine.moves.types, *event_kinds(engine.name)}
            if what not in known:
                short_ids = map(slug, engine.rules)
                raise NotationError(
                    "trace-find",
                    game=engine.name,
                    name=short(what),
                    hint=near(what, [*sorted(known), *short_ids, *engine.rules]),
                )
        return found

    @overload
    def __getitem__(self, at: int) -> AnyStep: ...

    @overload
    def __getitem__(self, at: slice) -> Trace: ...

    def __getitem__(self, at: int | slice) -> AnyStep | Trace:
        if not isinstance(at, slice):
            return self._steps[at]
        begin, end, stride = at.indices(len(self))
        if stride != 1:
            raise OptionError("trace-slice")
        start = self.states()[begin] if begin else self.start
        return of_steps(self.game, self._steps[begin:end], self.names, start)

    def __len__(self) -> int:
        """Return how many moves there are, outcomes of chance among them."""
        return len(self.moves)

    def __iter__(self) -> Iterator[AnyStep]:
        return iter(self._steps)

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
        yield _dump({"end": len(self.moves), "check": self.digest(header)})

    def digest(self, header: Mapping[str, Any]) -> str:
        """Return a short sum over header and moves: it tells an edited file from a saved one."""
        text = "\n".join([_dump(header), *map(str, self.moves)])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the record as JSON Lines; an existing file is replaced in one go.

        The deals are moves of the record, so every hand can be read in the file.

        Returns
        -------
        Path
            Where it was written.
        """
        return files.write(path, "".join(line + "\n" for line in self.lines()).encode())

    def __repr__(self) -> str:
        state = "over" if self.over else "unfinished"
        moves = "1 move" if len(self.moves) == 1 else f"{len(self.moves)} moves"
        return f"<Trace of {self.game!r}: {moves}, {state}>"


def _is_about(step: AnyStep, what: str, rule: str) -> bool:
    return step.move.json()["type"] == what or any(
        event.kind == what or rule in event.rules for event in step.events
    )


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def of_steps(
    game: Game[Any, Any],
    steps: Iterable[AnyStep],
    names: Sequence[str] = (),
    start: State | None = None,
) -> Trace:
    """Return the record of steps that follow each other; they are not made once more."""
    kept = tuple(steps)
    trace = Trace(game, tuple([step.move for step in kept]), tuple(names), start)
    vars(trace)["_steps"] = kept
    return trace


def made(
    game: Game[Any, Any], state: State, moves: Iterable[Move], count: int
) -> Iterator[AnyStep]:
    """Yield the step of each of `count` moves, made by the rules from a position on.

    Raises
    ------
    ReplayError
        At the first that breaks a rule.
    """
    for number, move in enumerate(moves, 1):
        try:
            step = game.apply(state, move)
        except IllegalMove as error:
            raise ReplayError("move-unfit", number=number, count=count, problem=error) from error
        yield step
        state = step.after


def record(
    game: Game[Any, Any] | str,
    seed: SeedLike = None,
    players: str | Player | Sequence[str | Player] = "random",
    *,
    names: Sequence[str] = (),
    start: State | str | Mapping[str, Any] | None = None,
    moves: Sequence[Move | str | Mapping[str, Any]] | Trace | None = None,
) -> Trace:
    """Play a game and record it.

    Parameters
    ----------
    game : Game or str
        The game, or its name, which means its usual options.
    seed : int, str, random.Random or None
        Where chance and the players' choices come from; the same int or str gives the same record.
    players : str, Player, or a sequence of one for each seat
        ``"random"``, ``"simple"``, ``"search"``, or objects with a method ``choose(view, legal, rng)``.
    names : sequence of str
        Names by seat.
    start : State or str, optional
        A position to begin with, or its notation, instead of the beginning of a game;
        ``game.position?`` tells how it is written.
    moves : sequence of Move or str, or Trace, optional
        With moves given, exactly these are played and the record ends there: a scripted lesson;
        ``game.move?`` tells how they are written, such as ``["2 play R3", "2 pinch R16"]``. They
        may be those of another record: what chance brought in it, such as a deal, is then played as
        it is. The record itself gives its start and its names as well. Chance that is due and not
        among the moves is drawn by `seed`.

    Raises
    ------
    IllegalMove
        If a scripted move, or the move of a player, breaks a rule.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = "trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B"
    >>> t = mops.record(g, start=s, moves=["2 play R3", "2 pinch R16"])
    >>> t.last.bowls[1]
    ('Y1',)

    The cards of another record, and other moves:

    >>> t = mops.record(g, seed=7)
    >>> t[0].move == mops.record(g, moves=[t[0].move, "1 redraw -"])[0].move
    True
    """
    game = as_game(game)
    if not isinstance(game, Game):
        raise OptionError("record-game", game=short(game))
    seed = seed_of(seed)
    rng = rng_of(seed)
    if isinstance(moves, Trace):
        start = moves.start if start is None else start
        names, moves = names or moves.names, moves.moves
    given = names_for(names, game.players)
    first: State | None = None if start is None else game.position(start)
    state: Any = game.engine.initial() if first is None else first
    played: list[AnyStep] = []

    def go_on(move: Any) -> None:
        nonlocal state
        played.append(game.apply(state, move))
        state = played[-1].after

    def settle() -> None:
        while game.actor(state) == CHANCE:
            go_on(game.engine.chance(state, rng))

    if moves is None:
        game.require_open(state)
        settle()
        bots = Bots(game, seated(players, game), range(game.players))
        # of their own, so that no player's program can foresee a deal from what it draws
        choices = Random(f"players of {seed}") if seed is not None else Random()
        gaze = None
        while game.actor(state) is not None:
            unasked, gaze = bots.urge(state, gaze, choices)
            go_on(bots.choose(state, unasked or game.legal(state), choices))
            settle()
    elif isinstance(moves, Sequence) and not isinstance(moves, str | Move):
        for move in moves:
            if game.actor(state) == CHANCE and game.check(state, move):
                settle()
            go_on(move)
        settle()
    else:
        raise OptionError("moves-list", moves=short(moves))
    return of_steps(game, played, given, first)


def names_for(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Check the names of the players; () stands for the usual ones."""
    listed = isinstance(names, Sequence) and not isinstance(names, str)
    if not listed or len(names) not in (0, seats) or not all(map(_is_name, names)):
        raise OptionError("names", seats=seats, most=LONGEST_NAME, names=short(names))
    return tuple(names)


def _is_name(name: object) -> bool:
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.strip():
        return False
    return not re.search("[\ud800-\udfff]", name)  # half a character can be neither saved nor shown
