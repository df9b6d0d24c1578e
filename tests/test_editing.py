"""Positions are put together by hand: whatever was changed can be put back, and no act ever fails otherwise
than by a sentence."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

import mopsbook as mops
from mopsbook.core.editing import Desk, options_of
from mopsbook.core.errors import MopsError, PositionError
from mopsbook.core.spread import Spread
from mopsbook.jupyter.desk import shown

GAMES = pytest.mark.parametrize("name", mops.games())
SEEDS = 2


def reached(name, seed):
    """A position in the middle of a game that chance has played."""
    game, rng = mops.game(name), Random(seed)
    trace = mops.record(game, seed=seed, players="random")
    steps = trace.steps()
    return game, steps[rng.randrange(len(steps))].after


@GAMES
@pytest.mark.parametrize("seed", range(SEEDS))
def test_what_lies_there_is_written_and_read(name, seed):
    _, state = reached(name, seed)
    desk = Desk.of(state)
    assert desk.problem is None
    assert desk.position == state
    assert desk.write("", desk.notation).position == state
    for row in desk.rows():
        assert desk.write(row.id, row.text).position == state, row.id


@GAMES
@pytest.mark.parametrize("seed", range(SEEDS))
def test_every_thing_goes_out_and_comes_back(name, seed):
    _, state = reached(name, seed)
    desk, rng = Desk.of(state), Random(seed)
    for row in desk.rows():
        for thing in rng.sample(row.things, min(2, len(row.things))):
            out = desk.put(thing.id, "box")
            if not isinstance(row.form, Spread):
                assert out.write(row.id, row.text).position == state
            elif thing.word in out.box:
                assert out.put(f"box/{thing.word}", f"{row.at}:{thing.at}").position == state


@GAMES
@pytest.mark.parametrize("seed", range(SEEDS))
def test_no_act_fails_without_a_sentence(name, seed):
    _, state = reached(name, seed)
    desk, rng = Desk.of(state), Random(seed)
    texts = [
        "",
        "-",
        "?",
        "0",
        "99999999999",
        "R5",
        "2:R5",
        "true",
        "/",
        "a b / c",
        "t5",
        "-3",
        "0 0",
    ]
    for _ in range(60):
        rows = [*desk.rows()]
        things = [one.id for row in rows for one in row.things]
        things += [f"box/{one}" for one in desk.box] + ["box/nothing", "nowhere/7"]
        places = [row.id for row in rows] + things + ["box", "t5", "0:1,1", "nowhere"]
        act = rng.randrange(3)
        try:
            if act == 0:
                row = rng.choice(rows)
                others = row.choices(desk.options) or texts
                desk = desk.write(row.id, rng.choice([*others, *texts]))
            elif act == 1:
                desk = desk.put(rng.choice(things), rng.choice(places))
            else:
                option, values = rng.choice([*options_of(desk.game).items()] or [("players", (2,))])
                desk = desk.choose(option, rng.choice([*values]))
        except MopsError as error:
            assert str(error)
        assert desk.notation
        by_seat = Counter(row.name for row in desk.rows() if row.seat is not None)
        assert {*by_seat.values()} <= {desk.game.players}
        if desk.problem is None:
            assert desk.game.position(desk.notation) == desk.position
        else:
            assert isinstance(desk.problem, PositionError)
            assert desk.problem.told("de")


@GAMES
def test_all_seats_can_be_filled(name):
    """Another number of seats has rows for all of them, and going back none too many."""
    desk = Desk.of(mops.game(name).start(7))
    for players in (2, 3, 4):
        try:
            other = desk.choose("players", players)
        except MopsError:
            continue
        seats = [row.seat for row in other.rows() if row.seat is not None]
        assert max(seats) == players - 1


def test_what_is_given_may_be_none_and_has_a_row_for_each_seat_all_the_same():
    desk = Desk.of(mops.game("dog").position("pieces t5; hands 3"))
    assert desk.values["given"] == ()
    assert [row.id for row in desk.rows() if row.name == "given"] == [
        f"given/{n}" for n in range(4)
    ]


def test_seats_that_are_gone_are_no_longer_named():
    game = mops.game("mops_royal", players=4, variant_final=True, final_stop=True)
    text = "phase final; boards A2 A3 A4 / B2 B3 B4 / C1 C2 C3 / D1 D2 D3; stopped 1 3"
    desk = Desk.of(game.position(text)).choose("players", 3)
    assert (desk.position.stopped, len(desk.position.boards)) == ((1,), 3)


HANDS = "hands 6S 7D 8H / 9C 9D KH; middle TC JD QH"


def test_a_thing_is_put_before_another_one():
    desk = Desk.of(mops.game("mauz", players=2).position(f"{HANDS}; stock 6C 7C 8C"))
    assert desk.put("stock/2", "stock/0").row("stock").text == "8C 6C 7C"
    assert desk.put("stock/0", "stock").row("stock").text == "7C 8C 6C"


def test_what_cannot_be_has_a_row_for_each_seat_all_the_same():
    """A hand of Mauz has three cards, sorted by suit."""
    desk = Desk.of(mops.game("mauz", players=2).position(HANDS)).put("hands/0/0", "box")
    assert [row.text for row in desk.rows() if row.name == "hands"] == ["8H 6S", "9C 9D KH"]


def test_what_is_written_anew_is_no_longer_wrong():
    desk = Desk.of(
        mops.game("mauz", players=2).position("hands 6C 7D 8H / 9C 9D KH; middle TC JD QH")
    )
    wrong = desk.write("hands/0", "6C 7D nonsense")
    assert wrong.problem is not None and wrong.row("hands/0").text == "6C 7D 8H"
    assert wrong.write("hands/0", "6C 7D 8S").problem is None


@GAMES
def test_what_lies_on_the_table_can_be_picked_there(name):
    """The picture of each game is drawn, and its items are the things of the rows."""
    desk = Desk.of(mops.game(name).start(7))
    seen = shown(desk)
    assert seen is not None
    own = [row for row in desk.rows() if row.seat == 0 and row.things]
    assert own
    lying = {one.thing for one in seen.lies.values()}
    # of things that are alike in one place, such as pieces that wait, one is enough
    for row in own:
        seen_there = {one.id for one in row.things} & lying
        assert len(seen_there) >= len({one.word for one in row.things}), row.id
    assert {*seen.frame.on} <= {*seen.lies}


def test_what_lies_on_a_place_of_a_board_is_named_by_the_look():
    """A free place takes what is put there, with what lies there a thing is put."""
    royal = shown(
        Desk.of(mops.game("mops_royal", players=2).position("boards A2 A3 / B3; tile C1"))
    )
    assert royal.lies["to.1,0"] == ("", "0:1,0")
    assert royal.lies["0:0,1"] == ("boards/0/0,1", "boards/0")
    dog = shown(Desk.of(mops.game("dog").position("pieces t5 / t20; hands 2 5 / 7; turn 0")))
    assert dog.lies["t9"] == ("", "t9") and dog.lies["0:A"].to == "pieces/0"
    # each piece that waits can be taken, and no field stands for one
    waits = {key: one.thing for key, one in dog.lies.items() if key[1:] in (":B", ":C", ":D")}
    assert len({*waits.values()}) == len(waits) > 5
    assert {
        one.thing for key, one in dog.lies.items() if ":" not in key and "pieces" in one.thing
    } == set()


def test_what_a_person_sees_has_no_names_that_only_python_knows():
    """A press that leads nowhere is told in plain words, and seats are people."""
    start = mops.game("dog").position("pieces t5 / t20; hands 2 5 / 7; turn 0")
    editor = mops.Editor(start, lang="en")
    for on, to in (("hands/0/0", "t9"), ("hands/0/0", "pieces/0"), ("pieces/0/0", "hands/0")):
        editor._hear(editor, {"kind": "put", "rev": editor.desk["rev"], "on": on, "to": to}, [])
        assert editor.desk["said"]["en"] == "That cannot lie there. It is still where it was."
        assert editor.position == start
    chips = [chip for row in editor.desk["rows"] for chip in row.get("chips", ())]
    faceless = {one["id"].partition("/")[0] for one in chips if not {"face", "seat"} & {*one}}
    assert faceless == {"pieces"}  # which are called as on the table
    mauz = mops.game("mauz", players=3).position(
        "hands 6C 7D 8H / - / 9S TS JS; middle TC JD QH; tokens 1 0 2; gone 1"
    )
    (gone,) = (row for row in mops.Editor(mauz).desk["rows"] if row["id"] == "gone")
    assert [chip["seat"] for chip in gone["chips"]] == [1]


def test_whatever_a_browser_sends_changes_nothing_or_is_an_act():
    editor = mops.Editor(mops.game("mauz", players=2))
    before = editor.position
    for content in (
        None,
        {"kind": "put"},
        {"kind": "put", "rev": editor.desk["rev"], "on": 7, "to": "box"},
        {"kind": "put", "rev": 0, "on": "hands/0/0", "to": "box"},
        {"kind": "open", "rev": True, "on": "table"},
        {"kind": "write", "rev": 1, "on": "", "to": "9" * 30_000},
    ):
        editor._hear(editor, content, [])
        assert editor.position == before
        assert editor.desk["said"]["de"]
    for on in ("_begin", "close", "nothing"):
        editor._hear(editor, {"kind": "open", "rev": editor.desk["rev"], "on": on}, [])
        assert editor._beside is None
    for part in editor.PARTS:
        editor._hear(editor, {"kind": "open", "rev": editor.desk["rev"], "on": part}, [])
        assert editor._beside is not None, editor.desk["said"]
        editor._handle_custom_msg({"kind": "back"}, [])
    editor._hear(
        editor, {"kind": "choose", "rev": editor.desk["rev"], "on": "players", "to": "3"}, []
    )
    assert editor.game.players == 3
    assert len(editor.desk["rows"]) > 10
    editor.undo()
    assert editor.position == before


def test_a_replay_for_one_seat_leads_to_no_editor():
    trace = mops.record(mops.game("mopsen", players=3), seed=7)
    assert mops.Replay(trace).edits
    alone = mops.Replay(trace, seat=1)
    assert not alone.edits
    with pytest.raises(PositionError, match="hidden"):
        mops.Editor(alone)


def test_what_lies_in_a_meld_is_not_in_the_box():
    game = mops.game("purrrummy", players=2)
    desk = Desk.of(game.position("hands 7C 8D / KD; stock 2C; discard 9H; melds 0 5C 6C X"))
    assert [card in desk.box for card in ("5C", "6C", "7C", "5D")] == [False, False, False, True]
    assert desk.box["X"] == 1


def test_a_card_moves_from_hand_to_hand():
    game = mops.game("mopsen", players=3)
    desk = Desk.of(game.position("trick 0:R6; hands R5 / R2 B9 Y3 / B8"))
    desk = desk.put("hands/1/1", "hands/2").put("hands/0/0", "trick")
    assert [row.text for row in desk.rows() if row.name in ("hands", "trick")] == [
        "0:R6 0:R5",
        "-",
        "R2 Y3",
        "B8 B9",
    ]
    assert "R5" not in desk.box
    assert desk.row("stack").things == ()
    assert "C1" in desk.box


def test_a_piece_and_a_tile_go_to_a_spot_of_the_board():
    dog = Desk.of(mops.game("dog").position("pieces t5 / t20; hands 2 5 / 7; turn 0"))
    assert dog.put("t5", "t9").row("pieces/0").text.split()[-1] == "t9"
    royal = Desk.of(mops.game("mops_royal", players=2).position("boards A2 A3 / B3; tile C1"))
    moved = royal.put("boards/0/0,1", "0:1,0").put("box/C2", "1:0,-1")
    assert moved.row("boards/0").text == "A2, A3"
    assert moved.row("boards/1").text == "C2 B3"


def test_what_is_no_value_stays_as_it_was_written():
    desk = Desk.of(mops.game("mopsen", players=3).position("trick 0:R6; hands R5 / R2 B9 Y3 / B8"))
    wrong = desk.write("hands/1", "R2 Q7")
    assert wrong.typed["hands/1"][0] == "R2 Q7"
    assert str(wrong.problem).startswith("hands holds 'Q7'")
    assert "hands R5 / R2 Q7 / B8" in wrong.notation
    assert wrong.write("hands/1", "R2 B9 Y3").position == desk.position


@GAMES
def test_each_choice_of_a_first_position_can_be_or_is_answered_by_what_can_be_set_or_by_a_rule(
    name,
):
    game = mops.game(name)
    desk = Desk.of(game.start(7), game)
    words = [*desk.fields, *options_of(game), *game.rules, "phase"]
    for row in desk.rows():
        for choice in row.choices(game.options) if row.kind == "choice" else ():
            problem = desk.write(row.id, choice).problem
            assert problem is None or any(word in str(problem) for word in words), (row.id, choice)


def test_what_follows_from_a_phase_is_taken_along():
    desk = Desk.of(mops.game("dog").start(7))
    assert (desk.values["phase"], desk.values["given"]) == ("give", (None,) * 4)
    play = desk.write("phase", "play")
    assert (play.problem, play.position.phase, play.position.given) == (None, "play", ())
    assert play.write("phase", "give").position == desk.position
    assert "given" not in str(desk.write("phase", "draw").problem)


def test_a_lesson_that_is_begun_shows_its_text_to_be_copied():
    editor = mops.Editor(mops.game("dog").start(7), lang="en")
    editor._begin("lesson")
    (step,) = editor._beside._script.steps
    assert not editor._beside.faults and step.state == editor.position
    assert "game: dog" in step.html and str(editor.position) in step.html


@GAMES
@pytest.mark.parametrize("seed", range(SEEDS))
def test_no_sentence_writes_as_python_does(name, seed):
    """Whatever is typed, and wherever things are put: lists and nothing read as they do in a position."""
    _, state = reached(name, seed)
    rng, told, desk = Random(seed), [], Desk.of(state)
    acts = [(row.id, text) for row in desk.rows() for text in ("", "-", "99", "x", "1 2 3")]
    things = [thing.id for thing in desk._things()]
    moves = [(rng.choice(things), rng.choice([*desk.rows()]).id) for _ in range(60)]
    for how, (what, where) in [("write", act) for act in acts] + [("put", act) for act in moves]:
        try:
            problem = getattr(desk, how)(what, where).problem
        except MopsError as error:
            problem = error
        told += [problem.told(lang) for lang in ("de", "en") if problem]
    assert told and not [one for one in told if re.search(r"[\[\]]|\bNone|\bTrue|\bFalse", one)]
