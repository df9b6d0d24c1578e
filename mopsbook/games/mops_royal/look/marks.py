"""What is special about tiles and places now: what can be done with them, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from mopsbook.core.step import AnyStep
from mopsbook.games.mops_royal import verdicts
from mopsbook.games.mops_royal.ending import outcome
from mopsbook.games.mops_royal.look.outlook import Outlook, words_of
from mopsbook.games.mops_royal.look.picking import Picking
from mopsbook.games.mops_royal.look.places import around
from mopsbook.games.mops_royal.moves import Lay, Refuse, RoyalMove, place_text
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.games.mops_royal.tiles import Place
from mopsbook.show.notes import why_not, winning
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Mark, msg

LEGAL, PICKED = Mark("legal"), Mark("picked")
TURN = Mark("lowest", why=msg("mark-turn"))
"""As dashed and violet as what was turned over, and seen without help: it is one of those that were picked."""

SCORED = Mark("wins", why=msg("mark-scored"))
"""Golden as what wins; what it means here is told where somebody points at it."""


def tile_id(seat: int, at: Place) -> str:
    """Return the item of a tile in a square."""
    return f"{seat}:{place_text(at)}"


def free_id(at: Place) -> str:
    """Return the item of a free place in the square of the seat that lays."""
    return f"to.{place_text(at)}"


def pattern_id(pattern: str) -> str:
    """Return the item of a combination that is printed on the board."""
    return f"pattern.{pattern}"


def marks(
    view: RoyalState, draft: Draft, below: int, outlook: Mapping[Place, Outlook]
) -> dict[str, Mark]:
    """Return what the seat below can do, what would come of it, and what it cannot do and why."""
    end = outcome(view)
    found = winning(end.winners if end else ())
    if view.turn != below:
        return found
    if view.phase == "lay":
        return found | _laying(view, outlook)
    if view.phase in ("score", "final"):
        return found | _scoring(Picking(view, draft))
    return found


def _laying(view: RoyalState, outlook: Mapping[Place, Outlook]) -> dict[str, Mark]:
    seat = view.turn
    layout = view.boards[seat]
    found = {
        free_id(at): Mark("legal", why=words_of(view, outlook[at]))
        if at in outlook
        else _dim(view, Lay(seat, at))
        for at in around(layout)
    }
    if view.options.variant_refuse:
        takes = Mark(
            "legal", why=msg("can-refuse", cost=view.cost), rules=("mops-royal.refuse-cost",)
        )
        for at in layout.turned():
            dim = _dim(view, Refuse(seat, at))
            found[tile_id(seat, at)] = dim if dim.rules else takes
    return found


def _scoring(picking: Picking) -> dict[str, Mark]:
    found: dict[str, Mark] = {}
    whole = picking.whole
    flips: tuple[Place, ...] = ()
    if whole is not None:
        flips = whole.flips
        found[pattern_id(whole.ways[0].pattern)] = PICKED
    for at in picking.view.boards[picking.seat]:
        item = tile_id(picking.seat, at)
        if at in flips:
            found[item] = TURN
        elif at in picking.chosen:
            # it stays one of those that are scored, also where it cannot be turned over
            refused = whole is not None and _dim(picking.view, picking.refused(at))
            found[item] = replace(refused, kind="picked") if refused else PICKED
        elif picking.can_pick(at):
            with_it = [c.ways[0].points for c in picking.fitting if at in c.cells]
            found[item] = Mark(
                "legal", why=msg("can-score", count=len(with_it), points=max(with_it))
            )
        else:
            found[item] = _dim(picking.view, picking.refused(at))
    return found


def _dim(view: RoyalState, move: RoyalMove) -> Mark:
    """Return a mark that says why a move cannot be made; it cites no rules if it can."""
    found = list(verdicts.check(view, move))
    return why_not(found) if found else LEGAL


def lasting(step: AnyStep | None, seat: int | None = None) -> dict[str, Mark]:  # noqa: ARG001
    """Return marks of what a step did, which stay until the seat moves again: what was laid and scored."""
    found: dict[str, Mark] = {}
    for event in step.events if step is not None else ():
        facts = event.facts
        player: Any = facts.get("player")
        if event.kind in ("place", "refuse"):
            at = facts["at" if event.kind == "place" else "on"]
            found[tile_id(player, tuple(at))] = Mark("active")
        elif event.kind == "score":
            found |= {tile_id(player, tuple(at)): SCORED for at in facts["cells"]}
            found[pattern_id(facts["pattern"])] = SCORED
        elif event.kind == "turn-over":
            # its flag would lie over the name beside the upmost row
            turned = Mark("lowest", why=msg("mark-turned"))
            found[tile_id(player, tuple(facts["at"]))] = turned
    return found
