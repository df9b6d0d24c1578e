"""The rules of Miau! Miau!: what is legal, and what a move leads to."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from mopsbook.cat_deck.cards import deck
from mopsbook.cat_deck.dealing import before_deal
from mopsbook.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.core.chance import shuffled
from mopsbook.core.engine import Engine
from mopsbook.core.state import HIDDEN
from mopsbook.games.miau_miau import apply, verdicts
from mopsbook.games.miau_miau import moves as m
from mopsbook.games.miau_miau.fits import SEVEN, fits
from mopsbook.games.miau_miau.options import MiauOptions
from mopsbook.games.miau_miau.possible import refuse_impossible
from mopsbook.games.miau_miau.state import MiauState


class MiauMiau(Engine[MiauState, m.MiauMove]):
    """The rules under chosen options."""

    prefix = "miau-miau"
    state_type, options_type, moves, appliers = MiauState, MiauOptions, m.MOVES, apply.APPLY
    decides = ("play", "drawn", "challenge")
    options: MiauOptions
    check = staticmethod(verdicts.check)
    outcome = staticmethod(apply.outcome)
    refuse_impossible = staticmethod(refuse_impossible)

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options)
        self._fits = fits(self.options.jack_wild)
        self._plays = m.plays(self.options)

    def initial(self) -> MiauState:
        """Return the table before the dealer is drawn for, or before the deal."""
        return MiauState(self.options, *before_deal(self.options), (), ())

    def chance(self, state: MiauState, rng: Random) -> m.MiauMove:
        """Draw for the dealer, shuffle all cards, or shuffle the discards below the top card."""
        if state.phase == "dealer":
            return Dealer(rng.randrange(self.options.players))
        if state.phase == "deal":
            return Deal(shuffled(rng, deck(self.options.size)))
        return Shuffle(shuffled(rng, state.discard[:-1]))

    def legal(self, state: MiauState) -> tuple[m.MiauMove, ...]:
        """Return every legal move."""
        phase, seat = state.phase, state.turn
        if phase == "play":
            hand = state.hands[seat]
            ways = self._plays[seat][len(hand)]
            if state.pending:
                sevens = [move for card in hand if card[0] == SEVEN for move in ways[card]]
                return (*sevens, m.draw(seat))
            fit = self._fits[state.wish][state.discard[-1]]
            laid = [move for card in hand if card in fit for move in ways[card]]
            if laid and not state.free_draw:
                return tuple(laid)
            return (*laid, m.draw(seat))
        if phase == "drawn":
            hand = state.hands[seat]
            ways = self._plays[seat][len(hand)]
            fit = self._fits[state.wish][state.discard[-1]]
            cards = hand if state.drawn is None else (state.drawn,)
            return (*[move for card in cards if card in fit for move in ways[card]], m.keep(seat))
        return (m.challenge(seat), m.quiet(seat)) if phase == "challenge" else ()

    def observe(self, state: MiauState, seat: int) -> MiauState:
        """Hide the draw pile, what another seat has just drawn, and the other hands until the end.

        Once the game is over they are laid open.
        """
        drawn = state.drawn if state.drawn is None or state.turn == seat else HIDDEN
        seen = state.seen_by(seat)._replace(drawn=drawn)
        return seen._replace(hands=state.hands) if state.phase == "over" else seen


ENGINE = MiauMiau
