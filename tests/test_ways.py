"""Presses lead to every legal move, and each says to which it leads."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

import mopsbook as mops
from mopsbook.show.look import look_of
from mopsbook.show.offers import Make, Pick, way_to
from tests.playing import facts_of
from tests.tables import positions


@pytest.mark.parametrize("name", mops.games())
def test_there_is_a_way_of_presses_to_every_legal_move(name: str) -> None:
    rng, look, found = Random(1), look_of(name), 0
    for options in facts_of(name).OPTIONS[:3]:
        game = mops.game(name, **{"players": facts_of(name).PLAYERS[1], **options})
        for state in positions(game, 5, every=23):
            legal = game.legal(state)
            for move in rng.sample(legal, min(4, len(legal))):
                *before, last = way_to(partial(look.offers, state), move)
                assert last.intent == Make(move), (str(state), str(move))
                assert all(isinstance(press.intent, Pick) for press in before)
                found += 1
    assert found > 20


def test_presses_lead_to_no_move_that_is_not_offered() -> None:
    game = mops.game("mauz", players=2)
    state = game.position("hands 6C 7D 8H / 9C 9D KH; middle TC JD QH")
    assert way_to(partial(look_of("mauz").offers, state), game.move("0 swap 6C for KH")) == []
