"""Where words and squares lie, however far a square grows; what its places are called and would bring."""

from __future__ import annotations

import re
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.mops_royal import look
from mopsbook.games.mops_royal.look import places
from mopsbook.show.help import with_help
from mopsbook.show.look import in_parts
from mopsbook.show.packing import Frame
from mopsbook.teach.words import Teller
from mopsbook.testing.geometry import faults


def test_a_square_that_grows_lies_still_as_long_as_there_is_room() -> None:
    """At first six places side by side are seen, with the first tile in the middle, and soon seven: -3 to 3."""
    found = []
    for boards in ("A2", "A2 A3", "A2 A3 B4", "A2 A3 B4 C4", "A2 A3 B4 C4 D4"):
        state = mops.game("mops_royal").position(f"boards {boards} / B3; tile C1")
        tile = look.scene(state).items["0:0,0"]
        found.append((tile.x / places.STEP, tile.y / places.STEP))
    # a tile in column 3 leads to column 4, and one in column 4 ends the row: beside it is the room of a fence
    wanted = [(3.0, 3.0), (3.0, 3.0), (3.5, 3.5), (2.5, 3.5), (1.5, 3.5)]
    assert found == [pytest.approx(spot, abs=0.01) for spot in wanted]


def test_words_beside_the_tile_of_the_round_keep_away_from_it() -> None:
    """A square that is five high touches the upper edge of its area; this tile has the longest name in German."""
    for start in ("A2, A3, B4, C5, D6", "A2 A3, B4 B5", "A2"):
        state = mops.game("mops_royal").position(f"boards {start} / B3; tile D5")
        assert faults(look.scene(state)) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_place_is_told_by_numbers_below_one(lang: str) -> None:
    """The notation counts from the start tile, so above and to the left of it; people read sides of tiles."""
    game = mops.game("mops_royal")
    trace = mops.record(game, seed=3, players="simple")
    assert min(min(at) for board in trace.states()[-1].boards for at in board) < 0
    told = [str(mops.explain(step, lang)) for step in trace.steps()]
    for state in trace.states()[2::7]:
        tell = Teller("mops_royal", lang)
        items = look.scene(state).items.values()
        told += [tell.tell(item.say.id, item.say.facts) for item in items if item.say is not None]
        assert not [item for item in items if isinstance(item.text, int) and item.text < 0]
    assert not [words for words in told if re.search(r"-\d", words)]


def test_a_free_place_says_what_the_tile_would_make_there_and_shows_with_which() -> None:
    """A4 right of A2 and A3 is three in a row; right of D6 only A3 touches it; below D6 nothing is alike."""
    game = mops.game("mops_royal")
    state = game.position("boards A2 A3, .. D6 / B3; tile A4")
    scene = look.scene(state)

    def why(item: str) -> str:
        mark = scene.marks[item].why
        assert mark is not None
        return Teller("mops_royal", "en").tell(mark.id, mark.facts)

    assert why("to.0,2") == "makes three in a line, all in blue, for 2 points"
    assert scene.about["to.0,2"] == ("0:0,0", "0:0,1")
    assert why("to.1,2") == "scores nothing yet, but alike beside it: blue bowl"
    assert scene.about["to.1,2"] == ("0:0,1",)
    assert why("to.2,1") == "scores nothing, and nothing beside it is alike"
    assert scene.about["to.2,1"] == ()
    frame = Frame(scene, ())
    assert "to.0,2" in with_help(frame, "always").scene.about
    assert "to.0,2" not in with_help(frame, "on-request").scene.about
    assert with_help(frame, "off").scene.about == {}


def result(boards: str, scores: str, **options: Any) -> str:
    """Return what is said below the table of points."""
    game = mops.game("mops_royal", variant_final=True, **options)
    sheet = look.scene(game.position(f"phase game_over; boards {boards}; scores {scores}")).sheet
    assert sheet is not None and sheet.result is not None
    return Teller("mops_royal", "en").tell(sheet.result.id, sheet.result.facts)


def test_the_result_says_what_a_tie_was_decided_by() -> None:
    assert result("A2 A3 / B3 B4", "7 6") == "Anna wins with 7 points."
    assert result("A2 A3 / B3 B4", "7 7") == "Anna and Ben win together with 7 points each."
    fewer = "Ben wins with 7 points and fewer face-down tiles."
    assert result("A2 A3- / B3 B4", "7 7") == fewer
    yields = "Ben wins with 7 points, for in such a tie the caller yields."
    assert result("A2 A3 / B3 B4", "7 7", final_tie="caller-last") == yields
    assert result("A2 A3- / B3 B4", "7 7", final_tie="caller-last") == fewer


def test_the_last_tile_leaves_the_square_as_it_was() -> None:
    rows = ["A1 A2 A3 A4 A5", "B1 B2 B3 B4 B5", "C1 C2 C3 C4 C5", "D1 D2 D3 D4 D5", "E1 E2 E3 E4"]
    before = mops.game("mops_royal").position(f"boards {', '.join(rows)} / F6; tile F1")
    full = mops.game("mops_royal").position(
        f"boards {', '.join(rows)} E5 / F6; tile E5; phase score"
    )
    grids = [places.Grid(state.boards[0], True) for state in (before, full)]
    assert grids[0].span == grids[1].span
    assert grids[0].spot((4, 4)) == grids[1].spot((4, 4))


def test_the_own_square_stays_where_it_is_while_it_grows() -> None:
    """A tile can be laid five times to each side of the first one before the square has to move."""
    for seed in range(3):
        trace = mops.record(mops.game("mops_royal", players=3), seed=seed, players="simple")
        for seat in range(3):
            boards = [state.boards[seat] for state in trace.states() if state.boards[seat]]
            grids = [places.Grid(board, True) for board in boards]
            for board, grid in zip(boards, grids, strict=True):
                if all(abs(row) <= 2 and abs(column) <= 2 for row, column in board):
                    assert grid.spot((0, 0)) == (round(grid.span / 2),) * 2, board
            spans = [grid.span for grid in grids]
            assert spans == sorted(spans)
            assert len({*spans}) <= 2


def test_the_combination_that_is_scored_is_ringed_where_it_is_printed() -> None:
    game = mops.game("mops_royal")
    state = game.position("boards A2 A3 A4 / B3; tile A4; phase score")
    step = game.play(state, "0 score 0,0 0,1 0,2 turn 0,1")
    printed = step.events[0].facts["pattern"]
    picked = look.scene(state, draft=((0, 0), (0, 1), (0, 2)), seat=0)
    assert picked.marks[f"pattern.{printed}"].kind == "picked"
    assert look.scene(step.after, step, seat=0).marks[f"pattern.{printed}"].kind == "wins"


def test_a_combination_can_be_pressed_anywhere_and_says_its_points() -> None:
    scene = look.scene(mops.game("mops_royal").position("boards A2 / B3; tile A3"))
    item = scene.items["pattern.D3"]
    face = scene.drawing(item)
    assert item.say is not None and face is not None
    said = Teller("mops_royal", "en").tell(item.say.id, item.say.facts)
    assert said == "Three on a diagonal: 2 points"
    assert face.svg.startswith('<rect width="24" height="24" opacity="0"/>')


def test_the_last_scoring_is_looked_at_before_the_result() -> None:
    game = mops.game("mops_royal", variant_final=True)
    state = game.position("boards A2 A3 A4 / B3; phase final")
    step = game.play(state, "0 score 0,0 0,1 0,2 turn 0,1")
    first, rest = in_parts([step])
    assert first.after.phase != "game_over"
    assert rest.events[0].kind == "game-end"
    scene = look.scene(first.after, first, seat=0)
    assert scene.sheet is None
    assert scene.marks["0:0,0"].kind == "wins"


def test_the_tiles_of_the_only_other_player_are_large_in_every_shape() -> None:
    """In a full square of five by five, in units of a table that is 400 wide at least."""
    full = places.SIDE * places.STEP
    widths = [width for _, _, width in places.PLANS[2].seats[1]["square"]]
    tiles = [width / full * places.TILE for width in widths]
    # the narrow shape lies beside words; on a phone there is more room
    assert all(tile >= least for tile, least in zip(tiles, (30, 28, 18, 28), strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_free_place_lies_over_the_words_below_the_square(players: int) -> None:
    plan = places.PLANS[players]
    for (_, top, width), (_, words, _) in zip(
        plan.seats[0]["square"], plan.spots["supply"], strict=True
    ):
        # half of the letters, and the ring around a place
        assert words - 7 > top + width + 3 or words < top
