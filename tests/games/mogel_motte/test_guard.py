"""What the guard sees of hands at a table, and what it is not told."""

from __future__ import annotations

import json
from itertools import product
from random import Random

import pytest

import mopsbook as mops
from mopsbook.core.errors import IllegalMove
from mopsbook.games.mogel_motte import reflexes
from mopsbook.games.mogel_motte.moves import Accuse, Cheat, LetGo
from mopsbook.games.mogel_motte.reflexes import Reflexes
from mopsbook.jupyter.history import History
from mopsbook.jupyter.realtime import Present
from mopsbook.show import wire
from mopsbook.show.offers import Command, Make
from mopsbook.show.pictures import Picture, told_to
from mopsbook.teach.words import Teller
from tests.tables import click, frozen, notice, send, sit, told

GAME = mops.game("mogel_motte", players=3)
EARLY = "guard 2; turn 0; discard N3; draw N1 N5 N2; hands Q2 N1 M3 / N4 N5 S1 / N2 N5 A1"
CAUGHT = "phase attempt; attempt 1:M2; guard 0; turn 2; discard N3; draw N1 N2; hands N1 N5 / N2 N2 / N3 N4"


def table(tmp_path, start, seats=(0,), **options):
    return sit(tmp_path, seats, start, options.pop("game", GAME), **options)


def rules(of) -> list[str]:
    return list(notice(of).rules)


def pictures(one) -> list[str]:
    """What is sent for each picture of a timeline."""
    frames = [shot.frame() for shot in one.display.pictures]
    return [json.dumps(wire.timeline([frame], rev=0, langs=("en",), names=())) for frame in frames]


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_message_shows_the_guard_a_cheat_that_passed(tmp_path, players):
    """Every picture of whole games: an attempt is shown only while it can still be answered."""
    game, unseen = mops.game("mogel_motte", players=players, first_guard=0), 0
    for seed in range(2):
        one, rng = sit(tmp_path, (0,), None, game, seed=seed), Random(seed)
        for _ in range(160):
            if game.actor(one.match.state) is None:
                break
            steps = len(one.match.trace.moves)
            frame = one.display.frames[-1]
            buttons = [(b.id, b.intent) for b in frame.buttons if b.id != "pace"]
            pressed = [("button", *press) for press in buttons]
            pressed += [("item", *press) for press in frame.on.items()]
            kind, on, _ = rng.choice([p for p in pressed if isinstance(p[2], Make | Command)])
            send(one, kind, on=on)
            new = one.match.history.steps[steps:]
            unseen += sum(isinstance(s.move, LetGo) and s.move.player != 0 for s in new)
            for shot in one.display.pictures[:-1]:
                if getattr(shot.view, "guard", None) == 0:
                    assert shot.view.phase != "attempt"
                    assert all(who == 0 for who, _ in shot.view.vanished)
                for step, _ in shot.told:
                    assert not isinstance(step.move, Cheat) or step.move.player == 0
    assert unseen > 2, "there was something to hide"


def test_a_feint_looks_like_an_attempt_to_the_letter(tmp_path):
    feint = table(tmp_path, EARLY, (2,))
    cheated = GAME.play(GAME.position(EARLY), "1 cheat S1").after
    real = table(tmp_path, EARLY, (2,))
    real.match.history = History(GAME, cheated)
    real.match.time.now = Present(gaze=1)
    real.screen.answer(None)
    seeming = GAME.position(EARLY)._replace(phase="attempt", resume="turn", attempt=(1, "?"))
    feint.match.time.now = Present(gaze=1, false_alarm=seeming)
    feint.screen.answer(None)
    assert pictures(feint)[-1] == pictures(real)[-1]


def test_a_feint_that_is_let_pass_changes_nothing(tmp_path):
    one = table(tmp_path, EARLY, (2,))
    state, moves = one.match.state, one.match.trace.moves
    seeming = state._replace(phase="attempt", resume="turn", attempt=(1, "?"))
    one.match.time.now = Present(gaze=1, false_alarm=seeming)
    one.screen.answer(None)
    click(one, "2 let go")
    assert (one.match.state, one.match.trace.moves) == (state, moves)
    assert one.match.view.phase == "turn"


@pytest.mark.parametrize("sign", ["below", "twitch", "ear"])
@pytest.mark.parametrize("feint", [False, True])
def test_what_a_hand_did_is_on_record_be_it_a_cheat_or_not(tmp_path, monkeypatch, feint, sign):
    """Whoever looks back sees the hand stir in the picture and reads of it, and no card that was hidden."""
    monkeypatch.setattr(Reflexes, "sign", lambda *_: sign)
    seems = {"phase": "attempt", "resume": "turn", "attempt": (1, "?")}
    todo = [()] if feint else [(Cheat(1, "S1"),)]
    monkeypatch.setattr(Reflexes, "urge", lambda *_: todo.pop() if todo else ())
    feints = [feint]

    def feign(_self, state, _rng):
        return state._replace(**seems) if feints and feints.pop() else None

    monkeypatch.setattr(Reflexes, "false_alarm", feign)
    one = table(tmp_path, EARLY, (2,))
    assert one.match.view.attempt == (1, "?")
    assert not one.match.kept.moves, "what is still open is in no file"
    click(one, "2 let go")
    assert str(one.match.trace.moves[-1 if feint else 1]) == f"stir 1 {sign}"
    again = mops.replay(one.match.trace.save(tmp_path / "again.jsonl"))
    page = told_to((2,), [again[0 if feint else 1]])
    seen = Picture(GAME.observe(page[0].step.after, 2), (2,), page).frame()
    words = {"below": "sinks below", "twitch": "twitches at", "ear": "goes up to"}[sign]
    (note,) = seen.story
    assert f"Ben’s hand {words}" in Teller("mogel_motte", "en").tell(note.text.id, note.text.facts)
    assert seen.scene.marks["plate1"].tag.facts == {"sign": sign}
    assert ("attempt" if sign == "below" else "moves") in seen.scene.items
    assert len([item for item in seen.scene.items if item.startswith("hand1.")]) == (
        2 if sign == "below" else 3
    )
    assert "S1" not in repr(seen.scene.items)


def asked(tmp_path, start: str, *, feint: bool, sign: str = "ear", **options):
    """Return a table at which the guard, seat 2, is asked about seat 1."""
    one = table(tmp_path, start, (2,), seed=3, **options)
    seems = one.match.state._replace(phase="attempt", resume="turn", attempt=(1, "?"))
    one.match.time.now = Present(gaze=1, false_alarm=seems if feint else None, sign=sign)
    one.screen.answer(None)
    return one


ATTEMPT = CAUGHT.replace("guard 0", "guard 2").replace("turn 2", "turn 0")


@pytest.mark.parametrize("live", [False, True])
@pytest.mark.parametrize(
    ("feint", "deed", "sentence"),
    [
        (True, "2 let go", "It only looked like it: Ben was scratching an ear."),
        (True, "2 accuse 1", "It only looked like it: Ben was scratching an ear."),
        (True, "2 accuse 0", "It only looked like it: Ben was scratching an ear."),
        (
            False,
            "2 let go",
            "It was a cheat: Ben has made a card disappear. The hand at the ear was a trick.",
        ),
        (False, "2 accuse 1", "You were right: the hand at the ear gave it away."),
    ],
)
def test_once_the_guard_has_answered_it_is_told_what_it_was(
    tmp_path, monkeypatch, live, feint, deed, sentence
):
    monkeypatch.setattr(Reflexes, "urge", lambda *_: ())
    one = asked(tmp_path, EARLY if feint else ATTEMPT, feint=feint, live=live)
    assert one.match.view.attempt == (1, "?")
    click(one, deed)
    said = one.display.pictures[-1].notice
    assert (said and told(one)) == sentence
    send(one, "undo")  # whatever comes then, it is told once
    assert one.display.pictures[-1].notice != said or said is None


def test_where_a_cheater_can_still_be_accused_later_nothing_is_told(tmp_path):
    game = mops.game("mogel_motte", players=3, caught_window="until_next_turn")
    for feint, start in ((True, EARLY), (False, ATTEMPT)):
        one = asked(tmp_path, start, feint=feint, game=game)
        click(one, "2 let go")
        assert told(one) == "A moment passes. There is nothing to be seen."


def test_what_is_seen_can_be_learned_and_a_hand_alone_proves_nothing():
    """A card below the edge is seen of cheats alone: of 6 in 10 where somebody is watched."""
    hands, state = Reflexes([""] * 3, {0, 1}), GAME.position(ATTEMPT)
    shares = {}
    for real, watched in product((True, False), repeat=2):
        rng = Random(5)
        seen = [hands.sign(state, 1 if watched else 0, real, rng) for _ in range(4000)]
        shares[real, watched] = {sign: seen.count(sign) / 4000 for sign in set(seen)}
    for real, watched, below, ear in (
        (True, True, 0.6, 0.12),
        (True, False, 0.4, 0.22),
        (False, False, 0, 0.55),
        (False, True, 0, 0.65),
    ):
        found = shares[real, watched]
        assert min(found["twitch"], found["ear"]) > 0.05, "each is seen of both"
        assert found.get("below", 0) == pytest.approx(below, abs=0.03 if real else 0)
        assert found["ear"] == pytest.approx(ear, abs=0.03)
    nobody = Reflexes([""] * 3, {0, 1, 2})
    assert nobody.sign(state, 1, True, Random(1)) == "", "no person is guard"
    assert hands.sign(GAME.position(EARLY), 1, True, Random(1)) == "", "nothing happens"


@pytest.mark.parametrize(
    ("sign", "sentence"),
    [
        (
            "below",
            "Is Ben cheating just now? A card that goes below the table: that is a cheat.",
        ),
        (
            "twitch",
            "Is Ben cheating just now? A hand that twitches at the cards can be doing anything.",
        ),
        ("ear", "Is Ben cheating just now? A hand at an ear is usually harmless."),
    ],
)
def test_the_prompt_says_what_the_guard_sees(tmp_path, sign, sentence):
    prompts = set()
    for feint, start in ((True, EARLY), (False, ATTEMPT)):
        frame = asked(tmp_path, start, feint=feint, sign=sign).display.frames[-1]
        prompts.add(Teller("mogel_motte", "en").tell(frame.prompt.text.id, frame.prompt.text.facts))
        items = frame.scene.items
        # a card is seen under the table where that is told, and otherwise the hand alone
        assert ("attempt" in items, "moves" in items) == (sign == "below", sign != "below")
    (said,) = prompts
    assert said.startswith(sentence)


def test_what_a_sign_was_before_is_told_when_it_is_seen_again(tmp_path, monkeypatch):
    """A twitch that was nothing, an ear that was nothing, and a twitch that was a cheat: one of two."""
    monkeypatch.setattr(Reflexes, "urge", lambda *_: ())
    one = asked(tmp_path, ATTEMPT, feint=False, sign="twitch")
    state = one.match.state
    said = []
    for sign, real in (("twitch", False), ("ear", False), ("twitch", True), ("twitch", False)):
        one.match.history = History(GAME, state if real else GAME.position(EARLY))
        seems = (
            None
            if real
            else GAME.position(EARLY)._replace(phase="attempt", resume="turn", attempt=(1, "?"))
        )
        one.match.time.now = Present(gaze=1, false_alarm=seems, sign=sign)
        one.screen.answer(None)
        prompt = one.display.frames[-1].prompt.text
        said.append(Teller("mogel_motte", "en").tell(prompt.id, prompt.facts).split(". ")[1])
        click(one, "2 let go")
    assert said == [
        "Cleo can accuse somebody, or let it go",
        "Cleo can accuse somebody, or let it go",
        "Last time that was nothing",
        "So far that was a cheat 1 of 2 times",
    ]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_cheats_before_a_hand_was_looked_at(tmp_path, players):
    """Everybody gets eight, and that is what the first picture shows, whatever the players dare."""
    game, cheated = mops.game("mogel_motte", players=players, first_guard=1), 0
    for seed in range(12):
        one = sit(tmp_path, (0,), None, game, seed=seed)
        assert {len(hand) for hand in one.display.pictures[0].view.hands} == {8}
        click(one, "wait")
        cheated += len(one.match.state.vanished)
    assert cheated, "somebody did so as soon as a card had been played"


def test_a_guard_looks_at_somebody_and_sees_enough_to_judge(tmp_path):
    """A person sees as the watchful do: 9 of 10 cheats where it looks, 35 of 100 elsewhere, first to the left."""
    one = table(tmp_path, EARLY, (2,))
    assert one.display.pictures[-1].signs.gaze == 0
    send(one, "item", on="plate1")
    click(one, "wait")
    assert one.display.pictures[-1].signs.gaze == 1, "until it looks elsewhere"
    hands, state = Reflexes([""] * 3, {0, 1}), GAME.position(ATTEMPT)
    for gaze, share in ((1, 0.9), (0, 0.35)):
        asked = sum(hands.urge(state, gaze, Random(seed)) == () for seed in range(1000))
        assert asked / 1000 == pytest.approx(share, abs=0.05)


def test_the_first_cheat_of_a_person_goes_well_where_nobody_looks():
    """A watchful guard, seat 2, notices 35 of 100 elsewhere, but for the first card of a person in the first round."""
    hands, first = (
        Reflexes(["", "", "watchful"], {1, 2}),
        GAME.play(GAME.position(EARLY), "0 cheat N1").after,
    )
    again = first._replace(vanished=((0, "M3"),))
    later = first._replace(round=2)
    for state, gaze, share in (
        (first, 1, 0),
        (first, 0, 0.9),
        (again, 1, 0.35),
        (later, 1, 0.35),
        (GAME.play(GAME.position(EARLY), "1 cheat S1").after, 0, 0.35),
    ):
        caught = sum(
            isinstance(hands.urge(state, gaze, Random(seed))[0], Accuse) for seed in range(1000)
        )
        assert caught / 1000 == pytest.approx(share, abs=0.05 if share else 0)


def test_in_the_midst_of_a_choice_nothing_else_is_offered(tmp_path):
    one = table(tmp_path, EARLY, (2,))
    assert [button.id for button in one.display.frames[-1].buttons] == ["wait", "accuse", "pace"]
    click(one, "accuse")
    assert [button.id for button in one.display.frames[-1].buttons] == [
        "accuse0",
        "accuse1",
        "back",
    ]


def test_only_who_may_use_it_sees_the_edge_of_the_table(tmp_path):
    for seat, seen in ((0, True), (2, False)):
        items = table(tmp_path, EARLY, (seat,)).display.frames[-1].scene.items
        assert ("edge" in items, "word.under-caption" in items) == (seen, seen)


def test_a_guard_who_is_deceived_draws_a_card(tmp_path):
    one = table(tmp_path, EARLY, (2,))
    seeming = one.match.state._replace(phase="attempt", resume="turn", attempt=(1, "?"))
    one.match.time.now = Present(gaze=1, false_alarm=seeming)
    one.screen.answer(None)
    before = frozen(one)
    with pytest.raises(IllegalMove) as error:  # as it would be in a real attempt
        one.play("2 play N2")
    assert "motte.caught-red-handed" in [v.rule.id for v in error.value.violations]
    assert frozen(one) == before
    hand = one.match.state.hands[2]
    click(one, "2 accuse 1")
    assert len(one.match.state.hands[2]) == len(hand) + 1


def test_a_feint_is_seen_as_feints_are(tmp_path, monkeypatch):
    """Which of the three is seen depends on whether somebody cheats: a feint is drawn as a feint."""
    drawn = []

    def sign(_self, state, _gaze, real, _rng) -> str:
        drawn.append((state.attempt is not None, real))
        return ""

    monkeypatch.setattr(Reflexes, "sign", sign)
    monkeypatch.setattr(reflexes, "FALSE_ALARM", 1)
    table(tmp_path, EARLY.replace("turn 0", "turn 2"), (2,))
    assert drawn == [(True, False)]


def test_feints_come_now_and_then():
    hands = reflexes.Reflexes([""] * 3, {0, 1})
    state = GAME.position(EARLY)
    feints = [hands.false_alarm(state, Random(seed)) for seed in range(1000)]
    seen = [feint for feint in feints if feint is not None]
    assert 40 < len(seen) < 140, "about eight in a hundred moments"
    assert {feint.attempt for feint in seen} == {(0, "?"), (1, "?")}
    nobody = reflexes.Reflexes([""] * 3, {0, 1, 2})
    assert not any(nobody.false_alarm(state, Random(seed)) for seed in range(100)), (
        "no person is guard"
    )
