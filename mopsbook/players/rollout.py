"""Playing a whole position on, by rule of thumb, to where one can say what it is worth to whom.

A game may say in its module ``rollout`` how that is done best::

    def goal(engine, state, start, moves):
        '''Return None to play on, or what it comes to for every seat.'''

    def chosen(state, moves, seat, rng):
        '''Return a move that is not left to the rule of thumb of whoever makes it, or None.'''

Values are in steps of about one standard deviation of what one roll-out brings; they need not sum to anything,
since only moves of one seat are compared. Without a goal who wins gets 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mopsbook.core import registry
from mopsbook.core.game import Game
from mopsbook.core.goals import Values, won
from mopsbook.core.state import ANYONE, CHANCE

SLACK = 0.1
"""So often a move of a roll-out is any move: a rule of thumb alone is blind where it errs."""
LONGEST = 1000
"""After so many moves without a goal a roll-out is given up, and nobody gets anything."""


class Rollout:
    """Plays positions of one game on.

    Parameters
    ----------
    game : Game
        The game.
    seat : int
        Who searches.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("miau_miau", players=2)
    >>> state = g.start(7)
    >>> Rollout(g, 0).values(state, state, Random(1), Random(2))
    [1.0, 0.0]
    """

    def __init__(self, game: Game[Any, Any], seat: int) -> None:
        self.engine, self.seat = game.engine, seat
        hooks = registry.optional_module(game.name, "rollout")
        thumb = registry.optional_module(game.name, "thumb")
        self._goal = getattr(hooks, "goal", None)
        self._chosen = getattr(hooks, "chosen", None)
        self.liking = getattr(thumb, "liking", lambda _view, _move: 0)

    def values(self, state: Any, start: Any, rng: Random, luck: Random, moves: int = 0) -> Values:
        """Play on, and return what it comes to for every seat.

        Parameters
        ----------
        state : State
            A whole position; the rules of thumb look at what their own seat sees of it, and at nothing else.
        start : State
            The position from which a move is sought: what has to be compared with its end.
        rng : random.Random
            By which moves are chosen.
        luck : random.Random
            What deals and draws; its own source, so that what comes from the stock is the same after another move.
        moves : int
            How many have been made since `start`.
        """
        engine = self.engine
        for made in range(moves, LONGEST):
            if self._goal is not None:
                values: Values | None = self._goal(engine, state, start, made)
            else:
                values = won(engine, state)
            if values is not None:
                return values
            actor = engine.actor(state)
            if actor == CHANCE:
                move = engine.chance(state, luck)
            else:
                move = self._pick(state, engine.legal(state), actor == ANYONE, rng)
            state = engine.apply(state, move)
        return [0.0] * engine.options.players

    def _pick(self, state: Any, moves: Sequence[Any], anyone: bool, rng: Random) -> Any:
        if len(moves) == 1:
            return moves[0]
        if self._chosen is not None:
            chosen = self._chosen(state, moves, self.seat, rng)
            if chosen is not None:
                return chosen
        if anyone:
            return moves[0]
        if rng.random() < SLACK:
            return moves[int(rng.random() * len(moves))]
        best, favourites = float("-inf"), []
        liking = self.liking
        for move in moves:
            score = liking(state, move)
            if score > best:
                best, favourites = score, [move]
            elif score == best:
                favourites.append(move)
        return favourites[int(rng.random() * len(favourites))]
