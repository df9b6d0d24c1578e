"""Random decisions a second, the list of legal moves included, against games of other libraries."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from statistics import median
from typing import NamedTuple

from benchmarks.figure import Figure

SLICE = 1.0
ROUNDS = 9

Decide = Callable[[], None]
"""Takes one random decision of a seat in an endless row of games."""


class Race(NamedTuple):
    """A game of ours and the game of another library that it is measured against."""

    game: str
    library: str
    yardstick: str
    bar: float
    aim: float
    players: int = 4
    interrupts: bool = False


EIGHTS = "crazy_eights(players=4,use_special_cards=True)"
RACES = (
    Race("mopsen", "rlcard", "uno", bar=1.0, aim=2.0),
    Race("dog", "open_spiel", "maedn(players=4)", bar=0.05, aim=0.15),
    Race("mops_royal", "rlcard", "uno", bar=0.3, aim=1.0, players=2),
    Race("mogel_motte", "rlcard", "uno", bar=0.5, aim=1.0, interrupts=True),
    Race("miau_miau", "open_spiel", EIGHTS, bar=0.15, aim=0.4),
    Race("miau_miau", "rlcard", "uno", bar=1.0, aim=2.0),
)


def ours(game: str, players: int, interrupts: bool) -> Decide:
    """Decide in a game of ours, out of turn as well if it has moves that interrupt."""
    import mopsbook as mops

    g = mops.game(game, players=players)
    rng = random.Random(7)
    state = g.start(rng)

    def decide() -> None:
        nonlocal state
        moves = g.legal(state)
        while not (moves and moves[0].player is not None):
            # the table deals on, or the game is over
            state = g.play(state, moves[0], rng).after if moves else g.start(rng)
            moves = g.legal(state)
        if interrupts:
            moves += g.interrupts(state)
        state = g.play(state, rng.choice(moves), rng).after

    return decide


def rlcard(name: str) -> Decide:
    """Decide in a game of RLCard at game level, as it comes."""
    make = import_module(f"rlcard.games.{name}").Game
    pick = random.Random(7).choice
    game = make()
    game.init_game()

    def decide() -> None:
        nonlocal game
        if game.is_over():
            game = make()
            game.init_game()
        game.step(pick(game.get_legal_actions()))

    return decide


def open_spiel(name: str) -> Decide:
    """Decide in a game of OpenSpiel through its Python interface."""
    import pyspiel

    game = pyspiel.load_game(name)
    pick = random.Random(7).choice
    state = game.new_initial_state()

    def decide() -> None:
        nonlocal state
        while state.is_terminal() or state.is_chance_node():
            if state.is_terminal():
                state = game.new_initial_state()
            else:
                outcome, _ = pick(state.chance_outcomes())
                state.apply_action(outcome)
        state.apply_action(pick(state.legal_actions()))

    return decide


LIBRARIES: dict[str, Callable[[str], Decide]] = {"rlcard": rlcard, "open_spiel": open_spiel}


def yardstick(race: Race) -> Decide:
    """Decide in the other library's game."""
    try:
        return LIBRARIES[race.library](race.yardstick)
    except ImportError:
        raise SystemExit(
            f"The yardstick {race.library} is missing. Run: nox -s bench, or install it with pip."
        ) from None


def per_second(decide: Decide) -> float:
    """Return how many decisions were taken a second, over a slice of time."""
    done, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < SLICE:
        for _ in range(100):
            decide()
        done += 100
    return done / elapsed


def measure() -> Iterator[Figure]:
    """Compare in turns, so that a slow moment of the machine meets both alike."""
    for race in RACES:
        players = {
            "ours": ours(race.game, race.players, race.interrupts),
            "yardstick": yardstick(race),
        }
        rates: dict[str, list[float]] = {who: [] for who in players}
        for _ in range(ROUNDS):
            for who, decide in players.items():
                rates[who].append(per_second(decide))
        yield Figure(
            f"random decisions in {race.game}", median(rates["ours"]), median(rates["yardstick"]), "/s",
            f"{race.library} {version(race.library)} {race.yardstick}", race.bar, ">=",
            more={"runs": rates, "aim": race.aim},
        )  # fmt: skip
