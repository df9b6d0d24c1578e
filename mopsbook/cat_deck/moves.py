"""Moves that the games of the deck have in common: the outcomes of chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from mopsbook.cat_deck.cards import Card, read_card
from mopsbook.core.moves import ChanceMove, Spelling
from mopsbook.core.moves import Dealer as Dealer

CARD = Spelling(read_card, by_options=True)
CARDS = Spelling(read_card, many=True, by_options=True)


@dataclass(frozen=True, slots=True)
class _Cards(ChanceMove):
    """An outcome of chance that is some cards in an order."""

    NOTATION = "{type} {cards}"

    cards: Annotated[tuple[Card, ...], CARDS]


class Deal(_Cards):
    """An outcome of chance: all cards in the order of dealing.

    The first hand of cards goes to the dealer's left neighbour, the next one to the seat after that,
    and so on. Of what is left the first card is turned up, and the others are the stock. Where
    the dealer chooses, it comes last, and gets the set that it looks at, then the other one.
    """


class Shuffle(_Cards):
    """An outcome of chance: cards that are out of play for now, shuffled, as the new stock."""
