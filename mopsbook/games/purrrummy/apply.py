"""What a legal move leads to."""

from __future__ import annotations

from functools import reduce

from mopsbook.cat_deck.cards import JOKER, Card, add_card, sort_hand
from mopsbook.cat_deck.dealing import dealer_drawn, fewest, holders_of_fewest
from mopsbook.core.engine import Outcome, appliers
from mopsbook.core.rows import packets, put, without
from mopsbook.core.verdict import Log, tell
from mopsbook.games.purrrummy import events
from mopsbook.games.purrrummy import moves as m
from mopsbook.games.purrrummy.melds import SET, Meld, meld_of
from mopsbook.games.purrrummy.state import PurrrummyState

# ------------------------------------------------------------------ the deal


def _deal(state: PurrrummyState, move: m.Deal, log: Log) -> PurrrummyState:
    options, players, size = state.options, state.options.players, state.options.hand_size
    hands = tuple(map(sort_hand, packets(move.cards, size, players, state.turn)))
    card, *stock = move.cards[players * size :]
    after = state._replace(phase="draw", hands=hands, stock=tuple(stock), discard=(card,))
    if log is not None:
        facts = (state.dealer, size, len(options.cards), options.jokers, len(stock))
        log += [events.dealt(*facts), events.turned_up(card)]
        log.append(events.first_player(after.dealer, after.turn))
    return after


# ------------------------------------------------------------------ a turn


def _still_taken(state: PurrrummyState, hand: tuple[Card, ...]) -> Card | None:
    """Return the card that was taken, unless it has just left the hand.

    Jokers look alike: the first one to be laid is the one that was taken.
    """
    taken = state.taken
    if taken is None or hand.count(taken) < state.hands[state.turn].count(taken):
        return None
    return taken


def _draw(state: PurrrummyState, move: m.Draw, log: Log) -> PurrrummyState:
    hand = state.hands[move.player]
    if move.pile == m.STOCK:
        card, stock = state.stock[0], state.stock[1:]
        if log is not None:
            log.append(events.drew(move.player, card, len(stock)))
        hands = put(state.hands, state.turn, add_card(hand, card))
        return state._replace(phase="meld", hands=hands, stock=stock)
    card = state.discard[-1]
    tell(log, events.took, move.player, card)
    hands = put(state.hands, state.turn, add_card(hand, card))
    return state._replace(phase="meld", hands=hands, discard=state.discard[:-1], taken=card)


def _lay_out(state: PurrrummyState, move: m.LayOut, log: Log) -> PurrrummyState:
    hand = reduce(without, move.cards, state.hands[move.player])
    meld = meld_of(move.player, move.kind, move.cards)
    if log is not None:
        log += events.laid_out(meld, len(hand))
        if len(hand) - 1 in state.options.traps:
            log.append(events.trapped(move.player, len(hand) - 1))
    melds = (*state.melds, meld)
    return _laid(state, hand, melds, "meld", move.cards[-1], log)


def _lay_off(state: PurrrummyState, move: m.LayOff, log: Log) -> PurrrummyState:
    hand = without(state.hands[move.player], move.card)
    meld = state.melds[move.meld]
    if meld.kind == SET:
        meld = meld._replace(cards=sort_hand((*meld.cards, move.card)))
    elif move.end == "high":
        meld = meld._replace(cards=(*meld.cards, move.card))
    else:
        # around the corner the king lies before the ace
        meld = meld._replace(low=meld.low - 1 or 13, cards=(move.card, *meld.cards))
    tell(log, events.laid_off, move.player, move.meld, meld, move.card, move.end, len(hand))
    melds = put(state.melds, move.meld, meld)
    return _laid(state, hand, melds, "layoff", move.card, log)


def _laid(
    state: PurrrummyState,
    hand: tuple[Card, ...],
    melds: tuple[Meld, ...],
    by: str,
    last: Card,
    log: Log,
) -> PurrrummyState:
    """Go on with the turn after cards were laid; it ends the game if nothing is left in the hand."""
    hands = put(state.hands, state.turn, hand)
    taken = _still_taken(state, hand)
    if hand:
        return state._replace(hands=hands, melds=melds, taken=taken)
    tell(log, events.won, state.turn, by, last)
    return state._replace(phase="over", hands=hands, melds=melds, taken=None)


def _swap(state: PurrrummyState, move: m.Swap, log: Log) -> PurrrummyState:
    hand = add_card(without(state.hands[move.player], move.card), JOKER)
    meld = state.melds[move.meld]
    cards = put(meld.cards, move.index, move.card)
    meld = meld._replace(cards=sort_hand(cards) if meld.kind == SET else cards)
    tell(log, events.swapped, move.player, meld.owner, move.meld, move.card, meld.kind, meld.cards)
    taken = _still_taken(state, hand)
    melds = put(state.melds, move.meld, meld)
    return state._replace(hands=put(state.hands, state.turn, hand), melds=melds, taken=taken)


def _discard(state: PurrrummyState, move: m.Discard, log: Log) -> PurrrummyState:
    seat, card = move.player, move.card
    hand = without(state.hands[seat], card)
    if log is not None:
        # jokers look alike: that it is the one that was taken would tell that there is no other
        returned = card == state.taken and (card != JOKER or not hand)
        log.append(events.discarded(seat, card, len(hand), returned))
    after = state._replace(
        hands=put(state.hands, state.turn, hand), discard=(*state.discard, card), taken=None
    )
    if not hand:
        tell(log, events.won, seat, "discard", card)
        return after._replace(phase="over")
    return _next_turn(after, log)


# ------------------------------------------------------------------ the next turn, or the end


def _next_turn(state: PurrrummyState, log: Log) -> PurrrummyState:
    """Begin the next turn, if there are cards and rounds left for it."""
    options, seat = state.options, (state.turn + 1) % len(state.hands)
    after = state._replace(phase="draw", turn=seat, turns=state.turns + 1)
    if 0 < options.last_turn <= after.turns:
        tell(log, events.round_limit, options.max_rounds)
        return _fewest(after, "purrrummy.round-limit", log)
    if after.stock:
        return after
    why = no_new_stock(after)
    if why:
        tell(log, events.stock_out, seat, why, after.reshuffles)
        return _fewest(after, "purrrummy.stock-out", log)
    tell(log, events.stock_empty, seat, len(after.discard) - 1)
    return after._replace(phase="shuffle")


def no_new_stock(state: PurrrummyState) -> str:
    """Return why the discards do not become a new stock; "" if they do (purrrummy.stock-out)."""
    options = state.options
    if options.stock_out == "end":
        return "end"
    if state.reshuffles >= options.max_reshuffles:
        return "again"
    return "" if len(state.discard) > 1 else "few"


def _shuffle(state: PurrrummyState, move: m.Shuffle, log: Log) -> PurrrummyState:
    number = state.reshuffles + 1
    if log is not None:
        last = number >= state.options.max_reshuffles
        log.append(events.reshuffled(len(move.cards), number, last))
    return state._replace(
        phase="draw", stock=move.cards, discard=state.discard[-1:], reshuffles=number
    )


def _fewest(state: PurrrummyState, rule: str, log: Log) -> PurrrummyState:
    """End a game in which nobody has got rid of all cards."""
    tell(log, fewest, state.hands, rule)
    return state._replace(phase="over")


def outcome(state: PurrrummyState) -> Outcome | None:
    """Return who has won; the totals are the cards that are left in the hands."""
    if state.phase != "over":
        return None
    rule = f"purrrummy.{ended_by(state)}"
    return Outcome(holders_of_fewest(state.hands), tuple(map(len, state.hands)), (rule,))


def ended_by(state: PurrrummyState) -> str:
    """Return the rule by which a game that is over has ended."""
    if not all(state.hands):
        return "win"
    return "round-limit" if 0 < state.options.last_turn <= state.turns else "stock-out"


_dealer = dealer_drawn(events.dealer_chosen)
APPLY = appliers(_draw, _lay_out, _lay_off, _swap, _discard, _dealer, _deal, _shuffle)
"""For each kind of move what carries it out, and tells what happened to who listens."""
