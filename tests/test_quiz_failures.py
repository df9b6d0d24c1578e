"""What fails around a quiz, and who watches it: a whole quiz is left."""

from __future__ import annotations

import json
from typing import Any

import pytest
from traitlets import All

import mopsbook as mops
from mopsbook.quiz.learned import Learned
from tests.quizzing import GAME, right, row_of, say, sent, wrong


@pytest.mark.parametrize("path", ["made-later.jsonl", "no-folder/learned.jsonl"])
def test_what_cannot_be_kept_is_said_and_the_quiz_goes_on(tmp_path, path):
    learned = Learned(tmp_path / path)
    quiz = mops.Quiz(GAME, count=3, learned=learned)
    (tmp_path / "made-later.jsonl").mkdir()
    (tmp_path / "no-folder").touch()
    missed = quiz.question.rules[0].id
    say(quiz, "answer", answer=sent(quiz.question, wrong(quiz.question)))
    assert "cannot be kept" in quiz.task["said"]["en"] and quiz.task["stage"] == "tried"
    assert len(quiz.results) == 1 and learned.asked.total() == 0
    assert quiz._course._learned.weak() == [missed]  # in memory from now on
    quiz.next()
    quiz.answer(right(quiz.question))
    assert "said" not in quiz.task and len(quiz.results) == 2


def test_an_answer_that_could_not_be_shown_was_not_learned(monkeypatch):
    learned = Learned()
    quiz = mops.Quiz(GAME, count=3, learned=learned)
    with monkeypatch.context() as broken:
        broken.setattr("mopsbook.jupyter.quiz.paper.mark", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            quiz.answer(right(quiz.question))
    assert learned.asked.total() == 0 and quiz.results == [] and quiz.task["stage"] == "asked"
    say(quiz, "answer", answer=sent(quiz.question, right(quiz.question)))
    assert learned.asked.total() == 1 and quiz.task["stage"] == "told"


@pytest.mark.parametrize("name", [["timeline"], ["task"], ["results"], All])
def test_whoever_watches_anything_may_go_on(name):
    quiz = mops.Quiz(GAME, count=2)
    quiz.observe(lambda _: quiz._course.stage == "told" and quiz.next(), name)
    for _ in range(2):
        if quiz._course.stage == "asked":
            quiz.answer(right(quiz.question))
    assert len(quiz.results) == 2
    assert quiz.task["stage"] == quiz._course.stage and quiz.task["rev"] == quiz._rev


@pytest.mark.parametrize("name", ["timeline", "task", "results"])
@pytest.mark.parametrize("by_click", [True, False])
def test_an_error_of_whoever_watches_leaves_a_whole_quiz(name, by_click):
    quiz = mops.Quiz(GAME, count=2)
    value = right(quiz.question)

    def fail(_: Any) -> None:
        raise ZeroDivisionError

    quiz.observe(fail, name)
    with pytest.raises(ZeroDivisionError):
        if by_click:
            say(quiz, "answer", answer=sent(quiz.question, value))
        else:
            quiz.answer(value)
    quiz.unobserve(fail, name)
    assert quiz.task["stage"] == "told" and quiz.task["rev"] == quiz._rev
    assert quiz.results[0]["right"] and "said" not in quiz.task
    say(quiz, "next")
    assert quiz.task["number"] == 2


def test_results_that_somebody_changes_are_copies():
    given = [row_of(mops.questions(GAME, count=1)[0])]
    quiz = mops.Quiz(GAME, count=3, results=given)
    before = json.dumps(quiz.results)
    given[0]["rules"].clear()
    given[0]["right"] = True
    quiz.results[0]["rules"].append("mopsen.deal")
    quiz.results[0]["answer"] = 7
    quiz.answer(right(quiz.question))
    assert json.dumps(quiz.results[:1]) == before
