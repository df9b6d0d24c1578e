"""What the guard is sent does not depend on what it has not noticed, nor tell a feint from an attempt."""

from __future__ import annotations

import json

import pytest

import mopsbook as mops
from mopsbook.core.state import HIDDEN
from mopsbook.games.mogel_motte.haste import Signs
from mopsbook.games.mogel_motte.moves import Cheat, LetGo
from mopsbook.games.mogel_motte.reflexes import Reflexes
from mopsbook.show import wire
from mopsbook.show.help import GUIDED
from tests.sent import unzipped
from tests.tables import ask, click, frozen, send, sit, told

GAME = mops.game("mogel_motte", players=3)
HANDS = "draw N1 N5 N2 N4 N1 N5; hands N2 N2 N5 A1 / N1 N1 Q1 / N3 N3 S3"
OWN = f"discard N3; {HANDS}"
STARTS = {
    "own turn": OWN,
    "their turn": f"turn 1; {OWN}",
    "spider": f"phase spider; turn 1; discard N3 S2; {HANDS}",
    "slap": f"phase slap; turn 1; discard N3 Q4; {HANDS}",
    "race": f"phase race; turn 1; discard N3 C2; {HANDS}",
}
CHEATED, PASSED = (Cheat(2, "M3"),), (LetGo(0),)
ANSWERS = {
    "own turn": (
        "let-go", "plate1", "accuse1", "hand0.N2.0", "draw", "stack", "sneak", "edge", "back",
        "0 accuse 1", "0 play N2", "0 draw", "0 cheat N2",
    ),
    "their turn": ("let-go", "wait", "advise", "0 let go"),
    "spider": ("let-go", "plate1", "accuse", "0 accuse 1"),
    "slap": ("let-go", "slap", "discard1", "slap 2"),
    "race": ("let-go", "nothing", "nobody", "hand0.N2.0", "throw N2", "throw -", "race -", "race 0 N2"),
}  # fmt: skip


@pytest.fixture
def table(tmp_path, monkeypatch):
    """Return what sets a table up at which seat 0 is the guard, and at which hands do as they are told."""

    def scripted(
        start: str,
        *script,
        feint: bool = False,
        before=(),
        moth: bool = True,
        help: str | None = None,
    ):
        monkeypatch.setattr(Reflexes, "urge", lambda *_: ())
        monkeypatch.setattr(Reflexes, "false_alarm", lambda *_: None)
        # each sign is seen of cheats and of false alarms, so it may be the same of both
        monkeypatch.setattr(Reflexes, "sign", lambda *_: "below")
        one = sit(
            tmp_path, (0,), start.replace(" S3", " S3 M3") if moth else start, GAME, help=help
        )
        for kind, wish in before:
            press(one, kind, wish)
        todo, feints = list(script), [feint]

        def feign(_self, s, _rng):
            seems = feints.pop() if feints else False
            return (
                s._replace(phase="attempt", resume=s.phase, attempt=(2, HIDDEN)) if seems else None
            )

        monkeypatch.setattr(Reflexes, "urge", lambda *_: todo.pop(0) if todo else ())
        monkeypatch.setattr(Reflexes, "false_alarm", feign)
        return one

    return scripted


def press(one, kind, wish) -> None:
    """Send what a press on an item or a button sends, or ask for a move as if something offered it."""
    if kind == "lang":
        one.handle({"kind": kind, "lang": wish})
    elif kind != "press":
        send(one, kind)
    elif " " in wish:
        ask(one, one.match.time.reflexes.read(wish) or GAME.move(wish, one.match.view))
    else:
        send(one, "item", on=wish)
        send(one, "button", on=wish)


def shown(one) -> str:
    """All that is sent."""
    frames = [shot.frame() for shot in one.display.pictures]
    sent = wire.timeline(frames, rev=one.display.rev, langs=("en", "de"), names=one.match.names)
    return json.dumps([sent, one.can, repr(one.match.view)])


def notice_of(frame) -> object:
    """What the table says, but for what can be counted: whether a card is gone once the guard has answered."""
    ids = {text.id for text in frame.notice.texts} if frame.notice else set()
    if ids & {"after-alarm", "after-cheat", "after-catch"}:
        return "what it was"
    return None if ids & {"after-missed", "table-quiet"} else frame.notice


def around(one) -> object:
    """All that is sent but for the pictures, in which cards in hands are counted."""
    frames = [shot.frame() for shot in one.display.pictures]
    beside = [(f.story, f.on, f.buttons, notice_of(f), f.coach, f.scene.arrows) for f in frames]
    return (
        beside,
        one.can,
        one.display.rev,
        one.match.seat,
        [shot.draft for shot in one.display.pictures],
    )


LATER = (("lang", "en"), ("redo", ""), ("undo", ""), ("redo", ""))


def after(one, *messages: tuple[str, str]) -> list[object]:
    found = [around(one)]
    for kind, text in messages:
        press(one, kind, text)
        found.append(around(one))
    return found


MOVED = (("press", "0 play N2"), ("undo", ""))


@pytest.mark.parametrize("start", ["own turn", "their turn", "spider"])
@pytest.mark.parametrize("before", [(), MOVED])
def test_a_cheat_that_passed_is_shown_by_nothing_but_counts(table, start, before):
    before = before if start == "own turn" else ()
    sent = []
    for script in ((), (CHEATED, PASSED)):
        one = table(STARTS[start], *script, before=before, moth=bool(script))
        click(one, "wait")
        assert len(one.match.state.vanished) == len(script) // 2
        sent.append(after(one, *LATER))
    assert sent[0] == sent[1]


def test_that_a_card_has_vanished_is_told_and_not_which(table):
    """Whoever counts knows it; a learner who does not would look for the card."""
    sent = []
    for card in ("M3", "S3"):
        one = table(OWN, (Cheat(2, card),), PASSED, before=())
        click(one, "wait")
        assert told(one) == (
            "Cleo cheated, and you missed it. That hand is a card smaller now. "
            "It is too late to accuse anybody of it."
        )
        sent.append(shown(one))
    assert sent[0] == sent[1]


def test_of_two_cards_that_vanished_both_are_told(table):
    """A hand that has become smaller by two did not do so at once: no more than one card goes at a time."""
    one = table(OWN, (Cheat(2, "M3"),), PASSED, (Cheat(2, "S3"),), PASSED, before=())
    click(one, "wait")
    assert told(one) == (
        "Cleo cheated, and you missed it. That hand is 2 cards smaller now. "
        "It is too late to accuse anybody of it."
    )


@pytest.mark.parametrize(
    ("start", "answer"), [(start, answer) for start in ANSWERS for answer in ANSWERS[start]]
)
@pytest.mark.parametrize("help", [None, GUIDED])
def test_no_answer_tells_a_feint_from_an_attempt(table, start, answer, help):
    sent = []
    for feint in (False, True):
        one = table(STARTS[start], *(() if feint else (CHEATED,)), feint=feint, help=help)
        one.screen.show_steps(one.match._settle(one.match.history, one.match.dice))
        assert (
            one.match.view.phase == "attempt" and (one.match.state.phase == "attempt") is not feint
        )
        before = shown(one)
        sent.append((before, after(one, ("press", answer), *LATER)))
    assert sent[0] == sent[1]


def test_how_long_a_game_was_that_was_left_counts_no_cheat(table):
    """One that nobody noticed, one that is being noticed, and a feint instead."""
    said = []
    for script, feint in (((), False), ((CHEATED, PASSED), False), ((CHEATED,), False), ((), True)):
        one = table(OWN, *script, feint=feint)
        click(one, "0 play N2")
        one.new()
        said.append([told["en"].rpartition(" · ")[2] for told in one.can["left"]])
    assert said == [said[0]] * 4


@pytest.mark.parametrize("message", ["undo", "redo"])
def test_what_was_noticed_is_not_taken_back(table, message):
    """Neither while it can be answered nor afterwards: otherwise it could be tried out."""
    for feint in (False, True):
        script = () if feint else (CHEATED,)
        one = table(OWN, *script, feint=feint)
        click(one, "0 play N2")
        assert one.match.view.phase == "attempt"
        for _ in range(2):
            before = frozen(one)
            send(one, message)
            assert frozen(one) == before
            send(one, "button", on="let-go")
        assert one.match.view.phase != "attempt"


def test_undo_never_shows_an_attempt_that_nobody_noticed(table):
    one = table(OWN, (), CHEATED, PASSED)
    click(one, "0 play N2")
    click(one, "wait")
    while one.can["undo"] and len(one.match.trace.moves):
        known = len(one.match.trace.moves)
        send(one, "undo")
        assert one.match.view.phase != "attempt"
        if len(one.match.trace.moves) == known:
            break


def test_a_replay_for_the_guard_leaves_out_what_it_was_not_told():
    start = GAME.position(OWN.replace(" S3", " S3 M3"))
    without = GAME.position(OWN)
    moves = ["0 play N2", "2 cheat M3", "0 let go", "1 play N1"]
    seen = mops.Replay(mops.record(GAME, start=start, moves=moves), seat=0)
    clean = mops.Replay(mops.record(GAME, start=without, moves=[moves[0], moves[3]]), seat=0)
    assert len(seen) == len(clean) == 3
    for index in range(3):
        seen.index = clean.index = index
        assert seen.state.phase == clean.state.phase != "attempt"
    met = [
        [frame.get("coach") for frame in unzipped(one.timeline)["frames"]] for one in (seen, clean)
    ]
    assert met[0] == met[1]
    assert len(mops.Replay(seen.trace, seat=2)) == 5, "the cheater knows"


# ------------------------------------------------------------------ several people at one screen

MOSQUITO = "guard 2; turn 0; discard N3; draw N1 N5 N2 N4; hands Q2 N1 N1 / N4 N5 N5 / N2 N5 A1"


def test_the_one_person_who_has_to_be_quick_gets_the_screen(table, tmp_path, monkeypatch):
    """Seat 0 lays a mosquito; of those who slap only seat 1 is a person."""
    monkeypatch.setattr(Reflexes, "urge", lambda *_: ())
    one = sit(tmp_path, (0, 1), MOSQUITO, GAME)
    click(one, "0 play Q2")
    assert (one.match.seat, one.screen.covered) == (1, True)
    click(one, "show")
    click(one, "slap")
    assert one.match.state.phase != "slap"


def test_whether_others_can_throw_changes_nothing_for_a_person_who_races(tmp_path, monkeypatch):
    monkeypatch.setattr(Reflexes, "urge", lambda *_: ())
    sent = []
    for other in ("N4", "N2"):
        start = f"phase race; guard 2; turn 0; discard N3 C4; hands N4 N5 / {other} N5 / N1 N1"
        sent.append(shown(sit(tmp_path, (0, 1), start, GAME)))
    assert sent[0] == sent[1]


@pytest.mark.parametrize(
    ("start", "move"),
    [
        (STARTS["slap"].replace("turn 1", "guard 1; turn 0"), "slap 2"),
        (STARTS["race"].replace("race", "race; guard 1"), "race -"),
    ],
)
def test_nobody_enters_what_programs_do(table, start, move):
    one = table(start)
    before = frozen(one)
    press(one, "press", move)
    assert frozen(one) == before and "play" in told(one)


# ------------------------------------------------------------------ clicks


def test_a_choice_can_be_taken_back_while_a_hand_is_to_slap(table):
    one = table(STARTS["slap"])
    click(one, "accuse", "back")
    assert one.display.pictures[-1].notice is None


def test_nobody_looks_at_the_one_who_has_the_guard_bug():
    hands = Reflexes([""] * 3, {1, 2})
    assert hands.signs(GAME.position(f"guard 1; {OWN}"), 1, False) == Signs()
    assert hands.signs(GAME.position(f"guard 1; {OWN}"), 2, False) == Signs(gaze=2)
