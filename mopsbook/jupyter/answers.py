"""What a table says to a person, apart from the story."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from mopsbook.core.advice import Counsel, Reason
from mopsbook.core.errors import MopsError
from mopsbook.core.game import Game
from mopsbook.core.verdict import Violation
from mopsbook.show.offers import Refuse
from mopsbook.show.scene import Msg, Scene, Sheet, SheetRow, msg
from mopsbook.show.sentences import Notice
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
        self.answer = notice(kind, message, **facts)

    def told(self, lang: str | None = None) -> str:
        """Return the sentence in language `lang`; it is one of the table's."""
        return say(self.message, lang, self.facts)

    def __reduce__(self) -> tuple[Any, ...]:
        return _declined, (self.answer.kind, self.message, self.facts)


def _declined(kind: str, message: str, facts: dict[str, Any]) -> DeclinedError:
    return DeclinedError(kind, message, **facts)


def notice(kind: str, message: str, *rules: str, **facts: str | int) -> Notice:
    """Return one sentence of the table, with the rules to be shown beside it."""
    return Notice(kind, (msg(message, **facts),), rules)


def as_notice(*reasons: Reason) -> Notice:
    """Return what a game or a look back has to say: a sentence for each reason."""
    rules = dict.fromkeys(rule for reason in reasons for rule in reason.rules)
    return Notice("info", tuple(map(_said, reasons)), tuple(rules))


def counsel(found: Counsel) -> Notice:
    """Return what a game recommends: why, and the other choices beside it."""
    said = as_notice(*found.reasons)
    rows = tuple(
        SheetRow(_said(one.what), tuple(map(_cell, one.cells)), one.best) for one in found.options
    )
    head = tuple(map(_said, found.head))
    sheet = Sheet(msg("advice-table"), head, rows) if rows else None
    return replace(said, more=tuple(map(_said, found.more)), sheet=sheet)


def _cell(cell: str | Reason) -> str | Msg:
    return cell if isinstance(cell, str) else _said(cell)


def _said(reason: Reason) -> Msg:
    return msg(reason.message, **reason.facts)


def refusal(violations: Sequence[Violation]) -> Notice:
    """Return what is said about a move that breaks rules: the first of them, and the others on request."""
    first, *more = (msg(v.message("refusal"), **v.facts) for v in violations)
    return Notice("refusal", (first,), tuple(v.rule.id for v in violations), tuple(more))


def refused(game: Game[Any, Any], why: Refuse) -> Notice:
    """Return what is said where no single move says what is wrong."""
    found = refusal([Violation(game.rules[one.rule], one.facts) for one in why.violations])
    return replace(found, texts=why.told, more=()) if why.told else found


def what_lies_there(scene: Scene, item: str, first: str | None = None) -> Notice:
    """Return what is said of a press on something that cannot be chosen: what it is, as everybody sees it.

    If it can be as soon as another item is, that one is named.
    """
    one = scene.items[item]
    what = _called(scene, item)
    place = scene.zones[one.zone].label
    if first is not None and (before := _called(scene, first)) is not None:
        return Notice("info", (msg("table-looked-first", what=before),))
    if what is not None or isinstance(one.text, int):
        return Notice("info", (msg("table-looked-at", place=place, what=what or one.text),))
    return Notice("info", (msg("table-looked-there", place=one.text or place),))


def _called(scene: Scene, item: str) -> Msg | None:
    """Return what everybody sees that an item is; None if nothing is to be seen of it."""
    one = scene.items[item]
    face = scene.drawing(one)
    return one.say or (face.label if face is not None else None)
