"""From rows of words to layouts; what nobody can have laid is refused."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from mopsbook.core.errors import PositionError, short
from mopsbook.games.mops_royal.layout import EMPTY, Laid, Layout, laid, neighbours
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.state import FINAL, GAME_OVER, START
from mopsbook.games.mops_royal.tiles import FULL, SIDE, Place

WORD = re.compile(r"([A-F][1-6])(-?)((?:/[A-F][1-6])*)")
FARTHEST = 75
"""No set-up tile lies farther from [0, 0], so that what is laid beside has two digits."""


def read_boards(
    rows: Sequence[Any], origins: Sequence[Any], phase: str, options: RoyalOptions
) -> tuple[Layout, ...]:
    """Return the layout of each seat.

    Parameters
    ----------
    rows : sequence
        For each seat a list of rows such as ``"A2 .. B3-"``.
    origins : sequence
        For each seat row and column of the first word; [0, 0] where they are left out.
    phase : str
        Before the start nobody has a layout; for the final scoring one is enough.
    options : RoyalOptions
        The readings under which it was laid.

    Raises
    ------
    PositionError
        If a board is none, or cannot be.
    """
    seats = options.players
    if len(origins) > seats or not all(map(_is_place, origins)):
        raise PositionError("mops_royal.origins", most=FARTHEST, origins=short(list(origins)))
    if len(rows) > seats:
        raise PositionError("mops_royal.boards", boards=len(rows), seats=seats)
    all_rows = [*rows, *[()] * (seats - len(rows))]
    all_origins = [*map(tuple, origins), *[(0, 0)] * (seats - len(origins))]
    boards = tuple(
        Layout(options, _read_board(seat, all_rows[seat], all_origins[seat], options))
        for seat in range(seats)
    )
    laid_by = [seat for seat, board in enumerate(boards) if board]
    if phase == START and laid_by:
        raise PositionError("mops_royal.laid-before-start", seat=laid_by[0])
    fewest = {START: 0, FINAL: 1, GAME_OVER: 1}.get(phase, seats)
    if len(laid_by) < fewest:
        raise PositionError("mops_royal.laid-by", laid=len(laid_by), seats=seats)
    return boards


def _is_place(value: object) -> bool:
    return (
        isinstance(value, list | tuple)
        and len(value) == 2
        and all(type(n) is int and abs(n) <= FARTHEST for n in value)
    )


def _read_board(seat: int, rows: Any, origin: Place, options: RoyalOptions) -> dict[Place, Laid]:
    if not isinstance(rows, list | tuple) or not all(isinstance(row, str) for row in rows):
        raise PositionError("mops_royal.board-rows", seat=seat, rows=short(rows))
    found = {}
    for row, text in enumerate(rows):
        for column, word in enumerate(text.split()):
            if word == EMPTY:
                continue
            match = WORD.fullmatch(word)
            if not match:
                raise PositionError("mops_royal.no-board-tile", word=short(word), seat=seat)
            covered = tuple(filter(None, match[3].split("/")))
            if covered and not match[2]:
                raise PositionError("mops_royal.refused-on-face", word=short(word), seat=seat)
            at = origin[0] + row, origin[1] + column
            if not _is_place(at):
                raise PositionError(
                    "mops_royal.too-far", word=short(word), seat=seat, most=FARTHEST
                )
            found[at] = laid(match[1], bool(match[2]), covered)
    _refuse_tiles(seat, found, options)
    _refuse_shape(seat, found, options)
    return found


def _refuse_tiles(seat: int, tiles: Mapping[Place, Laid], options: RoyalOptions) -> None:
    """Refuse tiles that nobody can have laid together."""
    names = Counter(name for it in tiles.values() for name in (it.tile, *it.covered))
    foreign = [name for name in names if name not in options.tiles]
    if foreign:
        raise PositionError("mops_royal.foreign-tile", seat=seat, tile=foreign[0])
    twice = [name for name, count in names.items() if count > 1]
    if twice:
        raise PositionError("mops_royal.tile-twice", seat=seat, tile=twice[0])
    if tiles and not any(it.tile in options.start_tiles for it in tiles.values()):
        raise PositionError("mops_royal.only-crowns", seat=seat)
    if any(it.covered for it in tiles.values()) and not options.variant_refuse:
        raise PositionError("mops_royal.refused-tiles", seat=seat)
    if len(tiles) > FULL:
        raise PositionError("mops_royal.too-many-tiles", seat=seat, tiles=len(tiles), full=FULL)


def _refuse_shape(seat: int, tiles: Mapping[Place, Laid], options: RoyalOptions) -> None:
    """Refuse what falls apart or is too long."""
    reached, fresh = set[Place](), list(tiles)[:1]
    while fresh:
        at = fresh.pop()
        reached.add(at)
        fresh += [near for near in neighbours(at) if near in tiles and near not in reached]
    if len(reached) < len(tiles):
        raise PositionError("mops_royal.falls-apart", seat=seat)
    for axis, line in enumerate(("column", "row")):
        numbers = [at[1 - axis] if options.grid == "line" else at[axis] for at in tiles]
        if options.grid == "line":
            longest = max(Counter(numbers).values(), default=0)
        else:
            longest = max(numbers, default=0) - min(numbers, default=0) + 1
        if longest > SIDE:
            raise PositionError(
                "mops_royal.too-long", seat=seat, length=longest, line=line, side=SIDE
            )
