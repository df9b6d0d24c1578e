"""Carrying moves out: cheats, and what the guard does about them."""

from __future__ import annotations

from mopsbook.games.mogel_motte import events
from mopsbook.games.mogel_motte.cards import Card
from mopsbook.games.mogel_motte.handing import penalties
from mopsbook.games.mogel_motte.moves import Accuse, Cheat, LetGo, Penalty
from mopsbook.games.mogel_motte.moving import MoveInProgress
from mopsbook.games.mogel_motte.state import MotteState


def cheat(moving: MoveInProgress, move: Cheat) -> MotteState:
    """Begin an attempt."""
    moving.give_up(move.player, move.card)
    moving.tell(events.cheated, move.player, move.card)
    return moving.position("attempt", moving.state.phase, (move.player, move.card))


def let_go(moving: MoveInProgress, _move: LetGo) -> MotteState:
    """Let the card vanish."""
    _vanish(moving, wrong=False)
    return moving.resume()


def accuse(moving: MoveInProgress, move: Accuse) -> MotteState:
    """Find out whether an accusation is right, and begin the clarification."""
    state, guard, target = moving.state, move.player, move.target
    attempt, back = state.attempt, state.resume or state.phase
    if attempt is not None and attempt[0] == target:
        card: Card | None = attempt[1]
    else:
        card = _recent_cheat(moving, target)
    gone = any(seat == target for seat, _ in state.vanished)
    moving.tell(events.accused, move.player, target, card is not None, gone)
    late = attempt is None or attempt[0] != target
    if late and attempt is not None:
        _vanish(moving, wrong=True)
    if card is None:
        moving.tell(events.guard_stays, guard)
        moving.owed, moving.why = (guard,), "wrong"
        return moving.settle(back)
    moving.receive(target, card)
    moving.tell(events.caught, target, card, guard, late)
    if penalties(moving.hands[guard], moving.options):
        return moving.position("clarify", back, caught=target)
    moving.tell(events.no_penalty, guard, target)
    _new_guard(moving, target)
    return moving.settle(back)


def penalty(moving: MoveInProgress, move: Penalty) -> MotteState:
    """Hand a card and the guard bug over."""
    caught = moving.state.caught
    assert caught is not None, "a penalty follows a catch"
    moving.give_up(move.player, move.card)
    moving.receive(caught, move.card)
    moving.tell(events.handed_over, move.player, caught, move.card)
    _new_guard(moving, caught)
    return moving.resume() if moving.hands[move.player] else moving.end_round()


def _new_guard(moving: MoveInProgress, seat: int) -> None:
    state = moving.state
    moving.tell(events.new_guard, seat, moving.guard, state.resume or state.phase, state.turn)
    moving.guard = seat


def _vanish(moving: MoveInProgress, wrong: bool) -> None:
    attempt = moving.state.attempt
    assert attempt is not None, "only what is attempted vanishes"
    moving.vanished = (*moving.vanished, attempt)
    if moving.options.caught_window == "until_next_turn":
        moving.fresh += 1
    moving.tell(events.vanished, *attempt, wrong)


def _recent_cheat(moving: MoveInProgress, seat: int) -> Card | None:
    """Take back the last card that a seat has cheated away and can still be caught for."""
    oldest = len(moving.vanished) - moving.fresh
    for at in range(len(moving.vanished) - 1, oldest - 1, -1):
        if moving.vanished[at][0] == seat:
            card = moving.vanished[at][1]
            moving.vanished = moving.vanished[:at] + moving.vanished[at + 1 :]
            moving.fresh -= 1
            return card
    return None
