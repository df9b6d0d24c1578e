"""Decisions of games of moves by chance, which are played no further than they are looked at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from mopsbook.core.game import Game
from mopsbook.quiz.positions import Occasion, played

SKIPPED = 60
"""The first decision of a game comes after so many others at most."""


class Decisions:
    """Decisions of games, from somewhere in each on.

    Whoever goes through them again finds the same ones, until others are wanted.

    Parameters
    ----------
    game : Game
        The game.
    rng : random.Random
        The only source of chance.

    Examples
    --------
    >>> import mopsbook as mops
    >>> decisions = Decisions(mops.game("mopsen", players=3), Random(1))
    >>> one, other = next(iter(decisions)), next(iter(decisions))
    >>> decisions.anew()
    >>> one is other, next(iter(decisions)) is one
    (True, False)
    """

    def __init__(self, game: Game[Any, Any], rng: Random) -> None:
        self._game, self._rng = game, rng
        self._skipped = SKIPPED
        self._to_the_end = self._one_by_one()
        self.anew()

    def anew(self) -> None:
        """Take others from now on."""
        self._looked_at: list[Occasion] = []
        self._further = self.of_games()

    def __iter__(self) -> Iterator[Occasion]:
        at = 0
        while True:
            if at == len(self._looked_at):
                self._looked_at.append(next(self._further))
            yield self._looked_at[at]
            at += 1

    def of_games(self, skipped: int | None = None) -> Iterator[Occasion]:
        """Yield decisions of new games; so many are skipped at most at the beginning of each."""
        while True:
            skip, length = int(self._rng.random() * (skipped or self._skipped)), 0
            for length, place in enumerate(played(self._game, self._rng), 1):
                if length > skip:
                    yield place
            if length <= skip:  # short games, such as those of few rounds
                self._skipped = max(1, length)

    def end(self, far: int) -> Occasion | None:
        """Return the end of a game; None if that takes more moves, and then it goes on with them next time."""
        return next((place for place in islice(self._to_the_end, far) if place.last), None)

    def _one_by_one(self) -> Iterator[Occasion]:
        while True:
            yield from played(self._game, self._rng)
