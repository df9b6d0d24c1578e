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


BELOW, ABOVE = "M143 317Q298 372 452 319", "M143 283Q298 228 452 281"
"""How arrows run between (100, 300) and (500, 300): cards are 80 wide, so they leave at 143, 3 from the edge. Their
heads go on for 4.5. The whole way is 400 long and bulges by 90, to one side or the other."""


def test_an_arrow_runs_from_edge_to_edge_and_bulges():
    path, _ = arc(table(a=(100, 300), b=(500, 300)), Arrow("a", "b", "moves"), 0, 0)
    assert path == BELOW
    # half as large, 200 long, it bulges by a quarter of that
    path, _ = arc(table(a=(100, 300), b=(500, 300)), Arrow("a", "b", "moves"), 1, 0)
    assert path.startswith("M73 160Q148 189 22") and path.endswith(" 162")  # it ends at 222.5


def hands(**items: Item):
    """Two hands: one card at (300, 100), and two whose upper edges are at 344."""
    zones = {
        "one": Zone(msg("game-name"), "hand", ((250, 50, 1), (0, 0, 1)), (100, 100), 0),
        "two": Zone(msg("game-name"), "hand", ((100, 300, 1), (0, 0, 1)), (400, 200), 1),
    }
    cards = {"x": ("one", 50, 50, 0), "y": ("two", 40, 100, 0), "z": ("two", 360, 100, 1)}
    lying = {key: Item("card", *where, face="R1") for key, where in cards.items()}
    return replace(table(), zones=zones, items=lying | items)


def test_an_arrow_leads_to_the_edge_of_a_hand_and_covers_no_card_of_it():
    path, _ = arc(hands(), Arrow("one", "two", "moves"), 0, 0)
    # from (300, 100) straight down to (300, 400); 300 long, it bulges by a quarter
    assert path == "M276 159Q249 248 275 336"


def test_an_arrow_to_a_fan_ends_where_its_cards_begin_there():
    higher = Item("card", "two", 360, 70, 1, face="R1")  # its upper edge is at 314
    path, _ = arc(hands(z=higher), Arrow("one", "two", "moves"), 0, 0)
    assert path.split()[-1] == "336"  # the arrow comes beside it
    middle = Item("card", "two", 200, 70, 1, face="R1")
    path, _ = arc(hands(new=middle), Arrow("one", "two", "moves"), 0, 0)
    assert path.split()[-1] in ("306", "307")


def test_an_arrow_to_a_hand_ends_at_the_name_of_whose_it_is_where_it_comes_there_first():
    scene = hands()
    seated = {key: replace(zone, seat=key == "two") for key, zone in scene.zones.items()}
    name = Item("plate", "two", 200, 20, text=msg("seat-name", player=1), seat=1)
    scene = replace(scene, zones=seated, items=scene.items | {"name": name})
    path, _ = arc(scene, Arrow("one", "two", "moves"), 0, 0)
    # a name is 28.6 high: its upper edge is at 305.7
    assert path.split()[-1] == "298"


def test_an_arrow_to_a_card_in_a_hand_leads_to_what_is_seen_of_it():
    over = Item(
        "card", "two", 60, 100, 1, face="R1"
    )  # 20 to the right of the one that is meant, over it
    path, _ = arc(hands(z=over), Arrow("x", "y", "moves"), 0, 0)
    x, y = (float(number) for number in path.split()[-2:])
    assert 100 - 8 <= x <= 120 + 8 and 336 <= y <= 337


@pytest.mark.parametrize("came", ["y", "z"])
def test_an_arrow_to_a_hand_leads_to_the_card_that_just_came_there(came: str):
    """They lie from 100 to 180 and from 420 to 500, their upper edges at 344."""
    scene = hands()
    scene = replace(scene, items=scene.items | {came: replace(scene.items[came], was="x")})
    path, _ = arc(scene, Arrow("one", "two", "moves"), 0, 0)
    x, y = (float(number) for number in path.split()[-2:])
    left, right = (100, 180) if came == "y" else (420, 500)
    assert left <= x <= right and y in (336, 337)


def test_an_arrow_to_a_card_of_a_fan_ends_above_it_and_on_no_neighbour():
    beside = {f"n{at}": Item("card", "two", at, 100, at, face="R1") for at in range(80, 360, 40)}
    scene = hands(**beside)
    over = replace(scene.items["z"], n=400)
    path, _ = arc(
        replace(scene, items=scene.items | {"z": over}), Arrow("x", "n200", "moves"), 0, 0
    )
    x, y = (float(number) for number in path.split()[-2:])
    # the next card lies over it from 300 on
    assert 260 - 8 <= x <= 300 + 8 and y in (336, 337)


def test_where_too_little_is_seen_of_cards_an_arrow_leads_to_the_hand():
    close = {f"n{at}": Item("card", "two", at, 100, at, face="R1") for at in range(50, 360, 10)}
    scene = hands(**close)
    came = replace(scene.items["n50"], was="x")
    drawn = [
        arc(one, Arrow("one", "two", "moves"), 0, 0)
        for one in (scene, replace(scene, items=scene.items | {"n50": came}))
    ]
    assert drawn[0] == drawn[1]


def test_an_arrow_to_a_hand_ends_before_the_flags_above_its_cards_and_runs_round_others():
    scene = hands(new=Item("card", "two", 200, 60, face="R1"))  # with its flag from 280 to 302
    scene = replace(scene, marks={"new": Mark("active", msg("news-new"))})
    path, _ = arc(scene, Arrow("one", "two", "moves"), 0, 0)
    assert path.split()[-1] == "272"
    flagged = table(a=(100, 300), b=(500, 300), c=(300, 420))  # the flag is where the arc would run
    assert arc(flagged, Arrow("a", "b", "moves"), 0, 0).path == BELOW
    flagged = replace(flagged, marks={"c": Mark("active", msg("news-new"))})
    assert arc(flagged, Arrow("a", "b", "moves"), 0, 0).path == ABOVE


def test_an_arrow_between_neighbours_is_left_out():
    # 20 lie between them, and with what both ends take an arrow would be 9.5 long
    assert arc(table(a=(100, 300), b=(200, 300)), Arrow("a", "b", "moves"), 0, 0) is None


def test_words_stand_beside_the_middle_of_an_arc_and_make_way():
    # the arc is 45 below the straight line in its middle; words stand 12 beyond it
    free = arc(table(a=(100, 300), b=(500, 300)), Arrow("a", "b", "moves"), 0, 4)
    assert free.label == (298, 361)
    full = arc(table(a=(100, 300), b=(500, 300), c=(300, 345)), Arrow("a", "b", "moves"), 0, 4)
    (x, y) = full.label
    # half of the card and half of the words, which take 27 by 15
    assert abs(x - 300) >= 53 or abs(y - 4 - 345) >= 63


def test_an_arrow_and_its_words_make_way_for_what_is_written_on_a_thing_without_a_name() -> None:
    """As the numbers of fields are."""
    scene = table(a=(100, 300), b=(500, 300))
    face = next(key for key, face in scene.kit.faces.items() if face.label is None and face.h > 20)
    number = Item("thing", "all", 300, 357, face=face, text=10)
    scene = replace(scene, items=scene.items | {"number": number})
    path, (_, y) = arc(scene, Arrow("a", "b", "moves"), 0, 4)
    assert path == ABOVE and y < 300


def test_an_arrow_runs_round_a_name():
    scene = table(a=(100, 300), b=(500, 300))
    name = Item("plate", "all", 300, 345, text=msg("seat-name", player=0))
    # the arc would run through it 45 below the line
    scene = replace(scene, items=scene.items | {"plate": name})
    assert arc(scene, Arrow("a", "b", "moves"), 0, 0).path == ABOVE


def test_an_arrow_runs_round_a_card_but_rather_over_it_than_over_a_name():
    # on its usual way, 45 below the line, lies a card
    scene = table(a=(100, 300), b=(500, 300), c=(300, 340))
    assert arc(scene, Arrow("a", "b", "moves"), 0, 0).path == ABOVE
    # below lie cards wherever it may bulge, and above names: it runs over cards
    scene = table(a=(100, 300), b=(500, 300), c=(300, 340), d=(300, 440))
    names = {
        f"name{y}": Item("plate", "all", 300, y, text=msg("seat-name", player=0))
        for y in (275, 250, 219, 183)
    }
    path, _ = arc(replace(scene, items=scene.items | names), Arrow("a", "b", "moves"), 0, 0)
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
        scene = table(a=(edge, 200), b=(edge, 420), **full)
        _, (middle, _) = arc(scene, Arrow("a", "b", "moves", msg("game-name")), 0, letters)
        assert half + 8 <= middle <= 790 - half - 8


def test_a_way_that_was_measured_before_is_measured_again_once_something_lies_elsewhere():
    ways, arrow = Ways(lambda _: 9), Arrow("a", "b", "moves", via=("c",))
    for places in ({"b": (500, 300)}, {"b": (500, 300)}, {"b": (600, 200)}):
        scene = table(a=(100, 300), c=(300, 250), **places)
        assert ways.of(scene, arrow, 0) == [arc(scene, arrow, shape, 0) for shape in (0, 1)]
