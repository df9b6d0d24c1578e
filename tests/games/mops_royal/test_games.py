"""Thousands of random games: nothing is lost, the squares hold, the sums are right, games end."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.mops_royal.moves import Lay, Refuse, Reveal, Score
from tests import perft
from tests.games.mops_royal import brute, facts
from tests.playing import played

VARIANTS: dict[str, dict[str, Any]] = {
    "plain": {},
    "refuse": {"variant_refuse": True},
    "final": {"variant_final": True},
    "both": {"variant_refuse": True, "variant_final": True},
}
TABLES = list(product(facts.PLAYERS, VARIANTS))
POINTS = {3: 2, 4: 4, 5: 7}
CROWNS = {"A5", "B1", "C6", "D3", "E4", "F2"}


@pytest.mark.parametrize("seeds", [range(50), pytest.param(range(50, 150), marks=pytest.mark.slow)])
@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_whole_games(players: int, variant: str, seeds: range) -> None:
    game = mops.game("mops_royal", players=players, **VARIANTS[variant])
    scored = refused = skipped = 0
    for seed in seeds:
        reveals, totals, refusals = 0, [0] * players, [0] * players
        state = game.engine.initial()
        for step in played(game, seed):
            before, move, state = step.before, step.move, step.after
            if isinstance(move, Reveal):
                reveals += 1
                assert move.tile not in before.revealed
                skipped += sum(move.tile in board.names for board in before.boards)
            elif isinstance(move, Lay):
                assert len(state.boards[move.player]) == len(before.boards[move.player]) + 1
                assert state.boards[move.player][move.at].tile == before.tile
            elif isinstance(move, Refuse):
                totals[move.player] -= 2 + refusals[move.player]
                refusals[move.player] += 1
                refused += 1
            elif isinstance(move, Score):
                check_scoring(before, move, state)
                tiles = {before.boards[move.player][cell].tile for cell in move.cells}
                totals[move.player] += POINTS[len(tiles)] + bool(tiles & CROWNS)
                scored += 1
            assert list(state.scores) == totals and list(state.refused) == refusals
        facts.conserved(state)
        end = game.outcome(state)
        assert end is not None and end.winners and list(end.totals) == totals
        assert all(totals[seat] == max(totals) for seat in end.winners)
        if "refuse" not in VARIANTS[variant]:
            assert reveals <= 25 or sum(refusals)
        if not sum(refusals):
            assert reveals <= 25 and all(board.full for board in state.boards)
        if variant in ("final", "both"):
            assert not any(board.scorings for board in state.boards)
    assert scored and skipped
    assert bool(refused) == (variant == "refuse")


def check_scoring(before: Any, move: Score, after: Any) -> None:
    """Check that no turned tile takes part, and that exactly the marked one is turned after it."""
    old, new = before.boards[move.player], after.boards[move.player]
    assert not any(old[cell].turned for cell in move.cells)
    tiles = [old[cell].tile for cell in move.cells]
    assert len({tile[0] for tile in tiles}) == 1 or len({tile[1] for tile in tiles}) == 1
    assert move.flip in move.cells
    assert [at for at in new if new[at] != old[at]] == [move.flip]
    assert new[move.flip].turned
    if before.options.variant_final:
        assert all(board.full for board in before.boards)


@pytest.mark.parametrize("options", facts.OPTIONS, ids=str)
@pytest.mark.parametrize("players", facts.PLAYERS)
def test_every_position_of_a_game_holds(players: int, options: dict[str, Any]) -> None:
    game = mops.game("mops_royal", **({"players": players} | options))
    for seed in range(4):
        for step in played(game, seed):
            facts.conserved(step.after)
            turn, phase = step.after.turn, step.after.phase
            if phase == "lay":
                board = step.after.boards[turn]
                assert step.after.tile not in board.names and len(board) < 25
            if phase == "final":
                assert step.after.boards[turn].scorings and turn not in step.after.stopped


def test_the_same_tiles_are_laid_by_all() -> None:
    """mops-royal.same-tile: in the plain game two layouts differ in the start tiles alone."""
    game = mops.game("mops_royal", players=3)
    for seed in range(30):
        *_, last = played(game, seed)
        [first, *others] = [board.names for board in last.after.boards]
        starts = [board[0, 0].tile for board in last.after.boards]
        for board, start in zip(others, starts[1:], strict=True):
            # who sat a round out, or began with a tile that never came, has other ones
            assert first ^ board <= {starts[0], start, last.after.revealed[-1]}


@pytest.mark.slow
def test_simple_players_score_more_than_random_ones() -> None:
    totals = {"simple": 0.0, "random": 0.0}
    for seed in range(20):
        trace = mops.record(
            mops.game("mops_royal"), seed=seed, players=[*totals] if seed % 2 else [*totals][::-1]
        )
        end = trace.game.outcome(trace.last)
        assert end is not None
        order = end.totals if seed % 2 else end.totals[::-1]
        totals["simple"] += order[0]
        totals["random"] += order[1]
    assert totals["simple"] > 2 * totals["random"]


@pytest.mark.slow
@pytest.mark.parametrize("name", perft.entries("mops_royal"))
def test_the_slow_twin_counts_as_many_lines(name: str) -> None:
    _, state = perft.begun("mops_royal", entry := perft.entries("mops_royal")[name])
    sheets = tuple(map(brute.sheet, state.json()["boards"]))
    tiles = (state.tile, *state.upcoming) if state.tile else ()
    tables = [brute.Table(sheets, 0, state.phase, tiles)]
    for depth, count in enumerate(entry["counts"][:3], 1):
        tables = [line for table in tables for line in brute.lines(table, entry.get("options", {}))]
        assert len(tables) == count, f"depth {depth}"
