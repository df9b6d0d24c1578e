"""One question of a lesson, and how it was answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mopsbook.quiz import paper
from mopsbook.quiz.learned import Learned
from mopsbook.quiz.question import Question
from mopsbook.quiz.rows import Row
from mopsbook.quiz.session import Course
from mopsbook.quiz.supply import Supply


class OneQuestion(Course):
    """The course of a single question.

    Parameters
    ----------
    question : Question
        The question.
    rows : sequence of dict
        What was answered before; one of them may be about it.
    student : str
        Who answers.
    learned : Learned
        What the student has met, been asked and missed.
    practises : bool
        Whether it is asked once more after the lesson, whatever was answered before.

    Examples
    --------
    >>> import mopsbook as mops
    >>> question, = mops.questions(mops.game("mopsen", players=3), about="win-trick", count=1)
    >>> course = OneQuestion(question, (), "Ada", Learned())
    >>> course.answer(question.answers).right, course.given[1]
    (True, 1)
    >>> OneQuestion(question, course.rows, "Ada", Learned()).stage
    'told'
    """

    def __init__(
        self,
        question: Question,
        rows: Sequence[Row],
        student: str,
        learned: Learned,
        practises: bool = False,
    ) -> None:
        super().__init__(Supply([question]), (), student, learned)
        self._practising = practises
        about = (row for row in rows if row["tries"] and row["question"] == question.id)
        self.rows = tuple(row for row in about if not row.get("practice"))[:1]
        for row in self.rows:
            once = not row["right"] and row["tries"] == 1
            self.stage = "tried" if once else "told"

    @property
    def given(self) -> list[Any]:
        """The last answer as the browser knows it, and how many there were."""
        row = self.rows[-1]
        marked = self.question.check(row["answer"])
        return [paper.sent(self.question, marked.answer), row["tries"]]
