"""The geometry: fields, steps and places to draw them."""

from __future__ import annotations

from collections import Counter
from math import hypot

import pytest

from mopsbook.games.dog.board import HOME, START_ZONE, Board, field_text, read_field
from mopsbook.games.dog.graphs.places import place
from mopsbook.games.dog.graphs.track import single_steps
from mopsbook.games.dog.options import DogOptions


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_steps_lead_round_the_loop_and_into_home(players: int, direction: str) -> None:
    board = DogOptions(players=players, direction=direction).board
    steps = list(single_steps(board))
    kinds = Counter(kind for kind, *_ in steps)
    assert board.length == (64 if players < 5 else 96)
    assert kinds == {
        "forward": board.length + 3 * players,
        "backward": board.length,
        "into-home": players,
        "start": players,
    }
    ahead = {one: two for kind, one, two, seat in steps if kind == "forward" and seat is None}
    behind = {one: two for kind, one, two, _ in steps if kind == "backward"}
    field, seen = 0, []
    while field not in seen:
        seen.append(field)
        assert behind[ahead[field]] == field
        field = ahead[field]
    assert sorted(seen) == list(board.fields())
    step = 1 if direction == "clockwise" else -1
    assert ahead[5] == 5 + step
    for seat, start in enumerate(board.starts):
        assert board.owner[start] == seat
        assert board.until(seat, start) == board.length
        assert board.until(seat, (start - 3 * step) % board.length) == 3
        assert board.ahead[start][12] == (start + 13 * step) % board.length


def test_fields_are_written_and_read() -> None:
    for field in (*range(64), *range(HOME + 1, HOME + 5), START_ZONE):
        assert read_field(field_text(field)) == field
    for text in ("t", "t-1", "h0", "t200", "T5", "5", "", "z1"):
        assert read_field(text) is None


@pytest.mark.parametrize(
    "board", [Board(16, 4, True, (0, 1, 2, 3)), Board(16, 6, True, (0, 1, 2, 3, 4, 5))]
)
def test_places_for_drawing_do_not_meet(board: Board) -> None:
    places = [place(board, field) for field in board.fields()]
    steps = [
        hypot(a[0] - b[0], a[1] - b[1])
        for a, b in zip(places, places[1:] + places[:1], strict=True)
    ]
    assert max(steps) < 1.2 * min(steps)
    for seat in range(len(board.seats)):
        places += [place(board, field, seat) for field in board.homes()]
        places += [place(board, START_ZONE, seat, number) for number in range(4)]
    nearest = min(hypot(a[0] - b[0], a[1] - b[1]) for n, a in enumerate(places) for b in places[:n])
    assert nearest > 0.06
    assert all(max(abs(x), abs(y)) < 1.45 for x, y in places)
    assert places[0] == (0, 1), "field 0 lies in the middle of the lower edge"
