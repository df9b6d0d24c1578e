"""The seven: every outcome of sharing out seven points, each with one way to get there.

Pieces that cannot meet in one 7 are searched by themselves and put together afterwards: that is
what makes it fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, pairwise, product
from typing import Any

from mopsbook.games.dog.board import HOME, HOME_SIZE
from mopsbook.games.dog.moves import Hits, Portion
from mopsbook.games.dog.reach import Lane, Reach
from mopsbook.games.dog.search import NONE, POINTS, Layers, Marks, Search, Trail, remembers
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
    options, bare, bits = state.options, state.bare, search.bits
    found: dict[tuple[int, tuple[int, ...]], tuple[Portion, ...]] = {}
    others = {field: who for field, who in search.others.items() if who != partner}
    for used, layer in enumerate(layers[:POINTS]):
        for (own, mask, _), way in layer.items():
            if own[0] < HOME or len(own) < options.piece_count:
                continue
            theirs = tuple(
                [f for f in state.pieces[partner] if f >= 0 and not bits.get(f, 0) & mask]
            )
            second = Search(options, partner, others, bits, bare)
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


def _unroll(way: Trail, seat: int | None) -> tuple[Portion, ...]:
    """Write a way out as portions in their order."""
    parts = []
    while way is not None:
        way, source, target, hits = way
        parts.append(Portion(source, target, seat, hits))
    return tuple(parts[::-1])
