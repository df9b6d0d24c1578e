"""What a move of Miau! Miau! breaks: every rule that limits one, as a plain condition."""

from __future__ import annotations

from typing import Any

from mopsbook.games.miau_miau.moves import Challenge, Draw, Keep, Play, Quiet


def broken(state: Any, move: Any) -> set[str]:
    """Return the rules that a move breaks while a seat has to decide.

    At the wrong time, or from the wrong seat, that is all there is to say.
    """
    asked = state.phase == "challenge"
    if isinstance(move, Challenge | Quiet) != asked:
        return {"call-timing"}
    if move.player != state.turn:
        return {"call-timing" if asked else "direction"}
    if isinstance(move, Play):
        return card_rules(state, move.card) | saying_rules(state, move)
    if isinstance(move, Draw):
        return drawing_rules(state)
    return passing_rules(state) if isinstance(move, Keep) else set()


def true(conditions: dict[str, Any]) -> set[str]:
    """Return the names of the conditions that hold."""
    return {name for name, holds in conditions.items() if holds}


def card_rules(state: Any, card: str) -> set[str]:
    """Return what is broken by laying this card, whatever is said with it."""
    o, hand, top = state.options, state.hands[state.turn], state.discard[-1]
    jack, owed = card[0] == "J", state.pending > 0
    alike = card[0] == top[0] or card[1] == top[1]
    free = not owed and state.wish is None
    return true(
        {
            "one-card": card not in hand,
            "play-drawn": state.phase == "drawn" and state.drawn and card != state.drawn,
            "seven-only-seven": owed and card[0] != "7",
            "no-jack-on-jack": not owed and jack and top[0] == "J",
            "wish-binds": not owed and state.wish is not None and card[1] != state.wish,
            "match": free and not jack and not alike,
            "jack-must-match": free and jack and not alike and not o.jack_wild,
            "last-card-special": jack and len(hand) == 1 and o.last_card == "no-jack",
        }
    )


def saying_rules(state: Any, move: Any) -> set[str]:
    """Return what is broken by the wish and by the call."""
    o, left = state.options, len(state.hands[state.turn]) - 1
    jack, any_suit = move.card[0] == "J", o.wish == "any-suit"
    due = {1: "miau", 0: "miau-miau"}.get(left)
    return true(
        {
            "jack-wish": (not jack and move.wish)
            or (jack and left and any_suit and move.wish is None)
            or (jack and left and not any_suit and move.wish == move.card[1]),
            "last-card-special": jack and not left and move.wish,
            "call-last": not left and o.last_call == "automatic" and move.call != "miau-miau",
            "call-only-when-due": move.call not in (None, due) and o.false_call == "rejected",
        }
    )


def can_lay(state: Any) -> bool:
    """Say whether a card of the hand in turn may be laid."""
    return any(not card_rules(state, card) for card in state.hands[state.turn])


def free(state: Any) -> bool:
    """Say whether a card may be drawn although one fits."""
    below = state.options.empty_pile == "reshuffle" and len(state.discard) > 1
    return bool(state.options.voluntary_draw and (state.draw or below))


def drawing_rules(state: Any) -> set[str]:
    """Return what is broken by drawing."""
    drawn = state.phase == "drawn"
    return true(
        {
            "draw-when-stuck": drawn and state.drawn,
            "seven-draw-ends-turn": drawn and not state.drawn,
            "must-play": not drawn and not state.pending and can_lay(state) and not free(state),
        }
    )


def passing_rules(state: Any) -> set[str]:
    """Return what is broken by ending a turn without a card."""
    if state.phase == "drawn":
        return set()
    if state.pending:
        return {"seven-only-seven"}
    return {"must-play"} if can_lay(state) and not free(state) else {"draw-when-stuck"}
