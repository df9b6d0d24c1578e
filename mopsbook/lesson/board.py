"""The board that a lesson goes on with: where it stands, what was moved, and what is to be seen of that."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from mopsbook.core.chance import rng_of
from mopsbook.core.errors import IllegalMove, MopsError, NotationError, short
from mopsbook.core.game import Game, game
from mopsbook.core.registry import games
from mopsbook.core.state import CHANCE, Move, State
from mopsbook.lesson.markdown import Entry
from mopsbook.players.reflexes import NoReflexes, reflexes_of
from mopsbook.show.look import in_parts
from mopsbook.show.pictures import Audience, Picture, asked, seen_by, told_to

START, SETUP = "start", "setup"
"""What is written for the beginning of a game when all is dealt, and before that."""
NUMBER = re.compile("-?[0-9]{1,18}")
PLAYERS = range(2, 7)
"""So many play a game of which nothing but a position is known."""
LISTED = 6
"""So many moves are named at most that could have been made."""


class Board:
    """Where a lesson stands.

    Parameters
    ----------
    game : Game
        The game.
    audience : tuple of int
        Who looks.

    Attributes
    ----------
    state : State
        The position, with nothing hidden.
    torn : bool
        Whether a position could not be put here, so that moves mean nothing.
    """

    def __init__(self, game: Game[Any, Any], audience: Audience) -> None:
        self.game, self.audience = game, audience
        self.state: State = game.engine.initial()
        self.torn = False
        self._rng = Random(0)
        self._gaze: int | None = None
        seats = range(game.players)
        self._reflexes = reflexes_of(game.name, [""] * len(seats), seats)

    def seed(self, text: str) -> None:
        """Say where chance comes from that is due from here on."""
        self._rng = rng_of(int(text) if NUMBER.fullmatch(text) else text)

    def put(self, text: str) -> None:
        """Put a position on the board, in notation, or the beginning of a game."""
        self.torn, self._gaze, initial = True, None, self.game.engine.initial
        begins = text.strip() in (START, SETUP)
        try:
            self.state = initial() if begins else self.game.position(_row(text))
        except MopsError as problem:
            if others := _games_of(_row(text), self.game.name):
                raise MopsError("lesson-other-game", problem=problem, games=others) from problem
            raise
        if text.strip() == START:
            self.settle()
        self.torn = False

    def watch(self, name: str, names: Sequence[str]) -> None:
        """Say whom eyes are on from here on, where it counts.

        Raises
        ------
        NotationError
            If nobody is called so, or nobody's eyes count.
        """
        if isinstance(self._reflexes, NoReflexes):
            raise NotationError("lesson-no-eyes", game=self.game.name)
        called = [one.casefold() for one in names]
        if name.casefold() not in called:
            raise NotationError("lesson-eyes", name=short(name), known=names)
        self._gaze = called.index(name.casefold())

    @property
    def signs(self) -> Any:
        """What the look has to know beside the position; None if eyes are on nobody."""
        if self._gaze is None:
            return None
        return self._reflexes.signs(self.state, self._gaze, False, None, (), False)

    def settle(self) -> None:
        """Draw chance until somebody has to decide."""
        self.state, _ = self.game.settle(self.state, self._rng)

    def read(self, entry: Entry) -> Move:
        """Read a move that could be made now.

        Raises
        ------
        MopsError
            If it is none, or breaks a rule; the sentence names what could be made.
        """
        try:
            move: Move = self.game.move(_row(entry.value), self.state)
        except MopsError as problem:
            raise self._refused(problem, entry.value) from problem
        if self.game.actor(self.state) == CHANCE and self.game.check(self.state, move):
            self.settle()
        if broken := self.game.check(self.state, move):
            raise self._refused(IllegalMove(move, broken), str(move))
        return move

    def spelt(self, entry: Entry) -> None:
        """Read a move where it is not known what could be made: whether it is one at all."""
        self.game.move(_row(entry.value), self.state)

    def _refused(self, problem: MopsError, text: str) -> MopsError:
        """Return why a move cannot be made, with what can be, of much what looks most like it."""
        state, _ = self.game.settle(self.state, 0)  # such as a deal, which is due before any move
        legal = [f"'{one}'" for one in self.game.legal(state)]
        count = len(legal)
        if count > LISTED:
            legal = difflib.get_close_matches(f"'{text}'", legal, LISTED, cutoff=0)
        more = count - len(legal)
        return MopsError("lesson-move", problem=problem, count=count, legal=legal, more=more)

    def make(self, move: Move) -> Iterator[Picture]:
        """Make a move, and yield what is to be seen of it."""
        made = self.game.apply(self.state, move)
        self.state = made.after
        for part in in_parts([made]):
            for told in told_to(self.audience, [part]):
                view = self._seen(told.step.after)
                prompt = asked(self.game, view, self.audience, (told,))
                yield self._picture(view, told=(told,), prompt=prompt)

    def picture(self) -> Picture:
        """Return what is to be seen of the position."""
        view = self._seen(self.state)
        return self._picture(view, prompt=asked(self.game, view, self.audience))

    def _seen(self, state: State) -> State:
        return seen_by(self.game, state, self.audience)

    def _picture(self, view: State, **more: Any) -> Picture:
        you = self.audience[0] if self.audience else None
        return Picture(view, self.audience, you=you, signs=self.signs, **more)


def _row(text: str) -> str:
    return text.replace("\n", " ")


def _games_of(text: str, but: str) -> list[str]:
    """Return the other games in whose notation a text is a position.

    Examples
    --------
    >>> _games_of("pecking R B Y C; leader 0; hands R5 / R2 C4 / B8", "mauz")
    ['mopsen']
    """
    return [name for name in games() if name != but and any(_reads(name, n, text) for n in PLAYERS)]


def _reads(name: str, players: int, text: str) -> bool:
    try:
        game(name, players=players).position(text)
    except MopsError:
        return False
    return True
