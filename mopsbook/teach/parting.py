"""Where two readings of a rule part: one game under both, to the first move on which they do not agree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple

from mopsbook.core.chance import SeedLike, rng_of
from mopsbook.core.errors import IllegalMove, MopsError, OptionError, short
from mopsbook.core.game import Game, as_game, game_with
from mopsbook.core.options import changed_options
from mopsbook.core.state import CHANCE, Move
from mopsbook.core.step import AnyStep
from mopsbook.core.verdict import Violation
from mopsbook.record.by_chance import any_move
from mopsbook.record.trace import Trace
from mopsbook.teach.examples import example

GAMES = 12
"""So many games are played in search of a move on which the readings part."""
TRIED = 5
"""So many moves are looked at that only one reading lists: they may be written otherwise, and lead to the same."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What one reading makes of a move.

    Parameters
    ----------
    trace : Trace
        The game until then; with the move, if it may be made.
    move : str
        The notation of the move.
    refused : tuple of Violation
        Why it may not be made; () if it may.
    """

    trace: Trace
    move: str
    refused: tuple[Violation, ...] = ()

    @property
    def step(self) -> AnyStep | None:
        """What comes of the move; None if it may not be made."""
        return None if self.refused else self.trace[-1]


@dataclass(frozen=True, slots=True)
class Parting:
    """A move on which two readings do not agree, after moves on which they do.

    Parameters
    ----------
    mine, theirs : Answer
        What is made of it under the options of the game, and under those that were asked for. The moves
        are the same but for chance: a deal of other cards is another move.
    """

    mine: Answer
    theirs: Answer


def parting(game: Game[Any, Any] | str, seed: SeedLike = 7, **reading: Any) -> Parting | None:
    """Play one game under two readings, to the first move on which they do not agree.

    Parameters
    ----------
    game : Game or str
        The game under one reading; its name means its usual options.
    seed : int, str, random.Random or None
        Where shuffles and choices come from. If the readings never part in that game, some more are
        played, also under the options with which examples show the rule.
    **reading
        What is chosen otherwise.

    Returns
    -------
    Parting or None
        None if they agree on all that was played, such as readings that only say how cards are named.

    Raises
    ------
    OptionError
        If there is no such option or value, or it is what the game has.

    Examples
    --------
    Whoever pinches has to take a card, or may take none:

    >>> import mopsbook as mops
    >>> found = mops.parting(mops.game("mopsen", players=3), pinch="may")
    >>> found.mine.move == found.theirs.move
    True
    >>> print(mops.explain(found.mine.step).sentences[-1])
    Anna has to take the one card of the trick that still lies there: red 11.
    >>> print(mops.explain(found.theirs.step).sentences[-1])
    Anna may take the one card of the trick that still lies there, red 11, or nothing.
    """
    game = as_game(game)
    if not isinstance(game, Game):
        raise OptionError("parting-game", game=short(game))
    numbers = rng_of(seed)
    beginnings = [_Beginning(game, _otherwise(game, reading)), *_examples(game, reading)]
    for number in [numbers.getrandbits(64) for _ in range(GAMES)]:
        for one in beginnings:
            found = _compared(one, number)
            if found is not None:
                return found
    return None


class _Beginning(NamedTuple):
    """Two readings, and the notation of a position that both may have; None for the beginning of a game."""

    mine: Game[Any, Any]
    theirs: Game[Any, Any]
    start: str | None = None


def _otherwise(game: Game[Any, Any], reading: Mapping[str, Any]) -> Game[Any, Any]:
    """Return a game under another reading."""
    chosen = {"players": game.players} | changed_options(game.options) | dict(reading)
    other = game_with(game.name, chosen)
    if other == game:
        raise OptionError("parting-same", options=short(dict(reading)))
    return other


def _examples(game: Game[Any, Any], reading: Mapping[str, Any]) -> Iterator[_Beginning]:
    """Yield games under the options with which examples show the rules that are read otherwise."""
    kept = {option: getattr(game.options, option) for option in reading}
    for rule in game.rules.values():
        shown = example(game, rule.id) if rule.option in reading else None
        if shown is None:
            continue
        theirs = shown.trace.game
        chosen = {"players": theirs.players} | changed_options(theirs.options)
        try:
            mine = game_with(game.name, chosen | kept)
            other = _otherwise(mine, reading)
            yield _Beginning(mine, other)
            start = str(shown.trace.first)
            if shown.trace.start is not None and mine.position(start) and other.position(start):
                yield _Beginning(mine, other, start)
        except (
            MopsError
        ):  # options that do not go together, or a position that there is not under both
            continue


def _compared(beginning: _Beginning, seed: int) -> Parting | None:
    """Play one game under both readings; return the first move on which they do not agree."""
    mine, theirs = (_Side(game, beginning.start, seed) for game in beginning[:2])
    choices = Random(f"choices of {seed}")

    def agreed(move: str, other: str) -> bool:
        return move == other and mine.comes_of(move) == theirs.comes_of(other)

    while (actor := mine.actor) is not None:
        if actor == CHANCE:
            move, other = mine.drawn(), theirs.drawn()
        else:
            alone = mine.listed() ^ theirs.listed()
            tried = choices.sample(sorted(alone), min(TRIED, len(alone)))
            usual = mine.any_move(choices)
            # what only one lists may be the same to both
            move = next((one for one in tried if not agreed(one, one)), usual)
            other = move
        if not agreed(move, other):
            return Parting(mine.answer(move), theirs.answer(other))
        mine.go_on(move)
        theirs.go_on(move)
    return None


class _Side:
    """One game under one reading, while it is played."""

    def __init__(self, game: Game[Any, Any], start: str | None, seed: int) -> None:
        self._game = game
        self._begun = Trace(game, start=None if start is None else game.position(start))
        self._state = self._begun.first
        self._moves: list[Move] = []
        self._steps: dict[str, AnyStep] = {}
        self._shuffles = Random(seed)

    @property
    def actor(self) -> int | None:
        """Who has to move."""
        return self._game.actor(self._state)

    def drawn(self) -> str:
        """Return what chance brings."""
        return str(self._game.engine.chance(self._state, self._shuffles))

    def any_move(self, rng: Random) -> str:
        """Return a move that may be made."""
        return str(any_move(self._game, self._state, rng))

    def listed(self) -> set[str]:
        """Return the moves of whoever has to move, and those with which others may interrupt."""
        moves = (*self._game.legal(self._state), *self._game.interrupts(self._state))
        return {str(move) for move in moves}

    def comes_of(self, move: str) -> object:
        """Return by which rules a move is refused, or what it leads to, without the options."""
        try:
            step = self._made(move)
        except IllegalMove as error:
            return [violation.rule for violation in error.violations]
        after = {name: value for name, value in step.after.json().items() if name != "options"}
        return [(event.kind, event.rules, event.facts) for event in step.events], after

    def go_on(self, move: str) -> None:
        """Make a move that is allowed."""
        step = self._made(move)
        self._moves.append(step.move)
        self._state = step.after
        self._steps.clear()

    def _made(self, move: str) -> AnyStep:
        """Make a move, once for each position."""
        if move not in self._steps:
            self._steps[move] = self._game.apply(self._state, move)
        return self._steps[move]

    def answer(self, move: str) -> Answer:
        """Return what is made of a move."""
        refused = self._game.check(self._state, move)
        if not refused:
            self.go_on(move)
        return Answer(replace(self._begun, moves=tuple(self._moves)), move, refused)
