"""What a legal move leads to."""

from __future__ import annotations

from mopsbook.cat_deck.cards import PLACE, Card, sort_hand
from mopsbook.cat_deck.dealing import Hands
from mopsbook.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.cat_deck.seats import clockwise, following
from mopsbook.core.engine import appliers
from mopsbook.core.rows import put
from mopsbook.core.verdict import Log, tell
from mopsbook.games.mauz import events
from mopsbook.games.mauz import moves as m
from mopsbook.games.mauz.ending import showdown
from mopsbook.games.mauz.options import HAND_SIZE, SIZE
from mopsbook.games.mauz.state import MauzState, Reason
from mopsbook.games.mauz.worth import HISS, could_hiss, is_hiss, shown_at_once, worth

# the positions that nearly every move leads to are made as the bare tuples that they are: the
# arguments of their constructor take as long as all the rest of a move
_new = tuple.__new__


# ------------------------------------------------------------------ the deal


def _dealer(state: MauzState, move: Dealer, log: Log) -> MauzState:
    tell(log, events.dealer_chosen, move.seat, (move.seat + 1) % len(state.hands))
    return state._replace(phase="deal", dealer=move.seat, turn=move.seat)


def _deal(state: MauzState, move: Deal, log: Log) -> MauzState:
    cats = clockwise(state.cats, state.dealer)
    hands: list[tuple[Card, ...]] = [()] * len(state.hands)
    packets = [move.cards[n : n + HAND_SIZE] for n in range(0, len(move.cards), HAND_SIZE)]
    for seat, packet in zip(cats, packets, strict=False):
        hands[seat] = sort_hand(packet)
    used = HAND_SIZE * (len(cats) + 1)
    after = state._replace(
        phase="dealer",
        hands=tuple(hands),
        second=sort_hand(packets[len(cats)]),
        stock=move.cards[used:],
    )
    if log is not None:
        if state.round == 1:
            log.append(events.counters(state.options.tokens, len(cats)))
        seen = after.hands[after.dealer]
        points = worth(seen, after.options).points
        facts = (state.dealer, HAND_SIZE, SIZE, len(after.stock), len(cats), state.round)
        log += [events.dealt(*facts), events.looked(after.dealer, seen, points)]
    return after


def _choose(state: MauzState, move: m.Keep | m.Reject, log: Log) -> MauzState:
    """Lay one of the dealer's sets into the middle, and show what was dealt."""
    dealer, hands, middle = state.dealer, state.hands, state.second
    known = state.known
    if isinstance(move, m.Reject):
        hands, middle = put(hands, dealer, state.second), hands[dealer]
    cats = clockwise(state.cats, dealer)
    after = state._replace(
        phase="play", turn=cats[0], hands=hands, middle=middle, second=(), known=known
    )
    if log is not None:
        log.append((events.kept if isinstance(move, m.Keep) else events.rejected)(dealer, middle))
    at_once = shown_at_once(state.options)
    showing = tuple([seat for seat in cats if hands[seat] in at_once])
    if not showing or state.options.dealt_reveal == "own-turn":
        tell(log, events.first_turn, dealer, cats[0])
        return _begin(after, log)
    for seat in showing:
        known = put(known, seat, hands[seat])
        tell(log, events.shown, after, seat, at_once[hands[seat]], "dealt")
    if log is not None and len(showing) > 1:
        log.append(events.several(showing))
    left = tuple([seat for seat in cats if seat not in showing])
    return _stop(after._replace(known=known), left, "dealt", log)


# ------------------------------------------------------------------ a turn


def _swap1(state: MauzState, move: m.Swap1, log: Log) -> MauzState:
    seat, give, take = move.player, move.give, move.take
    one, two = [card for card in state.hands[seat] if card != give]
    place = PLACE[take]
    if place < PLACE[one]:
        hand = take, one, two
    elif place < PLACE[two]:
        hand = one, take, two
    else:
        hand = one, two, take
    middle = tuple([give if card == take else card for card in state.middle])
    seen = tuple([card for card in state.known[seat] if card != give])
    if log is not None:
        log.append(events.swapped(seat, give, take))
    return _swapped(state, hand, middle, (*seen, take), log)


def _swap3(state: MauzState, move: m.Swap3, log: Log) -> MauzState:
    given, taken = state.hands[move.player], state.middle
    tell(log, events.swapped_all, move.player, given, taken)
    hand = sort_hand(taken)
    return _swapped(state, hand, given, hand, log)


def _swapped(
    state: MauzState,
    hand: tuple[Card, ...],
    middle: tuple[Card, ...],
    seen: tuple[Card, ...],
    log: Log,
) -> MauzState:
    """Go on after the seat in turn has swapped: `hand` is what it holds now."""
    options, seat = state.options, state.turn
    hands, known = put(state.hands, seat, hand), put(state.known, seat, seen)
    combination = shown_at_once(options).get(hand)
    if combination is not None:
        after = state._replace(hands=hands, middle=middle, known=known, skips=0)
        return _show(after, combination, "swap", log)
    # whoever could hiss as far as all can know is asked, so that to be asked gives nothing away
    asked = options.hiss == "may-reveal" and could_hiss(seen)
    may_add = options.knock_with_swap and may_knock(state)
    if asked or may_add:
        if log is not None:
            may_hiss = options.hiss == "may-reveal" and is_hiss(hand)
            log.append(events.may_add(seat, may_add, may_hiss))
        return state._replace(phase="swapped", hands=hands, middle=middle, known=known, skips=0)
    return _end_turn(state, hands, middle, known, 0, log)


def _quiet(state: MauzState, move: m.Quiet, log: Log) -> MauzState:
    tell(log, events.quiet, move.player)
    return _end_turn(state, state.hands, state.middle, state.known, 0, log)


def _skip(state: MauzState, move: m.Skip, log: Log) -> MauzState:
    hands, cats = state.hands, sum(map(bool, state.hands))
    skips = 0 if state.left else state.skips + 1
    if log is not None:
        log.append(events.skipped(move.player, skips, cats))
    if skips < cats:
        return _end_turn(state, hands, state.middle, state.known, skips, log)
    after = state._replace(turn=following(hands, move.player), turns=state.turns + 1, skips=0)
    if len(state.stock) >= HAND_SIZE:
        return _renew(after, cats, log)
    if state.options.stock_out == "showdown" or len(state.stock) + len(state.out) < HAND_SIZE:
        tell(log, events.no_stock, len(state.stock))
        return showdown(state, "stock", log)
    tell(log, events.stock_out, len(state.out), len(state.stock))
    return after._replace(phase="shuffle")


def _shuffle(state: MauzState, move: Shuffle, log: Log) -> MauzState:
    tell(log, events.reshuffled, len(state.stock) + len(move.cards))
    after = state._replace(phase="play", stock=state.stock + move.cards, out=())
    return _renew(after, sum(map(bool, state.hands)), log)


def _renew(state: MauzState, cats: int, log: Log) -> MauzState:
    """Replace the middle before the next turn; its cards are set aside."""
    stock = state.stock
    after = state._replace(
        middle=stock[:HAND_SIZE], stock=stock[HAND_SIZE:], out=state.out + state.middle
    )
    tell(log, events.all_skipped, cats, state.middle, after.middle, len(after.stock), after.turn)
    return _begin(after, log)


def may_knock(state: MauzState) -> bool:
    """Say whether the cat in turn may end the round, as far as its cards have no part in it."""
    options = state.options
    if state.left or (state.out and not options.knock_after_all_skip):
        return False
    return options.knock_from == "any-turn" or state.turns >= sum(map(bool, state.hands))


def _knock(state: MauzState, move: m.Knock, log: Log) -> MauzState:
    left = clockwise(state.cats, move.player)[:-1]
    tell(log, events.knocked, move.player, left, left[0], state.phase == "swapped")
    after = state._replace(
        phase="play", turn=left[0], turns=state.turns + 1, skips=0, knocker=move.player, left=left, reason="knock"
    )  # fmt: skip
    return _begin(after, log)


def _hiss(state: MauzState, _move: m.Hiss, log: Log) -> MauzState:
    return _show(state, HISS, "choice", log)


# ------------------------------------------------------------------ turns end and begin


def _end_turn(
    state: MauzState, hands: Hands, middle: tuple[Card, ...], known: Hands, skips: int, log: Log
) -> MauzState:
    """Go on to the next cat, or compare if all have had their last turn."""
    left = state.left
    if left:
        left = left[1:]
        if not left:
            after = state._replace(hands=hands, middle=middle, known=known)
            return showdown(after, state.reason, log)
        turn = left[0]
        if log is not None:
            log.append(events.last_turn(turn))
    else:
        turn = following(hands, state.turn)
    after = _new(MauzState, (
        state.options, "play", state.round, state.dealer, turn, hands, middle, state.stock, state.tokens,
        state.gone, known, state.out, (), state.turns + 1, skips, state.knocker, left, state.reason, (),
    ))  # fmt: skip
    return _begin(after, log)


def _begin(state: MauzState, log: Log) -> MauzState:
    """Show the dealt combination of a cat whose turn comes, where that is the time for it."""
    if state.options.dealt_reveal == "own-turn":
        combination = shown_at_once(state.options).get(state.hands[state.turn])
        if combination is not None:
            return _show(state, combination, "dealt", log)
    return state


def _show(state: MauzState, combination: str, how: str, log: Log) -> MauzState:
    """Show the hand of the cat in turn."""
    seat = state.turn
    tell(log, events.shown, state, seat, combination, how)
    left = state.left[1:] if state.left else clockwise(state.cats, seat)[:-1]
    after = state._replace(
        known=put(state.known, seat, state.hands[seat]), turns=state.turns + 1, skips=0
    )
    return _stop(after, left, "dealt" if how == "dealt" else "reveal", log)


def _stop(state: MauzState, left: tuple[int, ...], reason: Reason, log: Log) -> MauzState:
    """Compare after a combination; `left` are those who have a last turn, where that is the reading."""
    if not state.options.last_swap_after_reveal:
        tell(log, events.round_stops, left if state.left else ())
        return showdown(state, reason, log)
    reason = state.reason or reason
    if not left:
        return showdown(state, reason, log)
    if state.left:
        tell(log, events.last_turn, left[0])
    else:
        tell(log, events.last_swaps, left, left[0])
    after = state._replace(phase="play", turn=left[0], left=left, reason=reason)
    return _begin(after, log)


def _next_round(state: MauzState, _move: m.NextRound, log: Log) -> MauzState:
    dealer, number = state.turn, state.round + 1
    tell(log, events.gathered, dealer, number)
    nothing: Hands = ((),) * len(state.hands)
    return MauzState(
        state.options, "deal", number, dealer, dealer, nothing, (), (), state.tokens, state.gone, nothing
    )  # fmt: skip


APPLY = appliers(
    _swap1, _swap3, _skip, _knock, _choose, _hiss, _quiet, _next_round, _dealer, _deal, _shuffle
)
"""For each kind of move what carries it out, and tells what happened to who listens."""
