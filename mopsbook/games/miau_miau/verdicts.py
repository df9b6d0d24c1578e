"""What is wrong with a move: the one place that knows what Miau! Miau! forbids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mopsbook.cat_deck.cards import Card, deck, rank, suit
from mopsbook.cat_deck.dealing import chance_checks
from mopsbook.cat_deck.moves import Shuffle
from mopsbook.core.verdict import Found, by_phase, citing, nothing_more, when
from mopsbook.games.miau_miau import moves as m
from mopsbook.games.miau_miau.fits import JACK, SEVEN
from mopsbook.games.miau_miau.state import MiauState, Phase

cite = citing("miau-miau")


def _wrong_seat(state: MiauState, move: m.MiauMove) -> Found:
    slug = "call-timing" if state.phase == "challenge" else "direction"
    yield cite(slug, **when(state, move))


def _wrong_time(state: MiauState, move: m.MiauMove) -> Found:
    facts = when(state, move)
    if state.phase == "over":
        slug = "win" if state.places else "blocked" if state.idle else "empty-pile"
        yield cite(slug, **facts)
    elif "dealer" in (state.phase, CHECKS[type(move)][0][0]):
        yield cite("dealer", **facts)
    elif "deal" in (state.phase, CHECKS[type(move)][0][0]):
        yield cite("deal", **facts)
    elif state.phase == "shuffle" or isinstance(move, Shuffle):
        yield cite("empty-pile", **facts)
    else:
        # a call is pointed out, or passed over, exactly while somebody has forgotten one
        yield cite("call-timing", **facts)


# Cards


def playable(state: MiauState) -> list[Card]:
    """Return the cards of the hand in turn that may be laid now."""
    hand = state.hands[state.turn]
    return [card for card in hand if next(_card(state, card), None) is None]


def _card(state: MiauState, card: Card) -> Found:
    """Yield what is wrong with laying a card of the hand, however it is laid."""
    facts = {"player": state.turn, "card": card, "top": state.discard[-1]}
    if state.phase == "drawn" and state.drawn not in (None, card):
        yield cite("play-drawn", **facts, drawn=state.drawn)
    if not state.pending:
        yield from misfit(state, card, facts)
    elif rank(card) != SEVEN:
        yield cite("seven-only-seven", **facts, count=state.pending)
    if m.barred(state.options.last_card, card, len(state.hands[state.turn])):
        yield cite("last-card-special", **facts, why="no-jack")


def misfit(state: MiauState, card: Card, facts: dict[str, Any]) -> Found:
    """Yield why a card does not fit on the top card where nothing is owed."""
    top, wish, jack = state.discard[-1], state.wish, rank(card) == JACK
    if jack and rank(top) == JACK:
        yield cite("no-jack-on-jack", **facts)
    if wish is not None:
        if suit(card) != wish:
            yield cite("wish-binds", **facts, suit=wish)
    elif rank(card) != rank(top) and suit(card) != suit(top):
        if not jack:
            yield cite("match", **facts)
        elif not state.options.jack_wild:
            yield cite("jack-must-match", **facts)


def _play(state: MiauState, move: m.Play) -> Found:
    hand = state.hands[state.turn]
    if move.card not in hand:
        yield cite("one-card", player=state.turn, card=move.card)
    yield from _card(state, move.card)
    yield from _wish(state, move, len(hand))
    yield from _call(state, move, len(hand))


def _wish(state: MiauState, move: m.Play, held: int) -> Found:
    if move.wish in m.wishes(state.options.wish, move.card, held):
        return
    facts = {"player": state.turn, "card": move.card, "suit": move.wish}
    if rank(move.card) != JACK:
        yield cite("jack-wish", **facts, why="no-jack")
    elif held == 1:
        yield cite("last-card-special", **facts, why="wish")
    else:
        yield cite("jack-wish", **facts, why="own-suit" if move.wish else "none")


def _call(state: MiauState, move: m.Play, held: int) -> Found:
    options, due = state.options, m.CALL_DUE.get(held)
    allowed = m.calls(options.false_call, options.last_call, held)
    if move.call in allowed:
        return
    facts = {"player": state.turn, "card": move.card, "call": move.call or "none", "left": held - 1}
    if None not in allowed:
        yield cite("call-last", **facts)
    if move.call not in (None, due) and options.false_call == "rejected":
        yield cite("call-only-when-due", **facts, due=due or "none")


# Without a card


def _draw(state: MiauState, _move: m.Draw) -> Found:
    facts = {"player": state.turn, "phase": state.phase}
    if state.phase == "drawn":
        slug = "draw-when-stuck" if state.drawn else "seven-draw-ends-turn"
        yield cite(slug, **facts, why="drawn")
    elif not state.pending and not state.free_draw:
        cards = playable(state)
        if cards:
            yield cite("must-play", **facts, cards=cards, count=len(cards))


def _keep(state: MiauState, _move: m.Keep) -> Found:
    if state.phase == "drawn":
        return
    facts = {"player": state.turn, "phase": state.phase}
    cards = playable(state)
    if state.pending:
        yield cite("seven-only-seven", **facts, count=state.pending)
    elif cards and not state.free_draw:
        yield cite("must-play", **facts, cards=cards, count=len(cards))
    else:
        yield cite("draw-when-stuck", **facts, why="free" if cards else "first")


CHECKS: Mapping[type[Any], tuple[tuple[Phase, ...], Callable[[MiauState, Any], Found]]] = {
    m.Play: (("play", "drawn"), _play),
    m.Draw: (("play", "drawn"), _draw),
    m.Keep: (("play", "drawn"), _keep),
    m.Challenge: (("challenge",), nothing_more),
    m.Quiet: (("challenge",), nothing_more),
    **chance_checks(
        cite, lambda options: deck(options.size), lambda at: at.discard[:-1], shuffle="empty-pile"
    ),
}
"""For each kind of move the phases it belongs to, and what is looked at then.

Whoever is asked about a forgotten call may say what it likes.
"""

check = by_phase(CHECKS, _wrong_time, _wrong_seat)
"""Yield every rule that a move breaks in a position."""
