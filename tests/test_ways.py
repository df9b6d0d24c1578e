"""Presses lead to every legal move, and each says to which it leads."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

import mopsbook as mops
from mopsbook.core.state import ANYONE
from mopsbook.show.look import look_of
from mopsbook.show.offers import Make, Pick, way_to
from mopsbook.show.pictures import Picture, Recording
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
                *before, last = way_to(partial(look.offers, state, seat=move.player), move)
                assert last.intent == Make(move), (str(state), str(move))
                assert all(isinstance(press.intent, Pick) for press in before)
                found += 1
    assert found > 20


def test_presses_lead_to_no_move_that_is_not_offered() -> None:
    game = mops.game("mauz", players=2)
    state = game.position("hands 6C 7D 8H / 9C 9D KH; middle TC JD QH")
    assert way_to(partial(look_of("mauz").offers, state), game.move("0 swap 6C for KH")) == []


@pytest.mark.parametrize("name", mops.games())
def test_only_what_whoever_looks_may_choose_is_framed_for_a_press(name: str) -> None:
    game = mops.game(name, players=facts_of(name).PLAYERS[0])
    trace = mops.record(game, seed=5, players="simple")[:40]
    shown = {mark.kind for one in Recording(trace).frames() for mark in one.scene.marks.values()}
    assert "open" in shown and "legal" not in shown  # in a replay nobody chooses
    for step in trace.steps():
        for seat in range(game.players):
            view = game.observe(step.before, seat)
            frame = Picture(view, (seat,), live=True).frame()
            framed = {item for item, mark in frame.scene.marks.items() if mark.kind == "legal"}
            if game.actor(view) not in (seat, ANYONE):
                assert all(frame.on[item].move.player == seat for item in framed)  # type: ignore[union-attr]
