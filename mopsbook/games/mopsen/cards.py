"""The 56 cards, and the pecking order that compares them."""

from __future__ import annotations

from collections.abc import Iterable

from mopsbook.core.hints import spellings
from mopsbook.core.reading import one_word

Card = str
"""Colour letter and number: R1..R16 red, B1..B16 blue, Y1..Y16 yellow pugs, C1..C8 cats."""

COLOURS = ("R", "B", "Y", "C")
CAT = "C"
HIGHEST = {"R": 16, "B": 16, "Y": 16, CAT: 8}
DECK: tuple[Card, ...] = tuple(
    f"{colour}{number}" for colour in COLOURS for number in range(1, HIGHEST[colour] + 1)
)
PLACE = {card: place for place, card in enumerate(DECK)}
"""Where a card stands in a sorted hand: by colour, then by number."""
SPELLED = spellings(DECK, {"Y": ["G"], "C": ["K"]})
"""What those may write who name the colours in German, or turn a card round."""
NUMBER = {card: int(card[1:]) for card in DECK}
HAND_SIZE = 8
MOST_PLAYERS = 5
MOST_REDRAWN = 3


read_card = one_word(DECK, "mopsen.no-card", SPELLED)
"""Read a card; raise NotationError if there is none of that name."""


def sort_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards in the order in which a hand is held."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


def binding(hand: tuple[Card, ...], trick: tuple[tuple[int, Card], ...]) -> list[Card]:
    """Return the cards of a hand which only a cat may be laid instead of: those of the colour that was led.

    Examples
    --------
    >>> binding(("R1", "B2", "C3"), ((0, "R5"),)), binding(("R1", "C3"), ((0, "C5"),))
    (['R1'], [])
    """
    if not trick or (led := trick[0][1][0]) == CAT:
        return []
    return [card for card in hand if card[0] == led]


def strength(card: Card, pecking: tuple[str, ...]) -> tuple[int, int]:
    """Return a key that is greater for the higher card: colour first, then number.

    Examples
    --------
    >>> strength("Y1", ("Y", "C", "R", "B")) > strength("R16", ("Y", "C", "R", "B"))
    True
    """
    return -pecking.index(card[0]), NUMBER[card]
