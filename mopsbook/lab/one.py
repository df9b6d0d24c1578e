"""One game after the other, played without a word: what a table needs is left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import repeat
from operator import is_
from random import Random
from typing import Any, NamedTuple

from mopsbook.core.errors import MopsError, short
from mopsbook.core.game import Game, game_with
from mopsbook.core.state import CHANCE, Move
from mopsbook.lab.clock import Clock, TooLong
from mopsbook.players import Bots, Player, RandomPlayer

LONGEST = 100_000
"""After so many moves a game is given up: somebody walks in circles."""

Row = dict[str, Any]
Measure = Callable[[Game[Any, Any], Sequence[Move]], Mapping[str, Any]]
"""What is added to the row of a game: from the game and all its moves, chance included."""


class Batch(NamedTuple):
    """Some games, as they are sent to whoever plays them.

    Parameters
    ----------
    game : str
        The name of the game.
    options : mapping
        Its options.
    players : tuple of Player
        By seat.
    names : tuple of str
        What they are called.
    turned : bool
        Whether they move on by a seat from game to game.
    seed : object
        Where chance comes from.
    numbers : range
        Which games.
    limit : float
        How long one of them may take, in seconds.
    measure : callable, optional
        What is added to their rows.
    """

    game: str
    options: Mapping[str, Any]
    players: tuple[Player, ...]
    names: tuple[str, ...]
    turned: bool
    seed: Any
    numbers: range
    limit: float
    measure: Measure | None = None


class Played(NamedTuple):
    """What came of a batch: rows of games and of seats, and what went wrong."""

    games: list[Row]
    seats: list[Row]
    failures: list[MopsError]


class _Wrong(Exception):  # noqa: N818 (it only carries one)
    """Ends a game; what it is told as is its only argument."""


def game_seed(seed: object, number: int) -> str:
    """Return the seed of a game: with it :func:`mopsbook.record` plays the same game again.

    Examples
    --------
    >>> game_seed(7, 12)
    '7/12'
    """
    return f"{seed}/{number}"


def play(batch: Batch) -> Played:
    """Play some games; a game that goes wrong leaves the others as they are."""
    game = game_with(batch.game, batch.options)
    done = Played([], [], [])
    with Clock(batch.limit) as clock:
        for number in batch.numbers:
            by = number % game.players if batch.turned else 0
            players = batch.players[-by:] + batch.players[:-by]
            names = batch.names[-by:] + batch.names[:-by]
            table = _Table(game, players, names, number, game_seed(batch.seed, number))
            try:
                clock.start()
                try:
                    row, seats = table.play(batch.measure)
                finally:
                    clock.stop()
            except TooLong:
                done.failures.append(table.too_slow(batch.limit))
            except _Wrong as wrong:
                done.failures.append(wrong.args[0])
            else:
                done.games.append({"game": number, **row})
                done.seats.extend({"game": number, **one} for one in seats)
    return done


class _Table:
    """A table at which one game is played, as :func:`mopsbook.record` plays it, move for move."""

    def __init__(
        self,
        game: Game[Any, Any],
        players: Sequence[Player],
        names: Sequence[str],
        number: int,
        seed: str,
    ) -> None:
        self.game, self.players, self.names = game, players, names
        self.number, self.seed = number, seed
        self.bots = Bots(game, players, range(game.players))
        self.asked: int | None = None
        """Who is choosing."""

    def play(self, measure: Measure | None) -> tuple[Row, list[Row]]:
        """Return the row of the game, and those of its seats."""
        game, engine, bots = self.game, self.game.engine, self.bots
        luck, choices = Random(self.seed), Random(f"players of {self.seed}")
        state: Any = engine.initial()
        gaze, made, decided, first = None, list[Move](), [0] * game.players, None
        while (actor := engine.actor(state)) is not None:
            if len(made) >= LONGEST:
                raise _Wrong(self._endless())
            if actor == CHANCE:
                move = engine.chance(state, luck)
            else:
                moves: Sequence[Any] = ()
                if bots.real_time:
                    moves, gaze = bots.urge(state, gaze, choices)
                moves = moves or engine.legal(state)
                move = self._chosen(state, moves, choices)
                if move.player is not None:
                    decided[move.player] += 1
                    first = move.player if first is None else first
            made.append(move)
            state = engine.apply(state, move)
        end = engine.outcome(state)
        assert end is not None, "a game that is over has an outcome"
        row: Row = {"seed": self.seed, "moves": len(made), "winners": len(end.winners)}
        if measure is not None:
            row |= self._measured(measure, made)
        share = 1 / len(end.winners) if end.winners else 0.0
        return row, [
            {
                "seat": seat,
                "player": self.names[seat],
                "first": seat == first,
                "decisions": decided[seat],
                "points": float(end.totals[seat]),
                "won": share if seat in end.winners else 0.0,
            }
            for seat in range(game.players)
        ]

    def _chosen(self, state: Any, moves: Sequence[Any], rng: Random) -> Any:
        seat = moves[0].player if moves else None
        if seat is None:
            return self.bots.choose(state, moves, rng)
        player, self.asked = self.players[seat], seat
        # ours look at what is their own, so nothing need be hidden from them
        view = state if type(player) in OPEN else self.game.engine.observe(state, seat)
        try:
            move = player.choose(view, moves, rng)
        except Exception as error:
            raise _Wrong(self._raised(seat, error)) from error
        self.asked = None
        if any(map(is_, moves, repeat(move))):
            return move
        if not isinstance(move, Move) or self.game.check(state, move):
            raise _Wrong(self._nonsense(seat, move))
        return move

    def _measured(self, measure: Measure, made: Sequence[Move]) -> Mapping[str, Any]:
        try:
            return dict(measure(self.game, made))
        except Exception as error:
            raise _Wrong(self._unmeasured(error)) from error

    # ------------------------------------------------------------------ what is told of a game that goes wrong

    def too_slow(self, limit: float) -> MopsError:
        """Return what is told of a game that took too long."""
        seat = self.asked
        return MopsError(
            "lab-slow", number=self.number, game=self.game.name, seed=self.seed, limit=limit,
            seat=seat, player="" if seat is None else self.names[seat],
        )  # fmt: skip

    def _endless(self) -> MopsError:
        return MopsError(
            "lab-endless", number=self.number, game=self.game.name, seed=self.seed, moves=LONGEST
        )

    def _raised(self, seat: int, error: Exception) -> MopsError:
        return MopsError(
            "lab-raised", number=self.number, game=self.game.name, seed=self.seed, seat=seat,
            player=self.names[seat], error=_raised(error),
        )  # fmt: skip

    def _nonsense(self, seat: int, move: object) -> MopsError:
        return MopsError(
            "lab-nonsense", number=self.number, game=self.game.name, seed=self.seed, seat=seat,
            player=self.names[seat], move=short(move),
        )  # fmt: skip

    def _unmeasured(self, error: Exception) -> MopsError:
        return MopsError(
            "lab-measure", number=self.number, game=self.game.name, seed=self.seed,
            error=_raised(error),
        )  # fmt: skip


def _raised(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:300]


OPEN = (RandomPlayer,)
"""Players who are given the whole position: they look at nothing of it."""
