"""Everything at a table that no person decides: chance, and the players of other seats."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from copy import copy
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Any

from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game, dice
from mopsbook.core.state import CHANCE, Move, State
from mopsbook.jupyter.answers import DeclinedError
from mopsbook.jupyter.course import AnyStep, Course
from mopsbook.players import Player

Seed = int | str | None
SEEDS = 1_000_000
"""How many seeds there are to draw one from: few enough to be read out to a class."""


def seed_or_new(seed: Seed) -> int | str:
    """Return a seed, or one that is drawn for None.

    Raises
    ------
    OptionError
        If it is no seed.
    """
    if isinstance(seed, bool) or not isinstance(seed, int | str | None):
        raise OptionError(f"A seed is a whole number, a text or None, not {short(seed)}.")
    return SystemRandom().randrange(SEEDS) if seed is None else seed


@dataclass(frozen=True, slots=True)
class Dice:
    """Where chance comes from, apart from the luck of the players.

    Deals depend on the seed alone, whatever the players do between them.
    """

    chance: Random
    luck: Random

    @classmethod
    def of(cls, seed: int | str) -> Dice:
        """Return the dice of a seed."""
        return cls(dice(seed), Random(f"players of {seed}"))

    def copy(self) -> Dice:
        """Return dice that will fall in the same way."""
        return Dice(copy(self.chance), copy(self.luck))


@dataclass(frozen=True, slots=True)
class Others:
    """Plays on until a person has to decide.

    Parameters
    ----------
    game : Game
        The game.
    players : tuple of Player
        One for each seat; those of the persons are never asked.
    seats : collection of int
        Seats of the persons.
    names : tuple of str
        Names by seat, for the sentence about a player that fails.
    """

    game: Game[Any, Any]
    players: Sequence[Player]
    seats: Collection[int]
    names: Sequence[str]

    def play_on(self, course: Course, dice: Dice) -> tuple[Course, Dice]:
        """Return the course at the next decision of a person, and the dice then.

        Raises
        ------
        DeclinedError
            If a player fails; the course and the dice that were given are as before.
        """
        dice = dice.copy()
        steps: list[AnyStep] = []
        state = course.state
        while True:
            actor = self.game.actor(state)
            if actor == CHANCE:
                move = self.game.engine.chance(state, dice.chance)
            elif actor is not None and actor >= 0 and actor not in self.seats:
                move = self._decision(state, actor, dice.luck)
            else:
                # without new steps the course keeps what was taken back
                return (course.after(steps) if steps else course), dice
            steps.append(self.game.apply(state, move))
            state = steps[-1].after

    def _decision(self, state: State, seat: int, luck: Random) -> Move:
        view, legal = self.game.observe(state, seat), self.game.legal(state)
        try:
            # of equal values only the one of the list is sure to be a move
            move: Move = legal[legal.index(self.players[seat].choose(view, legal, luck))]
        except Exception as error:  # a player may be anybody's program
            raise self._failed(seat) from error
        return move

    def _failed(self, seat: int) -> DeclinedError:
        return DeclinedError("error", "table-player-failed", who=self.names[seat])
