"""The table of Mogel-Motte: what is seen, and what nobody may see."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from typing import Any
from xml.etree import ElementTree

import pytest

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.games.mogel_motte import look
from mopsbook.games.mogel_motte.cards import FILL, KINDS, VALUES
from mopsbook.games.mogel_motte.haste import Signs
from mopsbook.games.mogel_motte.look.faces import FITS, STRONG, kit
from mopsbook.games.mogel_motte.look.places import PLANS, UNDER
from mopsbook.games.mogel_motte.moves import Cheat, LetGo
from mopsbook.show import wire
from mopsbook.show.cards import CARD
from mopsbook.show.look import OWN, story_of, tell
from mopsbook.show.packing import unpack
from mopsbook.show.pictures import Recording
from mopsbook.show.scene import NARROW, WIDE, Scene
from mopsbook.show.svg import as_svg
from mopsbook.teach.words import Teller, languages
from mopsbook.testing.geometry import edges, faults
from tests.games.mogel_motte.staged import GAME, GAMES, HANDS, start, steps, wild
from tests.tables import picks

LANGUAGES = languages("mogel_motte")


def seen(step: Any, seat: int, draft: tuple[str, ...] = ()) -> Scene:
    return look.scene(GAME.observe(step.after, seat), step, draft, seat)


# what is seen


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_nothing_lies_badly_wherever_the_guard_looks(game: Game[Any, Any]) -> None:
    made = wild(game)
    for step in made[::12] + made[-1:]:
        watched = (step.after.guard + 1) % game.players
        for seat, view in ((None, step.after), (1, game.observe(step.after, 1))):
            scene = look.scene(view, step, (), seat, Signs(gaze=watched))
            assert faults(scene) == []


@pytest.mark.parametrize("game", GAMES[:3], ids=str)
def test_large_hands_have_room(game: Game[Any, Any]) -> None:
    crowded = max((step.after for step in wild(game)), key=lambda s: sorted(map(len, s.hands))[-2:])
    watched = (crowded.guard + 1) % game.players
    for seat in range(game.players):
        assert (
            faults(look.scene(game.observe(crowded, seat), None, (), seat, Signs(gaze=watched)))
            == []
        )


@pytest.mark.parametrize("players", [3, 4, 5])
def test_of_each_card_beneath_an_ant_number_and_kind_are_in_sight(players: int) -> None:
    game = mops.game("mogel_motte", players=players, ant_pick="choice")
    kinds = [f"{kind}{value}" for kind in "NSQC" for value in VALUES]
    for count in (1, 9, 10, 20):
        pile = " ".join([*kinds[:count], "A4"])
        hands = " / ".join(["N1 N2 N3 N4 N5 M1 M3 M5"] * 2 + ["N1 N2"] * (players - 2))
        state = game.position(
            f"phase ant; turn 2; queue 0 1; discard {pile}; draw N1; hands {hands}"
        )
        scene = look.scene(state)
        assert faults(scene) == []
        for shape in (WIDE, NARROW):
            placed = edges(scene, shape)
            laid = [key for key, item in scene.items.items() if item.zone == "beneath"]
            assert len(laid) == count + 1
            for key, other in combinations(laid, 2):
                (left, top, right, _), (next_left, next_top, _, _) = placed[key], placed[other]
                # the index is in the left half of a card, and its drawing has much of it there
                assert top != next_top or next_left - left >= (right - left) / 2, (count, shape)


def test_values_differ_by_number_colour_and_shape_kinds_by_their_drawing() -> None:
    drawn = kit()
    assert len({*FILL.values()}) == len({*STRONG.values()}) == 5
    for value in VALUES:
        blank = drawn.art[f"value{value}"][1]
        assert f">{value}</text>" in blank and f'"#corners{value}"' in blank
        lamp = drawn.art[f"lamp{value}"][1]
        assert lamp.count("<circle") == value, "a lamp has as many lights as it counts"
        for letter, kind in KINDS.items():
            face = drawn.faces[f"{letter}{value}"]
            assert face.label.facts == {"kind": kind, "value": value}
            own = f'"#lamp{value}"' if kind == "number" else f'"#{kind}"'
            assert f'"#value{value}"' in face.svg and own in face.svg


@pytest.mark.parametrize(
    ("value", "near"), [(1, (2, 5)), (2, (1, 3)), (3, (2, 4)), (4, (3, 5)), (5, (1, 4))]
)
def test_the_ring_says_what_fits(value: int, near: tuple[int, int]) -> None:
    scene = look.scene(GAME.position(f"discard N{value}; {HANDS}; guard 2; draw N1"))
    ring = scene.items["ring"]
    assert ring.face == f"ring{value}"
    assert ring.say.facts == {"value": value, "lower": near[0], "higher": near[1], "race": False}
    assert len({scene.kit.faces[f"ring{value}"].svg for value in VALUES}) == 5


@pytest.mark.parametrize("sneaks", [False, True])
def test_in_a_race_the_ring_shows_the_same_value_alone(sneaks: bool) -> None:
    race = GAME.play(
        GAME.position("guard 2; discard N3; draw N1; hands C4 N5 / N4 N2 / N1 N2 / N1"), "0 play C4"
    ).after
    scene = look.scene(GAME.play(race, "1 cheat N2").after if sneaks else race)
    ring = scene.items["ring"]
    assert (ring.face, ring.say.facts["race"]) == ("race4", True)
    assert [scene.kit.faces[face].svg.count(FITS) for face in ("race4", "ring4")] == [1, 2]


def test_equal_cards_have_places_of_their_own() -> None:
    scene = look.scene(GAME.observe(start(), 0))
    assert [key for key in scene.items if key.startswith("hand0.N2")] == [
        "hand0.N2.0",
        "hand0.N2.1",
    ]
    assert [key for key in scene.items if key.startswith("hand1")] == ["hand1.0", "hand1.1"]


def test_marks_say_what_fits_and_why_not() -> None:
    marks = look.scene(GAME.observe(start(), 0)).marks
    told = {key: mark.why.id for key, mark in marks.items() if mark.kind == "dim"}
    assert told == {"hand0.N5.0": "hint-adjacent", "hand0.M3.0": "hint-moth-not-laid"}
    assert {key for key, mark in marks.items() if mark.kind == "legal"} == {
        "hand0.N2.0", "hand0.N2.1", "hand0.S4.0", "hand0.Q2.0", "hand0.C4.0", "hand0.A2.0",
    }  # fmt: skip


def test_the_bug_is_with_the_guard_and_its_eyes_with_whom_it_watches() -> None:
    scene = look.scene(GAME.observe(start(), 0), None, (), 0, Signs(gaze=3))
    assert (scene.items["bug"].zone, scene.items["look"].zone) == ("seat2", "seat3")
    assert scene.items["look"].say.facts == {"guard": 2, "player": 3}
    assert scene.arrows == (), "a line from the one to the other would run over names"
    assert "look" not in look.scene(GAME.observe(start(), 0)).items


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_picked_card_covers_no_caption(players) -> None:
    """It is drawn 22 higher, with a frame of 5; a caption is 13 high, and 12 where all is small."""
    plan = PLANS[players]
    for (_, caption, _), (_, top, scale) in zip(
        plan.spots["discard"], plan.seats[0]["hand"], strict=True
    ):
        assert top + (62 - CARD[1] / 2 - 22 - 5) * scale > caption + 13 / 2


def test_cards_come_from_where_they_were() -> None:
    laid, given = steps("0 play S4", "0 give 1 N5")
    was = {key: item.was for key, item in seen(laid, 0).items.items() if item.was}
    assert was == {"discard4": "hand0.S4.0"}
    assert seen(laid, 1).items["discard4"].was == "hand0.4"
    was = {key: item.was for key, item in seen(given, 1).items.items() if item.was}
    assert was == {"hand1.N5.0": "hand0.3"}
    assert seen(given, 0).items["hand1.2"].was == "hand0.N5.0"
    assert [(a.start, a.end) for a in seen(given, 3).arrows] == [("hand0", "hand1")]


def test_an_ant_takes_cards_from_beneath_itself() -> None:
    (ant,) = steps("0 play A2")
    items = look.scene(ant.after, ant).items
    # seat 1 takes N3, seat 2 the spider, seat 3 N2: they were the fourth, third and second card
    assert {key: items[key].was for key in ("hand1.N3.0", "hand2.S1.0", "hand3.N2.0")} == {
        "hand1.N3.0": "discard3", "hand2.S1.0": "discard2", "hand3.N2.0": "discard1",
    }  # fmt: skip
    assert items["discard1"].was == "hand0.A2.0"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_flag_above_a_name_covers_no_hand(players: int) -> None:
    """It is 22 high and up to 120 wide, its middle 24 above that of the name; the own one is below the hand."""
    scene = look.scene(mops.game("mogel_motte", players=players).start(seed=1), seat=0)
    for shape in range(len(scene.shapes)):
        placed = edges(scene, shape)
        cards = [at for key, at in placed.items() if scene.items[key].zone.startswith("hand")]
        for seat in range(1, players):
            left, top, right, bottom = placed[f"plate{seat}"]
            middle, above = (left + right) / 2, (top + bottom) / 2 - 35
            near = [at for at in cards if abs(at[0] + at[2] - 2 * middle) < at[2] - at[0] + 120]
            near = [at for at in near if at[1] < bottom]
            assert all(at[3] <= above + 1.5 for at in near), (seat, shape)


def test_hands_come_down_in_their_order_and_the_slowest_is_told() -> None:
    step = steps("0 play Q2", "slap 1 3 2")[-1]
    scene = seen(step, 0)
    assert {key: item.text for key, item in scene.items.items() if item.zone == "slap"} == {
        "slap1": 1, "slap3": 2, "slap2": 3,
    }  # fmt: skip
    assert scene.marks["plate2"].tag.id == "mark-slowest"
    alone = steps("0 play Q2", "slap 2")[-1]
    assert "slap" not in seen(alone, 0).zones, "the order is not known"


def test_the_fastest_card_is_marked() -> None:
    step = steps("0 play C4", "race 1 N4")[-1]
    assert seen(step, 3).marks["discard5"].tag.id == "mark-fastest"


def test_accusations_show_who_and_how_it_came_out() -> None:
    wrong = {"plate1": "mark-accused", "plate2": "mark-wrong"}
    for moves, tags in (
        (("0 cheat M3", "2 accuse 0"), {"plate0": "mark-caught"}),
        (("0 cheat M3", "2 accuse 1"), wrong),
        (("2 accuse 1",), wrong),
    ):
        scene = seen(steps(*moves)[-1], 3)
        found = {
            key: mark.tag.id for key, mark in scene.marks.items() if key[:5] == "plate" and mark.tag
        }
        assert found == tags and not scene.arrows, "an arrow would lie over cards and values"


def test_the_sheet_counts_minus_points_and_the_fewest_win() -> None:
    assert look.scene(start()).sheet is None
    over = GAME.position("phase game_over; scores 4 0 9 1 / 0 4 9 1 / 2 2 0 1 / 0 1 0 0; guard 1")
    sheet = look.scene(over).sheet
    assert [row.cells[-1] for row in sheet.rows] == ["−6", "−7", "−18", "−3"]
    assert sheet.result.facts == {"players": (3,), "points": 3, "shared": False}
    assert look.scene(over).marks["plate3"].tag.id == "mark-wins"
    # everybody else reads the own place
    prompts = (look.offers(over, seat=seat).prompt for seat in (0, 1, 2, 3, None))
    assert [prompt.text.facts["place"] for prompt in prompts] == [2, 3, 4, 0, 0]


def test_what_ends_a_round_is_seen_before_the_hands_lie_open() -> None:
    """Anna lays her last card: that is seen first, and nothing of a hand but its size; then all is counted."""
    at = GAME.position("guard 2; scores 0 7 0 0; discard N3; draw N1; hands N2 / N4 S1 / N1 / M5")
    last, counted = look.parts(GAME.play(at, "0 play N2"))
    names = []
    for one in (last, counted):
        scene = look.scene(GAME.observe(one.after, 0), one, seat=0)
        faces = [scene.items[key].face for key in scene.items if key.startswith("hand")]
        assert (faces, scene.sheet is None) == (
            ([None] * 4, True) if one is last else (["N4", "S1", "N1", "M5"], False)
        )
        texts = (scene.items[f"plate{seat}"].text for seat in (0, 1))
        names.append([Teller("mogel_motte", "en").tell(text.id, text.facts) for text in texts])
    assert names == [
        ["Anna · 0 cards · 0 pts", "Ben · 2 cards · −7 pts"],
        ["Anna · 0 points", "Ben · −13 points"],
    ]


# what nobody may see


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_nothing_is_drawn_or_told_of_the_cheats_of_others(game: Game[Any, Any]) -> None:
    cheats = [s for s in wild(game) if isinstance(s.move, Cheat | LetGo)]
    assert cheats
    for step in cheats[::4]:
        cheater = (step.before.attempt or step.after.attempt)[0]
        for seat in {*range(game.players)} - {cheater}:
            view = game.observe(step.after, seat)
            assert story_of(step, seat) == ()
            assert look.scene(view, step, (), seat) == look.scene(view, None, (), seat)
        assert story_of(step, cheater)


def test_which_card_it_is_changes_no_picture_but_the_cheaters() -> None:
    moth, lamp = (steps(f"0 cheat {card}")[-1].after for card in ("M3", "N5"))
    for seat in (1, 2, 3):
        one, other = (look.scene(GAME.observe(s, seat), None, (), seat) for s in (moth, lamp))
        assert one == other
        assert one.items["attempt"].face is None
        drawn = [key for key, item in one.items.items() if item.zone == "hand0"]
        assert len(drawn) == len(GAME.observe(moth, seat).hands[0]) - 1  # one is on its way
        gone = (GAME.play(s, "2 let go").after for s in (moth, lamp))
        one, other = (look.scene(GAME.observe(s, seat), None, (), seat) for s in gone)
        assert one == other
        assert not [key for key in one.items if key.startswith("under")]


def test_a_feint_looks_like_an_attempt() -> None:
    real = GAME.observe(steps("1 cheat N4")[-1].after, 2)
    feint = GAME.observe(start()._replace(phase="attempt", resume="turn", attempt=(1, "?")), 2)
    watched = Signs(gaze=1)
    assert look.scene(real, None, (), 2, watched) == look.scene(feint, None, (), 2, watched)
    assert look.offers(real, (), 2) == look.offers(feint, (), 2)


def test_the_cheater_sees_the_card_slip_under_the_table() -> None:
    began, done = steps("0 cheat M3", "2 let go")
    scene = seen(began, 0)
    assert (scene.items["attempt"].face, scene.items["attempt"].was) == ("M3", "hand0.M3.0")
    words = {key: mark.tag.id for key, mark in scene.marks.items() if mark.tag}
    assert words == {"plate0": "mark-psst"}, "above the card it would cover what is of another seat"
    scene = seen(done, 0)
    assert (scene.items["under0.0"].face, scene.items["under0.0"].was) == ("M3", "attempt")
    assert scene.items["edge"].say.facts == {"player": 0, "count": 1}


def test_a_caught_card_comes_back() -> None:
    step = steps("0 cheat M3", "2 accuse 0")[-1]
    assert seen(step, 0).items["hand0.M3.0"].was == "attempt"
    assert seen(step, 2).items["hand0.7"].was == "attempt"


# words, replays


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_everything_that_is_said_has_its_words(game: Game[Any, Any]) -> None:
    made = wild(game)
    for step in made[::25] + made[-1:]:
        for seat, signs in product(range(game.players), (Signs(pause=True), Signs(quick=True))):
            view = game.observe(step.after, seat)
            for draft in {(), *picks(look.offers(view, (), seat, signs)).values()}:
                possible = look.offers(view, draft, seat, signs)
                scene = look.scene(view, step, draft, seat, signs)
                told = (*story_of(step, seat), possible.prompt)
                frame = wire.Frame(scene, told, possible.on, possible.buttons)
                texts = wire.timeline([frame], rev=0, langs=("en", "de"))["texts"]
                assert all(texts["en"]) and all(texts["de"])


@pytest.mark.slow  # the property of all games stands for it
@pytest.mark.parametrize("players", [3, 5])
def test_a_replay_comes_out_whole_with_its_rounds_and_catches(players: int) -> None:
    trace = mops.record(mops.game("mogel_motte", players=players), seed=3, players="simple")
    told = wire.replay(Recording(trace), langs=("en", "de"))
    frames = unpack(told)
    assert len(frames) == len(trace.moves) + 1 + players, "what ends a round is seen first"
    assert told["seats"] == list(range(players))
    states = trace.states()
    labels = [chapter.label.id for chapter in look.chapters(states)]
    caught = sum(b.guard != a.guard and b.round == a.round for a, b in pairwise(states))
    assert labels.count("title-round") == players
    assert labels.count("title-caught") + labels.count("title-new-guard") == caught
    assert frames[-1]["sheet"]["result"] is not None
    for lang, shape in product(("en", "de"), (WIDE, NARROW)):
        assert ElementTree.fromstring(
            as_svg(look.scene(states[-1]), lang, shape=shape)
        ).tag.endswith("svg")


def test_a_replay_for_one_seat_leaves_out_what_others_cheated_away() -> None:
    trace = mops.record(GAME, start=start(), moves=["0 cheat M3", "2 let go", "0 play N2"])
    frames = unpack(wire.replay(Recording(trace, (1,)), langs=("en",)))
    assert [len(frame["story"]) for frame in frames[1:]] == [1], (
        "not even how many steps there were"
    )
    whole = unpack(wire.replay(Recording(trace), langs=("en",)))
    assert [len(frame["story"]) for frame in whole[1:]] == [1, 1, 1]


@pytest.mark.parametrize(("seat", "waits"), [(0, True), (1, False), (2, False)])
def test_nobody_is_hurried_past_an_accusation(seat: int, waits: bool) -> None:
    """At no pace; whoever is caught waits for the penalty card as well."""
    position = "guard 2; discard N3; draw N1; hands M3 N5 / N4 N1 / N2 N5"
    game, made = mops.game("mogel_motte", players=3), []
    state = game.position(position)
    for move in ("0 cheat M3", "2 accuse 0", "2 penalty N2"):
        made.append(game.play(state, move))
        state = made[-1].after
    assert [one.notes[-1].ends == OWN for one in tell(made[1:], seat)] == [waits, waits]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_edges_of_the_table_keep_off_the_rim_of_the_board(players: int) -> None:
    plan = PLANS[players]
    for seat in plan.seats:
        for (x, y, scale), (width, height) in zip(seat["under"], plan.shapes, strict=True):
            assert x + UNDER[0] * scale <= width - 12, (x, width)
            assert y + UNDER[1] * scale <= height - 12, (y, height)
