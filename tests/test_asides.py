"""Tables that open in the place of a replay: from what is shown, for whoever looks, and back."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.state import CHANCE

START = "trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B"


def replay(**told: Any) -> mops.Replay:
    game = mops.game("mopsen", players=3)
    return mops.Replay(mops.record(game, start=game.position(START), moves=["2 play R3"]), **told)


def ask(widget: mops.Replay, **message: Any) -> None:
    widget._handle_custom_msg({"kind": "here", "rev": 0, **message}, [])


def test_it_opens_what_is_shown_and_leads_back() -> None:
    shown = replay(lang="de", index=0)
    ask(shown, whose="all")
    table = shown._beside
    assert shown.aside == f"anywidget:{table.model_id}"
    assert (table.state, table.lang) == (shown.trace.first, "de")
    table.play("2 play R3")
    assert shown.index == 0
    shown._handle_custom_msg({"kind": "back"}, [])
    assert (shown.aside, shown._beside, shown.left) == ("", None, True)


@pytest.mark.parametrize("name", mops.games())
def test_from_every_picture_of_every_game(name: str) -> None:
    trace = mops.record(mops.game(name), seed=3)
    shown = mops.Replay(trace[:30])
    for index in range(0, len(shown), 7):
        shown.index = index
        ask(shown, whose="all")
        states = trace.states()[shown._recording.moves[index] :]
        assert shown._beside.state == next(one for one in states if shown.game.actor(one) != CHANCE)


@pytest.mark.parametrize("whose", ["2", "guess2"])
def test_who_looks_through_a_seats_eyes_plays_it_and_sees_no_other_hand(whose: str) -> None:
    shown = replay()
    ask(shown, whose=whose)
    assert shown._beside.view.hands[2] == ("R3", "B4")
    assert "B5" not in str(shown._beside.timeline)


def test_a_replay_for_one_seat_stays_with_it() -> None:
    shown = replay(seat=1, index=0)
    ask(shown, whose="all")
    assert shown._beside.view.hands[1] == ("B5", "B6")
    assert "B4" not in str(shown._beside.timeline)


@pytest.mark.parametrize("message", [{}, {"whose": 2}, {"whose": ["all"]}, {"whose": None}])
def test_what_is_no_message_opens_nothing(message: dict[str, Any]) -> None:
    shown = replay()
    ask(shown, **message)
    assert shown.aside == ""


def test_decisions_looked_back_at_lead_nowhere() -> None:
    game = mops.game("mops_royal", variant_final=True)
    start = game.position("boards A2 A3 A4 / B3; phase final")
    trace = mops.record(game, start=start, moves=["0 score 0,0 0,1 0,2 turn 0,1"])
    shown = mops.Replay(trace, review=0)
    ask(shown, whose="all")
    assert (shown.tries, shown.aside) == (False, "")
