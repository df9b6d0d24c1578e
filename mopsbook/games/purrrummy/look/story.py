"""What happened in a step, as notes; and where the rounds and turns of a game begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mopsbook.core.game import Step
from mopsbook.games.purrrummy.state import PurrrummyState
from mopsbook.show.notes import note
from mopsbook.show.scene import Chapter, Note, msg

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


def story(step: Step[Any, Any], seat: int | None = None) -> tuple[Note, ...]:
    """Return what happened in a step.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("purrrummy")
    >>> s = g.position("hands 7C 8D / KD; stock 2C 3C; discard 9H; phase draw")
    >>> step = g.play(s, "0 draw stock")
    >>> story(step, 0)[0].text.id, story(step, 1)[0].text.id
    ('event-draw', 'event-draw-hidden')
    """
    return tuple(note(event, seat, PUBLIC) for event in step.events)


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
