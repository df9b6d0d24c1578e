"""The course of a quiz: what is asked when, and what was answered."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import MopsError
from mopsbook.quiz import paper
from mopsbook.quiz.learned import Learned
from mopsbook.quiz.make import Maker
from mopsbook.quiz.session import LATER, Course
from mopsbook.quiz.supply import Supply
from mopsbook.show.svg import as_svg
from tests.quizzing import GAME, of_each_kind, right, row_of, say, wrong


def test_what_was_missed_of_a_list_comes_again_after_four_others_and_says_which_it_was():
    listed = mops.questions(GAME, count=6)
    course = Course(Supply(listed))
    asked, again = [], []
    for answer in (wrong, right, right, right, right, right, right, right):
        asked.append(course.question.id)
        again.append(course.again)
        course.answer(answer(course.question))
        if course.stage == "tried":
            course.answer(right(course.question))
        course.next()
        if course.stage == "over":
            break
    ids = [one.id for one in listed]
    assert asked == [*ids[:5], ids[0], *ids[5:]]
    assert again == [0] * 5 + [1, 0]
    assert (course.number, course.of, course.right) == (6, 6, 5)
    assert [(row["right"], row["tries"]) for row in course.rows[:2]] == [(False, 2), (True, 1)]
    assert course.missed == (listed[0].rules[0].id,)


def test_what_is_missed_for_good_comes_once_again_and_no_more():
    course = Course(Supply(mops.questions(GAME, count=1)))
    while course.stage != "over":
        for _ in range(2):
            course.answer(wrong(course.question))
        course.next()
    assert [row["tries"] for row in course.rows] == [2, 2]
    assert [(one.asked, one.right) for one in course.scores] == [(1, 0)]


@pytest.mark.parametrize("name", ["dog", "mopsen"])
def test_what_is_missed_is_asked_by_its_rule_in_another_position_after_others(name):
    for seed in range(4):
        course = Course(Supply(mops.game(name), count=10, seed=seed))
        first = course.question
        missed = first.rules[0].id
        course.answer(wrong(first))
        asked = []
        while True:
            course.next()
            if course.stage == "over":
                break
            asked.append(course.question)
            course.answer(right(course.question))
        assert first.position not in [one.position for one in asked]
        about = [n for n, one in enumerate(asked, 1) if missed in one.asked.rules]
        assert any(n > LATER for n in about), (first, about)
        assert course.number == course.of == 10


def test_where_only_two_answers_are_one_of_them_is_enough():
    made = Maker(mops.game("mops_royal", players=2), Random(7))
    question = next(one for one in made if len(one.choices or ()) == 2)
    course = Course(Supply([question]))
    marked = course.answer(wrong(question))
    assert not marked.right and course.stage == "told"
    assert [(row["right"], row["tries"]) for row in course.rows] == [(False, 1)]
    assert question.answers[0] in marked.missed and len(str(marked.explain()).splitlines()) > 1


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


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", mops.games())
def test_whatever_is_missed_no_two_in_a_row_are_alike(name: str, seed: int) -> None:
    """Of three in a row no kind is asked twice, and of six in a row no kind is asked more than twice, those included that come again; at the end only these are left."""
    chance = Random(f"missed {name} {seed}")
    course = Course(Supply(mops.game(name), count=14, seed=seed))
    kinds: list[str] = []
    while course.number < course.of:
        kinds.append(course.question.kind)
        for _ in range(2):
            if course.stage != "told":
                course.answer(chance.choice((right, wrong))(course.question))
        course.next()
    assert all(one not in kinds[n - 2 : n] for n, one in enumerate(kinds) if n > 1), kinds
    assert all(one != other for one, other in pairwise(kinds)), kinds
    assert all(max(Counter(kinds[n : n + 6]).values()) < 3 for n in range(len(kinds) - 5)), kinds


def test_practising_asks_what_was_missed_and_others_about_it():
    course = Course(Supply(GAME, count=2))
    first = course.question
    course.answer(wrong(first))
    course.stop()
    course.practise()
    assert first.rules[0].id in [rule.id for rule in course.question.rules]
    assert course.question.id != first.id and course.of == 1
    course.answer(right(course.question))
    course.next()
    assert course.stage == "over" and course.missed == ()
    with pytest.raises(MopsError, match="nothing to practise"):
        course.practise()


def test_what_is_skipped_is_told_at_the_end_and_can_be_practised():
    listed = mops.questions(GAME, count=3)
    course = Course(Supply(listed))
    course.skip()
    course.answer(right(listed[1]))
    course.next()
    course.stop()
    assert [one.id for one in course.skipped] == [listed[0].id]
    assert (course.scores[0], course.right) == ((listed[0].rules[0].id, 1, 0), 1)
    for _ in range(2):  # who stops before all is practised may go on with it
        course.practise()
        assert (course.question.id, course.of) == (listed[0].id, 1)
        course.stop()
        # what was never answered nor skipped was not asked
        assert (course.skipped, course.scores) == ((), ())
    course.practise()
    course.answer(right(listed[0]))
    course.stop()
    assert course.skipped == () and [row["right"] for row in course.rows] == [False, True, True]


@pytest.mark.parametrize("leave", ["skip", "show"])
def test_what_is_left_without_an_answer_stands_in_the_results(leave):
    listed = mops.questions(GAME, count=3)
    quiz = mops.Quiz(listed, student="Ada")
    say(quiz, leave)
    if leave == "show":
        quiz.next()
    quiz.answer(wrong(listed[1]))
    say(quiz, leave)  # which has an answer
    first, second = quiz.results
    assert (first["question"], second["question"]) == (listed[0].id, listed[1].id)
    assert [first[one] for one in ("answer", "first", "right", "tries")] == [None, None, False, 0]
    assert (second["tries"], quiz.task["right"]) == (1, 0)
    # whoever carries on is asked once more what had no answer
    again = mops.Quiz(listed, student="Ada", results=quiz.results)
    assert (again.question.id, again.task["number"], again.results) == (
        listed[0].id,
        2,
        quiz.results,
    )


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
        "first", "words", "practice",
    }  # fmt: skip
    assert (second[0]["right"], second[0]["question"]) == (False, question.id)
    # what was wrong is not lost beside what was right then
    assert second[0]["first"] == first[0]["answer"] != second[0]["answer"]
    assert second[0]["words"] == question.text(quiz.lang, quiz._named())


def test_rows_of_practice_are_told_from_those_of_the_quiz():
    quiz = mops.Quiz(GAME, count=1)
    quiz.skip()
    say(quiz, "practise")
    quiz.answer(right(quiz.question))
    assert [(row["practice"], row["right"]) for row in quiz.results] == [
        (False, False),
        (True, True),
    ]


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


def test_a_guided_game_can_be_opened_from_a_quiz_and_tells_no_rule_that_was_known():
    learned = Learned()
    quiz = mops.Quiz(GAME, count=2, learned=learned)
    first = quiz.question
    quiz.answer(first.answers)
    quiz.next()
    quiz.answer(wrong(quiz.question))
    quiz.stop()
    assert learned.told == {first.rules[0].id}
    say(quiz, "play")
    table = quiz._beside
    assert isinstance(table, mops.Table) and table.help == "guided"
    assert table.game.name == GAME.name and table._session.learned is learned


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
    assert quiz._course._weak == ()  # that rule is asked just now
    quiz.answer(right(quiz.question))
    quiz.stop()
    assert quiz.task["scores"] == [["mopsen.win-trick", 2, 1]]
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


def test_what_was_to_be_practised_still_is_when_the_run_is_ended() -> None:
    asked = mops.questions(GAME, count=2, seed=4)
    course = Course(Supply(asked))
    for _ in asked:
        course.answer(wrong(course.question))
        course.next()
    while course.stage != "over":  # they come again
        course.answer(right(course.question))
        course.next()
    course.practise()
    course.stop()
    # others about the same rules
    assert [one.rules[0] for one in course.still] == [one.rules[0] for one in asked]
    assert not {one.id for one in course.still} & {one.id for one in asked}
    course.practise()
    course.skip()
    course.stop()
    # one was skipped, and the other one was never shown
    assert len(course.skipped) == len(course.still) == 1
    assert [(one.asked, one.right) for one in course.scores] == [(1, 0)]


def test_an_answer_to_a_harder_question_is_of_no_easy_quiz() -> None:
    supply = Supply(GAME, level=1)
    row = {"question": "mopsen.other.1", "game": "mopsen", "rules": ["mopsen.follow-suit"]}
    assert [supply.holds(row | {"level": level}) for level in (1, 2)] == [True, False]


def test_of_the_other_choices_it_is_told_why_they_are_wrong_once_it_is_over():
    (question,) = (one for one in mops.questions(GAME, count=8) if one.kind == "next-to-move")
    quiz = mops.Quiz([question])
    right = paper.sent(question, question.answers[0])
    (first, *rest) = (n for n in range(len(question.choices)) if n != right)
    quiz.answer(question.choices[first])
    assert "others" not in quiz.task["mark"]
    quiz.answer(question.answers)
    others = dict(quiz.task["mark"]["others"])
    assert [*others] == [first, *rest]  # in the order of the choices
    for n, notes in others.items():
        marked = question.check(question.choices[n])
        told = [note["text"]["en"] for note in notes]
        assert told == [one.text for one in marked.explain("en").sentences[1 : 1 + len(told)]]
