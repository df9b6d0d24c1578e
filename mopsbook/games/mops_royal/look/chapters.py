"""What matters to a learner; and where the rounds of a game begin."""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.show.scene import msg
from mopsbook.show.sentences import Chapter

MATTERS = frozenset({"score", "final-begins", "game-end"})
"""Events that a learner should look at before the game goes on."""


def chapters(views: Sequence[RoyalState]) -> tuple[Chapter, ...]:
    """Return where rounds, scorings and the final scoring are in a sequence of positions, one for each frame.

    Examples
    --------
    >>> import mopsbook as mops
    >>> t = mops.record(mops.game("mops_royal"), seed=7)
    >>> [(c.label.id, c.label.facts) for c in chapters(t.states())][:2]
    [('title-round', {'round': 1}), ('title-round', {'round': 2})]
    """
    found: list[Chapter] = []
    before: object = None
    for at, view in enumerate(views):
        final = view.phase == "final"
        now: object = "final" if final else view.round
        if now != before and view.phase != "game_over":
            label = msg("title-final") if final else msg("title-round", round=view.round)
            found.append(Chapter(at, 1 if final or not found else 2, label))
            before = now
        scores = zip(view.scores, views[max(0, at - 1)].scores, strict=True)
        found += [
            Chapter(at, 3, msg("title-score", player=seat))
            for seat, (now_has, had) in enumerate(scores)
            if now_has > had
        ]
    return tuple(found)
