"""The rules of Dog: what is legal, and what a move leads to.

Legality is decided twice, in :mod:`~mopsbook.games.dog.plays` by listing and in
:mod:`~mopsbook.games.dog.judge` by looking at one move; the property tests hold the two against
each other. :mod:`~mopsbook.games.dog.apply` carries moves out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from mopsbook.core.engine import Engine, Outcome
from mopsbook.core.options import read_options
from mopsbook.core.state import CHANCE, HIDDEN
from mopsbook.core.verdict import Event, Violation
from mopsbook.games.dog import apply, notation, verdicts
from mopsbook.games.dog.board import HOME, START_ZONE, field_text
from mopsbook.games.dog.cards import DECK
from mopsbook.games.dog.moves import (
    Dealer,
    DogMove,
    Play,
    Seating,
    Shuffle,
    Swap,
    draw,
    fold,
    give,
    stay,
    toss,
)
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.plays import plays, to_shuffle
from mopsbook.games.dog.possible import refuse_impossible
from mopsbook.games.dog.state import (
    DEAL,
    DEALER,
    DRAW,
    DRAWN,
    GIVE,
    OVER,
    PLAY,
    SEATING,
    SHUFFLE,
    DogState,
)
from mopsbook.games.dog.trial import TrialBoard


class Dog(Engine[DogState, DogMove]):
    """The rules under chosen options."""

    name: ClassVar[str] = "dog"
    prefix: ClassVar[str] = "dog"
    state_type = DogState
    moves = notation.MOVES

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options: DogOptions = read_options(DogOptions, options, "dog")

    def initial(self) -> DogState:
        """Return the table before seats, dealer and cards are drawn for."""
        options = self.options
        chosen = isinstance(options.first_dealer, int)
        dealer = int(options.first_dealer) if chosen else 0
        starter = (dealer + options.turn_step) % options.players
        waiting = (START_ZONE,) * 4
        pieces = tuple(
            waiting if options.teams else (*waiting, start) for start in options.board.starts
        )
        phase = SEATING if options.seating == "random" else SHUFFLE if chosen else DEALER
        nothing: tuple[tuple[str, ...], ...] = ((),) * options.players
        return DogState(
            options, phase, 1, dealer, starter, starter, pieces, nothing, DECK, (),
            due=DEAL if phase == SHUFFLE else "",
        )  # fmt: skip

    def actor(self, state: DogState) -> int | None:
        """Return who has to move."""
        if state.phase in (PLAY, GIVE, DRAW, DRAWN):
            return state.turn
        return None if state.phase == OVER else CHANCE

    def chance(self, state: DogState, rng: Random) -> DogMove:
        """Draw for seats or for the dealer, or shuffle."""
        if state.phase == SEATING:
            people = list(range(self.options.players))
            rng.shuffle(people)
            return Seating(tuple(people))
        if state.phase == DEALER:
            return Dealer(rng.randrange(self.options.players))
        cards = list(to_shuffle(state))
        rng.shuffle(cards)
        return Shuffle(tuple(cards))

    def legal(self, state: DogState) -> tuple[DogMove, ...]:
        """Return every legal move, of the plays one for each outcome."""
        return tuple(self._legal(state))

    def _legal(self, state: DogState) -> list[DogMove]:
        seat, phase, options = state.turn, state.phase, self.options
        hand = state.hands[seat]
        found: list[DogMove] = []
        if phase == PLAY:
            found += plays(state)
            if not options.teams:
                return found or [toss(card, seat) for card in dict.fromkeys(hand)]
            if hand and (not found or options.voluntary_fold == "on"):
                found.append(fold(seat))
        elif phase == GIVE:
            found += [give(card, seat) for card in dict.fromkeys(hand)]
        elif phase == DRAW:
            found.append(draw(seat))
            if options.redraw_draw == "optional":
                found.append(stay(seat))
        elif phase == DRAWN:
            found += plays(state)
            if not found or options.redraw_play == "optional":
                found += [toss(card, seat) for card in dict.fromkeys(hand)]
        return found

    def check(self, state: DogState, move: DogMove) -> Iterator[Violation]:
        """Yield every rule that the move breaks."""
        return verdicts.check(state, move)

    def complete(self, state: DogState, move: DogMove) -> DogMove:
        """Say who makes a move that was read without its position, and whom it sends back."""
        return move if move.player is not None else notation.complete(state, move)

    def apply(self, state: DogState, move: DogMove, told: list[Event] | None = None) -> DogState:
        """Carry out a legal move."""
        return apply.carry_out(state, move, told)

    def observe(self, state: DogState, seat: int) -> DogState:
        """Hide the other hands, the stock, cards on their way, and what the discard pile covers."""
        top = len(state.discard) - 1
        shown = self.options.discard_view == "all"
        discard = tuple([
            card if (shown or place == top) and place not in state.covered else HIDDEN
            for place, card in enumerate(state.discard)
        ])  # fmt: skip
        given = tuple([
            card if card is None or who == seat else HIDDEN for who, card in enumerate(state.given)
        ])  # fmt: skip
        return state.seen_by(seat)._replace(discard=discard, given=given)

    def outcome(self, state: DogState) -> Outcome | None:
        """Return who has won; the totals are the pieces in home."""
        if state.phase != OVER:
            return None
        totals = tuple(float(sum(f > HOME for f in row)) for row in state.pieces)
        rule = "dog.win-team" if self.options.teams else "dog.win-four"
        return Outcome(tuple(sorted(state.places[0])), totals, (rule,))

    def read_position(self, source: str | Mapping[str, Any]) -> DogState:
        """Read a position."""
        state = DogState.read(source, self.options, self.prefix)
        refuse_impossible(state)
        return state

    def fields(self, state: DogState) -> dict[str, Any]:
        """Return what a worked case may name."""
        return state.json() | {
            "hand": list(state.hands[state.turn]),
            "hand_sizes": [len(hand) for hand in state.hands],
            "winner": sorted(state.places[0]) if state.places else None,
            "over": state.phase == OVER,
        }

    def unordered(self) -> frozenset[str]:
        """Hands and the pieces of a seat are compared without order."""
        return super().unordered() | {"hand"}

    def case_key(self, state: DogState, move: DogMove) -> Any:
        """Tell plays apart by the card and the board they lead to."""
        if isinstance(move, Play | Swap):
            return move.card, _pieces_after(state, move)
        return move

    def case_result(self, state: DogState, move: DogMove) -> Any:
        """Return card and pieces after a play, as worked cases list outcomes."""
        if not isinstance(move, Play | Swap):
            return None
        rows = _pieces_after(state, move)
        pieces = {str(seat): [field_text(f) for f in row] for seat, row in enumerate(rows)}
        return {"card": move.card, "pieces": pieces}


ENGINE = Dog


def _pieces_after(state: DogState, move: Play | Swap) -> tuple[tuple[int, ...], ...]:
    trial = TrialBoard.of(state)
    if isinstance(move, Play):
        trial.play(move, state.turn)
    elif move.own is not None:
        trial.swap(move, state.turn)
    return trial.pieces()
