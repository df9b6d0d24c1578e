"""What a legal move leads to."""

from __future__ import annotations

from mopsbook.core.engine import Outcome
from mopsbook.core.verdict import Event
from mopsbook.games.cat_deck.cards import Card, rank, sort_hand
from mopsbook.games.miau_miau import events
from mopsbook.games.miau_miau.fits import EIGHT, JACK, SEVEN, SPECIAL, fits
from mopsbook.games.miau_miau.moves import (
    Challenge,
    Deal,
    Dealer,
    Draw,
    Keep,
    MiauMove,
    Play,
    Quiet,
    call_due,
)
from mopsbook.games.miau_miau.options import HAND_SIZE
from mopsbook.games.miau_miau.state import (
    CHALLENGE,
    DEAL,
    DRAWN,
    ONE,
    OVER,
    OWED,
    PENALTY,
    PLAY,
    SHUFFLE,
    MiauState,
)

Told = list[Event] | None
Hands = tuple[tuple[Card, ...], ...]


def apply(state: MiauState, move: MiauMove, told: Told = None) -> MiauState:
    """Return the next position, and tell what happened to who listens."""
    if isinstance(move, Play):
        return _lay(state, move, told)
    if isinstance(move, Draw):
        return _draw(state, told)
    if isinstance(move, Keep):
        if told is not None:
            told.append(events.kept(move.player))
        return _end_turn(state, told)
    if isinstance(move, Challenge | Quiet):
        return _answer(state, move, told)
    if isinstance(move, Deal):
        return _deal(state, move.cards, told)
    if isinstance(move, Dealer):
        first = (move.seat + 1) % len(state.hands)
        if told is not None:
            told.append(events.dealer_chosen(move.seat, first))
        return state._replace(phase=DEAL, dealer=move.seat, turn=first)
    if told is not None:
        told.append(events.reshuffled(len(move.cards)))
    fresh = state._replace(draw=move.cards, discard=state.discard[-1:], due="", left=0)
    return _take(fresh, state.due, state.left, told)


def following(hands: Hands, seat: int) -> int:
    """Return the seat after `seat` that still has cards.

    Examples
    --------
    >>> following((("9C",), (), ("TH",)), 0)
    2
    """
    seat = (seat + 1) % len(hands)
    while not hands[seat]:
        seat = (seat + 1) % len(hands)
    return seat


# ------------------------------------------------------------------ the deal


def _deal(state: MiauState, cards: tuple[Card, ...], told: Told) -> MiauState:
    options, first = state.options, state.turn
    players = options.players
    hands: list[tuple[Card, ...]] = [()] * players
    for place in range(players):
        packet = cards[place * HAND_SIZE : (place + 1) * HAND_SIZE]
        hands[(first + place) % players] = sort_hand(packet)
    pile = cards[players * HAND_SIZE :]
    under: tuple[Card, ...] = ()
    if options.start_card == "redraw":
        # where only special cards are left the first of them stays
        plain = next((place for place, card in enumerate(pile) if rank(card) not in SPECIAL), 0)
        under, pile = pile[:plain], pile[plain:] + pile[:plain]
    card = pile[0]
    effect = "none" if rank(card) not in SPECIAL else "inert"
    pending, turn, skipped = 0, first, None
    if options.start_card == "active" and rank(card) == SEVEN:
        effect, pending = "seven", 2
    elif options.start_card == "active" and rank(card) == EIGHT:
        effect, skipped, turn = "eight", first, (first + 1) % players
    after = state._replace(
        phase=PLAY, turn=turn, hands=tuple(hands), draw=pile[1:], discard=(card,), pending=pending
    )
    if told is not None:
        told.append(events.dealt(after))
        told.append(events.turned_up(card, effect, under))
        told.append(events.first_player(state.dealer, turn, skipped))
    return after


# ------------------------------------------------------------------ a card is laid


def _lay(state: MiauState, move: Play, told: Told) -> MiauState:
    seat, card, hands = move.player, move.card, state.hands
    hand = hands[seat]
    at = hand.index(card)
    hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
    pending = state.pending + 2 if card[0] == SEVEN else 0
    if told is not None:
        told.append(events.played(state, move))
    laid = MiauState(
        state.options, PLAY, state.dealer, seat, hands, state.draw, (*state.discard, card),
        move.wish, pending, None, 0, "", 0, None, state.places,
    )  # fmt: skip
    due = call_due(len(hand))
    if told is not None and move.call is not None:
        if move.call != due:
            told.append(events.false_call(seat, move.call))
        elif hands[seat]:
            told.append(events.called(seat))
    if due is None or move.call == due:
        return _go_on(laid, told, say=move.call is not None)
    if state.options.call_check == "challenge":
        return laid._replace(phase=CHALLENGE, turn=following(hands, seat), forgot=seat)
    return _punish(laid, None, told)


def _answer(state: MiauState, move: Challenge | Quiet, told: Told) -> MiauState:
    """Go on after a seat has pointed out a forgotten call, or has said nothing."""
    forgot, hands = state.forgot, state.hands
    assert forgot is not None, "asked for only while a call is forgotten"
    if isinstance(move, Challenge):
        if told is not None:
            told.append(events.challenged(move.player, forgot))
        laid = state._replace(phase=PLAY, turn=forgot, forgot=None)
        return _punish(laid, move.player, told)
    if told is not None:
        told.append(events.quiet(move.player, forgot))
    asked = (move.player + 1) % len(hands)
    while not hands[asked] and asked != forgot:
        asked = (asked + 1) % len(hands)
    if asked != forgot:
        return state._replace(turn=asked)
    return _go_on(state._replace(phase=PLAY, turn=forgot, forgot=None), told, say=False)


def _punish(laid: MiauState, by: int | None, told: Told) -> MiauState:
    """Let the seat in turn pay for a forgotten call."""
    count = laid.options.call_penalty
    if told is not None:
        told.append(events.forgot(laid.turn, len(laid.hands[laid.turn]), count, by))
    return _take(laid, PENALTY, count, told)


def _go_on(laid: MiauState, told: Told, say: bool) -> MiauState:
    """Go on after the seat in turn has laid a card, and called `say` or paid for it."""
    seat, hands, places = laid.turn, laid.hands, laid.places
    if not hands[seat]:
        places = (*places, seat)
        if told is not None:
            told.append(
                events.placed(seat, len(places), last=False)
                if laid.places
                else events.won(seat, laid.discard[-1], say)
            )
        still = [who for who, hand in enumerate(hands) if hand]
        if not laid.options.play_on or len(still) == 1:
            if told is not None and laid.options.play_on:
                told.append(events.placed(still[0], len(places) + 1, last=True))
            return _over(laid._replace(places=places))
    turn = following(hands, seat)
    skipped = None
    if laid.discard[-1][0] == EIGHT:
        skipped, turn = turn, following(hands, turn)
    if told is not None:
        told += events.effects(laid, turn, skipped)
    return MiauState(
        laid.options, PLAY, laid.dealer, turn, hands, laid.draw, laid.discard, laid.wish,
        laid.pending, None, 0, "", 0, None, places,
    )  # fmt: skip


# ------------------------------------------------------------------ cards are drawn


def _draw(state: MiauState, told: Told) -> MiauState:
    """Begin to draw what is owed, or for want of a matching card."""
    if state.pending:
        return _take(state._replace(pending=0), OWED, state.pending, told)
    return _take(state, ONE, 1, told)


def _take(state: MiauState, due: str, left: int, told: Told) -> MiauState:
    """Draw as far as the pile reaches; then shuffle for the rest, or go on without it."""
    options, seat, pile = state.options, state.turn, state.draw
    count, left = _reach(state, due, left)
    taken = pile[:count]
    hands = state.hands
    if taken:
        hands = (*hands[:seat], sort_hand((*hands[seat], *taken)), *hands[seat + 1 :])
    if told is not None and taken:
        told.append(_tell_draw(state, due, taken))
    idle = 0 if taken or due == PENALTY else state.idle + 1
    after = MiauState(
        options, PLAY, state.dealer, seat, hands, pile[count:], state.discard, state.wish,
        state.pending, None, idle, "", 0, None, state.places,
    )  # fmt: skip
    if left:
        if options.empty_pile == "stop":
            if told is not None:
                told.append(events.stopped(seat))
            return _fewest(after._replace(idle=0), "miau-miau.empty-pile", told)
        if len(state.discard) > 1:
            if told is not None:
                told.append(events.pile_empty(seat, len(state.discard) - 1))
            return after._replace(phase=SHUFFLE, due=due, left=left, idle=state.idle)
        if told is not None:
            told.append(events.short(seat, left, count))
    if due == PENALTY:
        return _go_on(after, told, say=False)
    if due == OWED:
        return _owed_drawn(after, told)
    return _one_drawn(after, taken, told)


def _reach(state: MiauState, due: str, left: int) -> tuple[int, int]:
    """Return how many cards are drawn now, and how many are still to be drawn then."""
    pile = state.draw
    if due == ONE and state.options.draw_count == "until-playable":
        fit = fits(state.options.jack_wild)[state.wish][state.discard[-1]]
        found = next((place for place, card in enumerate(pile, 1) if card in fit), None)
        return (len(pile), 1) if found is None else (found, 0)
    count = min(left, len(pile))
    return count, left - count


def _tell_draw(state: MiauState, due: str, taken: tuple[Card, ...]) -> Event:
    seat, options = state.turn, state.options
    if due == PENALTY:
        return events.penalty(seat, taken)
    if due == OWED:
        return events.drew_owed(seat, taken, options.after_seven_draw == "turn-ends")
    return events.drew(seat, taken, wanted=_can_lay(state))


def _can_lay(state: MiauState) -> bool:
    """Say whether the seat in turn, which owes no cards, holds one that it may lay."""
    options, hand = state.options, state.hands[state.turn]
    fit = fits(options.jack_wild)[state.wish][state.discard[-1]]
    if len(hand) == 1 and hand[0][0] == JACK and options.last_card == "no-jack":
        return False
    return not fit.isdisjoint(hand)


def _owed_drawn(state: MiauState, told: Told) -> MiauState:
    """End the turn, unless a card may be laid after the draw and one fits."""
    if state.options.after_seven_draw == "may-play" and _can_lay(state):
        if told is not None:
            told.append(events.may_play(state.turn))
        return state._replace(phase=DRAWN)
    return _end_turn(state, told)


def _one_drawn(state: MiauState, taken: tuple[Card, ...], told: Told) -> MiauState:
    """Offer the drawn card to be laid, or end the turn."""
    if taken:
        card = taken[-1]
        fit = card in fits(state.options.jack_wild)[state.wish][state.discard[-1]]
        if told is not None:
            told.append(events.fitting(state.turn, fit))
        if fit:
            return state._replace(phase=DRAWN, drawn=card)
    return _end_turn(state, told)


def _end_turn(state: MiauState, told: Told) -> MiauState:
    """Go on to the next seat after a turn in which no card was laid."""
    hands, wish = state.hands, state.wish
    if state.idle >= sum(map(bool, hands)):
        if told is not None:
            told.append(events.blocked(state.idle))
        return _fewest(state, "miau-miau.blocked", told)
    turn = following(hands, state.turn)
    if wish is not None:
        lapses = state.options.wish_duration == "next-cat-only"
        if told is not None:
            told.append(events.not_followed(wish, turn, lapses))
        wish = None if lapses else wish
    return MiauState(
        state.options, PLAY, state.dealer, turn, hands, state.draw, state.discard, wish, 0, None,
        state.idle, "", 0, None, state.places,
    )  # fmt: skip


# ------------------------------------------------------------------ the end


def _over(state: MiauState) -> MiauState:
    """Return the end of the game, in which nothing is owed or wished any more."""
    return state._replace(phase=OVER, wish=None, pending=0, drawn=None)


def _fewest(state: MiauState, rule: str, told: Told) -> MiauState:
    """End a game in which nobody gets rid of more cards."""
    after = _over(state)
    if told is not None and not after.places:
        winners = _winners(after)
        told.append(events.fewest(winners, len(after.hands[winners[0]]), rule))
    return after


def _winners(state: MiauState) -> tuple[int, ...]:
    """Return who has got rid of all cards first, or else who holds the fewest."""
    if state.places:
        return state.places[:1]
    sizes = [len(hand) for hand in state.hands]
    return tuple(seat for seat, size in enumerate(sizes) if size == min(sizes))


def outcome(state: MiauState) -> Outcome | None:
    """Return who has won; the totals are the cards that are left in the hands."""
    if state.phase != OVER:
        return None
    rule = "miau-miau.blocked" if state.idle else "miau-miau.empty-pile"
    if state.places:
        rule = "miau-miau.win"
    return Outcome(_winners(state), tuple(map(len, state.hands)), (rule,))
