"""A step as somebody at a table is told of it: for Python that follows a game."""

from __future__ import annotations

from dataclasses import dataclass

from mopsbook.core.state import CHANCE, Move
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
