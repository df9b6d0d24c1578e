"""All kinds of questions: those of every game, and a game's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mopsbook.core import registry
from mopsbook.core.asking import Kind
from mopsbook.quiz import kinds as kernel
from mopsbook.quiz import which_rule
from mopsbook.quiz.endings import AT_THE_END

OF_EVERY_GAME: tuple[Kind, ...] = (*kernel.KINDS, *AT_THE_END)
NAMING = frozenset(
    name.__name__.replace("_", "-") for name in (which_rule.rule_behind, which_rule.rule_against)
)
"""What is asked about rules of which nothing else can be asked."""


def name_of(kind: Callable[..., Any]) -> str:
    """Return the name of a kind, as questions have it.

    Examples
    --------
    >>> name_of(kernel.next_to_move)
    'next-to-move'
    """
    return kind.__name__.replace("_", "-")


def kinds_of(game: str) -> tuple[Kind, ...]:
    """Return every kind of question of a game: its own, and those that every game has.

    Examples
    --------
    >>> len(kinds_of("mopsen")) > len(OF_EVERY_GAME), kinds_of("mopsen")[-1].__name__
    (True, 'winners')
    """
    own = registry.optional_module(game, "questions")
    return (*(own.KINDS if own else ()), *OF_EVERY_GAME)
