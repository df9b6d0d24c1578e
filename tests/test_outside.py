"""A game that comes as a package of its own: ``tests/outside``, installed as anybody would install it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installing import beside

OUTSIDE = Path(__file__).parent / "outside"
ROOT = Path(__file__).resolve().parents[1]
pytestmark = pytest.mark.xdist_group("outside")  # installed once


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the package has been installed, beside nothing else."""
    target = tmp_path_factory.mktemp("site")
    beside(target, OUTSIDE)
    return target


def run(site: Path, code: str, *more: str) -> str:
    found = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning", "-c", code, *more],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(site), str(ROOT)])},
        capture_output=True, text=True,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    return found.stdout


def test_it_is_a_game_like_any_other(installed: Path) -> None:
    told = run(
        installed,
        """
import mopsbook as mops
g = mops.game("play_or_pay", players=3)
s = g.position("hands 7C 2H / 8C 9D / 3S; turn 0; played 6C")
assert g.position(str(s)) == s == g.position(s.json())
print(*g.legal(s), sep=", ")
print(mops.explain(g.check(s, "0 play 2H"), lang="de"))
print(mops.explain(g.play(s, "0 play 7C")))
print(g.rules["play-or-pay.must-play"].reading)
t = mops.record(g, seed=7)
print(t.over, sum(t.outcome.totals), len(t.find("pay")) > 0, len(mops.Replay(t)) == len(t) + 1)
view = g.observe(t.states()[1], 0)
print("?" in str(view.hands[1]), "?" in str(view.hands[0]))
try:
    mops.game("play_or_pay", players=9)
except mops.MopsError as error:
    print(error)
""",
    )
    assert told.splitlines() == [
        "0 play 7C",
        "Jetzt kommt 7C, 2H geht nicht.",
        "Anna plays 7C.",
        "We read it so: paying is for those who cannot play.",
        "True 0 True True",
        "True False",
        "Play or Pay is for 2 to 6 players, not for 9.",
    ]


def test_it_brings_a_lesson_along_in_both_languages(installed: Path) -> None:
    told = run(
        installed,
        """
import mopsbook as mops
from mopsbook.testing import lesson, Subject
lesson.the_lesson_can_be_held(Subject("play_or_pay"))
for mops.settings.lang in ("en", "de"):
    lesson = mops.Lesson("play_or_pay")
    print(lesson.title, len(lesson), lesson.faults)
""",
    )
    assert told.splitlines() == [
        "Play or Pay in three screens 4 Nothing is wrong.",
        "Play or Pay in drei Bildern 4 Nichts ist falsch.",
    ]


@pytest.mark.slow
def test_it_has_a_rule_book_that_shows(installed: Path) -> None:
    """Nothing is kept beside it, so games are looked at for a moment when a rule is opened."""
    told = run(
        installed,
        """
import mopsbook as mops
from mopsbook.jupyter.shown import shown
g = mops.game("play_or_pay", players=3)
print(mops.RuleBook(g, "must-play"))
found = shown(g, g.rules["play-or-pay.must-play"], ["en", "de"])
print(found["example"], len(found["films"]) > 1, found["refuses"][0]["en"])
""",
    )
    assert told.splitlines() == [
        "§ 2.5 Who can play plays: Whoever has the card that comes next plays it.",
        "True True Anna has 7C and plays it instead of paying.",
    ]


@pytest.mark.slow
def test_it_has_a_table_although_it_draws_nothing(installed: Path) -> None:
    told = run(
        installed,
        """
import mopsbook as mops
g = mops.game("play_or_pay", players=3)
table = mops.Table(g, seed=7, start="hands 7C 2H / 8C 9D / 3S; turn 0; played 6C")
session = table._session
def press(item):
    session.handle({"kind": "item", "rev": session.display.rev, "on": item})
    notice = session.display.pictures[-1].notice
    print(notice and notice.rules, *map(str, table.trace.moves))
press("2H")
press("7C")
for text in (table.view.__repr__(), table.view._repr_svg_()):
    assert "9D" not in text
guided = mops.Table(g, seed=7, start=table.trace.first, guided=True)
guided.play("0 play 7C")
print(*(p.notice.rules[0] for p in guided._session.display.pictures if p.notice))
""",
    )
    assert told.splitlines() == [
        "('play-or-pay.upwards',)",
        "None 0 play 7C 1 play 8C 2 pay",
        "play-or-pay.upwards play-or-pay.pay",  # by a guide, although it names no first things
    ]


@pytest.mark.slow
def test_questions_are_asked_about_it_although_it_asks_none(installed: Path) -> None:
    told = run(
        installed,
        """
import mopsbook as mops
g = mops.game("play_or_pay", players=3)
found = mops.questions(g, count=30)
right = [q.answers if q.every else q.answers[0] for q in found]
assert all(question.check(one).right for question, one in zip(found, right))
print(*sorted({question.kind for question in found}))
print(next(question.text("de") for question in found if question.kind == "next-to-move"))
""",
    )
    kinds, text = told.splitlines()
    assert {*kinds.split()} >= {"next-to-move", "playable"}
    assert "winners" not in kinds  # whoever lays a last card wins, so nobody has to think about it
    assert text.endswith("Wer ist dann am Zug?")


@pytest.mark.slow
def test_it_has_what_every_game_has(installed: Path) -> None:
    check = "import runpy, sys; runpy.run_path(sys.argv[1], run_name='__main__')"
    assert run(installed, check, str(OUTSIDE / "check.py")) == ""


def test_it_is_no_larger_than_a_game_need_be() -> None:
    # what teaches it is asked of no game
    files = [
        path
        for path in OUTSIDE.rglob("*")
        if path.is_file()
        and "__pycache__" not in path.parts
        and not path.name.startswith("lesson.")
    ]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= 700


BROKEN = {
    "mopsen": (
        "mine",
        "The game 'mopsen' of the package broken has the name of a game of mopsbook",
    ),
    "no-name": ("mine", "'no-name', offered by the package broken, is no name of a game"),
    "nowhere": ("not_there", "not_there is no package with a file rules.toml"),
    "empty": ("json", "json is no package with a file rules.toml"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_broken_is_named_and_the_others_keep_working(tmp_path: Path, name: str) -> None:
    module, sentence = BROKEN[name]
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[mopsbook.games]\n{name} = {module}\n")
    told = run(
        tmp_path,
        """
import warnings
import mopsbook as mops
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    games = mops.games()
print(len(games), *[str(one.message) for one in said if "broken" in str(one.message)])
assert mops.game("mopsen").legal(mops.game("mopsen").start(seed=1))
""",
    )
    assert told.startswith("7 ") and sentence in told


def test_a_game_that_cannot_be_loaded_says_so(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/rules.toml").touch()
    (tmp_path / "mine/__init__.py").touch()
    (tmp_path / "mine/engine.py").write_text("import nothing_of_that_name\n")
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[mopsbook.games]\nmine = mine\n")
    told = run(
        tmp_path,
        """
import mopsbook as mops
try:
    mops.game("mine")
except mops.MopsError as error:
    print(error)
assert mops.game("dog")
""",
    )
    assert told.startswith("The game 'mine' cannot be loaded from mine: ModuleNotFoundError")


@pytest.mark.slow
def test_a_position_of_it_is_put_together(installed: Path) -> None:
    told = run(
        installed,
        """
import mopsbook as mops
g = mops.game("play_or_pay", players=3)
e = mops.Editor(g.position("hands 7C 2H / 8C 9D / 3S; turn 0; played 6C"))
e.put("2H", "hands/1")
print(e.position.hands, *e.desk["lies"]["2H"], e.desk["drawn"])
e.put("2H", "played")
print(e.problem or e.notation)
""",
    )
    assert told.splitlines() == [
        "(('7C',), ('8C', '9D', '2H'), ('3S',)) hands/1/2 hands/1 True",
        "3 players; turn 0; hands 7C / 8C 9D / 3S; played 6C 2H",
    ]
