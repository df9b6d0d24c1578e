"""Carrying moves out: what lies on the table after them, and what is told of it."""

from __future__ import annotations

from mopsbook.core.verdict import Event
from mopsbook.games.mops_royal import events
from mopsbook.games.mops_royal.layout import Layout, laid
from mopsbook.games.mops_royal.moves import Lay, Pass, Refuse, Reveal, RoyalMove, Score, Start
from mopsbook.games.mops_royal.state import FINAL, GAME_OVER, LAY, REVEAL, SCORE, RoyalState

Told = list[Event] | None
Boards = tuple[Layout, ...]


def apply(state: RoyalState, move: RoyalMove, told: Told) -> RoyalState:
    """Carry out a legal move; return the next position, and tell what happened to who listens."""
    if isinstance(move, Lay):
        return _lay(state, move, told)
    if isinstance(move, Score):
        return _score(state, move, told)
    if isinstance(move, Reveal):
        return _reveal(state, move, told)
    if isinstance(move, Pass):
        if told is not None:
            told.append(events.passed(move, state.boards[move.player]))
        return _next(state, told)
    if isinstance(move, Refuse):
        return _refuse(state, move, told)
    if isinstance(move, Start):
        return _start(state, move, told)
    if told is not None:
        told.append(events.stopped(move.player))
    return _next_scoring(state._replace(stopped=(*state.stopped, move.player)), told)


# ------------------------------------------------------------------ chance


def _start(state: RoyalState, move: Start, told: Told) -> RoyalState:
    if told is not None:
        told += events.started(state, move)
    boards = tuple([Layout(state.options, {(0, 0): laid(tile)}) for tile in move.tiles])
    caller = state.caller if move.caller is None else move.caller
    return state._replace(phase=REVEAL, turn=caller, boards=boards, caller=caller)


def _reveal(state: RoyalState, move: Reveal, told: Told) -> RoyalState:
    if told is not None:
        told += events.revealed(state, move)
    after = RoyalState(
        state.options, LAY, state.round, state.caller, move.tile, state.boards,
        (*state.revealed, move.tile), state.scores, state.refused, state.caller, (), (),
        state.upcoming[1:],
    )  # fmt: skip
    return _next_laying(after, 0, told)


# ------------------------------------------------------------------ a round


def _lay(state: RoyalState, move: Lay, told: Told) -> RoyalState:
    seat, tile = move.player, state.tile
    board = state.boards[seat].with_tile(move.at, tile)
    if told is not None:
        told += events.laid(move, tile, board)
    after = _changed(state, board, state.scores, state.refused)
    return _next(after, told) if state.options.variant_final else _may_score(after, told)


def _refuse(state: RoyalState, move: Refuse, told: Told) -> RoyalState:
    seat, options = move.player, state.options
    total = state.scores[seat] - state.cost
    if options.refuse_floor == "zero":
        total = max(0, total)
    if told is not None:
        told.append(events.refused(state, move, total))
    board = state.boards[seat].cover(move.on, state.tile)
    scores = (*state.scores[:seat], total, *state.scores[seat + 1 :])
    refused = (*state.refused[:seat], state.refused[seat] + 1, *state.refused[seat + 1 :])
    after = _changed(state, board, scores, refused)
    return _may_score(after, told) if options.score_after_refuse else _next(after, told)


def _changed(
    state: RoyalState, board: Layout, scores: tuple[int, ...], refused: tuple[int, ...]
) -> RoyalState:
    """Return the position with another layout of the seat in turn."""
    seat, boards = state.turn, state.boards
    return RoyalState(
        state.options, state.phase, state.round, seat, state.tile,
        (*boards[:seat], board, *boards[seat + 1 :]), state.revealed, scores, refused,
        state.caller, state.scorers, state.stopped, state.upcoming,
    )  # fmt: skip


def _may_score(state: RoyalState, told: Told) -> RoyalState:
    """Let the seat in turn score now, or after all have laid."""
    board, later = state.boards[state.turn], state.options.turn_order == "simultaneous"
    if not board.scorings:
        if told is not None:
            told.append(events.may_score(state.turn, board))
    elif later:
        return _next(state._replace(scorers=(*state.scorers, state.turn)), told)
    else:
        return _asked(state, state.turn, told)
    return _next(state, told)


def _asked(state: RoyalState, seat: int, told: Told) -> RoyalState:
    """Ask a seat whether it scores."""
    if told is not None:
        told.append(events.may_score(seat, state.boards[seat]))
    return state._replace(phase=SCORE, turn=seat)


def _score(state: RoyalState, move: Score, told: Told) -> RoyalState:
    seat = move.player
    board = state.boards[seat]
    scoring = next(s for s in board.scorings if s.cells == move.cells and s.flip == move.flip)
    total = state.scores[seat] + scoring.points
    if told is not None:
        told += events.scored(state, move, scoring, total)
    scores = (*state.scores[:seat], total, *state.scores[seat + 1 :])
    after = _changed(state, board.turn_over(move.flip), scores, state.refused)
    return _next_scoring(after, told) if state.phase == FINAL else _next(after, told)


def _next(state: RoyalState, told: Told) -> RoyalState:
    """Go on after the seat in turn has laid and scored, or laid, or scored."""
    scorers = state.scorers
    if state.phase == SCORE and state.options.turn_order == "simultaneous":
        rest = scorers[1:]
        return _ask_all(state._replace(scorers=rest), told)
    place = (state.turn - state.caller) % state.options.players
    return _next_laying(state, place + 1, told)


def _next_laying(state: RoyalState, place: int, told: Told) -> RoyalState:
    """Give the turn to the first seat from a place in the round on that has something to do."""
    options, tile = state.options, state.tile
    players, caller = options.players, state.caller
    for following in range(place, players):
        seat = (caller + following) % players
        board = state.boards[seat]
        if not board.full and tile not in board.names:
            return state._replace(phase=LAY, turn=seat)
        if told is not None:
            told.append(events.passed_over(seat, board, tile))
        if options.score_when_idle and not options.variant_final and board.scorings:
            if options.turn_order != "simultaneous":
                return _asked(state, seat, told)
            state = state._replace(scorers=(*state.scorers, seat))
    return _ask_all(state, told)


def _ask_all(state: RoyalState, told: Told) -> RoyalState:
    """Ask the first of those who may score after all have laid; without any the round is over."""
    if state.scorers:
        return _asked(state, state.scorers[0], told)
    return _end_round(state, told)


def _end_round(state: RoyalState, told: Told) -> RoyalState:
    if all(board.full for board in state.boards):
        return _end_laying(state, "full", told)
    if not state.left:
        if told is not None:
            told.append(events.used_up(state))
        return _end_laying(state, "used-up", told)
    return RoyalState(
        state.options, REVEAL, state.round + 1, state.caller, "", state.boards, state.revealed,
        state.scores, state.refused, state.caller, (), (), state.upcoming,
    )  # fmt: skip


# ------------------------------------------------------------------ the end


def _end_laying(state: RoyalState, why: str, told: Told) -> RoyalState:
    if not state.options.variant_final:
        return _end(state, why, told)
    first = state.caller
    if state.options.final_first == "left-of-caller":
        first = (first + 1) % state.options.players
    if told is not None:
        told.append(events.final_begins(state, first, why))
    return _first_scoring(state._replace(phase=FINAL, tile=""), first, told)


def _next_scoring(state: RoyalState, told: Told) -> RoyalState:
    return _first_scoring(state, (state.turn + 1) % state.options.players, told)


def _first_scoring(state: RoyalState, first: int, told: Told) -> RoyalState:
    """Give the turn to the first seat from `first` on that can score; without any the game is over."""
    players = state.options.players
    for place in range(players):
        seat = (first + place) % players
        if seat in state.stopped:
            continue
        if state.boards[seat].scorings:
            return state._replace(turn=seat)
        if told is not None:
            told.append(events.final_skipped(seat))
    return _end(state, "scored", told)


def _end(state: RoyalState, why: str, told: Told) -> RoyalState:
    after = state._replace(phase=GAME_OVER, tile="", upcoming=())
    if told is not None:
        told += events.game_over(after, why)
    return after
