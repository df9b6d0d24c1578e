"""The rules of Mopsen: what is legal, and what a move leads to."""

from __future__ import annotations

from random import Random
from typing import Any

from mopsbook.core.chance import shuffled
from mopsbook.core.engine import Engine, appliers
from mopsbook.core.rounds import totals
from mopsbook.core.rows import packets, put
from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import Log, tell
from mopsbook.games.mopsen import events, scoring, verdicts
from mopsbook.games.mopsen import moves as m
from mopsbook.games.mopsen.cards import (
    CAT,
    COLOURS,
    DECK,
    HAND_SIZE,
    MOST_REDRAWN,
    Card,
    binding,
    sort_hand,
    strength,
)
from mopsbook.games.mopsen.options import MopsenOptions
from mopsbook.games.mopsen.possible import refuse_impossible
from mopsbook.games.mopsen.state import ROUNDS, MopsenState


def _before_deal(
    options: MopsenOptions,
    number: int,
    dealer: int,
    pecking: tuple[str, ...],
    scores: tuple[tuple[int, ...], ...],
) -> MopsenState:
    """Return an empty table on which `dealer` is about to deal."""
    first = (dealer + 1) % options.players
    nothing: tuple[tuple[Card, ...], ...] = ((),) * options.players
    return MopsenState(
        options, "deal", number, dealer, first, first, pecking, (), nothing, nothing, (), (),
        scores,
    )  # fmt: skip


def _deal(state: MopsenState, move: m.Deal, log: Log) -> MopsenState:
    players, first = state.options.players, state.leader
    hands = tuple(map(sort_hand, packets(move.cards, HAND_SIZE, players, first)))
    stack = move.cards[players * HAND_SIZE :]
    if log is not None:
        log += events.dealt(state, move, state.shuffles_pecking)
    return state._replace(phase="redraw", pecking=move.pecking, hands=hands, stack=stack)


def _redraw(state: MopsenState, move: m.Redraw, log: Log) -> MopsenState:
    players = state.options.players
    following = (state.turn + 1) % players
    done = following == state.leader
    hands, stack, chosen = state.hands, state.stack, state.chosen
    drawn: tuple[m.Redraw, ...] = (move,)
    if state.options.redraw_order == "simultaneous":
        chosen = (*chosen, move.cards)
        everybody = enumerate(chosen if done else ())
        drawn = tuple(m.Redraw((state.leader + n) % players, cards) for n, cards in everybody)
    for one in drawn:
        hands, stack = _exchange(hands, stack, one)
    if log is not None:
        if state.options.redraw_order == "simultaneous":
            log.append(events.chose(move.player, move.cards))
        log += [events.redrew(each.player, each.cards) for each in drawn]
        if done:
            log.append(events.first_lead(state.leader))
    return state._replace(
        phase="play" if done else "redraw", turn=following, hands=hands, stack=stack,
        chosen=() if done else chosen,
    )  # fmt: skip


def _play(state: MopsenState, move: m.Play, log: Log) -> MopsenState:
    seat, card = move.player, move.card
    hand = state.hands[seat]
    at = hand.index(card)
    held = list(state.hands)
    held[seat] = hand[:at] + hand[at + 1 :]
    hands = tuple(held)
    trick = (*state.trick, (seat, card))
    players = state.options.players
    if log is not None:
        log.append(events.played(state, move))
    if len(trick) == players:
        return _complete(state, hands, trick, log)
    following = (seat + 1) % players
    return MopsenState(
        state.options, "play", state.round, state.dealer, state.leader, following, state.pecking,
        trick, hands, state.bowls, state.discard, state.stack, state.round_scores,
    )  # fmt: skip


def _complete(
    state: MopsenState,
    hands: tuple[tuple[Card, ...], ...],
    trick: tuple[tuple[int, Card], ...],
    log: Log,
) -> MopsenState:
    """Give the highest card to a bowl, carry out the first two steps of pinching."""
    pecking = state.pecking
    by_strength = sorted(trick, key=lambda entry: strength(entry[1], pecking))
    (loser, low), (winner, high) = by_strength[0], by_strength[-1]
    left = tuple([entry for entry in trick if entry[0] not in (loser, winner)])
    colour = low[0]
    stays = colour == CAT and state.options.cat_lowest == "stays"
    new_order = pecking if stays else (colour, *[c for c in pecking if c != colour])
    on_bowl = state.bowls[winner]
    bowls = put(state.bowls, winner, (*on_bowl, high))
    if log is not None:
        log.append(events.won(winner, *[card for _, card in reversed(by_strength)]))
        if not on_bowl:
            log.append(events.covered(winner, state.options.bowl))
        outcome = "stays" if stays else "on-top" if pecking[0] == colour else "moves"
        log += [
            events.lowest(loser, low),
            events.jostled(loser, colour, outcome, new_order),
            events.put_away(loser, low),
            events.pinch_due[state.options.pinch](loser, [card for _, card in left]),
        ]
    return MopsenState(
        state.options, "pinch", state.round, state.dealer, state.leader, loser, new_order, left,
        hands, bowls, (*state.discard, low), state.stack, state.round_scores, winner,
    )  # fmt: skip


def _pinch(state: MopsenState, move: m.Pinch, log: Log) -> MopsenState:
    seat, taken = move.player, move.card
    winner = state.winner
    assert winner is not None, "a pinch follows a won trick"
    hands = state.hands
    rest = [card for _, card in state.trick if card != taken]
    if taken is not None:
        hands = put(hands, seat, sort_hand((*hands[seat], taken)))
    if log is not None:
        log.append(events.took(state, move, rest))
        if rest:
            log.append(events.cleared(rest))
    # a hand that the pinch has filled again was empty when the trick was complete
    counted = hands if state.options.end_check == "after_pinch" else state.hands
    after = MopsenState(
        state.options, "play", state.round, state.dealer, winner, winner, state.pecking, (), hands,
        state.bowls, (*state.discard, *rest), state.stack, state.round_scores,
    )  # fmt: skip
    if () in counted:
        empty = [who for who, hand in enumerate(counted) if not hand]
        return _end_round(after, empty, log)
    tell(log, events.next_lead, winner)
    return after


def _end_round(state: MopsenState, empty: list[int], log: Log) -> MopsenState:
    """Write the points down, and end the game after the last round."""
    seats = range(state.options.players)
    scores = tuple(scoring.points_now(state, seat) for seat in seats)
    last = state.round == ROUNDS
    after = state._replace(
        phase="game_over" if last else "round_over", round_scores=(*state.round_scores, scores)
    )
    if log is not None:
        log.append(events.round_ended(empty, state.round))
        log += (events.scored(state, seat) for seat in seats)
        if last:
            log += events.game_over(after)
    return after


def _next_round(state: MopsenState, _move: m.NextRound, log: Log) -> MopsenState:
    dealer = (state.dealer + 1) % state.options.players
    tell(log, events.next_dealer, dealer, state.round + 1)
    return _before_deal(state.options, state.round + 1, dealer, state.pecking, state.round_scores)


def _exchange(
    hands: tuple[tuple[Card, ...], ...], stack: tuple[Card, ...], move: m.Redraw
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Draw from the top of the stack, then put the old cards under it."""
    seat, count = move.player, len(move.cards)
    kept = [card for card in hands[seat] if card not in move.cards]
    hand = sort_hand([*kept, *stack[:count]])
    return put(hands, seat, hand), stack[count:] + move.cards


class Mopsen(Engine[MopsenState, m.MopsenMove]):
    """The rules under chosen options."""

    state_type, options_type, moves = MopsenState, MopsenOptions, m.MOVES
    appliers = appliers(_play, _pinch, _redraw, _deal, _next_round)
    decides = ("play", "pinch", "redraw")
    options: MopsenOptions
    check = staticmethod(verdicts.check)
    outcome = staticmethod(scoring.outcome)
    refuse_impossible = staticmethod(refuse_impossible)

    def initial(self) -> MopsenState:
        """Return the table before the first deal."""
        start = self.options.pecking_start
        pecking = () if isinstance(start, str) else start
        return _before_deal(self.options, 1, self.options.first_dealer, pecking, ())

    def chance(self, state: MopsenState, rng: Random) -> m.Deal:
        """Shuffle the cards and, where it is due, the pecking order."""
        pecking = state.pecking or COLOURS
        if state.shuffles_pecking:
            pecking = shuffled(rng, pecking)
        return m.Deal(pecking, shuffled(rng, DECK))

    def legal(self, state: MopsenState) -> tuple[m.MopsenMove, ...]:
        """Return every legal move."""
        seat = state.turn
        if state.phase == "play":
            hand = state.hands[seat]
            if bound := binding(hand, state.trick):
                hand = (*bound, *[card for card in hand if card[0] == CAT])
            return tuple(map(m.PLAYS[seat].__getitem__, hand))
        if state.phase == "pinch":
            takes: tuple[m.MopsenMove, ...] = tuple(
                [m.pinch(seat, card) for _, card in state.trick]
            )
            return (*takes, m.pinch(seat, None)) if self.options.pinch == "may" else takes
        if state.phase == "redraw":
            return m.redraws(seat, state.hands[seat], MOST_REDRAWN)
        return (m.NextRound(),) if state.phase == "round_over" else ()

    def observe(self, state: MopsenState, seat: int) -> MopsenState:
        """Hide the stack, what others have put away, and the other hands until the game is over."""
        if state.chosen:
            # not even the number of cards that another seat has chosen is known yet
            own = (seat - state.leader) % state.options.players
            chosen = tuple(
                [cards if place == own else (HIDDEN,) for place, cards in enumerate(state.chosen)]
            )
            state = state._replace(chosen=chosen)
        seen = state.seen_by(seat)
        return seen._replace(hands=state.hands) if state.phase == "game_over" else seen

    def fields(self, state: MopsenState) -> dict[str, Any]:
        """Return what a worked case may name."""
        end = scoring.outcome(state)
        return super().fields(state) | {
            "totals": list(totals(state)),
            "winners": list(end.winners) if end else [],
            "round_scores_now": [
                scoring.points_now(state, seat) for seat in range(state.options.players)
            ],
        }

    def case_key(self, state: MopsenState, move: m.MopsenMove) -> m.MopsenMove:  # noqa: ARG002
        """Tell exchanges apart by their cards, in whichever order these are named."""
        return m.Redraw(move.player, sort_hand(move.cards)) if isinstance(move, m.Redraw) else move


ENGINE = Mopsen
