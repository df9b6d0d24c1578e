"""Catalogues of sentences: Fluent files, read when they are first needed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any

from mopsbook.core.errors import MopsError
from mopsbook.teach.patterns import Patterns, Says

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a message begins; the text that goes on over several lines is indented."""


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
        self._patterns: Patterns | None = None
        self._says: dict[str, Says] = {}
        self._texts: dict[str, str] = {}
        for source in sources:
            text = source.read_text("utf-8")
            begins = list(ENTRY.finditer(text))
            ends = [*(begin.start() for begin in begins[1:]), len(text)]
            for begin, end in zip(begins, ends, strict=True):
                self._texts.setdefault(begin[1], text[begin.start() : end])
        self._lang = lang

    def ids(self, prefix: str) -> list[str]:
        """Return the ids of all messages that begin like this, in the order of the files."""
        return [message for message in self._texts if message.startswith(prefix)]

    def has(self, message: str) -> bool:
        """Say whether there is such a message."""
        try:
            return not message.startswith("-") and self._function(message) is not None
        except KeyError:
            return False

    def _function(self, name: str) -> Says:
        """Return a message or a term as a function of its facts; one that cannot be read is a KeyError.

        To parse all at once takes long, and few are told.
        """
        if name not in self._says:
            # only people who read sentences wait for the import
            from fluent.syntax import FluentParser

            if self._patterns is None:
                self._patterns = Patterns(self._lang, self._function, {"START": _start})
            entry: Any = FluentParser(with_spans=False).parse(self._texts[name]).body[0]
            if not hasattr(entry, "value"):
                raise KeyError(name)
            self._says[name] = self._patterns.of(entry.value)
        return self._says[name]

    def say(self, message: str, args: Mapping[str, Any]) -> str:
        """Return a message with its places filled.

        Raises
        ------
        MissingWords
            If there is no such message, or a fact that it speaks of is missing.
        """
        if not self.has(message):
            raise MissingWords("no-message", name=message, lang=self._lang)
        try:
            return str(self._function(message)(args))
        except (AttributeError, KeyError, TypeError) as problem:
            raise MissingWords(
                "message-facts",
                name=message,
                lang=self._lang,
                facts=sorted(args) or "none",
                problems=[str(problem)],
            ) from problem


def _start(words: Any) -> str:
    text = str(words)
    return text[:1].upper() + text[1:]
