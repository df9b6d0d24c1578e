"""Moments of games in which a rule decided something."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

from mopsbook.core.chance import SeedLike, rng_of
from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game, as_game
from mopsbook.core.state import CHANCE, Move
from mopsbook.core.step import AnyStep
from mopsbook.core.verdict import Violation
from mopsbook.record.by_chance import played
from mopsbook.record.trace import of_steps
from mopsbook.teach.examples import Example, example

GAMES = 30
"""After so many games without such a moment no more are played."""
MEANT = 40
"""So many moves that were possible before are looked at for one that the rule forbids now."""
EACH = 8
"""So many possible moves of each decision are remembered."""
BEFORE = 2
"""So many decisions before the moment are shown with it."""


def moments(game: Game[Any, Any] | str, rule: str, seed: SeedLike = 7) -> Iterator[Example]:
    """Yield moments of games in which a rule decided something, each of another game.

    A rule decides what happens if an event rests on it, and what may not be done if it alone forbids a
    move that was possible before.

    Parameters
    ----------
    game : Game or str
        The game, or its name, which means its usual options. Where the rule cannot come up under its options, those of its example are taken.
    rule : str
        Id of the rule, with or without that of the game.
    seed : int, str, random.Random or None
        Where the games come from.

    Yields
    ------
    Example
        The last moves until then, and the refused move if the rule refuses one. There are no more when
        the rule did not come up in many games.

    Raises
    ------
    KeyError
        If there is no such rule.

    Examples
    --------
    >>> import mopsbook as mops
    >>> found = next(mops.moments(mops.game("mopsen", players=3), "follow-suit"))
    >>> print(mops.explain(found.refused))
    Ben has to play yellow 9 or yellow 10: yellow 3 was led, and red 5 does not follow suit.
    """
    game = as_game(game)
    if not isinstance(game, Game):
        raise OptionError("moments-game", game=short(game))
    known = game.rules
    wanted = known[rule if rule in known else f"{game.engine.prefix}.{rule}"]
    return found_in_games(game, wanted.id, rng_of(seed))


def found_in_games(
    game: Game[Any, Any], rule: str, numbers: Random, games: int = GAMES
) -> Iterator[Example]:
    """Yield moments of a rule, until it has not come up in so many games."""
    missed = 0
    tables = _tables(game, rule)
    while missed < games:
        missed += 1
        for one in tables:
            moment = _in_game(one, rule, Random(numbers.getrandbits(64)))
            if moment is not None:
                missed = 0
                yield moment


def _tables(game: Game[Any, Any], rule: str) -> tuple[Game[Any, Any], ...]:
    """Return a game, and that of the rule's example if it is another one."""
    shown = example(game, rule)
    return (game,) if shown is None or shown.trace.game == game else (game, shown.trace.game)


def _in_game(game: Game[Any, Any], rule: str, rng: Random) -> Example | None:
    """Return the first moment of a game of moves by chance in which a rule decides something."""
    return next((moment() for decides, moment in decisions(game, rng) if decides == rule), None)


def decisions(game: Game[Any, Any], rng: Random) -> Iterator[tuple[str, Callable[[], Example]]]:
    """Yield the id of each rule that decides something in a game of moves by chance, and what makes the moment."""
    steps: list[AnyStep] = []
    meant: dict[int, deque[Move]] = defaultdict(lambda: deque(maxlen=MEANT))
    for step in played(game, rng):
        actor = game.actor(step.before)
        if actor is not None and actor >= 0:
            for move in meant[actor]:
                refused = game.check(step.before, move)
                if len(refused) == 1:
                    yield (
                        refused[0].rule,
                        partial(last_moves, game, steps, actor, refused, str(move)),
                    )
            legal = game.legal(step.before)
            meant[actor].extend(rng.sample(legal, min(len(legal), EACH)))
        steps.append(step)
        for event in step.events:
            seat = event.only[0] if event.only else step.move.player
            for rule in event.rules:
                yield rule, partial(last_moves, game, steps, seat or 0)


def last_moves(
    game: Game[Any, Any],
    steps: Sequence[AnyStep],
    seat: int,
    refused: tuple[Violation, ...] = (),
    tried: str = "",
) -> Example:
    """Return the last moves as an example, from the last outcome of chance on at most, and a refused one after them."""
    begin = len(steps)
    while begin and len(steps) - begin <= BEFORE:
        begin -= 1
        if game.actor(steps[begin].before) == CHANCE:
            break
    shown = steps[begin:]
    trace = of_steps(game, shown, (), shown[0].before if begin else None)
    return Example(trace, seat, refused, tried)
