"""From an object to a position: what is left out is filled in, what cannot be is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
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
from mopsbook.games.mopsen.cards import (
    COLOURS,
    DECK,
    HAND_SIZE,
    MOST_REDRAWN,
    SPELLED,
    Card,
    sort_hand,
)
from mopsbook.games.mopsen.options import MopsenOptions
from mopsbook.games.mopsen.scoring import ROUNDS
from mopsbook.games.mopsen.state import (
    DEAL,
    GAME_OVER,
    PHASES,
    PINCH,
    PLAY,
    REDRAW,
    ROUND_OVER,
    MopsenState,
)

FIELDS = (
    "players", "phase", "round", "dealer", "leader", "turn", "pecking", "hands", "trick", "bowls",
    "discard", "stack", "round_scores", "winner", "chosen",
)  # fmt: skip


def build_position(given: Mapping[str, Any], options: MopsenOptions) -> MopsenState:
    """Build a position from an object of the rulings.

    Parameters
    ----------
    given : mapping
        Any of :data:`FIELDS`; left out are: order R B Y C, phase play (or, if somebody holds no
        card and none is played, the end of the round), the round that the finished rounds imply, dealer the seat before the leader before the first trick and the last seat
        after it, leader 0 (or whoever led the trick, or has to lead it), nothing in hands, bowls and piles.
    options : MopsenOptions
        The options of the game to which it belongs.

    Raises
    ------
    PositionError
        If a field is unknown or a value cannot be.
    """
    known_fields(given, FIELDS)
    seats = options.players
    same_players(given, seats, "mopsen")
    trick = _trick(given.get("trick", ()), seats)
    hands = tuple(sort_hand(hand) for hand in _rows("hands", given.get("hands"), seats))
    # with nobody's card in a trick and nothing in a hand a round has just ended
    rest = (
        PLAY if trick or all(hands) else GAME_OVER if given.get("round") == ROUNDS else ROUND_OVER
    )
    phase = one("phase", given.get("phase", rest), PHASES)
    dealer, leader = _dealer_and_leader(given, phase, trick, seats)
    winner, turn = _who(given, phase, leader, trick, seats)
    scores = _scores(given.get("round_scores", ()), seats)
    number = whole("round", given.get("round", _round(phase, scores)), 1, ROUNDS)
    state = MopsenState(
        options,
        phase,
        number,
        dealer,
        leader,
        turn,
        _pecking(given.get("pecking"), phase, number, options),
        hands,
        trick,
        tuple(_rows("bowls", given.get("bowls"), seats)),
        _cards("discard", given.get("discard", ())),
        _cards("stack", given.get("stack", ())),
        scores,
        winner,
        _chosen(given.get("chosen"), phase, (turn - leader) % seats, options),
    )
    _refuse_impossible(state)
    return state


def _round(phase: str, scores: tuple[tuple[int, ...], ...]) -> int:
    """Return the round in which so many rounds have been scored."""
    if phase == GAME_OVER:
        return ROUNDS
    return max(1, len(scores)) if phase == ROUND_OVER else len(scores) + 1


def _dealer_and_leader(
    given: Mapping[str, Any], phase: str, trick: tuple[tuple[int, Card], ...], seats: int
) -> tuple[int, int]:
    """Return who dealt and who leads; before the first trick one follows from the other."""
    first = phase in (DEAL, REDRAW)
    led_by = trick[0][0] if trick and phase != PINCH else 0
    if phase == PLAY and not trick:
        led_by = given.get("turn", 0)
    if first and "dealer" in given:
        led_by = (a_seat("dealer", given["dealer"], seats) + 1) % seats
    leader = a_seat("leader", given.get("leader", led_by), seats)
    dealt_by = (leader - 1) % seats if first else seats - 1
    dealer = a_seat("dealer", given.get("dealer", dealt_by), seats)
    if first and leader != (dealer + 1) % seats:
        raise PositionError(
            "mopsen.first-lead", dealer=dealer, first=(dealer + 1) % seats, leader=leader
        )
    return dealer, leader


def _chosen(
    value: Any, phase: str, before: int, options: MopsenOptions
) -> tuple[tuple[Card, ...], ...]:
    """Return what the seats `before` the present one have chosen, while all choose at once."""
    secret = phase == REDRAW and options.redraw_order == "simultaneous"
    if value is None:
        return ((),) * before if secret else ()
    rows = tuple(_cards("chosen", cards) for cards in listed("chosen", value))
    if len(rows) != (before if secret else 0) or any(len(row) > MOST_REDRAWN for row in rows):
        raise PositionError("mopsen.chosen", rows=short([list(row) for row in rows]))
    return rows


def _refuse_impossible(state: MopsenState) -> None:
    """Refuse what cannot lie on a table: a card twice, too long a trick, rounds out of step."""
    places = [*state.hands, *state.bowls, state.discard, state.stack]
    cards = Counter(card for place in places for card in place)
    cards.update(card for _, card in state.trick)
    twice = [card for card, count in cards.items() if count > 1]
    if twice:
        raise PositionError("card-twice", cards=twice, rule="mopsen.deck-composition")
    longest = max(map(len, state.hands))
    if longest > HAND_SIZE:
        raise PositionError("mopsen.hand-size", most=HAND_SIZE, found=longest)
    if state.phase == DEAL and cards:
        raise PositionError("mopsen.cards-before-deal")
    if state.phase == REDRAW and (any(state.bowls) or state.discard):
        raise PositionError("mopsen.exchange-first")
    for place, chosen in enumerate(state.chosen):
        hand = state.hands[(state.leader + place) % state.options.players]
        if not set(chosen) <= set(hand) or len(set(chosen)) != len(chosen):
            raise PositionError("mopsen.chosen-own", chosen=str(list(chosen)), hand=str(list(hand)))
    seats = state.options.players
    if state.phase == PLAY:
        if len(state.trick) >= seats:
            raise PositionError("mopsen.trick-size", most=seats - 1, found=len(state.trick))
        expected = [(state.leader + i) % seats for i in range(len(state.trick))]
        if [seat for seat, _ in state.trick] != expected:
            raise PositionError("mopsen.trick-seats", leader=state.leader, seats=str(expected))
    elif state.trick and state.phase != PINCH:
        raise PositionError("mopsen.no-trick", phase=state.phase)
    played = {seat for seat, _ in state.trick}
    for seat, hand in enumerate(state.hands):
        if state.phase == PLAY and not hand and seat not in played:
            raise PositionError("mopsen.turn-empty", seat=seat)
    finished = state.round if state.phase in (ROUND_OVER, GAME_OVER) else state.round - 1
    if len(state.round_scores) > finished:
        raise PositionError(
            "rounds-scored",
            round=state.round,
            phase=state.phase,
            finished=finished,
            found=len(state.round_scores),
            rule="mopsen.score-record",
        )
    over = state.phase == GAME_OVER
    if (over or state.phase == ROUND_OVER) and over != (state.round == ROUNDS):
        raise PositionError(
            "rounds-over",
            rounds=ROUNDS,
            round=state.round,
            phase=state.phase,
            rule="mopsen.game-end",
        )


def _who(
    given: Mapping[str, Any],
    phase: str,
    leader: int,
    trick: tuple[tuple[int, Card], ...],
    seats: int,
) -> tuple[int | None, int]:
    """Return who won the trick (only in a pinch) and whose turn it is."""
    if phase != PINCH:
        if given.get("winner") is not None:
            raise PositionError("mopsen.winner-when")
        due = (leader + len(trick)) % seats
        turn = a_seat("turn", given.get("turn", due), seats)
        if phase == PLAY and turn != due:
            raise PositionError(
                "mopsen.trick-turn", cards=len(trick), leader=leader, due=due, turn=turn
            )
        return None, turn
    if "turn" not in given:
        raise PositionError("mopsen.pinch-turn")
    turn = a_seat("turn", given["turn"], seats)
    involved = {seat for seat, _ in trick}
    others = [seat for seat in range(seats) if seat != turn and seat not in involved]
    if (
        turn in involved
        or len(trick) != seats - 2
        or len(others) != 1
        or given.get("winner", others[0]) != others[0]
    ):
        raise PositionError("mopsen.pinch-trick")
    return others[0], turn


def _cards(name: str, value: Any) -> tuple[Card, ...]:
    cards = listed(name, value)
    for card in cards:
        if not isinstance(card, str) or card not in DECK:
            raise PositionError(
                "mopsen.no-card-in", field=name, card=short(card), hint=near(card, (), SPELLED)
            )
    return tuple(cards)


def _rows(name: str, value: Any, seats: int) -> list[tuple[Card, ...]]:
    rows = [()] * seats if value is None else for_each_seat(name, value, seats)
    return [_cards(name, row) for row in rows]


def _trick(value: Any, seats: int) -> tuple[tuple[int, Card], ...]:
    entries: list[tuple[int, Card]] = []
    for entry in listed("trick", value):
        if not isinstance(entry, list | tuple) or len(entry) != 2:
            raise PositionError("mopsen.trick-pair", entry=short(entry))
        entries.append((a_seat("trick", entry[0], seats), _cards("trick", [entry[1]])[0]))
    return tuple(entries)


def _pecking(value: Any, phase: str, number: int, options: MopsenOptions) -> tuple[str, ...]:
    first_deal = phase == DEAL and number == 1
    shuffled = options.pecking_start == "shuffled"
    if value is None:
        value = COLOURS if not first_deal else () if shuffled else options.pecking_start
    order = tuple(listed("pecking", value))
    if len(order) == len(COLOURS) and all(colour in order for colour in COLOURS):
        return order
    if not order and first_deal and shuffled:
        return ()
    raise PositionError("mopsen.pecking", order=short(list(order)))


def _scores(value: Any, seats: int) -> tuple[tuple[int, ...], ...]:
    rows = []
    for row in listed("round_scores", value):
        points = listed("round_scores", row)
        if len(points) != seats or not all(type(p) is int and p >= 0 for p in points):
            raise PositionError("score-row", seats=seats, row=short(row))
        rows.append(tuple(points))
    return tuple(rows)
