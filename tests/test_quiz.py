"""A quiz: its course, what is sent of it and when, and its results."""

from __future__ import annotations

import base64
import json
import zlib
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from traitlets import All

import mopsbook as mops
from mopsbook.core.errors import MopsError, OptionError
from mopsbook.quiz.learned import Learned
from mopsbook.quiz.paper import sent as as_sent
from mopsbook.quiz.question import Question
from mopsbook.quiz.session import Course
from mopsbook.quiz.supply import Supply
from mopsbook.show.svg import as_svg

GAME = mops.game("mopsen", players=3)


def right(question: Question) -> Any:
    """What answers a question right."""
    return question.answers[0] if question.how in ("choice", "number") else question.answers


def wrong(question: Question) -> Any:
    """What does not, and is an answer all the same."""
    if question.how == "number":
        return question.answers[0] + 1
    if question.how == "choice":
        return next(c.value for c in question.choices or () if c.value not in question.answers)
    if question.how == "order":
        return question.answers[::-1]
    return [next(item for item in question.frame().on if item not in question.answers)]


@cache
def of_each_kind(name: str) -> list[Question]:
    """A question of each kind that comes up."""
    found: dict[tuple[str, str], Question] = {}
    for one in mops.questions(mops.game(name), count=40):
        found.setdefault((one.kind, one.how), one)
    return list(found.values())


def say(quiz: mops.Quiz, kind: str, **more: Any) -> None:
    """Send a quiz a message as the browser does."""
    quiz._hear(quiz, {"kind": kind, "rev": quiz.task["rev"], **more}, [])


# The course


def test_what_was_missed_comes_again_after_three_others():
    listed = mops.questions(GAME, count=6)
    course = Course(Supply(listed))
    asked = []
    for answer in (wrong, right, right, right, right, right, right, right):
        asked.append(course.question.id)
        course.answer(answer(course.question))
        if course.stage == "tried":
            course.answer(right(course.question))
        course.next()
        if course.stage == "over":
            break
    ids = [one.id for one in listed]
    assert asked == [*ids[:4], ids[0], *ids[4:]]
    assert (course.number, course.of, course.right) == (6, 6, 5)
    assert [(row["right"], row["tries"]) for row in course.rows[:2]] == [(False, 2), (True, 1)]
    assert course.missed == (listed[0].rules[0].id,)


def test_what_is_missed_for_good_comes_twice_again_and_no_more():
    course = Course(Supply(mops.questions(GAME, count=1)))
    while course.stage != "over":
        course.answer(wrong(course.question))
        course.answer(wrong(course.question))
        course.next()
    assert [row["tries"] for row in course.rows] == [2, 2, 2]
    assert [(one.asked, one.right) for one in course.scores] == [(1, 0)]


def test_after_a_miss_others_are_about_the_same_rule():
    course = Course(Supply(GAME, count=4))
    missed = course.question.rules[0].id
    course.answer(wrong(course.question))
    course.next()
    assert missed in [rule.id for rule in course.question.rules]


def test_whoever_misses_nothing_is_asked_what_questions_makes():
    course = Course(Supply(GAME, count=5))
    asked = []
    while course.stage != "over":
        asked.append(course.question.id)
        course.answer(right(course.question))
        course.next()
    assert asked == [one.id for one in mops.questions(GAME, count=5)]
    course.start_again()
    assert course.question.id not in asked


def test_weak_rules_of_before_come_early():
    learned = Learned()
    learned.note({"rules": ["mopsen.score-bowl"], "right": False})
    course = Course(Supply(GAME, count=3), learned=learned)
    course.answer(right(course.question))
    assert course.note() is None
    course.next()
    assert "mopsen.score-bowl" in [rule.id for rule in course.question.rules]
    assert (learned.asked.total(), learned.missed.total()) == (2, 1)


def test_practising_asks_what_was_missed_and_others_about_it():
    course = Course(Supply(GAME, count=2))
    first = course.question
    course.answer(wrong(first))
    course.stop()
    course.practise()
    assert first.rules[0].id in [rule.id for rule in course.question.rules]
    assert course.question.id != first.id
    course.answer(right(course.question))
    course.next()
    assert (course.question.id, course.of) == (first.id, 2)
    course.answer(right(first))
    course.next()
    assert course.stage == "over" and course.missed == ()
    with pytest.raises(MopsError, match="nothing to practise"):
        course.practise()


def test_answers_are_carried_on():
    listed = mops.questions(GAME, count=3)
    quiz = mops.Quiz(listed, student="Ada")
    quiz.answer(right(listed[0]))
    rows = quiz.results
    again = mops.Quiz(listed, student="Ada", results=rows)
    assert (again.question.id, again.task["number"], again.task["right"]) == (listed[1].id, 2, 1)
    again.answer(right(listed[1]))
    assert [row["question"] for row in again.results] == [one.id for one in listed[:2]]
    assert [row["student"] for row in again.results] == ["Ada", "Ada"]
    whole = mops.Quiz(listed[:1], results=rows)
    assert whole.question is None and whole.task["scores"] == [[listed[0].rules[0].id, 1, 1]]


def test_results_are_plain_and_can_be_observed():
    quiz = mops.Quiz(GAME, count=2, student="Ada")
    seen: list[Any] = []
    quiz.observe(lambda change: seen.append(change["new"]), "results")
    question = quiz.question
    quiz.answer(wrong(question))
    quiz.answer(right(question))
    first, second = seen
    assert json.loads(json.dumps(second)) == second
    assert first[0]["tries"] == 1 and second[0]["tries"] == 2
    assert second[0].keys() == {
        "question", "game", "kind", "level", "rules", "answer", "right", "tries", "seconds", "student",
    }  # fmt: skip
    assert (second[0]["right"], second[0]["question"]) == (False, question.id)


def test_what_was_learned_is_kept_in_a_file(tmp_path):
    path = tmp_path / "learned.jsonl"
    for count in (1, 2):
        quiz = mops.Quiz(GAME, count=2, learned=path)
        quiz.answer(wrong(quiz.question))
        assert Learned(path).missed.total() == count
    with mops.settings(learned=path):
        again = mops.Quiz(GAME, count=2, seed=8)
    again.answer(right(again.question))
    again.next()
    assert again.question.rules[0].id in Learned(path).missed


def test_whoever_observes_may_go_on():
    quiz = mops.Quiz(GAME, count=2)
    quiz.observe(lambda _: quiz.next(), "results")
    assert quiz.answer(right(quiz.question)).right
    assert quiz.task["number"] == 2


@pytest.mark.parametrize("name", mops.games())
def test_a_quiz_is_a_picture_and_words_where_it_cannot_run(name: str) -> None:
    for question in of_each_kind(name):
        quiz = mops.Quiz([question], lang="de")
        told = repr(quiz)
        assert question.text("de") in told
        assert all(choice.text("de") in told for choice in question.choices or ())
        shown = quiz._frame()
        assert "<svg" in as_svg(shown.scene, "de", prompt=shown.prompt, you=shown.you)


# What cannot be


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


@pytest.mark.parametrize(
    "number",
    [10**9, -(10**9), 10**6000, True, 1.5],
    ids=["large", "small", "endless", "bool", "float"],
)
def test_a_number_that_nobody_could_mean_is_no_answer(number):
    question = next(q for q in mops.questions(GAME, about="score-hand") if q.how == "number")
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
    assert quiz.results == [] and quiz.question is not None


# What is sent


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
        other = tuple(item for item in question.frame().on if item not in asked.right)[:2]
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


def test_what_is_right_is_shown_on_request_without_a_row():
    quiz = mops.Quiz(GAME, count=2)
    say(quiz, "show")
    assert quiz.task["mark"]["shown"] and quiz.task["stage"] == "told" and quiz.results == []


def unzipped(value: dict[str, str]) -> Any:
    return json.loads(zlib.decompress(base64.b64decode(value["zip"])))


@pytest.mark.parametrize("name", mops.games())
def test_a_page_holds_all_and_is_small(name: str) -> None:
    quiz = mops.Quiz(mops.game(name), count=20)
    before = quiz.get_state()
    page = quiz.on_page()
    size = len(json.dumps(page))
    assert size < 150_000, size
    papers = unzipped(page["key"]["papers"])["all"]
    assert len(papers) == 20
    assert quiz.get_state() == before, "what a page holds is not sent to a browser with a kernel"


# What was answered elsewhere


def row_of(one: Question, **more: Any) -> Any:
    row = {
        "question": one.id, "game": one.game.name, "kind": one.kind, "level": one.level, "answer": "x",
        "rules": [rule.id for rule in one.rules], "right": False, "tries": 1, "seconds": 1.0, "student": "A",
    }  # fmt: skip
    return row | more


def test_what_was_answered_about_other_things_is_kept_and_does_not_count(tmp_path):
    (one,) = mops.questions(GAME, about="win-trick", count=1)
    (elsewhere,) = mops.questions(mops.game("mauz"), count=1)
    aside = [
        row_of(one, question=f"mopsen.{n}", rules=["mopsen.follow-suit"]) for n in range(5)
    ] + [row_of(elsewhere, rules=["mopsen.win-trick"])]
    learned = Learned()
    quiz = mops.Quiz(
        GAME, about="win-trick", count=3, results=[*aside, row_of(one)], learned=learned
    )
    assert (quiz.task["number"], quiz.task["of"], quiz.task["right"]) == (2, 3, 0)
    assert quiz._course._weak == ("mopsen.win-trick",)
    decided = quiz.question.rules[0].id
    quiz.answer(right(quiz.question))
    quiz.stop()
    assert quiz.task["scores"] == [["mopsen.win-trick", 1, 0], [decided, 1, 1]]
    say(quiz, "practise")
    assert "mopsen.win-trick" in [rule.id for rule in quiz.question.rules]
    again = mops.Quiz(GAME, about="win-trick", results=quiz.save(tmp_path / "a.jsonl"))
    assert again.results == quiz.results and len(again.results) == 8


def test_more_answers_of_before_than_questions_are_all_counted():
    one = mops.questions(GAME, count=1)[0]
    rows = [row_of(one, question=f"mopsen.{n}", right=True) for n in range(4)]
    quiz = mops.Quiz(GAME, count=3, results=rows)
    task = quiz.task
    assert (task["stage"], task["number"], task["of"], task["right"]) == ("over", 4, 4, 4)


def test_of_a_list_of_two_games_both_carry_on():
    listed = [*mops.questions(GAME, count=1), *mops.questions(mops.game("mauz"), count=1)]
    quiz = mops.Quiz(listed, results=[row_of(listed[1])])
    assert quiz.question.id == listed[0].id and quiz.task["number"] == 2


def test_one_seed_is_drawn_for_all_that_is_asked():
    from random import Random

    def asked(seed: Any) -> list[str]:
        course = Course(Supply(GAME, count=3, seed=seed))
        ids = [course.question.id]
        while course.stage != "over":
            course.answer(wrong(course.question))
            course.next()
            ids.append(course.question.id)
        return ids

    assert asked(Random(1)) == asked(Random(1)) != asked(Random(2))
    assert Supply(GAME, count=3, seed=None)._seed != Supply(GAME, count=3, seed=None)._seed
    supply = Supply(GAME, count=3, seed=Random(1))
    assert [one.id for one in supply.all()] == [one.id for one in supply.all()]


# What fails around it, and who watches


def sent(question: Question, answer: Any) -> Any:
    """An answer as the browser sends it."""
    return list(answer) if question.how == "table" else as_sent(question, answer)


@pytest.mark.parametrize("path", ["made-later.jsonl", "nowhere/learned.jsonl"])
def test_what_cannot_be_kept_is_said_and_the_quiz_goes_on(tmp_path, path):
    learned = Learned(tmp_path / path)
    quiz = mops.Quiz(GAME, count=3, learned=learned)
    (tmp_path / "made-later.jsonl").mkdir()
    missed = quiz.question.rules[0].id
    say(quiz, "answer", answer=sent(quiz.question, wrong(quiz.question)))
    assert "cannot be kept" in quiz.task["said"]["en"] and quiz.task["stage"] == "tried"
    assert len(quiz.results) == 1 and learned.asked.total() == 0
    assert quiz._course._weak == (missed,)
    quiz.next()
    assert missed in [rule.id for rule in quiz.question.rules]
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
