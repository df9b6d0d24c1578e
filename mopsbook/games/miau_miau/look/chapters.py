"""What matters to a learner and is told to all; and where the chapters of a game begin."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mopsbook.games.miau_miau.state import MiauState
from mopsbook.show.scene import Msg, msg
from mopsbook.show.sentences import Chapter

PUBLIC = {
    "penalty": ("player", "count"),
    "draw": ("player", "count", "why"),
    "draw-owed": ("player", "count", "owed", "part", "renewed", "ends"),
}
"""Facts of a private event that everybody may know."""
MATTERS = frozenset(
    {
        "eight", "false-call", "challenge", "forgot", "penalty", "draw-owed", "pile-empty", "short", "stop",
        "blocked", "win", "place",
    }
)  # fmt: skip
"""Events that a learner should look at before the game goes on."""
BEFALLS = {"forgot": "player"}
"""What whoever it happens to reads first, by the fact that says who that is."""


def chapters(views: Sequence[MiauState]) -> tuple[Chapter, ...]:
    """Return what is worth jumping to in a sequence of positions, one for each frame.

    These are the deal, wishes, cards that come to be owed, cats with a single card left, and new
    draw piles.

    Examples
    --------
    >>> import mopsbook as mops
    >>> t = mops.record(mops.game("miau_miau", players=3), seed=7)
    >>> [c.label.id for c in chapters(t.states())][:2]
    ['title-start', 'title-owed']
    """
    found = [Chapter(0, 1, msg("title-start"))]
    for at, (before, view) in enumerate(pairwise(views), 1):
        found += [Chapter(at, 2, label) for label in _turning_points(before, view)]
    return tuple(found)


def _turning_points(before: MiauState, view: MiauState) -> list[Msg]:
    found = []
    if view.wish is not None and view.discard != before.discard:
        found.append(msg("title-wish", suit=view.wish))
    if view.pending and not before.pending:
        found.append(msg("title-owed", count=view.pending))
    found += [
        msg("title-one", player=seat)
        for seat, (had, has) in enumerate(zip(before.hands, view.hands, strict=True))
        if len(had) == 2 and len(has) == 1
    ]
    if view.phase == "shuffle":
        found.append(msg("title-shuffle"))
    return found[:1]
