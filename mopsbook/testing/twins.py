"""Twin worlds: positions and steps that differ in nothing but what one seat may not know.

A twin deals the same things to the hidden places in another order, so it makes no difference whether there
are several equal ones. What is told apart from it is told of something hidden.
"""

from __future__ import annotations

from collections.abc import Collection
from copy import deepcopy
from random import Random
from typing import Any

from mopsbook.core.errors import PositionError
from mopsbook.testing.hidden import at
from mopsbook.testing.subject import AnyGame, AnyStep, Subject

SWAPS = 40
"""So often two cards of a shuffled pack change places."""

ATTEMPTS = 20
"""So often things are dealt anew: a position may be impossible, such as a hand that is shown at once."""


def twin(
    subject: Subject,
    game: AnyGame,
    state: Any,
    seat: int,
    rng: Random,
    keep: Collection[str] = (),
) -> Any | None:
    """Return a position that `seat` cannot tell from `state`, or None if none was found.

    Parameters
    ----------
    subject : Subject
        The game, with what may be hidden in it.
    game : Game
        The game under its options.
    state : State
        The position, with nothing hidden.
    seat : int
        Who may not know the difference.
    rng : random.Random
        What deals the hidden things anew.
    keep : collection of str
        Names of things that stay where they are.
    """
    given = state.json()
    hidden = subject.hidden(game, state, seat)
    things = [thing for thing in hidden if at(given, thing[0]) not in keep]
    names = [at(given, thing[0]) for thing in things]
    for _ in range(ATTEMPTS if len(set(names)) > 1 else 0):
        other = deepcopy(given)
        for thing, name in zip(things, rng.sample(names, len(names)), strict=True):
            for *way, last in thing:
                at(other, tuple(way))[last] = name
        try:
            found = game.position(other)
        except PositionError:
            continue
        if found != state:
            return found
    return None


def shuffled(
    subject: Subject, game: AnyGame, step: AnyStep, seat: int, rng: Random
) -> AnyStep | None:
    """Return another outcome of chance that `seat` cannot tell from that of a step, or None.

    Of the cards two at a time change places, as long as the seat sees the same; but none such as it holds
    itself, for it is told in which order these came.
    """
    given, found = step.move.json(), step
    cards = list(given.get("cards", ()))
    view = game.observe(step.after, seat)
    for _ in range(SWAPS if len(set(cards)) > 1 else 0):
        one, two = rng.sample(range(len(cards)), 2)
        if {cards[one], cards[two]} & {*step.after.hands[seat]}:
            continue
        tried = list(cards)
        tried[one], tried[two] = cards[two], cards[one]
        other = game.apply(step.before, game.move(given | {"cards": tried}))
        if other.after == step.after or subject.openly(other) != subject.openly(step):
            continue
        if game.observe(other.after, seat) == view:
            cards, found = tried, other
    return None if found is step else found
