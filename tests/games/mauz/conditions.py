"""What a move of Mauz breaks: every rule that limits one, as a plain condition."""

from __future__ import annotations

from typing import Any

from mopsbook.games.mauz.moves import Hiss, Keep, Knock, NextRound, Quiet, Reject, Swap1


def broken(state: Any, move: Any) -> set[str]:
    """Return the rules that a move breaks while a cat, or the table, has to decide.

    At the wrong time, or from the wrong seat, that is all there is to say.
    """
    if state.phase == "round-end":
        return set() if isinstance(move, NextRound) else {"showdown"}
    choice = isinstance(move, Keep | Reject)
    if choice != (state.phase == "dealer"):
        return {"dealer-choice"}
    if isinstance(move, NextRound):
        return {"swap-until-end"}
    if move.player != state.turn:
        return {"first-turn"}
    after = isinstance(move, Quiet | Knock | Hiss)
    before = not isinstance(move, Quiet)
    if not choice and not (after if state.phase == "swapped" else before):
        return {"one-swap-per-turn"}
    return {rule for rule, holds in conditions(state, move).items() if holds}


def conditions(state: Any, move: Any) -> dict[str, bool]:
    """Return for each rule about the move itself whether it is broken."""
    o, hand = state.options, state.hands[state.turn]
    if isinstance(move, Swap1):
        return {"swap-one": move.give not in hand or move.take not in state.middle}
    if isinstance(move, Hiss):
        three = len({card[0] for card in hand}) == 1 and hand[0][0] != "A"
        return {"hiss-reveal": o.hiss != "may-reveal" or not three}
    if isinstance(move, Knock):
        first = state.turns < sum(map(bool, state.hands))
        return {
            "knock-last-swap": bool(state.left),
            "knock-when": o.knock_from == "second-turn" and first,
            "all-skip-knock": not o.knock_after_all_skip and bool(state.out),
            "knock-instead": state.phase == "swapped" and not o.knock_with_swap,
        }
    return {}
