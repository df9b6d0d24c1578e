"""The moves, as values: equal moves are equal, and their text is the notation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from mopsbook.games.mopsen.cards import Card


@dataclass(frozen=True, slots=True)
class Redraw:
    """Put away up to three cards and draw as many.

    The order of `cards` is that in which they go under the stack, where it cannot matter: legal
    lists hold one order only, that of a sorted hand.
    """

    player: int
    cards: tuple[Card, ...]

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "redraw", "player": self.player, "cards": list(self.cards)}

    def __str__(self) -> str:
        return f"{self.player} redraw {' '.join(self.cards) or '-'}"


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card, as leader or as follower."""

    player: int
    card: Card

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "play", "player": self.player, "card": self.card}

    def __str__(self) -> str:
        return f"{self.player} play {self.card}"


@dataclass(frozen=True, slots=True)
class Pinch:
    """Take one of the cards that still lie there; None declines, where that is allowed."""

    player: int
    card: Card | None

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "pinch", "player": self.player, "card": self.card}

    def __str__(self) -> str:
        return f"{self.player} pinch {self.card or '-'}"


@dataclass(frozen=True, slots=True)
class NextRound:
    """Gather all cards for the next round; the whole table makes this move."""

    @property
    def player(self) -> None:
        """Nobody in particular."""
        return None

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "next_round"}

    def __str__(self) -> str:
        return "next round"


@dataclass(frozen=True, slots=True)
class Deal:
    """An outcome of chance: the pecking order, and all cards in the order of dealing.

    The first eight cards go to the dealer's left neighbour, the next eight to the seat after
    that, and so on; what is left is the stack, its top card first.
    """

    pecking: tuple[str, ...]
    cards: tuple[Card, ...]

    @property
    def player(self) -> None:
        """Chance has no seat."""
        return None

    def json(self) -> dict[str, Any]:
        """Return the outcome as an object."""
        return {"type": "deal", "pecking": list(self.pecking), "cards": list(self.cards)}

    def __str__(self) -> str:
        return f"deal {' '.join(self.pecking)} / {' '.join(self.cards)}"


MopsenMove = Redraw | Play | Pinch | NextRound | Deal

play = cache(Play)
"""The one Play value for a seat and a card: legal lists are made of these many times a second."""
pinch = cache(Pinch)
"""The one Pinch value for a seat and a card."""
