"""Questions that the rules make: the same everywhere, about what was asked for, and telling nothing beforehand."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from itertools import islice, pairwise
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import OptionError
from mopsbook.core.parts import all_there
from mopsbook.core.registry import optional_module
from mopsbook.quiz.all_kinds import OF_EVERY_GAME, kinds_of, name_of
from mopsbook.quiz.make import Maker
from mopsbook.quiz.positions import Occasion, known_as_rare, played, shown
from mopsbook.quiz.question import Question, sort_of
from mopsbook.show.offers import Command
from mopsbook.show.pictures import label_of
from mopsbook.teach.words import Teller, languages
from mopsbook.testing.asking import answered, asked
from mopsbook.testing.twins import twin
from tests.again import answers_of, found_again
from tests.playing import facts_of, subject_of
from tests.quizzing import forty
from tests.rare import asked_there

ASK = """
import mopsbook as mops
for name in mops.games():
    for question in mops.questions(mops.game(name), count=6, seed="same"):
        print(question.id, question.answers)
"""


@pytest.mark.slow
def test_the_same_seed_asks_the_same_in_every_process() -> None:
    """In another one, in which what is hashed comes in another order, and in this one."""
    ended = subprocess.run(
        [sys.executable, "-c", ASK], env=os.environ | {"PYTHONHASHSEED": "1"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    with redirect_stdout(StringIO()) as here:
        exec(ASK, {})
    assert sys.flags.hash_randomization and ended.stdout == here.getvalue()
    assert len(ended.stdout.splitlines()) == 6 * len(mops.games())


@pytest.mark.parametrize("name", mops.games())
def test_every_kind_of_every_game_is_asked_and_none_twice_in_a_row(name: str) -> None:
    left = {name_of(kind) for kind in kinds_of(name)[: -len(OF_EVERY_GAME)]}
    for options in ({}, *getattr(facts_of(name), "VARIANTS", ())):
        found: list[Question] = []
        for question in islice(
            Maker(mops.game(name, **options), Random(7)), 4 * len(kinds_of(name))
        ):
            found.append(question)
            left.discard(question.kind)
            if not left and len(found) > 20:
                break
        kinds = [question.kind for question in found]
        assert all(one != other for one, other in pairwise(kinds))
        assert len({question.id for question in found}) == len(found)
        assert len({*kinds}) >= 4
        if not left:
            return
    raise AssertionError(left)


@pytest.mark.slow
def test_questions_are_about_what_is_asked_for() -> None:
    g = mops.game("mopsen", players=3)
    for about in (
        "mopsen.win-trick",
        "win-trick",
        ["mopsen.win-trick"],
        g.rules["mopsen.win-trick"],
    ):
        for question in mops.questions(g, about=about, count=3):
            assert "mopsen.win-trick" in question.rules
    for about, sections in ((3, ("3",)), (["3", 4], ("3", "4")), ("3.6", ("3",))):
        for question in mops.questions(g, about=about, count=4):
            assert {rule.section.partition(".")[0] for rule in question.rules} & {*sections}
    for level in (1, 2, 3):
        assert {q.level for q in mops.questions(g, count=4, level=level)} == {level}


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"about": "mopsen.follow-suits"}, "Did you mean 'mopsen.follow-suit'"),
        ({"about": "99"}, "'99' is none of these"),
        ({"about": True}, "True is none of these"),
        ({"about": 3.5}, "3.5 is none of these"),
        ({"about": []}, "Name at least one rule"),
        (
            {"about": "mopsen.score-keeper"},
            "'mopsen.score-keeper': it decides nothing that happens",
        ),
        (
            {"about": "mopsen.unknown-move"},
            "'mopsen.unknown-move': it only says what is no move at all",
        ),
        ({"about": "mopsen.players", "level": 3}, "about 'mopsen.players' at level 3"),
        ({"level": 4}, "is 1, 2 or 3, not 4"),
        ({"level": True}, "is 1, 2 or 3, not True"),
        ({"count": -1}, "from 0 to 1000, not -1"),
        ({"count": "ten"}, "from 0 to 1000, not 'ten'"),
        ({"count": 10**6}, "from 0 to 1000, not 1000000"),
        ({"seed": 1.5}, "seed"),
    ],
)
def test_what_cannot_be_asked_is_a_sentence(given: dict[str, Any], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        mops.questions(mops.game("mopsen"), **given)


@pytest.mark.parametrize(
    ("name", "rule", "option"),
    [
        ("purrrummy", "layoff-fits", "layoff=True"),
        ("mops_royal", "refuse-cost", "variant_refuse=True"),
        ("miau_miau", "dealer", "dealer='random'"),
    ],
)
def test_what_comes_up_under_another_option_names_it(name: str, rule: str, option: str) -> None:
    with pytest.raises(OptionError, match=f"It comes up with {option}"):
        mops.questions(mops.game(name), about=rule, count=1)
    with pytest.raises(OptionError, match=f"It comes up with {option}"):
        mops.Quiz(mops.game(name), about=rule)


@pytest.mark.parametrize(
    ("name", "rule"),
    [("purrrummy", "own-cards"), ("dog", "swap-other"), ("motte", "own-hand")],
)
def test_what_is_only_ever_refused_is_asked_by_its_rule(name: str, rule: str) -> None:
    game = mops.game({"motte": "mogel_motte"}.get(name, name))
    (question,) = mops.questions(game, about=rule, count=1)
    assert (question.kind, question.answers) == ("rule-against", (f"{name}.{rule}",))
    assert len(question.choices or ()) > 2


def test_no_game_is_a_sentence_and_no_question_a_list() -> None:
    with pytest.raises(TypeError, match="needs a game"):
        mops.questions(7)  # type: ignore[arg-type]
    with pytest.raises(mops.MopsError, match="Did you mean 'mopsen'"):
        mops.questions("mopsn")
    assert mops.questions(mops.game("mopsen"), count=0) == []


def test_where_pieces_are_asked_for_only_pieces_can_be_chosen() -> None:
    asked_for = mops.questions(mops.game("dog"), about="dog.swap", count=2)
    swaps = [question for question in asked_for if question.kind == "swappable"]
    assert swaps
    for question in swaps:
        assert all(re.fullmatch(r"[0-3]:[A-D]", item) for item in question.frame().on)


def test_where_tiles_are_asked_for_no_space_beside_them_can_be_chosen() -> None:
    only = [kind for kind in kinds_of("mops_royal") if name_of(kind) == "turns-over"]
    question = next(Maker(mops.game("mops_royal"), Random(3), only=only))
    assert {*question.answers} <= {*question.frame().on}
    assert all(re.match(r"[01]:", item) for item in question.frame().on)


def test_an_order_is_asked_only_where_numbers_alone_do_not_give_it() -> None:
    asked_for = mops.questions(mops.game("mopsen"), about="mopsen.compare-colour", count=9)
    orders = [question for question in asked_for if question.kind == "ranking"]
    assert orders
    for question in orders:
        numbers = [int(card[1:]) for card in question.answers]
        assert numbers != sorted(numbers, reverse=True)


@pytest.mark.parametrize("name", mops.games())
def test_nothing_that_is_sent_tells_the_answer(name: str) -> None:
    for question, place, rng in asked(mops.game(name), f"sent {name}", 16):
        frame = question.frame()
        assert not (frame.buttons or frame.story or frame.scene.arrows or frame.scene.about)
        assert {*frame.scene.marks} <= {*question.asked.shown}
        # whatever has a name or is a field of a board
        fields = {one for one in frame.scene.items if re.fullmatch(r"t\d+|\dh\d", one)}
        pressed = {
            item
            for item, one in frame.scene.items.items()
            if one.kind in ("card", "thing", "plate")
            and (label_of(frame, item) or one.text is not None or item in fields)
        }
        called = [label_of(frame, item) for item in frame.on if not frame.scene.items[item].text]
        tellers = [Teller(name, lang, None, question.seat) for lang in languages(name)]
        assert all(one and teller.tell(*one[:2]) for one in called for teller in tellers)
        # of what is of one sort with an answer, all; nothing of other sorts, and no card face down
        sorts = {sort_of(frame.scene, item) for item in frame.on}
        alike = {item for item in pressed if sort_of(frame.scene, item) in sorts}
        assert {*frame.on} == alike and bool(alike) == (question.how == "table")
        if question.how == "table":
            assert {*question.answers} <= alike
            assert all(
                frame.scene.items[item].kind != "card" or frame.scene.items[item].face
                for item in alike
            )
        assert all(intent == Command("answer", item) for item, intent in frame.on.items())
        if question.open:
            continue
        other = twin(subject_of(name), place.game, place.step.before, question.seat, rng)
        if other is not None:
            view = place.game.observe(other, question.seat)
            assert view == question.position


@pytest.mark.parametrize("name", mops.games())
def test_what_a_game_asks_of_its_own_is_found_once_more(name: str) -> None:
    own = kinds_of(name)[: -len(OF_EVERY_GAME)]
    assert {*answers_of(name)} == {name_of(kind) for kind in own}
    maker = Maker(mops.game(name), Random(f"again {name}"), only=own)
    count = 0
    for count, question in enumerate(islice(maker, 60), 1):  # noqa: B007
        assert found_again(question, maker.place.step), (question, question.answers)
    assert count >= 40


@pytest.mark.slow
def test_about_a_rule_of_which_little_is_asked_its_name_is_asked() -> None:
    for rule in ("mopsen.card-place", "mopsen.clockwise", "mopsen.redraw-optional"):
        question = mops.questions(mops.game("mopsen", players=3), about=rule, count=1)[0]
        assert rule in question.rules
        if question.kind == "rule-behind":
            assert question.answers == (rule,) and len(question.choices or ()) > 2


def test_a_maker_asks_one_kind_alone_if_it_is_told_to() -> None:
    (kind,) = (kind for kind in kinds_of("mopsen") if name_of(kind) == "ranking")
    maker = Maker(mops.game("mopsen"), Random(3), only=[kind])
    assert {next(maker).kind for _ in range(5)} == {"ranking"}


@pytest.mark.parametrize("name", mops.games())
def test_the_same_kind_and_rule_come_again_only_after_others(name: str) -> None:
    """Among seven in a row no kind is decided twice by one rule, if there is a choice."""
    keys = [(one.kind, one.rules[0].id) for one in forty(name)[:20]]
    assert sum(key in keys[max(0, n - 6) : n] for n, key in enumerate(keys)) <= 2, keys
    places = [(one.kind, one.seat, one.position.json()) for one in forty(name)]
    assert len({*map(str, places)}) == len({one.id for one in forty(name)}) == 40


@pytest.mark.parametrize("name", mops.games())
def test_every_rare_position_still_asks_what_it_is_there_for(name: str) -> None:
    kinds = {name_of(kind): kind for kind in kinds_of(name)}
    for kind, entries in known_as_rare(name).items():
        assert len({one["position"] for one in entries}) == len(entries)
        for one in entries:
            game = mops.game(name, **one.get("options", {}))
            state = game.position(one["position"])
            assert all_there(game, state), (kind, one)
            place = Occasion(game, game.apply(state, game.move(one["move"])))
            found = asked_there(place, kinds[kind])
            assert found and found.level == one.get("level", found.level), (kind, one)
            seat = place.step.move.player or 0
            question = mops.Question(game, kind, game.observe(state, seat), seat, found)
            answered(question, place)
            assert found_again(question, place.step), (question, found.right)


@pytest.mark.parametrize("name", mops.games())
def test_ten_questions_are_of_many_kinds_and_about_many_rules(name: str) -> None:
    for seed in range(4):
        found = mops.questions(mops.game(name), count=10, seed=seed)
        kinds = Counter(one.kind for one in found)
        rules = Counter(one.rules[0].id for one in found)
        assert max(kinds.values()) <= 3, kinds
        assert sum(count - 2 for count in rules.values() if count > 2) <= 1, rules  # of few rules


@pytest.mark.parametrize("name", mops.games())
def test_the_heart_of_a_game_is_asked_first(name: str) -> None:
    heart = {name_of(one) for one in getattr(optional_module(name, "questions"), "HEART", ())}
    first = forty(name)[:5]
    assert not heart or sum(one.kind in heart for one in first) >= min(3, len(heart)), first


@pytest.mark.parametrize("name", mops.games())
def test_what_is_asked_about_lies_on_a_whole_table(name: str) -> None:
    """A card short, or a turn out of step, is no game: most examples of rules are, and nothing is asked about them."""
    game = mops.game(name)
    asked_of = [*played(game, Random(3)), *islice(shown(game, game.rules), 150)]
    for place in asked_of:
        assert all_there(place.game, place.step.before)
        facts_of(name).conserved(place.step.before)
    rare_rules = [*game.rules][:: max(1, len(game.rules) // 8)]
    for maker in (Maker(game, Random(3), frozenset(rare_rules)), Maker(game, Random(3))):
        for _ in islice(maker, 8):
            assert all_there(maker.place.game, maker.place.step.before)


@pytest.mark.parametrize(
    ("name", "position"),
    [
        ("mogel_motte", "guard 1; discard N2; draw N1 N1; hands N1 / N2 / N3"),
        ("mauz", "hands AH 9H 8S / 9C 9D KH; middle TC JD QH"),
        ("purrrummy", "phase draw; hands 7C 8D / KD; stock 2C 3C; discard 9H"),
    ],
)
def test_few_cards_are_no_whole_table(name: str, position: str) -> None:
    game = mops.game(name, players=position.partition("hands")[2].count(" / ") + 1)
    assert not all_there(game, game.position(position))


def test_boards_of_mops_royal_are_whole_where_they_are_in_step() -> None:
    game = mops.game("mops_royal", players=2)
    whole = partial(all_there, game)
    state = next(
        place.step.after for place in played(game, Random(5)) if any(place.step.after.scores)
    )
    assert whole(state)
    first = state.boards[0]
    assert not whole(state._replace(boards=(first, game.engine.initial().boards[0])))
    assert not whole(state._replace(revealed=state.revealed[:-2]))
    laid = next(
        one.step.after for one in played(game, Random(5)) if len(one.step.after.revealed) == 2
    )
    assert not whole(laid._replace(scores=(3, 0)))


def few_tiles() -> Maker:
    """With one pattern on few tiles nearly nothing is left to be asked."""
    tiles = [f"{row}{column}" for row in "ABCD" for column in range(1, 7)] + ["E1", "E2", "E3"]
    pattern = mops.game("mops_royal").options.pattern_set[0]
    game = mops.game(
        "mops_royal", players=2, tile_set=tiles, patterns=[pattern], variant_refuse=True
    )
    return Maker(game, Random(19))


def no_jokers() -> Maker:
    """What can be refused has the same reason every time."""
    return Maker(mops.game("purrrummy", jokers=0, ace_around=True, dealer=1), Random(19))


def few_words() -> Maker:
    """What is asked of marked tiles has few answers, and the same words every time."""
    return Maker(mops.game("mops_royal"), Random("lv1"), level=2)


@pytest.mark.parametrize("table", [few_tiles, no_jokers, few_words])
def test_where_little_can_be_asked_it_is_not_looked_for_long(
    monkeypatch: pytest.MonkeyPatch, table: Callable[[], Maker]
) -> None:
    """What every game has takes longest, and is looked for less often."""
    looked_at: Counter[Any] = Counter()
    ask = Maker._ask

    def counting(maker: Maker, kind: Any, place: Occasion) -> Any:
        looked_at[kind if kind in OF_EVERY_GAME else None] += 1
        return ask(maker, kind, place)

    monkeypatch.setattr(Maker, "_ask", counting)
    maker = table()
    for _ in range(40):
        looked_at.clear()
        next(maker)
        assert looked_at.pop(None, 0) <= 2000
        assert max(looked_at.values(), default=0) <= 60, looked_at
        assert looked_at.total() <= 150, looked_at


def test_a_question_counts_no_rounds_of_which_there_may_be_any_number() -> None:
    for name in mops.games():
        (question,) = mops.questions(name, count=1)
        played = question.check(question.answers).frames()
        titles = [part for frame in (question.frame(), *played) for part in frame.scene.title]
        rounds = [part.facts for part in titles if part.id == "title-round"]
        assert all("rounds" in facts for facts in rounds), name
        assert {part.id for part in titles} >= {"game-name"}
