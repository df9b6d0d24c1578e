"""What can be clicked in a position, and what the buttons ask for."""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.cat_deck.cards import JOKER, Card
from mopsbook.core.state import HIDDEN
from mopsbook.games.purrrummy import verdicts
from mopsbook.games.purrrummy.look.names import in_hand, in_meld, on_pile
from mopsbook.games.purrrummy.look.picking import Picking, Token, token_of
from mopsbook.games.purrrummy.melds import (
    RUN,
    SET,
    Meld,
    card_at,
    end_places,
    meld_of,
    stands_for,
)
from mopsbook.games.purrrummy.moves import DISCARD, ENDS, STOCK, Discard, Draw, LayOff, LayOut
from mopsbook.games.purrrummy.state import DRAW, MELD, PurrrummyState
from mopsbook.games.purrrummy.voice import prompt
from mopsbook.show.scene import Action, Affordances, Msg, Note, msg

PICK = "+"
"""Before a card: pick it, or put it back."""
BACK = f"{PICK}back"
"""Puts back all that has been picked."""
KEYS = {"meld": "m", "discard": "d", "layoff": "l", "swap": "w", "back": "Escape"}
FEW = 3
"""Where a card fits in more places than that, they are shown on the table alone."""


def affordances(
    view: PurrrummyState, draft: Sequence[Token] = (), seat: int | None = None
) -> Affordances:
    """Return what can be clicked, legal or not, and what the buttons ask for.

    A draft holds the tokens of the picked cards; see :mod:`~mopsbook.games.purrrummy.look.picking`.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("purrrummy").position("hands 7C 7D 7S KD / 2S; discard 9H; phase meld")
    >>> affordances(s).picks["+7C"], [action.move for action in affordances(s, ("7C",)).actions]
    (('7C',), ['0 discard 7C', '+back'])
    >>> [action.move for action in affordances(s, ("7S", "7C", "7D")).actions]
    ['0 meld 7C 7D 7S', '+back']
    """
    told, facts, rules = prompt(view)
    note = Note(msg(told, **facts), rules)
    if seat not in (None, view.turn) or HIDDEN in view.hands[view.turn]:
        return Affordances({}, (), note)
    if view.phase == DRAW:
        return _drawing(view, note)
    if view.phase == MELD:
        return _Laying(Picking(view, draft), note).affordances()
    return Affordances({}, (), note)


def _drawing(view: PurrrummyState, note: Note) -> Affordances:
    seat = view.turn
    moves = _piles(view, str(Draw(seat, STOCK)), str(Draw(seat, DISCARD)))
    moves |= {item: str(Discard(seat, card)) for item, card, _ in in_hand(view, seat)}
    count = len(view.stock)
    actions = [Action("stock", msg("action-draw-stock", count=count), moves["stock"], key="s")]
    if view.discard:
        label = msg("action-draw-discard", card=view.discard[-1])
        actions.append(Action("take", label, str(Draw(seat, DISCARD)), key="t"))
    return Affordances(moves, tuple(actions), note)


def _piles(view: PurrrummyState, stock: str, discard: str) -> dict[str, str]:
    """Return what a click on each of the piles asks for."""
    top = on_pile(view, len(view.discard) - 1) if view.discard else "no-discard"
    return {"stock": stock, top: discard}


class _Laying:
    """Clicks and buttons of a seat that may lay out cards and has to discard one."""

    def __init__(self, picking: Picking, note: Note) -> None:
        self.picking, self.view, self.note = picking, picking.view, note
        self.picks: dict[str, tuple[Token, ...]] = {}
        self.actions: list[Action] = []

    def affordances(self) -> Affordances:
        """Return all of it."""
        picking = self.picking
        seat, one = picking.seat, picking.one
        away = Discard(seat, one) if one is not None else None
        moves = _piles(self.view, str(Draw(seat, STOCK)), str(away or Draw(seat, DISCARD)))
        for item, card, copy in in_hand(self.view, seat):
            token = token_of(card, copy)
            moves[item] = self._pick(token, picking.toggled(token))
        for move in picking.whole:
            self._button("meld", self._meld(move), str(move), "main")
        if away is not None:
            moves |= self._on_table()
            if not list(verdicts.check(self.view, away)):
                kind = "plain" if picking.layoffs or picking.swaps else "main"
                self._button("discard", msg("action-discard", card=one), str(away), kind)
        if picking.draft:
            self._pick("back", ())
            self._button("back", msg("action-back"), BACK)
        return Affordances(moves, tuple(self.actions), self._prompt(), self.picks)

    def _pick(self, name: str, after: tuple[Token, ...]) -> str:
        self.picks[PICK + name] = after
        return PICK + name

    def _button(
        self, name: str, label: Msg, move: str, kind: str = "plain", about: tuple[str, ...] = ()
    ) -> None:
        """Add a button; the first of its kind has a letter as key, the others their number."""
        n = sum(action.id.startswith(name) for action in self.actions)
        key = str(n + 1) if n else KEYS[name]
        self.actions.append(Action(f"{name}-{n}", label, move, kind, key, about=about))

    def _on_table(self) -> dict[str, str]:
        """Return what a click on a meld asks for: that the picked card is laid there."""
        moves: dict[str, str] = {}
        for number, meld in enumerate(self.view.melds):
            items = tuple(item for item, _ in in_meld(meld, number))
            legal = {move.end: move for move in self.picking.layoffs if move.meld == number}
            for at, item in enumerate(items):
                end = None if meld.kind == SET else ENDS[2 * at >= len(items)]
                if legal and end not in legal:
                    end = next(iter(legal))
                moves[item] = str(LayOff(self.picking.seat, self.picking.cards[0], number, end))
            for move in legal.values() if len(self.picking.layoffs) <= FEW else ():
                self._button("layoff", self._layoff(move, meld), str(move), "main", items)
        for swap in self.picking.swaps:
            meld = self.view.melds[swap.meld]
            item = [item for item, _ in in_meld(meld, swap.meld)][swap.index]
            moves[item] = str(swap)
            label = msg("action-swap", card=swap.card, owner=meld.owner)
            self._button("swap", label, str(swap), "main", (item,))
        return moves

    def _meld(self, move: LayOut) -> Msg:
        meld = meld_of(move.player, move.kind, move.cards)
        if meld.kind == SET:
            return msg("action-set", rank=meld.of, cards=meld.cards)
        run = _run(meld)
        instead = [card for card, laid in zip(run, meld.cards, strict=True) if laid == JOKER]
        return msg("action-run", first=run[0], last=run[-1], instead=instead)

    def _layoff(self, move: LayOff, meld: Meld) -> Msg:
        run, joker = _run(meld), move.card == JOKER and meld.kind == RUN
        at = end_places(meld, around=True)[move.end] if joker and move.end else 0
        return msg(
            "action-layoff", card=move.card, owner=meld.owner, kind=meld.kind, first=run[0],
            last=run[-1], end=move.end or meld.kind, joker=joker,
            stands=card_at(meld.of, at) if joker else move.card,
        )  # fmt: skip

    def _prompt(self) -> Note:
        """Return what can be made of the picked cards, or why nothing can."""
        picking, view = self.picking, self.view
        count = len(picking.cards)
        if not picking.cards:
            return self.note
        if picking.whole:
            kept = len(view.hands[view.turn]) - count
            trap = kept - 1 in view.options.traps
            rules = dict.fromkeys(f"purrrummy.{move.kind}" for move in picking.whole)
            rules |= {"purrrummy.joker": None} if JOKER in picking.cards else {}
            rules |= {"purrrummy.layoff-variant": None} if trap else {}
            told = msg("ask-meld", count=len(picking.whole), kept=kept, trap=trap)
            return Note(told, tuple(rules))
        if picking.one is not None:
            others = len(picking.layoffs) + len(picking.swaps)
            told = msg("ask-one", card=picking.one, count=len(picking.fitting), layoffs=others)
            return Note(told, ("purrrummy.final-discard",))
        if picking.fitting:
            told = msg("ask-more", count=count, left=len(picking.fitting))
            return Note(told, ("purrrummy.set", "purrrummy.run"))
        if picking.apart:
            told = msg("ask-apart", cards=picking.cards)
            return Note(told, ("purrrummy.set", "purrrummy.run"))
        fault = picking.fault()
        told = msg(f"refusal-{fault.rule.partition('.')[2]}", **fault.facts)
        return Note(told, (str(fault.rule),))


def _run(meld: Meld) -> list[Card]:
    """Return the cards of a meld, and instead of jokers the first card for which they stand."""
    return [cards[0] for cards in stands_for(meld.kind, meld.cards)]
