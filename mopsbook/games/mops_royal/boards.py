"""From rows of words to layouts; what nobody can have laid is refused."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mopsbook.core import reading
from mopsbook.core.errors import PositionError, short
from mopsbook.core.forms import Form
from mopsbook.core.spread import Laid as Words
from mopsbook.core.spread import Spread
from mopsbook.games.mops_royal.layout import EMPTY, Laid, Layout, box_of, laid, neighbours, rows_of
from mopsbook.games.mops_royal.moves import place_text
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.tiles import FULL, SIDE, Place, is_place

WORD = re.compile(r"([A-F][1-6])(-?)((?:/[A-F][1-6])*)")
FARTHEST = 75
"""No set-up tile lies farther from [0, 0], so that what is laid beside has two digits."""


class Boards(Spread[tuple[Layout, ...]]):
    """The layout of each seat; in a text with their origins, where one is not [0, 0]."""

    def parse(self, text: str) -> Any:  # noqa: D102
        # the words of a row stay together
        return [" ".join(words).split(",") if words else [] for words in reading.by_seat(text)]

    def read(self, name: str, value: Any, options: RoyalOptions) -> tuple[Layout, ...]:  # noqa: D102
        rows, seats = reading.listed(name, value), options.players
        if len(rows) > seats:
            raise PositionError("mops_royal.boards", boards=len(rows), seats=seats)
        boards = tuple([
            board if isinstance(board, Layout) else Layout(options, _read_board(seat, board, options))
            for seat, board in enumerate(rows)
        ])  # fmt: skip
        return boards + self.nothing(options)[len(boards) :]

    def json(self, value: tuple[Layout, ...]) -> Any:  # noqa: D102
        return [list(board.rows()) for board in value]

    def text(self, value: tuple[Layout, ...]) -> str:  # noqa: D102
        boards = " / ".join(", ".join(board.rows()) or "-" for board in value)
        found = origins(value)
        return f"{boards}; origins {ORIGINS.text(found)}" if any(map(any, found)) else boards

    def nothing(self, options: RoyalOptions) -> tuple[Layout, ...]:  # noqa: D102
        return (Layout(options, {}),) * options.players

    def spread(self, value: tuple[Layout, ...]) -> Sequence[Words]:  # noqa: D102
        return [{place_text(at): str(it) for at, it in board.items()} for board in value]

    def gathered(self, boards: Sequence[Words], options: RoyalOptions) -> tuple[Layout, ...]:  # noqa: D102
        found = tuple([_gathered(seat, words, options) for seat, words in enumerate(boards)])
        refuse_far(found)
        return found

    def row_text(self, board: Words) -> str:  # noqa: D102
        return ", ".join(rows_of({_place(spot): word for spot, word in board.items()})) or "-"

    def parse_row(self, text: str, before: Words) -> Words:  # noqa: D102
        rows = self.parse(text)
        if len(rows) > 1:
            raise PositionError("mops_royal.boards", boards=len(rows), seats=1)
        down, right = box_of([_place(spot) for spot in before])[:2]
        words = _words(rows[0] if rows else ())
        return {place_text((row + down, column + right)): it for (row, column), it in words.items()}

    def spot(self, text: str) -> tuple[int, str] | None:  # noqa: D102
        found = re.fullmatch(r"([0-9]):(-?[0-9]{1,2},-?[0-9]{1,2})", text)
        return (int(found[1]), found[2]) if found else None

    def kinds(self, options: RoyalOptions) -> Sequence[str]:  # noqa: D102
        return options.tiles


def _place(spot: str) -> Place:
    row, _, column = spot.partition(",")
    return int(row), int(column)


def _gathered(seat: int, words: Words, options: RoyalOptions) -> Layout:
    found = {_place(spot): _read_tile(seat, word) for spot, word in words.items() if spot}
    board = Layout(options, found)
    if beside := words.get(""):
        at = next(iter(board.free), (0, 0))
        board = Layout(options, {**found, at: _read_tile(seat, beside)})
    return board


class Origins(Form[tuple[Place, ...]]):
    """For each layout row and column of its first word."""

    def parse(self, text: str) -> Any:  # noqa: D102
        return [[signed(part) for part in word.split(",")] for word in reading.words(text)]

    def read(self, name: str, value: Any, options: RoyalOptions) -> tuple[Place, ...]:  # noqa: D102
        found = reading.listed(name, value)
        if len(found) > options.players or not all(is_place(at, FARTHEST) for at in found):
            raise PositionError("mops_royal.origins", most=FARTHEST, origins=short(found))
        return tuple([(row, column) for row, column in found])

    def text(self, value: tuple[Place, ...]) -> str:  # noqa: D102
        return " ".join(map(place_text, value))

    def nothing(self, options: RoyalOptions) -> tuple[Place, ...]:  # noqa: D102
        return ((0, 0),) * options.players


BOARDS, ORIGINS = Boards(), Origins()


def origins(boards: Iterable[Layout]) -> tuple[Place, ...]:
    """Return for each layout where the first word of its first row lies."""
    return tuple([board.box[:2] for board in boards])


def moved(boards: Sequence[Layout], by: Sequence[Place]) -> tuple[Layout, ...]:
    """Return layouts with all tiles as much farther down and to the right; where nothing is said they stay."""
    far = [*by, *[(0, 0)] * (len(boards) - len(by))]
    return tuple([
        Layout(board.options, {(r + down, c + right): it for (r, c), it in board.items()})
        if down or right else board
        for board, (down, right) in zip(boards, far, strict=True)
    ])  # fmt: skip


def signed(text: str) -> int:
    """Read a whole number that may be less than 0."""
    return -reading.number(text[1:]) if text[:1] == "-" else reading.number(text)


def refuse_far(boards: Iterable[Layout]) -> None:
    """Refuse a tile that lies farther from [0, 0] than a set-up one may."""
    for seat, board in enumerate(boards):
        for word in [short(str(it)) for at, it in board.items() if not is_place(at, FARTHEST)]:
            raise PositionError("mops_royal.too-far", word=word, seat=seat, most=FARTHEST)


def _read_board(seat: int, rows: Any, options: RoyalOptions) -> dict[Place, Laid]:
    if not isinstance(rows, list | tuple) or not all(isinstance(row, str) for row in rows):
        raise PositionError("mops_royal.board-rows", seat=seat, rows=short(rows))
    found = {at: _read_tile(seat, word) for at, word in _words(rows).items()}
    _refuse_tiles(seat, found, options)
    _refuse_shape(seat, found, options)
    return found


def _words(rows: Iterable[str]) -> dict[Place, str]:
    """Return the words of rows by their places."""
    return {
        (row, column): word
        for row, text in enumerate(rows)
        for column, word in enumerate(text.split())
        if word != EMPTY
    }


def _read_tile(seat: int, word: str) -> Laid:
    match = WORD.fullmatch(word)
    if not match:
        raise PositionError("mops_royal.no-board-tile", word=short(word), seat=seat)
    covered = tuple(filter(None, match[3].split("/")))
    if covered and not match[2]:
        raise PositionError("mops_royal.refused-on-face", word=short(word), seat=seat)
    return laid(match[1], bool(match[2]), covered)


def _refuse_tiles(seat: int, tiles: Mapping[Place, Laid], options: RoyalOptions) -> None:
    """Refuse tiles that nobody can have laid together."""
    names = Counter(name for it in tiles.values() for name in (it.tile, *it.covered))
    if foreign := [name for name in names if name not in options.tiles]:
        raise PositionError("mops_royal.foreign-tile", seat=seat, tile=foreign[0])
    if twice := [name for name, count in names.items() if count > 1]:
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
    rows, columns = [row for row, _ in tiles], [column for _, column in tiles]
    for line, along, across in (("column", rows, columns), ("row", columns, rows)):
        longest = max(along, default=0) - min(along, default=0) + 1
        if options.grid == "line":
            longest = max(Counter(across).values(), default=0)
        if longest > SIDE:
            raise PositionError(
                "mops_royal.too-long", seat=seat, length=longest, line=line, side=SIDE
            )
