"""What is special about cards now: which fit, where they fit, and what has just been done."""

from __future__ import annotations

from mopsbook.cat_deck.cards import JOKER, Card
from mopsbook.core.state import HIDDEN
from mopsbook.core.step import AnyStep
from mopsbook.games.purrrummy.apply import outcome
from mopsbook.games.purrrummy.items import meld_items
from mopsbook.games.purrrummy.look.names import in_hand, moved, pile_top
from mopsbook.games.purrrummy.look.picking import Picking
from mopsbook.games.purrrummy.melds import stands_for
from mopsbook.games.purrrummy.moves import Discard, Draw, LayOff, LayOut, Swap
from mopsbook.games.purrrummy.state import PurrrummyState
from mopsbook.show.notes import winning
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Mark, Msg, msg

LEGAL, PICKED, ACTIVE = Mark("legal"), Mark("picked"), Mark("active")
FEW = 6
"""So many cards with which one makes melds are named."""
NEW = msg("mark-new")


def marks(
    view: PurrrummyState, draft: Draft, step: AnyStep | None, you: int | None = 0
) -> dict[str, Mark]:
    """Return the marks of a position.

    Parameters
    ----------
    view : PurrrummyState
        A position, or what a seat may know of it.
    draft : tuple
        Items of picked cards.
    step : Step or None
        What led to the position.
    you : int or None
        Who sits at the lower edge, where there is room for flags.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("purrrummy").position("hands 7C 7D 7S KD / 2S; discard 9H; phase meld")
    >>> {item: mark.kind for item, mark in marks(s, ("7C",), None).items()}
    {'7C': 'picked', '7D': 'legal', '7S': 'legal', '9H': 'legal'}
    """
    end = outcome(view)
    if end is not None:
        return _done(view, step, you) | winning(end.winners)
    found = {} if draft else _done(view, step, you)
    if view.phase not in ("draw", "meld") or HIDDEN in view.hands[view.turn]:
        return found
    if view.phase == "meld":
        picking = Picking(view, draft)
        return found | _hand(picking, new=found) | _ends(picking) | _pile(picking)
    return found | dict.fromkeys(["stock", *([pile_top(view)] if view.discard else [])], LEGAL)


def lasting(step: AnyStep, seat: int | None) -> dict[str, Mark]:  # noqa: ARG001
    """Return marks that stay until the seat moves again: what the others have laid, and discarded."""
    move = step.move
    if isinstance(move, Swap):
        return {move.card: ACTIVE}
    laid = isinstance(move, LayOut | LayOff | Discard)
    return dict.fromkeys(moved(step, step.after), ACTIVE) if laid else {}


def _done(view: PurrrummyState, step: AnyStep | None, you: int | None) -> dict[str, Mark]:
    """Return what the last move has brought where it lies."""
    drawn = step is not None and isinstance(step.move, Draw) and step.move.player == you
    mark = Mark("active", NEW) if drawn and HIDDEN not in view.hands[view.turn] else ACTIVE
    return dict.fromkeys(moved(step, view), mark)


def _hand(picking: Picking, new: dict[str, Mark]) -> dict[str, Mark]:
    """Return what is picked, and what makes a meld with it or fits into one; what can go, if nothing does."""
    view, can = picking.view, picking.possible
    laying = can[LayOut] or can[LayOff] or can[Swap]
    only = () if laying else [move.card for move in can[Discard]]
    found = {}
    for item, card, _ in in_hand(view, picking.seat):
        count = picking.joins[card]
        others = len(picking.laid_off(card)) + len(picking.swapped(card))
        if item in picking.draft:
            found[item] = _stand_in(picking, item) if card == JOKER else PICKED
        elif picking.draft and count:
            found[item] = Mark("legal", why=msg("can-join", count=count))
        elif not picking.draft and (count or others or card in only):
            tag = new[item].tag if item in new else None
            why = msg("can-discard") if only else _fits(picking, card, count, others)
            found[item] = Mark("legal", tag, why)
    return found


def _pile(picking: Picking) -> dict[str, Mark]:
    """Return where the picked card can be discarded."""
    card = picking.one
    if card is None or Discard(picking.seat, card) not in picking.possible[Discard]:
        return {}
    return {pile_top(picking.view): Mark("legal", why=msg("action-discard", card=card))}


def _fits(picking: Picking, card: Card, count: int, others: int) -> Msg:
    """Return with which cards of the hand a card makes melds, if they are few, and where it fits on the table."""
    partners = picking.partners(card)
    few = len(partners) <= FEW
    return msg("can-meld", count=count, layoffs=others, cards=partners if few else ())


def _stand_in(picking: Picking, item: str) -> Mark:
    """Return the mark of a picked joker: what it stands for, if only one meld can be meant."""
    if len(picking.whole) != 1:
        return PICKED
    move = picking.whole[0]
    stands = stands_for(move.kind, move.cards)
    jokers = [stands[at] for at, card in enumerate(move.cards) if card == JOKER]
    held = [at for at, card, _ in in_hand(picking.view, picking.seat) if card == JOKER]
    meant = jokers[[at for at in held if at in picking.draft].index(item)]
    return Mark("picked", msg("mark-joker", card=meant[0])) if len(meant) == 1 else PICKED


def _ends(picking: Picking) -> dict[str, Mark]:
    """Return where the picked card can be laid: at an end of a meld, or in place of a joker."""
    found = {}
    for off in picking.layoffs:
        meld = picking.view.melds[off.meld]
        item = meld_items(picking.view.melds, off.meld)[0 if off.end == "low" else -1]
        why = msg("can-layoff", card=off.card, owner=meld.owner)
        found[item] = Mark("legal", why=why, rules=("purrrummy.layoff-fits",))
    for swap in picking.swaps:
        meld = picking.view.melds[swap.meld]
        item = meld_items(picking.view.melds, swap.meld)[swap.index]
        why = msg("can-swap", card=swap.card, owner=meld.owner)
        found[item] = Mark("legal", why=why, rules=("purrrummy.joker-swap",))
    return found
