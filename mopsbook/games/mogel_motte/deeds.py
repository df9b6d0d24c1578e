"""Carrying moves out: rounds, turns, and what the action cards do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mopsbook.games.mogel_motte import catching, events
from mopsbook.games.mogel_motte.cards import (
    ACTIONS,
    HAND_SIZE,
    MOTH,
    VALUE,
    Card,
    sort_hand,
    without,
)
from mopsbook.games.mogel_motte.handing import presents
from mopsbook.games.mogel_motte.moves import (
    Accuse,
    Cheat,
    Deal,
    Decline,
    Draw,
    Gift,
    Give,
    LetGo,
    MotteMove,
    NextRound,
    Penalty,
    Play,
    Race,
    Shuffle,
    Slap,
    Take,
)
from mopsbook.games.mogel_motte.state import (
    GIFTS,
    RACE,
    SLAP,
    SPIDER,
    TAKING,
    TURN,
    MotteState,
)
from mopsbook.games.mogel_motte.table import Table, Told, before_deal


def apply(state: MotteState, move: MotteMove, told: Told) -> MotteState:
    """Carry out a legal move; return the next position, and tell what happened to who listens."""
    return MOVES[type(move)](Table(state, told), move)


# ------------------------------------------------------------------ rounds


def next_round(table: Table, _move: NextRound) -> MotteState:
    """Gather all cards."""
    state, players = table.state, table.options.players
    starter = (state.starter + 1) % players
    if table.told is not None:
        table.told.append(events.next_round(starter, state.round + 1))
    return before_deal(table.options, state.round + 1, starter, state.round_scores)


def deal(table: Table, move: Deal) -> MotteState:
    """Deal eight cards each and turn the first card up."""
    players, starter = table.options.players, table.state.starter
    packets = [
        sort_hand(move.cards[place * HAND_SIZE : (place + 1) * HAND_SIZE])
        for place in range(players)
    ]
    table.hands = tuple([packets[(seat - starter) % players] for seat in range(players)])
    table.draw = move.cards[players * HAND_SIZE :]
    moths = table.turn_up()
    card = table.discard[-1]
    table.opening = card[0] in ACTIONS and table.options.first_card_action == "perform"
    if table.told is not None:
        table.told += events.dealt(table.state, len(table.draw))
        table.told.append(events.first_card(card, table.value, moths, table.opening))
    return act(table) if table.opening else table.settle(TURN)


def shuffle(table: Table, move: Shuffle) -> MotteState:
    """Renew the draw pile."""
    table.draw, stays = move.cards, table.options.reshuffle_top == "stays"
    table.discard = table.discard[-1:] if stays else ()
    if table.told is not None:
        top = table.discard[0] if stays else ""
        table.told.append(events.reshuffled(len(table.draw), top))
    if not stays:
        moths = table.turn_up()
        if table.told is not None:
            table.told.append(events.turned_up(table.discard[-1], table.value, moths))
    return table.settle(table.state.resume, renewed=True)


# ------------------------------------------------------------------ turns and actions


def act(table: Table) -> MotteState:
    """Begin the action of the card that lies on top."""
    return ACTS[table.discard[-1][0]](table)


def play(table: Table, move: Play) -> MotteState:
    """Lay a card, and begin its action."""
    state, seat, card = table.state, move.player, move.card
    kind = card[0]
    table.give_up(seat, card)
    table.discard = (*state.discard, card)
    table.fresh = 0
    if kind != MOTH or not table.options.transparent:
        table.value = VALUE[card]
    if table.told is not None:
        table.told.append(events.played(state, seat, card, table.value))
    if kind in ACTIONS:
        if table.hands[seat] or table.options.last_card_action == "resolve":
            return act(table)
        if table.told is not None:
            table.told.append(events.no_action(seat, card))
    return table.next_turn()


def draw(table: Table, move: Draw) -> MotteState:
    """Draw a card."""
    table.owed, table.why = (move.player,), "turn"
    table.fresh = 0
    return table.next_turn()


def spider(table: Table) -> MotteState:
    """Let the active player give a card away."""
    if table.told is not None:
        table.told.append(events.spider(table.turn))
    return table.settle(SPIDER)


def give(table: Table, move: Give) -> MotteState:
    """Give a card away."""
    table.give_up(move.player, move.card)
    table.receive(move.to, move.card)
    if table.told is not None:
        table.told.append(events.gave(move))
    return table.next_turn()


def decline(table: Table, move: Decline) -> MotteState:
    """Give nothing."""
    if table.told is not None:
        table.told.append(events.declined(move.player))
    return table.next_turn()


def mosquito(table: Table) -> MotteState:
    """Let all but the active player slap."""
    if table.told is not None:
        table.told.append(events.mosquito(table.turn, table.others(table.turn)))
    return table.settle(SLAP)


def slap(table: Table, move: Slap) -> MotteState:
    """Queue up those who give something to the slowest."""
    table.slowest = move.slowest
    others = table.others(move.slowest)
    table.queue = tuple([s for s in others if presents(table.hands[s], table.options)])
    if table.told is not None:
        # whoever has laid the mosquito as the last card holds not even moths
        kept = tuple([seat for seat in others if seat not in table.queue and table.hands[seat]])
        table.told += events.slapped(table.state, move, table.queue, kept)
    return _more_gifts(table)


def gift(table: Table, move: Gift) -> MotteState:
    """Give a card to the slowest."""
    assert table.slowest is not None, "gifts follow a slap"
    table.give_up(move.player, move.card)
    table.receive(table.slowest, move.card)
    table.queue = table.queue[1:]
    if table.told is not None:
        table.told.append(events.presented(move, table.slowest))
    return _more_gifts(table)


def _more_gifts(table: Table) -> MotteState:
    if table.queue:
        return table.settle(GIFTS)
    table.slowest = None
    return table.next_turn()


def cockroach(table: Table) -> MotteState:
    """Let all race."""
    if table.told is not None:
        racing = range(table.options.players) if table.options.race_active else None
        players = table.others(table.turn) if racing is None else tuple(racing)
        table.told.append(events.cockroach(table.turn, table.value, players))
    return table.settle(RACE)


def race(table: Table, move: Race) -> MotteState:
    """Let the card of the fastest lie."""
    if move.fastest is not None and move.card is not None:
        table.give_up(move.fastest, move.card)
        table.discard = (*table.discard, move.card)
    if table.told is not None:
        table.told.append(events.raced(move, table.value))
    return table.next_turn()


def ant(table: Table) -> MotteState:
    """Let all but the active player take a card."""
    takers = table.others(table.turn)
    if table.told is not None:
        table.told.append(events.ant(table.state, table.turn, takers))
    if table.options.ant_source == "draw":
        table.owed, table.why = takers, "ant"
        return table.next_turn()
    table.queue = takers
    while table.queue and len(table.discard) > 1 and table.options.ant_pick == "top":
        _take_beneath(table, table.discard[-2])
    return _more_to_take(table)


def take(table: Table, move: Take) -> MotteState:
    """Take a chosen card from beneath the ant."""
    _take_beneath(table, move.card)
    return _more_to_take(table)


def _take_beneath(table: Table, card: Card) -> None:
    """Give a card beneath the ant to the first in the queue; of equal ones the topmost."""
    seat, table.queue = table.queue[0], table.queue[1:]
    downwards = without(table.discard[-2::-1], card)
    table.discard = (*downwards[::-1], table.discard[-1])
    table.receive(seat, card)
    if table.told is not None:
        table.told.append(events.took(seat, card, len(downwards)))


def _more_to_take(table: Table) -> MotteState:
    if table.queue and len(table.discard) > 1:
        return table.settle(TAKING)
    if table.queue and table.told is not None:
        table.told.append(events.ant_short(table.queue, table.options.ant_short))
    if table.options.ant_short == "draw":
        table.owed, table.why = table.queue, "ant"
    table.queue = ()
    return table.next_turn()


ACTS: dict[str, Callable[[Table], MotteState]] = {
    "S": spider,
    "Q": mosquito,
    "C": cockroach,
    "A": ant,
}
"""What begins when an action card lies, by its letter."""

MOVES: dict[type[Any], Callable[[Table, Any], MotteState]] = {
    Play: play,
    Draw: draw,
    Give: give,
    Decline: decline,
    Slap: slap,
    Gift: gift,
    Race: race,
    Take: take,
    Cheat: catching.cheat,
    Accuse: catching.accuse,
    LetGo: catching.let_go,
    Penalty: catching.penalty,
    NextRound: next_round,
    Deal: deal,
    Shuffle: shuffle,
}
