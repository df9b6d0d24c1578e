"""How far somebody is: kept in a small file, and shown as a map of the games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mopsbook as mops
from mopsbook.core.settings import LEARNED_VARIABLE, Settings


def words(progress: object) -> list[str]:
    """Return what stands on each tile, without what is not words."""
    html = progress._repr_html_()  # type: ignore[attr-defined]
    tiles = html.split('<div style="display:inline-block')[1:]
    return [" ".join(re.sub("<[^>]+>", " ", f"<{tile}").split()) for tile in tiles]


def test_the_map_tells_how_far_a_lesson_was_gone_through_and_of_the_last_ten_answers() -> None:
    learned = mops.Learned()
    learned.reach("dog", 18, 18)
    for right in (False, False, *[True] * 9):
        learned.note({"rules": ["miau-miau.seven-stack"], "right": right})
    links = {"miau_miau": "06-miau-miau.ipynb", "dog": "", "mauz": ""}
    progress = learned.progress(links)
    assert words(progress) == ["Miau! Miau! 9/10 right", "Dog lesson done", "Mauz"]
    assert progress._repr_html_().count("<a href=") == 1
    with mops.settings(lang="de"):
        assert words(progress)[:2] == ["Miau! Miau! 9/10 richtig", "Dog Lektion geschafft"]
    assert len(words(learned.progress())) == len(mops.games())
    with pytest.raises(mops.MopsError, match="'doog'"):
        learned.progress({"doog": ""})
    for wrong in (3, ["dog"], {"dog": 3}):
        with pytest.raises(mops.MopsError, match="where it leads"):
            learned.progress(wrong)  # type: ignore[arg-type]


def test_a_lesson_of_a_game_keeps_its_farthest_step_and_others_keep_none(tmp_path: Path) -> None:
    path = tmp_path / "learned.jsonl"
    lesson = mops.Lesson("mauz", learned=path)
    assert not path.exists()  # opening it is nothing that was learned
    for index in (3, 1, 4):
        lesson.set_state({"index": index})  # as the browser does
    mops.Lesson(lesson.text, learned=path).index = 9
    learned = mops.Learned(path)
    assert learned.lessons == {"mauz": (5, len(lesson))}
    assert path.read_text().count('"lesson"') == 2  # two steps that were new
    assert "kept in the file learned.jsonl" in learned.progress()._repr_html_()
    with path.open("a") as file:
        file.write('{"at": "2026-01-01T00:00:00+00:00", "lesson": "dog", "step": 9, "of": 8}\n')
    again = mops.Learned(path)
    assert (again.lessons, len(again.problems)) == (learned.lessons, 1)


def test_a_nearer_step_that_another_notebook_has_written_takes_nothing_back(tmp_path: Path) -> None:
    path = tmp_path / "learned.jsonl"
    here, there = mops.Learned(path), mops.Learned(path)
    here.reach("dog", 7, 9)
    there.reach("dog", 2, 9)
    assert mops.Learned(path).lessons == {"dog": (7, 9)}


def test_what_is_no_step_and_no_rule_is_not_written_down(tmp_path: Path) -> None:
    learned = mops.Learned(tmp_path / "learned.jsonl")
    for wrong in ((3, 1, 2), ("dog", "1", 2), ("dog", 3, 2)):
        with pytest.raises(mops.MopsError, match="How far a lesson"):
            learned.reach(*wrong)  # type: ignore[arg-type]
    with pytest.raises(mops.MopsError, match="ids of rules"):
        learned.tell(3)  # type: ignore[arg-type]
    assert not (tmp_path / "learned.jsonl").exists()


def test_the_title_of_a_game_opens_its_lesson_as_its_name_does(tmp_path: Path) -> None:
    learned = mops.Learned()
    mops.Lesson("Mauz", learned=learned).index = 2
    assert learned.lessons["mauz"][0] == 3
    with pytest.raises(mops.MopsError, match="Did you mean 'mauz'"):
        mops.Lesson("mauzz")
    for missing in ("mauz.md", "none"):
        with pytest.raises(FileNotFoundError):
            mops.Lesson(str(tmp_path / missing))


def test_a_lesson_goes_on_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    lesson = mops.Lesson("mauz", learned=tmp_path / "file" / "learned.jsonl")
    lesson.index = 2
    assert lesson.index == 2


def test_the_environment_names_where_it_is_kept_and_that_can_be_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(LEARNED_VARIABLE, "there.jsonl")
    fresh = Settings()
    assert fresh.learned == "there.jsonl"
    with fresh(learned=None):
        assert fresh.learned is None
