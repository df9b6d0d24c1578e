"""What is asked of whoever learns Mops Royal, beside what is asked of every game.

The contract is :mod:`mopsbook.core.asking`; the words are messages ``quiz-...`` and ``because-...`` of the game.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, refusing
from mopsbook.core.rules import slug
from mopsbook.core.step import AnyStep
from mopsbook.core.verdict import Fault
from mopsbook.games.mops_royal.best import best_order
from mopsbook.games.mops_royal.layout import Layout
from mopsbook.games.mops_royal.moves import Refuse, Score, place_text
from mopsbook.games.mops_royal.questions_tiles import (
    after_last_tile,
    after_refusing,
    below_zero,
    start_tile,
    where_refused,
)
from mopsbook.games.mops_royal.scorings import Scoring, groups
from mopsbook.games.mops_royal.state import RoyalState, order_of
from mopsbook.games.mops_royal.tiles import Place
from mopsbook.games.mops_royal.verdicts import why_not

TURNS = "mops-royal.order-in-round"
"""The rule that says whose turn comes after another one."""
BESIDE = {
    "place": (
        "mops-royal.adjacency",
        "mops-royal.five-by-five",
        "mops-royal.free-space",
        "mops-royal.same-colour-or-object",
    ),
    "score": (),
}
"""For each kind of move the rules that one may think of where it is refused.

A single tile may miss a combination for several reasons, as one looks at other tiles beside it.
"""
SMALLEST = 3
MIXED = 6
"""So many tiles are looked at for those that have nothing in common."""
WRONG = 3
"""So many wrong choices stand beside the right one."""
ONE, BOTH, NEITHER = "one", "both", "neither"
"""Of two combinations, how many can be scored no more."""
FEW = 8
"""Of more scorings no best one is asked for."""
KNOTS = 50
"""Nor where it takes more than so many to know what is left by one of them."""
FITS = "fits"
FLIP = "mops-royal.flip-marked-tile"
REFUSING = (
    "mops-royal.printed-pattern",
    "mops-royal.same-colour-or-object",
    "mops-royal.turned-out",
    "mops-royal.part-of-group",
)
"""Rules by which tiles are no combination, whichever of them would be turned."""


def brings(at: Moment) -> Asked | None:
    """Ask how many points a combination brings."""
    one = _scoring(at)
    if one is None:
        return None
    move = Score(at.seat, one.cells, one.flip)
    step = at.carried_out(move)
    if step is None:
        return None
    size, points_for = len(one.cells), at.game.options.points_for
    slips = {
        "size": size,
        "crown": points_for[size],
        "each": points_for[size] + one.crowns,
        "once": points_for[size] + min(one.crowns, 1),
        **{f"of-{other}": points for other, points in points_for.items() if other != size},
    }
    replies = {
        n: Reply(
            n, None, (Reason("because-brings", {"slip": slip.partition("-")[0], "size": size}),)
        )
        for slip, n in reversed(slips.items())
        if n != one.points
    }
    why = _scored(step)
    # where there is a crown, it is what decides
    rules = (*(("mops-royal.crown-bonus",) if one.crowns else ()), "mops-royal.points")
    return Asked(
        Reason("quiz-brings", {"count": size}), "number", (one.points,), (why,), rules,
        tuple(replies.values()), shown=_items(at, one.cells), moves=(move,),
        level=1 + bool(one.crowns) + (one.crowns > 1),
    )  # fmt: skip


def turns_over(at: Moment) -> Asked | None:
    """Ask which tiles of a combination may be turned for it."""
    one = _scoring(at)
    if one is None:
        return None
    board = _board(at)
    flips = [other.flip for other in board.scorings if other.cells == one.cells]
    if len(flips) == len(one.cells):
        return None
    replies = []
    for cell in one.cells:
        found = at.game.check(at.view, Score(at.seat, one.cells, cell))
        replies += [Reply(_item(at, cell), None, (refusing(fault),)) for fault in found[:1]]
    why = Reason("because-turned", {"tiles": [board[flip].tile for flip in flips]}, (FLIP,))
    return Asked(
        Reason("quiz-turns", {"count": len(one.cells)}), "table", tuple(sorted(_items(at, flips))), (why,),
        (FLIP, "mops-royal.flip-one"), tuple(replies), every=True, shown=_items(at, one.cells),
        otherwise=(Reason("because-marked", {}, (FLIP,)),),
        moves=(Score(at.seat, one.cells, flips[0]),), level=1 if len(flips) == 1 else 2,
    )  # fmt: skip


def is_a_combination(at: Moment) -> Asked | None:
    """Ask whether some tiles can be scored together, and if not, which rule forbids it."""
    if not _decides(at):
        return None
    board = _board(at)
    everything = {cell: tile.tile for cell, tile in board.items()}
    tempting: dict[str, list[tuple[Place, ...]]] = {}
    faults: dict[tuple[Place, ...], Fault] = {}
    mixed = combinations(at.some(sorted(everything), MIXED), SMALLEST)
    alike = (combinations(group, SMALLEST) for group in groups(everything).values())
    for row in (*alike, map(tuple, map(sorted, mixed))):
        for cells in filter(_near, row):
            found = [
                one for one in why_not(board, Score(at.seat, cells, cells[0])) if one.rule != FLIP
            ]
            if len(found) < 2:
                tempting.setdefault(str(found[0].rule) if found else FITS, []).append(cells)
                faults.update((cells, one) for one in found)
    if not tempting:
        return None
    if len(tempting) > 1:
        tempting.pop("mops-royal.turned-out", None)  # which is seen at once
    right = at.rng.choice(sorted(tempting))
    cells = at.rng.choice(tempting[right])
    rules = (
        (right,)
        if right != FITS
        else ("mops-royal.printed-pattern", "mops-royal.same-colour-or-object")
    )
    if right != FITS and right not in REFUSING:
        return None
    why = refusing(faults[cells]) if right != FITS else Reason("because-fits", {}, rules)
    kinds = [FITS, *(slug(one) for one in REFUSING)]
    if not at.game.options.partial_groups:
        kinds[-1] = FITS  # what lies beside them may count
    replies = tuple(
        Reply(
            one, Reason("answer-fits", {"kind": slug(one)}),
            () if one == right else (Reason("because-look", {"kind": kind}, (one if one in REFUSING else REFUSING[0],)),),
        )
        for one, kind in zip((FITS, *REFUSING), kinds, strict=True)
    )  # fmt: skip
    flips = [one.flip for one in board.scorings if one.cells == cells]
    scored = [Score(at.seat, cells, flip) for flip in flips if right == FITS]
    return Asked(
        Reason("quiz-combination", {"count": len(cells)}), "choice", (right,), (why,), rules,
        replies, shown=_items(at, cells), moves=tuple(scored[:1]), level=2,
    )  # fmt: skip


def worth_points(at: Moment) -> Asked | None:
    """Ask for the combination that brings so many points."""
    found = {one.cells: one for one in (_board(at).scorings if _decides(at) else ())}
    often = Counter(one.points for one in found.values())
    only = [one for one in found.values() if often[one.points] == 1]
    if len(found) < 2 or not only:
        return None
    one = at.rng.choice(only)
    # another combination is seen with what it brings
    others = tuple(
        Reply(tuple(sorted(_items(at, it.cells))), None, (), (Score(at.seat, it.cells, it.flip),))
        for it in found.values()
        if it is not one
    )
    replies = {
        _item(at, cell): Reply(_item(at, cell), None, (Reason("because-worth", {"points": other.points}),))
        for other in found.values()
        for cell in other.cells
        if cell not in one.cells
    }  # fmt: skip
    move = Score(at.seat, one.cells, one.flip)
    step = at.carried_out(move)
    if step is None:
        return None
    why = _scored(step)
    rules = (
        "mops-royal.points",
        "mops-royal.printed-pattern",
        *(("mops-royal.crown-bonus",) if one.crowns else ()),
    )
    return Asked(
        Reason("quiz-worth", {"points": one.points}), "table", tuple(sorted(_items(at, one.cells))), (why,),
        rules, (*replies.values(), *others), every=True, moves=(move,), level=len(rules),
    )  # fmt: skip


def ended_by(at: Moment) -> Asked | None:
    """Ask which of two combinations can be scored no more after a scoring: one, both or neither."""
    board = _board(at)
    often = Counter(one.cells for one in board.scorings)
    for one in at.some(board.scorings if _decides(at) else (), FEW):
        others = dict.fromkeys(it.cells for it in board.scorings if it.cells != one.cells)
        # which tile is turned has to be found out, so it must be only one
        if len(others) > 1 and often[one.cells] == 1:
            break
    else:
        return None
    gone = at.some([cells for cells in others if one.flip in cells], 2)
    stay = [cells for cells in others if one.flip not in cells]
    # what shares another tile with it is most tempting
    near = sorted(at.some(stay, len(stay)), key=lambda cells: -len({*cells} & {*one.cells}))[:2]
    pairs = {ONE: [*gone[:1], *near[:1]], BOTH: gone, NEITHER: near}
    case = at.rng.choice([case for case, pair in pairs.items() if len(pair) > 1])
    pair, tile = at.some(pairs[case], 2), board[one.flip].tile
    right = _text(gone[0]) if case == ONE else case
    rules = ("mops-royal.turned-out", "mops-royal.reuse-until-turned", FLIP)
    replies = [
        Reply(value, what, () if value == right else (Reason("because-not-ended", {"slip": slip}, rules),))
        for value, what, slip in (
            *((_text(cells), _named(board, cells), "other" if cells in gone else "") for cells in pair),
            *((value, Reason("answer-ended", {"which": value}), value) for value in (BOTH, NEITHER)),
        )
    ]  # fmt: skip
    ended = [cells for cells in pair if cells in gone]
    facts = [{"tile": tile, "tiles": [board[cell].tile for cell in cells]} for cells in ended]
    why = tuple(Reason("because-ended", known, rules) for known in facts)
    return Asked(
        Reason("quiz-ended", {"count": len(one.cells)}), "choice", (right,),
        why or (Reason("because-none-ended", {"tile": tile}, rules),), rules, tuple(replies),
        shown=_items(at, one.cells), otherwise=(Reason("because-marked", {}, (FLIP,)),),
        moves=(Score(at.seat, one.cells, one.flip),), level=3, case=case,
    )  # fmt: skip


def best_first(at: Moment) -> Asked | None:
    """Ask in the final scoring what is scored first to get most in the end."""
    found = _board(at).scorings if _decides(at) and at.view.phase == "final" else ()
    if not 2 <= len(found) <= FEW:
        return None
    board, totals = _board(at), {}
    for one in found:
        left = {cell: tile for cell, tile in board.face_up().items() if cell != one.flip}
        then = best_order(left, at.game.options, steps=KNOTS)
        if not then.exact:
            return None
        totals[one] = one.points + then.points
    most = max(totals.values())
    best = [one for one in found if totals[one] == most]
    others = [one for one in found if totals[one] < most]
    if len(best) > 1 or not others:
        return None
    rules = ("mops-royal.final-variant", "mops-royal.reuse-until-turned", "mops-royal.flip-one")
    replies = [
        Reply(
            f"{_text(one.cells)} {_text([one.flip])}",
            Reason("answer-first", {"tiles": [board[cell].tile for cell in one.cells], "tile": board[one.flip].tile}),
            (Reason("because-total", {"points": totals[one]}, rules),),
            (Score(at.seat, one.cells, one.flip),),
        )
        for one in at.some([*best, *at.some(others, WRONG)], WRONG + 1)
    ]  # fmt: skip
    (first,) = best
    return Asked(
        Reason("quiz-first", {}), "choice", (f"{_text(first.cells)} {_text([first.flip])}",),
        (Reason("because-most", {"points": most}, rules),), rules, tuple(replies),
        moves=(Score(at.seat, first.cells, first.flip),), level=3,
    )  # fmt: skip


def who_lays(at: Moment) -> Asked | None:
    """Ask who still lays the tile of the round."""
    view: RoyalState = at.view
    if view.phase != "lay" or view.turn != at.seat:
        return None
    order = order_of(view)
    due = order[order.index(at.seat) :]
    right = [
        seat for seat in due if view.boards[seat].free and view.tile not in view.boards[seat].names
    ]
    others = [seat for seat in order if seat not in right]
    if not others or len(due) < 2 or at.game.options.variant_refuse:
        return None
    replies = []
    for seat in others:
        full = view.boards[seat].full and view.tile not in view.boards[seat].names
        rule = "mops-royal.full-waits" if full else "mops-royal.skip-if-laid"
        replies.append(
            Reply(
                f"plate{seat}",
                None,
                (Reason("because-lays-not", {"full": full, "player": seat}, (rule,)),),
            )
        )
    rules = tuple(dict.fromkeys(rule for reply in replies for rule in reply.why[0].rules))
    why = Reason(
        "because-lays", {"players": right, "tile": view.tile}, ("mops-royal.same-tile", *rules)
    )
    idle = [reply.why[0] for reply in replies]
    return Asked(
        Reason("quiz-lays", {"tile": view.tile}), "table", tuple(sorted(f"plate{seat}" for seat in right)), (why, *idle),
        (*rules, "mops-royal.same-tile"), tuple(replies), every=True,
        moves=at.seen(at.move), level=min(3, len(others)),
    )  # fmt: skip


def refusal_costs(at: Moment) -> Asked | None:
    """Ask what it costs to refuse the tile of the round."""
    view: RoyalState = at.view
    board = _board(at)
    places = board.turned() if view.phase == "lay" and view.turn == at.seat else ()
    on = next((one for one in places if not at.game.check(view, Refuse(at.seat, one))), None)
    if on is None or view.scores[at.seat] < view.cost:
        return None
    rules = ("mops-royal.refuse-cost", "mops-royal.refuse-variant")
    facts = {"cost": view.cost, "number": view.refused[at.seat] + 1}
    why = Reason("because-refusal", facts, rules)
    return Asked(
        Reason("quiz-refusal", {"tile": view.tile, "number": facts["number"]}), "number", (view.cost,), (why,), rules,
        moves=(Refuse(at.seat, on),), level=1,
    )  # fmt: skip


KINDS = (
    brings, turns_over, is_a_combination, worth_points, ended_by, best_first, who_lays, refusal_costs, start_tile,
    where_refused, below_zero, after_refusing, after_last_tile,
)  # fmt: skip
HEART = (brings, turns_over, is_a_combination, worth_points, ended_by, best_first)


def _decides(at: Moment) -> bool:
    return at.view.phase in ("score", "final") and at.game.actor(at.view) == at.seat


def _board(at: Moment) -> Layout:
    board: Layout = at.view.boards[at.seat]
    return board


def _scored(step: AnyStep) -> Reason:
    """Return what a scoring brings, without what it comes to with earlier ones."""
    event = next(event for event in step.events if event.kind == "score")
    return Reason("because-scored", event.facts, event.rules)


def _scoring(at: Moment) -> Scoring | None:
    """Return something that the seat can score."""
    found = _board(at).scorings if _decides(at) else ()
    return at.rng.choice(found) if found else None


def _near(cells: Any) -> bool:
    """Say whether places lie close enough to each other to look like a combination."""
    rows, columns = ([cell[n] for cell in cells] for n in (0, 1))
    return bool(max(rows) - min(rows) < SMALLEST and max(columns) - min(columns) < SMALLEST)


def _item(at: Moment, cell: Place) -> str:
    return f"{at.seat}:{cell[0]},{cell[1]}"


def _text(cells: Any) -> str:
    return " ".join(map(place_text, cells))


def _named(board: Layout, cells: Any) -> Reason:
    return Reason("answer-tiles", {"tiles": [board[cell].tile for cell in cells]})


def _items(at: Moment, cells: Any) -> tuple[str, ...]:
    return tuple(_item(at, cell) for cell in cells)
