"""The look back at the table and in a replay: each decision with the better move and what it cost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.advice import Counsel
from mopsbook.jupyter.session import TableSession
from mopsbook.jupyter.tutor import chapters_of, concerned
from mopsbook.show import wire
from mopsbook.teach import review
from mopsbook.teach.examples import example
from tests.tables import GAME, TRICK, click, notice, seen, send, told
from tests.tables import sit as sit_at

FINAL = mops.game("mops_royal", variant_final=True)
PLAIN = mops.game("mops_royal")
#: four in blue bring 4 points, three bowls below the second one 2: the bowls have to be first
CROSSED = "boards A2 A3 A4 A6, .. B3, .. C3 / B4; phase final"
ROW, COLUMN = "0 score 0,0 0,1 0,2 0,3 turn 0,1", "0 score 0,1 1,1 2,1 turn 1,1"
BOWLS = ("0:0,1", "0:1,1", "0:2,1")


def sit(
    tmp_path: Path, start: str, seats: tuple[int, ...] = (0,), game: Any = FINAL
) -> TableSession:
    return sit_at(tmp_path, seats, start, game)


def offered(table: TableSession) -> list[str]:
    return [button.id for button in table.display.pictures[-1].buttons if "off" not in button.kind]


def lit(table: TableSession) -> set[str]:
    return {i for i, mark in seen(table).marks.items() if mark.kind == "best"}


def test_after_the_game_each_decision_is_looked_at(tmp_path: Path) -> None:
    table = sit(tmp_path, CROSSED)
    assert "look-back0" not in offered(table)
    click(table, ROW)
    end = table.match.state
    click(table, "look-back0")
    before = notice(table)
    assert (before.kind, before.texts[0].id) == ("info", "review-loses")
    assert before.texts[0].facts["before"] == 6
    assert "mops-royal.flip-one" in before.rules
    assert table.display.pictures[-1].view == FINAL.position(CROSSED)
    assert lit(table) == set(BOWLS)
    assert "The best was scoring three in a line, all bowls" in told(table)
    assert "three in a line" not in told(table, "de"), "each language names the move itself"
    assert not table.display.pictures[-1].frame().on

    click(table, "next")
    assert table.display.pictures[-1].view == end
    facts = notice(table).texts[0].facts
    assert (facts["before"], facts["after"], facts["lost"], facts["exact"]) == (6, 4, 2, True)
    assert lit(table) == set()
    assert seen(table).marks["0:0,1"].kind == "lowest", "what was done is shown as in the game"

    click(table, "next")
    assert told(table) == "You lost points in the only decision: 4 of 6 possible points."
    assert offered(table) == ["before1", "before2", "previous", "back"]
    click(table, "previous")
    assert notice(table).texts[0].facts["lost"] == 2
    click(table, "back")
    assert (table.match.state, offered(table)) == (end, ["play-again", "look-back0", "replay"])


def test_what_was_best_is_lit_as_it_was_done(tmp_path: Path) -> None:
    table = sit(tmp_path, CROSSED)
    click(table, COLUMN, ROW, "look-back0")
    kept = []
    while "next" in offered(table):
        kept.append((notice(table).texts[0].id, lit(table)))
        click(table, "next")
    row = {"0:0,0", "0:0,1", "0:0,2", "0:0,3"}
    assert kept == [
        ("review-keeps", set(BOWLS)), ("review-kept", set()), ("review-keeps", row), ("review-kept", set()),
    ]  # fmt: skip
    assert told(table) == "You lost nothing in 2 decisions: 6 of 6 possible points."


def test_each_person_looks_back_for_oneself(tmp_path: Path) -> None:
    table = sit(tmp_path, "boards A2 A3 A4 / B3 B4 B5; phase final", (0, 1))
    click(table, "0 score 0,0 0,1 0,2 turn 0,1")
    assert not [action for action in offered(table) if action.startswith("look-back")]
    send(table, "button", on="look-back0")
    assert notice(table).kind == "stale", "another is still to decide"
    if table.screen.covered:
        click(table, "show")
    click(table, "1 score 0,0 0,1 0,2 turn 0,1")
    assert offered(table) == ["play-again", "look-back0", "look-back1", "rounds", "replay"]
    click(table, "look-back1")
    assert table.display.pictures[-1].seat == 1
    assert lit(table) == {"1:0,0", "1:0,1", "1:0,2"}


def test_the_plain_game_offers_no_look_back(tmp_path: Path) -> None:
    """A full row of five was passed by; but all scorings before this last one depended on luck."""
    rows = "A1 A2 A3 A4 A5, B6 B2 B3 B4 C5, C1 C2 D3 D4 D5, E1 E2 F3 E4 E5, F1 D2 E3 C4 F5"
    other = rows.replace("A1 A2 A3 A4 A5", "D1 E6 A3 F4 B5")
    table = sit(tmp_path, f"boards {rows} / {other}; tile C1; phase score; scores 3 0", game=PLAIN)
    click(table, "0 pass")
    assert table.match.state.phase == "game_over"
    assert offered(table) == ["play-again", "replay"]
    for seed in range(3):
        trace = mops.record(PLAIN, seed=seed, players="simple")
        assert not any(review.can_review(PLAIN, trace.steps(), seat) for seat in (0, 1))
    assert str(mops.review(trace)) == "None of Anna’s decisions in this game can be judged."


def test_pages_are_not_left_by_language_or_strange_messages(tmp_path: Path) -> None:
    table = sit(tmp_path, CROSSED)
    for early in ("look-back0", "look-back", "next", "previous"):
        send(table, "button", on=early)
        assert notice(table).kind == "stale"
    click(table, ROW)
    for wrong in ("look-back1", "look-back-1", "look-back x"):
        send(table, "button", on=wrong)
        assert notice(table).kind == "stale"
    click(table, "look-back0")
    first = table.display.pictures[-1].view
    send(table, "button", on="previous")
    assert table.display.pictures[-1].view == first, "there is no page before the first"
    send(table, "undo")
    click(table, "look-back0")
    said = notice(table)
    table.lang = "de"
    assert notice(table) == said
    send(table, "undo")
    assert not table.display.is_aside
    assert table.match.state.phase == "game_over", "it leaves the look back and takes nothing back"
    table.handle({"kind": "example", "rule": "mops-royal.flip-one"})
    send(table, "button", on="next")
    assert notice(table).kind == "stale", "an example has no pages"


def test_a_game_without_advice_offers_no_look_back() -> None:
    trace = mops.record(GAME, start=GAME.position(TRICK), moves=["1 play R2"])
    assert not review.can_review(GAME, trace.steps(), 1)


OUT = "hands 7C 7D 7S 2C 3C 4C KD / 2S; discard 5H"


@pytest.mark.parametrize(("name", "start"), [("mauz", None), ("purrrummy", OUT)])
def test_a_game_whose_decisions_have_no_known_value_offers_none_either(
    name: str, start: str | None
) -> None:
    """Not even where it can advise, and going out in Purrrummy is sure."""
    game = mops.game(name, players=2)
    trace = mops.record(game, seed=3, start=game.position(start) if start else None)
    assert len(trace.moves) > 2 and not review.can_review(game, trace.steps(), 0)
    found = mops.review(trace, 0, names=["Ada", "Bo"])
    assert (
        str(found) == "None of Ada’s decisions in this game can be judged." and not found.decisions
    )


def test_the_best_is_lit_at_the_table_until_something_is_done(tmp_path: Path) -> None:
    table = sit(tmp_path, CROSSED)
    click(table, "advise")
    assert lit(table) == set(BOWLS)
    click(table, "0:0,0")
    assert lit(table) == set()


def test_a_move_with_a_choice_is_about_all_of_its_tiles() -> None:
    line = PLAIN.position("boards A2 A3 A4 A6 / B3; tile A6; phase score")
    for flip in ("0,1", "0,2"):
        move = PLAIN.move(f"0 score 0,0 0,1 0,2 0,3 turn {flip}")
        assert concerned(line, move, 0) == ("score-0", "0:0,0", "0:0,1", "0:0,2", "0:0,3")
    assert concerned(line, PLAIN.move("0 pass"), 0) == ("pass",)
    trick = GAME.position(TRICK)
    assert concerned(GAME.observe(trick, 1), GAME.move("1 play R2"), 1) == ("R2",)


# as a replay


def test_a_look_back_needs_no_kernel() -> None:
    trace = mops.record(FINAL, start=FINAL.position(CROSSED), moves=[ROW])
    replay = mops.Replay(trace, review=0)
    assert (len(replay), replay.index, replay.state) == (3, 0, trace.first)
    replay.index = 99
    assert (replay.index, replay.state) == (2, trace.last)
    shown = [page.frame() for page in replay._pages]
    known = chapters_of(FINAL, replay._pages)
    frames = wire.timeline(shown, rev=0, langs=tuple(replay.langs), chapters=known)
    assert all(all(texts) for texts in frames["texts"].values())
    assert replay.timeline == wire.zipped(frames)
    empty = mops.Replay(mops.record(FINAL, start=FINAL.position(CROSSED), moves=[]), review=1)
    assert len(empty) == 1


# how long is searched


def test_all_searches_together_keep_to_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now, shares = [0.0], []

    def slow(_game: Any, _state: Any, _seat: int, seconds: float) -> Counsel:
        # the first search is quick and leaves its share to the others
        shares.append(seconds)
        now[0] += seconds if len(shares) > 1 else 0
        return Counsel((), (), 0, 0, exact=False)

    monkeypatch.setattr(review, "monotonic", lambda: now[0])
    monkeypatch.setattr(review, "counsel_of", slow)
    trace = mops.record(FINAL, start=FINAL.position(CROSSED), moves=[COLUMN, ROW])
    review.known_decisions(FINAL, trace.steps(), 0, 8)
    assert shares == [2, 2, 3, 3]
    assert now[0] == 8


def test_a_search_that_was_cut_short_accuses_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found after a move was possible before it, though the search did not find it."""
    trace = mops.record(FINAL, start=FINAL.position(CROSSED), moves=[ROW])
    values = {trace.first: 3.0, trace.last: 4.0}

    def short(_game: Any, state: Any, _seat: int, _seconds: float) -> Counsel:
        return Counsel((FINAL.move(COLUMN),), (), values[state], 9, exact=False)

    monkeypatch.setattr(review, "counsel_of", short)
    (one,) = review.known_decisions(FINAL, trace.steps(), 0, 1)
    assert (one.before, one.after, one.lost, one.better, one.exact) == (4, 4, 0, None, False)
    assert "as far as could be seen in time" in str(mops.review(trace))


def test_the_example_of_a_start_without_crown_shows_a_crown_beside_it() -> None:
    found = example(mops.game("mops_royal"), "mops-royal.start-tile-no-crown")
    assert found is not None
    start, reveal = found.trace.moves
    crowned = found.trace.game.options.crowned
    assert not crowned.intersection(start.tiles) and reveal.tile in crowned
