"""What happened in a step, as notes and arrows; and where the rounds of a game begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mopsbook.core.game import Step
from mopsbook.core.verdict import Event
from mopsbook.games.dog.board import START_ZONE, read_field
from mopsbook.games.dog.cards import HAND_SIZES, hand_size
from mopsbook.games.dog.home import active
from mopsbook.games.dog.look.turn import letters
from mopsbook.games.dog.state import DogState
from mopsbook.show.notes import note
from mopsbook.show.scene import Chapter, Note, Tick, msg

PUBLIC = {
    "give": ("player", "to"),
    "receive": ("player", "giver"),
    "fold": ("player", "count"),
    "toss": ("player", "again", "left"),
    "draw": ("player",),
    "drawn": ("player",),
}
"""Facts of a private event that everybody may know."""
WITHIN_SEVEN = ("portion", "burn", "home", "protected")
"""Events that are told as the numbered steps of a 7."""
MATTERS = frozenset(
    {"exchange", "hit", "burn", "swap", "home", "all-home", "round-end", "win", "place"}
)
"""Events that a learner should look at before the game goes on."""


def story(step: Step[Any, Any], seat: int | None = None) -> tuple[Note, ...]:
    """Return what happened in a step.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("dog")
    >>> s = g.position("pieces t5 t8 / t9; hands 7 2")
    >>> [note.text.id for note in story(g.play(s, "7 t5>t7; t8>t13"))][:2]
    ['event-seven', 'event-burn']
    """
    notes: list[Note] = []
    for event in step.events:
        if event.kind == "seven":
            notes.append(_seven(event, step))
        elif event.kind == "portion":
            continue
        else:
            notes.append(note(event, seat, PUBLIC))
    return tuple(notes)


def _seven(event: Event, step: Step[Any, Any]) -> Note:
    """Return the note on a 7, with its portions as steps."""
    rules = list(event.rules)
    ticks = []
    for later in step.events:
        if later.kind == "portion":
            rules += [rule for rule in later.rules if rule not in rules]
            ticks.append(Tick(msg("event-portion", **later.facts), True))
    return Note(msg("event-seven", **event.facts), tuple(rules), tuple(ticks))


def chapters(views: Sequence[DogState]) -> tuple[Chapter, ...]:
    """Return where rounds begin in a sequence of positions, one for each frame.

    Examples
    --------
    >>> import mopsbook as mops
    >>> t = mops.record(mops.game("dog", players=3), seed=7)
    >>> [(c.at, c.label.facts) for c in chapters(t.states())][:3]
    [(0, {'round': 1}), (23, {'round': 2}), (41, {'round': 3})]
    """
    found: list[Chapter] = []
    before = 0
    for at, view in enumerate(views):
        if view.round != before:
            # five rounds, from six cards down to two, are a larger chapter
            level = 1 if hand_size(view.round) == HAND_SIZES[0] else 3
            found.append(Chapter(at, level, msg("title-round", round=view.round)))
            before = view.round
    return tuple(found)


def lettered(view: DogState) -> dict[tuple[int, int], str]:
    """Return the letters of the pieces that the seat in turn moves."""
    return letters(view, active(view.options, view.pieces, view.turn))


def moved(step: Step[Any, Any] | None) -> list[tuple[int, int, int]]:
    """Return seat, field before and field after of each piece that walked, in their order."""
    found: list[tuple[int, int, int]] = []
    for event in step.events if step is not None else ():
        facts = event.facts
        if event.kind in ("move", "portion"):
            ends = (read_field(facts["source"]), read_field(facts["target"]))
        elif event.kind == "start":
            ends = (START_ZONE, _field(facts, "field"))
        elif event.kind == "swap":
            ends = (_field(facts, "field"), _field(facts, "other_field"))
        else:
            continue
        found.append((facts["owner"], *ends))  # type: ignore[arg-type]
        if event.kind == "swap":
            found.append((facts["other"], *ends[::-1]))  # type: ignore[arg-type]
    return found


def struck(step: Step[Any, Any] | None) -> list[tuple[int, int, bool]]:
    """Return seat and field of each piece that was sent back, and whether it was passed."""
    return [
        (event.facts["owner"], _field(event.facts, "field"), bool(event.facts.get("passed")))
        for event in (step.events if step is not None else ())
        if event.kind in ("hit", "burn")
    ]


def _field(facts: Any, name: str) -> int:
    field = read_field(facts[name])
    assert field is not None, "events name fields of the board"
    return field
