"""Everything at a table that no person decides: chance, and the players of other seats."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from copy import copy
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Any

from mopsbook.core.chance import rng_of, seed_of
from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game
from mopsbook.core.state import CHANCE, Move, State
from mopsbook.core.step import AnyStep
from mopsbook.jupyter.answers import DeclinedError
from mopsbook.jupyter.history import History
from mopsbook.jupyter.realtime import Present
from mopsbook.players import Bots, Player
from mopsbook.players.reflexes import Gaze

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
    given = seed_of(seed)
    if isinstance(given, Random):
        raise OptionError("table-seed", seed=short(seed))
    return SystemRandom().randrange(SEEDS) if given is None else given


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
        return cls(rng_of(seed), Random(f"players of {seed}"))

    def copy(self) -> Dice:
        """Return dice that will fall in the same way."""
        return Dice(copy(self.chance), copy(self.luck))


class AutoPlay:
    """Plays on until a person has to decide.

    Parameters
    ----------
    game : Game
        The game.
    players : sequence of Player
        One for each seat; those of the persons are never asked.
    persons : collection of int
        Seats of the persons.
    names : tuple of str
        Names by seat, for the sentence about a player that fails.

    Attributes
    ----------
    bots : Bots
        All players but the persons, with their hands and eyes.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        players: Sequence[Player],
        persons: Collection[int],
        names: Sequence[str],
    ) -> None:
        self._game, self._persons, self._names = game, persons, names
        seats = set(range(game.players)).difference(persons)
        self.bots = Bots(game, players, seats)

    def waits(self, state: State) -> bool:
        """Say whether the others go on from here, but a person could interrupt before."""
        if self._game.actor(state) not in self.bots.seats:
            return False
        return any(move.player in self._persons for move in self._game.interrupts(state))

    def play_on(
        self, history: History, dice: Dice, moment: Present, *, passed: bool = False
    ) -> tuple[History, Dice, Present]:
        """Play until a person has to decide, or could interrupt.

        Parameters
        ----------
        history : History
            The history so far.
        dice : Dice
            Where chance comes from.
        moment : Present
            What there was beside the position.
        passed : bool
            Whether the persons let this moment pass.

        Returns
        -------
        history : History
            The history then.
        dice : Dice
            The dice then.
        moment : Present
            What there is beside the position then.

        Raises
        ------
        DeclinedError
            If a player fails; what was given is as before.
        """
        dice = dice.copy()
        steps: list[AnyStep] = []
        state, gaze = history.state, moment.gaze
        while True:
            move, gaze = self._next(state, gaze, dice, passed)
            passed = False
            if move is None:
                alarm = self.bots.reflexes.false_alarm(state, dice.luck)
                apparent = alarm or state
                sign = self.bots.reflexes.sign(apparent, gaze, alarm is None, dice.luck)
                shown = self.bots.reflexes.shown(apparent, sign)
                steps += [self._game.apply(state, shown)] if shown is not None else []
                # also without new steps: what can be redone must not tell whether there are any
                history = history.after(steps)
                return history, dice, Present(gaze, self.waits(state), alarm, sign)
            steps.append(self._game.apply(state, move))
            state = steps[-1].after

    def _next(self, state: State, gaze: Gaze, dice: Dice, passed: bool) -> tuple[Move | None, Gaze]:
        """Return what is done without a person, or None; and whom is looked at."""
        actor = self._game.actor(state)
        if actor is None or actor == CHANCE:
            return (None if actor is None else self._game.engine.chance(state, dice.chance)), gaze
        moves: Sequence[Move] = ()
        theirs = actor in self.bots.seats
        if not (passed and theirs):  # who passes has seen what would be done unasked
            moves, gaze = self.bots.urge(state, gaze, dice.luck, passed=passed)
        if not moves and theirs and (passed or not self.waits(state)):
            moves = self._game.legal(state)
        return (self._chosen(state, moves, dice.luck) if moves else None), gaze

    def _chosen(self, state: State, moves: Sequence[Move], luck: Random) -> Move:
        try:
            # of equal values only the one of the list is sure to be a move
            move: Move = moves[moves.index(self.bots.choose(state, moves, luck))]
        except Exception as error:  # a player may be anybody's program
            who = self._names[moves[0].player or 0]
            raise DeclinedError("error", "table-player-failed", who=who) from error
        return move
