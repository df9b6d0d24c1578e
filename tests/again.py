"""The answers to what each game asks of its own, found once more without the functions that the questions use.

The module ``tests.games.<game>.again`` has for each kind a function of a question and of the step that really came in
the game: it plays on, tries every move, or counts by hand, and returns the right answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from mopsbook.core.step import AnyStep
from mopsbook.quiz.question import Question

Answers = set[Any]
Found = Mapping[str, Callable[[Question, AnyStep], Answers]]


def answers_of(name: str) -> Found:
    """Return for each kind of a game how its right answers are found once more."""
    found: Found = import_module(f"tests.games.{name}.again").AGAIN
    return found


def found_again(question: Question, step: AnyStep) -> bool:
    """Say whether the right answers are those that are found once more; of kinds of every game they are."""
    again = answers_of(question.game.name).get(question.kind)
    return again is None or again(question, step) == set(question.answers)
