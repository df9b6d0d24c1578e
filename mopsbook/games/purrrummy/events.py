"""What happened, as data: each thing that a move can bring about, with the rules on which it rests.

Facts that are seats: ``player`` (who acts), ``dealer``, ``owner`` (of a meld); ``winners`` is a list of
seats. Cards: ``card``, ``stands`` (what a card is where it lies), ``first`` and ``last`` (the cards at the ends of
a run, jokers told as what they stand for); lists of cards: ``cards``. ``rank`` is a letter of
A, 2 to 9, T, J, Q, K, ``suit`` one of C, D, H, S. ``left`` counts the cards that stay in the hand, ``meld`` is
the number of a meld on the table, from 0. What has ``only`` is told to the others without its card.
"""

from __future__ import annotations

from mopsbook.cat_deck.cards import JOKER, Card
from mopsbook.core.verdict import Event, event
from mopsbook.games.purrrummy.melds import SET, Meld, card_at, goes_around

# ------------------------------------------------------------------ the deal

dealer_chosen = event(
    "dealer-chosen", "dealer player", "purrrummy.dealer", "purrrummy.first-player"
)
"""The dealer was drawn for; `player` will begin."""
dealt = event(
    "deal", "dealer count size jokers stock",
    "purrrummy.deal", "purrrummy.deck", "purrrummy.joker-number", "purrrummy.piles",
)  # fmt: skip
"""The deal: `count` cards for each, `stock` are left."""
turned_up = event("turn-up", "card", "purrrummy.piles")
"""Which card begins the discard pile."""
first_player = event("first-player", "dealer player", "purrrummy.first-player")
"""Who begins."""


# ------------------------------------------------------------------ a turn

drew = event(
    "draw", "player card stock", "purrrummy.draw-one", "purrrummy.meld-optional", only="player"
)
"""A card from the stock, in which `stock` are left."""
took = event("take", "player card", "purrrummy.draw-one", "purrrummy.meld-optional")
"""The top of the discard pile, which all have seen."""
trapped = event("trapped", "player left", "purrrummy.final-discard", "purrrummy.layoff-variant")
"""A hand has become too small ever to become empty; `left` counts its cards after the discard."""
discarded = event(
    "discard", "player card left returned",
    "purrrummy.final-discard", "purrrummy.return-taken if returned",
)  # fmt: skip
"""The discard that ends a turn; `returned`: it is the card that was just taken."""


def laid_out(meld: Meld, left: int) -> list[Event]:
    """Tell of a new meld, and what its jokers stand for."""
    facts = {"player": meld.owner, "jokers": meld.jokers, "left": left} | meld.facts
    facts["count"] = len(meld.cards)
    rules = ("purrrummy.set",) if meld.kind == SET else ("purrrummy.run", *_aces(meld))
    rules = (*rules, "purrrummy.several-melds")
    told = Event("meld-set" if meld.kind == SET else "meld-run", rules, facts)
    return [told, _jokers(meld)] if meld.jokers else [told]


def _aces(meld: Meld) -> tuple[str, ...]:
    """Return the rule by which the ace stands where it stands in a run, if it does."""
    if goes_around(meld.low, len(meld.cards)):
        return ("purrrummy.ace-around",)
    return ("purrrummy.ace",) if "A" in {end[0] for end in meld.ends} else ()


def _jokers(meld: Meld) -> Event:
    facts = {"player": meld.owner, "count": meld.jokers}
    rules = ("purrrummy.joker", "purrrummy.joker-count", "purrrummy.natural-cards")
    if meld.kind == SET:
        return Event("joker-set", rules, facts | {"cards": list(meld.open), "rank": meld.of})
    cards = [card_at(meld.of, meld.low + at) for at, card in enumerate(meld.cards) if card == JOKER]
    return Event("joker-run", rules, facts | {"cards": cards})


def laid_off(player: int, number: int, meld: Meld, card: Card, end: str | None, left: int) -> Event:
    """Tell of a card that is added to a meld, which is told as it lies now."""
    facts = {
        "player": player,
        "owner": meld.owner,
        "meld": number,
        "card": card,
        "cards": list(meld.cards),
        "joker": card == JOKER,
        "left": left,
    }
    rules = (
        "purrrummy.layoff-variant",
        "purrrummy.layoff-fits",
        *(("purrrummy.joker",) if card == JOKER else ()),
    )
    if meld.kind == SET:
        return Event("layoff-set", rules, facts | {"rank": meld.of})
    facts |= {"suit": meld.of, "end": end, "stands": meld.ends[end == "high"]}
    return Event("layoff-run", rules, facts)


swapped = event("swap", "player owner meld card kind cards", "purrrummy.joker-swap")
"""A card is laid for a joker in a meld, which is told as it lies now."""

# ------------------------------------------------------------------ the stock, the end

stock_empty = event("stock-empty", "player count", "purrrummy.stock-out")
"""The turn of a player begins, and `count` discards have to become the stock."""
reshuffled = event("reshuffle", "count number last", "purrrummy.stock-out", "purrrummy.reshuffles")
"""There is a new stock; `number`: which time that is, `last`: it will not be renewed again."""
stock_out = event("stock-out", "player why number", "purrrummy.stock-out", "purrrummy.reshuffles")
"""The turn of a player would begin, but the game ends for want of a stock.

`why`: "again" (the discards have been shuffled as often as ruled, `number` times), "end" (they never are) or
"few" (there is nothing to shuffle).
"""
round_limit = event("round-limit", "count", "purrrummy.round-limit")
"""The game has lasted so many rounds, which is long enough."""
won = event("win", "player by card", "purrrummy.win", "purrrummy.final-discard unless by=discard")
"""Who has no cards left, by a "discard", "meld" or "layoff" whose last card is `card`."""
