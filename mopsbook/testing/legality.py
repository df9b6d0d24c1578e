"""What is listed and what is refused are one: every move that breaks no rule is listed, and no other."""

from __future__ import annotations

import json
from collections.abc import Iterable
from copy import copy
from itertools import islice
from random import Random
from typing import Any

from mopsbook.core.errors import IllegalMove
from mopsbook.core.state import CHANCE
from mopsbook.testing.fault import GameFault
from mopsbook.testing.play import cites
from mopsbook.testing.subject import AnyGame, Subject, again, played

WALK = 150
"""Positions under drawn options are taken from so many moves."""
LOOKED_AT = 4
"""So many of them are looked at."""


def listed_moves_are_those_that_break_no_rule(subject: Subject, game: AnyGame) -> None:
    """Check it by a judge that has seen neither the list nor the very position of which it was made."""
    judge, rng = again(game), Random(repr(game))
    listed = refused = 0
    for seed in range(8):
        for state in subject.positions(game, seed, 0.08) if seed < 2 or listed < 10 else ():
            universe = subject.universe(game, state, rng)
            allowed, others = judged(game, judge, state, universe, rng)
            listed, refused = listed + allowed, refused + others
    if listed < 10 or refused < 10:
        raise GameFault("too-few", game, listed=listed, refused=refused)


def judged(
    game: AnyGame, judge: AnyGame, state: Any, universe: Iterable[Any], rng: Random
) -> tuple[int, int]:
    """Compare what a game lists with what a fresh judge says; return how much breaks no rule, and how much does."""
    same = judge.position(str(state))
    legal = (*game.legal(state), *game.interrupts(state))
    for move in legal:
        if found := judge.check(same, move):
            raise GameFault("listed-refused", game, state, move, rules=[v.rule for v in found])
    for move in rng.sample(legal, min(len(legal), 10)):
        if found := judge.check(same, str(move)) or game.check(state, move):
            raise GameFault("listed-refused", game, state, move, rules=[v.rule for v in found])
    known = set(legal)
    tried = [(move, judge.check(same, move)) for move in universe]
    for move in [move for move, violations in tried if not violations and move not in known]:
        raise GameFault("allowed-unlisted", game, state, move)
    for move, violations in rng.sample(tried, min(len(tried), 10)):
        if game.check(state, copy(move)) != violations:  # a list changes no verdict
            raise GameFault("verdict-changed", game, state, move)
    return len(known), sum(bool(violations) for _, violations in tried)


def a_refused_move_changes_nothing_and_names_its_rule(subject: Subject, game: AnyGame) -> None:
    """Check that what is refused is refused by rules of the book, in check and in play; what is not is played."""
    rng = Random(3)
    for state in subject.positions(game, 3, 0.05):
        before, text = hash(state), str(state)
        universe = subject.universe(game, state, rng)
        for move in rng.sample(universe, min(len(universe), 20)):
            found = game.check(state, move)
            if not all(cites(game, v.rule) for v in found):
                raise GameFault("odd-rules", game, state, move, told=found)
            if any(json.loads(json.dumps(v.facts)) != v.facts for v in found):
                raise GameFault("odd-facts", game, state, move, told=found)
            try:
                game.play(state, move, seed=1)
                refused: tuple[Any, ...] = ()
            except IllegalMove as error:
                refused = error.violations
            if refused != found:
                raise GameFault("play-differs", game, state, move, told=found)
        if (hash(state), str(state)) != (before, text):
            raise GameFault("changed", game, text)


def any_two_options_go_together(subject: Subject) -> None:
    """Under options drawn so that any two values meet, the list and the verdicts are one.

    Every listed move of every step is judged; some steps are looked at with all other moves, by a fresh judge.
    """
    for options in subject.drawn:
        game, rng = subject.game(options), Random(str(options))
        assert game is not None
        judge, steps = again(game), list(islice(played(game, rng), WALK))
        for state in [step.after for step in steps]:
            for move in (*game.legal(state), *game.interrupts(state)):
                if found := game.check(state, move):
                    raise GameFault(
                        "listed-refused", game, state, move, rules=[v.rule for v in found]
                    )
        for step in [steps[0], *rng.sample(steps, min(LOOKED_AT, len(steps))), steps[-1]]:
            if game.actor(step.after) not in (None, CHANCE):
                universe = subject.universe(game, step.after, rng)
                judged(game, judge, step.after, universe, rng)
