"""Worlds that agree with a view: what is hidden is dealt anew, and the seat cannot tell the difference."""

from __future__ import annotations

from itertools import islice
from random import Random

from mopsbook.core.errors import PositionError
from mopsbook.core.state import CHANCE
from mopsbook.core.worlds import Worlds
from mopsbook.testing.fault import GameFault
from mopsbook.testing.subject import AnyGame, Subject, played

STEPS = 120
"""So many steps of a game are looked at under each set of options."""
POSITIONS = 6
"""So many positions of these."""
WORLDS = 2
"""So many worlds are dealt for each of them."""


def worlds_agree_with_the_view_they_are_dealt_for(subject: Subject) -> None:
    """Under options drawn so that any two values meet: the seat sees and may do the same, and each world can be."""
    rng = Random(8)
    for options in [*subject.tables, *subject.drawn]:
        game = subject.game(options)
        assert game is not None
        states = [step.after for step in islice(played(game, rng), STEPS)]
        for state in rng.sample(states, min(POSITIONS, len(states))):
            if game.actor(state) not in (None, CHANCE):
                _agree(game, state, rng.randrange(game.players), rng)


def _agree(game: AnyGame, state: object, seat: int, rng: Random) -> None:
    view = game.observe(state, seat)
    worlds = Worlds(game, view, seat)
    for _ in range(WORLDS):
        world = worlds.draw(rng)
        if world is None:
            raise GameFault("no-world", game, state, seat=seat)
        if game.observe(world, seat) != view:
            raise GameFault("world-view", game, state, seat=seat, other=world)
        if game.actor(state) == seat and game.legal(world) != game.legal(state):
            raise GameFault("world-moves", game, state, seat=seat, other=world)
        try:  # a field that looks open may say something of what is hidden: reading finds that
            game.position(str(world))
        except PositionError as error:
            raise GameFault(
                "world-refused", game, state, seat=seat, other=world, why=str(error)
            ) from error
