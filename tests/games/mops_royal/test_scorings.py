"""What can be scored on a layout, with which tile turned over and for how many points."""

from __future__ import annotations

from random import Random

import pytest

from mopsbook.games.mops_royal.graphs.square import placements
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.patterns import PRINTED
from mopsbook.games.mops_royal.scorings import Scoring, scorings
from mopsbook.games.mops_royal.tiles import TILES, Place, Tile

CASES = RoyalOptions(patterns="basic", crowns=["A1", "B2", "C3", "D4", "E5", "F6"])
"""The set and the crowns of the worked cases."""


def face_up(*rows: str) -> dict[Place, Tile]:
    words = ((r, c, word) for r, row in enumerate(rows) for c, word in enumerate(row.split()))
    return {(r, c): word for r, c, word in words if word != ".." and not word.endswith("-")}


def brief(found: tuple[Scoring, ...]) -> list[tuple[str, int, Place]]:
    return [(one.pattern, one.points, one.flip) for one in found]


def test_a_row_of_four() -> None:
    """mops-royal.points, mops-royal.part-of-group"""
    found = scorings(face_up("A2 A3 A4 A6"), RoyalOptions())
    assert brief(found) == [
        ("I4", 4, (0, 1)),
        ("I4", 4, (0, 2)),
        ("I3", 2, (0, 1)),
        ("I3", 2, (0, 2)),
    ]
    assert {(one.by, one.value, one.crowns) for one in found} == {("colour", "A", 0)}


def test_diagonals_of_the_printed_set() -> None:
    """mops-royal.pattern-set: tiles that touch at corners only"""
    rows = ("A2 .. .. ..", ".. B2 .. ..", ".. .. C2 ..", ".. .. .. D2")
    found = scorings(face_up(*rows), RoyalOptions())
    assert brief(found) == [
        ("D4", 4, (1, 1)),
        ("D4", 4, (2, 2)),
        ("D3", 2, (1, 1)),
        ("D3", 2, (2, 2)),
    ]
    assert {(one.by, one.value) for one in found} == {("object", "2")}
    assert scorings(face_up(*rows), CASES) == ()


def test_squares_and_stairs_are_not_printed() -> None:
    """mops-royal.printed-pattern: of 2 x 2 equal tiles only the four corners can be scored."""
    found = scorings(face_up("A2 A3", "A4 A6"), RoyalOptions())
    assert brief(found) == [("V3", 2, at) for at in ((0, 0), (0, 1), (1, 0), (1, 1))]
    assert len(scorings(face_up("A2 A3", "A4 A5"), CASES)) == 8


def test_a_crown_is_worth_a_point() -> None:
    """mops-royal.crown-bonus"""
    row = face_up("A1 A2 A3")
    assert brief(scorings(row, CASES)) == [("I3", 3, (0, 1))]
    many = {"patterns": "basic", "crowns": ["A1", "A2", "A3"]}
    assert brief(scorings(row, RoyalOptions(**many))) == [("I3", 3, (0, 1))]
    each = scorings(row, RoyalOptions(**many, crown_points="per-crown"))
    assert [(one.points, one.crowns) for one in each] == [(5, 3)]


def test_points_are_data() -> None:
    """mops-royal.points"""
    options = RoyalOptions(points={3: 5, 4: 1, 5: 0})
    found = scorings(face_up("A2 A3 A4 A6"), options)
    assert [one.points for one in found] == [5, 5, 1, 1]


def test_turned_tiles_are_out() -> None:
    """mops-royal.turned-out"""
    assert scorings(face_up("A2 A3- A4"), CASES) == ()


@pytest.mark.parametrize(
    ("rows", "patterns"),
    [
        (("A2 A3 A4 A6",), ["I4", "I4"]),
        (("A2 A3 A4", ".. .. .. A6"), ["I3"]),  # a corner is no contact
        (("A2 A3 A4", "A6 .. B1"), ["L4", "L4"]),
        (("A2 A3", "A4 A6"), []),  # a square is not printed, and its corners are parts of it
        (("A2 .. ..", ".. A3 ..", ".. .. A4"), ["D3"]),
        (("A2 .. .. ..", ".. A3 .. ..", ".. .. A4 ..", ".. .. .. A6"), ["D4", "D4"]),
        (("A2 .. ..", ".. A3 ..", ".. .. A4", ".. .. A6"), []),
    ],
)
def test_whole_groups_only(rows: tuple[str, ...], patterns: list[str]) -> None:
    """mops-royal.part-of-group"""
    found = scorings(face_up(*rows), RoyalOptions(partial_groups=False))
    assert [one.pattern for one in found] == patterns


def shuffled(seed: int, neighbours: bool) -> dict[Place, Tile]:
    """Lay a full square: at random, or in the order of the tiles, which makes many combinations."""
    tiles = list(TILES)
    if not neighbours:
        Random(seed).shuffle(tiles)
    start = seed % 12
    return {(n // 5, n % 5): tiles[start + n] for n in range(25)}


@pytest.mark.parametrize("neighbours", [False, True])
def test_every_place_of_every_pattern_is_tried(neighbours: bool) -> None:
    """A slow and plain way: all 701 places are looked at."""
    options, everywhere = RoyalOptions(), list(placements(PRINTED))
    for seed in range(60):
        tiles = shuffled(seed, neighbours)
        expected = set()
        for one in everywhere:
            laid = [tiles[at] for at in one.cells]
            if len({tile[0] for tile in laid}) == 1 or len({tile[1] for tile in laid}) == 1:
                crown = any(tile in ("A5", "B1", "C6", "D3", "E4", "F2") for tile in laid)
                points = {3: 2, 4: 4, 5: 7}[len(laid)] + crown
                expected |= {(one.id, one.cells, mark, points) for mark in one.marks}
        found = scorings(tiles, options)
        assert {(one.pattern, one.cells, one.flip, one.points) for one in found} == expected
        assert len(found) == len(expected)


def test_the_ordered_square() -> None:
    """Each row one colour, each column one object: eighty, as the rules say."""
    tiles = {(r, c): "ABCDE"[r] + "12345"[c] for r in range(5) for c in range(5)}
    assert len(scorings(tiles, RoyalOptions())) == 10 * (3 + 2 * 2 + 1)
