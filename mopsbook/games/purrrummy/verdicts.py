"""What is wrong with a move: the one place that knows what Purrrummy forbids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any

from mopsbook.cat_deck.cards import JOKER, Card, suit
from mopsbook.cat_deck.dealing import chance_checks
from mopsbook.cat_deck.moves import Dealer
from mopsbook.core.verdict import Found, by_phase, when
from mopsbook.games.purrrummy import moves as m
from mopsbook.games.purrrummy.faults import cite, meld_faults
from mopsbook.games.purrrummy.laying import additions, exchanges, has_laid_out, kept_back
from mopsbook.games.purrrummy.melds import MOST, RUN, SET, Meld, card_at, end_places
from mopsbook.games.purrrummy.state import Phase, PurrrummyState

TURN = ("draw", "meld")
"""The phases in which a seat decides."""


# ------------------------------------------------------------------ the right time


def _wrong_seat(state: PurrrummyState, move: m.PurrrummyMove) -> Found:
    yield cite("first-player", **when(state, move))


def _wrong_time(state: PurrrummyState, move: m.PurrrummyMove) -> Found:
    facts, phases = when(state, move), (state.phase, *CHECKS[type(move)][0])
    if {*phases} == {*TURN}:
        told = cite("draw-one", player=state.turn, phase=state.phase)
        yield from [told] if move.player == state.turn else _wrong_seat(state, move)
    elif state.phase == "over" and not all(state.hands):
        yield cite("win", **facts)
    elif state.phase == "over" and 0 < state.options.last_turn <= state.turns:
        yield cite("round-limit", **facts)
    elif state.phase == "over":
        yield cite("stock-out", **facts, count=len(state.discard[:-1]))
    elif "dealer" in phases or "deal" in phases:
        yield cite("dealer" if "dealer" in phases else "deal", **facts)
    else:
        yield cite("stock-out", **facts, count=len(state.discard[:-1]))


# ------------------------------------------------------------------ cards


def _draw(state: PurrrummyState, move: m.Draw) -> Found:
    if move.pile == m.DISCARD and not state.discard:
        yield cite("draw-exhausted", player=move.player, pile=move.pile)


def _discard(state: PurrrummyState, move: m.Discard) -> Found:
    yield from _not_held(state, (move.card,))
    if move.card == kept_back(state):
        yield cite("return-taken", player=move.player, card=move.card)


def _not_held(state: PurrrummyState, cards: tuple[Card, ...]) -> Found:
    """Yield why some cards are not those of the hand in turn."""
    missing = list(Counter(cards) - Counter(state.hands[state.turn]))
    table = {card for meld in state.melds for card in meld.cards}
    laid = [card for card in missing if card in table]
    if laid:
        yield cite("no-rearranging", player=state.turn, cards=laid, count=len(laid))
    if missing:
        yield cite("own-cards", player=state.turn, cards=missing, count=len(missing))


def _nothing_to_discard(state: PurrrummyState, cards: tuple[Card, ...], why: str) -> Found:
    player = state.turn
    left = Counter(state.hands[player]) - Counter(cards)
    if not left and state.options.final_discard == "required":
        facts = {"cards": list(cards), "count": len(cards)}
        yield cite("final-discard", player=player, **facts, why=why)


# ------------------------------------------------------------------ melds


def _lay_out(state: PurrrummyState, move: m.LayOut) -> Found:
    yield from _not_held(state, move.cards)
    yield from meld_faults(state.options, move.player, move.kind, move.cards)
    yield from _nothing_to_discard(state, move.cards, "meld")


# ------------------------------------------------------------------ the variant


def _in_variant(state: PurrrummyState, card: Card, meld: int, move: str) -> Found:
    """Yield why no single card may be laid anywhere."""
    facts = {"player": state.turn, "card": card, "meld": meld, "move": move}
    if not state.options.layoff:
        yield cite("layoff-variant", **facts)
    elif not has_laid_out(state):
        yield cite("layoff-own-meld-first", **facts)


def _lay_off(state: PurrrummyState, move: m.LayOff) -> Found:
    facts: dict[str, Any] = {"player": move.player, "card": move.card, "meld": move.meld}
    yield from _in_variant(state, move.card, move.meld, "layoff")
    yield from _not_held(state, (move.card,))
    yield from _nothing_to_discard(state, (move.card,), "layoff")
    if not state.options.layoff:
        return  # what the variant asks is not asked where it is not played
    if not 0 <= move.meld < len(state.melds):
        yield cite("layoff-fits", **facts, cards=[], why="no-meld", needed=[])
        return
    meld, options = state.melds[move.meld], state.options
    if meld.owner == move.player and options.layoff_targets == "others":
        yield cite("layoff-others-only", **facts)
    if (move.card, move.end) in additions(meld, options.shape):
        return
    why, needed = _misfit(meld, move, options.shape.around)
    if why:
        yield cite("layoff-fits", **facts, cards=list(meld.cards), why=why, needed=needed)
    if move.card == JOKER and meld.jokers >= options.shape.jokers:
        told = {"player": move.player, "cards": [*meld.cards, JOKER], "count": meld.jokers + 1}
        naturals, most = len(meld.cards) - meld.jokers, options.shape.jokers
        yield cite("joker-count", **told, naturals=naturals, most=most, why="many")


def _misfit(meld: Meld, move: m.LayOff, around: bool) -> tuple[str, list[Card]]:
    """Return why a card cannot be added to a meld ("" if it can), and the cards that could."""
    if meld.kind == SET:
        needed = list(meld.open)
        if len(meld.cards) == MOST[SET]:
            return "full", []
        if move.end is not None:
            return "end", needed
        return ("" if move.card == JOKER or move.card in needed else "rank"), needed
    ends = end_places(meld, around)
    needed = [
        card_at(meld.of, ends[end]) for end in m.ENDS if end in ends and move.end in (None, end)
    ]
    if len(meld.cards) == MOST[RUN]:
        return "full", []
    if move.end is None:
        return "end", needed
    if move.card == JOKER or (needed and move.card == needed[0]):
        return ("" if needed else "closed"), needed
    if suit(move.card) != meld.of:
        return "suit", needed
    return ("next" if needed else "closed"), needed


def _swap(state: PurrrummyState, move: m.Swap) -> Found:
    facts: dict[str, Any] = {"player": move.player, "card": move.card, "meld": move.meld}
    yield from _not_held(state, (move.card,))
    if not state.options.joker_swap:
        yield cite("joker-swap", **facts, cards=[], why="off", needed=[])
        return
    yield from _in_variant(state, move.card, move.meld, "swap")
    if not state.options.layoff:
        return
    if not 0 <= move.meld < len(state.melds):
        yield cite("joker-swap", **facts, cards=[], why="no-meld", needed=[])
        return
    meld = state.melds[move.meld]
    facts["cards"] = list(meld.cards)
    needed = [card for index, card in exchanges(meld) if index == move.index]
    if move.card not in needed:
        why = "other" if needed else "no-joker"
        yield cite("joker-swap", **facts, why=why, needed=needed)


CHECKS: Mapping[type[Any], tuple[tuple[Phase, ...], Callable[[PurrrummyState, Any], Found]]] = {
    m.Draw: (("draw",), _draw),
    m.LayOut: (("meld",), _lay_out),
    m.LayOff: (("meld",), _lay_off),
    m.Swap: (("meld",), _swap),
    m.Discard: (("meld",), _discard),
    **chance_checks(
        cite, attrgetter("cards"), lambda at: at.discard[:-1], kinds=(Dealer, m.Deal, m.Shuffle)
    ),
}
"""For each kind of move the phases it belongs to, and what is looked at then."""

check = by_phase(CHECKS, _wrong_time, _wrong_seat)
"""Yield every rule that a move breaks in a position."""
