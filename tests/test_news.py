"""What somebody got stays marked until the person decides again, also where no help is wanted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.show.look import look_of
from mopsbook.show.news import with_news
from mopsbook.show.packing import Frame
from mopsbook.show.scene import Mark, Msg, msg
from mopsbook.show.svg import as_svg
from tests.tables import click, sit

TWO = mops.game("miau_miau", players=2)
NEW = ("news-new", {})


def flags(table: Any) -> dict[str, tuple[str, dict[str, Any]]]:
    """The flags on the last picture that say what is new."""
    found: dict[str, Msg | None] = {
        key: mark.tag for key, mark in table.display.frames[-1].scene.marks.items()
    }
    return {
        key: (tag.id, tag.facts)
        for key, tag in found.items()
        if tag is not None and tag.id in ("news-new", "news-more")
    }


@pytest.mark.parametrize("help", ["always", "off"])
def test_drawn_cards_stay_marked_until_the_next_own_move(tmp_path: Path, help: str) -> None:
    """Nothing fits on the 9 of clubs, so both draw one card; then a club comes to the own hand."""
    start = "hands QD AS / KD 7S; draw TH 7H 8C 8H JD; discard 9C"
    one = sit(tmp_path, (0,), start, TWO, help=help)
    assert flags(one) == {}
    click(one, "0 draw")
    assert one.match.view.turn == 0
    assert flags(one) == {"TH": NEW, "plate1": ("news-more", {"count": 1})}
    one.screen.refresh()
    assert len(flags(one)) == 2, "a look at something else changes nothing"
    click(one, "0 draw")
    assert "TH" not in flags(one) and flags(one)["8C"] == NEW


def test_it_is_marked_while_the_others_play(tmp_path: Path) -> None:
    one = sit(tmp_path, (0,), "hands QD AS / KD 7S; draw TH 7H 8C 8H JD; discard 9C", TWO)
    click(one, "0 draw")
    own, ben = one.display.frames
    assert [frame.scene.marks["TH"].tag for frame in (own, ben)] == [msg("news-new")] * 2
    assert "plate1" not in own.scene.marks and ben.scene.marks["plate1"].tag == msg(
        "news-more", count=1
    )


def test_what_others_got_is_marked_while_it_is_told(tmp_path: Path) -> None:
    """All but Cleo have to draw on the 9 of clubs; once her ten is told, no flag tells of Ben's card."""
    start = "hands QD AS / KD 7S / TC 8D; draw TH 7H 8C 8H JD; discard 9C"
    one = sit(tmp_path, (0,), start, mops.game("miau_miau", players=3))
    click(one, "0 draw")
    more = [
        frame.scene.marks["plate1"] for frame in one.display.frames if "plate1" in frame.scene.marks
    ]
    assert [mark.tag for mark in more] == [msg("news-more", count=1)]
    assert "plate1" not in flags(one)


def test_a_picked_card_needs_no_flag(tmp_path: Path) -> None:
    """It lies higher, and the flag would lie over what stands above the hand."""
    one = sit(tmp_path, (0,), "hands QD AS / KD 7S; draw JC 7H 8C; discard 9C", TWO)
    click(one, "0 draw")
    assert "JC" in flags(one)
    click(one, "JC")
    assert "JC" not in flags(one) and one.display.frames[-1].scene.marks["JC"].kind == "picked"


def test_a_flag_on_a_plate_lies_over_the_hand_beside_it(tmp_path: Path) -> None:
    one = sit(tmp_path, (0,), "hands QD AS / KD 7S; draw TH 7H 8C; discard 9C", TWO)
    click(one, "0 draw")
    scene = one.display.frames[-1].scene
    assert scene.marks["plate1"].tag is not None
    drawn = as_svg(scene)
    assert drawn.index(">Ben · ") > drawn.rindex("<use "), "over all cards"
    assert scene.zones["seat1"].order < scene.zones["hand1"].order, (
        "a name is heard before the hand"
    )


def test_after_a_deal_nothing_is_marked() -> None:
    """All hands have grown by more than a card, although one card came back to its hand."""
    game = mops.game("dog", players=2)
    look = look_of("dog")
    before, dealt, drawn = (
        look.scene(game.position(f"pieces - / -; hands {hands}"), seat=0)
        for hands in ("4 / 5", "4 6 7 8 / 5 6 7", "4 6 7 / 5 6")
    )
    assert with_news(Frame(dealt, ()), before, before, 0).scene.marks == dealt.marks
    assert with_news(
        Frame(drawn, ()), before, before, 0
    ).scene.marks.keys() - drawn.marks.keys() == {"plate1"}


def test_who_got_a_penalty_is_marked_for_the_guard(tmp_path: Path) -> None:
    start = "phase clarify; guard 0; caught 1; turn 0; discard N3; draw N1 N2; hands N1 N5 A1 / N2 N2 / N3 N4"
    one = sit(tmp_path, (0,), start, mops.game("mogel_motte", players=3))
    click(one, "0 penalty N5")
    assert flags(one).get("plate1") == ("news-more", {"count": 1})


def test_a_result_is_looked_at_without_news(tmp_path: Path) -> None:
    start = "hands 6H 7D 9H / 9C TD KC; middle TC JD QH; stock 6C 7C 8C; known - / KC; knocker 1; left 0"
    one = sit(tmp_path, (0,), start, mops.game("mauz", players=2))
    click(one, "0 swap 7D for QH")
    assert one.display.frames[-1].scene.sheet is not None
    assert flags(one) == {}


def test_a_plate_that_is_marked_already_gets_its_flag_unless_it_has_one() -> None:
    game, look = mops.game("dog", players=2), look_of("dog")
    before, after = (
        look.scene(game.position(f"pieces - / -; hands {hands}"), seat=0)
        for hands in ("4 6 / 5", "4 6 / 5 6")
    )
    for tag, shown in ((None, "news-more"), (msg("mark-wins"), "mark-wins")):
        marked = replace(after, marks={"plate1": Mark("wins", tag)})
        mark = with_news(Frame(marked, ()), before, before, 0).scene.marks["plate1"]
        assert (mark.kind, mark.tag.id) == ("wins", shown)
