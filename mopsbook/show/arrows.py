"""Where arrows run and their words stand: dashed arcs that bulge to one side, so that they cross little."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import dist, hypot
from typing import Any, NamedTuple

from mopsbook.show.lettering import LETTER, WORDS
from mopsbook.show.scene import SMALL, Arrow, Item, Scene
from mopsbook.show.steady import Steady

GAP, SMALL_GAP = 58, 38
"""The most room between an arrow and the middles of what it joins, also at a small table."""
ALONG = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)
BESIDE = (12, -12, 24, -24)
"""Where words may stand: parts of the way, and distances from the arc, the best first."""
BENDS = (1, -1, 0.5, -0.5, 1.8, -1.8, 2.6, -2.6)
"""How far an arrow may bulge, in parts of the usual, the best first."""
STOPS = tuple([part / 16 for part in range(1, 16)])
"""Parts of the way where it is looked at what an arrow crosses."""
WEIGHTS = tuple([((1 - t) ** 2, 2 * t * (1 - t), t * t) for t in STOPS])
"""How much each of the three points of an arc counts there."""
NAME = 4
"""How much worse it is to cross a name than to cross a card."""
BROAD = 1.1
"""How much broader words may be in the browser's letters."""
RIM = 10
LINE = 15
"""Room that a line takes."""
CAPTION = 70
EDGE = 3
"""Room between an arrow and the edge of a hand or a name."""
STRAIGHT = 0.3
"""What a bend of a way may add to its length and not be drawn."""
PLATE = 15
"""Half of how high a name is."""
Point = tuple[float, float]
Bounds = tuple[float, float, float, float]
"""Left, top, right and lower edge."""
Lying = Mapping[str, tuple[Bounds, ...]]
"""The box of each item in each shape of the table."""


class Arc(NamedTuple):
    """An arrow in one shape of a table: the path, and the middle of the baseline of its words."""

    path: str
    label: tuple[int, int]


class Boxes:
    """The boxes of all that has something to say on a table, in each of its shapes."""

    def __init__(self) -> None:
        self._scene: Scene | None = None
        self._ground: tuple[Any, ...] = ()
        self._found: dict[str, tuple[Bounds, ...]] = {}
        self._known: Steady[Item, tuple[Bounds, ...]] = Steady()

    def of(self, scene: Scene) -> Lying:
        """Return them by item."""
        if scene is not self._scene:
            ground = scene.kit, scene.shapes, scene.zones
            if ground != self._ground:
                self._known = Steady()
            found = self._known.of(scene.items, partial(_boxes, scene))
            self._found = {key: boxes for key, boxes in found.items() if boxes}
            self._scene, self._ground = scene, ground
        return self._found


class Ways:
    """Where the arrows of one table run, from picture to picture.

    What an arrow leads past is passed again and again; that way is measured once, as long as all stays in its place.
    """

    def __init__(self) -> None:
        self._boxes = Boxes()
        self._known: dict[Arrow, tuple[Any, list[Arc | None]]] = {}

    def of(self, scene: Scene, arrow: Arrow, letters: int) -> list[Arc | None]:
        """Return how an arrow is drawn in each shape, None where its ends are too near for it."""
        shapes = range(len(scene.shapes))
        stops = [scene.items.get(key) for key in (arrow.start, *arrow.via, arrow.end)]
        # words keep off all that lies there, and an arrow keeps off the flags above the hand at its end
        if letters or not arrow.via or None in stops:
            return [arc(scene, arrow, shape, letters, self._boxes) for shape in shapes]
        places = stops, scene.zones, scene.kit, scene.shapes
        known = self._known.get(arrow)
        if known is None or known[0] != places:
            drawn = [arc(scene, arrow, shape, 0, self._boxes) for shape in shapes]
            known = self._known[arrow] = (places, drawn)
        return known[1]


def arc(
    scene: Scene, arrow: Arrow, shape: int, letters: int, boxes: Boxes | None = None
) -> Arc | None:
    """Return how an arrow is drawn, None if its ends are too near for it.

    Parameters
    ----------
    scene : Scene
        The picture.
    arrow : Arrow
        One of its arrows.
    shape : int
        The shape of the table.
    letters : int
        How long its words are; they stand where they cover least.
    boxes : Boxes, optional
        What is known of this table already.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook.games.mopsen import look
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B")
    >>> step = g.play(g.play(s, "2 play R3").after, "2 pinch R16")
    >>> scene = look.scene(step.after, step)
    >>> arc(scene, scene.arrows[0], 0, 14) is None
    False
    """
    (start, leave), (end, reach) = (
        _end(scene, key, shape, arrow.kind == "leads") for key in (arrow.start, arrow.end)
    )
    start, end = _outside_of(leave, start, end), _outside_of(reach, end, start)
    leave, reach = (EDGE if isinstance(room, tuple) else room for room in (leave, reach))
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    if arrow.kind == "link":  # behind what it joins
        return Arc(f"M{start[0]:.0f} {start[1]:.0f}L{end[0]:.0f} {end[1]:.0f}", (0, 0))
    if length < leave + reach:
        return None
    placed = (boxes or Boxes()).of
    if arrow.via:
        return _past(scene, arrow, shape, letters, placed)
    bend = min(90, length / 4)
    back = any((one.start, one.end) == (arrow.end, arrow.start) for one in scene.arrows)
    straight = (0,) if arrow.kind == "leads" and not back else ()
    asides = [bend * part / length for part in (*straight, *BENDS)]
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    ways = [(middle[0] - dy * aside, middle[1] + dx * aside) for aside in asides]
    within = _room((start, *ways, end), 0, 0)
    left, top, right, low = within
    near = [
        (scene.items[key], key, box)
        for key, boxes in placed(scene).items()
        if (box := boxes[shape])[0] < right and left < box[2] and box[1] < low and top < box[3]
    ]
    plates = (box for item, _, box in near if item.kind == "plate")
    flags = _flags(scene, shape, placed(scene))
    names = [*plates, *_near((*flags, *_outside(*scene.shapes[shape])), within)]
    joined = (arrow.start, arrow.end)
    things = [box for item, key, box in near if key not in joined and item.zone not in joined]
    over, least = start, float("inf")
    for way in ways:
        crossed = NAME * _crossed((start, way, end), names, least / NAME)
        if crossed < least:
            crossed += _crossed((start, way, end), things, least - crossed)
        if crossed < least:
            over, least = way, crossed
        if not crossed:
            break
    first, last = _towards(start, over, leave), _towards(end, over, reach)
    path = f"M{first[0]:.0f} {first[1]:.0f}Q{over[0]:.0f} {over[1]:.0f} {last[0]:.0f} {last[1]:.0f}"
    if not letters:
        return Arc(path, (0, 0))
    return Arc(path, _free_place(scene, shape, (start, over, end), letters, placed(scene)))


def _past(
    scene: Scene, arrow: Arrow, shape: int, letters: int, placed: Callable[[Scene], Lying]
) -> Arc:
    """Return how an arrow leads past items: beside them, for what stands there is to be seen."""
    found = [_end(scene, key, shape) for key in (arrow.start, *arrow.via, arrow.end)]
    points = [point for point, _ in found]
    aside = max(room for _, room in found if not isinstance(room, tuple))
    width, height = scene.shapes[shape]
    side: Point = width / 2, height / 2  # first towards the middle, and then on the same side
    way: list[Point] = []
    for before, (x, y), after in zip(points, points[1:], points[2:], strict=False):
        dx, dy = after[0] - before[0], after[1] - before[1]
        part = aside / (hypot(dx, dy) or 1)
        beside = (x - dy * part, y + dx * part), (x + dy * part, y - dx * part)
        side = min(beside, key=lambda one: dist(one, side))
        way.append(side)
    first, last = _towards(points[0], way[0], aside), _towards(points[-1], way[-1], aside)
    whole = (first, *way, last)
    turns = zip(whole, whole[1:], whole[2:], strict=False)
    kept = (first, *(here for one, here, other in turns if not _straight(one, here, other)), last)
    path = f"M{'L'.join(f'{x:.0f} {y:.0f}' for x, y in kept)}"
    if not letters:
        return Arc(path, (0, 0))
    over = first, way[len(way) // 2], last
    return Arc(path, _free_place(scene, shape, over, letters, placed(scene)))


def _straight(before: Point, here: Point, after: Point) -> bool:
    """Say whether a way hardly bends at a point."""
    return dist(before, here) + dist(here, after) < dist(before, after) + STRAIGHT


def _end(scene: Scene, key: str, shape: int, whole: bool = False) -> tuple[Point, float | Point]:
    """Return the middle of what an arrow joins, and how near it may come, or half the size of a hand or a name.

    With `whole` it may come as near as the edge of anything that is drawn.
    """
    gap = SMALL_GAP if scene.shapes[shape][0] < SMALL else GAP
    if key in scene.items:
        item = scene.items[key]
        x, y, _, scale = scene.at(item, shape)
        face = scene.drawing(item)
        if item.kind == "plate":
            return (x, y), (scene.room(item) * scale / 2, PLATE * scale)
        if whole and face is not None:
            return (x, y), (face.w * scale / 2 + EDGE, face.h * scale / 2 + EDGE)
        near = max(face.w, face.h) * scale / 2 + 3 if face is not None else gap
        return (x, y), min(gap, near)
    zone = scene.zones[key]
    left, top, scale = zone.boxes[shape]
    half = zone.size[0] * scale / 2, zone.size[1] * scale / 2
    if zone.kind != "hand":
        return (left + half[0], top + half[1]), gap
    flagged = any(
        mark.tag is not None and item in scene.items and scene.items[item].zone == key
        for item, mark in scene.marks.items()
    )
    return (left + half[0], top + half[1]), (half[0], half[1] + flagged * 2 * LINE)


def _outside_of(room: float | Point, start: Point, end: Point) -> Point:
    """Return where an arrow begins on its way to the end: at the edge of a hand, for its cards are to be read."""
    if not isinstance(room, tuple):
        return start
    dx, dy = end[0] - start[0], end[1] - start[1]
    parts = [half / abs(way) for half, way in zip(room, (dx, dy), strict=True) if way]
    part = min(parts, default=0)
    return start[0] + dx * part, start[1] + dy * part


def _towards(start: Point, end: Point, gap: float) -> Point:
    part = min(0.45, gap / (hypot(end[0] - start[0], end[1] - start[1]) or 1))
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _free_place(
    scene: Scene,
    shape: int,
    curve: tuple[Point, Point, Point],
    letters: int,
    lying: Lying,
) -> tuple[int, int]:
    """Return where words beside an arc cover least of what lies on the table."""
    width = letters * LETTER * WORDS * BROAD
    across, down = scene.shapes[shape]
    within = _room(curve, width + max(BESIDE), LINE + max(BESIDE))
    taken = _near((*_taken(scene, shape, lying), *_outside(across, down)), within)
    (x0, y0), _, (x2, y2) = curve
    turn = hypot(x2 - x0, y2 - y0)
    best, least = (0, 0), float("inf")
    for beside in BESIDE:
        for t in ALONG:
            x, y = _along(curve, t)
            # to the side to which the arc bulges; long words need more room beside a steep arc
            nx, ny = (y0 - y2) / turn, (x2 - x0) / turn
            x += nx * (beside + (width / 2 if beside > 0 else -width / 2) * abs(nx))
            # at the edge they stand beside their place rather than off the table
            x = min(max(x, width / 2 + RIM), across - width / 2 - RIM)
            y += ny * beside
            box = (x - width / 2, y - LINE / 2, x + width / 2, y + LINE / 2)
            covered = sum(_common(box, other) for other in taken)
            if covered < least:
                best, least = (round(x), round(y + 4)), covered
            if not least:
                return best
    return best


def _crossed(curve: tuple[Point, Point, Point], boxes: Sequence[Bounds], most: float) -> int:
    """Return how many of some points of an arc lie within boxes; from `most` on it is all one."""
    near = boxes and _near(boxes, _room(curve, 0, 0))
    if not near:
        return 0
    (x0, y0), (x1, y1), (x2, y2) = curve
    crossed = 0
    for one, two, three in WEIGHTS:
        x, y = one * x0 + two * x1 + three * x2, one * y0 + two * y1 + three * y2
        for left, top, right, low in near:
            if left < x < right and top < y < low:
                crossed += 1
                break
        if crossed >= most:
            break
    return crossed


def _along(curve: tuple[Point, Point, Point], t: float) -> Point:
    """Return a point of an arc."""
    (x0, y0), (x1, y1), (x2, y2) = curve
    one, two, three = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return one * x0 + two * x1 + three * x2, one * y0 + two * y1 + three * y2


def _room(points: Sequence[Point], width: float, height: float) -> Bounds:
    """Return a box that holds some points, such as those of an arc, which stays within them, and so much beside."""
    xs, ys = zip(*points, strict=True)
    return min(xs) - width, min(ys) - height, max(xs) + width, max(ys) + height


def _taken(scene: Scene, shape: int, lying: Lying) -> Iterator[Bounds]:
    """Yield the boxes of all that has something to say, and of the flags above it."""
    yield from (boxes[shape] for boxes in lying.values())
    yield from _flags(scene, shape, lying)


def _flags(scene: Scene, shape: int, lying: Lying) -> Iterator[Bounds]:
    """Yield the boxes of the flags above what has one."""
    for key, mark in scene.marks.items():
        if mark.tag is not None and key in lying:
            x, top = scene.at(scene.items[key], shape)[0], lying[key][shape][1]
            yield x - CAPTION / 2, top - 2 * LINE, x + CAPTION / 2, top


def _boxes(scene: Scene, item: Item) -> tuple[Bounds, ...]:
    """Return the box of an item in each shape; none of what has nothing to say."""
    width, height = _size(scene, item)
    if not width:
        return ()
    found = []
    for shape in range(len(scene.shapes)):
        x, y, _, scale = scene.at(item, shape)
        half, up = width * scale / 2, height * scale / 2
        found.append((x - half, y - up, x + half, y + up))
    return tuple(found)


def _size(scene: Scene, item: Item) -> Point:
    face = scene.drawing(item)
    if face is not None:
        written = item.text is not None and item.tone != "hint"
        seen = face.label is not None or item.say is not None or written
        return (face.w, face.h) if seen else (0, 0)
    if item.kind == "plate":
        return scene.room(item), 30
    return (CAPTION, LINE) if item.text is not None else (0, 0)


def _outside(across: float, down: float) -> tuple[Bounds, ...]:
    far = 10_000
    return (
        (-far, -far, RIM, far), (across - RIM, -far, far, far),
        (-far, -far, far, RIM), (-far, down - RIM, far, far),
    )  # fmt: skip


def _near(boxes: Iterable[Bounds], within: Bounds) -> list[Bounds]:
    """Return which boxes have something in common with another one."""
    left, top, right, low = within
    return [
        box for box in boxes
        if box[0] < right and left < box[2] and box[1] < low and top < box[3]
    ]  # fmt: skip


def _common(one: Bounds, other: Bounds) -> float:
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return width * height if width > 0 and height > 0 else 0
