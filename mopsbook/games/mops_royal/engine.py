"""The rules of Mops Royal: what is legal, and what a move leads to."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from mopsbook.core.engine import Engine
from mopsbook.core.verdict import Log
from mopsbook.games.mops_royal import ending, verdicts
from mopsbook.games.mops_royal import moves as m
from mopsbook.games.mops_royal.apply import APPLY, MoveInProgress
from mopsbook.games.mops_royal.layout import Layout
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.possible import in_step, in_turn, refuse_impossible
from mopsbook.games.mops_royal.state import RoyalState

CASES = {"patterns": "basic", "crowns": ["A1", "B2", "C3", "D4", "E5", "F6"]}
"""The combinations and crowns of worked cases that name none."""


class MopsRoyal(Engine[RoyalState, m.RoyalMove]):
    """The rules under chosen options."""

    prefix = "mops-royal"
    state_type, options_type, moves = RoyalState, RoyalOptions, m.MOVES
    decides = ("lay", "score", "final")
    options: RoyalOptions
    check = staticmethod(verdicts.check)
    outcome = staticmethod(ending.outcome)
    in_step = staticmethod(in_step)

    def initial(self) -> RoyalState:
        """Return the table before the start tiles are drawn."""
        players, caller = self.options.players, self.options.usual_caller
        nothing, none = (Layout(self.options, {}),) * players, (0,) * players
        return RoyalState(self.options, "start", 1, caller, caller, nothing, "", (), none, none)

    def chance(self, state: RoyalState, rng: Random) -> m.Start | m.Reveal:
        """Draw the start tiles, or the tile that the caller turns up."""
        options = self.options
        if state.phase == "start":
            # drawing again until a tile bears no crown is drawing one of the tiles that bear none
            tiles = tuple([rng.choice(options.start_tiles) for _ in range(options.players)])
            drawn = options.caller == "random"
            return m.Start(tiles, rng.randrange(options.players) if drawn else None)
        if state.upcoming:
            return m.reveal(state.upcoming[0])
        return m.reveal(rng.choice(state.supply(state.caller)))

    def legal(self, state: RoyalState) -> tuple[m.RoyalMove, ...]:
        """Return every legal move: places by row, combinations by points."""
        seat, phase, options = state.turn, state.phase, self.options
        if phase == "lay":
            board = state.boards[seat]
            laying = tuple(map(m.LAYS[seat].__getitem__, board.free))
            return (*laying, *self._refusals(state)) if options.variant_refuse else laying
        if phase in ("score", "final"):
            scoring = [m.score(seat, s.cells, s.flip) for s in state.boards[seat].scorings]
            if phase == "score":
                return (*scoring, m.pass_(seat))
            return (*scoring, m.stop(seat)) if options.final_stop else tuple(scoring)
        return ()

    def _refusals(self, state: RoyalState) -> list[m.RoyalMove]:
        seat, options = state.turn, self.options
        poor = options.refuse_floor == "must-afford" and state.scores[seat] < state.cost
        if poor or options.variant_final:
            return []
        board = state.boards[seat]
        return [
            m.refuse(seat, at)
            for at in board.turned()
            if options.refuse_stack or not board[at].covered
        ]

    def apply(self, state: RoyalState, move: m.RoyalMove, log: Log = None) -> RoyalState:
        """Carry out a legal move."""
        after: RoyalState = APPLY[type(move)](MoveInProgress(state, log), move)
        return after

    def observe(self, state: RoyalState, seat: int) -> RoyalState:  # noqa: ARG002
        """Return the position without the tiles that come next.

        All else lies open; the order of the supply that lies face down is known to nobody, the caller
        included, even where a set-up position names it.
        """
        return state._replace(upcoming=()) if state.upcoming else state

    def read_position(self, source: str | Mapping[str, Any]) -> RoyalState:
        """Read a position."""
        state = RoyalState.read(source, self.options, self.prefix)
        refuse_impossible(state)
        return in_turn(state)

    def fields(self, state: RoyalState) -> dict[str, Any]:
        """Return what a worked case may name: boards by place, numbers of the seats that have one."""
        seats = max((seat for seat, board in enumerate(state.boards, 1) if board), default=None)
        return state.json() | {
            "boards": [
                {m.place_text(at): str(it) for at, it in board.items()}
                for board in state.boards[:seats]
            ],
            "scores": list(state.scores[:seats]),
            "refused": list(state.refused[:seats]),
            "supplies": [list(state.supply(seat)) for seat in range(self.options.players)],
        }

    @classmethod
    def case_options(cls, case: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options of a worked case; its boards are the players if nothing else says so."""
        position = case.get("position", case)
        boards = position.get("boards") if isinstance(position, Mapping) else None
        # the final scoring is a puzzle for one, but a game has two seats at least
        players = {"players": max(2, len(boards))} if isinstance(boards, list) else {}
        return CASES | players | super().case_options(case)

    def case_figure(self, state: RoyalState, name: str, asked: Any) -> Any:  # noqa: ARG002
        """Return points and number of scorings of the best order, for the seat in turn."""
        if name != "best_final":
            return None
        # a solver that no game needs
        from mopsbook.games.mops_royal.best import best_order

        best = best_order(state.boards[state.turn].face_up(), self.options)
        return {"points": best.points, "scorings": len(best.scorings)}


ENGINE = MopsRoyal
