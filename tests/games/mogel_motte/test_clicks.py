"""What can be clicked at a table of Mogel-Motte, and that clicks keep to the rules."""

from __future__ import annotations

from typing import Any

import pytest

from mopsbook.core.game import Game
from mopsbook.games.mogel_motte import look
from mopsbook.games.mogel_motte.haste import QuickSlap, QuickThrow, Signs
from mopsbook.games.mogel_motte.moves import Race
from mopsbook.games.mogel_motte.state import MotteState
from mopsbook.show.offers import Make, Pick, Refuse, Watch
from mopsbook.show.scene import msg
from tests.games.mogel_motte.staged import GAME, GAMES, HANDS, start, steps, wild
from tests.tables import moves, picks, plays, stages


def reached(game: Game[Any, Any], view: MotteState, seat: int | None = None) -> set[str]:
    """Every move that clicks and buttons lead to; check all that is offered on the way."""
    found: set[str] = set()
    for scene, offered in stages(view, seat):
        intents = [*offered.on.items(), *(("", button.intent) for button in offered.buttons)]
        for item, intent in intents:
            if isinstance(intent, Watch):
                assert seat == view.guard
            if isinstance(intent, Refuse):
                assert intent.violations
            if not isinstance(intent, Make):
                continue
            move = intent.move
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
            found |= set() if faults else {str(move)}
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


def offer(state: MotteState, seat: int, signs: Signs | None = None, *draft: str) -> Any:
    return look.offers(GAME.observe(state, seat), draft, seat, signs)


def test_a_click_lays_and_sneaking_is_said_before() -> None:
    offered = offer(start(), 0, Signs(gaze=3, pause=True))
    assert moves(offered)["hand0.N2.0"] == "0 play N2"
    assert offered.on["edge"] == Pick(("sneak",))
    (sneak,) = [button for button in offered.buttons if button.id == "sneak"]
    assert sneak.intent == Pick(("sneak",))
    picked = offer(start(), 0, Signs(gaze=3), "sneak")
    assert moves(picked)["hand0.M3.0"] == "0 cheat M3"
    assert picked.on["edge"] == Pick()
    assert not [button for button in picked.buttons if button.kind == "main"]


def test_others_can_sneak_and_the_guard_can_accuse_and_watch_at_any_time() -> None:
    assert moves(offer(start(), 1, None, "sneak"))["hand1.N1.0"] == "1 cheat N1"
    guard = offer(start(), 2, Signs(gaze=0))
    assert {k: m for k, m in guard.on.items() if k.startswith("plate")} == {
        "plate0": Watch(0), "plate1": Watch(1), "plate3": Watch(3),
    }  # fmt: skip
    assert "sneak" not in picks(guard) and "edge" not in guard.on
    accusing = offer(start(), 2, None, "accuse")
    assert plays(accusing) == ["2 accuse 0", "2 accuse 1", "2 accuse 3"]
    assert moves(accusing)["plate3"] == "2 accuse 3" and picks(accusing) == {"back": ()}


def test_a_last_card_is_not_offered_to_be_sneaked() -> None:
    state = GAME.position(f"guard 2; discard N3; draw N1 N2; {HANDS.replace('N4 N1', 'N4')}")
    for signs in (Signs(gaze=0), Signs(gaze=1, pause=True)):
        offered = offer(state, 1, signs)
        assert "sneak" not in [button.id for button in offered.buttons]
        assert "edge" not in offered.on
        assert offered.prompt.text.facts.get("gaze", "none") == "none", "nor is there any danger"
    assert offered.prompt.text.id == "ask-pause-last"


def test_a_spider_leads_to_a_gift_where_one_can_be_given() -> None:
    for hand, kind in (("S2 N5 M1", "plain"), ("S2 M5 M1", "main")):
        at = GAME.position(f"guard 2; discard N3; draw N1; hands {hand} / N1 / N1 / N1")
        spider = offer(GAME.play(at, "0 play S2").after, 0)
        assert {b.id: b.kind for b in spider.buttons}["decline"] == kind


def test_in_a_pause_it_is_asked_what_can_be_done() -> None:
    assert offer(start(), 1, Signs(pause=True)).prompt.text.id == "ask-pause"
    assert offer(start(), 2, Signs(pause=True)).prompt.text.id == "ask-pause-guard"
    assert offer(start(), 0).prompt.text.id == "prompt-lay"


def test_a_guard_who_noticed_something_accuses_or_lets_go() -> None:
    attempt = steps("0 cheat M3")[-1].after
    offered = offer(attempt, 2, Signs(gaze=0))
    assert [(str(b.intent.move), b.kind) for b in offered.buttons] == [
        ("2 let go", "plain"), ("2 accuse 0", "plain"), ("2 accuse 1", "plain"), ("2 accuse 3", "plain"),
    ]  # fmt: skip
    keys = ["", msg("key-accuse"), "", ""]
    assert [b.key for b in offered.buttons] == keys, "the key is that of whose hand moved"
    later = offer(steps("0 play N2", "1 cheat N1")[-1].after, 2, Signs(gaze=1))
    assert [b.key for b in later.buttons] == ["", "", msg("key-accuse"), ""]
    assert offer(attempt, 1).buttons == () == offer(attempt, 0).buttons


@pytest.mark.parametrize("state", [start(), steps("0 cheat M3")[-1].after], ids=["before", "psst"])
def test_a_name_is_looked_at_and_accused_only_if_that_is_asked_for(state: MotteState) -> None:
    plates = {f"plate{seat}": Watch(seat) for seat in (0, 1, 3)}
    on = offer(state, 2, Signs(gaze=0)).on
    assert {key: intent for key, intent in on.items() if key.startswith("plate")} == plates


def test_in_a_pause_own_cards_can_be_taken_up_to_be_sneaked() -> None:
    waiting = offer(start(), 1, Signs(pause=True))
    assert waiting.on["hand1.N1.0"] == Pick(("sneak",)) == waiting.on["edge"]
    assert "hand1.N1.0" not in offer(start(), 1).on


def test_one_person_slaps_several_tell_who_was_slowest() -> None:
    slap = steps("0 play Q2")[-1].after
    (button, *_) = offer(slap, 1, Signs(gaze=3, quick=True)).buttons
    assert (button.intent, button.kind, button.key) == (Make(QuickSlap()), "main", " ")
    quick = Signs(quick=True)
    assert offer(slap, 1, quick).on["discard4"] == Make(QuickSlap())
    begun = {b.intent: b.kind for b in offer(slap, 1, quick, "sneak").buttons}
    assert begun == {Make(QuickSlap()): "plain", Pick(): "plain"}
    several = offer(slap, 1)
    main = [str(b.intent.move) for b in several.buttons if b.kind == "main"]
    assert main == ["slap 1", "slap 2", "slap 3"]
    assert moves(several)["plate2"] == "slap 2"
    assert "discard4" not in several.on


def test_where_several_look_on_no_card_can_be_clicked() -> None:
    covered = GAME.observe(GAME.observe(start(), 0), 1)
    scene, offered = look.scene(covered, seat=0), look.offers(covered, (), 0)
    assert {scene.items[key].face for key in scene.items if key.startswith("hand")} == {None}
    assert (offered.on, offered.buttons) == ({}, ())


def test_one_person_throws_several_tell_who_was_fastest() -> None:
    race = steps("0 play C4")[-1].after
    quick = offer(race, 3, Signs(gaze=1, quick=True))
    assert quick.on["hand3.N4.0"] == Make(QuickThrow("N4"))
    thrown = [b.intent.move for b in quick.buttons if isinstance(b.intent, Make)]
    assert thrown == [QuickThrow()]
    several = offer(race, 3)
    assert moves(several)["hand3.N4.0"] == "race 3 N4"
    assert [move for move in plays(several) if move.startswith("race")] == [
        "race 0 N4", "race 1 N4", "race 2 N4", "race -",
    ]  # fmt: skip


def test_a_spider_asks_for_a_card_and_then_for_a_seat() -> None:
    spider = steps("0 play S4")[-1].after
    offered = offer(spider, 0)
    assert offered.on["hand0.N5.0"] == Pick(("N5",))
    assert moves(offered)["hand0.M3.0"].startswith("0 give"), "which is refused"
    picked = offer(spider, 0, None, "N5")
    assert picked.prompt.text.facts == {"player": 0, "card": "N5"}
    assert moves(picked)["plate3"] == "0 give 3 N5"
    main = [str(b.intent.move) for b in picked.buttons if b.kind == "main"]
    assert main == ["0 give 1 N5", "0 give 2 N5", "0 give 3 N5"]
    assert (
        look.scene(GAME.observe(spider, 0), None, ("N5",), 0).marks["hand0.N5.0"].kind == "picked"
    )
