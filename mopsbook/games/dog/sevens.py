"""The seven: every outcome of sharing out seven points, each with one way to get there.

Pieces that cannot meet in one 7 are searched by themselves and put together afterwards: that is
what makes it fast.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, pairwise, product
from typing import Any

from mopsbook.games.dog.board import HOME, HOME_SIZE
from mopsbook.games.dog.moves import Hits, Portion
from mopsbook.games.dog.reach import Lane, Reach
from mopsbook.games.dog.search import NONE, POINTS, Layers, Marks, Node, Search, Trail, remembers
from mopsbook.games.dog.state import DogState

Shares = Sequence[Sequence[tuple[Any, tuple[Portion, ...]]]]
"""By points used: boards of one group of pieces, each with the portions that lead to it."""


def sevens(state: DogState, reach: Reach) -> list[tuple[Portion, ...]]:
    """Return one way to each outcome of a 7 that the seat in turn plays, always in the same order.

    Each is its portions in their order; `reach` is the position as the active pieces see it.
    """
    options, player, bare = state.options, state.turn, state.bare
    own = tuple([field for field in reach.own if field >= 0])
    if not own:
        return []
    seat = reach.seat
    shown = None if seat == player else seat
    partner = options.partner(player) if shown is None else None
    finishes = (
        partner is not None
        and len(own) == options.piece_count
        and all(f > HOME or reach.board.to_start[seat][f] < POINTS for f in own)
    )
    if finishes or remembers(options) or options.start_first == "on":
        search = _search(reach, bare)
        layers = search.layers(own, POINTS, marks=Marks(bare=True) if seat in bare else NONE)
        ways: dict[tuple[tuple[int, ...], int], Trail] = {}
        for node, way in layers[POINTS].items():
            ways.setdefault(node[:2], way)  # boards that differ in marks alone are one outcome
        found = [_unroll(way, shown) for way in ways.values()]
        if finishes and partner is not None:
            found += _with_partner(state, search, layers, partner)
        return found
    groups, at, stops = _groups(reach, own), reach.at, set(reach.stops)
    shares: dict[tuple[int, ...], Shares] = {}
    if reach.inside in groups:
        shares[reach.inside] = _inside(reach.inside, shown)
    for lane in reach.lanes:
        near = lane[-1][:POINTS]
        # a piece that has hit a guest which bars the way can go on, by another portion
        if (lane[0],) in groups and stops.isdisjoint(near):
            met = tuple([(at[field], field) for field in near if field in at])
            shares[lane[0],] = _alone(lane, met, shown)
    crowds = [group for group in groups if group not in shares]
    if crowds:
        search = _search(reach, bare)
        for group in crowds:
            layers = search.layers(group, POINTS)
            if len(groups) == 1:
                return [_unroll(way, shown) for way in layers[POINTS].values()]
            shares[group] = [[(n, _unroll(w, shown)) for n, w in part.items()] for part in layers]
    # boards can be alike although the points went elsewhere, if own pieces burn in two groups
    return _combine([shares[group] for group in groups], alike=len(crowds) > 1)


def _search(reach: Reach, bare: tuple[int, ...]) -> Search:
    """Return a search with the pieces of others as they stand."""
    others = {field: who for field, who in reach.at.items() if who != reach.seat}
    bits = {field: 1 << place for place, field in enumerate(others)}
    return Search(reach.options, reach.seat, others, bits, bare)


@cache
def _inside(own: tuple[int, ...], shown: int | None) -> Shares:
    """Return how pieces in home can move up, by points: from the front to the back."""
    found: list[list[tuple[Any, tuple[Portion, ...]]]] = [[] for _ in range(POINTS + 1)]
    for ends in product(*[range(field, HOME + HOME_SIZE + 1) for field in own]):
        points = sum(ends) - sum(own)
        if points <= POINTS and all(one < other for one, other in pairwise(ends)):
            moved = [way for way in zip(own, ends, strict=True) if way[0] != way[1]]
            parts = tuple([Portion(source, target, shown) for source, target in moved[::-1]])
            found[points].append((ends, parts))
    return found


@lru_cache(maxsize=1 << 14)
def _alone(lane: Lane, met: Hits, shown: int | None) -> Shares:
    """Return what a piece on the loop can do that meets no other own piece, by points.

    Parameters
    ----------
    lane : tuple
        The piece, as in :attr:`Reach.lanes`.
    met : tuple of (int, int)
        Seat and field of each piece of others on the fields ahead.
    shown : int or None
        Whose piece it is; None: the player's own.
    """
    field, land, through, until, ahead = lane
    found: list[list[tuple[Any, tuple[Portion, ...]]]] = [[(field, ())]]
    for points in range(1, POINTS + 1):
        into = points - until
        ends: list[tuple[Any, tuple[Portion, ...]]] = []
        if 0 < into <= HOME_SIZE and until <= through:
            first = tuple([hit for hit in met if hit[1] in ahead[:until]])
            ends.append((HOME + into, (Portion(field, HOME + into, shown, first),)))
        if points <= land:
            hits = tuple([hit for hit in met if hit[1] in ahead[:points]])
            target = ahead[points - 1]
            ends.append((target, (Portion(field, target, shown, hits),)))
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
    if len(shares) == 1:
        return [parts for _, parts in shares[0][POINTS]]
    # by points used so far: the boards that have been chosen, and the portions that lead there
    chosen = shares[0]
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
    state: DogState, search: Search, layers: Layers, partner: int
) -> list[tuple[Portion, ...]]:
    """Return the outcomes in which the own pieces come home and the partner's take the rest."""
    found: dict[tuple[int, tuple[int, ...]], tuple[Portion, ...]] = {}
    for used, layer in enumerate(layers[:POINTS]):
        for node, way in layer.items():
            if not _all_home(search, node):
                continue
            left = POINTS - used
            for second, (theirs, mask, marks) in _helping(state, search, node[1], partner):
                for after, rest in second.layers(theirs, left, mask, marks)[left].items():
                    key = (after[1], after[0])
                    if key not in found:
                        found[key] = _unroll(way, None) + _unroll(rest, partner)
    return list(found.values())


def _all_home(search: Search, node: Node) -> bool:
    """Say whether all pieces are home, so that the partner's are moved from now on."""
    return node[0][0] > HOME and len(node[0]) == search.options.piece_count


def _helping(state: DogState, search: Search, mask: int, partner: int) -> list[tuple[Search, Node]]:
    """Return how the points left can go to the partner's pieces: in one search, or in one for each piece."""
    bits, bare = search.bits, Marks(bare=partner in state.bare)
    others = {field: who for field, who in search.others.items() if who != partner}
    theirs = tuple([f for f in state.pieces[partner] if f >= 0 and not bits.get(f, 0) & mask])
    second = Search(state.options, partner, others, bits, state.bare)
    if state.options.seven_partner != "one-piece":
        return [(second, (theirs, mask, bare))]
    # all others are marked as used
    second.once = second.marked = True
    apart = [tuple([f for f in theirs if f != piece]) for piece in theirs]
    return [(second, (theirs, mask, bare._replace(used=used))) for used in apart]


class BegunSeven:
    """A 7 of which some portions are chosen: where it can go on so that all its points can be used.

    Parameters
    ----------
    state : DogState
        The position.
    reach : Reach
        The same as the active pieces see it.
    parts : sequence of Portion
        What has been chosen.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t5 t60; hands 7")
    >>> [str(part) for part, _ in BegunSeven(s, Reach(s, 0), [Portion(60, 201)]).portions()]
    ['t5>t6', 't5>t7', 'h1>h2', 'h1>h3']
    """

    def __init__(self, state: DogState, reach: Reach, parts: Sequence[Portion]) -> None:
        self.state, self.left = state, POINTS
        own = tuple([field for field in reach.own if field >= 0])
        begin = _search(reach, state.bare), (own, 0, Marks(bare=reach.seat in state.bare))
        self._boards: list[tuple[Search, Node]] = [begin] if own else []
        self._known: dict[tuple[Search, Node, int], bool] = {}
        for part in parts:
            steps = [step for board in self._boards for step in self._steps(*board, self.left)]
            steps = [step for step in steps if step[0][:3] == part[:3]]
            self._boards = [board for _, _, boards in steps for board in boards]
            self.left -= steps[0][1] if steps else 0

    def portions(self) -> Iterator[tuple[Portion, int]]:
        """Yield each portion that can come next, and its points."""
        found = {}
        for board in self._boards:
            for part, points, after in self._steps(*board, self.left):
                if part not in found and self._ends_well(after, self.left - points):
                    found[part] = points
        yield from found.items()

    def _steps(
        self, search: Search, node: Node, left: int
    ) -> Iterator[tuple[Portion, int, list[tuple[Search, Node]]]]:
        """Yield every portion, its points, and the boards from which it goes on."""
        player, partner = self.state.turn, self.state.options.partner(search.seat)
        shown = None if search.seat == player else search.seat
        for field in node[0]:
            for points, target, after, hits in search.portions(node, field, left):
                boards = [(search, after)]
                if shown is None and partner is not None and _all_home(search, after):
                    boards = _helping(self.state, search, after[1], partner)
                yield Portion(field, target, shown, hits), points, boards

    def _ends_well(self, boards: list[tuple[Search, Node]], left: int) -> bool:
        """Say whether the points that are left can all be used."""
        for search, node in boards if left else ():
            key = search, node, left
            if key not in self._known:
                steps = self._steps(search, node, left)
                self._known[key] = any(self._ends_well(to, left - n) for _, n, to in steps)
            if self._known[key]:
                return True
        return not left


def _unroll(way: Trail, seat: int | None) -> tuple[Portion, ...]:
    """Write a way out as portions in their order."""
    parts = []
    while way is not None:
        way, source, target, hits = way
        parts.append(Portion(source, target, seat, hits))
    return tuple(parts[::-1])
