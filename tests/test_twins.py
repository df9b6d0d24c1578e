"""What a seat sees, is told and may try follows from what it may know: twin worlds send it the same bytes.

Where two worlds part for a seat although it could not tell them apart before, a move has shown it
something. How much may part is measured by what has to stay as it was for nothing to part:

* ``same``: nothing: the move has shown nothing;
* ``shown``: the things that were hidden before the move, and by the rules are not after it;
* ``moved``: also what changed its place unseen, such as a card that somebody else has drawn;
* ``hand``: also everything that whoever moved had in hand;
* ``hands``: also everything that anybody had in hand, such as when hands are counted.

The last three give away something of a hidden thing without showing it. A game names in ``GIVEN_AWAY``
the rules by which that is so; without an event that cites one of them it is a fault.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection
from itertools import chain, islice
from random import Random
from typing import Any

import mopsbook as mops
from mopsbook.core.game import Game, Step
from mopsbook.core.state import CHANCE, HIDDEN
from mopsbook.jupyter.shots import Shot
from mopsbook.show import wire
from mopsbook.show.look import tell
from tests.playing import facts_of
from tests.test_properties import positions, tables
from tests.twins import at, leaves, twin

TWINS = 12
"""So many twins are looked for in which the same move is possible."""

POSITIONS = 24
"""So many positions are looked at of each set of options, by every seat."""

AnyGame = Game[Any, Any]
AnyStep = Step[Any, Any]


def dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def seen(game: AnyGame, state: Any, seat: int, *steps: AnyStep) -> str:
    """Return all bytes that a table sends to a seat: scene, words, prompts, labels, what can be clicked."""
    told = tell(steps, seat)
    shot = Shot(game.observe(state, seat), (seat,), told, live=True)
    sent = wire.timeline([shot.frame(game.name)], rev=0, langs=("en", "de"))
    return dump([len(told), [list(one.rules) for one in told], sent])


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


def hidden_names(state: Any, seat: int) -> Counter[str]:
    things, given = facts_of(state.GAME).hidden(state, seat), state.json()
    return Counter(at(given, thing[0]) for thing in things)


def shown(step: AnyStep, seat: int) -> Counter[str]:
    """Return what was hidden before a step, and by the rules is not after it."""
    return hidden_names(step.before, seat) - hidden_names(step.after, seat)


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
        if game.observe(other.after, seat) == game.observe(step.after, seat):
            one, two = (seen(game, each.after, seat, each) for each in (step, other))
            if one == two:
                return how
    raise AssertionError(f"{step.move} in {step.before} and in {other.before} for seat {seat}")


@tables
def test_twin_worlds_send_the_same(name: str, options: dict[str, Any]) -> None:
    game, facts, rng = mops.game(name, **options), facts_of(name), Random(2)
    allowed = getattr(facts, "GIVEN_AWAY", frozenset())
    found: Counter[str] = Counter()
    hides = False
    states = chain.from_iterable(positions(game, seed, 0.3) for seed in range(2, 8))
    decided = (state for state in states if game.actor(state) not in (None, CHANCE))
    for state in islice(decided, POSITIONS):
        for seat in range(game.players):
            hides |= HIDDEN in dict(leaves(game.observe(state, seat).json())).values()
            other = twin(game, state, seat, rng)
            if other is None:
                continue
            found["still"] += 1
            assert seen(game, state, seat) == seen(game, other, seat)
            assert at_hand(game, state, seat) == at_hand(game, other, seat)
            for move in rng.sample(list(facts.universe(state, rng)), 16):
                if move.player == seat:
                    found["tried"] += 1
                    assert game.check(other, move) == game.check(state, move)
            move = any_kind(game, state, rng)
            step = game.apply(state, move)
            how = compared(game, step, seat, rng)
            found[how] += 1
            if how in ("moved", "hand", "hands"):
                cited = {rule for event in step.events for rule in event.rules}
                assert cited & allowed, (how, str(move), seat, str(state), step.events)
    assert bool(found["still"]) == hides, "what a view hides is what the facts call hidden"
    if hides:
        steps = found.total() - found["still"] - found["tried"]
        assert found["still"] >= 20 and found["tried"] >= 20, found
        assert found["alone"] <= 0.5 * steps and found["same"] >= 0.3 * steps, found
