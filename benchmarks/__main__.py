"""``python -m benchmarks [SCENARIO...] [--json FILE]``: measure, print a table, write JSON."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

from benchmarks.figure import Figure, Scenario, table

RESULTS = Path(__file__).parent / "results"
#: in the order of the table; those in the browser come last
SCENARIOS = (
    "importing",
    "bundle",
    "decisions",
    "sevens",
    "squares",
    "hands",
    "questions",
    "saved",
    "memory",
    "browser",
)


def main() -> int:
    """Run the scenarios that are named, or all; 1 if a figure misses its bar."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("scenario", nargs="*", metavar="SCENARIO", help=", ".join(SCENARIOS))
    parser.add_argument("--json", type=Path, default=RESULTS / "latest.json", metavar="FILE")
    options = parser.parse_args()
    unknown = [name for name in options.scenario if name not in SCENARIOS]
    if unknown:
        parser.error(f"There is no scenario {unknown[0]!r}; there are: {', '.join(SCENARIOS)}.")
    figures: list[Figure] = []
    for name in options.scenario or SCENARIOS:
        print(f"measuring: {name}", file=sys.stderr, flush=True)
        measure: Scenario = import_module(f"benchmarks.{name}").measure
        for figure in measure():
            figures.append(figure)
            print(f"  {figure.name}: {figure.value:.2f}", file=sys.stderr, flush=True)
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps(report(figures), indent=1) + "\n", "utf-8")
    print(table(figures))
    print(f"written to {options.json}", file=sys.stderr)
    return 0 if all(figure.holds for figure in figures) else 1


def report(figures: list[Figure]) -> dict[str, object]:
    """Return the figures with what a reader must know to compare them."""
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "figures": [figure.json() for figure in figures],
    }


if __name__ == "__main__":
    raise SystemExit(main())
