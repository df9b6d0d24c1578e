"""What the cards of hands and melds are called on the table, so that looks and questions name the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mopsbook.cat_deck.cards import JOKER, Card
from mopsbook.core.state import HIDDEN
from mopsbook.games.purrrummy.melds import RUN, Meld, stands_for


def hand_item(seat: int, card: Card, copy: int) -> str:
    """Return the item of a card in a hand."""
    if card == HIDDEN:
        return f"hand{seat}.{copy}"
    return f"{JOKER}.hand{seat}.{copy}" if card == JOKER else card


def meld_items(melds: Sequence[Meld], number: int) -> list[str]:
    """Return the items of a meld on the table."""
    return [item for item, _ in in_meld(melds[number], number)]


def in_meld(meld: Meld, number: int) -> Iterator[tuple[str, tuple[Card, ...]]]:
    """Yield item and what it may stand for, for each card of a meld.

    Examples
    --------
    >>> from mopsbook.games.purrrummy.melds import meld_of
    >>> list(in_meld(meld_of(0, "run", ("5H", "X", "7H")), 3))
    [('5H', ('5H',)), ('X.meld3.6H', ('6H',)), ('7H', ('7H',))]
    """
    naturals = len(meld.cards) - meld.jokers
    for at, stands in enumerate(stands_for(meld.kind, meld.cards)):
        # a joker keeps its name when cards are added before it
        name = stands[0] if meld.kind == RUN else at - naturals
        yield f"{JOKER}.meld{number}.{name}" if meld.cards[at] == JOKER else meld.cards[at], stands
