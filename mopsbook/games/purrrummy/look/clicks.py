"""What can be clicked in a position, and what the buttons ask for."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from mopsbook.cat_deck.cards import JOKER, Card
from mopsbook.core.state import HIDDEN
from mopsbook.games.purrrummy import melds, verdicts
from mopsbook.games.purrrummy import moves as m
from mopsbook.games.purrrummy.items import meld_items
from mopsbook.games.purrrummy.look.names import in_hand, pile_top
from mopsbook.games.purrrummy.look.picking import Picking
from mopsbook.games.purrrummy.state import PurrrummyState
from mopsbook.games.purrrummy.voice import prompt
from mopsbook.show.notes import asking
from mopsbook.show.offers import Button, Draft, Intent, Make, Offers, Pick
from mopsbook.show.scene import Msg, msg
from mopsbook.show.sentences import Note

FEW = 3
"""Where a card fits in more places than that, they are shown on the table alone."""


def offers(view: PurrrummyState, draft: Draft = (), seat: int | None = None) -> Offers:
    """Return what can be pressed, legal or not, and what it asks for.

    A draft holds the items of the picked cards; see :mod:`~mopsbook.games.purrrummy.look.picking`.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("purrrummy").position("hands 7C 7D 7S KD / 2S; discard 9H; phase meld")
    >>> offers(s).on["7C"], [str(button.intent.move) for button in offers(s, ("7C",)).buttons[:-1]]
    (Pick(draft=('7C',)), ['0 discard 7C'])
    >>> [button.id for button in offers(s, ("7S", "7C", "7D")).buttons]
    ['meld-0', 'back']
    """
    note = asking(prompt(view))
    if view.phase == "meld":
        note = replace(note, bare=msg(note.text.id, player=view.turn, known=False))
    if seat not in (None, view.turn) or HIDDEN in view.hands[view.turn]:
        return Offers(prompt=note)
    if view.phase == "draw":
        return _drawing(view, note)
    if view.phase == "meld":
        return _Laying(Picking(view, draft), note).offers()
    return Offers(prompt=note)


def _drawing(view: PurrrummyState, note: Note) -> Offers:
    seat = view.turn
    stock, top = Make(m.Draw(seat, m.STOCK)), Make(m.Draw(seat, m.DISCARD))
    on: dict[str, Intent] = {"stock": stock, pile_top(view): top}
    on |= {item: Make(m.Discard(seat, card)) for item, card, _ in in_hand(view, seat)}
    buttons = [
        Button(
            "stock",
            msg("action-draw-stock", count=len(view.stock)),
            stock,
            key=msg("key", what="stock"),
        )
    ]
    if view.discard:
        label = msg("action-draw-discard", card=view.discard[-1])
        buttons.append(Button("take", label, top, key=msg("key", what="take")))
    return Offers(on, tuple(buttons), note)


class _Laying:
    """What a seat can press that may lay out cards and has to discard one."""

    def __init__(self, picking: Picking, note: Note) -> None:
        self.picking, self.view, self.note = picking, picking.view, note
        self.buttons: list[Button] = []
        self._count = Counter[str]()

    def offers(self) -> Offers:
        """Return all of it."""
        picking = self.picking
        seat, one = picking.seat, picking.one
        away = m.Discard(seat, one) if one is not None else None
        on: dict[str, Intent] = {"stock": Make(m.Draw(seat, m.STOCK))}
        on[pile_top(self.view)] = Make(away or m.Draw(seat, m.DISCARD))
        on |= {item: picking.pick(item) for item, *_ in in_hand(self.view, seat)}
        for move in picking.whole:
            self._button("meld", self._meld(move), Make(move), "main")
        if away is not None:
            on |= self._on_table(away.card)
            if not list(verdicts.check(self.view, away)):
                # what throws a card away is not the bright one while the card can be laid out
                plain = picking.fitting or picking.layoffs or picking.swaps
                kind = "plain" if plain else "main"
                self._button("discard", msg("action-discard", card=one), Make(away), kind)
        if picking.draft:
            self.buttons.append(Button("back", msg("action-back"), Pick(), key="Escape"))
        return Offers(on, tuple(self.buttons), self._prompt())

    def _button(
        self,
        name: str,
        label: Msg,
        intent: Intent,
        kind: str = "plain",
        about: tuple[str, ...] = (),
    ) -> None:
        """Add a button; the first of a kind has its key, the others their number."""
        n = self._count[name]
        self._count[name] += 1
        key = str(n + 1) if n else msg("key", what=name)
        self.buttons.append(Button(f"{name}-{n}", label, intent, kind, key, about=about))

    def _on_table(self, card: Card) -> dict[str, Intent]:
        """Return what a press on a meld asks for: that the picked card is laid there."""
        on: dict[str, Intent] = {}
        for number, meld in enumerate(self.view.melds):
            items = tuple(meld_items(self.view.melds, number))
            legal = {move.end: move for move in self.picking.layoffs if move.meld == number}
            for at, item in enumerate(items):
                end = None if meld.kind == melds.SET else m.ENDS[2 * at >= len(items)]
                if legal and end not in legal:
                    end = next(iter(legal))
                on[item] = Make(m.LayOff(self.picking.seat, card, number, end))
            for move in legal.values() if len(self.picking.layoffs) <= FEW else ():
                self._button("layoff", self._layoff(move, meld), Make(move), "main", items)
        for swap in self.picking.swaps:
            meld = self.view.melds[swap.meld]
            item = meld_items(self.view.melds, swap.meld)[swap.index]
            on[item] = Make(swap)
            label = msg("action-swap", card=swap.card, owner=meld.owner)
            self._button("swap", label, Make(swap), "main", (item,))
        return on

    def _meld(self, move: m.LayOut) -> Msg:
        meld = melds.meld_of(move.player, move.kind, move.cards)
        if meld.kind == melds.SET:
            return msg("action-set", rank=meld.of, cards=meld.cards)
        run = _run(meld)
        instead = [card for card, laid in zip(run, meld.cards, strict=True) if laid == JOKER]
        return msg("action-run", first=run[0], last=run[-1], instead=instead)

    def _layoff(self, move: m.LayOff, meld: melds.Meld) -> Msg:
        run, joker = _run(meld), move.card == JOKER and meld.kind == melds.RUN
        at = melds.end_places(meld, around=True)[move.end] if joker and move.end else 0
        return msg(
            "action-layoff", card=move.card, owner=meld.owner, kind=meld.kind, first=run[0],
            last=run[-1], end=move.end or meld.kind, joker=joker,
            stands=melds.card_at(meld.of, at) if joker else move.card,
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
            told = msg(
                "ask-one", card=picking.one, count=len(picking.fitting), layoffs=others,
                later=picking.later(picking.one),
            )  # fmt: skip
            bare = msg("ask-one", card=picking.one, count=1, layoffs=len(view.melds), later=())
            return Note(told, ("purrrummy.final-discard",), bare=bare)
        if picking.fitting:
            bare = msg("ask-more", cards=picking.cards, left=0)
            told = msg("ask-more", cards=picking.cards, left=len(picking.fitting))
            return Note(told, ("purrrummy.set", "purrrummy.run"), bare=bare)
        if picking.apart:
            told = msg("ask-apart", cards=picking.cards)
            return Note(told, ("purrrummy.set", "purrrummy.run"))
        fault = picking.fault()
        told = msg(fault.message("refusal"), **fault.facts)
        return Note(told, (str(fault.rule),))


def _run(meld: melds.Meld) -> list[Card]:
    """Return the cards of a meld, and instead of jokers the first card for which they stand."""
    return [cards[0] for cards in melds.stands_for(meld.kind, meld.cards)]
