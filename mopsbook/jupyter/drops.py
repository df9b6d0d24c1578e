"""What comes of dragging one thing onto another: a press on the one, and then on the other."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from mopsbook.jupyter.display import Display
from mopsbook.show.offers import Draft, Intent, Make, Pick
from mopsbook.show.packing import Frame


class Drop(NamedTuple):
    """What a drag asks for, and what it does on the way."""

    asks: Intent | None
    """What is asked for; None if the one does not go with the other."""
    draft: Draft | None = None
    """What it picks before; None if nothing is picked by it."""
    wrong: str = ""
    """On which item it cannot be dropped, if what was dragged is picked."""


def dropped(item: str, onto: str, intent: Intent, display: Display) -> Drop:
    """Return what comes of it when something is dragged onto something else.

    Where a press there says what the next one is for, that comes first.

    Parameters
    ----------
    item, onto : str
        What is dragged, and what it is dropped on.
    intent : Intent
        What a press on what is dragged asks for.
    display : Display
        What is shown.
    """
    frame, draft = display.frames[-1], None
    if not frame.picked(item):
        if move := _made_for(item, onto, display):
            return Drop(move)
        if not isinstance(intent, Pick):
            return Drop(intent)
        draft = intent.draft
        frame = _after(draft, display)
    then = frame.on.get(onto)
    if then is None or frame.picked(onto) or not frame.picked(item):
        return Drop(None, draft, onto if then is None and frame.picked(item) else "")
    return Drop(then, draft)


def _made_for(item: str, onto: str, display: Display) -> Make | None:
    """Return what an item does once it has been said, by what it was dropped on, what a press is for."""
    said = display.frames[-1].on.get(onto)
    if not isinstance(said, Pick) or not said.draft:
        return None
    then = _after(said.draft, display).on.get(item)
    return then if isinstance(then, Make) and said.leads(then.move) else None


def _after(draft: Draft, display: Display) -> Frame:
    """Return what would be shown with that picked."""
    return replace(display.pictures[-1], draft=draft).frame()
