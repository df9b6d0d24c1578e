"""What is to be seen of a position of Mops Royal, and what can be clicked in it.

The contract is :class:`mopsbook.show.look.Look`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mopsbook.core.game import Step
from mopsbook.games.mops_royal.ending import outcome
from mopsbook.games.mops_royal.look import places
from mopsbook.games.mops_royal.look.clicks import offers
from mopsbook.games.mops_royal.look.faces import icon_of, kit
from mopsbook.games.mops_royal.look.marks import done, free_id, marks, tile_id
from mopsbook.games.mops_royal.look.picking import combinations
from mopsbook.games.mops_royal.look.story import chapters, story
from mopsbook.games.mops_royal.moves import Lay
from mopsbook.games.mops_royal.options import RoyalOptions
from mopsbook.games.mops_royal.state import FINAL, GAME_OVER, LAY, SCORE, START, RoyalState
from mopsbook.games.mops_royal.tiles import Place
from mopsbook.show.layout import ladder, seats_around
from mopsbook.show.layout import row as in_row
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Item, Kit, Msg, Row, Scene, Sheet, Zone, msg

__all__ = ["chapters", "drawings", "offers", "scene", "story"]
ORDER = {
    "table": 0,
    "others": 1,
    "patterns": 10,
    "supply": 11,
    "called": 12,
    "plate": 13,
    "square": 14,
}
"""The own square comes last, next to the buttons for whoever uses the keyboard."""


def drawings(options: RoyalOptions) -> Kit:
    """Return all drawings of the game under its options."""
    return kit(options)


def scene(
    view: RoyalState,
    step: Step[Any, Any] | None = None,
    draft: Draft = (),
    seat: int | None = None,
) -> Scene:
    """Return what is to be seen; a draft holds the tiles that are chosen of a combination.

    Nothing is hidden, so the seat is only the one whose square is large.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mops_royal").position("boards A2 A3 / B3; tile A4")
    >>> sorted(item for item, mark in scene(s).marks.items() if mark.kind == "legal")
    ['to.-1,0', 'to.-1,1', 'to.0,-1', 'to.0,2', 'to.1,0', 'to.1,1']
    """
    below = seat or 0
    drawn = _Picture(view, step, seat, below)
    found = ({} if draft else done(step, below)) | marks(view, draft, below)
    return Scene(
        game=view.GAME,
        kit=kit(view.options),
        size=places.WIDE,
        slim=drawn.plan.slim,
        title=_title(view),
        zones=drawn.zones,
        items=drawn.items,
        marks={item: mark for item, mark in found.items() if item in drawn.items},
        turn=f"plate{view.turn}" if view.phase in (LAY, SCORE, FINAL) else None,
        sheet=_sheet(view),
        about=_about(view, below),
    )


class _Picture:
    """Zones and items of one position."""

    def __init__(
        self, view: RoyalState, step: Step[Any, Any] | None, you: int | None, below: int
    ) -> None:
        self.view, self.you, self.below = view, you, below
        self.plan = places.PLANS[view.options.players]
        self.zones: dict[str, Zone] = {}
        self.items: dict[str, Item] = {}
        self.laid = _laid(step)
        self._called()
        self._supply()
        self._patterns()
        for place, owner in enumerate(seats_around(view.options.players, below)):
            self._seat(self.plan.areas[place], owner)
            self._square(self.plan.areas[place], owner)

    def _called(self) -> None:
        view = self.view
        self.zones["table"] = Zone(
            msg("game-name"), "table", (0, 0, 1), (0, 0, 1), places.WIDE, ORDER["table"]
        )
        self.zones["called"] = Zone(
            msg("zone-called"), "called", *self.plan.called, places.CALLED, ORDER["called"]
        )
        middle = places.TILE / 2
        words = {"supply": msg("zone-supply"), "patterns": msg("zone-patterns")}
        if view.tile:
            self.items["called"] = Item("thing", "called", middle, middle, face=view.tile)
            words |= {
                "called": msg("zone-called"),
                "tile": msg("caption-tile", tile=view.tile),
                "revealed": msg("caption-revealed"),
                "caller": msg("seat-name", player=view.caller),
            }
        for n, (name, text) in enumerate(words.items()):
            (x, y), slim = self.plan.captions[name]
            tone = "quiet" if name in ("tile", "revealed", "caller") else None
            self.items[f"word.{name}"] = Item(
                "caption", "table", x, y, n, text=text, slim=(*slim, 0), tone=tone
            )

    def _supply(self) -> None:
        """Add the tiles that the seat below has not laid yet, each in its place."""
        view = self.view
        self.zones["supply"] = Zone(
            msg("zone-supply"), "grid", *self.plan.supply, places.SUPPLY, ORDER["supply"]
        )
        left = view.supply(self.below) if view.phase != START else view.options.tiles
        for tile in view.options.tiles:
            x, y, rank = places.supply_spot(tile)
            face, key = (tile, f"supply.{tile}") if tile in left else ("gone", f"gone.{tile}")
            self.items[key] = Item("thing", "supply", x, y, rank, face)

    def _patterns(self) -> None:
        """Add what is printed on the board: the combinations by their size, and the points."""
        options = self.view.options
        self.zones["patterns"] = Zone(
            msg("zone-patterns"),
            "patterns",
            *self.plan.patterns,
            places.PATTERNS,
            ORDER["patterns"],
        )
        width, height = places.PATTERNS
        sizes = sorted({len(pattern.cells) for pattern in options.pattern_set})
        step = height / len(sizes)
        for size, (x, y) in zip(sizes, ladder(len(sizes), step, 10, step / 2), strict=True):
            self.items[f"points{size}"] = Item(
                "caption", "patterns", x, y, text=options.points_for[size]
            )
            group = [pattern for pattern in options.pattern_set if len(pattern.cells) == size]
            apart = min(34, (width - 20) / len(group))
            spots = in_row(len(group), apart, 20 + apart * len(group) / 2, y)
            for pattern, (left, _) in zip(group, spots, strict=True):
                self.items[f"pattern.{pattern.id}"] = Item(
                    "thing", "patterns", left, y, len(self.items),
                    icon_of(pattern.cells, options.pattern_set),
                    say=msg("pattern-label", pattern=pattern.id),
                )  # fmt: skip

    def _seat(self, area: places.Area, owner: int) -> None:
        plate = f"seat{owner}"
        order = ORDER["plate"] if owner == self.below else ORDER["others"] + 2 * owner
        self.zones[plate] = Zone(
            msg("seat-name", player=owner), "seat", *area.plate, places.PLATE, order, seat=owner
        )
        you = owner == self.you
        self.items[f"plate{owner}"] = Item(
            "plate", plate, 75, 15, seat=owner, tone="you" if you else None,
            text=msg("plate-you" if you else "plate", player=owner, points=self.view.scores[owner]),
        )  # fmt: skip

    def _square(self, area: places.Area, owner: int) -> None:
        layout, name = self.view.boards[owner], f"square{owner}"
        own = owner == self.below
        grid = places.Grid(layout, own)
        self.zones[name] = Zone(
            msg("zone-square", player=owner), "grid", *area.boxes(grid.span),
            (grid.span, grid.span), ORDER["square"] if own else ORDER["others"] + 2 * owner + 1,
            seat=owner,
        )  # fmt: skip
        if not layout:
            return
        shown: Sequence[Place] = [*layout]
        if own and self.view.phase == LAY and self.view.turn == owner:
            shown = sorted([*layout, *places.around(layout)])
        for n, at in enumerate(shown):
            x, y = grid.spot(at)
            if at in layout:
                self._tile(owner, at, (x, y), n)
                continue
            face = "place"
            if not grid.shows(at):
                face, x, y = grid.beside(at)
            self.items[free_id(at)] = Item(
                "thing", name, x, y, n, face, say=msg("place-free", at=at)
            )
        if own:
            self._numbers(grid, name, shown)

    def _tile(self, owner: int, at: Place, spot: tuple[int, int], n: int) -> None:
        there = self.view.boards[owner][at]
        count = len(there.covered)
        if there.turned:
            say = msg("tile-turned", at=at, tile=there.tile, covered=count)
        else:
            crown = there.tile in self.view.options.crowned
            say = msg("tile-open", at=at, tile=there.tile, crown=crown)
        self.items[tile_id(owner, at)] = Item(
            "thing", f"square{owner}", *spot, n, f"{there.tile}-" if there.turned else there.tile,
            text=count or None, say=say, was="called" if (owner, at) == self.laid else None,
        )  # fmt: skip

    def _numbers(self, grid: places.Grid, zone: str, shown: Sequence[Place]) -> None:
        """Write the numbers of rows and columns at the edge, as moves name them."""
        faces = kit(self.view.options).faces
        there = [(i, faces[i.face]) for i in self.items.values() if i.zone == zone and i.face]
        apart = 0.7 * faces[grid.number].w
        left = min(item.x - face.w / 2 for item, face in there) - apart
        top = min(item.y - face.h / 2 for item, face in there) - apart
        for row, column in filter(grid.shows, shown):
            x, y = grid.spot((row, column))
            self.items[f"column{column}"] = Item(
                "thing", zone, x, top, face=grid.number, text=column
            )
            self.items[f"row{row}"] = Item("thing", zone, left, y, face=grid.number, text=row)


def _laid(step: Step[Any, Any] | None) -> tuple[int, Place] | None:
    """Return where a tile has just been laid, by whom."""
    move = step.move if step is not None else None
    return (move.player, move.at) if isinstance(move, Lay) else None


def _about(view: RoyalState, below: int) -> dict[str, tuple[str, ...]]:
    """Return for each pattern the tiles in the square below that could be scored by it."""
    found: dict[str, dict[str, None]] = {}
    for combination in combinations(view.boards[below]):
        tiles = found.setdefault(f"pattern.{combination.ways[0].pattern}", {})
        tiles |= dict.fromkeys(tile_id(below, at) for at in combination.cells)
    return {pattern: tuple(tiles) for pattern, tiles in found.items()}


def _title(view: RoyalState) -> tuple[Msg, ...]:
    name = msg("game-name")
    if view.phase == GAME_OVER:
        return (name, msg("title-game-over"))
    if view.phase == FINAL:
        return (name, msg("title-final"), msg("title-score", player=view.turn))
    if view.phase == START:
        return (name, msg("title-start"))
    found = (name, msg("title-round", round=view.round))
    if view.phase == LAY:
        return (*found, msg("title-lay", player=view.turn, tile=view.tile))
    if view.phase == SCORE:
        return (*found, msg("title-score", player=view.turn))
    return found


def _sheet(view: RoyalState) -> Sheet | None:
    """Return points and turned tiles, once the game is over."""
    end = outcome(view)
    if end is None:
        return None
    columns: list[Sequence[int]] = [view.scores, [len(board.turned()) for board in view.boards]]
    names = ["sheet-player", "sheet-points", "sheet-turned"]
    if view.options.variant_refuse:
        columns.append(view.refused)
        names.append("sheet-refused")
    rows = tuple(
        Row(msg("seat-name", player=seat), tuple(map(str, numbers)), seat in end.winners)
        for seat, numbers in enumerate(zip(*columns, strict=True))
    )
    last = end.rules[-1]
    why = {"mops-royal.winner": "points", "mops-royal.final-tie": "yields"}.get(last, "turned")
    facts = {"players": end.winners, "points": max(view.scores), "shared": len(end.winners) > 1}
    result = msg("sheet-result", **facts, why=why)
    return Sheet(msg("sheet-caption"), tuple(map(msg, names)), rows, result)
