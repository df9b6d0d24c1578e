"""Everything that is refused, with the rule and what is told of it."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.purrrummy.moves import LayOut

HAND = "hands 7C 7D 7H 5H 8H KD X / 2S 3S"
BEGIN = "hands 7C 8D / KD 2H; stock 2C 3C; discard -; phase draw"
TABLE = "hands 7S 9D KD 2H X / 2C 3C; melds 0 KC KH KS / 1 4S X 6S / 1 9C 9H 9S X / 1 QH X AH"
OVER = "hands - / 2C 3C; phase over"
SPENT = "hands 7C 8D / KD 2H; stock -; discard 4C 9S; phase over; reshuffles 1"
LAST = "hands 7C 8D / KD 2H; turns 200; phase over"
DUE = "hands 7C 8D / KD 2H; stock -; discard 4C 9S TD; phase shuffle"
VARIANT = {"layoff": True, "jokers": 4}
SWAP = VARIANT | {"joker_swap": True}
OWN = {"player": 0}

ROWS: list[tuple[str, dict[str, Any], str, str, dict[str, Any]]] = [
    # the right time
    ("phase deal", {}, "1 draw stock", "deal", {"player": 1, "actor": 1, "phase": "deal"}),
    ("phase dealer", {"dealer": "random"}, "dealer 2", "dealer", {"player": 2}),
    (BEGIN, {}, "dealer 1", "dealer", OWN | {"phase": "draw"}),
    (OVER, {}, "1 draw stock", "win", {"player": 1, "actor": 0, "phase": "over"}),
    (OVER, {}, "dealer 1", "win", OWN),
    (SPENT, {}, "0 draw discard", "stock-out", OWN | {"phase": "over", "count": 1}),
    (LAST, {}, "0 draw stock", "round-limit", OWN | {"phase": "over"}),
    (DUE, {}, "0 draw discard", "stock-out", OWN | {"phase": "shuffle", "count": 2}),
    (DUE, {}, "shuffle 4C", "stock-out", OWN | {"count": 2}),
    (BEGIN, {}, "1 draw stock", "first-player", {"player": 1, "actor": 0, "phase": "draw"}),
    (BEGIN, {}, "discard 7C", "draw-one", OWN | {"phase": "draw"}),
    (HAND, {}, "draw stock", "draw-one", OWN | {"phase": "meld"}),
    (BEGIN, {}, "draw discard", "draw-exhausted", OWN | {"pile": "discard"}),
    ("phase deal", {}, "deal 7C 7C", "deck", {"count": 1, "size": 54}),
    # cards
    (HAND, {}, "discard 2S", "own-cards", OWN | {"cards": ["2S"], "count": 1}),
    (HAND, {}, "meld set 7C X X", "own-cards", {"cards": ["X"]}),
    (TABLE, VARIANT, "discard QH", "no-rearranging", OWN | {"cards": ["QH"], "count": 1}),
    (HAND, {}, "meld 7C 7D", "set", OWN | {"cards": ["7C", "7D"], "count": 2, "why": "few"}),
    (HAND, {}, "meld set 7C 7D 7H 7S X", "set", {"count": 5, "why": "many"}),
    (HAND, {}, "meld set 7C 7D KD", "set", {"count": 3, "why": "ranks"}),
    (HAND, {}, "meld run 7H 8H", "run", {"count": 2, "why": "few", "missing": []}),
    (HAND, {}, "meld run 7H 8H KD", "run", {"why": "suits", "missing": []}),
    (HAND, {}, "meld run 5H 7H 8H", "run", {"why": "gap", "missing": ["6H"]}),
    (HAND, {}, "meld run 7H X 8H", "run", {"why": "order", "missing": []}),
    ("hands JH QH AH 2D / 2S", {}, "meld JH QH AH", "run", {"why": "gap", "missing": ["KH"]}),
    ("hands AH 4H 2D / 2S", {}, "meld AH 2H 4H", "run", {"why": "gap", "missing": ["3H"]}),
    ("hands KH AH X 2D / 2S", {}, "meld run KH AH X", "ace-around", OWN | {"cards": ["KH", "AH", "X"]}),
    (HAND, {}, "meld 7C 7D 7H 5H 8H KD X", "final-discard", {"count": 7, "why": "meld"}),
    (
        "hands 7H X X KD / 2S", {"jokers_per_meld": 1}, "meld set 7H X X", "joker-count",
        {"cards": ["7H", "X", "X"], "count": 2, "naturals": 1, "most": 1, "why": "many"},
    ),
    (
        "hands 7H X X KD / 2S", {"min_naturals": 2}, "meld set 7H X X", "natural-cards",
        {"cards": ["7H", "X", "X"], "count": 2, "naturals": 1, "least": 2},
    ),
    # the variant
    (TABLE, {"jokers": 4}, "layoff 7S on 1 high", "layoff-variant",
     OWN | {"card": "7S", "meld": 1, "move": "layoff"}),
    ("hands 7S KD / 2C; melds 1 4S 5S 6S", VARIANT, "layoff 7S on 0 high", "layoff-own-meld-first",
     OWN | {"card": "7S", "meld": 0, "move": "layoff"}),
    (TABLE, VARIANT, "layoff KD on 0", "layoff-others-only", OWN | {"card": "KD", "meld": 0}),
    (TABLE, VARIANT, "layoff KD on 9", "layoff-fits", {"why": "no-meld", "cards": [], "needed": []}),
    (TABLE, VARIANT, "layoff 9D on 2", "layoff-fits", {"why": "full", "needed": []}),
    (TABLE, VARIANT, "layoff KD on 1 high", "layoff-fits",
     {"why": "suit", "cards": ["4S", "X", "6S"], "needed": ["7S"]}),
    (TABLE, VARIANT, "layoff 7S on 1 low", "layoff-fits", {"why": "next", "needed": ["3S"]}),
    (TABLE, VARIANT, "layoff X on 1", "layoff-fits", {"why": "end", "needed": ["3S", "7S"]}),
    (TABLE, VARIANT, "layoff 2H on 3 high", "layoff-fits", {"why": "closed", "needed": []}),
    ("hands 8D 2C / 2S; melds 0 7C 7D 7H", VARIANT | {"layoff_targets": "any"}, "layoff 8D on 0",
     "layoff-fits", {"why": "rank", "needed": ["7S"]}),
    ("hands 7S 2C / 2S; melds 0 7C 7D 7H", VARIANT | {"layoff_targets": "any"}, "layoff 7S on 0 high",
     "layoff-fits", {"why": "end", "needed": ["7S"]}),
    ("hands 7S / 2C; melds 0 KC KH KS / 1 4S 5S 6S", VARIANT, "layoff 7S on 1 high", "final-discard",
     {"cards": ["7S"], "count": 1, "why": "layoff"}),
    (TABLE, VARIANT, "swap 7S on 1 at 1", "joker-swap", OWN | {"why": "off", "needed": []}),
    (TABLE, SWAP, "swap 7S on 1 at 1", "joker-swap", {"why": "other", "needed": ["5S"]}),
    (TABLE, SWAP, "swap 7S on 1 at 0", "joker-swap", {"why": "no-joker", "needed": []}),
    (TABLE, SWAP, "swap 7S on 8 at 0", "joker-swap", {"why": "no-meld", "cards": []}),
    (TABLE, SWAP, "swap 5S on 1 at 1", "own-cards", {"cards": ["5S"]}),
    (TABLE, {"jokers": 4, "joker_swap": True}, "swap 7S on 1 at 1", "layoff-variant", {"move": "swap"}),
    ("hands 7C 8D / KD; taken 8D", {"return_taken": False}, "discard 8D", "return-taken",
     OWN | {"card": "8D"}),
]  # fmt: skip


@pytest.mark.parametrize(("position", "options", "move", "slug", "facts"), ROWS, ids=str)
def test_what_is_refused_and_what_is_told_of_it(
    position: str, options: dict[str, Any], move: str, slug: str, facts: dict[str, Any]
) -> None:
    game = mops.game("purrrummy", **options)
    found = {v.rule.id: v.facts for v in game.check(game.position(position), move)}
    assert f"purrrummy.{slug}" in found
    told = found[f"purrrummy.{slug}"]
    assert {name: told[name] for name in facts} == facts


def test_each_refusal_of_a_rule_tells_the_same_facts() -> None:
    told: dict[str, set[str]] = {}
    for position, options, move, _, _ in ROWS:
        game = mops.game("purrrummy", **options)
        found = game.check(game.position(position), move)
        assert found, (position, move)
        for violation in found:
            names = told.setdefault(violation.rule, set(violation.facts))
            assert names == set(violation.facts), violation


def test_a_full_run_and_a_run_that_is_too_long() -> None:
    game = mops.game("purrrummy", ace_around=True, layoff=True)
    run = ["2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH"]
    state = game.position(
        {
            "hands": [["X", "KD"], ["2S"]],
            "melds": [
                {"owner": 0, "kind": "set", "cards": ["7C", "7D", "7S"]},
                {"owner": 1, "kind": "run", "cards": run},
            ],
        }
    )
    (found,) = game.check(state, "layoff X on 1 high")
    assert (found.rule, found.facts["why"]) == ("purrrummy.layoff-fits", "full")
    told = {v.rule.id: v.facts for v in game.check(state, LayOut(0, "run", (*run, "X")))}
    assert told["purrrummy.run"]["why"] == "many"
