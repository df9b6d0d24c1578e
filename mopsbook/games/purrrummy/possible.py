"""Positions that cannot be, each refused by a sentence that names the rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import chain

from mopsbook.cat_deck.usual import refuse_dealer, refuse_first
from mopsbook.core.errors import PositionError
from mopsbook.games.purrrummy.apply import no_new_stock
from mopsbook.games.purrrummy.state import Phase, PurrrummyState


def refuse_impossible(state: PurrrummyState) -> None:
    """Refuse what cannot lie on a table."""
    refuse_dealer(state, "purrrummy")
    for refuse in (_refuse_twice, _refuse_sizes, *REFUSALS[state.phase]):
        refuse(state)


def _refuse_twice(state: PurrrummyState) -> None:
    places = (*state.hands, state.stock, state.discard, *[meld.cards for meld in state.melds])
    pack = Counter(state.options.cards)
    if more := Counter(chain(*places)) - pack:
        held = [PositionError("purrrummy.copies", card=card, count=pack[card]) for card in more]
        raise PositionError("purrrummy.too-many-cards", held=held)


def _refuse_sizes(state: PurrrummyState) -> None:
    """Refuse hands that are larger than they can be, or empty before the end."""
    drawn = state.turn if state.phase == "meld" else None
    for seat, hand in enumerate(state.hands):
        most = state.options.hand_size + (seat == drawn)
        if len(hand) > most:
            raise PositionError("purrrummy.hand-size", seat=seat, found=len(hand), most=most)
        if not hand and state.phase in ("draw", "meld", "shuffle"):
            raise PositionError("purrrummy.no-cards", seat=seat)


def _refuse_before_deal(state: PurrrummyState) -> None:
    if any(state.hands) or state.stock or state.discard or state.melds:
        raise PositionError("purrrummy.cards-before-deal")
    refuse_first(state, "purrrummy")
    if state.taken or state.reshuffles or state.turns:
        raise PositionError("purrrummy.turns-before-deal")


def _refuse_too_late(state: PurrrummyState) -> None:
    if 0 < state.options.last_turn <= state.turns:
        raise PositionError("purrrummy.after-last-turn", turns=state.turns)


def _refuse_draw(state: PurrrummyState) -> None:
    if not state.stock:
        raise PositionError("purrrummy.no-stock")


def _refuse_taken(state: PurrrummyState) -> None:
    if state.taken is not None and (
        state.phase != "meld" or state.taken not in state.hands[state.turn]
    ):
        raise PositionError("purrrummy.taken", card=state.taken)


def _refuse_shuffle(state: PurrrummyState) -> None:
    if state.stock or no_new_stock(state):
        raise PositionError("purrrummy.shuffle-when")


def _refuse_over(state: PurrrummyState) -> None:
    empty = [seat for seat, hand in enumerate(state.hands) if not hand]
    late = 0 < state.options.last_turn <= state.turns
    no_stock = not state.stock and no_new_stock(state)
    if empty not in ([], [state.turn]) or not (empty or late or no_stock):
        raise PositionError("purrrummy.over-when")


REFUSALS: Mapping[Phase, tuple[Callable[[PurrrummyState], None], ...]] = {
    "dealer": (_refuse_before_deal,),
    "deal": (_refuse_before_deal,),
    "draw": (_refuse_too_late, _refuse_draw, _refuse_taken),
    "meld": (_refuse_too_late, _refuse_taken),
    "shuffle": (_refuse_too_late, _refuse_taken, _refuse_shuffle),
    "over": (_refuse_taken, _refuse_over),
}
"""For each phase what is looked at then."""
