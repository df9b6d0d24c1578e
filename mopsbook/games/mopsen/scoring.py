"""Points: bones in the bowl, the bowl's own bones, and cards in hand."""

from __future__ import annotations

from mopsbook.core import rounds
from mopsbook.core.engine import Outcome
from mopsbook.games.mopsen.options import bones_of
from mopsbook.games.mopsen.state import MopsenState


def bones_in(state: MopsenState, seat: int) -> int:
    """Return the bones on the cards in the bowl of `seat`."""
    shown = bones_of(state.options.bone_table)
    return sum(shown[card] for card in state.bowls[seat])


def points_now(state: MopsenState, seat: int) -> int:
    """Return what `seat` would score if the round ended in this position."""
    bowl = bones_in(state, seat) if state.bowls[seat] else state.options.bowl
    return bowl + len(state.hands[seat])


def outcome(state: MopsenState) -> Outcome | None:
    """Return who wins, or None before the end of the game."""
    return rounds.outcome(state, max, "mopsen.winner", "mopsen.ties")
