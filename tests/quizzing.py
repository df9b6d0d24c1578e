"""How tests answer questions and quizzes."""

from __future__ import annotations

from functools import cache
from typing import Any

import mopsbook as mops
from mopsbook.quiz.paper import sent as as_sent
from mopsbook.quiz.question import Question

GAME = mops.game("mopsen", players=3)


def right(question: Question) -> Any:
    """What answers a question right."""
    return question.answers[0] if question.how in ("choice", "number") else question.answers


def wrong(question: Question) -> Any:
    """What does not, and is an answer all the same."""
    if question.how == "number":
        return question.answers[0] + 1
    if question.how == "choice":
        return next(c.value for c in question.choices or () if c.value not in question.answers)
    if question.how == "order":
        return question.answers[::-1]
    slip = next(item for item in question.frame().on if item not in question.answers)
    return [slip, *question.answers[1:]][: question.many or 1]


@cache
def forty(name: str) -> tuple[Question, ...]:
    """Forty questions about a game, which all tests look at: to make them takes longest."""
    return tuple(mops.questions(mops.game(name), count=40))


@cache
def of_each_kind(name: str) -> list[Question]:
    """A question of each kind that comes up."""
    found: dict[tuple[str, str], Question] = {}
    for one in forty(name):
        found.setdefault((one.kind, one.how), one)
    return list(found.values())


def say(quiz: mops.Quiz, kind: str, **more: Any) -> None:
    """Send a quiz a message as the browser does."""
    quiz._hear(quiz, {"kind": kind, "rev": quiz.task["rev"], **more}, [])


def row_of(one: Question, **more: Any) -> Any:
    row = {
        "question": one.id, "game": one.game.name, "kind": one.kind, "level": one.level, "answer": "x",
        "rules": [rule.id for rule in one.rules], "right": False, "tries": 1, "seconds": 1.0, "student": "A",
    }  # fmt: skip
    return row | more


def sent(question: Question, answer: Any) -> Any:
    """An answer as the browser sends it."""
    return list(answer) if question.how == "table" else as_sent(question, answer)
