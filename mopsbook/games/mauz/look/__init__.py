"""What is to be seen of a position of Mauz, and what can be clicked in it.

The contract is :class:`mopsbook.show.look.Look`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mopsbook.cat_deck.cards import PLACE, Card
from mopsbook.core.state import HIDDEN
from mopsbook.core.step import AnyStep, Part
from mopsbook.games.mauz.look import clicks
from mopsbook.games.mauz.look.clicks import offers
from mopsbook.games.mauz.look.faces import KNOCK, counters, drawings
from mopsbook.games.mauz.look.places import CALL, COUNTERS, HAND, OPEN, OTHER_PLATE, PLANS
from mopsbook.games.mauz.look.story import MATTERS, chapters, lasting, parts, rounds, story
from mopsbook.games.mauz.moves import Keep, Reject, Swap1, Swap3
from mopsbook.games.mauz.options import HAND_SIZE
from mopsbook.games.mauz.state import MauzState
from mopsbook.games.mauz.worth import worth
from mopsbook.show.card_table import ABOVE, HELP, MIDDLE, PILES, PLATE, CardTable
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Item, Msg, Scene, Sheet, msg
from mopsbook.show.sheets import by_seat

__all__ = [
    "MATTERS",
    "chapters",
    "drawings",
    "lasting",
    "offers",
    "parts",
    "rounds",
    "scene",
    "story",
]


def scene(
    view: MauzState, step: AnyStep | None = None, draft: Draft = (), seat: int | None = None
) -> Scene:
    """Return what is to be seen; a draft is the card that is picked for a swap.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mauz", players=2).position("hands 6C 7D 8H / 9C 9D KH; middle TC JD QH")
    >>> mark = scene(s).marks["TC"]
    >>> mark.kind, mark.why.facts["card"], mark.why.facts["points"]
    ('legal', '7D', 16)
    """
    you = clicks.viewer(view) if seat is None else seat
    picture = _Picture(view, step, you)
    return picture.scene(
        view,
        drawings(view.options),
        _title(view, isinstance(step, Part)),
        marks=clicks.marks(view, draft, you),
        sheet=_sheet(view),
    )


class _Picture(CardTable):
    """What lies on the table in one position."""

    def __init__(self, view: MauzState, step: AnyStep | None, you: int | None) -> None:
        super().__init__(PLANS[view.options.players], you or 0, you)
        self.view = view
        self._piles()
        self._middle()
        for owner in self.around:
            self._seat(owner)
        for owner, call in _calls(step).items():
            label = msg("bubble-label", player=owner, call=call)
            zone, (width, height) = f"call{owner}", CALL
            self.zone(zone, label, self.where(owner, "call"), CALL, ABOVE + owner, "call")
            self.items[zone] = Item(
                "thing", zone, width / 2, height / 2, face=call, text=msg("bubble", call=call), say=label, z=2,
            )  # fmt: skip
        self.glide(_was(view, step))

    def _piles(self) -> None:
        view = self.view
        middle = msg("zone-second" if view.phase == "dealer" else "zone-middle")
        if view.phase != "dealer" and view.skips:
            middle = msg("skips", skips=view.skips, cats=len(view.cats))
        aside = {"aside": msg("zone-aside")} if view.out else {}
        self.captions({"stock": msg("word-stock"), "middle": middle, **aside})
        self.stack("stock", msg("zone-stock"), len(view.stock), PILES)
        for name, label in aside.items():
            self.pile(name, label, view.out, PILES + 1)

    def _middle(self) -> None:
        """Add the open cards, or the dealer's other set as long as it chooses."""
        view, choosing = self.view, self.view.phase == "dealer"
        label = msg("zone-second" if choosing else "zone-middle")
        self.zone("middle", label, self.plan.zones["middle"], OPEN.size, MIDDLE)
        for n, (x, y, _) in enumerate(OPEN.spots(HAND_SIZE)):
            if choosing:
                self.items[clicks.OTHER[n]] = Item("card", "middle", x, y, n)
            elif n < len(view.middle):
                card = view.middle[n]
                self.items[card] = Item("card", "middle", x, y, n, card)
            else:
                self.items[f"no-middle{n}"] = Item("thing", "middle", x, y, n, "gap")

    def _seat(self, owner: int) -> None:
        """Add name, counters and hand of a seat; at the end of a round cards that count are higher."""
        view, cards, own = self.view, self.view.hands[owner], self.place(owner) == 0
        last = owner not in view.gone and not view.tokens[owner]
        text = msg("plate-last" if last else "plate", player=owner)
        if owner == view.knocker:
            text = msg("plate-knocked", player=owner)
        elif view.left and owner not in (*view.left, *view.gone):
            text = msg("plate-done", player=owner)
        counted: Sequence[Card] = ()
        aloud = None
        if owner in view.gone and not cards:
            text = msg("plate-out", player=owner)
        elif view.phase in clicks.CLOSING:
            found = worth(cards, view.options)
            text = msg("plate-points", player=owner, points=found.points)
            aloud = msg("plate-points-said", player=owner, points=found.points)
            counted = found.counted
        elif own and cards and HIDDEN not in cards:
            points = worth(cards, view.options).points
            self.captions({"worth": msg("hand-worth", points=points)}, tone=HELP)
            said = msg("hand-worth-said", player=owner, points=points)
            self.items["word.worth"] = replace(self.items["word.worth"], say=said)
        self.plate(owner, text, PLATE if own else OTHER_PLATE, say=aloud)
        if owner not in view.gone:
            zone, label = f"counters{owner}", msg("zone-counters", player=owner)
            boxes, order = self.where(owner, "counters"), self.order(owner, 1)
            self.zone(zone, label, boxes, COUNTERS, order, "counters", seat=owner)
            face, number = counters(view.tokens[owner], view.options)
            self.items[f"tokens{owner}"] = Item(
                "thing", zone, COUNTERS[0] / 2, 9, face=face, text=number,
                say=msg("counters-label", player=owner, count=view.tokens[owner]),
            )  # fmt: skip
        self.hand(owner, cards, OPEN if own else HAND, 2, PLACE)
        for card in counted:
            item, say = self.items[card], msg("card-counts", card=card)
            self.items[card] = replace(item, y=item.y - 14, say=say)


def _was(view: MauzState, step: AnyStep | None) -> dict[str, str]:
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
        return dict(zip(view.middle, clicks.OTHER, strict=True))
    if isinstance(move, Reject):
        found = {card: f"hand{move.player}.{n}" for n, card in enumerate(view.middle)}
        hand = view.hands[move.player]
        keys = [f"hand{move.player}.{n}" if c == HIDDEN else c for n, c in enumerate(hand)]
        return found | dict(zip(keys, clicks.OTHER, strict=True))
    renewed = step.before.middle and not {*step.before.middle} & {*view.middle}
    return dict.fromkeys(view.middle, "stock") if renewed else {}


def _calls(step: AnyStep | None) -> dict[int, str]:
    """Return which seat has just said what."""
    found = {}
    for event in step.events if step is not None else ():
        if event.kind == "knock":
            found[event.facts["player"]] = KNOCK
        elif event.kind == "show":
            found[event.facts["player"]] = event.facts["combination"]
    return found


TITLES = {
    "first-dealer": "title-start",
    "deal": "title-start",
    "dealer": "title-choose",
    "swapped": "title-swapped",
    "shuffle": "title-shuffle",
    "round-end": "title-round-end",
    "over": "title-over",
}


def _title(view: MauzState, nobodys: bool) -> tuple[Msg, ...]:
    game, number = msg("game-name"), msg("title-round", round=view.round)
    if nobodys:
        return game, number
    told = TITLES.get(view.phase, "title-last" if view.left else "title-turn")
    facts = {"player": view.turn} if view.phase in ("dealer", "play", "swapped") else {}
    return game, number, msg(told, **facts)


def _sheet(view: MauzState) -> Sheet | None:
    """Return points and counters once a round is over."""
    if view.phase not in clicks.CLOSING:
        return None
    over = view.phase == "over"

    def cells(seat: int) -> tuple[str | Msg, str | Msg]:
        hand: Sequence[Card] = view.hands[seat]
        points = msg("worth", points=worth(hand, view.options).points) if hand else "\u2013"
        return points, msg("sheet-out") if seat in view.gone else str(view.tokens[seat])

    names = ("sheet-player", "sheet-points", "sheet-counters")
    if over:
        result = msg("sheet-result", players=view.cats, shared=len(view.cats) > 1)
    else:
        fewest = min(worth(hand, view.options).points for hand in view.hands if hand)
        out = {*view.losers} <= {*view.gone}
        result = msg("sheet-lost", players=view.losers, points=fewest, out=out)
    rows, winners = map(cells, range(view.options.players)), view.cats if over else ()
    return by_seat(names, rows, winners, result, round=view.round)
