"""Anything may be offered to any game, as a move, a position or an option: it is read or refused."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mopsbook as mops
from mopsbook.core.errors import MopsError, NotationError
from mopsbook.core.game import Game
from mopsbook.show.look import look_of
from mopsbook.show.offers import Make
from mopsbook.show.text import as_text
from tests.playing import played
from tests.vocabulary import fields_of, moves_of, text, values_of, words_of

LATEST = 80
"""The number of the last position that something is offered in."""


@cache
def values(name: str) -> st.SearchStrategy[Any]:
    """Values of any shape, of which some are those of the game."""
    single = (
        st.none()
        | st.booleans()
        | st.integers(-3, 60)
        | st.floats(allow_nan=False)
        | text(8)
        | st.sampled_from(values_of(name))
    )
    fields = text(5) | st.sampled_from(fields_of(name))
    return st.recursive(
        single,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(fields, inner, max_size=4),
        max_leaves=8,
    )


@cache
def words(name: str) -> st.SearchStrategy[str]:
    """Texts of the words that the game writes, and of others."""
    word = st.sampled_from(words_of(name)) | text(4)
    return st.lists(word, max_size=9).map(" ".join)


@cache
def nearly(name: str) -> st.SearchStrategy[Any]:
    """Moves that somebody could mean, as texts and objects, with one thing changed in them."""
    moves, known = st.sampled_from(moves_of(name)), st.sampled_from(words_of(name))
    texts = st.builds(
        lambda move, at, word: " ".join(replaced(str(move).split(), at, word)),
        moves, st.integers(0, 8), known | st.none(),
    )  # fmt: skip
    objects = st.builds(
        lambda move, at, value: dict(replaced(list(move.json().items()), at, value)),
        moves, st.integers(0, 8), st.tuples(st.sampled_from(fields_of(name)), values(name)),
    )  # fmt: skip
    return texts | objects


@cache
def opening(name: str, seed: int) -> list[Any]:
    """Return the first positions of a game; the last one again and again if it is over before."""
    states = [step.after for step in islice(played(mops.game(name), seed), LATEST + 1)]
    return states + states[-1:] * (LATEST + 1 - len(states))


def replaced(parts: list[Any], at: int, part: Any) -> list[Any]:
    """Return a list with one part exchanged, or as it is for a part that is None."""
    changed = parts if part is None else [*parts[:at], part, *parts[at + 1 :]]
    return list(changed)


@pytest.mark.parametrize("name", mops.games())
def test_what_is_offered_is_in_the_words_of_the_game(name: str) -> None:
    """The reader of moves is not all that is tried: of what is offered, much is read."""
    game, rng = mops.game(name), Random(1)
    read: Counter[str] = Counter()
    for move in moves_of(name):
        for word in rng.sample(words_of(name), 8):
            parts = str(move).split()
            text = " ".join(replaced(parts, rng.randrange(len(parts)), word))
            try:
                found = game.move(text, game.start(1))
            except NotationError:
                read["refused"] += 1
            else:
                read[found.json()["type"]] += 1
    assert read["refused"] >= 50, read
    assert read.total() - read["refused"] >= 25 and len(read) >= 4, read


@pytest.mark.parametrize("name", mops.games())
@settings(max_examples=50, deadline=None)
@given(data=st.data(), seed=st.integers(0, 5), cut=st.integers(0, LATEST))
def test_anything_may_be_offered_as_a_move(
    name: str, data: st.DataObject, seed: int, cut: int
) -> None:
    game = mops.game(name)
    source = data.draw(nearly(name) | values(name) | words(name) | text(40))
    state = opening(name, seed)[cut]
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


@pytest.mark.slow  # moves stand for it
@pytest.mark.parametrize("name", mops.games())
@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_anything_may_be_offered_as_a_position(name: str, data: st.DataObject) -> None:
    game = mops.game(name)
    known = sorted(game.start(1).json())
    source = data.draw(
        values(name)
        | words(name)
        | st.dictionaries(st.sampled_from(known) | text(4), values(name), max_size=4)
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
    scene, offered = look.scene(view, seat=seat), look.offers(view, (), seat)
    assert as_text(scene) and scene.marks.keys() | offered.on.keys() <= scene.items.keys()
    for button in offered.buttons:
        assert set(button.about) <= scene.items.keys()
        if isinstance(button.intent, Make):
            assert not game.check(view, button.intent.move)


@pytest.mark.slow  # moves stand for it
@pytest.mark.parametrize("name", mops.games())
@settings(max_examples=70, deadline=None)
@given(changes=st.data(), seed=st.integers(0, 3), cut=st.integers(0, LATEST))
def test_a_real_position_with_one_thing_changed_is_read_or_refused(
    name: str, changes: st.DataObject, seed: int, cut: int
) -> None:
    """Whatever the reader accepts can be drawn, and played on without a fault."""
    game = mops.game(name)
    state = opening(name, seed)[cut]
    given_ = state.json()
    key = changes.draw(st.sampled_from(sorted(given_)))
    other = game.start(seed + 1).json()
    given_[key] = changes.draw(st.just(other.get(key)) | values(name))
    try:
        position = game.position(given_)
    except MopsError:
        return
    for move in (game.legal(position) + game.interrupts(position))[:20]:
        after = game.play(position, move, seed=1).after
        assert game.position(after.json()) == after
    for seat in range(game.players):
        drawn_and_offered(game, game.observe(position, seat), seat)


@pytest.mark.slow  # moves stand for it
@pytest.mark.parametrize("name", mops.games())
@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_anything_may_be_offered_as_an_option(name: str, data: st.DataObject) -> None:
    known = list(mops.game(name).options.__dataclass_fields__)
    option = data.draw(st.sampled_from(known) | st.from_regex(r"\A[a-z_]{1,9}\Z"))
    if option == "name":
        return
    try:
        game = mops.game(name, **{option: data.draw(values(name))})
    except MopsError as error:
        assert option in str(error) or "players" in str(error) or name in str(error).lower()
    else:
        assert game == mops.game(name, **{option: getattr(game.options, option)})
        game.start(1)
