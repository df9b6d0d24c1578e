"""Tabletop games that explain themselves: rules as data, cited verdicts, tables for notebooks.

Examples
--------
>>> import mopsbook as mops
>>> g = mops.game("mopsen", players=3)
>>> s = g.position("trick 0:R6; hands R5 / R2 B9 Y3 / B8")
>>> [str(move) for move in g.legal(s)]
['1 play R2']
>>> [violation.rule.id for violation in g.check(s, "1 play B9")]
['mopsen.follow-suit']
"""

from __future__ import annotations

from importlib import import_module
from types import FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mopsbook import graphs
    from mopsbook.core.errors import IllegalMove, MopsError
    from mopsbook.core.game import Game, game
    from mopsbook.core.registry import games
    from mopsbook.core.settings import settings
    from mopsbook.core.step import Step
    from mopsbook.jupyter.editor import Editor
    from mopsbook.jupyter.export import save_page
    from mopsbook.jupyter.graph import Graph
    from mopsbook.jupyter.lesson import Lesson
    from mopsbook.jupyter.quiz import Quiz
    from mopsbook.jupyter.replay import Replay
    from mopsbook.jupyter.rulebook import RuleBook
    from mopsbook.jupyter.table import Table
    from mopsbook.printed.handout import handout
    from mopsbook.quiz.learned import Learned
    from mopsbook.quiz.make import questions
    from mopsbook.quiz.question import Question
    from mopsbook.quiz.results import results
    from mopsbook.record.reading import replay
    from mopsbook.record.trace import Trace, record
    from mopsbook.teach.advice import advise
    from mopsbook.teach.explain import explain
    from mopsbook.teach.moments import moments
    from mopsbook.teach.parting import parting
    from mopsbook.teach.review import review

__all__ = [
    "Editor",
    "Game",
    "Graph",
    "IllegalMove",
    "Learned",
    "Lesson",
    "MopsError",
    "Question",
    "Quiz",
    "Replay",
    "RuleBook",
    "Step",
    "Table",
    "Trace",
    "advise",
    "explain",
    "game",
    "games",
    "graphs",
    "handout",
    "moments",
    "parting",
    "questions",
    "record",
    "replay",
    "results",
    "review",
    "save_page",
    "settings",
]

_HOMES = {
    "Editor": "jupyter.editor",
    "Game": "core.game",
    "Graph": "jupyter.graph",
    "IllegalMove": "core.errors",
    "Learned": "quiz.learned",
    "Lesson": "jupyter.lesson",
    "MopsError": "core.errors",
    "Question": "quiz.question",
    "Quiz": "jupyter.quiz",
    "Replay": "jupyter.replay",
    "RuleBook": "jupyter.rulebook",
    "Step": "core.game",
    "Table": "jupyter.table",
    "Trace": "record.trace",
    "advise": "teach.advice",
    "explain": "teach.explain",
    "game": "core.game",
    "games": "core.registry",
    "handout": "printed.handout",
    "moments": "teach.moments",
    "parting": "teach.parting",
    "questions": "quiz.make",
    "record": "record.trace",
    "replay": "record.reading",
    "results": "quiz.results",
    "review": "teach.review",
    "save_page": "jupyter.export",
    "settings": "core.settings",
}
"""Where each public name lives; it is imported when it is first used."""

# two folders have names of functions: Python writes them here when they are first imported, and never again
for _folder in ("games", "record"):
    import_module(f"mopsbook.{_folder}")
    del globals()[_folder]


def __getattr__(name: str) -> Any:
    if name == "graphs":
        return import_module("mopsbook.graphs")
    if name not in _HOMES:
        raise AttributeError(f"module 'mopsbook' has no attribute {name!r}")
    value = getattr(import_module(f"mopsbook.{_HOMES[name]}"), name)
    if isinstance(value, FunctionType):
        value = import_module("mopsbook.core.options").with_hints(value)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
