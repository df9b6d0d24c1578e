"""From an object to a position: what is left out is filled in, what cannot be is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from mopsbook.core.errors import PositionError, short
from mopsbook.core.hints import near
from mopsbook.core.reading import (
    a_seat,
    different,
    for_each_seat,
    known_fields,
    listed,
    one,
    same_players,
    whole,
)
from mopsbook.games.mogel_motte.cards import MOTH, PLACE, SPELLED, VALUE, Card, sort_hand
from mopsbook.games.mogel_motte.handing import penalties, presents
from mopsbook.games.mogel_motte.options import MotteOptions
from mopsbook.games.mogel_motte.state import (
    ATTEMPT,
    CLARIFY,
    CLOSED,
    DEAL,
    GAME_OVER,
    GIFTS,
    OPEN,
    PHASES,
    RESHUFFLE,
    ROUND_OVER,
    TAKING,
    TURN,
    MotteState,
)

FIELDS = (
    "players", "phase", "round", "starter", "guard", "turn", "value", "hands", "draw", "discard",
    "vanished", "round_scores", "resume", "attempt", "caught", "slowest", "queue", "owed", "why", "fresh",
    "opening",
)  # fmt: skip
REASONS = ("turn", "ant", "wrong")


def build_position(given: Mapping[str, Any], options: MotteOptions) -> MotteState:
    """Build a position from an object of the rulings.

    Parameters
    ----------
    given : mapping
        Any of :data:`FIELDS`; ``attempt`` is an object with player and card, ``vanished`` a list of
        pairs of seat and card. Left out are: phase turn, the round that the finished rounds imply,
        starter 0, the starter as guard and on turn, as value that of the top discard, and nothing in
        hands, piles and under the table.
    options : MotteOptions
        The options of the game to which it belongs.

    Raises
    ------
    PositionError
        If a field is unknown or a value cannot be.
    """
    known_fields(given, FIELDS)
    seats = options.players
    same_players(given, seats, "motte")
    phase = one("phase", given.get("phase", TURN), PHASES)
    starter = a_seat("starter", given.get("starter", 0), seats)
    discard = _cards("discard", given.get("discard", ()))
    scores = _scores(given.get("round_scores", ()), seats)
    usual = usual_round(phase, scores, seats)
    least = 0 if phase in CLOSED else 1
    vanished = tuple(
        _cheat("vanished", entry, seats) for entry in listed("vanished", given.get("vanished", ()))
    )
    state = MotteState(
        options,
        phase,
        whole("round", given.get("round", usual), 1, seats),
        starter,
        a_seat("guard", given.get("guard", starter), seats),
        a_seat("turn", given.get("turn", starter), seats),
        whole("value", given.get("value", usual_value(discard, options)), least, 5),
        tuple(sort_hand(hand) for hand in _rows("hands", given.get("hands"), seats)),
        _cards("draw", given.get("draw", ())),
        discard,
        vanished,
        scores,
        _resume(given.get("resume"), phase),
        _attempt(given.get("attempt"), phase, seats),
        _only_in((CLARIFY,), phase, "caught", given.get("caught"), seats),
        _only_in((GIFTS,), phase, "slowest", given.get("slowest"), seats),
        different("queue", given.get("queue", ()), seats),
        different("owed", given.get("owed", ()), seats),
        _why(given),
        whole("fresh", given.get("fresh", 0), 0, len(vanished)),
        _opening(given.get("opening", False), phase, given.get("resume")),
    )  # fmt: skip
    for problem in _impossible(state):
        raise problem
    return state


def usual_round(phase: str, scores: tuple[tuple[int, ...], ...], players: int) -> int:
    """Return the round in which so many rounds have been scored."""
    if phase == GAME_OVER:
        return players
    return max(1, len(scores)) if phase == ROUND_OVER else min(len(scores) + 1, players)


def usual_value(discard: tuple[Card, ...], options: MotteOptions) -> int:
    """Return the value of the topmost card that has one; 0 if there is none."""
    valued = [c for c in discard if not (options.transparent and c[0] == MOTH)]
    return VALUE[valued[-1]] if valued else 0


def _impossible(state: MotteState) -> Iterator[PositionError]:
    """Yield why there cannot be such a position."""
    options, phase = state.options, state.phase
    attempted = [state.attempt[1]] if state.attempt else []
    places = [
        *state.hands,
        state.draw,
        state.discard,
        [card for _, card in state.vanished],
        attempted,
    ]
    cards = Counter(card for place in places for card in place)
    extra = sorted((cards - Counter(options.deck)).elements())
    if extra:
        yield PositionError("mogel_motte.too-many", cards=dict.fromkeys(extra))
    if phase == DEAL and cards:
        yield PositionError("mogel_motte.cards-before-deal")
    if phase == DEAL and (state.guard, state.turn, state.value) != (
        state.starter,
        state.starter,
        0,
    ):
        yield PositionError("mogel_motte.guard-before-deal")
    if phase not in CLOSED and not state.discard:
        yield PositionError("mogel_motte.discard-empty")
    finished = state.round if phase in (ROUND_OVER, GAME_OVER) else state.round - 1
    if len(state.round_scores) > finished:
        yield PositionError(
            "rounds-scored",
            round=state.round,
            phase=phase,
            finished=finished,
            found=len(state.round_scores),
            rule="motte.rounds",
        )
    if phase in (ROUND_OVER, GAME_OVER) and (phase == GAME_OVER) != (
        state.round == options.players
    ):
        yield PositionError(
            "rounds-over",
            rounds=options.players,
            round=state.round,
            phase=phase,
            rule="motte.rounds",
        )
    yield from _impossible_event(state)
    if state.fresh and (options.caught_window == "reaction" or phase in CLOSED):
        yield PositionError("mogel_motte.fresh")


def _impossible_event(state: MotteState) -> Iterator[PositionError]:
    """Yield why what is being settled, given or drawn cannot be due."""
    options, phase = state.options, state.phase
    away = [*(state.attempt or ())[:1], *([] if state.caught is None else [state.caught])]
    if state.guard in away:
        yield PositionError("mogel_motte.guard-caught")
    if state.attempt and not state.hands[state.attempt[0]]:
        yield PositionError("mogel_motte.last-card")
    if phase == CLARIFY and not penalties(state.hands[state.guard], options):
        yield PositionError("mogel_motte.nothing-to-settle")
    if phase == GIFTS:
        able = [s for s in _after(state, state.slowest) if presents(state.hands[s], options)]
        if not state.queue or list(state.queue) != able[len(able) - len(state.queue) :]:
            yield PositionError("mogel_motte.gift-queue", queue=short(list(state.queue)))
        if state.slowest == state.turn:
            yield PositionError("mogel_motte.active-slaps")
    elif phase == TAKING:
        takers = _after(state, state.turn)
        if not state.queue or list(state.queue) != takers[len(takers) - len(state.queue) :]:
            yield PositionError("mogel_motte.ant-queue", queue=short(list(state.queue)))
        if (options.ant_source, options.ant_pick) != ("discard", "choice") or len(
            state.discard
        ) < 2:
            yield PositionError("mogel_motte.ant-choice")
    elif state.queue:
        yield PositionError("mogel_motte.queue-when", phase=phase)
    if phase == RESHUFFLE and (state.draw or len(state.discard) < 2):
        yield PositionError("mogel_motte.shuffle-when")
    if (state.owed and phase != RESHUFFLE) or bool(state.owed) != bool(state.why):
        yield PositionError("mogel_motte.owed")


def _after(state: MotteState, seat: int | None) -> list[int]:
    """Return the other seats, clockwise from the left of `seat`."""
    players = state.options.players
    return [((seat or 0) + place) % players for place in range(1, players)]


def _cards(name: str, value: Any) -> tuple[Card, ...]:
    cards = listed(name, value)
    for card in cards:
        if not isinstance(card, str) or card not in PLACE:
            raise PositionError(
                "mogel_motte.no-card-in", field=name, card=short(card), hint=near(card, (), SPELLED)
            )
    return tuple(cards)


def _rows(name: str, value: Any, seats: int) -> list[tuple[Card, ...]]:
    rows = [()] * seats if value is None else for_each_seat(name, value, seats)
    return [_cards(name, row) for row in rows]


def _cheat(name: str, value: Any, seats: int) -> tuple[int, Card]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise PositionError("mogel_motte.no-pair", field=name, value=short(value))
    return a_seat(name, value[0], seats), _cards(name, [value[1]])[0]


def _scores(value: Any, seats: int) -> tuple[tuple[int, ...], ...]:
    rows = []
    for row in listed("round_scores", value):
        points = listed("round_scores", row)
        if len(points) != seats or not all(type(p) is int and p >= 0 for p in points):
            raise PositionError("score-row", seats=seats, row=short(row))
        rows.append(tuple(points))
    return tuple(rows)


def _resume(value: Any, phase: str) -> str:
    """Return the phase to which the game comes back after an interruption."""
    if phase in (ATTEMPT, CLARIFY, RESHUFFLE):
        return one("resume", TURN if value is None else value, OPEN)
    if value not in (None, ""):
        raise PositionError("mogel_motte.no-interruption", phase=phase)
    return ""


def _attempt(value: Any, phase: str, seats: int) -> tuple[int, Card] | None:
    if (value is not None) != (phase == ATTEMPT):
        raise PositionError("mogel_motte.attempt-when")
    if value is None:
        return None
    if not isinstance(value, Mapping) or value.keys() != {"player", "card"}:
        raise PositionError("mogel_motte.attempt-object", value=short(value))
    return _cheat("attempt", [value["player"], value["card"]], seats)


def _only_in(phases: tuple[str, ...], phase: str, name: str, value: Any, seats: int) -> int | None:
    if (value is not None) != (phase in phases):
        raise PositionError("mogel_motte.only-in", field=name, phase=phases[0])
    return None if value is None else a_seat(name, value, seats)


def _why(given: Mapping[str, Any]) -> str:
    value = given.get("why", REASONS[0] if given.get("owed") else "")
    return one("why", value, ("", *REASONS))


def _opening(value: Any, phase: str, resume: Any) -> bool:
    if not isinstance(value, bool):
        raise PositionError("true-or-false", field="opening", value=short(value))
    acting = resume if phase in (ATTEMPT, CLARIFY, RESHUFFLE) else phase
    if value and (acting in (None, TURN) or phase in CLOSED):
        raise PositionError("mogel_motte.opening")
    return value
