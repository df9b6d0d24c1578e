"""What is to be seen of a position of Mogel-Motte, and what can be clicked in it.

The contract is :class:`mopsbook.show.look.Look`.
"""

from __future__ import annotations

from typing import Any

from mopsbook.core.rounds import gained, totals
from mopsbook.core.state import HIDDEN
from mopsbook.core.step import AnyStep
from mopsbook.games.mogel_motte.cards import CARDS, NEXT_TO
from mopsbook.games.mogel_motte.haste import Signs
from mopsbook.games.mogel_motte.look import faces, paths, places
from mopsbook.games.mogel_motte.look.clicks import EDGE, Clicks, offers
from mopsbook.games.mogel_motte.look.faces import kit
from mopsbook.games.mogel_motte.look.marks import marks
from mopsbook.games.mogel_motte.look.story import (
    BEFALLS,
    MATTERS,
    PUBLIC,
    chapters,
    of_round,
    parts,
)
from mopsbook.games.mogel_motte.options import MotteOptions
from mopsbook.games.mogel_motte.scoring import outcome
from mopsbook.games.mogel_motte.state import MotteState
from mopsbook.show.card_table import ABOVE, PILES, CardTable
from mopsbook.show.cards import copies
from mopsbook.show.layout import row, viewer
from mopsbook.show.notes import heard
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Item, Kit, Msg, Scene, msg
from mopsbook.show.sheets import by_rounds

__all__ = ["BEFALLS", "MATTERS", "PUBLIC", "chapters", "drawings", "offers", "parts", "scene"]


def drawings(options: MotteOptions) -> Kit:  # noqa: ARG001
    """Return all drawings of the game; no option changes them."""
    return kit()


def scene(
    view: MotteState,
    step: AnyStep | None = None,
    draft: Draft = (),
    seat: int | None = None,
    signs: Signs | None = None,
) -> Scene:
    """Return what is to be seen.

    Of somebody else's cheat, and of a reaction to it, nothing is drawn. A draft is what the
    next press is for; signs are what a table tells beside the position.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mogel_motte", players=3).position("discard N3; hands N2 N5 / N1 / N1")
    >>> {card: mark.kind for card, mark in scene(s).marks.items()}
    {'hand0.N2.0': 'legal', 'hand0.N5.0': 'dim'}
    """
    you = viewer(view.hands) if seat is None else seat
    clicks = Clicks(view, draft, signs or Signs(), seat)
    picture = _Picture(view, step, clicks.signs, you)
    items = picture.items
    return picture.scene(
        view,
        kit(),
        _title(view),
        marks={item: mark for item, mark in marks(view, clicks, step).items() if item in items},
        arrows=paths.arrows(step, you),
        sheet=by_rounds(view, outcome(view), min, sign="−"),
    )


TILT = {"twitch": 60, "ear": 0}
"""How a hand is held, by what is seen of it, where no card is seen with it: towards the cards, or up."""


class _Picture(CardTable):
    """Zones and items of one position."""

    def __init__(
        self, view: MotteState, step: AnyStep | None, signs: Signs, you: int | None
    ) -> None:
        super().__init__(places.PLANS[view.options.players], you or 0, you)
        self.view, self.gaze, self.sign = view, signs.gaze, signs.sign or ""
        self.attempt = view.attempt
        if signs.sign is None and (stirs := paths.stirring(step, you)):
            self.attempt, self.sign = self.attempt or (stirs[0], HIDDEN), stirs[1]
        self.open = paths.seen(view, you)
        if view.phase == "ant":
            self._beneath()
        else:
            self._piles()
        for owner in self.around:
            self._plate(owner)
            self._hand(owner)
            self._under(owner)
        if EDGE in self.items:
            self.captions({"under-caption": msg("under-caption")})
        self._slap(step)
        if self.attempt is not None and self.sign in TILT:
            self._hand_moves(self.attempt[0])
        self.glide(paths.origins(view, step, you, self.open))

    def _piles(self) -> None:
        view = self.view
        draw, pile, ring = msg("zone-draw"), msg("zone-discard"), msg("zone-ring")
        self.captions({"draw": msg("word-draw"), "ring": ring})
        self.stack(paths.STACK, draw, len(view.draw), PILES)
        self.trail(
            "discard", pile, view.discard, PILES + 1, places.STEP, paths.discard,
            caption=msg("word-discard"),
        )  # fmt: skip
        lower, higher = sorted(NEXT_TO.get(view.value, (0, 0)))
        races = "race" in (view.phase, view.resume)
        label = msg("ring-label", value=view.value, lower=lower, higher=higher, race=races)
        self.zone("ring", ring, self.plan.zones["ring"], faces.RING, PILES + 2)
        self.items["ring"] = Item(
            "thing", "ring", 56, 56, face=f"{'race' if races else 'ring'}{view.value}", say=label
        )

    def _beneath(self) -> None:
        """Spread out what can be taken from beneath an ant, and the ant as the last."""
        *below, ant = self.view.discard
        cards = sorted({*below}, key=CARDS.index)
        ids = [*(f"beneath{card}" for card in cards), paths.discard(len(below))]
        boxes, spots = places.beneath(self.plan.spots["beneath"], len(ids))
        label = msg("zone-beneath")
        self.zone("beneath", label, boxes, places.DISCARD, PILES + 1, "discard")
        for n, (name, card, at) in enumerate(zip(ids, [*cards, ant], spots, strict=True)):
            self.put(name, "card", "beneath", at, n, card)

    def _plate(self, owner: int) -> None:
        """Add the name of a seat, with its minus points, and the bug or its eyes."""
        view, zone, own = self.view, f"seat{owner}", self.place(owner) == 0
        points, new = totals(view)[owner], gained(view, owner)
        facts: dict[str, Any] = {
            "count": len(view.hands[owner]) + self._moves_own(owner),
            "points": points,
            "gained": new or 0,
            "over": new is not None,
            "scored": bool(view.round_scores),
        }
        size = places.OWN_PLATE if own else places.PLATE
        self.plate(
            owner, msg("plate-short", player=owner, **facts), size, places.name(size),
            msg("seat-label", player=owner, points=points), msg("plate", player=owner, **facts),
        )  # fmt: skip
        if owner == view.guard:
            say = msg("guard-label", player=owner)
            self.put(paths.BUG, "thing", zone, (places.BUG,), 2, "guard", say=say, z=1)
        elif owner == self.gaze:
            say = msg("gaze-label", guard=view.guard, player=owner)
            self.put(paths.LOOK, "thing", zone, (places.BUG,), 2, "eyes", say=say, z=1)

    def _hand(self, owner: int) -> None:
        cards = self.view.hands[owner]
        if owner in self.open:
            names = [paths.known(owner, *held) for held in copies(cards)]
        else:
            if self._moves_a_card(owner):
                cards = cards[:-1]  # it counts as in the hand, and is on its way under the table
            cards = (HIDDEN,) * len(cards)
            names = [paths.hidden(owner, n) for n in range(len(cards))]
        fan = places.HAND if self.place(owner) else places.OWN_HAND
        self.hand(owner, cards, fan, 1, key=names.__getitem__)

    def _moves_own(self, owner: int) -> bool:
        """Say whether an open hand lacks a card that is only on its way: it counts as in a hidden one."""
        attempt = self.attempt
        known = attempt is not None and attempt[0] == owner and attempt[1] != HIDDEN
        return known and owner in self.open

    def _moves_a_card(self, owner: int) -> bool:
        attempt = self.attempt
        return attempt is not None and attempt[0] == owner and self.sign not in TILT

    def _hand_moves(self, owner: int) -> None:
        """Add a hand that does something, with a card or not: it may be a cheat whatever it looks like."""
        table, say = self.zones["table"], msg("moves-label", player=owner, sign=self.sign)
        self.zone("moves", msg("zone-moves"), table.boxes, table.size, ABOVE)
        spots = tuple((x, y, TILT[self.sign]) for x, y, _ in self.where(owner, "slap"))
        self.put("moves", "thing", "moves", spots, 0, "hand", say=say)

    def _under(self, owner: int) -> None:
        """Add the edge of the table, and what has vanished or is just vanishing behind it."""
        gone = [card for who, card in self.view.vanished if who == owner]
        place, moving = self.place(owner), self._moves_a_card(owner)
        over = self.view.phase in ("round_over", "game_over")
        used = not place and not over and any(seat != self.view.guard for seat in self.open)
        if not gone and not moving and not used:  # a guard has no use for it
            return
        zone, count = f"under{owner}", len(gone)
        self.zone(
            zone, msg("zone-under", player=owner), self.where(owner, "under"), places.UNDER,
            self.order(owner, 2), "under", seat=owner,
        )  # fmt: skip
        for n, (x, y) in enumerate(row(count, 26, 84, 64, room=84)):
            self.items[paths.vanished(owner, n)] = Item("card", zone, x, y, n, gone[n])
        if moving:
            assert self.attempt is not None
            card = self.attempt[1]
            before = paths.hidden(owner, len(self.view.hands[owner]) - 1)
            self.items[paths.ATTEMPT] = Item(
                "card", zone, 112, 54, count, None if card == HIDDEN else card, r=14, was=before, z=1
            )  # fmt: skip
        self.items[f"{EDGE}{owner}" if place else EDGE] = Item(
            "thing", zone, 84, 105, count + 1, EDGE, z=2,
            say=msg("under-label", player=owner, count=count),
        )  # fmt: skip

    def _slap(self, step: AnyStep | None) -> None:
        """Add the hands that have come down on a mosquito, in their order."""
        for event in heard(step, self.you):
            if event.kind == "slap" and event.facts["order"]:
                table = self.zones["table"]
                self.zone("slap", msg("zone-slap"), table.boxes, table.size, ABOVE)
                for place, seat in enumerate(event.facts["order"], 1):
                    say = msg("slap-label", player=seat, place=place)
                    self.put(
                        f"slap{seat}", "thing", "slap", self.where(seat, "slap"), place, "hand",
                        text=place, say=say,
                    )  # fmt: skip


def _title(view: MotteState) -> tuple[Msg, ...]:
    told = {
        "deal": msg("title-start"),
        "turn": msg("title-turn", player=view.turn),
        "spider": msg("title-spider", player=view.turn),
        "slap": msg("title-slap"),
        "gifts": msg("title-gifts", player=view.mover, slowest=view.slowest),
        "race": msg("title-race", value=view.value),
        "ant": msg("title-ant", player=view.mover),
        "attempt": msg("title-attempt", player=(view.attempt or (None,))[0]),
        "clarify": msg("title-clarify", player=view.caught, guard=view.guard),
        "reshuffle": msg("title-reshuffle"),
        "round_over": msg("title-round-over"),
        "game_over": msg("title-over"),
    }[view.phase]
    if (
        view.phase == "turn" and () in view.hands
    ):  # somebody has just ended the round: it is nobody's turn
        return (msg("game-name"), of_round(view))
    return (msg("game-name"), of_round(view), told)
