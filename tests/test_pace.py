"""How weighty a step is: what a learner should look at before a table goes on."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
import traitlets

import mopsbook as mops
from mopsbook.core.errors import OptionError
from mopsbook.core.state import CHANCE
from mopsbook.core.step import Part
from mopsbook.jupyter.answers import DeclinedError
from mopsbook.jupyter.session import TableSession
from mopsbook.show.look import in_parts, look_of, tell
from mopsbook.show.pictures import CHOICES
from mopsbook.show.sentences import MATTERS, TURN
from mopsbook.teach.words import Teller
from tests.guide import turns
from tests.playing import facts_of
from tests.sources import PACKAGE, entries

MAUZ = mops.game("mauz", players=3)
SWAP = "hands 6C 7D 8H / 9C 9D KH / AC AD 7S; middle TC JD QH"

LAST = "hands 6C 7D 8H / 9C 9D KH / AC AD 7S; middle TC JD QH; turn 0; turns 5; knocker 1"
"""The last turn of a round, in which Anna has the fewest points."""


def ends(game: mops.Game, start: str, move: str, seat: int = 0) -> list[int]:
    """Return what is said of the end of each note of a step."""
    step = game.apply(game.position(start), move)
    return [note.ends for one in tell([step], seat) for note in one.notes]


def test_a_turn_ends_with_its_last_note() -> None:
    assert ends(MAUZ, SWAP, "0 swap 6C for TC") == [TURN]


def test_what_does_not_pass_the_turn_on_ends_nothing() -> None:
    game = mops.game("purrrummy")
    assert ends(game, "hands 7C 7D 7S KD / 2H; stock 9C; phase draw", "0 draw stock") == [0]


def test_what_matters_is_said_by_the_look_of_the_game() -> None:
    assert ends(MAUZ, SWAP, "0 knock")[-1] == MATTERS
    game = mops.game("mopsen", players=3)
    trick = "trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B"
    told = ends(game, trick, "2 play R3")
    assert told[-1] == MATTERS and set(told[:-1]) == {0}


@pytest.mark.parametrize("name", mops.games())
def test_what_matters_happens_in_the_game(name: str) -> None:
    kinds = look_of(name).MATTERS  # type: ignore[attr-defined]
    words = entries(PACKAGE / f"games/{name}/words/en.ftl")
    assert {f"event-{kind}" for kind in kinds} <= words.messages.keys()


@pytest.mark.parametrize("name", mops.games())
def test_in_each_game_there_is_something_to_look_at_but_not_at_every_step(name: str) -> None:
    game = mops.game(name, players=facts_of(name).PLAYERS[0])
    told = tell(mops.record(game, seed=3).steps(), 0)
    weighty = [one for one in told if one.notes[-1].ends == MATTERS]
    assert 0 < len(weighty) < len(told) / 2


def test_where_a_look_says_nothing_it_is_what_has_consequences(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(look_of("mauz"), "MATTERS")
    assert ends(MAUZ, SWAP, "0 swap 6C for TC") == [TURN]
    assert ends(MAUZ, LAST, "0 skip")[-1] == MATTERS


def at_a_showdown(tmp_path: Path, tokens: str, seed: int = 7) -> TableSession:
    """Return a table of three at which Anna pays in the next showdown, with a knock to answer."""
    start = f"{LAST}; tokens {tokens}"
    table = TableSession(MAUZ, seed, start=MAUZ.position(start), folder=tmp_path)
    table.play("0 skip")
    return table


def press(table: TableSession, button: str) -> None:
    table.handle({"kind": "button", "rev": table.display.rev, "on": button})


def offered(table: TableSession) -> list[str]:
    return [button.id for button in table.display.frames[-1].buttons if "off" not in button.kind]


def test_whoever_is_out_may_see_the_end_at_once(tmp_path: Path) -> None:
    table = at_a_showdown(tmp_path, "0 1 1")
    assert table.match.state.gone == (0,)
    assert offered(table) == ["next-round", "finish"]
    press(table, "finish")
    assert MAUZ.actor(table.match.state) is None
    assert len(table.display.pictures) == 1  # the end, and not the way to it
    record = table.match.trace
    assert mops.Trace(
        MAUZ, record.moves, record.names, record.first
    ).steps()  # as the rules have it
    assert offered(table) == ["play-again", "rounds", "replay"]


def test_whoever_is_out_and_watches_is_not_told_to_wait_for_a_turn(tmp_path: Path) -> None:
    table = at_a_showdown(tmp_path, "0 2 2")
    press(table, "next-round")
    *way, last = table.display.frames
    told = [frame.prompt.text.id for frame in way if frame.prompt]
    assert "table-out" in told and {*told} <= {"table-out", "part-showdown"}
    assert last.prompt is not None and last.prompt.text.facts["life"] == "out"


def test_whoever_is_out_reads_first_what_the_table_waits_for(tmp_path: Path) -> None:
    table = at_a_showdown(tmp_path, "0 2 2", seed=8)
    press(table, "next-round")
    [knock] = [one for one in table.display.frames if one.story[0].text.id == "event-knock"]
    assert knock.prompt is not None and knock.prompt.text.id == "table-out"
    assert knock.story[0].heads and not knock.prompt.heads


def test_in_a_table_of_points_the_person_is_you(tmp_path: Path) -> None:
    frame = at_a_showdown(tmp_path, "1 2 2").display.frames[-1]
    teller = Teller("mauz", "en", ["Anna", "Ben", "Cleo"], frame.you)
    assert frame.scene.sheet is not None
    rows = [row.label for row in frame.scene.sheet.rows]
    assert [teller.tell(name.id, name.facts) for name in rows] == ["Anna (you)", "Ben", "Cleo"]


def test_whoever_is_still_in_plays_on(tmp_path: Path) -> None:
    table = at_a_showdown(tmp_path, "1 1 1")
    assert offered(table) == ["next-round"]
    with pytest.raises(DeclinedError):
        table.match.finish()


def test_after_a_game_each_round_is_told_with_what_ended_it_and_who_paid(tmp_path: Path) -> None:
    table = at_a_showdown(tmp_path, "1 0 0")
    while MAUZ.actor(table.match.state) is not None:
        moves = {str(move).split()[-1]: move for move in MAUZ.legal(table.match.state)}
        table.play(moves.get("knock") or moves.get("skip") or next(iter(moves.values())))
    press(table, "rounds")
    notice = table.display.frames[-1].notice
    assert notice is not None
    first, *_, last = notice.texts
    assert (first.facts["round"], first.facts["call"], first.facts["ender"]) == (1, "knock", 1)
    assert first.facts["payers"] == (0,) and last.facts["round"] == table.match.state.round
    assert offered(table)[0] == "play-again"  # and can be read beside the result


def test_a_game_that_is_over_can_be_seen_again_and_played_again(tmp_path: Path) -> None:
    table = at_a_showdown(tmp_path, "0 1 1")
    press(table, "finish")
    steps = [*in_parts(table.match.history.steps)]
    while table.game.actor(steps[0].before) == CHANCE:
        del steps[0]
    press(table, "replay")
    first = table.display.pictures[-1]
    assert table.game.actor(first.view) != CHANCE, "it begins where somebody decides"
    assert "previous" not in offered(table)
    press(table, "previous")  # it is off: nothing happens
    pages = [table.display.pictures[-1]]
    while "next" in offered(table):
        press(table, "next")
        pages.append(table.display.pictures[-1])
    assert len(pages) == len(steps) + 1 and pages[-1].view == table.match.state
    assert "previous" in offered(table)
    press(table, "back")
    assert offered(table)[0] == "play-again"
    press(table, "play-again")
    assert table.match.state.round == 1 and table.match.state.gone == ()


@pytest.mark.parametrize("name", mops.games())
def test_what_can_be_chosen_is_outlined_only_where_it_can(name: str, tmp_path: Path) -> None:
    """On the way there a press only goes on, so nothing looks as if it could be pressed."""
    table, way = TableSession(mops.game(name), 3, folder=tmp_path), 0
    for _ in zip(range(40), turns(table, "random", 3), strict=False):
        *frames, _ = table.display.frames
        marks = [mark.kind for frame in frames for mark in frame.scene.marks.values()]
        assert not {*CHOICES}.intersection(marks)
        way += len(frames)
    assert way > 5


def test_a_table_has_the_pace_that_is_set_or_its_own() -> None:
    table = mops.Table(MAUZ, seed=7)
    assert table.pace == "continue"
    with mops.settings(pace="turns"):
        assert mops.Table(MAUZ, seed=7).pace == "turns"
        assert mops.Table(MAUZ, seed=7, pace="fast").pace == "fast"
    with pytest.raises(OptionError, match="pace"):
        mops.Table(MAUZ, seed=7, pace="faster")


def test_a_guided_table_waits_after_every_turn_unless_a_pace_was_chosen() -> None:
    assert mops.Table(MAUZ, guided=True).pace == "turns"
    assert mops.Table(MAUZ, guided=True, pace="continue").pace == "continue"
    with mops.settings(pace="slow"):
        assert mops.Table(MAUZ, guided=True).pace == "slow"
    table = mops.Table(MAUZ, seed=7)
    table.set_state({"help": "guided"})
    assert table.pace == "turns"
    table.set_state({"help": "off"})
    assert table.pace == "continue"
    table.set_state({"pace": "fast"})
    table.set_state({"help": "guided"})
    assert table.pace == "fast"


def test_whoever_looks_may_choose_the_pace_but_only_one_that_there_is() -> None:
    table = mops.Table(MAUZ, seed=7)
    table.set_state({"pace": "slow"})
    assert table.pace == "slow"
    table.set_state({"pace": "never"})
    assert table.pace == "slow"
    with pytest.raises(traitlets.TraitError):
        table.pace = "never"


@pytest.mark.parametrize("players", [3, 4])
def test_a_trick_is_stopped_at_once_and_its_pinch_only_while_that_is_new(players: int) -> None:
    table, rng = TableSession(mops.game("mopsen", players=players), 5), Random(1)
    stops: list[str] = []
    while table.game.actor(table.match.state) is not None:
        table.play(rng.choice(table.game.legal(table.match.view)))
        told = (frame.story for frame in table.display.frames[:-1])
        stops += [notes[-1].text.id for notes in told if notes and notes[-1].ends >= MATTERS]
    counts = Counter(event.kind for step in table.match.trace.steps() for event in step.events)
    assert 0 < stops.count("event-lowest") < 4
    assert len(stops) - stops.count("event-lowest") <= counts["trick-won"] + counts["round-end"]


@pytest.mark.parametrize("name", mops.games())
def test_what_a_table_waits_for_has_a_headline(name: str) -> None:
    game = mops.game(name, players=facts_of(name).PLAYERS[0])
    for one in tell(in_parts(mops.record(game, seed=3, players="simple").steps()), 0):
        heads = [note for note in one.notes if note.heads]
        assert len(heads) <= 1
        if one.notes[-1].ends == MATTERS and not isinstance(one.step, Part):
            assert heads, one
