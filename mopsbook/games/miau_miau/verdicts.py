"""What is wrong with a move: the one place that knows what Miau! Miau! forbids."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mopsbook.cat_deck.cards import PLACE, SUITS, Card, deck, rank, suit
from mopsbook.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.core.errors import short
from mopsbook.core.verdict import Violation
from mopsbook.games.miau_miau.fits import JACK, SEVEN
from mopsbook.games.miau_miau.moves import (
    CALL_DUE,
    CALLS,
    MIAU_MIAU,
    Challenge,
    Draw,
    Keep,
    MiauMove,
    Play,
    Quiet,
)
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

Found = Iterator[Violation]


def check(state: MiauState, move: MiauMove) -> Found:
    """Yield every rule that `move` breaks in `state`.

    A move at the wrong time is told that and nothing more, and of a move of the wrong seat only
    what all can see is told: whether the card is in that hand must stay unknown.
    """
    phases, well_formed, closer = CHECKS.get(type(move), NO_MOVE)
    if not well_formed(move):
        yield _cite("unknown-move", problem=short(move))
    elif state.phase not in phases:
        yield from _wrong_time(state, move)
    elif move.player not in (None, state.turn):
        slug = "call-timing" if state.phase == CHALLENGE else "direction"
        yield _cite(slug, player=move.player, actor=state.turn, phase=state.phase)
    else:
        yield from closer(state, move)


def _cite(slug: str, **facts: Any) -> Violation:
    # Game looks the id up, so that an engine need not carry the rule book in its hot path
    return Violation(f"miau-miau.{slug}", facts)  # type: ignore[arg-type]


# Whether the parts of a move are of the kinds that reading it from notation gives


def _play_formed(move: Play) -> bool:
    return (
        type(move.player) is int
        and type(move.card) is str
        and move.card in PLACE
        and move.wish in (None, *SUITS)
        and move.call in (None, *CALLS)
    )


def _seat_formed(move: Draw | Keep | Challenge | Quiet) -> bool:
    return type(move.player) is int


def _dealer_formed(move: Dealer) -> bool:
    return type(move.seat) is int


def _cards_formed(move: Deal | Shuffle) -> bool:
    return type(move.cards) is tuple and all(isinstance(card, str) for card in move.cards)


# The right time


def _wrong_time(state: MiauState, move: MiauMove) -> Found:
    player = state.turn if move.player is None else move.player
    facts = {"player": player, "actor": state.turn, "phase": state.phase}
    if state.phase == OVER:
        slug = "win" if state.places else "blocked" if state.idle else "empty-pile"
        yield _cite(slug, **facts)
    elif DEALER in (state.phase, CHECKS[type(move)][0][0]):
        yield _cite("dealer", **facts)
    elif DEAL in (state.phase, CHECKS[type(move)][0][0]):
        yield _cite("deal", **facts)
    elif state.phase == SHUFFLE or isinstance(move, Shuffle):
        yield _cite("empty-pile", **facts)
    else:
        # a call is pointed out, or passed over, exactly while somebody has forgotten one
        yield _cite("call-timing", **facts)


# Cards


def playable(state: MiauState) -> list[Card]:
    """Return the cards of the hand in turn that may be laid now."""
    hand = state.hands[state.turn]
    return [card for card in hand if next(_card(state, card), None) is None]


def _card(state: MiauState, card: Card) -> Found:
    """Yield what is wrong with laying a card of the hand, however it is laid."""
    facts = {"player": state.turn, "card": card, "top": state.discard[-1]}
    if state.phase == DRAWN and state.drawn not in (None, card):
        yield _cite("play-drawn", **facts, drawn=state.drawn)
    if not state.pending:
        yield from _misfit(state, card, facts)
    elif rank(card) != SEVEN:
        yield _cite("seven-only-seven", **facts, count=state.pending)
    last = len(state.hands[state.turn]) == 1
    if last and rank(card) == JACK and state.options.last_card == "no-jack":
        yield _cite("last-card-special", **facts, why="no-jack")


def _misfit(state: MiauState, card: Card, facts: dict[str, Any]) -> Found:
    """Yield why a card does not fit on the top card where nothing is owed."""
    top, wish, jack = state.discard[-1], state.wish, rank(card) == JACK
    if jack and rank(top) == JACK:
        yield _cite("no-jack-on-jack", **facts)
    if wish is not None:
        if suit(card) != wish:
            yield _cite("wish-binds", **facts, suit=wish)
    elif rank(card) != rank(top) and suit(card) != suit(top):
        if not jack:
            yield _cite("match", **facts)
        elif not state.options.jack_wild:
            yield _cite("jack-must-match", **facts)


def _play(state: MiauState, move: Play) -> Found:
    hand = state.hands[state.turn]
    if move.card not in hand:
        yield _cite("one-card", player=state.turn, card=move.card)
    yield from _card(state, move.card)
    yield from _wish(state, move, len(hand))
    yield from _call(state, move, len(hand))


def _wish(state: MiauState, move: Play, held: int) -> Found:
    facts = {"player": state.turn, "card": move.card, "suit": move.wish}
    if rank(move.card) != JACK:
        if move.wish is not None:
            yield _cite("jack-wish", **facts, why="no-jack")
    elif held == 1:
        if move.wish is not None:
            yield _cite("last-card-special", **facts, why="wish")
    elif state.options.wish == "any-suit":
        if move.wish is None:
            yield _cite("jack-wish", **facts, why="none")
    elif move.wish == suit(move.card):
        yield _cite("jack-wish", **facts, why="own-suit")


def _call(state: MiauState, move: Play, held: int) -> Found:
    options, due = state.options, CALL_DUE.get(held)
    facts = {"player": state.turn, "card": move.card, "call": move.call or "none", "left": held - 1}
    if due == MIAU_MIAU != move.call and options.last_call == "automatic":
        yield _cite("call-last", **facts)
    if move.call not in (None, due) and options.false_call == "rejected":
        yield _cite("call-only-when-due", **facts, due=due or "none")


# Without a card


def _draw(state: MiauState, _move: Draw) -> Found:
    facts = {"player": state.turn, "phase": state.phase}
    if state.phase == DRAWN:
        slug = "draw-when-stuck" if state.drawn else "seven-draw-ends-turn"
        yield _cite(slug, **facts, why="drawn")
    elif not state.pending and not state.free_draw:
        cards = playable(state)
        if cards:
            yield _cite("must-play", **facts, cards=cards, count=len(cards))


def _keep(state: MiauState, _move: Keep) -> Found:
    if state.phase == DRAWN:
        return
    facts = {"player": state.turn, "phase": state.phase}
    cards = playable(state)
    if state.pending:
        yield _cite("seven-only-seven", **facts, count=state.pending)
    elif cards and not state.free_draw:
        yield _cite("must-play", **facts, cards=cards, count=len(cards))
    else:
        yield _cite("draw-when-stuck", **facts, why="free" if cards else "first")


def _nothing_more(_state: MiauState, _move: Challenge | Quiet) -> Found:
    """Whoever is asked about a forgotten call may say what it likes."""
    return iter(())


# Chance


def _dealer(state: MiauState, move: Dealer) -> Found:
    if not 0 <= move.seat < state.options.players:
        yield _cite("dealer", player=move.seat, actor=state.turn, phase=state.phase)


def _deal(state: MiauState, move: Deal) -> Found:
    size = state.options.size
    if len(move.cards) != size or set(move.cards) != set(deck(size)):
        yield _cite("deck", count=len(set(move.cards)), size=size)


def _shuffle(state: MiauState, move: Shuffle) -> Found:
    if sorted(move.cards) != sorted(state.discard[:-1]):
        count = len(state.discard) - 1
        yield _cite("empty-pile", player=state.turn, actor=state.turn, phase=SHUFFLE, count=count)


Checks = tuple[tuple[str, ...], Callable[[Any], bool], Callable[[MiauState, Any], Found]]

CHECKS: dict[type[Any], Checks] = {
    Play: ((PLAY, DRAWN), _play_formed, _play),
    Draw: ((PLAY, DRAWN), _seat_formed, _draw),
    Keep: ((PLAY, DRAWN), _seat_formed, _keep),
    Challenge: ((CHALLENGE,), _seat_formed, _nothing_more),
    Quiet: ((CHALLENGE,), _seat_formed, _nothing_more),
    Dealer: ((DEALER,), _dealer_formed, _dealer),
    Deal: ((DEAL,), _cards_formed, _deal),
    Shuffle: ((SHUFFLE,), _cards_formed, _shuffle),
}
"""For each kind of move the phases it belongs to, how it is made, and what is looked at then."""

NO_MOVE: Checks = ((), lambda _: False, _nothing_more)
"""What stands for everything that is no move."""
