"""How long a question of each game takes to make, in time of the processor."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from benchmarks.figure import Figure

MEDIAN, WORST = 50.0, 300.0
"""Milliseconds; the first question of a process reads the words, too."""
QUESTIONS = 1000


def measure() -> Iterator[Figure]:
    """Make many questions of each game, under many options."""
    import mopsbook as mops
    from tests.questions import made

    for name in mops.games():
        times = [1000 * seconds for _, _, seconds in made(name, QUESTIONS)]
        more = {"questions": QUESTIONS}
        yield Figure(
            f"a question of {name}", median(times), MEDIAN, "ms", "the limit", 1.0, more=more
        )
        yield Figure(f"the slowest of {name}", max(times), WORST, "ms", "the limit", 1.0)
