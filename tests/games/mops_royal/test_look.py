"""The table of Mops Royal: what is seen, what can be clicked, and that clicks keep to the rules."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.mops_royal import look, verdicts
from mopsbook.games.mops_royal.look import places
from mopsbook.games.mops_royal.look.faces import SHAPE, drawings
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.jupyter.session import TableSession
from mopsbook.show import wire
from mopsbook.show.offers import Draft, Make, Pick
from mopsbook.show.pictures import Recording
from mopsbook.show.text import as_text
from tests.tables import click, moves, picks, positions, seen, send
from tests.tables import sit as sit_at

LINE = "boards A2 A3 A4 A6 / B3; tile A6; phase score"
"""Four blue tiles in a line: all four, with a choice, or three of them."""
OPTIONS: list[dict[str, Any]] = [
    {"players": 2}, {"players": 3, "variant_final": True}, {"players": 4, "turn_order": "simultaneous"},
    {"players": 2, "variant_refuse": True}, {"players": 2, "variant_refuse": True, "refuse_stack": False},
    {"players": 3, "grid": "line"}, {"players": 2, "patterns": "basic", "partial_groups": False},
    {"players": 2, "variant_final": True, "final_stop": True},
]  # fmt: skip


def sit(tmp_path: Path, start: str, **options: Any) -> TableSession:
    return sit_at(tmp_path, (0,), start, mops.game("mops_royal", **options))


# what is seen


def test_tiles_of_a_square_lie_apart_and_as_the_layout_says() -> None:
    state = mops.game("mops_royal").position("boards A2 A3, .. B2 / B3; tile C1")
    items = look.scene(state).items
    a, b, c = (items[f"0:{at}"] for at in ("0,0", "0,1", "1,1"))
    assert (b.y, c.x) == (a.y, b.x)
    # half places are rounded to whole units
    assert abs(b.x - a.x - places.STEP) <= 1 and abs(c.y - b.y - places.STEP) <= 1
    assert places.STEP > places.TILE
    assert [items[f"0:{at}"].face for at in ("0,0", "0,1", "1,1")] == ["A2", "A3", "B2"]


def test_colours_and_crowns_are_told_without_colour() -> None:
    faces = drawings(mops.game("mops_royal").options).faces
    assert len(set(SHAPE.values())) == 6
    crowned = {tile for tile, face in faces.items() if '"#crown"' in face.svg}
    assert crowned == {"A5", "B1", "C6", "D3", "E4", "F2"}
    own = drawings(mops.game("mops_royal", crowns=["A1"]).options).faces
    assert {tile for tile, face in own.items() if '"#crown"' in face.svg} == {"A1"}


def test_the_supply_shows_what_is_still_to_come() -> None:
    game = mops.game("mops_royal")
    state = game.start(seed=5)
    items = look.scene(state, seat=0).items
    here = {key.removeprefix("supply.") for key in items if key.startswith("supply.")}
    (start,) = state.boards[0].names
    assert len(here) == 34
    assert {start, state.tile}.isdisjoint(here)


def test_a_place_says_what_could_be_scored_with_the_tile_there() -> None:
    """Three bones in a row, or round a corner, bring two points."""
    state = mops.game("mops_royal").position("boards A2 B2 / B3; tile C2")
    marks = look.scene(state).marks
    worth = {
        key: mark.why.facts["points"]
        for key, mark in marks.items()
        if mark.why and mark.kind == "legal"
    }
    assert worth == {f"to.{at}": 2 for at in ("0,-1", "0,2", "-1,0", "-1,1", "1,0", "1,1")}
    assert all(
        marks[key].why is None
        for key in marks
        if key.startswith("to.") and key not in worth and marks[key].kind == "legal"
    )


def test_legal_places_are_marked_and_the_others_say_why() -> None:
    state = mops.game("mops_royal").position("boards A2 A3 B4 C5 D6, .. B2 / B3; tile C1")
    marks = look.scene(state).marks
    legal = {key for key, mark in marks.items() if mark.kind == "legal"}
    assert legal == {f"to.{row},{column}" for row, column in
                     [(-1, 0), (-1, 1), (-1, 2), (-1, 3), (-1, 4), (1, 0), (1, 2), (1, 3), (1, 4), (2, 1)]}  # fmt: skip
    assert marks["to.0,5"].rules == ("mops-royal.five-by-five",)
    assert marks["to.2,0"].rules == ("mops-royal.adjacency",)
    assert marks["to.2,0"].why.id == "hint-adjacency"


def test_the_fences_stay_while_another_one_chooses() -> None:
    row = "boards A2 A3 B4 C5 D6 / B3 B4; tile C1"
    for turn in (0, 1):
        items = look.scene(mops.game("mops_royal").position(f"{row}; turn {turn}"), seat=0).items
        fences = [item for item in items.values() if item.face == "beside"]
        assert [item.name for item in fences] == ["0,-1", "0,5"], turn


def test_on_a_phone_there_is_a_shape_with_places_for_a_thumb() -> None:
    """44 units of 400 are 40 pixels where the view is 360 wide: the least that a thumb meets surely is about 9 mm."""
    items = look.scene(mops.game("mops_royal").position("boards A2 A3 B4 C5 D6 / B3; tile C1"))
    narrow = [n for n, (width, _) in enumerate(items.shapes) if width < 450]
    place = items.items["to.1,0"]
    assert max(items.at(place, shape)[3] * places.TILE for shape in narrow) >= 44


def test_what_was_done_is_marked() -> None:
    game = mops.game("mops_royal")
    step = game.apply(game.position(LINE), "0 score 0,0 0,1 0,2 0,3 turn 0,1")
    marks = look.scene(step.after, step).marks
    assert {key: mark.kind for key, mark in marks.items() if key.startswith("0:")} == {
        "0:0,0": "wins", "0:0,1": "lowest", "0:0,2": "wins", "0:0,3": "wins",
    }  # fmt: skip
    assert look.scene(step.after, step).items["0:0,1"].face == "A3-"
    assert {mark.tag for mark in marks.values()} == {None}  # a flag would lie over the name
    assert marks["0:0,1"].why.id == "mark-turned"
    laid = game.apply(game.position("boards A2 A3 / B3; tile C1"), "0 place 1,0")
    assert look.scene(laid.after, laid).items["0:1,0"].was == "called"


def test_refused_tiles_are_counted_on_the_turned_one() -> None:
    game = mops.game("mops_royal", variant_refuse=True)
    item = look.scene(game.position("boards A2 A3-/C1/C4 A4 / B3; tile D1")).items["0:0,1"]
    assert (item.face, item.text, item.say.id) == ("A3-", 2, "tile-turned")


def test_a_square_as_text_lies_as_it_does_on_the_table() -> None:
    state = mops.game("mops_royal").position("boards A2 A3, .. B2- / B3; tile C1")
    lines = [line[6:] for line in as_text(look.scene(state)).splitlines()]
    first = next(n for n, line in enumerate(lines) if line.endswith("of Anna:"))
    assert lines[first + 1 : first + 5] == [
        "  *  *", "* A2 A3  *", "  *  B2- *", "     *",
    ]  # fmt: skip


# clicks keep to the rules


def follow(view: RoyalState, rng: Random) -> None:
    """Click at random until a move is made; check all that is offered on the way."""
    draft: Draft = ()
    for _ in range(9):
        offered = look.offers(view, draft, view.turn)
        scene = look.scene(view, draft=draft, seat=view.turn)
        assert offered.on.keys() <= scene.items.keys()
        whole = []
        for item, intent in offered.on.items():
            mark = scene.marks.get(item)
            if isinstance(intent, Pick):
                assert mark is not None and mark.kind in ("legal", "picked")
                continue
            faults = [str(v.rule) for v in verdicts.check(view, intent.move)]
            if mark is not None:
                # a chosen tile that cannot be the one to turn over stays chosen
                refused = mark.kind in ("dim", "picked")
                assert refused == bool(faults), (str(view), draft, item, intent)
            assert all(fault.startswith("mops-royal.") for fault in faults)
            whole += [] if faults else [intent]
        for button in offered.buttons:
            assert set(button.about) <= scene.items.keys()
            if isinstance(button.intent, Make):
                assert not list(verdicts.check(view, button.intent.move))
                whole.append(button.intent)
        onward = [after for after in picks(offered).values() if len(after) > len(draft)]
        assert whole or onward, "nobody is led into a blind alley"
        if whole and (rng.random() < 0.4 or not onward):
            return
        draft = rng.choice(onward)


@pytest.mark.parametrize("options", OPTIONS)
def test_everything_offered_is_legal_and_everything_dimmed_is_refused(
    options: dict[str, Any],
) -> None:
    rng = Random(1)
    for state in positions(mops.game("mops_royal", **options), 4, every=7):
        follow(state, rng)


@pytest.mark.parametrize("options", OPTIONS)
def test_clicks_lead_to_every_legal_move(options: dict[str, Any]) -> None:
    game = mops.game("mops_royal", **options)
    for state in positions(mops.game("mops_royal", **options), 4, every=11):
        assert by_clicks(state) == {str(move) for move in game.legal(state)}, str(state)


def by_clicks(view: RoyalState) -> set[str]:
    """Every move that can be made from the list, with one more click where there is a choice."""
    first = look.offers(view, (), view.turn)
    found = set()
    for intent in [*first.on.values(), *(button.intent for button in first.buttons)]:
        if isinstance(intent, Pick):
            after = look.offers(view, intent.draft, view.turn)
            found |= {str(b.intent.move) for b in after.buttons if b.kind == "main"}
        elif not list(verdicts.check(view, intent.move)):
            found.add(str(intent.move))
    return found


# at a table


def test_a_combination_from_the_list_then_the_tile_to_turn_over(tmp_path: Path) -> None:
    table = sit(tmp_path, LINE)
    first = look.offers(table.match.view).buttons[0]
    assert (first.label.facts["points"], first.label.facts["pattern"]) == (4, "I4")
    assert first.about == ("0:0,0", "0:0,1", "0:0,2", "0:0,3")
    offered = click(table, first.id)
    assert [str(b.intent.move) for b in offered.buttons if b.kind == "main"] == [
        "0 score 0,0 0,1 0,2 0,3 turn 0,1", "0 score 0,0 0,1 0,2 0,3 turn 0,2",
    ]  # fmt: skip
    marks = seen(table).marks
    assert {k for k, m in marks.items() if m.kind == "lowest"} == {"0:0,1", "0:0,2"}
    # a flag would cover the tiles between which one has to choose
    assert all(mark.tag is None for mark in marks.values())
    assert moves(offered)["0:0,2"] == "0 score 0,0 0,1 0,2 0,3 turn 0,2"
    click(table, "0:0,2")
    assert (table.match.state.scores[0], table.match.state.boards[0].turned()) == (4, ((0, 2),))


def test_tiles_one_by_one_and_back(tmp_path: Path) -> None:
    table = sit(tmp_path, LINE)
    offered = click(table, "0:0,0", "0:0,3")
    assert len(offered.buttons) == 3  # the only line with both, other tiles, nothing
    assert {k: m.kind for k, m in seen(table).marks.items() if k.startswith("0:")} == {
        "0:0,0": "picked", "0:0,1": "legal", "0:0,2": "legal", "0:0,3": "picked",
    }  # fmt: skip
    (back,) = [button for button in offered.buttons if button.key == "Escape"]
    click(table, back.id)
    assert table.display.pictures[-1].draft == ()


def test_a_tile_of_the_combination_that_cannot_be_turned_over_is_refused(tmp_path: Path) -> None:
    table = sit(tmp_path, LINE)
    click(table, look.offers(table.match.view).buttons[0].id)
    chosen = table.display.pictures[-1].draft
    mark = seen(table).marks["0:0,0"]
    assert (mark.kind, mark.why.id) == ("picked", "hint-flip-marked-tile")
    click(table, "0:0,0")
    answer = table.display.pictures[-1].notice
    assert (answer.kind, answer.rules) == ("refusal", ("mops-royal.flip-marked-tile",))
    assert table.display.pictures[-1].draft == chosen, "the four have not become three"
    click(table, "back")
    assert table.display.pictures[-1].draft == ()


def test_why_a_tile_cannot_be_chosen_is_told(tmp_path: Path) -> None:
    table = sit(tmp_path, "boards A2 A3 A4 B1 A6 / B3; tile A6; phase score")
    click(table, "0:0,4")  # blue, but apart from the three
    answer = table.display.pictures[-1].notice
    assert (answer.kind, answer.rules) == ("refusal", ("mops-royal.printed-pattern",))
    click(table, "0:0,0", "0:0,3")
    assert "mops-royal.same-colour-or-object" in table.display.pictures[-1].notice.rules


def test_what_is_best_is_told_where_it_can_be(tmp_path: Path) -> None:
    laying = sit(tmp_path, "boards A2 A3 / B3; tile C1")
    assert "advise" not in {b.id for b in laying.display.pictures[-1].buttons}
    start = "boards A2 A3 A4 A6, .. B3, .. C3 / B4; phase final"
    table = sit(tmp_path, start, variant_final=True)
    click(table, "advise")
    answer = table.display.pictures[-1].notice
    assert (answer.kind, answer.texts[0].id) == ("info", "advice-best")
    assert answer.texts[0].facts["total"] == 6
    assert "mops-royal.final-variant" in answer.rules
    assert table.match.trace.moves == ()
    told = wire.timeline([table.display.pictures[-1].frame()], rev=0, langs=("en", "de"))
    assert all(told["texts"]["de"])
    send(laying, "button", on="advise")
    assert laying.display.pictures[-1].notice.kind == "stale"


def test_a_pattern_lights_up_the_tiles_that_it_could_score() -> None:
    about = look.scene(mops.game("mops_royal").position(LINE)).about
    line = ("0:0,0", "0:0,1", "0:0,2", "0:0,3")
    assert {key: tuple(sorted(items)) for key, items in about.items()} == {
        "pattern.I4": line, "pattern.I3": line,
    }  # fmt: skip


def test_only_the_seat_in_turn_acts() -> None:
    state = mops.game("mops_royal").position(LINE)
    offered = look.offers(state, (), 1)
    assert (offered.on, offered.buttons) == ({}, ())


# words, replays


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_replay_has_a_chapter_for_each_round(players: int) -> None:
    game = mops.game("mops_royal", players=players)
    trace = mops.record(game, seed=3)
    told = wire.replay(Recording(trace), langs=("en", "de"))
    labels = [(c["level"], told["texts"]["en"][c["label"]]) for c in told["chapters"]]
    rounds = [label for level, label in labels if level < 3]
    assert {label for level, label in labels if level == 3} == {
        f"Scoring: {name}" for name in ("Anna", "Ben", "Cleo", "Dana")[:players]
    }
    assert rounds == [f"Round {n}" for n in range(1, len(rounds) + 1)]
    assert len(rounds) in (24, 25)


def test_the_final_scoring_is_a_chapter_of_its_own() -> None:
    trace = mops.record(mops.game("mops_royal", variant_final=True), seed=3)
    labels = [(chapter.level, chapter.label.id) for chapter in look.chapters(trace.states())]
    large = [label for label in labels if label[0] < 3]
    assert large[-1] == (1, "title-final")
    assert set(labels[labels.index(large[-1]) + 1 :]) == {(3, "title-score")}
    assert trace.states()[1].phase != "lay" or len(large) > 24


def test_a_replay_offers_no_views_where_nothing_is_hidden() -> None:
    trace = mops.record(mops.game("mops_royal"), seed=1, moves=[])
    assert wire.replay(Recording(trace), langs=("en",))["seats"] == []


# what is told when


def test_the_last_act_of_a_round_belongs_to_it_and_its_tile_lies_there_yet() -> None:
    game = mops.game("mops_royal")
    state = game.position("boards A2 / B3; tile C1; turn 1; round 4")
    step = game.play(state, "1 place 0,1")
    picture = look.scene(step.after._replace(phase="reveal", round=5, tile=""), step, seat=0)
    assert picture.title[1].facts == {"round": 4}
    assert picture.items["called"].face == "C1"


def test_the_end_of_a_game_is_told_after_its_last_act() -> None:
    """Ben lays the last tile of all, beside which nothing can be scored."""
    game = mops.game("mops_royal")
    trace = mops.record(game, seed=7, players="simple")
    *_, last = trace.steps()
    first, rest = look.parts(last)
    assert [event.kind for event in rest.events][:1] == ["game-end"]
    assert first.events


def test_a_square_that_cannot_grow_says_what_its_fences_are() -> None:
    game = mops.game("mops_royal")
    state = game.position("boards A2 B3 C4 D5 / B3; tile E6")
    told = {
        seat: [note.text for note in look.story(game.play(state, "0 place 0,4"), seat)][-1]
        for seat in (0, 1)
    }
    assert (told[0].id, told[0].facts) == ("told-fence", {"line": "row"})
    assert told[1].id != "told-fence"


def test_whose_last_scoring_it_is_is_told_so() -> None:
    game = mops.game("mops_royal")
    row = "A2 A3 A4 B1- B2-, C1- C2- C4- C5- C6-, D1- D2- D4- D5- D6-, E1- E2- E3- E5- E6-"
    for more, last in ((", F1- F2- F3- F4- F5-", True), ("", False)):
        state = game.position(f"boards {row}{more} / B3; tile A4; phase score")
        prompt = look.offers(state, (), 0).prompt
        assert prompt is not None
        assert prompt.text.facts["last"] is last


def test_what_one_scored_is_not_lit_any_more_when_one_lays_again(tmp_path: Path) -> None:
    """A golden ring means a hint there, or what somebody else has just scored."""
    start = "boards A2 A3 A4 / B3 C4; tile A4; phase score; upcoming D6"
    table = sit(tmp_path, start, players=2)
    click(table, "0 score 0,0 0,1 0,2 turn 0,1")
    while table.match.state.phase != "lay" or table.match.state.turn:
        pytest.fail("it is Ben's turn") if table.match.state.turn else click(table, "pass")
    kinds = {mark.kind for item, mark in seen(table).marks.items() if item.startswith("0:")}
    assert "wins" not in kinds


def test_where_a_tile_lies_is_counted_from_the_first_row_and_column_of_its_square() -> None:
    """However the square has grown: here twice to the left, and once upwards."""
    text = "boards .. .. C2, A2 B2 C3 / A2; origins -1,-2 0,0; tile F1"
    items = look.scene(mops.game("mops_royal").position(text), seat=0).items
    told = {"0:-1,0": (1, 3), "0:0,-2": (2, 1), "0:0,-1": (2, 2), "0:0,0": (2, 3), "1:0,0": (1, 1)}
    assert {item: items[item].say.facts["at"] for item in told} == told
