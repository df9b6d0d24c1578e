"""Where the questions of a quiz come from, and which answers of before are about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import Any

from mopsbook.core.chance import SeedLike, rng_of, seed_of
from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game
from mopsbook.quiz.all_kinds import NAMING
from mopsbook.quiz.make import LEVELS, MOST, Maker
from mopsbook.quiz.question import Question
from mopsbook.quiz.rows import Row
from mopsbook.quiz.topics import Topic, nothing_about, rules_about
from mopsbook.quiz.variety import AskedCounts

USUAL = 10
"""So many questions are asked if nobody says how many."""
SPARE = 5
"""Of so many questions about a rule one is no other one of the quiz, or none is looked for."""
TRIED = 30
"""Of so many questions in a row that were all asked before, no other one comes."""


class Supply:
    """Where questions come from: made about a game one after the other, or those of a list.

    Parameters
    ----------
    source : Game or sequence of Question
        The game, or the questions.
    about, count, seed, level
        As in :func:`mopsbook.questions`; of a list, `count` says how many of it.
    """

    def __init__(
        self,
        source: Game[Any, Any] | Sequence[Question],
        about: Topic | Iterable[Topic] | None = None,
        count: int | None = None,
        seed: SeedLike = 7,
        level: int | None = None,
    ) -> None:
        given = seed_of(seed)
        # drawn once, it is the same wherever it is used
        drawn = given if isinstance(given, int | str) else rng_of(seed).getrandbits(64)
        self._seed: int | str = drawn
        if isinstance(source, Game):
            if level is not None and (isinstance(level, bool) or level not in LEVELS):
                raise OptionError("questions-level", level=short(level))
            self.game, self.level = source, level
            self.rules = rules_about(source.rules, about)
            self.listed: tuple[Question, ...] = ()
            self.count = USUAL if count is None else count
        else:
            self.listed = _chosen(source, about, level)[: MOST if count is None else count]
            self.game, self.level, self.rules = self.listed[0].game, None, None
            self.count = len(self.listed)
        self._ids = frozenset(one.id for one in self.listed)
        self._focused: dict[str, Maker] = {}
        self._given: AskedCounts = Counter()
        self._maker = None if self.listed else self._making(self._given)
        self._made: Iterator[Question] = self._maker or iter(self.listed)
        first = next(self._made, None)
        if first is None:
            raise nothing_about(self.game, self.rules, about, level)
        self.first = first
        self._made = chain([self.first], self._made)

    @property
    def topics(self) -> frozenset[str]:
        """The rules that it is about."""
        return frozenset(self.game.rules) if self.rules is None else self.rules

    def holds(self, row: Row) -> bool:
        """Say whether a row answers a question that may be one of these."""
        if self.listed:
            return row["question"] in self._ids
        return (
            row["game"] == self.game.name
            and self.level in (None, row["level"])
            and not self.topics.isdisjoint(row["rules"])
        )

    def anew(self) -> Iterator[Question]:
        """Yield the same questions from the beginning."""
        if self.listed:
            return iter(self.listed)
        return self._making(Counter())

    def _making(self, given: AskedCounts) -> Maker:
        return Maker(self.game, rng_of(self._seed), self.rules, self.level, given=given)

    def all(self) -> list[Question]:
        """Return all questions of the quiz, as they come to somebody who misses none."""
        return list(islice(chain([self.first], islice(self.anew(), 1, None)), self.count))

    def spare(self) -> list[Question]:
        """Return further questions, one for each rule that decides one of all, by which that rule can be practised."""
        return practice(self.all(), self._seed, self.level)

    def next(
        self, known: set[str], weak: Sequence[str] = (), tired: Collection[str] = ()
    ) -> Question | None:
        """Return a question that is not known yet, about one of the weak rules if there is one.

        Nothing is made of the kinds that somebody is tired of, if there is anything else.
        """
        for rule in weak if not self.listed else ():
            if rule not in self.topics:
                continue
            focused = self._focused_on(rule, self.game)
            avoided = frozenset(tired) | (NAMING if tired else frozenset())
            focused.variety.tired = avoided
            found = _unknown(focused, known)
            if found is not None and found.kind not in avoided:
                return found
        if self._maker is not None:
            self._maker.variety.tired = frozenset(tired)
        return _unknown(self._made, known)

    def _focused_on(self, rule: str, game: Game[Any, Any]) -> Maker:
        """Return what makes questions about one rule."""
        if rule not in self._focused:
            rng = rng_of(f"{self._seed} {rule}")
            maker = Maker(game, rng, frozenset([rule]), self.level, given=self._given)
            self._focused[rule] = maker
        return self._focused[rule]

    def other(
        self, rule: str, game: Game[Any, Any], known: set[str], drawn: Collection[str] = ()
    ) -> Question | None:
        """Return a question that is not known and that a rule decides, by which it can be practised; None if there is none.

        It is of none of the kinds that are drawn already, if there is such a one.
        """
        maker = self._focused_on(rule, game)
        found = _other(maker, rule, known, {*drawn}) or _other(maker, rule, known)
        if found is not None:
            self._ids |= {found.id}
        return found

    def restart(self) -> None:
        """Begin a list again; of made questions others follow."""
        if self.listed:
            self._made = self.anew()


def practice(
    asked: Sequence[Question], seed: int | str, level: int | None = None
) -> list[Question]:
    """Return another question for each rule that decides one of those that are asked, by which it can be practised.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> asked = mops.questions(g, about="win-trick", count=2)
    >>> other, = practice(asked, seed=7)
    >>> other.rules[0].id, other in asked
    ('mopsen.win-trick', False)
    """
    found: list[Question] = []
    games: dict[str, Game[Any, Any]] = {}
    for one in asked:
        games.setdefault(one.rules[0].id, one.game)
    for rule, game in games.items():
        maker = Maker(game, rng_of(f"{seed} {rule}"), frozenset([rule]), level)
        other = _other(maker, rule, {one.id for one in (*asked, *found)})
        found += [other] if other is not None else []
    return found


def _other(
    maker: Maker, rule: str, known: Collection[str], drawn: Collection[str] = ()
) -> Question | None:
    """Return a question that a rule decides and that is not known, of a kind that is not drawn, but none about its name."""
    tired = maker.variety.tired = NAMING.union(drawn)
    made = islice(maker, SPARE)
    return next(
        (
            one for one in made
            if one.id not in known and one.rules[0].id == rule and one.kind not in tired
        ),
        None,
    )  # fmt: skip


def _chosen(
    source: object, about: Topic | Iterable[Topic] | None, level: int | None
) -> tuple[Question, ...]:
    """Return those questions of a list that are about something."""
    listed = tuple(source) if isinstance(source, Iterable) else ()
    if not listed or not all(isinstance(one, Question) for one in listed):
        raise OptionError("quiz-source", source=short(source))
    rules = rules_about(listed[0].game.rules, about)
    found = tuple(
        one
        for one in listed
        if (level is None or one.level == level)
        and (rules is None or not rules.isdisjoint(one.asked.rules))
    )
    if not found:
        raise nothing_about(listed[0].game, rules, about, level)
    return found


def _unknown(made: Iterator[Question], known: set[str]) -> Question | None:
    return next((one for one in islice(made, TRIED + len(known)) if one.id not in known), None)
