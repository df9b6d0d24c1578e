"""What types say of values: whether a value is exactly of one, and which fields it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints


@cache
def of_kind(hint: Any) -> Callable[[Any], bool]:
    """Return what says whether a value is exactly of a type, such as ``tuple[int | None, ...]``.

    A named tuple is looked at field by field, and so is a dataclass.

    Examples
    --------
    >>> pairs = of_kind(tuple[tuple[int, int], ...])
    >>> pairs(((0, 5), (1, 8))), pairs(((0, 5, 1),)), pairs(((0, "5"),)), of_kind(int | None)(True)
    (True, False, False, False)
    """
    if isinstance(hint, UnionType):
        plain = {one for one in get_args(hint) if _is_plain(one)}
        others = [of_kind(one) for one in get_args(hint) if one not in plain]
        return lambda value: type(value) in plain or any(one(value) for one in others)
    if get_origin(hint) is tuple:
        first, *others = parts = [of_kind(one) for one in get_args(hint) if one is not ...]
        if not others and ... in get_args(hint):
            return lambda value: type(value) is tuple and all(map(first, value))
        return lambda value: (
            type(value) is tuple
            and len(value) == len(parts)
            and all(part(one) for part, one in zip(parts, value, strict=True))
        )
    if not _is_plain(hint):
        hints = get_type_hints(hint)
        inside = {name: of_kind(hints[name]) for name in fields_of(hint)}
        return lambda value: (
            type(value) is hint and all(fits(getattr(value, name)) for name, fits in inside.items())
        )
    return lambda value: type(value) is hint


def _is_plain(hint: Any) -> bool:
    """Say whether of a value of a type nothing more has to be looked at."""
    return isinstance(hint, type) and not (is_dataclass(hint) or hasattr(hint, "_fields"))


def fields_of(kind: Any) -> Mapping[str, bool]:
    """Return the names of the fields of a dataclass or a named tuple, and whether each has a default."""
    if hasattr(kind, "_fields"):
        return {name: name in kind._field_defaults for name in kind._fields}
    return {f.name: f.default is not MISSING for f in fields(kind)}
