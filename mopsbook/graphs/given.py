"""What a graph is made of: a game, or a position and a hand in it; anything else is refused."""

from __future__ import annotations

from typing import Any, TypeVar

from mopsbook.core.errors import PositionError, short
from mopsbook.core.game import Game, game_of
from mopsbook.core.state import HIDDEN, State

S = TypeVar("S", bound=State)


def position_of(kind: type[S], state: object) -> S:
    """Return a position of a kind, which is that of a game, or refuse what is none."""
    if isinstance(state, kind):
        return state
    raise PositionError("no-position-of", state=_kind(state), game=kind.GAME)


def hand_of(kind: type[S], state: object, seat: int | None) -> tuple[S, int]:
    """Return a position of a game, and whose hand in it is looked at: by default that of the seat in turn.

    Raises
    ------
    PositionError
        If that hand cannot be seen.
    """
    position: Any = position_of(kind, state)
    owner: int = position.turn if seat is None else game_for(kind, position).seat(seat)
    if not position.hands[owner] or HIDDEN in position.hands[owner]:
        raise PositionError("no-hand-seen", owner=owner)
    return position, owner


def game_for(kind: type[S], where: object) -> Game[S, Any]:
    """Return a game with such positions, or that of a position; refuse what is neither."""
    if isinstance(where, Game) and where.engine.state_type is kind:
        return where
    if isinstance(where, kind):
        return game_of(where)
    raise PositionError("neither-game-nor-position", where=_kind(where), game=kind.GAME)


def _kind(what: object) -> str:
    # a position would be told as its whole picture
    return type(what).__name__ if isinstance(what, State) else short(what)
