"""What is to be seen of a position of Purrrummy, and what can be clicked in it.

The contract is :class:`mopsbook.show.look.Look`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from mopsbook.cat_deck.cards import JOKER, PLACE, Card
from mopsbook.core.game import Step
from mopsbook.core.state import HIDDEN
from mopsbook.games.purrrummy.apply import outcome
from mopsbook.games.purrrummy.look import places
from mopsbook.games.purrrummy.look.clicks import offers
from mopsbook.games.purrrummy.look.faces import kit, stand_in
from mopsbook.games.purrrummy.look.marks import marks
from mopsbook.games.purrrummy.look.names import in_hand, in_meld, moved, on_pile
from mopsbook.games.purrrummy.look.story import chapters, round_of, story
from mopsbook.games.purrrummy.melds import SET, Meld, stands_for
from mopsbook.games.purrrummy.options import PurrrummyOptions
from mopsbook.games.purrrummy.state import DRAW, MELD, OVER, SHUFFLE, PurrrummyState
from mopsbook.show.layout import pile, seats_around, viewer
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Arrow, Item, Kit, Msg, Row, Scene, Sheet, Words, Zone, msg

__all__ = ["chapters", "drawings", "offers", "scene", "story"]
ORDER = {"table": 0, "others": 10, "stock": 110, "discard": 111, "own": 120}
"""The own hand comes last, next to the buttons for whoever uses the keyboard."""
MELDS = 18
"""More melds do not lie on a table."""
WHY = {
    "purrrummy.win": "out",
    "purrrummy.stock-out": "stock",
    "purrrummy.round-limit": "rounds",
}
"""What the result says of the rule by which the game has ended."""


def drawings(options: PurrrummyOptions) -> Kit:
    """Return all drawings of the game under its options."""
    return kit(options.card_letters, options.jokers > 0)


def scene(
    view: PurrrummyState,
    step: Step[Any, Any] | None = None,
    draft: Draft = (),
    seat: int | None = None,
) -> Scene:
    """Return what is to be seen; a draft holds the cards that are picked for a move.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("purrrummy").position("hands 7C 7D 7S KD / 2S; discard 9H; phase meld")
    >>> {card: mark.kind for card, mark in scene(s).marks.items()}
    {'7C': 'legal', '7D': 'legal', '7S': 'legal'}
    """
    you = viewer(view.hands) if seat is None else seat
    drawn = _Picture(view, step, you)
    return Scene(
        game=view.GAME,
        kit=drawings(view.options),
        size=places.WIDE,
        slim=drawn.plan.slim,
        title=_title(view),
        zones=drawn.zones,
        items=drawn.items,
        marks=marks(view, draft, step),
        arrows=() if draft else _arrows(step),
        turn=f"plate{view.turn}" if view.phase in (DRAW, MELD) else None,
        sheet=_sheet(view),
    )


class _Picture:
    """Zones and items of one position."""

    def __init__(self, view: PurrrummyState, step: Step[Any, Any] | None, you: int | None) -> None:
        self.view, self.you = view, you
        self.plan = places.PLANS[view.options.players]
        self.zones: dict[str, Zone] = {}
        self.items: dict[str, Item] = {}
        self._piles()
        for place, owner in enumerate(seats_around(view.options.players, you or 0)):
            own = place == 0
            order = ORDER["own"] if own else ORDER["others"] + (place - 1) * (MELDS + 2)
            self._plate(self.plan.seats[place], owner, order)
            self._melds(self.plan.seats[place], owner, order + 1)
            self._hand(self.plan.seats[place], owner, order + 1 + MELDS, own)
        for item, old in moved(step, view).items():
            if item != old:  # it glides from where it was
                self.items[item] = replace(self.items[item], was=old)

    def _piles(self) -> None:
        view = self.view
        table = msg("game-name")
        self.zones["table"] = Zone(
            table, "table", (0, 0, 1), (0, 0, 1), places.WIDE, ORDER["table"]
        )
        for n, (name, ((x, y), slim)) in enumerate(self.plan.captions.items()):
            self.items[f"word.{name}"] = Item(
                "caption", "table", x, y, n, text=msg(name), slim=(*slim, 0)
            )
        for name, boxes in (("stock", self.plan.stock), ("discard", self.plan.discard)):
            label = msg(f"zone-{name}")
            self.zones[name] = Zone(label, name, *boxes, places.PILE, ORDER[name])
        left = len(view.stock)
        self.items["stock"] = Item(
            "thing", "stock", 44, 60, face="stack" if left else "gap",
            text=left if left else None, say=msg("pile-label", count=left),
        )  # fmt: skip
        empty = None if view.discard else msg("pile-label", count=0)
        self.items["no-discard"] = Item("thing", "discard", 42, 58, -1, "gap", say=empty)
        spots = pile(len(view.discard), 42, 58)
        for n, (x, y) in enumerate(spots, len(view.discard) - len(spots)):
            self.items[on_pile(view, n)] = Item("card", "discard", x, y, n, view.discard[n])

    def _plate(self, where: places.Seat, owner: int, order: int) -> None:
        name = f"seat{owner}"
        self.zones[name] = Zone(
            msg("seat-name", player=owner), "seat", *where.plate, places.PLATE, order, seat=owner
        )
        you = owner == self.you
        count = len(self.view.hands[owner])
        self.items[f"plate{owner}"] = Item(
            "plate", name, places.PLATE[0] / 2, 15, seat=owner,
            tone="you" if you else None,
            text=msg("plate-you" if you else "plate", player=owner, count=count),
        )  # fmt: skip

    def _hand(self, where: places.Seat, owner: int, order: int, own: bool) -> None:
        name = f"hand{owner}"
        size = places.OWN_HAND if own else (where.room[0], places.CARD[1])
        self.zones[name] = Zone(
            msg("zone-hand", player=owner), "hand", *where.hand, size, order,
            sees=(owner,), seat=owner,
        )  # fmt: skip
        cards = list(in_hand(self.view, owner))
        wide, slim = (places.spread(len(cards), where.room[n], own, bool(n)) for n in (0, 1))
        for (item, card, copy), (x, y, r), narrow in zip(cards, wide, slim, strict=True):
            hidden = card == HIDDEN
            n, face = (copy, None) if hidden else (PLACE[card] + copy, card)
            self.items[item] = Item("card", name, x, y, n, face, slim=narrow, r=r)

    def _melds(self, where: places.Seat, owner: int, order: int) -> None:
        melds = [(n, meld) for n, meld in enumerate(self.view.melds) if meld.owner == owner]
        if not melds:
            (x, y), narrow = where.nothing
            self.items[f"word.melds{owner}"] = Item(
                "caption", "table", x, y, 10 + owner,
                text=msg("no-melds"), slim=(*narrow, 0), tone="quiet",
            )  # fmt: skip
        widths = [places.width(len(meld.cards)) for _, meld in melds]
        wide, slim = (places.flow(widths, area) for area in where.melds)
        for place, (number, meld) in enumerate(melds):
            name = f"meld{number}"
            size = (widths[place], places.CARD[1])
            self.zones[name] = Zone(
                _called(meld), "meld", wide[place], slim[place], size, order + place, seat=owner
            )
            cards = zip(in_meld(meld, number), places.in_meld(len(meld.cards)), strict=True)
            for n, ((item, stands), (x, y)) in enumerate(cards):
                face, text, say = self._face(meld, n, stands)
                self.items[item] = Item("card", name, x, y, n, face, text, say)

    def _face(
        self, meld: Meld, n: int, stands: tuple[Card, ...]
    ) -> tuple[str, Words | None, Msg | None]:
        """Return face, text and spoken words of a card in a meld; a joker shows what it stands for."""
        if meld.cards[n] != JOKER:
            return meld.cards[n], None, None
        letters = self.view.options.card_letters
        if len(stands) == 1:
            return (*stand_in(stands[0], letters), msg("joker-as", card=stands[0]))
        return (*stand_in(meld.of + JOKER, letters), msg("joker-as-rank", rank=meld.of))


def _called(meld: Meld) -> Msg:
    """Return what a meld is called."""
    if meld.kind == SET:
        return msg("zone-set", player=meld.owner, rank=meld.of)
    run = stands_for(meld.kind, meld.cards)
    return msg("zone-run", player=meld.owner, suit=meld.of, first=run[0][0], last=run[-1][0])


def _title(view: PurrrummyState) -> tuple[Msg, ...]:
    name = msg("game-name")
    if view.phase == OVER:
        return (name, msg("title-game-over"))
    if view.phase in (DRAW, MELD):
        told = msg("title-draw" if view.phase == DRAW else "title-meld", player=view.turn)
        return (name, msg("title-round", round=round_of(view)), told)
    if view.phase == SHUFFLE:
        return (name, msg("title-round", round=round_of(view)), msg("title-shuffle"))
    return (name, msg("title-start"))


def _arrows(step: Step[Any, Any] | None) -> tuple[Arrow, ...]:
    """Return an arrow for a card that was taken from the discard pile."""
    return tuple(
        Arrow("discard", f"hand{event.facts['player']}", "takes", msg("arrow-take", **event.facts))
        for event in (step.events if step is not None else ())
        if event.kind == "take"
    )


def _sheet(view: PurrrummyState) -> Sheet | None:
    """Return what is left in the hands, and what was laid out, once the game is over."""
    end = outcome(view)
    if end is None:
        return None
    laid = [
        sum(len(m.cards) for m in view.melds if m.owner == seat) for seat in range(len(view.hands))
    ]
    rows = tuple(
        Row(msg("seat-name", player=seat), (str(len(hand)), str(laid[seat])), seat in end.winners)
        for seat, hand in enumerate(view.hands)
    )
    why = WHY[end.rules[0]]
    result = msg("sheet-result", players=end.winners, shared=len(end.winners) > 1, why=why)
    head = (msg("sheet-player"), msg("sheet-hand"), msg("sheet-laid"))
    return Sheet(msg("sheet-caption"), head, rows, result)
