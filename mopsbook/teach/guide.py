"""A guided game: what is new is said when it first matters, one thing at a time, and never twice.

A game may say in the file ``guide.toml`` of its folder which of its rules are told, the `first` things first, and by
which `seed` its usual game shows many of them early; ``python -m tests.guide`` finds that seed. What `costs` a player
something is told before all else when it befalls the learner: nobody pays first and is told why later. Without the file all
rules are told, in the order of the rule book.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from mopsbook.core.game import Game
from mopsbook.core.registry import package
from mopsbook.core.rules import Rule
from mopsbook.teach.coach import bits
from mopsbook.teach.readings import as_written

MOST = 3
"""So many new things are said at most of what happens between two decisions; the others wait for their next time."""


class Syllabus(NamedTuple):
    """What a game says of a guided game.

    Parameters
    ----------
    first : tuple of str
        Ids of the rules that are told, the first things first; () for all.
    seed : int or None
        By which these come up early; None if no seed has been looked for.
    early : int
        So many of them come up in the first decisions of a simple player.
    costs : frozenset of str
        Those by which somebody loses something, or is kept from something.
    """

    first: tuple[str, ...] = ()
    seed: int | None = None
    early: int = 0
    costs: frozenset[str] = frozenset()


@cache
def syllabus_of(game: str) -> Syllabus:
    """Return what a game says of a guided game.

    Examples
    --------
    >>> syllabus_of("mopsen").first[0]
    'mopsen.follow-suit'
    """
    file = files(package(game)) / "guide.toml"
    if not file.is_file():
        return Syllabus()
    return read_syllabus(file.read_text("utf-8"))


def read_syllabus(text: str) -> Syllabus:
    """Return what a ``guide.toml`` says; each of its lines may be left out.

    Examples
    --------
    >>> read_syllabus('first = ["mauz.swap"]')
    Syllabus(first=('mauz.swap',), seed=None, early=0, costs=frozenset())
    """
    told = tomllib.loads(text)
    first, costs = (told.get(key, ()) for key in ("first", "costs"))
    return Syllabus(tuple(first), told.get("seed"), told.get("early", 0), frozenset(costs))


class Guide:
    """Chooses what is said of what happens, and before a decision.

    Parameters
    ----------
    game : Game
        The game under its options. A rule that is read otherwise than its words say is not told.
    told : iterable of str
        The rules that have been told before.

    Attributes
    ----------
    told : frozenset of str
        The rules that have been told.

    Examples
    --------
    >>> import mopsbook as mops
    >>> guide = Guide(mops.game("mopsen"))
    >>> rules = ["mopsen.clear-trick", "mopsen.lowest-pinches", "mopsen.win-trick"]
    >>> [rule and rule.title for rule in guide.after([rules, [], rules])]
    ['Winning the trick', None, 'The lowest pinches']
    >>> guide.now(rules), guide.now(["mopsen.void-any"]).title
    (None, 'Cannot follow')
    """

    def __init__(self, game: Game[Any, Any], told: Iterable[str] = ()) -> None:
        self._book = game.rules
        kept = (
            rule
            for rule in syllabus_of(game.name).first or bits(self._book)
            if as_written(game, rule) != self._book[rule].variant  # a variant: where it is played
        )
        self._rank = {str(rule): n for n, rule in enumerate(kept)}
        self._costs = syllabus_of(game.name).costs
        self.told = frozenset(told)

    @property
    def left(self) -> list[Rule]:
        """What has not been told yet."""
        return [self._book[rule] for rule in self._rank if rule not in self.told]

    def after(
        self, steps: Sequence[Iterable[str]], own: Sequence[Iterable[str]] = ()
    ) -> list[Rule | None]:
        """Return what is told after each of some steps: the most important things, one a step.

        Parameters
        ----------
        steps : sequence of iterable of str
            The rules that each step cites.
        own : sequence of iterable of str
            Those that it cites for what has befallen the learner.
        """
        found: dict[int, str] = {}
        costs = {(rule, n) for n, rules in enumerate(own) for rule in self._costs & {*rules}}
        new = ((rule, n) for n, rules in enumerate(steps) for rule in self.new(rules))
        for rule, n in sorted(new, key=lambda one: (one not in costs, self._rank[one[0]], one[1])):
            if len(found) < MOST and n not in found and rule not in found.values():
                found[n] = rule
        self.told |= {*found.values()}
        return [self._book[found[n]] if n in found else None for n in range(len(steps))]

    def now(self, rules: Iterable[str]) -> Rule | None:
        """Return what is told before a decision for which rules matter; None if nothing of that is new."""
        rule = min(self.new(rules), key=self._rank.__getitem__, default=None)
        if rule is None:
            return None
        self.told |= {rule}
        return self._book[rule]

    def costs(self, rules: Iterable[str]) -> bool:
        """Say whether somebody pays for it who does not keep to one of some rules, however often it was told."""
        return not self._costs.isdisjoint(rules)

    def new(self, rules: Iterable[str]) -> list[str]:
        """Return those of some rules that have still to be told."""
        return [str(rule) for rule in rules if rule in self._rank and rule not in self.told]
