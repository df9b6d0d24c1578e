"""The moves, as values: equal moves are equal, and their text is the notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from mopsbook.core.state import Move
from mopsbook.games.cat_deck.cards import Card, deck
from mopsbook.games.cat_deck.moves import Deal, Dealer, Shuffle, Word
from mopsbook.games.mauz.options import SIZE


@dataclass(frozen=True, slots=True)
class Swap1(Move):
    """Swap one card for one of the middle.

    Parameters
    ----------
    player : int
        The seat.
    give : str
        A card of its hand.
    take : str
        A card of the middle.
    """

    player: int
    give: Card
    take: Card

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "swap1", "player": self.player, "give": self.give, "take": self.take}

    def __str__(self) -> str:
        return f"{self.player} swap {self.give} for {self.take}"


class Keep(Word):
    """The dealer keeps the set that it has looked at."""

    __slots__ = ()


class Reject(Word):
    """The dealer lays that set into the middle and takes the other one unseen."""

    __slots__ = ()


class Swap3(Word):
    """Swap all three cards for those of the middle."""

    __slots__ = ()


class Skip(Word):
    """Leave the cards as they are."""

    __slots__ = ()


class Knock(Word):
    """End the round: every other cat has one more turn."""

    __slots__ = ()


class Hiss(Word):
    """Show three cards of one rank, where that is left to their holder."""

    __slots__ = ()


class Quiet(Word):
    """Neither knock nor hiss after a swap, where either was possible."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class NextRound(Move):
    """Gather all cards for the next round; the whole table makes this move."""

    player: None = field(default=None, init=False, repr=False)

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "deal"}

    def __str__(self) -> str:
        return "next round"


MauzMove = (
    Keep
    | Reject
    | Swap1
    | Swap3
    | Skip
    | Knock
    | Hiss
    | Quiet
    | NextRound
    | Dealer
    | Deal
    | Shuffle
)

keep = cache(Keep)
reject = cache(Reject)
swap3 = cache(Swap3)
skip = cache(Skip)
knock = cache(Knock)
hiss = cache(Hiss)
quiet = cache(Quiet)
NEXT_ROUND = NextRound()


@cache
def swaps(player: int, give: Card) -> Mapping[Card, Swap1]:
    """Return the one Swap1 value for each card that may be taken: legal lists are made of these.

    Examples
    --------
    >>> str(swaps(0, "6C")["TC"])
    '0 swap 6C for TC'
    """
    return {take: Swap1(player, give, take) for take in deck(SIZE) if take != give}
