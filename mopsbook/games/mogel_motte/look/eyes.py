"""Whose cards can be seen."""

from __future__ import annotations

from mopsbook.core.state import HIDDEN
from mopsbook.games.mogel_motte.state import MotteState


def viewer(view: MotteState) -> int | None:
    """Return whose view it is; None if nothing is hidden."""
    hidden = [HIDDEN in hand for hand in view.hands]
    if not any(hidden):
        return None
    open_ = [seat for seat, hand in enumerate(view.hands) if hand and not hidden[seat]]
    return open_[0] if len(open_) == 1 else None


def seen(view: MotteState, you: int | None) -> tuple[int, ...]:
    """Return the seats whose cards can be seen, and who can therefore act here."""
    seats = range(view.options.players)
    if not any(HIDDEN in hand for hand in view.hands):
        return tuple(seats)
    # where several look on, not even the hand below is open
    return tuple(seat for seat in seats if seat == you and HIDDEN not in view.hands[seat])
