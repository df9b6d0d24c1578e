"""What is told of a guard: its mistakes, where it was looking, what it missed, and its eyes in a look back."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.games.mogel_motte.moves import Cheat, LetGo
from mopsbook.games.mogel_motte.reflexes import Reflexes
from mopsbook.jupyter.realtime import Present
from mopsbook.show.offers import Command
from mopsbook.teach.words import Teller
from tests.games.mogel_motte.test_guard import EARLY, GAME, asked, table
from tests.tables import click, told


def prompts(one) -> list[str]:
    """What each picture of what is shown asks for, or says of what comes next."""
    tell = Teller("mogel_motte", "en", you=2).tell
    return [tell(f.prompt.text.id, f.prompt.text.facts) for f in one.display.frames if f.prompt]


def test_a_mistake_is_told_before_anything_else_is_asked(tmp_path, monkeypatch):
    """A double click on a wrong accusation finds a picture between, at which nothing can be pressed."""
    monkeypatch.setattr(Reflexes, "urge", lambda *_: ())
    one = asked(tmp_path, EARLY, feint=True)
    seems = {"phase": "attempt", "resume": "turn", "attempt": (1, "?")}
    monkeypatch.setattr(Reflexes, "false_alarm", lambda _, state, *__: state._replace(**seems))
    click(one, "2 accuse 1")
    mistake, _cost, again = one.display.frames  # and the hand that stirs once more
    assert (
        prompts(one)[0]
        == "Wrong: Ben was not cheating just now. Next you draw a card for that, and stay the guard."
    )
    assert not mistake.buttons and again.buttons
    assert [len(view.view.hands[2]) for view in one.display.pictures] == [3, 4, 4]
    assert {item for item, mark in mistake.scene.marks.items() if mark.kind == "lowest"} == {
        "plate1",
        "plate2",
    }
    assert not [item for item, mark in again.scene.marks.items() if mark.kind == "lowest"]


@pytest.mark.parametrize(
    ("gaze", "said"),
    [
        (0, "Cleo had both eyes on you: a cheat is usually noticed then."),
        (1, "Cleo was watching Ben and noticed it all the same: that happens now and then."),
    ],
)
def test_whoever_is_caught_learns_whether_the_guard_was_looking(tmp_path, monkeypatch, gaze, said):
    one = table(tmp_path, EARLY, (0,))
    caught = (GAME.move("2 accuse 0"),)
    monkeypatch.setattr(
        Reflexes, "urge", lambda _, state, *__: caught if state.phase == "attempt" else ()
    )
    monkeypatch.setattr(Reflexes, "false_alarm", lambda *_: None)
    one.match.time.now = Present(gaze=gaze)
    one.screen.answer(None)
    click(one, "0 cheat N1")
    assert one.match.state.guard == 0
    assert said in told(one)


def test_nobody_is_said_to_miss_what_the_own_hand_did():
    """Ben cheats while Cleo is the guard, and has the guard bug when it is told."""
    before = GAME.position(EARLY)
    gone = before._replace(vanished=((1, "S1"),))
    hands = Reflexes([""] * 3, (1, 2))
    for after, missed in ((gone, 2), (gone._replace(guard=1), 2), (gone._replace(guard=0), 2)):
        (told,) = hands.missed(before, after)
        assert (told.facts["players"], told.facts["guard"]) == ([1], missed)
    both = gone._replace(vanished=((1, "S1"), (2, "N5")), guard=1)
    assert hands.missed(before, both) == ()


def test_a_cheat_that_was_missed_is_told_also_beside_a_catch_and_wherever_a_game_stands():
    """Ben catches Anna, and Cleo cheats before her new guard has looked."""
    before = GAME.position(EARLY)._replace(guard=1)
    after = before._replace(guard=0, vanished=((2, "N5"),))
    hands = Reflexes([""] * 3, (1, 2))
    assert [one.message for one in hands.missed(before, after, 0)] == [
        "after-caught",
        "after-missed",
    ]
    for phase in ("turn", "gifts", "ant", "clarify", "round_over"):
        (told,) = hands.missed(before, after._replace(phase=phase))
        assert told.message == "after-missed"


def test_a_cheat_that_is_over_is_told_from_the_hand_that_moves_now(tmp_path, monkeypatch):
    """What is asked below is about the second one, be it a cheat or not."""
    said, seems = set(), {"phase": "attempt", "resume": "turn", "attempt": (1, "?")}
    monkeypatch.setattr(Reflexes, "urge", lambda *_: ())
    monkeypatch.setattr(Reflexes, "false_alarm", lambda *_: None)
    for feint in (False, True):
        one = table(tmp_path, EARLY, (2,))
        script = [(Cheat(1, "S1"),), (LetGo(2),), *([] if feint else [(Cheat(1, "N4"),)])]
        feints = [feint]
        monkeypatch.setattr(Reflexes, "urge", lambda *_, todo=script: todo.pop(0) if todo else ())
        monkeypatch.setattr(
            Reflexes,
            "false_alarm",
            lambda _, state, *__, todo=feints: (
                state._replace(**seems) if todo and todo.pop() else None
            ),
        )
        monkeypatch.setattr(Reflexes, "sign", lambda *_: "twitch")
        click(one, "wait")
        assert one.match.view.phase == "attempt"
        said.add(told(one))
    (sentence,) = said
    assert sentence == (
        "This is over: a moment ago Ben cheated, and you missed it. That hand is a card smaller now. "
        "The hand that moves now is something else."
    )


def test_what_a_guard_did_not_notice_is_not_asked_of_it_in_a_look_back(tmp_path, monkeypatch):
    """Nobody decided it: a program let the cheat pass for the eyes of a person."""
    script = [(Cheat(1, "S1"),), (LetGo(2),)]
    monkeypatch.setattr(Reflexes, "urge", lambda *_: ())
    monkeypatch.setattr(Reflexes, "false_alarm", lambda *_: None)
    start = EARLY.replace("turn 0", "turn 2").replace("N2 N5 A1", "N2 N4 A1")
    one = table(tmp_path, start, (2,))
    click(one, "2 play N2")
    monkeypatch.setattr(Reflexes, "urge", lambda *_: script.pop(0) if script else ())
    click(one, "wait")
    assert LetGo(2) in one.match.trace.moves
    one.tutor.replay(one.match.trace, None, 2)
    assert [str(step.move) for step in one.tutor._decisions.values()] == ["2 play N2"]


def eyes(frame) -> str | None:
    """Beside whose name the eyes of the guard stand in a picture."""
    look = frame.scene.items.get("look")
    return None if look is None else look.zone


def test_whoever_looks_back_sees_the_eyes_where_they_were(tmp_path):
    """In the table's own look back and in a replay of the table they are where they were seen, and nowhere else."""
    game = mops.game("mogel_motte", players=3, first_guard=2)
    shown = mops.Table(game, seed=4, folder=tmp_path)
    one = shown._session
    seen: dict[int, str | None] = {}
    for _ in range(40):
        frame = one.display.frames[-1]
        seen[len(one.match.history.steps)] = eyes(frame)
        buttons = [button.id for button in frame.buttons]
        at_once = next((id for id in ("wait", "let-go", "slap", "nothing") if id in buttons), None)
        if at_once:
            click(one, at_once)
        else:
            one.play(str(game.legal(one.match.state)[0]))
    assert {*seen.values()} == {"seat0", "seat1"}
    replay = mops.Replay(shown)
    one.carry_out(Command("replay"))
    pages = [page.frame() for page in one.tutor._pages]
    opening = len(replay) - len(pages)
    # of what was seen between two pictures the last is kept
    expected = {replay.after(made): where for made, where in seen.items()}
    for index, where in expected.items():
        assert eyes(replay._recording.picture(index).frame()) == where, index
        assert eyes(pages[index - opening]) == where, index
    assert {*expected.values()} == {"seat0", "seat1"}
    # a record alone knows of no eyes
    plain = mops.Replay(shown.trace)._recording
    assert {eyes(plain.picture(index).frame()) for index in range(len(plain))} == {None}
