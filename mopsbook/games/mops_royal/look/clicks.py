"""What can be clicked in a position, and what the buttons ask for."""

from __future__ import annotations

from functools import partial

from mopsbook.games.mops_royal.look.faces import icon_of
from mopsbook.games.mops_royal.look.marks import free_id, tile_id
from mopsbook.games.mops_royal.look.picking import Combination, Picking
from mopsbook.games.mops_royal.look.places import around
from mopsbook.games.mops_royal.moves import Lay, Pass, Refuse, RoyalMove, Score, Stop
from mopsbook.games.mops_royal.scorings import SIGN
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.games.mops_royal.tiles import Place
from mopsbook.games.mops_royal.voice import prompt
from mopsbook.show.notes import asking
from mopsbook.show.offers import Button, Draft, Intent, Make, Offers, Pick, nowhere, toggled
from mopsbook.show.scene import Msg, msg
from mopsbook.show.sentences import Note


def offers(view: RoyalState, draft: Draft = (), seat: int | None = None) -> Offers:
    """Return what can be pressed, legal or not, and what it asks for.

    A draft holds the tiles of a combination; see :mod:`~mopsbook.games.mops_royal.look.picking`.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mops_royal").position("boards A2 A3 A4 / B3; tile A4; phase score")
    >>> offers(s).on["0:0,1"]
    Pick(draft=((0, 1),))
    >>> [str(button.intent.move) for button in offers(s).buttons]
    ['0 score 0,0 0,1 0,2 turn 0,1', '0 pass']
    """
    note = asking(prompt(view))
    if (seat or 0) != view.turn:  # places are shown around the tiles of the seat below alone
        return Offers(prompt=note)
    if view.phase == "lay":
        return Offers(_laying(view), (), note)
    if view.phase in ("score", "final"):
        return _Scoring(Picking(view, draft), note).offers()
    return Offers(prompt=note)


def _laying(view: RoyalState) -> dict[str, Intent]:
    seat = view.turn
    layout = view.boards[seat]
    on: dict[str, Intent] = {free_id(at): Make(Lay(seat, at)) for at in around(layout)}
    if view.options.variant_refuse:
        on |= {tile_id(seat, at): Make(Refuse(seat, at)) for at in layout}
    return on


class _Scoring:
    """What a seat can press that may score."""

    def __init__(self, picking: Picking, note: Note) -> None:
        self.picking, self.view, self.note = picking, picking.view, note
        self.whole = picking.whole
        self.on: dict[str, Intent] = {}
        self.buttons: list[Button] = []

    def offers(self) -> Offers:
        """Return all of it."""
        self._tiles()
        if self.whole is not None:
            self._turning(self.whole)
        self._list()
        self._others()
        return Offers(self.on, tuple(self.buttons), self._prompt())

    def _tiles(self) -> None:
        picking = self.picking
        for at in self.view.boards[picking.seat]:
            intent: Intent = Make(picking.refused(at))
            if picking.can_pick(at):
                after = toggled(picking.draft, at)
                taken = at in picking.chosen
                intent = Pick(after, nowhere if taken else partial(_scores, frozenset(after)))
            self.on[tile_id(picking.seat, at)] = intent

    def _turning(self, whole: Combination) -> None:
        """Let the tile be chosen that is turned over: by a press on it, or by a button."""
        for way in whole.ways:
            item = tile_id(self.picking.seat, way.flip)
            self.on[item] = intent = Make(self.picking.score(way))
            tile = self.picking.face_up[way.flip]
            label = msg("action-turn", tile=tile, at=way.flip, points=way.points)
            bare = msg("action-turn-bare", tile=tile, at=way.flip)
            self.buttons.append(
                Button(f"turn-{item}", label, intent, "main", about=(item,), bare=bare)
            )

    def _list(self) -> None:
        """List what can be scored with the tiles that are chosen."""
        for n, found in enumerate(self.picking.fitting):
            if found is self.whole:
                continue
            intent: Intent = Make(self.picking.score(found.ways[0]))
            if len(found.ways) > 1:
                intent = Pick(found.cells, partial(_scores_just, frozenset(found.cells)))
            about = tuple(tile_id(self.picking.seat, at) for at in found.cells)
            icon = icon_of(found.cells, self.view.options.pattern_set)
            bare = self._bare(found)
            worth = {"points": found.ways[0].points, "crowns": found.ways[0].crowns}
            label = msg("action-score", **worth, **bare.facts)
            self.buttons.append(
                Button(f"score-{n}", label, intent, icon=icon, about=about, bare=bare)
            )

    def _bare(self, found: Combination) -> Msg:
        """Return the label of what can be scored without what it is worth."""
        first, face_up = found.ways[0], self.picking.face_up
        other = 1 - SIGN[first.by]
        return msg(
            "action-score-bare", pattern=first.pattern, common=first.value,
            parts=tuple(face_up[at][other] for at in found.cells),
            over=tuple(face_up[at][other] for at in found.flips),
        )  # fmt: skip

    def _others(self) -> None:
        view = self.view
        if self.picking.draft:
            self.buttons.append(Button("back", msg("action-back"), Pick(), key="Escape"))
        if view.phase == "score":
            self.buttons.append(Button("pass", msg("action-pass"), Make(Pass(view.turn))))
        elif view.options.final_stop:
            self.buttons.append(Button("stop", msg("action-stop"), Make(Stop(view.turn))))

    def _prompt(self) -> Note:
        count = len(self.picking.chosen)
        if self.whole is not None:
            told = msg("ask-turn", count=len(self.whole.ways))
            return Note(told, ("mops-royal.flip-one", "mops-royal.flip-marked-tile"))
        if count:
            told = msg("ask-more", count=count, left=len(self.picking.fitting))
            return Note(told, ("mops-royal.sizes", "mops-royal.printed-pattern"))
        return self.note


def _scores(cells: frozenset[Place], move: RoyalMove) -> bool:
    return isinstance(move, Score) and cells <= {*move.cells}


def _scores_just(cells: frozenset[Place], move: RoyalMove) -> bool:
    return isinstance(move, Score) and cells == {*move.cells}
