"""What is told of a first wrong answer: why it is wrong, and nothing by which one knows what is right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked
from mopsbook.core.rules import RuleBook

MORE = Reason("question-more", {})
"""What is told where nothing is wrong, but something is missing."""


def hints(
    asked: Asked, wrong: Sequence[Any], named: Callable[[Any], Reason | None], book: RuleBook
) -> tuple[Reason, ...]:
    """Return why something is wrong: what its reply tells, or the rule where that would tell what is right.

    Parameters
    ----------
    asked : Asked
        The question.
    wrong : sequence
        What was named and is not right; () if only something is missing.
    named : callable
        Says how something that can be answered is called.
    book : RuleBook
        The rules of the game.
    """
    if not wrong:
        return (MORE,)
    known = {reply.value: reply.why for reply in asked.replies}
    telling = set(_telling(asked, named))
    told: list[Reason] = []
    for reason in (reason for one in wrong for reason in known.get(one, ())):
        safe = telling.isdisjoint(leaves(reason.facts))
        if safe:
            told.append(reason)
        else:
            told += [says(book, *reason.rules)] if reason.rules else asked.otherwise
    return tuple(told) or asked.otherwise or (says(book, *asked.rules),)


def says(book: RuleBook, rule: str, *_others: str) -> Reason:
    """Return what the first of some rules says, as something that is told.

    Examples
    --------
    >>> import mopsbook as mops
    >>> says(mops.game("mopsen").rules, "mopsen.win-trick").rules
    ('mopsen.win-trick',)
    """
    return Reason("question-says", {"rule": book[rule]}, (rule,))


def leaves(value: Any) -> Iterator[Any]:
    """Yield the words and numbers of facts.

    Examples
    --------
    >>> list(leaves({"player": 1, "cards": ["R1", "C2"], "last": True}))
    [1, 'R1', 'C2']
    """
    if isinstance(value, Mapping):
        value = value.values()
    elif isinstance(value, str | int):
        yield from () if isinstance(value, bool) else (value,)
        return
    elif not isinstance(value, list | tuple):
        return
    for one in value:
        yield from leaves(one)


def _telling(asked: Asked, named: Callable[[Any], Reason | None]) -> Iterator[Any]:
    """Yield what would tell the right answers; numbers that belong to things of the table mean something else.

    How a right answer is called tells nothing as far as the question says it, too.
    """
    said = set(leaves(asked.text.facts))
    for one in asked.right:
        what = named(one)
        told = [*leaves(one), *(it for it in leaves(what.facts if what else {}) if it not in said)]
        yield from (it for it in told if asked.how != "table" or isinstance(it, str))
