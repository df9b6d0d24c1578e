"""What is wrong with a move: the one place that knows what Mops Royal forbids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from mopsbook.core.errors import short
from mopsbook.core.verdict import Fault, Found, citing
from mopsbook.games.mops_royal import moves as m
from mopsbook.games.mops_royal.layout import Layout
from mopsbook.games.mops_royal.patterns import SIZES, Cells, normalised
from mopsbook.games.mops_royal.scorings import SIGN, is_whole
from mopsbook.games.mops_royal.state import Phase, RoyalState
from mopsbook.games.mops_royal.tiles import SIDE, Place

cite = citing("mops-royal")


def check(state: RoyalState, move: m.RoyalMove) -> Found:
    """Return every rule that `move` breaks in `state`, one after the other.

    A move is judged in its own time. What is not due, or not this seat's to do, or no part of this
    game, is told that and nothing more: layouts change until it is. A taken place is told nothing
    more either. Of a due move every rule is given, but for those that speak of what it lacks: places
    without a tile have neither sign nor shape, two tiles have no shape, and no shape has no mark.
    """
    return CHECKS[type(move)](state, move)


# ------------------------------------------------------------------ the right time

DUE: Mapping[Phase, str] = {
    "start": "start-tile",
    "reveal": "reveal",
    "lay": "order-in-round",
    "score": "order-in-round",
    "final": "final-rotation",
    "game_over": "end",
}
"""For each phase the rule about who decides in it something else, or for another seat."""
WHY = {"start": {"why": "due"}, "reveal": {"why": "due", "tile": ""}}
"""More facts where chance is due."""


def _decision(closer: Callable[[RoyalState, Any], Found], state: RoyalState, move: Any) -> Found:
    """Return why nobody, or somebody else, decides now; else what is wrong with the move itself."""
    phase, turn = state.phase, state.turn
    if phase in ("lay", "score", "final") and move.player == turn:
        return closer(state, move)
    facts = {"player": move.player, "actor": turn, "phase": phase} | WHY.get(phase, {})
    return iter([cite(DUE[phase], **facts)])


def _no_tile_now(state: RoyalState, player: int, why: str) -> Found:
    """Yield why the tile of the round is not laid or refused now, or has to be."""
    if state.phase == "final":
        yield cite("final-after-25", player=player)
    else:
        yield cite("lay-one-tile", player=player, tile=state.tile, phase=state.phase, why=why)


# ------------------------------------------------------------------ the tile of the round


def _lay(state: RoyalState, move: m.Lay) -> Found:
    if state.phase != "lay":
        yield from _no_tile_now(state, move.player, "again")
        return
    board, at = state.boards[move.player], move.at
    if at in board:
        yield cite("free-space", player=move.player, at=list(at), tile=board[at].tile)
        return
    if not board.touches(at):
        corner = any((at[0] + r, at[1] + c) in board for r in (-1, 1) for c in (-1, 1))
        yield cite("adjacency", player=move.player, at=list(at), corner=corner)
    for line, count in zip(("row", "column"), board.lengths(at), strict=True):
        if count > SIDE:
            facts = {"player": move.player, "at": list(at), "grid": state.options.grid}
            yield cite("five-by-five", **facts, line=line, count=count)


def _refuse(state: RoyalState, move: m.Refuse) -> Found:
    options, seat, on = state.options, move.player, move.on
    if not options.variant_refuse:
        yield cite("refuse-variant", player=seat, on=list(on))
        return
    if options.variant_final:
        yield cite("variants-together", player=seat)
        return
    if state.phase != "lay":
        yield from _no_tile_now(state, move.player, "again")
        return
    board = state.boards[seat]
    below = board.get(on)
    if below is None or not below.turned:
        facts = {"player": seat, "on": list(on), "tile": _name(board, on)}
        yield cite("refuse-needs-turned", **facts, any=bool(board.turned()))
    elif below.covered and not options.refuse_stack:
        yield cite("refuse-stack", player=seat, on=list(on), tiles=list(below.covered))
    if options.refuse_floor == "must-afford" and state.scores[seat] < state.cost:
        yield cite("refuse-below-zero", player=seat, cost=state.cost, total=state.scores[seat])


def _name(board: Layout, at: Place) -> str:
    """Return the tile on a place; "" if there is none."""
    return board[at].tile if at in board else ""


# ------------------------------------------------------------------ scoring


def _score(state: RoyalState, move: m.Score) -> Found:
    if state.phase == "lay":
        if state.options.variant_final:
            yield cite("final-variant", player=move.player, phase=state.phase)
        else:
            yield cite("one-scoring", player=move.player, tile=state.tile)
        return
    yield from why_not(state.boards[move.player], move)


def why_not(board: Layout, move: m.Score) -> Found:
    """Yield why a combination cannot be scored in a layout.

    Examples
    --------
    >>> from mopsbook.games.mops_royal.layout import Laid
    >>> from mopsbook.games.mops_royal.options import RoyalOptions
    >>> row = {(0, n): Laid(tile) for n, tile in enumerate(["A2", "A3", "A4"])}
    >>> wrong = why_not(Layout(RoyalOptions(), row), m.Score(0, tuple(row), (0, 0)))
    >>> [violation.rule for violation in wrong]
    ['mops-royal.flip-marked-tile']
    """
    options, cells = board.options, move.cells
    facts: dict[str, Any] = {"player": move.player, "cells": [list(cell) for cell in cells]}
    there = [cell for cell in cells if cell in board]
    if len(there) < len(cells):
        gap = next(cell for cell in cells if cell not in board)
        yield cite("own-layout", **facts, at=list(gap))
    for cell in there:
        if board[cell].turned:
            yield cite("turned-out", **facts, at=list(cell), tile=board[cell].tile)
            break
    tiles = [board[cell].tile for cell in there]
    common = [by for by, sign in SIGN.items() if len({tile[sign] for tile in tiles}) == 1]
    if len(there) == len(cells) and not common:
        yield cite("same-colour-or-object", **facts, tiles=tiles)
    if len(cells) not in SIZES:
        yield cite("sizes", **facts, count=len(cells))
    if len(there) < len(cells) or len(cells) not in SIZES:
        return
    pattern = options.shapes.get(normalised(cells))
    if pattern is None:
        yield cite("printed-pattern", **facts, tiles=tiles, size=len(cells))
        return
    if common and not options.partial_groups:
        yield from _whole_group(board, cells, common[0], facts)
    choices = [cells[pattern.cells.index(mark)] for mark in pattern.marks]
    if move.flip not in choices:
        facts |= {"flip": list(move.flip), "tile": _name(board, move.flip), "pattern": pattern.id}
        marked = [board[choice].tile for choice in choices]
        yield cite("flip-marked-tile", **facts, choices=list(map(list, choices)), tiles=marked)


def _whole_group(board: Layout, cells: Cells, by: str, facts: dict[str, Any]) -> Found:
    value = board[cells[0]].tile[SIGN[by]]
    group = [at for at, tile in board.face_up().items() if tile[SIGN[by]] == value]
    beside = [list(at) for at in group if at not in cells and not is_whole(cells, [at])]
    if beside:
        facts = facts | {"by": by, "value": value, "size": len(cells)}
        yield cite("part-of-group", **facts, beside=beside, count=len(beside))


def _pass(state: RoyalState, move: m.Pass) -> Found:
    if state.phase == "final":
        stop = state.options.final_stop
        yield _must_score(state, move, "pass" if stop else "must")
    elif state.phase == "lay":
        yield from _no_tile_now(state, move.player, "first")


def _stop(state: RoyalState, move: m.Stop) -> Found:
    if state.phase != "final":
        yield _must_score(state, move, "early")
    elif not state.options.final_stop:
        yield _must_score(state, move, "must")


def _must_score(state: RoyalState, move: m.Pass | m.Stop, why: str) -> Fault:
    count = len(state.boards[move.player].scorings)
    return cite("final-must-score", player=move.player, count=count, why=why)


# ------------------------------------------------------------------ chance


def _start(state: RoyalState, move: m.Start) -> Found:
    options = state.options
    if state.phase != "start":
        yield cite("start-tile", phase=state.phase, actor=state.turn, why="time")
        return
    if len(move.tiles) != options.players:
        yield cite("own-set", count=len(move.tiles), needed=options.players)
    for player, tile in enumerate(move.tiles):
        if tile not in options.tiles:
            yield cite("tile-faces", named=short(tile))
        elif tile in options.crowned:
            yield cite("start-tile-no-crown", player=player, tile=tile)
    drawn = options.caller == "random"
    if drawn != (move.caller is not None) or not 0 <= (move.caller or 0) < options.players:
        yield cite("caller", caller=move.caller, drawn=drawn)


def _reveal(state: RoyalState, move: m.Reveal) -> Found:
    why = ""
    if state.phase != "reveal":
        why = "time"
    elif move.tile not in state.options.tiles:
        yield cite("tile-faces", named=short(move.tile))
    elif move.tile in state.gone(state.caller):
        why = "supply"
    elif state.upcoming and move.tile != state.upcoming[0]:
        why = "upcoming"
    if why:
        yield cite("reveal", phase=state.phase, tile=move.tile, actor=state.turn, why=why)


CHECKS: Mapping[type[Any], Callable[[RoyalState, Any], Found]] = {
    m.Lay: partial(_decision, _lay),
    m.Refuse: partial(_decision, _refuse),
    m.Score: partial(_decision, _score),
    m.Pass: partial(_decision, _pass),
    m.Stop: partial(_decision, _stop),
    m.Start: _start,
    m.Reveal: _reveal,
}
"""For each kind of move what is looked at."""
