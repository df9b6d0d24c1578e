"""Changes of tuples, of which positions are made: rows by seat, hands, packets of a deal."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import TypeVar

Entry = TypeVar("Entry")


def put(row: tuple[Entry, ...], at: int, value: Entry) -> tuple[Entry, ...]:
    """Return a row with another value at a place.

    Examples
    --------
    >>> put((0, 3, 1), 1, 4)
    (0, 4, 1)
    """
    return (*row[:at], value, *row[at + 1 :])


def without(cards: tuple[Entry, ...], card: Entry) -> tuple[Entry, ...]:
    """Return cards without one of their equal ones.

    Examples
    --------
    >>> without(("N2", "N2", "M1"), "N2")
    ('N2', 'M1')
    """
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def insert(hand: tuple[Entry, ...], card: Entry, place: Mapping[Entry, int]) -> tuple[Entry, ...]:
    """Return a hand, sorted by the place of each card, with one card more.

    Examples
    --------
    >>> insert(("N2", "M1"), "S5", {"N2": 1, "S5": 9, "M1": 25})
    ('N2', 'S5', 'M1')
    """
    held = list(hand)
    insort(held, card, key=place.__getitem__)
    return tuple(held)


def packets(cards: tuple[Entry, ...], size: int, seats: int, first: int) -> list[tuple[Entry, ...]]:
    """Return by seat the packets of a deal, of which the first one goes to seat `first`.

    Examples
    --------
    >>> packets(("a", "b", "c", "d", "e", "f", "g"), 2, 3, 1)
    [('e', 'f'), ('a', 'b'), ('c', 'd')]
    """
    places = [(seat - first) % seats for seat in range(seats)]
    return [cards[place * size : (place + 1) * size] for place in places]
