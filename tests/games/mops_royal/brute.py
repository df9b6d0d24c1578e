"""Where a tile may lie and what can be scored, once more: slow, plain, on a sheet of squared paper.

Nothing of the engine is used. A layout is a dict from complex numbers (column + row * 1j) to words as
in the notation; the combinations are drawn here a second time, from the picture of the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

Layout = dict[complex, str]

PRINTED = """
I3 o*o
V3 o*/.o
D3 o../.*./..o
I4 o**o
L4 *o/*./o.
T4 o*o/.o.
S4 .*o/o*.
D4 o.../.*../..*./...o
I5 oo*oo
V5 *oo/o../o..
L5 oo/*./o./o.
U5 oo/.*/oo
X5 .o./o*o/.o.
F5 ..o/o*o/.o.
N5 .o/*o/o./o.
Y5 .o../o*oo
D5 o..../.o.../..*../...o./....o
"""
BASIC = """
I3 o*o
V3 o./*o
I4 o**o
L4 *./o./*o
T4 o*o/.*.
S4 .*o/o*.
O4 *o/oo
I5 oo*oo
L5 o./o./o./*o
P5 oo/*o/o.
T5 o*o/.o./.o.
V5 o../o../*oo
X5 .o./o*o/.o.
"""
SETS = {"printed": PRINTED, "basic": BASIC}
STEPS = (1, -1, 1j, -1j)


def sheet(rows: list[str], row: int = 0, column: int = 0) -> Layout:
    """Lay the words of rows on squared paper."""
    found = {}
    for r, text in enumerate(rows):
        for c, word in enumerate(text.split()):
            if word != "..":
                found[complex(column + c, row + r)] = word
    return found


def places(layout: Layout, grid: str) -> set[complex]:
    """Try every square around: beside a tile, and not too long with it."""
    found = set()
    rows, columns = [int(z.imag) for z in layout], [int(z.real) for z in layout]
    for row in range(min(rows) - 2, max(rows) + 3):
        for column in range(min(columns) - 2, max(columns) + 3):
            at = complex(column, row)
            if at not in layout and any(at + step in layout for step in STEPS):
                filled = [*layout, at]
                if grid == "line":
                    long = [
                        sum(z.real == at.real for z in filled),
                        sum(z.imag == at.imag for z in filled),
                    ]
                    fine = max(long) <= 5
                else:
                    fine = any(
                        all(0 <= z.real - left < 5 and 0 <= z.imag - top < 5 for z in filled)
                        for left in range(column - 4, column + 1)
                        for top in range(row - 4, row + 1)
                    )
                if fine:
                    found.add(at)
    return found


def drawings(name: str) -> Iterator[tuple[str, list[complex], complex]]:
    """Yield every combination in every position, with one of its marks: cells from that mark."""
    for line in SETS[name].split("\n"):
        if line:
            pattern, drawing = line.split()
            signs = {
                complex(c, r): sign
                for r, row in enumerate(drawing.split("/"))
                for c, sign in enumerate(row)
                if sign != "."
            }
            for mark in [z for z, sign in signs.items() if sign == "*"]:
                for turn in STEPS:
                    yield pattern, [(z - mark) * turn for z in signs], turn
                    yield pattern, [(z - mark).conjugate() * turn for z in signs], turn


def scorings(layout: Layout, name: str = "printed") -> set[tuple[str, frozenset[complex], complex]]:
    """Lay every combination with its mark on every tile: id, cells and the tile that is turned."""
    face_up = {at: word for at, word in layout.items() if "-" not in word}
    found = set()
    for pattern, cells, _ in drawings(name):
        for mark in face_up:
            chosen = [mark + cell for cell in cells]
            words = [face_up.get(at, "") for at in chosen]
            if all(words) and (
                all(word[0] == words[0][0] for word in words)
                or all(word[1] == words[0][1] for word in words)
            ):
                found.add((pattern, frozenset(chosen), mark))
    return found


class Table(NamedTuple):
    """Layouts by seat, who decides what, and the tile of the round before those that come."""

    boards: tuple[Layout, ...]
    turn: int
    phase: str
    tiles: tuple[str, ...]


def lines(table: Table, options: dict[str, object]) -> list[Table]:
    """Return where each decision leads; the caller is seat 0, and all is under the usual readings."""
    layout, grid = table.boards[table.turn], str(options.get("grid", "box"))
    patterns = str(options.get("patterns", "printed"))
    found: list[Table] = []
    if table.phase == "over":
        return found
    if table.phase == "lay":
        for at in places(layout, grid):
            new = layout | {at: table.tiles[0]}
            boards = put(table.boards, table.turn, new)
            if scorings(new, patterns) and not options.get("variant_final"):
                found.append(table._replace(boards=boards, phase="score"))
            else:
                found += after(table._replace(boards=boards), patterns, options)
        if options.get("variant_refuse"):
            for at, word in layout.items():
                if "-" in word:
                    new = layout | {at: f"{word}/{table.tiles[0]}"}
                    boards = put(table.boards, table.turn, new)
                    found += after(table._replace(boards=boards), patterns, options)
    else:
        turns = {(cells, mark) for _, cells, mark in scorings(layout, patterns)}
        for _, mark in turns:
            new = layout | {mark: layout[mark] + "-"}
            boards = put(table.boards, table.turn, new)
            found += after(table._replace(boards=boards), patterns, options)
        if table.phase == "score":
            found += after(table, patterns, options)
    return found


def put(boards: tuple[Layout, ...], seat: int, layout: Layout) -> tuple[Layout, ...]:
    return tuple(layout if who == seat else board for who, board in enumerate(boards))


def after(table: Table, patterns: str, options: dict[str, object]) -> list[Table]:
    """Return who decides next; the game is over, or no further tile is known, in the phase "over"."""
    seats = len(table.boards)
    if table.phase != "final":
        tiles, order = table.tiles, range(table.turn + 1, seats)
        while tiles:
            for seat in order:
                words = " ".join(table.boards[seat].values())
                if len(table.boards[seat]) < 25 and tiles[0] not in words:
                    return [table._replace(turn=seat, phase="lay", tiles=tiles)]
            if all(len(board) == 25 for board in table.boards):
                break
            tiles, order = tiles[1:], range(seats)
        if not tiles or not options.get("variant_final"):
            return [table._replace(phase="over")]
        table = table._replace(turn=seats - 1)
    for place in range(1, seats + 1):
        seat = (table.turn + place) % seats
        if scorings(table.boards[seat], patterns):
            return [table._replace(turn=seat, phase="final")]
    return [table._replace(phase="over")]
