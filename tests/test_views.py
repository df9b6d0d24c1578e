"""A recorded game through the eyes of a seat: chosen in a replay, it is what a replay of that seat shows."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.core.state import HIDDEN
from mopsbook.jupyter import front_end
from mopsbook.jupyter.export import lesson_html
from mopsbook.show.packing import unpack
from tests.playing import facts_of, hiding, known_of
from tests.sent import unzipped


def played(name: str) -> mops.Trace:
    game = mops.game(name, players=facts_of(name).PLAYERS[0])
    return mops.record(game, seed=5, players="simple")


@pytest.fixture
def no_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep no examples of rules with what is kept: they are none of the views, and take long."""
    monkeypatch.setattr(front_end, "examples", lambda game, langs: {})


def ask(replay: mops.Replay, whose: object) -> None:
    """Ask as the browser does."""
    replay._handle_custom_msg({"kind": "view", "whose": whose}, [])


@pytest.mark.parametrize("name", hiding())
def test_a_view_that_is_chosen_is_the_replay_of_that_seat_frame_by_frame(name: str) -> None:
    trace = played(name)
    replay = mops.Replay(trace, langs=["en"])
    ask(replay, "1")
    chosen, own = (
        unzipped(replay.views["1"]),
        unzipped(mops.Replay(trace, seat=1, langs=["en"]).timeline),
    )
    assert chosen == own
    whole = unzipped(replay.timeline)
    open_, seen = unpack(whole), unpack(chosen)
    assert any(open_[at]["items"] != seen[n]["items"] for n, at in enumerate(chosen["at"]))
    assert {rule for rules in chosen["cites"] for rule in rules} <= set(
        unzipped(replay.kit)["rules"]
    )


@pytest.mark.parametrize("name", hiding())
def test_every_frame_of_a_view_knows_its_picture_of_the_whole_game(name: str) -> None:
    trace = played(name)
    replay = mops.Replay(trace, langs=["en"])
    ask(replay, "0")
    view = unzipped(replay.views["0"])
    assert len(view["at"]) == len(view["frames"])
    assert view["at"][0] == 0 and view["at"] == sorted(set(view["at"]))
    left_out = len(replay) - len(view["at"])
    unnoticed = known_of(name, "UNNOTICED", False)
    assert bool(left_out) == unnoticed, "what nobody else notices is no step for others"


@pytest.mark.parametrize("name", hiding())
def test_closed_hands_show_what_everybody_may_know(name: str) -> None:
    trace = played(name)
    replay = mops.Replay(trace, langs=["en"])
    ask(replay, "closed")
    at = replay.index
    state, game = trace.states()[at], trace.game
    view = unzipped(replay.views["closed"])
    frame = unpack(view)[view["at"].index(at)]
    for seat in range(game.players):
        state = game.observe(state, seat)
    public = {card for hand in state.hands for card in hand if card != HIDDEN}
    kinds = {zone: told["kind"] for zone, told in frame["zones"].items()}
    held = [
        item
        for item in frame["items"].values()
        if kinds[item["zone"]] == "hand" and item["kind"] == "card"
    ]
    assert len(held) >= 3, "somebody has cards by then"
    assert {item["face"] for item in held if "face" in item} <= public


def test_a_view_is_made_when_it_is_asked_for_and_once() -> None:
    replay = mops.Replay(played("mauz"))
    assert replay.views == {}
    ask(replay, "1")
    first = replay.views
    assert set(first) == {"1"}
    ask(replay, "1")
    assert replay.views is first


@pytest.mark.parametrize("whose", ["9", "-1", "all", 1, None, [], {}, "1" * 10_000])
def test_a_view_that_there_is_not_is_not_made(whose: object) -> None:
    replay = mops.Replay(played("mauz"))
    ask(replay, whose)
    replay._handle_custom_msg(whose, [])
    assert replay.views == {}


@pytest.mark.usefixtures("no_examples")
def test_of_a_seat_or_where_nothing_is_hidden_there_are_no_views() -> None:
    one = mops.Replay(played("mauz"), seat=1)
    open_game = mops.Replay(mops.record(mops.game("mops_royal", players=2), seed=1, moves=[]))
    for replay in (one, open_game):
        ask(replay, "1")
        ask(replay, "closed")
        replay.keep()
        assert not [whose for whose in replay.views if not whose.startswith("guess")]


@pytest.mark.usefixtures("no_examples")
def test_a_page_has_all_views_since_there_is_nobody_to_ask() -> None:
    replay = mops.Replay(mops.record(mops.game("mauz", players=2), seed=5, players="simple"))
    lesson_html([replay], "Mauz")
    assert set(replay.views) == {"guess0", "guess1", "closed"}
