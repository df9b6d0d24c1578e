"""Dealing, and passing cards on before a round."""

from __future__ import annotations

from mopsbook.core.rows import put, without
from mopsbook.core.verdict import Log, tell
from mopsbook.games.dog import events
from mopsbook.games.dog.cards import Card, hand_size, sort_hand
from mopsbook.games.dog.moves import Give
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.state import DogState

Hands = tuple[tuple[Card, ...], ...]


def next_seat(state: DogState, seat: int, back: bool = False) -> int:
    """Return the seat after `seat`, or the one before it, that is still in the game."""
    step = -state.options.turn_step if back else state.options.turn_step
    seat = (seat + step) % state.options.players
    return next_seat(state, seat, back) if seat in state.finished else seat


def in_turn(state: DogState) -> list[int]:
    """Return the seats that are still in the game, from who opens the round on."""
    players, step = state.options.players, state.options.turn_step
    order = [(state.starter + step * n) % players for n in range(players)]
    return [seat for seat in order if seat not in state.finished]


def begin(state: DogState, dealer: int) -> DogState:
    """Make the table ready for the first deal by a seat."""
    starter = (dealer + state.options.turn_step) % state.options.players
    return state._replace(phase="shuffle", dealer=dealer, starter=starter, turn=starter, due="deal")


def deal(state: DogState, log: Log) -> DogState:
    """Deal, or go on dealing, as far as the stock reaches."""
    order, size = in_turn(state), hand_size(state.round)
    total, done = size * len(order), sum(map(len, state.hands))
    count = min(total - done, len(state.stock))
    cards, held = state.stock[:count], list(state.hands)
    singly = state.options.deal_order == "singly"
    for place, seat in enumerate(order):
        if singly:
            mine = cards[(place - done) % len(order) :: len(order)]
        else:
            mine = cards[max(0, place * size - done) : max(0, (place + 1) * size - done)]
        held[seat] = sort_hand(held[seat] + mine)
    stock = state.stock[count:]
    part = done + count < total
    if count and log is not None:
        facts = (state.dealer, state.starter, size, state.round, len(stock), part)
        log.append(events.dealt(*facts))
    after = state._replace(hands=tuple(held), stock=stock)
    if part:
        return after._replace(phase="shuffle", due="deal")
    if emptied(after):
        return after._replace(phase="shuffle", due="give")
    return open_round(after, log)


def emptied(state: DogState) -> bool:
    """Say whether the pile is shuffled because the last card has just left the stock."""
    return state.options.reshuffle == "when-emptied" and not state.stock and bool(state.discard)


def open_round(state: DogState, log: Log) -> DogState:
    """Begin the exchange, or where there is none the round."""
    options = state.options
    if options.exchange == "always":
        tell(log, events.exchange_due, _how(options), sum(map(bool, state.hands)))
        return state._replace(phase="give", turn=state.starter, given=(None,) * options.players)
    tell(log, events.first_play, state.starter, state.round)
    return state._replace(phase="play", turn=state.starter)


def _how(options: DogOptions) -> str:
    return "partner" if options.teams else "left"


def give(state: DogState, move: Give, log: Log) -> DogState:
    """Lay a card ready for the receiver; after the last one all of them change hands."""
    player, card = state.turn, move.card
    hands = put(state.hands, player, without(state.hands[player], card))
    given = put(state.given, player, card)
    tell(log, events.gave, player, card, receiver(state, player))
    following = next_seat(state, player)
    if given[following] is None:
        return state._replace(turn=following, hands=hands, given=given)
    tell(log, events.exchanged, _how(state.options))
    held = list(hands)
    for giver, passed in enumerate(given):
        if passed is not None:
            to = receiver(state, giver)
            held[to] = sort_hand((*held[to], passed))
            tell(log, events.received, to, passed, giver)
    tell(log, events.first_play, state.starter, state.round)
    return state._replace(phase="play", turn=state.starter, hands=tuple(held), given=())


def receiver(state: DogState, giver: int) -> int:
    """Return who gets the card that a seat passes on."""
    partner = state.options.partner(giver)
    return next_seat(state, giver) if partner is None else partner
