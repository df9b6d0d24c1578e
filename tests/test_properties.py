"""What holds in every position of every game, whatever it is called and whatever is played.

For a game `x` the module ``tests.games.x.facts`` tells, apart from its engine: ``PLAYERS``,
``OPTIONS`` (sets of options), ``GAMES`` (whole games of each), ``LONGEST`` (a bound on their moves), ``universe(state, rng)``
(the moves that anybody could mean), ``conserved(state)`` and ``hidden(state, seat)``, of which
:mod:`tests.twins` says what it returns; and for
:mod:`tests.test_cases` the values of options, ``READINGS`` and ``IDLE``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import IllegalMove
from mopsbook.core.game import Game
from mopsbook.core.state import ANYONE, CHANCE, HIDDEN
from tests.playing import facts_of, played
from tests.twins import leaves, twin, unnamed

TABLES = [
    (name, {"players": players} | options)
    for name in mops.games()
    for facts in [facts_of(name)]
    for players in facts.PLAYERS
    for options in facts.OPTIONS
]
tables = pytest.mark.parametrize(("name", "options"), TABLES, ids=str)


MOST = 120
"""Positions of one game are enough, however long it is."""


def positions(game: Game[Any, Any], seed: int, share: float) -> Iterator[Any]:
    """Yield the first and last position of one game, and a share of the others, from all parts of it."""
    first, *others, last = [step.after for step in played(game, seed)]
    count = min(MOST, round(share * len(others)))
    yield from (first, *Random(seed).sample(others, count), last)


# ------------------------------------------------------------------ whole games


@tables
def test_games_end_and_lose_no_card(name: str, options: dict[str, Any]) -> None:
    game, facts = mops.game(name, **options), facts_of(name)
    for seed in range(facts.GAMES):
        steps = list(played(game, seed))
        assert len(steps) <= facts.LONGEST
        for step in steps:
            facts.conserved(step.after)
            assert step.events, "every move has a consequence"
        end = game.outcome(steps[-1].after)
        assert end is not None and end.winners and len(end.totals) == game.players
        assert list(end.winners) == sorted(set(end.winners))
        assert all(rule in game.rules for rule in end.rules)
        assert all(game.outcome(step.before) is None for step in steps)


@tables
def test_somebody_can_move_as_long_as_the_game_goes_on(name: str, options: dict[str, Any]) -> None:
    game = mops.game(name, **options)
    for seed in range(5):
        for state in positions(game, seed, 0.5):
            actor = game.actor(state)
            legal = game.legal(state)
            assert bool(legal) == (actor is not None and actor != CHANCE)
            assert len(set(legal)) == len(legal)
            for move in legal:
                assert move.player == (None if actor == ANYONE else actor)
            interrupts = game.interrupts(state)
            assert len({*legal, *interrupts}) == len(legal) + len(interrupts)
            assert all(move.player in range(game.players) for move in interrupts)
            assert not interrupts or legal


@tables
def test_every_event_cites_rules_of_the_book(name: str, options: dict[str, Any]) -> None:
    game = mops.game(name, **options)
    for seed in range(10):
        for step in played(game, seed):
            for event in step.events:
                assert event.rules, event
                assert all(rule in game.rules and not game.rules[rule].note for rule in event.rules)
                assert json.loads(json.dumps(event.facts)) == event.facts
                assert event.only is None or set(event.only) <= set(range(game.players))


# ------------------------------------------------------------------ legal and check are one


@tables
def test_legal_moves_are_those_that_break_no_rule(name: str, options: dict[str, Any]) -> None:
    """The judge has seen neither the list nor the very position of which it was made."""
    game, judge, facts = mops.game(name, **options), mops.game(name, **options), facts_of(name)
    rng = Random(str(options))
    listed = refused = 0
    for seed in range(8):
        for state in positions(game, seed, 0.08) if seed < 2 or listed < 10 else ():
            same = judge.position(str(state))
            assert same == state and same is not state
            # pairs: moves of different seats may be equal
            tried = [(move, judge.check(same, copy(move))) for move in facts.universe(state, rng)]
            allowed = {move for move, violations in tried if not violations}
            legal = (*game.legal(state), *game.interrupts(state))
            assert allowed == {*legal}
            for move in rng.sample(legal, min(len(legal), 10)):
                assert judge.check(same, str(move)) == game.check(state, move) == ()
            for move, violations in rng.sample(tried, 10):  # a list changes no verdict
                assert game.check(state, copy(move)) == violations
            listed, refused = listed + len(allowed), refused + len(tried) - len(allowed)
    assert listed >= 10 and refused >= 100


@tables
def test_a_refused_move_changes_nothing_and_names_its_rule(
    name: str, options: dict[str, Any]
) -> None:
    game, facts = mops.game(name, **options), facts_of(name)
    rng, refused = Random(3), 0
    for state in positions(game, 3, 0.05):
        before, text = hash(state), str(state)
        for move in rng.sample(list(facts.universe(state, rng)), 20):
            violations = game.check(state, move)
            assert all(v.rule in game.rules and not v.rule.note for v in violations)
            assert all(json.loads(json.dumps(v.facts)) == v.facts for v in violations)
            if violations:
                refused += 1
                with pytest.raises(IllegalMove) as caught:
                    game.play(state, move)
                assert caught.value.violations == violations
                assert caught.value.rule == violations[0].rule
            else:
                game.play(state, move, seed=1)
        assert (hash(state), str(state)) == (before, text)
    assert refused >= 20


# ------------------------------------------------------------------ notation


@tables
def test_positions_and_moves_are_read_as_they_are_written(
    name: str, options: dict[str, Any]
) -> None:
    game = mops.game(name, **options)
    for seed in range(3):
        steps = list(played(game, seed))
        for step in steps[:: max(1, len(steps) // 40)]:
            for state in (step.before, step.after):
                assert game.position(str(state)) == state
                assert game.position(state.json()) == state
                assert game.position(json.loads(json.dumps(state.json()))) == state
                assert "\n" not in str(state)
                assert hash(game.position(str(state))) == hash(state)
            for move in (step.move, *game.legal(step.before), *game.interrupts(step.before)):
                assert game.move(str(move), step.before) == move
                assert game.move(str(move)) == move
                assert game.move(json.loads(json.dumps(move.json()))) == move
                assert {move: 1}[game.move(move.json(), step.before)] == 1


@tables
def test_a_saved_game_is_told_as_it_was_played(
    name: str, options: dict[str, Any], tmp_path: Path
) -> None:
    trace = mops.record(mops.game(name, **options), seed=3)
    again = mops.replay(trace.save(tmp_path / "game.jsonl"))
    for was, step in zip(trace.steps(), again.steps(), strict=True):
        assert step.move.player == was.move.player and repr(step.move) == repr(was.move)
        assert step.events == was.events and step.after == was.after


@tables
def test_every_value_a_case_may_name_is_json(name: str, options: dict[str, Any]) -> None:
    game = mops.game(name, **options)
    for state in positions(game, 1, 0.1):
        fields = game.engine.fields(state)
        assert json.loads(json.dumps(fields)) == fields
        assert game.engine.unordered() <= fields.keys()


# ------------------------------------------------------------------ seeds


@tables
def test_the_same_seed_gives_the_same_game(name: str, options: dict[str, Any]) -> None:
    game = mops.game(name, **options)
    assert game.start(seed=7) == game.start(seed=7) == mops.game(name, **options).start(seed=7)
    assert game.start(seed="a") == game.start(seed="a") != game.start(seed="b")
    assert game.start() != game.start()
    assert game.start(seed=Random(7)) == game.start(seed=7)
    first, second = ([str(step.move) for step in played(game, 5)] for _ in range(2))
    assert first == second


# ------------------------------------------------------------------ what a seat may know


@tables
def test_a_view_hides_what_it_must_and_nothing_else(name: str, options: dict[str, Any]) -> None:
    game, facts = mops.game(name, **options), facts_of(name)
    hides = searched = 0
    for seed in range(2):
        for state in positions(game, seed, 0.15):
            actor = game.actor(state)
            for seat in range(game.players):
                view = game.observe(state, seat)
                assert type(view) is type(state)
                closed = unnamed(state, facts.hidden(state, seat))
                hides += HIDDEN in str(view).split()
                searched += len(closed)
                assert not closed & {leaf for _, leaf in leaves(view.json())}
                # in a text a number may be anything
                assert not closed & {word for word in str(view).split() if not word.isdecimal()}
                assert game.actor(view) == actor
                assert game.observe(view, seat) == view
                assert len(str(view).split()) == len(str(state).split()) or HIDDEN in str(view)
                if actor in (seat, None):
                    assert game.legal(view) == game.legal(state)
                elif actor == ANYONE:  # the table knows all hands, a seat its own alone
                    assert game.legal(view) and set(game.legal(view)) <= set(game.legal(state))
                own = [move for move in game.interrupts(state) if move.player == seat]
                assert own == [move for move in game.interrupts(view) if move.player == seat]
                if actor in (seat, ANYONE):
                    own += game.legal(view)
                for move in own:
                    assert game.check(view, move) == ()
    assert not hides or searched >= 50


@tables
def test_views_of_positions_that_differ_in_hidden_things_are_equal(
    name: str, options: dict[str, Any]
) -> None:
    """What a seat sees is a function of what it may know: shuffled secrets change nothing."""
    game, facts, rng = mops.game(name, **options), facts_of(name), Random(1)
    asked = compared = 0
    for state in positions(game, 4, 0.1):
        for seat in range(game.players):
            if len(facts.hidden(state, seat)) < 2:
                continue
            asked += 1
            other = twin(game, state, seat, rng)
            if other is not None:
                compared += 1
                assert other != state
                assert game.observe(other, seat) == game.observe(state, seat)
    assert compared >= 0.8 * asked
