"""What is answered to questions: what is right and what is not, and what is told of it."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.asking import Moment, happening, refusing
from mopsbook.core.errors import OptionError
from mopsbook.quiz.all_kinds import kinds_of, name_of
from mopsbook.quiz.consequences import happens
from mopsbook.quiz.make import Maker
from mopsbook.quiz.question import Question, case_of
from mopsbook.teach.examples import example
from mopsbook.teach.words import Teller
from mopsbook.testing.asking import naming
from tests.quizzing import forty


def test_answers_of_another_question_are_sentences() -> None:
    asked = forty("mopsen")
    # by chance some are listed in their order
    found = {q.how: q for q in asked if q.how != "order" or not q.check(q.choices).right}
    for how, wrong, told in [
        ("table", "nothing", "lies on its table"),
        ("table", 7, "this question"),
        ("choice", "R99", "none of the answers"),
        ("choice", {}, "none of the answers"),
        ("number", "7", "whole number"),
        ("number", 7.5, "whole number"),
        ("number", True, "whole number"),
        ("order", ["R1"], "none of the answers"),
        ("order", [], "names each of these once"),
    ]:
        with pytest.raises(OptionError, match=told):
            found[how].check(wrong)
    order = found["order"]
    again = json.loads(json.dumps(list(order.answers)))
    assert order.check(again).right and order.check(order.choices).right is False


def test_who_pinches_may_be_named_by_the_card_or_by_the_name() -> None:
    asked_for = mops.questions(mops.game("mopsen"), about="mopsen.lowest-pinches", count=4)
    for question in (one for one in asked_for if one.kind == "pinches"):
        card, plate = question.answers
        assert plate.startswith("plate")
        for answer in (card, plate):
            marked = question.check(answer)
            assert marked.right and not marked.missed
        assert not any(item.startswith("hand") for item in question.frame().on)


def test_what_was_missed_is_explained_and_played_out_and_not_what_was_found() -> None:
    """A 7 of which the rest goes to the partner, beside a 3 that was found."""
    game = mops.game("dog")
    text = "4 players; turn 0; pieces t62 h2 h3 h4 / - / t40 / -; hands 3 6 7 / - / - / -"
    view = game.observe(game.position(text), 0)
    bring_home = next(kind for kind in kinds_of("dog") if name_of(kind) == "bring-home")
    asked_for = bring_home(Moment(game, view, 0, game.legal(view)[0], Random(1)))
    assert asked_for is not None
    question = Question(game, "bring-home", view, 0, asked_for)
    three, seven = question.answers
    marked = question.check(three)
    assert marked.missed == (seven,)
    assert [move.json()["card"] for move in marked.moves] == ["7"] and not marked.after
    assert "dog.seven-partner" in [rule for one in marked.reasons[1:4] for rule in one.rules]


def test_a_move_that_is_not_asked_about_is_called_another_one_before_it_is_shown() -> None:
    shown = 0
    for question in forty("mopsen"):
        for reply in question.asked.replies if question.kind == "happens" else ():
            if reply.moves and reply.moves != question.moves:
                first, *_ = question.check(reply.value).hint.frames()
                assert [note.text.id for note in first.story] == ["question-if"]
                shown += 1
    assert shown


@pytest.mark.parametrize("name", mops.games())
def test_of_the_rules_to_choose_from_one_alone_is_behind_what_is_told(name: str) -> None:
    """What happened cites the right one and no other; so does what was refused in its example."""
    game, asked = mops.game(name), 0
    for rule in game.rules:
        maker = Maker(game, Random(3), frozenset([rule]))
        question = maker._named()
        if question is None:
            continue
        asked += 1
        done = question.asked.text.facts["done"]
        found = example(game, rule)
        events = [event for event in maker.place.step.events if happening(event) == done]
        refused = found.refused if found is not None else ()
        cited = {str(one) for event in events for one in event.rules}
        if question.kind == "rule-against":
            cited = {one.rule.id for one in refused if refusing(one).message == done.message}
        assert {one.value for one in question.choices or ()} & cited == {*question.answers}
    assert asked > len(game.rules) / 2


def test_it_is_asked_in_the_language_and_by_the_names_that_are_set() -> None:
    question = mops.questions(mops.game("mopsen"), count=1)[0]
    with mops.settings(lang="de"):
        assert question.text() == question.text("de") != question.text("en")
        assert str(question.check(_right(question)).explain()).startswith("Richtig.")
    assert str(question.check(_right(question)).explain("en")).startswith("Right.")


def _right(question: mops.Question) -> Any:
    return question.answers if question.how in ("table", "order") else question.answers[0]


def first_wrong(question: mops.Question) -> list[Any]:
    """Return wrong answers: every reply, and one that has none."""
    values = [reply.value for reply in question.asked.replies]
    if question.how == "number":
        values.append(max([*values, *question.answers]) + 1)
    if question.how == "table":
        values += list(question.frame().on)[:3]
        values = [naming(question, one) for one in values]
    if question.how == "order":
        values = [question.answers[::-1]]
    return [one for one in values if not question.check(one).right]


def test_fewer_or_more_things_than_are_asked_for_are_no_answer() -> None:
    asks = (one for one in forty("mauz") if one.many)
    question = next(asks)
    give, take = question.answers
    other = next(item for item in question.frame().on if item not in question.answers)
    assert question.many == 2
    for answer in ([give], [take], [give, take, other], [give, give]):
        with pytest.raises(mops.MopsError, match="asks for 2 things"):
            question.check(answer)
    assert question.check([take, give]).right and not question.check([give, other]).right


@pytest.mark.parametrize("name", mops.games())
def test_of_two_answers_none_is_right_time_after_time(name: str) -> None:
    """Whoever always says the same is wrong about as often as right, as far as the games let the other one come up."""
    found = forty(name)
    two: dict[str, list[Any]] = {}
    for one in found:
        if one.choices is not None and len(one.choices) == 2:
            two.setdefault(one.kind, []).append(case_of(one))
    often = {kind: Counter(right).most_common(1)[0][1] for kind, right in two.items()}
    assert all(2 * most <= len(two[kind]) + 2 for kind, most in often.items()), two


@pytest.mark.parametrize("name", mops.games())
def test_a_first_wrong_answer_is_told_why_and_not_what_is_right(name: str) -> None:
    for question in forty(name):
        named = {question.called(one, "en") for one in question.answers if one not in (0, 1)}
        # a bare number is said of cards and of steps, too; of a field it is said with the word
        named = {f"track {one}" if one.isdigit() else one for one in named}
        for answer in first_wrong(question):
            told = question.check(answer).hint
            assert len(told.reasons) > 1, (question, answer)
            if question.how != "number" and len(question.asked.replies) != 2:
                others = str(told.explain("en")).removeprefix("No.").lower()
                assert not any(f" {one.lower()} " in f" {others}" for one in named), (
                    question,
                    others,
                )


def test_the_right_answers_are_right_as_they_are():
    """Whichever way a question is answered; a list of several is no choice."""
    seen = set()
    for question in mops.questions(mops.game("mopsen", players=3), count=25, seed=4):
        assert len(question.answers) == 1 or question.how in ("table", "order")
        assert (
            question.check(question.answers).right and question.check(list(question.answers)).right
        )
        seen.add(question.how)
        if question.how == "choice":
            with pytest.raises(mops.MopsError):
                question.check([*question.answers, *question.answers])
    assert seen == {"table", "choice", "number", "order"}


@pytest.mark.parametrize("name", mops.games())
def test_no_wrong_answer_is_true_by_another_reading(name: str) -> None:
    """What comes of this move or of the next one is nowhere wrong, nor what may be true of everybody."""
    game = mops.game(name)
    maker = Maker(game, Random(f"true {name}"), only=[happens])
    for question in islice(maker, 8):
        step, seat = maker.place.step, question.seat
        moves = game.legal(step.after) if game.actor(step.after) is not None else ()
        then = [event for move in moves[:8] for event in game.apply(step.after, move).events]
        told = Teller(name, "en", None, seat)
        said = {told.tell(f"event-{one.kind}", one.facts) for one in (*step.events, *then)}
        wrong = [one for one in question.asked.replies if one.value not in question.answers]
        assert not {question.called(one.value, "en") for one in wrong} & said, question
        of_mover = {f"event-{one.kind}" for one in step.events if one.facts.get("player") == seat}
        assert not [one for one in wrong if not one.moves and one.what.message in of_mover]


@pytest.mark.parametrize("name", mops.games())
def test_why_an_answer_is_right_is_more_than_the_answer(name: str) -> None:
    for question in forty(name):
        if question.how == "choice":
            for lang in ("en", "de"):
                chosen = question.called(question.answers[0], lang)
                told = [
                    one.text for one in question.check(question.answers).explain(lang).sentences
                ][1:]
                assert told and told != [chosen], (question, told)


def test_what_is_right_may_be_given_as_a_whole_also_where_one_of_several_is_enough() -> None:
    """Points below zero are right with their sign or without it: a key of answers names both."""
    made = mops.questions(mops.game("purrrummy"), count=20, seed=1)
    question = next(one for one in made if one.how == "number")
    (points,) = question.answers[:1]
    either = replace(question, asked=replace(question.asked, right=(points, -99)))
    for right in ((points, -99), points, -99, [-99]):
        assert either.check(right).right
    with pytest.raises(OptionError, match="whole number"):
        either.check((points, points + 1))
