"""Positions that cannot be, each refused by a sentence that names the rule."""

from __future__ import annotations

from itertools import chain

from mopsbook.core.errors import PositionError, noted
from mopsbook.core.position import refuse_twice
from mopsbook.core.rounds import refuse_rounds
from mopsbook.games.mopsen.cards import HAND_SIZE, MOST_REDRAWN
from mopsbook.games.mopsen.state import ROUNDS, MopsenState, choosers


def refuse_impossible(state: MopsenState) -> None:
    """Refuse what cannot lie on a table."""
    _refuse_seats(state)
    _refuse_cards(state)
    _refuse_exchange(state)
    _refuse_trick(state)
    refuse_rounds(state, ROUNDS, "mopsen.score-record", "mopsen.game-end")


def _refuse_seats(state: MopsenState) -> None:
    """Refuse seats, and a pecking order, that do not go with the phase."""
    seats, phase, trick = state.options.players, state.phase, state.trick
    first = (state.dealer + 1) % seats
    if phase in ("deal", "redraw") and state.leader != first:
        raise PositionError(
            "mopsen.first-lead", dealer=state.dealer, first=first, leader=state.leader
        )
    if phase == "pinch":
        apart = {state.turn, state.winner, *(seat for seat, _ in trick)}
        if len(trick) != seats - 2 or apart != {*range(seats)}:
            raise PositionError("mopsen.pinch-trick")
    elif state.winner is not None:
        raise PositionError("mopsen.winner-when")
    due = (state.leader + len(trick)) % seats
    if phase == "play" and state.turn != due:
        raise PositionError(
            "mopsen.trick-turn", cards=len(trick), leader=state.leader, due=due, turn=state.turn
        )
    shuffled = phase == "deal" and state.round == 1 and state.shuffles_pecking
    if not state.pecking and not shuffled:
        raise PositionError("mopsen.pecking", field="pecking", order=noted([]))


def _refuse_cards(state: MopsenState) -> None:
    """Refuse a card in two places, and cards where none can lie."""
    places = (*state.hands, *state.bowls, state.discard, state.stack)
    cards = [*chain(*places), *[card for _, card in state.trick]]
    refuse_twice(cards, "mopsen.deck-composition")
    longest = max(map(len, state.hands))
    if longest > HAND_SIZE:
        raise PositionError("mopsen.hand-size", most=HAND_SIZE, found=longest)
    if state.phase == "deal" and cards:
        raise PositionError("mopsen.cards-before-deal")
    if state.phase == "redraw" and (any(state.bowls) or state.discard):
        raise PositionError("mopsen.exchange-first")


def _refuse_exchange(state: MopsenState) -> None:
    """Refuse choices that nobody can have made, and a hand that nobody was dealt."""
    rows = state.chosen
    if len(rows) != choosers(state) or any(len(row) > MOST_REDRAWN for row in rows):
        raise PositionError("mopsen.chosen", rows=noted(rows))
    if state.phase == "redraw" and not all(state.hands):
        raise PositionError("mopsen.exchange-empty", seat=state.hands.index(()))
    for place, chosen in enumerate(rows):
        hand = state.hands[(state.leader + place) % state.options.players]
        if not set(chosen) <= set(hand) or len(set(chosen)) != len(chosen):
            raise PositionError("mopsen.chosen-own", chosen=str(list(chosen)), hand=str(list(hand)))


def _refuse_trick(state: MopsenState) -> None:
    seats, laid = state.options.players, [seat for seat, _ in state.trick]
    if state.phase == "play":
        if len(laid) >= seats:
            raise PositionError("mopsen.trick-size", most=seats - 1, found=len(laid))
        expected = [(state.leader + i) % seats for i in range(len(laid))]
        if laid != expected:
            raise PositionError("mopsen.trick-seats", leader=state.leader, seats=str(expected))
        for seat, hand in enumerate(state.hands):
            if not hand and seat not in laid:
                raise PositionError("mopsen.turn-empty", seat=seat)
    elif laid and state.phase != "pinch":
        raise PositionError("mopsen.no-trick", phase=state.phase)
