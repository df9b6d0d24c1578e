"""Carrying moves out: what lies on the table after them, and what is told of it."""

from __future__ import annotations

from mopsbook.core.verdict import Event
from mopsbook.games.dog import events
from mopsbook.games.dog.board import HOME, START_ZONE
from mopsbook.games.dog.cards import Card, hand_size, sort_hand
from mopsbook.games.dog.desk import Carried, Desk, seven
from mopsbook.games.dog.moves import (
    Dealer,
    DogMove,
    Draw,
    Give,
    Play,
    Seating,
    Shuffle,
    Stay,
    Swap,
    Toss,
)
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.plays import can_play
from mopsbook.games.dog.positions import complete, side
from mopsbook.games.dog.reach import Pieces
from mopsbook.games.dog.search import POINTS
from mopsbook.games.dog.state import (
    DEAL,
    DEALER,
    DRAW,
    DRAWN,
    GIVE,
    OVER,
    PLAY,
    SHUFFLE,
    DogState,
)

Told = list[Event] | None
Hands = tuple[tuple[Card, ...], ...]


def apply(state: DogState, move: DogMove, told: Told) -> DogState:
    """Carry out a legal move; return the next position, and tell what happened to who listens."""
    if isinstance(move, Play | Swap):
        after = _lay(state, move, told)
    elif isinstance(move, Give):
        after = _give(state, move.card, told)
    elif isinstance(move, Toss):
        after = _toss(state, move.card, told)
    elif isinstance(move, Draw):
        after = _draw(state, told)
    elif isinstance(move, Stay):
        if told is not None:
            told.append(events.stayed(state.turn))
        after = _next_turn(state, state.hands, state.discard, state.covered, told)
    elif isinstance(move, Shuffle):
        after = _shuffle(state, move.cards, told)
    elif isinstance(move, Dealer):
        after = _first_dealer(state, move.seat)
        if told is not None:
            told.append(events.dealer_chosen(move.seat, after.starter))
    elif isinstance(move, Seating):
        if told is not None:
            told.append(events.seated(move.people))
        after = state._replace(phase=DEALER, people=move.people)
        dealer = state.options.first_dealer
        if isinstance(dealer, int):
            after = _first_dealer(after, dealer)
    else:
        after = _fold(state, told)
    return after


# ------------------------------------------------------------------ dealing


def next_seat(state: DogState, seat: int) -> int:
    """Return the seat after `seat` that is still in the game."""
    step, players, out = state.options.turn_step, state.options.players, state.finished
    seat = (seat + step) % players
    while seat in out:
        seat = (seat + step) % players
    return seat


def _first_dealer(state: DogState, dealer: int) -> DogState:
    """Make the table ready for the first deal by a seat."""
    starter = (dealer + state.options.turn_step) % state.options.players
    return state._replace(phase=SHUFFLE, dealer=dealer, starter=starter, turn=starter, due=DEAL)


def _shuffle(state: DogState, cards: tuple[Card, ...], told: Told) -> DogState:
    if told is not None:
        told.append(events.shuffled(state, len(cards)))
    due = state.due
    fresh = state._replace(stock=cards, discard=(), covered=(), due="")
    if due == DEAL:
        return _deal(fresh, told)
    if due == DRAW:
        return _draw(fresh._replace(phase=DRAW), told)
    if due == DRAWN:
        return fresh._replace(phase=DRAWN)
    return _open_round(fresh, told)


def _deal(state: DogState, told: Told) -> DogState:
    """Deal, or go on dealing, as far as the stock reaches."""
    order = [state.starter]
    while (seat := next_seat(state, order[-1])) != state.starter:
        order.append(seat)
    size = hand_size(state.round)
    total, done = size * len(order), sum(map(len, state.hands))
    count = min(total - done, len(state.stock))
    dealt = [list(hand) for hand in state.hands]
    singly = state.options.deal_order == "singly"
    for number, card in enumerate(state.stock[:count], done):
        dealt[order[number % len(order) if singly else number // size]].append(card)
    hands = tuple([sort_hand(hand) for hand in dealt])
    stock = state.stock[count:]
    part = done + count < total
    if count and told is not None:
        told.append(events.dealt(state, len(stock), part))
    after = state._replace(hands=hands, stock=stock)
    if part:
        return after._replace(phase=SHUFFLE, due=DEAL)
    if _emptied(after):
        return after._replace(phase=SHUFFLE, due=GIVE)
    return _open_round(after, told)


def _emptied(state: DogState) -> bool:
    """Say whether the pile is shuffled because the last card has just left the stock."""
    return state.options.reshuffle == "when-emptied" and not state.stock and bool(state.discard)


def _open_round(state: DogState, told: Told) -> DogState:
    """Begin the exchange, or where there is none the round."""
    options = state.options
    if options.exchange == "always":
        if told is not None:
            told.append(events.exchange_due(options, sum(map(bool, state.hands))))
        return state._replace(phase=GIVE, turn=state.starter, given=(None,) * options.players)
    if told is not None:
        told.append(events.first_play(state.starter, state.round))
    return state._replace(phase=PLAY, turn=state.starter)


def _give(state: DogState, card: Card, told: Told) -> DogState:
    player = state.turn
    hands = _without(state.hands, player, card)
    given = (*state.given[:player], card, *state.given[player + 1 :])
    if told is not None:
        told.append(events.gave(player, card, _receiver(state, player)))
    following = next_seat(state, player)
    if given[following] is None:
        return DogState(
            state.options, GIVE, state.round, state.dealer, state.starter, following, state.pieces,
            hands, state.stock, state.discard, given, "", state.bare, state.covered, state.places,
            state.people,
        )  # fmt: skip
    if told is not None:
        told.append(events.exchanged(state.options))
    held = list(hands)
    for giver, passed in enumerate(given):
        if passed is not None:
            to = _receiver(state, giver)
            held[to] = sort_hand((*held[to], passed))
            if told is not None:
                told.append(events.received(to, passed, giver))
    if told is not None:
        told.append(events.first_play(state.starter, state.round))
    return state._replace(phase=PLAY, turn=state.starter, hands=tuple(held), given=())


def _receiver(state: DogState, giver: int) -> int:
    partner = state.options.partner(giver)
    return next_seat(state, giver) if partner is None else partner


def _without(hands: Hands, seat: int, card: Card) -> Hands:
    hand = hands[seat]
    at = hand.index(card)
    return (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])


# ------------------------------------------------------------------ without a play


def _fold(state: DogState, told: Told) -> DogState:
    player, hand = state.turn, state.hands[state.turn]
    hidden = state.options.folded_cards == "hidden"
    could = state.options.voluntary_fold == "on" and can_play(state)
    if told is not None:
        told.append(events.folded(player, hand, could, hidden))
    covered, pile = state.covered, state.discard
    if hidden:
        covered = (*covered, *range(len(pile), len(pile) + len(hand)))
    hands: Hands = (*state.hands[:player], (), *state.hands[player + 1 :])
    return _next_turn(state, hands, (*pile, *hand), covered, told)


def _toss(state: DogState, card: Card, told: Told) -> DogState:
    player, pile = state.turn, state.discard
    hidden = state.options.folded_cards == "hidden"
    hands = _without(state.hands, player, card)
    again = state.phase == DRAWN
    if told is not None:
        told.append(events.tossed(player, card, again, len(hands[player]), hidden))
    covered = (*state.covered, len(pile)) if hidden else state.covered
    if again:
        return _next_turn(state, hands, (*pile, card), covered, told)
    return state._replace(phase=DRAW, hands=hands, discard=(*pile, card), covered=covered)


def _draw(state: DogState, told: Told) -> DogState:
    if not state.stock:
        if told is not None:
            told.append(events.stock_empty(state.turn))
        return state._replace(phase=SHUFFLE, due=DRAW)
    player, card = state.turn, state.stock[0]
    hand = sort_hand((*state.hands[player], card))
    hands = (*state.hands[:player], hand, *state.hands[player + 1 :])
    after = state._replace(phase=DRAWN, hands=hands, stock=state.stock[1:])
    if told is not None:
        told.extend(events.drew(player, card, can_play(after)))
    if _emptied(after):
        return after._replace(phase=SHUFFLE, due=DRAWN)
    return after


# ------------------------------------------------------------------ a card is played


def _lay(state: DogState, move: Play | Swap, told: Told) -> DogState:
    player, options = state.turn, state.options
    hands = _without(state.hands, player, move.card)
    discard = (*state.discard, move.card)
    if isinstance(move, Swap) and (move.own is None or move.other is None):
        if told is not None:
            told.append(events.blank(player, move.card))
        return _next_turn(state, hands, discard, state.covered, told)
    desk = Desk.of(state)
    if isinstance(move, Swap):
        pair = desk.swap(move, player)
        if told is not None:
            told.append(events.swapped(options, player, move.card, pair))
        for seat, field in ((pair[0], pair[3]), (pair[2], pair[1])):
            if desk.protected(field) == seat and told is not None:
                told.append(events.protected(seat, field, "swap"))
    elif seven(move):
        _tell_seven(state, move, desk, told)
    else:
        _tell_walk(options, player, move.card, desk.play(move, player)[0], desk, told)
    pieces, bare = desk.pieces(), tuple(sorted(desk.bare))
    if _finishes(options, pieces, player):
        after = state._replace(pieces=pieces, bare=bare)
        return _place(after, hands, discard, told)
    partner = options.partner(player)
    home = partner is not None and desk.done(player) and not state.pieces[player][0] > HOME
    if told is not None and partner is not None and home:
        told.append(events.all_home(player, partner))
    return _next_turn(state, hands, discard, state.covered, told, pieces, bare)


def _tell_walk(
    options: DogOptions, player: int, card: Card, done: Carried, desk: Desk, told: Told
) -> None:
    start = done.source == START_ZONE
    if start:
        if told is not None:
            told.append(events.started(player, card, done))
    else:
        if told is not None:
            told.append(events.moved(options, player, card, done))
    for owner, field in done.hits:
        if told is not None:
            told.append(events.hit(options, player, owner, field, start))
    _tell_arrival(player, done, desk, told)


def _tell_seven(state: DogState, move: Play, desk: Desk, told: Told) -> None:
    options, player = state.options, state.turn
    first = move.portions[0]
    owner = player if first.seat is None else first.seat
    if told is not None:
        told.append(events.seven(player, move.card, len(move.portions), owner))
    left = POINTS
    for part in move.portions:
        seat = player if part.seat is None else part.seat
        done = desk.carry(seat, part.source, part.target, burn=True)
        left -= done.steps
        if told is not None:
            told.append(events.portion(options, player, done, left, helps=seat != owner))
        for who, field in done.hits:
            if told is not None:
                told.append(events.burned(options, player, who, field, field != done.target))
        _tell_arrival(player, done, desk, told)


def _tell_arrival(player: int, done: Carried, desk: Desk, told: Told) -> None:
    seat, target = done.seat, done.target
    if target > HOME and done.source < HOME:
        count = sum(field > HOME for field in desk.rows[seat])
        if told is not None:
            told.append(events.came_home(player, seat, target, count))
    elif done.source != START_ZONE and desk.protected(target) == seat and told is not None:
        told.append(events.protected(seat, target, "back" if done.back else "lap"))


def _finishes(options: DogOptions, pieces: Pieces, player: int) -> bool:
    """Say whether the side of a player has won, or taken a place, by its last play."""
    if options.teams and not pieces[player][0] > HOME:
        return False
    return complete(options, pieces, player)


def _place(state: DogState, hands: Hands, discard: tuple[Card, ...], told: Told) -> DogState:
    """Give a side the next place; end the game, or let the others play on."""
    options, ours = state.options, side(state.options, state.turn)
    places = (*state.places, ours)
    if not state.places:
        if told is not None:
            told.append(events.won(state, ours))
    else:
        if told is not None:
            told.append(events.placed(state, ours, len(places), last=False))
    ended = state._replace(hands=hands, discard=discard, places=places)
    if options.play_on == "stop":
        return ended._replace(phase=OVER)
    left = [seat for seat in range(options.players) if seat not in ended.finished]
    if set(left) == set(side(options, left[0])):
        last = side(options, left[0])
        if told is not None:
            told.append(events.placed(state, last, len(places) + 1, last=True))
        return ended._replace(phase=OVER, places=(*places, last))
    # who has finished leaves the table: cards are discarded, a fifth piece goes back
    pile = (*discard, *[card for seat in ours for card in hands[seat]])
    kept = tuple([() if seat in ours else hand for seat, hand in enumerate(hands)])
    pieces = tuple(
        tuple([f if f > HOME else START_ZONE for f in row]) if seat in ours else row
        for seat, row in enumerate(state.pieces)
    )
    bare = tuple([seat for seat in state.bare if seat not in ours])
    return _next_turn(ended._replace(pieces=pieces, bare=bare), kept, pile, state.covered, told)


def _next_turn(
    state: DogState,
    hands: Hands,
    discard: tuple[Card, ...],
    covered: tuple[int, ...],
    told: Told,
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
            if passed and told is not None:
                told.append(events.skipped(passed, seat))
            return DogState(
                options, PLAY, state.round, state.dealer, state.starter, seat, pieces, hands,
                state.stock, discard, (), "", bare, covered, state.places, state.people,
            )  # fmt: skip
        passed.append(seat)
        seat = (seat + step) % players
    starter = next_seat(state, state.starter)
    dealer = state.starter
    if dealer in state.finished:
        dealer = next(
            seat
            for seat in (*range(starter - 1, -1, -1), *range(players - 1, starter, -1))
            if seat not in state.finished
        )
    if told is not None:
        told.append(events.round_ended(state.round, dealer, starter))
    after = state._replace(phase=PLAY, round=state.round + 1, dealer=dealer, starter=starter, turn=starter,
        pieces=pieces, bare=bare, hands=hands, discard=discard, covered=covered,
    )  # fmt: skip
    needed = hand_size(after.round) * (players - len(state.finished))
    scarce = len(after.stock) < needed and bool(discard)
    if options.reshuffle == "before-deal" and scarce:
        return after._replace(phase=SHUFFLE, due=DEAL)
    if not after.stock:
        return after._replace(phase=SHUFFLE, due=DEAL)
    return _deal(after, told)
