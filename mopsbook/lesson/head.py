"""The head of a lesson: which game it is about, under which options, in which language."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from mopsbook.core.errors import MopsError, OptionError, short
from mopsbook.core.game import Game, game
from mopsbook.core.hints import near
from mopsbook.core.registry import games
from mopsbook.core.settings import settings
from mopsbook.lesson.markdown import Entry, entries
from mopsbook.lesson.script import LessonFault
from mopsbook.record.trace import names_for
from mopsbook.teach.words import NAMES, languages

VERSION = 1
"""The version of the form in which lessons are written."""
OWN = ("game", "lesson", "title", "language", "names", "seat")
"""What stands in a head beside the options of the game."""


class Head(NamedTuple):
    """What the head of a lesson says."""

    game: Game[Any, Any]
    title: str
    langs: tuple[str, ...]
    names: tuple[str, ...]
    seat: int | None
    faults: tuple[LessonFault, ...]

    @property
    def called(self) -> tuple[str, ...]:
        """The names by which players are known in the lesson."""
        return self.names or NAMES[: self.game.players]


def read_head(text: str) -> Head:
    r"""Read the lines of a head; what is wrong in one is left out.

    Raises
    ------
    MopsError
        If it names no game: without one there is nothing to be shown.

    Examples
    --------
    >>> head = read_head("game: mopsen\nplayers: 3\nnames: Ada, Ben, Cleo\nseat: Ben\nlanguage: en")
    >>> head.game, head.seat, head.langs, head.faults
    (<Game mopsen: players=3>, 1, ('en',), ())
    """
    faults: list[LessonFault] = []
    given: dict[str, Entry] = {}
    for one in entries(text, 2):
        if isinstance(one, Entry):
            given[one.key] = one
        else:
            faults.append(LessonFault(*one))
    return _read(given, faults)


def _read(given: dict[str, Entry], faults: list[LessonFault]) -> Head:
    if "game" not in given:
        raise MopsError("lesson-no-game", example=games()[0])
    own = {key: given.pop(key) for key in OWN if key in given}

    def read(key: str, how: Any, otherwise: Any) -> Any:
        """Read one line; where it will not do, something else stands for it."""
        if key not in own:
            return otherwise
        try:
            return how(own[key].value)
        except MopsError as problem:
            faults.append(LessonFault(own[key].line, problem))
            return otherwise

    g = _game(own["game"], given, faults)
    read("lesson", _version, VERSION)
    usual = settings.lang if settings.lang in languages(g.name) else languages(g.name)[0]
    langs = read("language", lambda text: _languages(g.name, text), (usual,))
    names = read("names", lambda text: names_for(_names(text), g.players), ())
    called = names or NAMES
    seat = read("seat", lambda text: seat_of(g, text, called), None)
    title = own["title"].value if "title" in own else ""
    return Head(g, title, langs, names, seat, tuple(faults))


def _game(entry: Entry, given: dict[str, Entry], faults: list[LessonFault]) -> Game[Any, Any]:
    """Return the game; options that it does not have, or not like that, are left out."""
    try:
        plain = game(entry.value)
    except MopsError as problem:
        raise MopsError("lesson-within", line=entry.line, problem=problem) from problem
    options = {key: _value(one.value) for key, one in given.items()}
    try:
        return game(entry.value, **options)
    except MopsError as problem:
        first = problem
    good: dict[str, Any] = {}
    for key, one in given.items():  # which of them is it?
        try:
            plain = game(entry.value, **good, **{key: options[key]})
            good[key] = options[key]
        except MopsError as problem:
            faults.append(LessonFault(one.line, _unknown(key, problem)))
    if not faults:
        faults.append(LessonFault(entry.line, first))
    return plain


def _unknown(key: str, problem: MopsError) -> MopsError:
    begun = (one for one in OWN if len(key) > 2 and one.startswith(key))
    hint = near(key, OWN) or next(begun, "")
    return MopsError("lesson-head-key", key=short(key), keys=OWN, hint=hint) if hint else problem


def _version(text: str) -> int:
    if text != str(VERSION):
        raise OptionError("lesson-version", version=short(text), reads=VERSION)
    return VERSION


def _languages(name: str, text: str) -> tuple[str, ...]:
    told = languages(name)
    wanted = text.replace(",", " ").split()
    for one in wanted or [text]:
        if one not in told:
            raise OptionError("lang", languages=told, lang=short(one), hint=near(one, told))
    return tuple(dict.fromkeys(wanted))


def _names(text: str) -> Sequence[str]:
    value = _value(text)
    return value if isinstance(value, list) else [one.strip() for one in text.split(",")]


def seat_of(g: Game[Any, Any], text: str, names: Sequence[str]) -> int:
    """Return the seat that a text names, by its number or its player."""
    small = [name.casefold() for name in names]
    if text.casefold() in small:
        return small.index(text.casefold())
    return g.seat(_value(text))


def _value(text: str) -> Any:
    """Return the value of an option: what JSON knows, ``yes`` and ``no``, else the text."""
    plain = {"yes": True, "no": False}
    try:
        return plain[text] if text in plain else json.loads(text)
    except (ValueError, RecursionError):
        return text
