"""What a game is about is told before the first move, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest

import mopsbook as mops
from mopsbook.show.pictures import Recording
from mopsbook.teach.summary import PARTS, chapter_titles, summary
from mopsbook.teach.words import Teller
from tests.tables import notice, send, sit


@pytest.mark.parametrize("name", mops.games())
def test_the_aim_stands_beside_every_picture_of_the_beginning(tmp_path, name):
    table = sit(tmp_path, start=None, game=mops.game(name))
    for frame in table.display.frames:
        assert [text.id for text in frame.notice.texts] == ["summary-aim"]
    send(table, "item", on="")  # any answer takes its place
    assert "summary-aim" not in [text.id for text in notice(table).texts]
    send(table, "new")
    assert [text.id for text in notice(table).texts] == ["table-new", "summary-aim"]


@pytest.mark.parametrize("name", mops.games())
@pytest.mark.parametrize("audience", [(), (0,)])
def test_a_replay_begins_with_the_aim_until_somebody_has_decided(name, audience):
    trace = mops.record(mops.game(name), seed=3, players="simple")
    recording = Recording(trace, audience)
    told = [frame.notice and frame.notice.texts[0].id for frame in recording.frames()]
    first = recording.opening + 1
    assert told == ["summary-aim"] * first + [None] * (len(told) - first)
    part = mops.Trace(trace.game, (), trace.names, trace.last)
    assert Recording(part, audience).picture(0).notice is None


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", mops.games())
def test_a_game_in_a_few_sentences(name, lang):
    told = summary(mops.game(name), lang)
    assert told.keys() | {"table"} == PARTS.keys(), "a table that is one on the screen alone"
    assert ("wins" if lang == "en" else "gewinnt") in told["aim"]
    assert len(told["aim"]) < 250  # it is read before anything else


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", mops.games())
def test_a_game_with_a_variant_says_so_from_the_start(name, lang):
    plain = mops.game(name)
    for rule in plain.rules.values():
        if rule.variant:
            usual = getattr(plain.options, rule.option)
            assert usual in (True, False)
            played = summary(mops.game(name, **{rule.option: not usual}), lang)
            assert played != summary(plain, lang), rule.option
            assert len(played["aim"]) < 250


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", mops.games())
def test_every_chapter_has_a_title_and_no_title_is_without_a_chapter(name, lang):
    numbers = {rule.section.partition(".")[0] for rule in mops.game(name).rules.values()}
    assert chapter_titles(name, lang).keys() == numbers
    assert not Teller(name, lang).knows(f"chapter-{len(numbers) + 1}")


def test_partners_and_those_who_play_alone_have_different_aims():
    four, three = (summary(mops.game("dog", players=n), "en")["aim"] for n in (4, 3))
    assert "the first team with all eight pieces home" in four
    assert "the first with four pieces home" in three


def test_a_position_is_no_beginning():
    game = mops.game("mopsen", players=3)
    table = mops.Table(game, start="trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4", seat=2)
    assert table._session.display.frames[-1].notice is None


@pytest.mark.parametrize("folder", ["mopsbook/new/template/NAME", "tests/outside/play_or_pay"])
def test_a_game_to_copy_from_says_what_it_is_about_as_ours_do(folder):
    root = Path(__file__).parents[1] / folder / "words"
    for file in (*root.glob("[a-z][a-z].ftl"), *root.glob("[a-z][a-z].ftl.in")):
        told = {line.partition(" =")[0] for line in file.read_text("utf-8").splitlines()}
        assert set(PARTS.values()) - {"summary-table"} <= told, file
    assert len([*root.glob("[a-z][a-z].ftl*")]) == 2
