"""The coach: it notices when a rule matters for the first time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from mopsbook.core.rules import RuleBook


class Progress(TypedDict):
    """How many rules a learner has met, of how many, and which are new at this moment."""

    met: int
    total: int
    fresh: list[str]


class Coach:
    """Remembers which rules of a book have come up.

    Hints, aims and what only software needs are not counted: no move ever shows them.

    Parameters
    ----------
    rules : RuleBook
        The rules of the game.

    Examples
    --------
    >>> import mopsbook as mops
    >>> coach = Coach(mops.game("mopsen").rules)
    >>> coach.meet(["mopsen.deal", "mopsen.stack", "mopsen.deal"])["fresh"]
    ['mopsen.deal', 'mopsen.stack']
    >>> coach.meet(["mopsen.stack", "mopsen.lead-any"])["fresh"]
    ['mopsen.lead-any']
    >>> coach.meet([])["met"]
    3
    """

    def __init__(self, rules: RuleBook) -> None:
        self._counted = frozenset(
            id for id, rule in rules.items() if not rule.note and rule.status != "technical"
        )
        self._met: frozenset[str] = frozenset()  # a value, so that what fails can be forgotten

    def meet(self, ids: Iterable[str]) -> Progress:
        """Note that rules have come up now.

        Parameters
        ----------
        ids : iterable of str
            The rules that events or refusals cite.
        """
        fresh: list[str] = []
        for rule in ids:
            if rule in self._counted and rule not in self._met and rule not in fresh:
                fresh.append(str(rule))
        self._met = self._met.union(fresh)
        return {"met": len(self._met), "total": len(self._counted), "fresh": fresh}
