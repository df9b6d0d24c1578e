"""From an object to a position: what is left out is filled in, what cannot be is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from mopsbook.core.errors import PositionError, short
from mopsbook.core.hints import near
from mopsbook.core.reading import (
    a_seat,
    for_each_seat,
    known_fields,
    listed,
    one,
    same_players,
    whole,
)
from mopsbook.games.cat_deck.cards import SUITS, Card, deck, rank, sort_hand, spelled, suit
from mopsbook.games.miau_miau.fits import JACK, SEVEN
from mopsbook.games.miau_miau.options import MiauOptions
from mopsbook.games.miau_miau.state import (
    CHALLENGE,
    DEAL,
    DEALER,
    DRAWN,
    DUES,
    ONE,
    OVER,
    OWED,
    PENALTY,
    PHASES,
    PLAY,
    SHUFFLE,
    MiauState,
)
from mopsbook.games.miau_miau.verdicts import playable

FIELDS = (
    "players", "phase", "dealer", "turn", "hands", "draw", "discard", "wish", "pending", "drawn",
    "idle", "due", "left", "forgot", "places",
)  # fmt: skip


def by_default(options: MiauOptions) -> dict[str, Any]:
    """Return what stands in the fields of a position that say nothing else."""
    return {
        "phase": PLAY,
        "dealer": options.dealer if isinstance(options.dealer, int) else 0,
        "turn": 0,
        "hands": [[]] * options.players,
        "draw": [],
        "discard": [],
        "wish": None,
        "pending": 0,
    }


def build_position(given: Mapping[str, Any], options: MiauOptions) -> MiauState:
    """Build a position from an object of the rulings.

    Parameters
    ----------
    given : mapping
        Any of :data:`FIELDS`; left out are: phase play, the dealer of the options (or seat 0), turn 0
        (before the deal: the seat after the dealer), nothing in hands and piles, no wish, nothing
        owed. Cards may be missing; the game goes on with those that are there.
    options : MiauOptions
        The options of the game to which it belongs.

    Raises
    ------
    PositionError
        If a field is unknown or a value cannot be.
    """
    known_fields(given, FIELDS)
    seats = options.players
    same_players(given, seats, "miau-miau")
    given = by_default(options) | {"turn": None} | dict(given)
    phase = one("phase", given["phase"], PHASES)
    dealer = a_seat("dealer", given["dealer"], seats)
    first = (dealer + 1) % seats if phase in (DEALER, DEAL) else 0
    rows = for_each_seat("hands", given["hands"], seats)
    size = options.size
    hands = tuple(sort_hand(_cards("hands", row, size)) for row in rows)
    forgot = given.get("forgot")
    state = MiauState(
        options,
        phase,
        dealer,
        a_seat("turn", first if given["turn"] is None else given["turn"], seats),
        hands,
        _cards("draw", given["draw"], size),
        _cards("discard", given["discard"], size),
        None if given["wish"] is None else one("wish", given["wish"], SUITS),
        whole("pending", given["pending"], 0, size),
        None if given.get("drawn") is None else _cards("drawn", [given["drawn"]], size)[0],
        whole("idle", given.get("idle", 0), 0, seats),
        one("due", given.get("due", ONE), DUES) if phase == SHUFFLE else "",
        whole("left", given.get("left", int(phase == SHUFFLE)), 0, size),
        None if forgot is None else a_seat("forgot", forgot, seats),
        _places(given.get("places"), phase, hands),
    )
    if phase != SHUFFLE and "due" in given:
        raise PositionError("miau_miau.due-when")
    for refuse in (_refuse_twice, _refuse_wrong_time, REFUSALS[phase]):
        refuse(state)
    return state


def _cards(name: str, value: Any, size: int) -> tuple[Card, ...]:
    row = listed(name, value)
    for card in row:
        if not isinstance(card, str) or card not in deck(size):
            raise PositionError(
                "miau_miau.no-card",
                field=name,
                card=short(card),
                size=size,
                hint=near(card, (), spelled()),
            )
    return tuple(row)


def _places(value: Any, phase: str, hands: tuple[tuple[Card, ...], ...]) -> tuple[int, ...]:
    """Return who has got rid of all cards; if that is one seat it need not be said."""
    empty = tuple(seat for seat, hand in enumerate(hands) if not hand)
    if value is None:
        return empty if phase in (PLAY, DRAWN, OVER) and len(empty) == 1 else ()
    return tuple(a_seat("places", seat, len(hands)) for seat in listed("places", value))


# ------------------------------------------------------------------ what cannot be


def _refuse_twice(state: MiauState) -> None:
    cards = Counter(card for place in (*state.hands, state.draw, state.discard) for card in place)
    twice = [card for card, count in cards.items() if count > 1]
    if twice:
        raise PositionError("card-twice", cards=twice, rule="miau-miau.deck")


def _refuse_wrong_time(state: MiauState) -> None:
    """Refuse values that have no meaning in the phase, or not beside the others."""
    phase, options = state.phase, state.options
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
