"""Carrying moves out: what lies on the table after them, and what is told of it."""

from __future__ import annotations

from mopsbook.core.engine import appliers
from mopsbook.core.rows import put, without
from mopsbook.core.verdict import Event, Log, tell
from mopsbook.games.dog import dealing, events
from mopsbook.games.dog import moves as m
from mopsbook.games.dog.board import HOME, HOME_SIZE, START_ZONE, field_text
from mopsbook.games.dog.cards import SEVEN, Card, hand_size, sort_hand
from mopsbook.games.dog.plays import can_play
from mopsbook.games.dog.reach import Pieces
from mopsbook.games.dog.search import POINTS, Seats
from mopsbook.games.dog.state import DogState, Hand
from mopsbook.games.dog.trial import Carried, TrialBoard

TrialResult = tuple[Pieces, Seats, tuple[str, ...]]
_new = tuple.__new__


# ------------------------------------------------------------------ chance


def _seating(state: DogState, move: m.Seating, log: Log) -> DogState:
    tell(log, events.seated, move.people)
    after = state._replace(phase="dealer", people=move.people)
    dealer = state.options.first_dealer
    return dealing.begin(after, dealer) if isinstance(dealer, int) else after


def _dealer(state: DogState, move: m.Dealer, log: Log) -> DogState:
    after = dealing.begin(state, move.seat)
    tell(log, events.dealer_chosen, move.seat, after.starter)
    return after


def _shuffle(state: DogState, move: m.Shuffle, log: Log) -> DogState:
    tell(log, events.shuffled, state, len(move.cards))
    due = state.due
    fresh = state._replace(stock=move.cards, discard=(), covered=(), due="")
    if due == "deal":
        return dealing.deal(fresh, log)
    if due == "draw":
        return _draw(fresh._replace(phase="draw"), m.draw(state.turn), log)
    if due == "drawn":
        return fresh._replace(phase="drawn")
    return dealing.open_round(fresh, log)


# ------------------------------------------------------------------ without a play


def _fold(state: DogState, _move: m.Fold, log: Log) -> DogState:
    player, hand = state.turn, state.hands[state.turn]
    hidden = state.options.folded_cards == "hidden"
    could = state.options.voluntary_fold == "on" and can_play(state)
    tell(log, events.folded, player, hand, could, hidden)
    pile = (*state.discard, *hand)
    if hidden:
        state = state._replace(covered=(*state.covered, *range(len(state.discard), len(pile))))
    return _next_turn(state, log, put(state.hands, player, ()), pile)


def _toss(state: DogState, move: m.Toss, log: Log) -> DogState:
    player, card, pile = state.turn, move.card, state.discard
    hidden = state.options.folded_cards == "hidden"
    hands = put(state.hands, player, without(state.hands[player], card))
    again = state.phase == "drawn"
    tell(log, events.tossed, player, card, again, len(hands[player]), hidden)
    if hidden:
        state = state._replace(covered=(*state.covered, len(pile)))
    if again:
        return _next_turn(state, log, hands, (*pile, card))
    return state._replace(phase="draw", hands=hands, discard=(*pile, card))


def _stay(state: DogState, _move: m.Stay, log: Log) -> DogState:
    tell(log, events.stayed, state.turn)
    return _next_turn(state, log, state.hands, state.discard)


def _draw(state: DogState, _move: m.Draw, log: Log) -> DogState:
    if not state.stock:
        tell(log, events.stock_empty, state.turn)
        return state._replace(phase="shuffle", due="draw")
    player, card = state.turn, state.stock[0]
    hand = sort_hand((*state.hands[player], card))
    hands = put(state.hands, player, hand)
    after = state._replace(phase="drawn", hands=hands, stock=state.stock[1:])
    if log is not None:
        log += [events.drew(player, card), events.drawn(player, can_play(after))]
    if dealing.emptied(after):
        return after._replace(phase="shuffle", due="drawn")
    return after


# ------------------------------------------------------------------ a card is played


def _play(state: DogState, move: m.Play, log: Log) -> DogState:
    trial, player = TrialBoard.of(state), state.turn
    if log is not None and move.seven:
        _tell_seven(state, move, trial, log)
    else:
        done = trial.play(move, player)
        if log is not None:
            _tell_walk(state, move.card, done[0], trial, log)
    return _laid(state, move.card, trial, log)


def _swap(state: DogState, move: m.Swap, log: Log) -> DogState:
    trial, player, pair = TrialBoard.of(state), state.turn, move.pair(state.turn)
    if pair is None:
        tell(log, events.blank, **events.by(player, move.card, "swap"))
        return _laid(state, move.card, trial, log)
    trial.swap(*pair)
    tell(log, events.swapped, state.options, player, move.card, *pair)
    for (seat, _), (_, field) in (pair, pair[::-1]):
        if trial.protected(field) == seat:
            tell(log, events.protected, seat, field_text(field), "swap")
    return _laid(state, move.card, trial, log)


def _laid(state: DogState, card: Card, trial: TrialBoard, log: Log) -> DogState:
    """Go on after a card whose effect is carried out on the board."""
    player, options = state.turn, state.options
    pile = (*state.discard, card)
    hands = put(state.hands, player, without(state.hands[player], card))
    bare = tuple(sorted(trial.bare)) if trial.bare else ()
    board = trial.pieces(), bare, tuple(trial.letters)
    if options.complete(board[0], player):
        ended = state._replace(hands=hands, discard=pile)
        return _place(ended._replace(pieces=board[0], bare=board[1], letters=board[2]), log)
    if log is not None and options.teams and trial.done(player):
        partner = options.partner(player)
        if state.pieces[player][0] < HOME and partner is not None:
            log.append(events.all_home(player, partner))
    return _next_turn(state, log, hands, pile, board)


def _tell_walk(
    state: DogState, card: Card, done: Carried, trial: TrialBoard, log: list[Event]
) -> None:
    options, player = state.options, state.turn
    start = done.source == START_ZONE
    if start:
        log.append(events.started(player, card, done))
    else:
        passed = trial.met(tuple([field for field in done.way if field != done.target]))
        log.append(events.moved(options, player, card, done, passed))
    for sent in done.hits:
        told = events.sent_back(options, player, *sent)
        log.append(events.hit(**told, how="start" if start else "move"))
    _tell_arrival(player, done, trial, log)


def _tell_seven(state: DogState, move: m.Play, trial: TrialBoard, log: list[Event]) -> None:
    """Carry out a 7 and tell each portion where it happens."""
    options, player = state.options, state.turn
    owner = move.portions[0].owner(player)
    laid = events.by(player, move.card, SEVEN)
    log.append(events.seven(**laid, count=len(move.portions), owner=owner))
    left = POINTS
    for part in move.portions:
        seat = part.owner(player)
        done = trial.carry(seat, part.source, part.target, burn=True)
        left -= done.steps
        log.append(events.portion(options, player, done, left, helps=seat != owner))
        for who, field in done.hits:
            told = events.sent_back(options, player, who, field)
            log.append(events.burned(**told, passed=field != done.target))
        _tell_arrival(player, done, trial, log)


def _tell_arrival(player: int, done: Carried, trial: TrialBoard, log: list[Event]) -> None:
    seat, target = done.seat, done.target
    if target > HOME and done.source < HOME:
        count = sum(field > HOME for field in trial.rows[seat])
        log.append(events.came_home(player, seat, field_text(target), count, HOME_SIZE - count))
    elif done.source != START_ZONE and trial.protected(target) == seat:
        how = "back" if done.back else "lap"
        log.append(events.protected(seat, field_text(target), how))


def _place(state: DogState, log: Log) -> DogState:
    """Give a side the next place; end the game, or let the others play on."""
    options, ours = state.options, state.options.side(state.turn)
    places = (*state.places, ours)
    if log is not None:
        place = events.placed(ours, len(places), False, state.round)
        log.append(place if state.places else events.won(ours, options.teams, state.round))
    ended = state._replace(places=places)
    if options.play_on == "stop":
        return ended._replace(phase="over")
    left = [seat for seat in range(options.players) if seat not in ended.finished]
    if set(left) == set(options.side(left[0])):
        last = options.side(left[0])
        tell(log, events.placed, last, len(places) + 1, True, state.round)
        return ended._replace(phase="over", places=(*places, last))
    # who has finished leaves the table: cards are discarded, a fifth piece goes back
    pile = (*state.discard, *[card for seat in ours for card in state.hands[seat]])
    hands = tuple([() if seat in ours else hand for seat, hand in enumerate(state.hands)])
    pieces = tuple(
        tuple([f if f > HOME else START_ZONE for f in row]) if seat in ours else row
        for seat, row in enumerate(state.pieces)
    )
    bare = tuple([seat for seat in state.bare if seat not in ours])
    return _next_turn(ended, log, hands, pile, (pieces, bare, state.letters))


def _next_turn(
    state: DogState, log: Log, hands: dealing.Hands, pile: Hand, board: TrialResult | None = None
) -> DogState:
    """Go on to the next seat that holds cards; if none does, the round is over.

    The board is told where it has changed: the pieces, whose are bare, and the letters.
    """
    options, (pieces, bare, letters) = (
        state.options,
        board or (state.pieces, state.bare, state.letters),
    )
    players, step = options.players, options.turn_step
    seat = (state.turn + step) % players
    passed: list[int] = []
    for _ in range(players):
        if hands[seat]:
            if passed and log is not None:
                log.append(events.skipped(passed, seat))
            # made as the bare tuple that it is: nearly every move ends here
            return _new(DogState, (
                options, "play", state.round, state.dealer, state.starter, seat, pieces, hands,
                state.stock, pile, (), "", bare, state.covered, state.places, state.people, letters,
            ))  # fmt: skip
        passed.append(seat)
        seat = (seat + step) % players
    starter = dealing.next_seat(state, state.starter)
    dealer = dealing.next_seat(state, starter, back=True)  # who opened this round, or sits before
    tell(log, events.round_ended, state.round, dealer, starter)
    after = state._replace(
        phase="play", round=state.round + 1, dealer=dealer, starter=starter, turn=starter,
        hands=hands, discard=pile, pieces=pieces, bare=bare, letters=letters,
    )  # fmt: skip
    needed = hand_size(after.round) * (players - len(state.finished))
    early = options.reshuffle == "before-deal" and len(after.stock) < needed and after.discard
    if early or not after.stock:
        return after._replace(phase="shuffle", due="deal")
    return dealing.deal(after, log)


APPLY = appliers(
    _play, _swap, dealing.give, _toss, _fold, _draw, _stay, _shuffle, _dealer, _seating
)
"""For each kind of move what carries it out, and tells what happened to who listens."""
