"""Carrying moves out: rounds, turns, and what the action cards do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mopsbook.core.rows import packets, without
from mopsbook.games.mogel_motte import catching, events
from mopsbook.games.mogel_motte import moves as m
from mopsbook.games.mogel_motte.cards import ACTIONS, HAND_SIZE, KINDS, MOTH, VALUE, Card, sort_hand
from mopsbook.games.mogel_motte.handing import others, presents
from mopsbook.games.mogel_motte.moving import MoveInProgress, before_deal
from mopsbook.games.mogel_motte.state import MotteState

# ------------------------------------------------------------------ rounds


def next_round(moving: MoveInProgress, _move: m.NextRound) -> MotteState:
    """Gather all cards."""
    state, players = moving.state, moving.options.players
    starter = (state.starter + 1) % players
    moving.tell(events.next_round, starter, state.round + 1)
    return before_deal(moving.options, state.round + 1, starter, state.round_scores)


def deal(moving: MoveInProgress, move: m.Deal) -> MotteState:
    """Deal eight cards each and turn the first card up."""
    players, starter = moving.options.players, moving.state.starter
    moving.hands = tuple(map(sort_hand, packets(move.cards, HAND_SIZE, players, starter)))
    moving.draw = move.cards[players * HAND_SIZE :]
    moths = moving.turn_up()
    card = moving.discard[-1]
    moving.opening = card[0] in ACTIONS and moving.options.first_card_action == "perform"
    if moving.log is not None:
        moving.log += events.dealt(moving.state, len(moving.draw))
        moving.log.append(events.first_card(card, moving.value, moths, moving.opening))
    return act(moving) if moving.opening else moving.settle("turn")


def shuffle(moving: MoveInProgress, move: m.Shuffle) -> MotteState:
    """Renew the draw pile."""
    moving.draw, stays = move.cards, moving.options.reshuffle_top == "stays"
    moving.discard = moving.discard[-1:] if stays else ()
    if moving.log is not None:
        top = moving.discard[0] if stays else ""
        moving.log.append(events.reshuffled(len(moving.draw), top))
    if not stays:
        moths = moving.turn_up()
        top = moving.discard[-1]
        moving.tell(events.turned_up, top, KINDS[top[0]], moving.value, moths)
    return moving.resume(renewed=True)


# ------------------------------------------------------------------ turns and actions


def act(moving: MoveInProgress) -> MotteState:
    """Begin the action of the card that lies on top."""
    return ACTS[moving.discard[-1][0]](moving)


def play(moving: MoveInProgress, move: m.Play) -> MotteState:
    """Lay a card, and begin its action."""
    state, seat, card = moving.state, move.player, move.card
    kind = card[0]
    moving.give_up(seat, card)
    moving.discard = (*state.discard, card)
    moving.fresh = 0
    if kind != MOTH or not moving.options.transparent:
        moving.value = VALUE[card]
    moving.tell(events.played, state, seat, card, moving.value)
    if kind in ACTIONS:
        if moving.hands[seat] or moving.options.last_card_action == "resolve":
            return act(moving)
        moving.tell(events.no_action, seat, card, KINDS[card[0]])
    return moving.next_turn()


def draw(moving: MoveInProgress, move: m.Draw) -> MotteState:
    """Draw a card."""
    moving.owed, moving.why = (move.player,), "turn"
    moving.fresh = 0
    return moving.next_turn()


def spider(moving: MoveInProgress) -> MotteState:
    """Let the active player give a card away."""
    moving.tell(events.spider, moving.turn)
    return moving.settle("spider")


def give(moving: MoveInProgress, move: m.Give) -> MotteState:
    """Give a card away."""
    moving.give_up(move.player, move.card)
    moving.receive(move.to, move.card)
    moving.tell(events.gave, move.player, move.to, move.card)
    return moving.next_turn()


def decline(moving: MoveInProgress, move: m.Decline) -> MotteState:
    """Give nothing."""
    moving.tell(events.declined, move.player)
    return moving.next_turn()


def mosquito(moving: MoveInProgress) -> MotteState:
    """Let all but the active player slap."""
    moving.tell(events.mosquito, moving.turn, others(moving.options.players, moving.turn))
    return moving.settle("slap")


def slap(moving: MoveInProgress, move: m.Slap) -> MotteState:
    """Queue up those who give something to the slowest."""
    moving.slowest = move.slowest
    after = others(moving.options.players, move.slowest)
    moving.queue = tuple([s for s in after if presents(moving.hands[s], moving.options)])
    if moving.log is not None:
        # whoever has laid the mosquito as the last card holds not even moths
        kept = tuple([seat for seat in after if seat not in moving.queue and moving.hands[seat]])
        moving.log += events.slapped(moving.state, move, moving.queue, kept)
    return _more_gifts(moving)


def gift(moving: MoveInProgress, move: m.Gift) -> MotteState:
    """Give a card to the slowest."""
    assert moving.slowest is not None, "gifts follow a slap"
    moving.give_up(move.player, move.card)
    moving.receive(moving.slowest, move.card)
    moving.queue = moving.queue[1:]
    moving.tell(events.presented, move.player, moving.slowest, move.card)
    return _more_gifts(moving)


def _more_gifts(moving: MoveInProgress) -> MotteState:
    if moving.queue:
        return moving.settle("gifts")
    moving.slowest = None
    return moving.next_turn()


def cockroach(moving: MoveInProgress) -> MotteState:
    """Let all race."""
    if moving.log is not None:
        racing = range(moving.options.players) if moving.options.race_active else None
        players = others(moving.options.players, moving.turn) if racing is None else tuple(racing)
        moving.log.append(
            events.cockroach(
                moving.turn, moving.value, players, moving.options.race_cards != "number"
            )
        )
    return moving.settle("race")


def race(moving: MoveInProgress, move: m.Race) -> MotteState:
    """Let the card of the fastest lie."""
    if move.fastest is not None and move.card is not None:
        moving.give_up(move.fastest, move.card)
        moving.discard = (*moving.discard, move.card)
    moving.tell(events.raced, move, moving.value)
    return moving.next_turn()


def ant(moving: MoveInProgress) -> MotteState:
    """Let all but the active player take a card."""
    takers = others(moving.options.players, moving.turn)
    moving.tell(events.ant, moving.state, moving.turn, takers)
    if moving.options.ant_source == "draw":
        moving.owed, moving.why = takers, "ant"
        return moving.next_turn()
    moving.queue = takers
    while moving.queue and len(moving.discard) > 1 and moving.options.ant_pick == "top":
        _take_beneath(moving, moving.discard[-2])
    return _more_to_take(moving)


def take(moving: MoveInProgress, move: m.Take) -> MotteState:
    """Take a chosen card from beneath the ant."""
    _take_beneath(moving, move.card)
    return _more_to_take(moving)


def _take_beneath(moving: MoveInProgress, card: Card) -> None:
    """Give a card beneath the ant to the first in the queue; of equal ones the topmost."""
    seat, moving.queue = moving.queue[0], moving.queue[1:]
    downwards = without(moving.discard[-2::-1], card)
    moving.discard = (*downwards[::-1], moving.discard[-1])
    moving.receive(seat, card)
    moving.tell(events.took, seat, card, len(downwards))


def _more_to_take(moving: MoveInProgress) -> MotteState:
    if moving.queue and len(moving.discard) > 1:
        return moving.settle("ant")
    if moving.queue and moving.log is not None:
        moving.log.append(events.ant_short(moving.queue, moving.options.ant_short))
    if moving.options.ant_short == "draw":
        moving.owed, moving.why = moving.queue, "ant"
    moving.queue = ()
    return moving.next_turn()


ACTS: dict[str, Callable[[MoveInProgress], MotteState]] = {
    "S": spider,
    "Q": mosquito,
    "C": cockroach,
    "A": ant,
}
"""What begins when an action card lies, by its letter."""

APPLY: dict[type[Any], Callable[[MoveInProgress, Any], MotteState]] = {
    m.Play: play,
    m.Draw: draw,
    m.Give: give,
    m.Decline: decline,
    m.Slap: slap,
    m.Gift: gift,
    m.Race: race,
    m.Take: take,
    m.Cheat: catching.cheat,
    m.Accuse: catching.accuse,
    m.LetGo: catching.let_go,
    m.Penalty: catching.penalty,
    m.NextRound: next_round,
    m.Deal: deal,
    m.Shuffle: shuffle,
}
