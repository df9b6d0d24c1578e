"""What is to be seen of a position of Mops Royal, and what can be clicked in it.

The contract is :class:`mopsbook.show.look.Look`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from mopsbook.core.step import AnyStep
from mopsbook.games.mops_royal.ending import outcome
from mopsbook.games.mops_royal.look import places
from mopsbook.games.mops_royal.look.clicks import offers
from mopsbook.games.mops_royal.look.faces import drawings, icon_of
from mopsbook.games.mops_royal.look.marks import (
    free_id,
    lasting,
    marks,
    pattern_id,
    tile_id,
)
from mopsbook.games.mops_royal.look.outlook import Outlook, outlooks
from mopsbook.games.mops_royal.look.picking import combinations
from mopsbook.games.mops_royal.look.story import MATTERS, chapters, parts, rounds, story
from mopsbook.games.mops_royal.moves import Lay, place_text
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.games.mops_royal.tiles import RANK, Place
from mopsbook.show.card_table import MIDDLE, CardTable
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Item, Msg, Scene, Sheet, msg
from mopsbook.show.sheets import by_seat

__all__ = [
    "MATTERS",
    "chapters",
    "drawings",
    "lasting",
    "offers",
    "parts",
    "rounds",
    "scene",
    "story",
]


def scene(
    view: RoyalState, step: AnyStep | None = None, draft: Draft = (), seat: int | None = None
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
    below, view = seat or 0, _as_told(view, step)
    drawn = _Picture(view, step, seat, below)
    outlook = outlooks(view) if view.turn == below else {}
    found = ({} if draft else lasting(step)) | marks(view, draft, below, outlook)
    return drawn.scene(
        view,
        drawings(view.options),
        _title(view),
        marks={item: mark for item, mark in found.items() if item in drawn.items},
        sheet=_sheet(view),
        about=_about(view, below, outlook),
    )


def _as_told(view: RoyalState, step: AnyStep | None) -> RoyalState:
    """Return a position as the step looks that led to it: the last of a round belongs to that, and its tile lies there yet."""
    if step is None or view.phase != "reveal" or not step.before.tile:
        return view
    return view._replace(round=step.before.round, tile=step.before.tile)


def spot_of(view: RoyalState, item: str) -> tuple[None, str] | None:
    """Return the notation of the place that an item is, if no tile lies there yet.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mops_royal", players=2).position("boards A2 A3 / B3; tile C1")
    >>> spot_of(s, "to.1,0"), spot_of(s, "to.0,0")
    ((None, '0:1,0'), None)
    """
    free = {free_id(at): at for at in places.around(view.boards[view.turn])}
    return (None, tile_id(view.turn, free[item])) if item in free else None


class _Picture(CardTable):
    """What lies on the table in one position."""

    def __init__(self, view: RoyalState, step: AnyStep | None, you: int | None, below: int) -> None:
        super().__init__(places.PLANS[view.options.players], below, you)
        self.view, self.below = view, below
        move = step.move if step is not None else None
        self.laid = (move.player, move.at) if isinstance(move, Lay) else None
        self._tile_of_round()
        self._supply()
        self._patterns()
        for owner in self.around:
            size = places.OWN_PLATE if owner == below else places.PLATE
            self.plate(owner, msg("plate", player=owner, points=view.scores[owner]), size)
            self._square(owner)

    def _tile_of_round(self) -> None:
        view, label, boxes = self.view, msg("zone-called"), self.plan.zones["called"]
        self.captions({"supply": msg("zone-supply"), "patterns": msg("zone-patterns")}, tone=None)
        self.zone("called", label, boxes, places.CALLED, MIDDLE + 2)
        if not view.tile:
            return
        middle = places.TILE / 2
        say = msg("called-label", tile=view.tile, player=view.caller)
        self.items["called"] = Item("thing", "called", middle, middle, face=view.tile, say=say)
        self.captions({"called": label}, tone=None)
        self.captions({"tile": msg("caption-tile", tile=view.tile)})

    def _supply(self) -> None:
        """Add the tiles that the seat below has not laid yet, each in its place."""
        view, boxes = self.view, self.plan.zones["supply"]
        self.zone("supply", msg("zone-supply"), boxes, places.SUPPLY, MIDDLE + 1, "grid")
        # in the end what was turned up and not laid has stayed out, as the others have
        known = view.phase not in ("start", "game_over")
        gone = view.gone(self.below) if known else view.boards[self.below].names
        gone = gone if view.phase != "start" else frozenset()
        for tile in view.options.tiles:
            face, key = ("gone", f"gone.{tile}") if tile in gone else (tile, f"supply.{tile}")
            spots = places.supply_spots(tile, view.options.players)
            self.put(key, "thing", "supply", spots, RANK[tile], face, name=tile)

    def _patterns(self) -> None:
        """Add what is printed on the board: the combinations by their size, and the points."""
        options, boxes = self.view.options, self.plan.zones["patterns"]
        self.zone("patterns", msg("zone-patterns"), boxes, places.PATTERNS, MIDDLE)
        by_size = sorted((len(pattern.cells), n) for n, pattern in enumerate(options.pattern_set))
        groups = [(size, [*group]) for size, group in groupby(by_size, itemgetter(0))]
        spots = iter(places.pattern_spots([len(group) for _, group in groups], options.players))
        for size, group in groups:
            points = options.points_for[size]
            self.put(f"points{size}", "caption", "patterns", next(spots), text=points)
            for pattern in (options.pattern_set[place] for _, place in group):
                face = icon_of(pattern.cells, options.pattern_set)
                say = msg("pattern-worth", pattern=pattern.id, points=points)
                n = len(self.items)
                self.put(
                    pattern_id(pattern.id), "thing", "patterns", next(spots), n, face,
                    say=say, name=pattern.id,
                )  # fmt: skip

    def _square(self, owner: int) -> None:
        layout, name, own = self.view.boards[owner], f"square{owner}", owner == self.below
        grid = places.Grid(layout, own)
        self.zone(
            name, msg("zone-square", player=owner), places.boxes(self.where(owner, "square"), grid.span),
            (grid.span, grid.span), self.order(owner, 1), "grid", seat=owner,
        )  # fmt: skip
        if not layout:
            return
        chooses = self.view.turn == owner and self.view.phase in ("lay", "score")
        shown = {*places.around(layout)} if own else set()
        for n, at in enumerate(sorted([*layout, *shown])):
            x, y = grid.spot(at)
            if at in layout:
                self._tile(owner, at, (x, y), n)
                continue
            where = layout.beside(at)
            face, say = "place", msg("place-free", where=where) if where else msg("place-alone")
            key = free_id(at)
            if not grid.shows(at):
                (face, x, y), say = grid.beside(at), msg("place-fence", where=where)
                key = key if chooses else f"fence.{place_text(at)}"  # it stays while others choose
            elif not chooses:
                continue
            self.items[key] = Item("thing", name, x, y, n, face, say=say, name=place_text(at))

    def _tile(self, owner: int, at: Place, spot: tuple[int, int], n: int) -> None:
        layout = self.view.boards[owner]
        there, count = layout[at], len(layout[at].covered)
        top, left, _, _ = layout.box
        # as they are counted who look at it, however the square has grown
        seen = (at[0] - top + 1, at[1] - left + 1)
        if there.turned:
            say = msg("tile-turned", at=seen, tile=there.tile, covered=count)
        else:
            crown = there.tile in self.view.options.crowned
            say = msg("tile-open", at=seen, tile=there.tile, crown=crown)
        self.items[tile_id(owner, at)] = Item(
            "thing", f"square{owner}", *spot, n, f"{there.tile}-" if there.turned else there.tile,
            text=count or None, say=say, was="called" if (owner, at) == self.laid else None,
        )  # fmt: skip


def _about(
    view: RoyalState, below: int, outlook: Mapping[Place, Outlook]
) -> dict[str, tuple[str, ...]]:
    """Return for each pattern the tiles below that it could score, and for each place those that count there."""
    found: dict[str, dict[str, None]] = {}
    for combination in combinations(view.boards[below]):
        tiles = found.setdefault(pattern_id(combination.ways[0].pattern), {})
        tiles |= dict.fromkeys(tile_id(below, at) for at in combination.cells)
    about = {pattern: tuple(tiles) for pattern, tiles in found.items()}
    for at, (scoring, alike) in outlook.items():
        counted = alike if scoring is None else [cell for cell in scoring.cells if cell != at]
        about[free_id(at)] = tuple([tile_id(below, tile) for tile in counted])
    return about


TITLES = {"start": "title-start", "final": "title-final", "game_over": "title-game-over"}
"""The titles of phases that belong to no round."""


def _title(view: RoyalState) -> tuple[Msg, ...]:
    """Return where the game is, who has to do what, and by what it is another one than the plain one."""
    phase, options, found = view.phase, view.options, [msg("game-name")]
    found.append(msg(TITLES[phase]) if phase in TITLES else msg("title-round", round=view.round))
    if phase == "lay":
        found.append(msg("title-lay", player=view.turn, tile=view.tile))
    elif phase in ("score", "final"):
        found.append(msg("title-score", player=view.turn))
    played = {"title-refuse": options.variant_refuse, "title-at-the-end": options.variant_final}
    return (*found, *[msg(title) for title, on in played.items() if on])


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
    last = end.rules[-1]
    why = {"mops-royal.winner": "points", "mops-royal.final-tie": "yields"}.get(last, "turned")
    facts = {"players": end.winners, "points": max(view.scores), "shared": len(end.winners) > 1}
    result = msg("sheet-result", **facts, why=why)
    return by_seat(names, zip(*columns, strict=True), end.winners, result)
