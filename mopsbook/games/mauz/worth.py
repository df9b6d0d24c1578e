"""What a hand is worth, and what every possible swap would make of it.

Examples
--------
>>> from mopsbook.games.mauz.options import MauzOptions
>>> [worth(hand.split(), MauzOptions()).points for hand in ("AH KC 7S", "6H 7H AS", "KC KD KH")]
[11, 13, 30.5]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from mopsbook.cat_deck.cards import SUITS, Card, deck, rank, sort_hand, suit
from mopsbook.core.state import HIDDEN
from mopsbook.games.mauz.moves import Swap1, Swap3, swap3, swaps
from mopsbook.games.mauz.options import SIZE, MauzOptions

MEOW = "meow"
PURR = "purr"
HISS = "hiss"
COUNT = "count"
ACE, TEN, COURT = "A", "T", "KQJ"

POINTS = {MEOW: 33, PURR: 31, HISS: 30.5}

Hand = tuple[Card, ...]


def card_points(card: Card) -> int:
    """Return what a card counts (mauz.card-values).

    Examples
    --------
    >>> card_points("AC"), card_points("JC"), card_points("TC"), card_points("6C")
    (11, 10, 10, 6)
    """
    if rank(card) == ACE:
        return 11
    return int(rank(card)) if rank(card).isdecimal() else 10


class Worth(NamedTuple):
    """What a hand is worth."""

    points: float
    """Its value at the end of a round."""
    kind: str
    """``meow``, ``purr``, ``hiss``, ``count`` (an ace and two court cards of a suit), ``suit`` (three of a
    suit), ``two`` (of a suit), ``one`` (the best of three suits), or ``nothing`` (three suits, where they count
    nothing)."""
    suit: str
    """The suit that counts; "" if it is no suit that does."""
    counted: Hand
    """The cards that count."""


def worth(hand: Iterable[Card], options: MauzOptions) -> Worth:
    """Return what three cards are worth under the given readings.

    Examples
    --------
    >>> worth(["9H", "QH", "AS"], MauzOptions())
    Worth(points=19, kind='two', suit='H', counted=('9H', 'QH'))
    """
    return _worth(sort_hand(hand), options.mixed_suits)


@cache
def _worth(hand: Hand, mixed: str) -> Worth:
    ranks = {rank(card) for card in hand}
    if len(ranks) == 1:
        kind = MEOW if ranks == {ACE} else HISS
        return Worth(POINTS[kind], kind, "", hand)
    most = max(SUITS, key=lambda s: sum(suit(card) == s for card in hand))
    counted = tuple([card for card in hand if suit(card) == most])
    if len(counted) == 1:
        if mixed == "nothing":
            return Worth(0, "nothing", "", ())
        counted = (max(hand, key=card_points),)
    kind = {1: "one", 2: "two", 3: "suit"}[len(counted)]
    if len(counted) == 3 and ACE in ranks and ranks & {*COURT}:
        if TEN in ranks:
            kind = PURR
        elif ranks <= {ACE, *COURT}:
            kind = COUNT
    return Worth(sum(map(card_points, counted)), kind, suit(counted[0]), counted)


@cache
def points_of_all(mixed: str) -> Mapping[Hand, float]:
    """Return the points of every hand there is, as it is held sorted.

    Examples
    --------
    >>> len(points_of_all("best-card"))
    7140
    """
    return {hand: _worth(hand, mixed).points for hand in combinations(deck(SIZE), 3)}


def shown_at_once(options: MauzOptions) -> Mapping[Hand, str]:
    """Return the hands that are laid open as soon as they are held, with the combination that each is.

    Examples
    --------
    >>> len(shown_at_once(MauzOptions()))  # 4 times three aces, 12 purrs, 8 ranks of 4 threes
    48
    """
    return _shown(options.purr_any_31, options.hiss)


@cache
def _shown(any_31: bool, hisses: str) -> Mapping[Hand, str]:
    kinds = (
        {MEOW, PURR} | ({COUNT} if any_31 else set()) | ({HISS} if hisses == "reveal" else set())
    )
    hands = combinations(deck(SIZE), 3)
    found = {hand: _worth(hand, "best-card").kind for hand in hands}
    return {hand: kind for hand, kind in found.items() if kind in kinds}


def lowest(hands: Sequence[Hand], options: MauzOptions) -> tuple[int, ...]:
    """Return the seats that hold the fewest points; a hand without cards is out.

    Examples
    --------
    >>> hands = [("9C", "KC", "8S"), (), ("9D", "JD", "9S"), ("TH", "QH", "8C")]
    >>> lowest(hands, MauzOptions())
    (0, 2)
    """
    found = {seat: worth(hand, options).points for seat, hand in enumerate(hands) if hand}
    least = min(found.values())
    return tuple([seat for seat, points in found.items() if points == least])


def is_hiss(hand: Hand) -> bool:
    """Say whether three cards are of one rank, but no aces."""
    return hand[0][0] == hand[1][0] == hand[2][0] not in (ACE, HIDDEN)


def could_hiss(seen: Hand) -> bool:
    """Say whether a hand of which these cards are known to all could be three of one rank.

    Examples
    --------
    >>> could_hiss(("9C", "9D")), could_hiss(("9C", "TC")), could_hiss(("AC",))
    (True, False, False)
    """
    ranks = {rank(card) for card in seen}
    return len(ranks) < 2 and ACE not in ranks


def after(move: Swap1 | Swap3, hand: Hand, middle: Hand) -> Hand:
    """Return the hand that a swap makes, sorted."""
    if isinstance(move, Swap3):
        return sort_hand(middle)
    return sort_hand([move.take, *[card for card in hand if card != move.give]])


class Swapped(NamedTuple):
    """A possible swap, and what it leads to."""

    move: Swap1 | Swap3
    hand: Hand
    middle: Hand
    worth: Worth


def every_swap(seat: int, hand: Hand, middle: Hand, options: MauzOptions) -> Iterator[Swapped]:
    """Yield every swap of a hand with the middle: of each card for each, then of all three.

    Examples
    --------
    >>> found = every_swap(0, ("6C", "7D", "8H"), ("TC", "JD", "QH"), MauzOptions())
    >>> [(str(one.move), one.worth.points) for one in found][-2:]
    [('0 swap 8H for QH', 10), ('0 swap3', 10)]
    """
    for give in hand:
        for take in middle:
            move = swaps(seat, give)[take]
            made = after(move, hand, middle)
            left = tuple([give if card == take else card for card in middle])
            yield Swapped(move, made, left, worth(made, options))
    yield Swapped(swap3(seat), sort_hand(middle), hand, worth(middle, options))
