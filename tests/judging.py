"""Verdicts against a plain list of conditions: the same rules are broken, no more and no fewer."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

import mopsbook as mops
from mopsbook.core.state import CHANCE
from tests.playing import facts_of, played

STEPS = 500
"""Positions are drawn from so many steps of a game, however long it is."""


def judged(
    name: str,
    readings: Mapping[str, Sequence[Any]],
    broken: Callable[[Any, Any], set[str]],
    *,
    games: int,
    states: int = 12,
    moves: int = 12,
) -> Counter[str]:
    """Compare `check` with the rules that `broken` finds; return how often each was broken.

    Parameters
    ----------
    name : str
        The game.
    readings : mapping
        Values of its options, which are drawn anew for each game.
    broken : callable
        Return the ids, without prefix, of the rules that a move breaks in a position.
    games, states, moves : int
        So many games, positions of each, and moves of each kind in each.
    """
    rng, facts = Random(name), facts_of(name)
    found: Counter[str] = Counter()
    for number in range(games):
        chosen = {option: rng.choice(values) for option, values in readings.items()}
        chosen["players"] = rng.choice(facts.PLAYERS)
        game = mops.game(name, **(chosen if number else {}))
        reached = [step.after for step in islice(played(game, rng), STEPS)]
        for state in rng.sample(reached, min(states, len(reached))):
            if game.actor(state) in (None, CHANCE):
                continue
            kinds = defaultdict(list)
            for move in facts.universe(state, rng):
                kinds[type(move)].append(move)
            for alike in kinds.values():
                for move in rng.sample(alike, min(moves, len(alike))):
                    verdict = [v.rule.id.partition(".")[2] for v in game.check(state, move)]
                    wanted = broken(state, move)
                    assert {*verdict} == wanted, f"{state}: {move}"
                    found.update(wanted or {"none"})
    return found
