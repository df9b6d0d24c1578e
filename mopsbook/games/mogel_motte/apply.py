"""Carrying moves out: rounds, turns, what the action cards do, cheats, and what the guard does about them."""

from __future__ import annotations

from collections.abc import Callable

from mopsbook.core.engine import appliers
from mopsbook.core.rows import packets, without
from mopsbook.games.mogel_motte import events
from mopsbook.games.mogel_motte import moves as m
from mopsbook.games.mogel_motte.cards import ACTIONS, HAND_SIZE, KINDS, MOTH, VALUE, Card, sort_hand
from mopsbook.games.mogel_motte.handing import others, penalties, presents
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
    moving.tell(events.dealt, starter, moving.state.round, HAND_SIZE, len(moving.draw))
    moving.tell(events.first_guard, starter, moving.state.round)
    moving.tell(events.first_card, card, moving.value, moths, moving.opening)
    return act(moving) if moving.opening else moving.settle("turn")


def shuffle(moving: MoveInProgress, move: m.Shuffle) -> MotteState:
    """Renew the draw pile."""
    moving.draw, stays = move.cards, moving.options.reshuffle_top == "stays"
    moving.discard = moving.discard[-1:] if stays else ()
    moving.tell(events.reshuffled, len(moving.draw), moving.discard[0] if stays else "")
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
    moving.tell(events.slapped, move.slowest, move.order, moving.queue)
    # whoever has laid the mosquito as the last card holds not even moths
    if held := tuple([seat for seat in after if seat not in moving.queue and moving.hands[seat]]):
        moving.tell(events.no_gift, held, move.slowest, moving.options.last_card_gift == "kept")
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
    options, turn = moving.options, moving.turn
    seats = tuple(range(options.players)) if options.race_active else others(options.players, turn)
    moving.tell(events.cockroach, turn, moving.value, seats, options.race_cards != "number")
    return moving.settle("race")


def race(moving: MoveInProgress, move: m.Race) -> MotteState:
    """Let the card of the fastest lie."""
    if move.fastest is not None and move.card is not None:
        moving.give_up(move.fastest, move.card)
        moving.discard = (*moving.discard, move.card)
        moving.tell(events.raced, move.fastest, move.card, moving.value)
    else:
        moving.tell(events.race_nobody, moving.value)
    return moving.next_turn()


def ant(moving: MoveInProgress) -> MotteState:
    """Let all but the active player take a card."""
    options, takers = moving.options, others(moving.options.players, moving.turn)
    source, top = options.ant_source, options.ant_pick == "top"
    moving.tell(events.ant, moving.turn, takers, source, source == "discard" and not top)
    if source == "draw":
        moving.owed, moving.why = takers, "ant"
        return moving.next_turn()
    moving.queue = takers
    while moving.queue and len(moving.discard) > 1 and top:
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
    if moving.queue:
        moving.tell(events.ant_short, moving.queue, moving.options.ant_short)
    if moving.options.ant_short == "draw":
        moving.owed, moving.why = moving.queue, "ant"
    moving.queue = ()
    return moving.next_turn()


# ------------------------------------------------------------------ cheats, and what the guard does about them


def cheat(moving: MoveInProgress, move: m.Cheat) -> MotteState:
    """Begin an attempt."""
    moving.give_up(move.player, move.card)
    moving.tell(events.cheated, move.player, move.card)
    return moving.position("attempt", moving.state.phase, (move.player, move.card))


def stir(moving: MoveInProgress, move: m.Stir) -> MotteState:
    """Let all see that a hand stirs, and nothing else come of it."""
    moving.tell(events.stirred, move.seat, move.sign)
    return moving.state


def let_go(moving: MoveInProgress, _move: m.LetGo) -> MotteState:
    """Let the card vanish."""
    _vanish(moving, wrong=False)
    return moving.resume()


def accuse(moving: MoveInProgress, move: m.Accuse) -> MotteState:
    """Find out whether an accusation is right, and begin the clarification."""
    state, guard, target = moving.state, move.player, move.target
    attempt, back = state.attempt, state.resume or state.phase
    late = attempt is None or attempt[0] != target
    card = attempt[1] if attempt is not None and not late else _recent_cheat(moving, target)
    gone = any(seat == target for seat, _ in state.vanished)
    moving.tell(events.accused, move.player, target, card is not None, gone)
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
    _new_guard(moving, target, back)
    return moving.settle(back)


def penalty(moving: MoveInProgress, move: m.Penalty) -> MotteState:
    """Hand a card and the guard bug over."""
    caught = moving.state.caught
    assert caught is not None, "a penalty follows a catch"
    moving.give_up(move.player, move.card)
    moving.receive(caught, move.card)
    moving.tell(events.handed_over, move.player, caught, move.card)
    goes_on = bool(moving.hands[move.player])
    _new_guard(moving, caught, moving.state.resume if goes_on else "round_over")
    return moving.resume() if goes_on else moving.end_round()


def _new_guard(moving: MoveInProgress, seat: int, then: str) -> None:
    moving.tell(events.new_guard, seat, moving.guard, then, moving.state.turn)
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


ACTS: dict[str, Callable[[MoveInProgress], MotteState]] = {
    "S": spider,
    "Q": mosquito,
    "C": cockroach,
    "A": ant,
}
"""What begins when an action card lies, by its letter."""

APPLY = appliers(
    play, draw, give, decline, slap, gift, race, take, cheat, accuse, let_go, penalty, next_round,
    deal, shuffle, stir,
)  # fmt: skip
