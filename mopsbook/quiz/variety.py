"""What was asked so far: which kind of question is next, and what would be too much like the last ones."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, TypeAlias

from mopsbook.core.asking import Kind
from mopsbook.quiz.all_kinds import name_of
from mopsbook.quiz.question import Question, case_of, same

APART = 2
"""So many questions of other kinds stand between two of one kind, if there are others."""
RECENT = 6
"""Among so many questions no kind comes more than twice, if there is a choice."""
WINDOW = 10
"""Among so many questions no rule decides more than two, and no two are of one kind as well, if there is a choice."""
SHEET = 20
"""Among so many questions no kind comes more than twice as often as its share, nor with one rule more than twice."""
CASES = 3
"""Situations are asked about equally often, so many at most; of more none is asked about too often."""
SAME = 3
"""What has the answer of earlier ones is so many times as much like them as what is answered on another table."""
AskedCounts: TypeAlias = "Counter[tuple[Any, ...]]"
"""How often each kind was asked, and how often about each situation."""


class Variety:
    """Kinds that come by turns.

    Parameters
    ----------
    kinds : sequence of Kind
        Those that are asked.
    rng : random.Random
        The only source of chance.
    heart, easy : iterable of Kind
        What is asked twice as often as others, and what half as often.
    given : Counter, optional
        How often each kind was asked and each answer to it was right, also of questions made elsewhere.

    Attributes
    ----------
    tired : frozenset of str
        Names of kinds that are not asked next, if there are others.
    """

    tired: frozenset[str] = frozenset()

    def __init__(
        self,
        kinds: Sequence[Kind],
        rng: Random,
        heart: Iterable[Kind] = (),
        easy: Iterable[Kind] = (),
        given: AskedCounts | None = None,
    ) -> None:
        self.kinds, self.rng, self.easy = kinds, rng, frozenset(easy)
        self._heart = frozenset(heart)
        self._given: AskedCounts = Counter() if given is None else given
        self._made: Counter[Kind] = Counter()
        self._alike: AskedCounts = Counter()
        self._failed: Counter[Kind] = Counter()
        self._seen: set[str] = set()
        self._recent: deque[tuple[Kind, str]] = deque(maxlen=SHEET - 1)
        self._ruled: deque[str] = deque(maxlen=WINDOW - 1)
        self._last: Kind | None = None
        self._most = max(2, 2 * SHEET // max(1, len(kinds)))

    def order(self) -> list[Kind]:
        """Return the kinds, those of which there are fewest yet first, but not the last one again."""
        mixed = self.seldom_first()
        lately = [kind for kind, _ in self._recent]
        other = [kind for kind in mixed if kind not in lately[-APART:]] or [
            kind for kind in mixed if kind is not self._last
        ]
        fresh = [
            kind
            for kind in other
            if lately[1 - RECENT :].count(kind) < 2
            and lately.count(kind) < self._most
            and name_of(kind) not in self.tired
        ]
        return fresh or other or mixed

    def seldom_first(self) -> list[Kind]:
        """Return all kinds, those of which there are fewest yet first."""
        mixed = self.rng.sample(self.kinds, len(self.kinds))
        return sorted(mixed, key=self._often)

    def _often(self, kind: Kind) -> float:
        """Return how often a kind was asked, by which others come first.

        What is the heart of the game comes twice as often, and what needs little thought half as often.
        """
        times = self._made[kind] + self._failed[kind]
        if kind in self.easy:
            return 2 * times + 1
        return times / 2 if kind in self._heart else times + 1 / 4

    def just(self, kind: Kind) -> bool:
        """Say whether one of the last questions was of a kind."""
        return kind in [last for last, _ in [*self._recent][-APART:]]

    def is_last(self, kind: Kind) -> bool:
        """Say whether the last question was of a kind."""
        return kind is self._last

    def made(self, kind: Kind) -> bool:
        """Say whether a question of a kind was asked."""
        return self._made[kind] > 0

    def add(self, kind: Kind, question: Question) -> None:
        """Add a question that is asked now."""
        rule = question.rules[0].id
        self._last = kind
        self._made[kind] += 1
        self._recent.append((kind, rule))
        self._ruled.append(rule)
        self._given.update(((question.kind, case_of(question)), (question.kind,)))
        self.remember(question)

    def looked_for(self, kind: Kind, found: bool) -> None:
        """Note that a kind was looked for: in vain, or another one may have been found with it."""
        self._failed[kind] += self._last is not kind or not found

    def remember(self, question: Question) -> None:
        """Keep a question, which is new no longer."""
        self._seen |= same(question)
        self._alike[_sort(question)] += 1

    def is_new(self, question: Question) -> bool:
        """Say whether nothing was asked that asks the same."""
        return not same(question) & self._seen

    def repeats(self, kind: Kind, question: Question) -> bool:
        """Say whether a recent question of the kind was decided by the same rule, or two not long ago."""
        recent = [*self._recent]
        one = kind, question.rules[0].id
        return one in recent[-WINDOW:] or recent.count(one) > 1

    def worn(self, question: Question) -> int:
        """Say how much like earlier ones it is: what was asked of a rule twice, and most if the answer was the same."""
        twice = self._alike[_sort(question)] // 2
        return twice if case_of(question) is None else SAME * twice

    def ruled(self, question: Question) -> bool:
        """Say whether its rule has decided as many of the recent questions as one may."""
        return self._ruled.count(question.rules[0].id) > 1

    def expects(self, question: Question) -> bool:
        """Say whether the situation was asked about more often than its share of the kind: it could be guessed."""
        kind, case = question.kind, case_of(question)
        known = sum(len(key) == 2 and key[0] == kind for key in self._given)
        share = min(max(known, 2), CASES)
        return case is not None and share * self._given[kind, case] > self._given[(kind,)]

    def dull(self, question: Question) -> bool:
        """Say whether the kind was asked, and had this very answer every time: once more it would teach nothing."""
        kind, case = question.kind, case_of(question)
        return case is not None and 0 < self._given[kind, case] == self._given[(kind,)]


def _sort(question: Question) -> tuple[Any, ...]:
    """Return what questions have in common that are answered by one rule in one way."""
    return question.kind, question.rules[0].id, case_of(question)
