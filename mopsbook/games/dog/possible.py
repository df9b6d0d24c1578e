"""Positions that cannot be, each refused by a sentence that names the rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mopsbook.core.errors import PositionError, noted
from mopsbook.core.reading import different, one
from mopsbook.core.state import HIDDEN
from mopsbook.games.dog.board import HOME, field_text
from mopsbook.games.dog.cards import COPIES, DECK, hand_size
from mopsbook.games.dog.dealing import in_turn
from mopsbook.games.dog.state import DUE, DogState


def refuse_impossible(state: DogState) -> None:
    """Refuse what cannot stand on a table."""
    options = state.options
    _refuse_cards(state)
    _refuse_fields(state)
    for seat in state.bare:
        start = options.board.starts[seat]
        if options.start_protection == "any" or start not in state.pieces[seat]:
            raise PositionError("dog.bare", seat=seat)
    if state.covered and options.folded_cards == "shown":
        raise PositionError("dog.covered")
    out = state.finished
    for seat in range(options.players):
        if seat not in out and state.phase != "over" and options.complete(state.pieces, seat):
            raise PositionError("dog.already-won", seat=seat)
        if set(options.side(seat)) & out and not set(options.side(seat)) <= out:
            raise PositionError("dog.partners-finish")
    if out and options.play_on == "stop" and (state.phase != "over" or len(state.places) > 1):
        raise PositionError("dog.over-after-first")
    if state.phase == "over":
        if not state.places:
            raise PositionError("dog.nobody-won")
        return
    _refuse_idle(state)


def _refuse_fields(state: DogState) -> None:
    """Refuse a field that does not go with another one."""
    seats = state.options.players
    seen: dict[int, int] = {}
    for seat, fields in enumerate(state.pieces):
        for field in fields:
            if 0 <= field < HOME and seen.setdefault(field, seat) != seat:
                raise PositionError(
                    "dog.both-on-field", first=seen[field], second=seat, field=field_text(field)
                )
    if state.phase == "shuffle":
        one("due", state.due, DUE)
    elif state.due:
        raise PositionError("dog.due")
    different("covered", state.covered, len(state.discard), "cards")
    if state.people and len(state.people) != seats:
        raise PositionError("dog.people", seats=seats)


def _refuse_cards(state: DogState) -> None:
    """Refuse cards that are not those of the deck, or on their way though none is."""
    seats = state.options.players
    if len(state.given) != (seats if state.phase == "give" else 0):
        raise PositionError("dog.given", field="given", seats=seats, value=noted(state.given))
    places = (*state.hands, filter(None, state.given), state.stock, state.discard)
    cards = Counter(card for place in places for card in place)
    for card, count in cards.items():
        if card != HIDDEN and count > COPIES[card]:
            raise PositionError("dog.copies", count=count, card=card, copies=COPIES[card])
    if cards.total() != len(DECK):
        raise PositionError("dog.card-count", count=cards.total(), deck=len(DECK))


def _refuse_idle(state: DogState) -> None:
    """Refuse a game that goes on though whoever has to act cannot, now or after the shuffle."""
    options, out = state.options, state.finished
    phase = state.due if state.phase == "shuffle" else state.phase
    left = [seat for seat in range(options.players) if seat not in out]
    # who opened the round may have finished in it
    opens = phase in ("deal", "give")
    if not {state.turn, *([state.starter] if opens else [])} <= {*left}:
        raise PositionError("dog.finished-turn")
    if any(state.hands[seat] for seat in out):
        raise PositionError("dog.finished-cards")
    if phase in ("seating", "dealer") and (out or any(state.hands)):
        raise PositionError("dog.before-first-dealer")
    if phase in ("draw", "drawn") and options.teams:
        raise PositionError("dog.draw-solo")
    if phase == "draw" and not state.discard:
        raise PositionError("dog.tossed")
    if phase in ("play", "drawn") and not state.hands[state.turn]:
        raise PositionError("dog.turn-empty", seat=state.turn)
    order = in_turn(state)
    if phase == "deal" and [len(state.hands[seat]) for seat in order] != _dealt(state, len(order)):
        raise PositionError("dog.deal-due")
    if phase == "give":
        _refuse_exchange(state, order)


def _dealt(state: DogState, seats: int) -> list[int]:
    """Return how many cards each of so many seats has when as many as there are have been dealt."""
    size, done = hand_size(state.round), sum(map(len, state.hands))
    if done >= size * seats:
        return []
    if state.options.deal_order == "singly":
        return [(done - place + seats - 1) // seats for place in range(seats)]
    return [min(size, max(0, done - place * size)) for place in range(seats)]


def _refuse_exchange(state: DogState, order: Sequence[int]) -> None:
    """Refuse an exchange in which somebody has no card, or has given out of turn."""
    if state.options.exchange == "never" and state.phase == "give":
        raise PositionError("dog.no-exchange")
    given = state.given or (None,) * len(state.hands)
    for seat in order:
        if not given[seat] and not state.hands[seat]:
            raise PositionError("dog.no-card-to-give", seat=seat)
    done = {seat for seat, card in enumerate(given) if card}
    if state.phase == "give" and done != {*order[: order.index(state.turn)]}:
        raise PositionError("dog.given-order", starter=state.starter, seat=state.turn)
