"""What is to be seen of a position of Purrrummy, and what can be clicked in it.

The contract is :class:`mopsbook.show.look.Look`.
"""

from __future__ import annotations

from functools import partial

from mopsbook.cat_deck.cards import JOKER, PLACE, Card
from mopsbook.core.state import HIDDEN
from mopsbook.core.step import AnyStep
from mopsbook.games.purrrummy.apply import outcome
from mopsbook.games.purrrummy.items import in_meld
from mopsbook.games.purrrummy.look import places
from mopsbook.games.purrrummy.look.chapters import MATTERS, PUBLIC, chapters, round_of
from mopsbook.games.purrrummy.look.clicks import offers
from mopsbook.games.purrrummy.look.faces import kit, stand_in
from mopsbook.games.purrrummy.look.marks import lasting, marks
from mopsbook.games.purrrummy.look.names import in_hand, moved, on_pile
from mopsbook.games.purrrummy.melds import SET, Meld, stands_for
from mopsbook.games.purrrummy.options import PurrrummyOptions
from mopsbook.games.purrrummy.state import PurrrummyState
from mopsbook.show.card_table import MIDDLE, CardTable
from mopsbook.show.cards import CARD
from mopsbook.show.layout import viewer
from mopsbook.show.offers import Draft
from mopsbook.show.plan import spot
from mopsbook.show.scene import Arrow, Item, Kit, Msg, Scene, Sheet, Words, msg
from mopsbook.show.sheets import by_seat

__all__ = ["MATTERS", "PUBLIC", "chapters", "drawings", "lasting", "offers", "scene"]
MELDS = 18
"""More melds do not lie on a table."""
WHY = {"purrrummy.win": "out", "purrrummy.stock-out": "stock", "purrrummy.round-limit": "rounds"}
"""What the result says of the rule by which the game has ended."""


def drawings(options: PurrrummyOptions) -> Kit:
    """Return all drawings of the game under its options."""
    return kit(options.card_letters, options.jokers > 0)


def scene(
    view: PurrrummyState, step: AnyStep | None = None, draft: Draft = (), seat: int | None = None
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
    return drawn.scene(
        view,
        drawings(view.options),
        _title(view),
        marks=marks(view, draft, step, you),
        arrows=() if draft else _arrows(step, seat),
        sheet=_sheet(view),
    )


class _Picture(CardTable):
    """What lies on the table in one position."""

    def __init__(self, view: PurrrummyState, step: AnyStep | None, you: int | None) -> None:
        super().__init__(places.PLANS[view.options.players], you or 0, you)
        self.view = view
        stock, discard = msg("zone-stock"), msg("zone-discard")
        self.captions({"stock": msg("word-stock"), "discard": msg("word-discard")})
        self.stack("stock", stock, len(view.stock), MIDDLE)
        self.pile(
            "discard", discard, view.discard, MIDDLE + 1, key=partial(on_pile, view),
            empty=msg("pile-label", count=0),
        )  # fmt: skip
        for owner in self.around:
            size = places.PLATE if self.place(owner) else places.OWN_PLATE
            short = msg("plate-short", player=owner, count=len(view.hands[owner]))
            say = msg("plate", player=owner, count=len(view.hands[owner]))
            self.plate(owner, short, size, say=say)
            self._melds(owner)
            self._hand(owner)
        self.glide(moved(step, view))

    def _hand(self, owner: int) -> None:
        zone, own = f"hand{owner}", self.place(owner) == 0
        rooms = [room for _, _, room in self.where(owner, "room")]
        size = places.OWN_HAND if own else (rooms[0], CARD[1])
        self.zone(
            zone, msg("zone-hand", player=owner), self.where(owner, "hand"), size,
            self.order(owner, 1 + MELDS), "hand", seat=owner,
        )  # fmt: skip
        held = list(in_hand(self.view, owner))
        spots = (places.spread(len(held), room, own) for room in rooms)
        for (item, card, copy), *at in zip(held, *spots, strict=True):
            hidden = card == HIDDEN
            n, face = (copy, None) if hidden else (PLACE[card] + copy, card)
            self.put(item, "card", zone, tuple(at), n, face, name=face)

    def _melds(self, owner: int) -> None:
        melds = [(n, meld) for n, meld in enumerate(self.view.melds) if meld.owner == owner]
        areas = [*zip(self.where(owner, "melds"), self.where(owner, "room"), strict=True)]
        if not melds:
            middles = tuple(spot(left + room[0] / 2, top + 20) for (left, top, _), room in areas)
            self.put(
                f"word.melds{owner}", "caption", "table", middles, 10 + owner,
                text=msg("no-melds", player=owner), say=msg("no-melds-of", player=owner), tone="quiet",
            )  # fmt: skip
        widths = [places.width(len(meld.cards)) for _, meld in melds]
        flows = (places.flow(widths, first, *room[:2]) for first, room in areas)
        for part, (wide, (number, meld), *boxes) in enumerate(
            zip(widths, melds, *flows, strict=True), 1
        ):
            zone, order = f"meld{number}", self.order(owner, part)
            self.zone(zone, _called(meld), tuple(boxes), (wide, CARD[1]), order, "meld", seat=owner)
            cards = zip(in_meld(meld, number), places.in_meld(len(meld.cards)), strict=True)
            for n, ((item, stands), (x, y)) in enumerate(cards):
                face, text, say = self._face(meld, n, stands)
                self.items[item] = Item("card", zone, x, y, n, face, text, say, name=meld.cards[n])

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


TITLES = {
    "draw": "title-draw",
    "meld": "title-meld",
    "shuffle": "title-shuffle",
    "over": "title-game-over",
}


def _title(view: PurrrummyState) -> tuple[Msg, ...]:
    """Return where the game is, and as soon as there is somewhere to lay off, that one may."""
    owners = {meld.owner for meld in view.melds}
    variant = (msg("title-layoff"),) if view.options.layoff and len(owners) > 1 else ()
    facts = {"player": view.turn} if view.phase in ("draw", "meld") else {}
    told = msg(TITLES.get(view.phase, "title-start"), **facts)
    begun = view.phase in ("draw", "meld", "shuffle")
    number = (msg("title-round", round=round_of(view)),) if begun else ()
    return msg("game-name"), *number, told, *variant


def _arrows(step: AnyStep | None, seat: int | None) -> tuple[Arrow, ...]:
    """Return an arrow for a card that was taken from the discard pile; whoever took it sees it marked in the own hand."""
    return tuple(
        Arrow("discard", f"hand{event.facts['player']}", "takes", msg("arrow-take", **event.facts))
        for event in (step.events if step is not None else ())
        if event.kind == "take" and event.facts["player"] != seat
    )


def _sheet(view: PurrrummyState) -> Sheet | None:
    """Return what is left in the hands, and what was laid out, once the game is over."""
    end = outcome(view)
    if end is None:
        return None
    cells = [
        (len(hand), sum(len(meld.cards) for meld in view.melds if meld.owner == seat))
        for seat, hand in enumerate(view.hands)
    ]
    why = WHY[end.rules[0]]
    result = msg("sheet-result", players=end.winners, shared=len(end.winners) > 1, why=why)
    return by_seat(("sheet-player", "sheet-hand", "sheet-laid"), cells, end.winners, result)
