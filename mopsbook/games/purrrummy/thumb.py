"""A rule of thumb for Purrrummy: what a sensible beginner would do."""

from __future__ import annotations

from collections.abc import Iterable

from mopsbook.cat_deck.cards import JOKER, Card, add_card, rank, suit
from mopsbook.games.purrrummy.choices import layouts
from mopsbook.games.purrrummy.melds import LADDER
from mopsbook.games.purrrummy.moves import STOCK, Decision, Draw, LayOff, LayOut, Swap
from mopsbook.games.purrrummy.state import PurrrummyState

NEAR = 2
"""Cards of a suit so many places apart can become a run with one card more."""
PRECIOUS = 100
"""No joker is discarded as long as there is another card."""


def liking(view: PurrrummyState, move: Decision) -> float:
    """Say how much a seat likes a move, seeing only its own view.

    Take the discard if a meld can be made with it; lay the largest melds, but never down to a hand
    that cannot become empty any more; discard what is most alone.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("purrrummy")
    >>> s = g.position("hands 7C 7D 7S 8S KD QH 2D / 2H")
    >>> sorted(map(str, g.legal(s)), key=lambda move: -liking(s, g.move(move)))[:2]
    ['0 meld 7C 7D 7S', '0 discard 2D']
    """
    hand = view.hands[view.turn]
    if isinstance(move, Draw):
        return 0 if move.pile == STOCK else _useful(view, hand)
    if isinstance(move, LayOut):
        left = len(hand) - len(move.cards) - 1
        return -PRECIOUS - 1 if left in view.options.traps else 10 + len(move.cards)
    if isinstance(move, LayOff):
        return 5 if move.card != JOKER else 4
    if isinstance(move, Swap):
        return 6
    rest = list(hand)
    rest.remove(move.card)
    return -kinship(move.card, rest)


def _useful(view: PurrrummyState, hand: tuple[Card, ...]) -> float:
    """Say whether the discard can be laid in a meld: liked more than the stock, or less."""
    shape, card = view.options.shape, view.discard[-1]
    more = layouts(view.turn, add_card(hand, card), shape)
    return 1 if len(more) > len(layouts(view.turn, hand, shape)) else -1


def kinship(card: Card, others: Iterable[Card]) -> int:
    """Count the cards with which one may become a meld: of its rank, or near it in its suit.

    Examples
    --------
    >>> kinship("7H", ["7C", "9H", "TH", "AS"]), kinship("AH", ["QH", "2H"])
    (2, 2)
    """
    if card == JOKER:
        return PRECIOUS
    return sum(other != JOKER and _akin(card, other) for other in others)


def _akin(card: Card, other: Card) -> bool:
    if rank(card) == rank(other):
        return True
    apart = abs(LADDER.index(rank(card)) - LADDER.index(rank(other)))
    # an ace is as near to the king as to the two
    near = apart <= NEAR or ("A" in (rank(card), rank(other)) and len(LADDER) - apart <= NEAR)
    return suit(card) == suit(other) and near
