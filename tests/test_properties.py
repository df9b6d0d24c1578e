"""What holds in every position of every game, whatever it is called and whatever is played.

For a game `x` the module ``tests.games.x.facts`` tells, apart from its engine: ``PLAYERS``,
``OPTIONS`` (sets of options), ``GAMES`` (whole games of each), ``LONGEST`` (a bound on their moves), ``universe(state, rng)``
(the moves that anybody could mean), ``conserved(state)`` and ``hidden(state, seat)``, of which
:mod:`tests.twins` says what it returns; and for
:mod:`tests.test_cases` the values of options, ``READINGS`` and ``IDLE``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mopsbook as mops
from mopsbook.core.errors import IllegalMove, MopsError, NotationError
from mopsbook.core.game import Game
from mopsbook.core.state import ANYONE, CHANCE, HIDDEN
from mopsbook.show.look import look_of
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
    game, facts = mops.game(name, **options), facts_of(name)
    rng = Random(str(options))
    for seed in range(2):
        for state in positions(game, seed, 0.08):
            legal = {*game.legal(state), *game.interrupts(state)}
            allowed = {move for move in facts.universe(state, rng) if not game.check(state, move)}
            assert allowed == legal


@tables
def test_a_refused_move_changes_nothing_and_names_its_rule(
    name: str, options: dict[str, Any]
) -> None:
    game, facts = mops.game(name, **options), facts_of(name)
    rng = Random(3)
    for state in positions(game, 3, 0.05):
        before, text = hash(state), str(state)
        for move in rng.sample(list(facts.universe(state, rng)), 20):
            violations = game.check(state, move)
            assert all(v.rule in game.rules and not v.rule.note for v in violations)
            assert all(json.loads(json.dumps(v.facts)) == v.facts for v in violations)
            if violations:
                with pytest.raises(IllegalMove) as caught:
                    game.play(state, move)
                assert caught.value.violations == violations
                assert caught.value.rule == violations[0].rule
            else:
                game.play(state, move, seed=1)
        assert (hash(state), str(state)) == (before, text)


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
    for seed in range(2):
        for state in positions(game, seed, 0.15):
            actor = game.actor(state)
            for seat in range(game.players):
                view = game.observe(state, seat)
                assert type(view) is type(state)
                closed = unnamed(state, facts.hidden(state, seat))
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


# ------------------------------------------------------------------ arbitrary input

VOCABULARY = re.split(
    " ",
    "0 1 2 3 9 999 play redraw pinch next round deal R5 B16 C8 C9 - – / : ; hands trick players "
    "pecking R B Y C phase turn scores 0:R5 1:B3 nothing ? cheat accuse slap race let go N3 M1 S2 @7 "
    "discard draw vanished 0:M1 attempt queue",
)
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 60)
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(
        ["R5", "B16", "C8", "C9", "play", "redraw", "pinch", "next_round", "deal", "?"]
    ),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.text(max_size=5) | st.sampled_from(["type", "player", "card", "cards", "pecking"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=8,
)
words = st.lists(
    st.sampled_from(VOCABULARY) | st.text(max_size=4),
    max_size=9,
).map(" ".join)


@pytest.mark.parametrize("name", mops.games())
@settings(max_examples=250, deadline=None)
@given(source=values | words | st.text(), seed=st.integers(0, 5), cut=st.integers(0, 60))
def test_anything_may_be_offered_as_a_move(name: str, source: Any, seed: int, cut: int) -> None:
    game = mops.game(name)
    state = game.start(seed)
    for number, step in enumerate(played(game, seed)):
        state = step.after
        if number == cut:
            break
    before = str(state)
    violations = game.check(state, source)
    assert all(v.rule in game.rules for v in violations)
    try:
        assert game.move(source, state) is not None
    except NotationError as error:
        assert str(error)
        assert violations and violations[0].rule.status == "technical"
    try:
        game.play(state, source, seed=1)
        assert not violations
    except MopsError as error:
        assert violations and str(error)
    assert str(state) == before


@pytest.mark.parametrize("name", mops.games())
@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_anything_may_be_offered_as_a_position(name: str, data: st.DataObject) -> None:
    game = mops.game(name)
    known = sorted(game.start(1).json())
    source = data.draw(
        values
        | words
        | st.dictionaries(st.sampled_from(known) | st.text(max_size=4), values, max_size=4)
    )
    try:
        state = game.position(source)
    except MopsError as error:
        assert len(str(error)) > 15
    else:
        assert game.position(str(state)) == state
        game.legal(state)


def drawn_and_offered(game: Game[Any, Any], view: Any, seat: int) -> None:
    """Check that a view can be drawn, and that what is offered in it lies there and can be played."""
    look = look_of(game.name)
    scene, offered = look.scene(view, seat=seat), look.affordances(view, (), seat)
    assert scene.text() and scene.marks.keys() | offered.moves.keys() <= scene.items.keys()
    for action in offered.actions:
        assert set(action.about) <= scene.items.keys()
        if action.move not in offered.picks.keys() | offered.refused.keys():
            assert not game.check(view, action.move)


@pytest.mark.parametrize("name", mops.games())
@settings(max_examples=200, deadline=None)
@given(changes=st.data(), seed=st.integers(0, 3), cut=st.integers(0, 80))
def test_a_real_position_with_one_thing_changed_is_read_or_refused(
    name: str, changes: st.DataObject, seed: int, cut: int
) -> None:
    """Whatever the reader accepts can be drawn, and played on without a fault."""
    game = mops.game(name)
    state = game.start(seed)
    for number, step in enumerate(played(game, seed)):
        state = step.after
        if number == cut:
            break
    given_ = state.json()
    key = changes.draw(st.sampled_from(sorted(given_)))
    other = game.start(seed + 1).json()
    given_[key] = changes.draw(st.just(other.get(key)) | values)
    try:
        position = game.position(given_)
    except MopsError:
        return
    for move in (game.legal(position) + game.interrupts(position))[:20]:
        after = game.play(position, move, seed=1).after
        assert game.position(after.json()) == after
    for seat in range(game.players):
        drawn_and_offered(game, game.observe(position, seat), seat)


@pytest.mark.parametrize("name", mops.games())
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_anything_may_be_offered_as_an_option(name: str, data: st.DataObject) -> None:
    known = list(mops.game(name).options.__dataclass_fields__)
    option = data.draw(st.sampled_from(known) | st.from_regex(r"\A[a-z_]{1,9}\Z"))
    if option == "name":
        return
    try:
        game = mops.game(name, **{option: data.draw(values)})
    except MopsError as error:
        assert option in str(error) or "players" in str(error) or name in str(error).lower()
    else:
        assert game == mops.game(name, **{option: getattr(game.options, option)})
        game.start(1)
