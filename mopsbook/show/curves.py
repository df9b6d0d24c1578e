"""Arcs with one bend, as arrows are drawn: what of them lies between two things, and what they cross."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

Point = tuple[float, float]
Bounds = tuple[float, float, float, float]
"""Left, top, right and lower edge."""
Curve = tuple[Point, Point, Point]
"""Where an arc begins, the point to which it bends, and where it ends."""
Form = tuple[float, float, float]
"""An arc in one dimension: where it begins, its slope there, and how much that changes."""
STOPS = tuple([part / 16 for part in range(1, 16)])
"""Parts of the way where it is looked at what an arc crosses."""
WEIGHTS = tuple([((1 - t) ** 2, 2 * t * (1 - t), t * t) for t in (*STOPS, 1)])
"""How much each of the three points of an arc counts there, and where it ends."""


def along(curve: Curve, t: float) -> Point:
    """Return a point of an arc.

    Examples
    --------
    >>> along(((0, 0), (50, 40), (100, 0)), 0.5)
    (50.0, 20.0)
    """
    (x0, y0), (x1, y1), (x2, y2) = curve
    one, two, three = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return one * x0 + two * x1 + three * x2, one * y0 + two * y1 + three * y2


def between(curve: Curve, leaves: Sequence[Bounds], reaches: Sequence[Bounds]) -> Curve | None:
    """Return the part of an arc from where it has left some boxes to where it first reaches others; None without one.

    Examples
    --------
    >>> level = (0, 5), (50, 5), (100, 5)
    >>> part = between(level, [(-10, 0, 10, 10)], [(80, 0, 120, 10)])
    >>> [(round(x), round(y)) for x, y in part]
    [(10, 5), (45, 5), (80, 5)]
    >>> between(level, [(-10, 0, 60, 10)], [(50, 0, 120, 10)]) is None
    True
    """
    (x0, y0), (x1, y1), (x2, y2) = curve
    across: Form = x0, 2 * (x1 - x0), x0 - 2 * x1 + x2
    down: Form = y0, 2 * (y1 - y0), y0 - 2 * y1 + y2
    begins = max(_meetings(across, down, leaves), default=None)
    if begins is None:
        return None
    ends = min([t for t in _meetings(across, down, reaches) if t > begins], default=None)
    if ends is None:
        return None
    x, y = along(curve, (begins + ends) / 2)
    for left, top, right, low in (*leaves, *reaches):
        if left < x < right and top < y < low:
            return None
    start, end = along(curve, begins), along(curve, ends)
    # where the tangents at both of them meet
    one, two, three = (1 - begins) * (1 - ends), begins + ends - 2 * begins * ends, begins * ends
    return start, (one * x0 + two * x1 + three * x2, one * y0 + two * y1 + three * y2), end


def _meetings(across: Form, down: Form, boxes: Iterable[Bounds]) -> list[float]:
    """Return the parts of the way at which an arc crosses edges of boxes."""
    found: list[float] = []
    for left, top, right, low in boxes:
        found += _on_edges(across, (left, right), down, top, low)
        found += _on_edges(down, (top, low), across, left, right)
    return found


def _on_edges(
    form: Form, edges: tuple[float, float], other: Form, least: float, most: float
) -> list[float]:
    """Return where an arc crosses two opposite edges, which go from `least` to `most` in the other dimension."""
    start, slope, square = form
    begin, first, change = other
    return [
        t
        for edge in edges
        for t in _roots(square, slope, start - edge)
        if 0 < t < 1 and least <= begin + (first + change * t) * t <= most
    ]


def _roots(square: float, slope: float, start: float) -> tuple[float, ...]:
    """Return where an arc of one dimension is 0."""
    if abs(square) < 1e-9:
        return (-start / slope,) if slope else ()
    inner = slope * slope - 4 * square * start
    if inner < 0:
        return ()
    root = sqrt(inner)
    return (-slope - root) / (2 * square), (-slope + root) / (2 * square)


def crossed(curve: Curve, weighed: Sequence[tuple[int, Sequence[Bounds]]], most: float) -> int:
    """Return how much of some points of an arc lies within boxes, of which some count more; from `most` on it is all one.

    Examples
    --------
    >>> level = (0, 5), (50, 5), (100, 5)
    >>> crossed(level, [(1, [(40, 0, 60, 10)])], 99)  # at 7, 8 and 9 of 16
    3
    >>> crossed(level, [(1, [(40, 0, 60, 10)]), (4, [(45, 0, 55, 10)])], 99)
    7
    """
    weighed = [(weight, boxes) for weight, boxes in weighed if boxes]
    if not weighed:
        return 0
    (x0, y0), (x1, y1), (x2, y2) = curve
    found = 0
    for one, two, three in WEIGHTS:
        x, y = one * x0 + two * x1 + three * x2, one * y0 + two * y1 + three * y2
        for weight, boxes in weighed:
            for left, top, right, low in boxes:
                if left < x < right and top < y < low:
                    found += weight
                    break
        if found >= most:
            break
    return found


def room(points: Sequence[Point], width: float, height: float) -> Bounds:
    """Return a box that holds some points, such as those of an arc, which stays within them, and so much beside."""
    xs, ys = zip(*points, strict=True)
    return min(xs) - width, min(ys) - height, max(xs) + width, max(ys) + height


def near_to(boxes: Iterable[Bounds], within: Bounds) -> list[Bounds]:
    """Return which boxes have something in common with another one."""
    left, top, right, low = within
    return [
        box for box in boxes
        if box[0] < right and left < box[2] and box[1] < low and top < box[3]
    ]  # fmt: skip


def common(one: Bounds, other: Bounds) -> float:
    """Return how much two boxes have in common.

    Examples
    --------
    >>> common((0, 0, 10, 10), (8, 5, 20, 20))
    10
    """
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return width * height if width > 0 and height > 0 else 0
