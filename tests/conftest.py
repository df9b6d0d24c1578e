"""How the tests are marked, and shared out among workers that run at the same time."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator

import pytest

collect_ignore = ["outside/check.py"]  # of a game that is installed by a test, which runs it there
os.environ.pop("MOPSBOOK_LANG", None)  # the tests expect what is told where nothing is set


@pytest.hookimpl(tryfirst=True)  # before the groups are read
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a browser; one worker has the browser and its server."""
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            if item.get_closest_marker("xdist_group") is None:
                item.add_marker(pytest.mark.xdist_group("browser"))


def pytest_collection_finish() -> None:
    """Leave out of every search for garbage the thousands of tests, which stay until the end."""
    gc.freeze()


@pytest.fixture(autouse=True)
def _no_figure_stays_open() -> Iterator[None]:
    """Close what a test has drawn: pyplot keeps every figure, and warns of too many."""
    yield
    if "matplotlib.pyplot" in sys.modules:
        sys.modules["matplotlib.pyplot"].close("all")
