"""What is to be seen of a position of Mauz, and what can be clicked in it.

The contract is :class:`mopsbook.show.look.Look`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mopsbook.cat_deck.cards import PLACE, Card
from mopsbook.core.game import Step
from mopsbook.core.state import HIDDEN
from mopsbook.games.mauz.look import clicks, places
from mopsbook.games.mauz.look.clicks import offers
from mopsbook.games.mauz.look.faces import KNOCK, counters, kit
from mopsbook.games.mauz.look.story import chapters, story
from mopsbook.games.mauz.moves import Keep, Reject, Swap1, Swap3
from mopsbook.games.mauz.options import HAND_SIZE, MauzOptions
from mopsbook.games.mauz.state import (
    DEAL,
    DEALER,
    FIRST_DEALER,
    OVER,
    PLAY,
    ROUND_END,
    SHUFFLE,
    SWAPPED,
    MauzState,
)
from mopsbook.games.mauz.worth import worth
from mopsbook.show.layout import pile, row, seats_around
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Item, Kit, Msg, Row, Scene, Sheet, Zone, msg

__all__ = ["chapters", "drawings", "offers", "scene", "story"]


def drawings(options: MauzOptions) -> Kit:
    """Return all drawings of the game under its options."""
    return kit(options)


def scene(
    view: MauzState,
    step: Step[Any, Any] | None = None,
    draft: Draft = (),
    seat: int | None = None,
) -> Scene:
    """Return what is to be seen; a draft is the card that is picked for a swap.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mauz", players=2).position("hands 6C 7D 8H / 9C 9D KH; middle TC JD QH")
    >>> mark = scene(s).marks["TC"]
    >>> mark.kind, mark.why.facts
    ('legal', {'card': '7D', 'points': 16})
    """
    you = clicks.viewer(view) if seat is None else seat
    picture = _Picture(view, step, you)
    return Scene(
        game=view.GAME,
        kit=kit(view.options),
        size=places.WIDE,
        slim=picture.plan.slim,
        title=_title(view),
        zones=picture.zones,
        items=picture.items,
        marks=clicks.marks(view, draft, you),
        turn=f"plate{view.turn}" if view.phase in (DEALER, PLAY, SWAPPED) else None,
        sheet=_sheet(view),
    )


class _Picture:
    """Zones and items of one position."""

    def __init__(self, view: MauzState, step: Step[Any, Any] | None, you: int | None) -> None:
        self.view, self.you = view, you
        self.plan = places.PLANS[view.options.players]
        self.zones: dict[str, Zone] = {}
        self.items: dict[str, Item] = {}
        self.was = _was(view, step)
        self._words()
        self._piles()
        self._middle()
        calls = _calls(step)
        for place, owner in enumerate(seats_around(view.options.players, you or 0)):
            self._plate(self.plan.seats[place], owner, place)
            self._hand(self.plan.seats[place], owner, place)
            if owner in calls:
                self._call(self.plan.seats[place], owner, calls[owner])

    def _words(self) -> None:
        view, table = self.view, msg("game-name")
        self.zones["table"] = Zone(table, "table", (0, 0, 1), (0, 0, 1), places.WIDE, order=0)
        for n, (name, ((x, y), slim)) in enumerate(self.plan.captions.items()):
            text = msg(name)
            if name == "zone-middle" and view.phase == DEALER:
                text = msg("zone-second")
            elif name == "zone-middle" and view.skips:
                text = msg("skips", skips=view.skips, cats=len(view.cats))
            elif name == "zone-aside" and not view.out:
                continue
            self.items[f"word.{name}"] = Item(
                "caption", "table", x, y, n, text=text, slim=(*slim, 0), tone="quiet"
            )

    def _piles(self) -> None:
        view, plan = self.view, self.plan
        label, left = msg("zone-stock"), len(view.stock)
        self.zones["stock"] = Zone(label, "stock", *plan.stock, places.PILE, order=3, sees=())
        self.items["stock"] = Item(
            "thing", "stock", 44, 60, face="stack" if left else "gap", text=left or None,
            say=msg("pile-label", count=left),
        )  # fmt: skip
        if view.out:
            label = msg("zone-aside")
            self.zones["aside"] = Zone(label, "aside", *plan.aside, places.PILE, order=4)
        spots = pile(len(view.out), 42, 58)
        for n, (x, y) in enumerate(spots, len(view.out) - len(spots)):
            self.items[view.out[n]] = Item("card", "aside", x, y, n, view.out[n])

    def _middle(self) -> None:
        """Add the open cards, or the dealer's other set as long as it chooses."""
        view = self.view
        label = msg("zone-second" if view.phase == DEALER else "zone-middle")
        self.zones["middle"] = Zone(label, "middle", *self.plan.middle, places.OPEN, order=38)
        spots = row(HAND_SIZE, places.STEP, places.OPEN[0] / 2, 56)
        if view.phase == DEALER:
            for n, (x, y) in enumerate(spots):
                self.items[f"second.{n}"] = Item("card", "middle", x, y, n)
            return
        for n, (x, y) in enumerate(spots):
            if n < len(view.middle):
                card = view.middle[n]
                self.items[card] = Item("card", "middle", x, y, n, card, was=self.was.get(card))
            else:
                self.items[f"no-middle{n}"] = Item("thing", "middle", x, y, n, "gap")

    def _plate(self, where: places.Seat, owner: int, place: int) -> None:
        """Add the name and the counters of a seat."""
        view = self.view
        # the hand below comes last, next to the buttons for whoever uses the keyboard
        order = 10 + 4 * place if place else 40
        plate, row_of = f"seat{owner}", f"counters{owner}"
        self.zones[plate] = Zone(
            msg("seat-name", player=owner), "seat", *where.plate, places.PLATE, order, seat=owner
        )
        told, yours = "plate", "plate-you"
        facts: dict[str, Any] = {"player": owner}
        if owner in view.gone and not view.hands[owner]:
            told = yours = "plate-out"
        elif view.phase in clicks.CLOSING:
            told, yours = "plate-points", "plate-points-you"
            facts["points"] = worth(view.hands[owner], view.options).points
        you = owner == self.you
        self.items[f"plate{owner}"] = Item(
            "plate", plate, places.PLATE[0] / 2, 15, seat=owner, tone="you" if you else None,
            text=msg(yours if you else told, **facts),
        )  # fmt: skip
        if owner in view.gone:
            return
        label = msg("zone-counters", player=owner)
        self.zones[row_of] = Zone(
            label, "counters", *where.counters, places.COUNTERS, order + 1, seat=owner
        )
        face, number = counters(view.tokens[owner], view.options)
        self.items[f"tokens{owner}"] = Item(
            "thing", row_of, places.COUNTERS[0] / 2, 9, face=face, text=number,
            say=msg("counters-label", player=owner, count=view.tokens[owner]),
        )  # fmt: skip

    def _hand(self, where: places.Seat, owner: int, place: int) -> None:
        view, name = self.view, f"hand{owner}"
        order = 12 + 4 * place if place else 42
        size, step = (places.HAND, places.HAND_STEP) if place else (places.OPEN, places.STEP)
        whose = msg("zone-hand", player=owner)
        self.zones[name] = Zone(whose, "hand", *where.hand, size, order, sees=(owner,), seat=owner)
        cards = view.hands[owner]
        closing = view.phase in clicks.CLOSING and cards
        counted = worth(cards, view.options).counted if closing else ()
        for n, (card, (x, y)) in enumerate(
            zip(cards, row(len(cards), step, size[0] / 2, 56), strict=True)
        ):
            hidden = card == HIDDEN
            key = f"{name}.{n}" if hidden else card
            self.items[key] = Item(
                "card", name, x, y - 14 * (card in counted), n if hidden else PLACE[card],
                None if hidden else card, was=self.was.get(key),
                say=msg("card-counts", card=card) if card in counted else None,
            )  # fmt: skip

    def _call(self, where: places.Seat, owner: int, call: str) -> None:
        label, (width, height) = msg("bubble-label", player=owner, call=call), places.CALL
        self.zones[f"call{owner}"] = Zone(label, "call", *where.call, places.CALL, 50 + owner)
        self.items[f"call{owner}"] = Item(
            "thing", f"call{owner}", width / 2, height / 2, face=call,
            text=msg("bubble", call=call), say=label,
        )  # fmt: skip


def _was(view: MauzState, step: Step[Any, Any] | None) -> dict[str, str]:
    """Return what things were on the picture before, where their ids have changed."""
    move = step.move if step is not None else None
    if step is None:
        return {}
    if isinstance(move, Swap1):
        # cards that all have seen come first in a hidden hand
        return {move.give: f"hand{move.player}.{len(step.before.known[move.player])}"}
    if isinstance(move, Swap3):
        return {card: f"hand{move.player}.{n}" for n, card in enumerate(view.middle)}
    if isinstance(move, Keep):
        return {card: f"second.{n}" for n, card in enumerate(view.middle)}
    if isinstance(move, Reject):
        found = {card: f"hand{move.player}.{n}" for n, card in enumerate(view.middle)}
        hand = view.hands[move.player]
        keys = [f"hand{move.player}.{n}" if c == HIDDEN else c for n, c in enumerate(hand)]
        return found | {key: f"second.{n}" for n, key in enumerate(keys)}
    renewed = step.before.middle and not {*step.before.middle} & {*view.middle}
    return dict.fromkeys(view.middle, "stock") if renewed else {}


def _calls(step: Step[Any, Any] | None) -> dict[int, str]:
    """Return which seat has just said what."""
    found = {}
    for event in step.events if step is not None else ():
        if event.kind == "knock":
            found[event.facts["player"]] = KNOCK
        elif event.kind == "show":
            found[event.facts["player"]] = event.facts["combination"]
    return found


TITLES = {
    FIRST_DEALER: "title-start",
    DEAL: "title-start",
    DEALER: "title-choose",
    SWAPPED: "title-swapped",
    SHUFFLE: "title-shuffle",
    ROUND_END: "title-round-end",
    OVER: "title-over",
}


def _title(view: MauzState) -> tuple[Msg, ...]:
    told = TITLES.get(view.phase, "title-last" if view.left else "title-turn")
    facts = {"player": view.turn} if view.phase in (DEALER, PLAY, SWAPPED) else {}
    return msg("game-name"), msg("title-round", round=view.round), msg(told, **facts)


def _sheet(view: MauzState) -> Sheet | None:
    """Return points and counters once a round is over."""
    if view.phase not in clicks.CLOSING:
        return None
    over = view.phase == OVER

    def cells(seat: int) -> tuple[str, str]:
        hand: Sequence[Card] = view.hands[seat]
        points = f"{worth(hand, view.options).points:g}" if hand else "\u2013"
        return points, "\u2013" if seat in view.gone else str(view.tokens[seat])

    rows = tuple(
        Row(msg("seat-name", player=seat), cells(seat), over and seat in view.cats)
        for seat in range(view.options.players)
    )
    head = tuple(map(msg, ("sheet-player", "sheet-points", "sheet-counters")))
    won = msg("sheet-result", players=view.cats, shared=len(view.cats) > 1) if over else None
    return Sheet(msg("sheet-caption", round=view.round), head, rows, won)
