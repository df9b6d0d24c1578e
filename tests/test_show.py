"""Scenes: what of their furniture lies where, in every game."""

from __future__ import annotations

from dataclasses import replace

import pytest

import mopsbook as mops
from mopsbook.games.mopsen import look
from mopsbook.show import layout
from mopsbook.show.arrows import arc
from mopsbook.show.card_table import PLATE, CardTable
from mopsbook.show.look import look_of
from mopsbook.show.plan import Fan, Shape, box, plan
from mopsbook.show.scene import NARROW, WIDE, Arrow, msg
from mopsbook.show.svg import as_svg
from mopsbook.testing import geometry
from tests.games.mopsen.scenes import pinching
from tests.playing import facts_of


def test_a_row_shrinks_to_its_room():
    assert layout.row(8, 84, 225, 56, room=371)[0] == (40, 56)
    assert layout.row(8, 84, 225, 56, room=371)[-1] == (410, 56)
    assert layout.row(2, 84, 225, 56, room=371) == [(183, 56), (267, 56)]
    assert layout.row(0, 10) == []
    assert layout.row(1, 10, 5, 6, room=3) == [(5, 6)]


def test_a_fan_is_even_and_its_middle_is_highest():
    places = layout.fan(4, 60, 0, 100, turn=2, sag=4)
    assert places == [(-90, 109, -3), (-30, 101, -1), (30, 101, 1), (90, 109, 3)]


def test_a_pile_shows_its_uppermost_cards():
    assert layout.pile(2, 10, 10, shift=3) == [(13, 13), (10, 10)]


def test_a_table_may_have_any_number_of_shapes():
    def shape(width: int) -> Shape:
        seat = {
            "plate": box(width / 2, 40, PLATE),
            "hand": box(width / 2, 100, (184, 112), width / 800),
        }
        return Shape(
            (width, 240), [seat], {}, {"stock": (width / 4, 20), "arrow": (9, 9, 90 - width / 10)}
        )

    made = plan(*map(shape, (800, 560, 400)))
    table = CardTable(made, below=0, you=None)
    table.captions({"stock": msg("zone-stack"), "arrow": msg("zone-discard")})
    table.hand(0, ["R1", "R2"], Fan((184, 112), 52), 1)
    scene = replace(
        look.scene(mops.game("mopsen", players=3).start(seed=3)), shapes=made.shapes, zones=table.zones, items=table.items, marks={},
        arrows=(Arrow("R1", "word.stock", "moves"),), turn=None, sheet=None,
    )  # fmt: skip
    # the left card is 26 from the middle of a zone that is 184 wide
    lefts = [scene.at(scene.items["R1"], n)[0] for n in range(3)]
    assert lefts == pytest.approx([400 - 26, 280 - 26 * 0.7, 200 - 26 * 0.5], abs=0.5)
    assert [scene.at(scene.items["word.stock"], n)[:2] for n in range(3)] == [
        (200, 20), (140, 20), (100, 20)
    ]  # fmt: skip
    assert [scene.at(scene.items["word.arrow"], n)[2] for n in (WIDE, 1, NARROW)] == [10, 34, 50]
    for n, width in enumerate((800, 560, 400)):
        assert f'viewBox="0 0 {width} ' in as_svg(scene, shape=n)
        assert arc(scene, scene.arrows[0], n, 0) is not None


def test_ladder_and_seats():
    assert layout.ladder(4, 53, 56, 26)[-1] == (56, 185)
    assert layout.seats_around(5, 3) == [3, 4, 0, 1, 2]


def test_the_letters_of_a_card_are_looked_at_where_it_is_drawn_small():
    """The number of red 9 is 36 units high: a third of that is enough on a narrow table, a quarter is not."""
    scene = look.scene(pinching()[1].before)
    hand = scene.items["R9"].zone
    zone = scene.zones[hand]

    def small(scale):
        boxes = (*zone.boxes[:-1], (*zone.boxes[-1][:2], scale))
        shown = replace(scene, zones={**scene.zones, hand: replace(zone, boxes=boxes)})
        told = [facts for what, facts in geometry.faults(shown) if what == "lies-small"]
        return {facts["item"]: facts["size"] for facts in told}

    assert small(0.34) == {}
    assert small(0.25)["R9"] == 9.0


@pytest.mark.parametrize(
    ("name", "leads"), [("mopsen", ["plate1", "plate2"]), ("mogel_motte", ["plate0"])]
)
def test_who_leads_after_a_round_is_marked(name: str, leads: list[str]) -> None:
    """The most points lead in one game, the fewest minus points in the other."""
    state = mops.game(name, players=3).position("phase round_over; round 1; scores 5 9 9")
    marks = look_of(name).scene(state).marks
    assert [key for key, mark in marks.items() if mark.tag.id == "mark-leads"] == leads


@pytest.mark.parametrize("name", mops.games())
def test_a_table_has_a_wide_a_middle_and_a_narrow_shape(name: str) -> None:
    """Beside or above the words it fits on a screen: 680 pixels in a notebook, a phone's width by its half."""
    look, players = look_of(name), facts_of(name).PLAYERS
    for number in players:
        shapes = look.scene(mops.game(name, players=number).start(seed=1)).shapes
        # a phone that is held upright has room for one more, as wide as its screen
        assert [width for width, _ in shapes] in ([790, 540, 400], [790, 540, 400, 400]), name
        highest = zip((600, 580, 540, 660), shapes, strict=False)
        assert all(height <= most for most, (_, height) in highest), (name, number)
