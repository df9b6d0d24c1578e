"""A step as somebody at a table is told of it, and who wants to be told: Python that follows a game."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ipywidgets import CallbackDispatcher

from mopsbook.core.errors import OptionError, short
from mopsbook.core.state import CHANCE, Move, State
from mopsbook.show.look import NarratedStep
from mopsbook.show.pictures import NOBODY, Audience
from mopsbook.teach.explain import Explanation, Sentence, sentence_of
from mopsbook.teach.words import Teller


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Heard(Explanation):
    """What a callback of :meth:`Table.on_step` gets: sentences and rules, as :func:`explain` gives them.

    Parameters
    ----------
    move : Move or None
        The move, if the seat may know all of it; None of a deal, or of what somebody does unseen.
    """

    move: Move | None = None


def heard(one: NarratedStep, audience: Audience, teller: Teller) -> Heard:
    """Return a step as it is told to an audience, without anything that it may not know."""
    seat = audience[0] if len(audience) == 1 else NOBODY
    sentences: list[Sentence] = []
    for note in one.notes:
        sentences.append(sentence_of(teller, note.text.id, note.text.facts, note.rules))
        sentences += [Sentence(teller.tell(tick.text.id, tick.text.facts)) for tick in note.steps]
    return Heard(tuple(sentences), teller.lang, move=one.step.move if _knows(one, seat) else None)


def _knows(one: NarratedStep, seat: int) -> bool:
    """Say whether a seat knows all of a move: it is its own, or nothing of it is private."""
    step = one.step
    if step.move.player == seat:
        return True
    return step.engine.actor(step.before) != CHANCE and all(
        event.only is None or seat in event.only for event in step.events
    )


class Followers:
    """The functions that follow a game, and what they are still to be told; see :meth:`Table.on_step`."""

    def __init__(self) -> None:
        self._functions = CallbackDispatcher()
        self._waiting: deque[tuple[NarratedStep, Audience, State]] = deque()

    def follow(self, callback: object, remove: bool) -> None:
        """Add a function, or remove it.

        Raises
        ------
        OptionError
            If it is no function.
        """
        if not callable(callback):
            raise OptionError("table-step", callback=short(callback))
        self._functions.register_callback(callback, remove=remove)

    def add(self, steps: Iterable[tuple[NarratedStep, Audience, State]]) -> None:
        """Add steps that were shown, each with its audience, and what that knows after it."""
        self._waiting.extend(steps)

    def call(self, told: Callable[[NarratedStep, Audience], Heard]) -> None:
        """Call all functions; who plays on meanwhile adds to what is to be told."""
        while self._waiting:
            one, audience, view = self._waiting.popleft()
            self._functions(told(one, audience), audience[-1], view)
