"""Full squares of Mops Royal: everything that can be scored, and the best order to score it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import product
from random import Random
from statistics import mean, median
from typing import Any, NamedTuple

from benchmarks.figure import Figure

LIMIT = 1.0
"""Milliseconds for all scorings of a square."""
SECONDS = 10.0
"""How long an order is searched for at most."""
RANDOM, PLAYED, CLIMBED = 300, 40, 4
CLIMB = 4000

Square = dict[tuple[int, int], str]


class Solved(NamedTuple):
    """What the search has found for one square."""

    scorings: int
    points: int
    exact: bool
    seconds: float


def laid(tiles: list[str]) -> Square:
    """Return a square, row by row."""
    return {(n // 5, n % 5): tile for n, tile in enumerate(tiles[:25])}


def shuffled(rng: Random) -> list[str]:
    """Return a set of tiles in any order."""
    tiles = [colour + number for colour, number in product("ABCDEF", "123456")]
    rng.shuffle(tiles)
    return tiles


def played(seed: int) -> Square:
    """Return a square as it arises where neighbours are sought."""
    import mopsbook as mops

    trace = mops.record(mops.game("mops_royal", variant_final=True), seed, "simple")
    states: tuple[Any, ...] = trace.states()
    full = next(state for state in states if state.phase == "final")
    return dict(full.boards[0].face_up())


def climbed(seed: int, options: Any) -> Square:
    """Return a square with as many scorings as swapping tiles leads to."""
    from mopsbook.games.mops_royal.scorings import scorings

    rng = Random(seed)
    tiles = shuffled(rng)
    most = len(scorings(laid(tiles), options))
    for _ in range(CLIMB):
        a, b = rng.randrange(25), rng.randrange(36)
        tiles[a], tiles[b] = tiles[b], tiles[a]
        count = len(scorings(laid(tiles), options))
        if count < most:
            tiles[a], tiles[b] = tiles[b], tiles[a]
        most = max(most, count)
    return laid(tiles)


def solved(square: Square, options: Any) -> Solved:
    """Search for the best order."""
    from mopsbook.games.mops_royal.best import best_order
    from mopsbook.games.mops_royal.scorings import scorings

    start = time.perf_counter()
    best = best_order(square, options, SECONDS)
    taken = time.perf_counter() - start
    return Solved(len(scorings(square, options)), best.points, best.exact, taken)


def summed_up(found: list[Solved]) -> dict[str, float]:
    """Return what a reader wants to know of several searches."""
    return {
        "squares": len(found),
        "scorings": mean(one.scorings for one in found),
        "points": mean(one.points for one in found),
        "exact": sum(one.exact for one in found) / len(found),
        "median s": median(one.seconds for one in found),
        "longest s": max(one.seconds for one in found),
    }


def measure() -> Iterator[Figure]:
    """Look at random squares; the ones that are harder are told beside them."""
    import mopsbook as mops
    from mopsbook.games.mops_royal.scorings import scorings

    options, basic = (mops.game("mops_royal", patterns=p).options for p in ("printed", "basic"))
    squares = [laid(shuffled(Random(seed))) for seed in range(RANDOM)]
    taken = []
    for square in squares:
        start = time.perf_counter()
        scorings(square, options)
        taken.append(1000 * (time.perf_counter() - start))
    yield Figure(
        "all scorings of a random full square", median(taken), LIMIT, "ms", "the limit", 1.0,
        more={"longest": max(taken)},
    )  # fmt: skip
    found = [solved(square, options) for square in squares]
    ordered = laid([c + n for c in "ABCDE" for n in "12345"])
    harder = {
        "as played": [solved(played(seed), options) for seed in range(PLAYED)],
        "ordered": [solved(ordered, options)],
        "climbed": [solved(climbed(seed, options), options) for seed in range(CLIMBED)],
        "climbed, basic set": [solved(climbed(seed, basic), basic) for seed in range(CLIMBED)],
    }
    more = {"random": found} | harder
    yield Figure(
        f"random full squares solved exactly within {SECONDS:g} s",
        sum(one.exact for one in found), len(found), "squares", "all", 1.0, ">=",
        more={name: summed_up(some) for name, some in more.items()},
    )  # fmt: skip
    yield Figure(
        "best order on a random full square", 1000 * median(one.seconds for one in found),
        1000 * SECONDS, "ms", "the limit", 1.0,
    )  # fmt: skip
