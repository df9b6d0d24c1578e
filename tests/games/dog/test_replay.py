"""A replay of Dog: how large it is, where its chapters begin, and what it holds for one seat."""

from __future__ import annotations

import json
import re

import pytest

import mopsbook as mops
from mopsbook.games.dog import look
from mopsbook.show import wire
from mopsbook.show.packing import unpack
from mopsbook.show.pictures import Recording


@pytest.mark.slow
def test_a_replay_is_compact() -> None:
    game = mops.game("dog")
    trace = mops.record(game, seed=3, players="random")
    told = wire.replay(Recording(trace), langs=("en", "de"))
    frames = unpack(told)
    # a step sends little: a card, a piece, some marks, and what happened
    sizes = [len(json.dumps(frame)) for frame in told["frames"][1:]]
    assert sum(sizes) / len(sizes) < 1300
    assert len(wire.zipped(told)["zip"]) < 700_000
    last, state = frames[-1], trace.states()[-1]
    pieces = {key: item for key, item in last["items"].items() if re.fullmatch(r"\d:[A-D]", key)}
    assert len(pieces) == 16
    for seat in state.places[0]:
        home = {
            (last["items"][f"{seat}h{n}"]["x"], last["items"][f"{seat}h{n}"]["y"])
            for n in (1, 2, 3, 4)
        }
        assert home == {(pieces[f"{seat}:{n}"]["x"], pieces[f"{seat}:{n}"]["y"]) for n in "ABCD"}
    rounds = [told["texts"]["en"][c["label"]] for c in told["chapters"] if c["level"] < 3]
    assert rounds == [f"Round {n}" for n in range(1, len(rounds) + 1)]


def test_who_is_sent_back_is_a_chapter() -> None:
    game = mops.game("dog")
    trace = mops.record(game, seed=5)
    back = [(c.at, c.label.facts["player"]) for c in look.chapters(trace.states()) if c.level == 3]
    found = {
        (number, event.facts["owner"])
        for number, step in enumerate(trace.steps(), 1)
        for event in step.events
        if event.kind in ("hit", "burn")
    }
    assert back == sorted(found) and len(back) > 10


def test_a_replay_for_one_seat_has_no_cards_of_others() -> None:
    game = mops.game("dog")
    steps = mops.record(game, seed=5).steps()[:30]
    start = mops.Trace(game, tuple(step.move for step in steps))
    told, backs = wire.replay(Recording(start, (1,)), langs=("en",)), 0
    for frame in unpack(told):
        for key, item in frame["items"].items():
            if item["zone"].startswith("hand") and item["zone"] != "hand1":
                backs += 1
                assert "face" not in item, key
    assert backs > 100
