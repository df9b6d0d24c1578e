"""What a table says to a person, apart from the story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mopsbook.core.advice import Reason
from mopsbook.core.errors import MopsError
from mopsbook.core.verdict import Violation
from mopsbook.show.scene import Msg, Notice, Scene, msg
from mopsbook.teach.words import say


class DeclinedError(MopsError):
    """Something that a table does not do; nothing has changed.

    Attributes
    ----------
    answer : Notice
        Its sentence for the picture, in every language.
    """

    def __init__(self, kind: str, message: str, **facts: str | int) -> None:
        super().__init__(message, **facts)
        self.answer = note(kind, message, **facts)

    def told(self, lang: str | None = None) -> str:
        """Return the sentence in language `lang`; it is one of the table's."""
        return say(self.message, lang, self.facts)

    def __reduce__(self) -> tuple[Any, ...]:
        return _declined, (self.answer.kind, self.message, self.facts)


def _declined(kind: str, message: str, facts: dict[str, Any]) -> DeclinedError:
    return DeclinedError(kind, message, **facts)


def note(kind: str, message: str, *rules: str, **facts: str | int) -> Notice:
    """Return one sentence of the table, with the rules to be shown beside it."""
    return Notice(kind, (msg(message, **facts),), rules)


def as_notice(*reasons: Reason) -> Notice:
    """Return what a game or a look back has to say: a sentence for each reason."""
    rules = dict.fromkeys(rule for reason in reasons for rule in reason.rules)
    told = (msg(reason.message, **reason.facts) for reason in reasons)
    return Notice("info", tuple(told), tuple(rules))


def refusal(violations: Sequence[Violation], *before: Msg) -> Notice:
    """Return what is said about a move that breaks rules: a sentence for each of them."""
    told = [msg(f"refusal-{v.rule.partition('.')[2]}", **v.facts) for v in violations]
    return Notice("refusal", (*before, *told), tuple(v.rule.id for v in violations))


def looked_at(scene: Scene, item: str) -> Notice:
    """Return what is said of a press on something that cannot be chosen: what it is, as everybody sees it."""
    one = scene.items[item]
    face = scene.drawing(one)
    what = one.say or (face and face.label)
    place = scene.zones[one.zone].label
    if what is not None or isinstance(one.text, int):
        return Notice("info", (msg("table-looked-at", place=place, what=what or one.text),))
    return Notice("info", (msg("table-looked-there", place=one.text or place),))
