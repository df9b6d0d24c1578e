"""The lesson that a game brings along, if it does: it can be held as it is, in every language of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from mopsbook.editions import of_games
from mopsbook.editions.lessons import messages
from mopsbook.jupyter.lesson_film import film
from mopsbook.lesson.read import read
from mopsbook.lesson.script import LessonStep, Script
from mopsbook.quiz.paper import Readers
from mopsbook.quiz.question import Question
from mopsbook.teach.words import Teller
from mopsbook.testing.fault import GameFault
from mopsbook.testing.subject import Subject

SCREENS = 12
"""A lesson has so many screens at most."""
WORDS = 22
"""A sentence has so many words at most."""
MARKS = re.compile(r"[*`_]\S|\]\(")
"""What would be shown as it stands where text is no Markdown."""
SENTENCE = re.compile(r"(?<=[.!?])\s+")


def the_lesson_can_be_held(subject: Subject) -> None:
    """Check that a lesson is short, asks for something on each screen, and is told in every language."""
    name = subject.name
    if not of_games.has_lesson(name):
        return
    source = of_games.source(name)
    further = of_games.further_languages(name)
    if not of_games.language(source):
        raise GameFault("lesson-language", subject)
    for lang in further:
        if found := list(of_games.problems(name, lang)):
            raise GameFault("lesson-untold", subject, lang=lang, problems="; ".join(found))
    for lang in (of_games.language(source), *further):
        _short(subject, of_games.lesson_of(name, lang))
    _pressed(subject, read(source))


def _short(subject: Subject, text: str) -> None:
    script = read(text)
    if script.faults:
        raise GameFault("lesson-faults", subject, problems="; ".join(map(str, script.faults)))
    for sentence in (one for text in messages(text) for one in SENTENCE.split(text)):
        if len(sentence.split()) > WORDS:
            raise GameFault("lesson-sentence", subject, most=WORDS, sentence=sentence)
    if marked := next((one for step in script.steps for one in _plain_texts(step) if MARKS.search(one)), ""):  # fmt: skip
        raise GameFault("lesson-marks", subject, text=marked)
    screens = [list(steps) for _, steps in groupby(script.steps, lambda step: step.title)]
    if len(screens) > SCREENS:
        raise GameFault("lesson-screens", subject, count=len(screens), most=SCREENS)
    for screen in screens[:-1]:
        if not any(step.turn or step.question for step in screen):
            raise GameFault("lesson-nothing", subject, screen=screen[0].title)
    for step in script.steps:
        if step.question and (told := _told_before(script, step, step.question)):
            raise GameFault("lesson-answered", subject, screen=step.title, answer=told)


def _plain_texts(step: LessonStep) -> Iterator[str]:
    """Yield what is no Markdown in a step: hints, and all that is said of questions and of moves that are not right."""
    if step.turn:
        yield from (*step.turn.hints, *step.turn.others.values())
    if step.question:
        asked = step.question.asked
        replies = [reason for one in asked.replies for reason in (one.what, *one.why) if reason]
        for reason in (asked.text, *asked.why, *replies):
            yield str(reason.facts.get("text", ""))


def _pressed(subject: Subject, script: Script) -> None:
    """Check that the move of each turn can be made by presses."""
    guess = film(script, Readers(script.langs, script.names)).timeline["guess"]
    for at, first in guess["starts"].items():
        seen, found = {first}, [first]
        for picture in found:
            after = guess["ways"][picture - guess["frames"]].values()
            new = {one for one in after if one not in seen and one >= guess["frames"]}
            seen |= {*after}
            found += new
        turn = script.steps[at].turn
        if turn and turn.wanted and at + 1 not in seen:
            raise GameFault("lesson-turn", subject, screen=script.steps[at].title)


def _told_before(script: Script, step: LessonStep, question: Question) -> str:
    """Return the right answer if the question, its title or what is said above it names it, and none of the wrong ones."""
    tell = Teller(script.game.name, script.lang, script.names)
    above = _plain(
        f"{step.title} {step.html} {tell.tell(question.asked.text.message, question.asked.text.facts)}"
    )
    if question.how == "number":
        named = [str(one) for one in question.answers if re.search(rf"\b{one}\b", above)]
        return named[0] if named and len(re.findall(r"\d+", above)) == 1 else ""
    if question.how != "choice":
        return ""
    choices = {
        one.value: _plain(tell.tell(one.what.message, one.what.facts))
        for one in question.asked.replies
        if one.what
    }
    named = [answer for answer, text in choices.items() if text in above]
    return choices[named[0]] if named and set(named) <= set(question.answers) else ""


def _plain(text: str) -> str:
    return re.sub(r"<[^>]+>|[^\w\s]", "", text).casefold().strip()
