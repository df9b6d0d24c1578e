"""The best order of scorings, against ways that are slower and plainer."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from mopsbook.games.mops_royal.best import Best, best_order
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.scorings import scorings
from mopsbook.games.mops_royal.tiles import TILES, Place, Tile

CASES = RoyalOptions(patterns="basic", crowns=["A1", "B2", "C3", "D4", "E5", "F6"])
"""The set and the crowns of the worked cases."""

ORDERED = {(r, c): "ABCDE"[r] + "12345"[c] for r in range(5) for c in range(5)}
"""Each row one colour, each column one object."""


def face_up(*rows: str) -> dict[Place, Tile]:
    words = ((r, c, word) for r, row in enumerate(rows) for c, word in enumerate(row.split()))
    return {(r, c): word for r, c, word in words if word != ".."}


def crowded(seed: int, side: int, kinds: int) -> dict[Place, Tile]:
    """Lay tiles of few colours and objects at random: many combinations in little space."""
    tiles = [tile for tile in TILES if tile[0] in "ABCDEF"[:kinds] or tile[1] in "123456"[:kinds]]
    Random(seed).shuffle(tiles)
    return {(n // side, n % side): tile for n, tile in enumerate(tiles[: side * side])}


def replayed(tiles: dict[Place, Tile], best: Best, options: RoyalOptions) -> dict[Place, Tile]:
    """Score in the order that was found; return what is left face up."""
    left = dict(tiles)
    for scoring in best.scorings:
        assert scoring in scorings(left, options)
        del left[scoring.flip]
    assert best.points == sum(scoring.points for scoring in best.scorings)
    return left


def every_order(tiles: dict[Place, Tile], options: RoyalOptions) -> tuple[int, int]:
    """Try every order; return points and scorings of the best, the scorings as a negative number."""

    @cache
    def after(left: frozenset[tuple[Place, Tile]]) -> tuple[int, int]:
        totals = [(0, 0)]
        for one in scorings(dict(left), options):
            points, number = after(left - {(one.flip, tiles[one.flip])})
            totals.append((points + one.points, number - 1))
        return max(totals)

    return after(frozenset(tiles.items()))


def test_the_worked_case() -> None:
    """W24: at most 4 + 4 + 2, reached by the L, the T and the three."""
    tiles = face_up("A2 A3 A4 A5", ".. A6 .. ..")
    best = best_order(tiles, CASES)
    assert (best.points, len(best.scorings), best.exact, best.bound) == (10, 3, True, 10)
    assert [one.points for one in best.scorings] == [4, 4, 2]
    replayed(tiles, best, CASES)


def test_nothing_to_score() -> None:
    assert best_order({}, CASES) == Best(0, (), True, 0)
    assert best_order(face_up("A2 B3 C4"), CASES) == Best(0, (), True, 0)


def test_one_tile_in_two_combinations() -> None:
    """The column first: it turns the tile that the row does not need (W13)."""
    tiles = face_up("A2 A3 A4", "F2 .. ..", "C2 .. ..")
    assert best_order(tiles, CASES).points == 4


@pytest.mark.parametrize(
    "options",
    [
        CASES,
        RoyalOptions(),
        RoyalOptions(partial_groups=False),
        RoyalOptions(patterns="basic", partial_groups=False, crowns=[]),
        RoyalOptions(
            crowns=["A1", "A2", "B1"], crown_points="per-crown", points={3: 3, 4: 1, 5: 9}
        ),
        RoyalOptions(points={3: 1, 4: 0, 5: 0}),
    ],
)
def test_against_every_order(options: RoyalOptions) -> None:
    for seed in range(40):
        tiles = crowded(seed, 3 + seed % 3, 2)
        points, number = every_order(tiles, options)
        best = best_order(tiles, options)
        assert (best.points, -len(best.scorings)) == (points, number), tiles
        assert best.exact
        assert best.bound == points
        replayed(tiles, best, options)


def test_the_ordered_square() -> None:
    """By hand: 80 combinations, 72 points at best, and 64 if the dearest is always taken first."""
    assert len(scorings(ORDERED, CASES)) == 80
    best = best_order(ORDERED, CASES)
    assert (best.points, best.exact, best.bound) == (72, True, 72)
    assert not scorings(replayed(ORDERED, best, CASES), CASES)


@pytest.mark.parametrize("steps", [0, 1, 5, 20, 100, 1000])
def test_limits(steps: int) -> None:
    """Whatever the limit, what is found can be scored, and the bound holds."""
    best = best_order(ORDERED, CASES, steps=steps)
    assert 64 <= best.points <= 72 <= best.bound
    assert best.exact == (steps == 1000)
    if best.exact:
        assert best.bound == best.points
    replayed(ORDERED, best, CASES)


def test_no_time_at_all() -> None:
    best = best_order(ORDERED, CASES, seconds=-1)
    assert not best.exact
    assert best.points <= 72 <= best.bound


@pytest.mark.parametrize("whole", [False, True])
def test_bounds_hold(whole: bool) -> None:
    options = RoyalOptions(partial_groups=not whole)
    for seed in range(60):
        tiles = crowded(seed, 5, 6)
        exact = best_order(tiles, options)
        for steps in (0, 3):
            best = best_order(tiles, options, steps=steps)
            assert best.points <= exact.points <= best.bound
            assert not best.exact or best == exact
            replayed(tiles, best, options)
