"""What people read is spelt as hunspell's dictionaries have it, but for the words of the games and of Python.

These stand in ``tests/spelling/``, one a line; one that nobody needs any longer is a fault as well. The dictionaries are packages
of npm: ``npm ci`` in ``widgets/`` brings them.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hunspell import Hunspell

from mopsbook.editions import catalogue
from mopsbook.editions.lessons import messages
from mopsbook.editions.of_notebooks import translated_notebook
from tests.sources import PACKAGE

ROOT = PACKAGE.parent
LISTS = Path(__file__).parent / "spelling"
DICTIONARIES = {"en": "dictionary-en-gb", "de": "dictionary-de"}
BOTH = ("notebooks", "errors", "cli", "testing")
"""What speaks of names of Python, or of menus, has words of the other language."""
FACT = "\0"
"""Stands for what a sentence is told: whatever is written together with it is no word by itself."""
CODE = re.compile(
    r"""`[^`]*` | \$[^$]*\$ | \]\([^)]*\) | <[^>]*> | \{[^}]*\} | &\w+; | "[^"]*" |
    \[[^\]\s]*\](?!\() | [\w-]*[._=*][\w-][\w."-]* | \w+\( | --?\w[\w-]*""",
    re.VERBOSE,
)
"""Names of Python, commands, links, formulas."""
WORD = re.compile(rf"(?<![\w{FACT}’'-])[^\W\d_]+(?:[’'][^\W\d_]+)?(?:-[^\W\d_]+)*(?![\w{FACT}’'-])")
OPTION = re.compile(r"Option: [^.]*\.")


class _Patterns(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        parts = (one.value if isinstance(one, ast.TextElement) else FACT for one in node.elements)
        self.texts.append("".join(parts))
        self.generic_visit(node)


def of_ftl(path: Path) -> list[str]:
    found = _Patterns()
    found.visit(FluentParser().parse(path.read_text("utf-8")))
    return found.texts


def of_toml(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield OPTION.sub("", value)
    for one in value.values() if isinstance(value, dict) else ():
        yield from of_toml(one)


def of_notebook(path: Path) -> list[str]:
    found: list[str] = []

    def keep(text: str) -> str:
        found.append(text)
        return text

    translated_notebook(json.loads(path.read_bytes()), keep, "")
    return found


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Yield what people read in a language, each with the file in which it stands."""
    found: dict[Path, list[str]] = {}
    for path in sorted(PACKAGE.rglob(f"*{lang}.ftl")):
        found[path] = of_ftl(path)
    for path in sorted(PACKAGE.rglob(f"rules.{lang}.toml")):
        found[path] = [*of_toml(tomllib.loads(path.read_text("utf-8")))]
    if lang == "en":
        for path in PACKAGE.glob("games/*/lesson.md"):
            found[path] = messages(path.read_text("utf-8"))
        for path in ROOT.glob("notebooks/*.ipynb"):
            found[path] = of_notebook(path)
    for path in (*PACKAGE.glob(f"games/*/words/*.{lang}.po"), *ROOT.glob(f"notebooks/{lang}.po")):
        found[path] = [str(one.string) for one in catalogue.read(path, lang) if one.id]
    for path, some in found.items():
        yield from ((path.relative_to(ROOT).as_posix(), text) for text in some)


@cache
def dictionary(lang: str) -> Callable[[str], bool]:
    folder = ROOT / "widgets/node_modules" / DICTIONARIES[lang]
    assert folder.is_dir(), "npm ci in widgets/ brings the dictionaries"
    spelt = Hunspell("index", hunspell_data_dir=str(folder)).spell
    return lambda word: spelt(word) or spelt(word.removesuffix("'s"))


@pytest.mark.parametrize("lang", DICTIONARIES)
def test_words_are_spelt_as_in_the_dictionary_or_belong_to_the_games(lang: str) -> None:
    rows = (LISTS / f"{lang}.txt").read_text("utf-8").splitlines()
    own = {row for row in rows if row and not row.startswith("#")}
    (other,) = DICTIONARIES.keys() - {lang}
    used: set[str] = set()

    def known(word: str, place: str) -> bool:
        plain = word.replace("’", "'")
        if dictionary(lang)(plain):
            return True
        parts = {word, word.removesuffix("’s"), word[0].lower() + word[1:]} & own
        used.update(parts)
        if parts or ("-" in word and all(known(one, place) for one in word.split("-"))):
            return True
        return any(one in place for one in BOTH) and dictionary(other)(plain)

    wrong = {
        f"{word} ({place})"
        for place, text in texts(lang)
        for word in WORD.findall(CODE.sub(f" {FACT} ", text))
        if not known(word, place)
    }
    assert sorted(wrong) == []
    assert sorted(own - used) == [], "nobody needs these any longer"
