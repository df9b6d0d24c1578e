"""What can be laid out from a hand, worked out once for each suit and rank of it.

Legal lists are made of it many times a second.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from mopsbook.cat_deck.cards import JOKER, SUITS, Card
from mopsbook.games.purrrummy.laying import KEPT, additions, exchanges
from mopsbook.games.purrrummy.melds import (
    FEWEST,
    LADDER,
    MOST,
    RUN,
    SET,
    Meld,
    card_at,
    longest_from,
)
from mopsbook.games.purrrummy.moves import LayOff, LayOut, Swap, layoff, swap
from mopsbook.games.purrrummy.options import Shape

CELL = {rank + suit: (SUITS.index(suit), LADDER.index(rank)) for rank in LADDER for suit in SUITS}
"""For each card its suit and its rank as numbers, the ace first."""


def layouts(seat: int, hand: tuple[Card, ...], shape: Shape) -> list[LayOut]:
    """Return every set and every run that can be made of a hand.

    Examples
    --------
    >>> [str(move) for move in layouts(0, ("5H", "7C", "7D", "7H", "X"), Shape(naturals=2))]
    ... # doctest: +NORMALIZE_WHITESPACE
    ['0 meld 7C 7D 7H', '0 meld 7C 7D X', '0 meld 7C 7H X', '0 meld 7D 7H X', '0 meld 7C 7D 7H X',
     '0 meld 5H X 7H']
    """
    by_suit, by_rank = [0] * len(SUITS), [0] * len(LADDER)
    jokers = 0
    for card in hand:
        if card == JOKER:
            jokers += 1
        else:
            colour, place = CELL[card]
            by_suit[colour] |= 1 << place
            by_rank[place] |= 1 << colour
    found: list[LayOut] = []
    for place, suits in enumerate(by_rank):
        if suits and suits.bit_count() + jokers >= FEWEST:
            found += sets_of(seat, LADDER[place], suits, jokers, shape)
    for colour, places in enumerate(by_suit):
        if places and places.bit_count() + jokers >= FEWEST:
            found += runs_of(seat, SUITS[colour], places, jokers, shape)
    return found


@lru_cache(KEPT)
def sets_of(seat: int, of: str, suits: int, jokers: int, shape: Shape) -> tuple[LayOut, ...]:
    """Return the sets of a rank, held in some suits, with up to so many jokers."""
    held = [of + colour for number, colour in enumerate(SUITS) if suits >> number & 1]
    return tuple(
        LayOut(seat, SET, (*naturals, *[JOKER] * (size - count)))
        for size in range(FEWEST, MOST[SET] + 1)
        for count in range(min(size, len(held)), -1, -1)
        if size - count <= jokers and shape.allows(count, size - count)
        for naturals in combinations(held, count)
    )


@lru_cache(KEPT)
def runs_of(seat: int, colour: str, places: int, jokers: int, shape: Shape) -> tuple[LayOut, ...]:
    """Return the runs of a suit, held at some places, with up to so many jokers."""
    found = []
    most = min(jokers, shape.jokers)
    for low in range(1, len(LADDER) + 1):
        longest = longest_from(low, shape.around)
        for cards in _grown((), colour, low, longest, places, most):
            mixed = cards.count(JOKER)
            if len(cards) >= FEWEST and shape.allows(len(cards) - mixed, mixed):
                found.append(LayOut(seat, RUN, cards))
    return tuple(found)


def _grown(
    cards: tuple[Card, ...], colour: str, at: int, longest: int, places: int, jokers: int
) -> Iterator[tuple[Card, ...]]:
    """Yield some cards, and all rows that begin with them and go on at a place."""
    yield cards
    if len(cards) < longest:
        if places >> (at - 1) % len(LADDER) & 1:
            natural = (*cards, card_at(colour, at))
            yield from _grown(natural, colour, at + 1, longest, places, jokers)
        if jokers:
            yield from _grown((*cards, JOKER), colour, at + 1, longest, places, jokers - 1)


def layoffs(
    seat: int, hand: tuple[Card, ...], melds: tuple[Meld, ...], shape: Shape, own: bool
) -> list[LayOff]:
    """Return every way to add one card of a hand to a meld; `own` allows the own ones."""
    return [
        layoff(seat, card, number, end)
        for number, meld in enumerate(melds)
        if own or meld.owner != seat
        for card, end in additions(meld, shape)
        if card in hand
    ]


def swaps(seat: int, hand: tuple[Card, ...], melds: tuple[Meld, ...]) -> list[Swap]:
    """Return every way to exchange a card of a hand for a joker on the table."""
    return [
        swap(seat, card, number, index)
        for number, meld in enumerate(melds)
        for index, card in exchanges(meld)
        if card in hand
    ]
