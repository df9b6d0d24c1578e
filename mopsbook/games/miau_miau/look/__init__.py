"""What is to be seen of a position of Miau! Miau!, and what can be clicked in it.

The contract is :class:`mopsbook.show.look.Look`.
"""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.cat_deck.cards import PLACE
from mopsbook.core.state import HIDDEN
from mopsbook.core.step import AnyStep
from mopsbook.games.miau_miau.apply import outcome
from mopsbook.games.miau_miau.look import clicks, places
from mopsbook.games.miau_miau.look.clicks import offers
from mopsbook.games.miau_miau.look.faces import BUBBLES, FORGOTTEN, drawings
from mopsbook.games.miau_miau.look.story import BEFALLS, MATTERS, PUBLIC, chapters, story
from mopsbook.games.miau_miau.moves import MIAU, MIAU_MIAU, Play
from mopsbook.games.miau_miau.state import MiauState
from mopsbook.show.card_table import PILES, CardTable
from mopsbook.show.layout import viewer
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Arrow, Item, Mark, Msg, Scene, Sheet, msg
from mopsbook.show.sheets import by_seat

__all__ = ["BEFALLS", "MATTERS", "PUBLIC", "chapters", "drawings", "offers", "scene", "story"]


def scene(
    view: MiauState, step: AnyStep | None = None, draft: Draft = (), seat: int | None = None
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
    return picture.scene(
        view,
        drawings(view.options),
        _title(view),
        marks=clicks.marks(view, draft) | _sits_out(step),
        arrows=_arrows(view, step),
        sheet=_sheet(view),
    )


class _Picture(CardTable):
    """What lies on the table in one position."""

    def __init__(
        self, view: MiauState, step: AnyStep | None, draft: Draft, you: int | None
    ) -> None:
        super().__init__(places.PLANS[view.options.players], you or 0, you)
        self.view = view
        self.captions({"draw": msg("word-draw", count=len(view.draw))})
        self.stack(clicks.STACK, msg("zone-draw"), len(view.draw), PILES)
        self.trail(
            "discard", msg("zone-discard"), view.discard, PILES + 1, places.STEP,
            number=lambda n: PLACE[view.discard[n]], caption=msg("word-discard"),
        )  # fmt: skip
        self._badge()
        calls = _calls(view, step, draft)
        for owner in self.around:
            keys = self._seat(owner, calls.get(owner))
            self.glide(dict.fromkeys(_drawn(step, view, owner, keys), clicks.STACK))
        self.glide(_laid(step))

    def _badge(self) -> None:
        """Add the suit that is wished, or how many cards are owed."""
        view = self.view
        if view.wish is not None:
            label, face, text = msg("wish-label", suit=view.wish), f"wish{view.wish}", None
        elif view.pending:
            label, face, text = msg("owed-label", count=view.pending), "owed", view.pending
        else:
            return
        self.zone("badge", label, self.plan.zones["badge"], places.BADGE, PILES + 2)
        self.items["badge"] = Item("thing", "badge", 32, 32, face=face, text=text, say=label)
        self.captions({"badge": label})

    def _seat(self, owner: int, call: str | None) -> list[str]:
        """Add name, hand and call of a seat, the call beside what is left of the hand."""
        cards, others = self.view.hands[owner], len(self.around) - 1
        own, count = self.place(owner) == 0, len(cards)
        size = places.OWN_PLATE if own else places.plate(others)
        short = msg("plate-short", player=owner, count=count)
        self.plate(owner, short, size, say=msg("plate", player=owner, count=count))
        if call is not None:
            at = self.where(owner, "call" if cards else "alone")
            if own and cards:
                at = places.beside(count, BUBBLES[call], at, self.where(owner, "hand"))
            self.put(
                f"call{owner}", "thing", f"seat{owner}", at, 1, call, text=msg("bubble", call=call), z=2,
                say=msg("bubble-label", player=owner, call=call),
            )  # fmt: skip
        other = places.HANDS if call is None else places.caller(count)
        return self.hand(owner, cards, places.OWN_HAND if own else other, 1, PLACE)


def _laid(step: AnyStep | None) -> dict[str, str]:
    """Return what a card that has just been laid was, where its hand is hidden."""
    if step is None or not isinstance(step.move, Play):
        return {}
    player, card = step.move.player, step.move.card
    return {card: f"hand{player}.{len(step.before.hands[player]) // 2}"}


def _drawn(step: AnyStep | None, view: MiauState, owner: int, keys: Sequence[str]) -> Sequence[str]:
    """Return the items of cards that have just come to a hand: of a hidden one the last."""
    if step is None:
        return ()
    had, now = step.before.hands[owner], view.hands[owner]
    if HIDDEN in now:
        return keys[len(had) :]
    return [card for card in now if card not in had]


def _calls(view: MiauState, step: AnyStep | None, draft: Draft) -> dict[int, str]:
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
    told = {
        "dealer": msg("title-start"),
        "deal": msg("title-start"),
        "play": msg("title-turn", player=view.turn),
        "drawn": msg("title-drawn", player=view.turn),
        "challenge": msg("title-challenge", player=view.turn, other=view.forgot),
        "shuffle": msg("title-shuffle"),
        "over": msg("title-over"),
    }
    found = [msg("game-name"), told[view.phase]]
    if view.pending and view.phase == "play":
        found.append(msg("title-owed", count=view.pending))
    if view.wish is not None:
        found.append(msg("title-wish", suit=view.wish))
    return tuple(found)


def _arrows(view: MiauState, step: AnyStep | None) -> tuple[Arrow, ...]:
    """Return an arrow from the card that was laid to whoever feels it."""
    found = []
    for event in step.events if step is not None else ():
        facts = event.facts
        if event.kind == "seven":
            # how many stands beside the pile
            found.append(Arrow(view.discard[-1], f"hand{facts['player']}", "takes"))
        elif event.kind == "eight":
            found.append(Arrow(view.discard[-1], f"hand{facts['skipped']}", "moves"))
    return tuple(found)


def _sits_out(step: AnyStep | None) -> dict[str, Mark]:
    """Return a flag at whoever sits out: words on the arrow would stand nearer to another name."""
    return {
        f"plate{event.facts['skipped']}": Mark("active", msg("mark-eight"))
        for event in (step.events if step is not None else ())
        if event.kind == "eight"
    }


def _sheet(view: MiauState) -> Sheet | None:
    """Return who has how many cards left, once the game is over."""
    end = outcome(view)
    if end is None:
        return None
    columns, cells = ["sheet-player", "sheet-cards"], [[len(hand)] for hand in view.hands]
    if view.options.play_on and view.places:
        columns.insert(1, "sheet-place")
        for seat, row in enumerate(cells):
            place = view.places.index(seat) if seat in view.places else len(view.places)
            row.insert(0, place + 1)
    result = msg("sheet-result", players=end.winners, shared=len(end.winners) > 1)
    return by_seat(columns, cells, end.winners, result)
