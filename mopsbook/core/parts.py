"""The rows of a position's fields: lines in which something lies, or is set.

Each field falls into rows by its form, such as the hands of all seats into one for each, and each row into things, a
number, or a choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from mopsbook.core.errors import MopsError, PositionError
from mopsbook.core.forms import (
    BySeat,
    Flag,
    Form,
    Groups,
    Listed,
    Maybe,
    OneCard,
    SeatCard,
    SeatNumber,
    Seats,
    Whole,
    Word,
)  # fmt: skip
from mopsbook.core.game import Game
from mopsbook.core.reading import MOST
from mopsbook.core.spread import Spread
from mopsbook.core.state import HIDDEN, State


class Thing(NamedTuple):
    """Something that is moved.

    Parameters
    ----------
    id : str
        Its name.
    word : str
        How it is written.
    row : FieldRow or None
        Where it lies; None if it is not on the table.
    at : int or str
        Its number there, or on a board its spot.
    value : object
        What its row holds for it.
    """

    id: str
    word: str
    row: FieldRow | None = None
    at: int | str = 0
    value: Any = None

    @property
    def card(self) -> str:
        """What is written without the seat that it belongs to."""
        inner = None if self.row is None else bare(self.row.inner)
        return str(self.value[1]) if isinstance(inner, SeatCard) else self.word


class FieldRow(NamedTuple):
    """One line of a field: a value that is set, or a place where things lie.

    Parameters
    ----------
    id : str
        Its name: that of the field, and of what it is one of several its number, as in ``"hands/0"``.
    name : str
        The field.
    at : int or None
        Which one of several it is.
    form : Form
        The form of its value.
    value : object
        What it holds.
    seat : int or None
        Whose it is.
    """

    id: str
    name: str
    at: int | None
    form: Form[Any]
    value: Any
    seat: int | None

    @property
    def kind(self) -> str:
        """How it is changed: ``"things"``, ``"number"``, ``"choice"``, or ``"text"`` if only as a text."""
        form = bare(self.form)
        if isinstance(form, Flag | Word | SeatNumber):
            return "choice"
        if isinstance(form, Listed) and isinstance(form.form, Word) and not form.form.allowed:
            return "text"  # words of which only the list knows which there are
        if isinstance(form, Listed | Seats | OneCard | SeatCard | Spread):
            return "things"
        return "number" if isinstance(self.form, Whole) else "text"

    @property
    def is_seat(self) -> bool:
        """Whether it is the number of a seat."""
        return isinstance(bare(self.form), SeatNumber)

    @property
    def inner(self) -> Form[Any]:
        """The form of each of its things."""
        form = self.form.form if isinstance(self.form, Maybe | Listed) else self.form
        return SeatNumber() if isinstance(form, Seats) else form

    @property
    def single(self) -> bool:
        """Whether there is room for one thing only."""
        return not isinstance(self.form, Listed | Seats | Spread)

    @property
    def things(self) -> tuple[Thing, ...]:
        """What lies there, if things can."""
        if self.kind != "things":
            return ()
        if isinstance(self.form, Spread):
            found = [(spot, word, word) for spot, word in self.value.items()]
        else:
            listed = (self.value,) if self.single else self.value
            there = [one for one in listed if one not in (None, "")]
            found = [(n, self.inner.text(one), one) for n, one in enumerate(there)]
        return tuple([Thing(f"{self.id}/{at}", word, self, at, one) for at, word, one in found])

    @property
    def has_spots(self) -> bool:
        """Whether its things lie on spots of a board."""
        cards = isinstance(self.inner, OneCard | SeatCard | SeatNumber | Maybe | Word)
        return self.kind == "things" and not cards

    def has_spot(self, spot: str, options: Any) -> bool:
        """Say whether its things lie on spots of a board, and this is one of them."""
        if isinstance(self.form, Spread):
            return self.form.spot(spot) is not None
        if not self.has_spots:
            return False
        try:
            self.inner.read(self.name, self.inner.parse(spot), options)
        except PositionError:
            return False
        return True

    @property
    def text(self) -> str:
        """What it holds, as it is written."""
        if isinstance(self.form, Spread):
            return self.form.row_text(self.value)
        return self.form.text(self.value)

    def choices(self, options: Any) -> list[str]:
        """Return what can be chosen, as it is written."""
        form, none = self.form, []
        if isinstance(form, Maybe):
            form, none = form.form, ["-"]
        if isinstance(form, SeatNumber):
            return [*none, *map(str, range(options.players))]
        if isinstance(form, Flag):
            return [*none, "false", "true"]
        return [*none, *form.allowed] if isinstance(form, Word) else []

    def bounds(self, options: Any) -> tuple[int, int | None]:
        """Return the smallest and the largest number, if there is one."""
        form = self.form
        if not isinstance(form, Whole):
            return 0, None
        most = form.most(options) if callable(form.most) else form.most
        return form.least, None if most == MOST else most


def rows_of(name: str, form: Form[Any], value: Any, options: Any) -> list[FieldRow]:
    """Return the rows of a field.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mopsen", players=3).position("trick 0:R6; hands R5 / R2 B9 / B8")
    >>> form = s.declared()["hands"].form
    >>> [(row.id, row.kind, row.text) for row in rows_of("hands", form, s.hands, s.options)]
    [('hands/0', 'things', 'R5'), ('hands/1', 'things', 'R2 B9'), ('hands/2', 'things', 'B8')]
    """
    seats = options.players
    if isinstance(form, Spread):
        parts: list[tuple[Form[Any], Any]] = [(form, one) for one in form.spread(value)]
    elif isinstance(form, BySeat):
        parts = [(form.form, one) for one in value]
    elif _is_grouped(form):
        parts = [(form.form, one) for one in (*value, ())]  # type: ignore[attr-defined]
    elif is_by_seat(form, value, seats):
        parts = [(form.form, one) for one in value or (None,) * seats]  # type: ignore[attr-defined]
    else:
        return [FieldRow(name, name, None, form, value, None)]
    whose = not isinstance(form, Groups)
    return [
        FieldRow(f"{name}/{n}", name, n, one, held, n if whose else None)
        for n, (one, held) in enumerate(parts)
    ]


def _is_grouped(form: Form[Any]) -> bool:
    """Say whether it is any number of lists, of which a form of a game may say more."""
    return type(form) is Groups


def is_by_seat(form: Form[Any], value: Any, seats: int) -> bool:
    """Say whether a list holds a number, or perhaps a thing, for each seat."""
    if not isinstance(form, Listed):
        return False
    if isinstance(form.form, Maybe):
        return len(value) in (0, seats)
    return type(form.form) is Whole and len(value) == seats


def joined(form: Form[Any], rows: Sequence[Any], options: Any) -> Any:
    """Return the value of a field of its rows."""
    if isinstance(form, Spread):
        return form.gathered(rows, options)
    return tuple(row for row in rows if row) if _is_grouped(form) else tuple(rows)


def loosely(name: str, form: Form[Any], value: Any, options: Any) -> Any:
    """Read a JSON value; what is a list of values that can be is taken though they cannot be together."""
    try:
        return form.read(name, value, options)
    except PositionError:
        if isinstance(form, Spread) or not isinstance(form, BySeat | Listed):
            raise
        if not isinstance(value, list | tuple):
            raise
        found = [loosely(name, form.form, one, options) for one in value]
        if isinstance(form, BySeat):
            seats = options.players
            return tuple(found[:seats]) + form.nothing(options)[len(found) :]
        return form.sort(found)


def bare(form: Form[Any]) -> Form[Any]:
    """Return the form of what may be there."""
    return form.form if isinstance(form, Maybe) else form


def cards_in(form: Form[Any], value: Any) -> Iterator[str]:
    """Yield the cards that lie in the value of a field.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mopsen", players=3).position("trick 0:R6; hands R5 / R2 B9 / B8")
    >>> forms = s.declared()
    >>> [*cards_in(forms["hands"].form, s.hands)], [*cards_in(forms["trick"].form, s.trick)]
    (['R5', 'R2', 'B9', 'B8'], ['R6'])
    """
    if isinstance(form, Maybe):
        form = form.form
    if isinstance(form, Listed | BySeat):
        for one in value:
            yield from cards_in(form.form, one)
    elif isinstance(form, OneCard | SeatCard):
        yield from filter(None, [value[1] if value and isinstance(form, SeatCard) else value])
    else:
        yield from form.cards(value)


def cards_of(state: State) -> Iterator[str]:
    """Yield all cards that lie somewhere, field by field."""
    for name, one in state.declared().items():
        yield from cards_in(one.form, getattr(state, name))


def all_there(game: Game[Any, Any], state: State) -> bool:
    """Say whether all that is played with is there, as in every game that is played from its beginning.

    Positions of examples may do with few cards; nothing is asked about such. Before the first deal no card lies anywhere.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> all_there(g, g.start(7)), all_there(g, g.position("trick 0:R6; hands R5 / R2 B9 / B8"))
    (True, False)
    """
    lie = Counter(cards_of(state))
    missing = any(count > lie[card] for card, count in in_box(game).items())
    return not (lie and missing) and game.engine.in_step(state)


def moved(name: str, form: Form[Any], value: Any, old: Any, new: Any) -> Any:
    """Return what a field holds under other options: rows of seats that are gone are left out."""
    seats = new.players
    if isinstance(form, Spread):
        rows = [*form.spread(value)][:seats]
        return form.gathered([*rows, *({} for _ in range(seats - len(rows)))], new)
    if isinstance(form, BySeat) or is_by_seat(form, value, old.players):
        value = value[:seats]
        if isinstance(form, BySeat):
            value = (*value, *form.nothing(new)[len(value) :])
    if isinstance(form, SeatNumber) and value >= seats:
        value = 0
    if isinstance(form, Seats):
        value = tuple(one for one in value if one < seats)
    try:
        return loosely(name, form, form.json(value), new)
    except MopsError:
        return form.nothing(new)


@lru_cache(maxsize=16)
def in_box(game: Game[Any, Any]) -> dict[str, int]:
    """Return all things of a game with how many there are, in their order; 0 of what never runs out.

    It is what lies on the table when a game begins. Where that is not all that can lie there, as where each
    seat has a set of its own, nothing runs out.
    """
    state = game.start(7)
    rows = [
        row
        for name, one in state.declared().items()
        for row in rows_of(name, one.form, getattr(state, name), game.options)
    ]
    counted = Counter(cards_of(state))
    known: dict[str, None] = {}
    order = None
    for row in rows:
        form = bare(row.inner)
        form = form.card if isinstance(form, SeatCard) else form
        if isinstance(form, Spread):
            known |= dict.fromkeys(form.kinds(game.options))
        elif isinstance(form, OneCard):
            deck = form.deck(game.options) if callable(form.deck) else form.deck
            known |= dict.fromkeys(str(one) for one in deck if one not in ("", HIDDEN))  # type: ignore[attr-defined]
            if isinstance(row.form, Listed) and row.form.sort is not tuple:
                order = order or row.form.sort
    words = order(sorted(known)) if order is not None else sorted(known)
    endless = any(not counted[word] for word in words)
    return {word: 0 if endless else counted[word] for word in words}
