"""The rules of Mogel-Motte: what is legal, and what a move leads to.

Legality lives in one place, :mod:`~mopsbook.games.mogel_motte.verdicts`; :meth:`MogelMotte.legal` and
:meth:`MogelMotte.interrupts` are its fast twins, and the property tests hold them against each other.
:mod:`~mopsbook.games.mogel_motte.apply` carries moves out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from mopsbook.core.engine import Engine, Outcome
from mopsbook.core.options import read_options
from mopsbook.core.state import ANYONE, CHANCE, HIDDEN
from mopsbook.core.verdict import Event, Violation
from mopsbook.games.mogel_motte import apply, scoring, verdicts
from mopsbook.games.mogel_motte.handing import (
    fitting,
    fitting_moths,
    may_draw,
    penalties,
    presents,
    throws,
)
from mopsbook.games.mogel_motte.moves import (
    DECLINES,
    DRAWS,
    LET_GO,
    NEXT_ROUND,
    NOBODY,
    PLAYS,
    SLAPS,
    Deal,
    MotteMove,
    Shuffle,
    Slap,
    accusations,
    cheats,
    gift,
    give,
    penalty,
    race,
    take,
)
from mopsbook.games.mogel_motte.moving import before_deal
from mopsbook.games.mogel_motte.notation import MOVES
from mopsbook.games.mogel_motte.options import MotteOptions
from mopsbook.games.mogel_motte.possible import refuse_impossible
from mopsbook.games.mogel_motte.state import (
    ATTEMPT,
    CLARIFY,
    DEAL,
    GAME_OVER,
    GIFTS,
    OPEN,
    RACE,
    RESHUFFLE,
    SLAP,
    SPIDER,
    TAKING,
    TURN,
    MotteState,
)


class MogelMotte(Engine[MotteState, MotteMove]):
    """The rules under chosen options."""

    name: ClassVar[str] = "mogel_motte"
    prefix: ClassVar[str] = "motte"
    state_type = MotteState
    moves = MOVES

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options: MotteOptions = read_options(MotteOptions, options, "mogel_motte")
        self._open = OPEN if self.options.cheat_time == "any" else (TURN,)

    def initial(self) -> MotteState:
        """Return the table before the first deal."""
        return before_deal(self.options, 1, self.options.first_guard, ())

    def actor(self, state: MotteState) -> int | None:
        """Return who has to move."""
        phase = state.phase
        if phase in (TURN, SPIDER):
            return state.turn
        if phase in (ATTEMPT, CLARIFY):
            return state.guard
        if phase in (GIFTS, TAKING):
            return state.queue[0]
        if phase in (DEAL, RESHUFFLE):
            return CHANCE
        return None if phase == GAME_OVER else ANYONE

    def chance(self, state: MotteState, rng: Random) -> Deal | Shuffle:
        """Shuffle the cards, or the discards."""
        if state.phase == DEAL:
            cards = list(self.options.deck)
            rng.shuffle(cards)
            return Deal(tuple(cards))
        cards = list(state.discard[: -1 if self.options.reshuffle_top == "stays" else None])
        rng.shuffle(cards)
        return Shuffle(tuple(cards))

    def legal(self, state: MotteState) -> tuple[MotteMove, ...]:
        """Return the moves in the ordinary course of the game, by cards and seats."""
        phase = state.phase
        if phase == TURN:
            seat = state.turn
            cards, moths = fitting(state, seat), fitting_moths(state, seat)
            laying = tuple(map(PLAYS[seat].__getitem__, cards + moths))
            return (*laying, DRAWS[seat]) if may_draw(state, cards, moths) else laying
        if phase == ATTEMPT:
            return (*accusations(state.guard, self.options.players), LET_GO[state.guard])
        return self._of_action(state) if phase not in (DEAL, RESHUFFLE, GAME_OVER) else ()

    def _of_action(self, state: MotteState) -> tuple[MotteMove, ...]:
        """Return what can be done where neither a turn nor a reaction is due."""
        phase, seat, hands, options = state.phase, state.turn, state.hands, self.options
        seats = range(options.players)
        if phase == SPIDER:
            others = [other for other in seats if other != seat]
            cards = presents(hands[seat], options)
            return (*[give(seat, to, card) for card in cards for to in others], DECLINES[seat])
        if phase == SLAP:
            return SLAPS[:seat] + SLAPS[seat + 1 : options.players]
        if phase == RACE:
            racing = [other for other in seats if options.race_active or other != seat]
            thrown = [
                (who, card) for who in racing for card in throws(hands[who], state.value, options)
            ]
            return (*[race(who, card) for who, card in thrown], NOBODY)
        if phase == GIFTS:
            giver = state.queue[0]
            return tuple([gift(giver, card) for card in presents(hands[giver], options)])
        if phase == TAKING:
            return tuple([take(state.queue[0], card) for card in dict.fromkeys(state.discard[:-1])])
        if phase == CLARIFY:
            guard = state.guard
            return tuple([penalty(guard, card) for card in penalties(hands[guard], options)])
        return (NEXT_ROUND,)

    def interrupts(self, state: MotteState) -> tuple[MotteMove, ...]:
        """Return the cheats of all but the guard, by seat and card, and the guard's accusations."""
        if state.phase not in self._open:
            return ()
        found: tuple[MotteMove, ...] = ()
        guard = state.guard
        for seat, hand in enumerate(state.hands):
            if seat != guard:
                found += cheats(seat, hand)
        return found + accusations(guard, self.options.players)

    def check(self, state: MotteState, move: MotteMove) -> Iterator[Violation]:
        """Yield every rule that the move breaks."""
        return verdicts.check(state, move)

    def apply(
        self, state: MotteState, move: MotteMove, told: list[Event] | None = None
    ) -> MotteState:
        """Carry out a legal move."""
        return apply.carry_out(state, move, told)

    def observe(self, state: MotteState, seat: int) -> MotteState:
        """Hide the other hands, the draw pile, and what others have cheated away or try to.

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
        return state.seen_by(seat)._replace(
            hands=tuple(hands),
            vanished=tuple([entry for entry in state.vanished if entry[0] == seat]),
            attempt=attempt,
            fresh=sum(own[len(own) - state.fresh :]),
        )

    def outcome(self, state: MotteState) -> Outcome | None:
        """Return who has won."""
        return scoring.outcome(state)

    def read_position(self, source: str | Mapping[str, Any]) -> MotteState:
        """Read a position."""
        state = MotteState.read(source, self.options, self.prefix)
        refuse_impossible(state)
        return state

    def fields(self, state: MotteState) -> dict[str, Any]:
        """Return what a worked case may name; vanished cards without who had them."""
        end = scoring.outcome(state)
        return state.json() | {
            "vanished": [card for _, card in state.vanished],
            "cheaters": [seat for seat, _ in state.vanished],
            "totals": list(scoring.totals(state)),
            "winners": list(end.winners) if end else [],
            "round_scores_now": [scoring.minus_points(hand) for hand in state.hands],
            "over": end is not None,
        }

    def case_key(self, state: MotteState, move: MotteMove) -> MotteMove:  # noqa: ARG002
        """Tell slaps apart by the slowest hand alone, whether or not the others are named."""
        return Slap(move.slowest) if isinstance(move, Slap) else move


ENGINE = MogelMotte
