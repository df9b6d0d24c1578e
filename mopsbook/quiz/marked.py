"""What an answer to a question is worth, and what there is to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Reply
from mopsbook.core.options import with_hints
from mopsbook.core.rules import Rule
from mopsbook.core.state import Move
from mopsbook.quiz.telling import teller_of, told_of
from mopsbook.show.packing import Frame
from mopsbook.teach.explain import Explanation

if TYPE_CHECKING:
    from mopsbook.quiz.question import Question

TOLD = 3
"""Of so many things that are wrong or missing it is told why; more would not be read."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the choices of a question, or one of the things that it wants in an order.

    Parameters
    ----------
    value : object
        What :meth:`Question.check` takes for it.
    question : Question
        The question.
    """

    value: Any
    question: Question = field(repr=False, compare=False)

    @with_hints
    def text(self, lang: str | None = None, names: Sequence[str] | None = None) -> str:
        """Return how it is called, in language `lang`."""
        return self.question.called(self.value, lang, names)


@dataclass(frozen=True, slots=True)
class Marked:
    """What an answer to a question is worth.

    Parameters
    ----------
    question : Question
        The question.
    answer : object
        The answer: a value of the question, and where several things are named a sorted tuple of them.
    right : bool
        Whether it is right.
    wrong, missed : tuple
        What was named and is not right, and what is right and was not named.
    reasons : tuple of Reason
        What is told of it, without words.
    moves : tuple of Move
        What is played out from the position on: after a wrong answer what comes of it, if that can be seen,
        and what is right otherwise.
    after : tuple of Move
        What is right, played out from the position on once more after what comes of a wrong answer.
    """

    question: Question = field(repr=False)
    answer: Any
    right: bool
    wrong: tuple[Any, ...] = ()
    missed: tuple[Any, ...] = ()
    reasons: tuple[Reason, ...] = ()
    moves: tuple[Move, ...] = ()
    after: tuple[Move, ...] = ()

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules on which that rests."""
        cited = dict.fromkeys(rule for reason in self.reasons for rule in reason.rules)
        return tuple(self.question.game.rules[rule] for rule in cited) or self.question.rules

    @property
    def others(self) -> tuple[Reply, ...]:
        """The other choices that are wrong, with what is told of each to whoever asks."""
        known = (*self.question.answers, self.answer)
        replies = self.question.asked.replies if self.question.how == "choice" else ()
        return tuple(one for one in replies if one.why and one.value not in known)

    @property
    def hint(self) -> Marked:
        """What of it may be told to whoever tries once more: nothing by which one knows what is right."""
        wrong = self.wrong[:TOLD]
        replies = self.question.asked.replies
        moves = [one.moves for one in replies if one.value in (self.answer, *wrong)]
        return replace(
            self, missed=(), reasons=(self.reasons[0], *self.question.hints(wrong)),
            moves=next(filter(None, moves), ()), after=(),
        )  # fmt: skip

    def frames(self) -> Iterator[Frame]:
        """Yield a picture after each of its moves, with what is told of it to the seat that is asked."""
        yield from self.question.played(self.moves)
        if self.after:
            yield self.question.once_more
            yield from self.question.played(self.after)

    @with_hints
    def explain(self, lang: str | None = None, names: Sequence[str] | None = None) -> Explanation:
        """Return in sentences whether it is right, and why."""
        teller = teller_of(self.question, lang, names)
        told = dict.fromkeys(told_of(self.question, one, teller) for one in self.reasons)
        return Explanation(tuple(told), teller.lang)
