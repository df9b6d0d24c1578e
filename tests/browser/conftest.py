"""JupyterLab in Chromium: what the browser tests share."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.jupyter.front_end import FrontEnd
from tests.browser.chromium import FLAGS, NoChromium, find_or_install
from tests.browser.live import LivePage
from tests.browser.notebook import Notebook
from tests.browser.server import jupyter
from tests.browser.view import SHOTS, View

ROOT = Path(__file__).resolve().parents[2]
EMPTY = """{"cells": [], "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
"nbformat": 4, "nbformat_minor": 5}"""
WHOLE = """(host) => {
  const root = host.shadowRoot?.querySelector(".mops");
  return root && (!root.querySelector(".stage") || root.querySelector(".bar"));
}"""
"""Whether a view is there with all that stands beside its board."""
LAPTOP = {"width": 1280, "height": 800}
WINDOW = {"width": 1500, "height": 1000}
"""How large the window is in which notebooks are opened, and what else is shown."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """A Playwright browser; no Chromium is a failure, since a skipped check is a defect."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=20_000)  # a kernel takes long to answer where much else runs
    try:
        path = find_or_install()
    except NoChromium as why:
        pytest.fail(str(why), pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def new_page(chromium: Any) -> Iterator[Callable[..., Any]]:
    """A function that opens a page in a fresh context; its keywords are those of the context.

    Afterwards the test fails if a script of a page broke.
    """
    contexts: list[Any] = []
    broken: list[str] = []

    def open_page(**options: Any) -> Any:
        options.setdefault("viewport", {"width": 1280, "height": 900})
        context = chromium.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: broken.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert broken == []


KEEP = {part: part.keep for part in (FrontEnd, mops.Replay)}


@pytest.fixture(scope="module", autouse=True)
def _bare() -> Iterator[None]:
    """Pages hold what they show when they open, unless a test needs `views` or the `whole`: it takes long to make."""
    with pytest.MonkeyPatch.context() as patch:
        for part in KEEP:
            patch.setattr(part, "keep", lambda widget: None)
        yield


@pytest.fixture
def views(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages hold the views of all seats, but no examples."""
    monkeypatch.setattr(mops.Replay, "keep", KEEP[mops.Replay])


@contextmanager
def whole() -> Iterator[None]:
    """Pages hold all that can be looked at on them: the views of all seats, and the examples of all rules."""
    with pytest.MonkeyPatch.context() as patch:
        for part, keep in KEEP.items():
            patch.setattr(part, "keep", keep)
        yield


@pytest.fixture(scope="session")
def lab_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that JupyterLab serves: a copy of the tutorials."""
    home = tmp_path_factory.mktemp("lab")
    shutil.copytree(ROOT / "notebooks", home / "work")
    return home / "work"


@pytest.fixture(scope="session")
def lab(lab_home: Path) -> Iterator[str]:
    """The address of a JupyterLab that serves a copy of the tutorials."""
    with jupyter(lab_home, lab_home.parent) as url:
        yield url


@pytest.fixture(scope="session")
def lab_page(chromium: Any, lab: str) -> Iterator[Any]:
    """A page of JupyterLab for all notebooks, one after the other: it takes long to load."""
    context = chromium.new_context(viewport=LAPTOP)
    page = context.new_page()
    page.goto(f"{lab}/lab?reset")
    yield page
    context.close()


@pytest.fixture(scope="module")
def notebook(request: pytest.FixtureRequest, chromium: Any) -> Iterator[Notebook | LivePage]:
    """An empty notebook for all tests of a module, after its SETUP: each puts its own cell at the end.

    Where the module says ``HOST = "page"`` it is a page of live widgets instead, unless the variable
    ``MOPSBOOK_HOST`` is ``lab``: what passes there passes in JupyterLab. Nothing moves in it unless the
    module says ``MOTION = "no-preference"``; where it says ``CLOCK = "own"`` a test moves the clock of the page.
    By asking for the browser itself, whatever opens it, its tests are known to need one. Afterwards the tests fail
    if a script of the page broke.
    """
    module = request.module
    live = getattr(module, "HOST", "lab") == "page" and os.environ.get("MOPSBOOK_HOST") != "lab"
    opener = _live if live else _lab
    motion = getattr(module, "MOTION", "reduce")
    with opener(request, module.__name__.rpartition(".")[2], motion) as opened:
        with unbroken(opened.page):
            assert opened.ask(module.SETUP) == ""
            yield opened
        opened.close()


@contextmanager
def unbroken(page: Any) -> Iterator[None]:
    """Fail afterwards if a script of a page broke that is loaded already."""
    broken: list[str] = []
    listener = lambda error: broken.append(str(error))  # noqa: E731 (to be taken away again)
    page.on("pageerror", listener)
    yield
    page.remove_listener("pageerror", listener)
    assert broken == []


@contextmanager
def _lab(request: pytest.FixtureRequest, name: str, motion: str) -> Iterator[Notebook]:
    """A notebook of its own, so that kernels do not meet."""
    page, home = (request.getfixturevalue(what) for what in ("lab_page", "lab_home"))
    (home / f"{name}.ipynb").write_text(EMPTY)
    page.set_viewport_size(WINDOW)
    page.emulate_media(reduced_motion=motion)
    yield Notebook.beside(page, f"{name}.ipynb")


@contextmanager
def _live(request: pytest.FixtureRequest, name: str, motion: str) -> Iterator[LivePage]:
    browser, folders = (request.getfixturevalue(what) for what in ("chromium", "tmp_path_factory"))
    context = browser.new_context(viewport=WINDOW, reduced_motion=motion)
    page = context.new_page()
    if getattr(request.module, "CLOCK", "real") == "own":
        page.clock.install()
    with pytest.MonkeyPatch.context() as patch:
        yield LivePage(page, folders.mktemp("live") / f"{name}.html", patch)


@pytest.fixture
def show(notebook: Notebook | LivePage) -> Callable[..., View]:
    """A function that shows what a cell returns, and gives its view."""

    def shown(code: str, number: int = 0) -> View:
        notebook.cell(code)
        view = View(notebook.page, notebook.active, number)
        # the board is there first, and in the next frame what is read and pressed beside it
        notebook.page.wait_for_function(WHOLE, arg=view.host.element_handle(), polling=50)
        return view

    return shown


@pytest.fixture
def open_notebook(lab_page: Any) -> Iterator[Callable[[str], Notebook]]:
    """A function that opens a notebook of the tutorials, e.g. ``open_notebook("00-welcome.ipynb")``.

    The one before is closed, as by somebody who has not saved it. Afterwards the test fails if a script broke.
    """
    opened: list[Notebook] = []

    def close() -> None:
        while opened:
            opened.pop().close()

    def beside(name: str) -> Notebook:
        close()
        opened.append(Notebook.beside(lab_page, name))
        return opened[0]

    lab_page.set_viewport_size(LAPTOP)
    lab_page.emulate_media(reduced_motion="no-preference")
    try:
        with unbroken(lab_page):
            yield beside
    finally:  # what has just begun to be drawn breaks when its kernel ends
        close()


@pytest.fixture
def shots(tmp_path: Path) -> Path:
    """The folder for what a person may look at."""
    folder = Path(os.environ.get(SHOTS) or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
