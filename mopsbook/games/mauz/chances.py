"""The chance to hold the fewest points, counted over all hands that the others may hold.

What a swap makes of the own hand is known at once, for the middle lies open. What is not known is what
the others hold: every card that a cat has not seen is as likely in one unseen place as in another.
The measure is the chance to pay if certain of the others still make their best swap with the middle as
it lies then, and all are compared. What the others' own choices tell of their hands is left out of account.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from math import prod

from mopsbook.cat_deck.cards import Card, deck, sort_hand
from mopsbook.games.mauz.options import HAND_SIZE, SIZE
from mopsbook.games.mauz.state import MauzState
from mopsbook.games.mauz.worth import Hand, points_of_all

Spread = Mapping[float, int]
"""How many hands have each number of points."""


def unseen(view: MauzState, seat: int) -> tuple[Card, ...]:
    """Return the cards that a seat has not seen: in other hands, in the stock, and in the other set.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> s = g.position("hands 6C 7D 8H / 9C 9D KH; middle TC JD QH; known - / KH; out AC AD AH")
    >>> len(unseen(s, 0)), "9C" in unseen(s, 0), "KH" in unseen(s, 0)
    (26, True, False)
    """
    seen = {*view.hands[seat], *view.middle, *view.out}.union(*view.known)
    return tuple([card for card in deck(SIZE) if card not in seen])


def risk(
    view: MauzState, seat: int, points: float, middle: Hand, swapping: tuple[int, ...]
) -> float:
    """Return the chance, from 0 to 1, that a seat has to pay which holds `points`.

    It is exact against one cat. The hands of several are taken as independent, as if two of them could hold the
    same card; and each swaps as if it were the first to do so.

    Parameters
    ----------
    view : MauzState
        What the seat may know.
    seat : int
        Whose chances are counted.
    points : int or float
        What its hand is worth then.
    middle : tuple of str
        The middle from which the others can swap then.
    swapping : tuple of int
        Which of the others still have a turn.

    Examples
    --------
    The other cat holds two aces and one of 28 cards; only with another ace it has more than 29.

    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> s = g.position("hands 9H TH JH / AC AD 6C; middle 6D 7C 8S; known - / AC AD")
    >>> risk(s, 0, 29, s.middle, ()) == 2 / 28
    True
    """
    cards, ties_pay = unseen(view, seat), view.options.tie == "all-lose"
    spared = []
    for other in view.cats:
        if other == seat:
            continue
        spread = _spread(
            cards, view.known[other], middle, other in swapping, view.options.mixed_suits
        )
        every = sum(spread.values())
        fewer = sum(count for value, count in spread.items() if value < points)
        lets_off = fewer if ties_pay else fewer + spread.get(points, 0)
        spared.append((every - lets_off) / every)
    return prod(spared)


def a_set(view: MauzState, seat: int) -> Spread:
    """Return how many sets of three unseen cards have each number of points.

    Examples
    --------
    Of the 33 cards that the dealer has not seen any three may lie in its other set.

    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> s = g.position("phase dealer; hands 6C 7D 8H / 9C 9D KH; second TC JD QH")
    >>> sum(a_set(s, 1).values()) == 33 * 32 * 31 / 6
    True
    """
    return _spread(unseen(view, seat), (), (), False, view.options.mixed_suits)


@lru_cache(maxsize=1024)
def _spread(cards: Hand, seen: Hand, middle: Hand, swaps: bool, mixed: str) -> Spread:
    """Count the points of all hands made of `seen` and some of `cards`, each after its best swap."""
    points = points_of_all(mixed)
    drawn = combinations(cards, HAND_SIZE - len(seen))
    hands = map(sort_hand, (seen + more for more in drawn)) if seen else drawn
    if not swaps:
        return Counter(map(points.__getitem__, hands))
    pair = _pairs(middle, mixed)
    all_three = points[sort_hand(middle)]
    return Counter([
        max(points[one, two, three], pair[one, two], pair[one, three], pair[two, three], all_three)
        for one, two, three in hands
    ])  # fmt: skip


@lru_cache(maxsize=256)
def _pairs(middle: Hand, mixed: str) -> Mapping[Hand, float]:
    """Return for any two cards, as they are held sorted, what they make with the best card of a middle."""
    points = points_of_all(mixed)
    others = sort_hand([card for card in deck(SIZE) if card not in middle])
    return {
        two: max([points[sort_hand((*two, card))] for card in middle])
        for two in combinations(others, 2)
    }
