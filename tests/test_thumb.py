"""The rule of thumb of every game is better than chance."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops

#: game, options, how many games, and how much more often than by chance they are won at least
BETTER: list[tuple[str, dict[str, Any], int, float]] = [
    ("dog", {"players": 2}, 20, 1.5),
    ("mauz", {"players": 2, "tokens": 1}, 60, 1.6),
    ("mauz", {"players": 4, "tokens": 1}, 60, 1.6),
    ("miau_miau", {"players": 2}, 200, 1.3),
    ("miau_miau", {"players": 4}, 200, 1.3),
    ("mogel_motte", {"players": 3}, 90, 1.3),
    ("mops_royal", {"players": 2}, 20, 1.5),
    ("mops_royal", {"players": 4}, 20, 1.5),
    ("mopsen", {"players": 3}, 60, 1.5),
    ("mopsen", {"players": 5}, 60, 1.5),
    ("purrrummy", {"players": 2, "layoff": True}, 40, 1.5),
    ("purrrummy", {"players": 3}, 40, 1.5),
    ("purrrummy", {"players": 4, "layoff": True}, 40, 1.5),
]


@pytest.mark.parametrize(("name", "options", "games", "times"), BETTER, ids=str)
def test_the_rule_of_thumb_beats_chance(
    name: str, options: dict[str, Any], games: int, times: float
) -> None:
    game, won = mops.game(name, **options), 0.0
    for number in range(games):
        seat = number % game.players
        players = ["simple" if one == seat else "random" for one in range(game.players)]
        end = mops.record(game, seed=number, players=players).outcome
        assert end is not None
        won += (seat in end.winners) / len(end.winners)
    assert won > games * times / game.players


def test_every_game_is_among_them() -> None:
    assert {name for name, *_ in BETTER} == {*mops.games()}
