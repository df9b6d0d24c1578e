"""Catalogues of sentences: Fluent files, read when they are first needed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from itertools import chain
from typing import Any

from mopsbook.core.errors import MopsError

COMMENT = re.compile("^#.*$", re.MULTILINE)
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a message begins; the text that goes on over several lines is indented."""
NAMED = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""What may be another message that is told within one."""
FACT = re.compile(r"\$([a-zA-Z][\w-]*)")
FILLED = re.compile(r"(?<!\()\{\s*\$([a-zA-Z][\w-]*)\s*\}")
"""A fact that stands in a sentence as it is."""
CALLED = re.compile(r"\(\s*([a-zA-Z][\w-]*)")
"""What a function is given, if that is a message."""
PLACE = "\x02{}\x03"
"""Stands for a text that is filled in later; no name holds such signs."""


class MissingWords(MopsError, LookupError):  # noqa: N818 (the name says what is wrong)
    """A language, a message or a fact of a message that does not exist."""


class Catalogue:
    """The messages of some Fluent files, which one language tells.

    Parameters
    ----------
    lang : str
        The language.
    sources : sequence of Traversable
        The files.
    """

    def __init__(self, lang: str, sources: Sequence[Traversable]) -> None:
        # a tenth of a second to import: only people who read sentences wait for it
        from babel import Locale
        from fluent.runtime import FluentBundle

        functions: dict[str, Callable[..., Any]] = {"START": _start}
        # isolating marks around each name would end up in texts that are compared and copied
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self._texts: dict[str, str] = {}
        for source in sources:
            text = COMMENT.sub("", source.read_text("utf-8"))
            begins = list(ENTRY.finditer(text))
            ends = [*(begin.start() for begin in begins[1:]), len(text)]
            for begin, end in zip(begins, ends, strict=True):
                self._texts.setdefault(begin[1], text[begin.start() : end])
        self._unread = set(self._texts)
        self._facts: dict[str, tuple[str, ...]] = {}
        self._deciding: dict[str, tuple[str, ...]] = {}
        self._places: dict[str, dict[str, str]] = {}
        self._lang, self._locale = lang, Locale.parse(lang)
        # cards, fields and names are told again and again within sentences
        self._form = lru_cache(maxsize=10_000, typed=True)(self._formed)
        self._number = lru_cache(maxsize=1_000, typed=True)(self._written)

    def ids(self, prefix: str) -> list[str]:
        """Return the ids of all messages that begin like this, in the order of the files."""
        return [message for message in self._texts if message.startswith(prefix)]

    def has(self, message: str) -> bool:
        """Say whether there is such a message."""
        self._read(message)
        return bool(self._bundle.has_message(message))

    def _read(self, message: str) -> tuple[str, ...]:
        """Parse a message with those that it may name, and return the facts of which they speak.

        To parse all at once takes long, and few are told.
        """
        if message not in self._facts:
            from fluent.runtime import FluentResource

            names: dict[str, None] = {}
            wanted = [message]
            while wanted:
                name = wanted.pop()
                if name in self._texts and name not in names:
                    names[name] = None
                    wanted += NAMED.findall(self._texts[name])
            for name in names:
                if name in self._unread:
                    self._unread.remove(name)
                    self._bundle.add_resource(FluentResource(self._texts[name]))
            whole = "".join([self._texts[name] for name in names])
            self._facts[message] = tuple(dict.fromkeys(FACT.findall(whole)))
            # what a function is given decides, too, how a sentence begins
            given = (self._read(name) for name in CALLED.findall(whole) if name in self._texts)
            decides = {*FACT.findall(FILLED.sub("", whole)), *chain.from_iterable(given)}
            self._deciding[message] = tuple(
                fact for fact in self._facts[message] if fact in decides
            )
            self._places[message] = {
                fact: PLACE.format(fact) for fact in self._facts[message] if fact not in decides
            }
        return self._facts[message]

    def say(self, message: str, args: Mapping[str, Any]) -> str:
        """Return a message with its places filled.

        A sentence is formed once for all texts and numbers that only stand in it, such as names and fields; they are
        filled in.

        Raises
        ------
        MissingWords
            If there is no such message, or a fact that it speaks of is missing.
        """
        self._read(message)
        try:
            texts = {
                fact: args[fact] if isinstance(args[fact], str) else self._number(args[fact])
                for fact in self._places[message]
                if fact in args
            }
            return self._form(message, *map(args.get, self._deciding[message])) % texts
        # a list is no text and no key; and of what is given all is told
        except (LookupError, TypeError):
            return self._told(message, args)

    def _formed(self, message: str, *known: Any) -> str:
        """Return a message in which texts can be filled into what stands for them, from the facts that decide, in order."""
        decides = zip(self._deciding[message], known, strict=True)
        places = self._places[message]
        told = self._told(message, {fact: one for fact, one in decides if one is not None} | places)
        told = told.replace("%", "%%")
        for fact, place in places.items():
            told = told.replace(place, f"%({fact})s")
        return told

    def _written(self, number: Any) -> str:
        """Return a number as the language writes it; what is none is a TypeError."""
        from fluent.runtime.types import fluent_number

        return str(fluent_number(number).format(self._locale))

    def _told(self, message: str, args: Mapping[str, Any]) -> str:
        if not self.has(message):
            raise MissingWords("no-message", name=message, lang=self._lang)
        pattern: Any = self._bundle.get_message(message).value
        text, problems = self._bundle.format_pattern(pattern, dict(args))
        if problems:
            raise MissingWords(
                "message-facts",
                name=message,
                lang=self._lang,
                facts=sorted(args) or "none",
                problems=problems,
            )
        return str(text)


def _start(words: Any) -> str:
    text = str(words)
    return text[:1].upper() + text[1:]
