"""The course of a quiz: which question is next, how often it may be tried, what was answered. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Literal, NamedTuple

from mopsbook.core.errors import MopsError
from mopsbook.quiz.learned import Learned
from mopsbook.quiz.marked import Marked
from mopsbook.quiz.question import Question
from mopsbook.quiz.rows import Row
from mopsbook.quiz.supply import Supply
from mopsbook.quiz.variety import APART, RECENT, WINDOW

Stage = Literal["asked", "tried", "told", "over"]
"""A question waits; it was tried in vain and may be once more; all is told of it; there are no more."""

TRIES = 2
"""So often a question may be answered."""
LATER = 4
"""After so many others it is asked again what was missed: by its rule in another position, or else as it was."""
ONLY = 2
"""Where so many choices are, whoever has missed one knows the other: there is nothing to be tried once more."""
WEAK = 2
"""Every so manieth question is about what was missed."""


class Score(NamedTuple):
    """How often a rule decided a question, and how often that was answered right at once."""

    rule: str
    asked: int
    right: int


class Later(NamedTuple):
    """A question that comes again, when so many were asked, and which one of the run it is."""

    due: int
    question: Question
    number: int


class Course:
    """A quiz in progress.

    What is replaced here is never changed, so that it can be put back when something fails.

    Parameters
    ----------
    supply : Supply
        The questions.
    rows : sequence of dict
        What was answered before: it is not asked again. What was asked about something else is kept with it,
        and does not count.
    student : str
        Who answers.
    learned : Learned, optional
        What the student has met, been asked and missed elsewhere; :meth:`note` adds what was answered here.
    words : callable, optional
        How a question reads, which stands in its row.

    Attributes
    ----------
    stage : "asked", "tried", "told" or "over"
        How far it is.
    question : Question
        The present question; when all is over, the last one.
    marked : Marked or None
        What the last answer to it is worth.
    again : int
        Which question of the run comes again, since it was missed; 0 if it does not.
    number, of : int
        Which question of how many it is; one that comes again does not count.
    rows : tuple of dict
        What was answered, a row for each question and each time that it was asked; what was skipped has no answer there.

    Examples
    --------
    >>> import mopsbook as mops
    >>> course = Course(Supply(mops.game("mopsen", players=3), about="win-trick", count=3))
    >>> course.answer(course.question.answers).right, course.stage
    (True, 'told')
    >>> course.next()
    >>> course.number, course.of, course.right
    (2, 3, 1)
    """

    stage: Stage
    question: Question
    marked: Marked | None
    shown: bool
    again: int
    _first: tuple[Question, ...]
    _later: tuple[Later, ...]
    _left: dict[str, Question]
    _still: tuple[Question, ...]
    _practising: bool
    _kinds: tuple[str, ...]
    _rules: tuple[str, ...]
    _since: float

    def __init__(
        self,
        supply: Supply,
        rows: Sequence[Row] = (),
        student: str = "",
        learned: Learned | None = None,
        words: Callable[[Question], str] = Question.text,
    ) -> None:
        self._supply, self.student, self._words = supply, student, words
        self._learned = Learned() if learned is None else learned
        self.rows = tuple(rows)
        self._unnoted: tuple[Row, ...] = ()
        before = {row["question"] for row in rows if row["tries"] and supply.holds(row)}
        self._known = frozenset(before)
        self._begin(max(supply.count, len(before)), number=len(before))

    def _begin(
        self, of: int, number: int = 0, first: Sequence[Question] = (), since: int = 0
    ) -> None:
        """Begin a run of so many questions, of which some are named and some are answered in rows since then."""
        self.of, self.number, self._began = of, number, since
        self._first, self._later, self._asked = tuple(first), (), 0
        self._run: dict[str, Question] = {}
        self._left, self._still, self._practising = {}, (), bool(first)
        self._kinds, self._rules = (), ()
        self.question, self.again = self._supply.first, 0
        self._go_on()

    @property
    def scores(self) -> tuple[Score, ...]:
        """What was asked in this run, by the rules that decide: those that were missed most come first."""
        found: dict[str, list[bool]] = {}
        for row in self._once:
            found.setdefault(row["rules"][0], []).append(row["right"])
        for question in self.skipped:
            found.setdefault(question.rules[0].id, []).append(False)
        scores = (Score(rule, len(answers), sum(answers)) for rule, answers in found.items())
        return tuple(sorted(scores, key=lambda one: one.right - one.asked))

    @property
    def answered(self) -> tuple[tuple[Question, bool], ...]:
        """The questions that were answered in this run, and whether each was right at once."""
        return tuple(
            (self._run[row["question"]], row["right"])
            for row in self._once
            if row["question"] in self._run
        )

    @property
    def last(self) -> bool:
        """Whether nothing comes after the present question."""
        return self.number >= self.of and not self._first and not self._later

    @property
    def skipped(self) -> tuple[Question, ...]:
        """What was left out in this run, and not answered later in it."""
        answered = {row["question"] for row in self._once}
        return tuple(one for one in self._left.values() if one.id not in answered)

    @property
    def still(self) -> tuple[Question, ...]:
        """What was to be practised in this run, and was not come to: it was not asked, so nothing of it was skipped."""
        return self._still

    @property
    def right(self) -> int:
        """How many of the run were answered right at once."""
        return sum(row["right"] for row in self._once)

    @property
    def _once(self) -> list[Row]:
        """The rows of this run, but for questions that came again."""
        first: dict[str, Row] = {}
        for row in self._counted:
            first.setdefault(row["question"], row)
        return list(first.values())

    @property
    def _counted(self) -> list[Row]:
        """The answers of this run; those of other quizzes may be among the ones that were given."""
        rows = self.rows[self._began :]
        return [row for row in rows if row["tries"] and self._supply.holds(row)]

    @property
    def missed(self) -> tuple[str, ...]:
        """The rules by which something was answered wrong in this run."""
        return tuple(dict.fromkeys(row["rules"][0] for row in self._once if not row["right"]))

    def answer(self, answer: Any, seconds: float | None = None) -> Marked:
        """Answer the present question; if that is not right, it may be tried once more.

        Raises
        ------
        OptionError
            If it is no answer to this question; nothing has changed.
        MopsError
            If no question waits.
        """
        self._wait_for("asked", "tried")
        marked = self.question.check(answer)
        given = _plain(marked.answer)
        if self.stage == "tried":
            again: Row = {**self.rows[-1], "answer": given, "tries": TRIES}
            self.rows, self.stage = (*self.rows[:-1], again), "told"
        else:
            seconds = monotonic() - self._since if seconds is None else seconds
            row = self._row(given, seconds, right=marked.right)
            self.rows = (*self.rows, row)
            self.stage = "told" if marked.right or self._decided else "tried"
            if not marked.right and not self.again and self._supply.listed:
                self._later = (*self._later, Later(self._asked + LATER, self.question, self.number))
            self._unnoted = (*self._unnoted, row)
        self.marked = marked
        return marked

    @property
    def _decided(self) -> bool:
        """Whether one answer tells what the others are worth."""
        choices = self.question.choices
        return self.question.how == "choice" and choices is not None and len(choices) <= ONLY

    def note(self) -> OSError | MopsError | None:
        """Note what was learned, once that an answer stands, and return what is to be said of that.

        What cannot be kept is noted in memory from then on.
        """
        rows, self._unnoted = self._unnoted, ()
        known, problem = len(self._learned.problems), None
        for row in rows:
            try:
                self._learn(row)
            except OSError as error:
                problem, self._learned = error, Learned()
                self._learn(row)
        return problem or next(iter(self._learned.problems[known:]), None)

    def _learn(self, row: Row) -> None:
        """Keep an answer, and that its rule need not be told any more to whoever knew it."""
        self._learned.note(row)
        if row["right"]:
            self._learned.tell(row["rules"][:1])

    def show(self) -> Marked:
        """Tell what is right."""
        self._wait_for("asked", "tried")
        self._unanswered()
        self.marked = self.question.check(self.question.answers)
        self.stage, self.shown = "told", True
        return self.marked

    def next(self) -> None:
        """Go on to the next question."""
        self._wait_for("tried", "told")
        self._go_on()

    def skip(self) -> None:
        """Leave the present question out."""
        self._wait_for("asked", "tried")
        self._unanswered()
        self._left = self._left | {self.question.id: self.question}
        self._go_on()

    def _unanswered(self) -> None:
        """Keep that the present question has no answer, unless it has one already."""
        if self.stage == "asked" and not self.again:
            row = self._row(None, monotonic() - self._since)
            self.rows = (*self.rows, row)

    def stop(self) -> None:
        """End the run; what was answered stays, and what was to be practised still is."""
        if self._practising:
            waits = (self.question,) if self.stage == "asked" else ()
            self._still = (*waits, *self._first)
        self._end()

    def start_again(self) -> None:
        """Begin anew: with other questions if they are made, else with the same ones."""
        if self._supply.listed:
            self._known = frozenset()
        self._supply.restart()
        self._begin(self._supply.count, since=len(self.rows))

    def practise(self) -> None:
        """Ask what was missed or skipped: other questions about the rules that were missed, or else the same ones."""
        missed = [one for one, right in self.answered if not right]
        games = {one.rules[0].id: one.game for one in missed}
        others: dict[str, Question] = {}
        for rule in self.missed:
            drawn = [one.kind for one in others.values()]
            asked, game = {*self._known, *self._run, *others}, games.get(rule, self._supply.game)
            other = self._supply.other(rule, game, asked, drawn)
            if other is not None:
                others[other.id] = other
        found = {one.rules[0].id for one in others.values()}
        same = [one for one in missed if one.rules[0].id not in found]
        again = {one.id: one for one in (*same, *self.skipped, *self.still)}
        first = (*others.values(), *again.values())
        if not first:  # what was missed before the quiz, and cannot be asked any more
            raise MopsError("quiz-nothing-missed")
        self._begin(len(first), first=first, since=len(self.rows))

    def _wait_for(self, *stages: Stage) -> None:
        if self.stage not in stages:
            over, told = self.stage == "over", self.stage == "told"
            raise MopsError("quiz-over" if over else "quiz-told" if told else "quiz-asked")

    def _go_on(self) -> None:
        """Come to what is due, else to a new question, else to what comes again; if there is none, it is over."""
        self.marked, self.stage, self.shown = None, "asked", False
        last = self._kinds[-APART:]
        due: Later | None = next(
            (
                one for one in self._later
                if one.due <= self._asked and one.question.kind not in last
            ),
            None,
        )  # fmt: skip
        fresh: Question | None = self._fresh() if due is None else None
        if due is None and fresh is None:
            due = next(iter(self._later), None)
        if due is not None:
            self.question, self.again = due.question, due.number
            self._later = tuple(one for one in self._later if one is not due)
        elif fresh is not None:
            self.question, self.again = fresh, 0
            self.number += 1
            self._known |= {fresh.id}
            self._run = self._run | {fresh.id: fresh}
        else:
            return self._end()
        self._asked += 1
        self._kinds = (*self._kinds, self.question.kind)[1 - RECENT :]
        self._rules = (*self._rules, self.question.rules[0].id)[1 - WINDOW :]
        self._since = monotonic()
        return None

    def _end(self) -> None:
        self.stage, self.marked = "over", None

    def _fresh(self) -> Question | None:
        if self._first:
            named, self._first = self._first[0], self._first[1:]
            return named
        if self.number >= self.of:
            return None
        weak = self._weak if self.number % WEAK else ()
        found = self._supply.next({*self._known}, weak, self._tired)
        if found is None:
            self.of = self.number
        return found

    @property
    def _tired(self) -> set[str]:
        """The kinds that are not asked now: the last ones, what came twice lately, and what comes again anyway."""
        often = {kind for kind in self._kinds if self._kinds.count(kind) > 1}
        return {*self._kinds[-APART:], *often, *(one.question.kind for one in self._later)}

    @property
    def _weak(self) -> tuple[str, ...]:
        """The rules that were missed when they were asked last, in this run or before, and not just now or often."""
        last = {row["rules"][0]: row["right"] for row in self._counted}
        here = [rule for rule, right in last.items() if not right]
        weak = dict.fromkeys([*here, *self._learned.weak(self._supply.topics)])
        lately = self._rules
        return tuple(one for one in weak if one not in lately[-LATER:] and lately.count(one) < 2)

    def _row(self, answer: Any, seconds: float, right: bool = False) -> Row:
        question = self.question
        return {
            "question": question.id,
            "game": question.game.name,
            "kind": question.kind,
            "level": question.level,
            "rules": [rule.id for rule in question.rules],
            "answer": answer,
            "right": right,
            "tries": int(answer is not None),
            "seconds": round(seconds, 1),
            "student": self.student,
            "first": answer,
            "words": self._words(question),
            "practice": self._practising,
        }


def _plain(answer: Any) -> Any:
    """Return an answer as JSON has it."""
    return [_plain(one) for one in answer] if isinstance(answer, tuple) else answer
