"""Which things are named by what is shown and told: as values, in notation and in the words of each language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple

from mopsbook.core import registry
from mopsbook.show.packing import Frame
from mopsbook.show.scene import Kit, Msg, Scene
from mopsbook.teach.voice import voice_of
from mopsbook.teach.words import Teller

THINGS = ("card", "tile")
"""What hidden things are called in the catalogues."""


class Contents(NamedTuple):
    """The texts and the messages within a frame or notes."""

    texts: set[str]
    said: set[Msg]


def contents(told: Any) -> Contents:
    """Return what stands within a frame or notes, but for the drawings, which hold every thing there is."""
    found = Contents(set(), set())
    _gather(told, found)
    return found


def _gather(part: Any, found: Contents) -> None:
    if isinstance(part, str):
        found.texts.add(part)
    elif isinstance(part, Frame | Scene):
        for inner in _fields(part):
            _gather(inner, found)
    elif isinstance(part, Mapping):
        for key, inner in part.items():
            _gather(key, found)
            _gather(inner, found)
    elif isinstance(part, tuple | list | frozenset):
        for inner in part:
            _gather(inner, found)
    elif is_dataclass(part) and not isinstance(part, Kit):
        kept: Any = part
        texts, said = _within(kept)
        found.texts.update(texts)
        found.said.update(said)


@lru_cache(maxsize=1 << 14)
def _within(part: Any) -> Contents:
    """Return what stands within an item, a zone or a note: most of them are those of the last frame."""
    found = Contents(set(), {part} if isinstance(part, Msg) else set())
    for inner in _fields(part):
        _gather(inner, found)
    return found


def _fields(part: Any) -> Iterator[Any]:
    return (getattr(part, field.name) for field in fields(part))


def named(game: str, told: Any, names: AbstractSet[str], langs: Iterable[str]) -> set[str]:
    """Return those of some things that a frame or notes of a game name, as values or in some languages.

    Where a thing is called by a mere number, in a sentence a number may be anything.
    """
    values, said = contents(told)
    signs = {sign for value in values for sign in value.split()}
    found: set[str] = {*(names & values)} | {name for name in names & signs if not name.isdecimal()}
    for lang in langs:
        text = "\n".join(sentence(game, lang, message) for message in said)
        found |= {name for name in names - found if is_said(game, lang, name, text)}
    return found


@lru_cache(maxsize=1 << 15)
def sentence(game: str, lang: str, message: Msg) -> str:
    """Return a message in words."""
    return teller(game, lang).tell(message.id, message.facts)


@cache
def teller(game: str, lang: str) -> Teller:
    """Return who tells a game in a language."""
    return Teller(game, lang)


def is_said(game: str, lang: str, name: str, text: str) -> bool:
    """Say whether a text calls a thing by its words, and not by a mere number."""
    words = words_for(game, lang, name)
    # most are not even part of a word
    return words.lower() in text.lower() and bool(in_words(words).search(text))


@cache
def words_for(game: str, lang: str, name: str) -> str:
    """Return the words for a thing; as it is written in a game without a voice of its own."""
    voice = voice_of(game)
    for kind in THINGS if registry.optional_module(game, "voice") else ():
        if hasattr(voice, f"{kind}_args"):
            return teller(game, lang).tell(kind, getattr(voice, f"{kind}_args")(name))
    return name


@cache
def in_words(words: str) -> re.Pattern[str]:
    """Return what finds words in a sentence; nothing for a mere number."""
    return re.compile("(?!)" if words.isdecimal() else rf"(?i)(?<!\w){re.escape(words)}(?!\w)")
