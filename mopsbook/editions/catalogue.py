"""The catalogue of a language: what each message of a text says in it, in the form of gettext."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from mopsbook.core.errors import MopsError, short

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

    from mopsbook.editions.markdown import Translate

ONE_LINE = 100_000
"""How long a line of a catalogue may be: what Babel wraps of an old source, gettext's own tools refuse."""
KEPT: Mapping[str, re.Pattern[str]] = {
    "links": re.compile(r"\]\(([^)\s]+)"),
    "code": re.compile(r"`([^`]+)`"),
    "bold": re.compile(r"(\*\*)"),
    "bars": re.compile(r"(?<!\\)(\|)"),
    "HTML": re.compile(r"</?(\w+)"),
    "formulas": re.compile(r"\$([^$]+)\$"),
    "fields": re.compile(r"(\{[^{}]*\})"),
}
"""What a message and its translation have to have alike."""
LINE = re.compile(r'(?:(msgid|msgstr) +)?"(?:[^"\\]|\\.)*"')
"""A line that is no comment: a text in quotation marks, which goes on with the one before if no word stands before it."""
NEXT = {None: "msgid", "msgid": "msgstr", "msgstr": "msgid"}
"""Which word comes after which."""


def read(path: Path, lang: str) -> Catalog:
    """Return the catalogue of a language; an empty one if there is no such file.

    Raises
    ------
    MopsError
        If it cannot be read as a whole, with the line: what was left out would be lost when it is written anew.
    """
    from babel.messages.catalog import Catalog
    from babel.messages.pofile import PoFileError, read_po

    if not path.exists():
        return Catalog(locale=lang, project="mopsbook", fuzzy=False)

    def broken(line: int, problem: object) -> MopsError:
        return MopsError("catalogue-broken", file=str(path), line=line, problem=problem)

    content = path.read_bytes()
    try:
        lines = content.decode().split("\n")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise broken(line, MopsError("catalogue-text")) from error
    for fault in _faults(lines):
        raise broken(*fault)
    try:
        return read_po(lines, locale=lang, abort_invalid=True)
    except PoFileError as error:
        raise broken(error.lineno + 1, str(error)) from error


def _faults(lines: Iterable[str]) -> Iterator[tuple[int, MopsError]]:
    """Yield the lines that Babel would read otherwise than they were meant, such as a text that is not closed."""
    last = None
    for number, line in enumerate(map(str.strip, lines), 1):
        if not line or line.startswith("#"):
            continue
        found = LINE.fullmatch(line)
        if found is None:
            yield number, MopsError("catalogue-line", text=short(line))
        elif found[1] == NEXT[last] or (last and not found[1]):
            last = found[1] or last
        else:
            yield number, MopsError("catalogue-order", due=NEXT[last])


def renew(path: Path, lang: str, sources: Catalog) -> None:
    """Put new and changed messages into a catalogue.

    What was translated of a message that has changed stays, marked as ``fuzzy``, beside its old source.
    """
    done = read(path, lang)
    done.update(sources, update_creation_date=False)
    write(path, done)


def write(path: Path, catalogue: Catalog) -> None:
    """Write a catalogue."""
    from babel.messages.pofile import write_po

    with path.open("wb") as file:
        # the dates and versions of a head would change with every writing
        write_po(
            file, catalogue, width=ONE_LINE, include_previous=True, omit_header=True,
            ignore_obsolete=True, include_lineno=False,
        )  # fmt: skip


def collected(texts: Iterable[tuple[str, Callable[[Translate], str]]]) -> Catalog:
    """Return all messages of some texts.

    Parameters
    ----------
    texts : iterable of tuple
        For each text where it stands, and what puts it into another language.
    """
    from babel.messages.catalog import Catalog

    found = Catalog()
    for place, put in texts:

        def keep(text: str, place: str = place) -> str:
            found.add(text, locations=[(place, 0)])
            return text

        put(keep)
    return found


def translator(catalogue: Catalog) -> Translate:
    """Return what makes of a message its translation, and leaves it if there is none that is true today."""

    def translate(text: str) -> str:
        one = catalogue.get(text)
        return str(one.string) if one and one.string and not one.fuzzy else text

    return translate


def problems(sources: Catalog, done: Catalog) -> Iterator[str]:
    """Yield what is missing in a catalogue, was made for another source, or has other links than its source."""
    for message in sources:
        text = str(message.id)
        if not text:
            continue
        place = ", ".join(str(file) for file, _ in message.locations[:1])
        short = text if len(text) < 60 else f"{text[:57]}..."
        one = done.get(text)
        if one is None or not one.string:
            yield f"{place}: missing: {short}"
        elif one.fuzzy:
            yield f"{place}: its source has changed: {short}"
        else:
            for what, form in KEPT.items():
                if Counter(form.findall(text)) != Counter(form.findall(str(one.string))):
                    yield f"{place}: other {what} than its source: {short}"
