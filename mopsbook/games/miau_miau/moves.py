"""The moves, as values: equal moves are equal, and their text is the notation."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import repeat
from typing import Annotated, Any, get_args

from mopsbook.cat_deck.cards import PLACE, SUITS, Card, deck, rank, suit
from mopsbook.cat_deck.moves import CARD, Deal, Dealer, Shuffle
from mopsbook.core.errors import NotationError, short
from mopsbook.core.moves import Moves, SeatMove, Spelling, WordMove
from mopsbook.core.reading import one_word
from mopsbook.core.state import State
from mopsbook.games.miau_miau.fits import JACK
from mopsbook.games.miau_miau.options import MOST, MiauOptions
from mopsbook.games.miau_miau.state import MiauState

LARGEST = 52
"""No hand holds more cards."""

MIAU = "miau"
MIAU_MIAU = "miau-miau"
CALLS = (MIAU, MIAU_MIAU)
CALL_DUE = {2: MIAU, 1: MIAU_MIAU}
"""The call that goes with a card that is laid from a hand of so many."""


SUIT = Spelling(one_word({*SUITS}, "miau_miau.no-suit", suits=list(SUITS)))
CALL = Spelling(one_word(CALLS, "miau_miau.no-call", what="call"), pattern="|".join(CALLS))


@dataclass(frozen=True, slots=True)
class Play(SeatMove):
    """Lay a card, and call out."""

    NOTATION = "{player} play {card}[ wish {wish}][ {call}]"

    card: Annotated[Card, CARD]
    """A card of its hand."""
    wish: Annotated[str | None, SUIT] = None
    """The suit that is wished with a jack."""
    call: Annotated[str | None, CALL] = None
    """``"miau"`` with the last card but one, ``"miau-miau"`` with the last."""


class Draw(WordMove):
    """Draw: a card for want of a matching one, or all cards that are owed."""


class Keep(WordMove):
    """End the turn after a draw without laying a card."""


class Challenge(WordMove):
    """Point out that another cat has forgotten a call."""


class Quiet(WordMove):
    """Say nothing about a forgotten call."""


MiauMove = Play | Draw | Keep | Challenge | Quiet | Dealer | Deal | Shuffle


class _Moves(Moves[MiauMove]):
    """The moves, with a card alone for its play, and the last call where it makes itself.

    Examples
    --------
    >>> MOVES.read("0 play JC wish H")
    Play(player=0, card='JC', wish='H', call=None)
    >>> MOVES.read("1 8C miau")
    Play(player=1, card='8C', wish=None, call='miau')
    """

    def read(self, source: object, state: State | None = None) -> MiauMove:
        move = super().read(source, state)
        if isinstance(move, Play) and isinstance(state, MiauState) and _calls_itself(state, move):
            return Play(move.player, move.card, move.wish, MIAU_MIAU)
        return move

    def none(self, source: object) -> NotationError:
        text = source if isinstance(source, str) else ""
        if more := MORE.fullmatch(" ".join(text.split())):
            return NotationError("miau_miau.no-play", text=short(text), rest=short(more["rest"]))
        return super().none(source)

    def unsaid(self, text: str) -> NotationError:
        return super().none(text)

    def read_text(self, text: str, state: Any) -> MiauMove:
        words = text.split()
        at = int(words[0].isdecimal()) if words else 0
        alone = {*words[at : at + 1]} & PLACE.keys()
        spelt = " ".join([*words[:at], "play", *words[at:]]) if alone else text
        return super().read_text(spelt, state)


MORE = re.compile(rf"([0-9]+ )?play [^ ]+( wish [^ ]+)?( ({CALL.pattern}))? (?P<rest>.+)")
"""A play with more words than belong to one."""


def _calls_itself(state: MiauState, move: Play) -> bool:
    """Say whether it is the last card of the seat in turn, which always carries its call."""
    last = move.player == state.turn and len(state.hands[state.turn]) == 1
    return last and move.call is None and state.options.last_call == "automatic"


MOVES = _Moves(*get_args(MiauMove), forms="miau_miau")

draw = cache(Draw)
keep = cache(Keep)
challenge = cache(Challenge)
quiet = cache(Quiet)

Ways = Mapping[Card, tuple[Play, ...]]
"""For each card the plays of it, with every wish and every call that go with it."""


def wishes(reading: str, card: Card, held: int) -> tuple[str | None, ...]:
    """Return what may be wished with a card of a hand of so many; None is no wish.

    Examples
    --------
    >>> wishes("any-suit", "JC", 3), wishes("other-suit-or-none", "JC", 3), wishes("any-suit", "9C", 3)
    (('C', 'D', 'H', 'S'), (None, 'D', 'H', 'S'), (None,))
    """
    if rank(card) != JACK or held == 1:
        return (None,)
    return tuple(SUITS) if reading == "any-suit" else (None, *SUITS.replace(suit(card), ""))


def calls(false_call: str, last_call: str, held: int) -> tuple[str | None, ...]:
    """Return what may be called with a card of a hand of so many; None is no call.

    Examples
    --------
    >>> calls("rejected", "automatic", 2), calls("rejected", "automatic", 1), calls("rejected", "required", 1)
    ((None, 'miau'), ('miau-miau',), (None, 'miau-miau'))
    """
    if held == 1 and last_call == "automatic":
        return (MIAU_MIAU,)
    if false_call == "ignored":
        return (None, *CALLS)
    return (None, CALL_DUE[held]) if held in CALL_DUE else (None,)


def barred(last_card: str, card: Card, held: int) -> bool:
    """Say whether a card of a hand of so many may not be laid because it is a jack and the last one."""
    return held == 1 and rank(card) == JACK and last_card == "no-jack"


def plays(options: MiauOptions) -> tuple[tuple[Ways, ...], ...]:
    """Return for each seat, and each number of cards in its hand, the plays of each card."""
    return _plays(options.wish, options.false_call, options.last_call, options.last_card)


@cache
def _plays(
    wish: str, false_call: str, last_call: str, last_card: str
) -> tuple[tuple[Ways, ...], ...]:
    """Make every Play there is under these readings."""

    def ways(seat: int, held: int) -> Ways:
        return {
            card: tuple(
                Play(seat, card, named, call)
                for named in wishes(wish, card, held)
                for call in calls(false_call, last_call, held)
                if not barred(last_card, card, held)
            )
            for card in deck(52)
        }

    seats = range(max(MOST["physical"].values()))
    return tuple(
        ({}, ways(seat, 1), ways(seat, 2), *repeat(ways(seat, 3), LARGEST - 2)) for seat in seats
    )
