"""Which situations are asked about, and what is told of right answers, of all kinds of all games."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.core.errors import OptionError
from mopsbook.printed.questions import on_one_sheet
from mopsbook.quiz.all_kinds import NAMING, kinds_of, name_of
from mopsbook.quiz.asked import asked_of
from mopsbook.quiz.endings import winners
from mopsbook.quiz.kinds import next_to_move
from mopsbook.quiz.make import Maker
from mopsbook.quiz.positions import Occasion, known_about
from mopsbook.quiz.question import case_of
from tests.playing import known_of
from tests.quizzing import forty, right

SEVERAL = 40
"""So many questions of a kind are looked at."""
EVEN = [(name, kind) for name in mops.games() for kind in known_of(name, "EVEN")]


@pytest.mark.parametrize(("name", "kind"), EVEN)
def test_no_situation_makes_up_more_than_half_of_a_kind(name: str, kind: str) -> None:
    only = [one for one in kinds_of(name) if name_of(one) == kind]
    made = islice(Maker(mops.game(name), Random(5), only=only), SEVERAL)
    cases: Counter[Any] = Counter(map(case_of, made))
    assert len(cases) > 1
    total = cases.total()
    assert cases.most_common(1)[0][1] <= total / 2 + 1, cases


@pytest.mark.parametrize("name", mops.games())
def test_whoever_is_right_is_told_why_and_nothing_of_wrong_answers(name: str) -> None:
    for question in forty(name):
        if question.how == "table":
            continue
        told = question.check(right(question)).reasons
        wrong = [
            reason
            for reply in question.asked.replies
            if reply.value not in question.answers
            for reason in reply.why
            if reason not in question.asked.why
        ]
        assert told[1:] == question.asked.why
        assert not [one for one in told if one in wrong], question


@pytest.mark.parametrize("name", mops.games())
def test_what_the_question_says_is_played_is_marked(name: str) -> None:
    only = [kind for kind in kinds_of(name) if name_of(kind) in ("next-to-move", "happens")]
    for question in islice(Maker(mops.game(name), Random(2), only=only), 8):
        if "card" in question.moves[0].json():
            assert question.asked.shown, question
            assert set(question.asked.shown) <= question.frame().scene.marks.keys()


@pytest.mark.parametrize("name", ["dog", "miau_miau", "mogel_motte"])
def test_of_what_can_be_played_it_is_told_how_and_not_only_why_the_rest_cannot(name: str) -> None:
    only = [kind for kind in kinds_of(name) if name_of(kind) == "playable"]
    told = [one.asked.why for one in islice(Maker(mops.game(name), Random(4), only=only), 8)]
    ways = [
        why
        for why in told
        if why[0].message.startswith(("event-", "question-one-of", "question-says"))
    ]
    assert 2 * len(ways) > len(told)


def test_a_turn_that_goes_on_does_so_by_its_rule_and_not_by_what_comes_of_a_move() -> None:
    """A joker that is laid stands for a card: that is no reason for whose turn it is."""
    game = mops.game("purrrummy", players=2, dealer=1)
    state = game.position("hands 5H 7H X KD QC 9S 9C / 3D 4D 8C; stock 2C 3C 4C; discard TH")
    place = Occasion(game, game.play(state, "0 meld 5H X 7H"))
    (question,) = asked_of(next_to_move, place, Random(1), lambda _: True, lambda _: True)
    assert question.rules[0].id == "purrrummy.final-discard"
    assert "joker stands for" not in str(question.check(0).explain("en"))


def test_what_would_come_of_another_card_is_no_choice_where_its_number_tells_that() -> None:
    """Of a 13 that starts a piece it cannot come that a 7 burns one."""
    only = [kind for kind in kinds_of("dog") if name_of(kind) == "happens"]
    for question in islice(Maker(mops.game("dog"), Random("shappens"), only=only), 3):
        numbers = {*re.findall(r"\d+", question.text("en"))}
        burnt = [one for one in question.choices or () if "Your 7" in one.text("en")]
        assert not burnt or "7" in numbers, question


@pytest.mark.parametrize("name", mops.games())
def test_before_another_try_two_rules_at_most_are_told(name: str) -> None:
    """More of them leave no room for the answers beside a table."""
    for question in islice(Maker(mops.game(name), Random(7), only=[winners]), 3):
        assert len({rule for one in question.asked.otherwise for rule in one.rules}) <= 2


@pytest.mark.parametrize("name", mops.games())
def test_what_a_hand_without_cards_counts_is_not_asked(name: str) -> None:
    only = [kind for kind in kinds_of(name) if name_of(kind) == "counts"]
    for question in islice(Maker(mops.game(name), Random(3), only=only), 8):
        assert question.answers[0] != 0


@pytest.mark.parametrize("name", mops.games())
def test_who_is_asked_is_seldom_somebody_else(name: str) -> None:
    asked = [one.seat for one in forty(name)[:20]]
    assert asked.count(0) >= 11, asked  # by chance 5 of 20 at a table of four


@pytest.mark.parametrize("name", mops.games())
def test_of_ten_questions_no_two_ask_the_same_of_one_rule(name: str) -> None:
    asked = Counter((one.kind, one.rules[0].id) for one in forty(name)[:10])
    assert asked.most_common(1)[0][1] <= 2
    assert sum(count - 1 for count in asked.values()) <= 1, asked


@pytest.mark.parametrize("name", mops.games())
def test_of_twenty_questions_hardly_three_ask_the_same(name: str) -> None:
    made = forty(name)[:20]
    kinds = Counter(one.kind for one in made)
    asked = Counter((one.kind, one.rules[0].id) for one in made)
    assert kinds.most_common(1)[0][1] <= 3, kinds
    assert sum(count > 2 for count in asked.values()) <= 1, asked


@pytest.mark.parametrize("name", mops.games())
def test_no_kind_of_a_quiz_has_the_same_answer_every_time(name: str) -> None:
    answers: dict[str, list[Any]] = {}
    for question in forty(name):
        if (case := case_of(question)) is not None:
            answers.setdefault(question.kind, []).append(case)
    dull = {kind: cases for kind, cases in answers.items() if len(cases) > len({*cases}) == 1}
    assert not dull


@pytest.mark.parametrize("name", mops.games())
def test_what_needs_little_thought_is_asked_less_often_than_the_heart_of_a_game(name: str) -> None:
    own = registry.optional_module(name, "questions")
    asked = Counter(one.kind for one in forty(name))
    easy = [asked[name_of(kind)] for kind in (winners, *getattr(own, "EASY", ()))]
    heart = [asked[name_of(kind)] for kind in getattr(own, "HEART", ())]
    assert max(easy) <= 3
    assert sum(easy) / len(easy) < sum(heart or [40]) / len(heart or [1])


@pytest.mark.parametrize("name", mops.games())
def test_at_each_level_several_kinds_are_asked_evenly(name: str) -> None:
    """Of ten questions four at most are of one kind, and of hard ones six: there may be but two kinds, or none."""
    for level in (1, 2, 3):
        try:
            asked = Counter(one.kind for one in mops.questions(name, level=level))
        except OptionError:
            assert level == 3
            continue
        assert asked.most_common(1)[0][1] <= (4 if level < 3 else 6), (level, asked)
        assert len(asked) >= (4 if level < 3 else 2), (level, asked)


@pytest.mark.parametrize("name", mops.games())
def test_who_asks_for_a_rule_is_asked_what_that_rule_decides(name: str) -> None:
    """What it only goes into comes where there is nothing else, or one kind has asked it twice already."""
    decided = Counter(one.rules[0].id for one in mops.questions(name, count=40, seed=3))
    for rule, times in decided.most_common(3):
        asked = mops.questions(name, about=rule, count=min(times, 6))
        decides = [one.rules[0].id == rule for one in asked]
        assert all(rule in [known.id for known in one.rules] for one in asked)
        first = decides.index(False) if False in decides else len(asked)
        twice = Counter(one.kind for one in asked[:first]).most_common(1)[0][1] > 1
        assert (first == len(asked) or twice) and 2 * sum(decides) >= len(asked), rule


NOT_ASKED = (
    r"decides nothing that happens|no move at all|It comes up with|hardly ever|in no whole game"
)


@pytest.mark.parametrize("name", mops.games())
def test_about_every_rule_something_is_asked_or_it_is_said_why_not(name: str) -> None:
    """Within a bound that is no matter of the machine: so many moves are made, and what takes long is asked so often.

    What comes up in games at all is found then.
    """
    game, left = mops.game(name), []
    for rule, known in ((one, known_about(name).get(one.id, {})) for one in game.rules.values()):
        try:
            (question,) = mops.questions(game, about=rule.id, count=1)
        except OptionError as error:
            assert re.search(NOT_ASKED, str(error)), error
            left += [rule] * ("hardly ever" in str(error))
            continue
        assert rule in question.rules and known, (question, known)
        if "decides" not in known and "beside" not in known:
            assert question.kind in NAMING
    assert not left


@pytest.mark.parametrize(
    ("name", "about"), [("mauz", 3), ("mauz", 4), ("mopsen", "cat-anytime"), ("mopsen", 3)]
)
def test_about_one_chapter_or_rule_no_sentence_fills_a_sheet(name: str, about: Any) -> None:
    asked = on_one_sheet(mops.game(name), about, count=6)
    kinds = Counter(one.kind for one in asked)
    assert len(kinds) > 1 and kinds.most_common(1)[0][1] <= 4, kinds
    known = Counter((one.kind, one.answers) for one in asked if one.how == "choice")
    assert not known or known.most_common(1)[0][1] <= 2, known
