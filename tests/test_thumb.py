"""Players decide by what their seat may know, and by the rule of thumb of every game better than by chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.state import HIDDEN
from mopsbook.players import Bots
from tests.playing import facts_of, subject_of

BETTER = [(name, *row) for name in mops.games() for row in facts_of(name).THUMB]


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
        bots = Bots(game, spies, range(game.players))
        for state in subject.positions(game, 3, 0.1):
            if (seat := game.actor(state)) is None or seat < 0:
                continue
            hides += bool(subject.hidden(game, state, seat))
            before = [spy.view for spy in spies]
            bots.choose(state, game.legal(state), Random(1))
            assert spies[seat].view == game.observe(state, seat)
            hidden += HIDDEN in str(spies[seat].view).split()
            others = [other for other in range(game.players) if other != seat]
            assert all(spies[other].view is before[other] for other in others)
    assert bool(hides) == bool(hidden)
