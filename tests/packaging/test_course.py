"""The example course: nbgrader hands it out, collects, marks and writes what each student is told."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installing import install

ROOT = Path(__file__).resolve().parents[2]
COURSE = ROOT / "notebooks/course"

# one worker does it once, and looks at all that came of it
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("course")]


@pytest.fixture(scope="module")
def marked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, float]]:
    """The folder of the course after all was marked, and the points of each student."""
    # beside the environment, whose JupyterLab would load what comes with it
    place = tmp_path_factory.mktemp("nbgrader")
    install("--prefix", str(place), "nbgrader>=0.9,<1")
    (packages,) = place.glob("lib/python*/site-packages")
    course = tmp_path_factory.mktemp("teacher") / "course"
    shutil.copytree(COURSE, course)
    more = {
        "PYTHONPATH": os.pathsep.join([str(packages), str(ROOT)]),
        "PATH": os.pathsep.join([str(place / "bin"), os.environ["PATH"]]),
    }
    run = [sys.executable, str(ROOT / "tests/packaging/course.py"), str(course)]
    found = subprocess.run(run, env=os.environ | more, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    return course, json.loads(found.stdout.splitlines()[-1])


def test_what_is_right_has_its_points(marked):
    """Two for the cards, four for the quiz, two for the game; the two for the text come by hand."""
    assert marked[1] == {"ada": 8, "ben": 4}


def test_the_sheet_of_the_students_tells_no_answer(marked):
    course, _ = marked
    sheet = (course / "release/follow-suit/follow-suit.ipynb").read_text("utf-8")
    assert "# your answer" in sheet and "Which cards may Dana play?" in sheet
    for answer in ("HIDDEN", "SOLUTION", 'C6\\"]', "g.check", "Red was led"):
        assert answer not in sheet
    assert not list((course / "release").rglob("*.jsonl"))


def test_what_a_student_is_told_names_the_rule_and_shows_the_table(marked):
    course, _ = marked
    (page,) = (course / "feedback/ben").rglob("*.html")
    html = page.read_text("utf-8")
    assert html.count("data:image/svg+xml") >= 2
    # at once, and without the words for those who could run it
    outputs = html.count('<div class="output_html')
    assert outputs >= html.count('<div class="mops-still') == html.count("data:image/svg+xml") == 3
    assert (
        ".output_html .mops-still{animation:none}.output_html .mops-still p{display:none}" in html
    )
    assert "red 9 was led, and blue 7 does not follow suit" in html
    assert "game.jsonl is missing" in html
    assert len(list((course / "exchange/mopsbook/feedback").iterdir())) == 2
