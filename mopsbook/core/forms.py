"""Forms of values: how a number, a seat or some cards are written, and what they may be.

The fields of a position and of a move are declared with a form, once; see
:mod:`mopsbook.core.position` and :mod:`mopsbook.core.moves`. A form knows a value in three shapes: as
words of a text, as a JSON value, and as the value itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from mopsbook.core import reading
from mopsbook.core.errors import PositionError, short
from mopsbook.core.hints import near
from mopsbook.core.state import HIDDEN

T = TypeVar("T")


class Form(ABC, Generic[T]):
    """How one kind of value is written, and what it may be."""

    @abstractmethod
    def parse(self, text: str) -> Any:
        """Return the words of a text as a JSON value; what it may be is not looked at."""

    @abstractmethod
    def read(self, name: str, value: Any, options: Any) -> T:
        """Return the value that a JSON value stands for.

        Parameters
        ----------
        name : str
            The field, for the sentence.
        value : object
            Anything.
        options : dataclass
            The options of the game; ``players`` is the number of seats.

        Raises
        ------
        PositionError
            If it cannot be.
        """

    def json(self, value: T) -> Any:
        """Return a value as JSON."""
        return value

    def text(self, value: T) -> str:
        """Return a value in words that :meth:`parse` reads."""
        return str(value)

    @abstractmethod
    def nothing(self, options: Any) -> T:
        """Return what stands in a field that is left out and follows from no other."""

    def cards(self, value: T) -> Iterable[str]:  # noqa: ARG002
        """Return the cards that lie in a value of a game's own form."""
        return ()

    def hidden(self, value: T) -> T:
        """Return the value as whoever may not know it sees it: as much of it, and all hidden.

        What has no hidden form has to be closed by its game.
        """
        raise NotImplementedError


class Whole(Form[int]):
    """A whole number.

    Parameters
    ----------
    least : int
        The smallest.
    most : int or function of the options
        The largest.

    Examples
    --------
    >>> Whole(1, 3).read("round", 2, None)
    2
    >>> Whole(1, 3).read("round", 4, None)
    Traceback (most recent call last):
    mopsbook.core.errors.PositionError: round must be a whole number from 1 to 3, not 4.
    """

    def __init__(self, least: int = 0, most: int | Callable[[Any], int] = reading.MOST) -> None:
        self.least, self.most = least, most

    def parse(self, text: str) -> int:  # noqa: D102
        return reading.number(text)

    def read(self, name: str, value: Any, options: Any) -> int:  # noqa: D102
        return reading.integer_in(name, value, self.least, _of(self.most, options))

    def nothing(self, options: Any) -> int:  # noqa: ARG002, D102
        return self.least


class SeatNumber(Whole):
    """The number of a seat."""

    def __init__(self) -> None:
        super().__init__(0, lambda options: options.players - 1)


class Word(Form[str]):
    """One of some words; the first is that of a field that is left out, "" if it may be missing.

    Examples
    --------
    >>> Word("play", "over").read("phase", "over", None)
    'over'
    >>> Word("", "ant", "turn").read("why", "lunch", None)
    Traceback (most recent call last):
    mopsbook.core.errors.PositionError: 'lunch' is no why; there are ant, turn.
    """

    def __init__(self, *allowed: str) -> None:
        self.allowed = allowed

    def parse(self, text: str) -> str:  # noqa: D102
        return text

    def read(self, name: str, value: Any, options: Any) -> str:  # noqa: ARG002, D102
        return reading.one(name, value, self.allowed)

    def nothing(self, options: Any) -> str:  # noqa: ARG002, D102
        return self.allowed[0]


class Flag(Form[bool]):
    """Whether something is so; false where it is left out.

    Examples
    --------
    >>> Flag().parse("true"), Flag().text(True)
    (True, 'true')
    """

    def parse(self, text: str) -> bool | str:  # noqa: D102
        return {"true": True, "false": False}.get(text, text)

    def read(self, name: str, value: Any, options: Any) -> bool:  # noqa: ARG002, D102
        if isinstance(value, bool):
            return value
        raise PositionError("true-or-false", field=name, value=short(value))

    def text(self, value: bool) -> str:  # noqa: D102
        return str(value).lower()

    def nothing(self, options: Any) -> bool:  # noqa: ARG002, D102
        return False


class OneCard(Form[str]):
    """One card.

    Parameters
    ----------
    deck : container of str, or function of the options
        The cards there are.
    refuse : str or callable
        Id of the sentence about what is no card, which is told the ``field``, the card, and a ``hint``; or what
        returns the error, from the name of the field, what is no card, and the options.
    spelled : mapping, or function of the options
        What else may be written for cards; see :func:`~mopsbook.core.hints.near`.
    facts : object, or function of the options
        What else the sentence is told.
    """

    def __init__(
        self,
        deck: Container[str] | Callable[[Any], Container[str]],
        refuse: str | Callable[[str, object, Any], Any],
        spelled: Mapping[str, str] | Callable[[Any], Mapping[str, str]] = MappingProxyType({}),
        **facts: Any,
    ) -> None:
        self.deck, self.error, self.spelled, self.facts = deck, refuse, spelled, facts

    def parse(self, text: str) -> str:  # noqa: D102
        return text

    def read(self, name: str, value: Any, options: Any) -> str:  # noqa: D102
        if isinstance(value, str) and value in _of(self.deck, options):
            return value
        if callable(self.error):
            raise self.error(name, value, options)
        facts = {fact: _of(told, options) for fact, told in self.facts.items()}
        hint = near(value, (), _of(self.spelled, options))
        raise PositionError(self.error, field=name, card=short(value), hint=hint, **facts)

    def nothing(self, options: Any) -> str:  # noqa: D102
        raise NotImplementedError  # such a field is a Maybe(OneCard(...))

    def hidden(self, value: str) -> str:  # noqa: ARG002, D102
        return HIDDEN


def _of(value: Any, options: Any) -> Any:
    return value(options) if callable(value) else value


class SeatCard(Form[tuple[int, str]]):
    """A card with the seat that it belongs to, as in ``0:R5``.

    Parameters
    ----------
    card : OneCard
        The form of the card.
    example : str
        One, for the sentence.
    """

    def __init__(self, card: OneCard, example: str) -> None:
        self.card, self.example = card, example

    def parse(self, text: str) -> Any:  # noqa: D102
        seat, colon, card = text.partition(":")
        if not colon:
            raise PositionError("seat-card", text=short(text), example=self.example)
        return [reading.number(seat), card]

    def read(self, name: str, value: Any, options: Any) -> tuple[int, str]:  # noqa: D102
        if not isinstance(value, list | tuple) or len(value) != 2:
            raise PositionError("seat-card-pair", field=name, value=short(value))
        seat = SeatNumber().read(name, value[0], options)
        return seat, self.card.read(name, value[1], options)

    def json(self, value: tuple[int, str]) -> Any:  # noqa: D102
        return list(value)

    def text(self, value: tuple[int, str]) -> str:  # noqa: D102
        return "{}:{}".format(*value)

    def nothing(self, options: Any) -> tuple[int, str]:  # noqa: D102
        raise NotImplementedError  # such a field is a list, or a Maybe


class Maybe(Form["T | None"]):
    """A value, or None."""

    def __init__(self, form: Form[T]) -> None:
        self.form = form

    def parse(self, text: str) -> Any:  # noqa: D102
        return None if text and text in reading.NONE else self.form.parse(text)

    def read(self, name: str, value: Any, options: Any) -> Any:  # noqa: D102
        return None if value is None else self.form.read(name, value, options)

    def json(self, value: Any) -> Any:  # noqa: D102
        return None if value is None else self.form.json(value)

    def text(self, value: Any) -> str:  # noqa: D102
        return "-" if value is None else self.form.text(value)

    def nothing(self, options: Any) -> None:  # noqa: ARG002, D102
        return None

    def hidden(self, value: Any) -> Any:  # noqa: D102
        return None if value is None else self.form.hidden(value)


class Listed(Form[tuple[T, ...]]):
    """A list of values, which stand side by side in a text.

    Parameters
    ----------
    form : Form
        The form of each.
    sort : callable, optional
        Puts them in order.
    check : callable, optional
        Raises PositionError, from the name of the field, the values and the options, if they cannot
        be together.
    """

    def __init__(
        self,
        form: Form[T],
        *,
        sort: Callable[[Sequence[T]], tuple[T, ...]] = tuple,
        check: Callable[[str, tuple[T, ...], Any], None] | None = None,
    ) -> None:
        self.form, self.sort, self.check = form, sort, check

    def parse(self, text: str) -> Any:  # noqa: D102
        return [self.form.parse(word) for word in reading.words(text)]

    def read(self, name: str, value: Any, options: Any) -> tuple[T, ...]:  # noqa: D102
        read = self.form.read
        found = self.sort([read(name, entry, options) for entry in reading.listed(name, value)])
        if self.check is not None:
            self.check(name, found, options)
        return found

    def json(self, value: tuple[T, ...]) -> Any:  # noqa: D102
        return [self.form.json(entry) for entry in value]

    def text(self, value: tuple[T, ...]) -> str:  # noqa: D102
        return " ".join(map(self.form.text, value)) or "-"

    def nothing(self, options: Any) -> tuple[T, ...]:  # noqa: ARG002, D102
        return ()

    def hidden(self, value: tuple[T, ...]) -> tuple[T, ...]:  # noqa: D102
        hide = self.form.hidden
        return tuple([hide(entry) for entry in value])


class Seats(Form[tuple[int, ...]]):
    """Different seats, in an order.

    Examples
    --------
    >>> Seats().parse("2 0")
    [2, 0]
    """

    def parse(self, text: str) -> Any:  # noqa: D102
        return reading.numbers(text)

    def read(self, name: str, value: Any, options: Any) -> tuple[int, ...]:  # noqa: D102
        return reading.different(name, value, options.players)

    def json(self, value: tuple[int, ...]) -> Any:  # noqa: D102
        return list(value)

    def text(self, value: tuple[int, ...]) -> str:  # noqa: D102
        return " ".join(map(str, value)) or "-"

    def nothing(self, options: Any) -> tuple[int, ...]:  # noqa: ARG002, D102
        return ()


class Groups(Listed[tuple[T, ...]]):
    """Lists with slashes between them.

    Examples
    --------
    >>> Groups(Seats()).parse("0 2 / 1"), Groups(Seats()).text(((0, 2), (1,)))
    ([[0, 2], [1]], '0 2 / 1')
    """

    def parse(self, text: str) -> Any:  # noqa: D102
        return [self.form.parse(" ".join(group)) for group in reading.by_seat(text)]

    def text(self, value: tuple[tuple[T, ...], ...]) -> str:  # noqa: D102
        return reading.joined(value)


class BySeat(Form[tuple[T, ...]]):
    """A value for each seat: rows with slashes between them, or single words side by side.

    Parameters
    ----------
    form : Form
        The form of each.

    Examples
    --------
    >>> BySeat(Listed(Word("R1", "B2"))).parse("R1 B2 / -")
    [['R1', 'B2'], []]
    >>> BySeat(Whole(0, 3)).parse("3 1")
    [3, 1]
    """

    def __init__(self, form: Form[T]) -> None:
        self.form, self.rows = form, isinstance(form, Listed | Seats)

    def parse(self, text: str) -> Any:  # noqa: D102
        if self.rows:
            return [self.form.parse(" ".join(row)) for row in reading.by_seat(text)]
        return [self.form.parse(word) for word in reading.words(text)]

    def read(self, name: str, value: Any, options: Any) -> tuple[T, ...]:  # noqa: D102
        what = "lists" if self.rows else "numbers"
        found = reading.for_each_seat(name, value, options.players, what)
        return tuple([self.form.read(name, entry, options) for entry in found])

    def json(self, value: tuple[T, ...]) -> Any:  # noqa: D102
        return [self.form.json(entry) for entry in value]

    def text(self, value: tuple[T, ...]) -> str:  # noqa: D102
        return (" / " if self.rows else " ").join(map(self.form.text, value))

    def nothing(self, options: Any) -> tuple[T, ...]:  # noqa: D102
        return (self.form.nothing(options),) * int(options.players)

    def hidden(self, value: tuple[T, ...]) -> tuple[T, ...]:  # noqa: D102
        return tuple([self.form.hidden(entry) for entry in value])
