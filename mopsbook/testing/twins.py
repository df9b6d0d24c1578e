"""Twin worlds: positions and steps that differ in nothing but what one seat may not know.

A twin deals the same things to the hidden places in another order, so it makes no difference whether there
are several equal ones. What is told apart from it is told of something hidden.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from random import Random
from typing import Any

from mopsbook.core.errors import PositionError
from mopsbook.core.step import AnyStep
from mopsbook.testing.hidden import leaves_of
from mopsbook.testing.subject import AnyGame, Subject

SHUFFLES = 4
"""So often all hidden cards of a shuffled pack change places."""

SWAPS = 40
"""So often some do: all, and then two of them."""

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
    told = leaves_of(state)
    hidden = subject.hidden(game, state, seat)
    things = [thing for thing in hidden if told[thing[0]] not in keep]
    names = [told[thing[0]] for thing in things]
    given = json.dumps(state.json()) if len(set(names)) > 1 else ""
    for _ in range(ATTEMPTS if given else 0):
        other = json.loads(given)
        for thing, name in zip(things, rng.sample(names, len(names)), strict=True):
            for *way, last in thing:
                place = other
                for key in way:
                    place = place[key]
                place[last] = name
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

    Of the cards those that it sees stay, for it is told in which order they came. The others change
    places, all at once, or where that is too much two at a time.
    """
    given, found = step.move.json(), step
    cards = list(given.get("cards", ()))
    view = game.observe(step.after, seat)
    stay = {*leaves_of(view).values()}
    free = [place for place, card in enumerate(cards) if card not in stay]
    if len({cards[place] for place in free}) < 2:
        return None
    for number in range(SWAPS):
        places = free if number < SHUFFLES else rng.sample(free, 2)
        tried = list(cards)
        mixed = rng.sample([cards[n] for n in places], len(places))
        for place, card in zip(places, mixed, strict=True):
            tried[place] = card
        other = game.apply(step.before, game.move(given | {"cards": tried}))
        if other.after == step.after or subject.openly(other) != subject.openly(step):
            continue
        if game.observe(other.after, seat) == view:
            cards, found = tried, other
            if number < SHUFFLES:
                break
    return None if found is step else found
