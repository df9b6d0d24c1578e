"""What Binder would build, in an empty environment: its older JupyterLab runs the tutorials."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.notebook import Notebook
from tests.browser.server import jupyter
from tests.browser.view import take
from tests.installing import install

ROOT = Path(__file__).resolve().parents[2]
REPO2DOCKER = "jupyter-repo2docker==2026.4.0"
FROZEN = (
    "ipykernel",
    "ipywidgets",
    "jupyter_server",
    "jupyterlab",
    "jupyterlab_widgets",
    "notebook",
)
VIEW = "application/vnd.jupyter.widget-view+json"
TUTORIALS = ("00-welcome", "05-mops-royal-patterns")
"""The first, and one with drawings by matplotlib; the other ones need nothing else."""
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("binder")]


def run(*command: str, **options) -> str:
    ended = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options
    )
    assert ended.returncode == 0, f"{command}\n{ended.stdout}"
    return ended.stdout


def environment(folder: Path, python: str = sys.executable) -> Path:
    """Make an empty environment; what installs into it is not in it."""
    run(python, "-m", "venv", "--without-pip", str(folder))
    return folder


def binder_python() -> str:
    """The Python that binder/runtime.txt names if it is here, else the one of the tests."""
    name = (ROOT / "binder" / "runtime.txt").read_text().strip().replace("-", "")
    path = shutil.which(name)
    if path and subprocess.run([path, "--version"], capture_output=True).returncode == 0:
        return path
    return sys.executable


@pytest.fixture(scope="session")
def repo2docker(tmp_path_factory) -> Path:
    """The environment in which repo2docker is installed."""
    venv = environment(tmp_path_factory.mktemp("repo2docker"))
    install(REPO2DOCKER, python=venv / "bin" / "python")
    return venv


@pytest.fixture(scope="session")
def image(repo2docker, tmp_path_factory) -> Path:
    """An environment with what the image of Binder holds once it is built."""
    runtime = (ROOT / "binder" / "runtime.txt").read_text().strip().removeprefix("python-")
    (lock,) = repo2docker.rglob(f"conda/environment.py-{runtime}-linux-64.lock")
    frozen = {
        name.replace("-", "_"): version
        for name, version in re.findall(r"/([\w-]+)-([\d.]+)-[^-]+\.conda", lock.read_text())
    }
    venv = environment(tmp_path_factory.mktemp("binder"), binder_python())
    # at once: what we require has to go with what the image brings
    brought = (f"{name}=={frozen[name]}" for name in FROZEN)
    install(*brought, "-r", "binder/requirements.txt", python=venv / "bin" / "python", cwd=ROOT)
    path = os.pathsep.join([str(venv / "bin"), os.environ["PATH"]])
    outside = tmp_path_factory.mktemp("outside")  # the installed package, not the checkout
    shutil.copytree(ROOT / "notebooks", outside / "notebooks")
    run(str(ROOT / "binder" / "postBuild"), env={**os.environ, "PATH": path}, cwd=outside)
    return venv


def test_repo2docker_accepts_the_repository(repo2docker):
    said = run(str(repo2docker / "bin" / "repo2docker"), "--no-build", "--debug", str(ROOT))
    assert 'pip install --no-cache-dir -r "binder/requirements.txt"' in said
    assert "RUN ./binder/postBuild" in said
    python = (ROOT / "binder" / "runtime.txt").read_text().strip().removeprefix("python-")
    assert f"py-{python.replace('.', '-2e')}".replace("py-", "environment-2epy-2d") in said


def cells_with_widgets(file: Path) -> int:
    """How many cells of a tutorial show a widget; the one on graphs needs none."""
    cells = json.loads(file.read_text("utf-8"))["cells"]
    return sum(VIEW in json.dumps(cell.get("outputs")) for cell in cells)


def test_the_image_runs_tutorials(image, new_page, tmp_path, shots):
    lessons = tmp_path / "lessons"
    run(str(image / "bin" / "mopsbook"), str(lessons), "--only-copy", cwd=tmp_path)
    assert {file.name for file in lessons.iterdir()} == {
        file.name for file in (ROOT / "notebooks").glob("*.ipynb")
    }
    home = tmp_path / "home"
    home.mkdir()
    with jupyter(lessons, home, python=str(image / "bin" / "python")) as url:
        page = new_page()
        page.goto(f"{url}/lab?reset")
        for file in (lessons / f"{name}.ipynb" for name in TUTORIALS):
            notebook = Notebook.beside(page, file.name)
            notebook.run_all()
            assert notebook.errors() == []
            assert notebook.widgets() == cells_with_widgets(file)
            take(page, shots / f"binder-{file.stem}.png")
            notebook.close()
