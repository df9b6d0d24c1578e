"""The rules of Mogel-Motte: what is legal, and what a move leads to."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from mopsbook.core.chance import shuffled
from mopsbook.core.engine import Engine
from mopsbook.core.rounds import totals
from mopsbook.core.state import ANYONE, HIDDEN
from mopsbook.core.verdict import Log
from mopsbook.games.mogel_motte import handing, scoring, verdicts
from mopsbook.games.mogel_motte import moves as m
from mopsbook.games.mogel_motte.apply import APPLY
from mopsbook.games.mogel_motte.moving import MoveInProgress, before_deal
from mopsbook.games.mogel_motte.options import MotteOptions
from mopsbook.games.mogel_motte.possible import refuse_impossible
from mopsbook.games.mogel_motte.state import ACTING, OPEN, MotteState


class MogelMotte(Engine[MotteState, m.MotteMove]):
    """The rules under chosen options."""

    prefix = "motte"
    state_type, options_type, moves = MotteState, MotteOptions, m.MOVES
    options: MotteOptions
    check = staticmethod(verdicts.check)
    outcome = staticmethod(scoring.outcome)
    refuse_impossible = staticmethod(refuse_impossible)

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options)
        self._open: tuple[str, ...] = OPEN if self.options.cheat_time == "any" else ("turn",)

    def initial(self) -> MotteState:
        """Return the table before the first deal."""
        return before_deal(self.options, 1, self.options.first_guard, ())

    def actor(self, state: MotteState) -> int | None:
        """Return who has to move."""
        phase = state.phase
        if phase in ACTING:
            return state.mover
        if phase in ("attempt", "clarify"):
            return state.guard
        return ANYONE if phase in ("slap", "race") else super().actor(state)

    def chance(self, state: MotteState, rng: Random) -> m.Deal | m.Shuffle:
        """Shuffle the cards, or the discards."""
        if state.phase == "deal":
            return m.Deal(shuffled(rng, self.options.deck))
        stays = self.options.reshuffle_top == "stays"
        return m.Shuffle(shuffled(rng, state.discard[: -1 if stays else None]))

    def legal(self, state: MotteState) -> tuple[m.MotteMove, ...]:
        """Return the moves in the ordinary course of the game, by cards and seats."""
        phase = state.phase
        if phase == "turn":
            seat = state.turn
            cards, moths = handing.fitting(state, seat), handing.fitting_moths(state, seat)
            laying = tuple(map(m.PLAYS[seat].__getitem__, cards + moths))
            return (*laying, m.DRAWS[seat]) if handing.may_draw(state, cards, moths) else laying
        if phase == "attempt":
            return (*m.accusations(state.guard, self.options.players), m.LET_GO[state.guard])
        return self._of_action(state) if phase not in ("deal", "reshuffle", "game_over") else ()

    def _of_action(self, state: MotteState) -> tuple[m.MotteMove, ...]:
        """Return what can be done where neither a turn nor a reaction is due."""
        phase, seat, hands, options = state.phase, state.turn, state.hands, self.options
        seats = range(options.players)
        if phase == "spider":
            others = [other for other in seats if other != seat]
            cards = handing.presents(hands[seat], options)
            return (*[m.give(seat, to, card) for card in cards for to in others], m.DECLINES[seat])
        if phase == "slap":
            return m.SLAPS[:seat] + m.SLAPS[seat + 1 : options.players]
        if phase == "race":
            racing = [other for other in seats if options.race_active or other != seat]
            thrown = [
                (who, card)
                for who in racing
                for card in handing.throws(hands[who], state.value, options)
            ]
            return (*[m.race(who, card) for who, card in thrown], m.NOBODY)
        if phase == "gifts":
            giver = state.queue[0]
            return tuple([m.gift(giver, card) for card in handing.presents(hands[giver], options)])
        if phase == "ant":
            return tuple(
                [m.take(state.queue[0], card) for card in dict.fromkeys(state.discard[:-1])]
            )
        if phase == "clarify":
            guard = state.guard
            return tuple(
                [m.penalty(guard, card) for card in handing.penalties(hands[guard], options)]
            )
        return (m.NEXT_ROUND,)

    def interrupts(self, state: MotteState) -> tuple[m.MotteMove, ...]:
        """Return the cheats of all but the guard, by seat and card, and the guard's accusations."""
        if state.phase not in self._open:
            return ()
        found: tuple[m.MotteMove, ...] = ()
        guard = state.guard
        for seat, hand in enumerate(state.hands):
            if seat != guard:
                found += m.cheats(seat, hand)
        return found + m.accusations(guard, self.options.players)

    def apply(self, state: MotteState, move: m.MotteMove, log: Log = None) -> MotteState:
        """Carry out a legal move."""
        after: MotteState = APPLY[type(move)](MoveInProgress(state, log), move)
        return after

    def observe(self, state: MotteState, seat: int) -> MotteState:
        """Hide the other hands while a round is played, the draw pile, and what others cheat away or have.

        How many cards somebody holds stays visible, as at a table: whoever counts may notice that
        a card has gone. During an attempt all see who moves, and the card still counts as in the
        hand; which one it is, and what has vanished before, only the cheater knows.
        """
        counts = list(map(len, state.hands))
        own = [who == seat for who, _ in state.vanished]
        attempt = state.attempt
        if attempt is not None and attempt[0] != seat:
            counts[attempt[0]] += attempt[1] != HIDDEN  # in a view it is counted already
            attempt = attempt[0], HIDDEN
        hands = [(HIDDEN,) * count for count in counts]
        hands[seat] = state.hands[seat]
        if state.phase in ("round_over", "game_over"):  # they lie open to be counted
            hands = list(state.hands)
        return state.seen_by(seat)._replace(
            hands=tuple(hands),
            vanished=tuple([entry for entry in state.vanished if entry[0] == seat]),
            attempt=attempt,
            fresh=sum(own[len(own) - state.fresh :]),
        )

    def fields(self, state: MotteState) -> dict[str, Any]:
        """Return what a worked case may name; vanished cards without who had them."""
        end = scoring.outcome(state)
        return super().fields(state) | {
            "vanished": [card for _, card in state.vanished],
            "cheaters": [seat for seat, _ in state.vanished],
            "totals": list(totals(state)),
            "winners": list(end.winners) if end else [],
            "round_scores_now": [scoring.minus_points(hand) for hand in state.hands],
        }

    def case_key(self, state: MotteState, move: m.MotteMove) -> m.MotteMove:  # noqa: ARG002
        """Tell slaps apart by the slowest hand alone, whether or not the others are named."""
        return m.Slap(move.slowest) if isinstance(move, m.Slap) else move


ENGINE = MogelMotte
