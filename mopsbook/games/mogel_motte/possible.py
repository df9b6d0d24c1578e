"""Positions that cannot be, each refused by a sentence that names the rule."""

from __future__ import annotations

from collections import Counter

from mopsbook.core.errors import PositionError, noted
from mopsbook.core.reading import integer_in, one
from mopsbook.core.rounds import refuse_rounds
from mopsbook.games.mogel_motte.handing import others, penalties, presents
from mopsbook.games.mogel_motte.state import BETWEEN, INTERRUPTING, OPEN, MotteState


def refuse_impossible(state: MotteState) -> None:
    """Refuse what cannot lie on a table."""
    _refuse_fields(state)
    _refuse_cards(state)
    refuse_rounds(state, state.options.players, "motte.rounds", "motte.rounds")
    _refuse_event(state)
    if state.fresh and (state.options.caught_window == "reaction" or state.phase in BETWEEN):
        raise PositionError("mogel_motte.fresh")


def _refuse_fields(state: MotteState) -> None:
    """Refuse a field that does not go with another one."""
    phase, acting = state.phase, state.resume or state.phase
    integer_in("value", state.value, 0 if phase in BETWEEN else 1, 5)
    if phase in INTERRUPTING:
        one("resume", state.resume, OPEN)
    elif state.resume:
        raise PositionError("mogel_motte.no-interruption", phase=phase)
    if (state.attempt is not None) != (phase == "attempt"):
        raise PositionError("mogel_motte.attempt-when")
    for name, only in (("caught", "clarify"), ("slowest", "gifts")):
        if (getattr(state, name) is not None) != (phase == only):
            raise PositionError("mogel_motte.only-in", field=name, phase=only)
    integer_in("fresh", state.fresh, 0, len(state.vanished))
    if state.opening and (acting == "turn" or phase in BETWEEN):
        raise PositionError("mogel_motte.opening")


def _refuse_cards(state: MotteState) -> None:
    options, phase = state.options, state.phase
    away = [card for _, card in (*state.vanished, *filter(None, [state.attempt]))]
    places = [*state.hands, state.draw, state.discard, away]
    cards = Counter(card for place in places for card in place)
    extra = sorted((cards - Counter(options.deck)).elements())
    if extra:
        raise PositionError("mogel_motte.too-many", cards=dict.fromkeys(extra))
    if phase == "deal" and cards:
        raise PositionError("mogel_motte.cards-before-deal")
    begun = (state.guard, state.turn, state.value) != (state.starter, state.starter, 0)
    if phase == "deal" and begun:
        raise PositionError("mogel_motte.guard-before-deal")
    if phase not in BETWEEN and not state.discard:
        raise PositionError("mogel_motte.discard-empty")


def _refuse_event(state: MotteState) -> None:
    """Refuse what is being settled, given or drawn, and cannot be due."""
    options, phase = state.options, state.phase
    away = [*(state.attempt or ())[:1], *([] if state.caught is None else [state.caught])]
    if state.guard in away:
        raise PositionError("mogel_motte.guard-caught")
    if state.attempt and not state.hands[state.attempt[0]]:
        raise PositionError("mogel_motte.last-card")
    if phase == "clarify" and not penalties(state.hands[state.guard], options):
        raise PositionError("mogel_motte.nothing-to-settle")
    if phase == "gifts":
        after = others(options.players, state.slowest or 0)
        able = [seat for seat in after if presents(state.hands[seat], options)]
        if not state.queue or list(state.queue) != able[len(able) - len(state.queue) :]:
            raise PositionError("mogel_motte.gift-queue", queue=noted(state.queue))
        if state.slowest == state.turn:
            raise PositionError("mogel_motte.active-slaps")
    elif phase == "ant":
        takers = others(options.players, state.turn)
        if not state.queue or state.queue != takers[len(takers) - len(state.queue) :]:
            raise PositionError("mogel_motte.ant-queue", queue=noted(state.queue))
        chosen = (options.ant_source, options.ant_pick) == ("discard", "choice")
        if not chosen or len(state.discard) < 2:
            raise PositionError("mogel_motte.ant-choice")
    elif state.queue:
        raise PositionError("mogel_motte.queue-when", phase=phase)
    if phase == "reshuffle" and (state.draw or len(state.discard) < 2):
        raise PositionError("mogel_motte.shuffle-when")
    if (state.owed and phase != "reshuffle") or bool(state.owed) != bool(state.why):
        raise PositionError("mogel_motte.owed")
