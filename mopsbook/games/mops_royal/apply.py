"""Carrying moves out: what lies on the table after them, and what is told of it."""

from __future__ import annotations

from mopsbook.core.engine import appliers
from mopsbook.core.rows import put
from mopsbook.core.verdict import Log, Telling
from mopsbook.games.mops_royal import events
from mopsbook.games.mops_royal import moves as m
from mopsbook.games.mops_royal.layout import Layout, laid
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.state import Phase, RoyalState
from mopsbook.games.mops_royal.tiles import START


def first_due(state: RoyalState, place: int = 0) -> RoyalState:
    """Return what is due in a round once the seats before a place in it have done their part."""
    return MoveInProgress(state, None).next_to_lay(place)


class MoveInProgress(Telling):
    """A position while a move is carried out; the next one is made when all is done."""

    state: RoyalState
    options: RoyalOptions

    __slots__ = (
        "boards", "caller", "refused", "revealed", "scorers", "scores", "stopped", "tile",
        "upcoming",
    )  # fmt: skip

    def __init__(self, state: RoyalState, log: Log) -> None:
        super().__init__(state, log)
        self.caller, self.boards, self.tile, self.revealed = state[4:8]
        self.scores, self.refused, self.scorers, self.stopped, self.upcoming = state[8:]

    # -------------------------------------------------------------- the moves

    def start(self, move: m.Start) -> RoyalState:
        """Begin the layouts."""
        if self.log is not None:
            self.log += events.started(self.state, move)
        boards = tuple([Layout(self.options, {START: laid(tile)}) for tile in move.tiles])
        caller = self.caller if move.caller is None else move.caller
        return self.state._replace(phase="reveal", turn=caller, boards=boards, caller=caller)

    def reveal(self, move: m.Reveal) -> RoyalState:
        """Turn up the tile of the round."""
        if self.log is not None:
            self.log += events.revealed(self.state, move)
        self.tile = move.tile
        self.revealed = (*self.revealed, move.tile)
        self.upcoming = self.upcoming[1:]
        return self.next_to_lay(0)

    def lay(self, move: m.Lay) -> RoyalState:
        """Lay the tile."""
        state, seat = self.state, move.player
        board = state.boards[seat].with_tile(move.at, state.tile)
        self.boards = put(self.boards, seat, board)
        if self.log is not None:
            self.log += events.laid(move, state.tile, board)
        return self._after() if self.options.variant_final else self._may_score(seat)

    def refuse(self, move: m.Refuse) -> RoyalState:
        """Put the tile on a turned one and pay for it."""
        state, seat = self.state, move.player
        total = state.scores[seat] - state.cost
        if self.options.refuse_floor == "zero":
            total = max(0, total)
        self.tell(events.refused, state, move, total)
        self.boards = put(self.boards, seat, state.boards[seat].cover(move.on, state.tile))
        self.scores = put(self.scores, seat, total)
        self.refused = put(self.refused, seat, self.refused[seat] + 1)
        return self._may_score(seat) if self.options.score_after_refuse else self._after()

    def score(self, move: m.Score) -> RoyalState:
        """Count a combination and turn a tile."""
        state, seat = self.state, move.player
        board = state.boards[seat]
        scoring = board.scoring(move.cells, move.flip)
        total = state.scores[seat] + scoring.points
        if self.log is not None:
            self.log += events.scored(state, move, scoring, total)
        self.boards = put(self.boards, seat, board.turn_over(move.flip))
        self.scores = put(self.scores, seat, total)
        return self._next_to_score() if state.phase == "final" else self._after()

    def score_nothing(self, move: m.Pass) -> RoyalState:
        """Go on without a scoring."""
        board = self.boards[move.player]
        self.tell(events.passed, move.player, len(board.scorings), board.full)
        return self._after()

    def stop(self, move: m.Stop) -> RoyalState:
        """Leave the final scoring."""
        seat = move.player
        self.tell(events.stopped, seat)
        self.stopped = (*self.stopped, seat)
        return self._next_to_score()

    # -------------------------------------------------------------- who is next

    def _may_score(self, seat: int) -> RoyalState:
        """Let a seat that has laid score: now, or after all have laid."""
        board = self.boards[seat]
        if board.scorable:
            if self.options.turn_order == "caller-first":
                return self._asked(seat)
            self.scorers = (*self.scorers, seat)
        else:
            self.tell(events.scorable, seat, board)
        return self._after()

    def _asked(self, seat: int) -> RoyalState:
        """Ask a seat whether it scores."""
        self.tell(events.scorable, seat, self.boards[seat])
        return self._position("score", seat)

    def _after(self) -> RoyalState:
        """Go on in the round after the seat in turn has done its part."""
        state = self.state
        if state.phase == "score" and self.options.turn_order == "simultaneous":
            self.scorers = self.scorers[1:]
            return self._all_laid()
        return self.next_to_lay((state.turn - state.caller) % self.options.players + 1)

    def next_to_lay(self, place: int) -> RoyalState:
        """Give the turn to the first seat from a place in the round on that has something to do."""
        options, tile, caller = self.options, self.tile, self.caller
        for following in range(place, options.players):
            seat = (caller + following) % options.players
            board = self.boards[seat]
            if board.free and tile not in board.names:
                return self._position("lay", seat)
            self.tell(events.passed_over, seat, board, tile)
            if options.score_when_idle and not options.variant_final and board.scorable:
                if options.turn_order == "caller-first":
                    return self._asked(seat)
                self.scorers = (*self.scorers, seat)
        return self._all_laid()

    def _all_laid(self) -> RoyalState:
        """Ask those who still may score; without any the round is over."""
        if self.scorers:
            return self._asked(self.scorers[0])
        if not any(board.free for board in self.boards):
            return self._all_rounds_over("full")
        self.tile = ""
        after = self._position("reveal", self.caller, self.state.round + 1)
        if len(after.gone(self.caller)) < len(self.options.tiles):
            return after
        self.tell(events.used_up, self.caller)
        return self._all_rounds_over("used-up")

    def _all_rounds_over(self, why: str) -> RoyalState:
        if not self.options.variant_final:
            return self._over(why)
        self.tile = ""
        first = self.caller
        if self.options.final_first == "left-of-caller":
            first = (first + 1) % self.options.players
        self.tell(events.final_begins, self.caller, first, why)
        return self._first_to_score(first)

    def _next_to_score(self) -> RoyalState:
        return self._first_to_score((self.state.turn + 1) % self.options.players)

    def _first_to_score(self, first: int) -> RoyalState:
        """Give the turn to the first seat from `first` on that can score, or end the game."""
        for place in range(self.options.players):
            seat = (first + place) % self.options.players
            if seat in self.stopped:
                continue
            if self.boards[seat].scorable:
                return self._position("final", seat)
            self.tell(events.final_skipped, seat)
        return self._over("scored")

    def _over(self, why: str) -> RoyalState:
        self.tile = ""
        after = self._position("game_over", self.state.turn)
        if self.log is not None:
            self.log += events.game_over(after, why)
        return after

    # -------------------------------------------------------------- what has changed

    def _position(self, phase: Phase, turn: int, number: int = 0) -> RoyalState:
        state = self.state
        return RoyalState(
            self.options, phase, number or state.round, turn, state.caller, self.boards, self.tile,
            self.revealed, self.scores, self.refused, self.scorers, self.stopped, self.upcoming,
        )  # fmt: skip


_Move = MoveInProgress
APPLY = appliers(
    _Move.start, _Move.reveal, _Move.lay, _Move.refuse, _Move.score, _Move.score_nothing, _Move.stop
)
"""For each kind of move what carries it out."""
