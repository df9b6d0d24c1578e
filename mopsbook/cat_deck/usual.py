"""What follows for fields that a position leaves out, and what cannot be, where one dealer deals the whole game."""

from __future__ import annotations

from typing import Any

from mopsbook.core.errors import PositionError
from mopsbook.core.position import Known

BEFORE = ("dealer", "deal")
"""The phases in which no card has been dealt."""


def usual_dealer(at: Known) -> int:
    """Return the seat that the options name, or seat 0."""
    return at.options.dealer if isinstance(at.options.dealer, int) else 0


def usual_turn(at: Known) -> int:
    """Return the seat after the dealer before the deal, then seat 0."""
    return (at.dealer + 1) % int(at.options.players) if at.phase in BEFORE else 0


def refuse_dealer(state: Any, prefix: str) -> None:
    """Refuse a dealer that is not the one of the options."""
    dealer = state.options.dealer
    if dealer not in ("random", state.dealer):
        raise PositionError(
            "other-dealer", dealer=dealer, seat=state.dealer, rule=f"{prefix}.dealer"
        )


def refuse_first(state: Any, prefix: str) -> None:
    """Refuse, before the deal, that a known dealer is drawn for, and a first seat that is not its neighbour."""
    if state.phase == "dealer" and state.options.dealer != "random":
        raise PositionError("dealer-known", rule=f"{prefix}.dealer")
    first = (state.dealer + 1) % len(state.hands)
    if state.turn != first:
        raise PositionError(
            "first-player",
            dealer=state.dealer,
            first=first,
            turn=state.turn,
            rule=f"{prefix}.first-player",
        )
