"""What a notebook grows by when the Replay of a whole game is saved in it, beyond the bundle."""

from __future__ import annotations

import json
from collections.abc import Iterator

from benchmarks.figure import Figure

#: by game: the player counts, and how many kB the biggest may take
GAMES: dict[str, tuple[tuple[int, ...], float]] = {
    "mopsen": ((3, 4, 5), 150.0),
    "dog": ((4,), 700.0),
}


def measure() -> Iterator[Figure]:
    """Save games between random players, all languages included."""
    for game, (counts, limit) in GAMES.items():
        saved = {players: sizes(game, players) for players in counts}
        most = max(one["bytes"] for one in saved.values())
        yield Figure(
            f"saved Replay of a game of {game}, beyond the bundle", most / 1000, limit, "kB",
            "the limit", 1.0, more={"by_players": saved},
        )  # fmt: skip


def sizes(game: str, players: int) -> dict[str, int]:
    """Return how many moves a game has, and how many bytes its Replay takes in a notebook."""
    from ipywidgets.embed import dependency_state

    import mopsbook as mops

    trace = mops.record(mops.game(game, players=players), seed=6, players="random")
    replay = mops.Replay(trace)
    state = json.dumps(dependency_state([replay], drop_defaults=False))
    bundle = json.dumps(str(replay._esm))
    replay.close()
    return {"moves": len(trace.moves), "bytes": len(state) - len(bundle)}
