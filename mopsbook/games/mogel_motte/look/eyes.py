"""Whose cards can be seen."""

from __future__ import annotations

from mopsbook.core.state import HIDDEN
from mopsbook.games.mogel_motte.state import MotteState


def seen(view: MotteState, you: int | None) -> tuple[int, ...]:
    """Return the seats whose cards can be seen, and who can therefore act here."""
    seats = range(view.options.players)
    if not any(HIDDEN in hand for hand in view.hands):
        return tuple(seats)
    # where several look on, not even the hand below is open
    return tuple(seat for seat in seats if seat == you and HIDDEN not in view.hands[seat])
