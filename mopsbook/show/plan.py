"""Where everything lies on a table: a whole table for each of its shapes, from few numbers.

A table has as many shapes as its game declares, the widest first: what is shown takes the one that
fits its room best. A game says for each shape where the things of each seat lie, and those that
belong to nobody; :func:`plans` puts the shapes together for every number of players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from mopsbook.show.layout import Placed, fan
from mopsbook.show.scene import Box, Pose

Size = tuple[float, float]
Boxes = tuple[Box, ...]
"""A zone in each shape."""
Poses = tuple[Pose, ...]
"""An item in each shape."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A whole table in one shape.

    Parameters
    ----------
    size : tuple of int
        Width and height.
    seats : sequence of mapping
        What each seat has and where, by name: boxes of zones, and places of items. The first seat
        is the one below, the others follow clockwise.
    zones : mapping
        Boxes of what belongs to nobody.
    spots : mapping
        Places of items and words that belong to nobody: x and y, and degrees if they are turned.
    """

    size: tuple[int, int]
    seats: Sequence[Mapping[str, Box | Pose]]
    zones: Mapping[str, Box]
    spots: Mapping[str, Sequence[float]]


class Plan(NamedTuple):
    """Where everything lies in all shapes of a table.

    Parameters
    ----------
    shapes : tuple of tuple of int
        Width and height of each.
    seats, zones, spots : tuple of mapping, and mappings
        As in :class:`Shape`, with one entry for each shape.
    """

    shapes: tuple[tuple[int, int], ...]
    seats: tuple[Mapping[str, Boxes], ...]
    zones: Mapping[str, Boxes]
    spots: Mapping[str, Poses]


def plan(*shapes: Shape) -> Plan:
    """Return the plan of a table that has some shapes.

    Examples
    --------
    >>> wide = Shape((790, 560), [{"plate": (310, 518, 1)}], {}, {"stock": (40, 300)})
    >>> narrow = Shape((400, 500), [{"plate": (115, 460, 0.8)}], {}, {"stock": (20, 200)})
    >>> made = plan(wide, narrow)
    >>> made.shapes, made.seats[0]["plate"], made.spots["stock"]
    (((790, 560), (400, 500)), ((310, 518, 1), (115, 460, 0.8)), ((40, 300, 0), (20, 200, 0)))
    """
    return Plan(
        tuple([shape.size for shape in shapes]),
        tuple([_together(seats) for seats in zip(*(s.seats for s in shapes), strict=True)]),
        _together([shape.zones for shape in shapes]),
        _together([{k: _place(at) for k, at in shape.spots.items()} for shape in shapes]),
    )


def plans(players: Iterable[int], *shapes: Callable[[int], Shape]) -> Mapping[int, Plan]:
    """Return a plan for each number of players, from a function of that number for each shape."""
    return {number: plan(*(shape(number) for shape in shapes)) for number in players}


def _together(named: Sequence[Mapping[str, Box]]) -> dict[str, Boxes]:
    return {name: tuple([each[name] for each in named]) for name in named[0]}


def _place(at: Sequence[float]) -> Pose:
    x, y, r = (*at, 0)[:3]
    return x, y, r


def box(x: float, top: float, size: Size, scale: float = 1) -> Box:
    """Return the box of a zone from its middle, its top and its size in its own units.

    Examples
    --------
    >>> box(395, 20.4, (200, 112), 0.5)
    (345, 20, 0.5)
    """
    return round(x - size[0] * scale / 2), round(top), scale


def spot(x: float, y: float) -> Pose:
    """Return the place of an item that is not turned.

    Examples
    --------
    >>> spot(12.4, 7)
    (12, 7, 0)
    """
    return round(x), round(y), 0


def edges(
    width: float,
    above: int,
    apart: float,
    top: float,
    side: float = 0,
    heights: Sequence[float] = (),
) -> list[tuple[float, float]]:
    """Return middle and top of seats at the edges of a table, clockwise from the lower left.

    Parameters
    ----------
    width : float
        Width of the table.
    above : int
        How many sit at the upper edge.
    apart, top : float
        How far these are from each other, and how high.
    side : float
        The middle of those at the left; those at the right are as far from their edge.
    heights : sequence of float
        How high those at the left are, the uppermost first, and as many at the right.

    Examples
    --------
    >>> edges(800, 2, 300, 20, 90, (100, 200))
    [(90, 200), (90, 100), (250.0, 20), (550.0, 20), (710, 100), (710, 200)]
    """
    first = width / 2 - apart * (above - 1) / 2
    return [
        *((side, height) for height in reversed(heights)),
        *((first + apart * n, top) for n in range(above)),
        *((width - side, height) for height in heights),
    ]


def rows(
    count: int, width: float, top: float, step: float, most: int = 3
) -> list[tuple[float, float]]:
    """Return middle and top of seats in rows of at most three or so, where there is no room at the sides.

    Examples
    --------
    >>> rows(3, 300, 10, 80), rows(4, 300, 10, 80)
    ([(50.0, 10), (150.0, 10), (250.0, 10)], [(75.0, 10), (225.0, 10), (75.0, 90), (225.0, 90)])
    """
    lines = -(-count // (2 if count == 4 else most))
    lengths = [count // lines + (n < count % lines) for n in range(lines)]
    return [
        (width / there * (n + 0.5), top + step * line)
        for line, there in enumerate(lengths)
        for n in range(there)
    ]


def arch(count: int, width: float, top: float, step: float) -> list[tuple[float, float]]:
    """Return middle and top of two to four seats, clockwise from the left: those at the sides are lower.

    Examples
    --------
    >>> arch(2, 400, 10, 80), arch(3, 400, 10, 80)
    ([(100.0, 10), (300.0, 10)], [(100.0, 90), (200.0, 10), (300.0, 90)])
    """
    left, right = width / 4, width * 3 / 4
    low = top + step if count > 2 else top
    above = {2: (), 3: (width / 2,), 4: (left, right)}[count]
    return [(left, low), *((x, top) for x in above), (right, low)]


@dataclass(frozen=True, slots=True)
class Fan:
    """A hand of cards: how large its zone is, and how the cards lie in it.

    Parameters
    ----------
    size : tuple of float
        Width and height of the zone, in its own units.
    step : float
        From one card to the next.
    room : float
        If positive, the most from the first card to the last.
    y : float
        The middle of the cards.
    turn, sag : float
        How a card beside the middle is turned, and how far it hangs. However many cards there are,
        the fan is as round as one of eight.

    Examples
    --------
    >>> Fan((290, 112), 52, room=60).spots(3)
    ((115, 56, 0), (145, 56, 0), (175, 56, 0))
    >>> Fan((570, 140), 86, 470, 62, turn=2, sag=1.2).spots(2)
    ((242, 62, -1), (328, 62, 1))
    """

    size: Size
    step: float
    room: float = 0
    y: float = 56
    turn: float = 0
    sag: float = 0

    def spots(self, count: int) -> tuple[Placed, ...]:
        """Return the places of so many cards."""
        return _spots(self, count)


def fans(hand: Fan, *rooms: float) -> tuple[Fan, ...]:
    """Return how a hand lies in each shape: as wide as there is room.

    Examples
    --------
    >>> [fan.spots(3) for fan in fans(Fan((400, 112), 90), 200, 100)]
    [((110, 56, 0), (200, 56, 0), (290, 56, 0)), ((150, 56, 0), (200, 56, 0), (250, 56, 0))]
    """
    return tuple([replace(hand, room=room) for room in rooms])


@lru_cache(maxsize=1024)
def _spots(hand: Fan, count: int) -> tuple[Placed, ...]:
    step = min(hand.step, hand.room / max(1, count - 1)) if hand.room else hand.step
    flat = min(1, 8 / max(1, count))
    turn, sag = hand.turn * flat, hand.sag * flat**2
    return tuple(fan(count, step, hand.size[0] / 2, hand.y, turn=turn, sag=sag))
