"""Many games at once, by as many processes as there are, or on many machines."""

from __future__ import annotations

import os
import platform
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, as_completed
from importlib.metadata import version
from math import ceil
from typing import Any, Literal

from mopsbook.core.chance import seed_of
from mopsbook.core.errors import MopsError, OptionError, short
from mopsbook.core.game import Game, as_game
from mopsbook.core.options import changed_options
from mopsbook.core.plain import integer
from mopsbook.lab.one import Batch, Measure, Played, play
from mopsbook.lab.runs import Runs
from mopsbook.players import Player, seated

SHARES = 16
"""So many batches each worker gets, if all take as long: none waits long for the last."""
LARGEST = 500
"""So many games are in one batch at most: what is stopped has lost no more of them."""
AGAIN = 2
"""So often a batch is played again whose worker died."""


def play_many(
    game: Game[Any, Any] | str,
    players: str | Player | Sequence[str | Player] = "simple",
    games: int = 1000,
    seed: int | str = 7,
    *,
    turned: bool = True,
    executor: Executor | Literal["here"] | None = None,
    limit: float = 600.0,
    measure: Measure | None = None,
    progress: bool = True,
) -> Runs:
    """Play many games, and return them as tables.

    The same seed gives the same rows, whoever plays them and how many at once; :func:`mopsbook.record` plays any of
    them again, with the seed in its row. Who interrupts gets what is done by then.

    Parameters
    ----------
    game : Game or str
        The game, or its name, which means its usual options.
    players : str, Player, or a sequence of one for each seat
        As in :func:`mopsbook.record`.
    games : int
        How many.
    seed : int or str
        Where chance and the players' choices come from.
    turned : bool
        Whether the players move on by one seat from game to game, so that none has always the better one.
    executor : concurrent.futures.Executor, "here" or None
        Who plays: None means a process for each core, ``"here"`` this one. That of Dask, which
        ``Client().get_executor()`` returns, plays on other machines.
    limit : float
        How long one game may take, in seconds.
    measure : callable, optional
        What else is to stand in the rows of games: called with the game and the moves of one, it returns a mapping.
    progress : bool
        Whether a bar shows how far it is.

    Returns
    -------
    Runs
        All games but those that went wrong; of these :attr:`Runs.failures` tells, and a warning.

    Raises
    ------
    OptionError
        If a value cannot be.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import lab
    >>> runs = lab.play_many(mops.game("mauz", players=2), games=4, seed=7, executor="here", progress=False)
    >>> list(runs.games.columns), list(runs.seats.columns)
    (['game', 'seed', 'moves', 'winners'], ['game', 'seat', 'player', 'first', 'decisions', 'points', 'won'])
    >>> len(mops.record("mauz", seed=runs.games.seed[3]).moves) > 0
    True
    """
    game = as_game(game)
    if not isinstance(game, Game):
        raise OptionError("record-game", game=short(game))
    count, given = integer(games), seed_of(seed)
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise OptionError("lab-games", games=short(games))
    if not isinstance(given, int | str):
        raise OptionError("lab-seed", seed=short(seed))
    if isinstance(limit, bool) or not isinstance(limit, int | float) or not limit > 0:
        raise OptionError("lab-limit", limit=short(limit))
    if not (executor is None or executor == "here" or isinstance(executor, Executor)):
        raise OptionError("lab-executor", executor=short(executor))
    sitting = seated(players, game)
    named = [players] * game.players if isinstance(players, str | Player) else list(players)
    names = tuple(one if isinstance(one, str) else type(one).__name__ for one in named)
    options = {"players": game.players, **changed_options(game.options)}
    batch = Batch(
        game.name, options, sitting, names, turned, given, range(count), float(limit), measure
    )
    found = _collected(batch, executor, progress)
    about = {
        "game": game.name,
        "options": {name: str(value) for name, value in options.items()},
        "players": list(names),
        "turned": turned,
        "seed": given,
        "mopsbook": version("mopsbook"),
        "python": platform.python_version(),
    }
    runs = Runs(about, found.games, found.seats, count, tuple(found.failures))
    if runs.failures:
        told = MopsError(
            "lab-failed", count=len(runs.failures), games=count, first=runs.failures[0]
        )
        warnings.warn(str(told), RuntimeWarning, stacklevel=2)
    return runs


def _collected(batch: Batch, executor: Executor | str | None, progress: bool) -> Played:
    """Return all rows in the order of their games, as far as they were played."""
    workers = _workers(executor)
    size = min(LARGEST, max(1, ceil(len(batch.numbers) / (workers * SHARES))))
    parts = [
        batch._replace(numbers=batch.numbers[at : at + size])
        for at in range(0, len(batch.numbers), size)
    ]
    done: list[Played] = []
    with _bar(len(batch.numbers), progress) as bar:
        try:
            for part, played in _results(parts, executor, workers):
                done.append(played)
                bar.update(len(part.numbers))
        except KeyboardInterrupt:
            told = MopsError("lab-stopped", games=sum(len(one.games) for one in done))
            warnings.warn(str(told), RuntimeWarning, stacklevel=3)
    games = sorted((row for one in done for row in one.games), key=lambda row: row["game"])
    seats = sorted(
        (row for one in done for row in one.seats), key=lambda row: (row["game"], row["seat"])
    )
    failures = sorted(
        (error for one in done for error in one.failures), key=lambda error: error.facts["number"]
    )
    return Played(games, seats, failures)


def _workers(executor: Executor | str | None) -> int:
    if executor == "here" or (executor is None and sys.platform == "emscripten"):
        return 1
    return os.cpu_count() or 1


def _results(
    parts: Sequence[Batch], executor: Executor | str | None, workers: int
) -> Iterator[tuple[Batch, Played]]:
    """Yield what comes of each batch, as it comes."""
    if executor == "here" or (executor is None and workers == 1):
        for part in parts:
            yield part, play(part)
    elif isinstance(executor, Executor):
        yield from _by(executor, parts)
    else:
        import loky  # whose processes can be sent players that were written in a notebook

        left = list(parts)
        for _ in range(AGAIN + 1):
            own = loky.get_reusable_executor(workers)
            for part, played in _by(own, left, again=True):
                left.remove(part)
                yield part, played
            if not left:
                return
        yield from ((part, _lost(part)) for part in left)


def _by(
    executor: Executor, parts: Sequence[Batch], again: bool = False
) -> Iterator[tuple[Batch, Played]]:
    """Yield what an executor returns; a batch whose worker died is left out if it is sent again."""
    futures: Mapping[Future[Played], Batch] = {executor.submit(play, part): part for part in parts}
    try:
        for future in as_completed(futures):
            part = futures[future]
            error = future.exception()
            if error is None:
                yield part, future.result()
            elif not again:
                yield part, _lost(part, error)
    finally:
        for future in futures:
            future.cancel()


def _lost(part: Batch, error: BaseException | None = None) -> Played:
    """Return what is told of a batch whose worker died."""
    first, last = part.numbers[0], part.numbers[-1]
    why = "" if error is None else f"{type(error).__name__}: {error}"[:300]
    return Played([], [], [MopsError("lab-lost", number=first, last=last, error=why)])


def _bar(total: int, progress: bool) -> Any:
    from tqdm.auto import tqdm

    return tqdm(total=total, disable=None if progress else True, unit="game")
