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
        raise PositionError(
            f"origins holds row and column of the first word of each board, each from -{FARTHEST} to "
            f"{FARTHEST}, not {short(list(origins))}."
        )
    if len(rows) > seats:
        raise PositionError(
            f"There would be {len(rows)} boards for {seats} seats; each has one (mops-royal.own-set)."
        )
    all_rows = [*rows, *[()] * (seats - len(rows))]
    all_origins = [*map(tuple, origins), *[(0, 0)] * (seats - len(origins))]
    boards = tuple(
        Layout(options, _read_board(seat, all_rows[seat], all_origins[seat], options))
        for seat in range(seats)
    )
    laid_by = [seat for seat, board in enumerate(boards) if board]
    if phase == START and laid_by:
        raise PositionError(
            f"Seat {laid_by[0]} cannot have laid anything before the start tiles are drawn "
            "(mops-royal.start-tile)."
        )
    fewest = {START: 0, FINAL: 1, GAME_OVER: 1}.get(phase, seats)
    if len(laid_by) < fewest:
        raise PositionError(
            f"Only {len(laid_by)} of {seats} seats have laid something; everybody has the start tile "
            "at least (mops-royal.start-tile)."
        )
    return boards


def _is_place(value: object) -> bool:
    return (
        isinstance(value, list | tuple)
        and len(value) == 2
        and all(type(n) is int and abs(n) <= FARTHEST for n in value)
    )


def _read_board(seat: int, rows: Any, origin: Place, options: RoyalOptions) -> dict[Place, Laid]:
    if not isinstance(rows, list | tuple) or not all(isinstance(row, str) for row in rows):
        raise PositionError(
            f"The board of seat {seat} is a list of rows such as 'A2 .. B3-', not {short(rows)}."
        )
    found = {}
    for row, text in enumerate(rows):
        for column, word in enumerate(text.split()):
            if word == EMPTY:
                continue
            match = WORD.fullmatch(word)
            if not match:
                raise PositionError(
                    f"{short(word)} on the board of seat {seat} is no tile; write A1 to F6, A1- for a "
                    "turned tile, A1-/B2 for a refused tile on it, or .. for an empty place "
                    "(mops-royal.tile-faces)."
                )
            covered = tuple(filter(None, match[3].split("/")))
            if covered and not match[2]:
                raise PositionError(
                    f"{short(word)} on the board of seat {seat} cannot be: refused tiles lie on a turned "
                    "tile (mops-royal.refuse-needs-turned)."
                )
            at = origin[0] + row, origin[1] + column
            if not _is_place(at):
                raise PositionError(
                    f"{short(word)} on the board of seat {seat} lies too far away; rows and columns go "
                    f"from -{FARTHEST} to {FARTHEST}."
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
        raise PositionError(
            f"Seat {seat} would have {foreign[0]}, which is not in the set (mops-royal.tile-faces)."
        )
    twice = [name for name, count in names.items() if count > 1]
    if twice:
        raise PositionError(
            f"Seat {seat} would have {twice[0]} twice; every tile is in a set once "
            "(mops-royal.tile-faces)."
        )
    if tiles and not any(it.tile in options.start_tiles for it in tiles.values()):
        raise PositionError(
            f"Every tile of seat {seat} bears a crown, but nobody begins with a crown "
            "(mops-royal.start-tile-no-crown)."
        )
    if any(it.covered for it in tiles.values()) and not options.variant_refuse:
        raise PositionError(
            f"Seat {seat} would have refused tiles, but the variant is not played "
            "(mops-royal.refuse-variant)."
        )
    if len(tiles) > FULL:
        raise PositionError(
            f"Seat {seat} would have laid {len(tiles)} tiles; a square has {FULL} (mops-royal.end)."
        )


def _refuse_shape(seat: int, tiles: Mapping[Place, Laid], options: RoyalOptions) -> None:
    """Refuse what falls apart or is too long."""
    reached, fresh = set[Place](), list(tiles)[:1]
    while fresh:
        at = fresh.pop()
        reached.add(at)
        fresh += [near for near in neighbours(at) if near in tiles and near not in reached]
    if len(reached) < len(tiles):
        raise PositionError(
            f"The layout of seat {seat} falls apart; every tile touches another one along an edge "
            "(mops-royal.adjacency)."
        )
    for axis, line in enumerate(("column", "row")):
        numbers = [at[1 - axis] if options.grid == "line" else at[axis] for at in tiles]
        if options.grid == "line":
            longest = max(Counter(numbers).values(), default=0)
        else:
            longest = max(numbers, default=0) - min(numbers, default=0) + 1
        if longest > SIDE:
            raise PositionError(
                f"The layout of seat {seat} would be {longest} tiles long in a {line}; it has to fit "
                f"into {SIDE} x {SIDE} (mops-royal.five-by-five)."
            )
