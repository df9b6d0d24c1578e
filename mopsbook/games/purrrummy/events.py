"""What happened, as data: one small function for each thing that a move brings about.

Facts that are seats: ``player`` (who acts), ``dealer``, ``owner`` (of a meld); ``winners`` is a list of
seats. Cards: ``card``, ``stands`` (a card), ``first`` and ``last`` (the cards at the ends of a run, jokers
told as what they stand for); lists of cards: ``cards``. ``rank`` is a letter of
A, 2 to 9, T, J, Q, K, ``suit`` one of C, D, H, S. ``left`` counts the cards that stay in the hand, ``meld`` is
the number of a meld on the table, from 0. An event of the kind "hidden" tells the others only what
stands after "others:".

===============  =========================================================================
kind             facts
===============  =========================================================================
dealer-chosen    dealer, player (who will begin)
deal             dealer, count (cards for each), size (of the pack), jokers (in the pack), stock (left)
turn-up          card
first-player     dealer, player (who begins)
draw             player, card, stock (cards left in it); hidden, others: player, stock
take             player, card: the top of the discard pile, which all have seen
meld-set         player, cards, count, rank, jokers (number), left
meld-run         player, cards, count, suit, first, last, jokers (number), left
joker-set        player, cards (of which the jokers of the set stand for any), count (jokers), rank
joker-run        player, cards (what the jokers of the run stand for, in order), count (jokers)
layoff-set       player, owner, meld, card, rank, cards (of the meld now), joker (bool), left
layoff-run       player, owner, meld, card, suit, end ("low", "high"), stands (what the card is there),
                 cards (of the meld now), joker (bool), left
swap             player, owner, meld, card, kind ("set", "run"), cards (of the meld now): the joker goes
                 to the hand
discard          player, card, left, returned (bool: it is the card just taken)
trapped          player, left (after the discard): this hand can never become empty any more
stock-empty      player (whose turn begins), count (cards that are shuffled now)
reshuffle        count (cards in the new stock), number (which time it is), last (bool)
stock-out        player (whose turn would begin), why ("again": the discards have been shuffled as often
                 as ruled, "end": they never are, "few": there is nothing to shuffle), number (of shuffles)
round-limit      count (rounds)
win              player, by ("discard", "meld", "layoff"), card (the last one; of a meld its last card)
fewest           winners, count (of them), each (cards in each of their hands)
===============  =========================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mopsbook.cat_deck.cards import JOKER, SUITS, Card
from mopsbook.core.verdict import Event
from mopsbook.games.purrrummy.melds import HIGH_ACE, SET, Meld, card_at, goes_around

if TYPE_CHECKING:
    from mopsbook.games.purrrummy.state import PurrrummyState

# ------------------------------------------------------------------ the deal


def dealer_chosen(dealer: int, player: int) -> Event:
    """Tell who deals, where that was drawn for."""
    facts = {"dealer": dealer, "player": player}
    return Event("dealer-chosen", ("purrrummy.dealer", "purrrummy.first-player"), facts)


def dealt(state: PurrrummyState) -> Event:
    """Tell of the deal that has led to `state`."""
    options = state.options
    facts = {
        "dealer": state.dealer,
        "count": options.hand_size,
        "size": len(options.cards),
        "jokers": options.jokers,
        "stock": len(state.stock),
    }
    rules = ("purrrummy.deal", "purrrummy.deck", "purrrummy.joker-number", "purrrummy.piles")
    return Event("deal", rules, facts)


def turned_up(card: Card) -> Event:
    """Tell which card begins the discard pile."""
    return Event("turn-up", ("purrrummy.piles",), {"card": card})


def first_player(dealer: int, player: int) -> Event:
    """Tell who begins."""
    facts = {"dealer": dealer, "player": player}
    return Event("first-player", ("purrrummy.first-player",), facts)


# ------------------------------------------------------------------ a turn


def drew(player: int, card: Card, stock: int) -> Event:
    """Tell of a card from the stock, which nobody else may see."""
    facts = {"player": player, "card": card, "stock": stock}
    return Event("draw", ("purrrummy.draw-one", "purrrummy.meld-optional"), facts, only=(player,))


def took(player: int, card: Card) -> Event:
    """Tell of a card from the discard pile."""
    rules = ("purrrummy.draw-one", "purrrummy.meld-optional")
    return Event("take", rules, {"player": player, "card": card})


def laid_out(meld: Meld, left: int) -> list[Event]:
    """Tell of a new meld, and what its jokers stand for."""
    facts = {
        "player": meld.owner,
        "cards": list(meld.cards),
        "count": len(meld.cards),
        "jokers": meld.jokers,
        "left": left,
    }
    if meld.kind == SET:
        told = Event(
            "meld-set", ("purrrummy.set", "purrrummy.several-melds"), facts | {"rank": meld.of}
        )
    else:
        first, last = (card_at(meld.of, at) for at in _ends(meld))
        rules = ("purrrummy.run", *_aces(meld), "purrrummy.several-melds")
        told = Event("meld-run", rules, facts | {"suit": meld.of, "first": first, "last": last})
    return [told, _jokers(meld)] if meld.jokers else [told]


def _ends(meld: Meld) -> tuple[int, int]:
    return meld.low, meld.low + len(meld.cards) - 1


def _aces(meld: Meld) -> tuple[str, ...]:
    """Return the rule by which the ace stands where it stands in a run, if it does."""
    low, high = _ends(meld)
    if goes_around(low, len(meld.cards)):
        return ("purrrummy.ace-around",)
    return ("purrrummy.ace",) if low == 1 or high == HIGH_ACE else ()


def _jokers(meld: Meld) -> Event:
    facts = {"player": meld.owner, "count": meld.jokers}
    rules = ("purrrummy.joker", "purrrummy.joker-count", "purrrummy.natural-cards")
    if meld.kind == SET:
        cards = [meld.of + suit for suit in SUITS if meld.of + suit not in meld.cards]
        return Event("joker-set", rules, facts | {"cards": cards, "rank": meld.of})
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
    rules = ("purrrummy.layoff-variant", "purrrummy.layoff-fits", *_joker(card))
    if meld.kind == SET:
        return Event("layoff-set", rules, facts | {"rank": meld.of})
    at = _ends(meld)[end == "high"]
    facts |= {"suit": meld.of, "end": end, "stands": card_at(meld.of, at)}
    return Event("layoff-run", rules, facts)


def _joker(card: Card) -> tuple[str, ...]:
    return ("purrrummy.joker",) if card == JOKER else ()


def swapped(player: int, number: int, meld: Meld, card: Card) -> Event:
    """Tell of a card that is laid for a joker in a meld, which is told as it lies now."""
    facts = {
        "player": player,
        "owner": meld.owner,
        "meld": number,
        "card": card,
        "kind": meld.kind,
        "cards": list(meld.cards),
    }
    return Event("swap", ("purrrummy.joker-swap",), facts)


def discarded(player: int, card: Card, left: int, returned: bool) -> Event:
    """Tell of the discard that ends a turn."""
    rules: tuple[str, ...] = ("purrrummy.final-discard",)
    if returned:
        rules = (*rules, "purrrummy.return-taken")
    facts = {"player": player, "card": card, "left": left, "returned": returned}
    return Event("discard", rules, facts)


def trapped(player: int, left: int) -> Event:
    """Tell that a hand has become too small ever to become empty."""
    rules = ("purrrummy.final-discard", "purrrummy.layoff-variant")
    return Event("trapped", rules, {"player": player, "left": left})


# ------------------------------------------------------------------ the stock, the end


def stock_empty(player: int, count: int) -> Event:
    """Tell that the discards have to become the stock."""
    return Event("stock-empty", ("purrrummy.stock-out",), {"player": player, "count": count})


def reshuffled(count: int, number: int, last: bool) -> Event:
    """Tell of the new stock."""
    facts = {"count": count, "number": number, "last": last}
    return Event("reshuffle", ("purrrummy.stock-out", "purrrummy.reshuffles"), facts)


def stock_out(player: int, why: str, number: int) -> Event:
    """Tell that the game ends for want of a stock."""
    rules = ("purrrummy.stock-out", "purrrummy.reshuffles")
    return Event("stock-out", rules, {"player": player, "why": why, "number": number})


def round_limit(count: int) -> Event:
    """Tell that the game has lasted long enough."""
    return Event("round-limit", ("purrrummy.round-limit",), {"count": count})


def won(player: int, by: str, card: Card) -> Event:
    """Tell who has no cards left."""
    rules: tuple[str, ...] = ("purrrummy.win",)
    if by != "discard":
        rules = (*rules, "purrrummy.final-discard")
    return Event("win", rules, {"player": player, "by": by, "card": card})


def fewest(winners: tuple[int, ...], each: int, rule: str) -> Event:
    """Tell who wins with the fewest cards, where `rule` has ended the game."""
    facts = {"winners": list(winners), "count": len(winners), "each": each}
    return Event("fewest", (rule,), facts)
