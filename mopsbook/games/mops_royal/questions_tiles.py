"""What Mops Royal asks about start tiles, refused tiles and the last tile."""

from __future__ import annotations

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, refusing, what_then
from mopsbook.games.mops_royal.layout import Layout
from mopsbook.games.mops_royal.moves import Refuse, Score
from mopsbook.games.mops_royal.state import RoyalState

EARLY = 3
"""So many rounds at most one thinks of start tiles."""
OTHERS = 3
"""So many tiles stand beside the right one."""


def start_tile(at: Moment) -> Asked | None:
    """Ask which tile nobody can begin with."""
    options, view = at.game.options, at.view
    # what lies on the table was somebody's first one, or is no more
    seen = {view.tile, *(tile for board in view.boards for tile in board.names)}
    crowned = [tile for tile in options.tiles if tile in options.crowned and tile not in seen]
    plain = [tile for tile in options.tiles if tile not in options.crowned and tile not in seen]
    if view.phase != "lay" or view.round > EARLY or not crowned or len(plain) < OTHERS:
        return None
    right = at.rng.choice(crowned)
    can = Reason("because-can-start", {}, ("mops-royal.start-tile-no-crown",))
    listed = at.some([right, *at.some(plain, OTHERS)], OTHERS + 1)
    replies = [
        Reply(tile, Reason("answer-tiles", {"tiles": [tile]}), () if tile == right else (can,)) for tile in listed
    ]  # fmt: skip
    rules = ("mops-royal.start-tile-no-crown", "mops-royal.start-tile")
    return Asked(
        Reason("quiz-start-tile", {}), "choice", (right,), (Reason("because-crowned", {"tile": right}, rules),), rules,
        tuple(replies), otherwise=(can,), level=1,
    )  # fmt: skip


def where_refused(at: Moment) -> Asked | None:
    """Ask where a refused tile can be put."""
    if not _refuses(at):
        return None
    board: Layout = at.view.boards[at.seat]
    faults = {cell: at.game.check(at.view, Refuse(at.seat, cell)) for cell in board}
    right = tuple(sorted(_item(at, cell) for cell, found in faults.items() if not found))
    if not right or len(right) == len(faults):
        return None
    replies = tuple(
        Reply(_item(at, cell), None, (refusing(found[0]),))
        for cell, found in faults.items()
        if found
    )
    stacked = any(board[cell].covered for cell in board)
    rules = ("mops-royal.refuse-needs-turned", *(("mops-royal.refuse-stack",) if stacked else ()))
    return Asked(
        Reason("quiz-where-refused", {"tile": at.view.tile}), "table", right,
        (Reason("because-where-refused", {}, rules),), (*rules, "mops-royal.refuse-variant"), replies, every=True,
        level=len(rules),
    )  # fmt: skip


def below_zero(at: Moment) -> Asked | None:
    """Ask for the score after a refusal that costs more than there is."""
    view: RoyalState = at.view
    on = _on(at)
    if on is None or view.scores[at.seat] >= view.cost:
        return None
    points, cost = view.scores[at.seat], view.cost
    left = max(0, points - cost) if at.game.options.refuse_floor == "zero" else points - cost
    slips = {0: "floor", points: "free", points + cost: "added", left: ""}
    replies = [
        Reply(
            value, Reason("answer-points", {"points": value}),
            (Reason("because-below", {"slip": slip}, ("mops-royal.refuse-below-zero",)),) if slip else (),
        )
        for value, slip in slips.items()
    ]  # fmt: skip
    rules = ("mops-royal.refuse-below-zero", "mops-royal.refuse-cost")
    facts = {
        "tile": view.tile,
        "points": points,
        "cost": cost,
        "left": left,
        "number": view.refused[at.seat] + 1,
    }
    return Asked(
        Reason("quiz-below", facts), "choice", (left,), (Reason("because-left", facts, rules),), rules,
        tuple(at.some(replies, len(replies))),
        moves=(Refuse(at.seat, on),), level=2,
    )  # fmt: skip


def after_refusing(at: Moment) -> Asked | None:
    """Ask whether somebody who refuses a tile can still score."""
    board: Layout = at.view.boards[at.seat]
    on = _on(at)
    if on is None or not board.scorable or at.game.options.variant_final:
        return None
    rule = "mops-royal.refuse-no-scoring"
    right = "score" if at.game.options.score_after_refuse else "over"
    kinds = {
        "over": rule,
        "score": rule,
        "all": "mops-royal.one-scoring",
        "place": "mops-royal.lay-one-tile",
    }
    return what_then(
        at, ("quiz-refusing", "answer-refusing", "because-refusing"), right, kinds, (rule,), {"tile": at.view.tile},
        (Refuse(at.seat, on),),
    )  # fmt: skip


def after_last_tile(at: Moment) -> Asked | None:
    """Ask what can be scored after the last tile."""
    view, board = at.view, at.view.boards[at.seat]
    if view.phase != "score" or view.turn != at.seat or not board.full or len(board.scorings) < 2:
        return None
    first = board.scorings[0]
    kinds = {
        "one": "mops-royal.one-scoring", "all": "mops-royal.one-scoring", "round": "mops-royal.last-scoring",
        "none": "mops-royal.last-scoring",
    }  # fmt: skip
    return what_then(
        at, ("quiz-last", "answer-last", "because-last"), "one", kinds,
        ("mops-royal.last-scoring", "mops-royal.one-scoring"), moves=at.seen(Score(at.seat, first.cells, first.flip)),
    )  # fmt: skip


def _refuses(at: Moment) -> bool:
    view: RoyalState = at.view
    return view.options.variant_refuse and view.phase == "lay" and view.turn == at.seat


def _on(at: Moment) -> tuple[int, int] | None:
    """Return where the seat can put the tile if it refuses it."""
    board: Layout = at.view.boards[at.seat]
    turned = board.turned() if _refuses(at) else ()
    return next((one for one in turned if not at.game.check(at.view, Refuse(at.seat, one))), None)


def _item(at: Moment, cell: tuple[int, int]) -> str:
    return f"{at.seat}:{cell[0]},{cell[1]}"
