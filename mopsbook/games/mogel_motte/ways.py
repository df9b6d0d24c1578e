"""From where to where a card goes: a seat, which is called by its number, or a pile."""

from __future__ import annotations

from typing import Any

DRAW, DISCARD, VANISHED = "draw", "discard", "vanished"
"""The piles, and what lies under the table."""


def ends(kind: str, facts: Any) -> tuple[str, str] | None:
    """Return from where to where an event moves a card, if it does."""
    player = str(facts.get("player"))
    if kind in ("give", "gift", "penalty"):
        return player, str(facts["to"])
    moved = {
        "play": (player, DISCARD),
        "race": (player, DISCARD),
        "draw": (DRAW, player),
        "take": (DISCARD, player),
        "cheat": (player, VANISHED),
        "caught": (VANISHED, player),
    }
    return moved.get(kind)
