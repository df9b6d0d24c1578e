"""Scenes: what is in them, where it lies, and what can be clicked."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

import mopsbook as mops
from mopsbook.games.mopsen import look
from mopsbook.show import layout
from mopsbook.show.arrows import arc
from mopsbook.show.card_table import PLATE, CardTable
from mopsbook.show.look import in_parts, look_of, tell
from mopsbook.show.offers import Pick
from mopsbook.show.pictures import Picture
from mopsbook.show.plan import Fan, Shape, box, plan
from mopsbook.show.scene import MATTERS, NARROW, WIDE, Arrow, msg
from mopsbook.show.svg import as_svg
from mopsbook.testing import geometry
from mopsbook.testing.geometry import apart, edges
from tests.playing import facts_of
from tests.tables import moves

PLAYERS = (3, 4, 5)


def games():
    return [mops.record(mops.game("mopsen", players=n), seed=n) for n in PLAYERS]


TRACES = games()
STATES = [state for trace in TRACES for state in trace.states()[::3]]


# places


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
        look.scene(STATES[0]), shapes=made.shapes, zones=table.zones, items=table.items, marks={},
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


@pytest.mark.parametrize("shape", [WIDE, NARROW])
def test_cards_of_a_trick_do_not_cover_each_other(shape):
    for state in STATES:
        scene = look.scene(state)
        laid = edges(scene, shape)
        apart = [laid[key] for key, item in scene.items.items() if item.zone == "trick"]
        for a, b in combinations(apart, 2):
            assert a[2] <= b[0] + 12 or b[2] <= a[0] + 12 or a[3] <= b[1] or b[3] <= a[1]


@pytest.mark.parametrize("shape", [WIDE, NARROW])
def test_own_cards_are_targets_of_24_pixels(shape):
    for players in PLAYERS:
        state = mops.game("mopsen", players=players).start(seed=1)
        scene = look.scene(state, seat=state.turn)
        scale = scene.zones[f"hand{state.turn}"].boxes[shape][2]
        xs = [scene.items[card].x * scale for card in state.hands[state.turn]]
        assert min(b - a for a, b in pairwise(xs)) >= 24


# what is in a scene


def test_every_card_of_the_table_is_one_item():
    for state in STATES:
        scene = look.scene(state)
        cards = [key for key, item in scene.items.items() if item.kind == "card"]
        assert all(scene.items[card].face == card for card in cards)
        open_ = {c for hand in state.hands for c in hand} | {
            c for bowl in state.bowls for c in bowl
        }
        assert open_ | {card for _, card in state.trick} <= set(cards)


def test_marks_say_what_the_rules_say():
    for trace in TRACES:
        game = trace.game
        for state in trace.states():
            if state.phase != "play":
                continue
            legal = {move.card for move in game.legal(state)}
            marks = look.scene(state).marks
            assert set(marks) == set(state.hands[state.turn])
            assert {card for card, mark in marks.items() if mark.kind == "legal"} == legal
            for card in marks.keys() - legal:
                cited = tuple(v.rule.id for v in game.check(state, f"{state.turn} play {card}"))
                assert (marks[card].kind, marks[card].rules) == ("dim", cited)


def test_a_dimmed_card_says_why():
    s = mops.game("mopsen", players=3).position("trick 0:R6; hands R5 / R2 B9 Y3 C1 / B8")
    marks = look.scene(s).marks
    assert {card: mark.kind for card, mark in marks.items()} == {
        "R2": "legal", "B9": "dim", "Y3": "dim", "C1": "legal",
    }  # fmt: skip
    assert marks["B9"].why.id == "hint-follow-suit"
    assert marks["B9"].rules == ("mopsen.follow-suit",)


def pinching():
    game = mops.game("mopsen", players=4)
    state = game.position(
        "pecking B Y C R; hands R2 B4 / B5 Y6 / R3 B7 / C4 B1; trick 1:R9 2:R14 3:B3"
    )
    return game, game.play(state, "0 play R2")


def in_trick(scene):
    return {key for key, item in scene.items.items() if item.zone == "trick"}


def test_a_trick_is_looked_at_before_anything_comes_of_it():
    _, step = pinching()
    first, second = in_parts([step])
    scene = look.scene(first.after, first)
    assert in_trick(scene) == {"R9", "R14", "B3", "R2"}
    assert {key: (mark.kind, mark.tag.id) for key, mark in scene.marks.items()} == {
        "B3": ("wins", "mark-wins"), "R2": ("lowest", "mark-lowest"),
    }  # fmt: skip
    assert [scene.items[f"dish{seat}"].text for seat in range(4)] == [5, 5, 5, 5]
    assert scene.items["plate3"].text.facts["now"] == 7  # an empty bowl and two cards
    assert scene.title[-1].id == "title-led"  # and nobody's turn
    assert first.after.pecking == ("B", "Y", "C", "R")
    assert [event.kind for event in first.events] == ["follow", "trick-won", "covers-bowl"]
    assert second.after == step.after
    assert (*first.events, *second.events) == step.events
    told = tell((first, second), None)
    assert [one.notes[-1].ends for one in told] == [MATTERS, MATTERS]
    assert list(in_parts([first, second])) == [first, second]


def test_what_ends_a_round_is_looked_at_before_the_points():
    game = mops.game("mopsen", players=3)
    s = game.position(
        "pecking Y C R B; trick 0:R16 1:Y1; bowls - / B12 / R8; hands - / B6 / R3 B4; dealer 2"
    )
    step = game.play(game.play(s, "2 play R3").after, "2 pinch R16")
    first, second = in_parts([step])
    scenes = [look.scene(one.after, one) for one in (first, second)]
    assert [event.kind for event in first.events] == ["pinch"]
    assert second.events[0].kind == "round-end"
    assert [bool(scene.arrows) for scene in scenes] == [True, False]
    assert [scene.sheet is not None for scene in scenes] == [False, True]
    assert scenes[0].items["R16"].zone == "hand2"
    assert scenes[0].title[-1].id == "title-trick"


def test_cards_lie_where_they_are_while_a_pinch_is_due():
    game, step = pinching()
    scene = look.scene(step.after, step)
    assert in_trick(scene) == {"R9", "R14"}
    assert [scene.items[card].zone for card in ("B3", "R2")] == ["bowl3", "discard"]
    assert {key: scene.marks[key].kind for key in ("R9", "R14", "B3", "R2")} == {
        "R9": "legal", "R14": "legal", "B3": "wins", "R2": "lowest",
    }  # fmt: skip
    assert [str(part.id) for part in scene.title] == [
        "game-name", "title-round", "title-trick", "title-led", "title-pinch",
    ]  # fmt: skip
    assert dict(scene.title[3].args) == {"player": 1, "card": "R9"}
    after = game.play(step.after, "0 pinch R14")
    scene = look.scene(after.after, after)
    assert [scene.items[card].zone for card in ("R14", "B3", "R2", "R9")] == [
        "hand0", "bowl3", "discard", "discard",
    ]  # fmt: skip


def test_arrows_tell_what_moved():
    game, step = pinching()
    first, second = (Picture(one.after, told=tell([one], None)).frame() for one in in_parts([step]))
    assert not any(key.startswith("order") for key in first.scene.marks)
    assert (mark := second.scene.marks["orderR"]).kind == "active" and mark.tag.id == "mark-jostle"
    after = game.play(step.after, "0 pinch R9")
    (arrow,) = look.scene(after.after, after).arrows
    assert (arrow.start, arrow.end, arrow.kind) == ("plate1", "R9", "takes")
    (arrow,) = look.scene(game.observe(after.after, 2), after).arrows
    assert (arrow.start, arrow.end) == ("plate1", "hand0")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_of_a_trick_can_be_read(players):
    game = mops.game("mopsen", players=players)
    trick = " ".join(f"{seat}:B{seat + 2}" for seat in range(1, players))
    hands = " / ".join(["B1 R9", *(f"Y{seat + 2}" for seat in range(1, players))])
    step = game.play(game.position(f"pecking B Y C R; trick {trick}; hands {hands}"), "0 play B1")
    first, _ = in_parts([step])
    scene = look.scene(first.after, first)
    for shape in range(3):
        at = edges(scene, shape)
        for one, other in combinations(sorted(in_trick(scene)), 2):
            assert apart(at[one], at[other]), (shape, one, other)
    assert geometry.faults(scene) == []


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


@pytest.mark.parametrize("players", [3, 4, 5])
def test_both_digits_of_a_number_are_seen_in_a_whole_hand(players):
    """Two digits end 41 units from the left edge of a card, and the next card may hide a bit of the second."""
    scene = look.scene(mops.game("mopsen", players=players).start(seed=1))
    for shape in range(len(scene.shapes)):
        for seat in range(players):
            hand = [item for item in scene.items.values() if item.zone == f"hand{seat}"]
            assert len(hand) == 8
            for one, other in pairwise(sorted(scene.at(item, shape) for item in hand)):
                assert (other[0] - one[0]) / one[3] > 37, (shape, seat)


def test_no_arrow_stays_when_the_round_is_over():
    game = mops.game("mopsen", players=3)
    start = "pecking Y C R B; trick 0:R16 1:Y1; bowls - / B12 / R8; hands - / B6 / R3 B4"
    last = game.play(game.play(game.position(start), "2 play R3").after, "2 pinch R16")
    assert last.after.phase == "round_over"
    assert look.scene(last.after, last).arrows == ()


def test_the_three_steps_are_ticked_as_they_happen():
    game, step = pinching()
    note = look.story(step)[-1]
    assert [(tick.text.id, tick.done) for tick in note.steps] == [
        ("step-jostle", True), ("step-leaves", True), ("step-take", False),
    ]  # fmt: skip
    assert set(note.rules) >= {
        "mopsen.lowest-pinches",
        "mopsen.pinch-step-1",
        "mopsen.pinch-step-3",
    }
    note = look.story(game.play(step.after, "0 pinch R9"))[0]
    assert [tick.done for tick in note.steps] == [True, True, True]
    assert note.steps[1].text.facts == {"card": "R2"}


@pytest.mark.parametrize("pinch", ["must", "may"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_last_step_names_the_lowest_card(players, pinch):
    trace = mops.record(mops.game("mopsen", players=players, pinch=pinch), seed=2)
    for before, step in pairwise(trace.steps()):
        if step.before.phase == "pinch":
            lowest = before.after.discard[-1]
            assert look.story(step)[0].steps[1].text.facts == {"card": lowest}


def test_a_private_note_has_a_sentence_for_the_others():
    game = mops.game("mopsen", players=3)
    state = game.start(seed=4)
    cards = state.hands[1][:2]
    step = game.play(state, f"1 redraw {' '.join(cards)}")
    (note,) = look.story(step)
    (mine,), (theirs,) = look.story(step, 1), look.story(step, 0)
    assert mine == note
    assert theirs.text.facts == {"player": 1, "count": 2}


# clicks


def test_every_card_of_the_acting_hand_can_be_clicked():
    phases = set()
    for trace in TRACES:
        for state in trace.states():
            offers = look.offers(state)
            phases.add(state.phase)
            if state.phase == "redraw":
                assert offers.on == {card: Pick((card,)) for card in state.hands[state.turn]}
            elif state.phase == "play":
                assert moves(offers) == {
                    c: f"{state.turn} play {c}" for c in state.hands[state.turn]
                }
    assert phases >= {"redraw", "play"}


def test_in_a_pinch_every_card_of_the_trick_can_be_clicked():
    game, step = pinching()
    made = moves(look.offers(step.after))
    assert {card: made[card] for card in ("R9", "R14", "B3", "R2", "B4")} == {
        "R9": "0 pinch R9", "R14": "0 pinch R14", "B3": "0 pinch B3", "R2": "0 pinch R2",
        "B4": "0 play B4",
    }  # fmt: skip
    scene = look.scene(step.after)
    assert made.keys() <= scene.items.keys()
    for card in ("B3", "R2", "B4"):
        assert scene.marks[card].why is not None
        assert game.check(step.after, made[card])


def test_buttons():
    game, step = pinching()
    first = game.start(seed=1)

    def names(state, draft=()):
        return [(b.id, str(b.intent.move)) for b in look.offers(state, draft).buttons]

    assert names(first) == [("keep", "1 redraw -")]
    picked = first.hands[1][1::-1]
    told = f"1 redraw {' '.join(first.hands[1][:2])}"
    assert names(first, picked) == [("put-away", told), ("keep", "1 redraw -")]
    assert names(step.after) == [("take-R9", "0 pinch R9"), ("take-R14", "0 pinch R14")]
    may = mops.game("mopsen", players=4, pinch="may")
    state = may.position(str(step.after))
    assert names(state)[-1] == ("take-nothing", "0 pinch -")
    over = next(s for s in TRACES[0].states() if s.phase == "round_over")
    assert names(over) == [("next-round", "next round")]
    assert names(TRACES[0].last) == []


def test_picked_cards_and_a_fourth():
    state = mops.game("mopsen").start(seed=1)
    hand = state.hands[1]
    marks = look.scene(state, draft=hand[:3]).marks
    assert [marks[card].kind for card in hand] == ["picked"] * 3 + ["dim"] * 5
    assert marks[hand[3]].rules == ("mopsen.redraw",)
    assert {m.kind for m in look.scene(state, draft=hand[:2]).marks.values()} == {"picked", "legal"}


def test_the_prompt_tells_what_is_to_be_decided():
    _, step = pinching()
    prompt = look.offers(step.after).prompt
    assert prompt.text.id == "prompt-pinch"
    assert "mopsen.pinch-step-3" in prompt.rules


def test_after_a_round_the_own_cards_still_answer():
    trace = TRACES[1]
    over = next(s for s in trace.states() if s.phase == "round_over")
    seat = next(seat for seat, hand in enumerate(over.hands) if hand)
    view = trace.game.observe(over, seat)
    assert moves(look.offers(view, seat=seat)) == {
        card: f"{seat} play {card}" for card in over.hands[seat]
    }


# who sits where


def test_the_viewer_sits_below():
    game = mops.game("mopsen", players=4)
    state = game.start(seed=1)
    assert layout.viewer(state.hands) is None
    for seat in range(4):
        view = game.observe(state, seat)
        scene = look.scene(view)
        assert layout.viewer(view.hands) == seat
        assert scene.items[f"plate{seat}"].tone == "you"
        assert scene.zones[f"hand{seat}"].boxes[WIDE][1] > 350
    assert all(look.scene(state).items[f"plate{seat}"].tone is None for seat in range(4))


def test_the_turn_is_shown_on_a_plate():
    state = mops.game("mopsen").start(seed=1)
    scene = look.scene(state)
    assert (scene.turn, scene.items["plate1"].kind) == ("plate1", "plate")
    assert look.scene(TRACES[0].last).turn is None


def test_the_score_sheet():
    game = mops.game("mopsen", players=3)
    state = game.position("phase game_over; round 3; scores 5 6 7 / 8 9 1 / 7 5 2")
    sheet = look.scene(state).sheet
    assert [row.cells for row in sheet.rows] == [
        ("5", "8", "7", "20"), ("6", "9", "5", "20"), ("7", "1", "2", "10"),
    ]  # fmt: skip
    assert [row.strong for row in sheet.rows] == [True, True, False]
    assert sheet.result.facts == {"players": (0, 1), "points": 20, "shared": True}
    late = look.scene(game.position("phase round_over; round 2; scores 5 6 7")).sheet
    assert [cell.facts for cell in late.head[1:-1]] == [{"round": 2}]
    assert late.result.id == "sheet-leads"


def test_chapters():
    trace = TRACES[1]
    found = look.chapters(trace.states())
    rounds = [c for c in found if c.level == 1]
    assert [c.label.facts["round"] for c in rounds] == [1, 2, 3]
    states = trace.states()
    for chapter in found:
        if chapter.level == 2:
            assert len(states[chapter.at].trick) == 1


@pytest.mark.parametrize("bones", ["bands", "strict", {"pug": [9] * 8 + [0] * 8, "cat": [2] * 8}])
def test_faces_show_the_bones_of_the_table(bones):
    game = mops.game("mopsen", bones=bones)
    kit = look.drawings(game.options)
    for card in ("R1", "Y16", "C8"):
        number = {"bands": (4, 1, 1), "strict": (16, 1, 1)}.get(str(bones), (9, 0, 2))
        shown = number[("R1", "Y16", "C8").index(card)]
        svg = kit.faces[card].svg
        assert kit.faces[card].label.facts["bones"] == shown
        assert (f">{shown}</text>" in svg) == (shown > 4)
        assert (f'"#bones{shown}"' in svg) == (1 <= shown <= 4)
    for face in (*kit.faces.values(), kit.back):
        assert set(re.findall(r'href="#([^"]+)"', face.svg)) <= kit.art.keys()


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
        assert [width for width, _ in shapes] == [790, 540, 400], (name, number)
        assert all(
            height <= most for (_, height), most in zip(shapes, (600, 580, 540), strict=True)
        )
