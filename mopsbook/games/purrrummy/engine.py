"""The rules of Purrrummy: what is legal, and what a move leads to.

Legality lives in one place, :mod:`~mopsbook.games.purrrummy.verdicts`; :meth:`Purrrummy.legal` is its
fast twin, and the property tests hold the two against each other.
:mod:`~mopsbook.games.purrrummy.apply` carries moves out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from mopsbook.cat_deck.moves import Dealer
from mopsbook.core.engine import Engine, Outcome
from mopsbook.core.options import read_options
from mopsbook.core.state import CHANCE, HIDDEN
from mopsbook.core.verdict import Event, Violation
from mopsbook.games.purrrummy import verdicts
from mopsbook.games.purrrummy.apply import APPLY, outcome
from mopsbook.games.purrrummy.choices import layoffs, layouts, swaps
from mopsbook.games.purrrummy.moves import (
    DISCARD,
    MOVES,
    STOCK,
    Deal,
    PurrrummyMove,
    Shuffle,
    discard,
    draw,
)
from mopsbook.games.purrrummy.options import PurrrummyOptions
from mopsbook.games.purrrummy.possible import refuse_impossible
from mopsbook.games.purrrummy.state import DEAL, DEALER, DRAW, MELD, OVER, PurrrummyState


class Purrrummy(Engine[PurrrummyState, PurrrummyMove]):
    """The rules under chosen options."""

    name: ClassVar[str] = "purrrummy"
    prefix: ClassVar[str] = "purrrummy"
    state_type = PurrrummyState
    moves = MOVES

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options: PurrrummyOptions = read_options(PurrrummyOptions, options, "purrrummy")
        self._shape = self.options.shape

    def initial(self) -> PurrrummyState:
        """Return the table before the dealer is drawn for, or before the deal."""
        options = self.options
        chosen = isinstance(options.dealer, int)
        dealer = int(options.dealer) if chosen else 0
        hands: tuple[tuple[str, ...], ...] = ((),) * options.players
        first = (dealer + 1) % options.players
        return PurrrummyState(options, DEAL if chosen else DEALER, dealer, first, hands, (), ())

    def actor(self, state: PurrrummyState) -> int | None:
        """Return who has to move."""
        if state.phase in (DRAW, MELD):
            return state.turn
        return None if state.phase == OVER else CHANCE

    def chance(self, state: PurrrummyState, rng: Random) -> PurrrummyMove:
        """Draw for the dealer, shuffle all cards, or shuffle the discards below the top one."""
        if state.phase == DEALER:
            return Dealer(rng.randrange(self.options.players))
        cards = list(self.options.cards if state.phase == DEAL else state.discard[:-1])
        rng.shuffle(cards)
        return Deal(tuple(cards)) if state.phase == DEAL else Shuffle(tuple(cards))

    def legal(self, state: PurrrummyState) -> tuple[PurrrummyMove, ...]:
        """Return every legal move."""
        seat = state.turn
        if state.phase == DRAW:
            if state.discard:
                return draw(seat, STOCK), draw(seat, DISCARD)
            return (draw(seat, STOCK),)
        hand = state.hands[seat]
        # what a hand can do that the viewer does not see, the viewer cannot know
        return self._turn(state, hand) if state.phase == MELD and HIDDEN not in hand else ()

    def _turn(self, state: PurrrummyState, hand: tuple[str, ...]) -> tuple[PurrrummyMove, ...]:
        """Return what the seat in turn may lay, and what it may discard."""
        options, seat, held = self.options, state.turn, len(hand)
        kept = options.final_discard == "required"
        found: list[PurrrummyMove] = [
            move for move in layouts(seat, hand, self._shape) if len(move.cards) < held or not kept
        ]
        if options.layoff and any(meld.owner == seat for meld in state.melds):
            if held > 1 or not kept:
                own = options.layoff_targets == "any"
                found += layoffs(seat, hand, state.melds, self._shape, own)
            if options.joker_swap:
                found += swaps(seat, hand, state.melds)
        back = state.taken if not options.return_taken and held > 1 else None
        cards = dict.fromkeys(hand)
        if back is not None and hand.count(back) == 1:
            del cards[back]
        found += [discard(seat, card) for card in cards]
        return tuple(found)

    def check(self, state: PurrrummyState, move: PurrrummyMove) -> Iterator[Violation]:
        """Yield every rule that the move breaks."""
        return verdicts.check(state, move)

    def apply(
        self, state: PurrrummyState, move: PurrrummyMove, told: list[Event] | None = None
    ) -> PurrrummyState:
        """Carry out a legal move."""
        return APPLY[type(move)](state, move, told)

    def observe(self, state: PurrrummyState, seat: int) -> PurrrummyState:
        """Hide the other hands and the stock."""
        return state.seen_by(seat)

    def outcome(self, state: PurrrummyState) -> Outcome | None:
        """Return who has won; the totals are the cards that are left in the hands."""
        return outcome(state)

    def read_move(
        self, source: str | Mapping[str, Any], state: PurrrummyState | None
    ) -> PurrrummyMove:
        """Read a move."""
        return self.moves.under(self.options).read(source, state, self._shape)

    def read_position(self, source: str | Mapping[str, Any]) -> PurrrummyState:
        """Read a position."""
        state = PurrrummyState.read(source, self.options, self.prefix)
        refuse_impossible(state)
        return state

    def fields(self, state: PurrrummyState) -> dict[str, Any]:
        """Return what a worked case may name."""
        return state.json() | {"over": state.phase == OVER}


ENGINE = Purrrummy
