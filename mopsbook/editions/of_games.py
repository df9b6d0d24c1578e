"""The lesson that a game brings along: one source, and a catalogue for each further language.

In the folder of a game ``lesson.md`` is the lesson, in the language that its head says, and ``words/lesson.de.po`` holds
what each of its passages says in German. ``python -m mopsbook.editions`` puts new and changed passages there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from mopsbook.core import registry
from mopsbook.core.errors import MopsError
from mopsbook.core.settings import spoken
from mopsbook.editions import catalogue
from mopsbook.editions.lessons import translated_lesson
from mopsbook.teach.words import languages

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

FILE = "lesson.md"
LANGUAGE = re.compile(r"^language:\s*(\w+)\s*$", re.MULTILINE)


def lesson_of(game: str, lang: str | None = None) -> str:
    """Return the lesson of a game, in a language; what is not told in it stays as it was written.

    Raises
    ------
    OptionError
        If there is no such game.
    MopsError
        If it brings no lesson along.

    Examples
    --------
    >>> [row for row in lesson_of("mopsen", "de").splitlines() if row.startswith("# ")][0]
    '# Hol dir einen Knochen'
    """
    text, wanted = source(game), spoken(lang)
    if wanted == language(text) or wanted not in languages(game):
        return text
    done = catalogue.read(path_of(game, wanted), wanted)
    return translated_lesson(text, catalogue.translator(done), wanted)


def has_lesson(game: str) -> bool:
    """Return whether a game brings a lesson along."""
    return (_folder(game) / FILE).is_file()


def source(game: str) -> str:
    """Return the lesson as it was written."""
    path = _folder(game) / FILE
    if not path.is_file():
        having = [name for name in registry.games() if has_lesson(name)]
        raise MopsError("lesson-none", game=game, games=having)
    return path.read_text("utf-8")


def language(text: str) -> str:
    """Return the language in which a lesson is written; "" if its head does not say it."""
    found = LANGUAGE.search(text)
    return found[1] if found else ""


def path_of(game: str, lang: str) -> Path:
    """Return where the catalogue of a language is, or would be."""
    return _folder(game) / "words" / f"lesson.{lang}.po"


def further_languages(game: str) -> tuple[str, ...]:
    """Return the languages of a game in which its lesson is not written."""
    own = language(source(game))
    return tuple(lang for lang in languages(game) if lang != own)


def problems(game: str, lang: str) -> Iterator[str]:
    """Yield what is missing of a lesson in a language, or was made for another passage."""
    return catalogue.problems(_messages(game, lang), catalogue.read(path_of(game, lang), lang))


def renew(game: str, lang: str) -> None:
    """Put the new and the changed passages of a lesson into its catalogue."""
    catalogue.renew(path_of(game, lang), lang, _messages(game, lang))


def _messages(game: str, lang: str) -> Catalog:
    return catalogue.collected([(FILE, partial(translated_lesson, source(game), lang=lang))])


def _folder(game: str) -> Path:
    return Path(str(files(registry.package(game))))
