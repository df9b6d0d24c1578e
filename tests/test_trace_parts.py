"""A record as what it is made of: taken up by another, cut, searched, told, and shown again."""

from __future__ import annotations

import json
import re

import pytest

import mopsbook as mops
from mopsbook.core.errors import NotationError, OptionError, PositionError
from mopsbook.record.reading import read_trace
from mopsbook.show.look import in_parts

GAME = mops.game("mopsen", players=3)
TRACE = mops.record(GAME, seed=7)
START = "trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B"


def saved(trace: mops.Trace) -> mops.Trace:
    return read_trace("".join(line + "\n" for line in trace.lines()))


# ------------------------------------------------------------------ record


def test_a_record_begins_with_a_text_an_object_or_a_position() -> None:
    state = GAME.position(START)
    for start in (START, state, state.json()):
        trace = mops.record(GAME, start=start, moves=["2 play R3", "2 pinch R16"])
        assert trace.start == state and trace.last.bowls[1] == ("Y1",)
        assert mops.Table(GAME, start=start, seat="all").state == state
    for wrong in (5, [START], mops.game("dog").start(1)):
        with pytest.raises(PositionError):
            mops.record(GAME, start=wrong)


@pytest.mark.parametrize("name", mops.games())
def test_the_moves_of_another_record_are_played_with_its_chance(name: str) -> None:
    game = mops.game(name)
    trace = mops.record(game, seed=5)
    assert sum(step.move.player is None for step in trace) > 0
    for moves in (
        trace,
        trace.moves,
        [str(m) for m in trace.moves],
        [m.json() for m in trace.moves],
    ):
        assert mops.record(game, seed="another", moves=moves) == trace


def test_a_record_is_played_again_from_where_it_begins() -> None:
    named = mops.record(GAME, seed=7, names=["Ada", "Bob", "Cem"])
    assert mops.record(GAME, moves=named[40:60]) == named[40:60]
    assert (
        mops.record(GAME, moves=named[40:60].moves, start=named[40].before).last == named[59].after
    )


def test_chance_that_is_not_among_the_moves_is_drawn() -> None:
    decided = [move for move in TRACE.moves[:6] if move.player is not None]
    assert mops.record(GAME, seed=7, moves=decided).moves == TRACE.moves[:6]
    with pytest.raises(mops.IllegalMove):  # with other cards they cannot be played
        mops.record(GAME, seed=8, moves=decided)


def test_a_deal_that_does_not_fit_is_refused() -> None:
    deal = json.loads(json.dumps(TRACE.moves[0].json()))
    deal["cards"][0] = deal["cards"][1]
    with pytest.raises(mops.IllegalMove, match="deal"):
        mops.record(GAME, moves=[deal])


# ------------------------------------------------------------------ cut


@pytest.mark.parametrize("name", mops.games())
def test_a_part_is_a_record_wherever_it_is_cut(name: str) -> None:
    trace = mops.record(mops.game(name), seed=5)
    apart = max(1, len(trace) // 25)
    for begin in range(0, len(trace), apart):
        part = trace[begin : begin + 4]
        assert part.steps() == trace.steps()[begin : begin + 4]
        assert saved(part).steps() == part.steps()


def test_it_is_a_sequence_of_steps() -> None:
    assert len(TRACE) == len(TRACE.moves) == len(list(TRACE)) == 134
    assert TRACE[40] is TRACE.steps()[40] and TRACE[-1].after == TRACE.last
    assert TRACE[:] == TRACE and TRACE[:60].start is None
    part = TRACE[40:60]
    assert (part.first, part.last) == (TRACE[40].before, TRACE[59].after)
    assert TRACE[40:][5:7] == TRACE[45:47]
    assert len(TRACE[60:40]) == 0 and TRACE[60:40].last == TRACE[60].before
    with pytest.raises(IndexError):
        TRACE[134]
    with pytest.raises(OptionError, match="cut in one piece"):
        TRACE[::2]


# ------------------------------------------------------------------ search


def test_it_is_searched_by_moves_events_and_rules() -> None:
    pinches = [step for step in TRACE if step.move.json()["type"] == "pinch"]
    leads = [s for s in TRACE if any(event.kind == "lead" for event in s.events)]
    must = [s for s in TRACE if any("mopsen.pinch-must" in event.rules for event in s.events)]
    assert pinches and leads and must
    assert TRACE.find("pinch") == tuple(pinches) and TRACE.find("lead") == tuple(leads)
    assert TRACE.find("mopsen.pinch-must") == TRACE.find("pinch-must") == tuple(must)
    assert len(TRACE.find("lead")) > 20 and TRACE[:2].find("lead") == ()


@pytest.mark.parametrize("name", mops.games())
def test_whatever_happens_in_a_game_can_be_searched_for(name: str) -> None:
    trace = mops.record(mops.game(name), seed=5)
    step = trace[len(trace) // 2]
    event = step.events[0]
    for what in (step.move.json()["type"], event.kind, event.rules[0]):
        assert step in trace.find(what)
    none = trace[:0]  # what the game knows and the record has not is no mistake
    assert none.find(event.kind) == none.find(event.rules[0]) == ()


def test_what_a_game_does_not_know_is_no_empty_answer() -> None:
    said = "mopsen has no move, event or rule named 'pich'. Did you mean 'pinch'?"
    with pytest.raises(NotationError, match=re.escape(said)):
        TRACE.find("pich")
    for other in (None, 5, ["pinch"], {}, TRACE.moves[0]):
        with pytest.raises(NotationError, match="mopsen has no move, event or rule named "):
            TRACE.find(other)  # type: ignore[arg-type]


# ------------------------------------------------------------------ told


def test_a_whole_record_is_told_with_the_names_in_it() -> None:
    named = mops.record(GAME, seed=7, names=["Ada", "Bob", "Cem"])
    told = mops.explain(named, lang="de")
    apart = [mops.explain(step, lang="de", names=named.names) for step in named]
    assert str(told) == "\n".join(map(str, apart)) and "Ada" in str(told)
    assert str(mops.explain(TRACE.find("pinch"))) == "\n".join(
        str(mops.explain(step)) for step in TRACE.find("pinch")
    )


def test_of_no_step_no_move_is_called_allowed() -> None:
    assert str(mops.explain(TRACE[:0])) == "There is nothing to tell here."
    assert str(mops.explain(TRACE[:0], lang="de")) == "Hier gibt es nichts zu erzählen."
    step = TRACE[0]
    assert "No rule speaks against" in str(mops.explain(GAME.check(step.before, step.move)))


def test_a_seat_is_not_told_how_often_something_happened_unseen() -> None:
    game = mops.game("mogel_motte", players=3)
    start = "guard 2; discard N3; draw N1 N1; hands N1 M3 / N4 / N2"
    cheated = mops.record(game, start=start, moves=["0 cheat M3"])
    assert [len(mops.explain(cheated, seat=seat).sentences) for seat in (None, 0)] == [1, 1]
    assert str(mops.explain(cheated, seat=1)) == str(mops.explain(cheated[:0], seat=1))


# ------------------------------------------------------------------ shown again


def test_the_replay_of_a_table_shows_what_its_person_may_know() -> None:
    table = mops.Table(GAME, seed=7, seat=1, names=["Ada", "Bob", "Cem"])
    replay = mops.Replay(table)
    assert replay.seat == 1 and replay._names == ("Ada", "Bob", "Cem")
    assert replay.state == GAME.observe(replay.state, 1)
    assert "?" in json.dumps(replay.state.json())
    assert mops.Replay(table.trace).seat is None and mops.Replay(table, seat=2).seat == 2


def test_the_replay_of_a_table_is_open_when_the_game_is_over() -> None:
    table = mops.Table(GAME, seed=7)
    table._session.take_over(TRACE)
    replay = mops.Replay(table)
    assert replay.seat is None and len(replay) == 1 + len([*in_parts(TRACE.steps())])


def test_the_replay_of_a_table_keeps_a_covered_hand_covered() -> None:
    start = "turn 1; trick 0:R6; hands R5 / R2 B9 / B8"
    table = mops.Table(GAME, start=start, seat="all")
    assert mops.Replay(table).seat == 1
    table.play("1 play R2")
    assert table._session.screen.covered and mops.Replay(table).seat == 1
    table._session.screen.uncover()
    assert mops.Replay(table).seat == 2
