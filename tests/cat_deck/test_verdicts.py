"""What check finds in the games of the deck is what plain lists of conditions find, rule by rule."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.options import choices
from mopsbook.games.mauz.options import MauzOptions
from mopsbook.games.miau_miau.options import MiauOptions
from mopsbook.games.purrrummy.moves import LayOut
from mopsbook.games.purrrummy.options import PurrrummyOptions
from tests.games.mauz.conditions import broken as in_mauz
from tests.games.miau_miau.conditions import broken as in_miau_miau
from tests.games.purrrummy.conditions import CIRCLE
from tests.games.purrrummy.conditions import broken as in_purrrummy
from tests.judging import judged

RULES = {
    "miau_miau": """call-timing direction one-card play-drawn seven-only-seven no-jack-on-jack wish-binds
        match jack-must-match last-card-special jack-wish call-last call-only-when-due draw-when-stuck
        seven-draw-ends-turn must-play""",
    "mauz": """showdown dealer-choice swap-until-end first-turn one-swap-per-turn swap-one hiss-reveal
        knock-last-swap knock-when all-skip-knock knock-instead""",
    "purrrummy": """unknown-move first-player draw-one own-cards no-rearranging final-discard natural-cards joker-count
        set run ace-around layoff-variant layoff-own-meld-first layoff-others-only layoff-fits joker-swap
        return-taken""",
}
"""The rules that a move can break while a seat has to decide; draw-exhausted is only in written positions."""
LARGE = {**choices(MiauOptions)} | {"max_players": ("comfortable",), "deck": (0, 52)}
TABLES: list[tuple[str, Any, Any, int]] = [
    ("miau_miau", LARGE, in_miau_miau, 40),
    ("mauz", {**choices(MauzOptions), "tokens": (1, 2)}, in_mauz, 60),
    ("purrrummy", choices(PurrrummyOptions), in_purrrummy, 60),
]


@pytest.mark.parametrize(("name", "readings", "broken", "games"), TABLES, ids=list(RULES))
def test_every_rule_that_is_broken_is_found(
    name: str, readings: Any, broken: Any, games: int
) -> None:
    found = judged(name, readings, broken, games=games)
    assert {*found} == {*RULES[name].split(), "none"}
    assert found.total() > 10_000, found


@pytest.mark.slow
@pytest.mark.parametrize("around", [False, True])
def test_every_row_of_a_suit_is_judged(around: bool) -> None:
    game = mops.game("purrrummy", players=2, ace_around=around, min_naturals=2, jokers_per_meld=1)
    state = game.position("hands QH KH AH 2H 3H 4H X X 9S / KD; melds 1 5H 6H 7H")
    found: Counter[str] = Counter()
    for low, size, *jokers in product(range(13), range(2, 15), range(14), (0, 5)):
        row = [CIRCLE[low + at] + "H" for at in range(size)]
        cards = tuple("X" if at in jokers else card for at, card in enumerate(row))
        move = LayOut(0, "run", cards)
        rules = {v.rule.id.partition(".")[2] for v in game.check(state, move)}
        assert rules == in_purrrummy(state, move), move
        found.update(rules or {"none"})
    assert found["none"] > 50 and (found["ace-around"] > 500) == (not around)


def test_a_card_that_lies_in_a_meld_is_not_in_the_hand_either() -> None:
    game = mops.game("purrrummy", players=2)
    state = game.position("hands 8D 9D / KD 2H; melds 1 7C 7D 7H")
    for move, rules in (("discard 7C", "no-rearranging own-cards"), ("discard 7S", "own-cards")):
        assert " ".join(v.rule.id[10:] for v in game.check(state, move)) == rules
