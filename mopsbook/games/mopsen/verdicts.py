"""What is wrong with a move: the one place that knows what Mopsen forbids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from mopsbook.core.errors import short
from mopsbook.core.verdict import Violation
from mopsbook.games.mopsen.cards import CAT, COLOURS, DECK, MOST_REDRAWN
from mopsbook.games.mopsen.moves import Deal, MopsenMove, NextRound, Pinch, Play, Redraw
from mopsbook.games.mopsen.state import (
    DEAL,
    GAME_OVER,
    PINCH,
    PLAY,
    REDRAW,
    ROUND_OVER,
    MopsenState,
)

Found = Iterator[Violation]


def check(state: MopsenState, move: MopsenMove) -> Found:
    """Return every rule that `move` breaks in `state`, one after the other.

    A move is judged in its own time: what is not due is told every rule about when it would be, and
    after the game only that. Of a move of the wrong seat what all can see is told: whether the card
    is in that hand must stay unknown. Of any other move every rule is given.
    """
    phase, well_formed, closer = CHECKS.get(type(move), NO_MOVE)
    if not well_formed(move):
        return iter((_cite("unknown-move", problem=short(move)),))
    return closer(state, move) if state.phase == phase else _wrong_phase(state, move)


# Whether the parts of a move are of the kinds that reading it from notation gives


def _one_card(move: Play) -> bool:
    return type(move.player) is int and isinstance(move.card, str)


def _card_or_none(move: Pinch) -> bool:
    return type(move.player) is int and isinstance(move.card, str | None)


def _some_cards(move: Redraw) -> bool:
    return type(move.player) is int and _texts(move.cards)


def _whole_deal(move: Deal) -> bool:
    return _texts(move.pecking) and _texts(move.cards)


def _texts(value: object) -> bool:
    return type(value) is tuple and all(isinstance(entry, str) for entry in value)


def _cite(slug: str, **facts: Any) -> Violation:
    # Game looks the id up, so that an engine need not carry the rule book in its hot path
    return Violation(f"mopsen.{slug}", facts)  # type: ignore[arg-type]


def _wrong_phase(state: MopsenState, move: MopsenMove) -> Found:
    facts: dict[str, Any] = {"phase": state.phase, "actor": state.turn, "round": state.round}
    if move.player is not None:
        facts["player"] = move.player
    if state.phase == GAME_OVER:
        yield _cite("game-end", **facts)
        return
    phase = state.phase
    if isinstance(move, Deal) or phase == DEAL:
        yield _cite("deal", **facts)
    if isinstance(move, Deal):
        return
    if phase == ROUND_OVER or isinstance(move, NextRound):
        yield _cite("round-end", **facts)
    if isinstance(move, Redraw):
        yield _cite("redraw-timing", **facts)
        if phase != DEAL:
            yield _cite("redraw-order", **facts)
    elif phase == REDRAW and isinstance(move, Play):
        yield _cite("redraw-timing", **facts)
    elif isinstance(move, Pinch) or (phase == PINCH and isinstance(move, Play)):
        yield _cite("pinch-steps", **facts)


def _play(state: MopsenState, move: Play) -> Found:
    if move.player != state.turn:
        yield _cite("clockwise", player=move.player, actor=state.turn)
        return
    hand = state.hands[move.player]
    if move.card not in hand:
        yield _cite("own-hand", player=move.player, cards=[move.card], count=1)
    if not state.trick:
        return
    led = state.trick[0][1]
    suit = led[0]
    if suit != CAT and move.card[0] not in (suit, CAT):
        have = [card for card in hand if card[0] == suit]
        if have:
            yield _cite(
                "follow-suit", player=move.player, card=move.card, led=led, have=have, colour=suit
            )


def _pinch(state: MopsenState, move: Pinch) -> Found:
    if move.player != state.turn:
        yield _cite("lowest-pinches", player=move.player, lowest=state.turn)
    lying = [card for _, card in state.trick]
    if move.card is None:
        if state.options.pinch == "must" and move.player == state.turn:
            yield _cite("pinch-must", player=move.player, cards=lying, count=len(lying))
    elif move.card not in lying:
        facts = {"player": move.player, "card": move.card, "cards": lying, "count": len(lying)}
        # step 2 has just put the own card on top of the discard pile
        if move.player == state.turn and state.discard[-1:] == (move.card,):
            yield _cite("pinch-own-card", **facts)
        yield _cite("pinch-lying-only", **facts)


def _redraw(state: MopsenState, move: Redraw) -> Found:
    if move.player != state.turn:
        yield _cite("redraw-order", phase=state.phase, player=move.player, actor=state.turn)
    if len(move.cards) > MOST_REDRAWN:
        yield _cite("redraw", player=move.player, count=len(move.cards))
    if move.player != state.turn:
        return
    hand = state.hands[move.player]
    if len(set(move.cards)) < len(move.cards) or not set(move.cards) <= set(hand):
        missing = list((Counter(move.cards) - Counter(hand)).elements())
        yield _cite("own-hand", player=move.player, cards=missing, count=len(missing))


def _deal(state: MopsenState, move: Deal) -> Found:
    if len(move.cards) != len(DECK) or set(move.cards) != set(DECK):
        yield _cite("deck-composition", count=len(set(move.cards)))
    if sorted(move.pecking) != sorted(COLOURS):
        yield _cite("pecking-setup", order=list(move.pecking))
    elif not state.shuffles_pecking and move.pecking != state.pecking:
        slug = "pecking-setup" if state.round == 1 else "pecking-between-rounds"
        yield _cite(slug, order=list(move.pecking))


def _nothing_more(_state: MopsenState, _move: NextRound) -> Found:
    """Any seat may ask for the next round once a round is over."""
    return iter(())


Checks = tuple[str, Callable[[Any], bool], Callable[[MopsenState, Any], Found]]

CHECKS: dict[type[Any], Checks] = {
    Play: (PLAY, _one_card, _play),
    Pinch: (PINCH, _card_or_none, _pinch),
    Redraw: (REDRAW, _some_cards, _redraw),
    NextRound: (ROUND_OVER, lambda _: True, _nothing_more),
    Deal: (DEAL, _whole_deal, _deal),
}
"""For each kind of move the phase it belongs to, how it is made, and what is looked at then."""

NO_MOVE: Checks = ("", lambda _: False, _nothing_more)
"""What stands for everything that is no move."""
