"""A game as its users see it: the same few functions for all games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from itertools import repeat
from operator import is_
from random import Random
from typing import Any, Generic, Never, final

from mopsbook.core import plain
from mopsbook.core.chance import SeedLike, rng_of
from mopsbook.core.engine import Engine, M, Outcome, S
from mopsbook.core.errors import IllegalMove, NotationError, OptionError, PositionError, short
from mopsbook.core.manual import Notation, notation, tells
from mopsbook.core.options import changed_options, hinting_itself, no_more, with_hints
from mopsbook.core.registry import engine_of
from mopsbook.core.rules import Rules
from mopsbook.core.state import CHANCE, HIDDEN, Move, State
from mopsbook.core.step import Step
from mopsbook.core.verdict import Violation

_new = tuple.__new__


@final
class Game(Generic[S, M]):
    """A game under chosen options.

    Get one by :func:`mopsbook.game`. Positions and moves are plain values; a game keeps nothing
    but the lists of moves that it gave last, so one object serves any number of tables.

    Parameters
    ----------
    engine : Engine
        Its rules under the options.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.start(seed=7)
    >>> len(g.legal(s))  # a hand of eight can be exchanged in 93 ways
    93
    >>> step = g.play(s, "0 redraw -")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    mopsbook.core.errors.IllegalMove: '0 redraw -' is not allowed: ...
    """

    __slots__ = ("_interrupting", "_listed", "engine")

    def __init__(self, engine: Engine[S, M]) -> None:
        self.engine = engine
        self._listed: tuple[S | None, tuple[M, ...]] = (None, ())
        self._interrupting: tuple[S | None, tuple[M, ...]] = (None, ())

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.engine,)

    @property
    def name(self) -> str:
        """Name of the game."""
        return self.engine.name

    @property
    def options(self) -> Any:
        """All options, as a frozen dataclass."""
        return self.engine.options

    @property
    def players(self) -> int:
        """Number of seats; they are numbered clockwise from 0."""
        players: int = self.engine.options.players
        return players

    @property
    def rules(self) -> Rules:
        """The rule book: a mapping from ids to rules."""
        return self.engine.rules

    @property
    def notation(self) -> Notation:
        """How positions and moves of this game are written, with an example of each."""
        return notation(self.name)

    @with_hints
    def start(self, seed: SeedLike = None) -> S:
        """Return the first position in which somebody has to decide.

        Parameters
        ----------
        seed : int, str, random.Random or None
            Where the shuffles come from. The same int or str gives the same cards on every
            machine; None shuffles anew each time.
        """
        return self.settle(self.engine.initial(), seed)[0]

    def actor(self, state: S) -> int | None:
        """Return the seat that has to move, ``ANYONE``, ``CHANCE``, or None after the end."""
        self._own(state)
        return self.engine.actor(state)

    def legal(self, state: S) -> tuple[M, ...]:
        """Return every move of the one that has to move that breaks no rule; () after the end."""
        known, moves = self._listed
        if known is not state:
            self._own(state)
            moves = self.engine.legal(state)
            self._listed = state, moves
        return moves

    def interrupts(self, state: S) -> tuple[M, ...]:
        """Return the moves that seats may make although the game does not wait for them.

        In most games there are none; where it is part of a game to cheat, that can be done at nearly
        any moment. :meth:`check` and :meth:`play` take them like any other move; of a seat's view they
        hold only those that the seat can know of.
        """
        known, moves = self._interrupting
        if known is not state:
            self._own(state)
            moves = self.engine.interrupts(state)
            self._interrupting = state, moves
        return moves

    def check(self, state: S, move: M | str | Mapping[str, Any]) -> tuple[Violation, ...]:
        """Return every rule that a move breaks; () if the move is legal.

        What is no move, comes at the wrong time or from the wrong seat is told that and nothing more:
        other rules ask about the turn that it has not got, and would tell of a hand. Of a general
        rule and one for a special case that is broken, the special one is told.

        Parameters
        ----------
        state : State
            The position.
        move : Move, str or mapping
            A move, its notation, or its object. What is no move at all breaks the technical
            rule ``<game>.unknown-move``.
        """
        self._own(state)
        if isinstance(move, str | Mapping):
            try:
                move = self.move(move, state)
            except NotationError as error:
                return self._unknown(error)
        try:
            if not self.engine.formed(move):
                if isinstance(move, Move):  # built by hand it may hold what nobody can write down
                    plain.value(move.json(), NotationError)
                return self._unknown(short(move))
            hash(move)
        except Exception as error:
            return self._unknown(error)
        found = self.engine.check(state, move)
        return tuple(Violation(self.rules[v.rule], v.facts) for v in found)

    def _unknown(self, problem: object) -> tuple[Violation, ...]:
        unknown = self.rules[f"{self.engine.prefix}.unknown-move"]
        return (Violation(unknown, {"problem": str(problem)}),)

    @hinting_itself
    def play(
        self,
        state: S,
        move: M | str | Mapping[str, Any],
        seed: SeedLike = None,
        **other: Never,
    ) -> Step[S, M]:
        """Make a move, and draw what chance brings after it.

        Parameters
        ----------
        state : State
            The position; it stays as it is.
        move : Move, str or mapping
            A move, its notation, or its object.
        seed : int, str, random.Random or None
            Where a shuffle comes from that becomes due, as in :meth:`start`.

        Raises
        ------
        IllegalMove
            If the move breaks a rule; the error cites it.
        NotationError
            If a text or object is no move.
        """
        if other:
            no_more(Game.play, other)
        step = self.apply(state, move)
        if self.engine.actor(step.after) != CHANCE:
            return step
        after, moves = self._drawn(step.after, rng_of(seed))
        return Step(self.engine, state, step.move, after, moves)

    def apply(self, state: S, move: M | str | Mapping[str, Any]) -> Step[S, M]:
        """Make exactly one move, which may be an outcome of chance; nothing else happens."""
        engine = self.engine
        known, moves = self._listed
        made: Any = move
        # nearly always the move is one of the list just given, and neither it nor the position need
        # be judged once more; check itself judges every move
        if known is not state or not any(map(is_, moves, repeat(move))):
            made = self._judged(state, move)
        # made as the bare tuple that it is, which takes half as long
        step: Step[S, M] = _new(Step, (engine, state, made, engine.apply(state, made), ()))
        return step

    def _judged(self, state: S, move: M | str | Mapping[str, Any]) -> M:
        """Return a move that is not in the list of legal ones, read and complete, or raise its error."""
        known, moves = self._interrupting
        if known is state and any(map(is_, moves, repeat(move))):
            listed: Any = move
            return listed  # type: ignore[no-any-return]
        self._own(state)
        if not isinstance(move, Move) and isinstance(move, str | Mapping):
            move = self.move(move, state)
        if found := self.check(state, move):
            raise IllegalMove(move, found)
        return self.engine.complete(state, move)

    @with_hints
    def settle(self, state: S, seed: SeedLike = None) -> tuple[S, tuple[M, ...]]:
        """Draw chance until somebody has to decide; return the position and what was drawn."""
        self._own(state)
        return self._drawn(state, rng_of(seed))

    def _drawn(self, state: S, rng: Random) -> tuple[S, tuple[M, ...]]:
        """Return the position after all chance that is due; what the rules draw themselves they need not judge."""
        engine, moves = self.engine, []
        while engine.actor(state) == CHANCE:
            moves.append(engine.chance(state, rng))
            state = engine.apply(state, moves[-1])
        return state, tuple(moves)

    def observe(self, state: S, seat: int) -> S:
        """Return what `seat` may know of a position; hidden cards are ``"?"``."""
        self._own(state)
        return self.engine.observe(state, self.seat(seat))

    def require_open(self, state: S) -> S:
        """Return a position in which nothing is hidden, so that everybody can play on from it.

        Raises
        ------
        PositionError
            If it is what a seat sees.
        """
        self._own(state)
        if f'"{HIDDEN}"' in json.dumps(state.json()):
            raise PositionError("hidden-cards")
        return state

    def outcome(self, state: S) -> Outcome | None:
        """Return winners and totals after the end of the game, None before it."""
        self._own(state)
        return self.engine.outcome(state)

    @tells("moves")
    def move(self, source: str | Mapping[str, Any], state: S | None = None) -> M:
        """Read a move from its notation or from an object; ``game.move?`` tells how moves are written.

        Parameters
        ----------
        source : str or mapping
            For instance ``"1 play B3"`` or ``{"type": "play", "player": 1, "card": "B3"}``.
        state : State, optional
            With a position the seat may be left out: it is the one that has to move.

        Raises
        ------
        NotationError
            If it is no move of this game.
        """
        if state is not None:
            self._own(state)
        return self.engine.read_move(plain.source(source, NotationError), state)

    @tells("fields")
    def position(self, source: str | Mapping[str, Any] | S) -> S:
        """Read a position from its notation or from an object; ``str(state)`` writes it.

        A position of this game is returned as it is. ``game.position?`` tells what can be written.

        Raises
        ------
        PositionError
            If it is no position of this game, for instance because a card is in it twice.
        """
        if isinstance(source, State):
            self._own(source)
            return source
        return self.engine.read_position(plain.source(source, PositionError))

    def seat(self, seat: object) -> int:
        """Return `seat` if it is one of this game; raise PositionError otherwise."""
        found = plain.integer(seat)
        if isinstance(found, int) and not isinstance(found, bool) and 0 <= found < self.players:
            return found
        raise PositionError(
            "no-seat", seat=short(seat), players=self.players, last=self.players - 1
        )

    def _own(self, state: S) -> None:
        """Refuse a position of another game or of other options, whose verdicts would be wrong."""
        engine = self.engine
        if type(state) is engine.state_type and state.options is engine.options:
            return
        if not isinstance(state, engine.state_type):
            raise PositionError("no-position-of", state=type(state).__name__, game=self.name)
        if state.options != engine.options:
            raise PositionError(
                "other-options", reached=_chosen(state.options), chosen=_chosen(engine.options)
            )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.engine == other.engine

    def __hash__(self) -> int:
        return hash(self.engine)

    def __repr__(self) -> str:
        return f"<Game {self.name}: {_chosen(self.options)}>"


def game(name: str, **options: Any) -> Game[Any, Any]:
    """Return a game under the given options.

    Parameters
    ----------
    name : str
        One of :func:`games`, or its title, with spaces or hyphens, in large or small letters.
    **options
        ``players`` and the options named in the game's rules; each has a default.

    Raises
    ------
    OptionError
        If there is no such game, option, value or number of players.

    Examples
    --------
    >>> import mopsbook as mops
    >>> mops.game("mopsen", players=3, pinch="may")
    <Game mopsen: players=3, pinch='may'>
    >>> mops.game("Mops Royal") == mops.game("mops_royal")
    True
    """
    return game_with(name, options)


def as_game(source: object) -> Any:
    """Return the game that a name means, with its usual options; all else as it is, for whoever asked to judge.

    Raises
    ------
    OptionError
        If there is no game of this name.

    Examples
    --------
    >>> as_game("Mops Royal")
    <Game mops_royal: players=2>
    >>> as_game(3)
    3
    """
    return game_with(source, {}) if isinstance(source, str) else source


def game_with(name: str, options: Mapping[str, Any]) -> Game[Any, Any]:
    """Return a game under options that come from elsewhere, and so may have any names."""
    engine = engine_of(name)
    given = {}
    for option, value in options.items():
        try:
            given[option] = plain.value(value, OptionError)
        except OptionError as error:
            raise OptionError("option-so", option=short(option), game=name, problem=error) from None
    return Game(engine(given))


def game_of(state: S) -> Game[S, Any]:
    """Return the game of a position.

    Examples
    --------
    >>> import mopsbook as mops
    >>> game_of(mops.game("mopsen", pinch="may").start(7))
    <Game mopsen: players=4, pinch='may'>
    """
    return _same(state.GAME, state.options)


@lru_cache(maxsize=64)
def _same(name: str, options: Any) -> Game[Any, Any]:
    return game_with(name, {"players": options.players} | changed_options(options))


def _chosen(options: Any) -> str:
    """Return the players and all options that differ from their defaults, as keywords."""
    chosen = {"players": options.players} | changed_options(options)
    return ", ".join(f"{name}={value!r}" for name, value in chosen.items())
