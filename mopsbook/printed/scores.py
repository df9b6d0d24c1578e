"""A sheet on which the scores of a game are written down."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from mopsbook.core.game import Game
from mopsbook.printed.page import ruled
from mopsbook.record.trace import record
from mopsbook.teach.words import say

GAMES = 10
"""So many games can be written down where each has one result."""
SEED = 7
"""Of the game from which it is seen how many rounds there are, and by which rules it ends."""


def scores(game: Game[Any, Any], lang: str) -> Iterator[str]:
    """Yield a table with a column for each player and a row for each round, and the rules that count.

    What there is to be written down is seen from a game that is played to its end.
    """
    played = record(game, SEED, "simple")
    rounds = max((getattr(step.after, "round", 0) for step in played.steps()), default=0)
    head, rows = (
        ("print-round", rounds) if hasattr(played.last, "round_scores") else ("print-game", GAMES)
    )
    seats = range(game.players)
    empty = "<td></td>" * len(seats)
    yield "<table><thead><tr><th></th>" + "<th></th>" * len(seats) + "</tr></thead><tbody>"
    for number in range(1, rows + 1):
        yield f"<tr><th>{escape(say(head, lang, {'number': number}))}</th>{empty}</tr>"
    yield f"</tbody><tfoot><tr><th>{escape(say('print-total', lang))}</th>{empty}</tr></tfoot></table>"
    end = game.outcome(played.last)
    chapter = game.rules[end.rules[0]].chapter if end else None
    counted = [
        rule
        for rule in game.rules.values()
        if rule.chapter == chapter and rule.status not in ("silent", "technical")
    ]
    shape = "columns two" if len(counted) > 2 else ""
    yield f'<div class="{shape}">' + "".join(ruled(rule, lang) for rule in counted) + "</div>"
