"""What a seat sees, is told and may try follows from what it may know: twin worlds send it the same bytes.

Where two worlds part for a seat although it could not tell them apart before, a move has shown it
something. How much may part is measured by what has to stay as it was for nothing to part:

* ``same``: nothing: the move has shown nothing;
* ``shown``: the things that were hidden before the move, and by the rules are not after it;
* ``moved``: also what changed its place unseen, such as a card that somebody else has drawn;
* ``hand``: also everything that whoever moved had in hand;
* ``hands``: also everything that anybody had in hand, such as when hands are counted.

The last three give away something of a hidden thing without showing it. A game names in ``GIVEN_AWAY``
the kinds of events by which that is so, and how much they give away at most; without one of them it is a
fault. In ``STAGED`` it names moves that chance would hardly make, after which a closed hand decides what
follows and nobody else is to learn it.

Worlds that differ in what chance brings are twins as well. And apart from all twins, what is shown and
told of a step names nothing that lies hidden both before and after it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.game import Game, Step
from mopsbook.core.state import CHANCE, HIDDEN
from mopsbook.show import wire
from mopsbook.show.look import tell
from mopsbook.show.packing import Frame
from mopsbook.show.pictures import Picture
from tests.naming import named
from tests.playing import facts_of, played
from tests.set_up import set_up
from tests.test_properties import positions, tables
from tests.twins import (
    hidden,
    hidden_names,
    leaves,
    leaves_of,
    openly,
    seen_names,
    shuffled,
    twin,
    unnamed,
)

TWINS = 12
"""So many twins are looked for in which the same move is possible."""

POSITIONS = 24
"""So many positions are looked at of each set of options."""

SEATS = 3
"""So many seats look at each of them, drawn anew each time."""

CHANCES = 3
"""So many steps of chance are looked at of each kind."""

TRIED = 8
"""So many moves of a seat are judged in both worlds."""

STAGES = 12
"""So many twins are compared of each step that is staged."""

VIEWS = 60
"""So many views of positions that are set up are looked at in each game."""

HOW = ("same", "shown", "moved", "hand", "hands", "alone")
GIVING = HOW[2:5]

AnyGame = Game[Any, Any]
AnyStep = Step[Any, Any]


def same_sent(one: Frame, other: Frame) -> bool:
    """Say whether two pictures are the same bytes: scene, words, prompts, labels, what can be clicked."""
    # equal values in the same order are; others may still be, where no words tell what they differ in
    return (one == other and orders(one) == orders(other)) or sent(one) == sent(other)


def orders(one: Frame) -> list[list[str]]:
    """Return in which order the parts of a picture are sent."""
    scene = one.scene
    return [[*part] for part in (scene.items, scene.zones, scene.marks, scene.about, one.moves)]


def sent(one: Frame) -> str:
    """Return all bytes that a table sends for a picture."""
    return json.dumps(wire.timeline([one], rev=0, langs=("en", "de")), ensure_ascii=False)


@lru_cache(maxsize=8)
def frame(game: AnyGame, state: Any, seat: int, *steps: AnyStep) -> Frame:
    """Return the picture that a table sends to a seat, and what stands beside it."""
    return Picture(game.observe(state, seat), (seat,), tell(steps, seat), live=True).frame()


def closed(step: AnyStep, seat: int) -> set[str]:
    """Return what things are called that lie hidden around a step, and nowhere where `seat` sees one."""
    ends = [(state, hidden(state, seat)) for state in (step.before, step.after)]
    secret = set().union(*(unnamed(state, things) for state, things in ends))
    return secret.difference(*(seen_names(state, things) for state, things in ends))


def names_nothing_hidden(game: AnyGame, step: AnyStep, seat: int) -> int:
    """Check what a seat is shown and told of a step; return how many names were looked for in it."""
    secret = closed(step, seat)
    if not secret:
        return 0
    found = named(game.name, frame(game, step.after, seat, step), secret)
    found -= openly(step) if found else set()
    for state in (step.before, step.after) if found else ():
        # a word of the table, such as that for a move, may be that for a card as well
        found -= named(game.name, frame(game, state, seat), found)
    assert not found, (found, str(step.move), seat, str(step.before), step.events)
    return len(secret)


def at_hand(game: AnyGame, state: Any, seat: int) -> list[Any]:
    """Return the moves that a seat can make, in the order in which it is told of them."""
    moves = (*game.legal(state), *game.interrupts(state))
    return [move for move in moves if move.player == seat]


def any_kind(game: AnyGame, state: Any, rng: Random) -> Any:
    """Return a move that somebody can make, the rare kinds as often as those of which there are many."""
    kinds: dict[str, list[Any]] = {}
    for move in (*game.legal(state), *game.interrupts(state)):
        kinds.setdefault(move.json()["type"], []).append(move)
    return rng.choice(kinds[rng.choice(list(kinds))])


def shown(step: AnyStep, seat: int) -> Counter[str]:
    """Return what was hidden before a step, and by the rules is not after it."""
    before, after = (Counter(hidden_names(state, seat)) for state in (step.before, step.after))
    return before - after


def hand_of(state: Any, seat: int | None) -> Counter[str]:
    hands = getattr(state, "hands", ())
    return Counter(hands[seat]) if seat is not None and hands else Counter()


def same_step(
    game: AnyGame, step: AnyStep, seat: int, rng: Random, keep: Collection[str]
) -> AnyStep | None:
    """Return the same move in a twin world, if one is found in which it can be made and shows as much."""
    for _ in range(TWINS):
        other = twin(game, step.before, seat, rng, keep)
        if other is None:
            return None
        if not game.check(other, step.move):
            found = game.apply(other, step.move)
            if shown(found, seat).total() == shown(step, seat).total():
                return found
    return None


def compared(game: AnyGame, step: AnyStep, seat: int, rng: Random) -> str:
    """Compare what a seat learns of a step in two worlds; say what had to stay as it was."""
    mover = step.move.player
    keep = {leaf for _, leaf in leaves(step.move.json())}
    for how, names in (
        ("same", Counter()),
        ("shown", shown(step, seat)),
        ("moved", hand_of(step.after, mover) - hand_of(step.before, mover)),
        ("hand", hand_of(step.before, mover)),
        ("hands", sum((hand_of(step.before, who) for who in range(game.players)), Counter())),
    ):
        keep |= names.keys()
        other = same_step(game, step, seat, rng, keep)
        if other is None:
            return "alone"
        if game.observe(other.after, seat) != game.observe(step.after, seat):
            continue
        if same_sent(*(frame(game, each.after, seat, each) for each in (step, other))):
            return how
    raise AssertionError(f"{step.move} in {step.before} and in {other.before} for seat {seat}")


def judged(
    game: AnyGame, state: Any, seat: int, tried: Collection[Any], rng: Random, found: Counter[str]
) -> None:
    """Compare a position and a step from it with twins, and count what was compared.

    Of the moves `tried` that somebody could mean in the position some of this seat are judged in both.
    """
    found["hides"] += HIDDEN in leaves_of(game.observe(state, seat)).values()
    chance = game.actor(state) == CHANCE
    move = game.engine.chance(state, rng) if chance else any_kind(game, state, rng)
    step = game.apply(state, move)
    found["names"] += names_nothing_hidden(game, step, seat)
    other = twin(game, state, seat, rng)
    if other is None:
        return
    found["still"] += 1
    assert same_sent(frame(game, state, seat), frame(game, other, seat))
    assert at_hand(game, state, seat) == at_hand(game, other, seat)
    own = [one for one in tried if one.player == seat]
    for one in rng.sample(own, min(TRIED, len(own))):
        found["tried"] += 1
        assert game.check(other, one) == game.check(state, one)
    found[learnt(game, step, seat, rng)] += 1


def learnt(game: AnyGame, step: AnyStep, seat: int, rng: Random) -> str:
    """Compare a step with one in a twin world; check that it gives away no more than it may."""
    how = compared(game, step, seat, rng)
    if how in GIVING:
        may: Mapping[str, str] = getattr(facts_of(game.name), "GIVEN_AWAY", {})
        most = [GIVING.index(may[event.kind]) for event in step.events if event.kind in may]
        told = (how, str(step.move), seat, str(step.before), step.events)
        assert GIVING.index(how) <= max(most, default=-1), told
    return how


@tables
def test_twin_worlds_send_the_same(name: str, options: dict[str, Any]) -> None:
    game, rng = mops.game(name, **options), Random(2)
    found: Counter[str] = Counter()
    states = chain.from_iterable(positions(game, seed, 0.3) for seed in range(2, 8))
    decided = (state for state in states if game.actor(state) not in (None, CHANCE))
    for state in islice(decided, POSITIONS):
        tried = list(facts_of(name).universe(state, rng))
        for seat in rng.sample(range(game.players), min(SEATS, game.players)):
            judged(game, state, seat, tried, rng, found)
    assert bool(found["still"]) == bool(found["hides"]), "what a view hides, the facts call hidden"
    if found["hides"]:
        steps = sum(found[how] for how in HOW)
        assert found["still"] >= 20 and found["tried"] >= 20 and found["names"] >= 50, found
        assert found["alone"] <= 0.5 * steps and found["same"] >= 0.3 * steps, found


def chances(game: AnyGame, rng: Random) -> Iterable[AnyStep]:
    """Yield steps of chance from all parts of a few games, some of each kind."""
    kinds: Counter[Any] = Counter()
    for step in chain.from_iterable(islice(played(game, seed), 1000) for seed in range(3)):
        if game.actor(step.before) == CHANCE:
            told = (type(step.move), *(event.kind for event in step.events))
            kinds[told] += 1
            if kinds[told] <= CHANCES:
                yield step


@tables
def test_what_chance_brings_to_others_is_not_told(name: str, options: dict[str, Any]) -> None:
    game, rng = mops.game(name, **options), Random(4)
    found: Counter[str] = Counter()
    for step in chances(game, rng):
        for seat in range(game.players):
            found["packs"] += "cards" in step.move.json()
            found["hides"] += len(hidden(step.after, seat))
            found["names"] += names_nothing_hidden(game, step, seat)
            other = shuffled(game, step, seat, rng)
            if other is not None:
                found["twins"] += 1
                assert same_sent(*(frame(game, each.after, seat, each) for each in (step, other)))
    assert bool(found["packs"]) == bool(found["hides"])
    assert not found["packs"] or found["names"] >= 20, found
    assert found["twins"] >= 0.5 * found["packs"], found


@pytest.mark.parametrize(
    ("name", "staged"),
    [(name, one) for name in mops.games() for one in getattr(facts_of(name), "STAGED", ())],
    ids=str,
)
def test_what_a_closed_hand_decides_is_not_told(
    name: str, staged: tuple[dict[str, Any], str, str]
) -> None:
    options, position, move = staged
    game, rng = mops.game(name, **options), Random(6)
    step = game.apply(game.position(position), move)
    for seat in range(game.players):
        if seat != step.move.player:
            found = Counter(learnt(game, step, seat, rng) for _ in range(STAGES))
            assert not found["alone"], found


@pytest.mark.parametrize("name", mops.games())
def test_twins_of_positions_that_are_set_up_send_the_same(name: str) -> None:
    rng = Random(5)
    found: Counter[str] = Counter()
    views = [
        (game, state, seat)
        for game, state in set_up(name)
        for seat in range(game.players)
        if len(hidden(state, seat)) > 1 and game.actor(state) is not None
    ]
    views = rng.sample(views, min(len(views), VIEWS))
    for game, state, seat in views:
        decided = game.actor(state) != CHANCE
        tried = list(facts_of(name).universe(state, rng)) if decided else ()
        judged(game, state, seat, tried, rng, found)
    assert len(views) >= 4 and found["still"] >= 0.5 * len(views), found
