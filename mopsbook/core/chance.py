"""Where chance comes from."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

from mopsbook.core.errors import OptionError, short
from mopsbook.core.plain import integer

Card = TypeVar("Card")
SeedLike = int | str | Random | None
"""What may be given as a seed; None draws one."""


LARGEST_SEED = 10**100
"""No seed is as large: it is read out and written down."""


def seed_of(given: object) -> SeedLike:
    """Return a seed, with a whole number of any kind as Python's own.

    Raises
    ------
    OptionError
        If it is none.
    """
    seed = integer(given)
    if isinstance(seed, bool) or not isinstance(seed, int | str | Random | None):
        raise OptionError("seed", seed=short(seed))
    if isinstance(seed, int) and abs(seed) >= LARGEST_SEED:
        raise OptionError("seed-digits", seed=short(seed))
    return seed


def rng_of(seed: object) -> Random:
    """Return where chance comes from; see :func:`seed_of`."""
    seed = seed_of(seed)
    if isinstance(seed, Random):
        return seed
    try:
        return Random(seed)
    except UnicodeEncodeError:  # half a character
        raise OptionError("seed-text", seed=short(seed)) from None


def shuffled(rng: Random, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards in another order.

    Examples
    --------
    >>> sorted(shuffled(Random(7), "abc"))
    ['a', 'b', 'c']
    """
    order = list(cards)
    rng.shuffle(order)
    return tuple(order)
