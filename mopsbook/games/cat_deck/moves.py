"""Moves that the games of the deck have in common: those of one word, and the outcomes of chance."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mopsbook.core.state import Move
from mopsbook.games.cat_deck.cards import Card


@dataclass(frozen=True, slots=True)
class Word(Move):
    """A move that is said in one word: the name of its class."""

    player: int

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": type(self).__name__.lower(), "player": self.player}

    def __str__(self) -> str:
        return f"{self.player} {type(self).__name__.lower()}"


@dataclass(frozen=True, slots=True)
class Dealer(Move):
    """An outcome of chance: who deals first."""

    seat: int
    player: None = field(default=None, init=False, repr=False)

    def json(self) -> dict[str, Any]:
        """Return the outcome as an object."""
        return {"type": "dealer", "seat": self.seat}

    def __str__(self) -> str:
        return f"dealer {self.seat}"


@dataclass(frozen=True, slots=True)
class _Cards(Move):
    """An outcome of chance that is some cards in an order."""

    cards: tuple[Card, ...]
    player: None = field(default=None, init=False, repr=False)

    def json(self) -> dict[str, Any]:
        """Return the outcome as an object."""
        return {"type": type(self).__name__.lower(), "cards": list(self.cards)}

    def __str__(self) -> str:
        return f"{type(self).__name__.lower()} {' '.join(self.cards)}"


class Deal(_Cards):
    """An outcome of chance: all cards in the order of dealing.

    The first hand of cards goes to the dealer's left neighbour, the next one to the seat after that,
    and so on. Of what is left the first card is turned up, and the others are the stock; in Mauz the
    dealer comes last, and gets the set that it looks at, then the other one.
    """

    __slots__ = ()


class Shuffle(_Cards):
    """An outcome of chance: cards that are out of play for now, shuffled, as the new stock."""

    __slots__ = ()
