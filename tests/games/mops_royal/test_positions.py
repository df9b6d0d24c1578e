"""Positions: what is filled in, and what cannot be, refused with a sentence that names the rule."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import MopsError, OptionError, PositionError, TraceError
from mopsbook.games.mops_royal.look import scene
from mopsbook.games.mops_royal.moves import Reveal
from mopsbook.record.reading import read_trace
from mopsbook.show.text import as_text
from tests.playing import played

REFUSE = {"variant_refuse": True}
FINAL = {"variant_final": True}
TWENTY_FIVE = "A1 A2 A3 A4 A6, B1 B2 B3 B4 B5, C1 C2 C3 C4 C5, D1 D2 D3 D4 D5, E1 E2 E3 E4 E5"
TWENTY_FOUR = TWENTY_FIVE[:-3]

IMPOSSIBLE: list[tuple[Any, dict[str, Any], str]] = [
    ("boards A2 A2 / B3; tile C1", {}, r"A2 twice.*\(mops-royal\.tile-faces\)"),
    ("boards A2 A3-/A2 / B3; tile C1", REFUSE, r"A2 twice.*\(mops-royal\.tile-faces\)"),
    ("boards A2 .. A3 / B3; tile C1", {}, r"falls apart.*\(mops-royal\.adjacency\)"),
    ("boards A2 .., .. A3 / B3; tile C1", {}, r"falls apart.*\(mops-royal\.adjacency\)"),
    ("boards A2 A3 A4 A6 B1 B2 / B3; tile C1", {}, r"6 tiles long in a row.*five-by-five"),
    ("boards A2, A3, A4, A6, B1, B2 / B3; tile C1", {}, r"6 tiles long in a column.*five-by-five"),
    (
        "boards A2 A3 A4 A6 B1 B2 / B3; tile C1",
        {"grid": "line"},
        r"6 tiles long in a row.*five-by-five",
    ),
    ("boards A5 / B3; tile C1", {}, r"Every tile of seat 0 bears a crown.*start-tile-no-crown"),
    ("boards B3 / A5 F2; tile C1", {}, r"Every tile of seat 1 bears a crown"),
    ("boards A2; tile C1", {}, r"Only one of 2 seats has placed something.*mops-royal\.start-tile"),
    ("boards A2 / -; tile C1", {}, r"Only one of 2 seats"),
    ("boards A2 / B3 / C4; tile C1", {}, r"3 boards for 2 seats.*mops-royal\.own-set"),
    ("phase start; boards A2 / B3", {}, r"before the start tiles are drawn.*start-tile"),
    ("phase final", FINAL, r"None of 2 seats"),
    ("boards A2 / G3; tile C1", {}, r"'G3' on the board of seat 1 is no tile.*tile-faces"),
    ("boards A2 / B3--; tile C1", {}, "is no tile; write A1 to F6, A1- for a turned tile"),
    ("boards A2 B1/C1 / B3; tile C1", REFUSE, r"refused tiles lie on a turned.*needs-turned"),
    ("boards A2 B4-/C1 / B3; tile C2", {}, r"the variant is not played.*refuse-variant"),
    ("boards A2 / B3; tile C1; refused 1 0", {}, r"there can be 0 at most.*refuse-variant"),
    ("boards A2 / B3; tile C1; refused -1 0", REFUSE, "'-1' is no whole number"),
    (
        {"boards": [["A2"], ["B3"]], "tile": "C1", "refused": [-1, 0]},
        REFUSE,
        r"refused holds a whole number from 0.*refuse-cost",
    ),
    ("boards A2 / B3; tile C1; scores -1 0", {}, r"scores holds a whole number from 0"),
    (
        "boards A2 / B3; tile C1; scores -1 0",
        REFUSE | {"refuse_floor": "zero"},
        r"scores holds a whole number from 0.*refuse-below-zero",
    ),
    ("boards A2 / B3; tile C1; scores 1 2 3", {}, "for each of the 2 seats"),
    ("phase lay; boards A2 / B3", {}, r"tile names the tile of the round.*mops-royal\.reveal"),
    ("boards A2 / B3; tile C7", {}, "'C7', which is no tile of the set"),
    ("phase reveal; boards A2 / B3; tile C1", {}, r"No tile has to be placed.*mops-royal\.reveal"),
    ("boards A2 / B3; tile C1; revealed C1 C2", {}, r"the last one that was turned up"),
    ("boards A2 / B3; tile C1; revealed C1 C1", {}, "C1 twice"),
    ("boards A2 / B3; tile C1; upcoming A2", {}, "A2 cannot be turned up next"),
    ("boards A2 / B3; tile C1; upcoming D1 D1", {}, "D1 twice"),
    (f"boards {TWENTY_FIVE} / {TWENTY_FIVE}; tile F1", {}, "Nobody from seat 0 on can place F1"),
    ("boards A2 C1 / B3 C1; tile C1", {}, r"Nobody from seat 0 on.*skip-if-laid"),
    ("boards A2 C1 / B3; tile B3; turn 1", {}, r"Nobody from seat 1 on"),
    (f"phase reveal; boards {TWENTY_FIVE} / {TWENTY_FIVE}", {}, r"No tile is turned up any more"),
    ("phase score; boards A2 A3 / B3; tile A3", {}, r"has nothing to score.*one-scoring"),
    ("phase score; boards A2 A3 A4 / B3; tile D6", {}, r"Seat 0 has not placed D6"),
    ("phase score; boards A2 A3 A4 / B3; tile A4; turn 1", {}, r"Seat 1 has not placed A4"),
    (
        "phase score; boards A2 A3 A4 / B3; tile A4",
        FINAL,
        r"Nothing is scored while.*final-variant",
    ),
    (
        "phase score; boards A2 A3 A4 / B3; tile A4",
        {"turn_order": "simultaneous"},
        r"Nobody scores before all have placed A4.*order-in-round",
    ),
    ("phase final; boards A2 A3 A4 / B3", {}, r"only in the variant.*final-variant"),
    ("phase final; boards A2 A3 / B3", FINAL, r"Seat 0 has nothing to score.*final-skip"),
    ("phase final; boards A2 A3 A4 / B3; turn 1", FINAL, r"Seat 1 has nothing to score"),
    ("phase final; boards A2 A3 A4 / B3; stopped 1", FINAL, r"leaves the scoring.*must-score"),
    ("phase game_over; boards A2 A3 A4 / B3", {}, r"not over.*mops-royal\.end"),
    ("phase game_over; boards A2 A3 A4 / B3", FINAL, r"not over.*mops-royal\.end"),
    ("phase lunch; boards A2 / B3; tile C1", {}, "'lunch' is no phase; there are start, reveal"),
    ("boards A2 / B3; tile C1; turn 2", {}, "turn must be a whole number from 0 to 1, not 2"),
    ("boards A2 / B3; tile C1; caller 1", {}, r"options name seat 0.*mops-royal\.caller"),
    ("boards A2 / B3; tile C1; round 0", {}, "round must be a whole number from 1"),
    ("boards A2 / B3; tile C1; scorers 1", {}, r"scorers holds the seats.*order-in-round"),
    ("boards A2 / B3; tile C1; origins 0,99", {}, "origins holds row and column"),
    ("boards A2 / B3; tile C1; origins 0", {}, "origins holds row and column"),
    (f"boards {'.. ' * 80} A2 / B3; tile C1", {}, "lies too far away"),
    (
        "3 players; boards A2 / B3; tile C1",
        {},
        r"for 3 players, the game for 2.*mops-royal\.players",
    ),
    ("boards A2 / B3; tile C1; tile C2", {}, "stands twice"),
    ("board A2 / B3", {}, "'board' is no field of a position; there are players, phase"),
    ({"boards": 5}, {}, "boards must be a list, not 5"),
    ({"boards": [5, 6], "tile": "C1"}, {}, "The board of seat 0 is a list of rows"),
    ({"boards": [["A2"], [3]], "tile": "C1"}, {}, "The board of seat 1 is a list of rows"),
    ({"boards": [["A2"], ["B3"]], "tile": ["C1"]}, {}, "which is no tile of the set"),
    ({"boards": [["A2"], ["B3"]], "tile": "C1", "supply_used_up": 1}, {}, "true or false, not 1"),
    ({"boards": [["A2"], ["B3"]], "tile": "C1", "turn": True}, {}, "turn must be a whole number"),
    ({"boards": [["A2"], ["B3"]], "tile": "C1", "stopped": [0, 0]}, {}, "different seats from 0"),
    (5, {}, "A position is a text or an object, not int"),
]


@pytest.mark.parametrize(("source", "options", "told"), IMPOSSIBLE, ids=lambda v: str(v)[:60])
def test_impossible_positions_are_refused(source: Any, options: dict[str, Any], told: str) -> None:
    with pytest.raises(PositionError, match=told) as caught:
        mops.game("mops_royal", **options).position(source)
    assert len(str(caught.value)) < 400


def test_what_is_left_out_is_filled_in() -> None:
    state = mops.game("mops_royal").position("boards A2 A3, .. B2 / B3; tile C1")
    assert (state.phase, state.round, state.turn, state.caller) == ("lay", 3, 0, 0)
    assert state.revealed == ("A3", "B2", "C1")
    assert (state.scores, state.refused, state.upcoming) == ((0, 0), (0, 0), ())
    assert "C1" not in state.supply(0) and "C1" in state.supply(1)
    assert len(state.supply(0)) == 32 and len(state.supply(1)) == 35


def test_without_a_tile_one_is_about_to_be_turned_up() -> None:
    state = mops.game("mops_royal").position("boards A2 A3 / B3")
    assert (state.phase, state.round, state.revealed, state.turn) == ("reveal", 2, ("A3",), 0)


def test_the_first_who_can_act_does() -> None:
    game = mops.game("mops_royal", players=3)
    waiting = game.position(f"boards {TWENTY_FIVE} / B3 F1 / {TWENTY_FOUR}; tile F1; turn 0")
    assert waiting.turn == 2
    final = mops.game("mops_royal", players=3, **FINAL, final_first="left-of-caller")
    assert final.position("phase final; boards A2 A3 A4 / B3 / C1 C2 C3").turn == 2
    assert final.position("phase final; boards A2 A3 A4 / B3 / C1 C2 C3; turn 0").turn == 0


IDLE = {"score_when_idle": True}


def test_who_lays_nothing_but_may_score_is_asked_in_its_place_of_the_round() -> None:
    """mops-royal.full-waits, mops-royal.skip-if-laid, mops-royal.order-in-round"""
    text = f"boards {TWENTY_FIVE} / {TWENTY_FOUR}; tile F1"
    plain = mops.game("mops_royal").position(text)
    assert (plain.phase, plain.turn) == ("lay", 1)
    game = mops.game("mops_royal", **IDLE)
    due = game.position(text)
    assert (due.phase, due.turn, due.scorers) == ("score", 0, ())
    later = game.play(due, "0 pass").after
    assert (later.phase, later.turn) == ("lay", 1)
    assert game.position(str(later)) == later == game.position(f"{text}; turn 1")
    assert game.position(str(due)) == due
    final = mops.game("mops_royal", **IDLE, variant_final=True).position(f"{text}; turn 0")
    assert (final.phase, final.turn) == ("lay", 1)  # nothing is scored before the end
    together = mops.game("mops_royal", **IDLE, turn_order="simultaneous")
    laying = together.position(text)
    assert (laying.phase, laying.turn, laying.scorers) == ("lay", 1, (0,))
    # seat 1 began with the tile of the round: it may score, although nobody lays
    start = "boards A1 A2 A3 A4 A6, F1 B2 B3 B4 B5, C1 C2 C3 C4 C5, D1 D2 D3 D4 D5, E1 E2 E3 E4 E5"
    both = together.position(f"{start} / F1 F2 F3; tile F1; turn 1")
    assert (both.phase, both.turn, both.scorers) == ("score", 0, (0, 1))


@pytest.mark.parametrize("options", [{}, IDLE, {"turn_order": "simultaneous"}], ids=str)
def test_who_began_with_the_tile_has_not_laid_it(options: dict[str, Any]) -> None:
    game = mops.game("mops_royal", **options)
    text = "phase score; turn 1; boards A2 F3 / F3 F2 F1; tile F3"
    if options == IDLE:
        assert game.position(text).turn == 1
    else:
        with pytest.raises(PositionError, match="Seat 1 has not placed F3 in this round"):
            game.position(text)


@pytest.mark.parametrize("turn_order", ["caller-first", "simultaneous"])
def test_what_lies_beside_where_games_begin_can_get_a_tile_there(turn_order: str) -> None:
    """Whether it began with that tile cannot be seen there, so it is as the position says."""
    game = mops.game("mops_royal", turn_order=turn_order)
    beside = game.position("boards B2 A4 B1, .. B3 / .. B2 B3; tile B1; revealed B2 B3 B1; turn 1")
    after = game.play(beside, "1 place 0,0").after
    assert (after.phase, after.turn, after.boards[1].box) == ("score", 1, (0, 0, 0, 2))
    assert game.position(str(after)) == after == game.position(after.json())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("turn_order", "options"),
    [
        *product(
            ["caller-first", "simultaneous"],
            [{}, IDLE, REFUSE, {**REFUSE, "score_after_refuse": True}],
        )
    ],
)
def test_what_is_due_follows_from_what_lies_there(turn_order: str, options: dict[str, Any]) -> None:
    """A round that begins is read without a word of whose turn it is, a scoring without who waits."""
    game = mops.game("mops_royal", players=3, **options, turn_order=turn_order)
    begun = waiting = idle = 0
    for seed in range(5):
        for step in played(game, seed):
            state = step.after
            given = state.json()
            if state.phase not in ("lay", "score"):
                continue
            del given["scorers"]
            assert game.position(given) == state
            waiting += len(state.scorers)
            if isinstance(step.move, Reveal):
                del given["turn"], given["phase"]
                assert game.position(given) == state
                begun += 1
                idle += state.phase == "score"
    assert begun > 100
    assert bool(waiting) == (turn_order == "simultaneous")
    assert idle or options != IDLE or turn_order == "simultaneous"


def test_nobody_sees_which_tiles_come_next() -> None:
    game = mops.game("mops_royal")
    one, other = (
        game.position(f"boards A2 A3 A4 / B3; tile C1; upcoming {tiles}")
        for tiles in ("F6 D2 E1", "B5")
    )
    assert game.apply(other, "0 place 1,0").after.upcoming == ("B5",)
    for seat in range(2):
        view = game.observe(one, seat)
        assert view == game.observe(other, seat) and "F6" not in str(view)
        assert as_text(scene(view)) == as_text(scene(game.observe(other, seat)))
        assert game.legal(view) == game.legal(one)


def test_a_puzzle_for_one_is_a_final_scoring_with_empty_seats() -> None:
    game = mops.game("mops_royal", **FINAL)
    state = game.position("phase final; boards A2 A3 A4")
    assert not state.boards[1] and game.position(str(state)) == state
    after = game.play(state, "score 0,0 0,1 0,2 turn 0,1").after
    assert game.outcome(after) is not None and after.scores == (2, 0)


def test_all_forms_of_a_position_are_one() -> None:
    game = mops.game("mops_royal", **REFUSE)
    text = "phase score; boards A2 A3-/C1 A4 A6 B1, B4 B2 B5 .. .. / B3; origins -1,-2 0,0; tile B5; scores -2 3; refused 1 0"
    state = game.position(text)
    assert state.boards[0].rows() == ("A2 A3-/C1 A4 A6 B1", "B4 B2 B5 .. ..")
    assert state.boards[0][-1, -1].covered == ("C1",)
    assert game.position(str(state)) == state == game.position(json.loads(json.dumps(state.json())))
    assert "origins -1,-2 0,0" in str(state) and "scores -2 3" in str(state)


OPTIONS: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, r"2, 3 or 4 players, not for 1 \(mops-royal\.players\)"),
    ({"players": 5}, r"mops-royal\.players"),
    ({"players": True}, r"mops-royal\.players"),
    ({"caller": 2}, "'caller' cannot be 2; it can be 'random', 0, 1"),
    ({"caller": False}, "'caller' cannot be False"),
    ({"variant_refuse": 1}, "'variant_refuse' cannot be 1; it can be False, True"),
    ({"grid": "hexagons"}, "'grid' cannot be 'hexagons'; it can be 'box', 'line'"),
    ({"crowns": ["A9"]}, r"'crowns' cannot be \['A9'\].*A1 to F6 \(mops-royal\.crowns\)"),
    ({"crowns": ["A1", "A1"]}, "different tiles"),
    ({"crowns": "A1"}, "'crowns' cannot be 'A1'; it can be 'printed', or a list"),
    ({"tile_set": []}, r"mops-royal\.tile-faces"),
    ({"tile_set": ["A1", "A2"]}, "at least 3 different tiles"),
    ({"tile_set": ["A1", "A2", 3]}, "'tile_set' cannot be"),
    ({"tile_set": ["A5", "B1", "C6"]}, r"nobody could begin \(mops-royal\.start-tile-no-crown\)"),
    ({"points": {3: 2, 4: 4}}, r"'points' cannot be .*\(mops-royal\.points\)"),
    ({"points": {3: 2, 4: 4, 5: -7}}, "each from 0 to 100"),
    ({"points": [2, 4, True]}, "'points' cannot be"),
    ({"points": {3: 2, "3": 4, 4: 4, 5: 7}}, "'points' cannot be"),
    ({"patterns": "fancy"}, r"'patterns' cannot be 'fancy'.*mops-royal\.pattern-set"),
    ({"vairant_final": True}, "Did you mean 'variant_final'"),
]


@pytest.mark.parametrize(("options", "told"), OPTIONS, ids=str)
def test_impossible_options_are_refused(options: dict[str, Any], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        mops.game("mops_royal", **options)


def test_the_same_options_in_other_forms_are_the_same_game() -> None:
    game = mops.game
    assert game("mops_royal", crowns=["C1", "A2"]) == game("mops_royal", crowns=("A2", "C1"))
    assert game("mops_royal", points={3: 1, 4: 2, 5: 3}) == game("mops_royal", points=[1, 2, 3])
    assert game("mops_royal", points={"3": 1, "4": 2, "5": 3}) == game(
        "mops_royal", points=[1, 2, 3]
    )
    own = [{"id": "bar", "cells": [[0, 1], [0, 0], [0, 2]], "marks": [[0, 1]]}]
    one = game("mops_royal", patterns=own)
    assert one == game("mops_royal", patterns=one.options.patterns)
    assert hash(one) == hash(game("mops_royal", patterns=own))


SAVED: dict[str, Any] = {
    "players": 3,
    "tile_set": [f"{colour}{digit}" for colour in "ABCDE" for digit in "123456"],
    "crowns": ["A1", "B2"],
    "patterns": [{"id": "bar", "cells": [[0, 0], [0, 1], [0, 2]], "marks": [[0, 1]]}],
    "points": {3: 1, 4: 2, 5: 3},
    "caller": "random",
    "variant_refuse": True,
}


def test_a_saved_game_is_read_back_with_its_options() -> None:
    trace = mops.record(mops.game("mops_royal", **SAVED), seed=4)
    again = read_trace("\n".join(trace.lines()))
    assert again == trace and again.last == trace.last
    assert again.game.options == trace.game.options


@pytest.mark.parametrize("name", ["tile_set", "crowns", "patterns", "points", "caller"])
@pytest.mark.parametrize("value", [None, True, 7, "x", [], [[]], {}, [{"id": 1}], [["bar", 1, 2]]])
def test_a_saved_game_with_other_options(name: str, value: Any) -> None:
    trace = mops.record(mops.game("mops_royal"), seed=4)
    header, *rest = trace.lines()
    edited = json.loads(header)
    edited["options"][name] = value
    with pytest.raises(MopsError) as caught:
        read_trace("\n".join([json.dumps(edited), *rest]))
    # a set without crowns is a set: of that alone no more is wrong than that the file was edited
    assert (caught.value.message == "trace-check") == (name == "crowns" and value == [])


def test_a_saved_game_with_other_moves() -> None:
    trace = mops.record(mops.game("mops_royal"), seed=4)
    lines = list(trace.lines())
    for move in ('"0 place 9,9"', '"reveal G1"', "5", "null", '{"type": "place"}', '"start A5 B3"'):
        edited = [*lines[:2], f'{{"move": {move}}}', *lines[2:]]
        with pytest.raises(TraceError) as caught:
            read_trace("\n".join(edited))
        assert caught.value.message in ("move-unfit", "move-unreadable"), move


def test_where_no_layout_can_have_begun_what_is_placed_did_not_begin_it():
    """E4 bears a crown, so nobody begins with it: some other tile did, and not the one of this round."""
    g = mops.game("mops_royal", players=2)
    s = g.position(
        "boards .. .. .. B5 .., .. F1 B4 E3 .., D5 D2- F5 F4 .., .. D3 E4 C2 A3, .. .. C3 .. .. / "
        "E4 B4 .. C2 A3, D3 C3 E3 F5 .., .. D2 D5 .. .., .. .. B5 .. ..; tile F1; turn 1; phase lay; "
        "revealed E3 F5 D2 C2 B4 D5 E4 B5 A3 D3 C3 F1; scores 3 0"
    )
    after = g.play(s, "1 place -1,0").after
    assert after.phase == "score"
    assert g.position(after.json()) == after
