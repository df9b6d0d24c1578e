"""A table of Mogel-Motte that is interrupted while hands and eyes count: saved, loaded, slowed down."""

from __future__ import annotations

import json
from random import Random

import pytest

import mopsbook as mops
from mopsbook.core.state import ANYONE, HIDDEN
from mopsbook.games.mogel_motte.moves import Cheat, LetGo, Slap
from mopsbook.games.mogel_motte.reflexes import Reflexes
from mopsbook.jupyter.export import lesson_html
from mopsbook.jupyter.history import History
from mopsbook.jupyter.realtime import Present
from tests.games.mogel_motte.test_secrets import shown
from tests.tables import ask, click, frozen, notice, plays, send, sit

GAME = mops.game("mogel_motte", players=3)
EARLY = "guard 2; turn 0; discard N3; draw N1 N5 N2; hands Q2 N1 M3 / N4 N5 S1 / N2 N5 A1"
SLAPPING = "phase slap; guard 2; turn 1; discard N3 Q4; draw N1 N2; hands N1 N5 / N2 N2 / N3 N4"
RACING = "phase race; guard 2; turn 1; discard N3 C4; draw N1 N2; hands N4 N1 N5 / N2 N4 / N3 N4"
NOTICED = f"phase attempt; attempt 1:M2; {EARLY}"
"""The guard at seat 2 has noticed that seat 1 lets a moth disappear."""


def table(tmp_path, start=NOTICED, seats=(2,), **options):
    return sit(tmp_path, seats, start, GAME, **options)


# ------------------------------------------------------------------ saved and loaded


@pytest.mark.parametrize("seed", range(4))
def test_what_a_record_ends_with_is_noticed(tmp_path, seed):
    """An inattentive guard notices about one attempt in four; one that is set up is none to be drawn."""
    asked = table(tmp_path, EARLY, seed=seed)
    asked.take_over(mops.Trace(GAME, start=GAME.position(NOTICED)))
    assert (asked.match.view.phase, asked.match.view.attempt) == ("attempt", (1, "?"))
    offered = plays(asked.display.frames[-1])
    assert {"2 accuse 1", "2 let go"} <= {*offered}
    before = frozen(asked)
    send(asked, "undo")
    assert frozen(asked) == before, "what was noticed is not taken back"


def alarmed(tmp_path, seed):
    """A table at which the person is asked what somebody is doing, whatever that may be; or None."""
    rng = Random(seed)
    one = sit(tmp_path, (0,), None, GAME, seed=seed)
    for _ in range(60):
        if one.match.view.phase == "attempt":
            return one
        if one.match.view.guard != 0 or one.match.view.phase in ("round_over", "game_over"):
            return None
        legal = GAME.legal(one.match.view) if GAME.actor(one.match.view) in (0, ANYONE) else ()
        wait = one.match.time.can_pass(one.match.state) and (not legal or rng.random() < 0.5)
        if wait:
            click(one, "wait")
        else:
            ask(one, rng.choice(legal))
    return None


def other_world(tmp_path, one, rng):
    """The table at which the same seems to happen, and it is the other of the two."""
    two = sit(tmp_path, (0,), None, GAME, seed=one.match.seed)
    match, now, history = two.match, one.match.time.now, one.match.history
    who = one.match.view.attempt[0]
    *steps, shown = history.steps
    if now.false_alarm is None:
        history = History(GAME, history.first, tuple(steps[:-1]))
        seems = history.state._replace(
            phase="attempt", resume=history.state.phase, attempt=(who, HIDDEN)
        )
        now = Present(now.gaze, false_alarm=seems)
    else:
        card = rng.choice(history.state.hands[who])
        cheated = GAME.apply(history.state, Cheat(who, card))
        history = History(GAME, history.first, (*steps, cheated))
        now = Present(now.gaze)
    history = history.after((GAME.apply(history.state, shown.move),))
    match.history, match.time.now, match._shown = history, now, one.match._shown
    match.dice = one.match.dice.copy()
    two.display.coach.meet(
        one.display.coach.known
    )  # the hand that stirs has been told of there, too
    return two


@pytest.mark.slow
def test_neither_a_file_nor_a_table_tells_a_feint_from_an_attempt(tmp_path):
    """Two worlds, saved while the guard is asked: the same bytes, whoever loads them."""
    compared = {True: 0, False: 0}
    for seed in range(16):
        folders = [tmp_path / f"{seed}-{world}" for world in "ab"]
        one = alarmed(folders[0], seed)
        if one is None:
            continue
        compared[one.match.time.now.false_alarm is not None] += 1
        two = other_world(folders[1], one, Random(seed))
        assert (one.match.state.phase == "attempt") != (two.match.state.phase == "attempt")
        assert one.match.view == two.match.view
        for world in (one, two):
            world.display.restart()
            world.display.rev = 100  # one of them has shown more pictures so far
            send(world, "save", name="asked")
        files = [(folder / "asked.jsonl").read_bytes() for folder in folders]
        assert files[0] == files[1]
        strangers = [sit(folder, (0,), None, GAME, seed=seed + 1) for folder in folders]
        for pair in ((one, two), strangers):
            sent = []
            for world, folder in zip(pair, folders, strict=True):
                assert world.match.history.steps
                found = []
                for kind, more in (
                    ("load", {"name": "asked"}),
                    ("undo", {}),
                    ("button", {"on": "wait"}),
                    ("button", {"on": "let-go"}),
                    ("save", {"name": "later"}),
                    ("load", {"name": "asked"}),
                ):
                    send(world, kind, **more)
                    found.append(shown(world).replace(str(folder), "the folder of the saves"))
                sent.append(found)
            assert sent[0] == sent[1]
        later = [(folder / "later.jsonl").read_bytes() for folder in folders]
        assert later[0] == later[1]
    assert min(compared.values()) >= 3, compared


def test_an_attempt_that_is_not_for_a_person_to_answer_is_drawn(tmp_path):
    table(tmp_path).saves.write(table(tmp_path).match.trace, "noticed")
    one = table(tmp_path, EARLY, (0,))
    send(one, "load", name="noticed")
    assert one.match.state.phase != "attempt"


class Failing:
    """A player's program that is none."""

    def choose(self, view, legal, rng):
        raise RuntimeError


def test_a_game_that_cannot_be_gone_on_with_leaves_what_there_is_to_see(tmp_path, monkeypatch):
    monkeypatch.setattr(Reflexes, "urge", lambda *_: ())
    one = table(tmp_path, EARLY, players=Failing())
    gifts = (
        "phase gifts; guard 2; turn 0; slowest 2; queue 0 1; discard N3 Q4; hands N1 N2 / N2 / N4"
    )
    one.saves.write(mops.Trace(GAME, start=GAME.position(gifts)), "gifts")
    seeming = one.match.state._replace(phase="attempt", resume="turn", attempt=(1, "?"))
    one.match.time.now = Present(gaze=1, false_alarm=seeming)
    state, moves = one.match.state, one.match.trace.moves
    send(one, "load", name="gifts")
    assert notice(one).kind == "error"
    assert (one.match.state, one.match.trace.moves) == (
        state,
        moves,
    ) and one.match.view.attempt == (1, "?")


# ------------------------------------------------------------------ time that stops


def test_a_hand_is_not_quick_because_time_was_stopped(tmp_path):
    """Three tenths of a second go by; then time waits, and all hands are drawn alike."""
    slowest = []
    for seed in range(40):
        one = table(tmp_path, SLAPPING, (0,), live=True, seed=seed)
        click(one, "pace", ms=300)
        click(one, "slap")
        slowest.append(next(m for m in one.match.trace.moves if isinstance(m, Slap)).slowest)
    assert 8 < slowest.count(0) < 32


@pytest.mark.parametrize(("start", "move"), [(SLAPPING, "slap"), (RACING, "nothing")])
def test_a_cheat_meanwhile_wins_no_time(tmp_path, start, move, monkeypatch):
    unseen = []
    monkeypatch.setattr(Reflexes, "urge", lambda *_: unseen.pop() if unseen else ())
    one = table(tmp_path, start, (0,), live=True)
    unseen.append((LetGo(2),))
    click(one, "sneak", ms=1000)
    click(one, "hand0.N1.0", ms=1900)
    assert one.match.state.vanished == ((0, "N1"),)
    due = {button.id: button.after for button in one.display.frames[-1].buttons}
    assert due[move] == 3000 - 2900
    if move == "slap":
        click(one, move, ms=1000)
        slap = one.match.trace.moves[2]
        assert (slap.slowest, slap.clock) == (0, 30)


@pytest.mark.slow  # it makes a whole page
def test_on_a_page_without_a_kernel_nothing_presses_itself(tmp_path):
    one = mops.Table(GAME, start=SLAPPING, live=True, folder=tmp_path)
    sent = [json.dumps(one.timeline), lesson_html([one], "Slap")]
    assert ['"after": 3000' in text for text in sent] == [True, False]
    assert all("Slap" in text and '"id": "slap"' in text for text in sent), "a button all the same"
