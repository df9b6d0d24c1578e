"""From an event to the note that tells it, to those who may know and to everybody else."""

from __future__ import annotations

from collections.abc import Mapping

from mopsbook.core.verdict import Event
from mopsbook.show.scene import Note, msg


def note(event: Event, seat: int | None, public: Mapping[str, tuple[str, ...]]) -> Note:
    """Return what is told of an event: the message ``event-<kind>`` with its facts.

    Parameters
    ----------
    event : Event
        What happened.
    seat : int, optional
        Tell only what this seat may know. Without it a private note carries both sentences, and
        says who may read which.
    public : mapping
        For each kind of private event the facts that everybody may know; they are told by the
        message ``event-<kind>-hidden``.

    Examples
    --------
    >>> drawn = Event("draw", ("dog.redraw-draw",), {"player": 1, "card": "5"}, only=(1,))
    >>> note(drawn, 0, {"draw": ("player",)}).text.id
    'event-draw-hidden'
    >>> note(drawn, None, {"draw": ("player",)}).only
    (1,)
    """
    told = msg(f"event-{event.kind}", **event.facts)
    if event.only is None or seat in event.only:
        return Note(told, event.rules)
    facts = {name: event.facts[name] for name in public[event.kind]}
    hidden = msg(f"event-{event.kind}-hidden", **facts)
    if seat is None:
        return Note(told, event.rules, only=event.only, other=hidden)
    return Note(hidden, event.rules)
