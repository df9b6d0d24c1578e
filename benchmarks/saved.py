"""What a Replay of a whole game and a quiz take beyond the bundle, in a notebook and on a page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from benchmarks.figure import Figure

#: by game: the player counts, and how many kB the biggest may take
GAMES: dict[str, tuple[tuple[int, ...], float]] = {
    "mopsen": ((3, 4, 5), 150.0),
    "dog": ((4,), 700.0),
}
QUESTIONS, ASKED_KB = 20, 150.0


def measure() -> Iterator[Figure]:
    """Save games between random players, all languages included."""
    for game, (counts, limit) in GAMES.items():
        saved = {players: sizes(game, players) for players in counts}
        most = max(one["bytes"] for one in saved.values())
        yield Figure(
            f"saved Replay of a game of {game}, beyond the bundle", most / 1000, limit, "kB",
            "the limit", 1.0, more={"by_players": saved},
        )  # fmt: skip
    yield from asking()


def asking() -> Iterator[Figure]:
    """Save questions of each game; a page also holds every answer, and the examples of all rules."""
    import mopsbook as mops
    from mopsbook.jupyter.export import lesson_html

    empty = len(lesson_html([], "Quiz"))
    for game in mops.games():
        quiz = mops.Quiz(mops.questions(mops.game(game), count=QUESTIONS))
        page = len(lesson_html([quiz], "Quiz").encode()) - len(quiz._esm.encode()) - empty
        for where, size in (("notebook", beyond(quiz)), ("page", page)):
            yield Figure(
                f"{QUESTIONS} questions of {game} on a {where}, beyond the bundle", size / 1000, ASKED_KB, "kB",
                "the limit", 1.0,
            )  # fmt: skip


def beyond(widget: Any) -> int:
    """Return how many bytes a notebook grows by, without the bundle."""
    from ipywidgets.embed import dependency_state

    state = json.dumps(dependency_state([widget], drop_defaults=False))
    return len(state) - len(json.dumps(str(widget._esm)))


def sizes(game: str, players: int) -> dict[str, int]:
    """Return how many moves a game has, and how many bytes its Replay takes in a notebook."""
    import mopsbook as mops

    trace = mops.record(mops.game(game, players=players), seed=6, players="random")
    replay = mops.Replay(trace)
    size = beyond(replay)
    replay.close()
    return {"moves": len(trace.moves), "bytes": size}
