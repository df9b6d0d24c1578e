"""Players decide by what their seat may know, and by the rule of thumb of every game better than by chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.state import HIDDEN
from mopsbook.players import Room
from tests.playing import facts_of, subject_of

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


@pytest.mark.slow
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


class Spy:
    """Remembers what it was shown, and takes the first move."""

    view: Any = None

    def choose(self, view: Any, legal: Any, rng: Random) -> Any:
        self.view = view
        return legal[0]


@pytest.mark.parametrize("name", mops.games())
def test_a_player_is_shown_the_view_of_its_seat_alone(name: str) -> None:
    hides = hidden = 0
    for options in facts_of(name).OPTIONS:
        game, subject = mops.game(name, **options), subject_of(name)
        spies = [Spy() for _ in range(game.players)]
        room = Room(game, spies, range(game.players))
        for state in subject.positions(game, 3, 0.1):
            if (seat := game.actor(state)) is None or seat < 0:
                continue
            hides += bool(subject.hidden(game, state, seat))
            before = [spy.view for spy in spies]
            room.choose(state, game.legal(state), Random(1))
            assert spies[seat].view == game.observe(state, seat)
            hidden += HIDDEN in str(spies[seat].view).split()
            others = [other for other in range(game.players) if other != seat]
            assert all(spies[other].view is before[other] for other in others)
    assert bool(hides) == bool(hidden)
