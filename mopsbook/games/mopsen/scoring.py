"""Points: bones in the bowl, the bowl's own bones, and cards in hand."""

from __future__ import annotations

from functools import cache

from mopsbook.core import rounds
from mopsbook.core.engine import Outcome
from mopsbook.games.mopsen.options import BoneTable, bones_of
from mopsbook.games.mopsen.state import MopsenState

bones = cache(bones_of)


def bones_in(state: MopsenState, seat: int) -> int:
    """Return the bones on the cards in the bowl of `seat`."""
    table: BoneTable = state.options.bone_table
    shown = bones(table)
    return sum(shown[card] for card in state.bowls[seat])


def points_now(state: MopsenState, seat: int) -> int:
    """Return what `seat` would score if the round ended in this position."""
    bowl = bones_in(state, seat) if state.bowls[seat] else state.options.bowl
    return bowl + len(state.hands[seat])


def outcome(state: MopsenState) -> Outcome | None:
    """Return who wins, or None before the end of the game."""
    return rounds.outcome(state, max, "mopsen.winner", "mopsen.ties")
