"""Hands of Purrrummy: how long the best arrangement into melds takes at worst."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from statistics import median

from benchmarks.figure import Figure

LIMIT = 10.0
"""Milliseconds for a hand."""
HANDS, CARDS, JOKERS = 2000, 10, 2
AGAIN = 3
"""How often a hand is arranged; the fastest counts, since other work on the machine only delays."""


def measure() -> Iterator[Figure]:
    """Arrange random hands with two jokers, each with nothing known from the ones before."""
    from mopsbook.cat_deck.cards import JOKER, deck, sort_hand
    from mopsbook.games.purrrummy.arrange import Arranger
    from mopsbook.games.purrrummy.options import PurrrummyOptions

    rng, options = Random(1), PurrrummyOptions()
    times = []
    for _ in range(HANDS):
        hand = sort_hand([*rng.sample(deck(52), CARDS - JOKERS), *[JOKER] * JOKERS])
        taken = []
        for _ in range(AGAIN):
            start = time.perf_counter()
            Arranger(hand, options).best()
            taken.append(1000 * (time.perf_counter() - start))
        times.append(min(taken))
    yield Figure(
        "worst arrangement of ten cards, two of them jokers", max(times), LIMIT, "ms", "the limit",
        1.0, more={"hands": HANDS, "median_ms": median(times)},
    )  # fmt: skip
