"""Advice in Mops Royal: the best order where it can be known, and a rule of thumb where it cannot.

In the final scoring nothing is left to chance, so the best order is found by searching. While tiles
are still to come only what lies there can be counted: what a scoring brings, which other ones it
ends, and what the rest would still bring. Which tiles come, and whether it is better to wait for
them, nobody can know.

The contract is :class:`mopsbook.teach.advice.Adviser`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from mopsbook.core.advice import Counsel, Option, Reason, heads
from mopsbook.games.mops_royal.best import Best, best_order
from mopsbook.games.mops_royal.ending import is_last_chance
from mopsbook.games.mops_royal.layout import Layout
from mopsbook.games.mops_royal.moves import Pass, RoyalMove, Score, score
from mopsbook.games.mops_royal.patterns import SIZES
from mopsbook.games.mops_royal.scorings import Scoring, scorings
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.games.mops_royal.thumb import hoped
from mopsbook.games.mops_royal.tiles import FULL, Place, Tile

OTHERS = 2
"""How many other scorings are told beside the recommended one."""
CELLS = ("points", "ended", "later")
HEAD = heads("option-choice", "option-now", "option-ended", "option-later")
"""What is told of scorings side by side."""
ORDER = heads("option-order", "option-points")
"""What is told of scorings one after the other."""


def advises(state: RoyalState, seat: int) -> bool:
    """Say whether something can be said to a seat.

    In the final scoring that goes on to the end, so that each scoring can be looked back on. Before
    that a seat is advised when it may score; no scoring but the last one could be judged afterwards,
    for all others depended on tiles to come, and that would be no look back on a game.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mops_royal").position("boards A2 A3 A4 A6 / B3; tile A6; phase score")
    >>> advises(s, 0), advises(s, 1)
    (True, False)
    """
    if state.options.variant_final:
        return state.phase in ("final", "game_over")
    return state.phase == "score" and state.turn == seat


def advise(state: RoyalState, seat: int, seconds: float) -> Counsel:
    """Return what is best for a seat that can be advised.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal")
    >>> s = g.position("boards A2 A3 A4 A5 A6 / B3; tile A6; phase score")
    >>> counsel = advise(s, 0, 1)
    >>> str(counsel.moves[0]), counsel.value
    ('0 score 0,0 0,1 0,2 0,3 0,4 turn 0,2', None)
    """
    if state.options.variant_final:
        return _final(state, seat, seconds)
    return _last(state) if is_last_chance(state) else _thumb(state, seconds)


def named(state: RoyalState, move: RoyalMove) -> Reason:
    """Return the words for a move within a sentence.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal", variant_final=True)
    >>> s = g.position("boards A2 A3 A4 / B3; phase final")
    >>> named(s, g.legal(s)[0]).facts["pattern"]
    'I3'
    """
    if isinstance(move, Score):
        board = state.boards[move.player]
        facts = _facts(board.scoring(move.cells, move.flip), board)
        return Reason("advice-move-score", facts, ("mops-royal.flip-one",))
    return Reason("advice-move-stop", {}, ("mops-royal.final-must-score",))


def missed(view: RoyalState, move: RoyalMove) -> Reason | None:
    """Return what would have brought more and cost nothing: what turns the same tile, or what comes last.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal")
    >>> s = g.position("boards A2 A3 A4 A6 / B3; tile A6; phase score")
    >>> missed(s, g.move("0 score 0,0 0,1 0,2 turn 0,1")).facts["points"]
    4
    >>> missed(s, g.move("0 score 0,0 0,1 0,2 0,3 turn 0,1")), missed(s, g.move("0 pass"))
    (None, None)
    """
    if view.phase != "score":
        return None
    board, last = view.boards[view.turn], is_last_chance(view)
    scored = board.scoring(move.cells, move.flip) if isinstance(move, Score) else None
    best = next(
        (one for one in board.scorings if last or (scored and one.flip == scored.flip)), None
    )
    if best is None or best.points <= (scored.points if scored else 0):
        return None
    return Reason("missed-last" if last else "missed-same", _facts(best, board))


def _facts(one: Scoring, board: Layout) -> dict[str, Any]:
    """Return what the messages say of a scoring: the combination, and the tile that is turned for it."""
    return one.facts | {"tile": board[one.flip].tile, "at": list(one.flip)}


# ------------------------------------------------------------------ what can be known


def _final(state: RoyalState, seat: int, seconds: float) -> Counsel:
    """Return the best order of all that is left (mops-royal.final-variant)."""
    board, total = state.boards[seat], state.scores[seat]
    over = state.phase == "game_over" or seat in state.stopped
    best = best_order({} if over else board.face_up(), state.options, seconds)
    if not best.scorings:
        told = Reason("advice-nothing", {"player": seat, "total": total}, ("mops-royal.winner",))
        return Counsel((), (told,), total, total, True)
    facts = {
        "player": seat,
        "points": best.points,
        "count": len(best.scorings),
        "total": total + best.points,
        "exact": best.exact,
        "bound": total + best.bound,
    }
    dearest = _dearest_first(board)
    reasons = [
        Reason("advice-best", facts, ("mops-royal.final-variant", "mops-royal.reuse-until-turned")),
        Reason("advice-dearest", {"points": dearest, "lost": best.points - dearest}),
    ]
    rules = ("mops-royal.points", "mops-royal.flip-marked-tile")
    steps = [_facts(one, board) | {"number": number} for number, one in enumerate(best.scorings, 1)]
    return Counsel(
        tuple(score(seat, one.cells, one.flip) for one in best.scorings),
        tuple(reasons),
        total + best.points,
        total + best.bound,
        best.exact,
        more=tuple([Reason("advice-step", step, rules) for step in steps]),
        options=tuple(
            Option(Reason("option-step", step), (str(step["points"]),), step["number"] == 1)
            for step in steps
        ),
        head=ORDER,
    )


def _dearest_first(board: Layout) -> int:
    """Return what it brings to score the dearest combination each time, the first of equals."""
    face_up, points = board.face_up(), 0
    while found := scorings(face_up, board.options):
        points += found[0].points
        del face_up[found[0].flip]
    return points


def _last(state: RoyalState) -> Counsel:
    """Return the dearest scoring: nothing comes after it."""
    seat = state.turn
    board = state.boards[seat]
    one = board.scorings[0]
    total = state.scores[seat] + one.points
    facts = _facts(one, board) | {"player": seat, "total": total}
    reason = Reason("advice-last", facts, ("mops-royal.last-scoring", "mops-royal.points"))
    return Counsel((score(seat, one.cells, one.flip),), (reason,), total, total, True)


# ------------------------------------------------------------------ what can only be guessed


class _Choice(NamedTuple):
    """A scoring, and what is left of the tiles that lie there now."""

    scoring: Scoring
    ended: tuple[Scoring, ...]
    """The other combinations of which its turned tile is a part, each once."""
    rest: Best
    later: int
    """Points that can be had for the rest in the rounds that are left."""


def _thumb(state: RoyalState, seconds: float) -> Counsel:
    """Return the scoring after which the tiles that lie there bring most, or to wait for a larger one."""
    seat = state.turn
    board = state.boards[seat]
    rounds = FULL - len(board)
    first: dict[Any, Scoring] = {}
    for one in board.scorings:
        first.setdefault(one.flip, one)
    share = seconds / (len(first) + 1)
    choices = [_weighed(one, board, rounds, share) for one in first.values()]
    waiting = _later(best_order(board.face_up(), board.options, share), rounds)
    choices.sort(key=lambda it: (-it.scoring.points - it.later, -it.scoring.points, len(it.ended)))
    best = choices[0]
    facts = _facts(best.scoring, board)
    left = {"player": seat, "points": best.later, "rounds": rounds, "exact": best.rest.exact}
    left |= {"count": len(best.rest.scorings)}
    dearest = max([one.points for one in best.ended], default=0)
    ended = {"count": len(best.ended), "dearest": dearest}
    reasons = [
        Reason("advice-thumb", facts | {"player": seat}, ("mops-royal.one-scoring",)),
        Reason("advice-ends", facts | ended, ("mops-royal.turned-out",)),
        Reason("advice-later", left, ("mops-royal.reuse-until-turned",)),
    ]
    hope = _hope(state, best.scoring)
    waits = best.scoring.points <= hoped(state)
    if waits:
        told = {"player": seat, "free": rounds, "dearest": state.options.points_for[SIZES[-1]]}
        reasons = [Reason("advice-pass", told, ("mops-royal.one-scoring", "mops-royal.points"))]
    reasons.append(Reason("advice-wait", facts | hope, ("mops-royal.sizes",)))
    if not waits and hope["count"] and waiting >= best.scoring.points + best.later:
        # in 160 games of two who waited then got 0.4 points fewer, give or take 0.8
        reasons.append(Reason("advice-now", {}, ("mops-royal.one-scoring",)))
    weighed = [
        _facts(one.scoring, board) | {"ended": len(one.ended), "later": one.later}
        for one in choices[: 1 + OTHERS]
    ]
    more = [Reason("advice-other", one, ("mops-royal.flip-marked-tile",)) for one in weighed[1:]]
    more.append(Reason("advice-unknown", {"player": seat}, ("mops-royal.reveal",)))
    one = best.scoring
    options = [
        Option(
            Reason("option-score", one),
            tuple(str(one[key]) for key in CELLS),
            not (number or waits),
        )
        for number, one in enumerate(weighed)
    ]
    nothing = Option(Reason("option-pass", {}), ("0", "0", str(waiting)), waits)
    move = Pass(seat) if waits else score(seat, one.cells, one.flip)
    return Counsel(
        (move,),
        tuple(reasons),
        more=tuple(more),
        options=(*options, nothing),
        head=HEAD,
    )


def _hope(state: RoyalState, best: Scoring) -> dict[str, Any]:
    """Return what messages say of waiting: by how many of the tiles to come a larger combination could be made.

    Some of them `kept` it possible once `best` was scored.
    """
    board = state.boards[state.turn]
    tiles = [tile for tile in state.supply(state.caller) if tile not in board.names]
    now = _larger(board, tiles, best.points)
    kept = len(_larger(board.turn_over(best.flip), tiles, best.points))
    return {"count": len(now), "left": len(tiles), "points": max(now, default=0), "kept": kept}


def _larger(board: Layout, tiles: Sequence[Tile], points: int) -> list[int]:
    """Return what the dearest combination would bring with each tile by which that were more than some points."""
    dearest = [max([_brings(board, at, tile) for at in board.free]) for tile in tiles]
    return [one for one in dearest if one > points]


def _brings(board: Layout, at: Place, tile: Tile) -> int:
    """Return what the dearest combination with a tile at a place would bring."""
    found = board.with_tile(at, tile).scorings
    return next((one.points for one in found if at in one.cells), 0)


def _weighed(one: Scoring, board: Layout, rounds: int, seconds: float) -> _Choice:
    ended = {other.cells: other for other in reversed(board.scorings) if one.flip in other.cells}
    ended.pop(one.cells)
    face_up = board.face_up()
    del face_up[one.flip]
    rest = best_order(face_up, board.options, seconds)
    return _Choice(one, tuple(ended.values()), rest, _later(rest, rounds))


def _later(rest: Best, rounds: int) -> int:
    """Return the points of an order of scorings that can be had in so many rounds.

    Scorings can be left out of an order: their tiles stay face up, to the good of the others.
    """
    return sum(sorted([one.points for one in rest.scorings], reverse=True)[:rounds])
