"""What a move of Purrrummy breaks: every rule that limits one, as a plain condition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from mopsbook.games.purrrummy.moves import Discard, Draw, LayOff, LayOut, Swap

LINE = "A23456789TJQKA"
CIRCLE = "A23456789TJQK" * 3


def broken(state: Any, move: Any) -> set[str]:
    """Return the rules that a move breaks while a seat has to decide.

    At the wrong time, or from the wrong seat, that is all there is to say; and what the variant asks
    is not asked where it is not played.
    """
    if isinstance(move, LayOut) and move.kind == "set" and list(move.cards) != in_order(move.cards):
        return {"unknown-move"}
    if min(getattr(move, "meld", 0), getattr(move, "index", 0)) < 0:
        return {"unknown-move"}  # melds and places in them are counted from 0
    if move.player != state.turn:
        return {"first-player"}
    if isinstance(move, Draw) != (state.phase == "draw"):
        return {"draw-one"}
    rules = {LayOut: laying_out, LayOff: laying_off, Swap: swapping, Discard: discarding}
    if isinstance(move, Draw):
        return {"draw-exhausted"} if move.pile == "discard" and not state.discard else set()
    cards = move.cards if isinstance(move, LayOut) else (move.card,)
    found = rules[type(move)](state, move) | {"own-cards": not held(state, cards)}
    table = [card for meld in state.melds for card in meld.cards]
    missing = Counter(cards) - Counter(state.hands[state.turn])
    found["no-rearranging"] = any(card in table for card in missing)
    if isinstance(move, LayOut | LayOff):
        rest = Counter(state.hands[state.turn]) - Counter(cards)
        found["final-discard"] = state.options.final_discard == "required" and not rest
    return {rule for rule, holds in found.items() if holds}


def in_order(cards: Sequence[str]) -> list[str]:
    """Return the cards of a set as they are written: by suit, then by rank, jokers last."""
    return sorted(cards, key=lambda c: (c == "X", c[-1], "23456789TJQKAX".index(c[0])))


def held(state: Any, cards: Sequence[str]) -> bool:
    """Say whether the hand in turn has all these cards."""
    return Counter(cards) <= Counter(state.hands[state.turn])


def lies_in(line: str, cards: Sequence[str]) -> bool:
    """Say whether cards follow one another somewhere in a line of ranks, jokers for any."""
    size = len(cards)
    return any(
        all(card in ("X", rank + card[-1]) for card, rank in zip(cards, line[at:], strict=False))
        for at in range(len(line) - size + 1)
    )


def limits(o: Any, cards: Sequence[str]) -> dict[str, bool]:
    """Return whether a meld has too many jokers, or too few natural cards beside them."""
    jokers = cards.count("X")
    few = jokers > 0 and len(cards) - jokers < o.min_naturals
    most = o.jokers_per_meld or o.jokers
    return {"natural-cards": few, "joker-count": few or jokers > most}


def laying_out(state: Any, move: Any) -> dict[str, bool]:
    """Return what limits a set and a run."""
    o, cards = state.options, list(move.cards)
    naturals = [card for card in cards if card != "X"]
    found = limits(o, cards)
    if move.kind == "set":
        ranks = {card[0] for card in naturals}
        return found | {"set": not 3 <= len(cards) <= 4 or len(ranks) > 1}
    suits = {card[1] for card in naturals}
    row = lies_in(CIRCLE, cards)
    around = len(suits) == 1 and row and not lies_in(LINE, cards)
    return found | {
        "run": not 3 <= len(cards) <= 13 or len(suits) > 1 or (len(suits) == 1 and not row),
        "ace-around": around and not o.ace_around,
    }


def in_variant(state: Any) -> dict[str, bool]:
    """Return what limits every single card in the variant."""
    own = any(meld.owner == state.turn for meld in state.melds)
    return {
        "layoff-variant": not state.options.layoff,
        "layoff-own-meld-first": state.options.layoff and not own,
    }


def still(o: Any, kind: str, cards: Sequence[str]) -> bool:
    """Say whether cards are a set or a run as they lie, apart from the number of jokers."""
    naturals = [card for card in cards if card != "X"]
    if kind == "set":
        return len(cards) <= 4 and len({c[0] for c in naturals}) == 1 == max(
            Counter(naturals).values()
        )
    line = CIRCLE if o.ace_around else LINE
    return len(cards) <= 13 and len({c[1] for c in naturals}) == 1 and lies_in(line, cards)


def laying_off(state: Any, move: Any) -> dict[str, bool]:
    """Return what limits a card that is added to a meld."""
    o, found = state.options, in_variant(state)
    if not o.layoff:
        return found
    if not 0 <= move.meld < len(state.melds):
        return found | {"layoff-fits": True}
    meld = state.melds[move.meld]
    longer = [move.card, *meld.cards] if move.end == "low" else [*meld.cards, move.card]
    place = move.end in (("low", "high") if meld.kind == "run" else (None,))
    most = o.jokers_per_meld or o.jokers
    return found | {
        "layoff-others-only": meld.owner == state.turn and o.layoff_targets == "others",
        "layoff-fits": not place or not still(o, meld.kind, longer),
        "joker-count": move.card == "X" and longer.count("X") > most,
    }


def swapping(state: Any, move: Any) -> dict[str, bool]:
    """Return what limits the exchange of a card for a joker."""
    o = state.options
    if not o.joker_swap:
        return {"joker-swap": True}
    found = in_variant(state)
    if not o.layoff:
        return found
    if not 0 <= move.meld < len(state.melds):
        return found | {"joker-swap": True}
    meld = state.melds[move.meld]
    if not 0 <= move.index < len(meld.cards) or meld.cards[move.index] != "X":
        return found | {"joker-swap": True}
    new = [*meld.cards[: move.index], move.card, *meld.cards[move.index + 1 :]]
    return found | {"joker-swap": move.card == "X" or not still(o, meld.kind, new)}


def discarding(state: Any, move: Any) -> dict[str, bool]:
    """Return what limits the card that ends a turn."""
    hand = state.hands[state.turn]
    only = hand.count(move.card) == 1 and len(hand) > 1
    back = move.card == state.taken and only
    return {"return-taken": not state.options.return_taken and back}
