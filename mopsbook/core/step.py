"""What a move does: one step of a game, with all that followed from it by itself."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Generic, NamedTuple

from mopsbook.core.engine import Engine, M, S
from mopsbook.core.verdict import Event


class _Step(NamedTuple, Generic[S, M]):
    engine: Engine[S, M]
    before: S
    move: M
    after: S
    chance: tuple[M, ...] = ()


class Step(_Step[S, M]):
    """One decision and all that followed from it by itself.

    Parameters
    ----------
    engine : Engine
        The rules by which it was made.
    before, after : State
        The positions around it.
    move : Move
        The decision.
    chance : tuple of Move
        Outcomes of chance that became due and were drawn, such as the next deal.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:R5; hands R1 / R2 B3 / Y4")
    >>> step = g.play(s, "1 play R2")
    >>> step.events[0].kind, step.after.turn
    ('follow', 2)
    """

    announced: str = ""
    """The kind of its first event, where a part before it has told that this comes next."""

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order; each event cites its rules.

        The moves are made once more for it: most steps of a fast game are never told.
        """
        log: list[Event] = []
        state = self.before
        for move in (self.move, *self.chance):
            state = self.engine.apply(state, move, log)
        return tuple(log)

    def parted(self, kind: str, between: S) -> tuple[Part[S, M], Step[S, M]]:
        """Return what happens before the first event of a kind, and the rest.

        Parameters
        ----------
        kind : str
            Of an event of the step.
        between : State
            What lies on the table when the first part is done.
        """
        at = [event.kind for event in self.events].index(kind)
        first = Part(self.engine, self.before, self.move, between, self.chance)
        rest = self._replace(before=between)
        first.events, rest.events = self.events[:at], self.events[at:]
        first.follows, rest.announced = self.events[at], kind
        return first, rest

    def __repr__(self) -> str:
        kinds = ", ".join(event.kind for event in self.events)
        return f"<Step '{self.move}': {kinds}>"


class Part(Step[S, M]):
    """What is to be looked at of a step before the rest of it; nobody has to decide after it."""

    follows: Event
    """The first that comes of it."""


AnyStep = Step[Any, Any]
"""A step of a game, whichever it is."""
