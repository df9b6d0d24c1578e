"""Positions that cannot be, each refused by a sentence that names the rule; and whose turn it is in others."""

from __future__ import annotations

from mopsbook.core.errors import PositionError, noted
from mopsbook.core.reading import integer_in
from mopsbook.games.mops_royal.apply import first_due
from mopsbook.games.mops_royal.boards import refuse_far
from mopsbook.games.mops_royal.state import MOST_ROUNDS, RoyalState, can_score, order_of, waiting


def refuse_impossible(state: RoyalState) -> None:
    """Refuse what cannot lie on a table."""
    refuse_far(state.boards)
    _refuse_boards(state)
    _refuse_phase(state)
    _refuse_tiles(state)
    # where the round follows from the tiles it may be none
    integer_in("round", state.round, 1, MOST_ROUNDS)
    most = MOST_ROUNDS if state.options.variant_refuse else 0
    if max(state.refused) > most:
        raise PositionError("mops_royal.refused-most", most=most)


def in_step(state: RoyalState) -> bool:
    """Say whether all are in step, as in a game that was played from its beginning.

    Each has laid or refused what was turned up, but for whoever still has to in this round, and one start tile
    besides; and who has points has turned a tile.
    """
    revealed, laying = {*state.revealed}, state.phase in ("lay", "score")
    return all(
        (board.full or len(revealed - board.names) in (refused, refused + laying))
        and len(board.names - revealed) <= 1
        and (points <= 0 or any(laid.turned for _, laid in board.items()))
        for board, refused, points in zip(state.boards, state.refused, state.scores, strict=True)
    )


def _refuse_boards(state: RoyalState) -> None:
    options, phase, caller = state.options, state.phase, state.caller
    laid_by = [seat for seat, board in enumerate(state.boards) if board]
    if phase == "start" and laid_by:
        raise PositionError("mops_royal.laid-before-start", seat=laid_by[0])
    fewest = {"start": 0, "final": 1, "game_over": 1}.get(phase, options.players)
    if len(laid_by) < fewest:
        raise PositionError("mops_royal.laid-by", laid=len(laid_by), seats=options.players)
    if options.caller not in ("random", caller):
        raise PositionError("mops_royal.other-caller", seat=caller, caller=options.caller)
    if caller not in laid_by and phase not in ("start", "final", "game_over"):
        raise PositionError("mops_royal.caller-empty", seat=caller)


def _refuse_phase(state: RoyalState) -> None:
    """Refuse a phase that an option leaves out, or that is not due."""
    options, phase = state.options, state.phase
    ends, final = phase in ("final", "game_over"), options.variant_final
    over, supply = all(board.full for board in state.boards), state.supply(state.caller)
    playing = [board for seat, board in enumerate(state.boards) if seat not in state.stopped]
    going_on = any(board.scorable for board in playing) if final else not over and supply
    if phase == "final" and not final:
        raise PositionError("mops_royal.no-final")
    if phase == "score" and final:
        raise PositionError("mops_royal.score-in-final")
    if state.stopped and not (options.final_stop and ends):
        raise PositionError("mops_royal.nobody-stops")
    if phase == "reveal" and (over or not supply):
        raise PositionError("mops_royal.nothing-to-reveal")
    if phase == "game_over" and going_on:
        raise PositionError("mops_royal.not-over")


def _refuse_tiles(state: RoyalState) -> None:
    phase, tile = state.phase, state.tile
    due = phase in ("lay", "score")
    if due != bool(tile):
        raise PositionError(
            "mops_royal.tile-needed" if due else "mops_royal.tile-not-due", phase=phase
        )
    if tile and state.revealed[-1:] != (tile,):
        raise PositionError("mops_royal.tile-last", tile=tile)
    supply = state.supply(state.caller)
    if gone := [other for other in state.upcoming if other not in supply]:
        raise PositionError("mops_royal.upcoming-gone", tile=gone[0])


def in_turn(state: RoyalState) -> RoyalState:
    """Return a position with the turn of who lays there, or of the first one after it that has something to do.

    Raises
    ------
    PositionError
        If nobody has, or not the seat that is named.
    """
    phase, turn, tile, order = state.phase, state.turn, state.tile, order_of(state)
    if phase == "lay":
        due = first_due(state._replace(scorers=waiting(state)), order.index(turn))
        if due.phase not in ("lay", "score"):
            raise PositionError("mops_royal.nobody-lays", seat=turn, tile=tile)
        if (due.phase, due.turn) != (phase, turn):
            named = state.scorers != waiting(state)
            state = due._replace(scorers=state.scorers if named else waiting(due))
    elif phase in ("score", "final") and not can_score(state, turn, laid=tile):
        raise PositionError("mops_royal.nothing-to-score", seat=turn, phase=phase, tile=tile)
    together = state.options.turn_order == "simultaneous"
    if phase == "score" and together and first_due(state).phase == "lay":
        raise PositionError("mops_royal.score-after-laying", tile=tile)
    found = state.scorers
    usual = waiting(state, found)
    in_order = tuple([seat for seat in usual if seat in found]) == found
    if not in_order or (usual and state.phase == "score" and found[:1] != (state.turn,)):
        raise PositionError("mops_royal.scorers", found=noted(found))
    return state
