"""Players that decide by their own view alone."""

from __future__ import annotations

from mopsbook.core.errors import OptionError
from mopsbook.players.base import Player
from mopsbook.players.chooser import RandomPlayer, SimplePlayer

KINDS: dict[str, type[Player]] = {"random": RandomPlayer, "simple": SimplePlayer}


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
    raise OptionError(
        f"There is no player {kind!r}; there is {', '.join(KINDS)}, or an object with a method "
        "choose(view, legal, rng)."
    )


__all__ = ["KINDS", "Player", "RandomPlayer", "SimplePlayer", "player"]
