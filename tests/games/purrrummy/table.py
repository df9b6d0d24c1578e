"""Games, positions and picked cards that the tests of Purrrummy's table have in common."""

from __future__ import annotations

from collections import Counter
from typing import Any

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.games.purrrummy.look.names import hand_item

OPTIONS: list[dict[str, Any]] = [
    {"players": 2}, {"players": 3, "layoff": True}, {"players": 4, "layoff": True, "joker_swap": True},
    {"players": 2, "layoff": True, "layoff_targets": "any", "final_discard": "optional", "jokers": 3},
    {"players": 3, "ace_around": True, "layoff": True, "return_taken": False, "jokers": 0},
    {"players": 4, "jokers_per_meld": 1, "min_naturals": 2, "jokers": 6, "dealer": "random"},
]  # fmt: skip
VARIANT = {"layoff": True, "joker_swap": True}
ON_TABLE = "melds 0 KC KD KH / 1 4S X 6S / 1 7C 7D X"
"""An own set, a run with a joker for the five of spades, and a set whose joker is a heart or a spade."""


def game(**options: Any) -> Game[Any, Any]:
    return mops.game("purrrummy", **options)


def held(cards: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """Return the draft in which cards of the hand of a seat are picked."""
    count = Counter[str]()
    found = []
    for card in cards:
        found.append(hand_item(seat, card, count[card]))
        count[card] += 1
    return tuple(found)
