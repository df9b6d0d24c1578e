"""What is told of a step of Mopsen, worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from tests.games.mopsen.test_rules import events, rules


def test_a_trick_that_is_won_by_colour_is_told_in_the_order_of_play() -> None:
    game = mops.game("mopsen", players=3)
    state = game.position("pecking Y C R B; trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4")
    step = game.play(state, "2 play R3")
    assert [event.kind for event in step.events] == [
        "follow", "trick-won", "covers-bowl", "lowest", "jostle", "put-away", "must-pinch",
    ]  # fmt: skip
    assert events(step) == {
        "follow": {"player": 2, "card": "R3", "led": "R16", "why": "suit"},
        "trick-won": {"winner": 1, "card": "Y1", "by": "colour", "over": "R16"},
        "covers-bowl": {"player": 1, "bones": 7},
        "lowest": {"player": 2, "card": "R3"},
        "jostle": {"player": 2, "colour": "R", "outcome": "moves", "order": ["R", "Y", "C", "B"]},
        "put-away": {"player": 2, "card": "R3"},
        "must-pinch": {"player": 2, "cards": ["R16"], "count": 1},
    }
    assert rules(step)["follow"] == ("mopsen.follow-suit", "mopsen.clockwise")
    assert "mopsen.compare-colour" in rules(step)["trick-won"]
    pinch = game.play(step.after, "2 pinch R16")
    assert events(pinch) == {
        "pinch": {"player": 2, "card": "R16", "owner": 0, "left": 0},
        "next-lead": {"player": 1},
    }
    assert "mopsen.pinch-three-players" in rules(pinch)["pinch"]


@pytest.mark.parametrize(
    ("position", "move", "kind", "facts", "rule"),
    [
        ("hands R1 / R2 / R3", "0 play R1", "lead", {"player": 0, "card": "R1"}, "lead-any"),
        ("trick 0:R6; hands R1 / C2 R2 / R3", "1 play C2", "follow", {"why": "cat"}, "cat-anytime"),
        ("trick 0:R6; hands R1 / C2 B2 / R3", "1 play B2", "follow", {"why": "void"}, "void-any"),
        ("trick 0:R6; hands R1 / R2 / R3", "1 play R2", "follow", {"why": "suit"}, "follow-suit"),
        ("trick 0:C6; hands R1 / R2 / R3", "1 play R2", "follow", {"why": "cat-lead"}, "cat-lead"),
        ("trick 0:C6; hands R1 / C2 / R3", "1 play C2", "follow", {"why": "cat-lead"}, "cat-lead"),
        ("trick 0:R6 1:R7; hands R1 / B2 / R8 B3", "2 play R8", "trick-won", {"by": "number", "over": "R7", "winner": 2}, "compare-number"),
        ("trick 0:R6 1:R7; hands R1 / B2 / C8 B3", "2 play C8", "trick-won", {"by": "both", "over": "R6", "beyond": "C8"}, "compare-number"),
        ("trick 0:R6 1:C7; hands R1 / B2 / C8 B3", "2 play C8", "trick-won", {"by": "colour", "over": "C8"}, "cat-is-colour"),
        ("trick 0:R6 1:Y7; hands R1 / B2 / B8 B3", "2 play B8", "trick-won", {"by": "colour", "over": "B8"}, "pecking-meaning"),
        ("trick 0:R6 1:R7; hands R1 / B2 / R8 B3", "2 play R8", "jostle", {"colour": "R", "outcome": "on-top", "order": ["R", "B", "Y", "C"]}, "pinch-step-1"),
        ("trick 0:R6 1:R7; hands R1 / B2 / C8 B3", "2 play C8", "jostle", {"colour": "C", "outcome": "moves", "order": ["C", "R", "B", "Y"]}, "cat-lowest"),
    ],
)  # fmt: skip
def test_what_is_told_of_one_card(
    position: str, move: str, kind: str, facts: dict[str, Any], rule: str
) -> None:
    game = mops.game("mopsen", players=3)
    step = game.play(game.position(position), move)
    assert events(step)[kind].items() >= facts.items()
    assert f"mopsen.{rule}" in rules(step)[kind]


def test_the_winner_is_compared_with_the_second_highest_card_and_with_that_of_another_colour() -> (
    None
):
    game = mops.game("mopsen", players=5)
    state = game.position("trick 0:R6 1:Y7 2:R9 3:B16; hands R1 / B2 / B3 / B4 / R8 B5")
    step = game.play(state, "4 play R8")
    won = {"winner": 2, "card": "R9", "over": "R8", "by": "both", "beyond": "B16"}
    assert events(step)["trick-won"] == won
    assert events(step)["lowest"] == {"player": 1, "card": "Y7"}
    assert events(step)["must-pinch"]["cards"] == ["R6", "B16", "R8"]


def test_a_covered_bowl_is_told_once() -> None:
    game = mops.game("mopsen", players=3)
    state = game.position("trick 0:R6 1:R7; bowls - / - / B1; hands R1 / B2 / R8 B3")
    assert "covers-bowl" not in events(game.play(state, "2 play R8"))


def test_readings_are_told() -> None:
    stays = mops.game("mopsen", players=3, cat_lowest="stays")
    state = stays.position("trick 0:R6 1:R7; hands R1 / B2 / C8 B3")
    assert events(stays.play(state, "2 play C8"))["jostle"]["outcome"] == "stays"
    may = mops.game("mopsen", players=4, pinch="may")
    state = may.position("trick 0:R6 1:R7 2:B3; hands R1 / B2 / Y3 / C8 B4")
    step = may.play(state, "3 play C8")
    assert events(step)["may-pinch"] == {"player": 3, "cards": ["R6", "B3"], "count": 2}
    step = may.play(step.after, "3 pinch -")
    assert events(step) == {
        "decline": {"player": 3},
        "clear": {"cards": ["R6", "B3"], "count": 2},
        "next-lead": {"player": 1},
    }


LAST_TRICK = (
    "pecking Y C R B; round 3; scores 10 9 8 / 4 4 4; trick 0:R16 1:Y1; bowls - / B12 / R8 C2; "
    "hands - / B6 / R3 B4"
)


def test_the_end_of_a_round_and_of_the_game() -> None:
    game = mops.game("mopsen", players=3)
    step = game.play(game.play(game.position(LAST_TRICK), "2 play R3").after, "2 pinch R16")
    assert [event.kind for event in step.events] == [
        "pinch", "round-end", "score", "score", "score", "game-end", "winners",
    ]  # fmt: skip
    assert events(step)["round-end"] == {"empty": [0], "count": 1, "round": 3}
    assert [e.facts for e in step.events if e.kind == "score"] == [
        {
            "player": 0,
            "empty": True,
            "bowl": 7,
            "tricks": 0,
            "hand": 0,
            "points": 7,
            "before": 14,
            "total": 21,
        },
        {
            "player": 1,
            "empty": False,
            "bowl": 6,
            "tricks": 2,
            "hand": 1,
            "points": 7,
            "before": 13,
            "total": 20,
        },
        {
            "player": 2,
            "empty": False,
            "bowl": 7,
            "tricks": 2,
            "hand": 2,
            "points": 9,
            "before": 12,
            "total": 21,
        },
    ]
    assert events(step)["game-end"] == {"totals": [21, 20, 21]}
    assert events(step)["winners"] == {
        "players": [0, 2], "points": 21, "shared": True, "tied": True, "tie_break": "shared",
    }  # fmt: skip
    outcome = game.outcome(step.after)
    assert outcome is not None
    assert (outcome.winners, outcome.totals) == ((0, 2), (21, 20, 21))
    assert outcome.rules == ("mopsen.winner", "mopsen.ties")


def test_a_tie_that_the_last_round_breaks_is_told_as_one() -> None:
    game = mops.game("mopsen", players=3, tie_break="last_round")
    step = game.play(game.play(game.position(LAST_TRICK), "2 play R3").after, "2 pinch R16")
    assert events(step)["winners"] == {
        "players": [2], "points": 21, "shared": False, "tied": True, "tie_break": "last_round",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("scores", "tie_break", "winners", "rules_"),
    [
        ("1 2 3 / 1 2 3 / 1 2 3", "shared", (2,), ("mopsen.winner",)),
        ("1 2 3 / 1 2 3 / 1 2 3", "last_round", (2,), ("mopsen.winner",)),
        ("9 1 0 / 1 9 0 / 5 5 9", "shared", (0, 1), ("mopsen.winner", "mopsen.ties")),
        ("9 1 0 / 1 9 0 / 5 5 9", "last_round", (0, 1), ("mopsen.winner", "mopsen.ties")),
        ("9 2 0 / 1 7 0 / 5 6 9", "last_round", (1,), ("mopsen.winner", "mopsen.ties")),
        ("5 5 6 / 5 5 5 / 5 5 4", "last_round", (0, 1), ("mopsen.winner", "mopsen.ties")),
    ],
)
def test_winners(
    scores: str, tie_break: str, winners: tuple[int, ...], rules_: tuple[str, ...]
) -> None:
    game = mops.game("mopsen", players=3, tie_break=tie_break)
    outcome = game.outcome(game.position(f"phase game_over; scores {scores}"))
    assert outcome is not None and (outcome.winners, outcome.rules) == (winners, rules_)
