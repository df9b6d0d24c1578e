"""Which card fits on which, worked out once: legal lists are made of it many times a second."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from mopsbook.cat_deck.cards import SUITS, Card, deck, rank, suit

SEVEN = "7"
PER_SEVEN = 2
"""So many cards are drawn for each seven."""
EIGHT = "8"
JACK = "J"
SPECIAL = frozenset({SEVEN, EIGHT, JACK})
"""Ranks whose play has an effect."""

Fits = Mapping[str | None, Mapping[Card, frozenset[Card]]]
"""For each wish (None: there is none) and each top card the cards that fit on it."""


@cache
def fits(jack_wild: bool) -> Fits:
    """Return the cards that fit on each top card while no cards are owed.

    Examples
    --------
    >>> sorted(fits(False)[None]["7C"] & set(deck(32)))
    ['7D', '7H', '7S', '8C', '9C', 'AC', 'JC', 'KC', 'QC', 'TC']
    >>> "JD" in fits(False)["D"]["JC"], "9C" in fits(False)["D"]["JC"], "9D" in fits(False)["D"]["JC"]
    (False, False, True)
    """
    cards = deck(52)

    def on(top: Card) -> frozenset[Card]:
        same = [card for card in cards if rank(card) == rank(top) or suit(card) == suit(top)]
        wild = [card for card in cards if jack_wild and rank(card) == JACK]
        jacks = {card for card in cards if rank(card) == rank(top) == JACK}
        return frozenset([*same, *wild]) - jacks - {top}

    found: dict[str | None, Mapping[Card, frozenset[Card]]] = {
        None: {top: on(top) for top in cards}
    }
    for wished in SUITS:
        met = frozenset(card for card in cards if suit(card) == wished and rank(card) != JACK)
        found[wished] = {JACK + own: met for own in SUITS}
    return found
