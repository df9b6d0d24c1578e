"""Carrying moves out: what lies on the table after them, and what is told of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mopsbook.core.verdict import Event, Log, tell
from mopsbook.games.dog import events
from mopsbook.games.dog import moves as m
from mopsbook.games.dog.board import HOME, START_ZONE
from mopsbook.games.dog.cards import Card, hand_size, sort_hand
from mopsbook.games.dog.dealing import (
    Hands,
    begin,
    deal,
    emptied,
    give,
    next_seat,
    open_round,
    without,
)
from mopsbook.games.dog.home import complete, side
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.plays import can_play
from mopsbook.games.dog.reach import Pieces
from mopsbook.games.dog.search import POINTS
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import Carried, TrialBoard, seven

# ------------------------------------------------------------------ chance


def _seating(state: DogState, move: m.Seating, log: Log) -> DogState:
    tell(log, events.seated, move.people)
    after = state._replace(phase="dealer", people=move.people)
    dealer = state.options.first_dealer
    return begin(after, dealer) if isinstance(dealer, int) else after


def _dealer(state: DogState, move: m.Dealer, log: Log) -> DogState:
    after = begin(state, move.seat)
    tell(log, events.dealer_chosen, move.seat, after.starter)
    return after


def _shuffle(state: DogState, move: m.Shuffle, log: Log) -> DogState:
    tell(log, events.shuffled, state, len(move.cards))
    due = state.due
    fresh = state._replace(stock=move.cards, discard=(), covered=(), due="")
    if due == "deal":
        return deal(fresh, log)
    if due == "draw":
        return _draw(fresh._replace(phase="draw"), move, log)
    if due == "drawn":
        return fresh._replace(phase="drawn")
    return open_round(fresh, log)


# ------------------------------------------------------------------ without a play


def _fold(state: DogState, _move: m.Fold, log: Log) -> DogState:
    player, hand = state.turn, state.hands[state.turn]
    hidden = state.options.folded_cards == "hidden"
    could = state.options.voluntary_fold == "on" and can_play(state)
    tell(log, events.folded, player, hand, could, hidden)
    covered, pile = state.covered, state.discard
    if hidden:
        covered = (*covered, *range(len(pile), len(pile) + len(hand)))
    hands: Hands = (*state.hands[:player], (), *state.hands[player + 1 :])
    return _next_turn(state, hands, (*pile, *hand), covered, log)


def _toss(state: DogState, move: m.Toss, log: Log) -> DogState:
    player, card, pile = state.turn, move.card, state.discard
    hidden = state.options.folded_cards == "hidden"
    hands = without(state.hands, player, card)
    again = state.phase == "drawn"
    tell(log, events.tossed, player, card, again, len(hands[player]), hidden)
    covered = (*state.covered, len(pile)) if hidden else state.covered
    if again:
        return _next_turn(state, hands, (*pile, card), covered, log)
    return state._replace(phase="draw", hands=hands, discard=(*pile, card), covered=covered)


def _stay(state: DogState, _move: m.Stay, log: Log) -> DogState:
    tell(log, events.stayed, state.turn)
    return _next_turn(state, state.hands, state.discard, state.covered, log)


def _draw(state: DogState, _move: m.Draw | m.Shuffle, log: Log) -> DogState:
    if not state.stock:
        tell(log, events.stock_empty, state.turn)
        return state._replace(phase="shuffle", due="draw")
    player, card = state.turn, state.stock[0]
    hand = sort_hand((*state.hands[player], card))
    hands = (*state.hands[:player], hand, *state.hands[player + 1 :])
    after = state._replace(phase="drawn", hands=hands, stock=state.stock[1:])
    if log is not None:
        log.extend(events.drew(player, card, can_play(after)))
    if emptied(after):
        return after._replace(phase="shuffle", due="drawn")
    return after


# ------------------------------------------------------------------ a card is played


def _play(state: DogState, move: m.Play, log: Log) -> DogState:
    trial, player = TrialBoard.of(state), state.turn
    if log is not None and seven(move):
        _tell_seven(state, move, trial, log)
    else:
        done = trial.play(move, player)
        if log is not None:
            _tell_walk(state.options, player, move.card, done[0], trial, log)
    return _laid(state, move.card, trial, log)


def _swap(state: DogState, move: m.Swap, log: Log) -> DogState:
    trial, player = TrialBoard.of(state), state.turn
    if move.own is None or move.other is None:
        tell(log, events.blank, player, move.card)
        return _laid(state, move.card, trial, log)
    pair = trial.swap(move, player)
    if log is not None:
        log.append(events.swapped(state.options, player, move.card, pair))
        for seat, field in ((pair[0], pair[3]), (pair[2], pair[1])):
            if trial.protected(field) == seat:
                log.append(events.protected(seat, field, "swap"))
    return _laid(state, move.card, trial, log)


def _laid(state: DogState, card: Card, trial: TrialBoard, log: Log) -> DogState:
    """Go on after a card whose effect is carried out on the board."""
    player, options = state.turn, state.options
    hands, discard = without(state.hands, player, card), (*state.discard, card)
    pieces, bare = trial.pieces(), tuple(sorted(trial.bare))
    if _finishes(options, pieces, player):
        return _place(state._replace(pieces=pieces, bare=bare), hands, discard, log)
    if log is not None and options.teams and trial.done(player):
        partner = options.partner(player)
        if state.pieces[player][0] < HOME and partner is not None:
            log.append(events.all_home(player, partner))
    return _next_turn(state, hands, discard, state.covered, log, pieces, bare)


def _tell_walk(
    options: DogOptions,
    player: int,
    card: Card,
    done: Carried,
    trial: TrialBoard,
    log: list[Event],
) -> None:
    start = done.source == START_ZONE
    if start:
        log.append(events.started(player, card, done))
    else:
        passed = trial.met(tuple([field for field in done.way if field != done.target]))
        log.append(events.moved(options, player, card, done, passed))
    for owner, field in done.hits:
        log.append(events.hit(options, player, owner, field, start))
    _tell_arrival(player, done, trial, log)


def _tell_seven(state: DogState, move: m.Play, trial: TrialBoard, log: list[Event]) -> None:
    """Carry out a 7 and tell each portion where it happens."""
    options, player = state.options, state.turn
    first = move.portions[0]
    owner = player if first.seat is None else first.seat
    log.append(events.seven(player, move.card, len(move.portions), owner))
    left = POINTS
    for part in move.portions:
        seat = player if part.seat is None else part.seat
        done = trial.carry(seat, part.source, part.target, burn=True)
        left -= done.steps
        log.append(events.portion(options, player, done, left, helps=seat != owner))
        for who, field in done.hits:
            log.append(events.burned(options, player, who, field, field != done.target))
        _tell_arrival(player, done, trial, log)


def _tell_arrival(player: int, done: Carried, trial: TrialBoard, log: list[Event]) -> None:
    seat, target = done.seat, done.target
    if target > HOME and done.source < HOME:
        count = sum(field > HOME for field in trial.rows[seat])
        log.append(events.came_home(player, seat, target, count))
    elif done.source != START_ZONE and trial.protected(target) == seat:
        log.append(events.protected(seat, target, "back" if done.back else "lap"))


def _finishes(options: DogOptions, pieces: Pieces, player: int) -> bool:
    """Say whether the side of a player has won, or taken a place, by its last play."""
    if options.teams and not pieces[player][0] > HOME:
        return False
    return complete(options, pieces, player)


def _place(state: DogState, hands: Hands, discard: tuple[Card, ...], log: Log) -> DogState:
    """Give a side the next place; end the game, or let the others play on."""
    options, ours = state.options, side(state.options, state.turn)
    places = (*state.places, ours)
    if not state.places:
        if log is not None:
            log.append(events.won(state, ours))
    else:
        tell(log, events.placed, state, ours, len(places), last=False)
    ended = state._replace(hands=hands, discard=discard, places=places)
    if options.play_on == "stop":
        return ended._replace(phase="over")
    left = [seat for seat in range(options.players) if seat not in ended.finished]
    if set(left) == set(side(options, left[0])):
        last = side(options, left[0])
        tell(log, events.placed, state, last, len(places) + 1, last=True)
        return ended._replace(phase="over", places=(*places, last))
    # who has finished leaves the table: cards are discarded, a fifth piece goes back
    pile = (*discard, *[card for seat in ours for card in hands[seat]])
    kept = tuple([() if seat in ours else hand for seat, hand in enumerate(hands)])
    pieces = tuple(
        tuple([f if f > HOME else START_ZONE for f in row]) if seat in ours else row
        for seat, row in enumerate(state.pieces)
    )
    bare = tuple([seat for seat in state.bare if seat not in ours])
    return _next_turn(ended._replace(pieces=pieces, bare=bare), kept, pile, state.covered, log)


def _next_turn(
    state: DogState,
    hands: Hands,
    discard: tuple[Card, ...],
    covered: tuple[int, ...],
    log: Log,
    pieces: Pieces | None = None,
    bare: tuple[int, ...] = (),
) -> DogState:
    """Go on to the next seat that holds cards; if none does, the round is over."""
    options = state.options
    if pieces is None:
        pieces, bare = state.pieces, state.bare
    players, step = options.players, options.turn_step
    seat = (state.turn + step) % players
    passed: list[int] = []
    for _ in range(players):
        if hands[seat]:
            if passed and log is not None:
                log.append(events.skipped(passed, seat))
            return DogState(
                options, "play", state.round, state.dealer, state.starter, seat, pieces, hands,
                state.stock, discard, (), "", bare, covered, state.places, state.people,
            )  # fmt: skip
        passed.append(seat)
        seat = (seat + step) % players
    starter = next_seat(state, state.starter)
    dealer = next_seat(state, starter, back=True)  # who opened this round, or sits before
    tell(log, events.round_ended, state.round, dealer, starter)
    after = state._replace(phase="play", round=state.round + 1, dealer=dealer, starter=starter, turn=starter,
        pieces=pieces, bare=bare, hands=hands, discard=discard, covered=covered,
    )  # fmt: skip
    needed = hand_size(after.round) * (players - len(state.finished))
    scarce = len(after.stock) < needed and bool(discard)
    if options.reshuffle == "before-deal" and scarce:
        return after._replace(phase="shuffle", due="deal")
    if not after.stock:
        return after._replace(phase="shuffle", due="deal")
    return deal(after, log)


APPLY: dict[type[m.DogMove], Callable[[DogState, Any, Log], DogState]] = {
    m.Play: _play,
    m.Swap: _swap,
    m.Give: give,
    m.Toss: _toss,
    m.Fold: _fold,
    m.Draw: _draw,
    m.Stay: _stay,
    m.Shuffle: _shuffle,
    m.Dealer: _dealer,
    m.Seating: _seating,
}
"""For each kind of move what carries it out, and tells what happened to who listens."""
