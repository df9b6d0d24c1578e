"""What is wrong with a move: the one place that knows what Mopsen forbids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from mopsbook.core.verdict import Violation
from mopsbook.games.mopsen.cards import CAT, COLOURS, DECK
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
    """Yield every rule that `move` breaks in `state`.

    A move of the wrong kind for the phase is told that and nothing more, and a move of the wrong
    seat is not looked at further: whether the card is in that hand must stay unknown.
    """
    if type(move) not in CHECKS:
        yield _cite("unknown-move", problem=str(move))
        return
    phase, closer = CHECKS[type(move)]
    if state.phase == phase:
        yield from closer(state, move)
    else:
        yield _wrong_phase(state, move)


def _cite(slug: str, **facts: Any) -> Violation:
    # Game looks the id up, so that an engine need not carry the rule book in its hot path
    return Violation(f"mopsen.{slug}", facts)  # type: ignore[arg-type]


def _wrong_phase(state: MopsenState, move: MopsenMove) -> Violation:
    facts: dict[str, Any] = {"phase": state.phase, "actor": state.turn, "round": state.round}
    if move.player is not None:
        facts["player"] = move.player
    if state.phase == GAME_OVER:
        return _cite("game-end", **facts)
    if isinstance(move, Deal):
        return _cite("deal", **facts)
    if state.phase == ROUND_OVER or isinstance(move, NextRound):
        return _cite("round-end", **facts)
    if isinstance(move, Redraw) or (state.phase == REDRAW and isinstance(move, Play)):
        return _cite("redraw-timing", **facts)
    # what is left: a card played or pinched while the other of the two is due, or chance is
    return _cite("pinch-steps" if state.phase != DEAL else "deal", **facts)


def _play(state: MopsenState, move: Play) -> Found:
    if move.player != state.turn:
        yield _cite("clockwise", player=move.player, actor=state.turn)
        return
    hand = state.hands[move.player]
    if move.card not in hand:
        yield _cite("own-hand", player=move.player, cards=[move.card], count=1)
        return
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
        return
    lying = [card for _, card in state.trick]
    if move.card is None:
        if state.options.pinch == "must":
            yield _cite("pinch-must", player=move.player, cards=lying, count=len(lying))
    elif move.card not in lying:
        facts = {"player": move.player, "card": move.card, "cards": lying, "count": len(lying)}
        # step 2 has just put the own card on top of the discard pile
        if state.discard and move.card == state.discard[-1]:
            yield _cite("pinch-own-card", **facts)
        yield _cite("pinch-lying-only", **facts)


def _redraw(state: MopsenState, move: Redraw) -> Found:
    if move.player != state.turn:
        yield _cite("redraw-order", player=move.player, actor=state.turn)
        return
    if len(move.cards) > 3:
        yield _cite("redraw", player=move.player, count=len(move.cards))
    missing = list((Counter(move.cards) - Counter(state.hands[move.player])).elements())
    if missing:
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


CHECKS: dict[type[Any], tuple[str, Callable[[MopsenState, Any], Found]]] = {
    Play: (PLAY, _play),
    Pinch: (PINCH, _pinch),
    Redraw: (REDRAW, _redraw),
    NextRound: (ROUND_OVER, _nothing_more),
    Deal: (DEAL, _deal),
}
"""For each kind of move the phase it belongs to, and what is looked at then."""
