"""The moves, as values: equal moves are equal, and their text is the notation."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, partial
from itertools import chain, combinations, repeat
from typing import Any, NamedTuple

from mopsbook.core.state import HIDDEN, Move
from mopsbook.games.mopsen.cards import DECK, MOST_PLAYERS, Card


class _RedrawFields(NamedTuple):
    player: int
    cards: tuple[Card, ...]


class Redraw(Move, _RedrawFields):
    """Put away up to three cards and draw as many.

    The order of `cards` is that in which they go under the stack, where it cannot matter: legal
    lists hold one order only, that of a sorted hand.
    """

    __slots__ = ()

    player: int

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "redraw", "player": self.player, "cards": list(self.cards)}

    def __str__(self) -> str:
        return f"{self.player} redraw {' '.join(self.cards) or '-'}"


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Lay a card, as leader or as follower."""

    player: int
    card: Card

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "play", "player": self.player, "card": self.card}

    def __str__(self) -> str:
        return f"{self.player} play {self.card}"


@dataclass(frozen=True, slots=True)
class Pinch(Move):
    """Take one of the cards that still lie there; None declines, where that is allowed."""

    player: int
    card: Card | None

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "pinch", "player": self.player, "card": self.card}

    def __str__(self) -> str:
        return f"{self.player} pinch {self.card or '-'}"


@dataclass(frozen=True, slots=True)
class NextRound(Move):
    """Gather all cards for the next round; the whole table makes this move."""

    player: None = field(default=None, init=False, repr=False)

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {"type": "next_round"}

    def __str__(self) -> str:
        return "next round"


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """An outcome of chance: the pecking order, and all cards in the order of dealing.

    The first eight cards go to the dealer's left neighbour, the next eight to the seat after
    that, and so on; what is left is the stack, its top card first.
    """

    pecking: tuple[str, ...]
    cards: tuple[Card, ...]

    player: None = field(default=None, init=False, repr=False)

    def json(self) -> dict[str, Any]:
        """Return the outcome as an object."""
        return {"type": "deal", "pecking": list(self.pecking), "cards": list(self.cards)}

    def __str__(self) -> str:
        return f"deal {' '.join(self.pecking)} / {' '.join(self.cards)}"


MopsenMove = Redraw | Play | Pinch | NextRound | Deal


def redraws(player: int, hand: tuple[Card, ...], most: int) -> tuple[Redraw, ...]:
    """Return every exchange of up to `most` cards, the smaller ones first.

    Examples
    --------
    >>> [str(move) for move in redraws(0, ("R1", "B2"), most=1)]
    ['0 redraw -', '0 redraw R1', '0 redraw B2']
    """
    choices = chain.from_iterable(combinations(hand, count) for count in range(most + 1))
    # a hand of eight has 93 of them, so they are made as the bare tuples that they are
    return tuple(map(partial(tuple.__new__, Redraw), zip(repeat(player), choices)))


PLAYS: tuple[dict[Card, Play], ...] = tuple(
    {card: Play(seat, card) for card in (*DECK, HIDDEN)} for seat in range(MOST_PLAYERS)
)
"""The one Play value for each seat and card: legal lists are made of these many times a second."""
pinch = cache(Pinch)
"""The one Pinch value for a seat and a card."""
