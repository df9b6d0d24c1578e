"""A position that is put together by hand, one thing after another.

What it consists of follows from the declared fields: each falls into rows, such as the hand of one seat, and each
row into things, a number, or a choice. Half of a position cannot occur, and is kept all the same:
:attr:`Desk.problem` says why it cannot, in the sentence with which the game would refuse it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from mopsbook.core.errors import PositionError, short
from mopsbook.core.forms import Maybe, SeatCard
from mopsbook.core.game import Game, game_of, game_with
from mopsbook.core.options import changed_options, choices
from mopsbook.core.parts import (
    FieldRow,
    Thing,
    bare,
    cards_of,
    in_box,
    joined,
    loosely,
    moved,
    rows_of,
)
from mopsbook.core.position import Field, Known
from mopsbook.core.reading import in_field
from mopsbook.core.spread import Spread
from mopsbook.core.state import State

BOX = "box"
"""The place of what is not on the table."""


def _fault(one: Field, value: Any, options: Any) -> PositionError | None:
    """Return why a field cannot hold a value, whatever the others hold."""
    try:
        one.form.read(one.name, one.form.json(value), options)
    except PositionError as error:
        return error
    return None


class BoardSpot(NamedTuple):
    """A spot of a board, as it is written."""

    text: str


Target = FieldRow | Thing | BoardSpot | None
"""Where a thing can be put: last in a row, before another one, on a spot of a board, or off the table."""


@dataclass(frozen=True)
class Desk:
    """A position that is being put together; every act returns another one.

    Parameters
    ----------
    game : Game
        The game, under the options chosen so far.
    values : mapping
        What the fields hold.
    typed : mapping
        What was written into a row and is nothing that it could hold, and why.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> desk = Desk.of(g.position("hands 6C 7D 8H / 9C 9D KH; middle TC JD QH"))
    >>> desk = desk.put("hands/0/0", "middle")
    >>> print(desk.problem)
    hands: A hand has 3 cards, or none if its cat is out, not 2 (mauz.deal).
    >>> desk.put("middle/3", "hands/0").problem
    """

    game: Game[Any, Any]
    values: Mapping[str, Any]
    typed: Mapping[str, tuple[str, PositionError]] = field(default_factory=dict)

    @classmethod
    def of(cls, state: State, game: Game[Any, Any] | None = None) -> Desk:
        """Return a desk on which a position lies."""
        game = game_of(state) if game is None else game
        return cls(game, {name: getattr(state, name) for name in state.declared()})

    @property
    def fields(self) -> Mapping[str, Field]:
        """What is declared of the fields."""
        declared: Mapping[str, Field] = self.game.engine.state_type.declared()
        return declared

    @property
    def options(self) -> Any:
        """The options chosen so far."""
        return self.game.options

    def rows(self) -> Iterator[FieldRow]:
        """Yield all rows, field by field."""
        for name, one in self.fields.items():
            yield from rows_of(name, one.form, self.values[name], self.options)

    def row(self, id: str) -> FieldRow:
        """Return a row by its name; raise PositionError if there is none."""
        for row in self.rows():
            if row.id == id:
                return row
        raise PositionError("no-field", field=short(id), fields=self.fields, hint="")

    # ---------------------------------------------------------------------------------- what there is

    @property
    def state(self) -> State:
        """The position as it lies there, whether it can be or not."""
        made: State = self.game.engine.state_type(self.options, *self.values.values())
        return made

    @property
    def position(self) -> State:
        """The position.

        Raises
        ------
        PositionError
            If it cannot occur.
        """
        wrong = [error for _, error in self.typed.values()]
        for error in (*wrong, *map(self.fault, self.fields)):
            if error is not None:
                raise error
        found: State = self.game.position(self.state.json())
        return found

    def fault(self, name: str) -> PositionError | None:
        """Return why a field cannot hold what it holds, whatever the others hold."""
        found = _fault(self.fields[name], self.values[name], self.options)
        if found is None or found.facts.get("field") == name:
            return found
        return PositionError("in-field", field=self.fields[name].text_name, problem=found)

    @property
    def problem(self) -> PositionError | None:
        """Why the position cannot occur; None if it can."""
        try:
            self.position  # noqa: B018
        except PositionError as error:
            return error
        return None

    @property
    def notation(self) -> str:
        """The position as a text; what cannot be read in it stands there as it was written."""
        if self.problem is None:
            return str(self.position)
        told = [f"{self.options.players} players"]
        for name, one in self.fields.items():
            rows = rows_of(name, one.form, self.values[name], self.options)
            words = one.form.text(self.values[name])
            if any(row.id in self.typed for row in rows):
                words = " / ".join(self.typed.get(row.id, (row.text,))[0] for row in rows)
            told.append(f"{one.text_name} {words}")
        return "; ".join(told)

    @property
    def box(self) -> dict[str, int]:
        """What is not on the table, with how many of each there are; 0 of what never runs out."""
        every = in_box(self.game)
        if not all(every.values()):
            return every
        used = Counter(cards_of(self.state))
        left = {word: count - used[word] for word, count in every.items()}
        return {word: count for word, count in left.items() if count > 0}

    # ---------------------------------------------------------------------------------- what is done

    def write(self, id: str, text: str) -> Desk:
        """Write into a row, or with "" as its name into all of the position.

        What is nothing that the row can hold stays there as it was written, and :attr:`typed` says why.
        """
        if not id:
            return self._read(text)
        row = self.row(id)
        try:
            with in_field(self.fields[row.name].text_name):
                made = self._set(row, self._parsed(row, text.strip()))
                return made._followed(self) if row.kind == "choice" else made
        except PositionError as error:
            return replace(self, typed={**self.typed, id: (text, error)})

    def _followed(self, before: Desk) -> Desk:
        """Return the desk on which what followed from the others before follows from them now, if that helps."""
        if self.problem is None:
            return self
        values = dict(self.values)
        for name in self.fields:
            if values[name] == before.values[name] == before._usual(name, before.values):
                values[name] = self._usual(name, values)
        found = replace(self, values=values)
        return self if str(found.problem) == str(self.problem) else found

    def _usual(self, name: str, values: Mapping[str, Any]) -> Any:
        """Return what a field holds if it follows from the others."""
        others = {key: value for key, value in values.items() if key != name}
        return self.fields[name].nothing(Known(self.fields, others, self.options))

    def _read(self, text: str) -> Desk:
        """Return a desk on which a written position lies, though its fields cannot be together."""
        read = self.game.engine.state_type.read(text, self.options, self.game.engine.prefix)
        return Desk.of(read, self.game)

    def _parsed(self, row: FieldRow, text: str) -> Any:
        if isinstance(row.form, Spread):
            return row.form.parse_row(text, row.value)
        form = self.fields[row.name].form if row.at is None else row.form
        return loosely(self.fields[row.name].text_name, form, form.parse(text), self.options)

    def put(self, thing: str, to: str) -> Desk:
        """Take a thing from where it lies, and put it somewhere else.

        Parameters
        ----------
        thing : str
            The name of a thing, or what is written of it: the first such that lies on the table, else one from the box.
        to : str
            The name of a row; of a thing, before which it is put; ``"box"``, which takes it from the table; or a spot
            of a board, as it is written in the form of the thing.

        Raises
        ------
        PositionError
            If there is no such thing or place, or it cannot lie there.
        """
        found, place = self._thing(thing), self._place(to)
        if isinstance(place, BoardSpot):
            return self._at(found, place)
        if place is None:
            return self._without(found)
        target = place.row if isinstance(place, Thing) else place
        assert target is not None  # nothing is put before what is in the box
        if target.kind != "things":
            return self.write(target.id, found.word)
        entry = self._entry(found, target)
        before = place.at if isinstance(place, Thing) else None
        if found.row is None:
            return self._with(target, entry, before)
        if found.row.id == target.id and isinstance(target.value, tuple):
            order = [one.value for one in target.things if one.id != found.id]
            at: Any = len(order) if before is None else before
            return self._set(target, (*order[:at], entry, *order[at:]))
        left = self._without(found)
        return left._with(left.row(target.id), entry, before)

    def _things(self) -> Iterator[Thing]:
        """Yield all that can be moved, what lies on the table first."""
        for row in self.rows():
            yield from row.things
        for word in in_box(self.game):
            yield Thing(f"{BOX}/{word}", word)

    def _thing(self, name: str) -> Thing:
        """Find a thing by its name, or by what is written of it."""
        things = [*self._things()]
        named = (one for one in things if one.id == name)
        written = (one for one in things if name in (one.word, one.card))
        if (found := next(named, next(written, None))) is None:
            raise PositionError("editing-no-thing", thing=short(name))
        return found

    def _place(self, name: str) -> Target:
        """Find a place by its name."""
        if name == BOX:
            return None
        for row in self.rows():
            if row.id == name:
                return row
            for thing in row.things:
                if thing.id == name:
                    return thing
        return BoardSpot(name)

    def _entry(self, thing: Thing, target: FieldRow) -> Any:
        """Return a thing as the value that another place can hold."""
        form = bare(target.inner)
        if isinstance(form, Spread):
            return thing.card
        if not isinstance(form, SeatCard):
            return form.read(target.name, form.parse(thing.card), self.options)
        if thing.row is not None and isinstance(bare(thing.row.inner), SeatCard):
            return form.read(target.name, form.json(thing.value), self.options)
        whose = thing.row.seat if thing.row is not None else None
        whose = self.values.get("turn", 0) if whose is None else whose
        return form.read(target.name, form.json((whose, thing.card)), self.options)

    def _with(self, row: FieldRow, entry: Any, before: Any) -> Desk:
        if isinstance(row.form, Spread):
            return self._set(row, {**row.value, "": entry})
        if row.single:
            return self._set(row, entry)
        at = len(row.value) if before is None else before
        return self._set(row, (*row.value[:at], entry, *row.value[at:]))

    def _without(self, thing: Thing) -> Desk:
        row = thing.row
        if row is None:
            return self
        if isinstance(row.form, Spread):
            return self._set(row, {at: word for at, word in row.value.items() if at != thing.at})
        if row.single:
            return self._set(row, None if isinstance(row.form, Maybe) else "")
        return self._set(row, tuple([one.value for one in row.things if one.id != thing.id]))

    def _at(self, thing: Thing, spot: BoardSpot) -> Desk:
        """Put a thing on a spot of a board."""
        row = thing.row
        for name, one in self.fields.items():
            if isinstance(one.form, Spread) and (at := one.form.spot(spot.text)) is not None:
                lies = row is not None and (row.name, row.at, thing.at) == (name, *at)
                left = self if lies else self._without(thing)
                target = left.row(f"{name}/{at[0]}")
                return left._set(target, {**target.value, at[1]: thing.word})
        if row is None or not row.has_spots:
            if any(one.has_spot(spot.text, self.options) for one in self.rows()):
                raise PositionError("editing-no-spot", spot=short(spot.text))
            row = self.row(spot.text)  # which says that there is none
        inner = row.inner
        entry = inner.read(row.name, inner.parse(spot.text), self.options)
        value = [entry if one.id == thing.id else one.value for one in row.things]
        return self._set(row, tuple(value))

    def _set(self, row: FieldRow, value: Any) -> Desk:
        """Put a value into a row; what its field could hold in another order is put into order."""
        one = self.fields[row.name]
        if row.at is None:
            entire = value
        else:
            rows = rows_of(row.name, one.form, self.values[row.name], self.options)
            parts = [value if it.at == row.at else it.value for it in rows]
            entire = joined(one.form, parts, self.options)
            if not any(part is not None for part in parts):  # what follows then, of the others
                entire = one.nothing(Known(self.fields, self.values, self.options))
        if not isinstance(one.form, Spread):
            entire = loosely(row.name, one.form, one.form.json(entire), self.options)
        typed = {id: why for id, why in self.typed.items() if id != row.id}
        return replace(self, values={**self.values, row.name: entire}, typed=typed)

    def choose(self, option: str, value: Any) -> Desk:
        """Choose an option, or with ``"players"`` another number of seats.

        Raises
        ------
        OptionError
            If that is no option, or not this value, or not with the others.
        """
        now = {"players": self.options.players} | changed_options(self.options)
        game = game_with(self.game.name, {**now, option: value})
        values = {
            name: moved(name, one.form, self.values[name], self.options, game.options)
            for name, one in self.fields.items()
        }
        return Desk(game, values)


def options_of(game: Game[Any, Any]) -> dict[str, tuple[Any, ...]]:
    """Return the options of a game that are a choice, with their values.

    Examples
    --------
    >>> import mopsbook as mops
    >>> options_of(mops.game("mopsen"))["pinch"]
    ('must', 'may')
    """
    kind: Any = type(game.options)
    return dict(choices(kind))
