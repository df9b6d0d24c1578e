"""Sets of options in which any two values stand side by side at least once.

Most faults of options come from one value or from two together; the sets that show every two of them are few,
where those of all values together are more than can be played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any

TRIES = 4
"""So many sets are drawn for one that is taken: the one that shows the most."""


def pairs(
    values: Mapping[str, Sequence[Any]], fits: Callable[[Mapping[str, Any]], bool], rng: Random
) -> list[Mapping[str, Any]]:
    """Return sets of options that show every two values together that can be.

    Parameters
    ----------
    values : mapping
        The values of each option.
    fits : callable
        Says whether some options go together.
    rng : random.Random
        Decides in which order they are tried.

    Examples
    --------
    >>> found = pairs({"a": (1, 2), "b": (1, 2), "c": (1, 2)}, lambda options: True, Random(1))
    >>> len(found) < 8, any(one["a"] == 1 and one["c"] == 2 for one in found)
    (True, True)
    """
    left = {
        ((one, i), (two, j))
        for one, two in combinations(sorted(values), 2)
        for i in range(len(values[one]))
        for j in range(len(values[two]))
    }
    found: list[Mapping[str, Any]] = []
    while left:
        first = dict(rng.choice(sorted(left)))
        if not fits({option: values[option][place] for option, place in first.items()}):
            left.remove(_pair(first))
            continue
        tried = [_drawn(values, fits, left, first, rng) for _ in range(TRIES)]
        places = max(tried, key=lambda places: len(left & _shown(places)))
        left -= _shown(places)
        found.append({option: values[option][place] for option, place in places.items()})
    return found


Choice = tuple[str, int]
"""An option, and the number of one of its values."""


def _pair(places: Mapping[str, int]) -> tuple[Choice, Choice]:
    one, two = sorted(places.items())
    return one, two


def _shown(places: Mapping[str, int]) -> set[tuple[Choice, Choice]]:
    return set(combinations(sorted(places.items()), 2))


def _drawn(
    values: Mapping[str, Sequence[Any]],
    fits: Callable[[Mapping[str, Any]], bool],
    left: set[tuple[Choice, Choice]],
    first: Mapping[str, int],
    rng: Random,
) -> dict[str, int]:
    """Return one set: of each option the value that shows the most, as far as it fits."""
    places = dict(first)
    for option in rng.sample([*values], len(values)):
        if option in places:
            continue
        worth = [
            (sum(_pair({option: place, o: at}) in left for o, at in places.items()), rng.random())
            for place in range(len(values[option]))
        ]
        for place in sorted(range(len(worth)), key=worth.__getitem__, reverse=True):
            chosen = {o: values[o][at] for o, at in (places | {option: place}).items()}
            if fits(chosen):
                places[option] = place
                break
    return places
