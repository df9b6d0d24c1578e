"""Positions and steps of Mogel-Motte that the tests of its look share."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.games.mogel_motte.state import MotteState

OPTIONS: list[dict[str, Any]] = [
    *({"players": players} for players in (3, 4, 5)),
    {"players": 3, "ant_pick": "choice", "race_cards": "number_or_action", "voluntary_draw": True},
    {"players": 4, "caught_window": "until_next_turn", "penalty_moth": True, "race_active": False},
    {"players": 3, "cheat_time": "turns", "moth_value": "transparent", "last_card_gift": "kept"},
]
HANDS = "hands N2 N2 S4 N5 M3 Q2 C4 A2 / N4 N1 / N2 N5 M2 C3 / M1 N1 N4"
GAMES = [mops.game("mogel_motte", **options) for options in OPTIONS]
START = f"guard 2; discard N1 N2 S1 N3; draw N1 N2 N5; {HANDS}"
"""Seat 0 is on turn, seat 2 is the guard."""
GAME = mops.game("mogel_motte", players=4)


def start() -> MotteState:
    return GAME.position(START)


def steps(*moves: str) -> list[Any]:
    return mops.record(GAME, start=start(), moves=moves).steps()


@cache
def wild(game: Game[Any, Any]) -> list[Any]:
    """Steps of a random game in which a move in three is one that nobody waits for."""
    rng, state, made = Random(2), game.start(seed=2), []
    while game.actor(state) is not None and len(made) < 250:
        some = game.interrupts(state) if rng.random() < 0.3 else ()
        moves = some or game.legal(state) or (game.engine.chance(state, rng),)
        made.append(game.apply(state, rng.choice(moves)))
        state = made[-1].after
    return made
