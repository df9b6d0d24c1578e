"""What lies on a table, by the names that a teacher writes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mopsbook.core.errors import NotationError, short
from mopsbook.core.hints import near
from mopsbook.show.scene import Scene

SHOWN = 40
"""So many names are told at most when one is not known."""


def names_in(text: str) -> list[str]:
    """Return several names that are written with commas or blanks between them.

    Examples
    --------
    >>> names_in("R5, B2  Anna")
    ['R5', 'B2', 'Anna']
    """
    return [one for one in re.split(r"[,\s]+", text) if one]


def thing(scene: Scene, name: str, names: Sequence[str]) -> str:
    """Return the item or zone of a scene that somebody calls `name`.

    It is an item by its id, such as a card in notation; the first of several items that a game tells apart by more
    than their card; the name of a player; or a zone.

    Raises
    ------
    NotationError
        If there is none.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook.show.pictures import Picture
    >>> g = mops.game("mogel_motte", players=3)
    >>> s = g.position("guard 2; discard N3; draw N1 N1; hands N1 M3 / N4 / N2")
    >>> scene = Picture(s).frame().scene
    >>> thing(scene, "M3", ()), thing(scene, "Ben", ("Anna", "Ben"))
    ('hand0.M3.0', 'plate1')
    """
    items = scene.items
    if name in items or name in scene.zones:
        return name
    parts = [key for key in items if name in key.split(".")]
    if parts:
        return parts[0]
    small = name.casefold()
    for seat, called in enumerate(names):
        if called.casefold() == small and f"plate{seat}" in items:
            return f"plate{seat}"
    cards = [key for key, item in items.items() if item.kind == "card"]
    known = [*cards, *(key for key in items if key not in cards and "." not in key), *scene.zones]
    told = [one for one in known if not one.startswith("word.")]
    raise NotationError(
        "lesson-thing", name=short(name), known=told[:SHOWN], hint=near(name, [*told, *names])
    )
