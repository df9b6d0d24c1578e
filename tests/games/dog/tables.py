"""A table of Dog at which tests sit, click and look."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import mopsbook as mops
from mopsbook.core.state import CHANCE
from mopsbook.games.dog import look
from mopsbook.games.dog.state import DogState
from mopsbook.jupyter.session import TableSession
from mopsbook.show.scene import Affordances, Scene

SEVENS = "pieces t5 t60 h1 z / t13 t63 t16 z / t32 t33 t34 z / t48 h4 h3 z; hands 7 2 joker swap 13 9 / 2 3 / 2 / 4"


def positions(players: int, seed: int, every: int = 9, **options: Any) -> list[DogState]:
    """Positions of a random game in which somebody has to decide."""
    game = mops.game("dog", players=players, **options)
    states = mops.record(game, seed=seed, players="random").states()
    return [s for s in states if game.actor(s) not in (None, CHANCE)][::every]


def sit(tmp_path: Path, start: str, **options: Any) -> TableSession:
    game = mops.game("dog", **options)
    return TableSession(game, 1, (0,), start=game.position(start), folder=tmp_path)


def click(table: TableSession, *intents: str) -> Affordances:
    for intent in intents:
        table.handle({"kind": "intent", "rev": table.camera.rev, "move": intent})
    return look.affordances(table.view, table.camera.shots[-1].draft, table.seat)


def seen(table: TableSession) -> Scene:
    return table.camera.shots[-1].frame("dog").scene
