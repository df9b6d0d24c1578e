"""Questions ask what can be known, and their answers are what the rules make of it, found in a second way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Reply
from mopsbook.core.errors import IllegalMove
from mopsbook.core.step import AnyStep
from mopsbook.quiz.all_kinds import name_of
from mopsbook.quiz.endings import AT_THE_END, MINUS
from mopsbook.quiz.kinds import KINDS, playable
from mopsbook.quiz.looked_at import DONE
from mopsbook.quiz.make import Maker
from mopsbook.quiz.positions import Occasion, opened
from mopsbook.quiz.question import Question
from mopsbook.show.look import look_of
from mopsbook.show.offers import Make, Pick, Refuse, way_to
from mopsbook.teach.words import languages
from mopsbook.testing.fault import GameFault
from mopsbook.testing.subject import AnyGame, Subject
from mopsbook.testing.twins import twin

ASKED = 12
"""So many questions are asked at each table."""


def questions_are_answered_as_the_rules_say(subject: Subject, game: AnyGame) -> None:
    """Check questions, their answers and what is told of them; and that nobody has to know what is hidden."""
    for question, place, rng in asked(game, f"questions {game!r}", ASKED):
        answered(question, place)
        told_in_words(question)
        unknown(subject, question, place, rng)


def asked(game: AnyGame, seed: str, count: int) -> Iterable[tuple[Question, Occasion, Random]]:
    """Yield questions of all kinds, each with the decision about which it is, as it really was."""
    rng = Random(seed)
    maker = Maker(game, rng)
    for question in islice(maker, count):
        yield question, maker.place, rng


def answered(question: Question, place: Occasion) -> None:
    """Check that the right answers are right and the others wrong, by what really is and comes."""
    game, step = place
    known = game.observe(step.before, question.seat)
    if question.open:
        known = opened(game, step.before)
    if question.position != known:
        raise _fault("asked-position", question)
    _right_and_wrong(question)
    for move in question.moves[:1]:
        if found := game.check(step.before, move):
            raise _fault("asked-move", question, move=move, rules=[one.rule for one in found])
    shown = list(question.check(_answer(question)).frames())
    if len(shown) != len(question.moves):
        raise _fault("asked-move", question, move=question.moves, rules="")
    for reply in question.asked.replies:
        state = question.position
        for move in reply.moves:  # what a wrong answer leads to can be played out, too
            state = game.apply(state, move).after
    again = SECOND.get(question.kind)
    wanted = set(question.answers) if again is None else again(question, step)
    if wanted != set(question.answers):
        raise _fault("asked-answer", question, found=wanted)
    for reply in question.asked.replies:
        if reply.value not in question.answers and not _rightly(question, step, reply):
            raise _fault("asked-reason", question, given=reply.value, why=reply.why)


def _right_and_wrong(question: Question) -> None:
    answers, how = question.answers, question.how
    frame = question.frame()
    if how == "table":
        others = [one for one in frame.on if one not in answers]
        wrong: list[Any] = [[one] for one in others]
        good: list[Any] = [answers] if question.every else [*answers]
        if question.every:
            wrong += [[*answers, *one] for one in wrong]
            left = [[one for one in answers if one != other] for other in answers]
            wrong += filter(None, left)  # nothing at all is no answer
            if question.many:  # nor is another number
                wrong = [[*some, one] for some in left for one in others]
        values = [reply.value for reply in question.asked.replies]
        named = {item for one in values for item in (one if isinstance(one, tuple) else (one,))}
        if not {*answers, *question.asked.shown, *named} <= {*frame.scene.items}:
            raise _fault("asked-item", question)
    elif how == "number":
        good, wrong = list(answers), [answers[0] + 1, answers[0] - 1]
        wrong += [reply.value for reply in question.asked.replies]
    elif how == "order":
        good, wrong = [answers, list(answers)], [answers[::-1]]
    else:
        values = [choice.value for choice in question.choices or ()]
        good, wrong = list(answers), [one for one in values if one not in answers]
        if not wrong or len(set(values)) < len(values):
            raise _fault("asked-choices", question)
    marked = {True: good, False: wrong}
    for right, given in marked.items():
        for answer in given:
            if question.check(answer).right is not right or not question.check(answer).rules:
                raise _fault("asked-marked", question, given=answer)


def naming(question: Question, value: Any) -> Any:
    """Return an answer that names something, with as many right things as the question wants besides."""
    if not question.many or isinstance(value, tuple):
        return value
    return (value, *(one for one in question.answers if one != value))[: question.many]


def told_in_words(question: Question) -> None:
    """Check that all that is asked, can be chosen and is answered is told, and each choice otherwise."""
    for lang in languages(question.game.name):
        told = [question.text(lang)]
        choices = [choice.text(lang) for choice in question.choices or ()]
        values = [reply.value for reply in question.asked.replies]
        for value in [] if question.how == "order" else values:
            told.append(str(question.check(naming(question, value)).explain(lang)))
        told.append(str(question.check(_answer(question)).explain(lang)))
        if len(set(choices)) < len(choices) or not all([*told, *choices]):
            raise _fault("asked-choices", question)
        for text in (*told, *choices):
            if re.search(r"\{|\bNone\b(?! of)", text):
                raise _fault("asked-untold", question, text=text)


def unknown(subject: Subject, question: Question, place: Occasion, rng: Random) -> None:
    """Check that the answer is the same whatever the seat does not know."""
    game, step = place
    again = SECOND.get(question.kind)
    if question.open or again is None:
        return
    other = twin(subject, game, step.before, question.seat, rng)
    if other is None:
        return
    try:
        found = again(question, game.apply(other, step.move))
    except IllegalMove as error:
        raise _fault("asked-hidden", question) from error
    if found != set(question.answers):
        raise _fault("asked-hidden", question)


def _answer(question: Question) -> Any:
    one = question.how in ("choice", "number")
    return question.answers[0] if one else question.answers


def _playable(question: Question, step: AnyStep) -> set[Any]:
    """Return what a legal move is made with, or from what presses lead on to one."""
    game, view, seat = question.game, question.position, question.seat
    offered = partial(look_of(game.name).offers, view, seat=seat)
    legal = [move for move in game.legal(step.before) if move.player in (seat, None)]
    on = offered(()).on

    def leads(item: str) -> bool:
        intent = on[item]
        if isinstance(intent, Pick):
            return any(way_to(offered, move, intent.draft) for move in legal)
        return isinstance(intent, Make) and not game.check(step.before, intent.move)

    return {reply.value for reply in question.asked.replies if leads(reply.value)}


def _refused(question: Question, step: AnyStep) -> set[Any]:
    """Return every rule that a press on what is shown breaks."""
    game, (item,) = question.game, question.asked.shown
    intent = look_of(game.name).offers(question.position, (), question.seat).on[item]
    if isinstance(intent, Make):
        return {str(one.rule) for one in game.check(step.before, intent.move)}
    return {str(one.rule) for one in intent.violations} if isinstance(intent, Refuse) else set()


def _happens(question: Question, step: AnyStep) -> set[Any]:
    """Return the choices that are told of what really happened; where none is, the one that says so."""
    happened = [(f"event-{event.kind}", event.facts) for event in step.events]
    first, replies = happened[0], question.asked.replies
    found = {
        reply.value
        for reply in replies
        if reply.what is not None and (reply.what.message, reply.what.facts) in happened
    }
    done = question.asked.text.facts["done"]
    assert first == (done.message.replace(DONE, "event"), done.facts)
    nothing = {
        reply.value
        for reply in replies
        if reply.what is not None and reply.what.message == "question-nothing"
    }
    return nothing if len(happened) == 1 else found


def _next(question: Question, step: AnyStep) -> set[Any]:
    return {question.game.actor(step.after)}


def _winners(question: Question, step: AnyStep) -> set[Any]:
    end = question.game.outcome(step.after)
    return set() if end is None else {end.winners}


def _counts(question: Question, step: AnyStep) -> set[Any]:
    seat = question.asked.text.facts["player"]["seat"]
    told = [one.facts for one in step.events if one.facts.get("player") == seat]
    found = {facts["points"] for facts in told if "points" in facts}
    minus = question.asked.text.message == MINUS
    return found | {-points for points in found} if minus else found


def _rightly(question: Question, step: AnyStep, reply: Reply) -> bool:
    """Say whether what is told of a wrong answer is so, where that can be tried in every game."""
    game, seat = question.game, question.seat
    message, facts, rules = reply.why[0] if reply.why else Reason("", {})
    if message == "question-instead":  # it does come of the other move
        (other,) = reply.moves
        happened = [
            (f"event-{one.kind}", one.facts) for one in game.apply(step.before, other).events
        ]
        done = facts["done"]
        assert reply.what is not None
        return {
            (done.message.replace(DONE, "event"), str(done.facts)),
            (reply.what.message, str(reply.what.facts)),
        } <= {(kind, str(told)) for kind, told in happened}
    if message == "question-of-other":
        told = [(one.facts.get("player"), one.facts.get("points")) for one in step.events]
        return (facts["player"]["seat"], reply.value) in told
    if question.kind == name_of(playable):  # it is refused for that
        intent = look_of(game.name).offers(question.position, (), seat).on[reply.value]
        tried = game.check(step.before, intent.move) if isinstance(intent, Make) else ()
        return not tried or set(rules) <= {str(one.rule) for one in tried}
    return True


SECOND: Mapping[str, Callable[[Question, AnyStep], set[Any]]] = {
    name_of(kind): again
    for kind, again in zip(
        (*KINDS, *AT_THE_END),
        (_playable, _refused, _happens, _next, _counts, _winners),
        strict=True,
    )
}
"""For each kind that every game has, the right answers, found otherwise than the kind finds them."""


def _fault(what: str, question: Question, **facts: object) -> GameFault:
    told = {"question": question.text("en"), "answers": list(question.answers), **facts}
    return GameFault(what, question.game, question.position, None, kind=question.kind, **told)
