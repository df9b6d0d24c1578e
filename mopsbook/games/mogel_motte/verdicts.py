"""What is wrong with a move: the one place that knows what Mogel-Motte forbids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from mopsbook.core.verdict import Fault, Found, nothing_more
from mopsbook.games.mogel_motte import judge_actions, judge_cheats
from mopsbook.games.mogel_motte import moves as m
from mopsbook.games.mogel_motte.cards import ACTIONS, CARDS, MOTH, NEXT_TO, NUMBER
from mopsbook.games.mogel_motte.handing import fitting, fitting_moths, may_draw
from mopsbook.games.mogel_motte.judge import cite, missing, not_now, ordinary
from mopsbook.games.mogel_motte.state import MotteState


def check(state: MotteState, move: m.MotteMove) -> Found:
    """Return every rule that `move` breaks in `state`, one after the other.

    A move is judged in its own time: what is not due, or not this seat's to do, is told that and
    nothing more, for whether a card is in that hand must stay unknown. Cheats and accusations have
    their time nearly always: of these every rule is given that all can see to be broken, and of a
    cheat what is in the hand only if nothing else is. Of a due move every rule is given.
    """
    due = DUE.get(type(move))
    if due is None or (state.phase == due and move.player == _actor(state)):
        return CHECKS[type(move)](state, move)
    return iter([_not_due(state, move)])


# ------------------------------------------------------------------ turns


DUE: Mapping[type[Any], str] = {
    m.Play: "turn", m.Draw: "turn", m.Give: "spider", m.Decline: "spider", m.Gift: "gifts", m.Take: "ant"
}  # fmt: skip
"""The phase of each move that one seat makes in its turn."""


def _actor(state: MotteState) -> int:
    return state.queue[0] if state.queue else state.turn


def _not_due(state: MotteState, move: m.MotteMove) -> Fault:
    """Return why a move is not due, or not this seat's to make."""
    if found := ordinary(state, move.player):
        return found
    player, phase, early = move.player, state.phase, state.phase != DUE[type(move)]
    if isinstance(move, m.Gift) and early:
        return cite("mosquito-gifts", player=player, phase=phase)
    if isinstance(move, m.Take) and early:
        return cite("ant", player=player, phase=phase)
    if isinstance(move, m.Give | m.Decline) and early:
        return cite("spider", player=player, phase=phase, why="time")
    if isinstance(move, m.Gift | m.Take):
        slug = "gift-order" if isinstance(move, m.Gift) else "ant-order"
        return cite(slug, player=player, actor=_actor(state))
    facts = {"player": player, "actor": state.turn, "phase": phase}
    doing = "play" if isinstance(move, m.Play) else "draw"
    return cite("action-first", **facts, doing=doing) if early else cite("in-turn", **facts)


def _play(state: MotteState, move: m.Play) -> Found:
    player, card, options = move.player, move.card, state.options
    if move.more:
        yield cite("one-card", player=player, cards=[card, *move.more])
    yield from missing(state, player, (card, *move.more))
    moth = card[0] == MOTH
    if moth and player != state.guard:
        yield cite("moth-not-laid", player=player, card=card, guard=state.guard)
    fits = options.moths_that_fit if moth else options.fits
    if card not in fits[state.value]:
        near = sorted(NEXT_TO[state.value])
        yield cite(
            "adjacent", player=player, card=card, value=state.value, near=near,
            transparent=options.transparent,
        )  # fmt: skip


def _draw(state: MotteState, move: m.Draw) -> Found:
    player = move.player
    have, moths = fitting(state, player), fitting_moths(state, player)
    if may_draw(state, have, moths):
        return
    if have:
        yield cite("draw-if-stuck", player=player, have=have, count=len(have))
    else:
        yield cite("draw-if-stuck", player=player, have=moths, count=len(moths))
        yield cite("guard-moth-forced", player=player, have=moths, count=len(moths))


# ------------------------------------------------------------------ rounds


def _next_round(state: MotteState, _move: m.NextRound) -> Found:
    """Any seat may ask for the next round once a round is over."""
    if state.phase == "game_over":
        yield cite("game-end", phase=state.phase)
    elif state.phase != "round_over":
        yield cite("round-end", phase=state.phase, why="early")


def _deal(state: MotteState, move: m.Deal) -> Found:
    if state.phase != "deal":
        yield not_now(state) or cite("shuffle-deal", phase=state.phase, why="time")
        return
    deck = state.options.deck
    if len(move.cards) != len(deck):
        yield cite("material", count=len(move.cards), needed=len(deck))
        return
    dealt, needed = Counter(move.cards), Counter(deck)
    wrong = "".join(card[0] for card in CARDS if dealt[card] != needed[card])
    if NUMBER in wrong:
        yield cite("values", counts=list(state.options.number_counts))
    if any(kind in wrong for kind in ACTIONS):
        yield cite("action-values", counts=list(state.options.action_counts))
    if MOTH in wrong:
        yield cite("moth-values", counts=list(state.options.moth_counts))


def _shuffle(state: MotteState, move: m.Shuffle) -> Found:
    stays = state.options.reshuffle_top == "stays"
    due = state.discard[:-1] if stays else state.discard
    if state.phase != "reshuffle":
        time = {"phase": state.phase, "why": "time", "count": len(due)}
        yield not_now(state) or cite("reshuffle", **time)
    elif Counter(move.cards) != Counter(due):
        yield cite("reshuffle", phase=state.phase, why="cards", count=len(due))


CHECKS: Mapping[type[Any], Callable[[MotteState, Any], Found]] = {
    m.Play: _play,
    m.Draw: _draw,
    m.Give: judge_actions.give,
    m.Decline: nothing_more,
    m.Slap: judge_actions.slap,
    m.Gift: judge_actions.gift,
    m.Race: judge_actions.race,
    m.Take: judge_actions.take,
    m.Cheat: judge_cheats.cheat,
    m.Accuse: judge_cheats.accuse,
    m.LetGo: judge_cheats.let_go,
    m.Penalty: judge_cheats.penalty,
    m.NextRound: _next_round,
    m.Deal: _deal,
    m.Shuffle: _shuffle,
}
"""For each kind of move what is looked at."""
