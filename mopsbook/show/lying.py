"""What lies where on a table, in each of its shapes: that of which something is said, its flags, and hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import cos, radians, sin
from typing import Any

from mopsbook.show.curves import Bounds, Point
from mopsbook.show.lettering import FLAG, FLAGGED, NAME, PLATE, TAG, pill
from mopsbook.show.scene import HINT, Item, Mark, Scene, Words
from mopsbook.show.steady import Steady

USUAL = 12
"""How many letters a name with what stands beside it usually has."""
CAPTION, LINE = 70, 15
"""Room that words take."""
RIM = 10
"""How broad the rim of a table is."""
Lying = Mapping[str, tuple[Bounds, ...]]
"""The box of each item in each shape of the table."""


class Boxes:
    """The boxes of all that has something to say on a table, in each of its shapes.

    Parameters
    ----------
    letters : callable
        Says how many letters some words have.
    """

    def __init__(self, letters: Callable[[Words], int] = lambda _: USUAL) -> None:
        self._letters = letters
        self._scene: Scene | None = None
        self._ground: tuple[Any, ...] = ()
        self._found: dict[str, tuple[Bounds, ...]] = {}
        self._known: Steady[Item, tuple[Bounds, ...]] = Steady()
        self._ways: dict[int, tuple[list[Bounds], list[tuple[str, str, Bounds]]]] = {}

    def of(self, scene: Scene) -> Lying:
        """Return them by item."""
        if scene is not self._scene:
            ground = scene.kit, scene.shapes, scene.zones
            if ground != self._ground:
                self._known = Steady()
            found = self._known.of(scene.items, partial(self._boxes, scene))
            self._found = {key: boxes for key, boxes in found.items() if boxes}
            self._scene, self._ground, self._ways = scene, ground, {}
        return self._found

    def in_the_way(
        self, scene: Scene, shape: int
    ) -> tuple[list[Bounds], list[tuple[str, str, Bounds]]]:
        """Return what is read, and is never to be covered; and things, each with its id and its zone."""
        lying = self.of(scene)
        if shape not in self._ways:
            read = [*self.flags(scene, shape), *beyond(*scene.shapes[shape])]
            things = []
            for key, boxes in lying.items():
                item = scene.items[key]
                if _bears_words(item):
                    read.append(boxes[shape])
                else:
                    things.append((key, item.zone, boxes[shape]))
            self._ways[shape] = read, things
        return self._ways[shape]

    def flags(self, scene: Scene, shape: int) -> Iterator[Bounds]:
        """Yield the boxes of the flags above what has one."""
        lying = self.of(scene)
        for key, mark in scene.marks.items():
            if mark.tag is not None and key in lying:
                yield self._flag(scene, key, mark, shape)

    def parts(
        self, scene: Scene, key: str, shape: int
    ) -> tuple[list[Bounds], list[Bounds], list[Bounds]]:
        """Return what an item or a zone consists of: a hand of its cards and the name of whose it is.

        After these boxes follow those that have its edge, which is not straight where cards lie like a fan, and flags.
        """
        if key in scene.items:
            parts, found = [key], [seen(scene, key, shape)]
            edge = found
        else:
            zone, items = scene.zones[key], scene.items
            parts = [one for one, item in items.items() if item.zone == key]
            placed = [drawn(scene, items[one], shape) for one in parts]
            names = []
            if zone.kind == "hand" and zone.seat is not None:
                lying = self.of(scene)
                names = [
                    lying[one][shape]
                    for one, item in items.items()
                    if item.kind == "plate" and item.seat == zone.seat
                ]
            found = [*([_around(placed)] if placed else ()), *names]
            edge = [*(_row(placed) if placed else ()), *names]
        marked = ((one, scene.marks.get(one)) for one in parts)
        flags = [
            self._flag(scene, one, mark, shape)
            for one, mark in marked
            if mark is not None and mark.tag is not None
        ]
        return found, edge, flags

    def _flag(self, scene: Scene, key: str, mark: Mark, shape: int) -> Bounds:
        """Return the box of the flag above an item; that of a name lies on its edge."""
        item = scene.items[key]
        (left, _, right, _), (_, y, _, scale) = seen(scene, key, shape), scene.at(item, shape)
        x, face = (left + right) / 2, scene.drawing(item)
        top = TAG - FLAGGED if face is None else -face.h / 2
        half = pill("m" * (self._letters(mark.tag) if mark.tag is not None else 0), TAG) / 2
        y += top * scale - TAG
        return x - half, y - TAG * FLAG / 2, x + half, y + TAG * FLAG / 2

    def _boxes(self, scene: Scene, item: Item) -> tuple[Bounds, ...]:
        """Return the box of an item in each shape; none of what has nothing to say."""
        width, height = size_of(scene, item)
        if not width:
            return ()
        if item.kind == "plate" and item.text is not None:
            width = min(width, pill("m" * self._letters(item.text), NAME))
        found = []
        for shape in range(len(scene.shapes)):
            x, y, _, scale = scene.at(item, shape)
            half, up = width * scale / 2, height * scale / 2
            found.append((x - half, y - up, x + half, y + up))
        return tuple(found)


def size_of(scene: Scene, item: Item) -> Point:
    """Return how wide and high an item is, in units of its zone; 0 if nothing is said of it."""
    face = scene.drawing(item)
    if face is not None:
        written = item.text is not None and item.tone != HINT
        told = face.label is not None or item.say is not None or written
        return (face.w, face.h) if told else (0, 0)
    if item.kind == "plate":
        return scene.room(item), NAME * PLATE
    return (CAPTION, LINE) if item.text is not None else (0, 0)


def drawn(scene: Scene, item: Item, shape: int) -> Bounds:
    """Return the box of an item, whether or not something is said of it."""
    face = scene.drawing(item)
    width, height = (face.w, face.h) if face is not None else size_of(scene, item)
    x, y, turn, scale = scene.at(item, shape)
    c, s = abs(cos(radians(turn))), abs(sin(radians(turn)))
    across, down = (width * c + height * s) * scale / 2, (width * s + height * c) * scale / 2
    return x - across, y - down, x + across, y + down


def seen(scene: Scene, key: str, shape: int) -> Bounds:
    """Return the box of an item; of a card in a hand it is what the next one leaves of it."""
    item = scene.items[key]
    left, top, right, low = drawn(scene, item, shape)
    if item.kind == "card" and scene.zones[item.zone].kind == "hand":
        over = (
            drawn(scene, one, shape)[0]
            for one in scene.items.values()
            if one.zone == item.zone and one.kind == "card" and one.n > item.n
        )
        right = min([right, *(edge for edge in over if edge > left)])
    return left, top, right, low


def _bears_words(item: Item) -> bool:
    """Say whether an item is words, or a number stands on it."""
    if item.kind == "thing":
        return isinstance(item.text, int) and item.tone != HINT
    return item.kind != "card"


def beyond(across: float, down: float) -> tuple[Bounds, ...]:
    """Return what is no longer on a table, or on its rim."""
    far = 10_000
    return (
        (-far, -far, RIM, far), (across - RIM, -far, far, far),
        (-far, -far, far, RIM), (-far, down - RIM, far, far),
    )  # fmt: skip


def _around(boxes: list[Bounds]) -> Bounds:
    lefts, tops, rights, lows = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(lows)


def _row(boxes: list[Bounds]) -> list[Bounds]:
    """Return what a row covers: the band that all in it share, and what goes beyond that; if it is no row, all around."""
    left, top, right, low = around = _around(boxes)
    upper, lower = max(box[1] for box in boxes), min(box[3] for box in boxes)
    if upper >= lower or (upper, lower) == (top, low):
        return [around]
    beyond_it = [box for box in boxes if box[1] < upper or lower < box[3]]
    return [(left, upper, right, lower), *beyond_it]
