"""Where words and numbers lie: that they can be read, whatever the names and however far a square grows."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.mops_royal import look
from mopsbook.games.mops_royal.look import places
from mopsbook.show.scene import NARROW, Scene
from mopsbook.teach.words import Teller
from mopsbook.testing.geometry import faults
from tests.tables import positions

SHOWN = 344 / 400
"""What a page of 400 pixels leaves to the narrow canvas."""
FAR = "A2 A3 B4 C5 D6 .. .. .. .., .. .. .. .. E1 A5 B5 C3 D5"
"""Nine columns, where only the number of tiles in each row and column is limited."""


def numbers(scene: Scene) -> dict[str, tuple[float, float, float, float]]:
    """Return the middle of each number on the narrow canvas, the half of its width, and its size."""
    found = {}
    for key, item in scene.items.items():
        if item.face and item.face.startswith("number"):
            x, y, _, scale = scene.at(item, NARROW)
            lettering = scene.kit.faces[item.face].at
            assert lettering is not None
            size = lettering.size * scale
            # as wide as bold letters are
            width = sum(0.42 if letter == "-" else 0.7 for letter in str(item.text))
            found[key] = (x, y, width * size / 2, size)
    return found


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 3}, {"players": 4}, {"grid": "line"}]
)
def test_numbers_of_rows_and_columns_can_be_read_in_a_narrow_cell(options: dict[str, Any]) -> None:
    for state in positions(mops.game("mops_royal", **options), 4, every=9):
        sizes = [size for *_, size in numbers(look.scene(state)).values()]
        assert sizes and min(sizes) * SHOWN >= 11


def test_numbers_of_a_long_row_are_as_large_and_lie_apart() -> None:
    state = mops.game("mops_royal", grid="line").position(f"boards {FAR} / B3; tile C1")
    found = numbers(look.scene(state))
    columns = sorted(one for key, one in found.items() if key.startswith("column"))
    assert len(columns) == 9 + 2, "and the places beside them"
    for (x, _, half, size), (after, _, wide, _) in pairwise(columns):
        assert size * SHOWN >= 11
        assert after - wide > x + half
    assert min(x - half for x, _, half, _ in found.values()) >= 8, "not on the rim"


def test_a_square_that_grows_lies_still_as_long_as_there_is_room() -> None:
    """Six places side by side are seen: columns -2 to 3, and one more only when something lies in the last."""
    found = []
    for boards in ("A2", "A2 A3", "A2 A3 B4", "A2 A3 B4 C4", "A2 A3 B4 C4 D4"):
        state = mops.game("mops_royal").position(f"boards {boards} / B3; tile C1")
        scene = look.scene(state)
        tile = scene.items["0:0,0"]
        found.append((tile.x, tile.y, scene.zones["square0"].boxes))
    x, y, boxes = found[0]
    assert (x, y) == (34 + 2.5 * places.STEP // 1, 34 + 2.5 * places.STEP // 1)
    assert found[1:3] == [found[0]] * 2
    assert found[3] == (
        pytest.approx(x - places.STEP, abs=1),
        y,
        boxes,
    )  # column 4 may be filled next
    # a fifth: five columns, and at both sides half a place which shows that there is no room
    assert found[4] == (pytest.approx(x - 1.5 * places.STEP, abs=1), y, boxes)


def test_words_beside_the_tile_of_the_round_and_numbers_keep_away_from_it() -> None:
    """A square that is five high touches the upper edge of its area; this tile has the longest name in German."""
    for start in ("A2, A3, B4, C5, D6", "A2 A3, B4 B5", "A2"):
        state = mops.game("mops_royal").position(f"boards {start} / B3; tile D5")
        assert faults(look.scene(state)) == []


def result(boards: str, scores: str, **options: Any) -> str:
    """Return what is said below the table of points."""
    game = mops.game("mops_royal", variant_final=True, **options)
    sheet = look.scene(game.position(f"phase game_over; boards {boards}; scores {scores}")).sheet
    assert sheet is not None and sheet.result is not None
    return Teller("mops_royal", "en").tell(sheet.result.id, sheet.result.facts)


def test_the_result_says_what_a_tie_was_decided_by() -> None:
    assert result("A2 A3 / B3 B4", "7 6") == "Anna wins with 7 points."
    assert result("A2 A3 / B3 B4", "7 7") == "Anna and Ben win together with 7 points each."
    fewer = "Ben wins with 7 points and fewer face-down tiles."
    assert result("A2 A3- / B3 B4", "7 7") == fewer
    yields = "Ben wins with 7 points, for in such a tie the caller yields."
    assert result("A2 A3 / B3 B4", "7 7", final_tie="caller-last") == yields
    assert result("A2 A3- / B3 B4", "7 7", final_tie="caller-last") == fewer
