"""From what the rules say to what is shown of it: an event as a note, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mopsbook.core.advice import Prompt
from mopsbook.core.game import Game
from mopsbook.core.verdict import Event, Fault
from mopsbook.show.scene import Mark, Msg, msg
from mopsbook.show.sentences import Note, Notice
from mopsbook.teach.summary import AIM, facts, has_aim
from mopsbook.teach.voice import heard as heard


def note(event: Event, seat: int | None, public: Mapping[str, tuple[str, ...]]) -> Note:
    """Return what is told of an event: the message ``event-<kind>`` with its facts.

    Parameters
    ----------
    event : Event
        What happened.
    seat : int, optional
        Tell only what this seat may know; without it all.
    public : mapping
        For a kind of private event the facts that everybody may know, else the ``player``; they are told
        by the message ``event-<kind>-hidden``.

    Examples
    --------
    >>> drawn = Event("draw", ("dog.redraw-draw",), {"player": 1, "card": "5"}, only=(1,))
    >>> note(drawn, 0, {}).text.facts, note(drawn, None, {}).text.facts
    ({'player': 1}, {'player': 1, 'card': '5'})
    """
    told = msg(f"event-{event.kind}", **event.facts)
    if seat is None or event.only is None or seat in event.only:
        return Note(told, event.rules)
    facts = {name: event.facts[name] for name in public.get(event.kind, ("player",))}
    hidden = msg(f"event-{event.kind}-hidden", **facts)
    return Note(hidden, event.rules)


def asking(prompt: Prompt, bare: str | None = None) -> Note:
    """Return what is to be decided as a note; `bare` is what is said where no help is wanted."""
    told, facts, rules = prompt
    return Note(msg(told, **facts), rules, bare=None if bare is None else msg(bare, **facts))


def winning(seats: Iterable[int]) -> dict[str, Mark]:
    """Return a mark on the plates of those who win."""
    return {f"plate{seat}": Mark("wins", msg("mark-wins")) for seat in seats}


def why_not(violations: Sequence[Fault], kind: str = "dim", tag: Msg | None = None) -> Mark:
    """Return a mark that says why something cannot be done, by the message ``hint-<rule>``.

    Examples
    --------
    >>> found = why_not([Fault("mopsen.follow-suit", {"led": "R6"})])
    >>> found.kind, found.why.id, found.rules
    ('dim', 'hint-follow-suit', ('mopsen.follow-suit',))
    """
    first = violations[0]
    why = msg(first.message("hint"), **first.facts)
    return Mark(kind, tag, why, tuple(str(violation.rule) for violation in violations))


def opening(game: Game[Any, Any], *said: str) -> Notice | None:
    """Return what is told when a game begins: that it does, if that has to be said, and its aim."""
    texts = tuple(map(msg, said))
    if has_aim(game.name):
        texts = (*texts, msg(AIM, **facts(game)))
    return Notice("new", texts) if texts else None
