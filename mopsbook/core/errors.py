"""What can go wrong, as sentences.

::

    MopsError
    ├── NotationError      a text that is no move, card or position
    ├── OptionError        an option or a number of players that the game does not have
    ├── PositionError      a position that cannot be
    ├── IllegalMove        a move that breaks rules; ``violations`` cites them
    └── TraceError         a saved game that cannot be read
        └── ReplayError    a saved game whose moves do not fit the rules
"""

from __future__ import annotations

import reprlib
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mopsbook.core.rules import Rule
    from mopsbook.core.verdict import Violation


class _Short(reprlib.Repr):
    """Cuts what is repeated in a sentence: files and browsers may send megabytes."""

    def __init__(self) -> None:
        super().__init__()
        self.maxstring, self.maxother, self.maxlong = 60, 120, 40
        self.maxlist = self.maxtuple = self.maxdict = 16
        self.maxlevel = 3

    def repr_int(self, x: int, level: int) -> str:
        # Python refuses to write out numbers of thousands of digits
        return super().repr_int(x, level) if x.bit_length() < 1000 else "a number without end"

    def repr_instance(self, x: Any, level: int) -> str:
        if not is_dataclass(x) or isinstance(x, type):
            return super().repr_instance(x, level)
        # a move that was built by hand may hold anything: it is not written out as a whole
        parts = (f"{f.name}={self.repr1(getattr(x, f.name), level - 1)}" for f in fields(x))
        return (
            f"{type(x).__name__}({', '.join(parts)})" if level > 0 else f"{type(x).__name__}(...)"
        )


_short = _Short()


def short(value: object) -> str:
    """Return a value as it is told in a sentence: as Python writes it, and never long.

    Examples
    --------
    >>> short("R17"), len(short("R17 " * 1000)), short(10**9999)
    ("'R17'", 60, 'a number without end')
    """
    return _cut(_short.repr(value), 300)


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest]}..."


LONGEST = 2000
"""Characters of an error, whatever it speaks of."""


class MopsError(ValueError):
    """Base of all errors that mopsbook raises on purpose."""

    def __init__(self, message: str) -> None:
        super().__init__(_cut(message, LONGEST))


class NotationError(MopsError):
    """A text or object that is no move, card or position of the game."""


class OptionError(MopsError):
    """An option, a value or a number of players that the game does not have."""


class PositionError(MopsError):
    """A position that cannot be, such as one with a card twice."""


class IllegalMove(MopsError):  # noqa: N818 (the name that notebooks use)
    """A move that breaks at least one rule.

    Attributes
    ----------
    violations : tuple of Violation
        Every rule that the move breaks, the most telling one first.
    rule : Rule
        The first of them.
    move : object
        The refused move.
    """

    def __init__(self, move: object, violations: tuple[Violation, ...]) -> None:
        self.move = move
        self.violations = violations
        self.rule: Rule = violations[0].rule
        # what breaks the technical rule need not be a move at all, nor short
        shown = short(move) if self.rule.status == "technical" else f"'{move}'"
        super().__init__(self.rule.refusing(shown))

    def __reduce__(self) -> tuple[Any, ...]:
        # an error may come back from another process, where it is built again from these
        return type(self), (self.move, self.violations)


class TraceError(MopsError):
    """A saved game that cannot be read."""


class ReplayError(TraceError):
    """A saved game whose moves do not fit the rules.

    Attributes
    ----------
    number : int
        Which move does not fit, counted from 1.
    """

    def __init__(self, message: str, number: int) -> None:
        super().__init__(message)
        self.number = number

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.number)
