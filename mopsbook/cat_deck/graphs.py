"""The cards as nodes of graphs."""

from __future__ import annotations

from typing import Any

from mopsbook.cat_deck.cards import FILL, JOKER, RANKS, SIGN, SUITS, Card, index, rank, suit


def node_facts(card: Card, letters: str) -> dict[str, Any]:
    """Return what a card is called and how it is drawn in graphs: a row for each suit, a column for each rank.

    Examples
    --------
    >>> node_facts("QH", "KDB")["label"], node_facts("2C", "KDB")["pos"], node_facts("AS", "KDB")["pos"]
    ('D\u2665', (0, 0), (12, -3))
    """
    column = RANKS.find(rank(card))
    return {
        "rank": rank(card),
        "suit": suit(card),
        "label": index(card, letters) + SIGN[suit(card)],
        "fill": FILL[suit(card)],
        "pos": (column, -(SUITS + JOKER).index(suit(card))),
    }
