"""What can go wrong, as sentences.

An error carries the id of its sentence and the facts that fill it. The sentence itself stands in the
catalogues, as ``error-<id>``: for ``"skat.knocked"`` in those of the game "skat", otherwise in those that all
share. It is told when somebody reads it, in the language of whoever reads.

::

    MopsError
    ├── NotationError      a text that is no move, card or position
    ├── OptionError        an option or a number of players that the game does not have
    ├── PositionError      a position that cannot be
    ├── IllegalMove        a move that breaks rules; ``violations`` cites them
    └── TraceError         a saved file that cannot be read, such as one of a game
        └── ReplayError    a saved game whose moves do not fit the rules
"""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from mopsbook.core.asked import ERROR, EXPLAIN, ask

if TYPE_CHECKING:
    from mopsbook.core.rules import Rule
    from mopsbook.core.verdict import Violation

_Error = TypeVar("_Error", bound=Exception)


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
NOTED = 100
"""So many things of a list are written at most."""


def short(value: object) -> str:
    """Return a value as it is told in a sentence: as Python writes it, and never long.

    Examples
    --------
    >>> short("R17"), len(short("R17 " * 1000)), short(10**9999)
    ("'R17'", 60, 'a number without end')
    """
    return _cut(_short.repr(value), 300)


def noted(values: Iterable[object]) -> str:
    """Return a list in a sentence about a position: as it is written there, not as Python does.

    Examples
    --------
    >>> noted([None, "R5", 2]), noted([]), noted([["R13"], []])
    ("'- R5 2'", "'-'", "'R13 / -'")
    """
    return short(_written(values))


def _written(values: Iterable[object]) -> str:
    found = list(values)
    if any(isinstance(one, list | tuple) for one in found):
        return " / ".join(
            _written(one if isinstance(one, list | tuple) else [one]) for one in found
        )
    return " ".join("-" if one is None else str(one) for one in islice(found, NOTED)) or "-"


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest]}..."


class MopsError(ValueError):
    """Base of all errors that mopsbook raises on purpose.

    Parameters
    ----------
    message : str
        Id of the sentence: ``"<id>"``, or ``"<game>.<id>"`` if the game tells it.
    **facts
        What fills it: texts and numbers as they are, lists with commas, and other errors, such as
        the one that is behind this one, as their own sentences. What a user has given goes through
        :func:`short`.

    Examples
    --------
    >>> error = OptionError("no-seat", seat=short(9), players=3, last=2)
    >>> str(error)
    'There is no seat 9: the seats of 3 players are 0 to 2.'
    >>> error.told("de")
    'Es gibt keinen Platz 9: Die Plätze von 3 Spielenden sind 0 bis 2.'
    """

    longest = 2000
    """Characters of its sentence, whatever it speaks of: whoever sends a book gets a sentence back."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.message = message
        self.facts = {name: _fact(value, self.longest) for name, value in facts.items()}

    def told(self, lang: str | None = None) -> str:
        """Return the sentence in language `lang`; by default in the one that is set."""
        return _cut(ask(ERROR, self.message, self.facts, lang), self.longest)

    def __str__(self) -> str:
        return self.told()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.told()!r})"

    def _render_traceback_(self) -> list[str]:
        """Return what IPython shows of it: the sentence says what to do, and the lines of this package do not."""
        return _shown(type(self).__name__, str(self))

    def __reduce__(self) -> tuple[Any, ...]:
        # an error may come back from another process, where it is built again from these
        return _again, (type(self), self.message, self.facts)


def _again(kind: type[MopsError], message: str, facts: Mapping[str, Any]) -> MopsError:
    return kind(message, **facts)


def _fact(value: object, longest: int) -> Any:
    if value is None or isinstance(value, bool | MopsError):
        return value
    if isinstance(value, int):
        return value if -(10**15) < value < 10**15 else short(value)
    if isinstance(value, str):
        return _cut(str(value), longest)
    if isinstance(value, Iterable):
        entries = tuple(value)
        if any(isinstance(entry, MopsError) for entry in entries):
            return entries  # told when the language is known
        return _fact(", ".join(map(str, entries)), longest)
    return short(value)


def saying(kind: type[_Error], message: str, **facts: Any) -> _Error:
    """Return an error that Python itself has a class for, such as a missing file, with a sentence of ours.

    Notebooks show it as they show those of this package: by its sentence, without the lines of code.

    Examples
    --------
    >>> saying(FileNotFoundError, "no-file", file="'a.jsonl'")
    FileNotFoundError("There is no file 'a.jsonl'.")
    """
    error = kind(str(MopsError(message, **facts)))
    # a partial, since an error may come back from another process
    vars(error)["_render_traceback_"] = partial(_shown, kind.__name__, error.args[0])
    return error


def _shown(kind: str, sentence: str) -> list[str]:
    return [f"{kind}: {sentence}"]


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

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:R5; hands R1 / R2 B3 / Y4")
    >>> try:
    ...     g.play(s, "1 play B3")
    ... except mops.IllegalMove as error:
    ...     print(error.rule)
    mopsen.follow-suit
    """

    def __init__(self, move: object, violations: tuple[Violation, ...]) -> None:
        super().__init__("illegal-move")
        self.move = move
        self.violations = violations
        self.rule: Rule = violations[0].rule

    def told(self, lang: str | None = None) -> str:
        """Return the refused move, why it is, and the rule that it breaks first, in language `lang`."""
        # what breaks the technical rule need not be a move at all, nor short
        shown = short(self.move) if self.rule.status == "technical" else f"'{self.move}'"
        reason = str(ask(EXPLAIN, self.violations[0], lang))
        return _cut(self.rule.refusing(shown, reason, lang), self.longest)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.move, self.violations)


class TraceError(MopsError):
    """A saved file that cannot be read: a game, answers, or what was learned."""


class ReplayError(TraceError):
    """A saved game whose moves do not fit the rules; one of its facts is the move's ``number``."""

    @property
    def number(self) -> int:
        """Which move does not fit, counted from 1."""
        number: int = self.facts["number"]
        return number
