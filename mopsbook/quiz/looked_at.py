"""What several kinds of questions look at in a moment: its picture, what can be pressed there, and what has to be known."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mopsbook.core import registry
from mopsbook.core.advice import Reason
from mopsbook.core.asking import Moment
from mopsbook.show.look import look_of
from mopsbook.show.offers import Offers
from mopsbook.show.packing import Frame
from mopsbook.show.pictures import Picture
from mopsbook.teach.words import Teller

DONE = "quiz-done"
"""A game may have messages of this name and an event: what is done, as short as a question says it."""
SITUATION = "quiz-situation"
"""A game may have this message for what has to be known of a position, and is not seen."""


@lru_cache(maxsize=1)  # several kinds look at it
def frame_of(view: Any, seat: int) -> Frame:
    """Return the picture of a view as the seat sees it."""
    return Picture(view, (seat,), you=seat).frame()


def offers_of(at: Moment) -> Offers:
    """Return what the seat can press."""
    return look_of(at.game.name).offers(at.view, (), at.seat)


def shortly(told: Reason, teller: Teller) -> Reason:
    """Return what is told of an event as a question says it: without why it was possible, and what comes of it."""
    brief = told.message.replace("event", DONE, 1)
    return told._replace(message=brief) if teller.knows(brief) else told


def situation(at: Moment) -> dict[str, Any]:
    """Return the phase, and what else has to be known, as the game says."""
    own = getattr(registry.optional_module(at.game.name, "questions"), "situation", None)
    return {"phase": at.view.phase, **(own(at) if own else {})}


def situated(at: Moment, asked: Reason, teller: Teller) -> Reason:
    """Return a question after what else has to be known, where the game has words for that."""
    known = situation(at)
    if not known["phase"] or not teller.knows(SITUATION):
        return asked
    return Reason("question-situated", {"situation": Reason(SITUATION, known), "asked": asked})


def zone_of(scene: Any, item: str) -> str:
    """Return in which zone of a picture an item lies; "" if it is none of it."""
    found = scene.items.get(item)
    return "" if found is None else str(found.zone)
