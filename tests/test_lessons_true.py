"""What the lessons of the games say, ask and show goes together, step by step."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from mopsbook.core import registry
from mopsbook.editions.lessons import messages
from mopsbook.editions.of_games import lesson_of
from mopsbook.lesson.read import read
from mopsbook.lesson.script import Script
from mopsbook.quiz.question import Question
from mopsbook.show.help import OUTLOOK

SCORES = ("points", "score", "now")
"""By which names what somebody has scored stands on a plate."""


@cache
def lesson(name: str, lang: str) -> Script:
    return read(lesson_of(name, lang))


def asked(name: str, lang: str = "en") -> Iterator[Question]:
    return (step.question for step in lesson(name, lang).steps if step.question)


@pytest.mark.parametrize("name", registry.games())
def test_no_score_stands_beside_a_question_of_how_many(name: str) -> None:
    for question in asked(name):
        if question.how == "number":
            scene = question.frame().scene
            assert scene.sheet is None, question.text("en")
            plate = scene.items[f"plate{question.seat}"].text
            # how many cards somebody holds is seen anyway
            told = {key: fact for key, fact in getattr(plate, "facts", {}).items() if key in SCORES}
            assert question.answers[0] not in told.values(), told


@pytest.mark.parametrize("name", registry.games())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_said_of_a_wrong_answer_leads_to_no_other_wrong_one(name: str, lang: str) -> None:
    for question in asked(name, lang):
        if question.how != "table":
            continue
        wrong = [one for one in question.asked.replies if one.value not in question.answers]
        for reply, other in ((a, b) for a in wrong for b in wrong if a is not b):
            said = " ".join(str(why.facts.get("text", "")) for why in reply.why).casefold()
            assert question.called(other.value, lang).casefold() not in said, said


@pytest.mark.parametrize("name", registry.games())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_lesson_says_press_and_speaks_of_no_button_that_may_not_be_there(
    name: str, lang: str
) -> None:
    # a move that is not wanted is taken back by a button only where it was shown what comes of it
    told = re.compile(
        r"\b(click|klick)|anklick|take (it|that) back|nimm (es|das|ihn|sie) zurück", re.I
    )
    assert [text for text in messages(lesson_of(name, lang)) if told.search(text)] == []


@pytest.mark.parametrize("name", registry.games())
def test_what_is_played_out_of_an_answer_offers_nothing_to_choose(name: str) -> None:
    for question in asked(name):
        plays = {question.moves, *(reply.moves for reply in question.asked.replies)}
        for frame in (frame for moves in plays for frame in question.played(moves)):
            assert not frame.on
            assert OUTLOOK.isdisjoint(mark.kind for mark in frame.scene.marks.values())


def test_what_is_said_of_a_turn_stands_beside_all_that_comes_of_it() -> None:
    # by hand: red 12 wins, which is looked at first; then it lies on the bowl, of which the words speak
    _turn, seen, told = lesson("mopsen", "en").steps[:3]
    assert seen.picture is not None and told.picture is not None
    assert "lies on your bowl" not in seen.html and "lies on your bowl" in told.html
    views: list[Any] = [seen.picture.view, told.picture.view]
    assert [view.bowls[0] for view in views] == [(), ("R12",)]


def test_an_exchange_in_a_lesson_has_happened_in_the_next_step() -> None:
    states: list[Any] = [step.state for step in lesson("mopsen", "en").steps]
    before, after = next(
        (one, two) for one, two in pairwise(states) if one and one.phase == "redraw"
    )
    # the deal of seed 7, and what is drawn there
    gone = {*before.hands[0]} - {*after.hands[0]}
    assert gone == {"R13", "Y13"} and after.stack[-2:] == ("R13", "Y13")
    assert len(after.hands[0]) == 8


def test_the_lesson_counts_as_the_rules_do() -> None:
    # red, blue, yellow: 4 bones on blue 3 and 2 on red 11, with blue 10 three cards; 5 of the empty bowl and three cards
    counted = [one for one in asked("mopsen") if one.how == "number"]
    for question, points in zip(counted, (9, 8), strict=True):
        g = question.game
        end: Any = g.play(question.position, "0 pinch B10").after
        assert end.phase == "round_over" and end.round_scores[-1][0] == points
        assert question.answers == (points,)
