"""Positions that cannot be, each refused by a sentence that names the rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain

from mopsbook.cat_deck.cards import rank, suit
from mopsbook.cat_deck.usual import refuse_dealer, refuse_first
from mopsbook.core.errors import PositionError
from mopsbook.core.position import refuse_twice
from mopsbook.games.miau_miau.fits import JACK, PER_SEVEN, SEVEN
from mopsbook.games.miau_miau.state import MiauState, Phase
from mopsbook.games.miau_miau.verdicts import playable


def refuse_impossible(state: MiauState) -> None:
    """Refuse what cannot lie on a table."""
    for refuse in (_refuse_twice, _refuse_wrong_time, REFUSALS[state.phase]):
        refuse(state)


def _refuse_twice(state: MiauState) -> None:
    refuse_twice(chain(*state.hands, state.draw, state.discard), "miau-miau.deck")


def _refuse_wrong_time(state: MiauState) -> None:
    """Refuse values that have no meaning in the phase, or not beside the others."""
    phase, options = state.phase, state.options
    if bool(state.due) != (phase == "shuffle"):
        raise PositionError("miau_miau.due-when")
    refuse_dealer(state, "miau-miau")
    for name, value, phases in (
        ("drawn", state.drawn is not None, ("drawn",)),
        ("left", state.left, ("shuffle",)),
        ("forgot", state.forgot is not None, ("challenge",)),
        ("pending", state.pending, ("play", "challenge", "shuffle")),
        ("wish", state.wish is not None, ("play", "drawn", "challenge", "shuffle")),
    ):
        if value and phase not in phases:
            raise PositionError("miau_miau.not-in-phase", phase=phase, field=name)
    if phase in ("dealer", "deal"):
        return
    if not state.discard:
        raise PositionError("miau_miau.discard-empty")
    top = state.discard[-1]
    if state.wish is not None and (
        rank(top) != JACK or (options.wish != "any-suit" and suit(top) == state.wish)
    ):
        raise PositionError("miau_miau.wish", wish=state.wish, top=top)
    if state.pending % PER_SEVEN or (state.pending and rank(top) != SEVEN):
        raise PositionError("miau_miau.pending", pending=state.pending, top=top)
    _refuse_places(state)
    # a seat that could draw nothing for a seven may still lay a card after it
    still = sum(map(bool, state.hands))
    if (phase == "drawn" and state.idle > still) or (
        phase not in ("drawn", "over") and state.idle >= still
    ):
        raise PositionError("miau_miau.idle", idle=state.idle)


def _refuse_places(state: MiauState) -> None:
    """Refuse places that do not go with the empty hands."""
    paying = state.forgot if state.phase == "challenge" else None
    if state.phase == "shuffle" and state.due == "penalty":
        paying = state.turn
    empty = [seat for seat, hand in enumerate(state.hands) if not hand and seat != paying]
    if sorted(state.places) != empty:
        raise PositionError(
            "miau_miau.places", empty=empty or "none", places=state.places or "none"
        )
    play_on, still = state.options.play_on, len(state.hands) - len(empty)
    if state.phase != "over" and empty and (not play_on or still < 2):
        raise PositionError("miau_miau.no-cards", seat=state.places[0])
    if len(empty) > 1 and not play_on:
        raise PositionError("miau_miau.play-on")


def _refuse_before_deal(state: MiauState) -> None:
    if any(state.hands) or state.draw or state.discard or state.places or state.idle:
        raise PositionError("cards-before-deal", rule="miau-miau.deal")
    refuse_first(state, "miau-miau")


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
    held = len(state.hands[forgot])
    # nobody forgets a call that was not due, or makes itself
    if held > 1 or (held == 0 and options.last_call == "automatic"):
        raise PositionError("miau_miau.no-call-due", seat=forgot, held=held)


def _refuse_shuffle(state: MiauState) -> None:
    if state.options.empty_pile == "stop":
        raise PositionError("miau_miau.no-shuffle")
    if state.draw or len(state.discard) < 2:
        raise PositionError("miau_miau.shuffle-when")
    if not state.left or (state.due == "one" and state.left > 1):
        raise PositionError("miau_miau.left", due=state.due, left=state.left)
    if state.due == "penalty":
        penalty = state.options.penalty(len(state.hands[state.turn]))
        if state.left > penalty:
            raise PositionError("miau_miau.penalty", penalty=penalty, left=state.left)
        return
    _refuse_play(state)
    if state.pending or (state.due == "owed" and rank(state.discard[-1]) != SEVEN):
        raise PositionError("miau_miau.owed", top=state.discard[-1])


def _refuse_over(state: MiauState) -> None:
    players = len(state.hands)
    still = players - len(state.places)
    done = state.places and (not state.options.play_on or still == 1)
    blocked = state.idle and state.idle >= still
    stopped = state.options.empty_pile == "stop" and not state.draw
    if not (done or blocked or stopped):
        raise PositionError("miau_miau.over-when")


REFUSALS: Mapping[Phase, Callable[[MiauState], None]] = {
    "dealer": _refuse_before_deal,
    "deal": _refuse_before_deal,
    "play": _refuse_play,
    "drawn": _refuse_drawn,
    "challenge": _refuse_challenge,
    "shuffle": _refuse_shuffle,
    "over": _refuse_over,
}
"""For each phase what is looked at then."""
