"""What is told beside a scene: of a step in notes, by a table in notices, and in the chapters of a time line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from mopsbook.show.scene import Msg, Sheet


@dataclass(frozen=True, slots=True)
class Tick:
    """One of several numbered steps, done or not."""

    text: Msg
    done: bool


TURN, MATTERS, OWN = 1, 2, 3
"""Ends of a turn, of what a learner should look at before the game goes on, and of what befalls that learner."""


@dataclass(frozen=True, slots=True)
class Note:
    """One thing that happened.

    Parameters
    ----------
    text : Msg
        The sentence.
    rules : tuple of str
        The rules on which it rests.
    steps : tuple of Tick
        What a rule numbers.
    ends : int
        Whether it is the last thing of a turn, :data:`TURN`, or of what matters, :data:`MATTERS`, or of what
        happens to what is one's own, :data:`OWN`.
    once : bool
        Whether it is told only to whom one of its rules is new.
    bare : Msg, optional
        The sentence without what helps.
    heads : bool
        Whether its first sentence is the headline while a table waits until this has been seen.
    lesson : bool
        Whether it matters only while one of its rules is new.
    """

    text: Msg
    rules: tuple[str, ...]
    steps: tuple[Tick, ...] = ()
    ends: int = 0
    once: bool = False
    bare: Msg | None = None
    heads: bool = False
    lesson: bool = False


@dataclass(frozen=True, slots=True)
class Notice:
    """What a table says.

    Parameters
    ----------
    kind : str
        ``"refusal"``, ``"info"``, ``"good"`` (that something was right), ``"new"`` (that a game begins: before all that happens in it), ``"rule"`` (of one
        that is new: as long as what it is about can be seen), ``"stale"`` or ``"error"``.
    texts : tuple of Msg
        Its sentences.
    rules : tuple of str
        The rules on which it rests.
    more : tuple of Msg
        Sentences for those who ask for more.
    sheet : Sheet, optional
        What is better seen side by side.
    """

    kind: str
    texts: tuple[Msg, ...]
    rules: tuple[str, ...] = ()
    more: tuple[Msg, ...] = ()
    sheet: Sheet | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """A mark on the time line, at a frame; level 1 is the coarsest."""

    at: int
    level: int
    label: Msg


def chapters_where(
    views: Sequence[Any], begins: Callable[[Any, Any], Iterable[tuple[int, Msg]]]
) -> tuple[Chapter, ...]:
    """Return the chapters of a sequence of positions, one for each frame.

    Parameters
    ----------
    views : sequence of State
        The positions.
    begins : callable
        Returns level and label of each chapter that begins with a position, from the one before it, None at
        first, and the position.
    """
    pairs = zip([None, *views], views, strict=False)
    return tuple(
        Chapter(at, level, label)
        for at, (before, view) in enumerate(pairs)
        for level, label in begins(before, view)
    )
