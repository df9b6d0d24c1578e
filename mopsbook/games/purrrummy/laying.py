"""Which cards may leave a hand, and where they may go: what the legal list and the verdicts both ask."""

from __future__ import annotations

from functools import lru_cache

from mopsbook.cat_deck.cards import JOKER, Card
from mopsbook.games.purrrummy.melds import MOST, SET, Meld, card_at, end_places, stands_for
from mopsbook.games.purrrummy.options import Shape
from mopsbook.games.purrrummy.state import PurrrummyState

KEPT = 1 << 15
"""So many answers are kept: the same melds are asked about again and again."""


def has_laid_out(state: PurrrummyState) -> bool:
    """Say whether a meld of the seat in turn lies on the table."""
    return any(meld.owner == state.turn for meld in state.melds)


def kept_back(state: PurrrummyState) -> Card | None:
    """Return the card that the seat in turn may not discard: the one just taken, unless it is its last."""
    hand = state.hands[state.turn]
    # another joker of the hand looks like the one that was taken
    free = state.options.return_taken or len(hand) == 1 or hand.count(state.taken or "") > 1
    return None if free else state.taken


@lru_cache(KEPT)
def additions(meld: Meld, shape: Shape) -> tuple[tuple[Card, str | None], ...]:
    """Return the cards that may be added to a meld, and at which end of it.

    Examples
    --------
    >>> from mopsbook.games.purrrummy.melds import meld_of
    >>> additions(meld_of(0, "run", ("QH", "KH", "AH")), Shape(jokers=1))
    (('JH', 'low'), ('X', 'low'))
    """
    free = (JOKER,) if meld.jokers < shape.jokers else ()
    if meld.kind == SET:
        found = () if len(meld.cards) == MOST[SET] else (*meld.open, *free)
        return tuple((card, None) for card in found)
    return tuple(
        (card, end)
        for end, at in end_places(meld, shape.around).items()
        for card in (card_at(meld.of, at), *free)
    )


@lru_cache(KEPT)
def exchanges(meld: Meld) -> tuple[tuple[int, Card], ...]:
    """Return where jokers lie among the cards of a meld, with each card that may be laid for one.

    Examples
    --------
    >>> from mopsbook.games.purrrummy.melds import meld_of
    >>> exchanges(meld_of(0, "set", ("7C", "7H", "X")))
    ((2, '7D'), (2, '7S'))
    """
    return tuple(
        (index, card)
        for index, cards in enumerate(stands_for(meld.kind, meld.cards) if meld.jokers else ())
        for card in cards
        if meld.cards[index] == JOKER
    )
