"""Tables without Jupyter at which tests sit, send messages, click and look; by default of Mopsen for three."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.core.state import CHANCE
from mopsbook.jupyter.session import TableSession
from mopsbook.show.look import look_of
from mopsbook.show.scene import Affordances, Scene
from mopsbook.teach.words import Teller

GAME = mops.game("mopsen", players=3)
TRICK = "trick 0:R6; hands R5 B1 Y9 / R2 B9 Y3 / B8 Y1 C2; stack B3 B4 B5"
EXCHANGE = (
    "phase redraw; stack Y9 Y10 Y11 B9; hands R1 R16 B5 B6 Y1 Y2 C1 C8 / R2 R3 R4 R5 R6 R7 R8 R9 / "
    "B7 B8 B10 B11 B12 B13 B14 B15"
)


def sit(tmp_path: Path, seats=(1,), start: str | None = TRICK, game=GAME, **options):
    position = game.position(start) if start else None
    return TableSession(
        game, options.pop("seed", 7), seats, start=position, folder=tmp_path, **options
    )


def send(table: TableSession, kind: str, **fields) -> None:
    table.handle({"kind": kind, "rev": table.camera.rev, **fields})


def notice(table: TableSession):
    return table.camera.shots[-1].notice


def told(table: TableSession, lang: str = "en") -> str:
    teller = Teller(table.game.name, lang, table.names)
    return " ".join(teller.tell(text.id, text.facts) for text in notice(table).texts)


def frozen(table: TableSession):
    """Everything that a refused message must leave as it is."""
    return table.state, table.trace.moves, table.can, table.camera.shots[-1].draft


def positions(game: Game[Any, Any], seed: int, every: int) -> list[Any]:
    """Positions of a random game in which somebody has to decide."""
    states = mops.record(game, seed=seed, players="random").states()
    return [s for s in states if game.actor(s) not in (None, CHANCE)][::every]


def click(table: TableSession, *intents: str) -> Affordances:
    """Click on things and buttons one after the other; what can be clicked then."""
    for intent in intents:
        send(table, "intent", move=intent)
    draft = table.camera.shots[-1].draft
    return look_of(table.game.name).affordances(table.view, draft, table.seat)


def seen(table: TableSession) -> Scene:
    """What the person at the table sees."""
    return table.camera.shots[-1].frame(table.game.name).scene
