"""What happened in a step, as notes; and where the rounds of a game begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mopsbook.core.game import Step
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.show.notes import note
from mopsbook.show.scene import Chapter, Note, msg

MATTERS = frozenset({"score", "final-begins", "game-end"})
"""Events that a learner should look at before the game goes on."""


def story(step: Step[Any, Any], seat: int | None = None) -> tuple[Note, ...]:
    """Return what happened in a step; who is told makes no difference, for nothing is hidden.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal")
    >>> s = g.position("boards A2 A3 A4 / B3; tile A4; phase score")
    >>> [note.text.id for note in story(g.apply(s, "0 score 0,0 0,1 0,2 turn 0,1"))]
    ['event-score', 'event-turn-over']
    """
    return tuple(note(event, seat, {}) for event in step.events)


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
