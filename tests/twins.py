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

from collections.abc import Collection, Iterable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

from mopsbook.core.errors import PositionError
from mopsbook.core.game import Game, Step
from tests.playing import facts_of

Path = tuple[str | int, ...]
Thing = tuple[Path, ...]

SWAPS = 40
"""So often two cards of a shuffled pack change places."""

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


def at(found: Any, path: Path) -> Any:
    """Return what stands at a path."""
    for key in path:
        found = found[key]
    return found


def seen_names(state: Any, things: Iterable[Thing]) -> set[str]:
    """Return the names that stand elsewhere than at hidden places."""
    secret = {path for thing in things for path in thing}
    found = leaves(state.json())
    return {leaf for path, leaf in found if isinstance(leaf, str) and path not in secret}


def unnamed(state: Any, things: Collection[Thing]) -> set[str]:
    """Return the names that stand nowhere but at hidden places: a view names none of them."""
    told = state.json()
    return {at(told, path) for thing in things for path in thing} - seen_names(state, things)


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
    given = state.json()
    things = [
        thing
        for thing in facts_of(game.name).hidden(state, seat)
        if at(given, thing[0]) not in keep
    ]
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


def openly(step: Step[Any, Any]) -> set[str]:
    """Return what a step shows to all in passing; games in which there is such a thing tell."""
    told = getattr(facts_of(step.before.GAME), "told_openly", None)
    return told(step) if told else set()


def shuffled(
    game: Game[Any, Any], step: Step[Any, Any], seat: int, rng: Random
) -> Step[Any, Any] | None:
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
        if other.after == step.after or openly(other) != openly(step):
            continue
        if game.observe(other.after, seat) == view:
            cards, found = tried, other
    return None if found is step else found
