"""Sets and runs on the table: what they are made of, and what their jokers stand for.

Places of a run are counted from the ace, 1, to the king, 13; behind the king the ace is 14.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from mopsbook.cat_deck.cards import JOKER, SUITS, Card, rank, sort_hand, suit

SET = "set"
RUN = "run"
KINDS = (SET, RUN)
FEWEST = 3
"""Cards of the smallest meld."""
MOST = {SET: 4, RUN: 13}
"""Cards of the largest melds."""
LADDER = "A23456789TJQK"
"""The ranks in the order of their places, from 1."""
HIGH_ACE = 14


class Meld(NamedTuple):
    """A set or a run on the table."""

    owner: int
    """The seat that has laid it out."""
    kind: str
    """:data:`SET` or :data:`RUN`."""
    of: str
    """The rank of a set, the suit of a run."""
    low: int
    """The place of the first card of a run; 0 for a set."""
    cards: tuple[Card, ...]
    """The cards of a set sorted, jokers last; those of a run in playing order."""

    def json(self) -> dict[str, Any]:
        """Return the meld as a JSON object."""
        found: dict[str, Any] = {"owner": self.owner, "kind": self.kind}
        found |= {"rank": self.of} if self.kind == SET else {"suit": self.of, "low": self.low}
        return found | {"cards": list(self.cards)}

    def __str__(self) -> str:
        return f"{self.owner} {cards_text(self.kind, self.cards)}"

    @property
    def jokers(self) -> int:
        """Number of jokers in it."""
        return self.cards.count(JOKER)

    @property
    def open(self) -> tuple[Card, ...]:
        """The cards of the rank of a set that are not in it."""
        cards = [self.of + each for each in SUITS]
        return tuple([card for card in cards if card not in self.cards])

    @property
    def facts(self) -> dict[str, Any]:
        """What messages say of it."""
        facts: dict[str, Any] = {"cards": list(self.cards)}
        if self.kind == SET:
            return facts | {"rank": self.of}
        first, last = self.ends
        return facts | {"suit": self.of, "first": first, "last": last}

    @property
    def ends(self) -> tuple[Card, Card]:
        """The first and the last card of a run; jokers are what they stand for."""
        return card_at(self.of, self.low), card_at(self.of, self.low + len(self.cards) - 1)


def card_at(colour: str, place: int) -> Card:
    """Return the card of a suit at a place of a run.

    Examples
    --------
    >>> card_at("H", 1), card_at("H", 14), card_at("H", 13)
    ('AH', 'AH', 'KH')
    """
    return LADDER[(place - 1) % len(LADDER)] + colour


def low_of(cards: tuple[Card, ...]) -> int | None:
    """Return the place of the first card of a run, or None where its places do not follow.

    Whether the run goes around the corner of the ace is not looked at.

    Examples
    --------
    >>> low_of(("5H", "X", "7H")), low_of(("X", "X", "AS")), low_of(("5H", "7H", "8H"))
    (5, 12, None)
    """
    lows = {
        (LADDER.index(rank(card)) - at) % len(LADDER)
        for at, card in enumerate(cards)
        if card != JOKER
    }
    return lows.pop() + 1 if len(lows) == 1 else None


def orders(cards: tuple[Card, ...], around: bool) -> tuple[tuple[Card, ...], ...]:
    """Return every order in which all these cards make a run.

    Examples
    --------
    >>> orders(("5H", "7H", "X"), around=False)
    (('5H', 'X', '7H'),)
    >>> orders(("QH", "KH", "X"), around=False)
    (('X', 'QH', 'KH'), ('QH', 'KH', 'X'))
    """
    naturals = {card for card in cards if card != JOKER}
    colours = {suit(card) for card in naturals}
    jokers = cards.count(JOKER)
    if len(colours) != 1 or len(naturals) + jokers != len(cards) or len(cards) > MOST[RUN]:
        return ()
    colour, found = colours.pop(), []
    for low in range(1, len(LADDER) + 1):
        row = [card_at(colour, low + at) for at in range(len(cards))]
        order = tuple(card if card in naturals else JOKER for card in row)
        if order.count(JOKER) == jokers and (around or not goes_around(low, len(cards))):
            found.append(order)
    return tuple(found)


def goes_around(low: int, count: int) -> bool:
    """Say whether a run of so many cards from a place on goes on behind the high ace."""
    return low + count - 1 > HIGH_ACE


@cache
def longest_from(low: int, around: bool) -> int:
    """Return how many cards a run that begins at a place can have.

    Examples
    --------
    >>> longest_from(1, around=False), longest_from(12, around=False), longest_from(12, around=True)
    (13, 3, 13)
    """
    return max(n for n in range(1, MOST[RUN] + 1) if around or not goes_around(low, n))


def meld_of(owner: int, kind: str, cards: tuple[Card, ...]) -> Meld:
    """Return the meld that lies on the table when cards that make one are laid out."""
    natural = next(card for card in cards if card != JOKER)
    if kind == SET:
        return Meld(owner, SET, rank(natural), 0, sort_hand(cards))
    low = low_of(cards)
    assert low is not None, "only what is a run is laid out as one"
    return Meld(owner, RUN, suit(natural), low, cards)


def stands_for(kind: str, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return for each card of a meld what it may stand for: itself; for a joker one card or more.

    Parameters
    ----------
    kind : str
        :data:`SET` or :data:`RUN`.
    cards : tuple of str
        The cards of a set or run, in their order.

    Examples
    --------
    >>> stands_for("run", ("X", "6H", "7H"))
    (('5H',), ('6H',), ('7H',))
    >>> stands_for("set", ("7C", "7H", "X"))
    (('7C',), ('7H',), ('7D', '7S'))
    """
    meld = meld_of(0, kind, cards)
    if kind == RUN:
        return tuple((card_at(meld.of, meld.low + at),) for at in range(len(cards)))
    return tuple(meld.open if card == JOKER else (card,) for card in meld.cards)


def end_places(meld: Meld, around: bool) -> Mapping[str, int]:
    """Return the places at the ends of a run where a card may still be added.

    Examples
    --------
    >>> dict(end_places(meld_of(0, "run", ("QH", "KH", "AH")), around=False))
    {'low': 11}
    """
    if len(meld.cards) == MOST[RUN]:
        return {}
    found = {"low": meld.low - 1, "high": meld.low + len(meld.cards)}
    return {end: at for end, at in found.items() if around or 1 <= at <= HIGH_ACE}


def kind_of(cards: tuple[Card, ...]) -> str:
    """Return what some cards must be meant as: a set or a run; "" where both can be meant.

    Examples
    --------
    >>> kind_of(("7C", "7D", "X")), kind_of(("X", "6H", "7H")), kind_of(("X", "7H", "X"))
    ('set', 'run', '')
    """
    naturals = [card for card in cards if card != JOKER]
    if len(naturals) < 2:
        return ""
    ranks, suits = (len({part(card) for card in naturals}) for part in (rank, suit))
    return SET if ranks <= suits and ranks < len(naturals) else RUN


def cards_text(kind: str, cards: tuple[Card, ...]) -> str:
    """Write cards that are laid out, and as what, unless they can be meant as nothing else.

    Examples
    --------
    >>> cards_text("run", ("5H", "X", "7H")), cards_text("run", ("7H", "X", "5H"))
    ('5H X 7H', 'run 7H X 5H')
    """
    low = low_of(cards)
    strange = kind == RUN and (low is None or goes_around(low, len(cards)))
    return " ".join(((kind, *cards)) if strange or kind_of(cards) != kind else cards)
