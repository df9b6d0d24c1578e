"""Install what tests look at: by uv, which takes a tenth of the time of pip, and has no need of it there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import uv


def install(*what: str, python: str | Path = sys.executable, cwd: Path | None = None) -> None:
    """Install packages into the environment of `python`, or wherever the options among them say."""
    run("pip", "install", "--python", str(python), *what, cwd=cwd)


def beside(target: Path, package: Path) -> None:
    """Install a package alone into a folder, as one of somebody else's, with nothing asked of anybody."""
    alone = ["--no-deps", "--no-build-isolation", "--no-index"]
    install(*alone, "--target", str(target), str(package))


def run(*command: str, cwd: Path | None = None, env: dict[str, str] | None = None) -> None:
    """Run uv; if it fails, the test fails with what it said."""
    called = [uv.find_uv_bin(), "--quiet", *command]
    ended = subprocess.run(called, cwd=cwd, env=env, capture_output=True, text=True)
    assert ended.returncode == 0, f"{command}\n{ended.stdout}\n{ended.stderr}"
