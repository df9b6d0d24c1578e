"""What is wrong with a move: the one place that knows what Dog forbids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from mopsbook.core.errors import short
from mopsbook.core.verdict import Found
from mopsbook.games.dog import judge
from mopsbook.games.dog import moves as m
from mopsbook.games.dog.board import FARTHEST, HOME, START_ZONE
from mopsbook.games.dog.cards import DECK, JOKER, STEPS, SWAP
from mopsbook.games.dog.judge import cite
from mopsbook.games.dog.plays import can_play, harmless, plays, to_shuffle
from mopsbook.games.dog.state import DogState


def check(state: DogState, move: m.DogMove) -> Found:
    """Yield every rule that `move` breaks in `state`.

    A move at the wrong time is told that and nothing more, and of a move of the wrong seat only
    what all can see is told: whether the card is in that hand must stay unknown.
    """
    if state.phase in ("give", "play", "draw", "drawn") and move.player not in (None, state.turn):
        yield cite("turn-order", player=move.player, actor=state.turn, phase=state.phase)
        return
    yield from CHECKS[type(move)](state, move)


def _on_board(state: DogState, move: m.Play | m.Swap) -> bool:
    """Say whether there are the fields of a move; behind home as far as any card counts.

    Nobody walks to a field that there is not: the way there would have no end.
    """
    fields: list[int] = []
    if isinstance(move, m.Play):
        for part in move.portions:
            fields += [part.source, part.target]
    elif move.own is not None and move.other is not None:
        fields += [move.own, move.other[1]]
    track = range(START_ZONE, state.options.board.length)
    return all(field in track or HOME < field <= HOME + FARTHEST for field in fields)


# ------------------------------------------------------------------ the right time


def _wrong_time(state: DogState, phases: tuple[str, ...], **facts: Any) -> Found:
    """Yield why a decision cannot be made now, if its time is not one of `phases`."""
    phase = state.phase
    if phase in phases:
        return
    facts = {"player": state.turn, "actor": state.turn, "phase": phase} | facts
    if phase == "over":
        yield cite("win-stop", **facts)
    elif phase == "seating":
        yield cite("seating", **facts)
    elif phase == "dealer":
        yield cite("first-dealer", **facts)
    elif phase == "shuffle":
        yield cite("reshuffle", **facts)
    elif phase == "give":
        yield cite("exchange-first", **facts)
    elif phase == "draw":
        yield cite("redraw-draw", **facts, why="first")
    elif phase == "drawn":
        yield cite("redraw-fail", **facts)


def _has_card(state: DogState, card: str) -> Found:
    if card not in state.hands[state.turn]:
        yield cite("turn-card", player=state.turn, card=card)


def _give(state: DogState, move: m.Give) -> Found:
    late = list(_wrong_time(state, ("give", "play", "draw", "drawn")))
    if late:
        yield from late
    elif state.phase != "give":
        slug = "exchange-partner" if state.options.teams else "exchange-left"
        if state.options.exchange == "never":
            yield cite("exchange-duty", player=state.turn, card=move.card)
        yield cite(slug, player=state.turn, card=move.card)
    else:
        yield from _has_card(state, move.card)


def _toss(state: DogState, move: m.Toss) -> Found:
    if state.options.teams and state.phase in ("play", "give"):
        yield cite("fold", player=state.turn, card=move.card)
        return
    late = list(_wrong_time(state, ("play", "drawn")))
    yield from late
    if late:
        return
    yield from _has_card(state, move.card)
    if can_play(state):
        if state.phase == "play":
            yield from _must_play(state)
        elif state.options.redraw_play == "forced":
            yield from _must_play(state)
            yield cite("redraw-play", player=state.turn)


def _fold(state: DogState, _move: m.Fold) -> Found:
    if state.phase in ("play", "draw", "drawn") and not state.options.teams:
        yield cite("redraw-no-fold", player=state.turn)
        return
    late = list(_wrong_time(state, ("play",)))
    yield from late
    if not late and state.options.voluntary_fold == "off" and can_play(state):
        yield from _must_play(state)


def _must_play(state: DogState) -> Found:
    """Say which cards can be played, and whether only harm or nothing at all would be done."""
    possible = plays(state)
    cards = list(dict.fromkeys(move.card for move in possible))
    facts = {"player": state.turn, "cards": cards, "count": len(possible), "play": str(possible[0])}
    yield cite("must-play", **facts)
    if not harmless(state, possible):
        yield cite("must-play-harm", **facts)
    if all(isinstance(move, m.Swap) and move.own is None for move in possible):
        yield cite("can-play", **facts)


def _draw(state: DogState, _move: m.Draw | m.Stay) -> Found:
    late = list(_wrong_time(state, ("draw", "play", "drawn")))
    yield from late
    if late or state.phase == "draw":
        return
    if state.phase == "drawn":
        yield cite("redraw-fail", player=state.turn, phase=state.phase)
        return
    yield cite("redraw-draw", player=state.turn, phase=state.phase, why="early")
    if state.options.teams:
        yield cite("no-refill", player=state.turn)


def _stay(state: DogState, move: m.Stay) -> Found:
    yield from _draw(state, move)
    if state.phase == "draw" and state.options.redraw_draw == "forced":
        yield cite("redraw-draw", player=state.turn, phase=state.phase, why="forced")


# ------------------------------------------------------------------ cards


def _play(state: DogState, move: m.Play) -> Found:
    late = list(_wrong_time(state, ("play", "drawn")))
    if late:
        yield from late
        return
    # of several ways each leads somewhere: there is no portion of no points
    nowhere = len(move.portions) > 1 and any(p.source == p.target for p in move.portions)
    if nowhere or not _on_board(state, move):
        yield cite("unknown-move", problem=short(move))
        return
    yield from _has_card(state, move.card)
    yield from judge.play(state, move)


def _swap(state: DogState, move: m.Swap) -> Found:
    late = list(_wrong_time(state, ("play", "drawn")))
    if late:
        yield from late
        return
    if not _on_board(state, move):
        yield cite("unknown-move", problem=short(move))
        return
    yield from _has_card(state, move.card)
    if move.card not in (SWAP, JOKER):
        numbers = [*map(str, STEPS[move.card])]
        yield cite("card-value", player=state.turn, card=move.card, numbers=numbers, steps=0)
        return
    yield from judge.swap(state, move)


# ------------------------------------------------------------------ chance


def _shuffle(state: DogState, move: m.Shuffle) -> Found:
    if state.phase != "shuffle":
        yield cite("reshuffle", phase=state.phase, count=len(move.cards))
    elif Counter(move.cards) != Counter(to_shuffle(state)):
        yield cite("deck", count=len(move.cards), needed=len(to_shuffle(state)), all=len(DECK))


def _dealer(state: DogState, move: m.Dealer) -> Found:
    if state.phase != "dealer" or not 0 <= move.seat < state.options.players:
        yield cite("first-dealer", phase=state.phase, player=move.seat, actor=state.turn)


def _seating(state: DogState, move: m.Seating) -> Found:
    if state.phase != "seating" or sorted(move.people) != list(range(state.options.players)):
        yield cite("seating", phase=state.phase, people=list(move.people))


CHECKS: dict[type[Any], Callable[[DogState, Any], Found]] = {
    m.Play: _play,
    m.Swap: _swap,
    m.Give: _give,
    m.Toss: _toss,
    m.Fold: _fold,
    m.Draw: _draw,
    m.Stay: _stay,
    m.Shuffle: _shuffle,
    m.Dealer: _dealer,
    m.Seating: _seating,
}
"""For each kind of move what is looked at."""
