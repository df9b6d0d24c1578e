"""What is wrong with a move: the one place that knows what Mopsen forbids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from mopsbook.core.verdict import Found, citing, nothing_more
from mopsbook.games.mopsen.cards import CAT, COLOURS, DECK, MOST_REDRAWN, binding
from mopsbook.games.mopsen.moves import Deal, MopsenMove, NextRound, Pinch, Play, Redraw
from mopsbook.games.mopsen.state import MopsenState, Phase

cite = citing("mopsen")


def check(state: MopsenState, move: MopsenMove) -> Found:
    """Return every rule that `move` breaks in `state`, one after the other.

    A move is judged in its own time: what is not due is told every rule about when it would be, and
    after the game only that. Of a move of the wrong seat what all can see is told: whether the card
    is in that hand must stay unknown. Of any other move every rule is given.
    """
    phase, closer = CHECKS[type(move)]
    return closer(state, move) if state.phase == phase else _wrong_phase(state, move)


def _wrong_phase(state: MopsenState, move: MopsenMove) -> Found:
    facts: dict[str, Any] = {"phase": state.phase, "actor": state.turn, "round": state.round}
    if move.player is not None:
        facts["player"] = move.player
    if state.phase == "game_over":
        yield cite("game-end", **facts)
        return
    phase = state.phase
    if isinstance(move, Deal) or phase == "deal":
        yield cite("deal", **facts)
    if isinstance(move, Deal):
        return
    if phase == "round_over" or isinstance(move, NextRound):
        yield cite("round-end", **facts)
    if isinstance(move, Redraw):
        yield cite("redraw-timing", **facts)
        if phase != "deal":
            yield cite("redraw-order", **facts)
    elif phase == "redraw" and isinstance(move, Play):
        yield cite("redraw-timing", **facts)
    elif isinstance(move, Pinch) or (phase == "pinch" and isinstance(move, Play)):
        yield cite("pinch-steps", **facts)


def _play(state: MopsenState, move: Play) -> Found:
    if move.player != state.turn:
        yield cite("clockwise", player=move.player, actor=state.turn)
        return
    hand = state.hands[move.player]
    if move.card not in hand:
        yield cite("own-hand", player=move.player, cards=[move.card], count=1)
    have = binding(hand, state.trick)
    if have and move.card[0] not in (have[0][0], CAT):
        cats = sum(card[0] == CAT for card in hand)
        facts = {"led": state.trick[0][1], "have": have, "colour": have[0][0], "cats": cats}
        yield cite("follow-suit", player=move.player, card=move.card, **facts)


def _pinch(state: MopsenState, move: Pinch) -> Found:
    if move.player != state.turn:
        yield cite("lowest-pinches", player=move.player, lowest=state.turn)
    lying = [card for _, card in state.trick]
    if move.card is None:
        if state.options.pinch == "must" and move.player == state.turn:
            yield cite("pinch-must", player=move.player, cards=lying, count=len(lying))
    elif move.card not in lying:
        facts = {"player": move.player, "card": move.card, "cards": lying, "count": len(lying)}
        # step 2 has just put the own card on top of the discard pile
        if move.player == state.turn and state.discard[-1:] == (move.card,):
            yield cite("pinch-own-card", **facts)
        won = state.winner is not None and state.bowls[state.winner][-1:] == (move.card,)
        facts |= {"why": "won", "winner": state.winner} if won else {"why": "other"}
        yield cite("pinch-lying-only", **facts)


def _redraw(state: MopsenState, move: Redraw) -> Found:
    if move.player != state.turn:
        yield cite("redraw-order", phase=state.phase, player=move.player, actor=state.turn)
    if len(move.cards) > MOST_REDRAWN:
        yield cite("redraw", player=move.player, count=len(move.cards))
    if move.player != state.turn:
        return
    hand = state.hands[move.player]
    if len(set(move.cards)) < len(move.cards) or not set(move.cards) <= set(hand):
        missing = list((Counter(move.cards) - Counter(hand)).elements())
        yield cite("own-hand", player=move.player, cards=missing, count=len(missing))


def _deal(state: MopsenState, move: Deal) -> Found:
    if len(move.cards) != len(DECK) or set(move.cards) != set(DECK):
        yield cite("deck-composition", count=len(set(move.cards)))
    if sorted(move.pecking) != sorted(COLOURS):
        yield cite("pecking-setup", order=list(move.pecking))
    elif not state.shuffles_pecking and move.pecking != state.pecking:
        slug = "pecking-setup" if state.round == 1 else "pecking-between-rounds"
        yield cite(slug, order=list(move.pecking))


Closer = Callable[[MopsenState, Any], Found]

CHECKS: Mapping[type[Any], tuple[Phase, Closer]] = {
    Play: ("play", _play),
    Pinch: ("pinch", _pinch),
    Redraw: ("redraw", _redraw),
    NextRound: ("round_over", nothing_more),
    Deal: ("deal", _deal),
}
"""For each kind of move the phase it belongs to, and what is looked at then; any seat may ask for the next round."""
