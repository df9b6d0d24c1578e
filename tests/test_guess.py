"""Guess the move: what can be chosen before each decision of a seat, and what is said to it."""

from __future__ import annotations

from functools import cache, partial
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.core.errors import OptionError, PositionError
from mopsbook.core.game import Game
from mopsbook.jupyter.guess import Answers, Guesses
from mopsbook.jupyter.replay import Replay
from mopsbook.show.look import look_of
from mopsbook.show.offers import Make, way_to
from mopsbook.show.packing import unpack
from mopsbook.show.pictures import Recording
from mopsbook.testing.twins import twin
from tests.playing import facts_of, hiding, subject_of
from tests.sent import unzipped

LONGEST = 40
"""So many moves of each game are guessed."""


@cache
def begun(name: str) -> mops.Trace:
    game = mops.game(name, players=facts_of(name).PLAYERS[0])
    return mops.record(game, seed=6, players="simple")[:LONGEST]


@cache
def guessed(name: str) -> Guesses:
    return Guesses(begun(name), 0)


def said(guesses: Guesses, frame: int) -> str:
    notice = guesses.frames[frame].notice
    assert notice is not None
    return notice.texts[0].id  # type: ignore[union-attr]


def presses(game: Game[Any, Any], view: Any, seat: int, move: Any) -> list[str]:
    offered = partial(look_of(game.name).offers, view)
    return [one.id for one in way_to(lambda draft: offered(draft, seat), move)]


@pytest.mark.parametrize("name", registry.games())
def test_who_guesses_what_was_done_is_told_so(name: str) -> None:
    trace = begun(name)
    guesses, recording = guessed(name), Recording(trace, (0,))
    assert guesses.starts
    for before, frame in guesses.starts.items():
        step = trace[recording.moves[before + 1] - 1]
        view = trace.game.observe(step.before, 0)
        way = presses(trace.game, view, 0, step.move)
        assert way, step.move
        for id in way:
            frame = guesses.ways[frame][id]
            if not guesses.ways[frame]:
                break
        assert said(guesses, frame) in ("guess-same", "guess-begun"), (step.move, way)


@pytest.mark.parametrize("name", registry.games())
def test_what_is_no_legal_move_is_refused_and_nothing_else(name: str) -> None:
    trace = begun(name)
    game, guesses, recording = trace.game, guessed(name), Recording(trace, (0,))
    answered = 0
    for before, first in guesses.starts.items():
        step = trace[recording.moves[before + 1] - 1]
        view = game.observe(step.before, 0)
        offers = look_of(name).offers(view, (), 0)
        intents = {**offers.on, **{one.id: one.intent for one in offers.buttons}}
        legal = game.legal(view)
        for id, to in guesses.ways[first].items():
            if isinstance(intents[id], Make) and not guesses.ways[to]:
                broken = said(guesses, to) == "guess-refused"
                assert broken == (intents[id].move not in legal), id
                answered += 1
    assert answered


@pytest.mark.parametrize("name", hiding())
def test_a_guess_tells_nothing_that_its_seat_may_not_know(name: str) -> None:
    trace, subject, rng = begun(name), subject_of(name), Random(3)
    compared = 0
    recording = Recording(trace, (0,))
    for after, number in enumerate(recording.moves[1:], 1):
        step = trace[number - 1]
        other = step.move.player == 0 and twin(subject, trace.game, step.before, 0, rng)
        if not other:
            continue
        outcome = recording.picture(after)
        here = Answers(trace.game, step, 0, outcome, 0)
        there = Answers(trace.game, step._replace(before=other), 0, outcome, 0)
        offers = look_of(name).offers(trace.game.observe(other, 0), (), 0)
        for intent in offers.on.values():
            here.to(intent)
            there.to(intent)
        assert here.frames == there.frames
        compared += len(here.frames)
    assert compared


def two_told(guesses: Guesses) -> set[tuple[str, ...]]:
    """What is told first of each guess, and what after that."""
    found = [one.notice for one in guesses.frames if one.notice]
    return {tuple(text.id for text in one.texts[:2]) for one in found}  # type: ignore[union-attr]


def test_where_there_is_advice_it_is_compared() -> None:
    game = mops.game("mops_royal", players=2, variant_final=True)
    start = game.position("boards A2 A3 A4 A6, .. B3, .. C3 / B4; phase final")
    trace = mops.record(game, start=start, moves=["0 score 0,0 0,1 0,2 0,3 turn 0,1"])
    guesses = Guesses(trace, 0)
    told = two_told(guesses)
    # first the column, then the row, are 6 points; the row at once turns a tile that the column needs
    assert ("guess-other", "guess-yours") in told
    assert ("guess-same", "guess-advice") in told
    assert not {"guess-advised", "guess-done"} & {two for _, *more in told for two in more}
    assert any(one.notice and one.notice.sheet for one in guesses.frames)
    trace = mops.record(game, start=start, moves=["0 score 0,1 1,1 2,1 turn 1,1"])
    told = two_told(Guesses(trace, 0))
    assert {("guess-same", "guess-advised"), ("guess-other", "guess-done")} <= told


def test_the_pictures_of_guesses_lie_behind_those_of_the_view() -> None:
    trace = begun("mauz")
    replay = Replay(trace, guess=1, langs=["en"])
    for whose in ("1", "guess1"):
        replay._handle_custom_msg({"kind": "view", "whose": whose}, [])
    plain, guessed = unzipped(replay.views["1"]), unzipped(replay.views["guess1"])
    count = guessed["guess"]["frames"]
    assert count == len(plain["frames"]) and guessed["at"] == plain["at"]
    shown = [frame["items"] for frame in unpack(guessed)[:count]]
    assert [set(one) for one in shown] == [set(one["items"]) for one in unpack(plain)]
    last = len(guessed["frames"])
    ways = guessed["guess"]["ways"]
    assert len(ways) == last - count
    assert all(count <= to < last for leads in ways for to in leads.values())
    assert all(ways[to - count] for to in guessed["guess"]["starts"].values())


def test_only_a_seat_whose_hand_may_be_seen_is_guessed() -> None:
    trace = begun("mauz")
    replay = Replay(trace, seat=1)
    assert replay.guessed == [1]
    replay._handle_custom_msg({"kind": "view", "whose": "guess0"}, [])
    assert replay.views == {}
    with pytest.raises(OptionError, match="moves of seat 0 cannot be guessed"):
        replay.guess = 0
    with pytest.raises(PositionError, match="no seat 7"):
        Replay(trace, guess=7)
    look_back = Replay(trace, review=0)
    assert look_back.guessed == []
    with pytest.raises(OptionError, match="look back has no guesses"):
        look_back.guess = 0
    with pytest.raises(OptionError, match="look back has no guesses"):
        Replay(trace, review=0, guess=0)
