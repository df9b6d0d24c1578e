"""What a search has to know of Purrrummy."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mopsbook.cat_deck.cards import sort_hand
from mopsbook.core.goals import Values, margins, won
from mopsbook.core.rows import put
from mopsbook.games.purrrummy.state import PurrrummyState

ROLLOUTS = 100
"""So many are played for a decision where nothing else is said: about a tenth of a second."""


def settled(
    world: PurrrummyState, view: PurrrummyState, seat: int, spare: Sequence[str], rng: Random
) -> PurrrummyState | None:
    """Put the card that another cat has just taken from the discards into its hand."""
    taken, turn = world.taken, world.turn
    if taken is None or turn == seat or taken in world.hands[turn]:
        return world
    given = rng.choice(world.hands[turn])

    hands = put(world.hands, turn, sort_hand(_exchanged(world.hands[turn], given, taken)))
    for who, hand in enumerate(hands):
        if who not in (turn, seat) and taken in hand:
            hands = put(hands, who, sort_hand(_exchanged(hand, taken, given)))
            return world._replace(hands=hands)
    return world._replace(hands=hands, stock=_exchanged(world.stock, taken, given))


def _exchanged(cards: Sequence[str], old: str, new: str) -> tuple[str, ...]:
    at = cards.index(old)
    return (*cards[:at], new, *cards[at + 1 :])


LONG = 60
"""After so many moves it is enough to see who holds fewer cards."""


def goal(engine: Any, state: PurrrummyState, start: PurrrummyState, moves: int) -> Values | None:
    """Play the game to its end."""
    if moves < LONG:
        return won(engine, state)
    return margins([-len(hand) for hand in state.hands], 4)
