"""What a game is about is told before the first move, and only then."""

from __future__ import annotations

import pytest

import mopsbook as mops
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


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", mops.games())
def test_a_game_in_a_few_sentences(name, lang):
    told = summary(mops.game(name), lang)
    assert told.keys() == PARTS.keys()
    assert ("wins" if lang == "en" else "gewinnt") in told["aim"]
    assert len(told["aim"]) < 250  # it is read before anything else


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
