"""Where the games are: one folder each, found by name when it is asked for.

Ours lie in ``mopsbook/games``. Another installed package offers a game by an entry point of the group
``mopsbook.games``, which names its folder as a package::

    [project.entry-points."mopsbook.games"]
    skat = "mops_skat"
"""

from __future__ import annotations

import difflib
import warnings
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mopsbook.core.errors import MopsError, OptionError, short

if TYPE_CHECKING:
    from mopsbook.core.game import Game

GAMES = "mopsbook.games"
"""The package of our games, and the group of the entry points of others."""


@cache
def games() -> tuple[str, ...]:
    """Return the names of all games that are installed, sorted.

    A game from elsewhere that cannot be used is left out, and a warning says why.

    Examples
    --------
    >>> import mopsbook as mops
    >>> "mopsen" in mops.games()
    True
    """
    packages, problems = _others()
    for problem in problems.values():
        warnings.warn(problem, RuntimeWarning, stacklevel=2)
    return tuple(sorted((*_ours(), *packages)))


@cache
def package(game: str) -> str:
    """Return the package in which a game lies.

    Raises
    ------
    OptionError
        If there is no such game, or it cannot be used.

    Examples
    --------
    >>> package("mopsen")
    'mopsbook.games.mopsen'
    """
    if game in _ours():
        return f"{GAMES}.{game}"
    packages, problems = _others() if isinstance(game, str) else ({}, {})
    if game in packages:
        return packages[game]
    if game in problems:
        raise OptionError(problems[game])
    near = difflib.get_close_matches(game if isinstance(game, str) else "", games(), 1)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    raise OptionError(f"There is no game {short(game)}; there is {', '.join(games())}.{hint}")


@cache
def _ours() -> frozenset[str]:
    folders = (entry for entry in files(GAMES).iterdir() if entry.is_dir())
    return frozenset(f.name for f in folders if (f / "rules.toml").is_file())


@cache
def _others() -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Return the packages of games from elsewhere, and for those that cannot be used why, by name."""
    from importlib.metadata import entry_points  # slow to import, and mostly there is nothing

    found: dict[str, str] = {}
    problems: dict[str, str] = {}
    for point in entry_points(group=GAMES):
        source = f"which the package {point.dist.name if point.dist else short(point.value)} offers"
        if point.name in _ours():
            problems[point.name] = (
                f"The game {point.name!r}, {source}, has the name of a game of mopsbook and is left out."
            )
        elif point.name in found and found[point.name] != point.value:
            problems[point.name] = (
                f"The game {point.name!r}, {source}, is offered by another package as well; {found[point.name]} "
                "is used. Uninstall one of them."
            )
        elif why := _unusable(point.name, point.value):
            problems[point.name] = f"The game {point.name!r}, {source}, cannot be used: {why}"
        else:
            found[point.name] = point.value
    return found, {name: why for name, why in problems.items() if name not in found}


def _unusable(name: str, module: str) -> str:
    """Return why a package is no game; "" if it is one, as far as can be seen without running it."""
    if not name.isidentifier():
        return f"{short(name)} is no name that Python knows; take letters, digits and underscores."
    try:
        spec = find_spec(module)
    except (ImportError, ValueError) as error:
        return f"{module} cannot be imported ({error})."
    if spec is None:
        return f"there is no package {module}."
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    if not any((folder / "rules.toml").is_file() for folder in folders):
        return f"{module} holds no file rules.toml."
    return ""


def furniture(game: str, part: str) -> Any:
    """Return one module of a game's folder, such as its ``look`` or its ``voice``."""
    return import_module(f"{package(game)}.{part}")


@cache
def extra(game: str, part: str) -> Any:
    """Return one module that not every game has, such as its ``advice``; None if it has none."""
    name = f"{package(game)}.{part}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name == name:
            return None
        raise


def engine_of(game: str) -> Any:
    """Return the class of a game's engine.

    Raises
    ------
    OptionError
        If there is no such game.
    MopsError
        If it comes from elsewhere and cannot be loaded.
    """
    module = package(game)
    try:
        return import_module(f"{module}.engine").ENGINE
    except Exception as error:
        if module.startswith(f"{GAMES}."):
            raise
        raise MopsError(
            f"The game {game!r} cannot be loaded from {module}: {type(error).__name__}: {error}"
        ) from error


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

    return Game(engine_of(name)(options))
