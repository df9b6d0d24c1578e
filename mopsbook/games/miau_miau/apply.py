"""What a legal move leads to."""

from __future__ import annotations

from collections.abc import Iterator

from mopsbook.cat_deck.cards import Card, add_card, rank, sort_hand, suit
from mopsbook.cat_deck.dealing import dealer_drawn, fewest, holders_of_fewest
from mopsbook.cat_deck.moves import Deal, Shuffle
from mopsbook.cat_deck.seats import following
from mopsbook.core.engine import Outcome, appliers
from mopsbook.core.rows import packets, put
from mopsbook.core.verdict import Event, Log, tell
from mopsbook.games.miau_miau import events
from mopsbook.games.miau_miau import moves as m
from mopsbook.games.miau_miau.fits import EIGHT, JACK, PER_SEVEN, SEVEN, SPECIAL, fits
from mopsbook.games.miau_miau.options import HAND_SIZE
from mopsbook.games.miau_miau.state import Due, MiauState
from mopsbook.games.miau_miau.verdicts import playable

Hands = tuple[tuple[Card, ...], ...]
# the positions that nearly every move leads to are made as the bare tuples that they are: the
# arguments of their constructor take as long as all the rest of a move
_new = tuple.__new__


# ------------------------------------------------------------------ the deal


def _deal(state: MiauState, move: Deal, log: Log) -> MiauState:
    options, first = state.options, state.turn
    players = options.players
    hands = tuple(map(sort_hand, packets(move.cards, HAND_SIZE, players, first)))
    pile = move.cards[players * HAND_SIZE :]
    under: tuple[Card, ...] = ()
    if options.start_card == "redraw":
        # where only special cards are left the first of them stays
        plain = next((place for place, card in enumerate(pile) if rank(card) not in SPECIAL), 0)
        under, pile = pile[:plain], pile[plain:] + pile[:plain]
    card = pile[0]
    effect = "none" if rank(card) not in SPECIAL else "inert"
    pending, turn, skipped = 0, first, None
    if options.start_card == "active" and rank(card) == SEVEN:
        effect, pending = "seven", PER_SEVEN
    elif options.start_card == "active" and rank(card) == EIGHT:
        effect, skipped, turn = "eight", first, (first + 1) % players
    after = state._replace(
        phase="play", turn=turn, hands=hands, draw=pile[1:], discard=(card,), pending=pending
    )
    if log is not None:
        log.append(events.dealt(state.dealer, HAND_SIZE, options.size, len(after.draw)))
        log.append(events.turned_up(card, effect, under))
        if skipped is None:
            log.append(events.first_player(state.dealer, turn))
        else:
            log.append(events.first_skipped(state.dealer, turn, skipped))
    return after


# ------------------------------------------------------------------ a card is laid


def _lay(state: MiauState, move: m.Play, log: Log) -> MiauState:
    seat, card, hands = move.player, move.card, state.hands
    hand = hands[seat]
    at = hand.index(card)
    held = list(hands)
    held[seat] = hand[:at] + hand[at + 1 :]
    hands = tuple(held)
    discard = (*state.discard, card)
    pending = state.pending + PER_SEVEN if card[0] == SEVEN else 0
    due = m.CALL_DUE.get(len(hand))
    if log is not None:
        log.append(events.played(state, move))
        if move.call is not None and move.call != due:
            log.append(events.false_call(seat, move.call))
        elif move.call is not None and hands[seat]:
            log.append(events.called(seat))
    if due is None or move.call == due:
        return _go_on(state, hands, discard, move.wish, pending, log, say=True)
    laid = MiauState(
        state.options, "play", state.dealer, seat, hands, state.draw, discard, move.wish, pending,
        None, 0, "", 0, None, state.places,
    )  # fmt: skip
    if state.options.call_check == "challenge":
        return laid._replace(phase="challenge", turn=following(hands, seat), forgot=seat)
    return _punish(laid, log)


def _answer(state: MiauState, move: m.Challenge | m.Quiet, log: Log) -> MiauState:
    """Go on after a seat has pointed out a forgotten call, or has said nothing."""
    forgot, hands = state.forgot, state.hands
    assert forgot is not None, "asked for only while a call is forgotten"
    if isinstance(move, m.Challenge):
        tell(log, events.challenged, move.player, forgot)
        laid = state._replace(phase="play", turn=forgot, forgot=None)
        return _punish(laid, log)
    tell(log, events.quiet, move.player, forgot)
    asked = (move.player + 1) % len(hands)
    while not hands[asked] and asked != forgot:
        asked = (asked + 1) % len(hands)
    if asked != forgot:
        return state._replace(turn=asked)
    return _after_call(state._replace(turn=forgot), log)


def _punish(laid: MiauState, log: Log) -> MiauState:
    """Let the seat in turn pay for a forgotten call."""
    left = len(laid.hands[laid.turn])
    count = laid.options.penalty(left)
    tell(log, events.forgot, laid.turn, left, count)
    return _take(laid, "penalty", count, log)


def _after_call(laid: MiauState, log: Log) -> MiauState:
    """Go on after a call was forgotten, whether it has been paid for or not."""
    return _go_on(laid, laid.hands, laid.discard, laid.wish, laid.pending, log, say=False)


def _go_on(
    state: MiauState,
    hands: Hands,
    discard: tuple[Card, ...],
    wish: str | None,
    pending: int,
    log: Log,
    say: bool,
) -> MiauState:
    """Go on after the seat in turn has laid a card; `say`: it has called all that was due."""
    seat, places = state.turn, state.places
    if not hands[seat]:
        if places:
            tell(log, events.placed, seat, len(places) + 1, last=False)
        else:
            tell(log, events.won, seat, discard[-1], say)
        places = (*places, seat)
        still = [who for who, hand in enumerate(hands) if hand]
        if not state.options.play_on or len(still) == 1:
            if log is not None and state.options.play_on:
                log.append(events.placed(still[0], len(places) + 1, last=True))
            return _over(state._replace(hands=hands, discard=discard, forgot=None, places=places))
    turn = following(hands, seat)
    skipped = None
    if discard[-1][0] == EIGHT:
        skipped, turn = turn, following(hands, turn)
    if log is not None:
        log += _effects(seat, discard[-1], wish, pending, turn, skipped)
    return _new(MiauState, (
        state.options, "play", state.dealer, turn, hands, state.draw, discard, wish, pending, None, 0,
        "", 0, None, places,
    ))  # fmt: skip


def _effects(
    player: int, card: Card, wish: str | None, pending: int, following: int, skipped: int | None
) -> Iterator[Event]:
    """Tell what the card does that `player` has just laid; nothing for most."""
    if pending:
        yield events.seven(following, pending, pending > 2)
    elif skipped is not None:
        yield events.eight(player, skipped, following == player)
    elif rank(card) == JACK and wish is None:
        yield events.no_wish(player, card)
    elif rank(card) == JACK:
        yield events.wish(player, card, wish, suit(card) == wish)


# ------------------------------------------------------------------ cards are drawn


def _draw(state: MiauState, _move: m.Draw, log: Log) -> MiauState:
    """Draw what is owed, or for want of a matching card."""
    if state.pending:
        return _take(state._replace(pending=0), "owed", state.pending, log)
    pile, seat = state.draw, state.turn
    if not pile or state.options.draw_count == "until-playable":
        return _take(state, "one", 1, log)
    if log is not None:
        log.append(_tell_draw(state, "one", pile[:1]))
    held = list(state.hands)
    held[seat] = add_card(held[seat], pile[0])
    return _offer(state, tuple(held), pile[1:], pile[0], log)


def _shuffle(state: MiauState, move: Shuffle, log: Log) -> MiauState:
    """Make the new draw pile, and finish the drawing for which it was due."""
    tell(log, events.reshuffled, len(move.cards))
    fresh = state._replace(draw=move.cards, discard=state.discard[-1:], due="", left=0)
    return _take(fresh, state.due, state.left, log, renewed=True)


def _keep(state: MiauState, move: m.Keep, log: Log) -> MiauState:
    tell(log, events.kept, move.player)
    return _end_turn(state, state.hands, state.draw, state.idle, log)


def _take(state: MiauState, due: Due, left: int, log: Log, *, renewed: bool = False) -> MiauState:
    """Draw as far as the pile reaches; then shuffle for the rest, or go on without it."""
    seat, pile, hands = state.turn, state.draw, state.hands
    count = left if due != "one" or state.options.draw_count == "one" else _until_fit(state)
    left = max(0, count - len(pile))
    taken, pile = pile[:count], pile[count:]
    stops = left > 0 and state.options.empty_pile == "stop"
    shuffles = left > 0 and not stops and len(state.discard) > 1
    if taken:
        hands = put(hands, seat, sort_hand((*hands[seat], *taken)))
        if log is not None and due == "owed":
            ends = state.options.after_seven_draw == "turn-ends" and not (stops or shuffles)
            log.append(events.drew_owed(seat, taken, count, left > 0, renewed, ends))
        elif log is not None:
            log.append(_tell_draw(state, due, taken, renewed=renewed))
    if left:
        if stops:
            tell(log, events.stopped, seat)
            after = state._replace(hands=hands, draw=pile, idle=0)
            return _fewest(after, "miau-miau.empty-pile", log)
        if shuffles:
            tell(log, events.pile_empty, seat, len(state.discard) - 1)
            return state._replace(phase="shuffle", hands=hands, draw=pile, due=due, left=left)
        tell(log, events.short, seat, left, len(taken))
    if due == "penalty":
        return _after_call(state._replace(hands=hands, draw=pile), log)
    idle = 0 if taken else state.idle + 1
    if due == "owed":
        return _owed_drawn(state._replace(hands=hands, draw=pile, idle=idle), log)
    if taken:
        return _offer(state, hands, pile, taken[-1], log)
    return _end_turn(state, hands, pile, idle, log)


def _offer(
    state: MiauState, hands: Hands, pile: tuple[Card, ...], card: Card, log: Log
) -> MiauState:
    """Offer the card that has just been drawn to be laid, or end the turn if it does not fit."""
    fit = card in fits(state.options.jack_wild)[state.wish][state.discard[-1]]
    if log is not None:
        log.append((events.fits if fit else events.no_fit)(state.turn))
    if not fit:
        return _end_turn(state, hands, pile, 0, log)
    return _new(MiauState, (
        state.options, "drawn", state.dealer, state.turn, hands, pile, state.discard, state.wish, 0,
        card, 0, "", 0, None, state.places,
    ))  # fmt: skip


def _until_fit(state: MiauState) -> int:
    """Return how many cards are drawn until one fits; one more than there are, if none does."""
    fit = fits(state.options.jack_wild)[state.wish][state.discard[-1]]
    return next((n for n, card in enumerate(state.draw, 1) if card in fit), len(state.draw) + 1)


def _tell_draw(
    state: MiauState, due: str, taken: tuple[Card, ...], *, renewed: bool = False
) -> Event:
    """Tell of cards that are drawn; `renewed`: after others, of the same drawing, from a new pile."""
    if due == "penalty":
        return events.penalty(state.turn, taken, renewed)
    why = "more" if renewed and state.options.draw_count == "until-playable" else "stuck"
    return events.drew(state.turn, taken, "free" if state.options.voluntary_draw else why)


def _owed_drawn(state: MiauState, log: Log) -> MiauState:
    """End the turn, unless a card may be laid after the draw and one fits."""
    if state.options.after_seven_draw == "may-play" and playable(state):
        tell(log, events.may_play, state.turn)
        return state._replace(phase="drawn")
    return _end_turn(state, state.hands, state.draw, state.idle, log)


def _end_turn(
    state: MiauState, hands: Hands, pile: tuple[Card, ...], idle: int, log: Log
) -> MiauState:
    """Go on to the next seat after a turn in which no card was laid."""
    if idle and idle >= sum(map(bool, hands)):
        tell(log, events.blocked, idle)
        after = state._replace(hands=hands, draw=pile, idle=idle)
        return _fewest(after, "miau-miau.blocked", log)
    turn, wish = following(hands, state.turn), state.wish
    if wish is not None:
        lapses = state.options.wish_duration == "next-cat-only"
        if log is not None:
            log.append((events.lapsed if lapses else events.stays)(wish, turn))
        wish = None if lapses else wish
    return _new(MiauState, (
        state.options, "play", state.dealer, turn, hands, pile, state.discard, wish, 0, None, idle,
        "", 0, None, state.places,
    ))  # fmt: skip


# ------------------------------------------------------------------ the end


def _over(state: MiauState) -> MiauState:
    """Return the end of the game, in which nothing is owed or wished any more."""
    # a penalty for the last call that cannot be drawn leaves a hand empty
    empty = [seat for seat, hand in enumerate(state.hands) if not hand and seat not in state.places]
    places = (*state.places, *empty)
    return state._replace(phase="over", wish=None, pending=0, drawn=None, places=places)


def _fewest(state: MiauState, rule: str, log: Log) -> MiauState:
    """End a game in which nobody gets rid of more cards."""
    after = _over(state)
    if log is not None and not state.places:
        log.append(fewest(after.hands, rule))
    return after


def outcome(state: MiauState) -> Outcome | None:
    """Return who has won; the totals are the cards that are left in the hands."""
    if state.phase != "over":
        return None
    rule = "miau-miau.blocked" if state.idle else "miau-miau.empty-pile"
    if state.places:
        rule = "miau-miau.win"
    # who has got rid of all cards first, or else who holds the fewest
    winners = state.places[:1] or holders_of_fewest(state.hands)
    return Outcome(winners, tuple(map(len, state.hands)), (rule,))


APPLY = appliers(_lay, _draw, _keep, _answer, dealer_drawn(events.dealer_chosen), _deal, _shuffle)
"""For each kind of move what carries it out, and tells what happened to who listens."""
