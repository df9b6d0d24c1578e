"""What a layout keeps beside its tiles, held against a slow twin that tries everything."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.mops_royal.layout import Laid, Layout
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.tiles import TILES, Place
from tests.games.mops_royal import brute

READINGS: list[dict[str, Any]] = [
    {},
    {"patterns": "basic"},
    {"grid": "line"},
    {"grid": "line", "patterns": "basic"},
]


def twin(layout: Layout) -> brute.Layout:
    return brute.sheet(list(layout.rows()), *layout.box[:2])


def at(place: Place) -> complex:
    return complex(place[1], place[0])


def grown(options: RoyalOptions, rng: Random, kin: bool) -> list[Layout]:
    """Lay tiles one after the other, and turn some; with `kin` in an order that makes groups."""
    tiles = list(TILES) if kin else rng.sample(TILES, 36)
    found = [Layout(options, {(rng.randrange(9), rng.randrange(9)): Laid(tiles.pop())})]
    while free := found[-1].free:
        place = min(free, key=lambda at: abs(at[0]) + abs(at[1])) if kin else rng.choice(free)
        found.append(found[-1].with_tile(place, tiles.pop()))
        if found[-1].scorings and rng.random() < 0.4:
            found.append(found[-1].turn_over(rng.choice(found[-1].scorings).flip))
        turned = found[-1].turned()
        if turned and len(tiles) > 25 and rng.random() < 0.2:
            found.append(found[-1].cover(rng.choice(turned), tiles.pop()))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("reading", READINGS, ids=str)
def test_places_and_scorings_are_those_of_the_twin(reading: dict[str, Any]) -> None:
    options = RoyalOptions(**reading)
    rng = Random(str(reading))
    scored = 0
    for number in range(6):
        for layout in grown(options, rng, kin=number % 2 == 0):
            sheet = twin(layout)
            if not layout.full:
                assert {at(place) for place in layout.free} == brute.places(sheet, options.grid)
            found = [(s.pattern, frozenset(map(at, s.cells)), at(s.flip)) for s in layout.scorings]
            assert len(set(found)) == len(found)
            assert set(found) == brute.scorings(sheet, str(options.patterns))
            scored += len(found)
    assert scored > 100


@pytest.mark.parametrize("partial", [True, False])
@pytest.mark.parametrize("reading", READINGS[:3], ids=str)
def test_what_is_kept_is_what_would_be_found_anew(reading: dict[str, Any], partial: bool) -> None:
    options = RoyalOptions(**reading, partial_groups=partial)
    rng = Random(5)
    for number in range(20):
        for layout in grown(options, rng, kin=number % 2 == 0):
            anew = Layout(options, dict(layout))
            assert anew == layout and hash(anew) == hash(layout)
            for kept in ("free", "scorings", "scorable", "names", "full"):
                assert getattr(anew, kept) == getattr(layout, kept)
            assert (anew.box, anew.rows()) == (layout.box, layout.rows())
            assert anew.face_up() == layout.face_up() and anew.turned() == layout.turned()


@pytest.mark.parametrize("grid", ["box", "line"])
def test_below_25_tiles_there_is_always_a_place(grid: str) -> None:
    rng = Random(grid)
    for _ in range(300):
        layout = grown(RoyalOptions(grid=grid), rng, kin=False)[-1]
        assert len(layout) == 25 and layout.full


def test_a_layout_is_a_value() -> None:
    options = RoyalOptions()
    one = Layout(options, {(0, 0): Laid("A2"), (0, 1): Laid("A3", True, ("C1",))})
    two = Layout(options, {(0, 1): Laid("A3", True, ("C1",)), (0, 0): Laid("A2")})
    assert one == two and len({one, two}) == 1 and list(one) == list(two) == [(0, 0), (0, 1)]
    assert one != one.with_tile((1, 0), "B2") and len(one) == 2
    assert one != {(0, 0): Laid("A2")}
    assert (0, 2) not in one and one.get((0, 2)) is None
    with pytest.raises(KeyError):
        one[0, 2]
    assert one.rows() == ("A2 A3-/C1",) and repr(one) == "<Layout A2 A3-/C1>"


def test_moving_a_layout_moves_everything() -> None:
    game = mops.game("mops_royal")
    here = game.position("boards A2 A3, .. A4 / B3; tile A5")
    there = game.position("boards A2 A3, .. A4 / B3; origins -3,7; tile A5")
    moved = [(row - 3, column + 7) for row, column in here.boards[0].free]
    assert list(there.boards[0].free) == moved
    assert here.boards[0] != there.boards[0]
    assert str(there) == "2 players; boards A2 A3, .. A4 / B3; origins -3,7 0,0; tile A5"
