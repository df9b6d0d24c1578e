"""The sessions: ``nox -s lab``, ``tests``, ``lint``, ``frontend``, ``bench`` (default: tests).

A machine needs only Python with pip: nox makes the environments, node comes from the PATH or
from PyPI, and Chromium is found or installed (``tests/browser/chromium.py``).
"""

from __future__ import annotations

import sys
from pathlib import Path

import nox
from nox.command import CommandFailed

ROOT = Path(__file__).resolve().parent
TUTORIALS = "mopsbook-tutorials"
WORKERS = "3"
"""More than there may be cores: a worker that has a browser or a kernel waits for it now and then."""
sys.path.insert(0, str(ROOT))

import node_tools

nox.options.sessions = ["tests"]
nox.options.reuse_existing_virtualenvs = True
nox.options.error_on_missing_interpreters = True
nox.needs_version = ">=2024.4"


@nox.session
def lab(session: nox.Session) -> None:
    """Install everything and open JupyterLab on a copy of the tutorials, which git ignores.

    Options go on to JupyterLab: ``nox -s lab -- --no-browser --port 8911``. ``nox -s lab -- notebooks``
    opens the tutorials themselves, for whoever works on them; the folder comes first.
    """
    session.log(
        "Installing mopsbook and JupyterLab; that takes a minute or two. Then JupyterLab opens."
    )
    session.install("-e", ".[lab]", silent=False)  # what pip does is seen while it does it
    named = bool(session.posargs) and not session.posargs[0].startswith("-")
    session.run("mopsbook", *([] if named else [TUTORIALS]), *session.posargs)


@nox.session
def tests(session: nox.Session) -> None:
    """Run every test: front end, notebooks, rules, documentation, browser, packaging.

    ``-- --no-browser`` leaves out what needs a browser; other options go to pytest:
    ``nox -s tests -- -k pinch``.
    """
    posargs = list(session.posargs)
    browser = "--no-browser" not in posargs
    if not browser:
        posargs.remove("--no-browser")
    session.install("-e", ".[test]")
    if browser:
        session.run("python", "tests/browser/chromium.py")
    _npm(session, "run", "test")
    nbval = ["-p", "nbval", "--nbval", "--nbval-current-env", "--nbval-sanitize-with=nbval.cfg"]
    without = [] if browser else ["-m", "not browser"]
    failed = []
    for arguments in (
        # whole files for each worker: the cells of a notebook have one kernel
        ["-n", WORKERS, "--dist", "loadfile", *nbval, "notebooks"],
        ["-n", WORKERS, "--dist", "loadgroup", *without, *posargs],
    ):
        try:
            session.run("pytest", *arguments)
        except CommandFailed:
            failed.append(" ".join(["pytest", *arguments]))
    if not browser:
        session.warn("What needs a browser was left out, as asked by --no-browser.")
    if failed:
        session.error("These failed: " + "; ".join(failed))


@nox.session
def lint(session: nox.Session) -> None:
    """Check style and types in Python and in TypeScript."""
    session.install("-e", ".[dev]")
    session.run("ruff", "format", "--check", ".")
    session.run("ruff", "check", ".")
    session.run("mypy")
    _npm(session, "run", "lint")
    _npm(session, "run", "typecheck")


@nox.session
def frontend(session: nox.Session) -> None:
    """Check, test and bundle the front end."""
    _npm(session, "run", "check")


@nox.session
def bench(session: nox.Session) -> None:
    """Measure; options go to the benchmarks: ``nox -s bench -- import bundle``."""
    session.install("-e", ".[test]")
    session.install("rlcard==1.2.0", "open_spiel==2.0.2")  # the yardsticks
    session.run("python", "tests/browser/chromium.py")
    session.run("python", "-m", "benchmarks", *session.posargs)


def _npm(session: nox.Session, *arguments: str) -> None:
    """Run npm in ``widgets/``, with its locked packages installed."""
    if not node_tools.node_on_path():
        session.install(node_tools.NODE_WHEEL)
    lock = node_tools.WIDGETS / "package-lock.json"
    installed = node_tools.WIDGETS / "node_modules" / ".package-lock.json"
    dev = node_tools.WIDGETS / "node_modules" / "typescript"  # the build hook leaves it out
    if not dev.is_dir() or installed.stat().st_mtime < lock.stat().st_mtime:
        session.run(
            "python", "node_tools.py", "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"
        )
    session.run("python", "node_tools.py", "npm", *arguments)
