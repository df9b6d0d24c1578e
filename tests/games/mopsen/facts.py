"""What the properties of all games need to know of Mopsen; worked out apart from its engine."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from mopsbook.testing.hidden import Thing, standing

DECK = [f"{colour}{number}" for colour in "RBY" for number in range(1, 17)]
DECK += [f"C{number}" for number in range(1, 9)]

PLAYERS = (3, 4, 5)

SEATS = (3, 4, 5)
"""How many can play."""

OPTIONS: list[dict[str, Any]] = [
    {},
    {"redraw_order": "simultaneous", "pinch": "may"},
    {"end_check": "before_pinch", "cat_lowest": "stays", "tie_break": "last_round"},
    {
        "bones": "strict",
        "pecking_start": ["Y", "C", "R", "B"],
        "pecking_between_rounds": "shuffle",
        "first_dealer": 2,
    },
    {
        "pinch": "may",
        "end_check": "before_pinch",
        "bones": {"pug": [3] * 8 + [1] * 8, "cat": [2] * 8},
    },
]

READINGS: dict[str, Any] = {
    "bones": ["strict", {"pug": [9] * 8 + [2] * 8, "cat": [3] * 4 + [0] * 4}],
    "pecking_start": [["Y", "C", "B", "R"]],
    "pecking_between_rounds": ["shuffle"],
    "redraw_order": ["simultaneous"],
    "pinch": ["may"],
    "cat_lowest": ["stays"],
    "end_check": ["before_pinch"],
    "tie_break": ["last_round"],
}
"""The values of options beside the usual ones, each of which decides a worked case."""

IDLE: dict[str, Any] = {"first_dealer": ()}  # speaks of a new game, in which no case begins
"""Options and values that decide no worked case, and of those only the ones that a case names."""

GAMES = 60
"""So many whole games are played of each set of options."""

LONGEST = 3 * (5 + 11 * 6 + 1) + 3
"""No game has more decisions and deals than this."""


def universe(state: Any, rng: Random) -> Iterator[Any]:
    """Yield every move that anybody could mean in `state`; of long exchanges a sample."""
    from mopsbook.games.mopsen.moves import NextRound, Pinch, Play, Redraw

    yield NextRound()
    seats = range(state.options.players)
    place = {card: number for number, card in enumerate("RBYC")}

    def held(cards: Any) -> tuple[str, ...]:
        return tuple(sorted(cards, key=lambda card: (place[card[0]], int(card[1:]))))

    for seat in seats:
        yield Pinch(seat, None)
        for card in DECK:
            yield Play(seat, card)
            yield Pinch(seat, card)
        hand = state.hands[seat]
        for count in range(4):
            yield from (Redraw(seat, cards) for cards in combinations(hand, count))
        yield from (Redraw(seat, held(rng.sample(DECK, 3))) for _ in range(5))
        if len(hand) > 3:
            yield Redraw(seat, held(rng.sample(hand, 4)))


def conserved(state: Any) -> None:
    """Check that each card lies in exactly one place."""
    cards = [card for hand in state.hands for card in hand]
    cards += [card for bowl in state.bowls for card in bowl]
    cards += [card for _, card in state.trick] + list(state.discard) + list(state.stack)
    if state.phase != "deal":
        assert sorted(cards) == sorted(DECK)
    else:
        assert cards == []


def hidden(state: Any, seat: int) -> list[Thing]:
    """Return the things whose places `seat` may not know; see :mod:`mopsbook.testing.hidden`."""
    hands = () if state.phase == "game_over" else state.hands  # at the end they lie open
    others = {card for who, hand in enumerate(hands) if who != seat for card in hand}
    return standing(state, others | set(state.stack))


TOGETHER = {"mopsen.pinch-own-card"}
"""Who breaks it breaks another rule as well."""

CASES = ("mopsen", 30)
"""How the worked cases of the game are called, and how many there are."""

NEVER_SHOWN = {
    "mopsen.pinch-own-card",
}
"""Rules of which no game has shown a moment, not even by a slip; see :mod:`tests.test_kept`."""

SELDOM_SHOWN = {"mopsen.redraw-order"}
"""Rules of which a few games need not show a moment."""

THUMB: list[tuple[dict[str, Any], int, float]] = [
    ({"players": 3}, 60, 1.5),
    ({"players": 5}, 60, 1.5),
]
"""Options, how many games, and how much more often than by chance its rule of thumb wins them at least."""

GRAPHS: dict[str, tuple[Any, ...]] = {"beats": ()}
"""The functions that make a graph of a position, with what else they need."""

NO_POSITION = {"ranking"}
"""Functions of its graphs that look at such a graph, or need no position."""

LONG_PROMPTS = True
"""What a choice is good for is said with it, and which cards there are to those who see them."""

STUCK = (
    "phase play",
    "phase play; hands R1 / R2 / -",
    "trick 0:R3; hands R1 / R2 / -",
)
"""Positions in which nobody can go on: the seat in turn has no card, or everybody, in a phase that was named."""

EVEN = ("refused",)
"""Kinds of questions of which no situation may make up more than half."""
