"""The distinct outcomes of a seven in Dog, in the worst position that a search finds."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import median
from typing import Any, NamedTuple

from benchmarks.figure import Figure

LIMIT = 20.0
PLAYERS = (2, 3, 4, 5, 6)
READINGS: tuple[dict[str, str], ...] = (
    {"home_entry": "forced"},
    {"foreign_start_block": "on"},
    {"seven_repeat": "off"},
    {"home_entry": "forced", "foreign_start_block": "on", "seven_repeat": "off"},
)
"""The readings of the rules under which a seven is searched in another way."""
TRIED, KEPT, RUNS = 150, 10, 9


class Found(NamedTuple):
    """How long the outcomes of a position took; compared by that."""

    ms: float
    outcomes: int
    position: str
    options: dict[str, Any]


def crowded(game: Any, rng: Random) -> Any:
    """Return a position with four or five own pieces on the loop, two near home, prey before them."""
    board, count = game.options.board, game.options.piece_count
    free = set(board.fields())

    def put(field: int) -> int:
        while field not in free:
            field = board.ahead[field][0]
        free.remove(field)
        return field

    behind, anywhere = board.behind[board.starts[0]], rng.randrange(board.length)
    spread = rng.choice((8, 12, 20, board.length))
    rest = [(anywhere + rng.randrange(spread)) % board.length for _ in range(count - 2)]
    own = [put(field) for field in (*rng.choices(behind[:6], k=2), *rest)]
    prey = [
        [put(board.ahead[rng.choice(own)][rng.randrange(7)]) for _ in range(count)]
        for _ in range(game.players - 1)
    ]
    pieces = {str(seat): [f"t{f}" for f in row] for seat, row in enumerate([own, *prey])}
    return game.position({"pieces": pieces, "turn": 0, "hand": ["7"]})


def milliseconds(
    act: Callable[[], Any], runs: int, of: Callable[[list[float]], float] = median
) -> float:
    """Return how long something takes: the median, or what else is chosen, of so many times."""
    taken = []
    for _ in range(runs):
        start = time.perf_counter()
        act()
        taken.append(time.perf_counter() - start)
    return 1000 * of(taken)


def timed(
    position: str, options: dict[str, Any], runs: int, of: Callable[[list[float]], float] = min
) -> Found:
    """Time the list of legal moves, which for a hand of a seven is that of its outcomes."""
    import mopsbook as mops

    game = mops.game("dog", **options)
    # another position each time, or the game would remember the list
    fresh = iter([game.position(position) for _ in range(runs)])
    ms = milliseconds(lambda: game.legal(next(fresh)), runs, of)
    return Found(ms, len(game.legal(game.position(position))), position, options)


def worst(readings: Sequence[dict[str, str]]) -> Found:
    """Return the position that takes longest among many, whatever the number of players."""
    import mopsbook as mops

    found: list[Found] = []
    for options in [{"players": n} | reading for n in PLAYERS for reading in readings]:
        game, rng = mops.game("dog", **options), Random(7)
        tried = [timed(str(crowded(game, rng)), options, 1) for _ in range(TRIED)]
        slow = sorted(tried, key=lambda one: one.ms)[-KEPT:]
        found += [timed(one.position, options, RUNS) for one in slow]
    # found by the shortest times, for which the machine's slow moments count least
    slowest = max(found, key=lambda one: one.ms)
    return timed(slowest.position, slowest.options, RUNS, median)


def tried_out(found: Found) -> float:
    """Return how long the tests' slow twin takes, which tries all portions in all orders."""
    import mopsbook as mops
    from tests.games.dog import boards, brute

    world = brute.world(**found.options)
    board = boards.twin(mops.game("dog", **found.options).position(found.position))
    count = len(brute.outcomes(world, board, 0, "7"))
    if count != found.outcomes:
        raise SystemExit(f"{found.outcomes} outcomes are listed of {count}: {found.position}")
    return milliseconds(lambda: brute.outcomes(world, board, 0, "7"), RUNS)


def measure() -> Iterator[Figure]:
    """Search among the usual readings and among others."""
    usual, other = worst([{}]), worst(READINGS)
    for name, found in (("worst seven", usual), ("worst seven, other readings", other)):
        more = found._asdict()
        yield Figure(name, found.ms, LIMIT, "ms", "the limit", 1.0, more=more)
    yield Figure(
        "worst seven, by search or by trying", usual.ms, tried_out(usual), "ms",
        "all portions in all orders", 0.2,
    )  # fmt: skip
