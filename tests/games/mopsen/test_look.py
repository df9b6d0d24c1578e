"""What is to be seen of a game of Mopsen: cards, marks, arrows, notes, sheets and chapters."""

from __future__ import annotations

import re
from itertools import combinations, pairwise

import pytest

import mopsbook as mops
from mopsbook.games.mopsen import look
from mopsbook.show import layout
from mopsbook.show.look import in_parts, tell
from mopsbook.show.pictures import Picture
from mopsbook.show.scene import NARROW, WIDE, msg
from mopsbook.show.sentences import MATTERS, TURN
from mopsbook.testing import geometry
from mopsbook.testing.geometry import apart, edges
from tests.games.mopsen.scenes import PLAYERS, STATES, TRACES, pinching


def in_trick(scene):
    return {key for key, item in scene.items.items() if item.zone == "trick"}


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


def test_a_trick_is_looked_at_before_anything_comes_of_it():
    _, step = pinching()
    first, second = in_parts([step])
    scene = look.scene(first.after, first)
    assert in_trick(scene) == {"R9", "R14", "B3", "R2"}
    assert {key: (mark.kind, mark.tag.id) for key, mark in scene.marks.items()} == {
        "B3": ("wins", "mark-wins"), "R2": ("lowest", "mark-lowest"),
    }  # fmt: skip
    assert [scene.items[f"dish{seat}"].text for seat in range(4)] == [5, 5, 5, 5]
    assert scene.items["plate3"].say.facts["now"] == 7  # an empty bowl and two cards
    assert scene.title[-1].id == "title-led"  # and nobody's turn
    assert first.after.pecking == ("B", "Y", "C", "R")
    assert [event.kind for event in first.events] == ["follow", "trick-won", "covers-bowl"]
    assert second.after == step.after
    assert (*first.events, *second.events) == step.events
    told = tell((first, second), None)
    assert [one.notes[-1].ends for one in told] == [MATTERS, TURN]
    assert told[1].notes[-1].lesson
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
    assert scenes[0].title[-1] == msg("title-trick", trick=3)  # and there comes no fourth


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
    assert (arrow.start, arrow.end, arrow.kind) == ("place1", "R9", "takes")
    scene = look.scene(game.observe(after.after, 2), after)
    (arrow,) = scene.arrows
    assert (arrow.start, arrow.end) == ("place1", "hand0")
    # from the place where the card lay, which is empty now
    lay, before = scene.items["place1"], look.scene(game.observe(step.after, 2)).items["R9"]
    assert (lay.face, lay.zone, lay.x, lay.y) == ("gap", "trick", before.x, before.y)


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
    # what was told when the trick was complete is not told again
    assert look.story(game.play(step.after, "0 pinch R9"))[0].steps == ()


def test_a_private_note_has_a_sentence_for_the_others():
    game = mops.game("mopsen", players=3)
    state = game.start(seed=4)
    cards = state.hands[1][:2]
    step = game.play(state, f"1 redraw {' '.join(cards)}")
    (note,) = look.story(step)
    (mine,), (theirs,) = look.story(step, 1), look.story(step, 0)
    assert mine == note
    assert theirs.text.facts == {"player": 1, "count": 2}


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


@pytest.mark.parametrize("count", range(1, 7))
def test_the_numbers_of_up_to_six_cards_in_a_bowl_are_seen(count: int) -> None:
    """They are written from 7 to 41 and from 9 to 35 from the upper left corner of a card of 80 by 112."""
    cards = [f"R{number}" for number in range(16, 16 - count, -1)]
    state = mops.game("mopsen", players=3).position(
        f"hands B1 / B2 / B3; bowls {' '.join(cards)} / - / -"
    )
    lying = [look.scene(state).items[card] for card in cards]
    assert [item.n for item in lying] == [*range(count)]  # the later ones lie above
    for place, item in enumerate(lying):
        left, top = item.x - 40, item.y - 56
        for other in lying[place + 1 :]:
            beyond_left, beyond_top = other.x - 40, other.y - 56
            beside = beyond_left >= left + 41 or beyond_left + 80 <= left + 7
            below = beyond_top >= top + 35 or beyond_top + 112 <= top + 9
            assert beside or below, (item, other)
