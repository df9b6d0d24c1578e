"""Zones and items of one position: hands, piles, the ring of values, the guard bug and its eyes."""

from __future__ import annotations

from typing import Any

from mopsbook.core.game import Step
from mopsbook.core.state import HIDDEN
from mopsbook.games.mogel_motte.cards import CARDS, NEXT_TO, Card
from mopsbook.games.mogel_motte.haste import Signs
from mopsbook.games.mogel_motte.look import eyes, faces, places
from mopsbook.games.mogel_motte.look.clicks import EDGE
from mopsbook.games.mogel_motte.look.paths import (
    ATTEMPT,
    BUG,
    LOOK,
    STACK,
    discard,
    hidden,
    known,
    origins,
    told,
    vanished,
)
from mopsbook.games.mogel_motte.scoring import totals
from mopsbook.games.mogel_motte.state import TAKING, MotteState
from mopsbook.show.layout import fan, row, seats_around
from mopsbook.show.scene import Item, Place, Zone, msg


class Picture:
    """Zones and items of one position.

    Parameters
    ----------
    view : MotteState
        A position, or what a seat may know of it.
    step : Step or None
        What led to it.
    signs : Signs
        What a table tells beside it.
    you : int or None
        Who sits at the lower edge.
    """

    def __init__(
        self,
        view: MotteState,
        step: Step[Any, Any] | None,
        signs: Signs,
        you: int | None,
    ) -> None:
        self.view, self.you, self.gaze = view, you, signs.gaze
        self.plan = places.PLANS[view.options.players]
        self.open = eyes.seen(view, you)
        self.was = origins(view, step, you, self.open)
        self.zones: dict[str, Zone] = {}
        self.items: dict[str, Item] = {}
        self._piles()
        for place, owner in enumerate(seats_around(view.options.players, you or 0)):
            self._seat(self.plan.seats[place], owner, place)
        self._slap(step)

    def _piles(self) -> None:
        view, plan = self.view, self.plan
        self.zones["table"] = Zone(
            msg("game-name"), "table", (0, 0, 1), (0, 0, 1), places.WIDE, order=0
        )
        for n, (name, ((x, y), slim)) in enumerate(plan.captions.items()):
            if view.phase == TAKING and name != "under-caption":
                continue
            self.items[f"word.{name}"] = Item(
                "caption", "table", x, y, n, text=msg(name), slim=(*slim, 0), tone="quiet"
            )
        if view.phase == TAKING:
            self._beneath()
            return
        left = len(view.draw)
        self.zones[STACK] = Zone(msg("zone-draw"), "stack", *plan.stack, faces.PILE, 3, sees=())
        self.items[STACK] = Item(
            "thing", STACK, 44, 60, face="stack" if left else "gap", text=left or None,
            say=msg("pile-label", count=left),
        )  # fmt: skip
        self.zones["discard"] = Zone(
            msg("zone-discard"), "discard", *plan.discard, places.DISCARD, order=4
        )
        right = places.DISCARD[0] - 40
        self.items["no-discard"] = Item("thing", "discard", right, 56, -1, "gap")
        count = len(view.discard)
        for place in range(max(0, count - places.SHOWN), count):
            back = count - 1 - place
            self.items[discard(place)] = Item(
                "card", "discard", right - places.STEP * back, 56, place, view.discard[place],
                r=place * 5 % 9 - 4 if back else 0, was=self.was.get(discard(place)),
            )  # fmt: skip
        lower, higher = sorted(NEXT_TO.get(view.value, (0, 0)))
        label = msg("ring-label", value=view.value, lower=lower, higher=higher)
        self.zones["ring"] = Zone(msg("zone-ring"), "ring", *plan.ring, faces.RING, order=5)
        self.items["ring"] = Item("thing", "ring", 56, 56, face=f"ring{view.value}", say=label)

    def _beneath(self) -> None:
        """Spread out what can be taken from beneath an ant, and the ant as the last."""
        cards = sorted({*self.view.discard[:-1]}, key=CARDS.index)
        ids = [*(f"beneath{card}" for card in cards), discard(len(self.view.discard) - 1)]
        wide, slim, spots = places.beneath(self.view.options.players, len(ids))
        self.zones["beneath"] = Zone(
            msg("zone-beneath"), "discard", wide, slim, places.DISCARD, order=4
        )
        cards.append(self.view.discard[-1])
        for n, (name, card, (spot, narrow)) in enumerate(zip(ids, cards, spots, strict=True)):
            self.items[name] = Item("card", "beneath", *spot, n, card, slim=(*narrow, 0))

    def _seat(self, where: places.Seat, owner: int, place: int) -> None:
        """Add the name and the hand of a seat, and what it has cheated away."""
        # the hand below comes last, next to the buttons for whoever uses the keyboard
        order = 10 + 3 * place if place else 40
        self._plate(where, owner, place, order)
        self._hand(where, owner, place, order + 1)
        self._under(where, owner, place, order + 2)

    def _plate(self, where: places.Seat, owner: int, place: int, order: int) -> None:
        view, zone, name = self.view, f"seat{owner}", f"plate{owner}"
        points, you = totals(view)[owner], owner == self.you
        label = msg("seat-points", player=owner, points=points)
        size = places.PLATE if place else places.OWN_PLATE
        self.zones[zone] = Zone(label, "seat", *where.plate, size, order, seat=owner)
        x, y = places.NAME
        self.items[name] = Item(
            "plate", zone, x, y, seat=owner, tone="you" if you else None,
            text=msg("plate-you" if you else "plate", player=owner, count=len(view.hands[owner])),
        )  # fmt: skip
        if view.round_scores:
            (x, y), slim_points = where.points
            self.items[f"points{owner}"] = Item(
                "caption", "table", x, y, 9 + owner, text=msg("points", points=points),
                slim=(*slim_points, 0), tone="quiet",
            )  # fmt: skip
        x, y = places.BUG if place else places.OWN_BUG
        slim = None if place else (*places.OWN_BUG_SLIM, 0)
        if owner == view.guard:
            say = msg("guard-label", player=owner)
            self.items[BUG] = Item("thing", zone, x, y, 2, "guard", say=say, slim=slim, z=1)
        elif owner == self.gaze:
            say = msg("gaze-label", guard=view.guard, player=owner)
            self.items[LOOK] = Item("thing", zone, x, y, 2, "eyes", say=say, slim=slim, z=1)

    def _hand(self, where: places.Seat, owner: int, place: int, order: int) -> None:
        zone, cards = f"hand{owner}", self.view.hands[owner]
        size = places.HAND if place else places.OWN_HAND
        self.zones[zone] = Zone(
            msg("zone-hand", player=owner),
            "hand",
            *where.hand,
            size,
            order,
            sees=(owner,),
            seat=owner,
        )
        copies: dict[Card, int] = {}
        secret = owner not in self.open
        if secret and self._moves_a_card(owner):
            cards = cards[:-1]  # it counts as in the hand, and is on its way under the table
        for n, (card, (x, y, r)) in enumerate(zip(cards, _spread(len(cards), place), strict=True)):
            copies[card] = copies.get(card, -1) + 1
            name = hidden(owner, n) if secret else known(owner, card, copies[card])
            self.items[name] = Item(
                "card", zone, x, y, n, None if secret else card, r=r, was=self.was.get(name)
            )

    def _moves_a_card(self, owner: int) -> bool:
        attempt = self.view.attempt
        return attempt is not None and attempt[0] == owner

    def _under(self, where: places.Seat, owner: int, place: int, order: int) -> None:
        """Add the edge of the table, and what has vanished or is just vanishing behind it."""
        gone = [card for who, card in self.view.vanished if who == owner]
        moving = self._moves_a_card(owner)
        if place and not gone and not moving:
            return
        zone, count = f"under{owner}", len(gone)
        self.zones[zone] = Zone(
            msg("zone-under", player=owner), "under", *where.under, places.UNDER, order,
            sees=(owner,), seat=owner,
        )  # fmt: skip
        for n, (x, y) in enumerate(row(count, 26, 84, 64, room=84)):
            name = vanished(owner, n)
            self.items[name] = Item("card", zone, x, y, n, gone[n], was=self.was.get(name))
        if moving:
            assert self.view.attempt is not None
            card = self.view.attempt[1]
            before = hidden(owner, len(self.view.hands[owner]) - 1)
            self.items[ATTEMPT] = Item(
                "card", zone, 112, 42, count, None if card == HIDDEN else card, r=14,
                was=self.was.get(ATTEMPT, before), z=1,
            )  # fmt: skip
        self.items[f"{EDGE}{owner}" if place else EDGE] = Item(
            "thing", zone, 84, 105, count + 1, EDGE, z=2,
            say=msg("under-label", player=owner, count=count),
        )  # fmt: skip

    def _slap(self, step: Step[Any, Any] | None) -> None:
        """Add the hands that have come down on a mosquito, in their order."""
        around = seats_around(self.view.options.players, self.you or 0)
        for event in told(step, self.you):
            if event.kind == "slap" and event.facts["order"]:
                self.zones["slap"] = Zone(
                    msg("zone-slap"), "slap", (0, 0, 1), (0, 0, 1), places.WIDE, order=60
                )
                for place, seat in enumerate(event.facts["order"], 1):
                    (x, y), slim = self.plan.seats[around.index(seat)].slap
                    say = msg("slap-label", player=seat, place=place)
                    self.items[f"slap{seat}"] = Item(
                        "thing", "slap", x, y, place, "hand", text=place, say=say, slim=(*slim, 0)
                    )


def _spread(count: int, place: int) -> list[Place]:
    if place == 0:
        step = min(places.OWN_STEP, places.OWN_ROOM / max(1, count - 1))
        # however many cards there are, the fan is as round as one of eight
        flat = min(1, 8 / max(1, count))
        return [*fan(count, step, places.OWN_HAND[0] / 2, 62, turn=2 * flat, sag=1.2 * flat**2)]
    return [(x, y, 0) for x, y in row(count, 52, places.HAND[0] / 2, 56, room=places.ROOM)]
