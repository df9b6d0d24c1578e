"""The 110 cards and what each of them can do."""

from __future__ import annotations

from collections.abc import Iterable

from mopsbook.core.reading import one_word

Card = str
"""The name of a kind: two cards of one kind are not told apart."""

START = "1/11"
FOUR = "4"
SEVEN = "7"
SWAP = "swap"
JOKER = "joker"
KINDS: tuple[Card, ...] = (
    START, "2", "3", FOUR, "5", "6", SEVEN, "8", "9", "10", "12", "13", SWAP, JOKER,
)  # fmt: skip
COPIES = {kind: 6 if kind == JOKER else 8 for kind in KINDS}
DECK: tuple[Card, ...] = tuple(kind for n in range(8) for kind in KINDS if n < COPIES[kind])
"""All cards; in this order they are as well mixed as an unshuffled pile can be."""
SPELLED = dict(
    **dict.fromkeys(("J", "B", "JACK", "BUBE"), SWAP),
    **dict.fromkeys(("Q", "D", "QUEEN", "DAME"), "12"),
    **dict.fromkeys(("K", "KING", "KÖNIG"), "13"),
    **dict.fromkeys(("A", "1", "11", "ACE", "AS", "ASS"), START),
    **dict.fromkeys(("X", "JOKER"), JOKER),
    SWAP=SWAP,
)
"""What those may write who play with other cards."""
PLACE = {kind: place for place, kind in enumerate(KINDS)}
"""Where a card stands in a sorted hand."""
STEPS: dict[Card, tuple[int, ...]] = {
    kind: () if kind == SWAP else (1, 11) if kind == START else (int(kind),)
    for kind in KINDS
    if kind != JOKER
}
"""How far a card moves a piece forward; a 7 may be split instead."""
STEPS[JOKER] = tuple(sorted({n for kind, ns in STEPS.items() if kind != SEVEN for n in ns}))
BACKWARD = frozenset({FOUR, JOKER})
STARTERS = frozenset({START, "13", JOKER})
HAND_SIZES = (6, 5, 4, 3, 2)


read_card = one_word(COPIES, "dog.no-card", SPELLED, kinds=KINDS)
"""Read a card; raise NotationError if there is none of that name."""


def sort_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards in the order in which a hand is held."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


def hand_size(number: int) -> int:
    """Return how many cards everybody gets in a round; rounds are numbered from 1.

    Examples
    --------
    >>> [hand_size(number) for number in range(1, 8)]
    [6, 5, 4, 3, 2, 6, 5]
    """
    return HAND_SIZES[(number - 1) % len(HAND_SIZES)]
