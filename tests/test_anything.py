"""Anything may be offered to any game, as a move, a position or an option: it is read or refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import MopsError, NotationError
from mopsbook.core.game import Game
from mopsbook.core.state import State
from mopsbook.show.look import look_of
from mopsbook.show.offers import Make
from mopsbook.show.text import as_text
from tests.playing import played
from tests.vocabulary import fields_of, moves_of, offered, text, value, words, words_of

GAMES = pytest.mark.parametrize("name", mops.games())
LATEST = 80
"""The number of the last position that something is offered in."""
OFFERS = 600
"""So many things are offered to each game."""
CHANGED = 200
"""So many real positions are changed, and played on from."""


def nearly(rng: Random, name: str) -> Any:
    """Return a move that somebody could mean, as a text or an object, with one thing changed in it."""
    move, at = rng.choice(moves_of(name)), rng.randint(0, 8)
    if rng.random() < 0.5:
        word = rng.choice((None, rng.choice(words_of(name))))
        return " ".join(replaced(str(move).split(), at, word))
    field = rng.choice(fields_of(name)), value(rng, name)
    return dict(replaced(list(move.json().items()), at, field))


@cache
def opening(name: str, seed: int) -> list[State]:
    """Return the first positions of a game."""
    return [step.after for step in islice(played(mops.game(name), seed), LATEST + 1)]


def replaced(parts: list[Any], at: int, part: Any) -> list[Any]:
    """Return a list with one part exchanged, or as it is for a part that is None."""
    changed = parts if part is None else [*parts[:at], part, *parts[at + 1 :]]
    return list(changed)


@GAMES
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


@GAMES
def test_anything_may_be_offered_as_a_move(name: str) -> None:
    game, rng = mops.game(name), Random(name)
    ways: tuple[Callable[[], Any], ...] = (
        lambda: nearly(rng, name),
        lambda: nearly(rng, name),
        lambda: value(rng, name),
        lambda: words(rng, name, 9),
        lambda: text(rng, 40),
    )
    for _ in range(OFFERS):
        source, state = rng.choice(ways)(), rng.choice(opening(name, rng.randint(0, 5)))
        with offered(source):
            judged_alike(game, state, source)


def judged_alike(game: Game[Any, Any], state: State, source: Any) -> None:
    """Check that what cannot be read or played breaks a rule, and is refused."""
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
@GAMES
def test_anything_may_be_offered_as_a_position(name: str) -> None:
    game, rng = mops.game(name), Random(name)
    known = [*game.start(1).json()]
    for _ in range(OFFERS):
        field = lambda: rng.choice((rng.choice(known), text(rng, 4)))  # noqa: E731
        fields = {field(): value(rng, name) for _ in range(rng.randint(0, 4))}
        source = rng.choice((fields, fields, value(rng, name), words(rng, name, 9)))
        with offered(source):
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
    scene, offers = look.scene(view, seat=seat), look.offers(view, (), seat)
    assert as_text(scene) and scene.marks.keys() | offers.on.keys() <= scene.items.keys()
    for button in offers.buttons:
        assert set(button.about) <= scene.items.keys()
        if isinstance(button.intent, Make):
            assert not game.check(view, button.intent.move)


@pytest.mark.slow  # moves stand for it
@GAMES
def test_a_real_position_with_one_thing_changed_is_read_or_refused(name: str) -> None:
    """Whatever the reader accepts can be drawn, and played on without a fault."""
    game, rng = mops.game(name), Random(name)
    read = 0
    for _ in range(CHANGED):
        seed = rng.randint(0, 3)
        source = rng.choice(opening(name, seed)).json()
        key = rng.choice(sorted(source))
        source[key] = rng.choice((game.start(seed + 1).json().get(key), value(rng, name)))
        with offered(source):
            try:
                position = game.position(source)
            except MopsError:
                continue
            read += 1
            for move in (game.legal(position) + game.interrupts(position))[:20]:
                after = game.play(position, move, seed=1).after
                assert game.position(after.json()) == after
            for seat in range(game.players):
                drawn_and_offered(game, game.observe(position, seat), seat)
    assert 20 < read < CHANGED - 20


@pytest.mark.slow  # moves stand for it
@GAMES
def test_anything_may_be_offered_as_an_option(name: str) -> None:
    rng = Random(name)
    known = [*mops.game(name).options.__dataclass_fields__]
    for _ in range(OFFERS):
        made_up = "".join(rng.choices("abcxyz_", k=rng.randint(1, 9)))
        option, given = rng.choice((*known, made_up)), value(rng, name)
        with offered((option, given)):
            try:
                game = mops.game(name, **{option: given})
            except MopsError as error:
                told = str(error)
                assert option in told or "players" in told or name in told.lower()
            else:
                assert game == mops.game(name, **{option: getattr(game.options, option)})
                game.start(1)
