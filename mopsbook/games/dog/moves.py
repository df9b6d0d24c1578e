"""The moves, as values: equal moves are equal, and their text is the notation.

Who makes a move is understood from the position, as it is at a table, so ``player`` is no part of
the text and takes no part in comparing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Any, NamedTuple

from mopsbook.core import moves
from mopsbook.core.moves import ChanceMove, PlainMove, Spelling
from mopsbook.core.moves import Dealer as Dealer
from mopsbook.core.state import Move
from mopsbook.games.dog.board import field_text
from mopsbook.games.dog.cards import JOKER, SEVEN, Card, read_card

CARD = Spelling(read_card)
SEAT = Spelling(moves.SEAT.read, moves.SEAT.word, none=True)

Hits = tuple[tuple[int, int], ...]
"""Seats and fields of pieces that are sent back, in the order in which they are met."""


class Portion(NamedTuple):
    """One piece walks: the way of a plain card, a start, or a part of a 7."""

    source: int
    target: int
    """Fields, as in :mod:`~mopsbook.games.dog.board`."""
    seat: int | None = None
    """Whose piece; None: the player's own."""
    hits: Hits = ()
    """Seat and field of each piece that is sent back."""

    def owner(self, player: int) -> int:
        """Return whose piece walks if `player` makes the move."""
        return player if self.seat is None else self.seat

    def json(self) -> dict[str, Any]:
        """Return the portion as an object."""
        found: dict[str, Any] = {"from": field_text(self.source), "to": field_text(self.target)}
        if self.seat is not None:
            found["seat"] = self.seat
        if self.hits:
            found["hits"] = piece_texts(self.hits)
        return found

    def __str__(self) -> str:
        way = f"{_piece(self.seat, self.source)}>{field_text(self.target)}"
        return " ".join([way, *(f"x{hit}" for hit in piece_texts(self.hits))])


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Lay a card and move by it."""

    card: Card
    """The card from the hand."""
    portions: tuple[Portion, ...]
    """One, or the parts of a 7 in their order."""
    role: str = ""
    """``"7"`` if a joker is played as a 7, otherwise ""."""
    player: int | None = field(default=None, compare=False)
    """The seat; None where no position told it."""

    def json(self) -> dict[str, Any]:
        """Return the move as an object."""
        found = {"type": "play", "player": self.player, "card": self.card}
        if self.role:
            found["as"] = self.role
        return found | {"portions": [portion.json() for portion in self.portions]}

    def __str__(self) -> str:
        card = f"{self.card}={self.role}" if self.role else self.card
        return f"{card} {'; '.join(map(str, self.portions))}"

    @property
    def seven(self) -> bool:
        """Whether it is a 7, be it by a joker."""
        return SEVEN in (self.card, self.role)


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Lay a swap, or a joker as one."""

    card: Card
    """``"swap"`` or ``"joker"``."""
    own: int | None = None
    """Field of the piece to be swapped; None lays the card without effect."""
    other: tuple[int | None, int] | None = None
    """Seat and field of the piece it changes places with; a seat of None is the player's own."""
    seat: int | None = None
    """Whose piece `own` is; None: the player's own."""
    player: int | None = field(default=None, compare=False)
    """The seat; None where no position told it."""

    def pair(self, player: int) -> tuple[tuple[int, int], tuple[int, int]] | None:
        """Return seat and field of both pieces if `player` makes the move; None without effect."""
        if self.own is None or self.other is None:
            return None
        seat, other = (player if who is None else who for who in (self.seat, self.other[0]))
        return (seat, self.own), (other, self.other[1])

    def json(self) -> dict[str, Any]:
        """Return the move as an object."""
        found: dict[str, Any] = {"type": "swap", "player": self.player, "card": self.card}
        if self.own is not None and self.other is not None:
            found |= {"own": _piece(self.seat, self.own), "other": _piece(*self.other)}
        return found

    def __str__(self) -> str:
        card = "joker=swap" if self.card == JOKER else self.card
        if self.own is None or self.other is None:
            return f"{card} -"
        return f"{card} {_piece(self.seat, self.own)}<>{_piece(*self.other)}"


@dataclass(frozen=True, slots=True)
class _OneCard(PlainMove):
    NOTATION = "{type} {card}"

    card: Annotated[Card, CARD]
    player: Annotated[int | None, SEAT] = field(default=None, compare=False)


class Give(_OneCard):
    """Pass a card on before the round."""


class Toss(_OneCard):
    """Discard one card for want of a play, in a solo game."""


@dataclass(frozen=True, slots=True)
class _Word(PlainMove):
    NOTATION = "{type}"

    player: Annotated[int | None, SEAT] = field(default=None, compare=False)


class Fold(_Word):
    """Discard the whole hand and sit out the rest of the round."""


class Draw(_Word):
    """Draw a card after a toss."""


class Stay(_Word):
    """Decline to draw after a toss."""


@dataclass(frozen=True, slots=True)
class Seating(ChanceMove):
    """Who sits where: the number of the person on each seat."""

    NOTATION = "seating {people}"

    people: Annotated[tuple[int, ...], Spelling(SEAT.read, SEAT.word, many=True)]


@dataclass(frozen=True, slots=True)
class Shuffle(ChanceMove):
    """The shuffled cards, the top one first: all of them, or those of the discard pile."""

    NOTATION = "shuffle {cards}"

    cards: Annotated[tuple[Card, ...], Spelling(read_card, many=True)]


DogMove = Play | Swap | Give | Toss | Fold | Draw | Stay | Seating | Dealer | Shuffle


def _piece(seat: int | None, at: int) -> str:
    return field_text(at) if seat is None else f"{seat}:{field_text(at)}"


def piece_texts(pieces: Hits) -> list[str]:
    """Write pieces: whose each is, and where it stands."""
    return [_piece(*piece) for piece in pieces]


# The moves of legal lists: the same object for the same values, for they come again and again.


@lru_cache(maxsize=1 << 13)
def walk(player: int, card: Card, source: int, target: int, hits: Hits, seat: int | None) -> Play:
    """Return the play of a card with which one piece walks or starts."""
    return Play(card, (Portion(source, target, seat, hits),), "", player)


give = lru_cache(maxsize=None)(Give)
toss = lru_cache(maxsize=None)(Toss)
fold = lru_cache(maxsize=None)(Fold)
draw = lru_cache(maxsize=None)(Draw)
stay = lru_cache(maxsize=None)(Stay)
