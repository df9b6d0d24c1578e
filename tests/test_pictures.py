"""Scenes as SVG and as text."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

import mopsbook as mops
from mopsbook.games.mopsen import look
from mopsbook.show.look import look_of
from mopsbook.show.scene import NARROW, WIDE, Arrow
from mopsbook.show.svg import as_svg
from mopsbook.show.text import as_text

SVG = "{http://www.w3.org/2000/svg}"
STATES = mops.record(mops.game("mopsen", players=4), seed=4).states()[::5]


def lowest_red():
    """The position after a trick of which red 2 is the lowest card."""
    game = mops.game("mopsen", players=4)
    state = game.position(
        "pecking B Y C R; hands R2 B4 / B5 Y6 / R3 B7 / C4 B1; trick 1:R9 2:R14 3:B3"
    )
    return game.play(state, "0 play R2").after


# SVG


def test_every_picture_is_well_formed_and_says_what_it_shows():
    for state in STATES[::4]:
        for shape in (WIDE, NARROW):
            root = ElementTree.fromstring(as_svg(look.scene(state), "de", shape=shape))
            assert root.find(f"{SVG}title").text.startswith("Mopsen · Runde")
            assert "Hackordnung" in root.find(f"{SVG}desc").text


def test_ids_of_pictures_on_one_page_differ_and_are_all_there():
    a, b = (as_svg(look.scene(state)) for state in STATES[5:7])
    ids = [re.findall(r' id="([^"]+)"', svg) for svg in (a, b)]
    assert not set(ids[0]) & set(ids[1])
    for svg, known in zip((a, b), ids, strict=True):
        assert len(known) == len(set(known))
        assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg)) == set(known)
    assert a == as_svg(look.scene(STATES[5]))


def test_names_are_text():
    evil = ["<script>x</script>", 'x" onload="y', "{ $x }", "&amp;url(#x)"]
    scene = look.scene(mops.game("mopsen").start(seed=1))
    root = ElementTree.fromstring(as_svg(scene, names=evil))
    assert not [node for node in root.iter() if node.tag.endswith("script")]
    assert not [key for node in root.iter() for key in node.attrib if key.startswith("on")]
    for name in evil:
        assert any(f"{name} · 0" in (node.text or "") for node in root.iter(f"{SVG}text"))
        assert f"{name}, 0 points" in as_text(scene, names=evil)


@pytest.mark.parametrize(
    "name", ["W" * 10_000, "a\nb\t\x00\x1b\ufffe", "\u202eevil", "👩‍👩‍👧‍👦" * 30, "\u2028" * 9]
)
def test_names_break_no_layout(name):
    state = mops.game("mopsen", players=5).start(seed=1)
    scene = look.scene(state)
    for shape in (WIDE, NARROW):
        root = ElementTree.fromstring(as_svg(scene, names=[name], shape=shape))
        width = float(root.get("width"))
        for plate in root.iter(f"{SVG}rect"):
            assert float(plate.get("width")) <= width
    assert len(as_text(scene, names=[name]).splitlines()) == len(as_text(scene).splitlines())
    assert "\u202e" not in as_text(scene, names=[name])


# text


def test_the_text_of_a_pinch():
    assert (
        as_text(look.scene(lowest_red()))
        == """\
Mopsen · Round 1 of 3 · Trick 1 · Ben led red 9 · Anna pinches
Pecking order: Red, Blue, Yellow, Cat
Stack: no card
Discard pile: R2
Trick: R9* Ben, R14* Cleo
  Ben, 0 points, and in this round 7 so far: 5 bones and 2 cards in hand
    Bowl of Ben: empty, worth 5 bones
    Hand of Ben: B5 Y6
  Cleo, 0 points, and in this round 7 so far: 5 bones and 2 cards in hand
    Bowl of Cleo: empty, worth 5 bones
    Hand of Cleo: R3 B7
  Dana, 0 points, and in this round 6 so far: 4 bones and 2 cards in hand
    Bowl of Dana: one card, 4 bones (B3)
    Hand of Dana: B1 C4
> Anna, 0 points, and in this round 6 so far: 5 bones and one card in hand
    Bowl of Anna: empty, worth 5 bones
    Hand of Anna: B4
* can be played"""
    )


def test_the_text_of_a_view_counts_backs():
    game = mops.game("mopsen", players=3)
    text = as_text(look.scene(game.observe(game.start(seed=1), 1)), "de")
    assert text.count("8 × verdeckte Karte") == 2
    assert "Ben, 0 Punkte" in text


def test_the_text_of_the_end_has_the_sheet():
    game = mops.game("mopsen", players=3)
    state = game.position("phase game_over; round 3; scores 5 16 7 / 8 9 1 / 7 5 2")
    assert repr(state).splitlines()[-6:] == [
        "Points in each round",
        "  Player  Round 1  Round 2  Round 3  Total",
        "  Anna          5        8        7     20",
        "  Ben          16        9        5     30",
        "  Cleo          7        1        2     10",
        "Ben wins with 30 points.",
    ]


def test_states_draw_themselves():
    state = mops.game("mopsen").start(seed=1)
    assert repr(state) == as_text(look.scene(state))
    assert state._repr_svg_() == as_svg(look.scene(state))


@pytest.mark.parametrize("name", mops.games())
def test_no_drawing_of_a_game_is_called_as_the_head_of_an_arrow_or_as_another_one(name: str):
    """What has the id of another thing is not drawn."""
    scene = look_of(name).scene(mops.game(name).start(seed=1))
    first, last = next(iter(scene.items)), next(reversed(scene.items))
    svg = as_svg(replace(scene, arrows=(Arrow(first, last, "moves"),)))
    ids = re.findall(r' id="([^"]+)"', svg)
    assert any(one.endswith("arrow-head") for one in ids) and len(ids) == len({*ids})
