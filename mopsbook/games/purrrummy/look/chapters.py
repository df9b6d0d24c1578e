"""What matters to a learner and is told to all; and where the rounds and turns of a game begin."""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.games.purrrummy.state import PurrrummyState
from mopsbook.show.scene import msg
from mopsbook.show.sentences import Chapter

PUBLIC = {"draw": ("player", "stock")}
"""Facts of a private event that everybody may know."""
MATTERS = frozenset(
    {
        "meld-set",
        "meld-run",
        "layoff-set",
        "layoff-run",
        "swap",
        "trapped",
        "stock-out",
        "round-limit",
        "win",
    }
)
"""Events that a learner should look at before the game goes on."""


def chapters(views: Sequence[PurrrummyState]) -> tuple[Chapter, ...]:
    """Return where rounds and turns begin in a sequence of positions, one for each frame.

    Examples
    --------
    >>> import mopsbook as mops
    >>> t = mops.record(mops.game("purrrummy"), seed=7)
    >>> [(c.at, c.level, c.label.id, c.label.facts) for c in chapters(t.states())][:2]
    [(1, 1, 'title-round', {'round': 1}), (3, 2, 'title-turn', {'player': 0})]
    """
    found: list[Chapter] = []
    before = (-1, -1)
    for at, view in enumerate(views):
        now = (round_of(view), view.turns)
        if view.phase != "draw" or now == before:
            continue
        if now[0] != before[0]:
            found.append(Chapter(at, 1, msg("title-round", round=now[0])))
        else:
            found.append(Chapter(at, 2, msg("title-turn", player=view.turn)))
        before = now
    return tuple(found)


def round_of(view: PurrrummyState) -> int:
    """Return which round it is, from 1: each cat has one turn in a round."""
    return view.turns // view.options.players + 1
