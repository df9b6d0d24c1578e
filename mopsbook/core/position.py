"""A position whose fields are declared once.

A game writes its position as a named tuple whose annotations say all there is to say about a field: its
form, what it holds if a text or an object leaves it out, and who may see it::

    class _Fields(NamedTuple):
        options: Options
        phase: Annotated[Phase, Word(*get_args(Phase)), Usual(_phase)]
        hands: Annotated[tuple[tuple[Card, ...], ...], BySeat(HAND), OTHERS]
        stock: Annotated[tuple[Card, ...], CARDS, CLOSED]

    class SkatState(Position, _Fields):
        __slots__ = ()
        GAME = "skat"

From that come the readers and writers of texts and of JSON, the refusals, what a seat sees, and the names
that worked cases use. What is irregular overrides it. What a field means stands below it, as its docstring.
A named tuple is made five times as fast as a frozen dataclass.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Self, get_type_hints

from mopsbook.core import reading
from mopsbook.core.errors import PositionError
from mopsbook.core.forms import Form
from mopsbook.core.state import State

_new: Any = tuple.__new__


@dataclass(frozen=True, slots=True)
class Usual:
    """What a field holds that is left out.

    Parameters
    ----------
    value : object
        The value, or a function from :class:`Known` to it.
    """

    value: Any


@dataclass(frozen=True, slots=True)
class Called:
    """The name of a field in a text, where it is shorter than in an object."""

    name: str


@dataclass(frozen=True, slots=True)
class Secret:
    """Who may not see a field: nobody may (`all`), or each seat only its own part."""

    all: bool


CLOSED = Secret(all=True)
OTHERS = Secret(all=False)
UNORDERED = object()
"""Marks a field whose lists worked cases compare without order."""
NAMED = object()
"""Marks a field that only names cards: they lie in another field, too."""


class Unless:
    """Marks a field that is written even where it could be left out, unless it holds one of some values.

    Parameters
    ----------
    values : object
        The values, or functions from :class:`Known` to them.
    """

    def __init__(self, *values: Any) -> None:
        self.values = values

    def says(self, value: Any, known: Known) -> bool:
        """Say whether a field with this value is written although it follows."""
        return all(value != _at(known, one) for one in self.values)


ALWAYS = Unless(None, "", ())
UNLESS_ZERO = Unless(0)


class Field(NamedTuple):
    """What is declared of one field."""

    name: str
    form: Form[Any]
    usual: Any
    secret: Secret | None
    text_name: str
    unordered: bool
    unless: Unless | None
    named: bool

    def nothing(self, known: Known) -> Any:
        """Return what the field holds if it is left out."""
        if self.usual is None:
            return self.form.nothing(known.options)
        return _at(known, self.usual.value)

    def said(self, value: Any, known: Known) -> bool:
        """Say whether a text names the field if it holds this value."""
        says = self.unless is not None and self.unless.says(value, known)
        return says or bool(value != known.usual(self.name))


def _at(known: Known, value: Any) -> Any:
    return value(known) if callable(value) else value


class Known:
    """The fields of a position that is being read: those that are given, and what follows for others.

    A field is an attribute; ``"turn" in known`` says whether it is given.
    """

    def __init__(self, fields: Mapping[str, Field], given: Mapping[str, Any], options: Any) -> None:
        self._fields, self._given, self.options = fields, given, options
        self._usual: dict[str, Any] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._given

    def __getattr__(self, name: str) -> Any:
        return self._given[name] if name in self._given else self.usual(name)

    def usual(self, name: str) -> Any:
        """Return what a field holds if it is left out, as far as the others tell."""
        if name not in self._usual:
            self._usual[name] = self._fields[name].nothing(self)
        return self._usual[name]

    def values(self) -> Iterator[Any]:
        """Yield the value of every field, in their order."""
        return (getattr(self, name) for name in self._fields)


def refuse_twice(cards: Iterable[str], rule: str) -> None:
    """Refuse cards of which there is one each, if one of them lies in two places.

    Examples
    --------
    >>> refuse_twice(["R1", "B2", "R1"], "mopsen.deck-composition")
    Traceback (most recent call last):
    mopsbook.core.errors.PositionError: R1 would be in two places; every card is there once (mopsen.deck-composition).
    """
    if twice := [card for card, count in Counter(cards).items() if count > 1]:
        raise PositionError("card-twice", cards=twice, rule=rule)


class Position(State):
    """A position of declared fields; a game derives it together with their named tuple."""

    __slots__ = ()

    ALSO: ClassVar[Mapping[str, Form[Any]]] = MappingProxyType({})
    """What may be written besides the fields, and stands for some of them; see :meth:`meant`."""
    _places: ClassVar[Mapping[str, int]]
    """Where each field stands in the tuple."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls._places = {name: place for place, name in enumerate(getattr(cls, "_fields", ()))}

    def _replace(self, **changed: Any) -> Self:
        """Return the position with other values in some fields; a named tuple's own way takes twice as long."""
        values: list[Any] = [*self]  # type: ignore[misc]  # it is the tuple that it is derived with
        places = self._places
        for name, value in changed.items():
            values[places[name]] = value
        made: Self = _new(type(self), values)
        return made

    @classmethod
    def declared(cls) -> Mapping[str, Field]:
        """Return the fields but for the options, in the order of the tuple."""
        return _declared(cls)  # type: ignore[arg-type]  # takes a class for one of its instances

    @classmethod
    def read(cls, source: object, options: Any, prefix: str) -> Self:
        """Read a position from its notation or from an object.

        Parameters
        ----------
        source : str or mapping
            The position.
        options : dataclass
            The options of the game.
        prefix : str
            First part of the ids of its rules.

        Raises
        ------
        PositionError
            If it is neither, or a field is unknown, or a value cannot be. Whether the values can be
            together is for the game to say.
        """
        fields = cls.declared()
        if isinstance(source, str):
            readers = {field.text_name: field.form.parse for field in fields.values()}
            readers |= {name: form.parse for name, form in cls.ALSO.items()}
            given = reading.position_fields(source, {"players": reading.number} | readers)
            names = {field.text_name: name for name, field in fields.items()}
            given = {names.get(name, name): value for name, value in given.items()}
        else:
            given = reading.position_fields(source, {})
        reading.known_fields(given, ("players", *fields, *cls.ALSO))
        reading.same_players(given, options.players, prefix)
        given = cls.meant(given, options)
        written = {
            name: f.text_name if isinstance(source, str) else name for name, f in fields.items()
        }
        found = {}
        for name, field in fields.items():
            if name in given:
                with reading.in_field(written[name]):
                    found[name] = field.form.read(written[name], given[name], options)
        return cls._of(found, options)

    @classmethod
    def meant(cls, given: Mapping[str, Any], options: Any) -> Mapping[str, Any]:  # noqa: ARG003
        """Return the fields as JSON values, with those for which :attr:`ALSO` stands in its place."""
        return given

    @classmethod
    def _of(cls, found: Mapping[str, Any], options: Any) -> Self:
        return cls(options, *Known(cls.declared(), found, options).values())  # type: ignore[call-arg]

    def json(self) -> dict[str, Any]:
        """Return the position as an object; :meth:`Game.position` reads it."""
        told = {name: f.form.json(getattr(self, name)) for name, f in self.declared().items()}
        return {"players": self.options.players} | told

    def __str__(self) -> str:
        fields, values = self.declared(), {name: getattr(self, name) for name in self.declared()}
        known = Known(fields, values, self.options)
        told = {name for name, f in fields.items() if f.said(values[name], known)}
        # what follows from a field that is itself left out may have to be said after all
        while (again := self._of({name: values[name] for name in told}, self.options)) != self:
            told.add(next(n for n in fields if getattr(again, n) != values[n] and n not in told))
        parts = [
            f"{f.text_name} {f.form.text(values[name])}"
            for name, f in fields.items()
            if name in told
        ]
        return "; ".join([f"{self.options.players} players", *parts])

    def seen_by(self, seat: int) -> Self:
        """Return what a seat may know, as far as the fields declare it."""
        closed = {}
        for field in _secrets(type(self)):  # type: ignore[arg-type]  # as above
            value = getattr(self, field.name)
            hidden = field.form.hidden(value)
            if field.secret is OTHERS:
                hidden = (*hidden[:seat], value[seat], *hidden[seat + 1 :])
            closed[field.name] = hidden
        return self._replace(**closed)


@cache
def _declared(cls: Any) -> Mapping[str, Field]:
    """Read the declarations when they are first needed, so they may name functions further down."""
    found = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        marks = getattr(hint, "__metadata__", ())

        def first(kind: Any, marks: tuple[Any, ...] = marks) -> Any:
            return next((mark for mark in marks if isinstance(mark, kind)), None)

        if form := first(Form):
            called = first(Called)
            found[name] = Field(
                name,
                form,
                first(Usual),
                first(Secret),
                called.name if called else name,
                UNORDERED in marks,
                first(Unless),
                NAMED in marks,
            )
    return found


@cache
def _secrets(cls: Any) -> tuple[Field, ...]:
    return tuple([field for field in _declared(cls).values() if field.secret is not None])
