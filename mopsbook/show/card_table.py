"""The furniture of a card table: captions, piles, plates and hands, laid as a plan says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from mopsbook.core.game import game_of
from mopsbook.core.state import HIDDEN, State
from mopsbook.show.cards import CARD, PILE
from mopsbook.show.layout import pile, seats_around
from mopsbook.show.plan import Boxes, Fan, Plan, Poses, Size
from mopsbook.show.scene import EACH, Item, Kit, Msg, Pose, Scene, Words, Zone, msg

PLATE = (170, 30)
PILES, OTHERS, MIDDLE, OWN, ABOVE = 1, 10, 300, 400, 500
"""When things come in reading. The own hand comes last, next to the buttons for whoever uses the
keyboard; nothing but what lies over other things is later."""
HELP = "help"
"""The tone of words that help: whoever wants no help does not see them."""


class CardTable:
    """Zones and items of one picture.

    Parameters
    ----------
    plan : Plan
        Where everything lies.
    below : int
        Who sits at the lower edge.
    you : int or None
        Who looks, and is called "you".

    Examples
    --------
    >>> from mopsbook.games.mauz.look.places import PLANS
    >>> table = CardTable(PLANS[2], below=1, you=1)
    >>> table.plate(1, msg("plate", player=1))
    >>> table.items["plate1"].text.id, table.zones["seat1"].boxes
    ('plate', ((310, 540, 1), (185, 536, 1), (115, 493, 1)))
    """

    def __init__(self, plan: Plan, below: int, you: int | None) -> None:
        self.plan, self.you = plan, you
        self.around = seats_around(len(plan.seats), below)
        self._place = {owner: place for place, owner in enumerate(self.around)}
        self.zones: dict[str, Zone] = {}
        self.items: dict[str, Item] = {}
        self.zone("table", msg("game-name"), ((0, 0, 1),) * len(plan.shapes), plan.shapes[0], 0)

    def place(self, owner: int) -> int:
        """Return how many places clockwise from the lower edge a seat sits."""
        return self._place[owner]

    def where(self, owner: int, part: str) -> Boxes:
        """Return where something of a seat lies."""
        return self.plan.seats[self._place[owner]][part]

    def order(self, owner: int, part: int = 0) -> int:
        """Return when a part of what a seat has comes in reading."""
        place = self._place[owner]
        return part + (OTHERS + EACH * place if place else OWN)

    def zone(
        self,
        name: str,
        label: Msg,
        boxes: Boxes,
        size: Size,
        order: int,
        kind: str = "",
        **more: Any,
    ) -> None:
        """Add a zone; its kind is its name unless it has another."""
        self.zones[name] = Zone(label, kind or name, boxes, size, order, **more)

    def put(
        self, key: str, kind: str, zone: str, places: Poses, n: int = 0, face: str | None = None,
        **more: Any,
    ) -> None:  # fmt: skip
        """Add an item whose places are told for each shape."""
        x, y, r = places[0]
        others = places[1:] if len({*places}) > 1 else ()
        self.items[key] = Item(kind, zone, x, y, n, face, others=others, r=r, **more)

    def captions(self, words: Mapping[str, Words], tone: str | None = "quiet") -> None:
        """Write words at the spots of their names."""
        for name, text in words.items():
            n, spots = len(self.items), self.plan.spots[name]
            self.put(f"word.{name}", "caption", "table", spots, n, text=text, tone=tone)

    def stack(self, name: str, label: Msg, count: int, order: int) -> None:
        """Add a pile of so many backs, with their number."""
        self.zone(name, label, self.plan.zones[name], PILE, order)
        self.items[name] = Item(
            "thing", name, PILE[0] // 2, PILE[1] // 2, face="stack" if count else "gap",
            text=count or None, say=msg("pile-label", count=count),
        )  # fmt: skip

    def pile(
        self,
        name: str,
        label: Msg,
        cards: Sequence[str],
        order: int,
        key: Callable[[int], str] | None = None,
        empty: Msg | None = None,
    ) -> None:
        """Add the uppermost cards of an open pile, or its empty place.

        Parameters
        ----------
        name : str
            Of its zone.
        label : Msg
            What it is called.
        cards : sequence of str
            All cards, the uppermost last.
        order : int
            When it comes in reading.
        key : callable, optional
            Names the card at an index; without it each is named by itself.
        empty : Msg, optional
            What is spoken of the empty place.
        """
        self.zone(name, label, self.plan.zones[name], PILE, order)
        x, y = CARD[0] // 2 + 2, CARD[1] // 2 + 2
        if not cards:
            self.items[f"no-{name}"] = Item("thing", name, x, y, -1, "gap", say=empty)
        spots = pile(len(cards), x, y)
        for n, (left, top) in enumerate(spots, len(cards) - len(spots)):
            self.items[key(n) if key else cards[n]] = Item("card", name, left, top, n, cards[n])

    def trail(
        self,
        name: str,
        label: Msg,
        cards: Sequence[str],
        order: int,
        step: float,
        key: Callable[[int], str] | None = None,
        number: Callable[[int], int] | None = None,
        shown: int = 4,
        caption: Msg | None = None,
    ) -> None:
        """Add an open pile of which the last cards stay in sight, the uppermost straight.

        Parameters
        ----------
        name, label, cards, order, key
            As for a :meth:`pile`.
        step : float
            From one card to the next.
        number : callable, optional
            The number, by index, from which the slant of a card follows: it keeps that, so that nothing
            shakes when others are laid on it. Without it that is the index.
        shown : int
            How many cards stay in sight.
        caption : Msg, optional
            What is written at the spot of its name, below the middle of the cards that lie there.
        """
        if caption is not None:
            free = step * (shown - max(1, min(len(cards), shown))) / 2
            at = zip(self.plan.spots[name], self.plan.zones[name], strict=True)
            spots = tuple((round(x + free * scale), y, r) for (x, y, r), (_, _, scale) in at)
            self.put(f"word.{name}", "caption", "table", spots, text=caption, tone="quiet")
        size = CARD[0] + step * (shown - 1), CARD[1]
        self.zone(name, label, self.plan.zones[name], size, order)
        right, y = size[0] - CARD[0] // 2, CARD[1] // 2
        if not cards:
            self.items[f"no-{name}"] = Item("thing", name, right, y, -1, "gap")
        last = len(cards) - 1
        for n in range(max(0, len(cards) - shown), len(cards)):
            turned = (number(n) if number else n) * 5 % 9 - 4 if n < last else 0
            self.items[key(n) if key else cards[n]] = Item(
                "card", name, right - step * (last - n), y, n, cards[n], r=turned
            )

    def plate(
        self,
        owner: int,
        text: Msg,
        size: Size = PLATE,
        at: Pose | None = None,
        label: Msg | None = None,
        say: Msg | None = None,
    ) -> None:
        """Add the name of a seat, in the middle of its zone or `at` another place in it.

        What is read aloud, and stands in mere text, may `say` more than the few words that there is
        room for.
        """
        zone = f"seat{owner}"
        label = label or msg("seat-name", player=owner)
        order = self.order(owner)
        self.zone(zone, label, self.where(owner, "plate"), size, order, "seat", seat=owner)
        x, y, _ = at or (size[0] / 2, size[1] / 2, 0)
        tone = "you" if owner == self.you else None
        self.items[f"plate{owner}"] = Item(
            "plate", zone, x, y, text=text, say=say, tone=tone, seat=owner
        )

    def hand(
        self,
        owner: int,
        cards: Sequence[str],
        fans: Fan | Sequence[Fan],
        part: int,
        rank: Mapping[str, int] | None = None,
        key: Callable[[int], str] | None = None,
    ) -> list[str]:
        """Add a hand, and return the names of its cards.

        Parameters
        ----------
        owner : int
            Whose it is, and who alone may see it.
        cards : sequence of str
            What is known of it.
        fans : Fan or sequence of Fan
            How it lies; in each shape, if not alike in all.
        part : int
            As in :meth:`order`.
        rank : mapping, optional
            The order of cards, with hidden ones last; without it they stay in that of the hand.
        key : callable, optional
            Names the card at an index; without it an open one is named by itself.
        """
        zone, shapes = f"hand{owner}", (fans,) if isinstance(fans, Fan) else fans
        self.zone(
            zone, msg("zone-hand", player=owner), self.where(owner, "hand"), shapes[0].size,
            self.order(owner, part), "hand", seat=owner,
        )  # fmt: skip
        keys = [
            key(n) if key else f"{zone}.{n}" if card == HIDDEN else card
            for n, card in enumerate(cards)
        ]
        ranks = {} if rank is None else rank
        order = [ranks.get(card, len(ranks) + n) for n, card in enumerate(cards)]
        spots = zip(*(fan.spots(len(cards)) for fan in shapes), strict=True)
        # what comes later lies over what comes before: so every corner is seen
        for n, places in zip(sorted(range(len(cards)), key=order.__getitem__), spots, strict=True):
            face = None if cards[n] == HIDDEN else cards[n]
            self.put(keys[n], "card", zone, places, order[n], face, name=face)
        return keys

    def glide(self, was: Mapping[str, str]) -> None:
        """Let items glide from where others were on the picture before."""
        for key, before in was.items():
            if key != before and key in self.items:
                self.items[key] = replace(self.items[key], was=before)

    def scene(self, view: State, kit: Kit, title: tuple[Msg, ...], **more: Any) -> Scene:
        """Return the picture of all that has been laid; the rest is told as for a :class:`Scene`.

        It is the turn of whoever has to move.
        """
        actor = game_of(view).actor(view)
        more["turn"] = f"plate{actor}" if actor is not None and actor >= 0 else None
        return Scene(view.GAME, kit, self.plan.shapes, title, self.zones, self.items, **more)
