"""Questions to be answered with a pencil, and the sheet that marks them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Any

from mopsbook.core.chance import SeedLike
from mopsbook.core.game import Game
from mopsbook.printed.page import drawn, paragraphs
from mopsbook.printed.rules import printed
from mopsbook.quiz.make import MOST
from mopsbook.quiz.make import questions as made
from mopsbook.quiz.question import Question
from mopsbook.quiz.topics import Topic
from mopsbook.teach.words import say

FURTHER = 3
"""So many times as many questions are made where some tell what decides others."""
TICK = '<span class="tick"></span>'
"""What is ticked."""
BOX = '<span class="box"></span>'
"""In which a number or a letter is written."""
WIDTH, LOW, HIGH = 90, 75, 110
"""Millimetres for a picture: how wide it may be, and how high above choices and without them."""


def on_one_sheet(
    game: Game[Any, Any],
    about: Topic | Iterable[Topic] | None = None,
    count: int = 10,
    seed: SeedLike = 7,
    level: int | None = None,
) -> list[Question]:
    """Return questions that can all be read before one is answered.

    None of them has among its choices the rule that decides another one, as long as there are such.
    """
    asked = made(game, about, count, seed, level)
    if len(apart(asked)) == len(asked):
        return asked
    more = made(game, about, min(MOST, FURTHER * len(asked)), seed, level)
    good = apart(more)
    return [*good, *(one for one in more if one not in good)][: len(asked)]


def apart(asked: Iterable[Question]) -> list[Question]:
    """Return those of which none tells what decides another one."""
    found: list[Question] = []
    for one in asked:
        if not any(_tells(one, other) or _tells(other, one) for other in found):
            found.append(one)
    return found


def _tells(one: Question, other: Question) -> bool:
    """Say whether the rule that decides a question is a choice of another one, and so can be read there."""
    return other.rules[0].id in [choice.value for choice in one.choices or ()]


def questions(asked: Sequence[Question], lang: str) -> Iterator[str]:
    """Yield each question with its picture and room for the answer; nothing on the sheet tells that."""
    yield f'<p>{escape(say("print-name", lang))} <span class="line"></span></p><div class="grid">'
    for number, question in enumerate(asked, 1):
        picture = drawn(question.frame(), lang, WIDTH, LOW if question.choices else HIGH)
        yield (
            f'<div class="question"><p><b>{number}.</b> {escape(question.text(lang))} {_how(question, lang)}</p>'
            f"{picture}{_room(question, lang)}</div>"
        )
    yield "</div>"


def answers(asked: Sequence[Question], lang: str) -> Iterator[str]:
    """Yield what is right for each question, and why."""
    yield '<div class="columns two">'
    for number, question in enumerate(asked, 1):
        right = [
            _letter(question, value) + question.called(value, lang) for value in _told(question)
        ]
        told = question.check(question.answers)
        because = [one.text for one in told.explain(lang).sentences[1:]]
        known = printed(question.game)
        rules = ", ".join(rule.chip(lang) for rule in question.rules if rule in known)
        one = question.how == "number" or (question.how == "table" and not question.every)
        joined = f" {say('print-or', lang)} " if one else "; "
        yield (
            f'<div class="question"><p><b>{number}. {escape(joined.join(right))}</b></p>'
            f'{paragraphs(because)}<p class="quiet">{escape(rules)}</p></div>'
        )
    yield "</div>"


def _told(question: Question) -> Sequence[Any]:
    """Return what is right as one would say it: what one has, and then what lies elsewhere, such as "give" and "take"."""
    if question.how != "table":
        return question.answers
    scene = question.frame().scene
    return sorted(
        question.answers,
        key=lambda one: scene.zones[scene.items[one].zone].seat != question.seat,
    )


def _how(question: Question, lang: str) -> str:
    """Return how it is answered, behind the question: a line of its own would be taken from the picture."""
    if question.how == "number":
        return ""
    of_table = "print-mark-every" if question.every else "print-mark-one"
    told = {"table": of_table, "order": "print-order"}.get(question.how, "print-choice")
    return f'<span class="quiet">{escape(say(told, lang))}</span>'


def _room(question: Question, lang: str) -> str:
    """Return where the answer is written or ticked."""
    if question.how == "table":
        return ""
    if question.how == "number":
        return f"<p>{BOX}</p>"
    ordered = question.how == "order"
    tick = "" if ordered else TICK
    listed = [one.text(lang) for one in question.choices or ()]
    rows = "".join(f"<li>{tick}{escape(text)}</li>" for text in listed)
    room = f"<p>{BOX * len(listed)}</p>" if ordered else ""
    return f'<ol class="choices">{rows}</ol>{room}'


def _letter(question: Question, value: object) -> str:
    """Return the letter before a choice, as the sheet of questions has it."""
    known = [one.value for one in question.choices or ()]
    return f"{chr(ord('A') + known.index(value))}: " if value in known else ""
