"""Advice before a scoring, and the look back on scorings: true, sure of what is sure, told in words."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import OptionError, PositionError
from mopsbook.games.mops_royal import advice as royal_advice
from mopsbook.teach.advice import Advice
from mopsbook.teach.words import Teller

FINAL = mops.game("mops_royal", variant_final=True)
PLAIN = mops.game("mops_royal")
CASES = {"patterns": "basic", "crowns": ["A1", "B2", "C3", "D4", "E5", "F6"]}

ORDERED = "A1 A2 A3 A4 A5, B1 B2 B3 B4 B5, C1 C2 C3 C4 C5, D1 D2 D3 D4 D5, E1 E2 E3 E4 E5"
MIXED = "A1 C4 E2 B5 D3, B2 D5 A3 C1 E4, C3 E1 B4 D2 A5, D4 A2 C5 E3 B1, E5 B3 D1 A4 C2"

#: a row of four in blue; a column of bowls hangs from its second tile
CROSSED = "boards A2 A3 A4 A6, .. B3, .. C3 / B4; phase final"
ROW = "0 score 0,0 0,1 0,2 0,3 turn"
COLUMN = "0 score 0,1 1,1 2,1 turn 1,1"


def test_the_order_that_is_advised_brings_what_is_said() -> None:
    game = mops.game("mops_royal", variant_final=True, **CASES)
    state = game.position(f"boards {ORDERED} / B4; phase final; scores 3 0")
    advice = mops.advise(state)
    assert (advice.value, advice.bound, advice.exact) == (75, 75, True)
    for move in advice.moves:
        assert mops.advise(state).value == 75, "nothing is lost on the way"
        state = game.play(state, move).after
    assert state.scores == (75, 0)
    assert game.outcome(state).winners == (0,)


def test_advice_in_the_final_scoring_is_told() -> None:
    state = FINAL.position(CROSSED)
    advice = mops.advise(state)
    assert [str(move) for move in advice.moves] == [COLUMN, f"{ROW} 0,1"]
    first, *others = str(advice).splitlines()
    assert first == (
        "Anna can still get 6 points with 2 scorings, which makes 6 in all. "
        "This is exact: no order brings more, and none as much with fewer scorings."
    )
    assert others == [
        "Always scoring the combination worth most would bring only 4.",
        "1. Three in a line, all bowls, for 2 points. Turn over the green bowl.",
        "2. Four in a line, all in blue, for 4 points. Turn over the blue bowl.",
    ]
    counsel = royal_advice.advise(state, 0, 1)
    assert [(*one.cells, one.best) for one in counsel.options] == [("2", True), ("4", False)]
    assert {"mops-royal.final-variant", "mops-royal.flip-marked-tile"} <= set(advice.rules)
    german = mops.advise(state, lang="de", names=["Ida", "Jo"])
    assert str(german).startswith("Ida kann noch 6 Punkte mit 2 Wertungen bekommen")
    assert german.moves == advice.moves
    assert 'lang="de"' in german._repr_html_()


def test_a_search_that_is_cut_short_says_so() -> None:
    game = mops.game("mops_royal", variant_final=True, **CASES)
    advice = mops.advise(game.position(f"boards {ORDERED} / B4; phase final"), seconds=1e-9)
    assert not advice.exact
    assert advice.value <= 72 <= advice.bound
    assert f"surely none brings more than {advice.bound} in all" in str(advice)


def test_anybody_can_be_advised() -> None:
    state = FINAL.position("boards A2 A3 A4 / B3 B4 B5; phase final; scores 5 7")
    assert mops.advise(state, 1).value == 9
    assert mops.advise(state, 0).value == 7
    over = FINAL.position("boards A2 A3- A4 / B3 B4- B5; phase game_over; scores 5 7")
    assert mops.advise(over, 1).value == 7
    assert str(mops.advise(over, 1)) == "Ben will score nothing any more and ends with 7 points."
    assert str(mops.advise(over)).startswith("Nobody has to decide anything here")


def test_who_has_stopped_scores_no_more() -> None:
    game = mops.game("mops_royal", variant_final=True, final_stop=True)
    state = game.position("boards A2 A3 A4 / B3 B4 B5; phase final; turn 1; stopped 0")
    assert (mops.advise(state, 0).value, mops.advise(state, 1).value) == (0, 2)


def test_to_wait_is_advised_while_there_is_room_and_why() -> None:
    """Whoever waited got about eight points more than whoever scored at once, each in 50 games against the other.

    A fourth blue tile of the line makes four points of two, A5 with a crown five. Of the tiles that can come A1, A5 and
    A6 are blue, and once one of the line is turned over nothing is left that grows.
    """
    state = PLAIN.position("boards A2 A3 A4 / B3; tile A4; phase score")
    counsel = royal_advice.advise(state, 0, 1)
    first, hope, *_ = counsel.reasons
    assert [str(move) for move in counsel.moves] == ["0 pass"]
    assert (first.message, first.facts["free"], first.facts["dearest"]) == ("advice-pass", 22, 7)
    told = {key: hope.facts[key] for key in ("count", "points", "kept")}
    assert told == {"count": 3, "points": 5, "kept": 0}


def test_a_rule_of_thumb_says_what_is_sure() -> None:
    """The row's second tile is in the column too; its third one is in no other combination."""
    state = PLAIN.position(
        "boards A2 A3 A4 A6 B1-, B2- B3 B4- B5- B6-, C1- C3 C2- C4- C5-, D1- D2- D3- / B4; tile C3; phase score"
    )
    advice = mops.advise(state)
    assert [str(move) for move in advice.moves] == [f"{ROW} 0,2"]
    assert (advice.value, advice.bound, advice.exact) == (None, None, False)
    lines = str(advice).splitlines()
    assert lines[0] == (
        "Recommended: Anna scores four in a line, all in blue, for 4 points "
        "and turns over the blue can."
    )
    # of the row's four tiles two threes could be made, and an L with the bowl below is none of blue
    assert lines[1].startswith("Turning over the blue can ends 2 other combinations")
    assert lines[2] == (
        "Then the tiles that lie there now can still bring 2 points, with one scoring; "
        "Anna places 7 more tiles."
    )
    assert lines[-1].startswith("Which tiles come is unknown")


def test_where_waiting_loses_nothing_it_is_said_why_not_to_wait() -> None:
    """The three, one with a crown, can be scored later as well, and a fourth or a fifth one may come."""
    board = "A1- B2- C3- D4- E5-, B1- C2- D3- E4- F5-, C1- D2- E3- F4- A5-, D1- E2- F1 F2 F3 / B4"
    state = PLAIN.position(f"boards {board}; tile F3; phase score")
    counsel = royal_advice.advise(state, 0, 1)
    (scored, nothing), told = counsel.options, [one.message for one in counsel.reasons]
    assert (scored.cells, nothing.cells, scored.best) == (("3", "0", "0"), ("0", "0", "3"), True)
    assert told[-2:] == ["advice-wait", "advice-now"]


def test_to_score_nothing_stands_beside_the_other_choices() -> None:
    state = PLAIN.position("boards A2 A3 A4 / B3; tile A4; phase score")
    row = royal_advice.advise(state, 0, 1).options[-1]
    # the three blue tiles bring their two points later as well
    assert (row.what.message, row.cells, row.best) == ("option-pass", ("0", "0", "2"), True)


def test_later_counts_no_more_scorings_than_rounds_are_left() -> None:
    """One tile is missing: one more scoring, which brings seven points and a crown at most."""
    rows = ", ".join(" ".join(c + n for n in "12345") for c in "ABCD")
    state = mops.game("mops_royal").position(
        f"boards {rows}, E1 E2 E3 E4 / F6; tile E4; phase score"
    )
    later = [int(option.cells[2]) for option in royal_advice.advise(state, 0, 1).options]
    assert 0 < max(later) <= 8


def test_the_last_scoring_is_sure() -> None:
    board = ORDERED.replace("A1 A2", "F6 A2")
    state = PLAIN.position(f"boards {board} / B4; tile A2; phase score; scores 10 0")
    advice = mops.advise(state)
    # seven for a whole row, and one for a crown
    assert (advice.value, advice.bound, advice.exact) == (18, 18, True)
    assert PLAIN.play(state, advice.moves[0]).after.scores[0] == 18


@pytest.mark.parametrize(
    ("options", "position", "seat"),
    [
        ({}, "boards A2 A3 / B4; tile A4", 0),
        ({}, "boards A2 A3 A4 / B4; tile A4; phase score", 1),
        ({"variant_final": True}, "boards A2 A3 / B4; tile A4", 0),
        ({}, f"boards {MIXED} / B4; tile C3; turn 1", 0),
        ({}, f"boards {MIXED} / {MIXED}; phase game_over", 0),
    ],
)
def test_where_nothing_can_be_advised(options: dict[str, Any], position: str, seat: int) -> None:
    state = mops.game("mops_royal", **options).position(position)
    advice = mops.advise(state, seat)
    assert (advice.moves, advice.value) == ((), None)
    assert "There is no advice for" in str(advice)


def test_games_without_advice_say_so() -> None:
    assert str(mops.advise(mops.game("dog").start(1))) == "There is no advice in Dog."
    trace = mops.record(mops.game("mopsen", players=3), seed=1, moves=[])
    assert str(mops.review(trace, lang="de")) == "In Mopsen gibt es keinen Rat."


def test_review_finds_what_was_given_away() -> None:
    state = FINAL.position(CROSSED)
    hasty = mops.review(mops.record(FINAL, start=state, moves=[f"{ROW} 0,1"]))
    assert [(d.number, d.before, d.after, d.lost, d.exact) for d in hasty.decisions] == [
        (1, 6, 4, 2, True)
    ]
    assert str(hasty.decisions[0].better) == COLUMN
    assert str(hasty).splitlines()[0] == (
        "Move 1, scoring four in a line, all in blue, and turning over the blue bowl: 2 points are "
        "lost, for 6 in the end were possible and now it is 4. Better would "
        "have been scoring three in a line, all bowls, and turning over the green bowl."
    )
    wise = mops.review(mops.record(FINAL, start=state, moves=[f"{ROW} 0,2", COLUMN]), lang="de")
    assert [one.lost for one in wise.decisions] == [0, 0]
    assert wise.decisions[0].better is None
    assert str(wise).endswith(
        "hat bei 2 Entscheidungen nichts verloren: 6 von 6 möglichen Punkten."
    )
    assert str(mops.review(mops.record(FINAL, start=state, moves=[]), 1)) == (
        "None of Ben’s decisions in this game can be judged."
    )


def test_review_knows_stopping() -> None:
    game = mops.game("mops_royal", variant_final=True, final_stop=True)
    trace = mops.record(game, start=game.position(CROSSED), moves=["0 stop"])
    assert mops.review(trace).decisions[0].lost == 6
    assert "stopping" in str(mops.review(trace))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("options", [{}, {"variant_final": True}, {"partial_groups": False}])
def test_every_scoring_of_a_game_can_be_told(options: dict[str, Any], lang: str) -> None:
    game = mops.game("mops_royal", players=3, **options)
    trace = mops.record(game, seed=11, players="simple")
    told = 0
    for state in trace.states():
        if state.phase in ("score", "final"):
            advice = mops.advise(state, lang=lang)
            assert game.check(state, advice.moves[0]) == ()
            told += 1
    assert told
    for seat in range(3):
        reviewed = mops.review(trace, seat, lang=lang)
        assert all(one.lost >= 0 for one in reviewed.decisions)
        if options.get("variant_final"):
            assert reviewed.decisions[-1].after == trace.last.scores[seat]


def test_bad_input_is_answered_by_sentences() -> None:
    state = FINAL.position(CROSSED)
    with pytest.raises(PositionError, match="no seat 7"):
        mops.advise(state, 7)
    with pytest.raises(PositionError, match="no seat 2"):
        mops.review(mops.record(FINAL, start=state, moves=[]), 2)
    for seconds in (0, -1, True, "long", float("inf"), float("nan")):
        with pytest.raises(OptionError, match="how long to search"):
            mops.advise(state, seconds=seconds)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs a position"):
        mops.advise("boards A2")  # type: ignore[arg-type]
    assert isinstance(mops.advise(state), Advice)


def missed(position: str, move: str, lang: str = "en") -> str:
    state = PLAIN.position(position)
    found = royal_advice.missed(state, PLAIN.move(move, state))
    return Teller("mops_royal", lang).tell(found.message, found.facts) if found else ""


def test_what_would_have_brought_more_and_cost_nothing_is_told_after_a_scoring() -> None:
    # three of the four in a row, turning a tile that the four turn, too
    row = "boards A2 A3 A4 A6 / B3 A3 A4; tile A6; phase score"
    assert missed(row, "0 score 0,0 0,1 0,2 turn 0,1") == (
        "There was something better: four in a line, all in blue, for 4 points. "
        "You would have turned over the same tile."
    )
    # to wait may bring more
    assert missed(row, "0 pass") == missed(row, f"{ROW} 0,2") == ""
    # whose square is full scores no more
    full = ", ".join(["A1 A2 A3 B5 D6", *ORDERED.split(", ")[1:]]).replace("B5, C1", "B6, C1", 1)
    last = f"boards {full} / {MIXED}; tile E5; phase score"
    assert missed(last, "0 pass").startswith("That was the last chance to score. There was some")
