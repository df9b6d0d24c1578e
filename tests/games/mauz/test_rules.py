"""Events and secrets of Mauz, and what is built on its rules."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook import graphs
from mopsbook.core.errors import PositionError
from mopsbook.core.state import HIDDEN
from mopsbook.players import Bots, seated
from tests.games.mauz import facts

# ------------------------------------------------------------------ events


def told(game: Any, position: str, *moves: str) -> list[Any]:
    state = game.position(position)
    events: list[Any] = []
    for move in moves:
        step = game.apply(state, move)
        events += step.events
        state = step.after
    return events


def kinds(*args: Any) -> list[tuple[str, str]]:
    return [
        (event.kind, " ".join(rule.partition(".")[2] for rule in event.rules))
        for event in told(*args)
    ]


def test_what_is_told_of_a_purr_after_a_knock() -> None:
    game = mops.game("mauz", players=3)
    position = "hands KC QC 8S / JC AC 9S / QD AD 8C; middle TD 7H 6S; turn 1"
    assert kinds(game, position, "1 knock", "2 swap 8C for TD") == [
        ("knock", "knock knock-last-swap"),
        ("swap", "swap-one swap-one-or-all hidden"),
        ("show", "purr"),
        ("round-stops", "reveal-ends-round knock-combination"),
        ("showdown", "showdown swap-until-end"),
        ("points", "suit-count all-cards-count card-values"),
        ("points", "suit-count all-cards-count card-values"),
        ("points", "purr"),
        ("pay", "fewest-loses reveal-no-extra"),
        ("token", "fewest-loses"),
        ("next-dealer", "next-dealer"),
    ]


def test_what_is_told_of_each_kind_of_hand() -> None:
    game = mops.game("mauz", players=6)
    hands = "AC AD AH / AS TS KS / 9C 9D 9H / KD TD JD / QH 8H 7C / JC 7S 6D"
    position = f"hands {hands}; middle 6C 7D 8S; turn 4; left 4 5; reason reveal"
    game = mops.game("mauz", players=6, last_swap_after_reveal=True, hiss="knock-only")
    points = [e.facts for e in told(game, position, "4 skip", "5 skip") if e.kind == "points"]
    assert [(f["points"], f["kind"], f["suit"], f["count"]) for f in points] == [
        (33, "meow", "", 3),
        (31, "purr", "S", 3),
        (30.5, "hiss", "", 3),
        (30, "suit", "D", 3),
        (18, "two", "H", 2),
        (10, "one", "C", 1),
    ]


def test_what_is_told_of_a_tie_that_the_knocker_loses_with() -> None:
    game = mops.game("mauz", players=3)
    position = "hands KC 9C 8S / JD 9D 9S / QH TH 8C; middle KD 7H 6S; knocker 0; tokens 0 1 2"
    events = told(game, position, "1 skip", "2 skip")
    by_kind = {event.kind: event for event in events}
    assert [event.kind for event in events if event.kind in ("out", "last-life", "token")] == [
        "out",
        "last-life",
    ]
    assert by_kind["pay"].facts == {
        "players": [0, 1],
        "count": 2,
        "points": 19,
        "knocker": True,
        "shown": False,
    }
    assert by_kind["pay"].rules == ("mauz.fewest-loses", "mauz.tie", "mauz.knock-no-risk")
    assert by_kind["out"].facts == {"player": 0, "left": 2}


def test_what_is_told_when_the_stock_is_renewed() -> None:
    game = mops.game("mauz", players=2)
    position = "hands KC QC 8S / JC AC 9S; middle KD 7H 6S; out TH JH QH; skips 1; turn 1"
    assert kinds(game, position, "1 skip", "shuffle QH JH TH") == [
        ("skip", "skip skip-often"),
        ("stock-out", "stock-out all-skip-aside"),
        ("reshuffle", "stock-out"),
        ("all-skip", "all-skip all-skip-count all-skip-aside all-skip-knock"),
    ]


def test_what_is_told_of_the_first_deal() -> None:
    game = mops.game("mauz", players=2, dealer="random")
    deal = "deal " + " ".join(facts.CARDS)
    events = told(game, "phase first-dealer", "dealer 1", deal)
    assert [event.kind for event in events] == ["dealer-chosen", "counters", "deal", "look"]
    look = events[-1]
    assert (look.only, look.facts["cards"], look.facts["points"]) == ((1,), ["9C", "TC", "JC"], 29)


# ------------------------------------------------------------------ what a seat may know


def test_a_card_that_came_from_the_middle_is_seen_in_the_hand_of_another() -> None:
    game = mops.game("mauz", players=2)
    state = game.position("hands 6C 7D 8H / 9C 9D KH; middle TC JD QH; stock AC AD AH")
    state = game.play(state, "0 swap 7D for QH").after
    view = game.observe(state, 1)
    assert view.hands == (("QH", HIDDEN, HIDDEN), ("9C", "9D", "KH"))
    assert view.stock == (HIDDEN,) * 3
    state = game.play(state, "1 skip").after
    state = game.play(state, "0 swap QH for JD").after
    assert game.observe(state, 1).hands[0] == ("JD", HIDDEN, HIDDEN)


def test_the_other_set_is_hidden_from_the_dealer_too() -> None:
    game = mops.game("mauz", players=2)
    state = game.position(
        "hands 6C 7D 8H / 9C TD KH; second TC JD QH; dealer 1; turn 1; phase dealer"
    )
    assert game.observe(state, 1).second == (HIDDEN,) * 3
    assert game.observe(state, 1).hands == ((HIDDEN,) * 3, ("9C", "TD", "KH"))


# ------------------------------------------------------------------ the graphs, games by rule of thumb


def test_the_graph_links_the_cards_of_a_suit_and_of_a_rank() -> None:
    found = graphs.mauz_together(mops.game("mauz"))
    assert set(found) == set(facts.CARDS)
    expected = {
        frozenset(two)
        for two in combinations(facts.CARDS, 2)
        if two[0][0] == two[1][0] or two[0][1] == two[1][1]
    }
    assert set(map(frozenset, found.edges)) == expected
    assert found.size() == len(expected) == 4 * 36 + 9 * 6


def test_the_graph_of_a_hand_and_the_middle() -> None:
    state = mops.game("mauz", players=2).position("hands 9H QH AS / 9C 9D KH; middle TH JD 6S")
    nodes = graphs.mauz_together(state, seat=0).nodes
    assert dict(nodes(data="place")) == {
        "9H": "hand", "QH": "hand", "AS": "hand", "TH": "middle", "JD": "middle", "6S": "middle",
    }  # fmt: skip
    assert (nodes["AS"]["points"], nodes["AS"]["counts"], nodes["9H"]["counts"]) == (
        11,
        False,
        True,
    )


def test_the_graph_of_swaps_has_all_ten() -> None:
    state = mops.game("mauz", players=2).position("hands 9H QH AS / 9C 9D KH; middle TH JD 6S")
    found = graphs.mauz_swaps(state, 0)
    gains = {move: target for _, target, move in found.edges(data="move")}
    points = {hand: (facts["points"], facts["gain"]) for hand, facts in found.nodes.items()}
    assert found.size() == 10 and len(found) == 11
    assert points["9H QH AS"] == (19, 0)
    assert points[gains["0 swap AS for TH"]] == (29, 10)
    # 6S and the ace of spades, 17 points
    assert points[gains["0 swap 9H for 6S"]] == (17, -2)
    assert points[gains["0 swap3"]] == (10, -9)


@pytest.mark.parametrize("options", [{}, {"knock_after_all_skip": False}, {"hiss": "may-reveal"}])
def test_games_by_rule_of_thumb_end(options: dict[str, Any]) -> None:
    for seed in range(3):
        trace = mops.record(mops.game("mauz", players=3, **options), seed, players="simple")
        assert trace.last.phase == "over"


@pytest.mark.parametrize(
    "more", [{}, {"hiss": "knock-only"}, {"hiss": "may-reveal", "stock_out": "showdown"}], ids=str
)
def test_rounds_in_which_nobody_may_knock_end_by_rule_of_thumb(more: dict[str, Any]) -> None:
    """Cats that swapped to and fro kept a table waiting for ever, once its person was out."""
    game, rng = mops.game("mauz", players=3, knock_after_all_skip=False, **more), Random(4)
    bots = Bots(game, seated(["random", "simple", "simple"], game), range(game.players))
    for _ in range(12):
        state, moves = game.start(rng), 0
        while game.actor(state) is not None:
            state = game.play(state, bots.choose(state, game.legal(state), rng), rng).after
            moves += 1
            assert moves < facts.LONGEST


@pytest.mark.parametrize("hand", ["9D 9H", "9D TH", "TC TD"])
def test_to_be_asked_for_a_hiss_gives_nothing_away(hand: str) -> None:
    """Whether the cat that has taken the 9S holds three nines is known to it alone."""
    game = mops.game("mauz", players=2, hiss="may-reveal")
    state = game.position(f"hands 8C {hand} / 6C 7D KH; middle 9S JD QH")
    step = game.play(state, "0 swap 8C for 9S")
    view = game.observe(step.after, 1)
    hisses = hand == "9D 9H"
    assert (view.phase, view.turn) == ("swapped", 0)
    assert [str(m) for m in game.legal(step.after)] == ["0 hiss"] * hisses + ["0 quiet"]
    assert [str(m) for m in game.legal(view)] == ["0 quiet"]
    assert str(mops.explain(step, seat=1)).splitlines()[1] == (
        "For all that the others know, Anna could hold three of a rank, and so is asked."
    )
    assert ("may now hiss" in str(mops.explain(step, seat=0))) == hisses


def test_nobody_is_asked_for_a_hiss_that_all_can_rule_out() -> None:
    game = mops.game("mauz", players=2, hiss="may-reveal")
    state = game.position("hands 8C 9D 9H / 6C 7D KH; middle AS JD QH; known 9H / -")
    for take in ("AS", "JD"):
        after = game.play(state, f"0 swap 8C for {take}").after
        assert (after.phase, after.turn) == ("play", 1)


def test_the_last_turns_pass_over_a_hand_that_was_shown_between_them() -> None:
    game = mops.game("mauz", players=3, last_swap_after_reveal=True)
    start = game.position(
        "phase dealer; dealer 2; turn 2; hands 6C 7D 8H / AC AD AH / 9C 9D KH; second TC JD QH"
    )
    state = game.play(start, "2 keep").after
    assert state.left == (0, 2)
    assert game.position(str(state)) == game.position(state.json()) == state
    for left in ("0 1 2", "0 1"):
        with pytest.raises(PositionError, match="who still has a last turn"):
            game.position(str(state).replace("left 0 2", f"left {left}"))
