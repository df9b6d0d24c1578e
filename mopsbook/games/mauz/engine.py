"""The rules of Mauz: what is legal, and what a move leads to."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from mopsbook.cat_deck.cards import deck
from mopsbook.cat_deck.dealing import before_deal
from mopsbook.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.core.chance import shuffled
from mopsbook.core.engine import Engine
from mopsbook.core.errors import NotationError, short
from mopsbook.core.state import HIDDEN
from mopsbook.games.mauz import ending, verdicts
from mopsbook.games.mauz import moves as m
from mopsbook.games.mauz.apply import APPLY, may_knock
from mopsbook.games.mauz.options import HAND_SIZE, SIZE, MauzOptions
from mopsbook.games.mauz.possible import refuse_impossible
from mopsbook.games.mauz.state import MauzState, Phase
from mopsbook.games.mauz.worth import is_hiss, worth


class Mauz(Engine[MauzState, m.MauzMove]):
    """The rules under chosen options."""

    state_type, options_type, moves, appliers = MauzState, MauzOptions, m.MOVES, APPLY
    decides = ("play", "swapped", "dealer")
    options: MauzOptions
    check = staticmethod(verdicts.check)
    outcome = staticmethod(ending.outcome)
    refuse_impossible = staticmethod(refuse_impossible)

    def initial(self) -> MauzState:
        """Return the table before the dealer is drawn for, or before the deal."""
        options = self.options
        due, dealer, _, nothing = before_deal(options)
        tokens = (options.tokens,) * options.players
        phase: Phase = "deal" if due == "deal" else "first-dealer"
        return MauzState(options, phase, 1, dealer, dealer, nothing, (), (), tokens, (), nothing)

    def chance(self, state: MauzState, rng: Random) -> m.MauzMove:
        """Draw for the dealer, shuffle all cards, or shuffle those that were set aside."""
        if state.phase == "first-dealer":
            return Dealer(rng.randrange(self.options.players))
        if state.phase == "deal":
            return Deal(shuffled(rng, deck(SIZE)))
        return Shuffle(shuffled(rng, state.out))

    def legal(self, state: MauzState) -> tuple[m.MauzMove, ...]:
        """Return every legal move."""
        phase, seat = state.phase, state.turn
        if phase == "play":
            hand, (one, two, three) = state.hands[seat], state.middle
            moves: list[m.MauzMove] = []
            for give in hand:
                way = m.swaps(seat, give)
                moves += (way[one], way[two], way[three])
            moves += (m.swap3(seat), m.skip(seat))
            if may_knock(state):
                moves.append(m.knock(seat))
            return (*moves, *self._hisses(state))
        if phase == "swapped":
            may_end = self.options.knock_with_swap and may_knock(state)
            knocks = (m.knock(seat),) if may_end else ()
            return (*knocks, *self._hisses(state), m.quiet(seat))
        if phase == "dealer":
            return m.keep(seat), m.reject(seat)
        return (m.NEXT_ROUND,) if phase == "round-end" else ()

    def _hisses(self, state: MauzState) -> tuple[m.MauzMove, ...]:
        seat = state.turn
        may = self.options.hiss == "may-reveal" and is_hiss(state.hands[seat])
        return (m.hiss(seat),) if may else ()

    def gone(self, state: MauzState) -> tuple[int, ...]:
        """Return the seats that are out (mauz.out)."""
        return state.gone

    def observe(self, state: MauzState, seat: int) -> MauzState:
        """Hide the stock, the dealer's other set, and what the others hold, until hands are compared.

        Cards of others that all have seen stay known; they stand first in those hands.
        """
        hands = state.hands
        if state.phase not in ("round-end", "over"):
            hands = tuple([
                hand if who == seat or not hand else seen + (HIDDEN,) * (HAND_SIZE - len(seen))
                for who, (hand, seen) in enumerate(zip(hands, state.known, strict=True))
            ])  # fmt: skip
        return state.seen_by(seat)._replace(hands=hands)

    def fields(self, state: MauzState) -> dict[str, Any]:
        """Return what a worked case may name."""
        ended = state.phase in ("round-end", "over")
        result = {
            "points": [worth(hand, self.options).points if hand else None for hand in state.hands],
            "losers": list(state.losers),
            "out": [seat for seat in state.gone if state.hands[seat]],
            "replay": ending.replays(state),
            "reason": state.reason,
        }
        return super().fields(state) | {
            "alive": [seat not in state.gone for seat in range(self.options.players)],
            "result": result if ended else None,
        }

    def case_figure(self, state: MauzState, name: str, asked: Any) -> Any:  # noqa: ARG002
        """Return the points of the hands that a worked case lists."""
        if name != "points":
            return None
        return [
            {"hand": hand, "points": worth(hand, self.options).points}
            for hand in map(_asked_hand, asked if isinstance(asked, list) else [asked])
        ]


ENGINE = Mauz


def _asked_hand(entry: Any) -> list[str]:
    hand = entry.get("hand") if isinstance(entry, Mapping) else None
    cards = deck(SIZE)
    if isinstance(hand, list) and len(hand) == HAND_SIZE and all(card in cards for card in hand):
        return hand
    raise NotationError("mauz.asked-points", entry=short(entry))
