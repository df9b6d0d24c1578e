"""Advice: what is best for a seat, as plain data that becomes words elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from mopsbook.core.state import Move
from mopsbook.core.verdict import Facts

Prompt = tuple[str, dict[str, Any], tuple[str, ...]]
"""What is to be decided: a message of the game, its facts, the rules behind it."""


class Reason(NamedTuple):
    """One sentence that is still to be made: a message of the game, its facts, the rules behind it."""

    message: str
    facts: Facts
    rules: tuple[str, ...] = ()


def heads(*messages: str) -> tuple[Reason, ...]:
    """Return what stands above choices: the message of each column."""
    return tuple([Reason(message, {}) for message in messages])


class Option(NamedTuple):
    """One of the choices that are weighed; the cells stand below the head of the counsel."""

    what: Reason
    cells: tuple[str | Reason, ...]
    best: bool = False


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
    more : tuple of Reason
        What is told besides: what else could be done, and what nobody can know.
    options : tuple of Option
        The recommended choice and others, to be seen side by side.
    head : tuple of Reason
        What stands above them: what can be chosen, then a name for each cell.
    """

    moves: tuple[Move, ...]
    reasons: tuple[Reason, ...]
    value: float | None = None
    bound: float | None = None
    exact: bool = False
    more: tuple[Reason, ...] = ()
    options: tuple[Option, ...] = ()
    head: tuple[Reason, ...] = ()

    @property
    def sentences(self) -> tuple[Reason, ...]:
        """All that is told, one sentence after the other."""
        return (*self.reasons, *self.more)
