"""Values of a position that a case names, and whether they are what it expects."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from mopsbook.core.reading import NONE


def look_up(fields: Mapping[str, Any], path: str) -> Any:
    """Return the value at a path such as ``turn``, ``hands.1``, ``result/points`` or ``stack_size``.

    Parameters
    ----------
    fields : mapping
        Everything that the game tells of a position.
    path : str
        Names and places, with dots or slashes between them. ``<name>_size`` is the length of a
        list, ``<name>_sizes`` that of each of its lists, ``<name>_top`` the last of its entries.

    Raises
    ------
    LookupError
        If there is no such value.

    Examples
    --------
    >>> fields = {"hands": [["R1", "R2"], []], "stack": ["B3", "B4"], "result": {"points": [3, 5]}}
    >>> look_up(fields, "hands.0"), look_up(fields, "result/points/1")
    (['R1', 'R2'], 5)
    >>> look_up(fields, "hand_sizes"), look_up(fields, "stack_size"), look_up(fields, "stack_top")
    ([2, 0], 2, 'B4')
    """
    if path in fields:
        return fields[path]
    stem, _, form = path.rpartition("_")
    if form in FORMS and stem:
        for name in (stem, f"{stem}s", f"{stem}es"):
            try:
                return FORMS[form](look_up(fields, name))
            except LookupError:
                continue
    value: Any = fields
    for part in re.split(r"[./]", path):
        if isinstance(value, Mapping) and part in value:
            value = value[part]
        elif isinstance(value, list) and part.isdecimal() and int(part) < len(value):
            value = value[int(part)]
        else:
            raise LookupError(path)
    return value


def root(path: str) -> str:
    """Return the field to which a path leads."""
    return re.split(r"[./]", path)[0]


def length(value: Any) -> int:
    """Return how many entries a list, an object or a text of words has."""
    if isinstance(value, str):
        return len(_words(value))
    if isinstance(value, list | Mapping):
        return len(value)
    raise LookupError(value)


def _lengths(value: Any) -> list[int]:
    if isinstance(value, list):
        return [length(entry) for entry in value]
    raise LookupError(value)


def _top(value: Any) -> Any:
    entries = _words(value) if isinstance(value, str) else value
    if isinstance(entries, list):
        return entries[-1] if entries else None
    raise LookupError(value)


FORMS = {"size": length, "sizes": _lengths, "top": _top}


def agrees(expected: Any, found: Any, unordered: bool = False) -> bool:
    """Say whether a value is the expected one.

    A text stands for the list of its words, and an object for those seats of a list that it names.
    With `unordered` the entries of a list may come in any order; lists by seat keep theirs.

    Examples
    --------
    >>> agrees("R1 B2", ["B2", "R1"], unordered=True), agrees(["R1", "B2"], ["B2", "R1"])
    (True, False)
    >>> agrees({"1": "R1"}, [["Y5"], ["R1"]])
    True
    """
    if isinstance(expected, str) and isinstance(found, str) and unordered:
        expected, found = _words(expected), _words(found)
    elif isinstance(expected, str) and isinstance(found, list):
        expected = _words(expected)
    elif isinstance(expected, list) and isinstance(found, str):
        found = _words(found)
    if isinstance(expected, Mapping) and isinstance(found, list):
        return all(
            seat.isdecimal()
            and int(seat) < len(found)
            and agrees(value, found[int(seat)], unordered)
            for seat, value in expected.items()
        )
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return expected.keys() == found.keys() and all(
            agrees(value, found[key], unordered) for key, value in expected.items()
        )
    if isinstance(expected, list) and isinstance(found, list):
        if len(expected) != len(found):
            return False
        if unordered and not any(isinstance(entry, list | Mapping) for entry in found):
            return sorted(map(_exact, expected)) == sorted(map(_exact, found))
        return all(agrees(e, f, unordered) for e, f in zip(expected, found, strict=True))
    return bool(expected == found) and isinstance(expected, bool) == isinstance(found, bool)


def canonical(value: Any) -> str:
    """Return one text for all ways to write an outcome: texts of words, lists, seats by name.

    Examples
    --------
    >>> canonical({"card": "7", "pieces": {"0": "z t5"}}) == canonical({"card": "7", "pieces": [["t5", "z"]]})
    True
    """

    def plain(entry: Any) -> Any:
        if isinstance(entry, str):
            return sorted(_words(entry))
        if isinstance(entry, Mapping):
            return {str(key): plain(part) for key, part in entry.items()}
        if isinstance(entry, list) and all(isinstance(part, str) for part in entry):
            return sorted(entry)
        if isinstance(entry, list):
            return {str(place): plain(part) for place, part in enumerate(entry)}
        return entry

    return _exact(plain(value))


def brief(value: Any) -> str:
    """Write a value as briefly as a position does.

    Examples
    --------
    >>> brief([["R1", "B2"], []]), brief(3), brief([])
    ('R1 B2 / -', '3', '-')
    """
    if isinstance(value, list):
        by_seat = any(isinstance(entry, list) for entry in value)
        return (" / " if by_seat else " ").join(map(brief, value)) or "-"
    return value if isinstance(value, str) and value else _exact(value)


def brief_or_exact(expected: Any, found: Any) -> tuple[str, str]:
    """Write two values briefly; exactly, if briefly they look alike.

    Examples
    --------
    >>> brief_or_exact(1, 0), brief_or_exact("0", 0)
    (('1', '0'), ('"0"', '0'))
    """
    short = brief(expected), brief(found)
    return short if short[0] != short[1] else (_exact(expected), _exact(found))


def _words(text: str) -> list[str]:
    return [] if text.strip() in NONE else text.split()


def _exact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
