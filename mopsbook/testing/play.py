"""What holds of every game that is played: it goes on, it ends, nothing is lost, and nothing is remembered."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

from mopsbook.core.state import ANYONE, CHANCE
from mopsbook.testing.fault import GameFault
from mopsbook.testing.subject import AnyGame, Subject, again, played

ALIKE = 50
"""The facts of so many events of a kind are looked at."""


def games_end_and_nothing_is_lost(subject: Subject, game: AnyGame) -> None:
    """Whole games end within a bound, with winners; every move has a consequence."""
    facts = subject.facts
    for seed in range(facts.games):
        state = game.engine.initial()
        for number, step in enumerate(played(game, seed)):
            if number == facts.longest:
                raise GameFault("no-end", game, step.before, seed=seed, moves=facts.longest)
            if not step.events:
                raise GameFault("no-event", game, step.before, step.move)
            if game.outcome(step.before) is not None:
                raise GameFault("early-outcome", game, step.before)
            state = step.after
            if facts.conserved is not None:
                try:
                    facts.conserved(state)
                except AssertionError as error:
                    problem = str(error).partition("\n")[0]
                    raise GameFault(
                        "lost", game, step.before, step.move, problem=problem
                    ) from error
        _outcome(game, state)


def _outcome(game: AnyGame, state: Any) -> None:
    end = game.outcome(state)
    if end is None:
        raise GameFault("no-outcome", game, state)
    seats = sorted({*end.winners} & {*range(game.players)})
    if not end.winners or [*end.winners] != seats or len(end.totals) != game.players:
        raise GameFault("odd-outcome", game, state, outcome=end)
    if not all(rule in game.rules for rule in end.rules):
        raise GameFault("no-rule", game, state, rules=end.rules)


def somebody_can_move_until_the_end(subject: Subject, game: AnyGame) -> None:
    """There are legal moves exactly while somebody has to decide, each once and of the right seat."""
    for seed in range(5):
        for state in subject.positions(game, seed, 0.5):
            actor, legal, interrupts = game.actor(state), game.legal(state), game.interrupts(state)
            decides = actor is not None and actor != CHANCE
            if bool(legal) != decides or (interrupts and not legal):
                raise GameFault("stuck", game, state, actor=actor, count=len(legal))
            if len({*legal, *interrupts}) != len(legal) + len(interrupts):
                raise GameFault("listed-twice", game, state)
            mover = None if actor == ANYONE else actor
            strange = [move for move in legal if move.player != mover]
            strange += [move for move in interrupts if move.player not in range(game.players)]
            for move in strange:
                raise GameFault("wrong-seat", game, state, move, actor=actor)


def questions_change_nothing_and_are_answered_alike(subject: Subject, game: AnyGame) -> None:
    """Check that a position stays as it is, and another game of the same options says the same of it."""
    rng, other = Random(6), again(game)
    for state in subject.positions(game, 6, 0.05):
        before = (str(state), hash(state), json.dumps(state.json()))
        universe = subject.universe(game, state, rng)
        moves = rng.sample(universe, min(8, len(universe)))
        first = answers(game, state, moves)
        for asked in (
            answers(game, state, moves),
            answers(other, other.position(str(state)), moves),
        ):
            for question, answer in first.items():
                if asked[question] != answer:
                    raise GameFault("answers-differ", game, state, question=question)
        if (str(state), hash(state), json.dumps(state.json())) != before:
            raise GameFault("changed", game, before[0])


def answers(game: AnyGame, state: Any, moves: list[Any]) -> dict[str, Any]:
    """Return what a game says of a position and of some moves, by what it was asked."""
    found: dict[str, Any] = {
        "actor": game.actor(state), "legal": game.legal(state), "outcome": game.outcome(state),
        "interrupts": game.interrupts(state),
    }  # fmt: skip
    found |= {f"observe {seat}": game.observe(state, seat) for seat in range(game.players)}
    for move in moves:
        found[f"check {move}"] = refused = game.check(state, move)
        if not refused:
            step = game.apply(state, move)
            found[f"apply {move}"] = step.after, step.events
    return found


def events_cite_rules_of_the_book(subject: Subject, game: AnyGame) -> None:
    """Every event rests on rules that are no notes, and its facts are JSON."""
    kinds: Counter[str] = Counter()
    for seed in range(subject.facts.games):
        for step in islice(played(game, seed), subject.facts.longest):
            for event in step.events:
                kinds[event.kind] += 1
                if not event.rules or not all(cites(game, rule) for rule in event.rules):
                    raise GameFault("odd-rules", game, step.before, step.move, told=event)
                if (
                    kinds[event.kind] <= ALIKE
                    and json.loads(json.dumps(event.facts)) != event.facts
                ):
                    raise GameFault("odd-facts", game, step.before, step.move, told=event)
                if event.only is not None and not {*event.only} <= {*range(game.players)}:
                    raise GameFault("odd-seats", game, step.before, step.move, told=event)


def cites(game: AnyGame, rule: str) -> bool:
    """Say whether a rule may be cited: it is one of the book, and no note."""
    return rule in game.rules and not game.rules[rule].note


def the_same_seed_gives_the_same_game(subject: Subject, game: AnyGame) -> None:
    """Check that a seed decides all that chance brings, and without one it brings something else each time."""
    other = again(game)
    one, two = (
        [str(step.move) for step in islice(played(g, 5), subject.facts.longest)]
        for g in (game, other)
    )
    alike = [game.start(seed) == other.start(seed) for seed in (7, "a")]
    if one != two or not all(alike) or game.start(seed=Random(7)) != game.start(seed=7):
        raise GameFault("seed", game)
    if len({game.start(seed) for seed in range(20)}) == 1 or len({game.start() for _ in range(20)}) == 1:  # fmt: skip
        raise GameFault("no-chance", game)
