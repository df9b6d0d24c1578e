"""What the properties of all games need to know of Dog; worked out apart from its engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

KINDS = ("1/11", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "swap", "joker")
DECK = Counter({kind: 6 if kind == "joker" else 8 for kind in KINDS})

PLAYERS = (2, 3, 4, 5, 6)

OPTIONS: list[dict[str, Any]] = [
    {},
    {
        "start_protection": "start-or-lap",
        "foreign_start_block": "on",
        "reshuffle": "when-emptied",
        "voluntary_fold": "on",
        "redraw_play": "optional",
        "direction": "counterclockwise",
    },
    {
        "home_entry": "forced",
        "home_moves": "seven-only",
        "seven_repeat": "off",
        "seven_partner": "one-piece",
        "swap_blank": "last-resort",
        "reshuffle": "before-deal",
        "folded_cards": "hidden",
        "discard_view": "all",
        "spaces": 8,
    },
]

LONGEST = 40_000
"""No random game has more decisions and shuffles than this."""


def spots(state: Any) -> set[int]:
    return {field for row in state.pieces for field in row}


def universe(state: Any, rng: Random) -> Iterator[Any]:
    """Yield moves that somebody could mean in `state`: the plain ones all, others at random."""
    raise NotImplementedError


def conserved(state: Any) -> None:
    """Check cards and pieces: all there, each in one place, one piece on a field."""
    cards = Counter(card for hand in state.hands for card in hand)
    cards += Counter(state.stock) + Counter(state.discard)
    cards += Counter(card for card in state.given if card is not None)
    assert cards == DECK
    on_loop: list[int] = []
    count = 4 if state.options.players in (4, 6) else 5
    for row in state.pieces:
        assert len(row) == count and list(row) == sorted(row)
        home = [field for field in row if field > 200]
        assert len(set(home)) == len(home) and all(field <= 204 for field in home)
        on_loop += [field for field in row if 0 <= field <= 200]
    assert len(set(on_loop)) == len(on_loop)
    assert all(0 <= field < state.options.board.length for field in on_loop)


def hidden(state: Any, seat: int) -> set[str]:
    """Return cards that may not be named; of each kind there are eight, so none can be."""
    return set()
