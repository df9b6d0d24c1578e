"""The coach: it notices when a rule matters for the first time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from mopsbook.core.rules import Rules


class MetRules(TypedDict):
    """How many rules a learner has met, of how many, which these are, and which are new at this moment.

    In `known` each rule has the bit that :func:`bits` gives it; it is written in hexadecimal.
    """

    met: int
    total: int
    known: str
    fresh: list[str]


def bits(rules: Rules) -> dict[str, int]:
    """Return a number for each rule that is counted; hints, aims and what only software needs are not."""
    counted = (id for id, rule in rules.items() if not rule.note and rule.status != "technical")
    return {id: number for number, id in enumerate(counted)}


class Coach:
    """Remembers which rules of a book have come up.

    What no move ever shows is not counted.

    Parameters
    ----------
    rules : Rules
        The rules of the game.
    known : iterable of str, optional
        Which of them have come up before, such as in other games.

    Examples
    --------
    >>> import mopsbook as mops
    >>> coach = Coach(mops.game("mopsen").rules)
    >>> coach.meet(["mopsen.deal", "mopsen.stack", "mopsen.deal"])["fresh"]
    ['mopsen.deal', 'mopsen.stack']
    >>> coach.meet(["mopsen.stack", "mopsen.lead-any"])["fresh"]
    ['mopsen.lead-any']
    >>> coach.meet([])["met"], Coach(mops.game("mopsen").rules, coach.known).meet([])["met"]
    (3, 3)
    """

    def __init__(self, rules: Rules, known: Iterable[str] = ()) -> None:
        self._counted = bits(rules)
        self._met = 0  # the bits; a value, so that what fails can be forgotten
        self.meet(known)

    @property
    def known(self) -> list[str]:
        """Ids of the rules that have come up."""
        return [id for id, number in self._counted.items() if self._met >> number & 1]

    def meet(self, ids: Iterable[str]) -> MetRules:
        """Note that rules have come up now.

        Parameters
        ----------
        ids : iterable of str
            The rules that events or refusals cite.
        """
        fresh: list[str] = []
        for rule in ids:
            bit = 1 << self._counted[rule] if rule in self._counted else 0
            if bit & ~self._met:
                self._met |= bit
                fresh.append(str(rule))
        met, total = self._met.bit_count(), len(self._counted)
        return {"met": met, "total": total, "known": f"{self._met:x}", "fresh": fresh}
