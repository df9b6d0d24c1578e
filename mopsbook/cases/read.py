"""Worked cases as they are written: JSON in Markdown, or JSON alone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mopsbook.core import registry
from mopsbook.core.errors import MopsError, short

MARKS = {
    "id", "rules", "position", "moves", "expect", "then", "legal", "legal_count", "legal_of_type",
    "includes", "count", "results", "verdicts", "illegal", "not",
}  # fmt: skip
"""Keys of which an object has at least one if it is meant as a worked case."""

FENCE = re.compile(r"^[ \t>]*(?P<fence>`{3,}|~{3,})[ \t]*(?P<info>[^`]*)$")

RULE = re.compile(r'"([a-z][a-z0-9-]*)\.[a-z][a-z0-9-]*"')
"""A rule id in JSON; the group is what all rules of one game begin with."""


class CaseError(MopsError):
    """What is wrong with a worked case: it cannot be read, or the rules say something else."""

    longest = 100_000  # whoever writes cases wants to see every move that is missing


@dataclass(frozen=True, slots=True)
class Case:
    """One worked case as it is written.

    Parameters
    ----------
    where : str
        File and line.
    game : str
        Name of the game, if the file as a whole names one; "" otherwise.
    data : mapping
        The object.
    """

    where: str
    game: str
    data: Mapping[str, Any]

    @property
    def name(self) -> str:
        """Id and title, as far as they are there; "" if neither is."""
        given = [self.data[key] for key in ("id", "title") if key in self.data]
        words = (word if isinstance(word, str) else short(word) for word in given)
        return " ".join(words)

    def game_name(self) -> str:
        """Return the game of the case: named, known by its rules, or by the name of the file.

        Raises
        ------
        CaseError
            If nothing tells which game it is.
        """
        prefixes = registry.rule_prefixes()
        named = str(self.data.get("game", self.game)).lower()
        cited: list[str] = RULE.findall(json.dumps(self.data.get("rules")))
        for prefix in filter(None, [named, *cited]):
            return prefixes.get(prefix, prefix.replace("-", "_"))
        for prefix in RULE.findall(json.dumps(self.data)):
            if prefix in prefixes:
                return prefixes[prefix]
        stem = Path(self.where.rpartition(":")[0]).stem.lower().replace("-", "_")
        inside = [name for name in registry.games() if re.search(rf"(^|_|\W){name}(_|\W|$)", stem)]
        if not inside:
            raise CaseError("case-game")
        return max(inside, key=len)


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A file or block that should hold cases and cannot be read; `problem` says why."""

    where: str
    problem: CaseError


def read_file(path: str | Path) -> list[Case | Unreadable]:
    """Return everything that a file holds, in its order; never empty.

    Parameters
    ----------
    path : str or Path
        A Markdown file with blocks ``json case``, or blocks ``json`` that hold a case or a list of
        cases; or a JSON file with a list of cases or ``{"game": ..., "cases": [...]}``.
    """
    try:
        text = Path(path).read_text("utf-8-sig")
    except OSError as error:
        problem = error.strerror or str(error)
        return [Unreadable(str(path), CaseError("case-unread", problem=problem))]
    except UnicodeDecodeError as error:
        no_text = CaseError("case-no-text", problem=error.reason, byte=error.start)
        return [Unreadable(str(path), no_text)]
    if Path(path).suffix.lower() == ".json" or text.lstrip()[:1] in ("{", "["):
        found = list(_read_json(text, str(path), 1, strict=True))
    else:
        found = list(_read_markdown(text, str(path)))
    return found or [Unreadable(str(path), CaseError("case-none"))]


def _read_markdown(text: str, path: str) -> Iterator[Case | Unreadable]:
    """Yield the cases of all JSON blocks; other blocks may hold what they like, fences too."""
    start, fence, words, lines = 0, "", [""], list[str]()
    # not splitlines(): a text in JSON may hold one of the rarer signs for a new line
    for number, line in enumerate(text.split("\n"), 1):
        match = FENCE.match(line)
        if fence:
            if match and match["fence"].startswith(fence) and not match["info"].strip():
                if words[0] == "json":
                    yield from _read_json("\n".join(lines), path, start, strict="case" in words[1:])
                fence = ""
            else:
                lines.append(line)
        elif match:
            start, fence, lines = number + 1, match["fence"], []
            words = match["info"].lower().split() or [""]
    if fence and words[0] == "json":
        yield Unreadable(f"{path}:{start - 1}", CaseError("case-no-end"))


def _read_json(text: str, path: str, start: int, strict: bool) -> Iterator[Case | Unreadable]:
    """Yield the cases of one JSON text that begins at line `start`.

    What holds nothing like a case is passed over in an ordinary block, and refused if `strict`.
    """
    where = f"{path}:{start}"
    try:
        held = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        problem = CaseError("case-no-json-at", problem=error.msg, column=error.colno)
        yield Unreadable(f"{path}:{start + error.lineno - 1}", problem)
        return
    except CaseError as error:
        yield Unreadable(where, CaseError("case-no-json", problem=error))
        return
    except (RecursionError, ValueError) as error:
        yield Unreadable(where, CaseError("case-no-json", problem=str(error)))
        return
    game = ""
    if isinstance(held, dict) and "cases" in held:
        for name in held.keys() - {"game", "cases"}:
            yield Unreadable(where, CaseError("case-unknown-key", key=short(name)))
        game, held, strict = str(held.get("game", "")), held["cases"], True
    entries = held if isinstance(held, list) else [held]
    if not strict and not any(isinstance(e, dict) and e.keys() & MARKS for e in entries):
        return
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, dict) and entry.keys() & MARKS:
            yield Case(where, game, entry)
        else:
            yield Unreadable(where, CaseError("case-no-case", number=number))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise CaseError("case-twice", twice=short(twice))
    return found


def _no_number(text: str) -> None:
    raise CaseError("case-number", text=text)
