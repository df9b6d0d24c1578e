"""Where the games are: one folder each, found by name when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from mopsbook.core.errors import OptionError, short
from mopsbook.core.hints import near
from mopsbook.core.reading import plain

if TYPE_CHECKING:
    from mopsbook.core.game import Game

GAMES = "mopsbook.games"


@cache
def games() -> tuple[str, ...]:
    """Return the names of all games that are installed, sorted.

    Examples
    --------
    >>> import mopsbook as mops
    >>> "mopsen" in mops.games()
    True
    """
    folders = (entry for entry in files(GAMES).iterdir() if entry.is_dir())
    return tuple(sorted(f.name for f in folders if (f / "rules.toml").is_file()))


def furniture(game: str, part: str) -> Any:
    """Return one module of a game's folder, such as its ``look`` or its ``voice``."""
    known_game(game)
    return import_module(f"{GAMES}.{game}.{part}")


@cache
def extra(game: str, part: str) -> Any:
    """Return one module that not every game has, such as its ``advice``; None if it has none."""
    try:
        return furniture(game, part)
    except ModuleNotFoundError as error:
        if error.name == f"{GAMES}.{game}.{part}":
            return None
        raise


def known_game(name: str) -> None:
    """Refuse a name that is no installed game."""
    if not isinstance(name, str) or name not in games():
        raise OptionError("no-game", game=short(name), games=games(), hint=near(name, games()))


def game(name: str, **options: Any) -> Game[Any, Any]:
    """Return a game under the given options.

    Parameters
    ----------
    name : str
        One of :func:`games`.
    **options
        ``players`` and the options named in the game's rules; each has a default.

    Raises
    ------
    OptionError
        If there is no such game, option, value or number of players.

    Examples
    --------
    >>> import mopsbook as mops
    >>> mops.game("mopsen", players=3, pinch="may")
    <Game mopsen: players=3, pinch='may'>
    """
    return game_with(name, options)


def game_with(name: str, options: Mapping[str, Any]) -> Game[Any, Any]:
    """Return a game under options that come from elsewhere, and so may have any names."""
    from mopsbook.core.game import Game  # here because Game needs State, which needs this module

    known_game(name)
    given = {}
    for option, value in options.items():
        try:
            given[option] = plain(value, OptionError)
        except OptionError as error:
            raise OptionError("option-so", option=short(option), game=name, problem=error) from None
    return Game(import_module(f"{GAMES}.{name}.engine").ENGINE(given))
