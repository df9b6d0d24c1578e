"""What the properties of all games need to know of Mauz; worked out apart from its engine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from mopsbook.core.options import choices
from mopsbook.games.mauz.options import MauzOptions
from mopsbook.testing.hidden import Thing, standing

PLAYERS = (2, 3, 6)

SEATS = (2, 3, 4, 5, 6)
"""How many can play."""

OPTIONS: list[dict[str, Any]] = [
    {},
    {
        "tokens": 1,
        "dealer": "random",
        "mixed_suits": "nothing",
        "purr_any_31": True,
        "hiss": "may-reveal",
        "last_swap_after_reveal": True,
        "knock_with_swap": True,
        "next_dealer": "loser",
        "stock_out": "showdown",
        "all_out": "shared",
    },
    {
        "tokens": 2,
        "dealer": 1,
        "dealt_reveal": "own-turn",
        "knock_from": "second-turn",
        "knock_after_all_skip": False,
        "tie": "none-lose",
    },
]

IDLE: dict[str, Any] = {
    "card_letters": choices(MauzOptions)["card_letters"][2:]
}  # what stands on the cards
"""Options and values that decide no worked case, and of those only the ones that a case names."""

READINGS: dict[str, Any] = {
    **{name: values[1:] for name, values in choices(MauzOptions).items() if name not in IDLE},
    "dealer": (1,),
    "tokens": (5,),
}
"""The values of options beside the usual ones, each of which decides a worked case."""

GAMES = 8
"""So many whole games are played of each set of options."""

LONGEST = 50_000
"""No random game has more decisions, deals and shuffles than this.

Where ties cost nothing and skips bring no knock, rounds of random moves are a walk: of 10,000 games the longest
had 22,045, and one in 10,000 more than 20,000.
"""

STAGED = [
    # three nines, and hands that a nine was swapped into as well
    (
        {"players": 3, "hiss": "may-reveal"},
        "hands 6C 9C 9D / 7H 8S KH / 7D TS QC; middle 9S TD JH",
        "0 swap 6C for 9S",
    ),
]
"""Options, positions and moves in which a closed hand decides what follows, and nobody else is to learn it."""

CARDS = [rank + suit for suit in "CDHS" for rank in "6789TJQKA"]


def universe(state: Any, rng: Random) -> Iterator[Any]:
    """Yield every move that the seat in turn could mean in `state`, and some of other seats."""
    from mopsbook.games.mauz import moves as m

    seats = range(state.options.players)
    for give in sorted({*state.hands[state.turn], *rng.sample(CARDS, 3)} - {"?"}):
        for take in sorted({*state.middle, *rng.sample(CARDS, 4)}):
            if give != take:
                yield m.Swap1(state.turn, give, take)
    for who in seats:
        yield from (kind(who) for kind in (m.Keep, m.Reject, m.Swap3, m.Skip))
        yield from (kind(who) for kind in (m.Knock, m.Hiss, m.Quiet))
        give, take = rng.sample(CARDS, 2)
        yield m.Swap1((who + 1) % len(seats), give, take)
    yield m.NextRound()


def conserved(state: Any) -> None:
    """Check that each card lies in exactly one place, and each cat has its three."""
    piles = (state.middle, state.stock, state.out, state.second)
    cards = [card for pile in (*piles, *state.hands) for card in pile]
    if state.phase in ("first-dealer", "deal"):
        assert cards == []
        return
    assert sorted(cards) == sorted(CARDS)
    assert {len(hand) for hand in state.hands} <= {0, 3}
    assert (len(state.middle), len(state.second)) == ((0, 3) if state.phase == "dealer" else (3, 0))
    assert len(state.stock) % 3 == 0
    for hand, seen in zip(state.hands, state.known, strict=True):
        assert set(seen) <= set(hand)


def hidden(state: Any, seat: int) -> list[Thing]:
    """Return the things whose places `seat` may not know; see :mod:`mopsbook.testing.hidden`."""
    secret = {*state.stock, *state.second}
    if state.phase not in ("round-end", "over"):
        for who, (hand, seen) in enumerate(zip(state.hands, state.known, strict=True)):
            if who != seat:
                secret |= set(hand) - set(seen)
    return standing(state, secret)


CASES = ("mauz", 20)
"""How the worked cases of the game are called, and how many there are."""

NEVER_SHOWN = {
    "mauz.reveal-several",
}
"""Rules of which no game has shown a moment, not even by a slip; see :mod:`tests.test_kept`."""

SELDOM_SHOWN = {"mauz.stock-out"}
"""Rules of which a few games need not show a moment."""

SAME_MOVES = {"card_letters"}
"""Options under which no move differs: how cards are named."""

THUMB: list[tuple[dict[str, Any], int, float]] = [
    ({"players": 2, "tokens": 1}, 60, 1.6),
    ({"players": 4, "tokens": 1}, 60, 1.6),
]
"""Options, how many games, and how much more often than by chance its rule of thumb wins them at least."""

GRAPHS: dict[str, tuple[Any, ...]] = {"mauz_together": (), "mauz_swaps": ()}
"""The functions that make a graph of a position, with what else they need."""

EVEN = (
    "hand-counts",
    "stronger",
)
"""Kinds of questions of which no situation may make up more than half."""
