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
MOVES = 600
"""So many moves are made for one question: what is not found by then is asked another time."""
TO_AN_END = 400
"""So many more at most to come to an end: a game of moves by chance may take very long, and then goes on next time."""


class Decisions:
    """Decisions of games, from somewhere in each on.

    Whoever goes through them again finds the same ones, until others are wanted. For one question only so many moves
    are made; then there are no others.

    Parameters
    ----------
    game : Game
        The game.
    rng : random.Random
        The only source of chance.
    moves : int
        So many moves are made for one question.

    Examples
    --------
    >>> import mopsbook as mops
    >>> decisions = Decisions(mops.game("mopsen", players=3), Random(1))
    >>> one, other = next(iter(decisions)), next(iter(decisions))
    >>> decisions.anew()
    >>> one is other, next(iter(decisions)) is one
    (True, False)
    """

    def __init__(self, game: Game[Any, Any], rng: Random, moves: int = MOVES) -> None:
        self._game, self._rng, self._moves = game, rng, moves
        self._skipped = SKIPPED
        self._to_the_end = self._one_by_one()
        self.renew()

    def renew(self) -> None:
        """Take others for another question."""
        self._left, self._left_to_end = self._moves, TO_AN_END
        self.anew()

    def anew(self) -> None:
        """Take others from now on, if there are enough more for this question."""
        if 4 * self._left > self._moves:
            self._looked_at: list[Occasion] = []
            self._further = self.of_games()

    def __iter__(self) -> Iterator[Occasion]:
        at = 0
        while at < len(self._looked_at) or self._one_more():
            yield self._looked_at[at]
            at += 1

    def _one_more(self) -> bool:
        found = [*islice(self._further, 1)]
        self._looked_at += found
        return bool(found)

    def of_games(self, skipped: int | None = None) -> Iterator[Occasion]:
        """Yield decisions of new games; so many are skipped at most at the beginning of each."""
        while self._left > 0:
            skip, length = int(self._rng.random() * (skipped or self._skipped)), 0
            for length, place in enumerate(played(self._game, self._rng), 1):
                self._left -= 1
                if length > skip:
                    yield place
                if self._left <= 0:
                    return
            if length <= skip:  # short games, such as those of few rounds
                self._skipped = max(1, length)

    def end(self) -> Occasion | None:
        """Return the end of a game; None if that takes more moves, and then it goes on with them next time."""
        for place in islice(self._to_the_end, self._left_to_end):
            self._left_to_end -= 1
            if place.last:
                return place
        return None

    def _one_by_one(self) -> Iterator[Occasion]:
        while True:
            yield from played(self._game, self._rng)
