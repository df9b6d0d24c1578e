"""Random decisions a second, the list of legal moves included, against RLCard's uno."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from statistics import median

from benchmarks.figure import Figure

SLICE = 1.0
ROUNDS = 9


def mopsen() -> Callable[[], None]:
    """Return a function that takes one random decision of a seat in an endless row of games."""
    import mopsbook as mops

    g = mops.game("mopsen", players=4)
    pick = random.Random(7).choice
    state = g.start(seed=7)

    def decide() -> None:
        nonlocal state
        moves = g.legal(state)
        while not (
            moves and moves[0].player is not None
        ):  # the table deals on, or the game is over
            state = g.play(state, moves[0]).after if moves else g.start(seed=7)
            moves = g.legal(state)
        state = g.play(state, pick(moves)).after

    return decide


def uno() -> Callable[[], None]:
    """Return the same for RLCard's uno at game level, as it comes."""
    try:
        from rlcard.games.uno.game import UnoGame
    except ImportError:
        raise SystemExit(
            "The yardstick is missing. Run: nox -s bench, or: pip install rlcard==1.2.0"
        ) from None
    pick = random.Random(7).choice
    game = UnoGame()
    game.init_game()

    def decide() -> None:
        nonlocal game
        if game.is_over():
            game = UnoGame()
            game.init_game()
        game.step(pick(game.get_legal_actions()))

    return decide


def per_second(decide: Callable[[], None]) -> float:
    """Return how many decisions were taken a second, over a slice of time."""
    done, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < SLICE:
        for _ in range(100):
            decide()
        done += 100
    return done / elapsed


def measure() -> Iterator[Figure]:
    """Compare in turns."""
    players = {"ours": mopsen(), "yardstick": uno()}
    rates: dict[str, list[float]] = {who: [] for who in players}
    for _ in range(ROUNDS):
        for who, decide in players.items():
            rates[who].append(per_second(decide))
    yield Figure(
        "random Mopsen decisions", median(rates["ours"]), median(rates["yardstick"]), "/s",
        "RLCard 1.2.0 uno", 1.0, ">=", more={"runs": rates, "aim": 2.0},
    )  # fmt: skip
