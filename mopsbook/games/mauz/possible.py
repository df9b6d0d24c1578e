"""Positions that cannot be, each refused by a sentence that names the rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain

from mopsbook.cat_deck.cards import Card
from mopsbook.cat_deck.seats import clockwise
from mopsbook.core.errors import PositionError
from mopsbook.core.position import refuse_twice
from mopsbook.games.mauz.apply import may_knock
from mopsbook.games.mauz.options import HAND_SIZE
from mopsbook.games.mauz.state import MauzState, Phase
from mopsbook.games.mauz.worth import could_hiss, lowest, shown_at_once


def refuse_impossible(state: MauzState) -> None:
    """Refuse what cannot lie on a table."""
    _refuse_twice(state)
    if state.phase in ("first-dealer", "deal"):
        _refuse_before_deal(state)
        return
    _refuse_cats(state)
    for refuse in (_refuse_piles, _refuse_last_turns, REFUSALS[state.phase]):
        refuse(state)


def _places(state: MauzState) -> tuple[Sequence[Card], ...]:
    """Return the cards of each place where some can lie."""
    return (*state.hands, state.middle, state.stock, state.out, state.second)


def _refuse_twice(state: MauzState) -> None:
    refuse_twice(chain(*_places(state)), "mauz.deck")
    for hand, seen in zip(state.hands, state.known, strict=True):
        if len(set(seen)) < len(seen) or not set(seen) <= set(hand):
            raise PositionError(
                "mauz.known-cards", known=" ".join(seen), hand=" ".join(hand) or "none"
            )


def _refuse_before_deal(state: MauzState) -> None:
    if any(_places(state)):
        raise PositionError("cards-before-deal", rule="mauz.deal")
    knocked = state.knocker is not None
    if any((state.turns, state.skips, state.left, state.reason, state.losers, knocked)):
        raise PositionError("mauz.turns-before-deal")
    if state.phase == "first-dealer" and (state.options.dealer != "random" or state.round > 1):
        raise PositionError("mauz.draw-for-dealer")
    _refuse_out(state)
    if state.dealer in state.gone or state.turn != state.dealer:
        raise PositionError("mauz.dealer-first", dealer=state.dealer, turn=state.turn)


def _refuse_out(state: MauzState) -> None:
    rich = [seat for seat in state.gone if state.tokens[seat]]
    if rich:
        raise PositionError("mauz.out-with-counters", seat=rich[0])
    if len(state.cats) < 2 and state.phase != "over":
        raise PositionError("mauz.two-cats")


def _refuse_cats(state: MauzState) -> None:
    """Refuse hands that do not go with who is in play."""
    ended = state.phase in ("round-end", "over")
    for seat, hand in enumerate(state.hands):
        out = seat in state.gone
        if (out and hand and not ended) or (not out and not hand):
            raise PositionError("mauz.hand-of-cat", seat=seat, out=out, size=HAND_SIZE)
    _refuse_out(state)
    if state.turn in state.gone:
        raise PositionError("mauz.turn-out", seat=state.turn)
    if not ended and state.dealer in state.gone:
        raise PositionError("mauz.dealer-out", seat=state.dealer)


def _refuse_piles(state: MauzState) -> None:
    middle, second = (0, HAND_SIZE) if state.phase == "dealer" else (HAND_SIZE, 0)
    if len(state.middle) != middle or len(state.second) != second:
        raise PositionError(
            "mauz.middle-and-second",
            phase=state.phase,
            middle=middle,
            second=second,
            held=len(state.middle),
            held_second=len(state.second),
        )
    if state.skips and (state.phase != "play" or state.left or state.skips >= len(state.cats)):
        raise PositionError("mauz.skips", skips=state.skips)


def _refuse_last_turns(state: MauzState) -> None:
    """Refuse last turns that do not go with a knock, or with a combination."""
    left, knocker, ended = state.left, state.knocker, state.phase in ("round-end", "over")
    if left and state.phase not in ("play", "swapped"):
        raise PositionError("mauz.no-last-turns", phase=state.phase)
    if left and (left != _with_last_turn(state) or knocker in left or len(left) == len(state.cats)):
        raise PositionError("mauz.left-order")
    if bool(state.reason) != bool(left or ended) or (state.reason == "stock" and left):
        raise PositionError("mauz.reason-when")
    if knocker is not None and not (left or ended):
        raise PositionError("mauz.knocked", seat=knocker)
    if left and knocker is None and not state.options.last_swap_after_reveal:
        raise PositionError("mauz.last-turns-without-knock")
    if state.losers and not ended:
        raise PositionError("mauz.paid-early")


def _with_last_turn(state: MauzState) -> tuple[int, ...]:
    """Return the seats from the one in turn to the last of `left` that did not show their hands after the deal."""
    order = clockwise(state.cats, state.turn - 1)
    waiting = order[: max([n for n, seat in enumerate(order, 1) if seat in state.left], default=0)]
    if state.reason != "dealt" or state.options.dealt_reveal == "own-turn":
        return waiting
    # what was dealt is shown by all at once, whoever sits between them
    at_once = shown_at_once(state.options)
    return tuple([seat for seat in waiting if state.hands[seat] not in at_once])


def _refuse_choice(state: MauzState) -> None:
    if state.turn != state.dealer or any(state.known) or state.turns or state.out:
        raise PositionError("mauz.dealer-chooses", seat=state.dealer)


def _refuse_play(state: MauzState) -> None:
    options, at_once = state.options, shown_at_once(state.options)
    for seat in state.cats:
        may_wait = (options.dealt_reveal == "own-turn" and seat != state.turn) or (
            options.last_swap_after_reveal and state.left and seat not in state.left
        )
        if state.hands[seat] in at_once and not may_wait:
            raise PositionError(
                "mauz.shown-at-once",
                seat=seat,
                hand=" ".join(state.hands[seat]),
                combination=at_once[state.hands[seat]].replace("count", "purr-by-count"),
            )


def _refuse_swapped(state: MauzState) -> None:
    _refuse_play(state)
    options = state.options
    asked = options.hiss == "may-reveal" and could_hiss(state.known[state.turn])
    if not asked and not (options.knock_with_swap and may_knock(state)):
        raise PositionError("mauz.nothing-to-add", seat=state.turn)


def _refuse_shuffle(state: MauzState) -> None:
    _refuse_play(state)
    few, enough = len(state.stock), len(state.stock) + len(state.out)
    if state.options.stock_out != "reshuffle" or not few < HAND_SIZE <= enough:
        raise PositionError("mauz.shuffle-when")


def _refuse_end(state: MauzState) -> None:
    low, options = lowest(state.hands, state.options), state.options
    held = tuple([seat for seat, hand in enumerate(state.hands) if hand])
    tied = options.tie == "none-lose" and len(low) > 1
    all_out = low == held and options.tie == "all-lose" and not any(state.tokens)
    if state.losers != (() if tied else low) and not (all_out and not state.losers):
        raise PositionError("mauz.losers", seats=low)
    if {seat for seat in state.gone if state.hands[seat]} - {*state.losers}:
        raise PositionError("mauz.gone-who")
    shared = all_out and not state.losers and options.all_out == "shared"
    if (state.phase == "over") != (shared or len(state.cats) == 1):
        raise PositionError("mauz.over-when")
    if state.knocker is None and state.reason not in ("reveal", "dealt", "stock"):
        raise PositionError("mauz.nobody-knocked")


REFUSALS: Mapping[Phase, Callable[[MauzState], None]] = {
    "dealer": _refuse_choice,
    "play": _refuse_play,
    "swapped": _refuse_swapped,
    "shuffle": _refuse_shuffle,
    "round-end": _refuse_end,
    "over": _refuse_end,
}
"""For each phase with cards what is looked at then."""
