"""Whole positions that agree with what a seat sees: what is hidden from it is dealt anew.

Where cards lie, and of which there is how many, the declared fields of a game say, so one function serves all
games. What else a view tells of hidden cards, such as that somebody could not follow suit, a game says in its
module ``rollout`` by one or both of these functions::

    def readied(view, seat):
        '''Return the view with nothing hidden twice.'''

    def settled(world, view, seat, spare, rng):
        '''Return a dealt world as it can be, or None to have it dealt again.'''
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Any

from mopsbook.core import registry
from mopsbook.core.forms import BySeat, Form, Listed, Maybe, OneCard, SeatCard
from mopsbook.core.game import Game
from mopsbook.core.parts import cards_in
from mopsbook.core.state import HIDDEN

ATTEMPTS = 1000
"""So often a world is dealt, until one can be."""


class Worlds:
    """Draws whole positions for one view; what all of them share is counted once.

    That is what the field calls a determinization.

    Parameters
    ----------
    game : Game
        The game.
    view : State
        What a seat sees.
    seat : int
        Whose view it is.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> state = g.start(7)
    >>> view = g.observe(state, 0)
    >>> world = Worlds(g, view, 0).draw(Random(1))
    >>> world != state, g.observe(world, 0) == view
    (True, True)
    """

    def __init__(self, game: Game[Any, Any], view: Any, seat: int) -> None:
        self.view, self.seat = view, seat
        hooks = registry.optional_module(game.name, "rollout")
        self._settled = getattr(hooks, "settled", None)
        readied = getattr(hooks, "readied", None)
        self._table = view if readied is None else readied(view, seat)
        lies: Counter[str] = Counter()
        self._holes: list[tuple[str, Form[Any], Any]] = []
        for name, form, value in _piles(self._table):
            cards = Counter(cards_in(form, value))
            lies += cards
            if cards[HIDDEN]:
                self._holes.append((name, form, value))
        holes = lies.pop(HIDDEN, 0)
        unseen = Counter(_deck(game))
        unseen.subtract({card: count for card, count in lies.items() if card in unseen})
        self._unseen = [*unseen.elements()]
        self.possible = len(self._unseen) >= holes
        """Whether there are as many unseen cards as places; not so in some positions that were set up."""

    def draw(self, rng: Random) -> Any:
        """Return one of them; all deals of the unseen cards have the same chance.

        Returns
        -------
        State or None
            None if none was found that can be.
        """
        for _ in range(ATTEMPTS if self.possible else 0):
            rng.shuffle(self._unseen)
            cards = iter(self._unseen)
            world = self._table
            if self._holes:
                world = world._replace(
                    **{name: _dealt(form, value, cards) for name, form, value in self._holes}
                )
            if self._settled is not None:
                world = self._settled(world, self.view, self.seat, [*cards], rng)
            if world is not None:
                return world
        return None


def _piles(state: Any) -> Iterator[tuple[str, Form[Any], Any]]:
    """Yield the fields in which things lie, with the form and the value of each."""
    for name, field in state.declared().items():
        if not field.named:
            yield name, field.form, getattr(state, name)


@lru_cache(maxsize=16)
def _deck(game: Game[Any, Any]) -> Mapping[str, int]:
    """Return all cards of a game: those that lie on the table when it begins."""
    piles = _piles(game.start(7))
    return Counter(card for _, form, value in piles for card in cards_in(form, value))


def _dealt(form: Form[Any], value: Any, cards: Iterator[str]) -> Any:
    """Return the value of a field with the next card wherever one is hidden."""
    if isinstance(form, OneCard):
        return next(cards) if value == HIDDEN else value
    if isinstance(form, SeatCard):
        return value[0], _dealt(form.card, value[1], cards)
    if isinstance(form, Maybe):
        return value and _dealt(form.form, value, cards)
    if isinstance(form, BySeat):
        return tuple([_dealt(form.form, one, cards) for one in value])
    if isinstance(form, Listed) and value and HIDDEN in [*cards_in(form, value)]:
        return form.sort([_dealt(form.form, one, cards) for one in value])
    return value
