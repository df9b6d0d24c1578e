"""What is wrong with a move: the one place that knows what Dog forbids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from mopsbook.core.errors import short
from mopsbook.core.verdict import Violation
from mopsbook.games.dog import judge
from mopsbook.games.dog.board import FARTHEST, HOME, START_ZONE
from mopsbook.games.dog.cards import DECK, JOKER, STEPS, SWAP
from mopsbook.games.dog.judge import cite as _cite
from mopsbook.games.dog.moves import (
    Dealer,
    DogMove,
    Draw,
    Fold,
    Give,
    Play,
    Seating,
    Shuffle,
    Stay,
    Swap,
    Toss,
)
from mopsbook.games.dog.plays import can_play, harmless, plays, to_shuffle
from mopsbook.games.dog.state import (
    DEALER,
    DRAW,
    DRAWN,
    GIVE,
    OVER,
    PLAY,
    SEATING,
    SHUFFLE,
    DogState,
)

Found = Iterator[Violation]


def check(state: DogState, move: DogMove) -> Found:
    """Yield every rule that `move` breaks in `state`.

    A move at the wrong time is told that and nothing more, and of a move of the wrong seat only
    what all can see is told: whether the card is in that hand must stay unknown.
    """
    if state.phase in (GIVE, PLAY, DRAW, DRAWN) and move.player not in (None, state.turn):
        yield _cite("turn-order", player=move.player, actor=state.turn, phase=state.phase)
        return
    yield from CHECKS[type(move)](state, move)


def _on_board(state: DogState, move: Play | Swap) -> bool:
    """Say whether there are the fields of a move; behind home as far as any card counts.

    Nobody walks to a field that there is not: the way there would have no end.
    """
    fields: list[int] = []
    if isinstance(move, Play):
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
    if phase == OVER:
        yield _cite("win-stop", **facts)
    elif phase == SEATING:
        yield _cite("seating", **facts)
    elif phase == DEALER:
        yield _cite("first-dealer", **facts)
    elif phase == SHUFFLE:
        yield _cite("reshuffle", **facts)
    elif phase == GIVE:
        yield _cite("exchange-first", **facts)
    elif phase == DRAW:
        yield _cite("redraw-draw", **facts, why="first")
    elif phase == DRAWN:
        yield _cite("redraw-fail", **facts)


def _has_card(state: DogState, card: str) -> Found:
    if card not in state.hands[state.turn]:
        yield _cite("turn-card", player=state.turn, card=card)


def _give(state: DogState, move: Give) -> Found:
    late = list(_wrong_time(state, (GIVE, PLAY, DRAW, DRAWN)))
    if late:
        yield from late
    elif state.phase != GIVE:
        slug = "exchange-partner" if state.options.teams else "exchange-left"
        if state.options.exchange == "never":
            yield _cite("exchange-duty", player=state.turn, card=move.card)
        yield _cite(slug, player=state.turn, card=move.card)
    else:
        yield from _has_card(state, move.card)


def _toss(state: DogState, move: Toss) -> Found:
    if state.options.teams and state.phase in (PLAY, GIVE):
        yield _cite("fold", player=state.turn, card=move.card)
        return
    late = list(_wrong_time(state, (PLAY, DRAWN)))
    yield from late
    if late:
        return
    yield from _has_card(state, move.card)
    if can_play(state):
        if state.phase == PLAY:
            yield from _must_play(state)
        elif state.options.redraw_play == "forced":
            yield from _must_play(state)
            yield _cite("redraw-play", player=state.turn)


def _fold(state: DogState, _move: Fold) -> Found:
    if state.phase in (PLAY, DRAW, DRAWN) and not state.options.teams:
        yield _cite("redraw-no-fold", player=state.turn)
        return
    late = list(_wrong_time(state, (PLAY,)))
    yield from late
    if not late and state.options.voluntary_fold == "off" and can_play(state):
        yield from _must_play(state)


def _must_play(state: DogState) -> Found:
    """Say which cards can be played, and whether only harm or nothing at all would be done."""
    possible = plays(state)
    cards = list(dict.fromkeys(move.card for move in possible))
    facts = {"player": state.turn, "cards": cards, "count": len(possible), "play": str(possible[0])}
    yield _cite("must-play", **facts)
    if not harmless(state, possible):
        yield _cite("must-play-harm", **facts)
    if all(isinstance(move, Swap) and move.own is None for move in possible):
        yield _cite("can-play", **facts)


def _draw(state: DogState, _move: Draw | Stay) -> Found:
    late = list(_wrong_time(state, (DRAW, PLAY, DRAWN)))
    yield from late
    if late or state.phase == DRAW:
        return
    if state.phase == DRAWN:
        yield _cite("redraw-fail", player=state.turn, phase=state.phase)
        return
    yield _cite("redraw-draw", player=state.turn, phase=state.phase, why="early")
    if state.options.teams:
        yield _cite("no-refill", player=state.turn)


def _stay(state: DogState, move: Stay) -> Found:
    yield from _draw(state, move)
    if state.phase == DRAW and state.options.redraw_draw == "forced":
        yield _cite("redraw-draw", player=state.turn, phase=state.phase, why="forced")


# ------------------------------------------------------------------ cards


def _play(state: DogState, move: Play) -> Found:
    late = list(_wrong_time(state, (PLAY, DRAWN)))
    if late:
        yield from late
        return
    # of several ways each leads somewhere: there is no portion of no points
    nowhere = len(move.portions) > 1 and any(p.source == p.target for p in move.portions)
    if nowhere or not _on_board(state, move):
        yield _cite("unknown-move", problem=short(move))
        return
    yield from _has_card(state, move.card)
    yield from judge.play(state, move)


def _swap(state: DogState, move: Swap) -> Found:
    late = list(_wrong_time(state, (PLAY, DRAWN)))
    if late:
        yield from late
        return
    if not _on_board(state, move):
        yield _cite("unknown-move", problem=short(move))
        return
    yield from _has_card(state, move.card)
    if move.card not in (SWAP, JOKER):
        numbers = [*map(str, STEPS[move.card])]
        yield _cite("card-value", player=state.turn, card=move.card, numbers=numbers, steps=0)
        return
    yield from judge.swap(state, move)


# ------------------------------------------------------------------ chance


def _shuffle(state: DogState, move: Shuffle) -> Found:
    if state.phase != SHUFFLE:
        yield _cite("reshuffle", phase=state.phase, count=len(move.cards))
    elif Counter(move.cards) != Counter(to_shuffle(state)):
        yield _cite("deck", count=len(move.cards), needed=len(to_shuffle(state)), all=len(DECK))


def _dealer(state: DogState, move: Dealer) -> Found:
    if state.phase != DEALER or not 0 <= move.seat < state.options.players:
        yield _cite("first-dealer", phase=state.phase, player=move.seat, actor=state.turn)


def _seating(state: DogState, move: Seating) -> Found:
    if state.phase != SEATING or sorted(move.people) != list(range(state.options.players)):
        yield _cite("seating", phase=state.phase, people=list(move.people))


CHECKS: dict[type[Any], Callable[[DogState, Any], Found]] = {
    Play: _play,
    Swap: _swap,
    Give: _give,
    Toss: _toss,
    Fold: _fold,
    Draw: _draw,
    Stay: _stay,
    Shuffle: _shuffle,
    Dealer: _dealer,
    Seating: _seating,
}
"""For each kind of move what is looked at."""
