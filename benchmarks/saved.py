"""What a notebook grows by when a three-round Replay is saved in it, beyond the bundle."""

from __future__ import annotations

import json
from collections.abc import Iterator

from benchmarks.figure import Figure

LIMIT = 150.0


def measure() -> Iterator[Figure]:
    """Take the biggest of the player counts, saved as a notebook saves widgets."""
    from ipywidgets.embed import dependency_state

    import mopsbook as mops

    sizes: dict[int, int] = {}
    for players in (3, 4, 5):
        replay = mops.Replay(
            mops.record(mops.game("mopsen", players=players), seed=7, players="random")
        )
        state = dependency_state([replay], drop_defaults=False)
        bundle = json.dumps(str(replay._esm))
        sizes[players] = len(json.dumps(state)) - len(bundle)
        replay.close()
    yield Figure(
        "saved three-round Replay, beyond the bundle", max(sizes.values()) / 1000, LIMIT, "kB",
        "the limit", 1.0, more={"bytes_by_players": sizes},
    )  # fmt: skip
