"""The graph in Miau! Miau!: which card can follow which."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from mopsbook.cat_deck.cards import Card, deck, node_facts, rank, read_cards, suit
from mopsbook.core.links import Link, Links, Node
from mopsbook.games.miau_miau.fits import fits
from mopsbook.games.miau_miau.options import MiauOptions


def followers(options: MiauOptions, cards: Iterable[Card] | None = None) -> Links:
    """Return cards, with a link from each to every card that may be laid on it without a wish.

    Parameters
    ----------
    options : MiauOptions
        They say which cards there are, and whether jacks fit on everything.
    cards : iterable of str, optional
        Only these cards, such as a hand and the top of the discard pile; otherwise the whole deck.

    Returns
    -------
    Links
        Nodes are cards, with ``rank``, ``suit``, and for drawing ``label``, ``fill`` and ``pos``: a row for
        each suit, a column for each rank. A link carries ``by`` ("rank", "suit" or "wild") and the
        rule on which it rests. Nearly all links have their counterpart; only a jack that fits on
        everything cannot be followed by everything.

    Examples
    --------
    >>> links = followers(MiauOptions(), ["9C", "9H", "QC", "JC", "JH"])
    >>> [(link.target, link.facts["by"]) for link in links.links if link.source == "JC"]
    [('9C', 'suit'), ('QC', 'suit')]
    >>> len(followers(MiauOptions()).links)  # 32 cards x (7 + 3), but no jack on a jack
    308
    """
    chosen = deck(options.size) if cards is None else read_cards(cards)
    fit = fits(options.jack_wild)[None]
    nodes = [Node(card, node_facts(card, options.card_letters)) for card in chosen]
    links = [
        Link(below, above, _reason(below, above))
        for below, above in permutations(chosen, 2)
        if above in fit[below]
    ]
    return Links(tuple(nodes), tuple(links))


def _reason(below: Card, above: Card) -> dict[str, str]:
    if suit(above) == suit(below):
        return {"by": "suit", "rule": "miau-miau.match"}
    if rank(above) == rank(below):
        return {"by": "rank", "rule": "miau-miau.match"}
    return {"by": "wild", "rule": "miau-miau.jack-must-match"}
