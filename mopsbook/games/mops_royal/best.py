"""The best order of scorings on one layout (mops-royal.final-variant), by exhaustive search.

A scoring changes nothing but that one tile is turned over, so a position is the set of tiles that
are still face up, and of all scorings that turn the same tile only the dearest matters.

What keeps the search small: a scoring that wants a tile has to come before that tile is turned.
Tiles that want each other, directly or in a circle, are a knot; between knots there is always an
order that serves both, so their best totals add up. A knot is taken apart by trying each of its
tiles as the first one to be turned. What has been found for a knot is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import reduce
from math import inf
from operator import or_
from time import monotonic
from typing import NamedTuple

from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.scorings import Scoring, beside, groups, scorings
from mopsbook.games.mops_royal.tiles import Place, Tile

POINT = 32
"""What a point weighs against a scoring that is saved: more than there are tiles to turn."""
BLOCK = 6
"""Knots of so few tiles are taken apart under every limit; larger ones are bounded by blocks of them."""

Tiles = int
"""A set of tiles: a number with a bit for each."""


@dataclass(frozen=True, slots=True)
class Best:
    """What the search has found."""

    points: int
    """The total of `scorings`."""
    scorings: tuple[Scoring, ...]
    """An order that brings it."""
    exact: bool
    """Whether no order brings more points, nor as many with fewer scorings (mops-royal.tie-break)."""
    bound: int
    """No order brings more points than this; it equals `points` if the search was completed."""


def best_order(
    face_up: Mapping[Place, Tile],
    options: RoyalOptions,
    seconds: float | None = None,
    steps: int | None = None,
) -> Best:
    """Return the order of scorings that brings most points on a layout.

    Parameters
    ----------
    face_up : mapping
        The tiles that are not turned, by place.
    options : RoyalOptions
        The combinations, the points and the crowns.
    seconds : float, optional
        How long to search at most. Without a limit the answer is always exact.
    steps : int, optional
        How many knots to take apart at most: a limit that does not depend on the machine.

    Examples
    --------
    >>> from mopsbook.games.mops_royal.options import RoyalOptions
    >>> row = {(0, column): tile for column, tile in enumerate(["A1", "A2", "A3", "A4"])}
    >>> best = best_order(row | {(1, 1): "A6"}, RoyalOptions(patterns="basic"))
    >>> best.points, [one.pattern for one in best.scorings], best.exact
    (10, ['L4', 'T4', 'I3'], True)
    """
    search = _Search(face_up, options)
    # a dive without any search is nearly as good, and enough for most layouts
    low, high, places = search.run(inf, 0)
    if low < high:
        deadline = inf if seconds is None else monotonic() + seconds
        least, most, others = search.run(deadline, inf if steps is None else steps)
        high = min(high, most)
        if least > low:
            low, places = least, others
    found = []
    up = dict(face_up)
    for at in places:
        found.append(next(one for one in scorings(up, options) if one.flip == at))
        del up[at]
    # rounded up, for every scoring takes off a little of its last point
    return Best(sum(one.points for one in found), tuple(found), low == high, -(-high // POINT))


class _Way(NamedTuple):
    """One way to turn a tile."""

    weight: int
    wanted: Tiles
    """What has to be face up for it, apart from the tile itself and from tiles that stay for ever."""
    unwanted: Tiles
    """What has to be turned before, where only whole groups can be scored."""


class _Search:
    """The search on one layout, with what it has found so far."""

    def __init__(self, face_up: Mapping[Place, Tile], options: RoyalOptions) -> None:
        # a combination may become a whole group later, when its neighbours are turned
        loose = replace(options, partial_groups=True)
        found = scorings(face_up, loose)
        bits = {at: 1 << n for n, at in enumerate(sorted({one.flip for one in found}))}
        self.places = {bit: at for at, bit in bits.items()}
        self.ways: dict[Tiles, list[_Way]] = {bit: [] for bit in self.places}
        whole = {} if options.partial_groups else groups(face_up)
        for one in found:
            near = beside(one.cells, whole.get(one.value, ()))
            if one.points and near <= bits.keys():
                wanted = sum([bits[at] for at in one.cells if at in bits and at != one.flip])
                way = _Way(one.points * POINT - 1, wanted, sum([bits[at] for at in near]))
                ways = self.ways[bits[one.flip]]
                if not any(_outdoes(other, way) for other in ways):
                    ways.append(way)
        self.concerned = {
            tile: _union([way.wanted | way.unwanted for way in ways])
            for tile, ways in self.ways.items()
        }
        self.known: dict[tuple[Tiles, Tiles], tuple[int, int]] = {}
        self.first: dict[tuple[Tiles, Tiles], Tiles] = {}
        self.deadline = self.steps = inf
        self.loose = self if options.partial_groups else _Search(face_up, loose)

    def run(self, deadline: float, steps: float) -> tuple[int, int, list[Place]]:
        """Return the value of the layout, at least and at most, and an order that brings the least."""
        self.deadline, self.steps = deadline, steps
        self.known = {key: value for key, value in self.known.items() if value[0] == value[1]}
        every = sum(self.places)
        return *self.value(every, every), list(self._order(every, every))

    def value(self, tiles: Tiles, up: Tiles) -> tuple[int, int]:
        """Return what turning `tiles` can bring while `up` is face up: at least and at most.

        What else is face up stays so until the last of `tiles` is turned.
        """
        key = tiles, up & self._near(tiles)
        if key not in self.known:
            now, knots = self._knots(*key)
            if knots == [tiles]:
                self.known[key] = self._take_apart(now, *key)
            else:
                values = [
                    self.value(knot, up) if knot & (knot - 1) else (now.get(knot, 0),) * 2
                    for knot in knots
                ]
                self.known[key] = sum([low for low, _ in values]), sum([high for _, high in values])
        return self.known[key]

    def _near(self, tiles: Tiles) -> Tiles:
        """Return what the scorings that turn `tiles` depend on."""
        return reduce(or_, [self.concerned[tile] for tile in _each(tiles)], tiles)

    def _order(self, tiles: Tiles, up: Tiles) -> Iterator[Place]:
        """Yield the places of `tiles` in an order that brings their least value."""
        first = self.first.get((tiles, up & self._near(tiles)))
        if first:
            yield self.places[first]
            yield from self._order(tiles & ~first, up & ~first)
            return
        now, knots = self._knots(tiles, up)
        for knot in knots:
            if knot in now:
                yield self.places[knot]
            elif knot != tiles:
                yield from self._order(knot, up)

    def _take_apart(self, now: Mapping[Tiles, int], tiles: Tiles, up: Tiles) -> tuple[int, int]:
        """Return the value of a knot: each of its tiles is tried as the first one to be turned."""
        self.steps -= 1
        low = high = 0
        for tile in self._hopeful(now, tiles, up):
            rest, still = tiles & ~tile, up & ~tile
            if low and self._stops_at(tiles):
                least, most = 0, self._at_most(rest, still)
            else:
                least, most = self.value(rest, still)
            if now[tile] + least > low:
                low = now[tile] + least
                self.first[tiles, up] = tile
            high = max(high, now[tile] + most)
        return low, high

    def _hopeful(self, now: Mapping[Tiles, int], tiles: Tiles, up: Tiles) -> list[Tiles]:
        """Return the tiles that can be turned now, the most promising one first if only it is tried."""
        if self._stops_at(tiles):
            hopes = {t: points + self._at_most(tiles & ~t, up & ~t) for t, points in now.items()}
            return sorted(now, key=hopes.__getitem__, reverse=True)
        return list(now)

    def _stops_at(self, tiles: Tiles) -> bool:
        return tiles.bit_count() > BLOCK and (self.steps < 0 or monotonic() > self.deadline)

    def _at_most(self, tiles: Tiles, up: Tiles) -> int:
        """Return what turning `tiles` would bring if each were in conflict with a few others only."""
        each = list(_each(tiles))
        blocks = [sum(each[n : n + BLOCK]) for n in range(0, len(each), BLOCK)]
        return sum([self.loose.value(block, up)[1] for block in blocks])

    def _knots(self, tiles: Tiles, up: Tiles) -> tuple[dict[Tiles, int], list[Tiles]]:
        """Return what each tile brings if it is turned now, and the knots, each before what it wants."""
        now: dict[Tiles, int] = {}
        wants: dict[Tiles, Tiles] = {}
        waits = []
        gone, stays = ~up, up & ~tiles
        for tile in _each(tiles):
            links = None
            for weight, wanted, unwanted in self.ways[tile]:
                if wanted & gone or unwanted & stays:
                    continue
                if unwanted & up:
                    waits.append((tile, unwanted & up))
                elif tile not in now:
                    now[tile] = weight
                links = wanted if links is None else links | wanted
            if links is not None:
                wants[tile] = links
        for tile, unwanted in waits:
            # which of the two comes first is left to the search
            wants[tile] |= unwanted
            for other in _each(unwanted):
                wants[other] = wants.get(other, 0) | tile
        return now, _sorted_knots(wants, sum(wants))


def _outdoes(dear: _Way, way: _Way) -> bool:
    """Say whether a way that is dearer is possible whenever another one is."""
    return not (dear.wanted & ~way.wanted or dear.unwanted & ~way.unwanted)


def _sorted_knots(wants: Mapping[Tiles, Tiles], tiles: Tiles) -> list[Tiles]:
    """Return the knots among `tiles`, each before the ones that it wants."""
    if not tiles:
        return []
    first = tiles & -tiles
    ahead, last = first, wants[first] & tiles & ~first
    while last:
        ahead |= last
        last = _union([wants[tile] for tile in _each(last)]) & tiles & ~ahead
    knot, grown = 0, first
    while knot != grown:
        knot = grown
        for tile in _each(ahead & ~knot):
            if wants[tile] & grown:
                grown |= tile
    if knot == tiles:
        return [knot]
    return [*_sorted_knots(wants, tiles & ~ahead), knot, *_sorted_knots(wants, ahead & ~knot)]


def _each(tiles: Tiles) -> Iterator[Tiles]:
    """Yield the tiles of a set, each as a set of its own."""
    while tiles:
        yield (tile := tiles & -tiles)
        tiles ^= tile


def _union(sets: Iterable[Tiles]) -> Tiles:
    return reduce(or_, sets, 0)
