"""A position while a move is carried out, and how the game goes on after it."""

from __future__ import annotations

from typing import Literal

from mopsbook.core.rows import insert, put, without
from mopsbook.core.verdict import Log, Telling
from mopsbook.games.mogel_motte import events
from mopsbook.games.mogel_motte.cards import MOTH, PLACE, VALUE, Card
from mopsbook.games.mogel_motte.options import MotteOptions
from mopsbook.games.mogel_motte.scoring import minus_points
from mopsbook.games.mogel_motte.state import HANDING, MotteState, Phase


class MoveInProgress(Telling):
    """A position while a move is carried out; the next one is made when all is done."""

    state: MotteState
    options: MotteOptions

    __slots__ = (
        "discard", "draw", "fresh", "guard", "hands", "opening", "owed", "queue", "slowest", "turn",
        "value", "vanished", "why",
    )  # fmt: skip

    def __init__(self, state: MotteState, log: Log) -> None:
        super().__init__(state, log)
        self.guard, self.turn, self.value = state[4:7]
        self.discard, self.draw, self.hands, self.vanished = state[7:11]
        self.slowest, self.queue, self.owed, self.why, self.fresh, self.opening = state[15:]

    def next_turn(self) -> MotteState:
        """Let the next player follow; after the action of a first card its player has the turn."""
        if self.opening:
            self.opening = False
        else:
            self.turn = (self.turn + 1) % self.options.players
        return self.settle("turn")

    def resume(self, renewed: bool = False) -> MotteState:
        """Go on in the phase that was interrupted."""
        phase = self.state.resume
        assert phase, "nothing else is resumed"
        return self.settle(phase, renewed)

    def settle(self, phase: Phase, renewed: bool = False) -> MotteState:
        """Let cards be drawn that are owed, then end the round, renew the draw pile or go on."""
        renewable = not renewed and len(self.discard) > 1
        while self.owed:
            if not self.draw and renewable:
                return self._renew(phase)
            self._draw_one(self.owed[0])
            self.owed = self.owed[1:]
        self.why = ""
        if phase == "turn" and (() in self.hands or (not self.draw and self._stuck())):
            return self.end_round()
        # cards that are handed over, or lie beneath an ant, are part of an event that is not over
        at_once = self.options.reshuffle_when == "at_once" and phase not in HANDING
        if at_once and renewable and not self.draw:
            return self._renew(phase)
        return self.position(phase)

    def _renew(self, phase: Phase) -> MotteState:
        self.tell(events.used_up, len(self.discard))
        return self.position("reshuffle", phase)

    def _stuck(self) -> bool:
        """Say whether nothing can ever happen again: none can lay, draw, cheat or be caught."""
        if len(self.discard) > 1 or self.fresh:
            return False
        may_lay = self.options.fits[self.value]
        with_bug = may_lay | self.options.moths_that_fit[self.value]
        return all(
            with_bug.isdisjoint(hand)
            if seat == self.guard
            else len(hand) == 1 and may_lay.isdisjoint(hand)
            for seat, hand in enumerate(self.hands)
        )

    def _draw_one(self, seat: int) -> None:
        if not self.draw:
            self.tell(events.no_card, seat, self.why)
            return
        card, self.draw = self.draw[0], self.draw[1:]
        self.receive(seat, card)
        if self.log is not None:
            self.log.append(events.drew(self.options, seat, card, self.why, len(self.draw)))

    def end_round(self) -> MotteState:
        """Write the minus points down, and end the game after the last round."""
        state, players = self.state, self.options.players
        scores = tuple(map(minus_points, self.hands))
        phase: Phase = "game_over" if state.round == players else "round_over"
        after = MotteState(
            self.options, phase, state.round, state.starter, self.guard, self.turn, self.value,
            self.discard, self.draw, self.hands, self.vanished, (*state.round_scores, scores),
        )  # fmt: skip
        if self.log is not None:
            empty = tuple([seat for seat, hand in enumerate(self.hands) if not hand])
            self.log.append(events.round_ended(empty, state.round))
            self.log += map(events.scored, range(players), self.hands)
            if phase == "game_over":
                self.log += events.game_over(after)
        return after

    def position(
        self,
        phase: Phase,
        resume: Phase | Literal[""] = "",
        attempt: tuple[int, Card] | None = None,
        caught: int | None = None,
    ) -> MotteState:
        """Return the position as it is now, in a phase."""
        state = self.state
        return MotteState(
            self.options, phase, state.round, state.starter, self.guard, self.turn, self.value,
            self.discard, self.draw, self.hands, self.vanished, state.round_scores, resume, attempt,
            caught, self.slowest, self.queue, self.owed, self.why, self.fresh, self.opening,
        )  # fmt: skip

    def turn_up(self) -> tuple[Card, ...]:
        """Turn up a card, and further ones until one has a value; return those without one."""
        shown = 1
        if self.options.transparent:
            while self.draw[shown - 1][0] == MOTH and shown < len(self.draw):
                shown += 1
        self.discard, self.draw = self.draw[:shown], self.draw[shown:]
        card = self.discard[-1]
        if card[0] != MOTH or not self.options.transparent:
            self.value = VALUE[card]
        return self.discard[:-1]

    def give_up(self, seat: int, card: Card) -> None:
        """Take a card out of a hand."""
        self.hands = put(self.hands, seat, without(self.hands[seat], card))

    def receive(self, seat: int, card: Card) -> None:
        """Take a card into a hand."""
        self.hands = put(self.hands, seat, insert(self.hands[seat], card, PLACE))


def before_deal(
    options: MotteOptions, number: int, starter: int, scores: tuple[tuple[int, ...], ...]
) -> MotteState:
    """Return an empty table at which `starter` has the guard bug and the deal is due."""
    nothing: tuple[tuple[Card, ...], ...] = ((),) * options.players
    return MotteState(
        options, "deal", number, starter, starter, starter, 0, (), (), nothing, (), scores
    )
