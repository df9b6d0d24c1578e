"""Play or Pay has what every game has: what the suite cannot see in its declarations is told here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from play_or_pay.engine import DEAL, DECK, State

from mopsbook.testing import Facts, check_game


def conserved(state: State) -> None:
    """Check that every card is in one place."""
    cards = sorted(card for pile in (*state.hands, state.played) for card in pile)
    assert cards == (sorted(DECK) if state.phase != DEAL else [])


def named(step: Any) -> set[str]:
    """Return the card that comes next: all know which it is, wherever it lies."""
    return {state.wanted for state in (step.before, step.after) if state.wanted}


FACTS = Facts(
    longest=1 + 52 * 6,
    conserved=conserved,
    told_openly=named,
    cases=[Path(__file__).with_name("cases.json")],
)

if __name__ == "__main__":
    check_game("play_or_pay", FACTS)
