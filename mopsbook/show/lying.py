"""What lies where on a table, in each of its shapes: that of which something is said, its flags, and hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import cos, radians, sin
from typing import Any, NamedTuple

from mopsbook.show.curves import Bounds, Point
from mopsbook.show.lettering import FLAG, FLAGGED, NAME, PLATE, TAG, pill
from mopsbook.show.scene import HINT, Item, Mark, Scene, Words
from mopsbook.show.steady import Laid, Steady

USUAL = 12
"""How many letters a name with what stands beside it usually has."""
CAPTION, LINE = 70, 15
"""Room that words take."""
RIM = 10
"""How broad the rim of a table is."""
APART = 24
"""How much is seen of a card in a hand at least to which an arrow leads; else it leads to the hand."""
Sorted = tuple[list[Bounds], list[tuple[str, str, Bounds]]]
"""The boxes of what is read, and is never to be covered; and of things, each with its id and its zone."""


class Lying(NamedTuple):
    """How an item lies on a table."""

    zone: str
    is_read: bool
    """Whether it is words, or a number stands on it."""
    boxes: tuple[Bounds, ...]
    """Its box in each shape of the table; none if it has nothing to say."""


class Parts(NamedTuple):
    """To what an arrow leads that joins something, in one shape of a table."""

    meant: list[Bounds]
    edge: list[Bounds]
    """Where it ends, which is not straight where cards lie like a fan."""
    flags: list[Bounds]
    in_hand: bool
    """Whether cards of a hand are meant and not the whole of it."""


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
        self._table: tuple[Any, ...] = ()
        self._found: Mapping[str, Lying] = {}
        self._known: Steady[Item, Lying] = Steady()
        self._still: tuple[Mapping[str, Lying], list[Sorted]] = {}, []
        self._ways: list[Sorted] = []

    def of(self, scene: Scene) -> Mapping[str, Lying]:
        """Return them by item."""
        if scene is not self._scene:
            table = scene.kit, scene.shapes, scene.zones
            if table != self._table:
                self._known = Steady()
            self._found = self._known.of(scene.items, partial(self._lying, scene))
            self._scene, self._table, self._ways = scene, table, []
        return self._found

    def in_the_way(self, scene: Scene, shape: int) -> Sorted:
        """Return the boxes of all that lies there; what lies in every picture is sorted once."""
        lying = self.of(scene)
        if not self._ways:
            still, moving = (lying.ground, lying.own) if isinstance(lying, Laid) else ({}, lying)
            shapes = len(scene.shapes)
            if self._still[0] is not still:
                self._still = still, _sorted(still, shapes)
            both = zip(self._still[1], _sorted(moving, shapes), strict=True)
            self._ways = [
                ([*self.flags(scene, n), *beyond(*scene.shapes[n]), *read, *words], things + others)
                for n, ((read, things), (words, others)) in enumerate(both)
            ]
        return self._ways[shape]

    def flags(self, scene: Scene, shape: int) -> Iterator[Bounds]:
        """Yield the boxes of the flags above what has one."""
        lying = self.of(scene)
        for key, mark in scene.marks.items():
            if mark.tag is not None and key in lying and lying[key].boxes:
                yield self._flag(scene, key, mark, shape)

    def parts(self, scene: Scene, key: str, shape: int) -> Parts:
        """Return what an item or a zone consists of: a hand of its cards and the name of whose it is.

        What just came into a hand is meant alone, as a card of it is.
        """
        items = scene.items
        place = items[key].zone if key in items else key
        zone = scene.zones[place]
        is_hand = zone.kind == "hand" and (key == place or items[key].kind == "card")
        whole = is_hand or key == place
        parts = [one for one, item in items.items() if item.zone == place] if whole else [key]
        came = came_to(scene, key, shape) if is_hand else []
        placed = [drawn(scene, items[one], shape) for one in parts]
        names: list[Bounds] = []
        if is_hand and zone.seat is not None:
            lying = self.of(scene)
            names = [
                lying[one].boxes[shape]
                for one, item in items.items()
                if item.kind == "plate" and item.seat == zone.seat
            ]
        flags = [
            self._flag(scene, one, mark, shape)
            for one in parts
            if (mark := scene.marks.get(one)) is not None and mark.tag is not None
        ]
        row = _row(placed) if placed else []
        if came:
            return Parts([seen(scene, one, shape) for one in came], [*row, *names], flags, True)
        if key in items:
            found = [seen(scene, key, shape)]
            return Parts(found, found, flags, False)
        around = [_around(placed)] if placed else []
        return Parts([*around, *names], [*row, *names], flags, False)

    def _flag(self, scene: Scene, key: str, mark: Mark, shape: int) -> Bounds:
        """Return the box of the flag above an item; that of a name lies on its edge."""
        item = scene.items[key]
        (left, _, right, _), (_, y, _, scale) = seen(scene, key, shape), scene.at(item, shape)
        x, face = (left + right) / 2, scene.drawing(item)
        top = TAG - FLAGGED if face is None else -face.h / 2
        half = pill("m" * (self._letters(mark.tag) if mark.tag is not None else 0), TAG) / 2
        y += top * scale - TAG
        return x - half, y - TAG * FLAG / 2, x + half, y + TAG * FLAG / 2

    def _lying(self, scene: Scene, item: Item) -> Lying:
        """Return how an item lies there."""
        width, height = size_of(scene, item)
        if item.kind == "plate" and item.text is not None:
            width = min(width, pill("m" * self._letters(item.text), NAME))
        found = []
        for shape in range(len(scene.shapes)) if width else ():
            x, y, _, scale = scene.at(item, shape)
            half, up = width * scale / 2, height * scale / 2
            found.append((x - half, y - up, x + half, y + up))
        return Lying(item.zone, _bears_words(item), tuple(found))


def _sorted(lying: Mapping[str, Lying], shapes: int) -> list[Sorted]:
    """Part the boxes of all that has something to say, in each shape."""
    read = [one.boxes for one in lying.values() if one.boxes and one.is_read]
    things = [(key, one) for key, one in lying.items() if one.boxes and not one.is_read]
    return [
        ([boxes[n] for boxes in read], [(key, one.zone, one.boxes[n]) for key, one in things])
        for n in range(shapes)
    ]


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


def came_to(scene: Scene, key: str, shape: int) -> list[str]:
    """Return to which cards an arrow leads in a hand: to one, or to those that just came there, if they stand apart."""
    cards = (
        [key]
        if key in scene.items
        else [one for one, item in scene.items.items() if item.zone == key and item.was is not None]
    )
    boxes = ((one, seen(scene, one, shape)) for one in cards)
    return [
        one for one, (left, _, right, _) in boxes if key in scene.items or right - left >= APART
    ]


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
