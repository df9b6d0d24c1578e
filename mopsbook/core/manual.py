"""How positions and moves of the game at hand are written: what ``?`` and ``help`` tell.

A game's examples stand in its ``notation.toml``, the words on them in ``words/notation.<language>.toml``;
what several games have in common stands with the core.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache, update_wrapper
from importlib.resources import files
from inspect import getdoc
from types import FunctionType, MethodType
from typing import Any, TypeVar, cast

from mopsbook.core.registry import engine_of, package
from mopsbook.core.settings import spoken
from mopsbook.core.words import sentence

NAME = "notation.toml"
Method = TypeVar("Method", bound=Callable[..., Any])


@cache
def examples(game: str) -> dict[str, Any]:
    """Return the examples of a game: a ``position``, and one for each of its ``fields`` and ``moves``.

    Examples
    --------
    >>> examples("mopsen")["moves"]["play"]
    '1 play B3'
    """
    return tomllib.loads((files(package(game)) / NAME).read_text("utf-8"))


@cache
def words(game: str, lang: str) -> dict[str, Any]:
    """Return what is said of the examples of a game, and of its moves and cards at large."""
    name = f"notation.{lang}.toml"
    shared, own = (
        tomllib.loads((folder / "words" / name).read_text("utf-8"))
        for folder in (files("mopsbook.core"), files(package(game)))
    )
    return own | {part: shared[part] | own[part] for part in ("fields", "moves")}


class Notation(str):
    """How positions and moves of a game are written; shown as it reads, in a notebook too."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def notation(game: str, lang: str | None = None) -> Notation:
    """Return how positions and moves of a game are written.

    Examples
    --------
    >>> notation("mopsen")  # doctest: +ELLIPSIS
    A position is a text of fields, ...
    <BLANKLINE>
        3 players; pecking Y C R B; trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4
    <BLANKLINE>
    players 3             how many play; has to fit the game
    ...
    1 play B3           plays a card; B3 alone does too
    ...
    """
    parts = (_rows(game, "fields", lang), _rows(game, "moves", lang))
    return Notation("\n\n".join([*parts, *_cards(game, lang)]))


def help_on(game: str, part: str, lang: str | None = None) -> str:
    """Return how positions (``"fields"``) or moves (``"moves"``) of a game are written.

    Examples
    --------
    >>> print(help_on("mopsen", "moves"))  # doctest: +ELLIPSIS
    1 play B3           plays a card; B3 alone does too
    2 pinch R16         takes a card of the trick; 2 pinch - takes none
    ...
    """
    return "\n\n".join([_rows(game, part, lang), *_cards(game, lang)])


def said_of(game: str, field: str, lang: str) -> str:
    """Return what is said of a field of positions; "" if nothing is.

    Examples
    --------
    >>> said_of("mopsen", "hands", "en")
    'the cards of each seat, seats parted by /; - is none'
    """
    return str(words(game, lang)["fields"].get(field, "")) if _has_examples(game) else ""


def _has_examples(game: str) -> bool:
    return (files(package(game)) / NAME).is_file()


def _rows(game: str, part: str, lang: str | None) -> str:
    if not _has_examples(game):
        return _declared(game, part)
    shown, said = examples(game), words(game, spoken(lang))
    rows = [
        (f"{name} {example}" if part == "fields" else example, said[part][name])
        for name, example in shown[part].items()
    ]
    wide = min(22, 2 + max(len(written) for written, _ in rows))
    lines = [f"{written:<{wide - 2}}  {about}" for written, about in rows]
    if part == "fields":
        lines = [sentence("notation-position", lang), "", f"    {shown['position']}", "", *lines]
    else:
        lines += ["", said["move"]]
    return "\n".join(lines)


def _cards(game: str, lang: str | None) -> list[str]:
    """Return what is said of how cards are written, if the game says it."""
    return [words(game, spoken(lang))["cards"]] if _has_examples(game) else []


def _declared(game: str, part: str) -> str:
    """Return the names of fields, or the notations of moves, of a game that has no examples of them."""
    engine = engine_of(game)
    if part == "fields":
        return "\n".join(["players", *(f.text_name for f in engine.state_type.declared().values())])
    return "\n".join(kind.NOTATION for kind in engine.moves.kinds)


def tells(part: str) -> Callable[[Method], Method]:
    """Decorate a method of a game: its help tells the notation of the game at hand as well."""

    def decorate(method: Method) -> Method:
        return cast(Method, _Told(method, part))

    return decorate


class _Told:
    def __init__(self, method: Callable[..., Any], part: str) -> None:
        self._method, self._part = method, part
        update_wrapper(cast(Any, self), method)

    def __get__(self, game: Any, owner: type) -> Any:
        if game is None:
            return self._method
        return MethodType(_with_notation(self._method, self._part, game.name, spoken(None)), game)


@cache
def _with_notation(method: FunctionType, part: str, game: str, lang: str) -> FunctionType:
    """Return a function again with the notation of a game in its documentation."""
    same = FunctionType(
        method.__code__,
        method.__globals__,
        method.__name__,
        method.__defaults__,
        method.__closure__,
    )
    update_wrapper(same, method)
    del same.__wrapped__  # type: ignore[attr-defined]
    same.__kwdefaults__ = method.__kwdefaults__
    same.__doc__ = f"{help_on(game, part, lang)}\n\n{_about(method, lang)}"
    return same


def _about(method: FunctionType, lang: str) -> str:
    """Return what a method does, in a language; its documentation says so in English."""
    told = tomllib.loads(
        (files("mopsbook.core") / "words" / f"notation.{lang}.toml").read_text("utf-8")
    )
    return str(told.get("about", {}).get(method.__name__, getdoc(method))).strip()
