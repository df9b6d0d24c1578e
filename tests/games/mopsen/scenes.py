"""Positions of Mopsen that are looked at and pressed in tests."""

from __future__ import annotations

import mopsbook as mops

PLAYERS = (3, 4, 5)
TRACES = [mops.record(mops.game("mopsen", players=n), seed=n) for n in PLAYERS]
STATES = [state for trace in TRACES for state in trace.states()[::3]]


def pinching():
    """Return a game, and a step that completes a trick of it."""
    game = mops.game("mopsen", players=4)
    state = game.position(
        "pecking B Y C R; hands R2 B4 / B5 Y6 / R3 B7 / C4 B1; trick 1:R9 2:R14 3:B3"
    )
    return game, game.play(state, "0 play R2")
