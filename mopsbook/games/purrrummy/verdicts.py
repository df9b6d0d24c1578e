"""What is wrong with a move: the one place that knows what Purrrummy forbids.

Facts are told as in :mod:`~mopsbook.games.purrrummy.events`; ``actor`` is the seat in turn, ``meld`` the number of
a meld on the table.

=====================  =====================================================================
rule                   facts
=====================  =====================================================================
unknown-move           problem (a text)
dealer, deal           player, actor, phase: it is not yet, or no longer, the time for the move
deck                   count (different cards that were named), size (of the pack)
win, round-limit       player, actor, phase: the game is over
stock-out              player, actor, phase, count (discards to be shuffled): the game is over, or a
                       shuffle is due, or is not due, or has other cards
first-player           player, actor, phase: it is the turn of another cat
draw-one               player, phase ("draw": a card has to be taken first, "meld": it has been taken)
draw-exhausted         player, pile ("discard": the stock is never empty in a turn)
own-cards              player, cards (that are not in the hand, or not so often), count (of these)
no-rearranging         player, cards (of these that lie in melds on the table), count (of these)
set                    player, cards, count, why ("few", "many", "ranks")
run                    player, cards, count, why ("few", "many", "suits", "order": in another order they
                       make a run, "gap"), missing (for a gap: cards between its ends that are not there)
ace-around             player, cards, count
natural-cards          player, cards, count (jokers), naturals (number), least: there are too few
joker-count            player, cards, count (jokers), naturals (number), why ("many": more jokers than
                       `most`, "few": too many for so few natural cards), most
final-discard          player, cards, count, why ("meld", "layoff"): nothing would be left to discard
return-taken           player, card
layoff-variant         player, card, meld, move ("layoff", "swap"): the variant is not played
layoff-own-meld-first  player, card, meld, move ("layoff", "swap")
layoff-others-only     player, card, meld
layoff-fits            player, card, meld, cards (of the meld), why ("no-meld", "full", "rank", "suit",
                       "end": a run is added to at an end, a set is not, "closed": nothing follows at this
                       end, "next": another card follows), needed (cards that fit there)
joker-swap             player, card, meld, cards (of the meld), why ("off", "no-meld", "no-joker", "other":
                       the joker stands for another card), needed (cards it stands for)
=====================  =====================================================================
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from mopsbook.cat_deck.cards import JOKER, PLACE, SUITS, Card, sort_hand, suit
from mopsbook.cat_deck.moves import Dealer
from mopsbook.core.errors import short
from mopsbook.games.purrrummy.faults import Found, cite, meld_faults
from mopsbook.games.purrrummy.melds import (
    KINDS,
    MOST,
    RUN,
    SET,
    Meld,
    card_at,
    end_places,
    stands_for,
)
from mopsbook.games.purrrummy.moves import (
    DISCARD,
    ENDS,
    PILES,
    Deal,
    Discard,
    Draw,
    LayOff,
    LayOut,
    PurrrummyMove,
    Shuffle,
    Swap,
)
from mopsbook.games.purrrummy.state import DEAL, DEALER, DRAW, MELD, OVER, SHUFFLE, PurrrummyState

TURN = (DRAW, MELD)
"""The phases in which a seat decides."""


def check(state: PurrrummyState, move: PurrrummyMove) -> Found:
    """Yield every rule that `move` breaks in `state`.

    A move at the wrong time is told that and nothing more, and of a move of the wrong seat only
    what all can see is told: whether the cards are in that hand must stay unknown.
    """
    phases, well_formed, closer = CHECKS.get(type(move), NO_MOVE)
    if not well_formed(move):
        yield cite("unknown-move", problem=short(move))
    elif state.phase not in TURN or phases[0] not in TURN:
        yield from (closer if state.phase in phases else _wrong_time)(state, move)
    elif move.player != state.turn:
        yield cite("first-player", player=move.player, actor=state.turn, phase=state.phase)
    elif state.phase not in phases:
        yield cite("draw-one", player=state.turn, phase=state.phase)
    else:
        yield from closer(state, move)


# Whether the parts of a move are of the kinds that reading it from notation gives


def _card(value: object) -> bool:
    return type(value) is str and value in PLACE


def _cards(value: object) -> bool:
    return type(value) is tuple and all(map(_card, value))


def _drawing(move: Draw) -> bool:
    return type(move.player) is int and move.pile in PILES


def _laying_out(move: LayOut) -> bool:
    return (
        type(move.player) is int
        and move.kind in KINDS
        and _cards(move.cards)
        and (move.kind == RUN or move.cards == sort_hand(move.cards))
    )


def _laying_off(move: LayOff) -> bool:
    return (
        type(move.player) is int
        and _card(move.card)
        and type(move.meld) is int
        and move.end in (None, *ENDS)
    )


def _swapping(move: Swap) -> bool:
    numbers = (move.player, move.meld, move.index)
    return _card(move.card) and all(type(number) is int for number in numbers)


def _discarding(move: Discard) -> bool:
    return type(move.player) is int and _card(move.card)


def _choosing(move: Dealer) -> bool:
    return type(move.seat) is int


def _shuffled(move: Deal | Shuffle) -> bool:
    return _cards(move.cards)


# ------------------------------------------------------------------ the right time


def _wrong_time(state: PurrrummyState, move: PurrrummyMove) -> Found:
    player = state.turn if move.player is None else move.player
    facts = {"player": player, "actor": state.turn, "phase": state.phase}
    if state.phase == OVER and not all(state.hands):
        yield cite("win", **facts)
    elif state.phase == OVER and 0 < state.options.last_turn <= state.turns:
        yield cite("round-limit", **facts)
    elif state.phase == OVER:
        yield cite("stock-out", **facts, count=len(state.discard[:-1]))
    elif DEALER in (state.phase, CHECKS[type(move)][0][0]):
        yield cite("dealer", **facts)
    elif DEAL in (state.phase, CHECKS[type(move)][0][0]):
        yield cite("deal", **facts)
    else:
        yield cite("stock-out", **facts, count=len(state.discard[:-1]))


# ------------------------------------------------------------------ cards


def _draw(state: PurrrummyState, move: Draw) -> Found:
    if move.pile == DISCARD and not state.discard:
        yield cite("draw-exhausted", player=move.player, pile=move.pile)


def _discard(state: PurrrummyState, move: Discard) -> Found:
    hand = state.hands[move.player]
    yield from _not_held(state, (move.card,))
    # another joker of the hand looks like the one that was taken
    once = hand.count(move.card) == 1
    if not state.options.return_taken and move.card == state.taken and once and len(hand) > 1:
        yield cite("return-taken", player=move.player, card=move.card)


def _not_held(state: PurrrummyState, cards: tuple[Card, ...]) -> Found:
    """Yield why some cards are not those of the hand in turn."""
    missing = list(Counter(cards) - Counter(state.hands[state.turn]))
    table = {card for meld in state.melds for card in meld.cards}
    laid = [card for card in missing if card in table]
    if laid:
        yield cite("no-rearranging", player=state.turn, cards=laid, count=len(laid))
    if missing:
        yield cite("own-cards", player=state.turn, cards=missing, count=len(missing))


def _nothing_to_discard(state: PurrrummyState, cards: tuple[Card, ...], why: str) -> Found:
    player = state.turn
    left = Counter(state.hands[player]) - Counter(cards)
    if not left and state.options.final_discard == "required":
        facts = {"cards": list(cards), "count": len(cards)}
        yield cite("final-discard", player=player, **facts, why=why)


# ------------------------------------------------------------------ melds


def _lay_out(state: PurrrummyState, move: LayOut) -> Found:
    yield from _not_held(state, move.cards)
    yield from meld_faults(state.options, move.player, move.kind, move.cards)
    yield from _nothing_to_discard(state, move.cards, "meld")


# ------------------------------------------------------------------ the variant


def _in_variant(state: PurrrummyState, card: Card, meld: int, move: str) -> Found:
    """Yield why no single card may be laid anywhere."""
    facts = {"player": state.turn, "card": card, "meld": meld, "move": move}
    if not state.options.layoff:
        yield cite("layoff-variant", **facts)
    elif all(each.owner != state.turn for each in state.melds):
        yield cite("layoff-own-meld-first", **facts)


def _lay_off(state: PurrrummyState, move: LayOff) -> Found:
    facts: dict[str, Any] = {"player": move.player, "card": move.card, "meld": move.meld}
    yield from _in_variant(state, move.card, move.meld, "layoff")
    yield from _not_held(state, (move.card,))
    yield from _nothing_to_discard(state, (move.card,), "layoff")
    if not state.options.layoff:
        return  # what the variant asks is not asked where it is not played
    if not 0 <= move.meld < len(state.melds):
        yield cite("layoff-fits", **facts, cards=[], why="no-meld", needed=[])
        return
    meld, options = state.melds[move.meld], state.options
    if meld.owner == move.player and options.layoff_targets == "others":
        yield cite("layoff-others-only", **facts)
    why, needed = _misfit(meld, move, options.shape.around)
    if why:
        yield cite("layoff-fits", **facts, cards=list(meld.cards), why=why, needed=needed)
    if move.card == JOKER and meld.jokers >= options.shape.jokers:
        told = {"player": move.player, "cards": [*meld.cards, JOKER], "count": meld.jokers + 1}
        naturals, most = len(meld.cards) - meld.jokers, options.shape.jokers
        yield cite("joker-count", **told, naturals=naturals, most=most, why="many")


def _misfit(meld: Meld, move: LayOff, around: bool) -> tuple[str, list[Card]]:
    """Return why a card cannot be added to a meld ("" if it can), and the cards that could."""
    if meld.kind == SET:
        needed = [meld.of + each for each in SUITS if meld.of + each not in meld.cards]
        if len(meld.cards) == MOST[SET]:
            return "full", []
        if move.end is not None:
            return "end", needed
        return ("" if move.card == JOKER or move.card in needed else "rank"), needed
    ends = end_places(meld, around)
    needed = [
        card_at(meld.of, ends[end]) for end in ENDS if end in ends and move.end in (None, end)
    ]
    if len(meld.cards) == MOST[RUN]:
        return "full", []
    if move.end is None:
        return "end", needed
    if move.card == JOKER or (needed and move.card == needed[0]):
        return ("" if needed else "closed"), needed
    if suit(move.card) != meld.of:
        return "suit", needed
    return ("next" if needed else "closed"), needed


def _swap(state: PurrrummyState, move: Swap) -> Found:
    facts: dict[str, Any] = {"player": move.player, "card": move.card, "meld": move.meld}
    yield from _not_held(state, (move.card,))
    if not state.options.joker_swap:
        yield cite("joker-swap", **facts, cards=[], why="off", needed=[])
        return
    yield from _in_variant(state, move.card, move.meld, "swap")
    if not state.options.layoff:
        return
    if not 0 <= move.meld < len(state.melds):
        yield cite("joker-swap", **facts, cards=[], why="no-meld", needed=[])
        return
    meld = state.melds[move.meld]
    facts["cards"] = list(meld.cards)
    if not 0 <= move.index < len(meld.cards) or meld.cards[move.index] != JOKER:
        yield cite("joker-swap", **facts, why="no-joker", needed=[])
        return
    needed = stands_for(meld.kind, meld.cards)[move.index]
    if move.card not in needed:
        yield cite("joker-swap", **facts, why="other", needed=list(needed))


# ------------------------------------------------------------------ chance


def _dealer(state: PurrrummyState, move: Dealer) -> Found:
    if not 0 <= move.seat < state.options.players:
        yield cite("dealer", player=move.seat, actor=state.turn, phase=state.phase)


def _deal(state: PurrrummyState, move: Deal) -> Found:
    pack = state.options.cards
    if Counter(move.cards) != Counter(pack):
        yield cite("deck", count=len(set(move.cards)), size=len(pack))


def _shuffle(state: PurrrummyState, move: Shuffle) -> Found:
    below = state.discard[:-1]
    if Counter(move.cards) != Counter(below):
        facts = {"player": state.turn, "actor": state.turn, "phase": state.phase}
        yield cite("stock-out", **facts, count=len(below))


def _nothing(_state: PurrrummyState, _move: object) -> Found:
    return iter(())


Checks = tuple[tuple[str, ...], Callable[[Any], bool], Callable[[PurrrummyState, Any], Found]]

CHECKS: dict[type[Any], Checks] = {
    Draw: ((DRAW,), _drawing, _draw),
    LayOut: ((MELD,), _laying_out, _lay_out),
    LayOff: ((MELD,), _laying_off, _lay_off),
    Swap: ((MELD,), _swapping, _swap),
    Discard: ((MELD,), _discarding, _discard),
    Dealer: ((DEALER,), _choosing, _dealer),
    Deal: ((DEAL,), _shuffled, _deal),
    Shuffle: ((SHUFFLE,), _shuffled, _shuffle),
}
"""For each kind of move the phases it belongs to, how it is made, and what is looked at then."""

NO_MOVE: Checks = ((), lambda _: False, _nothing)
"""What stands for everything that is no move."""
