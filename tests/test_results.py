"""Answers in files, put together for a class."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import matplotlib as mpl
import matplotlib.pyplot as plt
import pytest
from matplotlib.axes import Axes
from matplotlib.figure import Figure

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.core.errors import OptionError, TraceError
from mopsbook.quiz.results import Results
from mopsbook.quiz.rows import Row, read_rows, save_rows

mpl.use("agg")

SUIT, TRICK = "mopsen.follow-suit", "mopsen.win-trick"


def row(student: str, rule: str, right: bool, number: int = 1) -> Row:
    return Row(
        question=f"mopsen.kind.{number}", game="mopsen", kind="kind", level=1, rules=[rule],
        answer="card-R2", right=right, tries=1, seconds=2.5, student=student,
    )  # fmt: skip


ADA = [row("Ada", SUIT, True), row("Ada", TRICK, False, 2), row("Ada", TRICK, True, 3)]
BEN = [row("Ben", TRICK, False, 2), row("Ben", SUIT, False)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    save_rows(tmp_path / "ada.jsonl", ADA, "Ada")
    (tmp_path / "group").mkdir()
    save_rows(tmp_path / "group/ben.jsonl", BEN, "Ben")
    return tmp_path


def test_a_class_is_put_together(folder: Path) -> None:
    found = mops.results(folder)
    assert list(found) == [*ADA, *BEN]
    assert found.students == ("Ada", "Ben")
    told = [(one["rule"], one["asked"], one["missed"], one["share"]) for one in found.by_rule()]
    assert told == [(TRICK, 3, 2, 0.667), (SUIT, 2, 1, 0.5)]
    each = [(one["student"], one["asked"], one["missed"]) for one in found.by_student()]
    assert each == [("Ada", 3, 1), ("Ben", 2, 2)]
    heads = "<th>Answered</th><th>Missed</th><th>Share missed</th><th>Skipped</th>"
    assert found.by_student()._repr_html_() == (
        f"<table><tr><th>Student</th>{heads}</tr><tr><td>Ada</td><td>3</td><td>1</td><td>33%</td><td>0</td></tr>"
        "<tr><td>Ben</td><td>2</td><td>2</td><td>100%</td><td>0</td></tr></table>"
    )
    assert (
        "<td>67%</td>" in found._repr_html_()
        and found.by_rule()._repr_html_() in found._repr_html_()
    )
    with mops.settings(lang="de"):
        assert "<td>67 %</td>" in found._repr_html_()


@pytest.mark.parametrize("name", registry.games())
def test_an_invented_class_answers_the_same_quiz(tmp_path: Path, name: str) -> None:
    """Every kind of question; what a real class has handed in stays where it is."""
    real = save_rows(tmp_path / "Ada/answers.jsonl", ADA, "Ada")
    quiz = mops.Quiz(name, count=8, seed=4)
    found = quiz.rehearse(tmp_path, ["Ada", "Ben", "Cleo"])
    each = [(one["student"], one["asked"], one["missed"]) for one in found.by_student()]
    assert each == [("Ada", 8, 0), ("Ben", 8, 1), ("Cleo", 8, 2)]
    assert quiz.results == [] and quiz.question is not None
    assert found[0]["question"] == quiz.question.id and found[0]["words"] == quiz.question.text()
    assert read_rows(real) == ADA and len(mops.results(tmp_path)) == 24 + len(ADA)


def test_rows_of_older_files_stand_beside_newer_ones(tmp_path: Path) -> None:
    newer: Row = {**ADA[0], "first": "card-R3", "words": "Which?", "practice": True}
    assert read_rows(save_rows(tmp_path / "both.jsonl", [ADA[0], newer])) == [ADA[0], newer]


def test_what_was_carried_on_counts_once(folder: Path) -> None:
    save_rows(folder / "ada again.jsonl", [*ADA, row("Ada", SUIT, True, 9)], "Ada")
    assert len(mops.results(folder)) == 6


def test_a_broken_file_is_named_and_the_others_count(folder: Path) -> None:
    (folder / "Ben").mkdir()
    (folder / "Ben" / "broken.jsonl").write_text("no\n", "utf-8")
    mops.record(mops.game("mopsen", players=3), seed=1).save(folder / "game.jsonl")
    found = mops.results(folder)
    assert len(found) == 5
    assert [str(one).partition(":")[0] for one in found.problems] == [
        "Ben/broken.jsonl",
        "game.jsonl",
    ]
    whole, rules, students = (
        one._repr_html_() for one in (found, found.by_rule(), found.by_student())
    )
    drawn = drawn_by(found, lang="en").get_xlabel().replace("\n", " ")
    for told in (whole, rules, students, drawn):  # whichever a teacher looks at
        assert told.count("Ben/broken.jsonl: ") == told.count("game.jsonl: ") == 1
        assert told.count("ask for that file once more") == 1
    assert drawn_by(mops.results(found.rows)).get_xlabel() == ""


def test_older_versions_that_an_editor_keeps_do_not_count(folder: Path) -> None:
    """JupyterLab lays a copy of a file that is looked at into a folder that nobody sees."""
    kept = folder / "Ben" / ".ipynb_checkpoints"
    kept.mkdir(parents=True)
    save_rows(kept / "quiz-checkpoint.jsonl", [row("Ben", TRICK, True, 9)], "Ben")
    assert len(mops.results(folder)) == 5


def drawn_by(found: Results, **given: Any) -> Axes:
    (axes,) = found.heat_map(**given).axes
    return axes


def test_a_notebook_shows_the_heat_map_once(folder: Path) -> None:
    """As the value of its cell, which is a picture, and not as what was drawn meanwhile, too."""
    before = plt.get_fignums()
    figure = mops.results(folder).heat_map()
    assert isinstance(figure, Figure) and plt.get_fignums() == before
    mine, (left, right) = plt.subplots(1, 2)
    assert mops.results(folder).heat_map(ax=right) is mine and right.texts and not left.texts
    plt.close(mine)


def test_the_heat_map_counts_in_its_fields(folder: Path) -> None:
    axes = drawn_by(mops.results(folder), lang="de")
    # the rule that was missed most is on top; Ada is left of Ben
    told = [(text.get_position(), text.get_text()) for text in axes.texts]
    assert sorted(told) == [((0, 0), "1/2"), ((0, 1), "0/1"), ((1, 0), "1/1"), ((1, 1), "1/1")]
    assert [text.get_text() for text in axes.get_xticklabels()] == ["Ada", "Ben"]
    assert drawn_by(mops.results([])).texts[:] == []


def left_out(student: str, rule: str, number: int) -> Row:
    return {
        **row(student, rule, right=False, number=number),
        "answer": None,
        "first": None,
        "tries": 0,
    }


def test_what_was_skipped_counts_apart_unless_it_was_answered_later(tmp_path: Path) -> None:
    """Ada skips two, and answers one of them later; Ben only skips, one question twice."""
    ada = [*ADA, left_out("Ada", SUIT, 1), left_out("Ada", TRICK, 7)]
    save_rows(tmp_path / "ada.jsonl", ada, "Ada")
    ben = [left_out("Ben", TRICK, 7), {**left_out("Ben", TRICK, 7), "seconds": 9.0}]
    save_rows(tmp_path / "ben.jsonl", ben, "Ben")
    found = mops.results(tmp_path)
    assert len(found) == 7 and found[4]["answer"] is None
    assert repr(found) == "<Results: 3 answers by 2 students, 2 right, 2 skipped>"
    named = ("asked", "missed", "share", "skipped")
    assert [tuple(map(one.get, named)) for one in found.by_rule()] == [(2, 1, 0.5, 2), (1, 0, 0, 0)]
    assert [tuple(map(one.get, named)) for one in found.by_student()] == [
        (3, 1, 0.333, 1),
        (0, 0, 0, 1),
    ]
    axes = drawn_by(found)
    told = {text.get_position(): text.get_text() for text in axes.texts}
    assert told == {(0, 0): "1/2 +1", (1, 0): "+1", (0, 1): "0/1"}
    assert axes.get_title() == "Missed, of how often it was asked, + skipped"


def test_nothing_is_a_class_too(tmp_path: Path) -> None:
    assert repr(mops.results(tmp_path)) == "<Results: 0 answers by 0 students, 0 right>"
    with pytest.raises(FileNotFoundError, match="There is no file"):
        mops.results(tmp_path / "nowhere")


@pytest.mark.parametrize("source", [7, None, {"question": 1}, b"x", [7], [None]])
def test_what_is_no_source_is_a_sentence(source: Any) -> None:
    with pytest.raises(OptionError, match="results\\(\\) needs"):
        mops.results(source)


EDITS: list[tuple[Callable[[list[str]], list[str]], str]] = [
    (lambda lines: lines[:-1], "was cut off: it ends after 2 answers"),
    (lambda lines: lines[1:], "no file of answers"),
    (lambda lines: [lines[0], *lines[2:]], "was edited"),
    (lambda lines: [lines[0], lines[1].replace("false", "true"), *lines[2:]], "was edited"),
    (lambda lines: [lines[0], lines[1].replace("2.5", "-1"), *lines[2:]], "'seconds' cannot be -1"),
    (lambda lines: [lines[0], lines[1].replace("2.5", "NaN"), *lines[2:]], "cannot be nan"),
    (lambda lines: [lines[0], lines[1].replace('"level":1', '"level":4'), *lines[2:]], "'level'"),
    (lambda lines: [lines[0], lines[1].replace('"kind":', '"kond":'), *lines[2:]], "no field 'kind'"),
    (lambda lines: [lines[0], "[]", *lines[2:]], "Its line 2 is broken"),
    (lambda lines: [*lines[:2], lines[2].replace('"right":', '"right'), *lines[3:]], "Its line 3 is broken"),
    (lambda lines: [lines[0].replace("1", "2", 1), *lines[1:]], "file version 2"),
]  # fmt: skip


@pytest.mark.parametrize(("edit", "told"), EDITS)
def test_an_edited_file_says_what_was_done_to_it(tmp_path, edit, told: str) -> None:
    file = save_rows(tmp_path / "ben.jsonl", BEN, "Ben")
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join(edit(lines)), "utf-8")
    with pytest.raises(TraceError, match=told) as error:
        read_rows(file)
    assert str(error.value).startswith("ben.jsonl: ")


def test_what_editors_add_is_no_edit(tmp_path) -> None:
    file = save_rows(tmp_path / "ben.jsonl", BEN, "Ben")
    lines = file.read_text("utf-8").splitlines()
    file.write_bytes(("\ufeff" + "\r\n".join(lines) + "\r\n\r\n").encode())
    assert read_rows(file) == BEN


@pytest.mark.parametrize(
    ("field", "value"),
    [("answer", {1}), ("answer", float("nan")), ("student", "\ud800"), ("question", "\udfff")],
)
def test_what_no_file_can_hold_is_no_answer(field: str, value: Any) -> None:
    with pytest.raises(TraceError, match=f"the field '{field}' cannot be"):
        mops.results([{**ADA[0], field: value}])


def test_names_may_hold_signs_of_formulas(tmp_path) -> None:
    figure = mops.results([{**ADA[0], "student": r"$\bad{$"}]).heat_map()
    figure.savefig(tmp_path / "map.png")


def test_a_link_to_nowhere_is_named(folder: Path) -> None:
    (folder / "gone.jsonl").symlink_to(folder / "nothing.jsonl")
    found = mops.results(folder)
    assert len(found) == 5
    assert [str(one) for one in found.problems] == ["There is no file 'gone.jsonl'."]


def test_the_file_of_a_page_is_read_and_known_when_it_was_edited(tmp_path: Path) -> None:
    """A page has no sum but the usual one of 32 bits, which is that of the letters a to c here: 0x352441c2."""
    assert crc32(b"abc") == 0x352441C2
    line = json.dumps(row("Ada", TRICK, right=True), separators=(",", ":"))
    file = tmp_path / "ada.jsonl"
    head, end = (
        {"mopsbook": 1, "results": 1, "student": "Ada"},
        {"end": 1, "crc": crc32(line.encode())},
    )
    file.write_text("\n".join([json.dumps(head), line, json.dumps(end), ""]))
    assert list(mops.results(tmp_path)) == [row("Ada", TRICK, right=True)]
    file.write_text(file.read_text().replace("true", "false"))
    (problem,) = mops.results(tmp_path).problems
    assert "edited" in str(problem)
