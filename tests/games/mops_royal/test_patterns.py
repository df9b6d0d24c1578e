"""The combinations: shapes, marks, and all their places on a square."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from mopsbook.core.errors import OptionError
from mopsbook.games.mops_royal.graphs.square import placements
from mopsbook.games.mops_royal.patterns import (
    BASIC,
    PRINTED,
    Pattern,
    read_patterns,
    shapes,
)

TABLE = """
I3  (0,0) (0,1)* (0,2)
V3  (0,0) (0,1)* (1,1)
D3  (0,0) (1,1)* (2,2)
I4  (0,0) (1,0)* (2,0)* (3,0)
L4  (0,0)* (0,1) (1,0)* (2,0)
T4  (0,0) (0,1)* (0,2) (1,1)
S4  (0,1)* (0,2) (1,0) (1,1)*
D4  (0,3) (1,2)* (2,1)* (3,0)
I5  (0,0) (1,0) (2,0)* (3,0) (4,0)
V5  (0,0)* (0,1) (0,2) (1,0) (2,0)
L5  (0,0) (0,1) (1,0)* (2,0) (3,0)
U5  (0,0) (0,1) (1,1)* (2,0) (2,1)
X5  (0,1) (1,0) (1,1)* (1,2) (2,1)
F5  (0,2) (1,0) (1,1)* (1,2) (2,1)
N5  (0,1) (1,0)* (1,1) (2,0) (3,0)
Y5  (0,1) (1,0) (1,1)* (1,2) (1,3)
D5  (0,4) (1,3) (2,2)* (3,1) (4,0)
"""
"""As they stand on the board; a star at a tile that may be turned over."""

PLACES = {
    "I3": 30, "V3": 64, "D3": 18, "I4": 20, "L4": 96, "T4": 48, "S4": 48, "D4": 8, "I5": 10,
    "V5": 36, "L5": 64, "U5": 48, "X5": 9, "F5": 72, "N5": 64, "Y5": 64, "D5": 2,
}  # fmt: skip
"""Places of each combination on a square of 5 x 5: positions of its box, times ways to lie in it."""

BASIC_PLACES = {
    "I3": 30,
    "V3": 64,
    "I4": 20,
    "L4": 96,
    "T4": 48,
    "S4": 48,
    "O4": 16,
    "I5": 10,
    "L5": 64,
    "P5": 96,
    "T5": 36,
    "V5": 36,
    "X5": 9,
}


def test_the_printed_combinations() -> None:
    """mops-royal.pattern-set"""
    for line, pattern in zip(TABLE.split("\n")[1:-1], PRINTED, strict=True):
        found = re.findall(r"\((\d),(\d)\)(\*?)", line)
        cells = tuple((int(row), int(column)) for row, column, _ in found)
        marks = tuple((int(row), int(column)) for row, column, star in found if star)
        assert pattern == (line[:2], cells, marks)


def test_701_places_on_a_full_square() -> None:
    found = list(placements(PRINTED))
    assert Counter(one.id for one in found) == PLACES
    assert len(found) == 701 == len({one.cells for one in found})
    for one in found:
        assert one.cells == tuple(sorted(one.cells))
        assert set(one.marks) < set(one.cells)


def test_places_of_the_basic_set() -> None:
    assert Counter(one.id for one in placements(BASIC)) == BASIC_PLACES


def test_every_position_has_the_marks_of_its_pattern() -> None:
    """mops-royal.flip-marked-tile: all that may be marked in a shape that fits in several positions."""
    marks = {pattern.id: len(pattern.marks) for pattern in PRINTED}
    for found in shapes(PRINTED).values():
        assert len(found.marks) == marks[found.id]
    basic = shapes(BASIC)
    assert basic[(0, 0), (0, 1), (1, 0), (1, 1)].marks == ((0, 0), (0, 1), (1, 0), (1, 1))
    # a T whose stick points to the left: the middle of its bar; in the T of four the stick as well
    assert basic[(0, 2), (1, 0), (1, 1), (1, 2), (2, 2)].marks == ((1, 2),)
    assert basic[(0, 1), (1, 0), (1, 1), (2, 1)].marks == ((1, 0), (1, 1))


def test_own_patterns_in_every_form() -> None:
    bar = Pattern("bar", ((0, 0), (0, 1), (0, 2)), ((0, 1),))
    forms: list[Any] = [
        [{"id": "bar", "cells": [[0, 0], [0, 1], [0, 2]], "marks": [[0, 1]]}],
        [{"id": "bar", "cells": [[4, 7], [4, 6], [4, 5]], "marks": [[4, 6]]}],
        [["bar", [[0, 0], [0, 1], [0, 2]], [[0, 1]]]],
        (bar,),
    ]
    for form in forms:
        assert read_patterns(form) == (bar,)
    assert read_patterns(PRINTED) == PRINTED
    upright = [["I3", [[0, 0], [1, 0], [2, 0]], [[0, 0]]]]
    assert read_patterns(upright)[0].marks == ((0, 0),), "other marks, the same shape"


CELLS = [[0, 0], [0, 1], [0, 2]]


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("plain", "'printed', 'basic', or a list"),
        ([], "'printed', 'basic', or a list"),
        (17, "'printed', 'basic', or a list"),
        (["I3"], "has an 'id', 'cells' and 'marks'"),
        ([{"id": "a", "cells": CELLS}], "has an 'id', 'cells' and 'marks'"),
        ([{"id": "", "cells": CELLS, "marks": [[0, 1]]}], "1 to 20 signs"),
        ([{"id": 3, "cells": CELLS, "marks": [[0, 1]]}], "1 to 20 signs"),
        ([["a", "row", [[0, 1]]]], "different spaces"),
        ([["a", [[0, 0], [0, 1], [0, 1]], [[0, 1]]]], "different spaces"),
        ([["a", [[0, 0], [0, True], [0, 2]], [[0, 0]]]], "different spaces"),
        ([["a", [[0, 0], [0, 1, 1], [0, 2]], [[0, 0]]]], "different spaces"),
        ([["a", CELLS[:2], [[0, 1]]]], "has 2 tiles"),
        ([["a", [[0, n] for n in range(5)] + [[1, 0]], [[0, 1]]]], "has 6 tiles"),
        ([["a", CELLS, []]], "at least one of its own cells"),
        ([["a", CELLS, [[1, 1]]]], "at least one of its own cells"),
        ([["a", [[0, 0], [0, 1], [0, 5]], [[0, 1]]]], "does not fit"),
        ([{"id": "a\ud800", "cells": CELLS, "marks": [[0, 1]]}], "1 to 20 signs"),
        ([["I3", [[0, 0], [0, 1], [1, 1]], [[0, 1]]]], "'I3' is the name of another shape"),
        ([["O4", CELLS, [[0, 1]]]], "'O4' is the name of another shape"),
        ([["a", CELLS, [[0, 1]]], ["a", [[0, 0], [1, 0], [1, 1]], [[1, 0]]]], "have the id 'a'"),
        ([["a", CELLS, [[0, 1]]], ["b", [[0, 0], [1, 0], [2, 0]], [[0, 0]]]], "'a' and 'b'"),
    ],
)
def test_what_is_no_pattern(value: Any, words: str) -> None:
    with pytest.raises(OptionError, match=re.escape(words)) as refused:
        read_patterns(value)
    assert "Option 'patterns'" in str(refused.value)
