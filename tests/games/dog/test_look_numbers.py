"""Numbers of fields can be read wherever pieces stand."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.games.dog.look import scene
from mopsbook.show.scene import Scene

GAME = mops.game("dog")


def numbered(shown: Scene) -> set[int]:
    """The numbers that are read without pointing at their fields."""
    fields = (item for key, item in shown.items.items() if key.startswith("t"))
    return {item.text for item in fields if isinstance(item.text, int) and item.tone is None}


FIFTHS = {5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60}


@pytest.mark.parametrize(
    ("pieces", "instead"),
    [
        ("t20 / t7", {20: 22}),
        # 27 has a neighbour, 23 none
        ("t25 t28 / t7", {25: 23}),
        # 32 is a start field
        ("t30 / t7", {30: 28}),
        # 42 and 38 have a piece beside them, 41 and 39 the one on 40
        ("t40 t43 / t37", {40: 42}),
        ("h1 / h2", {}),
    ],
)
def test_where_a_piece_stands_on_a_number_a_field_near_it_bears_its_own(
    pieces: str, instead: dict[int, int]
) -> None:
    shown = scene(GAME.position(f"pieces {pieces}; hands 2 / 5"), seat=0)
    assert numbered(shown) == FIFTHS - {*instead} | {*instead.values()}


def test_a_number_lies_over_the_pieces_beside_it_and_below_a_piece_on_it() -> None:
    shown = scene(GAME.position("pieces t21 t35 / t7; hands 2 / 5"), seat=0)
    drawn = {key: shown.zones[shown.items[key].zone].drawn for key in ("t20", "t35", "0:A", "0:B")}
    assert drawn["t20"] > drawn["0:A"] and drawn["t35"] < drawn["0:B"]
