"""The rules kernel: rule books, games, steps, options and errors."""

from __future__ import annotations

import json
import pickle
from dataclasses import fields
from importlib.resources import files
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.core.errors import (
    IllegalMove,
    MopsError,
    NotationError,
    OptionError,
    PositionError,
    ReplayError,
)
from mopsbook.core.options import changed_options, one_of
from mopsbook.core.rules import Rule, Rules

GAME = mops.game("mopsen", players=3)
STATE = GAME.position("trick 0:R6; hands R5 / R2 B9 Y3 / B8")


# ------------------------------------------------------------------ rules


@pytest.mark.parametrize("name", mops.games())
def test_rules_are_values_that_carry_their_words(name: str) -> None:
    book = mops.game(name).rules
    assert len(book) == len(list(book)) == len(set(book))
    for rule_id in book:
        rule = book[rule_id]
        assert isinstance(rule, Rule) and rule == rule.id == str(rule_id)
        assert type(rule.id) is str and rule_id in book
        assert rule.status in (
            "explicit",
            "silent",
            "ambiguous",
            "translations disagree",
            "technical",
        )
        assert rule.title and rule.text.endswith((".", "!", "?")) and rule.where
        assert rule.status == "explicit" or rule.reading or rule.status == "technical"
        assert json.loads(json.dumps({"rule": rule})) == {"rule": rule.id}
        assert {rule: 1}[rule.id] == 1
        for lang in book.languages:
            words = rule.told(lang)
            assert words.title and words.text and words.where
            assert bool(words.reading) == bool(rule.reading)
        assert rule.id in repr(rule) and rule.title in repr(rule)
    sections = [tuple(map(int, book[rule].section.split("."))) for rule in book]
    assert sections == sorted(set(sections)), "numbered in the order in which they stand"


def test_a_rule_shows_itself_without_markup_of_its_own() -> None:
    rule = GAME.rules["mopsen.pinch-must"]
    html = rule._repr_html_()
    assert "<b>Option:</b> pinch" in html and "<b>How we read it:</b> " in html
    assert "<code>mopsen.pinch-must</code>" in html and "<script" not in html


def test_rules_that_do_not_exist() -> None:
    with pytest.raises(KeyError, match=r"There is no rule 'mopsen\.folow-suit'"):
        GAME.rules["mopsen.folow-suit"]
    with pytest.raises(LookupError, match="The rules are not told in 'xx'; there is de, en"):
        GAME.rules["mopsen.follow-suit"].told("xx")
    assert "mopsen.folow-suit" not in GAME.rules


def test_rule_books_are_read_when_they_are_needed() -> None:
    book = Rules(files("mopsbook.games.mopsen"))
    assert book._told == {} and "_rules" not in book.__dict__
    assert book.languages == ("de", "en")
    assert "rules, told in de, en" in repr(book)


def test_the_first_part_of_an_id_tells_the_game_of_a_rule() -> None:
    for prefix, name in registry.rule_prefixes().items():
        assert mops.game(name).engine.prefix == prefix
    assert set(registry.rule_prefixes().values()) == set(mops.games())


# ------------------------------------------------------------------ games


def test_games_are_found_and_near_misses_named() -> None:
    assert "mopsen" in mops.games()
    with pytest.raises(
        OptionError, match=r"There is no game 'mopsn'; there is .*Did you mean 'mopsen'"
    ):
        mops.game("mopsn")
    with pytest.raises(OptionError, match="There is no game 'xyz'"):
        registry.game_module("xyz", "engine")
    with pytest.raises(OptionError, match="There is no game 5"):
        mops.game(5)  # type: ignore[arg-type]


def test_games_are_values() -> None:
    assert mops.game("mopsen", players=3) == GAME != mops.game("mopsen", players=3, pinch="may")
    assert len({mops.game("mopsen"), mops.game("mopsen", players=4), GAME}) == 2
    assert GAME != "mopsen"
    assert repr(mops.game("mopsen", pinch="may")) == "<Game mopsen: players=4, pinch='may'>"


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": 5, "pinch": "may"},
        {"bones": {"pug": [3] * 16, "cat": [2] * 8}},
        {"pecking_start": ["Y", "C", "B", "R"], "first_dealer": 1},
    ],
    ids=str,
)
def test_options_survive_json(options: dict[str, Any]) -> None:
    game = mops.game("mopsen", **options)
    written = json.loads(json.dumps(changed_options(game.options)))
    assert mops.game("mopsen", **{"players": game.players} | written) == game


def test_options_take_no_value_for_another_of_its_kind() -> None:
    one_of("flag", True, (True, False))
    for value in (1, 0, 1.0, "True", None):
        with pytest.raises(OptionError, match=r"'flag' cannot be .*; it can be True, False"):
            one_of("flag", value, (True, False))


def test_positions_of_other_games_and_options_are_refused() -> None:
    other = mops.game("mopsen", players=3, pinch="may")
    for ask in (other.legal, other.actor, other.outcome):
        with pytest.raises(PositionError, match="reached under other options"):
            ask(STATE)
    with pytest.raises(PositionError, match="reached under other options"):
        other.play(STATE, "1 play R2")
    with pytest.raises(PositionError, match="str is no position of mopsen"):
        GAME.check("trick 0:R6", "1 play R2")  # type: ignore[arg-type]
    same = mops.game("mopsen", players=3)
    assert same.legal(STATE) == GAME.legal(STATE)


@pytest.mark.parametrize("seat", [-1, 3, True, 1.0, "1", None])
def test_seats_that_do_not_exist(seat: Any) -> None:
    with pytest.raises(PositionError, match="the seats of 3 players are 0 to 2"):
        GAME.observe(STATE, seat)


@pytest.mark.parametrize("seed", [True, 1.5, b"x", [1], {}, object()])
def test_seeds_that_are_none(seed: Any) -> None:
    with pytest.raises(OptionError, match=r"A seed is a whole number, a text or a random\.Random"):
        GAME.start(seed)


def test_seeds() -> None:
    assert GAME.start(7) == GAME.start(7) != GAME.start(8)
    assert GAME.start("7") != GAME.start(7)
    rng = Random(7)
    assert GAME.start(rng) == GAME.start(7)
    assert GAME.start(rng) != GAME.start(7), "one generator serves several deals"


def test_the_first_deal_is_the_same_on_every_machine() -> None:
    """Python promises that Random(int) and shuffle give these numbers for ever."""
    rng = Random(7)
    pecking = ["R", "B", "Y", "C"]
    rng.shuffle(pecking)
    cards = [f"{c}{n}" for c in "RBY" for n in range(1, 17)] + [f"C{n}" for n in range(1, 9)]
    rng.shuffle(cards)
    state = GAME.start(seed=7)
    assert list(state.pecking) == pecking
    assert set(state.hands[1]) == set(cards[:8]) and set(state.hands[0]) == set(cards[16:24])
    assert list(state.stack) == cards[24:]


# ------------------------------------------------------------------ steps


def test_who_is_drawn_for_may_be_any_seat() -> None:
    """Such as a dealer: where an option leaves it to chance, nobody is left out."""
    drawn = 0
    options = [(name, f.name) for name in mops.games() for f in fields(mops.game(name).options)]
    for name, option in options:
        try:
            game = mops.game(name, **{option: "random"})
        except MopsError:
            continue
        start = game.engine.initial()
        moves = [game.engine.chance(start, Random(seed)).json() for seed in range(60)]
        seats = {value for move in moves for value in move.values() if type(value) is int}
        assert seats in (set(), {*range(game.players)}), (name, option)
        drawn += bool(seats)
    assert drawn > 2


def test_play_takes_moves_texts_and_objects() -> None:
    move = GAME.move("1 play R2")
    steps = [
        GAME.play(STATE, way) for way in (move, "1 play R2", "play R2", "R2", move.json(), {"type": "play", "card": "R2"})
    ]  # fmt: skip
    assert len({step.after for step in steps}) == 1
    assert all(step.before is STATE and step.move == move and step.chance == () for step in steps)
    assert repr(steps[0]) == "<Step '1 play R2': follow>"


def test_apply_plays_chance_as_a_move_and_play_draws_it() -> None:
    over = GAME.position("phase round_over; scores 1 2 3")
    bare = GAME.apply(over, "next round")
    assert bare.after.phase == "deal" and GAME.legal(bare.after) == ()
    drawn = GAME.play(over, "next round", seed=5)
    assert GAME.apply(bare.after, str(drawn.chance[0])).after == drawn.after
    assert GAME.play(over, "next round", seed=5).after == drawn.after


def test_illegal_moves_name_every_rule() -> None:
    with pytest.raises(IllegalMove) as caught:
        GAME.play(STATE, "1 play B9")
    error = caught.value
    rule = error.rule
    assert rule == "mopsen.follow-suit" and isinstance(rule, Rule)
    assert str(error) == (
        "'1 play B9' is not allowed: Ben has to play red 2: red 6 was led, "
        f"and blue 9 does not follow suit. (§ {rule.section} {rule.title}, mopsen.follow-suit)"
    )
    assert error.violations == GAME.check(STATE, "1 play B9")
    assert dict(error.violations[0].facts)["have"] == ["R2"]
    assert isinstance(error, MopsError) and isinstance(error, ValueError)


def test_what_is_no_move_raises_when_it_is_played_and_is_told_when_it_is_checked() -> None:
    with pytest.raises(NotationError, match="'sing' is no move; write '1 play B3'"):
        GAME.play(STATE, "sing")
    [violation] = GAME.check(STATE, "sing")
    assert violation.rule == "mopsen.unknown-move"
    assert violation.facts["problem"].startswith("'sing' is no move")


def test_seats_may_be_left_out_where_a_position_is_at_hand() -> None:
    assert GAME.move("play R2", STATE) == GAME.move("1 play R2")
    with pytest.raises(NotationError):
        GAME.move("play R2")
    pinch = GAME.position("phase pinch; turn 0; trick 1:R6; hands R1 / R2 / R3")
    assert str(GAME.move("R6", pinch)) == "0 pinch R6"


def test_states_never_change() -> None:
    with pytest.raises(AttributeError):
        STATE.turn = 2
    assert GAME.position(str(STATE)) == STATE and len({STATE, GAME.position(str(STATE))}) == 1


def test_errors_come_back_from_another_process() -> None:
    with pytest.raises(IllegalMove) as caught:
        GAME.play(STATE, "1 play B9")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert copy.rule == "mopsen.follow-suit" and str(copy) == str(caught.value)
    assert copy.violations == caught.value.violations and copy.rule.title == "Follow suit"
    torn = pickle.loads(pickle.dumps(ReplayError("move-line", number=3)))
    assert torn.number == 3 and str(torn).startswith("Move 3 cannot be read: its line")


def test_what_was_just_listed_or_drawn_is_made_without_being_judged_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, rng = mops.game("mogel_motte", players=4), Random(7)
    state = game.start(rng)
    legal, interrupts = game.legal(state), game.interrupts(state)
    assert legal and interrupts
    same = game.move(str(legal[0]), state)
    judged: list[Any] = []

    def check(_game: Any, _state: Any, move: Any) -> tuple[()]:
        judged.append(move)
        return ()

    monkeypatch.setattr(type(game), "check", check)
    for move in (*legal, *interrupts):
        game.apply(state, move)
    game.start(rng)
    assert judged == []
    game.apply(state, same)
    assert judged == [legal[0]]


def test_a_position_with_other_values_is_of_its_kind() -> None:
    after = STATE._replace(turn=2, hands=())
    assert type(after) is type(STATE) and (after.turn, after.hands) == (2, ())
    assert after._replace(turn=STATE.turn, hands=STATE.hands) == STATE
    with pytest.raises(KeyError):
        STATE._replace(trun=2)
