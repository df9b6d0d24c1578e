"""From an object to a position: what is left out is filled in, what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mopsbook.core.errors import PositionError, short
from mopsbook.core.hints import near
from mopsbook.core.reading import a_seat, different, known_fields, listed, one, same_players, whole
from mopsbook.games.mops_royal.boards import read_boards
from mopsbook.games.mops_royal.layout import Layout
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.state import (
    FINAL,
    GAME_OVER,
    LAY,
    PHASES,
    REVEAL,
    SCORE,
    START,
    RoyalState,
)
from mopsbook.games.mops_royal.table import first_due
from mopsbook.games.mops_royal.tiles import SPELLED, Place, Tile, sort_tiles

FIELDS = (
    "players", "phase", "round", "turn", "caller", "boards", "origins", "tile", "revealed", "scores",
    "refused", "scorers", "stopped", "upcoming", "supply_used_up",
)  # fmt: skip
MOST_POINTS = 9999
MOST_ROUNDS = 99
"""More of both than any game has."""


def build_position(given: Mapping[str, Any], options: RoyalOptions) -> RoyalState:
    """Build a position from an object of the rulings.

    Parameters
    ----------
    given : mapping
        Any of :data:`FIELDS`. A board is a list of rows; its first word lies at the place that
        `origins` names for it. ``upcoming`` are the tiles that are turned up next, and
        ``supply_used_up`` says that there is none. Left out are: phase lay, or reveal if there is no
        tile; the caller of the options; as turned up the tiles of the caller and the present one;
        the round that has so many of these; the first seat that can act; origins at [0, 0]; no points
        and no refusals.
    options : RoyalOptions
        The options of the game to which it belongs.

    Raises
    ------
    PositionError
        If a field is unknown or a value cannot be.
    """
    known_fields(given, FIELDS)
    seats = options.players
    same_players(given, seats, "mops-royal")
    phase = one("phase", given.get("phase", LAY if given.get("tile") else REVEAL), PHASES)
    rows = listed("boards", given.get("boards", ()))
    boards = read_boards(rows, listed("origins", given.get("origins", ())), phase, options)
    caller = a_seat("caller", given.get("caller", usual_caller(options)), seats)
    if options.caller not in ("random", caller):
        raise PositionError("mops_royal.other-caller", seat=caller, caller=options.caller)
    tile = _tile(given.get("tile", ""), phase, options)
    revealed = _tiles("revealed", given.get("revealed", told(boards[caller], tile)), options)
    number = whole("round", given.get("round", usual_round(phase, revealed)), 1, MOST_ROUNDS)
    if _flag("supply_used_up", given.get("supply_used_up", False)):
        known = {*revealed, *boards[caller].names}
        hidden = tuple([other for other in options.tiles if other not in known])
        revealed = (*revealed[:-1], *hidden, *revealed[-1:])
    state = RoyalState(
        options,
        phase,
        number,
        caller,
        tile,
        boards,
        revealed,
        _scores(given.get("scores"), options),
        _refused(given.get("refused"), options),
        caller,
        (),
        different("stopped", given.get("stopped", ()), seats),
        _tiles("upcoming", given.get("upcoming", ()), options),
    )
    _refuse_impossible(state)
    turn = a_seat("turn", given.get("turn", first_turn(state)), seats)
    return _with_turn(state, turn, given.get("scorers"))


def usual_caller(options: RoyalOptions) -> int:
    """Return the seat that calls if a position does not say so."""
    return 0 if isinstance(options.caller, str) else options.caller


def usual_round(phase: str, revealed: tuple[Tile, ...]) -> int:
    """Return the round in which so many tiles have been turned up."""
    return max(1, len(revealed) + (phase == REVEAL))


def start_place(board: Layout) -> Place | None:
    """Return where a layout began: at [0, 0], or at its first tile that bears no crown."""
    fit = [at for at, it in board.items() if it.tile in board.options.start_tiles]
    return min(fit, key=lambda at: (at != (0, 0), at), default=None)


def told(board: Layout, tile: Tile) -> tuple[Tile, ...]:
    """Return the tiles that a caller with this layout has turned up: all but the start tile."""
    start = start_place(board)
    own = board.names - {tile, *([board[start].tile] if start else [])}
    return (*sort_tiles(own), *([tile] if tile else []))


def order_of(state: RoyalState) -> list[int]:
    """Return the seats in the order of the round, or of the final scoring."""
    options, first = state.options, state.caller
    if state.phase == FINAL and options.final_first == "left-of-caller":
        first += 1
    return [(first + place) % options.players for place in range(options.players)]


def first_turn(state: RoyalState) -> int:
    """Return the seat whose turn it is if a position does not say so."""
    order = order_of(state)
    if state.phase == LAY:
        return first_due(state._replace(scorers=())).turn
    return next((seat for seat in order if can_score(state, seat)), order[0])


def can_score(state: RoyalState, seat: int) -> bool:
    """Say whether a seat that has done its part of the round, or has its turn at the end, may score."""
    options, board, tile = state.options, state.boards[seat], state.tile
    if not board.scorable or state.phase == FINAL:
        return board.scorable and seat not in state.stopped
    if options.variant_final or state.phase not in (LAY, SCORE):
        return False
    laid_at = next((at for at, it in board.items() if it.tile == tile), None)
    # what was turned up is never the caller's own start tile
    if laid_at is None or (laid_at == start_place(board) and seat != state.caller):
        refused = laid_at is None and tile in board.names
        return options.score_after_refuse if refused else options.score_when_idle
    return True


def _refuse_impossible(state: RoyalState) -> None:
    """Refuse what cannot lie on a table."""
    options, phase, tile = state.options, state.phase, state.tile
    if not state.boards[state.caller] and phase not in (START, FINAL, GAME_OVER):
        raise PositionError("mops_royal.caller-empty", seat=state.caller)
    if phase == FINAL and not options.variant_final:
        raise PositionError("mops_royal.no-final")
    if phase == SCORE and options.variant_final:
        raise PositionError("mops_royal.score-in-final")
    if state.stopped and not (options.final_stop and phase in (FINAL, GAME_OVER)):
        raise PositionError("mops_royal.nobody-stops")
    if tile and state.revealed[-1:] != (tile,):
        raise PositionError("mops_royal.tile-last", tile=tile)
    supply = state.supply(state.caller)
    gone = [other for other in state.upcoming if other not in supply]
    if gone:
        raise PositionError("mops_royal.upcoming-gone", tile=gone[0])
    over = all(board.full for board in state.boards)
    if phase == REVEAL and (over or not supply):
        raise PositionError("mops_royal.nothing-to-reveal")
    if phase == GAME_OVER:
        going_on = any(
            board.scorable for seat, board in enumerate(state.boards) if seat not in state.stopped
        )
        if going_on if options.variant_final else not over and supply:
            raise PositionError("mops_royal.not-over")


def _with_turn(state: RoyalState, turn: int, scorers: Any) -> RoyalState:
    """Return the position with the seat that acts; who lays comes first, or the first one after it."""
    phase, tile, order = state.phase, state.tile, order_of(state)
    state = state._replace(turn=turn)
    if phase == LAY:
        state = first_due(state._replace(scorers=waiting(state)), order.index(turn))
        if state.phase not in (LAY, SCORE):
            raise PositionError("mops_royal.nobody-lays", seat=turn, tile=tile)
    elif phase in (SCORE, FINAL) and not can_score(state, turn):
        raise PositionError("mops_royal.nothing-to-score", seat=turn, phase=phase, tile=tile)
    together = state.options.turn_order == "simultaneous"
    if phase == SCORE and together and first_due(state).phase == LAY:
        raise PositionError("mops_royal.score-after-laying", tile=tile)
    usual = waiting(state)
    found = usual if scorers is None else different("scorers", scorers, len(order))
    in_order = [seat for seat in usual if seat in found] == list(found)
    if not in_order or (usual and state.phase == SCORE and found[:1] != (state.turn,)):
        raise PositionError("mops_royal.scorers", found=short(list(found)))
    return state._replace(scorers=found)


def waiting(state: RoyalState) -> tuple[int, ...]:
    """Return who can still score, where all lay before anybody scores."""
    if state.options.turn_order != "simultaneous":
        return ()
    order = order_of(state)
    place = order.index(state.turn)
    due = {LAY: order[:place], SCORE: order[place:]}.get(state.phase, [])
    return tuple([seat for seat in due if can_score(state, seat)])


def _tile(value: Any, phase: str, options: RoyalOptions) -> Tile:
    due = phase in (LAY, SCORE)
    if due and value == "":
        raise PositionError("mops_royal.tile-needed", phase=phase)
    if not due and value != "":
        raise PositionError("mops_royal.tile-not-due", phase=phase)
    return _tiles("tile", [value] if due else [], options)[0] if due else ""


def _tiles(name: str, value: Any, options: RoyalOptions) -> tuple[Tile, ...]:
    tiles = listed(name, value)
    for tile in tiles:
        if not isinstance(tile, str) or tile not in options.tiles:
            raise PositionError(
                "mops_royal.no-set-tile", field=name, tile=short(tile), hint=near(tile, (), SPELLED)
            )
        if tiles.count(tile) > 1:
            raise PositionError("mops_royal.field-tile-twice", field=name, tile=tile)
    return tuple(tiles)


def _scores(value: Any, options: RoyalOptions) -> tuple[int, ...]:
    below = options.variant_refuse and options.refuse_floor == "negative"
    return _numbers("scores", value, -MOST_POINTS if below else 0, options, "refuse-below-zero")


def _refused(value: Any, options: RoyalOptions) -> tuple[int, ...]:
    most = MOST_ROUNDS if options.variant_refuse else 0
    found = _numbers("refused", value, 0, options, "refuse-cost")
    if max(found) > most:
        raise PositionError("mops_royal.refused-most", most=most)
    return found


def _numbers(
    name: str, value: Any, least: int, options: RoyalOptions, rule: str
) -> tuple[int, ...]:
    """Return a number for each seat; those that are left out are 0."""
    numbers = [] if value is None else listed(name, value)
    fine = len(numbers) <= options.players and all(
        type(n) is int and least <= n <= MOST_POINTS for n in numbers
    )
    if not fine:
        raise PositionError(
            "mops_royal.numbers",
            field=name,
            least=least,
            seats=options.players,
            found=short(numbers),
            rule=rule,
        )
    return tuple(numbers) + (0,) * (options.players - len(numbers))


def _flag(name: str, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    raise PositionError("true-or-false", field=name, value=short(value))
