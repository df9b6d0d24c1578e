"""Events and secrets of Purrrummy, and what is built on its rules."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook import graphs
from mopsbook.core.state import HIDDEN
from mopsbook.players import Bots, seated
from tests.games.purrrummy import brute

# ------------------------------------------------------------------ events


def kinds(game: Any, position: str, *moves: str) -> list[tuple[str, tuple[str, ...]]]:
    return [
        (event.kind, tuple(rule.partition(".")[2] for rule in event.rules))
        for event in told(game, position, *moves)
    ]


def told(game: Any, position: str, *moves: str) -> list[Any]:
    state, found = game.position(position), []
    for move in moves:
        step = game.apply(state, move)
        found += step.events
        state = step.after
    return found


def test_what_is_told_of_melds_and_their_jokers() -> None:
    game = mops.game("purrrummy", jokers=4)
    position = "hands QH X AH 9C 9D X X KD 2S 2D 4S / 2C"
    moves = ("meld QH X AH", "meld set 9C 9D X X", "discard KD")
    assert kinds(game, position, *moves) == [
        ("meld-run", ("run", "ace", "several-melds")),
        ("joker-run", ("joker", "joker-count", "natural-cards")),
        ("meld-set", ("set", "several-melds")),
        ("joker-set", ("joker", "joker-count", "natural-cards")),
        ("discard", ("final-discard",)),
    ]
    run, high, nines, open_suits, _ = told(game, position, *moves)
    assert (run.facts["first"], run.facts["last"], run.facts["left"]) == ("QH", "AH", 8)
    assert high.facts["cards"] == ["KH"] and high.facts["count"] == 1
    assert (nines.facts["rank"], nines.facts["jokers"]) == ("9", 2)
    assert open_suits.facts["cards"] == ["9H", "9S"] and open_suits.facts["count"] == 2


def test_what_is_told_of_a_run_around_the_corner() -> None:
    game = mops.game("purrrummy", ace_around=True)
    (run, joker) = told(game, "hands KH AH X 2D 3S 5C 8C / 2C", "meld run KH AH X")
    assert run.rules == ("purrrummy.run", "purrrummy.ace-around", "purrrummy.several-melds")
    assert run.facts["last"] == "2H" and joker.facts["cards"] == ["2H"]


def test_what_is_told_of_single_cards() -> None:
    game = mops.game("purrrummy", layoff=True, joker_swap=True)
    position = "hands 5S X 9D 2D / 2H 3H; melds 0 KC KD KH / 1 4S X 6S / 1 9C 9H 9S"
    swap, low, ninth, _ = told(
        game, position, "swap 5S on 1 at 1", "layoff X on 1 low", "layoff 9D on 2", "discard 2D"
    )
    assert swap.kind == "swap" and swap.facts["cards"] == ["4S", "5S", "6S"]
    assert (low.kind, low.facts["stands"], low.facts["joker"]) == ("layoff-run", "3S", True)
    assert low.rules[-1] == "purrrummy.joker" and low.facts["cards"] == ["X", "4S", "5S", "6S"]
    assert ninth.kind == "layoff-set" and ninth.facts["cards"] == ["9C", "9D", "9H", "9S"]
    assert ninth.rules == ("purrrummy.layoff-variant", "purrrummy.layoff-fits")
    assert (ninth.facts["owner"], ninth.facts["left"]) == (1, 2)


@pytest.mark.parametrize(
    ("held", "options", "left"),
    [
        ("7C 7D 7S KD 2H", {}, 1),
        ("7C 7D 7S KD 2H 3S", {}, 2),
        ("7C 7D 7S KD 2H 3S 4C", {}, None),
        ("7C 7D 7S KD", {}, None),
        ("7C 7D 7S KD 2H", {"final_discard": "optional"}, 1),
        ("7C 7D 7S KD 2H 3S", {"final_discard": "optional"}, None),
        ("7C 7D 7S KD 2H", {"layoff": True}, None),
    ],
)
def test_a_meld_that_traps_is_told(held: str, options: dict[str, Any], left: int | None) -> None:
    game = mops.game("purrrummy", **options)
    found = told(game, f"hands {held} / 2C", "meld 7C 7D 7S")
    assert [event.facts["left"] for event in found if event.kind == "trapped"] == (
        [] if left is None else [left]
    )


def test_what_is_told_of_the_stock_and_the_end() -> None:
    game = mops.game("purrrummy")
    last = "hands 7C 8D / KD 2H; stock 2C; discard 4C 9H TD; phase draw"
    assert kinds(game, last, "draw stock", "discard 2C", "shuffle TD 9H 4C") == [
        ("draw", ("draw-one", "meld-optional")),
        ("discard", ("final-discard",)),
        ("stock-empty", ("stock-out",)),
        ("reshuffle", ("stock-out", "reshuffles")),
    ]
    assert kinds(game, last + "; reshuffles 1", "draw discard", "discard TD")[1:] == [
        ("discard", ("final-discard", "return-taken")),
    ]
    spent = told(game, last + "; reshuffles 1", "draw stock", "discard 2C")[2:]
    assert [event.kind for event in spent] == ["stock-out", "fewest"]
    assert spent[0].facts == {"player": 1, "why": "again", "number": 1}
    assert spent[1].facts == {"winners": [0, 1], "count": 2, "each": 2}
    late = told(game, "hands 7C 8D / KD 2H; stock 2C; discard 4C; turns 199", "discard 7C")[1:]
    assert [event.kind for event in late] == ["round-limit", "fewest"]
    assert late[1].facts == {"winners": [0], "count": 1, "each": 1}
    end = mops.game("purrrummy", stock_out="end")
    spent = told(end, "hands 7C 8D / KD 2H; stock -; discard 4C", "discard 7C")
    assert spent[1].facts["why"] == "end"


def test_what_is_told_of_going_out() -> None:
    game = mops.game("purrrummy")
    assert kinds(game, "hands KD / 2C", "discard KD")[1:] == [("win", ("win",))]
    loose = mops.game("purrrummy", final_discard="optional")
    win = told(loose, "hands 7C 7D 7S / 2C", "meld 7C 7D 7S")[1]
    assert win.rules == ("purrrummy.win", "purrrummy.final-discard") and win.facts["by"] == "meld"


def test_only_who_draws_from_the_stock_sees_the_card() -> None:
    game = mops.game("purrrummy")
    position = "hands 7C 8D / KD 2H; stock 2C 3C; discard 9H; phase draw"
    (event,) = told(game, position, "draw stock")
    assert event.only == (0,) and event.facts == {"player": 0, "card": "2C", "stock": 1}
    state = game.play(game.position(position), "draw stock").after
    assert game.observe(state, 1).hands == ((HIDDEN,) * 3, ("2H", "KD")[::-1])
    assert game.observe(state, 1).stock == (HIDDEN,)
    assert game.legal(game.observe(state, 1)) == ()
    (event,) = told(game, position, "draw discard")
    assert event.only is None and event.facts == {"player": 0, "card": "9H"}
    state = game.play(game.position(position), "draw discard").after
    assert game.observe(state, 1).taken == "9H"


# ------------------------------------------------------------------ the graphs


def test_sets_are_cliques_and_runs_are_paths() -> None:
    found = graphs.purrrummy_neighbours(mops.game("purrrummy"))
    pairs = found.edges
    assert len(found) == 52 and len(pairs) == 13 * 6 + 4 * 13
    circle = "A23456789TJQKA"
    for rank in circle[1:]:
        for one, other in combinations([rank + suit for suit in "CDHS"], 2):
            assert pairs[one, other] == {"by": "rank", "rule": "purrrummy.set"}
    for suit in "CDHS":
        for at, rank in enumerate(circle[:-1]):
            one, other = rank + suit, circle[at + 1] + suit
            rule = "ace" if "A" in one + other else "run"
            assert pairs[one, other] == {"by": "suit", "rule": f"purrrummy.{rule}"}
    around = graphs.purrrummy_neighbours(mops.game("purrrummy", ace_around=True), ["AH", "KH"])
    assert around.edges["AH", "KH"]["rule"] == "purrrummy.ace-around"


def test_the_melds_of_a_hand_and_which_of_them_share_cards() -> None:
    game = mops.game("purrrummy")
    state = game.position("hands 5H 6H 7H 7C 7D KD X 2C / 2S")
    found = graphs.purrrummy_conflicts(state, 0)
    options = brute.USUAL
    melds = [(meld["kind"], meld["cards"]) for meld in found.nodes.values()]
    assert len(melds) == len(set(melds)) and set(melds) == brute.melds(
        list(state.hands[0]), options
    )
    assert found.edges["7C 7D 7H", "5H 6H 7H"]["shares"] == ("7H",)
    assert found.edges["7C 7D X", "5H 6H X"]["shares"] == ("X",)
    assert not found.has_edge("7C 7D X", "5H 6H 7H")


# ------------------------------------------------------------------ the rule of thumb


@pytest.mark.parametrize("options", [{}, {"final_discard": "optional"}], ids=str)
def test_the_rule_of_thumb_never_traps_itself(options: dict[str, Any]) -> None:
    game, rng = mops.game("purrrummy", **options), Random(1)
    bots, melds = Bots(game, seated("simple", game), range(2)), 0
    for _ in range(20):
        state = game.start(rng)
        while game.actor(state) is not None:
            step = game.play(state, bots.choose(state, game.legal(state), rng), rng)
            events = [event.kind for event in step.events]
            assert "trapped" not in events
            melds += sum(kind.startswith("meld") for kind in events)
            state = step.after
    assert melds > 20
