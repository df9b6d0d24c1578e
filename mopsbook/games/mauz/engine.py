"""The rules of Mauz: what is legal, and what a move leads to.

Legality lives in one place, :mod:`~mopsbook.games.mauz.verdicts`; :meth:`Mauz.legal` is its fast
twin, and the property tests hold the two against each other.
:mod:`~mopsbook.games.mauz.apply` carries moves out, :mod:`~mopsbook.games.mauz.ending` compares hands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from mopsbook.cat_deck.cards import deck
from mopsbook.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.core.engine import Engine, Outcome
from mopsbook.core.errors import NotationError, short
from mopsbook.core.options import read_options
from mopsbook.core.state import ANYONE, CHANCE, HIDDEN
from mopsbook.core.verdict import Event, Violation
from mopsbook.games.mauz import ending, verdicts
from mopsbook.games.mauz.apply import APPLY, may_knock
from mopsbook.games.mauz.moves import (
    MOVES,
    NEXT_ROUND,
    MauzMove,
    hiss,
    keep,
    knock,
    quiet,
    reject,
    skip,
    swap3,
    swaps,
)
from mopsbook.games.mauz.options import HAND_SIZE, SIZE, MauzOptions
from mopsbook.games.mauz.possible import refuse_impossible
from mopsbook.games.mauz.state import (
    DEAL,
    DEALER,
    FIRST_DEALER,
    OVER,
    PLAY,
    ROUND_END,
    SWAPPED,
    MauzState,
)
from mopsbook.games.mauz.worth import is_hiss, worth


class Mauz(Engine[MauzState, MauzMove]):
    """The rules under chosen options."""

    name: ClassVar[str] = "mauz"
    prefix: ClassVar[str] = "mauz"
    state_type = MauzState
    moves = MOVES

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options: MauzOptions = read_options(MauzOptions, options, "mauz")

    def initial(self) -> MauzState:
        """Return the table before the dealer is drawn for, or before the deal."""
        options = self.options
        drawn = isinstance(options.dealer, str)
        dealer = 0 if isinstance(options.dealer, str) else options.dealer
        nothing: tuple[tuple[str, ...], ...] = ((),) * options.players
        tokens = (options.tokens,) * options.players
        phase = FIRST_DEALER if drawn else DEAL
        return MauzState(options, phase, 1, dealer, dealer, nothing, (), (), tokens, (), nothing)

    def actor(self, state: MauzState) -> int | None:
        """Return who has to move."""
        phase = state.phase
        if phase in (PLAY, SWAPPED, DEALER):
            return state.turn
        return {ROUND_END: ANYONE, OVER: None}.get(phase, CHANCE)

    def chance(self, state: MauzState, rng: Random) -> MauzMove:
        """Draw for the dealer, shuffle all cards, or shuffle those that were set aside."""
        if state.phase == FIRST_DEALER:
            return Dealer(rng.randrange(self.options.players))
        cards = list(deck(SIZE) if state.phase == DEAL else state.out)
        rng.shuffle(cards)
        return Deal(tuple(cards)) if state.phase == DEAL else Shuffle(tuple(cards))

    def legal(self, state: MauzState) -> tuple[MauzMove, ...]:
        """Return every legal move."""
        phase, seat = state.phase, state.turn
        if phase == PLAY:
            hand, (one, two, three) = state.hands[seat], state.middle
            moves: list[MauzMove] = []
            for give in hand:
                way = swaps(seat, give)
                moves += (way[one], way[two], way[three])
            moves += (swap3(seat), skip(seat))
            if may_knock(state):
                moves.append(knock(seat))
            return (*moves, *self._hisses(state))
        if phase == SWAPPED:
            may_end = self.options.knock_with_swap and may_knock(state)
            knocks = (knock(seat),) if may_end else ()
            return (*knocks, *self._hisses(state), quiet(seat))
        if phase == DEALER:
            return keep(seat), reject(seat)
        return (NEXT_ROUND,) if phase == ROUND_END else ()

    def _hisses(self, state: MauzState) -> tuple[MauzMove, ...]:
        seat = state.turn
        may = self.options.hiss == "may-reveal" and is_hiss(state.hands[seat])
        return (hiss(seat),) if may else ()

    def check(self, state: MauzState, move: MauzMove) -> Iterator[Violation]:
        """Yield every rule that the move breaks."""
        return verdicts.check(state, move)

    def apply(self, state: MauzState, move: MauzMove, told: list[Event] | None = None) -> MauzState:
        """Carry out a legal move."""
        return APPLY[type(move)](state, move, told)

    def observe(self, state: MauzState, seat: int) -> MauzState:
        """Hide the stock, the dealer's other set, and what the others hold, until hands are compared.

        Cards of others that all have seen stay known; they stand first in those hands.
        """
        hands = state.hands
        if state.phase not in (ROUND_END, OVER):
            hands = tuple([
                hand if who == seat or not hand else seen + (HIDDEN,) * (HAND_SIZE - len(seen))
                for who, (hand, seen) in enumerate(zip(hands, state.known, strict=True))
            ])  # fmt: skip
        return state.seen_by(seat)._replace(hands=hands)

    def outcome(self, state: MauzState) -> Outcome | None:
        """Return who has won; the totals are the counters."""
        return ending.outcome(state)

    def read_position(self, source: str | Mapping[str, Any]) -> MauzState:
        """Read a position."""
        state = MauzState.read(source, self.options, self.prefix)
        refuse_impossible(state)
        return state

    def fields(self, state: MauzState) -> dict[str, Any]:
        """Return what a worked case may name."""
        ended = state.phase in (ROUND_END, OVER)
        result = {
            "points": list(ending.points(state)),
            "losers": list(state.losers),
            "out": [seat for seat in state.gone if state.hands[seat]],
            "replay": ending.replays(state),
            "reason": state.reason,
        }
        return state.json() | {
            "alive": [seat not in state.gone for seat in range(self.options.players)],
            "over": state.phase == OVER,
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
