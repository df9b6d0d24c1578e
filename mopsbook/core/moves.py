"""Moves whose form is declared once.

A game writes a move as a frozen dataclass with its notation and, as annotations, how each field is spelt::

    @dataclass(frozen=True, slots=True)
    class Swap(SeatMove):
        NOTATION = "{player} swap {give} for {take}"

        give: Annotated[Card, CARD]
        take: Annotated[Card, CARD]

From that come its text, its JSON, both readers (:class:`Moves`) and the refusals of what is no move. Where
thousands of a kind are made, its fields may be those of a named tuple. What is irregular derives from
:class:`~mopsbook.core.state.Move`, and its game from :class:`Moves`, to read it first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cache, lru_cache
from types import MappingProxyType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    Self,
    TypeVar,
    get_type_hints,
)

from mopsbook.core import reading
from mopsbook.core.errors import NotationError
from mopsbook.core.kinds import fields_of
from mopsbook.core.manual import examples
from mopsbook.core.state import Move, State

M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class Spelling:
    """How a field of a move is written.

    Parameters
    ----------
    read : callable
        Makes the value from a JSON value, or raises NotationError.
    word : callable
        Makes a JSON value from a word; it may let pass what is none.
    many : bool
        Whether it is a list, whose words stand side by side; ``-`` is an empty one.
    none : bool
        Whether it may be None, which is written ``-``.
    name : str
        What it is called in an object, where that is no name in Python.
    pattern : str
        A regular expression of the words that stand for it in a text, where others can follow.
    write : callable
        Makes a word from a value.
    texts : bool
        Whether a move that is built by hand may hold any text, which the rules then refuse by name.
    by_options : bool
        Whether `read` takes the options as well, to say what there is under them; they may be None.
    spare : bool
        Whether an object leaves it out where it is None.
    """

    read: Callable[..., Any]
    word: Callable[[str], Any] = str
    many: bool = False
    none: bool = False
    name: str = ""
    pattern: str = ""
    write: Callable[[Any], str] = str
    texts: bool = False
    by_options: bool = False
    spare: bool = False

    def parse(self, text: str) -> Any:
        """Return the words of a text as a JSON value."""
        if self.many:
            return [self.word(word) for word in reading.words(text)]
        return None if self.none and text in reading.NONE else self.word(text)

    def value(self, given: Any, options: Any = None) -> Any:
        """Return the value that a JSON value stands for."""
        more = (options,) if self.by_options else ()
        if self.many:
            return tuple([self.read(entry, *more) for entry in reading.move_list(given)])
        return None if self.none and given is None else self.read(given, *more)

    def holds(self, value: Any) -> bool:
        """Say whether reading gives such a value, or refuse it."""
        if self.texts and self.many:
            return type(value) is tuple and all(type(entry) is str for entry in value)
        if self.texts:
            return type(value) is str or (self.none and value is None)
        read = self.value(_json(value))
        return type(read) is type(value) and bool(read == value)

    def text(self, value: Any) -> str:
        """Return a value in words."""
        if self.many:
            return " ".join(map(self.write, value)) or "-"
        return "-" if value is None else self.write(value)


def _number(word: str) -> int | str:
    return int(word) if re.fullmatch(r"[0-9]{1,3}", word) else word


SEAT = Spelling(reading.move_seat, _number)


class PlainMove(Move):
    """A move that is written as its ``NOTATION`` says."""

    __slots__ = ()

    NOTATION: ClassVar[str]
    """The words, with the names of fields, or ``type``, in braces; a seat that comes first may be left out.

    What stands in brackets may be left out, in an object as well; then its fields hold their defaults, or None.
    """
    ALSO: ClassVar[tuple[str, ...]] = ()
    """Other notations that are read as well."""
    TYPE: ClassVar[str]
    """Its type as an object; by default the name of the class in small letters."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if "TYPE" not in cls.__dict__:
            cls.TYPE = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()

    def json(self) -> dict[str, Any]:
        """Return the move as an object; :meth:`Game.move` reads it."""
        kind: Any = type(self)
        values = {name: getattr(self, name) for name in spellings(kind)}
        told = {
            how.name or name: _json(values[name])
            for name, how in spellings(kind).items()
            if not how.spare or values[name] is not None
        }
        return {"type": self.TYPE} | told

    def __str__(self) -> str:
        kind: Any = type(self)
        spelt = spellings(kind).items()
        words = {name: how.text(getattr(self, name)) for name, how in spelt}
        if "[" not in self.NOTATION:
            return self.NOTATION.format(type=self.TYPE, **words)

        def part(found: re.Match[str]) -> str:
            missing = any(getattr(self, name) in (None, ()) for name in FIELD.findall(found[1]))
            return "" if missing else found[1]

        return BRACKETS.sub(part, self.NOTATION).format(type=self.TYPE, **words)


@dataclass(frozen=True, slots=True)
class SeatMove(PlainMove):
    """A move that a seat makes."""

    player: Annotated[int, SEAT]


class WordMove(SeatMove):
    """A move that is said in one word: the name of its class."""

    __slots__ = ()

    NOTATION = "{player} {type}"


@dataclass(frozen=True, slots=True)
class SeatlessMove(PlainMove):
    """A move that no seat makes: an outcome of chance, or a move of the whole table."""

    player: None = field(default=None, init=False, repr=False)


class ChanceMove(SeatlessMove):
    """An outcome of chance."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Dealer(ChanceMove):
    """An outcome of chance: who deals first."""

    NOTATION = "dealer {seat}"

    seat: Annotated[int, SEAT]


class NextRound(SeatlessMove):
    """Gather all cards for the next round; the whole table makes this move."""

    NOTATION = "next round"
    ALSO = ("Next round",)


FIELD, BRACKETS = re.compile(r"\{(\w+)\}"), re.compile(r"\[(.*?)\]")


def _json(value: Any) -> Any:
    return [_json(one) for one in value] if isinstance(value, tuple) else value


@cache
def spellings(kind: Any) -> Mapping[str, Spelling]:
    """Return how the fields of a kind of move are spelt, in their order."""
    hints = get_type_hints(kind, include_extras=True)
    found = {name: getattr(hints[name], "__metadata__", ()) for name in fields_of(kind)}
    spelt = {
        name: [mark for mark in marks if isinstance(mark, Spelling)]
        for name, marks in found.items()
    }
    return {name: marks[0] for name, marks in spelt.items() if marks}


class _Kind(NamedTuple):
    make: Callable[..., Any]
    spelt: Mapping[str, Spelling]
    names: Mapping[str, str]
    """For the name of each field in an object its own."""
    needed: frozenset[str]
    bracketed: frozenset[str]
    left_out: Mapping[str, None]
    """What the fields in brackets that have no default hold if they are left out."""
    patterns: tuple[re.Pattern[str], ...]

    def value(self, name: str, given: Any, options: Any) -> Any:
        """Return the value of a field that a JSON value stands for."""
        missing = given is None and name in self.bracketed
        return None if missing else self.spelt[name].value(given, options)

    def holds(self, name: str, value: Any) -> bool:
        """Say whether a field can hold a value, or refuse the value."""
        return (value is None and name in self.bracketed) or self.spelt[name].holds(value)


class Moves(Generic[M]):
    """The plain moves of a game, and how texts and objects become them.

    Parameters
    ----------
    kinds : type of PlainMove
        Their classes; of two that a text or an object fits the first is meant.
    forms : str or sequence of str
        Examples, for the sentence about what is none; or the game that has them in its ``notation.toml``.
    mover : callable
        Returns the seat that makes a move where a text or an object names none, from the position.
    other : mapping
        For each type of move that the game reads itself the fields that it needs, and those it may have.
    """

    def __init__(
        self,
        *kinds: type[PlainMove],
        forms: str | Sequence[str],
        mover: Callable[[Any], int | None] = lambda state: state.turn,
        other: Mapping[str, reading.MoveFields] = MappingProxyType({}),
    ) -> None:
        # Any: mypy takes a class, which is the key of a cache, for one of its instances
        self.kinds: tuple[Any, ...] = kinds
        self._forms, self.mover, self.other = forms, mover, other
        self.options: Any = None

    def under(self, options: Any) -> Self:
        """Return the moves as they are read under some options."""
        found: Self = _under(self, options)
        return found

    def read(self, source: object, state: State | None = None) -> M:
        """Read a move from its notation or from an object.

        Raises
        ------
        NotationError
            If it is none.
        """
        if isinstance(source, str):
            return self.read_text(source, state)
        if isinstance(source, Mapping):
            return self.read_object(source, state)
        raise self.none(source)

    def formed(self, move: Any) -> bool:
        """Say whether a move holds what reading it gives, or refuse it: one that is built by hand may hold anything."""
        if type(move) not in self.kinds:
            return False
        cls: Any = type(move)
        kind = _kind(cls)
        return all(kind.holds(name, getattr(move, name)) for name in kind.spelt)

    def none(self, source: object) -> NotationError:
        """Return the error about what is no move."""
        return reading.no_move(source, self.forms, self.types)

    @property
    def forms(self) -> tuple[str, ...]:
        """Examples of moves that somebody can choose."""
        if not isinstance(self._forms, str):
            return tuple(self._forms)
        drawn = {kind.TYPE for kind in self.kinds if issubclass(kind, ChanceMove)}
        shown = examples(self._forms)["moves"].items()
        return tuple([example for name, example in shown if name not in drawn])

    @property
    def types(self) -> frozenset[str]:
        """The types of moves."""
        return frozenset((*self.other, *(kind.TYPE for kind in self.kinds)))

    def who(self, kind: object, state: Any) -> int | None:  # noqa: ARG002
        """Return the seat that makes a move of a type where nothing says it; None if that is open."""
        return None if state is None else self.mover(state)

    def unsaid(self, text: str) -> NotationError:
        """Return the error about a move that does not say who makes it."""
        return self.none(text)

    def read_text(self, text: str, state: Any) -> M:
        """Read a move from its notation."""
        plain = " ".join(text.split())
        for one in self.kinds:
            kind = _kind(one)
            matches = (pattern.fullmatch(plain) for pattern in kind.patterns)
            if match := next(filter(None, matches), None):
                found = {name: word for name, word in match.groupdict().items() if word is not None}
                given = {name: kind.spelt[name].parse(word) for name, word in found.items()}
                if "player" in kind.spelt and "player" not in given:
                    if (who := self.who(one.TYPE, state)) is not None:
                        given["player"] = who
                    elif "player" in kind.needed:
                        raise self.unsaid(text)
                return self._made(kind, given)
        raise self.none(text)

    def read_object(self, source: Mapping[str, Any], state: Any) -> M:
        """Read a move from an object."""
        forms: dict[str, tuple[set[str], set[str]]] = {}
        for one in self.kinds:
            kind = _kind(one)
            needed, more = forms.setdefault(one.TYPE, (set(kind.needed), set()))
            more |= kind.names.keys() | needed
            needed &= kind.needed
        name, given = reading.move_object(
            source, {**self.other, **forms}, self.who(source.get("type"), state)
        )
        alike = [_kind(one) for one in self.kinds if name == one.TYPE]
        fits = (kind for kind in alike if kind.needed <= given.keys() <= kind.names.keys())
        kind = next(fits, alike[0])
        return self._made(kind, {kind.names[name]: value for name, value in given.items()})

    def _made(self, kind: _Kind, given: Mapping[str, Any]) -> M:
        values = {name: kind.value(name, value, self.options) for name, value in given.items()}
        made: M = kind.make(**{**kind.left_out, **values})
        return made


@cache
def _kind(kind: Any) -> _Kind:
    spelt = spellings(kind)
    names = {how.name or name: name for name, how in spelt.items()}
    given = {name for name, default in fields_of(kind).items() if not default}
    bracketed = {name for part in BRACKETS.findall(kind.NOTATION) for name in FIELD.findall(part)}
    needed = frozenset(name for name, own in names.items() if own in given - bracketed)
    notations = (kind.NOTATION, *kind.ALSO)
    patterns = tuple(_pattern(kind.TYPE, notation, spelt) for notation in notations)
    left_out = dict.fromkeys(bracketed & given)
    return _Kind(kind, spelt, names, needed, frozenset(bracketed), left_out, patterns)


@lru_cache(maxsize=64)
def _under(moves: Any, options: Any) -> Any:
    own = copy(moves)
    own.options = options
    return own


def _pattern(type_: str, notation: str, spelt: Mapping[str, Spelling]) -> re.Pattern[str]:
    pattern = ""
    for part in re.split(r"(\{\w+\}|[][])", notation.replace("{type}", type_)):
        if field := FIELD.fullmatch(part):
            how = spelt[field[1]]
            words = how.pattern or (".+" if how.many else "[^ ]+")
            pattern += f"(?P<{field[1]}>{words})"
        else:
            pattern += {"[": "(?:", "]": ")?"}.get(part, re.escape(part))
    own = r"(?P<player>[^ ]+)\ "
    if pattern.startswith(own):
        pattern = rf"(?:(?P<player>[0-9]+) )?{pattern.removeprefix(own)}"
    return re.compile(pattern)
