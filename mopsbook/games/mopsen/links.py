"""The graph in Mopsen: who beats whom in a trick."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from mopsbook.core.links import Link, Links, Node
from mopsbook.games.mopsen.cards import Card, read_card, strength
from mopsbook.games.mopsen.state import MopsenState

FILL = {"R": "#f2b8ad", "B": "#b9cdf2", "Y": "#f6dd94", "C": "#b5dcb7"}
"""Light tints of the four colours, on which dark text is readable."""


def beats(state: MopsenState, cards: Iterable[Card] | None = None) -> Links:
    """Return the cards of a trick, with a link from each to every card that it beats.

    Parameters
    ----------
    state : MopsenState
        Its pecking order compares; its trick gives the cards.
    cards : iterable of str, optional
        Cards to compare instead of those of the trick.

    Returns
    -------
    Links
        Nodes are cards, with the seat that played them; a link carries ``by`` ("colour" or
        "number") and the rule that decides.
    """
    laid: dict[Card, int | None] = {card: seat for seat, card in state.trick}
    if cards is not None:
        laid = dict.fromkeys(map(read_card, cards))
    nodes = [Node(card, {"seat": seat, "fill": FILL[card[0]]}) for card, seat in laid.items()]
    links = [
        Link(high, low, _reason(high, low))
        for high, low in permutations(laid, 2)
        if strength(high, state.pecking) > strength(low, state.pecking)
    ]
    return Links(tuple(nodes), tuple(links))


def _reason(high: Card, low: Card) -> dict[str, str]:
    if high[0] == low[0]:
        return {"by": "number", "rule": "mopsen.compare-number"}
    return {"by": "colour", "rule": "mopsen.compare-colour"}
