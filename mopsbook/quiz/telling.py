"""How what is said about a question becomes sentences, with its seat as "you"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mopsbook.core.advice import Reason
from mopsbook.core.settings import spoken
from mopsbook.teach.explain import Sentence
from mopsbook.teach.words import Teller

if TYPE_CHECKING:
    from mopsbook.quiz.question import Question


def told_of(question: Question, reason: Reason, teller: Teller) -> Sentence:
    """Return a sentence about a question, in which rules have their titles and what they say."""
    book = question.game.rules
    return Sentence(
        teller.tell(reason.message, reason.facts), tuple(book[rule] for rule in reason.rules)
    )


def teller_of(question: Question, lang: str | None, names: Sequence[str] | None) -> Teller:
    """Return what tells a question, with its seat as "you"."""
    return Teller(question.game.name, spoken(lang), names, question.seat)
