"""What happened, as data: each thing that a move can bring about, with the rules on which it rests.

Facts that are seats: ``player`` (who acts), ``caller``; lists of seats: ``players``. Tiles: ``tile``,
``under``; ``tiles`` is a list. Places are pairs of row and column: ``at``, ``on``; ``cells`` and
``choices`` are lists of them. ``full``: the square of the player is complete.
"""

from __future__ import annotations

from collections.abc import Iterator

from mopsbook.core.verdict import Event, event
from mopsbook.games.mops_royal.ending import face_down, outcome
from mopsbook.games.mops_royal.layout import Layout
from mopsbook.games.mops_royal.moves import Lay, Pass, Refuse, Reveal, Score, Start
from mopsbook.games.mops_royal.scorings import Scoring
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.games.mops_royal.tiles import Tile

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


def started(state: RoyalState, move: Start) -> Iterator[Event]:
    """Tell with which tiles the layouts begin, and whose supply lies face down."""
    rules = ("mops-royal.start-tile", "mops-royal.start-tile-no-crown", "mops-royal.own-set")
    for player, tile in enumerate(move.tiles):
        yield Event("start", rules, {"player": player, "tile": tile})
    caller = state.caller if move.caller is None else move.caller
    count = len(state.options.tiles) - 1
    yield Event(
        "supply",
        ("mops-royal.supply", "mops-royal.caller", "mops-royal.tile-faces"),
        {"caller": caller, "count": count},
    )


def revealed(state: RoyalState, move: Reveal) -> Iterator[Event]:
    """Tell which tile the caller turns up, and who takes the same one.

    `left`: tiles of the caller that still lie face down.
    """
    caller = state.caller
    left = len(state.supply(caller)) - 1
    facts = {"tile": move.tile, "caller": caller, "round": state.round, "left": left}
    yield Event("reveal", ("mops-royal.reveal",), facts)
    takers = [
        player
        for player, board in enumerate(state.boards)
        if player != caller and not board.full and move.tile not in board.names
    ]
    if takers:
        facts = {"players": takers, "tile": move.tile}
        yield Event("same-tile", ("mops-royal.same-tile",), facts)


def passed_over(player: int, board: Layout, tile: Tile) -> Event:
    """Tell why a seat takes no tile in this round."""
    if board.full:
        return Event("wait", ("mops-royal.full-waits",), {"player": player})
    return Event("skip", ("mops-royal.skip-if-laid",), {"player": player, "tile": tile})


def laid(move: Lay, tile: Tile, board: Layout) -> Iterator[Event]:
    """Tell of a tile that was laid.

    `count`: tiles of its layout.
    """
    facts = {"player": move.player, "tile": tile, "at": list(move.at), "count": len(board)}
    yield Event("place", ("mops-royal.lay-one-tile", "mops-royal.adjacency"), facts)
    if board.full:
        facts = {"player": move.player, "count": len(board)}
        yield Event("full", ("mops-royal.five-by-five", "mops-royal.end"), facts)


def may_score(player: int, board: Layout) -> Event:
    """Tell that a seat may score, or that there is nothing to score.

    `count`: scorings that there are.
    """
    facts = {"player": player, "full": board.full}
    if not board.scorings:
        return Event("nothing-to-score", _once(board), facts)
    return Event("may-score", _once(board), facts | {"count": len(board.scorings)})


def passed(move: Pass, board: Layout) -> Event:
    """Tell that a seat scores nothing although it could."""
    facts = {"player": move.player, "count": len(board.scorings), "full": board.full}
    return Event("pass", _once(board), facts)


def _once(board: Layout) -> tuple[str, ...]:
    if board.full:
        return ("mops-royal.one-scoring", "mops-royal.last-scoring")
    return ("mops-royal.one-scoring",)


def scored(state: RoyalState, move: Score, scoring: Scoring, total: int) -> Iterator[Event]:
    """Tell what a combination brings and which tile is turned for it.

    `by`: "colour" or "object"; `crown`: points for crowns; `choices`: places of tiles that could have been
    turned.
    """
    board, final = state.boards[move.player], state.phase == "final"
    size = len(move.cells)
    crown = scoring.points - state.options.points_for[size]
    rules = [
        "mops-royal.points",
        "mops-royal.printed-pattern",
        "mops-royal.pattern-set",
        "mops-royal.same-colour-or-object",
    ]
    if scoring.crowns:
        rules += ["mops-royal.crown-bonus", "mops-royal.crowns"]
    if final:
        rules.append("mops-royal.final-same-rules")
    facts = {
        "player": move.player,
        "pattern": scoring.pattern,
        "tiles": [board[cell].tile for cell in move.cells],
        "cells": [list(cell) for cell in move.cells],
        "by": scoring.by,
        "value": scoring.value,
        "size": size,
        "points": scoring.points,
        "crown": crown,
        "total": total,
        "final": final,
    }
    yield Event("score", tuple(rules), facts)
    choices = [list(other.flip) for other in board.scorings if other.cells == move.cells]
    yield Event(
        "turn-over",
        (
            "mops-royal.flip-one",
            "mops-royal.flip-marked-tile",
            "mops-royal.turned-out",
            "mops-royal.reuse-until-turned",
        ),
        {
            "player": move.player,
            "tile": board[move.flip].tile,
            "at": list(move.flip),
            "choices": sorted(choices),
        },
    )


def refused(state: RoyalState, move: Refuse, total: int) -> Event:
    """Tell what a refusal costs and where the tile lies now.

    `number`: which refusal of the player it is.
    """
    rules = ["mops-royal.refuse-variant", "mops-royal.refuse-cost", "mops-royal.refuse-delay"]
    below = state.boards[move.player][move.on]
    if below.covered:
        rules.append("mops-royal.refuse-stack")
    if state.scores[move.player] < state.cost:
        rules.append("mops-royal.refuse-below-zero")
    facts = {
        "player": move.player,
        "tile": state.tile,
        "on": list(move.on),
        "under": below.covered[-1] if below.covered else below.tile,
        "cost": state.cost,
        "number": state.refused[move.player] + 1,
        "total": total,
    }
    return Event("refuse", (*rules, "mops-royal.refuse-no-scoring"), facts)


def game_over(state: RoyalState, why: str) -> Iterator[Event]:
    """Tell that the game is over and who wins.

    `turned`: face-down tiles by seat; `tie_break`: several had most points; `yields`: the caller gave way.
    """
    rules: dict[str, tuple[str, ...]] = {
        "full": ("mops-royal.end", "mops-royal.not-all-laid"),
        "used-up": ("mops-royal.supply-used-up",),
        "scored": ("mops-royal.final-skip",),
    }
    end = outcome(state)
    assert end is not None, "asked for only after the end"
    totals = list(state.scores)
    yield Event("game-end", rules[why], {"totals": totals, "why": why})
    most = [seat for seat, points in enumerate(totals) if points == max(totals)]
    turned = face_down(state)
    fewest = [seat for seat in most if turned[seat] == min(turned[s] for s in most)]
    yield Event(
        "winners",
        end.rules,
        {
            "players": list(end.winners),
            "points": max(totals),
            "shared": len(end.winners) > 1,
            "tie_break": len(most) > 1,
            "turned": list(turned),
            "yields": len(fewest) > len(end.winners),
            "caller": state.caller,
        },
    )
