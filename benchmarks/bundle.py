"""How big the bundle is, the art included that a widget sends beside it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import resources

from benchmarks.figure import Figure

LIMIT = 70
ART = ("art",)
FACES = ("faces", "back")


def measure() -> Iterator[Figure]:
    """Add the script to the drawings of the game with most, both as a notebook keeps them.

    A notebook keeps both as text: the drawings zipped, in base64, and the script as it was built, which is a
    few lines that unpack the program within. What the faces compose of the drawings (texts, places,
    labels in each language) is given too.
    """
    import mopsbook as mops
    from mopsbook.show import wire

    script = (resources.files("mopsbook") / "jupyter" / "static" / "mopsbook.js").read_bytes()
    sizes: dict[str, dict[str, int]] = {}
    for game in mops.games():
        kit = wire.kit(mops.game(game), ("en", "de"))
        art, faces = ({part: kit[part] for part in parts} for parts in (ART, FACES))
        sizes[game] = {
            "art_bytes": len(wire.zipped(art)["zip"]),
            "art_plain_bytes": size(art),
            "faces_plain_bytes": size(faces),
            "kit_bytes": len(wire.zipped(kit)["zip"]),
        }
    most = max(one["art_bytes"] for one in sizes.values())
    yield Figure(
        "bundle, art included", (len(script) + most) / 1000, LIMIT, "kB", "the limit", 1.0,
        more={"script_bytes": len(script), "by_game": sizes},
    )  # fmt: skip


def size(value: object) -> int:
    """Return how many bytes a JSON value takes."""
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())
