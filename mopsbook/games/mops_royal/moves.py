"""The moves, as values: equal moves are equal, and their text is the notation.

A move is ``0 place 1,-1``, ``0 refuse 0,1``, ``0 score 0,0 0,1 0,2 turn 0,1``, ``0 pass`` or ``0 stop``;
the seat may be left out where a position is at hand. Places are row and column.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, Any, get_args

from mopsbook.core.errors import NotationError, short
from mopsbook.core.hints import near, spellings
from mopsbook.core.moves import SEAT, ChanceMove, Moves, SeatMove, Spelling, WordMove
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.tiles import TILES, Place, Tile, is_place

PLACE = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")
MOST = 99


def read_tile(text: object, options: RoyalOptions | None = None) -> Tile:
    """Read a tile; raise NotationError if there is none of that name."""
    if isinstance(text, str) and text in TILES:
        return text
    hint = near(text, (), spellings(options.tiles if options else TILES, {}))
    raise NotationError("mops_royal.no-tile", text=short(text), hint=hint)


def _place_word(word: str) -> Place:
    match = PLACE.fullmatch(word)
    if not match:
        raise NotationError("mops_royal.no-place", text=short(word))
    return int(match[1]), int(match[2])


def _read_place(value: Any) -> Place:
    if is_place(value, MOST):
        return value[0], value[1]
    raise NotationError("mops_royal.no-place-object", value=short(value))


def place_text(at: Place) -> str:
    """Write a place as it stands in a move.

    Examples
    --------
    >>> place_text((1, -1))
    '1,-1'
    """
    return f"{at[0]},{at[1]}"


class _Cells(Spelling):
    """The places of a combination, each once; they are sorted."""

    def value(self, given: Any, options: Any = None) -> tuple[Place, ...]:
        cells = sorted(super().value(given, options))
        if len(set(cells)) < len(cells) or not cells:
            raise NotationError("mops_royal.cells-once")
        return tuple(cells)

    def holds(self, value: Any) -> bool:
        return value == () or super().holds(value)


TILE = Spelling(read_tile, texts=True, by_options=True)
SET = Spelling(read_tile, many=True, pattern=".+?", texts=True, by_options=True)
AT = Spelling(_read_place, _place_word, write=place_text)
CELLS = _Cells(_read_place, _place_word, many=True, write=place_text)


@dataclass(frozen=True, slots=True)
class Lay(SeatMove):
    """Lay the revealed tile beside a tile of the own layout."""

    NOTATION = "{player} {type} {at}"
    TYPE = "place"

    at: Annotated[Place, AT]
    """Row and column."""


@dataclass(frozen=True, slots=True)
class Refuse(SeatMove):
    """Put the revealed tile face down on a turned one, for points (mops-royal.refuse-variant)."""

    NOTATION = "{player} {type} {on}"

    on: Annotated[Place, AT]


@dataclass(frozen=True, slots=True)
class Score(SeatMove):
    """Score a combination and turn one of its tiles face down."""

    NOTATION = "{player} {type} {cells} turn {flip}"

    cells: Annotated[tuple[Place, ...], CELLS]
    """The places of the combination, sorted."""
    flip: Annotated[Place, AT]
    """The place of the tile that is turned."""


class Pass(WordMove):
    """Score nothing in this round."""


class Stop(WordMove):
    """Leave the final scoring for good, where that is allowed (mops-royal.final-must-score)."""


@dataclass(frozen=True, slots=True)
class Start(ChanceMove):
    """An outcome of chance: the start tile of each seat, and the caller where chance names one."""

    NOTATION = "{type} {tiles}[ caller {caller}]"

    tiles: Annotated[tuple[Tile, ...], SET]
    caller: Annotated[int | None, SEAT] = None


@dataclass(frozen=True, slots=True)
class Reveal(ChanceMove):
    """An outcome of chance: the tile that the caller turns up."""

    NOTATION = "{type} {tile}"

    tile: Annotated[Tile, TILE]


RoyalMove = Lay | Refuse | Score | Pass | Stop | Start | Reveal

MOVES: Moves[RoyalMove] = Moves(*get_args(RoyalMove), forms="mops_royal")


class _Lays(dict[Place, Lay]):
    """The moves with which a seat lays a tile, made once each: most lists are made of these."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self._player = player

    def __missing__(self, at: Place) -> Lay:
        found = self[at] = Lay(self._player, at)
        return found


LAYS = tuple(map(_Lays, range(4)))
"""By seat the one value for each place."""

# and the others, for the same seat and places the same value
refuse = lru_cache(maxsize=1 << 14)(Refuse)
score = lru_cache(maxsize=1 << 16)(Score)
pass_ = cache(Pass)
stop = cache(Stop)
reveal = cache(Reveal)
