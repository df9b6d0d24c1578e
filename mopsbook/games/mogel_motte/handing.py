"""Which cards may leave a hand, and how: laid, thrown, given away, handed over."""

from __future__ import annotations

from mopsbook.games.mogel_motte.cards import MOTH, NUMBER, VALUE, Card
from mopsbook.games.mogel_motte.options import MotteOptions
from mopsbook.games.mogel_motte.state import MotteState

Hand = tuple[Card, ...]


def others(players: int, seat: int) -> tuple[int, ...]:
    """Return the other seats, clockwise from the left of one of so many."""
    return tuple([(seat + place) % players for place in range(1, players)])


def fitting(state: MotteState, seat: int) -> list[Card]:
    """Return the different cards of a seat that fit, moths apart."""
    fits = state.options.fits[state.value]
    return [card for card in dict.fromkeys(state.hands[seat]) if card in fits]


def fitting_moths(state: MotteState, seat: int) -> list[Card]:
    """Return the different moths that a seat may lay: only the guard may lay any."""
    if seat != state.guard:
        return []
    fits = state.options.moths_that_fit[state.value]
    return [card for card in dict.fromkeys(state.hands[seat]) if card in fits]


def may_draw(state: MotteState, cards: list[Card], moths: list[Card]) -> bool:
    """Say whether a seat with such fitting cards may draw."""
    options = state.options
    # who can lay does not draw where there is nothing to draw
    free = options.voluntary_draw and (state.draw or len(state.discard) > 1)
    return bool(free) or not (cards or (moths and options.guard_moth_forced))


def presents(hand: Hand, options: MotteOptions, moths: bool = False) -> list[Card]:
    """Return the different cards of a hand that can be given away; if those may be, also `moths`.

    Examples
    --------
    >>> presents(("N2", "N2", "S1", "M4"), MotteOptions())
    ['N2', 'S1']
    """
    if len(hand) == 1 and options.last_card_gift == "kept":
        return []
    return [card for card in dict.fromkeys(hand) if moths or card[0] != MOTH]


def penalties(hand: Hand, options: MotteOptions) -> list[Card]:
    """Return the different cards of a hand that a guard can hand over after a catch."""
    return presents(hand, options, options.penalty_moth)


def throws(hand: Hand, value: int, options: MotteOptions) -> list[Card]:
    """Return the different cards of a hand that can be thrown onto a cockroach of that value.

    Examples
    --------
    >>> throws(("N4", "A4", "M4"), 4, MotteOptions())
    ['N4']
    """
    if options.race_cards == "number":
        card = f"{NUMBER}{value}"
        return [card] if card in hand else []
    return [card for card in dict.fromkeys(hand) if VALUE.get(card) == value and card[0] != MOTH]
