"""How big the bundle is, the art included that a widget sends beside it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import resources

from benchmarks.figure import Figure

LIMIT = 60.0
ART = ("art", "artBox", "faces", "back")


def measure() -> Iterator[Figure]:
    """Add the script to the pictures of one table's kit, as they are sent."""
    import mopsbook as mops

    script = (resources.files("mopsbook") / "jupyter" / "static" / "mopsbook.js").read_bytes()
    kit = mops.Table(mops.game("mopsen", players=4), seed=7, seat=0).kit
    art = json.dumps({part: kit[part] for part in ART}, ensure_ascii=False).encode()
    size = (len(script) + len(art)) / 1000
    yield Figure(
        "bundle, art included", size, LIMIT, "kB", "the limit", 1.0,
        more={"script_bytes": len(script), "art_bytes": len(art)},
    )  # fmt: skip
