"""How many lines of moves there are from positions, to some depth: one file of TOML for each game.

For each position a file holds ``options``, ``position`` and ``counts``, one number for each depth::

    [name]                             # why it is counted stands beside it
    options = { players = 3 }          # if not the usual ones
    position = "hands R5 / R2 / B8"
    counts = [1, 1, 1]

A line is a sequence of moves, interruptions included. What chance brings in between is drawn from the
seed 0, so that a line goes on after a deal; one that ends with the game has no continuation.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection
from pathlib import Path
from random import Random
from typing import Any

import mopsbook as mops
from mopsbook.core.game import Game
from tests.playing import facts_of

FOLDER = Path(__file__).parent

Moves = Callable[[Game[Any, Any], Any], Collection[Any]]


def entries(game: str) -> dict[str, dict[str, Any]]:
    """Return the positions of a game by name."""
    return tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))


def begun(name: str, entry: dict[str, Any]) -> tuple[Game[Any, Any], Any]:
    """Return the game and the position of an entry."""
    game = mops.game(name, **entry.get("options", {}))
    return game, game.position(entry["position"])


def count(game: Game[Any, Any], state: Any, depth: int, moves: Moves) -> int:
    """Return how many lines of `depth` moves there are."""
    found = moves(game, state)
    if depth == 1:
        return len(found)
    return sum(count(game, game.play(state, move, 0).after, depth - 1, moves) for move in found)


def listed(game: Game[Any, Any], state: Any) -> Collection[Any]:
    """Return the moves that the game lists."""
    return (*game.legal(state), *game.interrupts(state))


def tried(game: Game[Any, Any], state: Any) -> Collection[Any]:
    """Return those of all moves that somebody could mean which break no rule; no list is looked at."""
    meant = dict.fromkeys(facts_of(game.name).universe(state, Random(0)))
    return [move for move in meant if not game.check(state, move)]
