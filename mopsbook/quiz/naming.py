"""Questions about the name of a rule, where nothing else can be asked about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any

from mopsbook.core.asking import Moment
from mopsbook.core.game import Game
from mopsbook.core.verdict import Fault
from mopsbook.quiz import which_rule
from mopsbook.quiz.all_kinds import name_of
from mopsbook.quiz.positions import Occasion, showing
from mopsbook.quiz.question import Question

SEARCHED = 250
"""So many moves are looked at for something that rests on a rule."""


def named(
    game: Game[Any, Any], places: Iterable[Occasion], rules: frozenset[str], rng: Random
) -> Iterator[tuple[Question, Occasion]]:
    """Yield questions about the names of some rules, after something that rests on one, then where one refuses a move.

    Each comes with the move about which it is.
    """
    yield from _rested(places, rules, rng)
    yield from _refused(game, rules, rng)


def _rested(
    places: Iterable[Occasion], rules: frozenset[str], rng: Random
) -> Iterator[tuple[Question, Occasion]]:
    for place in islice(places, SEARCHED):
        game, step = place
        # what one seat alone is told is asked of that seat
        told = (one.only[0] for one in step.events if one.only and rules & {*one.rules})
        seat = next(told, step.move.player)
        if seat is None:
            seat = int(rng.random() * game.players)
        view = game.observe(step.after, seat)
        asked = which_rule.rule_behind(Moment(game, view, seat, step.move, rng), step.events, rules)
        if asked is not None:
            yield Question(game, name_of(which_rule.rule_behind), view, seat, asked), place


def _refused(
    game: Game[Any, Any], rules: frozenset[str], rng: Random
) -> Iterator[tuple[Question, Occasion]]:
    for rule in sorted(rules):
        found = next((one for one in showing(game, rule) if one.refused), None)
        if found is None:
            continue
        at, state, seat = found.trace.game, found.trace.last, found.seat
        view = at.observe(state, seat)
        faults = [Fault(one.rule.id, one.facts) for one in found.refused]
        asked = which_rule.rule_against(Moment(at, view, seat, None, rng), faults, rules)
        if asked is not None:
            question = Question(at, name_of(which_rule.rule_against), view, seat, asked)
            yield question, Occasion(at, at.apply(state, at.legal(state)[0]))
