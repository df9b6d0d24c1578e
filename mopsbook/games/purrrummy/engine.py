"""The rules of Purrrummy: what is legal, and what a move leads to."""

from __future__ import annotations

from random import Random

from mopsbook.cat_deck.dealing import before_deal
from mopsbook.cat_deck.moves import Dealer
from mopsbook.core.chance import shuffled
from mopsbook.core.engine import Engine
from mopsbook.core.state import HIDDEN
from mopsbook.games.purrrummy import apply, verdicts
from mopsbook.games.purrrummy import moves as m
from mopsbook.games.purrrummy.choices import layoffs, layouts, swaps
from mopsbook.games.purrrummy.laying import has_laid_out, kept_back
from mopsbook.games.purrrummy.options import PurrrummyOptions
from mopsbook.games.purrrummy.possible import refuse_impossible
from mopsbook.games.purrrummy.state import PurrrummyState


class Purrrummy(Engine[PurrrummyState, m.PurrrummyMove]):
    """The rules under chosen options."""

    state_type, options_type, moves = PurrrummyState, PurrrummyOptions, m.MOVES
    appliers = apply.APPLY
    decides = verdicts.TURN
    options: PurrrummyOptions
    check = staticmethod(verdicts.check)
    outcome = staticmethod(apply.outcome)
    refuse_impossible = staticmethod(refuse_impossible)

    def initial(self) -> PurrrummyState:
        """Return the table before the dealer is drawn for, or before the deal."""
        return PurrrummyState(self.options, *before_deal(self.options), (), ())

    def chance(self, state: PurrrummyState, rng: Random) -> m.PurrrummyMove:
        """Draw for the dealer, shuffle all cards, or shuffle the discards below the top one."""
        if state.phase == "dealer":
            return Dealer(rng.randrange(self.options.players))
        if state.phase == "deal":
            return m.Deal(shuffled(rng, self.options.cards))
        return m.Shuffle(shuffled(rng, state.discard[:-1]))

    def legal(self, state: PurrrummyState) -> tuple[m.PurrrummyMove, ...]:
        """Return every legal move."""
        seat = state.turn
        if state.phase == "draw":
            if state.discard:
                return m.draw(seat, m.STOCK), m.draw(seat, m.DISCARD)
            return (m.draw(seat, m.STOCK),)
        hand = state.hands[seat]
        # what a hand can do that the viewer does not see, the viewer cannot know
        return self._turn(state, hand) if state.phase == "meld" and HIDDEN not in hand else ()

    def _turn(self, state: PurrrummyState, hand: tuple[str, ...]) -> tuple[m.PurrrummyMove, ...]:
        """Return what the seat in turn may lay, and what it may discard."""
        options, seat, held = self.options, state.turn, len(hand)
        kept = options.final_discard == "required"
        found: list[m.PurrrummyMove] = [
            move
            for move in layouts(seat, hand, options.shape)
            if len(move.cards) < held or not kept
        ]
        if options.layoff and has_laid_out(state):
            if held > 1 or not kept:
                own = options.layoff_targets == "any"
                found += layoffs(seat, hand, state.melds, options.shape, own)
            if options.joker_swap:
                found += swaps(seat, hand, state.melds)
        back = kept_back(state)
        found += [m.discard(seat, card) for card in dict.fromkeys(hand) if card != back]
        return tuple(found)

    def observe(self, state: PurrrummyState, seat: int) -> PurrrummyState:
        """Hide the stock, and the other hands until the game is over: then they are laid open."""
        seen = state.seen_by(seat)
        return seen._replace(hands=state.hands) if state.phase == "over" else seen


ENGINE = Purrrummy
