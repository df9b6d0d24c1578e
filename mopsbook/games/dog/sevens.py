"""The seven: every outcome of sharing out seven points, each with one way to get there.

What matters is the outcome, not the sequence. The search goes from board to board, a portion at a
time, and remembers for each board only the first way to it. One portion for each piece, front to
back, leads to every board; where it does not, all pieces are tried after each portion. Pieces that cannot meet in one 7 are searched by themselves and put together afterwards: that is
what makes it fast.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

from mopsbook.games.dog.board import HOME, HOME_SIZE
from mopsbook.games.dog.moves import Hits, Portion, portion
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.reach import Pieces, Reach

POINTS = 7


class Marks(NamedTuple):
    """What has to be remembered of pieces under some readings beside where they stand."""

    used: tuple[int, ...] = ()
    """Where the pieces stand that have had a portion (``seven_repeat`` off)."""
    arrived: bool = False
    """Whether the piece on the start field came there in this 7 (``home_entry`` forced)."""
    bare: bool = False
    """Whether the piece on the start field is not protected (``start_protection``)."""


NONE = Marks()
Way = Any
"""None, or (the way before, from, to, hits): a list that many ways share."""
Node = tuple[tuple[int, ...], int, Marks]
"""Own fields, which pieces of others are gone (as bits), and marks."""
Shares = list[list[tuple[Any, tuple[Portion, ...]]]]
"""By points used: boards of one group of pieces, each with the portions that lead to it."""
Layers = list[dict[Node, Way]]
"""By points used: the boards that can be reached, each with a way to it."""


class _Search:
    """One colour's share of a 7."""

    def __init__(
        self,
        options: DogOptions,
        seat: int,
        others: dict[int, int],
        bits: dict[int, int],
        bare: tuple[int, ...],
    ) -> None:
        board = options.board
        self.options, self.board, self.seat = options, board, seat
        self.others, self.bits = others, bits
        self.start = board.starts[seat]
        self.blocks = {f for f, who in others.items() if board.starts[who] == f and who not in bare}
        self.stops: set[int] = set()
        self.foreign: set[int] = set()
        if options.foreign_start_block == "on":
            self.stops = {f for f in others if board.owner.get(f, others[f]) != others[f]}
            self.foreign = set(board.starts) - {self.start}
        self.forced = options.home_entry == "forced"
        self.once = options.seven_repeat == "off"
        self.start_first = options.start_first == "on"
        self.keeps_bare = options.start_protection == "start-or-lap"
        self.marked = self.forced or self.once or self.keeps_bare

    def layers(
        self, own: tuple[int, ...], points: int, mask: int = 0, marks: Marks = NONE
    ) -> Layers:
        """Return every board that can be reached with 0 to `points` points."""
        first = (own, mask, marks)
        layers: Layers = [{} for _ in range(points + 1)]
        layers[0][first] = None
        order = self._order(own)
        frontier: list[tuple[int, Node, Way]] = [(0, first, None)]
        for field in order or ():
            reached = [(u, n, w) for u, layer in enumerate(layers[:-1]) for n, w in layer.items()]
            for used, node, way in reached:
                if field in node[0]:
                    at = node[0].index(field)
                    self._portions(layers, [], points - used, used, node, way, at)
        while frontier and order is None:
            found: list[tuple[int, Node, Way]] = []
            for used, node, way in frontier:
                for at in range(len(node[0])):
                    self._portions(layers, found, points - used, used, node, way, at)
            frontier = found
        return layers

    def _order(self, own: tuple[int, ...]) -> list[int] | None:
        """Return the pieces front to back, if one portion each in that order leads everywhere.

        A piece in front has to go before one behind it burns it or needs its place, and never has
        to wait for that one: so nothing is lost if the front goes first. That ends where pieces
        stand in a chain all round the loop; where a guest bars the way until it is hit, after
        which the same piece can go on by another portion; and where a piece has to turn into home
        unless a piece that moves up later is still in the way.
        """
        if self.foreign or self.forced:
            return None
        loop = [field for field in own if field < HOME]
        distance = self.board.distance
        for front in loop:
            if all(f == front or distance(front, f) > POINTS for f in loop):
                loop.sort(key=lambda field: distance(field, front))
                break
        else:
            if loop:
                return None
        return [*sorted((f for f in own if f > HOME), reverse=True), *loop]

    def _portions(
        self,
        layers: Layers,
        found: list[tuple[int, Node, Way]],
        left: int,
        used: int,
        node: Node,
        way: Way,
        at: int,
    ) -> None:
        """Add the boards after each portion of 1 to `left` points of one piece."""
        own, mask, marks = node
        field, rest = own[at], own[:at] + own[at + 1 :]
        if self.once and field in marks.used:
            return
        hits: Hits = ()
        if field > HOME:
            if not (self.start_first and own[0] > HOME):
                self._into(
                    layers, found, left, used, (rest, mask, marks), way, (field, field, hits)
                )
            return
        seat, start, others, bits = self.seat, self.start, self.others, self.bits
        until = self.board.to_start[seat][field]
        ahead = self.board.ahead[field]
        walked_on = self.forced and field == start and marks.arrived
        turned = 0
        for steps in range(1, left + 1):
            target = ahead[steps - 1]
            stop = False
            if target in rest:
                if target == start and not marks.bare:
                    return
                stop = target in self.foreign
                rest = tuple([f for f in rest if f != target])
                hits = (*hits, (seat, target))
            elif target in others:
                bit = bits[target]
                if not mask & bit:
                    if target in self.blocks:
                        return
                    stop = target in self.stops
                    mask |= bit
                    hits = (*hits, (others[target], target))
            # a piece that could turn into home with these points may not walk on, if that is forced
            refused = self.forced and (
                (steps > until and steps - until <= turned)
                or (walked_on and self._free(rest) >= steps)
            )
            if not refused:
                after = tuple(sorted((*rest, target)))
                self._add(
                    layers,
                    found,
                    used + steps,
                    (after, mask, marks),
                    (way, field, target, hits),
                    field,
                )
            if stop:
                return
            if steps == until:
                turned = min(self._free(rest), left - steps)
                base = (rest, mask, marks)
                self._into(
                    layers, found, left - steps, used + steps, base, way, (field, HOME, hits)
                )

    def _into(
        self,
        layers: Layers,
        found: list[tuple[int, Node, Way]],
        left: int,
        used: int,
        base: Node,
        way: Way,
        step: tuple[int, int, Hits],
    ) -> None:
        """Add the boards after going on to each home field that is free, one after the other."""
        rest, mask, marks = base
        source, behind, hits = step
        for steps in range(1, min(left, HOME + HOME_SIZE - behind) + 1):
            target = behind + steps
            if target in rest:
                return
            after = tuple(sorted((*rest, target)))
            self._add(
                layers,
                found,
                used + steps,
                (after, mask, marks),
                (way, source, target, hits),
                source,
            )

    def _free(self, rest: tuple[int, ...]) -> int:
        """Return how many home fields are free, counted from the first."""
        inside = [field for field in rest if field > HOME]
        return inside[0] - HOME - 1 if inside else HOME_SIZE

    def _add(
        self,
        layers: Layers,
        found: list[tuple[int, Node, Way]],
        used: int,
        node: Node,
        way: tuple[Way, int, int, Hits],
        source: int,
    ) -> None:
        target = way[2]
        if self.marked:
            node = (node[0], node[1], self._mark(node, source, target))
        layer = layers[used]
        if node not in layer:
            layer[node] = way
            if used < len(layers) - 1:
                found.append((used, node, way))

    def _mark(self, node: Node, source: int, target: int) -> Marks:
        own, _, marks = node
        moved = tuple(sorted({f for f in marks.used if f in own and f != source} | {target}))
        arrived = target == self.start or (marks.arrived and source != self.start)
        bare = marks.bare and self.start in own and self.start not in (source, target)
        arrived = arrived and self.start in own
        return Marks(moved if self.once else (), self.forced and arrived, bare)


def sevens(
    options: DogOptions,
    pieces: Pieces,
    bare: tuple[int, ...],
    player: int,
    reach: Reach,
) -> list[tuple[Portion, ...]]:
    """Return one way to each outcome of a 7.

    Parameters
    ----------
    options : DogOptions
        The readings.
    pieces : tuple of tuple of int
        Fields by seat.
    bare : tuple of int
        Seats whose piece on the own start field is not protected.
    player : int
        Who plays the 7.
    reach : Reach
        The position as the active pieces see it.

    Returns
    -------
    list of tuple of Portion
        Each with the portions in their order; always in the same order.
    """
    seat = reach.seat
    own = tuple([field for field in reach.own if field >= 0])
    if not own:
        return []
    others = {field: who for field, who in reach.at.items() if who != seat}
    bits = {field: 1 << place for place, field in enumerate(others)}
    search = _Search(options, seat, others, bits, bare)
    marks = Marks(bare=True) if seat in bare else NONE
    shown = None if seat == player else seat
    partner = options.partner(player) if seat == player else None
    finishes = (
        partner is not None
        and len(own) == options.piece_count
        and all(f > HOME or reach.board.to_start[seat][f] < POINTS for f in own)
    )
    if finishes or search.marked or search.start_first:
        layers = search.layers(own, POINTS, marks=marks)
        ways: dict[tuple[tuple[int, ...], int], Way] = {}
        for node, way in layers[POINTS].items():
            ways.setdefault(node[:2], way)  # boards that differ in marks alone are one outcome
        found = [_unroll(way, shown) for way in ways.values()]
        if finishes and partner is not None:
            found += _with_partner(search, layers, pieces, bare, partner)
        return found
    shares: list[Shares] = []
    groups = _groups(reach, own)
    for group in groups:
        if len(group) == 1 and group[0] < HOME:
            lane = next(lane for lane in reach.lanes if lane[0] == group[0])
            shares.append(_alone(reach, lane, shown))
        else:
            layers = search.layers(group, POINTS)
            if len(groups) == 1:
                return [_unroll(way, shown) for way in layers[POINTS].values()]
            shares.append([[(n, _unroll(w, shown)) for n, w in part.items()] for part in layers])
    # boards can be alike although the points went elsewhere, if own pieces burn in two groups
    return _combine(shares, alike=sum(len(group) > 1 for group in groups) > 1)


def _alone(
    reach: Reach, lane: tuple[int, int, int, int, tuple[int, ...]], shown: int | None
) -> Shares:
    """Return what a piece on the loop can do that meets no other own piece, by points."""
    field, land, through, until, ahead = lane
    at = reach.at
    found: Shares = [[(field, ())]]
    hits: Hits = ()
    for points in range(1, POINTS + 1):
        into = points - until
        ends: list[tuple[Any, tuple[Portion, ...]]] = []
        if 0 < into <= HOME_SIZE and until <= through:
            first = tuple([hit for hit in hits if hit[1] in ahead[:until]])
            ends.append((HOME + into, (portion(field, HOME + into, shown, first),)))
        if points <= land:
            target = ahead[points - 1]
            if target in at:
                hits = (*hits, (at[target], target))
            ends.append((target, (portion(field, target, shown, hits),)))
        found.append(ends)
    return found


def _groups(reach: Reach, own: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Part the pieces into groups that cannot meet each other in one 7."""
    until, distance = reach.board.to_start[reach.seat], reach.board.distance
    home = [f for f in own if f > HOME or until[f] < POINTS]
    groups = [[f] for f in own if f not in home]
    # pieces that fill home from its end take no points if nobody comes behind them
    if home and home != list(range(HOME + HOME_SIZE + 1 - len(home), HOME + HOME_SIZE + 1)):
        groups.append(home)
    for one, two in combinations([f for f in own if f < HOME], 2):
        if min(distance(one, two), distance(two, one)) <= POINTS:
            first = next(g for g in groups if one in g)
            second = next(g for g in groups if two in g)
            if first is not second:
                groups.remove(second)
                first += second
    return sorted(tuple(sorted(group)) for group in groups)


def _combine(shares: list[Shares], alike: bool) -> list[tuple[Portion, ...]]:
    """Return every choice of one board from each group whose points add up to seven."""
    if not shares:
        return []
    # by points used so far: the boards that have been chosen, and the portions that lead there
    chosen: list[list[tuple[Any, tuple[Portion, ...]]]] = shares[0]
    for share in shares[1:]:
        last = share is shares[-1]
        chosen = [
            [
                ((boards, board) if alike else None, parts + more)
                for first, ends in enumerate(chosen[: used + 1])
                for boards, parts in ends
                for board, more in share[used - first]
            ]
            if used == POINTS or not last
            else []
            for used in range(POINTS + 1)
        ]
    if not alike:
        return [parts for _, parts in chosen[POINTS]]
    unlike: dict[Any, tuple[Portion, ...]] = {}
    for boards, parts in chosen[POINTS]:
        unlike.setdefault(boards, parts)
    return list(unlike.values())


def _with_partner(
    search: _Search, layers: Layers, pieces: Pieces, bare: tuple[int, ...], partner: int
) -> list[tuple[Portion, ...]]:
    """Return the outcomes in which the own pieces come home and the partner's take the rest."""
    options, bits = search.options, search.bits
    found: dict[tuple[int, tuple[int, ...]], tuple[Portion, ...]] = {}
    others = {field: who for field, who in search.others.items() if who != partner}
    for used, layer in enumerate(layers[:POINTS]):
        for (own, mask, _), way in layer.items():
            if own[0] < HOME or len(own) < options.piece_count:
                continue
            theirs = tuple([f for f in pieces[partner] if f >= 0 and not bits.get(f, 0) & mask])
            second = _Search(options, partner, others, bits, bare)
            marks = [Marks(bare=partner in bare)]
            if options.seven_partner == "one-piece":
                second.once = second.marked = True
                marks = [
                    Marks(tuple([f for f in theirs if f != piece]), bare=partner in bare)
                    for piece in theirs
                ]
            left = POINTS - used
            for mark in marks:
                for node, rest in second.layers(theirs, left, mask, mark)[left].items():
                    key = (node[1], node[0])
                    if key not in found:
                        found[key] = _unroll(way, None) + _unroll(rest, partner)
    return list(found.values())


def _unroll(way: Way, seat: int | None) -> tuple[Portion, ...]:
    """Write a way out as portions in their order."""
    parts = []
    while way is not None:
        way, source, target, hits = way
        parts.append(portion(source, target, seat, hits))
    return tuple(parts[::-1])
