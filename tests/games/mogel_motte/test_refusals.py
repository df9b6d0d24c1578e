"""Every refusal, one after the other, with the facts that are told."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.mogel_motte.moves import (
    Accuse,
    Cheat,
    Deal,
    Draw,
    Gift,
    Give,
    LetGo,
    Penalty,
    Play,
    Race,
    Shuffle,
    Slap,
    Take,
)

TURN = "3 players; guard 2; discard N3; draw N1; hands N2 N5 M4 / N4 N4 / N1 M1"
SPIDER = "3 players; guard 2; phase spider; discard N3 S2; draw N1; hands N5 M1 / N4 / N1 M5"
SLAP = "4 players; guard 3; phase slap; discard N3 Q2; draw N1; hands N5 / N4 N1 / N1 S3 / A4 M1"
GIFTS = "4 players; guard 3; phase gifts; discard N3 Q2; draw N1; hands N5 N1 / N4 N1 / N1 S3 / A4 M1; slowest 2; queue 3 0 1"
RACE = "3 players; guard 2; phase race; discard N3 C4; draw N1; hands N4 N5 / A4 N4 N2 / M4 N3"
CHOICE = "3 players; guard 2; phase ant; discard N1 N5 A3; draw N1; hands N1 / N4 / N4; queue 1 2"
ATTEMPT = "3 players; guard 2; phase attempt; attempt 0:M4; discard N3; draw N1; hands N2 N5 / N4 N4 / N1 M1"
CLARIFY = "3 players; guard 2; phase clarify; caught 0; discard N3; draw N1; hands N2 N5 M4 / N4 N4 / N1 M1"
DEAL = "3 players; phase deal"
RENEW = "3 players; guard 2; phase reshuffle; discard N3 N5 S4; hands N2 N5 / N4 N4 / N1 M1"
OVER = "3 players; phase round_over; scores 0 1 5; discard N3; hands - / N1 / S1"
END = "3 players; phase game_over; scores 0 1 5 / 0 1 5 / 0 1 5; discard N3; hands - / N1 / S1"
EMPTY: dict[str, Any] = {}

ROWS: list[tuple[str, dict[str, Any], Any, str, dict[str, Any]]] = [
    (TURN, EMPTY, "1 play N4", "in-turn", {"player": 1, "actor": 0, "phase": "turn"}),
    (TURN, EMPTY, "2 draw", "in-turn", {"player": 2, "actor": 0}),
    (SPIDER, EMPTY, "1 give 0 N4", "in-turn", {"player": 1, "actor": 0, "phase": "spider"}),
    (SPIDER, EMPTY, "2 decline", "in-turn", {"player": 2}),
    (TURN, EMPTY, "0 play N2 N5", "one-card", {"player": 0, "cards": ["N2", "N5"]}),
    (TURN, EMPTY, "0 play N5", "adjacent", {"card": "N5", "value": 3, "near": [2, 4], "transparent": False}),
    (TURN.replace("N3", "N1"), EMPTY, "0 play N1", "adjacent", {"value": 1, "near": [2, 5]}),
    (TURN, EMPTY, "0 play M4", "moth-not-laid", {"player": 0, "card": "M4", "guard": 2}),
    (TURN, {"moth_value": "transparent"}, "0 play M4", "moth-not-laid", {"card": "M4"}),
    (TURN, EMPTY, "0 draw", "draw-if-stuck", {"player": 0, "have": ["N2"], "count": 1}),
    (TURN.replace("guard 2", "guard 0").replace("N2 N5", "N1 N5"), {"guard_moth_forced": True}, "0 draw", "guard-moth-forced", {"have": ["M4"], "count": 1}),
    (TURN, EMPTY, "0 play S2", "own-hand", {"player": 0, "cards": ["S2"], "count": 1}),
    (TURN, EMPTY, "0 play N2 N2", "own-hand", {"cards": ["N2"], "count": 1}),
    (TURN, EMPTY, "0 cheat S2", "own-hand", {"cards": ["S2"]}),
    (SPIDER, EMPTY, "0 give 1 N4", "own-hand", {"cards": ["N4"]}),
    (GIFTS, EMPTY, "3 gift N4", "own-hand", {"player": 3, "cards": ["N4"]}),
    (CLARIFY, EMPTY, "2 penalty N4", "own-hand", {"player": 2}),
    (RACE, EMPTY, "race 2 N4", "own-hand", {"player": 2, "cards": ["N4"]}),
    (SPIDER, EMPTY, "1 play N4", "action-first", {"player": 1, "actor": 0, "phase": "spider", "doing": "play"}),
    (SLAP, EMPTY, "1 draw", "action-first", {"phase": "slap", "doing": "draw"}),
    (GIFTS, EMPTY, "1 play N1", "action-first", {"phase": "gifts"}),
    (RACE, EMPTY, "0 play N5", "action-first", {"phase": "race"}),
    (CHOICE, {"ant_pick": "choice"}, "1 play N4", "action-first", {"phase": "ant"}),
    (TURN, EMPTY, "2 cheat N1", "guard-honest", {"player": 2, "card": "N1"}),
    (SPIDER, EMPTY, "1 cheat N4", "cheat-last-card", {"player": 1, "card": "N4"}),
    (TURN, EMPTY, "0 cheat N2 N5", "cheat-one-at-a-time", {"cards": ["N2", "N5"], "why": "several"}),
    (ATTEMPT, EMPTY, "1 cheat N4", "cheat-one-at-a-time", {"player": 1, "why": "open"}),
    (CLARIFY, EMPTY, "1 cheat N4", "cheat-pause", {"player": 1, "guard": 2, "caught": 0, "doing": "cheat"}),
    (CLARIFY, EMPTY, "2 accuse 1", "cheat-pause", {"player": 2, "doing": "accuse"}),
    (GIFTS, EMPTY, "0 cheat N5", "cheat-time", {"phase": "gifts", "doing": "cheat", "option": False}),
    (GIFTS, EMPTY, "3 accuse 0", "cheat-time", {"phase": "gifts", "doing": "accuse"}),
    (CHOICE, {"ant_pick": "choice"}, "2 accuse 1", "cheat-time", {"phase": "ant"}),
    (SPIDER, {"cheat_time": "turns"}, "0 cheat N5", "cheat-time", {"phase": "spider", "option": True}),
    (SPIDER, {"cheat_time": "turns"}, "2 accuse 0", "cheat-time", {"doing": "accuse", "option": True}),
    (TURN, EMPTY, "1 accuse 0", "no-telling", {"player": 1, "guard": 2, "doing": "accuse"}),
    (ATTEMPT, EMPTY, "1 let go", "no-telling", {"player": 1, "doing": "let-go"}),
    (TURN, EMPTY, "2 accuse 2", "accuse", {"player": 2}),
    (TURN, EMPTY, "2 accuse 3", "players", {"player": 2, "named": 3, "count": 3}),
    (TURN, EMPTY, "3 cheat N1", "players", {"player": 3, "count": 3}),
    (SPIDER, EMPTY, "0 give 3 N5", "players", {"named": 3}),
    (RACE, EMPTY, "race 3 N4", "players", {"named": 3}),
    (SLAP, EMPTY, "slap 4", "players", {"named": 4, "count": 4}),
    (ATTEMPT, EMPTY, "0 play N2", "caught-red-handed", {"player": 0, "guard": 2, "phase": "attempt", "why": "waits"}),
    (ATTEMPT, EMPTY, "race -", "caught-red-handed", {"why": "waits"}),
    (ATTEMPT, EMPTY, "2 penalty N1", "caught-red-handed", {"player": 2, "why": "waits"}),
    (TURN, EMPTY, "2 let go", "caught-red-handed", {"phase": "turn", "why": "nothing"}),
    (CLARIFY, EMPTY, "0 draw", "interruption", {"player": 0, "guard": 2, "caught": 0}),
    (CLARIFY, EMPTY, "slap 1", "interruption", {"caught": 0}),
    (TURN, EMPTY, "2 penalty N1", "rightly-accused", {"player": 2, "phase": "turn"}),
    (CLARIFY, EMPTY, "1 penalty N4", "penalty-choice", {"player": 1, "guard": 2}),
    (CLARIFY, EMPTY, "2 penalty M1", "penalty-no-moth", {"player": 2, "card": "M1"}),
    (SPIDER, EMPTY, "0 give 1 M1", "moth-not-given", {"player": 0, "card": "M1", "to": 1}),
    (GIFTS, EMPTY, "3 gift M1", "moth-not-given", {"player": 3, "card": "M1", "to": 2}),
    (SPIDER, EMPTY, "0 give 0 N5", "spider", {"player": 0, "phase": "spider", "why": "self"}),
    (TURN, EMPTY, "0 give 1 N5", "spider", {"phase": "turn", "why": "time"}),
    (TURN, EMPTY, "0 decline", "spider", {"why": "time"}),
    (SPIDER.replace("N5 M1", "N5"), {"last_card_gift": "kept"}, "0 give 1 N5", "empty-by-gift", {"player": 0, "card": "N5"}),
    (SLAP, EMPTY, "slap 0", "mosquito", {"slowest": 0, "actor": 0, "phase": "slap", "why": "active"}),
    (SLAP, EMPTY, "slap 0 3 1", "mosquito", {"slowest": 1, "why": "active"}),
    (TURN, EMPTY, "slap 1", "mosquito", {"phase": "turn", "why": "time"}),
    (SLAP, EMPTY, "slap 3 1", "mosquito-one-slowest", {"order": [3, 1], "players": [1, 2, 3]}),
    (GIFTS, EMPTY, "0 gift N5", "gift-order", {"player": 0, "actor": 3}),
    (TURN, EMPTY, "0 gift N5", "mosquito-gifts", {"player": 0, "phase": "turn"}),
    (RACE, EMPTY, "race 1 A4", "cockroach", {"player": 1, "card": "A4", "value": 4, "why": "card"}),
    (RACE, EMPTY, "race 0 N5", "cockroach", {"card": "N5", "why": "card"}),
    (RACE, {"race_cards": "number_or_action"}, "race 2 M4", "cockroach", {"card": "M4"}),
    (TURN, EMPTY, "race 0 N2", "cockroach", {"phase": "turn", "why": "time"}),
    (RACE, {"race_active": False}, "race 0 N4", "race-active", {"player": 0}),
    (CHOICE, {"ant_pick": "choice"}, "2 take N1", "ant-order", {"player": 2, "actor": 1}),
    (CHOICE, {"ant_pick": "choice"}, "1 take A3", "ant-source", {"card": "A3", "why": "ant"}),
    (CHOICE, {"ant_pick": "choice"}, "1 take N4", "ant-source", {"card": "N4", "why": "pile"}),
    (TURN, EMPTY, "0 take N3", "ant", {"player": 0, "phase": "turn"}),
    (OVER, EMPTY, "1 play N1", "round-end", {"player": 1, "phase": "round_over", "why": "over"}),
    (OVER, EMPTY, "slap 1", "round-end", {"why": "over"}),
    (OVER, EMPTY, "shuffle N1", "round-end", {"why": "over"}),
    (TURN, EMPTY, "next round", "round-end", {"phase": "turn", "why": "early"}),
    (END, EMPTY, "next round", "game-end", {"phase": "game_over"}),
    (END, EMPTY, "1 draw", "game-end", {"player": 1}),
    (END, EMPTY, "0 accuse 1", "game-end", {"player": 0}),
    (END, EMPTY, "deal N1", "game-end", {"phase": "game_over"}),
    (DEAL, EMPTY, "0 draw", "shuffle-deal", {"player": 0, "why": "due"}),
    (DEAL, EMPTY, "0 accuse 1", "shuffle-deal", {"why": "due"}),
    (DEAL, EMPTY, "deal N1 N2", "material", {"count": 2, "needed": 71}),
    (TURN, EMPTY, "deal N1", "shuffle-deal", {"phase": "turn", "why": "time"}),
    (RENEW, EMPTY, "0 draw", "reshuffle", {"player": 0, "why": "due", "count": 3}),
    (RENEW, EMPTY, "shuffle N3", "reshuffle", {"why": "cards", "count": 2}),
    (TURN, EMPTY, "shuffle N3", "reshuffle", {"why": "time"}),
    (TURN, EMPTY, "0 fly", "unknown-move", {}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "options", "move", "rule", "facts"), ROWS, ids=[f"{r[3]}: {r[2]}" for r in ROWS]
)
def test_row(
    position: str, options: dict[str, Any], move: str, rule: str, facts: dict[str, Any]
) -> None:
    game = mops.game("mogel_motte", players=int(position[0]), **options)
    state = game.position(position)
    found = {v.rule.id: v for v in game.check(state, move)}
    assert f"motte.{rule}" in found
    assert facts.items() <= found[f"motte.{rule}"].facts.items()
    assert state == game.position(position)


def test_all_reasons_that_can_be_seen_are_given_at_once() -> None:
    game = mops.game("mogel_motte", players=3)
    state = game.position(TURN)
    rules = [v.rule.id for v in game.check(state, "0 play M1 S5")]
    assert rules == ["motte.one-card", "motte.own-hand", "motte.moth-not-laid", "motte.adjacent"]
    state = game.position(ATTEMPT)
    rules = [v.rule.id for v in game.check(state, "2 cheat N1")]
    assert rules == ["motte.guard-honest", "motte.cheat-one-at-a-time"]


@pytest.mark.parametrize("card", ["N4", "S1"])
def test_a_refusal_does_not_tell_what_is_in_another_hand(card: str) -> None:
    """Seat 1 holds N4 and not S1; whoever is not on turn, or is the guard, learns nothing by asking."""
    game = mops.game("mogel_motte", players=3)
    for position, move in [
        (TURN, f"1 play {card}"),
        (ATTEMPT, f"1 cheat {card}"),
        (CLARIFY, f"1 penalty {card}"),
        (SPIDER, f"1 give 0 {card}"),
        (SPIDER, f"1 cheat {card}"),
    ]:
        rules = [v.rule.id for v in game.check(game.position(position), move)]
        assert rules and "motte.own-hand" not in rules


MALFORMED: list[Any] = [
    Play("0", "N2"), Play(True, "N2"), Play(0, "N6"), Play(0, None), Play(0, "N2", ["N3"]), Play(0, "N2", ("N9",)),  # type: ignore[arg-type]
    Draw(None), Draw(0.0), Give(0, "1", "N5"), Give(0, 1, "?"), Slap("1"), Slap(1, [2, 1]), Slap(1, (1, 2)), Slap(1, (), "soon"),  # type: ignore[arg-type]
    Gift(0, 5), Race(None, "N4"), Race(1, None), Race("1", "N4"), Race(1, "N4", 1.5), Take(1, ["N5"]),  # type: ignore[arg-type]
    Cheat(0, "N2", (), "x"), Cheat(0, "N2", ("x",)), Accuse(2, None), Accuse(2, 0, []), LetGo("2"), Penalty(2, 7),  # type: ignore[arg-type]
    Deal(["N1"]), Deal(("X1",)), Shuffle("N1"), 5, None, object(), [], b"0 draw", "", " ", "play", "play N6", "0 play",  # type: ignore[arg-type]
    "0 play N3 @5", "0 draw N1", "0 give 1", "0 give N5", "0 cheat", "0 cheat @3", "cheat N2", "slap", "slap x", "1 slap 2",
    "race 1", "race N4", "0 race 1 N4", "2 accuse", "2 accuse x", "2 let", "2 accuse 0 @", "2 accuse 0 @1234567", "deal", "shuffle X1",
    "next", {}, {"type": None}, {"type": "fly"}, {"type": "play", "player": 0}, {"type": "play", "player": 0, "cards": []},
    {"type": "play", "player": 0, "card": "N2", "cards": ["N2"]}, {"type": "play", "player": -1, "card": "N2"},
    {"type": "cheat", "card": "N2"}, {"type": "slap", "slowest": 1, "order": [1, 2]}, {"type": "slap", "slowest": 1, "order": 5},
    {"type": "slap", "slowest": None}, {"type": "race", "player": 1, "card": None}, {"type": "race", "player": None, "card": "N4"},
    {"type": "race"}, {"type": "accuse", "player": 2, "target": True}, {"type": "accuse", "player": 2, "target": 0, "clock": -1},
    {"type": "cheat", "player": 0, "card": "N2", "clock": "now"}, {"type": "draw", "player": 0, "card": "N2"}, {1: 2},
]  # fmt: skip


@pytest.mark.parametrize("position", [TURN, RACE, DEAL, END], ids=["turn", "race", "deal", "end"])
def test_what_is_no_move_is_an_unknown_move_and_nothing_worse(position: str) -> None:
    game = mops.game("mogel_motte", players=3)
    state = game.position(position)
    for move in MALFORMED:
        assert [v.rule.id for v in game.check(state, move)] == ["motte.unknown-move"], move
