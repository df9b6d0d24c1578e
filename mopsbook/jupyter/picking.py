"""Parts of a move that needs several clicks, such as picking a card, before the move is made."""

from __future__ import annotations

from typing import Any

from mopsbook.core import registry
from mopsbook.core.errors import IllegalMove
from mopsbook.core.game import Game
from mopsbook.core.state import State
from mopsbook.core.verdict import Violation

Draft = tuple[str, ...]
"""What has been picked so far."""


def picked(
    game: Game[Any, Any], state: State, seat: int, draft: Draft, intent: str
) -> Draft | None:
    """Return what is picked after a click; None if a click of that kind picks nothing.

    Raises
    ------
    IllegalMove
        If the move could not be made with it.
    """
    look, view = registry.furniture(game.name, "look"), game.observe(state, seat)
    offered = look.affordances(view, draft, seat)
    if intent in offered.refused:
        wrong = offered.refused[intent]
        raise IllegalMove(intent, tuple(Violation(game.rules[v.rule], v.facts) for v in wrong))
    after: Draft | None = offered.picks.get(intent)
    if after:
        for action in look.affordances(view, after, seat).actions:
            # the view is enough to read a move
            violations = action.kind == "main" and game.check(state, game.move(action.move, view))
            if violations:
                raise IllegalMove(action.move, violations)
    return after
