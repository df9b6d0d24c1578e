"""The moves, as values: equal moves are equal, and their text is the notation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from mopsbook.core.state import Move
from mopsbook.games.cat_deck.cards import Card
from mopsbook.games.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.games.purrrummy.melds import cards_text

STOCK = "stock"
DISCARD = "discard"
PILES = (STOCK, DISCARD)
ENDS = ("low", "high")


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Take the card with which a turn begins.

    Parameters
    ----------
    player : int
        The seat.
    pile : str
        ``"stock"`` or ``"discard"``.
    """

    player: int
    pile: str

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "draw", "player": self.player, "from": self.pile}

    def __str__(self) -> str:
        return f"{self.player} draw {self.pile}"


@dataclass(frozen=True, slots=True)
class LayOut(Move):
    """Lay out a set or a run.

    Parameters
    ----------
    player : int
        The seat.
    kind : str
        ``"set"`` or ``"run"``.
    cards : tuple of str
        Cards of its hand: those of a set sorted, jokers last; those of a run in playing order.
    """

    player: int
    kind: str
    cards: tuple[Card, ...]

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {
            "type": "meld",
            "player": self.player,
            "kind": self.kind,
            "cards": list(self.cards),
        }

    def __str__(self) -> str:
        return f"{self.player} meld {cards_text(self.kind, self.cards)}"


@dataclass(frozen=True, slots=True)
class LayOff(Move):
    """Add a card to a meld on the table.

    Parameters
    ----------
    player : int
        The seat.
    card : str
        A card of its hand.
    meld : int
        The number of the meld on the table, from 0.
    end : str or None
        ``"low"`` or ``"high"``: at which end of a run; None for a set.
    """

    player: int
    card: Card
    meld: int
    end: str | None = None

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {
            "type": "layoff",
            "player": self.player,
            "card": self.card,
            "meld": self.meld,
            "end": self.end,
        }

    def __str__(self) -> str:
        end = f" {self.end}" if self.end else ""
        return f"{self.player} layoff {self.card} on {self.meld}{end}"


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Lay the card for which a joker stands in its place, and take the joker.

    Parameters
    ----------
    player : int
        The seat.
    card : str
        A natural card of its hand.
    meld : int
        The number of the meld on the table, from 0.
    index : int
        Where the joker lies among the cards of the meld, from 0.
    """

    player: int
    card: Card
    meld: int
    index: int

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {
            "type": "swap",
            "player": self.player,
            "card": self.card,
            "meld": self.meld,
            "index": self.index,
        }

    def __str__(self) -> str:
        return f"{self.player} swap {self.card} on {self.meld} at {self.index}"


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Lay a card on the discard pile, which ends the turn."""

    player: int
    card: Card

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "discard", "player": self.player, "card": self.card}

    def __str__(self) -> str:
        return f"{self.player} discard {self.card}"


Decision = Draw | LayOut | LayOff | Swap | Discard
PurrrummyMove = Decision | Dealer | Deal | Shuffle

draw = cache(Draw)
layoff = cache(LayOff)
swap = cache(Swap)
discard = cache(Discard)
