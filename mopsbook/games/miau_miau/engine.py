"""The rules of Miau! Miau!: what is legal, and what a move leads to.

Legality lives in one place, :mod:`~mopsbook.games.miau_miau.verdicts`; :meth:`MiauMiau.legal` is its
fast twin, and the property tests hold the two against each other.
:mod:`~mopsbook.games.miau_miau.apply` carries moves out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from mopsbook.cat_deck.cards import deck
from mopsbook.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.core.engine import Engine, Outcome
from mopsbook.core.options import read_options
from mopsbook.core.state import CHANCE, HIDDEN
from mopsbook.core.verdict import Event, Violation
from mopsbook.games.miau_miau import verdicts
from mopsbook.games.miau_miau.apply import APPLY, outcome
from mopsbook.games.miau_miau.fits import SEVEN, fits
from mopsbook.games.miau_miau.moves import MOVES, MiauMove, challenge, draw, keep, plays, quiet
from mopsbook.games.miau_miau.options import MiauOptions
from mopsbook.games.miau_miau.possible import refuse_impossible
from mopsbook.games.miau_miau.state import (
    CHALLENGE,
    DEAL,
    DEALER,
    DRAWN,
    OVER,
    PLAY,
    MiauState,
)


class MiauMiau(Engine[MiauState, MiauMove]):
    """The rules under chosen options."""

    name: ClassVar[str] = "miau_miau"
    prefix: ClassVar[str] = "miau-miau"
    state_type = MiauState
    moves = MOVES

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options: MiauOptions = read_options(MiauOptions, options, "miau_miau")
        self._fits = fits(self.options.jack_wild)
        self._plays = plays(self.options)

    def initial(self) -> MiauState:
        """Return the table before the dealer is drawn for, or before the deal."""
        options = self.options
        chosen = isinstance(options.dealer, int)
        dealer = int(options.dealer) if chosen else 0
        first = (dealer + 1) % options.players
        hands: tuple[tuple[str, ...], ...] = ((),) * options.players
        return MiauState(options, DEAL if chosen else DEALER, dealer, first, hands, (), ())

    def actor(self, state: MiauState) -> int | None:
        """Return who has to move."""
        phase = state.phase
        if phase in (PLAY, DRAWN, CHALLENGE):
            return state.turn
        return None if phase == OVER else CHANCE

    def chance(self, state: MiauState, rng: Random) -> MiauMove:
        """Draw for the dealer, shuffle all cards, or shuffle the discards below the top card."""
        if state.phase == DEALER:
            return Dealer(rng.randrange(self.options.players))
        cards = list(deck(self.options.size) if state.phase == DEAL else state.discard[:-1])
        rng.shuffle(cards)
        return Deal(tuple(cards)) if state.phase == DEAL else Shuffle(tuple(cards))

    def legal(self, state: MiauState) -> tuple[MiauMove, ...]:
        """Return every legal move."""
        phase, seat = state.phase, state.turn
        if phase == PLAY:
            hand = state.hands[seat]
            ways = self._plays[seat][len(hand)]
            if state.pending:
                sevens = [move for card in hand if card[0] == SEVEN for move in ways[card]]
                return (*sevens, draw(seat))
            fit = self._fits[state.wish][state.discard[-1]]
            laid = [move for card in hand if card in fit for move in ways[card]]
            if laid and not state.free_draw:
                return tuple(laid)
            return (*laid, draw(seat))
        if phase == DRAWN:
            hand = state.hands[seat]
            ways = self._plays[seat][len(hand)]
            fit = self._fits[state.wish][state.discard[-1]]
            cards = hand if state.drawn is None else (state.drawn,)
            return (*[move for card in cards if card in fit for move in ways[card]], keep(seat))
        return (challenge(seat), quiet(seat)) if phase == CHALLENGE else ()

    def check(self, state: MiauState, move: MiauMove) -> Iterator[Violation]:
        """Yield every rule that the move breaks."""
        return verdicts.check(state, move)

    def apply(self, state: MiauState, move: MiauMove, told: list[Event] | None = None) -> MiauState:
        """Carry out a legal move."""
        return APPLY[type(move)](state, move, told)

    def observe(self, state: MiauState, seat: int) -> MiauState:
        """Hide the other hands, the draw pile, and what another seat has just drawn."""
        drawn = state.drawn if state.drawn is None or state.turn == seat else HIDDEN
        return state.seen_by(seat)._replace(drawn=drawn)

    def outcome(self, state: MiauState) -> Outcome | None:
        """Return who has won; the totals are the cards that are left in the hands."""
        return outcome(state)

    def read_position(self, source: str | Mapping[str, Any]) -> MiauState:
        """Read a position."""
        state = MiauState.read(source, self.options, self.prefix)
        refuse_impossible(state)
        return state

    def fields(self, state: MiauState) -> dict[str, Any]:
        """Return what a worked case may name."""
        return state.json() | {"over": state.phase == OVER}


ENGINE = MiauMiau
