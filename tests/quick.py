"""What runs while one works, and what only when everything does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def one_in(count: int, rows: Iterable[Any]) -> list[Any]:
    """Return what a test runs over: one row in so many stands for the others, which are marked as slow."""
    told = [row if isinstance(row, tuple) else (row,) for row in rows]
    return [
        pytest.param(*row, marks=[pytest.mark.slow] if at % count else [])
        for at, row in enumerate(told)
    ]
