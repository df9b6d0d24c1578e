"""The moves, as values: equal moves are equal, and their text is the notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import repeat
from typing import Any

from mopsbook.core.state import Move
from mopsbook.games.cat_deck.cards import SUITS, Card, deck, rank, suit
from mopsbook.games.cat_deck.moves import Deal, Dealer, Shuffle, Word
from mopsbook.games.miau_miau.fits import JACK
from mopsbook.games.miau_miau.options import MOST, MiauOptions

LARGEST = 52
"""No hand holds more cards."""

MIAU = "miau"
MIAU_MIAU = "miau-miau"
CALLS = (MIAU, MIAU_MIAU)
CALL_DUE = {2: MIAU, 1: MIAU_MIAU}
"""The call that goes with a card that is laid from a hand of so many."""


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Lay a card, and call out.

    Parameters
    ----------
    player : int
        The seat.
    card : str
        A card of its hand.
    wish : str or None
        The suit that is wished with a jack.
    call : str or None
        ``"miau"`` with the last card but one, ``"miau-miau"`` with the last.
    """

    player: int
    card: Card
    wish: str | None = None
    call: str | None = None

    def json(self) -> dict[str, Any]:
        """Return the move as an object of the rulings."""
        return {
            "type": "play",
            "player": self.player,
            "card": self.card,
            "wish": self.wish,
            "call": self.call,
        }

    def __str__(self) -> str:
        wish = f" wish {self.wish}" if self.wish else ""
        call = f" {self.call}" if self.call else ""
        return f"{self.player} play {self.card}{wish}{call}"


class Draw(Word):
    """Draw: a card for want of a matching one, or all cards that are owed."""

    __slots__ = ()


class Keep(Word):
    """End the turn after a draw without laying a card."""

    __slots__ = ()


class Challenge(Word):
    """Point out that another cat has forgotten a call."""

    __slots__ = ()


class Quiet(Word):
    """Say nothing about a forgotten call."""

    __slots__ = ()


MiauMove = Play | Draw | Keep | Challenge | Quiet | Dealer | Deal | Shuffle

draw = cache(Draw)
keep = cache(Keep)
challenge = cache(Challenge)
quiet = cache(Quiet)

Ways = Mapping[Card, tuple[Play, ...]]
"""For each card the plays of it, with every wish and every call that go with it."""


def plays(options: MiauOptions) -> tuple[tuple[Ways, ...], ...]:
    """Return for each seat, and each number of cards in its hand, the plays of each card."""
    readings = (options.wish, options.false_call, options.last_call, options.last_card)
    return _plays(*readings)


@cache
def _plays(
    wish: str, false_call: str, last_call: str, last_card: str
) -> tuple[tuple[Ways, ...], ...]:
    """Make every Play there is under these readings."""

    def wishes(card: Card, held: int) -> tuple[str | None, ...]:
        if rank(card) != JACK or held == 1:
            return (None,)
        if wish == "any-suit":
            return tuple(SUITS)
        return (None, *SUITS.replace(suit(card), ""))

    def calls(held: int) -> tuple[str | None, ...]:
        due = CALL_DUE.get(held)
        if held == 1 and last_call == "automatic":
            return (MIAU_MIAU,)
        if false_call == "ignored":
            return (None, *CALLS)
        return (None,) if due is None else (None, due)

    def ways(seat: int, held: int) -> Ways:
        return {
            card: ()
            if held == 1 and rank(card) == JACK and last_card == "no-jack"
            else tuple(
                Play(seat, card, named, call)
                for named in wishes(card, held)
                for call in calls(held)
            )
            for card in deck(52)
        }

    seats = range(max(MOST["physical"].values()))
    return tuple(
        ({}, ways(seat, 1), ways(seat, 2), *repeat(ways(seat, 3), LARGEST - 2)) for seat in seats
    )
