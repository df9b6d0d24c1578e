"""What the cards on the table are called as items, and where they lay on the picture before.

A card has its notation as id. Jokers are all alike, so theirs says where they lie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mopsbook.cat_deck.cards import JOKER, PLACE, Card
from mopsbook.core.state import HIDDEN
from mopsbook.core.step import AnyStep
from mopsbook.games.purrrummy.items import hand_item, meld_items
from mopsbook.games.purrrummy.moves import STOCK, Discard, Draw, LayOff, LayOut, Swap
from mopsbook.games.purrrummy.state import PurrrummyState
from mopsbook.show.cards import copies


def in_hand(view: PurrrummyState, seat: int) -> Iterator[tuple[str, Card, int]]:
    """Yield item, card and number of the copy for each card of a hand; hidden ones tell nothing."""
    return ((hand_item(seat, *held), *held) for held in copies(view.hands[seat]))


def on_pile(view: PurrrummyState, place: int) -> str:
    """Return the item of a discard, by its place from below."""
    card = view.discard[place]
    return f"{JOKER}.discard.{place}" if card == JOKER else card


def pile_top(view: PurrrummyState) -> str:
    """Return the item of the top of the discard pile, or of its empty place."""
    return on_pile(view, len(view.discard) - 1) if view.discard else "no-discard"


def moved(step: AnyStep | None, view: PurrrummyState) -> dict[str, str]:
    """Return the items that the last move has brought where they lie, and what they were before.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("purrrummy")
    >>> s = g.position("hands 5H 7H X KD / 2S; discard 9H; phase meld")
    >>> moved(g.play(s, "0 meld 5H X 7H"), s)
    {'5H': '5H', 'X.meld0.6H': 'X.hand0.0', '7H': '7H'}
    """
    if step is None:
        return {}
    move, before, after = step.move, step.before, step.after
    match move:
        case Draw():
            pile = "stock" if move.pile == STOCK else pile_top(before)
            return dict.fromkeys(_drawn(view, before, move.player), pile)
        case Swap():
            joker = meld_items(before.melds, move.meld)[move.index]
            laid = _played(view, before, move.player, [move.card])
            return {move.card: laid[0]} | dict.fromkeys(_drawn(view, before, move.player), joker)
        case LayOut():
            new = meld_items(after.melds, len(after.melds) - 1)
        case LayOff():
            old = meld_items(before.melds, move.meld)
            new = [item for item in meld_items(after.melds, move.meld) if item not in old]
        case Discard():
            new = [pile_top(after)]
        case _:
            return {}
    return dict(zip(new, _played(view, before, move.player, new), strict=True))


def _drawn(view: PurrrummyState, before: PurrrummyState, seat: int) -> list[str]:
    """Return the items in a hand that were not there before."""
    old = {item for item, *_ in in_hand(before, seat)}
    if HIDDEN in view.hands[seat]:
        old = {f"hand{seat}.{n}" for n in range(len(before.hands[seat]))}
    return [item for item, *_ in in_hand(view, seat) if item not in old]


def _played(view: PurrrummyState, before: PurrrummyState, seat: int, items: list[str]) -> list[str]:
    """Return what items that come from a hand were called there."""
    if HIDDEN in view.hands[seat]:
        left = len(before.hands[seat]) - len(items)
        return [f"hand{seat}.{left + n}" for n, _ in enumerate(items)]
    jokers = before.hands[seat].count(JOKER)
    names = Counter[str]()
    found = []
    for item in items:
        joker = item not in PLACE  # all other cards are called as they are written
        found.append(hand_item(seat, JOKER, jokers - 1 - names[JOKER]) if joker else item)
        names[JOKER] += joker
    return found
