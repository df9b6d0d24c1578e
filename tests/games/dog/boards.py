"""Crowded boards: one to look at, and random ones for comparing the engine with the slow twin in brute.py."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.dog import brute

SEVENS = "pieces t5 t60 h1 z / t13 t63 t16 z / t32 t33 t34 z / t48 h4 h3 z; hands 7 2 joker swap 13 9 / 2 3 / 2 / 4"


def crowded(world: brute.World, rng: Random) -> dict[str, list[str]]:
    """Return pieces by seat: many near start fields, some home, now and then a seat about to finish.

    Every second board is thin: its few pieces stand apart, so that short cuts are taken, and
    guests stand on start fields.
    """
    taken: set[int] = set()
    near, thin = rng.random() < 0.6, rng.random() < 0.5
    waiting, on_start = (0.6, 0.4) if thin else (0.2, 0.1)

    def free(field: int) -> bool:
        return field not in taken and not taken.add(field)

    pieces: dict[str, list[str]] = {}
    for seat in range(world.players):
        row: list[str] = []
        homes = rng.sample(range(1, 5), 4)
        finishing = seat == 0 and world.partner and rng.random() < 0.3
        while len(row) < world.count:
            chance = rng.random()
            if finishing and len(row) < 3:
                row.append(f"h{homes.pop()}")
            elif finishing and chance < 0.9:
                field = (world.starts[0] - world.step * rng.randint(1, 6)) % world.length
                row += [f"t{field}"] if free(field) else []
            elif chance < waiting:
                row.append("z")
            elif chance < waiting + 0.15 and homes and len(homes) > 1:
                row.append(f"h{homes.pop()}")
            else:
                start = rng.choice(world.starts)
                field = rng.randrange(world.length)
                if thin and seat == 0:
                    field = (start - world.step * rng.randint(0, 7)) % world.length
                elif near:
                    field = (start + rng.randint(-9, 9)) % world.length
                if rng.random() < on_start and not (thin and seat == 0):
                    field = start
                row += [f"t{field}"] if free(field) else []
        pieces[str(seat)] = row
    return pieces


def bare(world: brute.World, pieces: dict[str, list[str]], rng: Random) -> list[int]:
    """Return some of the seats whose piece on the start field could be unprotected."""
    if world.reading.get("start_protection") != "start-or-lap":
        return []
    on = [s for s in range(world.players) if f"t{world.starts[s]}" in pieces[str(s)]]
    return [seat for seat in on if rng.random() < 0.5]


def twin(state: Any) -> brute.Board:
    """Return a position as the slow twin sees it."""
    return brute.Board(out(state.pieces), frozenset(state.bare))


def out(pieces: Any) -> frozenset[tuple[int, brute.Field]]:
    return frozenset(
        (seat, ("h", field - 200) if field > 200 else ("t", field))
        for seat, row in enumerate(pieces)
        for field in row
        if field >= 0
    )
