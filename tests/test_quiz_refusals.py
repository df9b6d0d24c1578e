"""What no quiz can be made of, and what is no answer or out of turn: told, and nothing changes."""

from __future__ import annotations

from functools import cache

import pytest

import mopsbook as mops
from mopsbook.core.errors import MopsError, OptionError
from tests.quizzing import GAME, right, say


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"source": 7}, "Quiz\\(\\) needs a game"),
        ({"source": []}, "Quiz\\(\\) needs a game"),
        ({"source": [1, 2]}, "Quiz\\(\\) needs a game"),
        ({"source": GAME, "count": 0}, "whole number from 1"),
        ({"source": GAME, "count": True}, "whole number from 1"),
        ({"source": GAME, "about": "no-such-rule"}, "none of these"),
        ({"source": GAME, "about": []}, "at least one rule"),
        ({"source": GAME, "level": 4}, "1, 2 or 3"),
        ({"source": GAME, "student": 7}, "as a text"),
        ({"source": GAME, "student": "x" * 101}, "at most 100"),
        ({"source": GAME, "results": 7}, "wants rows"),
        ({"source": GAME, "results": [{"question": 1}]}, "no field"),
        ({"source": GAME, "lang": "xx"}, "xx"),
    ],
)
def test_what_no_quiz_can_be_made_of_is_told(given, told):
    with pytest.raises(MopsError, match=told):
        mops.Quiz(given.pop("source"), **given)


def test_what_is_out_of_turn_is_told_and_changes_nothing():
    quiz = mops.Quiz(GAME, count=2)
    question = quiz.question
    with pytest.raises(MopsError, match="not answered yet"):
        quiz.next()
    with pytest.raises(OptionError):
        quiz.answer("no such answer")
    assert quiz.question is question and quiz.results == []
    quiz.answer(right(question))
    with pytest.raises(MopsError, match="is answered"):
        quiz.answer(right(question))
    with pytest.raises(MopsError, match="is answered"):
        quiz.skip()
    quiz.stop()
    with pytest.raises(MopsError, match="over"):
        quiz.next()
    assert len(quiz.results) == 1


@pytest.mark.parametrize(
    "message",
    [
        None, 7, [], {}, {"kind": "answer"}, {"kind": "dance", "rev": 1}, {"kind": "answer", "rev": 1},
        {"kind": "answer", "rev": 1, "answer": {}}, {"kind": "answer", "rev": 1, "answer": True},
        {"kind": "answer", "rev": 1, "answer": [[1]]}, {"kind": "answer", "rev": 1, "answer": None},
        {"kind": "answer", "rev": 1, "answer": "x" * 2000}, {"kind": "answer", "rev": 1, "answer": 99},
        {"kind": "answer", "rev": 1, "answer": ["nothing"]}, {"kind": "answer", "rev": 0, "answer": 0},
        {"kind": "answer", "rev": 1, "answer": [0] * 2000}, {"kind": "show", "rev": 1, "more": 1},
        {"kind": "next", "rev": 1}, {"kind": "practise", "rev": 1}, {"kind": "answer", "rev": 1, "answer": -1},
        {"kind": "answer", "rev": 1, "answer": 0, "ms": -1}, {"kind": "item", "rev": 1, "on": "R1"},
    ],
)  # fmt: skip
def test_messages_that_are_none_are_answered_and_change_nothing(message):
    quiz = mops.Quiz([next(q for q in mops.questions(GAME) if q.how == "choice")])
    before = quiz.task
    for count in (1, 2):
        quiz._hear(quiz, message, [])
        assert quiz.task["said"]["en"].endswith(".") and quiz.task["said"]["de"].endswith(".")
        assert quiz.task["rev"] == 1 + count  # so that it is heard twice, too
    assert {**quiz.task, "rev": 1} == {**before, "said": quiz.task["said"]}
    assert quiz.results == []


@cache
def of_a_number() -> mops.Question:
    return next(q for q in mops.questions(GAME, about="score-hand", count=1) if q.how == "number")


@pytest.mark.parametrize(
    "number",
    [10**9, -(10**9), 10**6000, True, 1.5],
    ids=["large", "small", "endless", "bool", "float"],
)
def test_a_number_that_nobody_could_mean_is_no_answer(number):
    question = of_a_number()
    with pytest.raises(OptionError, match="a whole number, not by"):
        question.check(number)
    assert not question.check(999_999_999).right


def test_nothing_is_no_answer_on_the_table():
    quiz = mops.Quiz([next(q for q in mops.questions(GAME, count=20) if q.how == "table")])
    with pytest.raises(OptionError, match="at least one thing"):
        quiz.answer([])
    assert quiz.results == [] and quiz.task["stage"] == "asked"


def test_an_answer_to_another_question_is_stale():
    quiz = mops.Quiz(GAME, count=3)
    rev = quiz.task["rev"]
    say(quiz, "skip")
    quiz._hear(quiz, {"kind": "answer", "rev": rev, "answer": 0}, [])
    assert "another question" in quiz.task["said"]["en"]
    assert [row["answer"] for row in quiz.results] == [None] and quiz.question is not None
