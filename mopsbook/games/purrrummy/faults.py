"""Why some cards are no set and no run."""

from __future__ import annotations

from typing import Any

from mopsbook.cat_deck.cards import JOKER, Card, rank, suit
from mopsbook.core.verdict import Found, citing
from mopsbook.games.purrrummy import melds
from mopsbook.games.purrrummy.options import PurrrummyOptions

cite = citing("purrrummy")


def meld_faults(
    options: PurrrummyOptions, player: int, kind: str, cards: tuple[Card, ...]
) -> Found:
    """Yield why some cards are no set or no run."""
    shape = options.shape
    naturals = [card for card in cards if card != JOKER]
    count, jokers = len(cards), len(cards) - len(naturals)
    facts: dict[str, Any] = {"player": player, "cards": list(cards), "count": count}
    more = facts if kind == melds.SET else facts | {"missing": []}
    slug = "set" if kind == melds.SET else "run"
    row = kind == melds.RUN and len(set(map(suit, naturals))) == 1
    if count < melds.FEWEST or count > melds.MOST[kind]:
        yield cite(slug, **more, why="few" if count < melds.FEWEST else "many")
    elif kind == melds.SET and len(set(map(rank, naturals))) > 1:
        yield cite("set", **facts, why="ranks")
    elif kind == melds.RUN and naturals and not row:
        yield cite("run", **more | {"cards": naturals}, why="suits")
    elif row and melds.low_of(cards) is None:
        gap = not melds.orders(cards, shape.around)
        missing = _between(cards) if gap else []
        yield cite("run", **facts, why="gap" if gap else "order", missing=missing)
    low = melds.low_of(cards) if row else None
    if low is not None and melds.goes_around(low, count) and not shape.around:
        yield cite("ace-around", **facts)
    facts |= {"count": jokers, "naturals": len(naturals)}
    if jokers and not shape.allows(len(naturals), jokers):
        few = len(naturals) < shape.naturals
        if few:
            yield cite("natural-cards", **facts, least=shape.naturals)
        yield cite("joker-count", **facts, most=shape.jokers, why="few" if few else "many")


def _between(cards: tuple[Card, ...]) -> list[Card]:
    """Return the cards that are not there between the ends of what should be a run."""
    naturals = [card for card in cards if card != JOKER]
    lows = [melds.LADDER.index(rank(card)) + 1 for card in naturals]
    highs = [melds.HIGH_ACE if at == 1 else at for at in lows]
    # an ace stands at the end that is nearer
    ends = min([(min(row), max(row)) for row in (lows, highs)], key=lambda ends: ends[1] - ends[0])
    found = [melds.card_at(suit(naturals[0]), at) for at in range(*ends)]
    return [card for card in found if card not in naturals]
