"""`mopsbook new NAME` writes a package that is a game like any other, and passes its tests at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import mopsbook as mops
from mopsbook import cli, new
from tests.installing import beside
from tests.test_outside import ROOT, run


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a package that was written."""
    return new.write("high_card", tmp_path_factory.mktemp("new"))


@pytest.fixture(scope="module")
def site(written: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which it has been installed, beside nothing else."""
    target = tmp_path_factory.mktemp("site")
    beside(target, written)
    return target


@pytest.mark.slow
def test_it_passes_its_own_tests(written: Path, site: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(written)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(site), str(ROOT)])},
        cwd=written, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout and "skipped" not in done.stdout


@pytest.mark.parametrize(
    "check",
    [
        "ruff check .",
        "ruff format --check .",
        pytest.param("mypy high_card tests", marks=pytest.mark.slow),  # it reads the whole package
    ],
)
def test_it_is_as_clean_as_ours(written: Path, check: str) -> None:
    # what mypy has found out about the package itself, if it did
    env = os.environ | {"MYPYPATH": str(ROOT), "MYPY_CACHE_DIR": str(ROOT / ".mypy_cache")}
    done = subprocess.run([sys.executable, "-m", *check.split()], cwd=written, env=env, capture_output=True, text=True)  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_it_can_be_played_and_is_told(site: Path) -> None:
    told = run(
        site,
        """
import mopsbook as mops
g = mops.game("high_card", players=2)
s = g.position("hands R2 R3 / B5 B6")
print(mops.explain(g.play(g.play(s, "0 play R3").after, "1 play B5"), lang="de"))
print(mops.explain(g.check(s, "0 play R9")))
trace = mops.record(g, seed=7)
print(len(mops.Replay(trace)) == len(trace) + 1, sum(trace.outcome.totals))
last = g.play(g.position("hands R2 / B5; tricks 1 1"), "0 play R2").after
print(mops.explain(g.play(last, "1 play B5")))
""",
    )
    assert told.splitlines() == [
        "Ben legt B5.",
        "Ben bekommt den Stich mit B5.",
        "R9 is not in the hand of Anna.",
        "True 3",
        "Ben plays B5.",
        "Ben takes the trick with B5.",
        "Ben wins with 2 tricks.",
    ]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Skat", "'Skat' is no name for a game"),
        ("9pins", "'9pins' is no name"),
        ("my-game", "'my-game' is no name"),
        ("class", "'class' is no name"),
        ("_x", "'_x' is no name"),
        ("größe", "'größe' is no name"),
        ("", "'' is no name"),
        ("../x", "'../x' is no name"),
        ("mopsen", "There is a game 'mopsen' already"),
        ("json", "There is a module 'json' already"),
        ("mopsbook", "There is a module 'mopsbook' already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, told: str
) -> None:
    assert cli.main(["new", name, "--into", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith(told)
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_stays_and_the_command_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["new", "old_maid"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("The game old_maid is in old_maid.") and "pip install -e" in said
    rules = tmp_path / "old_maid/old_maid/rules.toml"
    rules.write_text("mine")
    assert cli.main(["new", "old_maid"]) == 1
    assert "There is old_maid already" in capsys.readouterr().err and rules.read_text() == "mine"
    (tmp_path / "file").touch()
    assert cli.main(["new", "old_maid", "--into", "file"]) == 1
    assert "cannot be written into file" in capsys.readouterr().err


def test_nothing_of_the_template_is_left_over(tmp_path: Path) -> None:
    written = new.write("high_card", tmp_path)
    files = [path for path in written.rglob("*") if path.is_file()]
    assert len(files) > 15 and not any(path.suffix == ".in" for path in files)
    for path in files:
        for word in ("NAME", "PREFIX", "CLASS", "TITLE"):
            assert word not in path.name and word not in path.read_text("utf-8"), path
    assert (written / "high_card/engine.py").read_text("utf-8").count("HighCard") > 1
    assert "high_card" not in mops.games()
