"""How the tests are marked, and shared out among workers that run at the same time."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from zlib import crc32

import pytest

from mopsbook.core.registry import games

collect_ignore = ["outside/check.py"]  # of a game that is installed by a test, which runs it there
os.environ.pop("MOPSBOOK_LANG", None)  # the tests expect what is told where nothing is set
gc.disable()  # until all tests are collected: nothing of that is garbage


@pytest.hookimpl(tryfirst=True)  # before the groups are read
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a browser; two workers have a browser and a server each, for half of the files."""
    browsing = [item for item in items if "chromium" in getattr(item, "fixturenames", ())]
    files = list(dict.fromkeys(item.path for item in browsing))
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            if item.get_closest_marker("xdist_group") is None:
                group = f"browser-{files.index(item.path) % 2}"
                item.add_marker(pytest.mark.xdist_group(group))
        elif (game := _game_of(item)) and game != _stands_for_all(item):
            item.add_marker(pytest.mark.slow)


def _game_of(item: pytest.Item) -> str | None:
    """Return the game over which a test of all games runs here."""
    params = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return next((one for one in params if isinstance(one, str) and one in games()), None)


def _stands_for_all(item: pytest.Item) -> str:
    """Return the game with which a test runs while one works: for each test another, so that all have their turn."""
    names = sorted(games())
    return names[crc32(item.nodeid.partition("[")[0].encode()) % len(names)]


def pytest_collection_finish() -> None:
    """Search for garbage seldom, and never among the thousands of tests, which stay until the end."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    gc.enable()


@pytest.fixture(autouse=True)
def _no_figure_stays_open() -> Iterator[None]:
    """Close what a test has drawn: pyplot keeps every figure, and warns of too many."""
    yield
    if "matplotlib.pyplot" in sys.modules:
        sys.modules["matplotlib.pyplot"].close("all")
