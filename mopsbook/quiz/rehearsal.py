"""An invented class, whose answers show a teacher what comes of real ones."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from mopsbook.quiz.question import Question
from mopsbook.quiz.results import Results, results
from mopsbook.quiz.rows import save_rows
from mopsbook.quiz.session import Course
from mopsbook.record.files import path_of

FILE = "rehearsal.jsonl"
"""What the files are called: not as any that is handed in, which would be replaced."""


def rehearse(courses: Iterable[Course], folder: str | os.PathLike[str]) -> Results:
    """Answer in each course and save that, a folder for each student: the first knows all, each one misses one more."""
    saved = []
    for misses, course in enumerate(courses):
        left = misses
        while course.stage != "over":
            question = course.question
            wrong = next(_wrong(question), None) if left else None
            course.answer(question.answers if wrong is None else wrong, seconds=1)
            left -= wrong is not None
            course.next()
        file = Path(path_of(folder), course.student, FILE)
        saved.append(save_rows(file, course.rows, course.student))
    return results(saved)


def _wrong(question: Question) -> Iterator[Any]:
    """Yield wrong answers, if there are any."""
    if question.how == "order":
        yield question.answers[::-1]
    elif question.how == "number":
        yield question.answers[0] + 1
    else:
        given = [one.value for one in question.choices or ()] or question.frame().on
        wrong = (one for one in given if one not in question.answers)
        # where several things are asked for, no other number of them is an answer
        yield from ((one, *question.answers[1 : question.many]) for one in wrong)
