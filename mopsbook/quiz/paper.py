"""Questions on their way to the browser, and what answers to them are worth, as JSON values.

Choices are sent as their numbers, so that nothing of them but their words goes out. What is sent of a question
before it is answered is its :func:`paper` and its picture; nothing there tells the answer. :func:`key` holds all
that a page needs that has no kernel, and ``widgets/src/marks.ts`` makes of it what :func:`mark` makes here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from mopsbook.core.advice import Reason
from mopsbook.core.game import Game
from mopsbook.core.state import Move
from mopsbook.quiz.marked import Choice, Marked
from mopsbook.quiz.question import Question
from mopsbook.quiz.telling import teller_of, told_of
from mopsbook.show import wire
from mopsbook.show.packing import Frame, Json

SEEN = 2
"""What ends a note after which a table waits until its learner goes on; see `Note`."""

NO_REPLY = object()
"""Stands for any answer of which a question tells nothing of its own."""


class Readers(NamedTuple):
    """Who reads what is sent: in which languages, and with which names by seat."""

    langs: tuple[str, ...]
    names: tuple[str, ...] = ()

    def words(self, question: Question) -> Json:
        """Return a question by language."""
        return {lang: question.text(lang, self.names) for lang in self.langs}

    def called(self, question: Question, value: Any) -> Json:
        """Return how something is called that can be answered."""
        return {lang: question.called(value, lang, self.names) for lang in self.langs}

    def notes(self, question: Question, reasons: Iterable[Reason]) -> list[Json]:
        """Return what is told of an answer, each thing once."""
        tellers = [(lang, teller_of(question, lang, self.names)) for lang in self.langs]
        found: list[Json] = []
        for reason in reasons:
            told = {lang: told_of(question, reason, teller) for lang, teller in tellers}
            rules = [one.id for one in next(iter(told.values())).rules]
            note = {"text": {lang: one.text for lang, one in told.items()}, "rules": rules}
            if note not in found:
                found.append(note)
        return found


def paper(question: Question, readers: Readers, at: int = 0) -> Json:
    """Return a question as it is sent before it is answered; its picture is a frame of the timeline."""
    many = {"many": question.many} if question.many else {}
    return {
        "seat": question.seat,
        "how": question.how,
        "every": question.every,
        "text": readers.words(question),
        "choices": [readers.called(question, one.value) for one in question.choices or ()],
        "at": at,
    } | many


def sent(question: Question, values: Any) -> Any:
    """Return a value that can be answered, or several of them, as the browser knows it."""
    if isinstance(values, tuple) and question.how in ("table", "order"):
        return [sent(question, one) for one in values]
    known = question.choices
    return values if known is None else [one.value for one in known].index(values)


def answered(question: Question, answer: Any) -> Any:
    """Return what :meth:`Question.check` takes for an answer of the browser; what is none stays as it is."""
    known = question.choices
    if known is None:
        return answer
    if question.how == "order":
        return [_choice(known, one) for one in answer] if isinstance(answer, list) else answer
    return _choice(known, answer)


def _choice(known: Sequence[Choice], number: Any) -> Any:
    whole = isinstance(number, int) and not isinstance(number, bool) and 0 <= number < len(known)
    return known[number] if whole else number


def picture(question: Question) -> Frame:
    """Return the picture on which a question is asked; its words go with the paper.

    Plates that can be pressed are called as they read, as everything that is pressed has to be.
    """
    frame = question.frame()
    plates = {
        key: replace(item, say=None)
        for key, item in frame.scene.items.items()
        if key in frame.on and item.kind == "plate" and item.text is not None
    }
    scene = replace(frame.scene, items={**frame.scene.items, **plates})
    return replace(frame, scene=scene, prompt=None)


def played(marked: Marked) -> list[Frame]:
    """Return what is played out; the last picture stays until its learner goes on, and that of a wrong answer, too."""
    frames = list(marked.frames())
    after = len(marked.after)
    # what is right comes after a picture of its own
    for last in {len(frames) - 1, len(frames) - 1 - (after and after + 1)}:
        if frames and frames[last].story:
            *before, note = frames[last].story
            frames[last] = replace(frames[last], story=(*before, replace(note, ends=SEEN)))
    return frames


def mark(marked: Marked, last: bool, readers: Readers) -> Json:
    """Return what an answer is worth as it is sent, without what is played out.

    Parameters
    ----------
    marked : Marked
        The answer.
    last : bool
        Whether it is not tried once more, so that what is right may be told.
    readers : Readers
        In which languages.
    """
    question = marked.question
    wrong: tuple[Any, ...]
    wrong, missed = marked.wrong, marked.missed if last else ()
    if question.how == "order" and last and not marked.right:
        missed = question.answers
    shown = marked if last else marked.hint
    others = [
        [sent(question, reply.value), readers.notes(question, reply.why)]
        for reply in (marked.others if last else ())
    ]
    return {
        "right": marked.right,
        "answer": sent(question, marked.answer),
        "wrong": [sent(question, one) for one in wrong],
        "missed": [sent(question, one) for one in missed],
        "notes": readers.notes(question, shown.reasons[1:]),
    } | ({"others": others} if others else {})


class Page(NamedTuple):
    """What a page without a kernel holds of a quiz.

    Parameters
    ----------
    games : tuple of Game
        The games of its questions, the first one of which is that of the quiz.
    films : tuple of dict
        For each of them the timeline of all its questions, one after the other.
    papers : tuple of dict
        What is told of each question, and what every answer to it is worth.
    """

    games: tuple[Game[Any, Any], ...]
    films: tuple[Json, ...]
    papers: tuple[Json, ...]


def page(questions: Sequence[Question], readers: Readers, spare: Sequence[Question] = ()) -> Page:
    """Return what a page without a kernel holds: all questions with their answers, and those that only practise."""
    questions = (*questions, *spare)
    frames: dict[Game[Any, Any], list[Frame]] = {question.game: [] for question in questions}
    papers: dict[Question, Json] = {}
    # a picture is kept as what differs from the one before: for each seat a table may be turned
    for question in sorted(questions, key=lambda one: one.seat):
        film = frames[question.game]
        at = len(film)
        film.append(picture(question))
        found = key(question, readers, film)
        papers[question] = {
            "paper": paper(question, readers, at),
            **found,
            "film": list(frames).index(question.game),
        } | ({"spare": True} if question in spare else {})
    films = (
        wire.timeline(film, rev=0, langs=readers.langs, names=readers.names)
        for film in frames.values()
    )
    return Page(tuple(frames), tuple(films), tuple(map(papers.__getitem__, questions)))


def key(question: Question, readers: Readers, film: list[Frame]) -> Json:
    """Return what every answer to a question is worth; what is played out is added to a film."""
    places: dict[tuple[Move, ...], list[int]] = {}

    def play(moves: tuple[Move, ...]) -> Json:
        if moves and moves not in places:
            frames = played(Marked(question, None, True, moves=moves))
            if moves == question.moves:  # that comes after what is wrong, too
                film.append(question.once_more)
            places[moves] = [len(film), len(film) + len(frames)]
            film.extend(frames)
        return {"play": places[moves]} if moves else {}

    replies = {}
    for reply in question.asked.replies:
        more = {"notes": readers.notes(question, reply.why)} if reply.why else {}
        hint = question.hints([reply.value]) if reply.value not in question.answers else ()
        if reply.why and hint and hint != reply.why:
            more["hint"] = readers.notes(question, hint)
        if more := more | play(reply.moves):
            replies[_keyed(sent(question, reply.value))] = more
    right = [sent(question, one) for one in question.answers]
    notes = readers.notes(question, question.asked.why)
    rule = question.rules[0].id
    hints = {"otherwise": readers.notes(question, question.hints([NO_REPLY]))}
    if question.every:
        hints["more"] = readers.notes(question, question.hints(()))
    found = {"right": right, "rule": rule, "notes": notes, "replies": replies}
    if question.choices is not None:
        found["values"] = [one.value for one in question.choices]
    found["row"] = {
        "question": question.id,
        "game": question.game.name,
        "level": question.level,
        "rules": [one.id for one in question.rules],
    }
    return found | {"kind": question.kind} | hints | play(question.moves)


def _keyed(value: Any) -> str:
    """Return by which name a page knows an answer, or all of it."""
    return ",".join(value) if isinstance(value, list) else str(value)
