"""What lies on a table, by the names that a teacher writes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mopsbook.core.errors import NotationError, short
from mopsbook.core.hints import near
from mopsbook.show.scene import Scene

SHOWN = 20
"""So many names are told at most when one is not known."""
INNER = re.compile("[a-z]{2,}[0-9]+")
"""How things are called within a picture that nobody would write, such as tokens0."""
NEAR = 3
"""So far apart at most are a place and what lies on it, in units of the table."""


def things(scene: Scene, text: str, names: Sequence[str]) -> list[str]:
    """Return the items or zones of a scene that a text names, with blanks or commas between them.

    A name may hold a comma itself, as that of a place does in some games.

    Raises
    ------
    NotationError
        If there is none of a name.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook.show.pictures import Picture
    >>> g = mops.game("mopsen", players=3)
    >>> scene = Picture(g.position("trick 0:R6; hands R5 / R2 C4 / B8")).frame().scene
    >>> things(scene, "R5,R2, Ben  trick", ("Anna", "Ben"))
    ['R5', 'R2', 'plate1', 'trick']
    """
    found = []
    for word in text.split():
        name = word.rstrip(",")
        try:
            found.append(thing(scene, name, names))
        except NotationError:
            if "," not in name:
                raise
            found += [thing(scene, one, names) for one in name.split(",") if one]
    return found


def thing(scene: Scene, name: str, names: Sequence[str]) -> str:
    """Return the item or zone of a scene that somebody calls `name`.

    It is an item by its id, such as a card in notation; the first of several items that a game tells apart by more
    than their card; what lies on a place of that name; the name of a player; or a zone.

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
    if name in scene.zones and name not in items:
        return name
    named = (key for key, item in items.items() if name == item.name)
    if (found := name if name in items else next(named, None)) is not None:
        return _uppermost(scene, found)
    small = name.casefold()
    for seat, called in enumerate(names):
        if called.casefold() == small and f"plate{seat}" in items:
            return f"plate{seat}"
    plates = (called for seat, called in enumerate(names) if f"plate{seat}" in items)
    cards = (item.name or key for key, item in items.items() if item.kind == "card" and item.face)
    others = (item.name or key for key, item in items.items() if item.kind == "thing")
    briefly = (one for one in (*cards, *others) if not INNER.fullmatch(one))
    known = list(dict.fromkeys((*plates, *briefly)))
    hint = near(name, [*known, *scene.zones, *names])
    raise NotationError("lesson-thing", name=short(name), known=known[:SHOWN], hint=hint)


def _uppermost(scene: Scene, key: str) -> str:
    """Return what lies on a thing that is a place, such as a piece on its field; else the thing itself."""
    item = scene.items[key]
    x, y, *_ = scene.at(item)
    if item.kind == "thing":
        for other, one in scene.items.items():
            left, top, *_ = scene.at(one)
            near = abs(left - x) < NEAR and abs(top - y) < NEAR
            if one.kind == "thing" and one.z > item.z and near:
                return other
    return key
