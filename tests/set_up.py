"""Positions that somebody has set up: those of the worked cases and of the examples."""

from __future__ import annotations

from typing import Any

import mopsbook as mops
from mopsbook.cases.run import begun
from mopsbook.core.game import Game
from mopsbook.teach.examples import example
from tests.test_cases import RULE_CASES

Begun = tuple[Game[Any, Any], Any]


def set_up(name: str) -> list[Begun]:
    """Return games with positions of one of their cases or examples, each once."""
    found: dict[Begun, None] = {}
    for case in RULE_CASES[name]:
        game, source, _ = begun(name, case.data)
        found[game, game.position(source)] = None
    usual = mops.game(name)
    for rule in usual.rules:
        shown = example(usual, rule)
        if shown is not None:
            found |= dict.fromkeys((shown.trace.game, state) for state in shown.trace.states())
    return list(found)
