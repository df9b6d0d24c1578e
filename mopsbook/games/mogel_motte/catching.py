"""Carrying moves out: cheats, and what the guard does about them."""

from __future__ import annotations

from mopsbook.games.mogel_motte import events
from mopsbook.games.mogel_motte.cards import Card
from mopsbook.games.mogel_motte.handing import penalties
from mopsbook.games.mogel_motte.moves import Accuse, Cheat, LetGo, Penalty
from mopsbook.games.mogel_motte.state import ATTEMPT, CLARIFY, MotteState
from mopsbook.games.mogel_motte.table import Table


def cheat(table: Table, move: Cheat) -> MotteState:
    """Begin an attempt."""
    table.give_up(move.player, move.card)
    if table.told is not None:
        table.told.append(events.cheated(move.player, move.card))
    return table.position(ATTEMPT, table.state.phase, (move.player, move.card))


def let_go(table: Table, _move: LetGo) -> MotteState:
    """Let the card vanish."""
    _vanish(table, wrong=False)
    return table.settle(table.state.resume)


def accuse(table: Table, move: Accuse) -> MotteState:
    """Find out whether an accusation is right, and begin the clarification."""
    state, guard, target = table.state, move.player, move.target
    attempt, back = state.attempt, state.resume or state.phase
    if attempt is not None and attempt[0] == target:
        card: Card | None = attempt[1]
    else:
        card = _recent_cheat(table, target)
    if table.told is not None:
        table.told.append(events.accused(move, card is not None))
    late = attempt is None or attempt[0] != target
    if late and attempt is not None:
        _vanish(table, wrong=True)
    if card is None:
        if table.told is not None:
            table.told.append(events.guard_stays(guard))
        table.owed, table.why = (guard,), "wrong"
        return table.settle(back)
    table.receive(target, card)
    if table.told is not None:
        table.told.append(events.caught(target, card, guard, late))
    if penalties(table.hands[guard], table.options):
        return table.position(CLARIFY, back, caught=target)
    if table.told is not None:
        table.told.append(events.no_penalty(guard, target))
    _new_guard(table, target)
    return table.settle(back)


def penalty(table: Table, move: Penalty) -> MotteState:
    """Hand a card and the guard bug over."""
    caught = table.state.caught
    assert caught is not None, "a penalty follows a catch"
    table.give_up(move.player, move.card)
    table.receive(caught, move.card)
    if table.told is not None:
        table.told.append(events.handed_over(move, caught))
    _new_guard(table, caught)
    return table.settle(table.state.resume) if table.hands[move.player] else table.end_round()


def _new_guard(table: Table, seat: int) -> None:
    if table.told is not None:
        table.told.append(events.new_guard(seat, table.guard))
    table.guard = seat


def _vanish(table: Table, wrong: bool) -> None:
    attempt = table.state.attempt
    assert attempt is not None, "only what is attempted vanishes"
    table.vanished = (*table.vanished, attempt)
    if table.options.caught_window == "until_next_turn":
        table.fresh += 1
    if table.told is not None:
        table.told.append(events.vanished(*attempt, wrong))


def _recent_cheat(table: Table, seat: int) -> Card | None:
    """Take back the last card that a seat has cheated away and can still be caught for."""
    oldest = len(table.vanished) - table.fresh
    for at in range(len(table.vanished) - 1, oldest - 1, -1):
        if table.vanished[at][0] == seat:
            card = table.vanished[at][1]
            table.vanished = table.vanished[:at] + table.vanished[at + 1 :]
            table.fresh -= 1
            return card
    return None
