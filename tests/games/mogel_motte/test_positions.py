"""Positions and moves as text: what is filled in, and what cannot be, refused with its rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import NotationError, OptionError, PositionError
from mopsbook.games.mogel_motte.moves import Accuse, Cheat, Draw, Give, Play, Race, Slap

GAME = mops.game("mogel_motte", players=3)
BASE = "discard N3; hands N2 N5 / N4 / N1"

IMPOSSIBLE: list[tuple[Any, dict[str, Any], str]] = [
    ("discard N3; hands M2 M2 / N4 / N1", {}, r"too many of M2.*motte\.moth-values"),
    ("discard S3; draw S3; hands N2 / N4 / N1", {}, r"too many of S3.*action-values"),
    ("discard N3; phase attempt; attempt 0:A1; hands A1 / N4 / N1; guard 2", {}, "too many of A1"),
    ("discard N3; vanished 0:Q1 1:Q1; hands N2 / N4 / N1", {}, "too many of Q1"),
    ("discard N6; hands N2 / N4 / N1", {}, r"'N6', which is no card.*motte\.material"),
    ("discard N3; hands N2 / N4", {}, "hands must be 3 lists, one for each seat, not 2"),
    ("hands N2 / N4 / N1", {}, "value must be a whole number from 1 to 5, not 0"),
    ("value 3; hands N2 / N4 / N1", {}, r"lies on the discard pile.*motte\.first-card"),
    ("phase deal; discard N3; value 0", {}, r"Before a deal all cards are gathered.*next-deal"),
    ("phase deal; guard 1", {}, r"Before a deal the start player has the guard bug.*guard-starts"),
    (BASE + "; guard 3", {}, "guard must be a whole number from 0 to 2, not 3"),
    (BASE + "; round 4", {}, "round must be a whole number from 1 to 3"),
    (BASE + "; scores 1 2 3; round 1", {}, r"at most 0 rounds have been scored.*motte\.rounds"),
    (BASE + "; scores 1 2", {}, "Each row of scores must be 3 whole numbers"),
    ("phase round_over; round 3; discard N3", {}, r"over after round 3.*motte\.rounds"),
    ("phase game_over; round 2; discard N3", {}, r"over after round 3.*motte\.rounds"),
    (BASE + "; phase lunch", {}, "'lunch' is no phase; there are deal, turn"),
    (BASE + "; resume turn", {}, r"Nothing is interrupted in the phase 'turn'"),
    (BASE + "; guard 2; phase clarify; caught 0; resume gifts", {}, "'gifts' is no resume; there are turn"),
    (BASE + "; phase attempt", {}, "attempt names who cheats which card away"),
    (BASE + "; attempt 0:N1", {}, "attempt names who cheats which card away"),
    (BASE + "; phase attempt; attempt N1", {}, "write seat:card"),
    (BASE + "; phase attempt; attempt 0:N1", {}, r"The guard does not cheat.*guard-honest"),
    (BASE + "; phase clarify; caught 0", {}, r"The guard does not cheat.*guard-honest"),
    ("discard N3; guard 2; phase attempt; attempt 0:N1; hands - / N4 / N1", {}, "cheat-last-card"),
    ("discard N3; guard 2; phase clarify; caught 0; hands N1 / N4 / M1", {}, r"nothing to hand over.*penalty-none"),
    (BASE + "; phase clarify", {}, "caught names a seat in the phase 'clarify', and only there"),
    (BASE + "; caught 1", {}, "caught names a seat in the phase 'clarify', and only there"),
    (BASE + "; slowest 1", {}, "slowest names a seat in the phase 'gifts', and only there"),
    (BASE + "; phase gifts; slowest 1", {}, r"queue holds the seats that still give.*gift-order"),
    (BASE + "; phase gifts; slowest 1; queue 0 2", {}, r"queue holds the seats that still give"),
    (BASE + "; phase gifts; slowest 0; queue 1 2", {}, r"does not slap.*mosquito-active"),
    (BASE + "; queue 1", {}, "Nobody is waiting to give or take in the phase 'turn'"),
    (BASE + "; queue 1 1", {}, "queue holds different seats from 0 to 2"),
    ("phase ant; discard N1 A3; hands N2 / N4 / N1; queue 1 2", {}, r"Nobody chooses.*ant-which"),
    ("phase ant; discard A3; hands N2 / N4 / N1; queue 1 2", {"ant_pick": "choice"}, "Nobody chooses"),
    ("phase ant; discard N1 A3; hands N2 / N4 / N1; queue 2 1", {"ant_pick": "choice"}, "ant-order"),
    ("phase reshuffle; discard N3; hands N2 / N4 / N1", {}, r"renewed when it is empty.*reshuffle"),
    ("phase reshuffle; discard N3 N4; draw N1; hands N2 / N4 / N1", {}, "renewed when it is empty"),
    (BASE + "; owed 1", {}, r"owed holds the seats that draw.*reshuffle-when"),
    (BASE + "; why ant", {}, r"owed holds the seats that draw"),
    (BASE + "; why lunch", {}, "'lunch' is no why"),
    (BASE + "; vanished 0:N1; fresh 1", {}, r"caught later only in another reading.*red-handed"),
    (BASE + "; fresh 1", {"caught_window": "until_next_turn"}, "fresh must be a whole number from 0 to 0"),
    (BASE + "; vanished N1", {}, "'N1' is no card of a seat; write seat:card"),
    (BASE + "; vanished 3:N1", {}, "vanished must be a whole number from 0 to 2"),
    (BASE + "; opening true", {}, r"the action of the first card.*first-card-action"),
    (BASE + "; opening yes", {}, "opening is true or false, not 'yes'"),
    ("4 players; " + BASE, {}, r"for 4 players, the game for 3.*motte\.players"),
    (BASE + "; discard N4", {}, "stands twice"),
    (BASE + "; bowl N4", {}, "'bowl' is no field of a position; there are players, phase"),
    ({"hands": 5, "discard": ["N3"]}, {}, "hands must be a list, not 5"),
    ({"discard": ["N3"], "vanished": ["N1"]}, {}, "vanished must be pairs of a seat and a card"),
    ({"discard": ["N3"], "phase": "attempt", "attempt": [0, "N1"]}, {}, "attempt is an object"),
    (5, {}, "A position is a text or an object, not int"),
]  # fmt: skip


@pytest.mark.parametrize(("source", "options", "told"), IMPOSSIBLE, ids=lambda v: str(v)[:60])
def test_impossible_positions_are_refused(source: Any, options: dict[str, Any], told: str) -> None:
    with pytest.raises(PositionError, match=told) as caught:
        mops.game("mogel_motte", players=3, **options).position(source)
    assert len(str(caught.value)) < 400


def test_what_is_left_out_is_filled_in() -> None:
    state = GAME.position("discard N5 N3; hands N2 / N4 / N1")
    assert (state.phase, state.round, state.starter, state.guard, state.turn) == (
        "turn",
        1,
        0,
        0,
        0,
    )
    assert (state.value, state.draw, state.vanished, state.round_scores) == (3, (), (), ())
    state = GAME.position("starter 1; discard N3; hands N2 / N4 / N1; scores 1 2 3 / 4 5 6")
    assert (state.round, state.guard, state.turn) == (3, 1, 1)


def test_the_value_is_that_of_the_topmost_card_that_has_one() -> None:
    text = "discard N2 M5; hands N2 / N4 / N1"
    assert GAME.position(text).value == 5
    thin = mops.game("mogel_motte", players=3, moth_value="transparent")
    assert thin.position(text).value == 2


ROUND_TRIPS = [
    BASE,
    "guard 2; phase attempt; resume slap; attempt 1:M3; discard N1 Q3; hands N2 / N4 / N1; vanished 0:N1 1:S2",
    "guard 2; phase clarify; caught 0; resume race; discard N1 C3; hands N2 / N4 / N1",
    "phase gifts; discard N1 Q3; hands N2 / N4 / N1; slowest 2; queue 1",
    "guard 1; phase reshuffle; discard N1 N3; hands N2 / N4 / N1; owed 1; why wrong; resume spider",
    "phase spider; opening true; discard S3; hands N2 / N4 / N1",
]


@pytest.mark.parametrize("text", ROUND_TRIPS)
def test_positions_are_read_as_they_are_written(text: str) -> None:
    state = GAME.position(text)
    assert GAME.position(str(state)) == state
    assert GAME.position(json.loads(json.dumps(state.json()))) == state
    assert set(filter(None, text.split("; "))) <= {*str(state).split("; "), "resume turn"}


MOVES: list[tuple[str, Any]] = [
    ("0 play N3", {"type": "play", "player": 0, "card": "N3"}),
    ("0 play N3 N4", {"type": "play", "player": 0, "cards": ["N3", "N4"]}),
    ("0 draw", {"type": "draw", "player": 0}),
    ("0 give 2 N5", {"type": "give", "player": 0, "to": 2, "card": "N5"}),
    ("0 decline", {"type": "decline", "player": 0}),
    ("slap 2", {"type": "slap", "slowest": 2}),
    ("slap 1 3 2", {"type": "slap", "slowest": 2, "order": [1, 3, 2]}),
    ("slap 1 3 2 @14", {"type": "slap", "slowest": 2, "order": [1, 3, 2], "clock": 14}),
    ("3 gift N1", {"type": "gift", "player": 3, "card": "N1"}),
    ("race 1 N4", {"type": "race", "player": 1, "card": "N4"}),
    ("race 1 N4 @7", {"type": "race", "player": 1, "card": "N4", "clock": 7}),
    ("race -", {"type": "race", "player": None, "card": None}),
    ("1 take N4", {"type": "take", "player": 1, "card": "N4"}),
    ("0 cheat M3", {"type": "cheat", "player": 0, "card": "M3"}),
    ("0 cheat M3 N1", {"type": "cheat", "player": 0, "cards": ["M3", "N1"]}),
    ("0 cheat M3 @0", {"type": "cheat", "player": 0, "card": "M3", "clock": 0}),
    ("2 accuse 0", {"type": "accuse", "player": 2, "target": 0}),
    ("2 accuse 0 @9", {"type": "accuse", "player": 2, "target": 0, "clock": 9}),
    ("2 let go", {"type": "let_go", "player": 2}),
    ("2 penalty N5", {"type": "penalty", "player": 2, "card": "N5"}),
    ("next round", {"type": "next_round"}),
    ("deal N1 N2", {"type": "deal", "cards": ["N1", "N2"]}),
    ("shuffle N1 N2", {"type": "shuffle", "cards": ["N1", "N2"]}),
]


@pytest.mark.parametrize(("text", "given"), MOVES, ids=[text for text, _ in MOVES])
def test_moves_are_written_as_they_are_read(text: str, given: Any) -> None:
    move = GAME.move(given)
    assert move == GAME.move(text) and str(move) == text and move.json() == given


def test_the_seat_may_be_left_out_where_a_position_is_at_hand() -> None:
    turn = GAME.position(BASE + "; turn 1; guard 2")
    assert GAME.move("draw", turn) == Draw(1)
    assert GAME.move("play N4", turn) == Play(1, "N4")
    assert GAME.move("give 0 N4", turn) == Give(1, 0, "N4")
    assert GAME.move("accuse 1", turn) == Accuse(2, 1)
    gifts = GAME.position("phase gifts; discard N1 Q3; hands N2 / N4 / N1; slowest 2; queue 1")
    assert str(GAME.move({"type": "gift", "card": "N4"}, gifts)) == "1 gift N4"
    with pytest.raises(NotationError, match="'cheat N2' does not say who does it"):
        GAME.move("cheat N2", turn)
    with pytest.raises(NotationError, match="'draw' does not say who does it"):
        GAME.move("draw")


def test_a_clock_changes_nothing_but_what_is_shown() -> None:
    state = GAME.position("guard 2; discard N3; draw N1; hands C2 N2 / N4 M1 / N1")
    for plain, timed in [("1 cheat M1", "1 cheat M1 @12"), ("2 accuse 0", "2 accuse 0 @3")]:
        assert GAME.play(state, plain).after == GAME.play(state, timed).after
    race = GAME.play(state, "0 play C2").after
    assert GAME.play(race, "race 0 N2").after == GAME.play(race, "race 0 N2 @4").after
    assert GAME.move("0 cheat M3 @4") == Cheat(0, "M3", (), 4) != Cheat(0, "M3")
    assert GAME.move("race - @4") == Race(None, None, 4)
    assert GAME.move("slap 1 @4") == Slap(1, (), 4)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"players": 2}, r"for 3, 4 or 5 players, not for 2 \(motte\.players\)"),
        ({"players": True}, "not for True"),
        ({"first_guard": 4}, "'first_guard' cannot be 4; it can be 0, 1, 2, 3"),
        ({"voluntary_draw": 1}, "'voluntary_draw' cannot be 1; it can be False, True"),
        ({"ant_source": "hand"}, "'ant_source' cannot be 'hand'"),
        ({"number_counts": [9, 9, 9, 9, 9]}, r"whose sum is 43 \(motte\.values\)"),
        ({"action_counts": [1, 1, 1, 2]}, r"whose sum is 5 \(motte\.action-values\)"),
        ({"moth_counts": [9, -1, 0, 0, 0]}, r"whose sum is 8 \(motte\.moth-values\)"),
        ({"moth_counts": [8.0, 0, 0, 0, 0]}, "list of five whole numbers"),
        ({"moths": 8}, "has no option 'moths'"),
    ],
)
def test_options_that_cannot_be(options: dict[str, Any], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        mops.game("mogel_motte", **options)
