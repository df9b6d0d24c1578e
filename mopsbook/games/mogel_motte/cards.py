"""The cards: five numbers on a ring, six kinds, and hands of them."""

from __future__ import annotations

from collections.abc import Iterable

from mopsbook.core.hints import spellings
from mopsbook.core.reading import one_word

Card = str
"""Kind and value, such as N3; equal cards are interchangeable."""

NUMBER, ANT, MOTH = "N", "A", "M"
ACTIONS = {"S": "spider", "Q": "mosquito", "C": "cockroach", ANT: "ant"}
KINDS = {NUMBER: "number"} | ACTIONS | {MOTH: "moth"}
"""The kinds by the letters of their notation, in the order in which a hand is held."""
VALUES = (1, 2, 3, 4, 5)
CARDS: tuple[Card, ...] = tuple(f"{kind}{value}" for kind in KINDS for value in VALUES)
PLACE = {card: place for place, card in enumerate(CARDS)}
"""Where a card stands in a sorted hand: by kind, then by value."""
SPELLED = spellings(CARDS, {"N": ["Z"], "C": ["K"]})
"""What those may write who name the kinds in German, or turn a card round."""
FILL = {1: "#fbeec6", 2: "#d9eeda", 3: "#f9dcd5", 4: "#d8e5f9", 5: "#e8dcf6"}
"""The pale colour of each value."""
VALUE = {card: int(card[1]) for card in CARDS}
NEXT_TO = {value: (value % 5 + 1, (value - 2) % 5 + 1) for value in VALUES}
"""The two values that fit on a value: one higher and one lower on the ring (motte.wrap)."""
HAND_SIZE = 8
MOST_PLAYERS = 5


read_card = one_word(PLACE, "mogel_motte.no-card", SPELLED)
"""Read a card; raise NotationError if there is none of that name."""


def sort_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards in the order in which a hand is held."""
    return tuple(sorted(cards, key=PLACE.__getitem__))
