"""What is sent of a quiz: nothing that tells the answer before it is given."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.quiz.question import Question, sort_of
from mopsbook.quiz.session import ONLY
from tests.quizzing import GAME, of_each_kind, right, say, wrong
from tests.sent import unzipped


def sent_of(question: Question) -> dict[str, Any]:
    """All that the browser has of a question that waits, but what differs with every widget."""
    state = mops.Quiz([question]).get_state()
    return {key: one for key, one in state.items() if key not in ("_esm", "still", "layout")}


def twin_of(question: Question) -> Question:
    """The same question with another answer, other reasons and other rules."""
    asked = question.asked
    values = [reply.value for reply in asked.replies]
    other: tuple[Any, ...]
    if question.how == "order":
        other = tuple(values if tuple(reversed(values)) == asked.right else reversed(values))
    elif question.how == "choice":
        other = (next(one for one in values if (one,) != asked.right),)
    elif question.how == "number":
        other = (asked.right[0] + 1,)
    else:
        # of the same sorts, for what is asked for is no secret
        frame, found = question.frame(), list[str]()
        for one in asked.right:
            sort = sort_of(frame.scene, one)
            alike = [item for item in frame.on if sort_of(frame.scene, item) == sort]
            found += [item for item in alike if item not in (*asked.right, *found)][:1] or [one]
        other = tuple(found)
    rules = (str(next(iter(question.game.rules))),)
    told = replace(asked, right=other, why=(), rules=rules, moves=(), level=3)
    return replace(question, asked=told)


@pytest.mark.parametrize("name", mops.games())
def test_before_the_answer_nothing_tells_it(name: str) -> None:
    for question in of_each_kind(name):
        assert sent_of(question) == sent_of(twin_of(question)), question.kind


@pytest.mark.parametrize("name", ["mopsen", "mauz"])
def test_no_message_on_the_way_tells_it_either(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = of_each_kind(name)
    sent: list[str] = []
    monkeypatch.setattr(
        mops.Quiz, "_send", lambda _, msg, buffers=None: sent.append(repr((msg, buffers)))
    )
    for before, question in pairwise(listed):
        ways = []
        for after in (question, twin_of(question)):
            quiz = mops.Quiz([before, after])
            sent.clear()
            for way in (lambda q=quiz: say(q, "skip"), lambda q=quiz: say(q, "answer", answer="?")):
                way()
            quiz.theme = "dark"
            ways.append([*sent])
        assert ways[0] == ways[1] and len(ways[0]) == 3, question.kind


@pytest.mark.parametrize("name", mops.games())
def test_before_the_second_try_nothing_tells_it_either(name: str) -> None:
    for question in of_each_kind(name):
        asked = question.asked
        quiz = mops.Quiz([question])
        quiz.answer(wrong(question))
        mark = quiz.task["mark"]
        if quiz.task["stage"] == "told" and len(question.choices or ()) == ONLY:
            continue  # of two answers one tells the other
        assert quiz.task["stage"] == "tried" and not mark["right"] and mark["missed"] == []
        # without all that is known of what is right
        kept = tuple(
            r if r.value not in asked.right else r._replace(why=(), moves=()) for r in asked.replies
        )
        bare = mops.Quiz([replace(question, asked=replace(asked, why=(), moves=(), replies=kept))])
        bare.answer(wrong(question))
        assert (bare.task, bare.timeline) == (quiz.task, quiz.timeline), question.kind


@pytest.mark.parametrize("name", mops.games())
def test_the_browser_answers_by_what_it_was_sent(name: str) -> None:
    for question in of_each_kind(name):
        quiz = mops.Quiz([question])
        paper = quiz.task["paper"]
        values = [c.value for c in question.choices or ()]
        answer: Any = right(question)
        if question.how in ("choice", "order"):
            assert len(paper["choices"]) == len(values)
            answer = [values.index(one) for one in question.answers]
            answer = answer if question.how == "order" else answer[0]
        say(quiz, "answer", answer=list(answer) if isinstance(answer, tuple) else answer, ms=1500)
        assert quiz.task["stage"] == "told" and quiz.task["mark"]["right"], question
        assert quiz.results[0]["seconds"] == 1.5
        assert quiz.task["mark"]["notes"], "right answers are explained"


def test_what_is_right_is_shown_on_request_and_was_not_answered():
    quiz = mops.Quiz(GAME, count=2)
    say(quiz, "show")
    assert quiz.task["mark"]["shown"] and quiz.task["stage"] == "told"
    assert [(row["answer"], row["tries"]) for row in quiz.results] == [(None, 0)]


@pytest.mark.parametrize("name", mops.games())
def test_a_page_holds_all_and_is_small(name: str) -> None:
    quiz = mops.Quiz(mops.game(name), count=20)
    before = quiz.get_state()
    page = quiz.on_page()
    # with the rules and their examples; some air is left for what else a page consists of
    size = len(json.dumps([page, quiz.examples, quiz.ui]))
    assert size < 145_000, size
    papers = unzipped(page["key"]["papers"])["all"]
    spare = [one for one in papers if one.get("spare")]
    rules = {one["rule"] for one in papers[:20]}
    # for most rules there is another question to practise, and for none two
    assert len(papers) - len(spare) == 20 and not any(one.get("spare") for one in papers[:20])
    assert len(rules) / 2 < len(spare) == len({one["rule"] for one in spare} & rules)
    assert quiz.get_state() == before, "what a page holds is not sent to a browser with a kernel"
