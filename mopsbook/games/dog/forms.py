# ruff: noqa: D102  # the methods are those of Form
"""The forms of fields that are like those of no other game; see :mod:`mopsbook.core.forms`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from mopsbook.core import reading
from mopsbook.core.errors import PositionError, noted, short
from mopsbook.core.forms import BySeat, Form, Listed, Maybe, OneCard, Seats, Word
from mopsbook.core.state import HIDDEN
from mopsbook.games.dog.board import HOME, HOME_SIZE, START_ZONE, field_text, read_field
from mopsbook.games.dog.cards import COPIES, DECK, KINDS, SPELLED, Card, sort_hand
from mopsbook.games.dog.letters import LETTERS
from mopsbook.games.dog.options import DogOptions


def _entries(name: str, value: object) -> list[Any]:
    """Return the entries of a list, or the words of a text."""
    return reading.words(value.strip()) if isinstance(value, str) else reading.listed(name, value)


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return a hand in its order; what of it is hidden comes last."""
    cards = list(cards)
    known = sort_hand(card for card in cards if card != HIDDEN)
    return (*known, *[HIDDEN] * (len(cards) - len(known)))


class Cards(Listed[Card]):
    """Cards, which an object may hold as one text as well."""

    def read(self, name: str, value: Any, options: DogOptions) -> tuple[Card, ...]:
        return super().read(name, _entries(name, value), options)


CARD = OneCard({*COPIES, HIDDEN}, "dog.no-card-in", SPELLED, kinds=KINDS)
PILE, HAND = Cards(CARD), Cards(CARD, sort=_sorted)


class Rows(BySeat[tuple[Any, ...]]):
    """A row for each seat; those that are left out are empty, and an object may name the seats."""

    def read(self, name: str, value: Any, options: DogOptions) -> tuple[tuple[Any, ...], ...]:
        seats = options.players
        rows: list[Any] = [[] for _ in range(seats)]
        if not isinstance(value, Mapping | list | tuple):
            raise PositionError("dog.by-seat", field=name, value=short(value))
        for seat, row in by_seat(value).items():
            if not re.fullmatch(r"[0-9]", seat) or int(seat) >= seats:
                raise PositionError("dog.no-seat-in", field=name, seat=short(seat), last=seats - 1)
            rows[int(seat)] = _entries(name, row)
        return tuple([self.row(name, seat, row, options) for seat, row in enumerate(rows)])

    def row(self, name: str, seat: int, row: list[Any], options: DogOptions) -> tuple[Any, ...]:  # noqa: ARG002
        """Return the row of a seat."""
        return self.form.read(name, row, options)


def by_seat(value: Mapping[Any, Any] | list[Any] | tuple[Any, ...]) -> dict[str, Any]:
    """Return rows by the numbers of their seats."""
    pairs = value.items() if isinstance(value, Mapping) else enumerate(value)
    return {str(seat): row for seat, row in pairs}


class _Place(Form[int]):
    """A field of the board."""

    def parse(self, text: str) -> str:
        return text

    def read(self, name: str, value: Any, options: DogOptions) -> int:  # noqa: ARG002
        field = read_field(value) if isinstance(value, str) else None
        if field is None or (field <= HOME + HOME_SIZE and not options.board.has(field)):
            last = options.board.length - 1
            raise PositionError("dog.no-board-field", word=short(value), last=last, size=HOME_SIZE)
        return field

    def json(self, value: int) -> str:
        return field_text(value)

    def text(self, value: int) -> str:
        return field_text(value)

    def nothing(self, options: DogOptions) -> int:  # noqa: ARG002
        return START_ZONE


class Pieces(Rows):
    """The fields of the pieces of each seat; those that are left out wait in the start zone."""

    def __init__(self) -> None:
        super().__init__(Listed(_Place()))

    def parse(self, text: str) -> Any:
        return super().parse(text.replace("/", " / "))

    def text(self, value: tuple[tuple[int, ...], ...]) -> str:
        return super().text(tuple([tuple([f for f in row if f != START_ZONE]) for row in value]))

    def nothing(self, options: DogOptions) -> tuple[tuple[int, ...], ...]:
        return ((START_ZONE,) * options.piece_count,) * options.players

    def row(self, name: str, seat: int, row: list[Any], options: DogOptions) -> tuple[int, ...]:
        fields: list[int] = list(super().row(name, seat, row, options))
        if beyond := [field for field in fields if field > HOME + HOME_SIZE]:
            word = field_text(beyond[0])
            raise PositionError("dog.home-fields", seat=seat, word=word, size=HOME_SIZE)
        if twice := [f for f, n in Counter(fields).items() if n > 1 and f != START_ZONE]:
            raise PositionError("dog.own-twice", seat=seat, field=field_text(twice[0]))
        count = options.piece_count
        if len(fields) > count:
            raise PositionError(
                "dog.piece-count",
                seat=seat,
                pieces=len(fields),
                players=options.players,
                count=count,
                rule="dog.pieces-team" if options.teams else "dog.pieces-solo",
            )
        return tuple(sorted(fields + [START_ZONE] * (count - len(fields))))


class Given(Listed["Card | None"]):
    """By seat the card that is on its way, or None."""

    def __init__(self) -> None:
        super().__init__(Maybe(CARD))

    def read(self, name: str, value: Any, options: DogOptions) -> tuple[Card | None, ...]:
        row = reading.listed(name, value)
        fine = all(
            card is None or (isinstance(card, str) and card in {*COPIES, HIDDEN}) for card in row
        )
        if not fine or len(row) not in (0, options.players):
            raise PositionError("dog.given", field=name, seats=options.players, value=noted(row))
        return tuple(row)


class Letters(Listed[str]):
    """By seat the letters of its pieces."""

    def __init__(self) -> None:
        super().__init__(Word())

    def read(self, name: str, value: Any, options: DogOptions) -> tuple[str, ...]:
        row, all_of_them = reading.listed(name, value), LETTERS[: options.piece_count]
        fine = all(isinstance(one, str) and sorted(one) == [*all_of_them] for one in row)
        if not fine or len(row) != options.players:
            raise PositionError(
                "dog.letters",
                field=name,
                seats=options.players,
                letters=all_of_them,
                value=noted(row),
            )
        return tuple(row)

    def nothing(self, options: DogOptions) -> tuple[str, ...]:
        return (LETTERS[: options.piece_count],) * options.players


class Covered(Seats):
    """Places in the discard pile."""

    def read(self, name: str, value: Any, options: DogOptions) -> tuple[int, ...]:  # noqa: ARG002
        return reading.different(name, value, len(DECK), "cards")


def rest(*places: Iterable[Card | None]) -> tuple[Card, ...]:
    """Return the cards of the deck that are in none of the places, in the order of the deck."""
    gone = Counter(card for place in places for card in place)
    found = []
    for card in DECK:
        if gone[card] > 0:
            gone[card] -= 1
        else:
            found.append(card)
    return tuple(found[: max(0, len(found) - gone[HIDDEN])])
