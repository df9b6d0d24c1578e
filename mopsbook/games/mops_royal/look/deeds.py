"""What can be clicked in a position, and what the buttons ask for."""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.games.mops_royal.look.faces import icon_of
from mopsbook.games.mops_royal.look.marks import free_id, tile_id
from mopsbook.games.mops_royal.look.picking import Combination, Picking, Token, tokens
from mopsbook.games.mops_royal.look.places import around
from mopsbook.games.mops_royal.moves import Lay, Pass, Refuse, Stop, place_text
from mopsbook.games.mops_royal.scorings import SIGN, Scoring
from mopsbook.games.mops_royal.state import FINAL, LAY, SCORE, RoyalState
from mopsbook.games.mops_royal.voice import prompt
from mopsbook.show.scene import Action, Affordances, Msg, Note, msg

PICK = "+"
BACK = f"{PICK}back"
"""Lays back what has been chosen."""


def affordances(
    view: RoyalState, draft: Sequence[Token] = (), seat: int | None = None
) -> Affordances:
    """Return what can be clicked, legal or not, and what the buttons ask for.

    A draft holds the tiles of a combination; see :mod:`~mopsbook.games.mops_royal.look.picking`.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mops_royal").position("boards A2 A3 A4 / B3; tile A4; phase score")
    >>> affordances(s).moves["0:0,1"], affordances(s).picks["+0,1"]
    ('+0,1', ('0,1',))
    >>> [action.move for action in affordances(s).actions]
    ['0 score 0,0 0,1 0,2 turn 0,1', '0 pass']
    """
    told, facts, rules = prompt(view)
    note = Note(msg(told, **facts), rules)
    if seat not in (None, view.turn):
        return Affordances({}, (), note)
    if view.phase == LAY:
        return Affordances(_laying(view), (), note)
    if view.phase in (SCORE, FINAL):
        return _Scoring(Picking(view, draft), note).affordances()
    return Affordances({}, (), note)


def _laying(view: RoyalState) -> dict[str, str]:
    seat = view.turn
    layout = view.boards[seat]
    moves = {free_id(at): str(Lay(seat, at)) for at in around(layout)}
    if view.options.variant_refuse:
        moves |= {tile_id(seat, at): str(Refuse(seat, at)) for at in layout}
    return moves


class _Scoring:
    """Clicks and buttons of a seat that may score."""

    def __init__(self, picking: Picking, note: Note) -> None:
        self.picking, self.view, self.note = picking, picking.view, note
        self.moves: dict[str, str] = {}
        self.picks: dict[str, tuple[Token, ...]] = {}
        self.actions: list[Action] = []

    def affordances(self) -> Affordances:
        """Return all of it."""
        self._tiles()
        whole = self.picking.whole
        if whole is not None:
            self._turning(whole)
        self._list(whole)
        self._buttons()
        return Affordances(self.moves, tuple(self.actions), self._prompt(whole), self.picks)

    def _tiles(self) -> None:
        picking = self.picking
        for at in self.view.boards[picking.seat]:
            item = tile_id(picking.seat, at)
            if picking.can_pick(at):
                token = place_text(at)
                self.moves[item] = self._pick(token, picking.toggled(token))
            else:
                self.moves[item] = str(picking.refused(at))

    def _turning(self, whole: Combination) -> None:
        """Let the tile be chosen that is turned over: by a click on it, or by a button."""
        for way in whole.ways:
            item = tile_id(self.picking.seat, way.flip)
            self.moves[item] = self.picking.move(way)
            facts = {"tile": self._tile(way), "at": way.flip}
            label = msg("action-turn", **facts, points=way.points)
            bare, about = msg("action-turn-bare", **facts), (item,)
            self.actions.append(
                Action(f"turn-{item}", label, self.moves[item], "main", about=about, bare=bare)
            )

    def _list(self, whole: Combination | None) -> None:
        """List what can be scored with the tiles that are chosen."""
        for n, found in enumerate(self.picking.fitting):
            if found is whole:
                continue
            first = found.ways[0]
            if len(found.ways) == 1:
                move = self.picking.move(first)
            else:
                cells = tokens(found.cells)
                move = self._pick(" ".join(cells), cells)
            about = tuple(tile_id(self.picking.seat, at) for at in found.cells)
            self.actions.append(
                Action(
                    f"score-{n}", self._label(found), move,
                    icon=icon_of(found.cells, self.view.options.pattern_set), about=about,
                    bare=self._bare(found),
                )
            )  # fmt: skip

    def _label(self, found: Combination) -> Msg:
        first = found.ways[0]
        worth = {"points": first.points, "crowns": first.crowns}
        return msg("action-score", **worth, **self._bare(found).facts)

    def _bare(self, found: Combination) -> Msg:
        first, face_up = found.ways[0], self.picking.face_up
        other = 1 - SIGN[first.by]
        return msg(
            "action-score-bare", pattern=first.pattern, common=first.value,
            parts=tuple(face_up[at][other] for at in found.cells),
            over=tuple(face_up[at][other] for at in found.flips),
        )  # fmt: skip

    def _tile(self, way: Scoring) -> str:
        return self.picking.face_up[way.flip]

    def _pick(self, token: str, after: tuple[Token, ...]) -> str:
        self.picks[PICK + token] = after
        return PICK + token

    def _buttons(self) -> None:
        view = self.view
        if self.picking.draft:
            self.picks[BACK] = ()
            self.actions.append(Action("back", msg("action-back"), BACK, key="Escape"))
        if view.phase == SCORE:
            self.actions.append(Action("pass", msg("action-pass"), str(Pass(view.turn))))
        elif view.options.final_stop:
            self.actions.append(Action("stop", msg("action-stop"), str(Stop(view.turn))))

    def _prompt(self, whole: Combination | None) -> Note:
        count = len(self.picking.chosen)
        if whole is not None:
            told = msg("ask-turn", count=len(whole.ways))
            return Note(told, ("mops-royal.flip-one", "mops-royal.flip-marked-tile"))
        if count:
            told = msg("ask-more", count=count, left=len(self.picking.fitting))
            return Note(told, ("mops-royal.sizes", "mops-royal.printed-pattern"))
        return self.note
