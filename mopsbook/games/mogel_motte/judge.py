"""What all refusals are made of: how moves are formed, and when nothing can be done at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import Violation
from mopsbook.games.mogel_motte.cards import CARDS, Card
from mopsbook.games.mogel_motte.moves import Accuse, Cheat, Deal, Give, Play, Race, Shuffle, Slap
from mopsbook.games.mogel_motte.state import (
    ATTEMPT,
    CLARIFY,
    DEAL,
    GAME_OVER,
    RESHUFFLE,
    ROUND_OVER,
    MotteState,
)

Found = Iterator[Violation]


def cite(slug: str, **facts: Any) -> Violation:
    """Return the violation of a rule."""
    # Game looks the id up, so that an engine need not carry the rule book in its hot path
    return Violation(f"motte.{slug}", facts)  # type: ignore[arg-type]


_cite = cite

# Whether the parts of a move are of the kinds that reading it from notation gives


def _int(*values: object) -> bool:
    return all(type(value) is int for value in values)


def _cards(values: object) -> bool:
    return type(values) is tuple and all(type(v) is str and v in CARDS for v in values)


def _clock(value: object) -> bool:
    return value is None or type(value) is int


def seat_alone(move: Any) -> bool:
    """Say whether a move names a seat."""
    return type(move.player) is int


def one_card(move: Any) -> bool:
    """Say whether a move names a seat and a card."""
    return type(move.player) is int and type(move.card) is str and move.card in CARDS


def some_cards(move: Play | Cheat) -> bool:
    """Say whether a move names a seat and cards."""
    return one_card(move) and (move.more == () or _cards(move.more))


def cheating(move: Cheat) -> bool:
    """Say whether a cheat is formed like one."""
    return some_cards(move) and _clock(move.clock)


def giving(move: Give) -> bool:
    """Say whether a gift is formed like one."""
    return one_card(move) and type(move.to) is int


def slapping(move: Slap) -> bool:
    """Say whether a slap is formed like one."""
    order = move.order
    hands = type(order) is tuple and _int(*order) and (not order or order[-1] == move.slowest)
    return type(move.slowest) is int and hands and _clock(move.clock)


def racing(move: Race) -> bool:
    """Say whether the end of a race is formed like one."""
    if move.fastest is None:
        return move.card is None and _clock(move.clock)
    return type(move.fastest) is int and _cards((move.card,)) and _clock(move.clock)


def accusing(move: Accuse) -> bool:
    """Say whether an accusation is formed like one."""
    return _int(move.player, move.target) and _clock(move.clock)


def all_cards(move: Deal | Shuffle) -> bool:
    """Say whether an outcome of chance names cards."""
    return _cards(move.cards)


# ------------------------------------------------------------------ the right time


def not_now(state: MotteState, **facts: Any) -> Violation | None:
    """Return why nothing can be done by anybody now, if that is so."""
    phase = state.phase
    if phase == GAME_OVER:
        return _cite("game-end", phase=phase, **facts)
    if phase == ROUND_OVER:
        return _cite("round-end", phase=phase, why="over", **facts)
    if phase == DEAL:
        return _cite("shuffle-deal", phase=phase, why="due", **facts)
    if phase == RESHUFFLE:
        return _cite("reshuffle", phase=phase, why="due", count=len(state.discard), **facts)
    player = facts.get("player")
    if player is not None and not 0 <= player < state.options.players:
        return _cite("players", player=player, count=state.options.players)
    return None


def ordinary(state: MotteState, player: int | None) -> Violation | None:
    """Return why the ordinary course of the game does not go on now, if that is so."""
    facts = {} if player is None else {"player": player}
    if state.phase == ATTEMPT:
        return _cite(
            "caught-red-handed", **facts, guard=state.guard, phase=state.phase, why="waits"
        )
    if state.phase == CLARIFY:
        return _cite("interruption", **facts, guard=state.guard, caught=state.caught)
    return not_now(state, **facts)


def no_seat(state: MotteState, seat: int, **facts: Any) -> Found:
    """Yield that a seat which is named does not exist."""
    if not 0 <= seat < state.options.players:
        yield _cite("players", **facts, named=seat, count=state.options.players)


def missing(state: MotteState, player: int, cards: tuple[Card, ...]) -> tuple[Violation, ...]:
    """Return that a seat does not hold what it wants to part with, as far as its hand is known."""
    hand = state.hands[player]
    if len(cards) == 1 and cards[0] in hand:
        return ()
    lost = list((Counter(cards) - Counter(hand)).elements())
    if len(lost) <= hand.count(HIDDEN):
        return ()
    return (_cite("own-hand", player=player, cards=lost, count=len(lost)),)


def kept(state: MotteState, player: int, card: Card) -> Found:
    """Yield that the last card is never given away, where that is so."""
    if len(state.hands[player]) == 1 and state.options.last_card_gift == "kept":
        yield _cite("empty-by-gift", player=player, card=card)
