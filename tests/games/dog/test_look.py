"""The table of Dog: what is seen of a position, of a step, and in a replay."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from math import dist, hypot
from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.dog import look
from mopsbook.games.dog.board import bare
from mopsbook.games.dog.look import places
from mopsbook.games.dog.look.faces import kit
from mopsbook.games.dog.look.turn import Held, Turn
from mopsbook.games.dog.moves import Portion
from mopsbook.show.arrows import arc
from mopsbook.show.look import tell
from mopsbook.show.svg import as_svg
from mopsbook.show.text import as_text
from mopsbook.testing.geometry import faults
from tests.games.dog.boards import SEVENS
from tests.tables import click, positions, sit

DOG = mops.game("dog", players=4)


@pytest.mark.parametrize(("options", "room"), [
    ({"players": 4}, 0.98), ({"players": 6}, 0.98), ({"players": 2, "sections": 6}, 0.98),
    ({"players": 5, "spaces": 24}, 0.98), ({"players": 3, "spaces": 8}, 0.98),
    ({"players": 4, "direction": "counterclockwise"}, 0.98),
])  # fmt: skip
def test_fields_do_not_touch_and_all_is_on_the_canvas(options: dict[str, Any], room: float) -> None:
    game = mops.game("dog", **options)
    scene = look.scene(game.start(seed=1), seat=1)
    crowded = options.get("spaces", 16) > 16  # then the pieces are as small as their fields
    found = [fault for fault in faults(scene) if not (crowded and fault[0] == "lies-small")]
    assert found == []
    for shape in range(len(scene.shapes)):
        scale = scene.zones["board"].boxes[shape][2]
        fields = game.engine.options.board.fields()
        loop = [scene.at(scene.items[f"t{n}"], shape)[:2] for n in fields]
        for (x0, y0), (x1, y1) in pairwise([*loop, loop[0]]):
            assert hypot(x1 - x0, y1 - y0) >= places.FIELD * scale * room


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_lies_in_a_panel_stays_in_it_and_is_not_covered(players: int) -> None:
    """Full hands, a card laid for somebody else, all pieces waiting, and a name of any length."""
    game = mops.game("dog", players=players)
    state = game.start(seed=2)
    while state.phase == "give" and sum(card is not None for card in state.given) < players - 1:
        state = game.apply(state, game.legal(state)[0]).after
    scene = look.scene(state._replace(pieces=((-1,) * len(state.pieces[0]),) * players), seat=0)
    for shape in range(len(scene.shapes)):
        for seat in range(1, players):
            ground = scene.zones[f"panel{seat}"]
            left, top, scale = ground.boxes[shape]
            names, cards, pieces = [], [], []
            for item in scene.items.values():
                face = scene.drawing(item)
                x, y, _, size = scene.at(item, shape)
                if item.zone == f"hand{seat}":
                    w, h = face.w * size, face.h * size
                    cards.append((x - w / 2, y - h / 2, x + w / 2, y + h / 2))
                elif item.zone == f"pieces{seat}":
                    w = h = 25 * size  # what is drawn of the 28 of a piece
                    pieces.append((x - w / 2, y - h / 2, x + w / 2, y + h / 2))
                elif item.zone == f"seat{seat}":
                    w, h = scene.room(item) * size, 28 * size
                    names.append((x - w / 2, y - h / 2, x + w / 2, y + h / 2))
            assert (len(names), len(pieces)) == (1, len(state.pieces[0]))
            for box in (*names, *cards, *pieces):
                assert left <= box[0] and box[2] <= left + ground.size[0] * scale
                assert top <= box[1] and box[3] <= top + ground.size[1] * scale
            x, y = places.panels(state.options, 0)[seat].badge
            x, y, r = left + x * scale, top + y * scale, 8 * scale
            badge = [(x - r, y - r, x + r, y + r)] if state.options.teams else []
            groups = ((a, b) for a, b in combinations((names, cards, pieces, badge), 2))
            for one, other in ((a, b) for first, second in groups for a in first for b in second):
                across = min(one[2], other[2]) - max(one[0], other[0])
                assert across <= 0 or min(one[3], other[3]) - max(one[1], other[1]) <= 0.5


def test_the_viewers_section_is_below_and_the_board_turns_with_it() -> None:
    state = mops.game("dog").start(seed=3)
    for seat, start in enumerate(("t0", "t16", "t32", "t48")):
        scene = look.scene(state, seat=seat)
        assert scene.items[start].y == max(
            item.y for key, item in scene.items.items() if re.fullmatch(r"t\d+", key)
        )
        assert scene.items[f"plate{seat}"].tone == "you"


@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_every_fifth_field_has_its_number_and_arrows_show_the_way(direction: str) -> None:
    scene = look.scene(mops.game("dog", direction=direction).start(seed=1))
    read = {key: item.text for key, item in scene.items.items() if item.face == "number"}
    assert read == {f"t{n}": n for n in range(5, 64, 5)}, "t0 is a start field"
    hints = {key: item.text for key, item in scene.items.items() if item.tone == "hint"}
    starts = {f"t{n}" for n in (0, 16, 32, 48)}
    assert hints == {f"t{n}": n for n in range(64) if f"t{n}" not in {*starts, *read}}
    assert ">60</text>" in as_svg(scene) and ">61</text>" not in as_svg(scene)
    # at the lower edge, beside the own start field, clockwise is to the left
    arrow = scene.items["way0"]
    assert (arrow.face, arrow.r % 360) == ("ahead", 180 if direction == "clockwise" else 0)


def test_a_protected_piece_has_a_sign_and_a_guest_has_none() -> None:
    game = mops.game("dog")
    guarded = look.scene(game.position("pieces t0 / t16 / t40; hands 2"))
    assert {"guard0", "guard1"} == {key for key in guarded.items if key.startswith("guard")}
    guest = look.scene(game.position("pieces t16 / t0; hands 2"))
    assert not [key for key in guest.items if key.startswith("guard")]
    assert "protected" in as_text(guarded)


def test_partners_have_the_same_sign_and_every_colour_its_own_shape() -> None:
    scene = look.scene(mops.game("dog", players=6).start(seed=1))
    signs = [str(scene.items[f"panel{seat}"].face)[-1] for seat in range(6)]
    assert signs == ["1", "2", "3", "1", "2", "3"]
    shapes = {kit().art[f"shape{seat}"][1] for seat in range(6)}
    assert len(shapes) == 6


def test_letters_begin_with_who_is_next_home_and_stay_with_their_pieces() -> None:
    state = mops.game("dog").position(SEVENS)
    pieces = [(0, 60), (0, 5), (0, 201), (0, -1)]
    assert [Turn(state).letter(piece) for piece in pieces] == ["A", "B", "C", "D"]
    begun = Turn(state, (Held("7", 0), Portion(60, 1)))
    assert [begun.letter(piece) for piece in [(0, 1), (0, 5)]] == ["A", "B"]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_piece_keeps_its_letter_for_a_whole_game(players: int) -> None:
    """Who walks, is hit and swapped is followed by what is told, and looked for on the picture."""
    game = mops.game("dog", players=players)
    trace = mops.record(game, seed=4, players="simple")
    stand: dict[tuple[int, str], str] = {}
    for letter in "ABCDE"[: game.engine.options.piece_count]:
        stand |= {(seat, letter): "z" for seat in range(players)}
    for seat, letter in stand if players < 4 else ():
        stand[seat, letter] = f"t{(0, 32)[seat]}" if letter == "A" else "z"  # one has started

    def at(seat: int, field: str, among: str = "ABCDE") -> tuple[int, str]:
        return next(
            one
            for one, there in stand.items()
            if one[0] == seat and there == field and one[1] in among
        )

    hits = swaps = 0
    for step in trace.steps():
        for event in step.events:
            facts, seat = event.facts, event.facts.get("owner", 0)
            rows = zip(step.after.letters[seat], step.after.pieces[seat], strict=True)
            waiting = "".join(letter for letter, field in rows if field == -1)
            if event.kind in ("move", "portion"):
                stand[at(seat, bare(facts["source"]))] = bare(facts["target"])
            elif event.kind in ("hit", "burn"):  # it is told after who has come there
                stand[at(seat, bare(facts["field"]), waiting)] = "z"
                hits += 1
            elif event.kind == "swap":
                one, two = (
                    at(seat, bare(facts["field"])),
                    at(facts["other"], bare(facts["other_field"])),
                )
                stand[one], stand[two] = stand[two], stand[one]
                swaps += 1
            elif event.kind == "start":
                left = "".join(letter for letter in "ABCDE" if letter not in waiting)
                stand[at(seat, "z", left)] = facts["field"]
        scene = look.scene(step.after, step)
        for (seat, letter), field in stand.items():
            place = (
                f"zone{seat}.{'ABCDE'.index(letter)}"
                if field == "z"
                else field
                if field[0] == "t"
                else f"{seat}{field}"
            )
            piece, ground = scene.items[f"{seat}:{letter}"], scene.items[place]
            assert (piece.x, piece.y, piece.others) == (ground.x, ground.y, ground.others)
    assert hits > 1 and swaps > 1


def test_what_a_step_did_is_drawn() -> None:
    game = mops.game("dog")
    step = game.play(game.position(SEVENS), "7 t60>t3")
    scene = look.scene(step.after, step)
    assert [(a.start, a.end, a.kind) for a in scene.arrows] == [
        ("t60", "t3", "moves"), ("t63", "zone1.1", "takes"),
    ]  # fmt: skip
    assert {key for key, mark in scene.marks.items() if mark.kind == "hit"} == {"t63", "1:B"}
    assert scene.items["0:A"].via == ("t61", "t62", "t63", "t0", "t1", "t2")
    twice = game.play(game.position(SEVENS), "7 t60>t62; t62>t3")
    assert look.scene(twice.after, twice).items["0:A"].via == scene.items["0:A"].via
    step = game.play(game.position(SEVENS), "swap t60<>2:t33")
    arrows = {(a.start, a.end) for a in look.scene(step.after, step).arrows}
    assert arrows == {("t60", "t33"), ("t33", "t60")}


def test_what_the_others_did_stays_marked_until_the_next_own_move(tmp_path: Path) -> None:
    game = mops.game("dog")
    start = game.position("pieces t5 / t20 / t33 / t50 t3; hands 2 3 / 4 4 / 5 5 / 6 6")
    table = sit(tmp_path, (0,), start, game, players="simple")
    click(table, "2 t5>t7")
    assert game.actor(table.match.state) == 0
    told = [event for step in table.match.recent for event in step.events]
    moved = {str(event.facts["owner"]) for event in told if event.kind == "move"}
    assert moved == {"0", "1", "2", "3"}
    marks = table.display.pictures[-1].frame().scene.marks
    assert {key[0] for key, mark in marks.items() if mark.kind == "active"} == moved - {"0"}
    click(table, "hand0.3.0")
    marks = table.display.pictures[-1].frame().scene.marks
    assert {key[0] for key, mark in marks.items() if mark.kind == "active"} == moved - {"0"}


def test_a_card_that_came_is_marked_for_its_receiver_alone() -> None:
    game = mops.game("dog")
    steps = mops.record(game, seed=2).steps()
    last = next(s for s in steps if any(event.kind == "receive" for event in s.events))
    came = {e.facts["player"]: e.facts["card"] for e in last.events if e.kind == "receive"}
    assert set(came) == {0, 1, 2, 3}
    for seat, card in came.items():
        partner = (seat + 2) % 4
        got, given = sorted(look.lasting(last, seat).items())
        assert got[0].startswith(f"hand{seat}.{card}.")
        assert (got[1].tag.id, got[1].tag.facts) == ("mark-from", {"giver": partner})
        assert (given[0], given[1].tag.facts) == (f"plate{partner}", {"card": came[partner]})
    assert look.lasting(last) == {}


def test_an_exchange_tells_what_the_seat_gave_and_at_last_what_it_got() -> None:
    game = mops.game("dog")
    s = game.position(
        "phase give; hands 2 3 / 4 5 / 6 8 / 9; given - - - 10; turn 0; starter 3; round 2"
    )
    s = game.play(game.play(s, "give 2").after, "give 4").after
    last = game.play(s, "give 6")
    told = [(note.text.id, note.text.facts) for note in look.story(last, 0)]
    assert told[:2] == [
        ("event-receive", {"player": 2, "card": "2", "giver": 0}),
        ("event-receive", {"player": 0, "card": "6", "giver": 2}),
    ]
    assert [message for message, _ in told[2:]] == ["event-first-play"]
    (one,) = tell([last], 0)
    assert [note.text.facts["card"] for note in one.notes if note.heads] == ["6"]
    assert len(look.story(last)) == 7, "who sees all is told of all"


def test_a_seats_picture_shows_no_card_of_others() -> None:
    game, backs = mops.game("dog"), 0
    for state in positions(game, 8, every=9):
        for seat in range(4):
            scene = look.scene(game.observe(state, seat), seat=seat)
            for key, item in scene.items.items():
                if item.zone.startswith("hand") and item.zone != f"hand{seat}":
                    backs += 1
                    assert item.face is None
                    assert re.fullmatch(r"(hand|given)\d(\.\d+)?", key)
    assert backs > 1000


def test_three_ways_are_told_and_drawn_one_by_one_and_more_are_counted() -> None:
    """A 4 leads from t62 back, on, or home; a joker leads farther."""
    game = mops.game("dog")
    for card, told, drawn in (("4", "can-go", 3), ("joker", "can-go-many", 0)):
        state = game.position(f"turn 0; pieces t62; hands {card}")
        scene = look.scene(state, draft=(Held(card, 0),))
        assert scene.marks["0:A"].why.id == told
        assert len(scene.arrows) == drawn


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_shield_lies_above_every_piece(players: int) -> None:
    state = mops.game("dog", players=players).position("pieces t0 t1; hands 3 / 2")
    scene = look.scene(state)
    guard = scene.zones[scene.items["guard0"].zone]
    others = [scene.zones[one.zone] for key, one in scene.items.items() if key[1:2] == ":"]
    assert len(others) >= 4 * players and all(zone.order < guard.order for zone in others)


def test_who_has_no_cards_while_others_play_is_marked() -> None:
    state = DOG.position("turn 0; pieces t5 / - / - / -; hands 3 / 2 / - / -")
    out = [key for key in look.scene(state).items if key.startswith("out")]
    assert out == ["out2", "out3"]
    # who is out sees that by the own hand
    assert [key for key in look.scene(state, seat=2).items if key.startswith("out")] == ["out3"]
    # between two rounds nobody has any
    ended = DOG.play(
        DOG.position("turn 0; pieces t5 / - / - / -; hands 3 / - / - / -"), "3 t5>t8", seed=1
    )
    part = look.parts(ended)[0]
    assert not [key for key in look.scene(part.after).items if key.startswith("out")]


@pytest.mark.parametrize("players", [2, 4, 5, 6])
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_arrows_run_beside_the_track(players: int, direction: str) -> None:
    """What stands between the ends of a move is seen: no arrow comes nearer to it than its edge."""
    game = mops.game("dog", players=players, direction=direction)
    board = game.options.board
    for start in range(1, board.length, 3):
        ahead = board.way(start, 12)
        fields = " ".join(f"t{field}" for field in ahead[3:6:2] if field not in board.owner)
        state = game.position(f"turn 0; pieces t{start} / {fields}; hands 12 / 2")
        step = game.play(state, f"12 t{start}>t{ahead[-1]}")
        scene = look.scene(step.after, step)
        arrow = scene.arrows[0]
        assert len(arrow.via) == 11
        for shape, _ in enumerate(scene.shapes):
            drawn = arc(scene, arrow, shape, 0)
            assert drawn is not None
            points = [tuple(map(float, point.split())) for point in drawn.path[1:].split("L")]
            for key in (one for one in scene.items if one.startswith("1:")):
                item = scene.items[key]
                x, y, _, scale = scene.at(item, shape)
                far = min(_apart((x, y), one, two) for one, two in pairwise(points))
                assert far > 10 * scale, (start, key, shape, drawn.path)


def _apart(point: tuple[float, ...], one: tuple[float, ...], two: tuple[float, ...]) -> float:
    """Return how far a point is from a line between two others."""
    (x, y), (ax, ay), (bx, by) = point, one, two
    length = (bx - ax) ** 2 + (by - ay) ** 2
    part = (
        min(1.0, max(0.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
        if length
        else 0.0
    )
    return dist((x, y), (ax + part * (bx - ax), ay + part * (by - ay)))


def test_the_sheet_of_a_won_game_has_no_column_that_says_nothing() -> None:
    state = DOG.position(
        "phase over; pieces h1 h2 h3 h4 / - / h1 h2 h3 h4 / -; hands - / 3 / - / 4"
    )
    sheet = look.scene(state).sheet
    assert sheet is not None and [one.id for one in sheet.head] == [
        "sheet-player",
        "sheet-home",
        "sheet-loop",
        "sheet-waiting",
    ]
    assert [row.strong for row in sheet.rows] == [True, False, True, False]


def test_a_split_seven_leaves_an_arrow_beside_the_track_and_no_words_on_its_numbers() -> None:
    state = mops.game("dog").position("pieces t8 t28 / t12; hands 7 2 / 5; turn 0")
    (arrow, *_) = look.scene(state, None, (Held("7", 0), Portion(8, 13)), 0).arrows
    assert (arrow.label, arrow.via) == (None, ("t9", "t10", "t11", "t12"))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_no_pile_lies_on_the_panel_of_a_seat(players: int) -> None:
    scene = look.scene(mops.game("dog", players=players).start(1), seat=0)
    for shape in range(len(scene.shapes)):
        boxes = {}
        for key in ("stock", "gap", *(f"panel{seat}" for seat in range(players))):
            x, y, _, scale = scene.at(scene.items[key], shape)
            face = scene.drawing(scene.items[key])
            boxes[key] = (x, y, face.w * scale / 2, face.h * scale / 2)
        for pile, panel in ((pile, panel) for pile in ("stock", "gap") for panel in boxes):
            (x, y, w, h), (left, top, wide, high) = boxes[pile], boxes[panel]
            apart = abs(x - left) >= w + wide - 1 or abs(y - top) >= h + high - 1
            assert apart or not panel.startswith("panel"), (shape, pile, panel)


def test_a_card_that_is_played_glides_from_where_it_lay_in_the_hand() -> None:
    state = DOG.position("pieces t5 / t9 / t20 / t40; hands 5 5 / 2 / 2 / 2; turn 0")
    step = DOG.play(state, "5 t5>t10")
    before, after = look.scene(state, None, (), 0), look.scene(step.after, step, (), 0)
    (played,) = [item.was for item in after.items.values() if item.zone == "discard" and item.was]
    assert before.items[played].face == "5" and played not in after.items
