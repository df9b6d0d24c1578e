"""What is asked of every game at the end of a round or of all: worked out by hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.asking import Asked, Kind, Moment
from mopsbook.quiz.endings import counts, winners


def asked(kind: Kind, position: str, move: str, seed: int = 0, **game: Any) -> Asked:
    """What a kind asks seat 0 of a move in a position that it sees whole."""
    g = mops.game(**game)
    state = g.position(position)
    found = kind(Moment(g, state, 0, g.move(move, state), Random(seed), True))
    assert found is not None
    return found


def test_minus_points_are_right_with_their_sign_and_without_it() -> None:
    ends = "guard 2; discard N3; draw N1 N1; hands N2 / N4 S4 / N1 M2 N5", "0 play N2"
    costs = {0: (0,), 1: (6, -6), 2: (12, -12)}  # a number 1, an action 5, a moth 10
    for seed in range(6):
        one = asked(counts, *ends, seed, name="mogel_motte", players=3)
        seat = one.text.facts["player"]["seat"]
        assert one.right == costs[seat]
        others = {points for other, (points, *_) in costs.items() if other != seat}
        assert {reply.value for reply in one.replies} == others


def test_of_two_who_are_left_one_or_both_may_have_won_and_who_is_out_may_not() -> None:
    last = "hands 6C 7D 8H / 9C TC KC / ; middle TD JD QH; tokens 0 1 0; gone 2; knocker 1; left 0"
    # 8 of hearts and queen of hearts are 18 at most, three clubs 29: the first one pays the last counter
    one = asked(winners, last, "0 swap 6C for QH", name="mauz", players=3)
    assert one.right == ((1,),)
    assert [reply.value for reply in one.replies] == [(0,), (0, 1), (1,)]


@pytest.mark.parametrize("name", mops.games())
def test_once_a_game_is_over_what_is_left_in_hands_lies_open(name: str) -> None:
    last = mops.record(mops.game(name), seed=2, players="simple").last
    game = mops.game(name)
    for seat in range(game.players):
        view = game.observe(last, seat)
        assert getattr(view, "hands", ()) == getattr(last, "hands", ())
