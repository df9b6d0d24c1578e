"""What is told of a first wrong answer: why it is wrong, and nothing by which one knows what is right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, leaves
from mopsbook.core.game import Game
from mopsbook.teach.readings import as_written

MORE = Reason("question-more", {})
"""What is told where nothing is wrong, but something is missing."""


def hints(
    asked: Asked, wrong: Sequence[Any], named: Callable[[Any], Reason | None], game: Game[Any, Any]
) -> tuple[Reason, ...]:
    """Return why something is wrong: what its reply tells, or its hint or the rule where that would tell what is right.

    Parameters
    ----------
    asked : Asked
        The question.
    wrong : sequence
        What was named and is not right; () if only something is missing.
    named : callable
        Says how something that can be answered is called.
    game : Game
        The game under its options.
    """
    if not wrong:
        return (MORE,)
    known = {reply.value: reply for reply in asked.replies}
    telling = set(_telling(asked, named))
    told: list[Reason] = []
    for reply in (known[one] for one in wrong if one in known):
        for reason in reply.why:
            if telling.isdisjoint(leaves(reason.facts)):
                told.append(reason)
            elif reply.hint:
                told += reply.hint
            else:
                told += [says(game, *reason.rules)] if reason.rules else asked.otherwise
    return tuple(told) or asked.otherwise or (says(game, *asked.rules),)


def says(game: Game[Any, Any], *rules: str, whole: bool = False) -> Reason:
    """Return what the first of some rules says that holds as it is written, as something that is told.

    It is said in short, or as the `whole` rule.

    Examples
    --------
    >>> import mopsbook as mops
    >>> says(mops.game("mauz"), "mauz.three-suits").message
    'question-says'
    >>> says(mops.game("mauz", mixed_suits="nothing"), "mauz.three-suits").message
    'question-agreed'
    """
    found = next((rule for rule in rules if as_written(game, rule)), None)
    if found is None:
        return Reason("question-agreed", {"rule": game.rules[rules[0]]}, rules[:1])
    words = "question-says-all" if whole else "question-says"
    return Reason(words, {"rule": game.rules[found]}, (found,))


def _telling(asked: Asked, named: Callable[[Any], Reason | None]) -> Iterator[Any]:
    """Yield what would tell the right answers; numbers that belong to things of the table mean something else.

    How a right answer is called tells nothing as far as the question, or another choice, says it, too.
    """
    others = [
        reply.what for reply in asked.replies if reply.what and reply.value not in asked.right
    ]
    said = set(leaves([asked.text.facts, *(what.facts for what in others)]))
    for one in asked.right:
        what = named(one)
        told = [*leaves(one), *(it for it in leaves(what.facts if what else {}) if it not in said)]
        yield from (it for it in told if asked.how != "table" or isinstance(it, str))
