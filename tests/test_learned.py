"""What somebody has learned: what is asked first, and the small file that keeps it."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import MopsError, TraceError
from mopsbook.quiz.rows import save_rows
from mopsbook.record.files import LARGEST
from tests.test_results import BEN, SUIT, TRICK, row


class Clock:
    def __init__(self) -> None:
        self.now = datetime(2026, 11, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_what_was_missed_is_asked_first_and_what_was_known_later(tmp_path, clock: Clock) -> None:
    learned = mops.Learned(tmp_path / "me.jsonl", clock)
    learned.note(row("", SUIT, True))
    learned.note(row("", TRICK, False))
    assert learned.weak() == [TRICK]
    clock.now += timedelta(days=1)
    assert learned.weak() == [TRICK, SUIT]  # nobody remembers for ever
    learned.note(row("", TRICK, True))
    learned.note(row("", SUIT, True))
    assert learned.weak() == []
    assert learned.weak([TRICK]) == []
    clock.now += timedelta(days=60)
    assert set(learned.weak()) == {TRICK, SUIT}
    assert learned.weak([SUIT, "mopsen.deal"]) == [SUIT]


def test_several_share_a_file(tmp_path, clock: Clock) -> None:
    file = tmp_path / "me.jsonl"
    one, other = mops.Learned(file, clock), mops.Learned(file, clock)
    one.meet([SUIT, TRICK, SUIT])
    other.note(row("", TRICK, False))
    one.meet([SUIT])
    again = mops.Learned(file, clock)
    assert again.met == {SUIT, TRICK}
    assert (again.asked[TRICK], again.missed[TRICK], again.weak()) == (1, 1, [TRICK])
    assert len(file.read_text("utf-8").splitlines()) == 3  # a header, and two things new


def test_a_broken_line_is_told_and_kept(tmp_path, clock: Clock) -> None:
    file = tmp_path / "me.jsonl"
    mops.Learned(file, clock).note(row("", TRICK, False))
    kept = file.read_text("utf-8")
    broken = ["no", '{"at": "today", "met": []}', json.dumps({"at": "2026-11-01", "rule": 7})]
    file.write_text(kept + "\n".join(broken) + "\n", "utf-8")
    learned = mops.Learned(file, clock)
    assert learned.missed == {TRICK: 1}
    assert [str(one).partition(" of")[0] for one in learned.problems] == [
        "Line 3",
        "Line 4",
        "Line 5",
    ]
    learned.meet([SUIT])
    assert "no\n" in file.read_text("utf-8")
    assert mops.Learned(file, clock).met == {SUIT}


def test_a_clock_may_be_put_back(clock: Clock) -> None:
    learned = mops.Learned(now=clock)
    learned.note(row("", TRICK, True))
    clock.now -= timedelta(days=3)
    learned.note(row("", TRICK, True))
    assert learned.asked[TRICK] == 2


def test_another_file_is_not_written_to(tmp_path) -> None:
    file = save_rows(tmp_path / "ben.jsonl", BEN, "Ben")
    with pytest.raises(MopsError, match="does not keep what somebody has learned"):
        mops.Learned(file)
    (tmp_path / "later.jsonl").write_text('{"mopsbook": 2, "learned": true}\n', "utf-8")
    with pytest.raises(MopsError, match="file version 2"):
        mops.Learned(tmp_path / "later.jsonl")
    with pytest.raises(OSError, match="cannot be written: "):
        mops.Learned(file / "me.jsonl").meet([SUIT])


def test_a_file_that_was_replaced_meanwhile_is_left_alone(tmp_path) -> None:
    file = tmp_path / "me.jsonl"
    learned = mops.Learned(file)
    learned.meet([SUIT])
    other = '{"mopsbook": 2, "learned": true}\n'
    file.write_text(other, "utf-8")
    (tmp_path / "me-2.jsonl").write_text("a diary\n", "utf-8")
    learned.meet([TRICK])
    learned.note(row("", TRICK, False))
    assert file.read_text("utf-8") == other
    assert [str(one) for one in learned.problems][1:] == [
        "'me-2.jsonl' keeps something else by now, so what is learned from here on is kept in 'me-3.jsonl'."
    ]
    beside = mops.Learned(tmp_path / "me-3.jsonl")
    assert (beside.met, beside.missed.total()) == ({TRICK}, 1)


def test_of_a_file_that_has_grown_too_large_the_newest_counts(tmp_path) -> None:
    file = tmp_path / "me.jsonl"
    mops.Learned(file).note(row("", SUIT, False))
    line = file.read_text("utf-8").splitlines()[1]
    with file.open("a", encoding="utf-8") as more:
        more.write(json.dumps({"at": "2026-11-01T12:00:00+00:00", "met": ["x" * 200]}) + "\n")
        more.writelines(
            [json.dumps({"at": "2026-11-01T12:00:00+00:00", "met": ["é" * 50_000]}) + "\n"] * 20
        )
        more.write(line.replace(SUIT, TRICK) + "\n")
    assert file.stat().st_size > LARGEST
    learned = mops.Learned(file)
    assert learned.weak() == [TRICK] and not learned.problems
    learned.note(row("", SUIT, False))
    assert sorted(mops.Learned(file).weak()) == sorted([SUIT, TRICK])


# at tables


GAME = mops.game("mopsen", players=3)


def test_the_next_table_knows_what_came_up_at_the_last(tmp_path) -> None:
    file = tmp_path / "me.jsonl"
    table = mops.Table(GAME, seed=7, learned=file)
    table.play("0 redraw -")
    met = mops.Learned(file).met
    assert {"mopsen.deal", "mopsen.card-place"} <= met
    coach = mops.Table(GAME, seed=7, learned=file)._session.display.frames[-1].coach
    assert (coach["met"], coach["fresh"]) == (len(met), [])
    with mops.settings(learned=file):
        assert mops.Table(GAME, seed=7)._session.display.coach.known == coach_known(met)
    assert mops.Table(GAME, seed=7)._session.display.coach.known != coach_known(met)


def coach_known(met: set[str]) -> list[str]:
    return [rule for rule in GAME.rules if rule in met]


def test_a_new_game_does_not_forget_what_came_up(tmp_path) -> None:
    table = mops.Table(GAME, seed=7)
    table.play("0 redraw -")
    known = set(table._session.display.coach.known)
    table.new(seed=7)
    assert set(table._session.display.coach.known) == known


def test_a_table_goes_on_where_nothing_can_be_kept(tmp_path) -> None:
    file = tmp_path / "me.jsonl"
    table = mops.Table(GAME, seed=7, learned=file)
    file.unlink()
    file.mkdir()
    table.play("0 redraw -")
    assert table.trace.moves[-1].player == 2 or table.state.turn == 0
    told = table._session.display.pictures[-1].notice
    assert told.kind == "error" and told.texts[0].id == "table-not-kept"
    table.undo()


# what nobody should do, and somebody does


@pytest.mark.parametrize("text", ['{"mopsbook":1,"learned":true}', "", "\n", " \n \n"])
def test_an_entry_begins_on_a_line_of_its_own(tmp_path, text: str, clock: Clock) -> None:
    file = tmp_path / "me.jsonl"
    file.write_text(text, "utf-8")
    mops.Learned(file, clock).meet([SUIT])
    mops.Learned(file, clock).meet([TRICK])
    again = mops.Learned(file, clock)
    assert again.met == {SUIT, TRICK} and not again.problems


def test_a_line_that_was_cut_off_takes_no_other_along(tmp_path, clock: Clock) -> None:
    file = tmp_path / "me.jsonl"
    mops.Learned(file, clock).meet([SUIT])
    file.write_text(file.read_text("utf-8") + '{"at": "2026-11-01T12:00', "utf-8")
    mops.Learned(file, clock).meet([TRICK])
    again = mops.Learned(file, clock)
    assert again.met == {SUIT, TRICK} and len(again.problems) == 1


@pytest.mark.parametrize(
    "at", ["0001-01-01T00:00:00+10:00", "9999-12-31T23:59:59-10:00", "9999-12-31T23:59:59+00:00"]
)
def test_a_time_that_cannot_be_is_a_broken_line(tmp_path, clock: Clock, at: str) -> None:
    file = tmp_path / "me.jsonl"
    mops.Learned(file, clock).note(row("", SUIT, False))
    line = json.dumps({"at": at, "rule": TRICK, "right": True})
    file.write_text(file.read_text("utf-8") + line + "\n", "utf-8")
    learned = mops.Learned(file, clock)
    assert (len(learned.problems), learned.asked) == (1, {SUIT: 1})


@pytest.mark.parametrize("rules", [[5], ["\ud800"], [None]])
def test_what_was_met_are_rules(tmp_path, rules: Any) -> None:
    file = tmp_path / "me.jsonl"
    with pytest.raises(TraceError, match="ids of rules"):
        mops.Learned(file).meet(rules)
    assert not file.exists()
    learned = mops.Learned(file)
    learned.meet("mopsen.deal")
    assert learned.met == {"mopsen.deal"}


@pytest.mark.parametrize("answer", [{}, {"rules": [], "right": True}, {"rules": ["x"], "right": 1}])
def test_an_answer_that_is_none_is_not_kept(tmp_path, answer: Any) -> None:
    file = tmp_path / "me.jsonl"
    with pytest.raises(TraceError, match="has the fields 'rules' and 'right'"):
        mops.Learned(file).note(answer)
    assert not file.exists()
