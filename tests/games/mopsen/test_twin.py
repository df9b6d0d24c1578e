"""Games of Mopsen against a slow twin, which was written from the rules alone: the same moves, cards, points and winners."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.mopsen.moves import Deal, NextRound, Pinch, Play, Redraw
from tests.games.mopsen import brute, facts
from tests.playing import played

GAMES = 40
"""So many games, each under readings that are drawn anew."""


def as_tuple(move: Any) -> tuple[Any, ...]:
    """Return a move as the twin has it."""
    match move:
        case Redraw(cards=cards):
            return "redraw", frozenset(cards)
        case Play(card=card):
            return "play", card
        case Pinch(card=card):
            return "pinch", card
    assert isinstance(move, NextRound)
    return ("next",)


def compare(game: Any, state: Any, twin: brute.Table) -> None:
    """Check that a position and the table of the twin are the same."""
    assert (state.phase, state.round, state.dealer) == (twin.phase, twin.round, twin.dealer)
    assert [list(row) for row in state.round_scores] == twin.points
    if state.phase == "deal":
        return
    assert state.turn == twin.turn or state.phase in ("round_over", "game_over")
    assert list(state.pecking) == twin.row
    assert list(state.trick) == twin.lying
    assert [sorted(hand) for hand in state.hands] == [sorted(hand) for hand in twin.hands]
    assert [list(bowl) for bowl in state.bowls] == twin.bowls
    assert sorted(state.discard) == sorted(twin.away)
    assert sorted(state.stack) == sorted(twin.stack)
    assert {as_tuple(move) for move in game.legal(state)} == twin.legal(), str(state)


@pytest.mark.parametrize("players", facts.PLAYERS)
def test_a_game_goes_as_its_slow_twin_does(players: int) -> None:
    rng, seen = Random(f"twin {players}"), set[Any]()
    for number in range(GAMES):
        chosen = {
            name: rng.choice(values)
            for name, values in facts.READINGS.items()
            if number and rng.random() < 1 / 2
        }
        dealer = rng.randrange(players)
        game = mops.game("mopsen", players=players, first_dealer=dealer, **chosen)
        twin = brute.Table(players, dealer, chosen)
        state = game.engine.initial()
        for step in played(game, rng):
            compare(game, step.before, twin)
            if isinstance(step.move, Deal):
                twin.deal(step.move.pecking, step.move.cards)
            else:
                twin.do(as_tuple(step.move))
            state = step.after
            seen.add((type(step.move), getattr(step.move, "card", "") is None))
        compare(game, state, twin)
        end = game.outcome(state)
        assert end is not None and [*end.winners] == twin.winners()
        assert [*end.totals] == [sum(row[seat] for row in twin.points) for seat in range(players)]
    assert {kind for kind, _ in seen} == {Deal, Redraw, Play, Pinch, NextRound}
    assert (Pinch, True) in seen, "somebody takes nothing, where that may be"
