"""What is to be seen of a position of Miau! Miau!, and what can be clicked in it.

The contract is :class:`mopsbook.show.look.Look`.
"""

from __future__ import annotations

from typing import Any

from mopsbook.cat_deck.cards import PLACE, Card
from mopsbook.core.game import Step
from mopsbook.core.state import HIDDEN
from mopsbook.games.miau_miau.apply import outcome
from mopsbook.games.miau_miau.look import clicks, places
from mopsbook.games.miau_miau.look.clicks import offers
from mopsbook.games.miau_miau.look.faces import FORGOTTEN, kit
from mopsbook.games.miau_miau.look.story import chapters, story
from mopsbook.games.miau_miau.moves import MIAU, MIAU_MIAU, Play
from mopsbook.games.miau_miau.options import MiauOptions
from mopsbook.games.miau_miau.state import (
    CHALLENGE,
    DEAL,
    DEALER,
    DRAWN,
    OVER,
    PLAY,
    SHUFFLE,
    MiauState,
)
from mopsbook.show.layout import fan, row, seats_around, viewer
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Arrow, Item, Kit, Msg, Place, Row, Scene, Sheet, Zone, msg

__all__ = ["chapters", "drawings", "offers", "scene", "story"]


def drawings(options: MiauOptions) -> Kit:
    """Return all drawings of the game under its options."""
    return kit(options)


def scene(
    view: MiauState,
    step: Step[Any, Any] | None = None,
    draft: Draft = (),
    seat: int | None = None,
) -> Scene:
    """Return what is to be seen.

    A draft is a call that has been made, and a jack for which a suit is still to be wished.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("miau_miau", players=2).position("hands 9H QC 7D / KD KH; discard 9C")
    >>> {card: mark.kind for card, mark in scene(s).marks.items()}
    {'QC': 'legal', '7D': 'dim', '9H': 'legal'}
    """
    you = viewer(view.hands) if seat is None else seat
    picture = _Picture(view, step, draft, you)
    return Scene(
        game=view.GAME,
        kit=kit(view.options),
        size=places.WIDE,
        slim=picture.plan.slim,
        title=_title(view),
        zones=picture.zones,
        items=picture.items,
        marks=clicks.marks(view, draft),
        arrows=_arrows(view, step),
        turn=f"plate{view.turn}" if view.phase in (PLAY, DRAWN, CHALLENGE) else None,
        sheet=_sheet(view),
    )


class _Picture:
    """Zones and items of one position."""

    def __init__(
        self,
        view: MiauState,
        step: Step[Any, Any] | None,
        draft: Draft,
        you: int | None,
    ) -> None:
        self.view, self.step, self.you = view, step, you
        self.plan = places.PLANS[view.options.players]
        self.zones: dict[str, Zone] = {}
        self.items: dict[str, Item] = {}
        self.calls = _calls(view, step, draft)
        self._piles()
        self._badge()
        for place, owner in enumerate(seats_around(view.options.players, you or 0)):
            self._seat(self.plan.seats[place], owner, place)

    def _piles(self) -> None:
        view, plan = self.view, self.plan
        self.zones["table"] = Zone(
            msg("game-name"), "table", (0, 0, 1), (0, 0, 1), places.WIDE, order=0
        )
        for n, (name, ((x, y), slim)) in enumerate(plan.captions.items()):
            self.items[f"word.{name}"] = Item(
                "caption", "table", x, y, n, text=msg(name), slim=(*slim, 0), tone="quiet"
            )
        left = len(view.draw)
        self.zones["stack"] = Zone(msg("zone-draw"), "stack", *plan.stack, places.PILE, 3, sees=())
        self.items[clicks.STACK] = Item(
            "thing", "stack", 44, 60, face="stack" if left else "gap", text=left or None,
            say=msg("pile-label", count=left),
        )  # fmt: skip
        self.zones["discard"] = Zone(
            msg("zone-discard"), "discard", *plan.discard, places.DISCARD, order=4
        )
        right = places.DISCARD[0] - 40
        self.items["no-discard"] = Item("thing", "discard", right, 56, -1, "gap")
        for back, card in enumerate(reversed(view.discard[-places.SHOWN :])):
            # a card keeps its slant, so that nothing shakes when others are laid on it
            slant = PLACE[card] * 5 % 9 - 4 if back else 0
            self.items[card] = Item(
                "card", "discard", right - places.STEP * back, 56, len(view.discard) - back, card,
                r=slant, was=self._laid_from(card),
            )  # fmt: skip

    def _laid_from(self, card: Card) -> str | None:
        """Return what a card that has just been laid was, where its hand is hidden."""
        move = self.step.move if self.step is not None else None
        if self.step is None or not isinstance(move, Play) or move.card != card:
            return None
        return f"hand{move.player}.{len(self.step.before.hands[move.player]) // 2}"

    def _badge(self) -> None:
        """Add the suit that is wished, or how many cards are owed."""
        view = self.view
        if view.wish is not None:
            label, face, text = msg("wish-label", suit=view.wish), f"wish{view.wish}", None
        elif view.pending:
            label, face, text = msg("owed-label", count=view.pending), "owed", view.pending
        else:
            return
        self.zones["badge"] = Zone(label, "badge", *self.plan.badge, places.BADGE, order=5)
        self.items["badge"] = Item("thing", "badge", 32, 32, face=face, text=text, say=label)
        self.items["word.badge"] = Item("caption", "badge", 32, 79, text=label, tone="quiet")

    def _seat(self, where: places.Seat, owner: int, place: int) -> None:
        """Add the name and the hand of a seat, and its call."""
        # the hand below comes last, next to the buttons for whoever uses the keyboard
        order = 10 + 2 * place if place else 40
        plate, hand = f"seat{owner}", f"hand{owner}"
        cards = self.view.hands[owner]
        self.zones[plate] = Zone(
            msg("seat-name", player=owner), "seat", *where.plate, places.PLATE, order, seat=owner
        )
        you = owner == self.you
        self.items[f"plate{owner}"] = Item(
            "plate", plate, places.PLATE[0] / 2, 15, seat=owner, tone="you" if you else None,
            text=msg("plate-you" if you else "plate", player=owner, count=len(cards)),
        )  # fmt: skip
        if owner in self.calls:
            call = self.calls[owner]
            wide, slim = where.call
            if not cards:  # there is nothing beside which it would have to be
                wide = slim = places.ALONE
            self.items[f"call{owner}"] = Item(
                "thing", plate, *wide, 1, call, text=msg("bubble", call=call), z=2,
                say=msg("bubble-label", player=owner, call=call), slim=(*slim, 0),
            )  # fmt: skip
        size = places.HAND if place else places.OWN_HAND
        whose = msg("zone-hand", player=owner)
        self.zones[hand] = Zone(
            whose, "hand", *where.hand, size, order + 1, sees=(owner,), seat=owner
        )
        drawn = self._drawn(owner)
        for n, (card, spot) in enumerate(zip(cards, _spread(len(cards), place), strict=True)):
            x, y, r = spot
            hidden = card == HIDDEN
            new = n >= len(cards) - drawn if hidden else self._is_new(owner, card)
            self.items[f"{hand}.{n}" if hidden else card] = Item(
                "card", hand, x, y, n if hidden else PLACE[card], None if hidden else card, r=r,
                was=clicks.STACK if new else None,
            )  # fmt: skip

    def _drawn(self, owner: int) -> int:
        """Return how many cards have come to a hand in this step."""
        had = self.step.before.hands[owner] if self.step is not None else self.view.hands[owner]
        return len(self.view.hands[owner]) - len(had)

    def _is_new(self, owner: int, card: Card) -> bool:
        return self.step is not None and card not in self.step.before.hands[owner]


def _spread(count: int, place: int) -> list[Place]:
    if place == 0:
        middle = places.OWN_HAND[0] / 2
        step = min(places.OWN_STEP, places.OWN_ROOM / max(1, count - 1))
        # however many cards there are, the fan is as round as one of eight
        flat = min(1, 8 / max(1, count))
        return [*fan(count, step, middle, 62, turn=2 * flat, sag=1.2 * flat**2)]
    return [(x, y, 0) for x, y in row(count, 52, places.HAND[0] / 2, 56, room=places.ROOM)]


def _calls(view: MiauState, step: Step[Any, Any] | None, draft: Draft) -> dict[int, str]:
    """Return which seat has just called what, or is about to."""
    found = dict.fromkeys([view.turn], call) if (call := clicks.call_in(draft)) else {}
    for event in step.events if step is not None and not draft else ():
        facts = event.facts
        if event.kind == "miau":
            found[facts["player"]] = MIAU
        elif event.kind == "win" and facts["called"]:
            found[facts["player"]] = MIAU_MIAU
        elif event.kind == "forgot":
            found[facts["player"]] = FORGOTTEN
    return found


def _title(view: MiauState) -> tuple[Msg, ...]:
    found = [msg("game-name")]
    if view.phase in (DEALER, DEAL):
        found.append(msg("title-start"))
    elif view.phase == OVER:
        found.append(msg("title-over"))
    elif view.phase == SHUFFLE:
        found.append(msg("title-shuffle"))
    elif view.phase == CHALLENGE:
        found.append(msg("title-challenge", player=view.turn, other=view.forgot))
    else:
        told = "title-drawn" if view.phase == DRAWN else "title-turn"
        found.append(msg(told, player=view.turn))
        if view.pending:
            found.append(msg("title-owed", count=view.pending))
    if view.wish is not None:
        found.append(msg("title-wish", suit=view.wish))
    return tuple(found)


def _arrows(view: MiauState, step: Step[Any, Any] | None) -> tuple[Arrow, ...]:
    """Return an arrow from the card that was laid to whoever feels it."""
    found = []
    for event in step.events if step is not None else ():
        facts = event.facts
        if event.kind == "seven":
            label = msg("arrow-seven", count=facts["count"])
            found.append(Arrow(view.discard[-1], f"plate{facts['player']}", "takes", label))
        elif event.kind == "eight":
            end = f"plate{facts['skipped']}"
            found.append(Arrow(view.discard[-1], end, "moves", msg("arrow-eight")))
    return tuple(found)


def _sheet(view: MiauState) -> Sheet | None:
    """Return who has how many cards left, once the game is over."""
    end = outcome(view)
    if end is None:
        return None
    placed = view.options.play_on and view.places

    def cells(seat: int) -> tuple[str, ...]:
        left = str(len(view.hands[seat]))
        if not placed:
            return (left,)
        place = view.places.index(seat) if seat in view.places else len(view.places)
        return (str(place + 1), left)

    rows = tuple(
        Row(msg("seat-name", player=seat), cells(seat), seat in end.winners)
        for seat in range(view.options.players)
    )
    columns = ("sheet-player", *(("sheet-place",) if placed else ()), "sheet-cards")
    result = msg("sheet-result", players=end.winners, shared=len(end.winners) > 1)
    return Sheet(msg("sheet-caption"), tuple(map(msg, columns)), rows, result)
