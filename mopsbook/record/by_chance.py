"""Games of moves by chance, in which whatever can happen comes up sooner or later."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from mopsbook.core.game import Game
from mopsbook.core.state import CHANCE, Move
from mopsbook.core.step import AnyStep

INTERRUPTING = 0.1
"""How often somebody interrupts, in games in which that can be done."""


def any_move(game: Game[Any, Any], state: Any, rng: Random) -> Move | None:
    """Return some move in a position, or what chance brings; None after the end.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> str(any_move(g, g.position("hands R5 / R2 B9 / B8"), Random(1)))
    '0 play R5'
    """
    actor = game.actor(state)
    if actor is None:
        return None
    if actor == CHANCE:
        outcome: Move = game.engine.chance(state, rng)
        return outcome
    interrupts = game.interrupts(state)
    interrupting = interrupts and rng.random() < INTERRUPTING
    moves = interrupts if interrupting else game.legal(state)
    # not choice(): what that draws is Python's own affair
    return moves[int(rng.random() * len(moves))] if moves else None


def played(game: Game[Any, Any], rng: Random) -> Iterator[AnyStep]:
    """Yield all steps of a game of such moves, deals included.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> steps = list(played(g, Random(1)))
    >>> g.actor(steps[-1].after) is None, str(steps[-1].move)
    (True, '1 pinch Y11')
    """
    state = game.engine.initial()
    while (move := any_move(game, state, rng)) is not None:
        step = game.apply(state, move)
        yield step
        state = step.after
