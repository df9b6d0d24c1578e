"""Parts of a move that needs several clicks, such as picking a card, before the move is made."""

from __future__ import annotations

from typing import Any

from mopsbook.core.errors import IllegalMove, NotationError
from mopsbook.core.game import Game
from mopsbook.core.state import State
from mopsbook.core.verdict import Violation
from mopsbook.show.look import look_of
from mopsbook.show.scene import Action

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
    look, view = look_of(game.name), game.observe(state, seat)
    offered = look.affordances(view, draft, seat)
    if intent in offered.refused:
        wrong = offered.refused[intent]
        raise IllegalMove(intent, tuple(Violation(game.rules[v.rule], v.facts) for v in wrong))
    after = offered.picks.get(intent)
    if after:
        for action in look.affordances(view, after, seat).actions:
            violations = _violations(game, state, view, action) if action.kind == "main" else ()
            if violations:
                raise IllegalMove(action.move, violations)
    return after


def _violations(
    game: Game[Any, Any], state: State, view: State, action: Action
) -> tuple[Violation, ...]:
    try:
        move = game.move(action.move, view)  # the view is enough to read a move
    except NotationError:  # what is done in haste becomes a move only when it is done
        return ()
    return game.check(state, move)
