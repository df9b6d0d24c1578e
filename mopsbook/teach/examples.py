"""A small live example of every rule, played by the rules themselves."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from mopsbook.core import registry
from mopsbook.core.errors import MopsError
from mopsbook.core.game import Game, game_with
from mopsbook.core.options import changed_options
from mopsbook.core.verdict import Violation
from mopsbook.record.trace import Trace, record


@dataclass(frozen=True, slots=True)
class Example:
    """What shows a rule.

    Parameters
    ----------
    trace : Trace
        Moves from a position on.
    seat : int
        Whose view tells it best.
    refused : tuple of Violation
        What the rules say about a wrong move at the end; () if the example has none.
    tried : str
        That move, as it is written; "" if there is none.
    """

    trace: Trace
    seat: int
    refused: tuple[Violation, ...] = ()
    tried: str = ""

    @property
    def rules(self) -> frozenset[str]:
        """Every rule that comes up in it."""
        events = (event for step in self.trace.steps() for event in step.events)
        cited = [rule for event in events for rule in event.rules]
        return frozenset([*cited, *(v.rule.id for v in self.refused)])


def example(game: Game[Any, Any], rule: str) -> Example | None:
    """Return an example of a rule, or None if the game has none.

    It is played under the options of `game` where they let the rule come up, and otherwise under
    those that the example names; the number of players is that of the example.

    Parameters
    ----------
    game : Game
        The game, with the options under which it is being played.
    rule : str
        Id of the rule.

    Examples
    --------
    >>> import mopsbook as mops
    >>> found = example(mops.game("mopsen"), "mopsen.follow-suit")
    >>> [str(move) for move in found.trace.moves], found.refused[0].rule.id
    (['1 play R2'], 'mopsen.follow-suit')
    """
    told = _told(game.name).get(rule)
    return None if told is None else as_told(game, rule, told)


def as_told(game: Game[Any, Any], rule: str, told: Mapping[str, Any]) -> Example:
    """Return an example of a rule that is written down, under the options of `game` where it shows the rule there."""
    usual = _played(game.name, told, {})
    try:
        mine = _played(game.name, told, changed_options(game.options))
    except MopsError:  # the moves of the example are none under these options
        return usual
    return usual if rule in usual.rules - mine.rules else mine


def pictured(game: Game[Any, Any]) -> list[str]:
    """Return the rules whose pictures stand on a printed page of the rules, which has room for few.

    Examples
    --------
    >>> import mopsbook as mops
    >>> "mopsen.follow-suit" in pictured(mops.game("mopsen"))
    True
    """
    return [rule for rule, told in _told(game.name).items() if told.get("printed")]


@cache
def _told(game: str) -> dict[str, dict[str, Any]]:
    text = (files(registry.package(game)) / "examples.toml").read_text("utf-8")
    return tomllib.loads(text)


def _played(name: str, told: Mapping[str, Any], options: Mapping[str, Any]) -> Example:
    chosen = {**options, "players": told.get("players", 3), **told.get("options", {})}
    game = game_with(name, chosen)
    start = game.position(told["position"]) if "position" in told else None
    trace = record(game, told.get("seed", 1), start=start, moves=told.get("moves", ()))
    tried = told.get("refused", "")
    refused = game.check(trace.last, tried) if tried else ()
    return Example(trace, told.get("seat", 0), refused, tried)
