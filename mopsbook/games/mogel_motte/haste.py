"""What is done in haste, and what a table tells beside a position while hands and eyes count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from mopsbook.games.mogel_motte.cards import Card


@dataclass(frozen=True, slots=True)
class QuickSlap:
    """The own hand comes down on a mosquito, as quickly as it can."""


@dataclass(frozen=True, slots=True)
class QuickThrow:
    """The own hand throws a card in a race, or none, as quickly as it can; "" is none."""

    card: Card = ""


class Signs(NamedTuple):
    """What a table tells the look beside a position."""

    gaze: int | None = None
    """The seat at which the guard looks."""
    quick: bool = False
    """Whether the speed of one person alone counts, so that the table works out who was slowest."""
    pause: bool = False
    """Whether the game waits for nobody, so that people can cheat."""
    programs: tuple[int, ...] = ()
    """Seats of which people cannot tell how quick they were."""
    sign: str | None = None
    """What the guard sees of the hand of somebody who may be cheating; None where the record says it."""
    known: tuple[bool, ...] = ()
    """Whether somebody cheated each time the guard saw that before, as far as it was told."""
    clock: bool = False
    """Whether time runs; otherwise it is drawn by lot how quick everybody is."""
