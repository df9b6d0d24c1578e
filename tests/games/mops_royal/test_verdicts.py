"""Every rule that a move breaks is given: a plain list of conditions, written from the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.mops_royal.moves import Lay, Pass, Refuse, Reveal, Score, Start, Stop
from tests.games.mops_royal import brute, facts
from tests.playing import subject_of

NEAR = ((0, 1), (1, 0), (0, -1), (-1, 0))
DRAWN = {
    name: {
        frozenset((int(z.imag), int(z.real)) for z in cells) for _, cells, _ in brute.drawings(name)
    }
    for name in brute.SETS
}
"""The combinations of a set, drawn from one of their marks, which lies at (0, 0)."""

OPTIONS: list[dict[str, Any]] = [
    *facts.OPTIONS[:6],
    {"variant_refuse": True, "partial_groups": False, "refuse_floor": "must-afford"},
    {"variant_final": True, "final_stop": True, "partial_groups": False},
]


def broken(state: Any, move: Any) -> Iterator[str]:
    """Yield the rules that a move breaks, condition by condition."""
    options, phase, what = state.options, state.phase, type(move)
    if what in (Start, Reveal):
        yield from broken_chance(state, move)
        return
    early = {"game_over": "end", "start": "start-tile", "reveal": "reveal"}
    other = "final-rotation" if phase == "final" else "order-in-round"
    late = {"final": "final-after-25", "score": "lay-one-tile"}
    if phase in early:
        yield early[phase]
    elif move.player != state.turn:
        yield other
    elif what is Refuse and not options.variant_refuse:
        yield "refuse-variant"
    elif what is Refuse and options.variant_final:
        yield "variants-together"
    elif what in (Lay, Refuse) and phase in late:
        yield late[phase]
    elif what is Score and phase == "lay":
        yield "final-variant" if options.variant_final else "one-scoring"
    elif what is Pass and phase != "score":
        yield "lay-one-tile" if phase == "lay" else "final-must-score"
    elif what is Stop and not (phase == "final" and options.final_stop):
        yield "final-must-score"
    elif what is Lay:
        yield from broken_lay(state.boards[move.player], move.at, options.grid)
    elif what is Refuse:
        yield from broken_refusal(state, move)
    elif what is Score:
        yield from broken_scoring(dict(state.boards[move.player].items()), move, options)


def broken_lay(board: Any, at: tuple[int, int], grid: str) -> Iterator[str]:
    if at in board:
        yield "free-space"
        return
    if not any((at[0] + row, at[1] + column) in board for row, column in NEAR):
        yield "adjacency"
    if not facts.fits({*board, at}, grid):
        yield "five-by-five"


def broken_refusal(state: Any, move: Any) -> Iterator[str]:
    options = state.options
    below = dict(state.boards[move.player].items()).get(move.on)
    if below is None or not below.turned:
        yield "refuse-needs-turned"
    elif below.covered and not options.refuse_stack:
        yield "refuse-stack"
    poor = state.scores[move.player] < 2 + state.refused[move.player]
    if poor and options.refuse_floor == "must-afford":
        yield "refuse-below-zero"


def broken_scoring(board: dict[Any, Any], move: Any, options: Any) -> Iterator[str]:
    lying = [board[at] for at in move.cells if at in board]
    whole, fine = len(lying) == len(move.cells), 3 <= len(move.cells) <= 5
    signs = [{laid.tile[sign] for laid in lying} for sign in (0, 1)]
    if not whole:
        yield "own-layout"
    if any(laid.turned for laid in lying):
        yield "turned-out"
    if whole and all(len(found) > 1 for found in signs):
        yield "same-colour-or-object"
    if not fine:
        yield "sizes"
    if not whole or not fine:
        return
    marks = marks_of(move.cells, options)
    if not marks:
        yield "printed-pattern"
        return
    if move.flip not in marks:
        yield "flip-marked-tile"
    common = [sign for sign in (0, 1) if len(signs[sign]) == 1]
    if common and not options.partial_groups and more_beside(board, move.cells, common[0]):
        yield "part-of-group"


def marks_of(cells: Any, options: Any) -> list[Any]:
    """Return the places at which a combination may be marked; [] if it is none."""
    drawn = DRAWN[options.patterns]
    return [at for at in cells if frozenset((r - at[0], c - at[1]) for r, c in cells) in drawn]


def more_beside(board: dict[Any, Any], cells: Any, sign: int) -> bool:
    """Say whether an equal tile touches a combination: a diagonal also at its corners."""
    value = board[cells[0]].tile[sign]
    touches = facts.in_one_piece(set(cells))
    for at, laid in board.items():
        if at in cells or laid.turned or laid.tile[sign] != value:
            continue
        steps = [(abs(at[0] - r), abs(at[1] - c)) for r, c in cells]
        if any(sum(step) == 1 or (not touches and step == (1, 1)) for step in steps):
            return True
    return False


def broken_chance(state: Any, move: Any) -> Iterator[str]:
    options, phase, tiles = state.options, state.phase, state.options.tiles
    if isinstance(move, Reveal):
        board = state.boards[state.caller].values()
        gone = {name for laid in board for name in (laid.tile, *laid.covered)}
        if phase != "reveal":
            yield "reveal"
        elif move.tile not in tiles:
            yield "tile-faces"
        elif move.tile in {*gone, *state.revealed}:
            yield "reveal"
        return
    if phase != "start":
        yield "start-tile"
        return
    if len(move.tiles) != options.players:
        yield "own-set"
    if any(tile not in tiles for tile in move.tiles):
        yield "tile-faces"
    if any(tile in tiles and tile in options.crowned for tile in move.tiles):
        yield "start-tile-no-crown"
    named = move.caller is not None
    if named != (options.caller == "random") or (named and move.caller >= options.players):
        yield "caller"


def tried(state: Any, rng: Random) -> list[Any]:
    """Moves that somebody could mean, and worse ones."""
    seats = [*range(state.options.players), 77]
    board = list(state.boards[state.turn]) or [(0, 0)]
    tiles = [*facts.TILES, "Z9"]

    def cells() -> tuple[Any, ...]:
        gaps = [(r + 1, c) for r, c in board[-2:]]
        some = rng.sample([*board, *gaps], min(len(board), rng.randint(1, 6)))
        return tuple(sorted(set(some)))

    chosen = [cells() for _ in range(6)]
    scores = [Score(state.turn, one, rng.choice([*one, (9, 9)])) for one in chosen]
    every = list(facts.universe(state, rng))
    shaped = [m for m in every if isinstance(m, Score) and marks_of(m.cells, state.options)]
    some = [*rng.sample(every, 30), *rng.sample(shaped, min(8, len(shaped)))]
    turned = state.boards[state.turn].turned()
    return [
        *some, *scores, Lay(rng.choice(seats), rng.choice(board)), Pass(state.turn), Stop(state.turn),
        *(Refuse(state.turn, at) for at in (*turned, *board[:2])),
        *(Reveal(tile) for tile in rng.sample(tiles, 3)),
        Start(tuple(rng.choices(tiles, k=rng.choice([1, *seats[1:-1], len(seats) - 1]))), rng.choice([None, 0, 1, 9])),
    ]  # fmt: skip


@pytest.mark.slow
def test_every_broken_rule_is_given_and_no_other() -> None:
    seen: Counter[str] = Counter()
    several = 0
    for number, options in enumerate(OPTIONS * 2):
        players = facts.PLAYERS[number % 3]
        game, rng = mops.game("mops_royal", **{"players": players} | options), Random(number)
        for state in [
            game.engine.initial(),
            *subject_of("mops_royal").positions(game, number, 0.15),
        ]:
            for move in tried(state, rng):
                expected = {f"mops-royal.{rule}" for rule in broken(state, move)}
                # a rule may be broken twice, by the row and by the column
                found = {violation.rule.id for violation in game.check(state, move)}
                assert found == expected, (str(state), str(move))
                seen.update(expected or {"nothing"})
                several += len(expected) > 1
    assert sum(seen.values()) > 5000 and several > 150
    rules = (
        "nothing end start-tile reveal final-rotation order-in-round refuse-variant variants-together "
        "final-after-25 lay-one-tile final-variant one-scoring final-must-score free-space adjacency "
        "five-by-five refuse-needs-turned refuse-below-zero own-layout turned-out same-colour-or-object "
        "sizes printed-pattern flip-marked-tile part-of-group refuse-stack tile-faces own-set start-tile-no-crown caller"
    )
    assert {rule.removeprefix("mops-royal.") for rule in seen} == {*rules.split()}
