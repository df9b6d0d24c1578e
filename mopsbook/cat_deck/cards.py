"""The cards: rank, then suit, as in ``9C``; ``X`` is a joker.

Examples
--------
>>> sort_hand(["AS", "X", "7H", "JC"]), rank("TD"), suit("TD")
(('JC', '7H', 'AS', 'X'), 'T', 'D')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from mopsbook.core.errors import NotationError, short
from mopsbook.core.hints import near, spellings
from mopsbook.core.rows import insert

Card = str
"""Rank and suit: 7C is the seven of clubs, TD the ten of diamonds. Jokers are all called X."""

SUITS = "CDHS"
"""Clubs, diamonds, hearts, spades."""
RANKS = "23456789TJQKA"
JOKER = "X"
LOWEST = {32: "7", 36: "6", 52: "2"}
"""The lowest rank of a deck of so many cards."""
FILL = {"C": "#deedd8", "D": "#dbe6f7", "H": "#fadfd6", "S": "#e2dfe6", JOKER: "#ece2f8"}
"""Light tints of the suits and of jokers; dark text is readable on them."""
SIGN = {"C": "\u2663", "D": "\u2666", "H": "\u2665", "S": "\u2660", JOKER: "\u2605"}
PLACE = {card: place for place, card in enumerate([*[r + s for s in SUITS for r in RANKS], JOKER])}
"""Where a card stands in a sorted hand: by suit, then by rank, jokers last."""


LANGUAGE = "language"
"""The choice of letters by which each language has its own on kings, queens and jacks."""


@cache
def deck(size: int) -> tuple[Card, ...]:
    """Return the cards of a deck of 32, 36 or 52, without jokers, sorted.

    Examples
    --------
    >>> [(len(deck(size)), deck(size)[0], deck(size)[-1]) for size in LOWEST]
    [(32, '7C', 'AS'), (36, '6C', 'AS'), (52, '2C', 'AS')]
    """
    ranks = RANKS[RANKS.index(LOWEST[size]) :]
    return tuple([rank + suit for suit in SUITS for rank in ranks])


def rank(card: Card) -> str:
    """Return the rank of a card, one of :data:`RANKS`; that of a joker is X."""
    return card[0]


def suit(card: Card) -> str:
    """Return the suit of a card, one of :data:`SUITS`; that of a joker is X."""
    return card[-1]


def sort_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards in the order in which a hand is held."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


def add_card(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return a sorted hand with one more card in its place.

    Examples
    --------
    >>> add_card(("JC", "7H", "AS"), "9H")
    ('JC', '7H', '9H', 'AS')
    """
    return insert(hand, card, PLACE)


def read_card(text: object, options: Any = None, *, joker: bool = False) -> Card:
    """Read a card; `joker` tells whether the game has jokers.

    Those that the deck of the options lacks are cards, but none that could be meant.

    Raises
    ------
    NotationError
        If there is no card of that name.

    Examples
    --------
    >>> read_card("9C"), read_card("X", joker=True)
    ('9C', 'X')
    >>> read_card("10C")
    Traceback (most recent call last):
    mopsbook.core.errors.NotationError: '10C' is no card; write its rank (2 to 9, T, J, Q, K, A), then
    its suit (C, D, H, S), as in 9C. Did you mean 'TC'?
    """
    if isinstance(text, str) and text in PLACE and (joker or text != JOKER):
        return text
    size = getattr(options, "size", 52)
    joker = joker and getattr(options, "jokers", 1) > 0
    raise NotationError(
        "mopsbook.cat_deck.no-card",
        text=short(text),
        lowest=LOWEST[size],
        joker=joker,
        hint=near(text, (), spelled(size, joker)),
    )


@cache
def spelled(size: int, joker: bool = False) -> dict[str, str]:
    """Return what those may write who use other letters, or the signs of the suits, for a card of a deck."""
    signs = {suit: [SIGN[suit]] for suit in SUITS} | {"S": [SIGN["S"], "P"]}
    letters = {"T": ["10"], "J": ["B"], "Q": ["D"]}
    return spellings(deck(size), signs | letters) | ({"JOKER": JOKER, "X": JOKER} if joker else {})


def read_cards(cards: object) -> tuple[Card, ...]:
    """Read natural cards; each of them once, in the order in which a hand is held.

    Raises
    ------
    NotationError
        If they are no cards.

    Examples
    --------
    >>> read_cards(["AS", "9C", "AS"])
    ('9C', 'AS')
    """
    if not isinstance(cards, Iterable):
        raise NotationError("no-card-list", cards=short(cards))
    return sort_hand({read_card(card) for card in cards})


def card_args(card: str) -> dict[str, str | int]:
    """Return what the message ``card`` needs to name a card; nothing for what is no card.

    Number cards have their number as rank, which sentences can count and choose by.

    Examples
    --------
    >>> card_args("TC"), card_args("QH"), card_args("X"), card_args("1C")
    ({'rank': 10, 'suit': 'C'}, {'rank': 'Q', 'suit': 'H'}, {'rank': 'X', 'suit': 'X'}, {})
    """
    if card not in PLACE:
        return {}
    number = RANKS.find(rank(card)) + 2
    return {"rank": number if 2 <= number <= 10 else rank(card), "suit": suit(card)}


def letters(chosen: str, tell: Callable[[str, Mapping[str, str]], str]) -> str:
    """Return the letters for king, queen and jack that are chosen, or those that a language has.

    Examples
    --------
    >>> from mopsbook.teach.words import Teller
    >>> [letters("language", Teller("mauz", lang).tell) for lang in ("en", "de")]
    ['KQJ', 'KDB']
    """
    own = (tell("corner", {"rank": rank}) for rank in "KQJ")
    return "".join(own) if chosen == LANGUAGE else chosen


def index(card: Card, letters: str) -> str:
    """Return what stands in the corner of a card, with the letters for king, queen and jack that are chosen.

    Where each language has its own they are those of the notation.

    Examples
    --------
    >>> [index(card, "KDB") for card in ("KC", "QD", "JH", "TS", "9S", "AC")]
    ['K', 'D', 'B', '10', '9', 'A']
    """
    own = {} if letters == LANGUAGE else dict(zip("KQJ", letters, strict=True))
    shown = own | {"T": "10"}
    return shown.get(rank(card), rank(card))
