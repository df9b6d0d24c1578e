"""Positions that cannot be, each refused by a sentence that names the rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from mopsbook.cat_deck.cards import rank, suit
from mopsbook.core.errors import PositionError
from mopsbook.games.miau_miau.fits import JACK, SEVEN
from mopsbook.games.miau_miau.state import (
    CHALLENGE,
    DEAL,
    DEALER,
    DRAWN,
    ONE,
    OVER,
    OWED,
    PENALTY,
    PLAY,
    SHUFFLE,
    MiauState,
)
from mopsbook.games.miau_miau.verdicts import playable


def refuse_impossible(state: MiauState) -> None:
    """Refuse what cannot lie on a table."""
    for refuse in (_refuse_twice, _refuse_wrong_time, REFUSALS[state.phase]):
        refuse(state)


def _refuse_twice(state: MiauState) -> None:
    cards = Counter(card for place in (*state.hands, state.draw, state.discard) for card in place)
    twice = [card for card, count in cards.items() if count > 1]
    if twice:
        raise PositionError("card-twice", cards=twice, rule="miau-miau.deck")


def _refuse_wrong_time(state: MiauState) -> None:
    """Refuse values that have no meaning in the phase, or not beside the others."""
    phase, options = state.phase, state.options
    if bool(state.due) != (phase == SHUFFLE):
        raise PositionError("miau_miau.due-when")
    if options.dealer not in ("random", state.dealer):
        raise PositionError(
            "other-dealer", dealer=options.dealer, seat=state.dealer, rule="miau-miau.dealer"
        )
    for name, value, phases in (
        ("drawn", state.drawn is not None, (DRAWN,)),
        ("left", state.left, (SHUFFLE,)),
        ("forgot", state.forgot is not None, (CHALLENGE,)),
        ("pending", state.pending, (PLAY, CHALLENGE, SHUFFLE)),
        ("wish", state.wish is not None, (PLAY, DRAWN, CHALLENGE, SHUFFLE)),
    ):
        if value and phase not in phases:
            raise PositionError("miau_miau.not-in-phase", phase=phase, field=name)
    if phase in (DEALER, DEAL):
        return
    if not state.discard:
        raise PositionError("miau_miau.discard-empty")
    top = state.discard[-1]
    if state.wish is not None and (
        rank(top) != JACK or (options.wish != "any-suit" and suit(top) == state.wish)
    ):
        raise PositionError("miau_miau.wish", wish=state.wish, top=top)
    if state.pending % 2 or (state.pending and rank(top) != SEVEN):
        raise PositionError("miau_miau.pending", pending=state.pending, top=top)
    _refuse_places(state)
    # a seat that could draw nothing for a seven may still lay a card after it
    still = sum(map(bool, state.hands))
    if (phase == DRAWN and state.idle > still) or (
        phase not in (DRAWN, OVER) and state.idle >= still
    ):
        raise PositionError("miau_miau.idle", idle=state.idle)


def _refuse_places(state: MiauState) -> None:
    """Refuse places that do not go with the empty hands."""
    paying = state.forgot if state.phase == CHALLENGE else None
    if state.phase == SHUFFLE and state.due == PENALTY:
        paying = state.turn
    empty = [seat for seat, hand in enumerate(state.hands) if not hand and seat != paying]
    if sorted(state.places) != empty:
        raise PositionError(
            "miau_miau.places", empty=empty or "none", places=state.places or "none"
        )
    play_on, still = state.options.play_on, len(state.hands) - len(empty)
    if state.phase != OVER and empty and (not play_on or still < 2):
        raise PositionError("miau_miau.no-cards", seat=state.places[0])
    if len(empty) > 1 and not play_on:
        raise PositionError("miau_miau.play-on")


def _refuse_before_deal(state: MiauState) -> None:
    if any(state.hands) or state.draw or state.discard or state.places or state.idle:
        raise PositionError("cards-before-deal", rule="miau-miau.deal")
    if state.phase == DEALER and state.options.dealer != "random":
        raise PositionError("dealer-known", rule="miau-miau.dealer")
    first = (state.dealer + 1) % len(state.hands)
    if state.turn != first:
        raise PositionError(
            "first-player",
            dealer=state.dealer,
            first=first,
            turn=state.turn,
            rule="miau-miau.first-player",
        )


def _refuse_play(state: MiauState) -> None:
    if not state.hands[state.turn]:
        raise PositionError("miau_miau.turn-empty", seat=state.turn)


def _refuse_drawn(state: MiauState) -> None:
    _refuse_play(state)
    hand, drawn = state.hands[state.turn], state.drawn
    if drawn is None and state.options.after_seven_draw == "turn-ends":
        raise PositionError("miau_miau.drawn-named")
    if drawn is not None and (drawn not in hand or len(hand) < 2):
        raise PositionError("miau_miau.drawn-in-hand", seat=state.turn, card=drawn)
    if not playable(state):
        raise PositionError("miau_miau.cannot-lay", seat=state.turn)


def _refuse_challenge(state: MiauState) -> None:
    options, forgot = state.options, state.forgot
    if options.call_check != "challenge":
        raise PositionError("miau_miau.challenge-option")
    if forgot is None or forgot == state.turn or not state.hands[state.turn]:
        raise PositionError("miau_miau.forgot")
    _refuse_no_call(state, forgot)


def _refuse_no_call(state: MiauState, seat: int) -> None:
    """Refuse that a seat has forgotten a call that was not due, or makes itself."""
    held = len(state.hands[seat])
    if held > 1 or (held == 0 and state.options.last_call == "automatic"):
        raise PositionError("miau_miau.no-call-due", seat=seat, held=held)


def _refuse_shuffle(state: MiauState) -> None:
    if state.options.empty_pile == "stop":
        raise PositionError("miau_miau.no-shuffle")
    if state.draw or len(state.discard) < 2:
        raise PositionError("miau_miau.shuffle-when")
    if not state.left or (state.due == ONE and state.left > 1):
        raise PositionError("miau_miau.left", due=state.due, left=state.left)
    if state.due == PENALTY:
        penalty = state.options.penalty(len(state.hands[state.turn]))
        if state.left > penalty:
            raise PositionError("miau_miau.penalty", penalty=penalty, left=state.left)
        return
    _refuse_play(state)
    if state.pending or (state.due == OWED and rank(state.discard[-1]) != SEVEN):
        raise PositionError("miau_miau.owed", top=state.discard[-1])


def _refuse_over(state: MiauState) -> None:
    players = len(state.hands)
    still = players - len(state.places)
    done = state.places and (not state.options.play_on or still == 1)
    blocked = state.idle and state.idle >= still
    stopped = state.options.empty_pile == "stop" and not state.draw
    if not (done or blocked or stopped):
        raise PositionError("miau_miau.over-when")


REFUSALS: dict[str, Callable[[MiauState], None]] = {
    DEALER: _refuse_before_deal,
    DEAL: _refuse_before_deal,
    PLAY: _refuse_play,
    DRAWN: _refuse_drawn,
    CHALLENGE: _refuse_challenge,
    SHUFFLE: _refuse_shuffle,
    OVER: _refuse_over,
}
"""For each phase what is looked at then."""
