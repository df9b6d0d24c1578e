"""Where the games are: one folder each, found by name when it is asked for.

Ours lie in ``mopsbook/games``. Another installed package offers a game by an entry point of the group
``mopsbook.games``, which names its folder as a package::

    [project.entry-points."mopsbook.games"]
    skat = "mops_skat"
"""

from __future__ import annotations

import re
import sys
import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from mopsbook.core.errors import MopsError, OptionError, short
from mopsbook.core.hints import near

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
        warnings.warn(str(problem), RuntimeWarning, stacklevel=2)
    return tuple(sorted((*_ours(), *packages)))


def look_again() -> None:
    """Forget which games there are: a package was installed since they were asked for.

    Examples
    --------
    >>> look_again()
    """
    for known in (games, _others, rule_prefixes):
        known.cache_clear()


def package(game: str) -> str:
    """Return the package in which a game lies.

    Raises
    ------
    OptionError
        If there is no such game, or it cannot be used.

    Examples
    --------
    >>> package("mopsen"), package("Miau! Miau!")
    ('mopsbook.games.mopsen', 'mopsbook.games.miau_miau')
    """
    if isinstance(game, str):
        if game in _ours():
            return f"{GAMES}.{game}"
        packages, problems = _others()
        if game in packages:
            return packages[game]
        if game in problems:
            raise problems[game]
        spelt = re.sub(r"\W+", "_", game.lower()).strip("_")  # as its title is written
        if spelt in games():
            return package(spelt)
    raise OptionError("no-game", game=short(game), games=games(), hint=near(game, games()))


@cache
def rule_prefixes() -> Mapping[str, str]:
    """Return the games by what the ids of their rules begin with.

    Examples
    --------
    >>> rule_prefixes()["motte"]
    'mogel_motte'
    """
    found = {}
    for game in games():
        # the first id says it; a rule book is long, and a game is loaded when it is played
        rules = (files(package(game)) / "rules.toml").read_text("utf-8")
        if first := re.search(r'^\["?([\w-]+)\.', rules, re.MULTILINE):
            found[first[1]] = game
    return found


@cache
def _ours() -> frozenset[str]:
    folders = (entry for entry in files(GAMES).iterdir() if entry.is_dir())
    return frozenset(f.name for f in folders if (f / "rules.toml").is_file())


@cache
def _others() -> tuple[Mapping[str, str], Mapping[str, OptionError]]:
    """Return the packages of games from elsewhere, and for those that cannot be used why, by name."""
    from importlib.metadata import entry_points  # slow to import, and mostly there is nothing

    found: dict[str, str] = {}
    problems: dict[str, OptionError] = {}
    for point in entry_points(group=GAMES):
        name, module = point.name, point.value
        told, source = short(name), point.dist.name if point.dist else short(module)
        if name in _ours():
            problems[name] = OptionError("game-ours", game=told, source=source)
        elif found.get(name, module) != module:
            problems[name] = OptionError("game-twice", game=told, source=source, used=found[name])
        elif not name.isidentifier():
            problems[name] = OptionError("game-name", game=told, source=source)
        elif not _is_game(module):
            problems[name] = OptionError("game-nothing", game=told, source=source, module=module)
        else:
            found[name] = module
    return found, {name: why for name, why in problems.items() if name not in found}


def _is_game(module: str) -> bool:
    """Say whether a package is a game, as far as can be seen without running it."""
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):
        return False
    folders = spec.submodule_search_locations if spec is not None else None
    return any((Path(folder) / "rules.toml").is_file() for folder in folders or ())


def game_module(game: str, part: str) -> Any:
    """Return one module of a game's folder, such as its ``look`` or its ``voice``."""
    return import_module(f"{package(game)}.{part}")


@cache
def optional_module(game: str, part: str) -> Any:
    """Return one module that not every game has, such as its ``advice``; None if it has none."""
    name = f"{package(game)}.{part}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name == name:
            return None
        raise


def modules(part: str) -> Iterator[Any]:
    """Yield one module of every game that has it, ours first: what they name, no other game takes from them.

    A game from elsewhere whose module cannot be loaded is left out, and a warning says why.

    Examples
    --------
    >>> "mopsbook.games.mopsen.thumb" in [module.__name__ for module in modules("thumb")]
    True
    """
    # those that are loaded come before the others, which need not be if what is sought is found
    for game in sorted(games(), key=lambda g: (g not in _ours(), package(g) not in sys.modules)):
        try:
            module = optional_module(game, part)
        except Exception as error:
            if game in _ours():
                raise
            warnings.warn(str(_broken(game, error)), RuntimeWarning, stacklevel=3)
        else:
            if module is not None:
                yield module


def engine_of(game: str) -> Any:
    """Return the class of a game's engine.

    Raises
    ------
    OptionError
        If there is no such game.
    MopsError
        If it comes from elsewhere and cannot be loaded.
    """
    try:
        return game_module(game, "engine").ENGINE
    except OptionError:
        raise
    except Exception as error:
        if game in _ours():
            raise
        raise _broken(game, error) from error


def _broken(game: str, error: Exception) -> MopsError:
    """Return what is said of a game from elsewhere that cannot be loaded."""
    return MopsError(
        "game-broken",
        game=short(game),
        module=package(game),
        kind=type(error).__name__,
        problem=str(error),
    )
