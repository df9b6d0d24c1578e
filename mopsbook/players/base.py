"""What a player is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, runtime_checkable

from mopsbook.core.state import Move, State


@runtime_checkable
class Player(Protocol):
    """Somebody who decides, by what the own seat may know and nothing else."""

    def choose(self, view: State, legal: Sequence[Move], rng: Random) -> Move:
        """Return one of the legal moves.

        Parameters
        ----------
        view : State
            What the seat may know, as :meth:`mopsbook.Game.observe` gives it.
        legal : sequence of Move
            The moves to choose from, never empty.
        rng : random.Random
            The only source of chance to be used, so that games can be repeated.
        """
