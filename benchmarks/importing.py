"""What ``import mopsbook`` costs, against ``import anywidget``."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from statistics import median

from benchmarks.figure import Figure

RUNS = 15


def seconds(statement: str) -> float:
    """Return how long a statement takes in a fresh interpreter."""
    script = f"import time; t = time.perf_counter(); {statement}; print(time.perf_counter() - t)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return float(run.stdout)


def measure() -> Iterator[Figure]:
    """Compare in turns, so that a slow moment of the machine meets all alike."""
    statements = ["import anywidget", "import mopsbook", "from mopsbook import Table"]
    taken: dict[str, list[float]] = {statement: [] for statement in statements}
    for _ in range(RUNS):
        for statement in statements:
            taken[statement].append(seconds(statement))
    yardstick, ours, table = ([1000 * s for s in taken[statement]] for statement in statements)
    # the first table costs more than the package: that is told beside the figure
    yield Figure(
        f"`{statements[1]}`", median(ours), median(yardstick), "ms", f"`{statements[0]}`", 1.15,
        more={"runs_ms": ours, "yardstick_runs_ms": yardstick, statements[2]: median(table)},
    )  # fmt: skip
