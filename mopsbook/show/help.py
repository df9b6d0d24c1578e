"""How much a picture helps whoever plays, by the setting of that name."""

from __future__ import annotations

from dataclasses import replace

from mopsbook.core.settings import settings
from mopsbook.show.card_table import HELP
from mopsbook.show.packing import Frame
from mopsbook.show.scene import Mark

ALWAYS, ON_REQUEST, OFF = "always", "on-request", "off"
GUIDED = "guided"
"""All help, and what is new is told when it comes up."""
OUTLOOK = frozenset({"legal", "open", "dim", "best"})
"""Marks of what could be done; the others say what has been done, or how it stands."""


def usual_pace(help: str) -> str:
    """Return how a table goes on while others play unless a pace is chosen: guided, it waits after every turn."""
    return "turns" if help == GUIDED and settings.pace == "continue" else settings.pace


def with_help(frame: Frame, help: str) -> Frame:
    """Return a picture without what it tells beyond the help that is wanted.

    Parameters
    ----------
    frame : Frame
        The picture with all help.
    help : str
        ``"always"`` or ``"guided"``, or without what a move is worth: ``"on-request"``, or without a sign of what could be
        done as well: ``"off"``, nor words that count for it what it holds. What can be clicked stays, legal or not: whoever clicks is told.
    """
    if help in (ALWAYS, GUIDED):
        return frame
    scene, keep = frame.scene, _marked if help == ON_REQUEST else _unmarked
    marks = {item: kept for item, mark in scene.marks.items() if (kept := keep(mark))}
    items, prompt = scene.items, frame.prompt
    # what could be done with something is worth no less than the words about it
    about = {item: others for item, others in scene.about.items() if item not in scene.marks}
    if help == OFF:
        items = {key: item for key, item in items.items() if item.tone != HELP}
        about = {}
        if prompt is not None and prompt.bare is not None:
            prompt = replace(prompt, text=prompt.bare)
    buttons = tuple(replace(one, label=one.bare or one.label) for one in frame.buttons)
    scene = replace(scene, items=items, marks=marks, about=about)
    return replace(frame, scene=scene, buttons=buttons, prompt=prompt)


def _marked(mark: Mark) -> Mark:
    """Return a mark that says why something cannot be done, but not what comes of what can be."""
    return mark if mark.kind == "dim" else replace(mark, why=None, rules=())


def _unmarked(mark: Mark) -> Mark | None:
    foretells = mark.kind in OUTLOOK or (mark.kind == "hit" and mark.why is not None)
    return None if foretells else replace(mark, why=None, rules=())
