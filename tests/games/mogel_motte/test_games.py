"""Thousands of random games: what the rules promise of every cheat, catch, round and sum."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.state import HIDDEN
from mopsbook.core.step import AnyStep
from tests.games.mogel_motte import facts
from tests.playing import played

COSTS = {"N": 1, "S": 5, "Q": 5, "C": 5, "A": 5, "M": 10}


def moths(hand: tuple[str, ...]) -> int:
    return sum(card[0] == "M" for card in hand)


@pytest.mark.parametrize("seeds", [range(40), pytest.param(range(40, 110), marks=pytest.mark.slow)])
@pytest.mark.parametrize("players", facts.PLAYERS)
def test_whole_games(players: int, seeds: range) -> None:
    game = mops.game("mogel_motte", players=players)
    seen: Counter[str] = Counter()
    for seed in seeds:
        starters, sums = [], [0] * players
        for step in played(game, seed):
            before, after = step.before, step.after
            kind = step.move.json()["type"]
            seen[kind] += 1
            facts.conserved(after)
            check_move(kind, step)
            if kind == "deal":
                starters.append(after.starter)
                assert after.guard == after.turn == after.starter
                assert set(map(len, after.hands)) == {8}
            if after.phase in ("turn", "spider", "slap", "race"):
                assert () not in after.hands
            if len(after.round_scores) > len(before.round_scores):
                assert () in after.hands and min(after.round_scores[-1]) == 0
                points = [sum(COSTS[card[0]] for card in hand) for hand in after.hands]
                assert list(after.round_scores[-1]) == points
                sums = [a + b for a, b in zip(sums, points, strict=True)]
        assert sorted(starters) == list(range(players))
        end = game.outcome(after)
        assert end is not None and list(end.totals) == sums
        assert [seat for seat in range(players) if sums[seat] == min(sums)] == list(end.winners)
    every = "deal play draw give decline slap gift race cheat accuse let_go penalty next_round"
    assert {*every.split()} <= seen.keys() and "take" not in seen


def check_move(kind: str, step: AnyStep) -> None:
    """Check what may and may not come of one move."""
    before, move, after = step.before, step.move, step.after
    if kind == "cheat":
        assert move.player != before.guard
        assert before.phase in ("turn", "spider", "slap", "race") and before.attempt is None
        assert len(after.hands[move.player]) == len(before.hands[move.player]) - 1 >= 1
        assert (after.attempt, after.resume) == ((move.player, move.card), before.phase)
    if before.phase == "attempt":
        assert kind in ("accuse", "let_go") and move.player == before.guard
        assert after.attempt is None
    if before.phase == "clarify":
        assert kind == "penalty" and move.card[0] != "M"
        assert after.guard == before.caught
    right = kind == "accuse" and before.attempt is not None and before.attempt[0] == move.target
    if kind not in ("deal", "next_round", "penalty") and not right:
        assert after.guard == before.guard
    if kind not in ("let_go", "accuse", "deal", "next_round"):
        assert after.vanished == before.vanished
    if kind not in ("deal", "next_round", "shuffle"):
        check_moths(kind, step)


def check_moths(kind: str, step: AnyStep) -> None:
    """Check that a moth leaves a hand by cheating or, laid by the guard, and in no other way."""
    before, move, after = step.before, step.move, step.after
    for seat, (old, new) in enumerate(zip(before.hands, after.hands, strict=True)):
        if new is not old and moths(new) < moths(old):
            assert move.player == seat and move.card[0] == "M"
            assert kind == "cheat" or (kind == "play" and seat == before.guard)


@pytest.mark.parametrize("options", facts.OPTIONS, ids=str)
@pytest.mark.parametrize("share", [0.05, 0.6])
def test_the_cards_are_always_the_same(options: dict[str, Any], share: float) -> None:
    for players in facts.PLAYERS:
        for step in played(mops.game("mogel_motte", players=players, **options), players, share):
            facts.conserved(step.after)
            assert step.after.guard not in (step.after.caught, (step.after.attempt or [None])[0])


def test_what_each_seat_sees_of_an_attempt_and_of_what_has_vanished() -> None:
    game = mops.game("mogel_motte", players=3)
    hands = "hands N1 M3 S2 / N4 N5 M5 / N2"
    state = game.position(f"guard 2; discard N3; draw N1 S1; vanished 0:N2 1:A1; {hands}")
    state = game.play(state, "0 cheat M3").after
    own, other, guard = (game.observe(state, seat) for seat in range(3))
    assert own.attempt == (0, "M3") and own.hands[0] == ("N1", "S2")
    assert own.vanished == ((0, "N2"),) and other.vanished == ((1, "A1"),) and guard.vanished == ()
    for view in (other, guard):
        # who moves, and not which card: it still counts as in the hand
        assert view.attempt == (0, HIDDEN) and view.hands[0] == (HIDDEN,) * 3
    assert guard.draw == (HIDDEN,) * 2 and guard.discard == ("N3",)
    assert game.observe(guard, 2) == guard
    assert "M3" not in str(guard) and "M3" not in str(other)


def test_each_seat_sees_how_many_of_its_own_cheats_can_still_be_caught() -> None:
    game = mops.game("mogel_motte", players=3, caught_window="until_next_turn")
    hands = "hands N1 N2 / N4 N4 / N1 N5"
    state = game.position(
        f"guard 2; discard N3; draw N1 N5; {hands}; vanished 0:N1 1:M2 0:N5; fresh 2"
    )
    views = [game.observe(state, seat) for seat in range(3)]
    assert [view.vanished for view in views] == [((0, "N1"), (0, "N5")), ((1, "M2"),), ()]
    assert [view.fresh for view in views] == [1, 1, 0]


def test_a_cheat_that_was_let_go_shows_the_others_a_smaller_hand_and_nothing_else() -> None:
    game = mops.game("mogel_motte", players=3, caught_window="until_next_turn")
    state = game.position("guard 2; discard N3; draw N1 S1; hands N1 M3 S2 / N4 N5 M5 / N2")
    after = game.play(game.play(state, "0 cheat M3").after, "2 let go").after
    fewer = game.position("guard 2; discard N3; draw N1 S1; hands N1 S2 / N4 N5 M5 / N2")
    for seat in (1, 2):
        assert game.observe(after, seat) == game.observe(fewer, seat)
    assert game.observe(after, 0).fresh == 1 and game.observe(after, 0).vanished == ((0, "M3"),)


def test_interrupts_of_a_view_are_those_that_its_seat_can_know_of() -> None:
    game = mops.game("mogel_motte", players=3)
    state = game.position("guard 2; discard N3; draw N1; hands N1 M3 / N4 N5 / N2")
    told = [str(move) for move in game.interrupts(state)]
    assert told == [
        "0 cheat N1",
        "0 cheat M3",
        "1 cheat N4",
        "1 cheat N5",
        "2 accuse 0",
        "2 accuse 1",
    ]
    told = [str(move) for move in game.interrupts(game.observe(state, 1))]
    assert told == ["1 cheat N4", "1 cheat N5", "2 accuse 0", "2 accuse 1"]


@pytest.mark.slow
def test_simple_players_have_fewer_minus_points_than_random_ones() -> None:
    sums = {"simple": 0.0, "random": 0.0}
    game = mops.game("mogel_motte", players=4)
    for seed in range(30):
        seats = ["simple", "random"] * 2 if seed % 2 else ["random", "simple"] * 2
        end = game.outcome(mops.record(game, seed=seed, players=seats).last)
        assert end is not None
        for seat, points in zip(seats, end.totals, strict=True):
            sums[seat] += points
    assert sums["simple"] < 0.9 * sums["random"]


@pytest.mark.parametrize("seat", range(4))
def test_the_first_guard_begins(seat: int) -> None:
    state = mops.game("mogel_motte", first_guard=seat).start(seed=1)
    assert (state.guard, state.turn, state.starter) == (seat, seat, seat)
