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
        raise PositionError(
            f"Seat {caller} cannot be the caller: the options name seat {options.caller} "
            "(mops-royal.caller)."
        )
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
        raise PositionError(f"Seat {state.caller} is the caller and has laid nothing.")
    if phase == FINAL and not options.variant_final:
        raise PositionError(
            "There is a final scoring only in the variant of that name (mops-royal.final-variant)."
        )
    if phase == SCORE and options.variant_final:
        raise PositionError(
            "Nothing is scored while tiles are laid in this variant (mops-royal.final-variant)."
        )
    if state.stopped and not (options.final_stop and phase in (FINAL, GAME_OVER)):
        raise PositionError(
            "Nobody leaves the scoring for good in this game, or not yet (mops-royal.final-must-score)."
        )
    if tile and state.revealed[-1:] != (tile,):
        raise PositionError(
            f"{tile} is the tile of this round, so it is the last one that was turned up "
            "(mops-royal.reveal)."
        )
    supply = state.supply(state.caller)
    gone = [other for other in state.upcoming if other not in supply]
    if gone:
        raise PositionError(
            f"{gone[0]} cannot be turned up next: it is not in the caller's supply any more "
            "(mops-royal.reveal)."
        )
    over = all(board.full for board in state.boards)
    if phase == REVEAL and (over or not supply):
        raise PositionError(
            "No tile is turned up any more: all squares are full, or the supply is used up "
            "(mops-royal.end, mops-royal.supply-used-up)."
        )
    if phase == GAME_OVER:
        going_on = any(
            board.scorable for seat, board in enumerate(state.boards) if seat not in state.stopped
        )
        if going_on if options.variant_final else not over and supply:
            raise PositionError(
                "The game is not over: somebody can still lay or score (mops-royal.end)."
            )


def _with_turn(state: RoyalState, turn: int, scorers: Any) -> RoyalState:
    """Return the position with the seat that acts; who lays comes first, or the first one after it."""
    phase, tile, order = state.phase, state.tile, order_of(state)
    state = state._replace(turn=turn)
    if phase == LAY:
        state = first_due(state._replace(scorers=waiting(state)), order.index(turn))
        if state.phase not in (LAY, SCORE):
            raise PositionError(
                f"Nobody from seat {turn} on can lay {tile}: the squares are full, or the tile is laid "
                "(mops-royal.full-waits, mops-royal.skip-if-laid)."
            )
    elif phase in (SCORE, FINAL) and not can_score(state, turn):
        what = {
            SCORE: f"Seat {turn} has not laid {tile} in this round, or has nothing to score "
            "(mops-royal.one-scoring)",
            FINAL: f"Seat {turn} has nothing to score (mops-royal.final-skip)",
        }
        raise PositionError(f"{what[phase]}.")
    together = state.options.turn_order == "simultaneous"
    if phase == SCORE and together and first_due(state).phase == LAY:
        raise PositionError(
            f"Nobody scores before all have laid {tile} in this game (mops-royal.order-in-round)."
        )
    usual = waiting(state)
    found = usual if scorers is None else different("scorers", scorers, len(order))
    in_order = [seat for seat in usual if seat in found] == list(found)
    if not in_order or (usual and state.phase == SCORE and found[:1] != (state.turn,)):
        raise PositionError(
            "scorers holds the seats that may still score, in the order of the round, and only where all "
            f"lay before anybody scores; it cannot be {short(list(found))} (mops-royal.order-in-round)."
        )
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
        raise PositionError(
            f"tile names the tile of the round, which is needed in the phase {phase!r} "
            "(mops-royal.reveal)."
        )
    if not due and value != "":
        raise PositionError(f"No tile has to be laid in the phase {phase!r} (mops-royal.reveal).")
    return _tiles("tile", [value] if due else [], options)[0] if due else ""


def _tiles(name: str, value: Any, options: RoyalOptions) -> tuple[Tile, ...]:
    tiles = listed(name, value)
    for tile in tiles:
        if not isinstance(tile, str) or tile not in options.tiles:
            raise PositionError(
                f"{name} holds {short(tile)}, which is no tile of the set (mops-royal.tile-faces)."
                f"{near(tile, (), SPELLED)}"
            )
        if tiles.count(tile) > 1:
            raise PositionError(
                f"{name} holds {tile} twice; every tile is in a set once (mops-royal.tile-faces)."
            )
    return tuple(tiles)


def _scores(value: Any, options: RoyalOptions) -> tuple[int, ...]:
    below = options.variant_refuse and options.refuse_floor == "negative"
    return _numbers("scores", value, -MOST_POINTS if below else 0, options, "refuse-below-zero")


def _refused(value: Any, options: RoyalOptions) -> tuple[int, ...]:
    most = MOST_ROUNDS if options.variant_refuse else 0
    found = _numbers("refused", value, 0, options, "refuse-cost")
    if max(found) > most:
        raise PositionError(
            f"refused counts the tiles that each seat has refused, and in this game there can be {most} "
            "at most (mops-royal.refuse-variant)."
        )
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
            f"{name} holds a whole number from {least} for each of the {options.players} seats, not "
            f"{short(numbers)} (mops-royal.{rule})."
        )
    return tuple(numbers) + (0,) * (options.players - len(numbers))


def _flag(name: str, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    raise PositionError(f"{name} is true or false, not {short(value)}.")
