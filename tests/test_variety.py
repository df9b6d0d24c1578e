"""Which kind of question comes next, and what would be too much like the last ones: counted by hand, with kinds that ask nothing."""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from mopsbook.quiz.session import Course
from mopsbook.quiz.supply import Supply
from mopsbook.quiz.variety import Variety
from tests.quizzing import GAME, right, wrong

NUMBER = count()


def kind(name: str) -> Any:
    def ask(_moment: object) -> None: ...

    ask.__name__ = name
    return ask


A, B, C, D, HEART, EASY = KINDS = [kind(name) for name in ("a", "b", "c", "d", "heart", "easy")]


def asked(which: Any = A, rule: str = "rule", case: str | None = None) -> Any:
    """A question unlike any other, which is decided by a rule, about a kind of situation."""
    number = next(NUMBER)
    return SimpleNamespace(
        id=f"q{number}",
        kind=which.__name__,
        rules=[SimpleNamespace(id=rule)],
        asked=SimpleNamespace(case=case, right=(), how="table", shown=()),
        seat=0,
        position=SimpleNamespace(json=lambda: {"number": number}),
        text=lambda _lang: f"Number {number}?",
        answers=(),
    )


def variety(**more: Any) -> Variety:
    return Variety(KINDS, Random(1), (HEART,), (EASY,), **more)


def test_the_heart_of_a_game_comes_twice_as_often_and_what_is_easy_half_as_often() -> None:
    made, times = variety(), Counter[Any]()
    for _ in range(
        65
    ):  # ten of each kind, twice as many of the heart and half as many of what is easy
        which = made.order()[0]
        made.add(which, asked(which))
        times[which] += 1
    assert 18 <= times[HEART] <= 22
    assert 4 <= times[EASY] <= 6
    assert all(9 <= times[which] <= 11 for which in (A, B, C, D)), times


def test_no_kind_comes_again_before_two_others_nor_three_times_among_six() -> None:
    made, row = variety(), list[Any]()
    for _ in range(40):
        row.append(made.order()[0])
        made.add(row[-1], asked(row[-1]))
    assert all(len({*row[n : n + 3]}) == 3 for n in range(38))
    assert all(row[n : n + 6].count(which) <= 2 for n in range(35) for which in KINDS)


def test_of_what_somebody_is_tired_nothing_comes_while_there_is_something_else() -> None:
    made = variety()
    made.tired = frozenset({"a", "heart"})
    assert {*made.order()} == {B, C, D, EASY}
    made.tired = frozenset(one.__name__ for one in KINDS)
    assert {*made.order()} == {*KINDS}


def test_what_was_looked_for_in_vain_comes_later() -> None:
    made = variety()
    assert made.order()[0] is HEART
    made.looked_for(HEART, found=False)
    assert made.order()[4:] == [HEART, EASY]
    made.add(A, asked(A))
    made.looked_for(A, found=True)  # which it is itself
    made.looked_for(B, found=True)  # something else was found with it
    assert {*made.order()[:2]} == {C, D}


def test_a_rule_decides_two_of_ten_questions() -> None:
    made = variety()
    made.add(A, asked(A, "follow-suit"))
    assert not made.ruled(asked(B, "follow-suit"))
    made.add(B, asked(B, "follow-suit"))
    assert made.ruled(asked(C, "follow-suit")) and not made.ruled(asked(C, "win-trick"))
    for _ in range(8):  # with the one that is asked for these are ten
        made.add(C, asked(C, "win-trick"))
    assert not made.ruled(asked(C, "follow-suit"))


def test_a_kind_and_a_rule_do_not_come_together_twice_among_ten() -> None:
    made = variety()
    made.add(A, asked(A, "follow-suit"))
    assert made.repeats(A, asked(A, "follow-suit"))
    assert not made.repeats(B, asked(B, "follow-suit"))
    assert not made.repeats(A, asked(A, "win-trick"))


def test_a_situation_that_comes_more_often_than_its_share_is_expected() -> None:
    made = variety()
    for case in ("yes", "no", "yes", "yes"):
        made.add(A, asked(A, case=case))
    # three of four are more than half, one of four is not
    assert made.expects(asked(A, case="yes")) and not made.expects(asked(A, case="no"))
    assert not made.expects(asked(A)) and not made.expects(asked(B, case="yes"))


def test_a_kind_with_the_same_situation_every_time_is_dull() -> None:
    made = variety()
    assert not made.dull(asked(A, case="yes"))
    made.add(A, asked(A, case="yes"))
    assert made.dull(asked(A, case="yes"))
    assert not made.dull(asked(A, case="no")) and not made.dull(asked(B, case="yes"))
    made.add(A, asked(A, case="no"))
    assert not made.dull(asked(A, case="yes"))


def test_nothing_is_asked_twice_and_what_was_given_elsewhere_counts() -> None:
    given: Counter[tuple[Any, ...]] = Counter({("a", "yes"): 1, ("a",): 1})
    made, one = variety(given=given), asked(A, case="yes")
    assert made.is_new(one) and made.dull(one)
    made.add(A, one)
    assert not made.is_new(one) and made.is_new(asked(A))
    assert given[("a", "yes")] == 2


def test_about_a_weak_rule_nothing_comes_of_what_somebody_is_tired_of() -> None:
    supply, tiring, other = Supply(GAME, count=3), asked(A), asked(B)
    rule = supply.first.rules[0].id

    class Fixed(list[Any]):
        variety = SimpleNamespace(tired=frozenset())

        def __next__(self) -> Any:
            return tiring

        def __iter__(self) -> Any:
            return self

    supply._focused[rule] = Fixed()  # type: ignore[assignment]
    supply._made = iter([other])
    assert supply.next(set(), [rule], {"a"}) is other
    assert supply.next(set(), [rule], {"b"}) is tiring


def test_what_is_practised_is_decided_by_the_rule_that_was_missed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    course = Course(Supply(GAME, count=2))
    missed = course.question
    rule = missed.rules[0].id
    for _ in range(2):
        course.answer(wrong(missed))
    while course.stage != "over":
        course.next()
        if course.stage == "asked":
            course.answer(right(course.question))
    other = course._supply.other(rule, GAME, {missed.id})
    assert other is not None and other.rules[0].id == rule and other.id != missed.id
    monkeypatch.setattr(course._supply, "other", lambda *_: None)  # where there is none
    course.practise()
    assert course.question is missed


def test_a_rule_that_was_missed_is_not_asked_a_third_time_among_ten() -> None:
    course = Course(Supply(GAME, count=2))
    one, two = list(GAME.rules)[:2]
    course._learned = SimpleNamespace(weak=lambda _topics: [one, two])  # type: ignore[assignment]
    course._rules = (one, "x", one, "x", two, "x", "x", "x", "x")
    assert course._weak == (two,)
    course._rules = (one, "x", "x", "x", "x", two)
    assert course._weak == (one,)  # the other one was asked just now
