"""Where arrows run and their words stand: dashed arcs that bulge to one side, so that they cross little."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from math import dist, hypot, inf
from typing import Any, NamedTuple

from mopsbook.show.curves import (
    Bounds,
    Curve,
    Point,
    along,
    between,
    common,
    crossed,
    near_to,
    room,
)
from mopsbook.show.lettering import LETTER, WORDS
from mopsbook.show.lying import LINE, RIM, Boxes, Parts, beyond
from mopsbook.show.scene import SMALL, Arrow, Scene, Words

GAP, SMALL_GAP = 58, 38
"""The most room between an arrow and the middles of what it joins, also at a small table."""
ALONG = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)
BESIDE = (12, -12, 24, -24)
"""Where words may stand: parts of the way, and distances from the arc, the best first."""
BENDS = (1, -1, 0.5, -0.5, 1.8, -1.8, 2.6, -2.6)
"""How far an arrow may bulge, in parts of the usual, the best first."""
WIDE = (4, -4, 6, -6)
"""How far a short one may that would cross something: it runs round a name that lies before its end."""
FAR = 234
"""How far any bulges at most."""
READ = 4
"""How much worse it is to cross a name, a flag or a number than to cross a card."""
BROAD = 1.1
"""How much broader words may be in the browser's letters."""
EDGE, HEAD = 3, 4.5
"""Room between an arrow and the edge of what it joins, and how far its head goes beyond its end."""
LEAST = 12
"""How long an arrow is at least: less is a head without a way."""
STRAIGHT = 0.3
"""What a bend of a way may add to its length and not be drawn."""


class Arc(NamedTuple):
    """An arrow in one shape of a table: the path, and the middle of the baseline of its words."""

    path: str
    label: tuple[int, int]


class Ways:
    """Where the arrows of one table run, from picture to picture.

    What an arrow leads past is passed again and again; that way is measured once, as long as all stays in its place.

    Parameters
    ----------
    letters : callable
        Says how many letters some words have.
    """

    def __init__(self, letters: Callable[[Words], int]) -> None:
        self._boxes = Boxes(letters)
        self._known: dict[Arrow, tuple[Any, list[Arc | None]]] = {}

    def of(self, scene: Scene, arrow: Arrow, letters: int) -> list[Arc | None]:
        """Return how an arrow is drawn in each shape, None where its ends are too near for it."""
        shapes = range(len(scene.shapes))
        stops = [scene.items.get(key) for key in (arrow.start, *arrow.via, arrow.end)]
        if letters or not arrow.via:  # which keep off all that lies there
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
    boxes = boxes or Boxes()
    if arrow.via:
        return _past(scene, arrow, shape, letters, boxes)
    begins = _joined(scene, arrow.start, shape, boxes)
    (start, *_), leaves = map(_centre, begins.meant), _grown(begins, EDGE)
    led = _joined(scene, arrow.end, shape, boxes)
    ends, reaches = tuple(_aims(led)), _grown(led, EDGE + HEAD)
    if arrow.kind == "link":  # behind what it joins
        (x, y), (to_x, to_y) = start, ends[0]
        return Arc(f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}", (0, 0))
    read, lying = boxes.in_the_way(scene, shape)
    joined = arrow.start, arrow.end
    things = [box for key, zone, box in lying if key not in joined and zone not in joined]
    within = _reach(start, ends)
    read, things = near_to(read, within), near_to(things, within)
    drawn, least = None, inf
    wide = _curves(scene, arrow, start, ends, WIDE)
    for curve in chain(_curves(scene, arrow, start, ends, BENDS), (one for one in wide if drawn)):
        part = between(curve, leaves, reaches)
        if part is None or dist(part[0], part[2]) < LEAST:
            continue
        x, y = part[2]
        left, top, right, low = x - HEAD, y - HEAD, x + HEAD, y + HEAD
        around = room(part, HEAD, HEAD)
        words = near_to(read, around)
        # the head has to be seen above all
        over = [(READ, near_to(words, (left, top, right, low)))]
        met: float = crossed(((left, top), (x, y), (right, low)), over, least)
        if met < least:
            met += crossed(part, [(READ, words), (1, near_to(things, around))], least - met)
        if met < least and led.in_hand:  # rather across something than to another card
            met += READ * max(0, min(_away((x, y), box) for box in led.meant) - EDGE - HEAD)
        if met < least:
            drawn, least = part, met
        if not met:
            break
    if drawn is None:
        return None
    path = "M{:.0f} {:.0f}Q{:.0f} {:.0f} {:.0f} {:.0f}".format(*(at for one in drawn for at in one))
    return Arc(path, _free_place(scene, shape, drawn, letters, boxes) if letters else (0, 0))


def _reach(start: Point, ends: tuple[Point, ...]) -> Bounds:
    """Return a box that holds all ways that an arrow may take: an arc goes half as far as the point to which it bends."""
    longest = max(dist(start, end) for end in ends)
    far = min(_bulge(longest) * max(WIDE), FAR) / 2 + HEAD
    return room((start, *ends), far, far)


def _bulge(length: float) -> float:
    """Return how far the point to which an arc usually bends lies beside its way."""
    return min(90, length / 4)


def _curves(
    scene: Scene, arrow: Arrow, start: Point, ends: tuple[Point, ...], bends: tuple[float, ...]
) -> Iterator[Curve]:
    """Yield the ways that an arrow may take from middle to middle, the best first."""
    back = any((one.start, one.end) == (arrow.end, arrow.start) for one in scene.arrows)
    straight = (0.0,) if arrow.kind == "leads" and not back and bends is BENDS else ()
    for end in ends:
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = hypot(dx, dy)
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        for aside in (_bulge(length) * part for part in (*straight, *bends)):
            if length and abs(aside) <= FAR:
                far = aside / length
                yield start, (middle[0] - dy * far, middle[1] + dx * far), end


def _past(scene: Scene, arrow: Arrow, shape: int, letters: int, boxes: Boxes) -> Arc | None:
    """Return how an arrow leads past items: beside them, for what stands there is to be seen."""
    keys = arrow.start, *arrow.via, arrow.end
    points, gaps = zip(*[_middle(scene, key, shape) for key in keys], strict=True)
    if dist(points[0], points[-1]) < gaps[0] + gaps[-1]:
        return None
    aside = max(gaps)
    width, height = scene.shapes[shape]
    side: Point = width / 2, height / 2  # first towards the middle, and then on the same side
    way: list[Point] = []
    for before, (x, y), after in zip(points, points[1:], points[2:], strict=False):
        dx, dy = after[0] - before[0], after[1] - before[1]
        part = aside / (hypot(dx, dy) or 1)
        beside = (x - dy * part, y + dx * part), (x + dy * part, y - dx * part)
        side = min(beside, key=lambda one: dist(one, side))
        way.append(side)
    first = _towards(points[0], way[0], gaps[0])
    last = _towards(points[-1], way[-1], gaps[-1] + HEAD)
    whole = (first, *way, last)
    turns = zip(whole, whole[1:], whole[2:], strict=False)
    kept = (first, *(here for one, here, other in turns if not _straight(one, here, other)), last)
    path = f"M{'L'.join(f'{x:.0f} {y:.0f}' for x, y in kept)}"
    if not letters:
        return Arc(path, (0, 0))
    over = first, way[len(way) // 2], last
    return Arc(path, _free_place(scene, shape, over, letters, boxes))


def _straight(before: Point, here: Point, after: Point) -> bool:
    """Say whether a way hardly bends at a point."""
    return dist(before, here) + dist(here, after) < dist(before, after) + STRAIGHT


def _middle(scene: Scene, key: str, shape: int) -> tuple[Point, float]:
    """Return the middle of an item or a zone, and how near a way comes to it that joins or passes it."""
    gap = SMALL_GAP if scene.shapes[shape][0] < SMALL else GAP
    item = scene.items.get(key)
    if item is None:
        zone = scene.zones[key]
        left, top, scale = zone.boxes[shape]
        return (left + zone.size[0] * scale / 2, top + zone.size[1] * scale / 2), gap
    x, y, _, scale = scene.at(item, shape)
    face = scene.drawing(item)
    return (x, y), gap if face is None else min(gap, max(face.w, face.h) * scale / 2 + 3)


def _joined(scene: Scene, key: str, shape: int, boxes: Boxes) -> Parts:
    """Return to what an arrow leads that joins something; where nothing lies there, the place."""
    parts = boxes.parts(scene, key, shape)
    if parts.meant:
        return parts
    (x, y), gap = _middle(scene, key, shape)
    place = [(x - gap, y - gap, x + gap, y + gap)]
    return parts._replace(meant=place, edge=place)


def _aims(parts: Parts) -> Iterator[Point]:
    """Yield the points to which an arrow may lead: of a card among others the middles of its free edges."""
    for box in parts.meant:
        x, y = _centre(box)
        yield from ((x, box[1]), (x, box[3])) if parts.in_hand else ((x, y),)


def _away(point: Point, box: Bounds) -> float:
    """Return how far a point is from a box; 0 within it."""
    (x, y), (left, top, right, low) = point, box
    return hypot(max(left - x, x - right, 0), max(top - y, y - low, 0))


def _centre(box: Bounds) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _grown(parts: Parts, edge: float) -> list[Bounds]:
    """Return the boxes that an arrow stays out of."""
    boxes = (*parts.edge, *parts.flags)
    return [(left - edge, top - edge, right + edge, low + edge) for left, top, right, low in boxes]


def _towards(start: Point, end: Point, gap: float) -> Point:
    part = min(0.9, gap / (hypot(end[0] - start[0], end[1] - start[1]) or 1))
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _free_place(
    scene: Scene, shape: int, curve: Curve, letters: int, boxes: Boxes
) -> tuple[int, int]:
    """Return where words beside an arc cover least of what lies on the table."""
    width = letters * LETTER * WORDS * BROAD
    across, down = scene.shapes[shape]
    within = room(curve, width + max(BESIDE), LINE + max(BESIDE))
    lying = (one.boxes[shape] for one in boxes.of(scene).values() if one.boxes)
    taken = near_to((*lying, *boxes.flags(scene, shape), *beyond(across, down)), within)
    (x0, y0), _, (x2, y2) = curve
    turn = hypot(x2 - x0, y2 - y0)
    best, least = (0, 0), inf
    for beside in BESIDE:
        for t in ALONG:
            x, y = along(curve, t)
            # to the side to which the arc bulges; long words need more room beside a steep arc
            nx, ny = (y0 - y2) / turn, (x2 - x0) / turn
            x += nx * (beside + (width / 2 if beside > 0 else -width / 2) * abs(nx))
            # at the edge they stand beside their place rather than off the table
            x = min(max(x, width / 2 + RIM), across - width / 2 - RIM)
            y += ny * beside
            box = (x - width / 2, y - LINE / 2, x + width / 2, y + LINE / 2)
            covered = sum(common(box, other) for other in taken)
            if covered < least:
                best, least = (round(x), round(y + 4)), covered
            if not least:
                return best
    return best
