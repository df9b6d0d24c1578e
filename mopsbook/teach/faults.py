"""The sentences of errors: ``words/errors.<language>.ftl``, of all games together or of one.

:class:`mopsbook.core.errors.MopsError` says which sentence it is and what fills it; a fact that is an
error in its turn, such as the one behind this one, is told in the same language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from mopsbook.core import registry
from mopsbook.core.errors import MopsError, OptionError
from mopsbook.core.settings import spoken
from mopsbook.teach.catalogue import Catalogue

ENGLISH = "en"


def tell(message: str, facts: Mapping[str, Any], lang: str | None = None) -> str:
    """Return the sentence of an error.

    Parameters
    ----------
    message : str
        Its id; before a dot the game that tells it, or the package of what games share.
    facts : mapping
        What fills it: texts, numbers, truth values, errors, and lists with errors.
    lang : str, optional
        The language, by default the one that is set; what tells no errors in it tells them in English.

    Raises
    ------
    MissingWords
        If there is no such sentence, or a fact that it speaks of is missing.

    Examples
    --------
    >>> tell("no-file", {"file": "'a.jsonl'"}, "de")
    "Es gibt keine Datei 'a.jsonl'."
    """
    try:
        lang = spoken(lang)
    except (
        OptionError
    ):  # the environment names a language that there is not, and this error says so
        lang = ENGLISH
    folder, _, slug = message.rpartition(".")
    catalogue = _catalogue(folder, lang)
    return catalogue.say(f"error-{slug}", {name: _arg(f, lang) for name, f in facts.items()})


def _arg(fact: Any, lang: str | None) -> Any:
    from fluent.runtime.types import fluent_number

    if isinstance(fact, MopsError):
        return fact.told(lang)
    if isinstance(fact, tuple):
        return ", ".join(str(_arg(entry, lang)) for entry in fact)
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    # as it was written: 1000, not 1,000
    return fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact


@cache
def _catalogue(folder: str, lang: str) -> Catalogue:
    package = folder if "." in folder else registry.package(folder) if folder else "mopsbook.teach"
    words = files(package) / "words"
    file = words / f"errors.{lang}.ftl"
    if not file.is_file():
        lang, file = ENGLISH, words / f"errors.{ENGLISH}.ftl"
    return Catalogue(lang, [file])
