"""What happened, as data: each thing that a move can bring about, with the rules on which it rests.

Facts that are seats: ``player`` (who acts), ``caller``; lists of seats: ``players``. Tiles: ``tile``,
``under``; ``tiles`` is a list. Places are pairs of row and column: ``at``, ``on``; ``cells`` and
``choices`` are lists of them. ``by``: "colour" or "object". ``full``: the square of the player is complete.
"""

from __future__ import annotations

from collections.abc import Iterator

from mopsbook.core.verdict import Event, event
from mopsbook.games.mops_royal.ending import face_down, outcome
from mopsbook.games.mops_royal.layout import Layout
from mopsbook.games.mops_royal.moves import Lay, Refuse, Reveal, Score, Start
from mopsbook.games.mops_royal.scorings import Scoring
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.games.mops_royal.tiles import Tile

start_tile = event(
    "start", "player tile",
    "mops-royal.start-tile", "mops-royal.start-tile-no-crown", "mops-royal.own-set",
)  # fmt: skip
"""With which tile a layout begins."""
supply = event(
    "supply", "caller count", "mops-royal.supply", "mops-royal.caller", "mops-royal.tile-faces"
)
"""Whose supply lies face down."""
turned_up = event("reveal", "tile caller round left", "mops-royal.reveal")
"""Which tile the caller turns up; `left` still lie face down."""
same_tile = event("same-tile", "players tile", "mops-royal.same-tile")
"""Who takes the same tile."""
waits = event("wait", "player", "mops-royal.full-waits")
skips = event("skip", "player tile", "mops-royal.skip-if-laid")
"""Why a seat takes no tile in this round: its square is full, or the tile is laid."""
placed = event(
    "place", "player tile at where count", "mops-royal.lay-one-tile", "mops-royal.adjacency"
)
"""A tile was laid; `where` is that, seen from another, and its layout has `count`."""
full = event("full", "player count", "mops-royal.five-by-five", "mops-royal.end")
counted = event(
    "score", "player tiles cells size crown total final pattern by value points",
    "mops-royal.points", "mops-royal.printed-pattern", "mops-royal.pattern-set",
    "mops-royal.same-colour-or-object", "mops-royal.crown-bonus if crown", "mops-royal.crowns if crown",
    "mops-royal.final-same-rules if final",
)  # fmt: skip
turned_over = event(
    "turn-over", "player tile at choices",
    "mops-royal.flip-one", "mops-royal.flip-marked-tile", "mops-royal.turned-out",
    "mops-royal.reuse-until-turned",
)  # fmt: skip
"""Which tile is turned for a scoring; `choices`: places of those that could have been."""
used_up = event("supply-used-up", "caller", "mops-royal.supply-used-up")
"""The caller has no tile left."""
final_begins = event(
    "final-begins", "caller player why",
    "mops-royal.final-variant", "mops-royal.final-after-25", "mops-royal.final-first",
)  # fmt: skip
"""Who begins the final scoring, since all squares are "full", or the supply is "used-up"."""
final_skipped = event("final-skip", "player", "mops-royal.final-skip", "mops-royal.final-rotation")
"""A seat has nothing left to score."""
stopped = event("stop", "player", "mops-royal.final-must-score")
"""A seat leaves the final scoring for good."""
ONCE = ("mops-royal.one-scoring", "mops-royal.last-scoring if full")
nothing_to_score = event("nothing-to-score", "player full", *ONCE)
may_score = event("may-score", "player count full", *ONCE)
"""There is no scoring, or there are so many."""
passed = event("pass", "player count full", *ONCE)
"""A seat scores nothing although it could."""


def started(state: RoyalState, move: Start) -> Iterator[Event]:
    """Tell with which tiles the layouts begin, and whose supply lies face down."""
    yield from map(start_tile, range(len(move.tiles)), move.tiles)
    caller = state.caller if move.caller is None else move.caller
    yield supply(caller, len(state.options.tiles) - 1)


def revealed(state: RoyalState, move: Reveal) -> Iterator[Event]:
    """Tell which tile the caller turns up, and who takes the same one."""
    caller, tile = state.caller, move.tile
    yield turned_up(tile, caller, state.round, len(state.supply(caller)) - 1)
    boards = enumerate(state.boards)
    takers = [seat for seat, b in boards if seat != caller and not b.full and tile not in b.names]
    if takers:
        yield same_tile(takers, tile)


def passed_over(player: int, board: Layout, tile: Tile) -> Event:
    """Tell why a seat takes no tile in this round."""
    return waits(player) if board.full else skips(player, tile)


def laid(move: Lay, tile: Tile, board: Layout) -> Iterator[Event]:
    """Tell of a tile that was laid, and whether that completes the square."""
    yield placed(move.player, tile, move.at, board.beside(move.at), len(board))
    if board.full:
        yield full(move.player, len(board))


def scorable(player: int, board: Layout) -> Event:
    """Tell that a seat may score, and how many scorings there are, or that there is none."""
    if not board.scorings:
        return nothing_to_score(player, board.full)
    return may_score(player, len(board.scorings), board.full)


def scored(state: RoyalState, move: Score, scoring: Scoring, total: int) -> Iterator[Event]:
    """Tell what a combination brings, `crown` of it for crowns, and which tile is turned for it."""
    board, size, final = state.boards[move.player], len(move.cells), state.phase == "final"
    tiles, cells = [board[cell].tile for cell in move.cells], [list(cell) for cell in move.cells]
    crown = scoring.points - state.options.points_for[size]
    yield counted(move.player, tiles, cells, size, crown, total, final, **scoring.facts)
    choices = sorted([list(other.flip) for other in board.scorings if other.cells == move.cells])
    yield turned_over(move.player, board[move.flip].tile, move.flip, choices)


def refused(state: RoyalState, move: Refuse, total: int) -> Event:
    """Tell what a refusal costs, the `number`-th of the player, and where the tile lies now."""
    below, poor = state.boards[move.player][move.on], state.scores[move.player] < state.cost
    rules = (
        "mops-royal.refuse-variant",
        "mops-royal.refuse-cost",
        "mops-royal.refuse-delay",
        *(("mops-royal.refuse-stack",) if below.covered else ()),
        *(("mops-royal.refuse-below-zero",) if poor else ()),
        "mops-royal.refuse-no-scoring",
    )
    facts = {
        "player": move.player,
        "tile": state.tile,
        "on": list(move.on),
        "under": below.covered[-1] if below.covered else below.tile,
        "cost": state.cost,
        "number": state.refused[move.player] + 1,
        "total": total,
    }
    return Event("refuse", rules, facts)


ended = event(
    "game-end", "totals why",
    "mops-royal.end if why=full", "mops-royal.not-all-laid if why=full",
    "mops-royal.supply-used-up if why=used-up", "mops-royal.final-skip if why=scored",
)  # fmt: skip
"""The game is over, and why."""


def game_over(state: RoyalState, why: str) -> Iterator[Event]:
    """Tell that the game is over and who wins.

    `turned`: face-down tiles by seat; `tie_break`: several had most points; `yields`: the caller gave way.
    """
    end, totals, turned = outcome(state), list(state.scores), face_down(state)
    assert end is not None, "asked for only after the end"
    yield ended(totals, why)
    most = [seat for seat, points in enumerate(totals) if points == max(totals)]
    fewest = [seat for seat in most if turned[seat] == min(turned[s] for s in most)]
    facts = {
        "players": list(end.winners),
        "points": max(totals),
        "shared": len(end.winners) > 1,
        "tie_break": len(most) > 1,
        "turned": list(turned),
        "yields": len(fewest) > len(end.winners),
        "caller": state.caller,
    }
    yield Event("winners", end.rules, facts)
