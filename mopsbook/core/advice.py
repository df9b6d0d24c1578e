"""Advice: what is best for a seat, as plain data that becomes words elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from mopsbook.core.state import Move
from mopsbook.core.verdict import Facts


class Reason(NamedTuple):
    """One sentence that is still to be made: a message of the game, its facts, the rules behind it."""

    message: str
    facts: Facts
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Counsel:
    """What a game recommends to a seat.

    Parameters
    ----------
    moves : tuple of Move
        The moves of that seat that are recommended, in order; () if it has none to make.
    reasons : tuple of Reason
        Why, and how sure that is.
    value : float or None
        What the seat has in the end if it does so and the others do nothing about it; more is
        better. None if that cannot be known, so that the advice is a rule of thumb.
    bound : float or None
        What the seat cannot get past by any moves.
    exact : bool
        Whether it is proven that nothing is better.
    """

    moves: tuple[Move, ...]
    reasons: tuple[Reason, ...]
    value: float | None = None
    bound: float | None = None
    exact: bool = False
