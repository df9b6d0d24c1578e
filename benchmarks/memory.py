"""Whether 200 more tables, created and closed in one kernel, leave memory as it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from benchmarks.figure import Figure

TABLES = 200
"""So many tables before the first measure as well.

Caches that are filled once, and what the allocator keeps of the garbage of so many tables, are no leak: memory
rises by 5 MB with the first 200 and stays. What is left of each table is seen from one batch to the next.
"""
PREPARE = """
import gc, psutil, mopsbook as mops
from IPython.display import display
def tables(count):
    g = mops.game("mopsen", players=4)
    for seed in range(count):
        table = mops.Table(g, seed=seed, seat=0)
        display(table)
        table.close()
    del table
    gc.collect()
    return psutil.Process().memory_info().rss / 1e6
"""


def ask(client: Any, code: str) -> str:
    """Run code in the kernel and return what it printed."""
    said: list[str] = []

    def hear(message: dict[str, Any]) -> None:
        content = message["content"]
        said.extend(content[key] for key in ("text", "evalue") if key in content)

    reply = client.execute_interactive(code, output_hook=hear, timeout=600, store_history=False)
    if reply["content"]["status"] != "ok":
        raise RuntimeError("".join(said))
    return "".join(said)


def measure() -> Iterator[Figure]:
    """Compare the kernel's memory before and after."""
    from jupyter_client.manager import start_new_kernel

    manager, client = start_new_kernel()
    try:
        ask(client, PREPARE)
        before = float(ask(client, f"print(tables({TABLES}))"))
        after = float(ask(client, f"print(tables({TABLES}))"))
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
    yield Figure(f"memory after {TABLES} tables closed", after, before, "MB", "before them", 1.02)
