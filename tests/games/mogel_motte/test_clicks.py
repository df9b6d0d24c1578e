"""What can be clicked at a table of Mogel-Motte, and that clicks keep to the rules."""

from __future__ import annotations

from typing import Any

import pytest

from mopsbook.core.game import Game
from mopsbook.games.mogel_motte import look
from mopsbook.games.mogel_motte.moves import Race
from mopsbook.games.mogel_motte.state import MotteState
from tests.games.mogel_motte.staged import GAME, GAMES, HANDS, start, steps, wild


def reached(game: Game[Any, Any], view: MotteState, seat: int | None = None) -> set[str]:
    """Every move that clicks and buttons lead to; check all that is offered on the way."""
    found: set[str] = set()
    drafts: list[tuple[str, ...]] = [()]
    known = {()}
    while drafts:
        draft = drafts.pop()
        offered = look.affordances(view, draft, seat)
        scene = look.scene(view, draft=draft, seat=seat)
        assert offered.moves.keys() <= scene.items.keys()
        intents = [*offered.moves.items(), *(("", action.move) for action in offered.actions)]
        for item, intent in intents:
            if intent in offered.picks or intent in offered.refused:
                continue
            if intent.startswith("gaze"):
                assert seat == view.guard
                continue
            move = game.move(intent)
            faults = game.check(view, move)
            hidden = (
                isinstance(move, Race) and seat is not None and move.fastest not in (None, seat)
            )
            assert item or hidden or not faults, intent
            mark = scene.marks.get(item)
            assert (
                mark is None
                or mark.kind not in ("legal", "dim")
                or (mark.kind == "dim") == bool(faults)
            )
            found |= set() if faults else {intent}
        assert all(offered.refused.values())
        assert all({*action.about} <= scene.items.keys() for action in offered.actions)
        onward = [after for after in offered.picks.values() if after not in known]
        known.update(onward)
        drafts += onward
    return found


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_clicks_lead_to_every_move_and_to_no_other(game: Game[Any, Any]) -> None:
    states = [step.after for step in wild(game) if game.actor(step.after) not in (None, -1)]
    for state in states[::13]:
        moves = game.legal(state) + game.interrupts(state)
        assert reached(game, state) == {str(move) for move in moves}, str(state)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_seat_reaches_its_own_moves_and_those_of_the_table(game: Game[Any, Any]) -> None:
    states = [step.after for step in wild(game) if game.actor(step.after) not in (None, -1)]
    for state in states[::29]:
        for seat in range(game.players):
            moves = game.legal(state) + game.interrupts(state)
            own = {str(m) for m in moves if m.player in (None, seat) and not isinstance(m, Race)}
            clicks = reached(game, game.observe(state, seat), seat)
            assert {click for click in clicks if not click.startswith("race")} == own, str(state)


def offer(state: MotteState, seat: int, *draft: str) -> Any:
    return look.affordances(GAME.observe(state, seat), draft, seat)


def test_a_click_lays_and_sneaking_is_said_before() -> None:
    offered = offer(start(), 0, "gaze 3", "pause")
    assert offered.moves["hand0.N2.0"] == "0 play N2"
    # what the table has told stays
    assert offered.picks["+sneak"] == ("gaze 3", "pause", "sneak")
    assert offered.moves["edge"] == "+sneak"
    (sneak,) = [action for action in offered.actions if action.key == "s"]
    assert sneak.move == "+sneak"
    picked = offer(start(), 0, "gaze 3", "sneak")
    assert picked.moves["hand0.M3.0"] == "0 cheat M3"
    assert (picked.moves["edge"], picked.picks["+back"]) == ("+back", ())
    assert not [action for action in picked.actions if action.kind == "main"]


def test_others_can_sneak_and_the_guard_can_accuse_and_watch_at_any_time() -> None:
    assert offer(start(), 1, "sneak").moves["hand1.N1.0"] == "1 cheat N1"
    guard = offer(start(), 2, "gaze 0")
    assert {k: m for k, m in guard.moves.items() if k.startswith("plate")} == {
        "plate0": "gaze 0", "plate1": "gaze 1", "plate3": "gaze 3",
    }  # fmt: skip
    assert "+sneak" not in guard.picks and "edge" not in guard.moves
    accusing = offer(start(), 2, "accuse")
    assert [a.move for a in accusing.actions] == ["2 accuse 0", "2 accuse 1", "2 accuse 3", "+back"]
    assert accusing.moves["plate3"] == "2 accuse 3"


def test_a_last_card_is_not_offered_to_be_sneaked() -> None:
    state = GAME.position(f"guard 2; discard N3; draw N1 N2; {HANDS.replace('N4 N1', 'N4')}")
    offered = offer(state, 1)
    assert [v.rule for v in offered.refused["+sneak"]] == ["motte.cheat-last-card"]
    assert "+sneak" not in offered.picks


def test_in_a_pause_it_is_asked_what_can_be_done() -> None:
    assert offer(start(), 1, "pause").prompt.text.id == "ask-pause"
    assert offer(start(), 2, "pause").prompt.text.id == "ask-pause-guard"
    assert offer(start(), 0).prompt.text.id == "prompt-lay"


def test_a_guard_who_noticed_something_accuses_or_lets_go() -> None:
    attempt = steps("0 cheat M3")[-1].after
    offered = offer(attempt, 2, "gaze 0")
    assert [(a.move, a.kind) for a in offered.actions] == [
        ("2 accuse 0", "main"), ("2 accuse 1", "plain"), ("2 accuse 3", "plain"), ("2 let go", "plain"),
    ]  # fmt: skip
    assert offer(attempt, 1).actions == () == offer(attempt, 0).actions


def test_one_person_slaps_several_tell_who_was_slowest() -> None:
    slap = steps("0 play Q2")[-1].after
    (action, *_) = offer(slap, 1, "gaze 3", "quick").actions
    assert (action.move, action.kind, action.key) == ("slap", "main", " ")
    assert offer(slap, 1, "quick").moves["discard4"] == "slap"
    begun = {a.move: a.kind for a in offer(slap, 1, "quick", "sneak").actions}
    assert begun == {"slap": "plain", "+back": "plain"}
    several = offer(slap, 1)
    assert [a.move for a in several.actions if a.kind == "main"] == ["slap 1", "slap 2", "slap 3"]
    assert several.moves["plate2"] == "slap 2"
    assert "discard4" not in several.moves


def test_where_several_look_on_no_card_can_be_clicked() -> None:
    covered = GAME.observe(GAME.observe(start(), 0), 1)
    scene, offered = look.scene(covered, seat=0), look.affordances(covered, (), 0)
    assert {scene.items[key].face for key in scene.items if key.startswith("hand")} == {None}
    assert (offered.moves, offered.actions) == ({}, ())


def test_one_person_throws_several_tell_who_was_fastest() -> None:
    race = steps("0 play C4")[-1].after
    quick = offer(race, 3, "gaze 1", "quick")
    assert quick.moves["hand3.N4.0"] == "throw N4"
    assert [a.move for a in quick.actions if a.move.startswith("throw")] == ["throw -"]
    several = offer(race, 3)
    assert several.moves["hand3.N4.0"] == "race 3 N4"
    assert [a.move for a in several.actions if a.move.startswith("race")] == [
        "race 0 N4", "race 1 N4", "race 2 N4", "race -",
    ]  # fmt: skip


def test_a_spider_asks_for_a_card_and_then_for_a_seat() -> None:
    spider = steps("0 play S4")[-1].after
    offered = offer(spider, 0)
    assert offered.picks["+N5"] == ("N5",)
    assert offered.moves["hand0.M3.0"].startswith("0 give"), "which is refused"
    picked = offer(spider, 0, "N5")
    assert picked.prompt.text.facts == {"player": 0, "card": "N5"}
    assert picked.moves["plate3"] == "0 give 3 N5"
    assert [a.move for a in picked.actions if a.kind == "main"] == [
        "0 give 1 N5", "0 give 2 N5", "0 give 3 N5",
    ]  # fmt: skip
    assert (
        look.scene(GAME.observe(spider, 0), None, ("N5",), 0).marks["hand0.N5.0"].kind == "picked"
    )
