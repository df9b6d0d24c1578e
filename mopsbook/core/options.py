"""Options of a game: named switches with a rule behind each of them."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields
from typing import Any, TypeVar

from mopsbook.core.errors import OptionError, short

Chosen = TypeVar("Chosen")


def read_options(kind: type[Chosen], given: Mapping[str, Any], game: str) -> Chosen:
    """Build the options object of a game from keywords.

    Parameters
    ----------
    kind : type
        A frozen dataclass whose fields are the options.
    given : mapping
        Keywords as the user wrote them.
    game : str
        Name of the game, for the message.

    Raises
    ------
    OptionError
        If a keyword is no option of the game or a value is none of its values.
    """
    known = [f.name for f in fields(kind)]  # type: ignore[arg-type]
    for name in given:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            hint = f" Did you mean {near[0]!r}?" if near else ""
            raise OptionError(
                f"{game} has no option {short(name)}; its options are {', '.join(known)}.{hint}"
            )
    return kind(**given)


def changed_options(options: Any) -> dict[str, Any]:
    """Return the options that differ from their defaults, as JSON values."""
    found = {}
    for f in fields(options):
        value = getattr(options, f.name)
        if f.default is MISSING or value != f.default:
            # a table with names is written with them: as a list it could not be read back
            found[f.name] = value._asdict() if hasattr(value, "_asdict") else value
    return found


def one_of(name: str, value: Any, allowed: Iterable[Any]) -> None:
    """Refuse `value` for the option `name` unless it is one of `allowed`."""
    allowed = list(allowed)
    # 1 == True and 0 == False in Python; an option that wants one is not served by the other
    if not any(type(value) is type(a) and value == a for a in allowed):
        listed = ", ".join(repr(a) for a in allowed)
        raise OptionError(f"Option {short(name)} cannot be {short(value)}; it can be {listed}.")
