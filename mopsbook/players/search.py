"""A player that tries moves out in positions that agree with what it sees: flat Monte Carlo search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import monotonic
from typing import Any

from mopsbook.core import registry
from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game, game_of
from mopsbook.core.plain import integer
from mopsbook.core.state import Move, State
from mopsbook.core.worlds import Worlds
from mopsbook.players.rollout import Rollout

MOST_MOVES = 16
"""Of more moves than these the rule of thumb's favourites are tried."""
DOUBT = 1.0
"""By so many standard errors a move has to be better than what the rule of thumb plays, to be played."""
ROLLOUTS = 300
"""So many roll-outs a decision is given in a game that says nothing else, in its module ``rollout``."""


@dataclass
class Estimate:
    """What roll-outs say of one move; world by world, so that moves can be compared."""

    move: Any
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean value; 0 of a move that was not tried."""
        return sum(self.values) / max(1, len(self.values))


def difference(one: Estimate, other: Estimate) -> tuple[float, float]:
    """Return by how much a move is better in the worlds that both were tried in, and the standard error.

    Examples
    --------
    >>> difference(Estimate("a", [1, 0, 1, 1]), Estimate("b", [0, 0, 1, 0]))
    (0.5, 0.28867513459481287)
    """
    gaps = [a - b for a, b in zip(one.values, other.values, strict=False)]
    if not gaps:
        return 0.0, float("inf")
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))


class Budget:
    """How long a search may go on.

    Parameters
    ----------
    rollouts : int, optional
        So many roll-outs: then a seed gives the same move on every machine.
    seconds : float, optional
        Or so much time.
    stop : callable, optional
        Says whether it is to end at once.
    """

    def __init__(
        self,
        rollouts: int | None = None,
        seconds: float | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.rollouts, self.seconds, self._stop = rollouts or ROLLOUTS, seconds, stop
        self.used, self._since = 0, monotonic()

    def left(self) -> float:
        """Return which share of it is left, at most 1; 0 if it was stopped."""
        if self._stop is not None and self._stop():
            return 0.0
        if self.seconds is not None:
            return 1 - (monotonic() - self._since) / self.seconds
        return 1 - self.used / self.rollouts


def estimates(
    game: Game[Any, Any],
    view: Any,
    seat: int,
    moves: Sequence[Any],
    rng: Random,
    budget: Budget,
    anchor: Any = None,
) -> tuple[Estimate, list[Estimate]]:
    """Try moves in the same dealt worlds, with the same luck, and drop the worse half again and again.

    Parameters
    ----------
    game : Game
        The game.
    view : State
        What the seat sees.
    seat : int
        Whose moves they are.
    moves : sequence of Move
        What it can do.
    rng : random.Random
        Where chance comes from.
    budget : Budget
        How long it may take.
    anchor : Move, optional
        The move with which all are compared, which is never dropped; by default what the rule of thumb plays.

    Returns
    -------
    tuple of Estimate and list of Estimate
        That of the anchor, and those of all, the best first; :func:`difference` compares two of them.
    """
    rollout, worlds = Rollout(game, seat), Worlds(game, view, seat)
    liking, apply = rollout.liking, game.engine.apply
    order = sorted(moves, key=lambda move: (move != anchor, -liking(view, move)))
    tried, dropped = [Estimate(move) for move in order[:MOST_MOVES]], list[Estimate]()
    usual = tried[0]
    stages = max(1, (len(tried) - 1).bit_length())
    for stage in range(stages - 1, -1, -1):
        while budget.left() > stage / stages:
            world = worlds.draw(rng)
            if world is None:
                return usual, tried
            chance, luck = rng.getrandbits(32), rng.getrandbits(32)
            for one in tried:
                after = apply(world, one.move)
                values = rollout.values(after, world, Random(chance), Random(luck), 1)
                one.values.append(values[seat])
                budget.used += 1
        tried.sort(key=lambda one: -one.mean)
        if stage:
            half = (len(tried) + 1) // 2
            dropped = [one for one in tried[half:] if one is not usual] + dropped
            tried = [*tried[:half], *(one for one in tried[half:] if one is usual)]
    return usual, tried + dropped


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Tries its moves out in worlds that agree with its view, which are played on by the rule of thumb.

    It plays what the rule of thumb likes best, unless another move does better by more than one standard error.

    Parameters
    ----------
    rollouts : int, optional
        How many worlds are played on for each decision, over all moves. The same seed gives the same moves then.
    seconds : float, optional
        How long a decision takes, instead.
    temper : str
        How it is where speed and attention count; see :class:`SimplePlayer`.

    Raises
    ------
    OptionError
        If both are given, or one is no number above 0.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("miau_miau", players=2)
    >>> s = g.position("discard 9C; turn 0; hands 8C 8D 9D / KS KH TS")
    >>> str(SearchPlayer(rollouts=60).choose(g.observe(s, 0), g.legal(s), Random(1)))
    '0 play 8C'
    """

    rollouts: int | None = None
    seconds: float | None = None
    temper: str = ""

    def __post_init__(self) -> None:
        count, seconds = integer(self.rollouts), self.seconds
        counts = isinstance(count, int) and not isinstance(count, bool) and count > 0
        lasts = isinstance(seconds, int | float) and not isinstance(seconds, bool) and seconds > 0
        if (count is not None and not counts) or (seconds is not None and not lasts):
            wrong = count if count is not None and not counts else seconds
            raise OptionError("search-budget", given=short(wrong))
        if count is not None and seconds is not None:
            raise OptionError("search-budgets", rollouts=count, seconds=seconds)

    def choose(self, view: State, legal: Sequence[Move], rng: Random) -> Move:
        """Return the best move that was found."""
        if len(legal) == 1:
            return legal[0]
        seat = legal[0].player
        assert seat is not None, "a seat chooses"
        game = game_of(view)
        usual = getattr(registry.optional_module(game.name, "rollout"), "ROLLOUTS", ROLLOUTS)
        budget = Budget(self.rollouts or usual, self.seconds)
        plain, found = estimates(game, view, seat, legal, rng, budget)
        gain, error = difference(found[0], plain)
        move: Move = found[0].move if gain > DOUBT * error else plain.move
        return move
