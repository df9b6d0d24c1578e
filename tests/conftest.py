"""How the tests are marked, and shared out among workers that run at the same time."""

from __future__ import annotations

import gc
import os
import sys
from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from typing import TypeVar
from zlib import crc32

import pytest

from mopsbook.core.registry import games

T = TypeVar("T")
collect_ignore = ["outside/check.py", "packaging/course.py"]  # what tests run elsewhere
for name in ("MOPSBOOK_LANG", "MOPSBOOK_LEARNED"):
    os.environ.pop(name, None)  # the tests expect what is told where nothing is set
TABLES = {"game", "options", "players", "reading", "variant", "turns", "seat", "seed", "seeds"}
"""The parameters of tests that say at which table something is looked at, and not what has to come of it."""
gc.disable()  # until all tests are collected: nothing of that is garbage


@pytest.hookimpl(tryfirst=True)  # before the groups are read
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a browser, and what is only broader than what stands for it.

    What needs a browser goes to the workers by files, and what needs JupyterLab to one of them, which starts and
    loads it once. They begin first since they are the largest groups: a
    browser waits most of the time, so all workers have one, and what only computes fills the end of the run.
    """
    alike: dict[Hashable, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            if item.get_closest_marker("xdist_group") is None:
                group = "lab" if _in_jupyterlab(item) else item.path.stem
                item.add_marker(pytest.mark.xdist_group(group))
        elif (game := _game_of(item)) and game != _one_of(item, sorted(games())):
            item.add_marker(pytest.mark.slow)
        elif item.get_closest_marker("slow") is None:
            alike[_but_for_the_table(item)].append(item)
    for runs in alike.values():
        for item in runs:
            if item is not _one_of(item, runs):
                item.add_marker(pytest.mark.slow)


def _in_jupyterlab(item: pytest.Item) -> bool:
    """Return whether a test opens a notebook, and not a page of its own."""
    names = getattr(item, "fixturenames", ())
    own = getattr(getattr(item, "module", None), "HOST", "lab") == "page"
    return "lab" in names or ("notebook" in names and not own)


def _game_of(item: pytest.Item) -> str | None:
    """Return the game over which a test of all games runs here."""
    params = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return next((one for one in params if isinstance(one, str) and one in games()), None)


def _but_for_the_table(item: pytest.Item) -> Hashable:
    """Return what is the same for all runs of a test that differ in nothing but the table."""
    params = item.callspec.params.items() if hasattr(item, "callspec") else ()
    return _name_of(item), tuple((at, _key(value)) for at, value in params if at not in TABLES)


def _key(value: object) -> Hashable:
    """Return what tells the values of a parameter apart: where some are stacked, the same object comes again and again."""
    return (type(value), value) if isinstance(value, int | str | float | None) else id(value)


def _one_of(item: pytest.Item, those: Sequence[T]) -> T:
    """Return with which a test runs while one works: for each test another, so that all have their turn."""
    return those[crc32(_name_of(item).encode()) % len(those)]


def _name_of(item: pytest.Item) -> str:
    """Return the name of a test without what it runs over."""
    return item.nodeid.partition("[")[0]


def pytest_collection_finish() -> None:
    """Search for garbage seldom, and never among the thousands of tests, which stay until the end."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 500)
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Search for garbage a last time, once: pytest does it twice when all is over, and all is still there."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _no_figure_stays_open() -> Iterator[None]:
    """Close what a test has drawn: pyplot keeps every figure, and warns of too many."""
    yield
    if "matplotlib.pyplot" in sys.modules:
        sys.modules["matplotlib.pyplot"].close("all")
