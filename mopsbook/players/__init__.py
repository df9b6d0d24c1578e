"""Players that decide by their own view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game
from mopsbook.core.plain import integer
from mopsbook.players.base import Player
from mopsbook.players.bots import Bots
from mopsbook.players.chooser import RandomPlayer, SimplePlayer
from mopsbook.players.search import SearchPlayer

KINDS: dict[str, type[Player]] = {
    "random": RandomPlayer, "simple": SimplePlayer, "search": SearchPlayer,
}  # fmt: skip


def player(kind: str | Player) -> Player:
    """Return a player by its name; a player object is passed through.

    Raises
    ------
    OptionError
        If there is no player of that name.

    Examples
    --------
    >>> player("random")
    RandomPlayer()
    """
    if isinstance(kind, Player):
        return kind
    if isinstance(kind, str) and kind in KINDS:
        return KINDS[kind]()
    raise OptionError("no-player", kind=short(kind), kinds=KINDS)


def seated(
    players: str | Player | Sequence[str | Player], game: Game[Any, Any]
) -> tuple[Player, ...]:
    """Return a player for each seat of a game.

    Parameters
    ----------
    players : str, Player, or a sequence of one for each seat
        What :func:`player` takes; one alone plays all seats.
    game : Game
        The game.

    Raises
    ------
    OptionError
        If it is none of these.
    """
    seats, number = game.players, integer(players)
    if isinstance(number, int) and not isinstance(number, bool):
        raise OptionError("players-number", game=game.name, players=number)
    if isinstance(players, str | Player):
        players = [players] * seats
    if not isinstance(players, Sequence):
        raise OptionError("players-list", seats=seats, players=short(players))
    if len(players) != seats:
        raise OptionError("players-count", seats=seats, players=len(players))
    return tuple(player(kind) for kind in players)


__all__ = [
    "KINDS", "Bots", "Player", "RandomPlayer", "SearchPlayer", "SimplePlayer", "player", "seated",
]  # fmt: skip
