"""Which things are named by what is shown and told: as values, in notation and in the words of each language."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from mopsbook.core import registry
from mopsbook.show.scene import Kit, Msg
from mopsbook.teach.voice import voice_of
from mopsbook.teach.words import Teller, languages

THINGS = ("card", "tile")
"""What hidden things are called in the catalogues."""


def messages(told: Any) -> Iterator[Msg]:
    """Yield every message within a frame or notes."""
    return (part for part in parts(told) if isinstance(part, Msg))


def parts(told: Any) -> Iterator[Any]:
    """Yield everything within a frame or notes, but for the drawings, which hold every thing there is."""
    if isinstance(told, Kit):
        return
    yield told
    inner: Collection[Any] = ()
    if is_dataclass(told):
        inner = [getattr(told, field.name) for field in fields(told)]
    elif isinstance(told, Mapping):
        inner = [*told.keys(), *told.values()]
    elif isinstance(told, tuple | list | frozenset):
        inner = told
    for part in inner:
        yield from parts(part)


def named(game: str, told: Any, names: AbstractSet[str]) -> set[str]:
    """Return those of some things that a frame or notes of a game name.

    Where a thing is called by a mere number, in a sentence a number may be anything.
    """
    values = {part for part in parts(told) if isinstance(part, str)}
    signs = {sign for value in values for sign in value.split()}
    found: set[str] = {*(names & values)} | {name for name in names & signs if not name.isdecimal()}
    said = {(m.id, repr(m.args)): m for m in messages(told)}.values()
    for lang, text in sentences(game, said):
        found |= {name for name in names - found if in_words(game, lang, name).search(text)}
    return found


def sentences(game: str, said: Collection[Msg]) -> Iterator[tuple[str, str]]:
    """Yield language and words of messages."""
    for lang in languages(game):
        tell = teller(game, lang).tell
        yield lang, "\n".join(tell(message.id, message.facts) for message in said)


@cache
def teller(game: str, lang: str) -> Teller:
    """Return who tells a game in a language."""
    return Teller(game, lang)


@cache
def in_words(game: str, lang: str, name: str) -> re.Pattern[str]:
    """Return what finds the words for a thing in a sentence; nothing for a mere number."""
    voice = voice_of(game)
    kinds = [
        kind for kind in THINGS if registry.extra(game, "voice") and hasattr(voice, f"{kind}_args")
    ]
    words = (
        teller(game, lang).tell(kinds[0], getattr(voice, f"{kinds[0]}_args")(name))
        if kinds
        else name
    )
    assert words, name
    return re.compile("(?!)" if words.isdecimal() else rf"(?i)(?<!\w){re.escape(words)}(?!\w)")
