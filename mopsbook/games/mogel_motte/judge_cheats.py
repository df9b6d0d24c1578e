"""What is wrong with cheats, and with what the guard does about them."""

from __future__ import annotations

from mopsbook.core.verdict import Fault, Found
from mopsbook.games.mogel_motte.cards import MOTH
from mopsbook.games.mogel_motte.judge import cite, kept, missing, no_seat, not_now
from mopsbook.games.mogel_motte.moves import Accuse, Cheat, LetGo, Penalty
from mopsbook.games.mogel_motte.state import HANDING, MotteState


def _wrong_time(state: MotteState, player: int, doing: str) -> Fault | None:
    """Return why nobody cheats, or accuses, at this moment of a round, if that is so."""
    if state.phase == "clarify":
        facts = {"player": player, "guard": state.guard, "caught": state.caught}
        return cite("cheat-pause", **facts, doing=doing)
    handing = state.phase in HANDING
    if handing or (state.options.cheat_time == "turns" and state.phase not in ("turn", "attempt")):
        return cite("cheat-time", player=player, phase=state.phase, doing=doing, option=not handing)
    return None


def cheat(state: MotteState, move: Cheat) -> Found:
    """Yield what is wrong with a cheat; all but the last thing can be seen by everybody."""
    player, cards = move.player, (move.card, *move.more)
    found = [not_now(state, player=player)]
    if found[0] is None:
        if state.phase != "turn":
            found.append(_wrong_time(state, player, "cheat"))
        if player == state.guard:
            found.append(cite("guard-honest", player=player, card=move.card))
        if move.more or state.phase == "attempt":
            why = "several" if move.more else "open"
            found.append(cite("cheat-one-at-a-time", player=player, cards=list(cards), why=why))
        if len(state.hands[player]) < 2:
            found.append(cite("cheat-last-card", player=player, card=move.card))
    wrong = [violation for violation in found if violation is not None]
    yield from wrong or missing(state, player, cards)


def accuse(state: MotteState, move: Accuse) -> Found:
    """Yield what is wrong with an accusation."""
    player = move.player
    if idle := not_now(state, player=player):
        yield idle
        return
    if late := _wrong_time(state, player, "accuse"):
        yield late
    if player != state.guard:
        yield cite("no-telling", player=player, guard=state.guard, doing="accuse")
    elif move.target == player:
        yield cite("accuse", player=player)
    yield from no_seat(state, move.target, player=player)


def let_go(state: MotteState, move: LetGo) -> Found:
    """Yield what is wrong with letting an attempt pass."""
    if idle := not_now(state, player=move.player):
        yield idle
        return
    facts = {"player": move.player, "guard": state.guard}
    if state.phase != "attempt":
        yield cite("caught-red-handed", **facts, phase=state.phase, why="nothing")
    if move.player != state.guard:
        yield cite("no-telling", **facts, doing="let-go")


def penalty(state: MotteState, move: Penalty) -> Found:
    """Yield what is wrong with a card that is handed over after a catch."""
    player, card = move.player, move.card
    guard, phase = state.guard, state.phase
    if idle := not_now(state, player=player):
        yield idle
    elif phase != "clarify":
        if phase == "attempt":
            yield cite("caught-red-handed", player=player, guard=guard, phase=phase, why="waits")
        yield cite("rightly-accused", player=player, phase=phase)
    elif player != guard:
        yield cite("penalty-choice", player=player, guard=guard)
    else:
        if card[0] == MOTH and not state.options.penalty_moth:
            yield cite("penalty-no-moth", player=player, card=card)
        yield from missing(state, player, (card,))
        yield from kept(state, player, card)
