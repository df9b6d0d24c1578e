"""The engine and its slow twin play the same games: same moves, same positions, under all readings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.options import choices
from mopsbook.core.state import CHANCE
from mopsbook.games.mogel_motte.options import MotteOptions
from tests.games.mogel_motte import brute, facts


def told(moves: Any) -> list[tuple[str, ...]]:
    return sorted(tuple(map(str, move.values())) for move in moves)


def compare(players: int, options: dict[str, Any], seed: int, most: int = 3000) -> set[str]:
    """Play a random game on both; return the phases that it had."""
    game = mops.game("mogel_motte", players=players, **options)
    twin, rng = brute.Twin(players, **options), Random(seed)
    state, phases, share = game.engine.initial(), set(), rng.choice([0, 0.2, 0.5, 0.8])
    for _ in range(most):
        actor = game.actor(state)
        ordinary, interrupts = game.legal(state), game.interrupts(state)
        assert told(move.json() for move in ordinary + interrupts) == told(twin.moves())
        if actor is None:
            break
        if actor == CHANCE:
            move = game.engine.chance(state, rng)
        else:
            move = rng.choice(interrupts if interrupts and rng.random() < share else ordinary)
        state = game.apply(state, move).after
        twin.do(move.json())
        found = state.json()
        found["hands"] = [sorted(hand) for hand in found["hands"]]
        expected = twin.told()
        if state.phase in ("round_over", "game_over", "reshuffle", "ant", "gifts"):
            expected["turn"] = state.turn  # who is on turn there is nobody's matter
        assert {name: found[name] for name in expected} == expected, (seed, str(move))
        phases.add(state.phase)
    return phases


@pytest.mark.slow
@pytest.mark.parametrize("options", facts.OPTIONS, ids=str)
def test_the_twin_agrees_under_chosen_readings(options: dict[str, Any]) -> None:
    phases = {
        phase
        for players in facts.PLAYERS
        for seed in range(3)
        for phase in compare(players, options, seed)
    }
    every = {"deal", "turn", "spider", "slap", "gifts", "race", "attempt", "clarify"}
    assert phases >= {*every, "round_over", "game_over", "reshuffle"}
    assert ("ant" in phases) == (options.get("ant_pick") == "choice")


@pytest.mark.parametrize("seeds", [range(6), pytest.param(range(6, 40), marks=pytest.mark.slow)])
def test_the_twin_agrees_under_any_readings(seeds: range) -> None:
    for seed in seeds:
        rng = Random(f"readings {seed}")
        options = {name: rng.choice(values) for name, values in choices(MotteOptions).items()}
        compare(rng.choice(facts.PLAYERS), options, seed)
