"""The words of each game for tests that offer it anything: taken from what it writes itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.core.state import State
from mopsbook.testing.hidden import leaves
from tests.playing import facts_of, played

ANYWHERE = ["0", "1", "2", "3", "9", "999", "-", "–", "/", ":", ";", "?", "+", "\x00", ""]
"""Words that are not of one game."""
LETTERS = "aZ09 _.,:;/?-+<&{}[]()|\\'\"\t\n\x00\x1fßéΩ–“ﬁ\u200b\u202e\ud800🐱"
"""What a text of anything is made of: of all there is a few of each sort."""
FLOATS = (0.0, -0.0, 1.0, 2.5, -1.5, 1e-300, 1e300, float("inf"), float("-inf"))


def text(rng: Random, longest: int) -> str:
    """Return a text of anything."""
    return "".join(rng.choices(LETTERS, k=rng.randint(0, longest)))


def words(rng: Random, name: str, most: int) -> str:
    """Return a text of words that a game writes, and of others."""
    known = words_of(name)
    count = rng.randint(0, most)
    return " ".join(rng.choice(known) if rng.random() < 0.7 else text(rng, 4) for _ in range(count))


def value(rng: Random, name: str, depth: int = 3) -> Any:
    """Return a value of any shape, which may be one of a game or hold some."""
    if not depth or rng.random() < 0.6:
        known = (rng.choice(values_of(name)) for _ in range(3))
        number = rng.choice((rng.randint(-3, 60), rng.choice(FLOATS)))
        return rng.choice((None, rng.random() < 0.5, number, text(rng, 8), *known))
    inner = [value(rng, name, depth - 1) for _ in range(rng.randint(0, 4))]
    if rng.random() < 0.5:
        return inner
    return {rng.choice((text(rng, 5), rng.choice(fields_of(name)))): one for one in inner}


@contextmanager
def offered(what: Any) -> Iterator[None]:
    """Tell with a fault what was offered."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"offered: {what!r}")
        raise


@cache
def positions(game: Game[Any, Any]) -> list[State]:
    """Return some positions of a game, from all parts of it."""
    states = [step.after for step in played(game, 1)]
    return states[:: max(1, len(states) // 25)]


@cache
def moves_of(name: str) -> tuple[Any, ...]:
    """Return moves that somebody could mean, legal or not: some of each type."""
    found: dict[str, list[Any]] = {}
    for options in facts_of(name).OPTIONS:
        game = mops.game(name, **options)
        for state in positions(game):
            moves = [*game.legal(state), *game.interrupts(state)]
            universe = list(facts_of(name).universe(state, Random(1)))
            for move in [*moves[:40], *Random(2).sample(universe, min(len(universe), 40))]:
                found.setdefault(move.json()["type"], []).append(move)
        found.setdefault("chance", []).append(game.engine.chance(game.engine.initial(), Random(1)))
    return tuple(
        move for kind in found.values() for move in Random(3).sample(kind, min(12, len(kind)))
    )


@cache
def words_of(name: str) -> tuple[str, ...]:
    """Return every word that a game writes in its positions and moves, and those of no game."""
    states = [s for o in facts_of(name).OPTIONS for s in positions(mops.game(name, **o))[::5]]
    texts = [str(one) for one in (*states, *moves_of(name))]
    return tuple(sorted({*ANYWHERE, *(word for text in texts for word in text.split())}))


@cache
def values_of(name: str) -> tuple[Any, ...]:
    """Return the single values and the names of fields that stand in a game's objects."""
    objects = [one.json() for one in (*moves_of(name), *positions(mops.game(name))[::5])]
    found = {leaf for one in objects for _, leaf in leaves(one) if isinstance(leaf, str)}
    return tuple(sorted({*found, *fields_of(name)}))


@cache
def fields_of(name: str) -> tuple[str, ...]:
    """Return the names of fields in the objects of a game's moves."""
    return tuple(sorted({field for move in moves_of(name) for field in move.json()}))
