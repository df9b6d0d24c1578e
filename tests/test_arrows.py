"""Arrows run between what they join, and neither their words nor bowls lie on anything that is read."""

from __future__ import annotations

from dataclasses import replace

import pytest

import mopsbook as mops
from mopsbook.games.mopsen import look
from mopsbook.show.arrows import Ways, arc
from mopsbook.show.scene import Arrow, Item, Mark, Zone, msg
from mopsbook.testing.geometry import faults

GAME = mops.game("mopsen", players=3)
EMPTY = replace(look.scene(GAME.position("hands B1 / B2 / B3")), items={}, zones={}, marks={})


def table(**items: tuple[float, float]):
    """A table of 790 by 560 with a card at each place, and an arrow from `a` to `b`."""
    zone = Zone(msg("game-name"), "table", ((0, 0, 1), (0, 0, 0.5)), (790, 560), 0)
    cards = {key: Item("card", "all", x, y, face="R1") for key, (x, y) in items.items()}
    return replace(EMPTY, zones={"all": zone}, items=cards, shapes=((790, 560), (400, 300)))


def test_an_arrow_keeps_away_from_the_middles_of_its_ends_and_bulges():
    # cards are 112 high, so the arrow leaves 58 from the middle; 400 long, it bulges by 90 at most
    path, _ = arc(table(a=(100, 300), b=(500, 300)), Arrow("a", "b", "moves"), False, 0)
    assert path == "M153 324Q300 390 447 324"
    # half as large, 38 are left, and it bulges by a quarter of 200
    path, _ = arc(table(a=(100, 300), b=(500, 300)), Arrow("a", "b", "moves"), True, 0)
    assert path == "M78 164Q150 200 222 164"


def test_an_arrow_leads_to_the_edge_of_a_hand_and_covers_no_card_of_it():
    # from (300, 100) straight down to hands 400 wide and 200 high round (300, 400): their upper edge is at 300
    zones = {
        "one": Zone(msg("game-name"), "hand", ((250, 50, 1), (0, 0, 1)), (100, 100), 0),
        "two": Zone(msg("game-name"), "hand", ((100, 300, 1), (0, 0, 1)), (400, 200), 1),
    }
    path, _ = arc(replace(table(), zones=zones), Arrow("one", "two", "moves"), 0, 0)
    # 150 long, it bulges by a quarter, and begins and ends 3 away from the edges
    assert path == "M299 153Q262 225 299 297"


def test_an_arrow_to_a_hand_ends_before_the_flags_above_its_cards_and_runs_round_others():
    zones = {
        "one": Zone(msg("game-name"), "hand", ((250, 20, 1), (0, 0, 1)), (100, 100), 0),
        "two": Zone(msg("game-name"), "hand", ((100, 300, 1), (0, 0, 1)), (400, 200), 1),
    }
    new = Item("card", "two", 200, 60, face="R1")  # with its flag from 272 to 302
    scene = replace(
        table(), zones=zones, items={"new": new}, marks={"new": Mark("active", msg("news-new"))}
    )
    path, _ = arc(scene, Arrow("one", "two", "moves"), 0, 0)
    assert int(path.split()[-1]) <= 270
    flagged = table(a=(100, 300), b=(500, 300), c=(300, 420))  # the flag is where the arc would run
    flagged = replace(flagged, marks={"c": Mark("active", msg("news-new"))})
    assert arc(table(a=(100, 300), b=(500, 300), c=(300, 420)), Arrow("a", "b", "moves"), 0, 0)[
        0
    ].startswith("M153 324")
    path, _ = arc(flagged, Arrow("a", "b", "moves"), 0, 0)
    assert path.startswith("M153 276")


def test_an_arrow_between_neighbours_is_left_out():
    assert arc(table(a=(100, 300), b=(215, 300)), Arrow("a", "b", "moves"), False, 0) is None


def test_words_stand_beside_the_middle_of_an_arc_and_make_way():
    # the arc is 45 below the straight line in its middle; words stand 12 beyond it
    free = arc(table(a=(100, 300), b=(500, 300)), Arrow("a", "b", "moves"), False, 4)
    assert free.label == (300, 361)
    full = arc(table(a=(100, 300), b=(500, 300), c=(300, 345)), Arrow("a", "b", "moves"), False, 4)
    (x, y) = full.label
    # half of the card and half of the words, which take 27 by 15
    assert abs(x - 300) >= 53 or abs(y - 4 - 345) >= 63


def test_words_make_way_for_what_is_written_on_a_thing_without_a_name() -> None:
    """As the numbers of fields are."""
    scene = table(a=(100, 300), b=(500, 300))
    face = next(key for key, face in scene.kit.faces.items() if face.label is None and face.h > 20)
    number = Item("thing", "all", 300, 357, face=face, text=10)
    scene = replace(scene, items=scene.items | {"number": number})
    assert arc(scene, Arrow("a", "b", "moves"), 0, 4).label != (300, 361)


def test_an_arrow_runs_round_a_name():
    scene = table(a=(100, 300), b=(500, 300))
    name = Item("plate", "all", 300, 345, text=msg("seat-name", player=0))
    zone = scene.zones["all"]
    # the name takes its zone's width; the arc would run through it 45 below the line
    scene = replace(scene, items=scene.items | {"plate": name}, zones={"all": zone})
    path, _ = arc(scene, Arrow("a", "b", "moves"), False, 0)
    assert path == "M153 276Q300 210 447 276"


def test_an_arrow_runs_round_a_card_but_rather_over_it_than_over_a_name():
    # on its usual way, 45 below the line, lies a card
    scene = table(a=(100, 300), b=(500, 300), c=(300, 340))
    path, _ = arc(scene, Arrow("a", "b", "moves"), False, 0)
    assert path == "M153 276Q300 210 447 276"
    # with a name above the line it stays below
    name = Item("plate", "all", 300, 268, text=msg("seat-name", player=0))
    scene = replace(scene, items=scene.items | {"plate": name})
    path, _ = arc(scene, Arrow("a", "b", "moves"), False, 0)
    assert int(path.split()[1].split("Q")[0]) > 300


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_name_lies_under_a_bowl_or_a_hand(players):
    """Each at its largest: eight cards in hands and bowls, and a name that fills its plate."""
    game = mops.game("mopsen", players=players)
    start = game.start(seed=1)
    bowls = " / ".join(" ".join(hand) for hand in start.hands)
    full = game.position(f"phase round_over; round 1; bowls {bowls}")
    for position in (start, game.observe(start, 0), full):
        assert faults(look.scene(position, seat=0)) == []


def test_long_words_beside_an_arrow_at_the_edge_rather_cover_cards_than_leave_the_table():
    full = {f"c{x}.{y}": (x, y) for x in range(90, 790, 100) for y in range(60, 560, 100)}
    letters = 15
    half = letters * 7.8 / 2  # bold letters of 13 units are 7.8 wide
    for edge in (30, 760):
        scene = table(a=(edge, 200), b=(edge, 330), **full)
        _, (middle, _) = arc(scene, Arrow("a", "b", "moves", msg("game-name")), 0, letters)
        assert half + 8 <= middle <= 790 - half - 8


def test_a_way_that_was_measured_before_is_measured_again_once_something_lies_elsewhere():
    ways, arrow = Ways(), Arrow("a", "b", "moves", via=("c",))
    for places in ({"b": (500, 300)}, {"b": (500, 300)}, {"b": (600, 200)}):
        scene = table(a=(100, 300), c=(300, 250), **places)
        assert ways.of(scene, arrow, 0) == [arc(scene, arrow, shape, 0) for shape in (0, 1)]
    # a flag on a card brings the edge of its hand from 300 to 270, nearer to (300, 220) than an arrow can be
    hand = Zone(msg("game-name"), "hand", ((100, 300, 1), (0, 0, 1)), (400, 200), 1)
    new = Item("card", "hand", 200, 60, face="R1")
    scene = table(a=(300, 220), c=(400, 250))
    scene = replace(scene, zones={**scene.zones, "hand": hand}, items={**scene.items, "new": new})
    flagged = replace(scene, marks={"new": Mark("active", msg("news-new"))})
    arrow = Arrow("a", "hand", "moves", via=("c",))
    assert ways.of(scene, arrow, 0)[0] is not None and ways.of(flagged, arrow, 0)[0] is None
