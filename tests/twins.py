"""Twin worlds: positions that differ in nothing but what one seat may not know.

``hidden(state, seat)`` in a game's module of facts tells every thing (card, tile) whose place `seat` may
not know, worked out from the rules of the game and never from ``observe``. A thing is the tuple of all
paths into ``state.json()`` at which it stands: ``(("hands", 1, 0),)``, or ``(("hands", 1, 0), ("drawn",))``
for a card that a second field names as well. What everybody has seen is not among them, although it lies
in the hand of another seat; what the view must not show is among them, although somebody may remember it.

A twin deals the same things to these places in another order, so it makes no difference whether there
are several equal ones. What is told apart from it is told of something hidden.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Any

from mopsbook.core.errors import PositionError
from mopsbook.core.game import Game, Step
from tests.playing import facts_of

Path = tuple[str | int, ...]
Thing = tuple[Path, ...]

SHUFFLES = 4
"""So often all hidden cards of a shuffled pack change places."""

SWAPS = 40
"""So often some do: all, and then two of them."""

ATTEMPTS = 20
"""So often things are dealt anew: a position may be impossible, such as a hand that is shown at once."""


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every single value of a JSON object, and where it stands."""
    if isinstance(value, dict | list):
        inner = value.items() if isinstance(value, dict) else enumerate(value)
        for key, part in inner:
            yield from leaves(part, (*path, key))
    else:
        yield path, value


@lru_cache(maxsize=64)
def leaves_of(state: Any) -> Mapping[Path, Any]:
    """Return every single value of a position, by where it stands."""
    return dict(leaves(state.json()))


@lru_cache(maxsize=256)
def hidden(state: Any, seat: int) -> tuple[Thing, ...]:
    """Return the things of a position whose places `seat` may not know."""
    return tuple(facts_of(state.GAME).hidden(state, seat))


def hidden_names(state: Any, seat: int) -> list[str]:
    """Return what the things are called whose places `seat` may not know, one for each of them."""
    told = leaves_of(state)
    return [told[thing[0]] for thing in hidden(state, seat)]


def standing(state: Any, names: Collection[str]) -> list[Thing]:
    """Return where each of some things stands of which there is one of a kind."""
    found: dict[str, list[Path]] = {name: [] for name in sorted(names)}
    for path, leaf in leaves(state.json()):
        if isinstance(leaf, str) and leaf in found:
            found[leaf].append(path)
    return [tuple(paths) for paths in found.values() if paths]


def lying(name: str, row: Collection[object], *within: int) -> list[Thing]:
    """Return the places of a row that each hold one thing: of a pile, or of a hand of several."""
    return [((name, *within, place),) for place in range(len(row))]


def held(hands: Collection[Collection[object]], seat: int) -> list[Thing]:
    """Return the places in all hands but that of `seat`."""
    return [
        thing
        for who, hand in enumerate(hands)
        if who != seat
        for thing in lying("hands", hand, who)
    ]


def seen_names(state: Any, things: Iterable[Thing]) -> set[str]:
    """Return the names that stand elsewhere than at hidden places."""
    secret = {path for thing in things for path in thing}
    found = leaves_of(state).items()
    return {leaf for path, leaf in found if isinstance(leaf, str) and path not in secret}


def unnamed(state: Any, things: Collection[Thing]) -> set[str]:
    """Return the names that stand nowhere but at hidden places: a view names none of them."""
    told = leaves_of(state)
    return {told[path] for thing in things for path in thing} - seen_names(state, things)


def twin(
    game: Game[Any, Any], state: Any, seat: int, rng: Random, keep: Collection[str] = ()
) -> Any | None:
    """Return a position that `seat` cannot tell from `state`, or None if none was found.

    Parameters
    ----------
    game : Game
        The game.
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
    things = [thing for thing in hidden(state, seat) if told[thing[0]] not in keep]
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


def openly(step: Step[Any, Any]) -> set[str]:
    """Return what a step shows to all in passing; games in which there is such a thing tell."""
    told = getattr(facts_of(step.before.GAME), "told_openly", None)
    return told(step) if told else set()


def shuffled(
    game: Game[Any, Any], step: Step[Any, Any], seat: int, rng: Random
) -> Step[Any, Any] | None:
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
        for place, card in zip(
            places, rng.sample([cards[n] for n in places], len(places)), strict=True
        ):
            tried[place] = card
        other = game.apply(step.before, game.move(given | {"cards": tried}))
        if other.after == step.after or openly(other) != openly(step):
            continue
        if game.observe(other.after, seat) == view:
            cards, found = tried, other
            if number < SHUFFLES:
                break
    return None if found is step else found
