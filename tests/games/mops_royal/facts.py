"""What the properties of all games need to know of Mops Royal; worked out apart from its engine."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from mopsbook.core.options import choices
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.testing.hidden import Thing, lying

TILES = [colour + number for colour in "ABCDEF" for number in "123456"]

PLAYERS = (2, 3, 4)

SEATS = (2, 3, 4)
"""How many can play."""

OPTIONS: list[dict[str, Any]] = [
    {},
    {"variant_refuse": True},
    {"variant_final": True},
    {"variant_refuse": True, "variant_final": True},
    {
        "grid": "line",
        "turn_order": "simultaneous",
        "caller": "random",
        "score_when_idle": True,
        "partial_groups": False,
        "patterns": "basic",
    },
    {
        "variant_refuse": True,
        "refuse_stack": False,
        "refuse_floor": "must-afford",
        "score_after_refuse": True,
        "caller": 1,
        "tiebreak_count": "spaces",
        "final_tie": "caller-last",
    },
    {
        "variant_final": True,
        "final_first": "left-of-caller",
        "final_stop": True,
        "crowns": ["A1", "A2", "B2", "C6"],
        "crown_points": "per-crown",
        "points": {3: 1, 4: 3, 5: 9},
    },
    {
        "variant_refuse": True,
        "refuse_floor": "zero",
        "score_after_refuse": True,
        "turn_order": "simultaneous",
        "tile_set": TILES[:27],
        "patterns": [
            {"id": "bar", "cells": [[0, 0], [0, 1], [0, 2]], "marks": [[0, 0]]},
            {"id": "hook", "cells": [[0, 0], [1, 0], [1, 1], [1, 2]], "marks": [[0, 0], [1, 1]]},
        ],
    },
]

READINGS: dict[str, Any] = {
    **{name: values[1:] for name, values in choices(RoyalOptions).items()},
    "tile_set": [["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"]],
    "crowns": ["printed", ["A2"], ["A1", "A2"]],
    "caller": [1, "random"],
    "patterns": [
        "printed",  # the worked cases use the set "basic"
        [{"id": "bar", "cells": [[0, 0], [0, 1], [0, 2]], "marks": [[0, 0]]}],
    ],
    "points": [{"3": 1, "4": 5, "5": 9}],
}
"""The values of options beside the usual ones, each of which decides a worked case."""

IDLE: dict[str, Any] = {}
"""Options and values that decide no worked case, and of those only the ones that a case names."""

GAMES = 8
"""So many whole games are played of each set of options; test_games.py plays thousands more."""

LONGEST = 1 + 35 * (1 + 4 * 2) + 4 * 25
"""No game has more decisions and draws than this."""

VARIANTS = [{"variant_final": True}, {"variant_refuse": True}]
"""Options under which some kinds of questions are asked alone."""


def universe(state: Any, rng: Random) -> Iterator[Any]:
    """Yield the moves that anybody could mean in `state`: every place and every group of equal tiles."""
    from mopsbook.games.mops_royal import moves as m

    seats = range(state.options.players)
    for seat in seats:
        yield m.Pass(seat)
        yield m.Stop(seat)
        board = dict(state.boards[seat].items())
        rows, columns = zip(*board, strict=True) if board else ((0,), (0,))
        for row in range(min(rows) - 2, max(rows) + 3):
            for column in range(min(columns) - 2, max(columns) + 3):
                yield m.Lay(seat, (row, column))
                yield m.Refuse(seat, (row, column))
    board = dict(state.boards[state.turn].items())
    for sign in "ABCDEF123456":
        group = sorted(at for at, laid in board.items() if sign in laid.tile)
        for size in range(1, len(group) + 1):
            for cells in combinations(group, size):
                yield from (m.Score(state.turn, cells, flip) for flip in cells)
    for _ in range(30):
        cells = tuple(sorted(rng.sample(sorted(board), min(len(board), rng.randint(3, 5)))))
        yield m.Score(rng.choice(seats), cells, rng.choice([*cells, (0, 9)]))


def conserved(state: Any) -> None:
    """Check that each seat has its set once, in one piece that fits, and nobody another tile."""
    tiles = set(state.options.tiles)
    turned_up = set(state.revealed)
    assert len(turned_up) == len(state.revealed) <= len(tiles) - 1
    for seat, layout in enumerate(state.boards):
        board = dict(layout.items())
        lying = [tile for laid in board.values() for tile in (laid.tile, *laid.covered)]
        assert len(set(lying)) == len(lying) and set(lying) <= tiles
        assert all(laid.turned for laid in board.values() if laid.covered)
        supply = state.supply(seat)
        assert len(set(supply)) == len(supply) and not set(supply) & set(lying)
        if seat != state.caller:
            assert set(supply) | set(lying) == tiles
        else:
            assert set(supply) | set(lying) | turned_up == tiles
        if state.phase != "start":
            assert (0, 0) in board and board[(0, 0)].tile not in state.options.crowned
            assert {*lying} - {board[(0, 0)].tile} <= turned_up
        assert in_one_piece(set(board))
        assert fits(set(board), state.options.grid)


def in_one_piece(places: set[tuple[int, int]]) -> bool:
    """Say whether places hang together by their edges."""
    left = set(places)
    edge = [left.pop()] if left else []
    while edge:
        row, column = edge.pop()
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if near in left:
                left.remove(near)
                edge.append(near)
    return not left


def fits(places: set[tuple[int, int]], grid: str) -> bool:
    """Say whether places fit into 5 x 5, or only no line of them has more than five."""
    for axis in (0, 1):
        numbers = [place[axis] for place in places]
        if grid == "line" and any(numbers.count(n) > 5 for n in numbers):
            return False
        if grid == "box" and numbers and max(numbers) - min(numbers) > 4:
            return False
    return len(places) <= 25


def hidden(state: Any, seat: int) -> list[Thing]:
    """Return the things whose places `seat` may not know; see :mod:`mopsbook.testing.hidden`.

    It is the order of the caller's supply, which nobody knows, the caller neither.
    """
    return lying("upcoming", state.upcoming)


CASES = ("mops", 24)
"""How the worked cases of the game are called, and how many there are."""

NEVER_SHOWN = {
    "mops-royal.final-must-score",
    "mops-royal.variants-together",
}
"""Rules of which no game has shown a moment, not even by a slip; see :mod:`tests.test_kept`."""

SELDOM_SHOWN = {
    "mops-royal.order-in-round",
    "mops-royal.own-layout",
    "mops-royal.refuse-needs-turned",
    "mops-royal.sizes",
}
"""Rules of which a few games need not show a moment."""

RARELY_PART = {("crown_points", "per-crown")}  # two crowns in one combination
"""Options and values that part from our reading in none of the games that are looked at."""

THUMB: list[tuple[dict[str, Any], int, float]] = [
    ({"players": 2}, 20, 1.5),
    ({"players": 4}, 20, 1.5),
]
"""Options, how many games, and how much more often than by chance its rule of thumb wins them at least."""

GRAPHS: dict[str, tuple[Any, ...]] = {
    "royal_grid": (),
    "royal_patterns": (),
    "royal_placements": (),
    "royal_conflicts": (),
}
"""The functions that make a graph of a position, with what else they need."""

HIDES = False
"""No seat sees more than another."""

ONE_PRESS = True
"""A move is one press: no part of it is picked before."""

CLOSE_HANDS = (3, 4)
"""There are no hands."""

EVEN = (
    "is-a-combination",
    "next-to-move",
)
"""Kinds of questions of which no situation may make up more than half."""
