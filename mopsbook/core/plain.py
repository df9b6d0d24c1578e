"""What callers give, as plain values of Python: no deeper, larger or longer than anything that games have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from operator import index
from typing import Any

from mopsbook.core.errors import MopsError, short

LONGEST_TEXT = 20_000
"""Characters of a position or a move as a text; the longest that games reach have a tenth of it."""
DEEPEST, WIDEST = 10, 20_000
"""So many lists within lists, and entries in all of them, may an object have."""
LARGEST = 10**100
"""No number in an object is as large."""


def integer(value: object) -> object:
    """Return a whole number of any kind, such as numpy's, as Python's own; all else as it is.

    Examples
    --------
    >>> integer(7), integer(True), integer("7"), integer(7.0)
    (7, True, '7', 7.0)
    """
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return value
    try:
        return index(value)
    except Exception:  # an array has it too, and only some can
        return value


def value(given: object, refusal: type[MopsError]) -> Any:
    """Return what a caller gives with whole numbers, lists and objects as Python's own.

    Parameters
    ----------
    given : object
        An option, a position or a move.
    refusal : type
        The error if it is nested too deep or too large for any of them.

    Raises
    ------
    MopsError
        The one that was named.

    Examples
    --------
    >>> from mopsbook.core.errors import PositionError
    >>> value({"turn": 1, "hands": [("R1",), []]}, PositionError)
    {'turn': 1, 'hands': [('R1',), []]}
    """
    return _value(given, refusal, DEEPEST, count())


def _value(value: object, refusal: type[MopsError], deep: int, entries: Iterator[int]) -> Any:
    if next(entries) > WIDEST or not deep:
        raise refusal("too-deep", value=short(value))
    if isinstance(value, str):
        return value
    if isinstance(value, Mapping):
        return {key: _value(one, refusal, deep - 1, entries) for key, one in value.items()}
    if isinstance(value, list | tuple):
        parts = [_value(one, refusal, deep - 1, entries) for one in value]
        if isinstance(value, list):
            return parts
        # a table with names keeps them
        return value._make(parts) if hasattr(value, "_make") else tuple(parts)
    value = integer(value)
    if isinstance(value, int) and abs(value) >= LARGEST:
        raise refusal("too-large", value=short(value))
    if value is not None and not isinstance(value, int | float):
        raise refusal("no-value", value=short(value))
    return value


def source(given: str | Mapping[str, Any], refusal: type[MopsError]) -> str | Mapping[str, Any]:
    """Return a position or a move, as a text or an object, fit to be read by a game.

    Raises
    ------
    MopsError
        The one that was named, if it is too long, too deep or too large for any.
    """
    if isinstance(given, str) and len(given) > LONGEST_TEXT:
        raise refusal("too-long", text=short(given), count=len(given), most=LONGEST_TEXT)
    if not isinstance(given, Mapping):
        return given
    read: Mapping[str, Any] = value(given, refusal)
    return read
