"""Two players that are good enough for a table: one at random, one by rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from mopsbook.core import registry
from mopsbook.core.state import Move, State


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Takes any legal move, each with the same chance."""

    def choose(self, view: State, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002
        """Return one of the legal moves."""
        return legal[int(rng.random() * len(legal))]


@dataclass(frozen=True, slots=True)
class SimplePlayer:
    """Takes the move that the game's own rule of thumb likes best.

    The rule of thumb is the function ``liking(view, move)`` in the game's ``thumb.py``; it gives a
    number, and among equally liked moves chance decides.

    Parameters
    ----------
    temper : str
        How it is where speed and attention count: a name that the game's ``reflexes.py`` knows, or ""
        for what is usual at its seat.
    """

    temper: str = ""

    def choose(self, view: State, legal: Sequence[Move], rng: Random) -> Move:
        """Return one of the best liked moves."""
        thumb = registry.optional_module(view.GAME, "thumb")
        if thumb is None:  # a game without a rule of thumb: one move is as good as another
            return RandomPlayer().choose(view, legal, rng)
        scored = [(thumb.liking(view, move), move) for move in legal]
        best = max(score for score, _ in scored)
        favourites = [move for score, move in scored if score == best]
        return favourites[int(rng.random() * len(favourites))]
