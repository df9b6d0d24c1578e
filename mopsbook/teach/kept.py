"""Moments in which a rule decided something, and moves on which readings part, as they are kept beside each game.

They are found once, by ``python -m tests.moments``, so that a rule book need not play games to show one. A game for
which none are kept is looked at for a moment.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from mopsbook.core import registry
from mopsbook.core.game import Game, game_with
from mopsbook.record.trace import Trace
from mopsbook.teach.examples import Example, as_told
from mopsbook.teach.moments import found_in_games

FILE = "moments.toml"
COUNT = 2
"""So many moments of each rule are kept."""
GAMES = 3
"""In so many games a moment is looked for where none are kept."""


class Readings(NamedTuple):
    """What comes of the same move under two readings.

    Parameters
    ----------
    game : Game
        The game under the other reading.
    mine, theirs : Example
        The move as we read the rule, and under the other reading.
    """

    game: Game[Any, Any]
    mine: Example
    theirs: Example


def kept_moments(game: Game[Any, Any], rule: str) -> tuple[Example, ...]:
    """Return moments of games in which a rule decided something.

    Examples
    --------
    >>> import mopsbook as mops
    >>> [one.trace.moves[-1].player for one in kept_moments(mops.game("mauz"), "mauz.skip")]
    [1, 0]
    """
    kept = _kept(game.name)
    if kept is None:
        return tuple(islice(found_in_games(game, rule, Random(7), GAMES), COUNT))
    return tuple(as_told(game, rule, told) for told in kept["moments"].get(rule, ()))


def kept_readings(game: Game[Any, Any], rule: str) -> dict[str, Readings]:
    """Return for each other reading of a rule, by its name, a move on which it parts from ours.

    Examples
    --------
    >>> import mopsbook as mops
    >>> found = kept_readings(mops.game("mopsen"), "mopsen.pinch-must")["may"]
    >>> found.game.options.pinch, found.mine.trace.moves == found.theirs.trace.moves
    ('may', True)
    """
    kept, option = _kept(game.name), game.rules[rule].option
    told = {} if kept is None else kept["readings"].get(rule, {})
    return {name: _parted(game.name, option, one) for name, one in told.items()}


@cache
def _kept(game: str) -> Mapping[str, Mapping[str, Any]] | None:
    """Return what stands in the file of a game; None if it has none."""
    file = files(registry.package(game)) / FILE
    if not file.is_file():
        return None
    return {"moments": {}, "readings": {}, **tomllib.loads(file.read_text("utf-8"))}


def _parted(name: str, option: str, told: Mapping[str, Any]) -> Readings:
    """Return the same move under two readings."""
    chosen = {"players": told.get("players", 3), **told.get("options", {})}
    mine = game_with(name, chosen)
    theirs = game_with(name, chosen | {option: told["value"]})
    seat, move = told.get("seat", 0), told["move"]
    return Readings(
        theirs,
        _answered(mine, told, move, seat),
        _answered(theirs, told, told.get("other", move), seat),
    )


def _answered(game: Game[Any, Any], told: Mapping[str, Any], move: str, seat: int) -> Example:
    """Return what a reading makes of a move, after some on which both agree."""
    start = told.get("position")
    trace = Trace(
        game,
        tuple(game.move(one) for one in told["moves"]),
        start=None if start is None else game.position(start),
    )
    refused = game.check(trace.last, move)
    if refused:
        return Example(trace, seat, refused, move)
    return Example(replace(trace, moves=(*trace.moves, game.move(move, trace.last))), seat)
