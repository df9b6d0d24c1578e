"""What all refusals are made of: what is missing, and when nothing can be done at all."""

from __future__ import annotations

from collections import Counter
from typing import Any

from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import Fault, Found, citing
from mopsbook.games.mogel_motte.cards import Card
from mopsbook.games.mogel_motte.state import MotteState

cite = citing("motte")

# ------------------------------------------------------------------ the right time


def not_now(state: MotteState, **facts: Any) -> Fault | None:
    """Return why nothing can be done by anybody now, if that is so."""
    phase = state.phase
    if phase == "game_over":
        return cite("game-end", phase=phase, **facts)
    if phase == "round_over":
        return cite("round-end", phase=phase, why="over", **facts)
    if phase == "deal":
        return cite("shuffle-deal", phase=phase, why="due", **facts)
    if phase == "reshuffle":
        return cite("reshuffle", phase=phase, why="due", count=len(state.discard), **facts)
    player = facts.get("player")
    if player is not None and not 0 <= player < state.options.players:
        return cite("players", player=player, count=state.options.players)
    return None


def ordinary(state: MotteState, player: int | None) -> Fault | None:
    """Return why the ordinary course of the game does not go on now, if that is so."""
    facts = {} if player is None else {"player": player}
    if state.phase == "attempt":
        return cite("caught-red-handed", **facts, guard=state.guard, phase=state.phase, why="waits")
    if state.phase == "clarify":
        return cite("interruption", **facts, guard=state.guard, caught=state.caught)
    return not_now(state, **facts)


def no_seat(state: MotteState, seat: int, **facts: Any) -> Found:
    """Yield that a seat which is named does not exist."""
    if not 0 <= seat < state.options.players:
        yield cite("players", **facts, named=seat, count=state.options.players)


def missing(state: MotteState, player: int, cards: tuple[Card, ...]) -> tuple[Fault, ...]:
    """Return that a seat does not hold what it wants to part with, as far as its hand is known."""
    hand = state.hands[player]
    if len(cards) == 1 and cards[0] in hand:
        return ()
    lost = list((Counter(cards) - Counter(hand)).elements())
    if len(lost) <= hand.count(HIDDEN):
        return ()
    return (cite("own-hand", player=player, cards=lost, count=len(lost)),)


def kept(state: MotteState, player: int, card: Card) -> Found:
    """Yield that the last card is never given away, where that is so."""
    if len(state.hands[player]) == 1 and state.options.last_card_gift == "kept":
        yield cite("empty-by-gift", player=player, card=card)
