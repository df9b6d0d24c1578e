"""What follows for fields that a position leaves out, where one dealer deals the whole game."""

from __future__ import annotations

from mopsbook.core.position import Known

BEFORE = ("dealer", "deal")
"""The phases in which no card has been dealt."""


def usual_dealer(at: Known) -> int:
    """Return the seat that the options name, or seat 0."""
    return at.options.dealer if isinstance(at.options.dealer, int) else 0


def usual_turn(at: Known) -> int:
    """Return the seat after the dealer before the deal, then seat 0."""
    return (at.dealer + 1) % int(at.options.players) if at.phase in BEFORE else 0
