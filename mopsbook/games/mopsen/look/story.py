"""What happened in a step, as notes; and where the chapters of a game begin."""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.core.step import AnyStep
from mopsbook.core.verdict import Event
from mopsbook.games.mopsen.state import ROUNDS, MopsenState
from mopsbook.show.notes import note
from mopsbook.show.scene import msg
from mopsbook.show.sentences import Chapter, Note, Tick

PINCHING = ("jostle", "put-away", "must-pinch", "may-pinch")
"""Events that are told as the numbered steps of pinching."""
PUBLIC = {"redraw": ("player", "count")}
"""Facts of a private event that everybody may know."""
MATTERS = frozenset({"trick-won", "round-end", "score", "game-end"})
"""Events that a learner should look at before the game goes on."""
LESSONS = frozenset({"lowest"})
"""Events for which that holds only while they are new: who pinches was seen with the trick."""


def story(step: AnyStep, seat: int | None = None) -> tuple[Note, ...]:
    """Return what happened in a step.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:R5; hands R1 / R2 B3 / Y4")
    >>> [note.text.id for note in story(g.play(s, "1 play R2"))]
    ['event-follow']
    """
    notes: list[Note] = []
    for event in step.events:
        if event.kind == "lowest":
            notes.append(_pinching(event, step.events))
        elif event.kind not in PINCHING:
            notes.append(note(event, seat, PUBLIC))
    return tuple(notes)


def parts(step: AnyStep) -> tuple[AnyStep, ...]:
    """Return a step in parts: a trick is looked at before its cards go, and a pinch before the scores."""
    before, after = step.before, step.after
    kinds = {event.kind for event in step.events}
    if {"trick-won", "lowest"} <= kinds:
        trick = (*before.trick, (step.move.player, step.move.card))
        lies = {"pecking": before.pecking, "bowls": before.bowls, "discard": before.discard}
        return step.parted("lowest", after._replace(phase="play", trick=trick, **lies))
    if "round-end" in kinds and not kinds.isdisjoint(("pinch", "decline")):
        scores = {"round_scores": before.round_scores}
        return step.parted("round-end", after._replace(phase="play", **scores))
    return (step,)


def _pinching(event: Event, events: Sequence[Event]) -> Note:
    """Return the note on the lowest card, with the three steps that follow from it."""
    rules = list(event.rules)
    steps = []
    for later in events:
        if later.kind in PINCHING:
            rules += [rule for rule in later.rules if rule not in rules]
        if later.kind == "jostle":
            steps.append(Tick(msg("step-jostle", **later.facts), True))
        elif later.kind == "put-away":
            steps.append(Tick(msg("step-leaves", card=later.facts["card"]), True))
        elif later.kind in ("must-pinch", "may-pinch"):
            told = msg("step-take", player=event.facts["player"], count=later.facts["count"])
            steps.append(Tick(told, False))
    return Note(msg("event-lowest", **event.facts), tuple(rules), tuple(steps))


def chapters(views: Sequence[MopsenState]) -> tuple[Chapter, ...]:
    """Return where rounds, tricks and pinches begin in a sequence of positions, one for each frame.

    Examples
    --------
    >>> import mopsbook as mops
    >>> t = mops.record(mops.game("mopsen", players=3), seed=7)
    >>> [(c.at, c.label.id, c.label.facts) for c in chapters(t.states())][:3]
    [(0, 'title-round', {'round': 1, 'rounds': 3}), (5, 'title-trick', {'trick': 1}), (7, 'title-pinch', {'player': 0})]
    """
    found: list[Chapter] = []
    before: tuple[int, int] = (0, 0)
    for at, view in enumerate(views):
        number, trick = view.round, trick_number(view)
        if view.phase not in ("deal", "redraw", "pinch") and not view.trick:
            trick = min(trick, before[1])  # a trick begins with its first card
        if number != before[0]:
            found.append(Chapter(at, 1, msg("title-round", round=number, rounds=ROUNDS)))
        elif trick > before[1]:
            found.append(Chapter(at, 2, msg("title-trick", trick=trick)))
        if view.phase == "pinch":
            found.append(Chapter(at, 3, msg("title-pinch", player=view.turn)))
        before = (number, trick)
    return tuple(found)


def trick_number(view: MopsenState) -> int:
    """Return which trick of the round is being played, or was the last; 0 before the first."""
    if view.phase in ("deal", "redraw"):
        return 0
    won = sum(map(len, view.bowls))
    if view.phase == "play" and (view.trick or all(view.hands)):
        return won + 1
    return max(won, 1)  # a pinch may be set up without the card that has just been won
