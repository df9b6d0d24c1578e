"""The rules of Dog: what is legal, and what a move leads to.

Legality is decided twice, in :mod:`~mopsbook.games.dog.plays` by listing and in :mod:`~mopsbook.games.dog.judge`
by looking at one move.
"""

from __future__ import annotations

from random import Random
from typing import Any

from mopsbook.core.chance import shuffled
from mopsbook.core.engine import Engine, Outcome
from mopsbook.core.state import HIDDEN
from mopsbook.games.dog import moves as m
from mopsbook.games.dog import notation, verdicts
from mopsbook.games.dog.apply import APPLY
from mopsbook.games.dog.board import HOME, START_ZONE, field_text
from mopsbook.games.dog.cards import DECK
from mopsbook.games.dog.letters import usual
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.plays import plays, to_shuffle
from mopsbook.games.dog.possible import refuse_impossible
from mopsbook.games.dog.state import DogState, Phase
from mopsbook.games.dog.trial import TrialBoard


class Dog(Engine[DogState, m.DogMove]):
    """The rules under chosen options."""

    state_type, options_type, moves = DogState, DogOptions, notation.MOVES
    appliers = APPLY
    decides = verdicts.DECISIONS
    options: DogOptions
    check = staticmethod(verdicts.check)
    refuse_impossible = staticmethod(refuse_impossible)

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
        phase: Phase = (
            "seating" if options.seating == "random" else "shuffle" if chosen else "dealer"
        )
        nothing: tuple[tuple[str, ...], ...] = ((),) * options.players
        return DogState(
            options, phase, 1, dealer, starter, starter, pieces, nothing, DECK, (),
            due="deal" if phase == "shuffle" else "", letters=usual(options, pieces),
        )  # fmt: skip

    def chance(self, state: DogState, rng: Random) -> m.DogMove:
        """Draw for seats or for the dealer, or shuffle."""
        if state.phase == "seating":
            return m.Seating(shuffled(rng, range(self.options.players)))
        if state.phase == "dealer":
            return m.Dealer(rng.randrange(self.options.players))
        return m.Shuffle(shuffled(rng, to_shuffle(state)))

    def legal(self, state: DogState) -> tuple[m.DogMove, ...]:
        """Return every legal move, of the plays one for each outcome."""
        seat, phase, options = state.turn, state.phase, self.options
        hand = state.hands[seat]
        if phase == "give":
            return tuple([m.give(card, seat) for card in dict.fromkeys(hand)])
        if phase == "draw":
            draw = m.draw(seat)
            return (draw, m.stay(seat)) if options.redraw_draw == "optional" else (draw,)
        if phase not in ("play", "drawn"):
            return ()
        found = plays(state)
        if options.teams:
            may_fold = hand and (not found or options.voluntary_fold == "on")
            return (*found, m.fold(seat)) if may_fold else tuple(found)
        if found and (phase == "play" or options.redraw_play == "forced"):
            return tuple(found)
        return (*found, *[m.toss(card, seat) for card in dict.fromkeys(hand)])

    def complete(self, state: DogState, move: m.DogMove) -> m.DogMove:
        """Say who makes a move that was read without its position, and whom it sends back."""
        return move if move.player is not None else notation.complete(state, move)

    def observe(self, state: DogState, seat: int) -> DogState:
        """Hide the stock, cards on their way, what the discard pile covers, and the other hands until the end.

        Once the game is over they are laid open.
        """
        top = len(state.discard) - 1
        shown = self.options.discard_view == "all"
        discard = tuple([
            card if (shown or place == top) and place not in state.covered else HIDDEN
            for place, card in enumerate(state.discard)
        ])  # fmt: skip
        given = tuple([
            card if card is None or who == seat else HIDDEN for who, card in enumerate(state.given)
        ])  # fmt: skip
        seen = state.seen_by(seat)._replace(discard=discard, given=given)
        return seen._replace(hands=state.hands) if state.phase == "over" else seen

    def outcome(self, state: DogState) -> Outcome | None:
        """Return who has won; the totals are the pieces in home."""
        if state.phase != "over":
            return None
        totals = tuple(float(sum(f > HOME for f in row)) for row in state.pieces)
        rule = "dog.win-team" if self.options.teams else "dog.win-four"
        return Outcome(tuple(sorted(state.places[0])), totals, (rule,))

    def fields(self, state: DogState) -> dict[str, Any]:
        """Return what a worked case may name."""
        return super().fields(state) | {
            "hand": list(state.hands[state.turn]),
            "hand_sizes": [len(hand) for hand in state.hands],
            "winner": sorted(state.places[0]) if state.places else None,
        }

    def unordered(self) -> frozenset[str]:
        """Hands and the pieces of a seat are compared without order."""
        return super().unordered() | {"hand"}

    def case_key(self, state: DogState, move: m.DogMove) -> Any:
        """Tell plays apart by the card and the board they lead to."""
        if isinstance(move, m.Play | m.Swap):
            return move.card, _pieces_after(state, move)
        return move

    def case_result(self, state: DogState, move: m.DogMove) -> Any:
        """Return card and pieces after a play, as worked cases list outcomes."""
        if not isinstance(move, m.Play | m.Swap):
            return None
        rows = _pieces_after(state, move)
        pieces = {str(seat): [field_text(f) for f in row] for seat, row in enumerate(rows)}
        return {"card": move.card, "pieces": pieces}


ENGINE = Dog


def _pieces_after(state: DogState, move: m.Play | m.Swap) -> tuple[tuple[int, ...], ...]:
    trial = TrialBoard.of(state)
    if isinstance(move, m.Play):
        trial.play(move, state.turn)
    elif pair := move.pair(state.turn):
        trial.swap(*pair)
    return trial.pieces()
