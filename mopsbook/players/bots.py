"""The players of those seats that programs play: what they decide, and what they do without being asked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

from mopsbook.core.errors import PositionError
from mopsbook.core.game import Game
from mopsbook.core.state import Move, State
from mopsbook.players.base import Player
from mopsbook.players.reflexes import Gaze, NoReflexes, reflexes_of


class Bots:
    """The players of some seats, their hands and their eyes.

    Parameters
    ----------
    game : Game
        The game.
    players : sequence of Player
        One for each seat; those of other seats are never asked.
    seats : collection of int
        The seats that they play.

    Attributes
    ----------
    reflexes : Reflexes
        Their hands and eyes.
    real_time : bool
        Whether those count in the game.
    """

    def __init__(
        self, game: Game[Any, Any], players: Sequence[Player], seats: Collection[int]
    ) -> None:
        self.game, self.players, self.seats = game, players, frozenset(seats)
        tempers = [getattr(one, "temper", "") for one in players]
        self.reflexes = reflexes_of(game.name, tempers, self.seats)
        self.real_time = not isinstance(self.reflexes, NoReflexes)

    def urge(
        self, state: State, gaze: Gaze, rng: Random, *, passed: bool = False
    ) -> tuple[Sequence[Move], Gaze]:
        """Return moves one of which is made unasked, or (), and whom is looked at now.

        `passed` says that whoever is due let a moment pass.
        """
        gaze = self.reflexes.gaze(state, gaze, rng, passed=passed)
        return self.reflexes.urge(state, gaze, rng), gaze

    def choose(self, state: State, moves: Sequence[Move], rng: Random) -> Move:
        """Return the move of a list that its seat chooses, by its own view alone.

        Of moves of the whole table the first one is taken.

        Raises
        ------
        PositionError
            If there is none, as can be in a position that was written down.
        """
        if not moves:
            raise PositionError("no-move-left", seat=self.game.actor(state), state=str(state))
        seat = moves[0].player
        if seat is None:
            return moves[0]
        return self.players[seat].choose(self.game.observe(state, seat), moves, rng)
