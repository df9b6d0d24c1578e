"""What is wrong with a move: the one place that knows what Dog forbids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, get_args

from mopsbook.core.errors import short
from mopsbook.core.verdict import Found
from mopsbook.games.dog import judge
from mopsbook.games.dog import moves as m
from mopsbook.games.dog.board import FARTHEST, HOME, HOME_SIZE, START_ZONE
from mopsbook.games.dog.cards import DECK, JOKER, STEPS, SWAP
from mopsbook.games.dog.judge import cite
from mopsbook.games.dog.plays import can_play, harmless, plays, to_shuffle
from mopsbook.games.dog.state import DogState, Phase


def check(state: DogState, move: m.DogMove) -> Found:
    """Yield every rule that `move` breaks in `state`.

    A move at the wrong time is told that and nothing more, and of a move of the wrong seat only
    what all can see is told: whether the card is in that hand must stay unknown.
    """
    phases, closer = CHECKS[type(move)]
    player, phase, teams = state.turn, state.phase, state.options.teams
    when = {"actor": player, "phase": phase}
    if phase in DECISIONS and move.player not in (None, player):
        yield cite("turn-order", player=move.player, **when)
    elif isinstance(move, m.Toss) and teams and phase in ("play", "give"):
        yield cite("fold", player=player, card=move.card)
    elif isinstance(move, m.Fold) and not teams and phase in PLAYS:
        yield cite("redraw-no-fold", player=player)
    elif phase not in phases:
        why = {"why": "first"} if phase == "draw" else {}
        yield cite(DUE[phase], player=player, **when, **why)
    else:
        yield from closer(state, move)


DECISIONS: tuple[Phase, ...] = ("give", "play", "draw", "drawn")
PLAYS: tuple[Phase, ...] = ("play", "draw", "drawn")
DUE: Mapping[Phase, str] = {
    "over": "win-stop",
    "seating": "seating",
    "dealer": "first-dealer",
    "shuffle": "reshuffle",
    "give": "exchange-first",
    "draw": "redraw-draw",
    "drawn": "redraw-fail",
}
"""For each phase in which something else is due the rule that says so."""


# ------------------------------------------------------------------ cards


def _has_card(state: DogState, card: str) -> Found:
    if card not in state.hands[state.turn]:
        yield cite("turn-card", player=state.turn, card=card)


def _give(state: DogState, move: m.Give) -> Found:
    if state.phase == "give":
        yield from _has_card(state, move.card)
        return
    if state.options.exchange == "never":
        yield cite("exchange-duty", player=state.turn, card=move.card)
    slug = "exchange-partner" if state.options.teams else "exchange-left"
    yield cite(slug, player=state.turn, card=move.card)


def _play(state: DogState, move: m.Play | m.Swap) -> Found:
    if not _on_board(state, move):
        yield cite("unknown-move", problem=short(move))
        return
    yield from _has_card(state, move.card)
    if isinstance(move, m.Play):
        yield from judge.play(state, move)
    elif move.card in (SWAP, JOKER):
        yield from judge.swap(state, move)
    else:
        numbers = [*map(str, STEPS[move.card])]
        yield cite("card-value", player=state.turn, card=move.card, numbers=numbers, steps=0)


def _on_board(state: DogState, move: m.Play | m.Swap) -> bool:
    """Say whether there are the fields of a move, behind home as far as any card counts.

    Nobody walks to a field that there is not: the way there would have no end. And of several
    ways each leads somewhere: there is no portion of no points.
    """
    if isinstance(move, m.Play):
        if len(move.portions) > 1 and any(p.source == p.target for p in move.portions):
            return False
        fields = [field for part in move.portions for field in (part.source, part.target)]
    else:
        fields = [field for _, field in move.pair(state.turn) or ()]
    track = range(START_ZONE, state.options.board.length)
    return all(field in track or HOME < field <= HOME + HOME_SIZE + FARTHEST for field in fields)


# ------------------------------------------------------------------ without a play


def _toss(state: DogState, move: m.Toss) -> Found:
    yield from _has_card(state, move.card)
    if can_play(state) and (state.phase == "play" or state.options.redraw_play == "forced"):
        yield from _must_play(state)
        if state.phase == "drawn":
            yield cite("redraw-play", player=state.turn)


def _fold(state: DogState, _move: m.Fold) -> Found:
    if state.options.voluntary_fold == "off" and can_play(state):
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


def _draw(state: DogState, move: m.Draw | m.Stay) -> Found:
    when = {"player": state.turn, "phase": state.phase}
    if state.phase == "play":
        yield cite("redraw-draw", **when, why="early")
        if state.options.teams:
            yield cite("no-refill", player=state.turn)
    elif state.phase == "drawn":
        yield cite("redraw-fail", **when)
    elif isinstance(move, m.Stay) and state.options.redraw_draw == "forced":
        yield cite("redraw-draw", **when, why="forced")


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


CHECKS: Mapping[type[Any], tuple[tuple[Phase, ...], Callable[[DogState, Any], Found]]] = {
    m.Play: (("play", "drawn"), _play),
    m.Swap: (("play", "drawn"), _play),
    m.Give: (DECISIONS, _give),
    m.Toss: (("play", "drawn"), _toss),
    m.Fold: (("play",), _fold),
    m.Draw: (PLAYS, _draw),
    m.Stay: (PLAYS, _draw),
    m.Shuffle: (get_args(Phase), _shuffle),
    m.Dealer: (get_args(Phase), _dealer),
    m.Seating: (get_args(Phase), _seating),
}
"""For each kind of move the phases that it is looked at in, and what is looked at then."""
