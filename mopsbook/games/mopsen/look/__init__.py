"""What is to be seen of a position of Mopsen, and what can be clicked in it.

The contract is :class:`mopsbook.show.look.Look`.
"""

from __future__ import annotations

from mopsbook.core.rounds import gained, totals
from mopsbook.core.step import AnyStep, Part
from mopsbook.games.mopsen.cards import PLACE
from mopsbook.games.mopsen.look import clicks, places
from mopsbook.games.mopsen.look.clicks import offers
from mopsbook.games.mopsen.look.faces import drawings
from mopsbook.games.mopsen.look.story import LESSONS, MATTERS, chapters, parts, story, trick_number
from mopsbook.games.mopsen.options import bones_of
from mopsbook.games.mopsen.scoring import bones_in, outcome, points_now
from mopsbook.games.mopsen.state import ROUNDS, MopsenState
from mopsbook.show.card_table import MIDDLE, PILES, CardTable
from mopsbook.show.layout import Point, row, viewer
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Arrow, Item, Mark, Msg, Scene, msg
from mopsbook.show.sheets import by_rounds

ABREAST, BEHIND, ROWS = 3, 35, 2
"""So many cards stand side by side in a bowl; how much higher those behind them are; and so many rows can be read."""

__all__ = [
    "LESSONS",
    "MATTERS",
    "chapters",
    "drawings",
    "lasting",
    "offers",
    "parts",
    "scene",
    "story",
]


def scene(
    view: MopsenState, step: AnyStep | None = None, draft: Draft = (), seat: int | None = None
) -> Scene:
    """Return what is to be seen; a draft holds the cards that are picked for an exchange.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mopsen", players=3).position("trick 0:R5; hands R1 / R2 B3 / Y4")
    >>> {card: mark.kind for card, mark in scene(s).marks.items()}
    {'R2': 'legal', 'B3': 'dim'}
    """
    you = viewer(view.hands) if seat is None else seat
    drawn = _Picture(view, you)
    arrows = drawn.taken(step)
    return drawn.scene(
        view,
        drawings(view.options),
        _title(view, isinstance(step, Part)),
        marks=clicks.marks(view, draft),
        arrows=arrows,
        sheet=by_rounds(view, outcome(view)),
    )


class _Picture(CardTable):
    """What lies on the table in one position."""

    def __init__(self, view: MopsenState, you: int | None) -> None:
        super().__init__(places.PLANS[view.options.players], you or 0, you)
        self.view = view
        self._pecking()
        self.stack("stack", msg("zone-stack"), len(view.stack), PILES + 1)
        self.pile("discard", msg("zone-discard"), view.discard, PILES + 2)
        self._trick()
        for owner in self.around:
            self._plate(owner)
            fans = places.HANDS if self.place(owner) else places.OWN_HAND
            self.hand(owner, view.hands[owner], fans, 2, PLACE)
            self._bowl(owner)  # over the hand, whose lower edge tells nothing

    def _plate(self, owner: int) -> None:
        """Add the name of a seat, with its points and what the round brings, or has brought."""
        view, points = self.view, totals(self.view)[owner]
        told, said, facts = "plate", "said-points", {"points": points}
        if view.phase in ("play", "pinch"):
            now, held = points_now(view, owner), len(view.hands[owner])
            said = "said-now"  # that it sinks while cards are played wants these words
            facts |= {"now": now, "held": held, "bones": now - held}
        elif (brought := gained(view, owner)) is not None:
            told, said = "plate-gained", "said-gained"
            facts |= {"now": brought}
        size = places.PLATE if self.place(owner) else places.OWN_PLATE
        say = msg(said, player=owner, **facts)
        shown = facts if told == "plate-gained" else {"points": points}
        self.plate(owner, msg(told, player=owner, **shown), size, say=say)

    def _pecking(self) -> None:
        order, label = self.view.pecking, msg("zone-pecking")
        self.captions({"pecking": label}, tone=None)
        if order:
            ends = {"strongest": msg("place", place=1), "weakest": msg("place", place=len(order))}
            self.captions(ends)
        self.captions({"stack": msg("zone-stack"), "discard": msg("word-discard")})
        arrow = self.plan.spots["stronger"]
        self.put("stronger", "thing", "table", arrow, len(order), "stronger")
        boxes = self.plan.zones["pecking"]
        self.zone("pecking", label, boxes, places.LADDER, PILES, "ladder")
        for rung, (colour, at) in enumerate(zip(order, places.RUNGS, strict=False)):
            self.put(
                f"order{colour}", "thing", "pecking", at, rung, f"order{colour}",
                text=msg("colour-name", colour=colour),
                say=msg("order-label", colour=colour, place=rung + 1),
            )  # fmt: skip

    def _trick(self) -> None:
        view = self.view
        self.zone("trick", msg("zone-trick"), self.plan.zones["trick"], places.TRICK, MIDDLE)
        # their tags must not be covered
        ends = {view.turn: 1, view.winner: 2} if clicks.is_complete(view) else {}
        worth = bones_of(view.options.bone_table)
        for n, (owner, card) in enumerate(view.trick):
            self.put(
                card, "card", "trick", self.where(owner, "card"), n, card, seat=owner,
                z=ends.get(owner, 0),
                say=msg("trick-label", card=card, bones=worth[card], player=owner),
            )  # fmt: skip

    def taken(self, step: AnyStep | None) -> tuple[Arrow, ...]:
        """Leave the place empty where a card lay that was pinched, and return an arrow from there.

        Once the round is over its result is looked at, and the trick is gone.
        """
        if step is None or self.view.phase in ("round_over", "game_over"):
            return ()
        found = []
        for facts in (event.facts for event in step.events if event.kind == "pinch"):
            place = f"place{facts['owner']}"
            self.put(place, "thing", "trick", self.where(facts["owner"], "card"), -1, "gap")
            # in the hands of others cards are too small to lead to one of them; a hand that ends a round is gone
            own = not self.place(facts["player"]) and facts["card"] in self.items
            end = facts["card"] if own else f"hand{facts['player']}"
            found.append(Arrow(place, end, "takes"))
        return tuple(found)

    def _bowl(self, owner: int) -> None:
        view, zone, won = self.view, f"bowl{owner}", self.view.bowls[owner]
        label, order = msg("zone-bowl", player=owner), self.order(owner, 1)
        boxes = self.where(owner, "bowl")
        self.zone(zone, label, boxes, places.BOWL, order, "bowl", seat=owner, over=bool(won))
        for n, (x, y) in enumerate(_in_bowl(len(won))):
            self.items[won[n]] = Item("card", zone, x, y, n, won[n])
        shown = bones_in(view, owner) if won else view.options.bowl
        self.items[f"dish{owner}"] = Item(
            "thing", zone, 88, 128, face="bowl", text=shown, z=1,
            say=msg("bowl-label", player=owner, tricks=len(won), bones=shown),
        )  # fmt: skip


def _in_bowl(count: int) -> list[Point]:
    """Return where cards stand in a bowl, so that the whole number of each is seen: the last ones in front."""
    found: list[Point] = []
    for line in range(-(-count // ABREAST)):
        behind = row(min(count - len(found), ABREAST), 43, 88, 62 - BEHIND * min(line, ROWS - 1))
        found = behind + found
    return found


def _title(view: MopsenState, nobodys: bool) -> tuple[Msg, ...]:
    found = [msg("game-name"), msg("title-round", round=view.round, rounds=ROUNDS)]
    if view.phase == "redraw":
        found.append(msg("title-redraw"))
    elif view.phase in ("play", "pinch"):
        found.append(msg("title-trick", trick=trick_number(view)))
        led = [card for owner, card in clicks.laid(view) if owner == view.leader]
        if led:
            found.append(msg("title-led", player=view.leader, card=led[0]))
        if not nobodys:
            turn = "title-pinch" if view.phase == "pinch" else "title-turn"
            found.append(msg(turn, player=view.turn))
    elif view.phase in ("round_over", "game_over"):
        found.append(msg("title-round-over" if view.phase == "round_over" else "title-game-over"))
    return tuple(found)


def lasting(step: AnyStep, seat: int | None) -> dict[str, Mark]:  # noqa: ARG001
    """Return the mark of a colour that has jostled."""
    moved = [
        event.facts["colour"] for event in step.events if event.facts.get("outcome") == "moves"
    ]
    return {f"order{colour}": Mark("active", msg("mark-jostle")) for colour in moved}
