"""How the facts of Mauz become words: what each fact is, and what a position asks for.

The contract is :class:`mopsbook.teach.voice.Voice`.
"""

from __future__ import annotations

from typing import Any

from mopsbook.cat_deck.cards import card_args as card_args
from mopsbook.core.advice import Prompt
from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import kinds
from mopsbook.games.mauz.apply import may_knock
from mopsbook.games.mauz.ending import ended_by, outcome, replays
from mopsbook.games.mauz.state import MauzState
from mopsbook.games.mauz.worth import is_hiss, worth

SHARED_WORDS = "mopsbook.cat_deck"
"""The folder whose words this game shares."""

FACTS = kinds(
    seat="player actor dealer next knocker ender",
    seats="players payers",
    card="card give take",
    cards="cards given taken aside counted",
)
"""Kind of each fact that is more than a number or a word; see :mod:`mopsbook.teach.words`."""

COUNTING = ("mauz.suit-count", "mauz.card-values")
"""By these whoever sees the own cards weighs them."""


def prompt(state: MauzState, seat: int | None = None) -> Prompt:
    """Return what is to be decided in a position: a message, its facts, and the rules behind it.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> s = g.position("hands 6C 7D 8H / 9C TD KH; second TC JD QH; dealer 1; turn 1; phase dealer")
    >>> prompt(s)[0], prompt(s)[1]["points"], prompt(s, 0)[0]
    ('prompt-choose-cards', 10, 'prompt-choose')
    """
    player = state.turn
    facts: dict[str, Any] = {"player": player, "round": state.round}
    shown = seat in (None, player) and HIDDEN not in state.hands[player]
    if state.phase == "dealer":
        rules = ("mauz.dealer-choice",)
        if not shown:
            return "prompt-choose", facts, rules
        hand = state.hands[player]
        found = worth(hand, state.options)
        facts |= {"cards": list(hand), "points": found.points}
        facts |= {"kind": found.kind, "counted": list(found.counted)}
        return "prompt-choose-cards", facts, (*rules, *COUNTING)
    if state.phase in ("play", "swapped"):
        return _prompt_turn(state, facts, shown)
    if state.phase == "over":
        end = outcome(state)
        assert end is not None, "the phase says so"
        facts |= {"players": list(end.winners), "count": len(end.winners)} | ended(state)
        return "prompt-over", facts, end.rules
    if state.phase == "round-end":
        facts |= {"life": _life(state, seat)} | ended(state)
    message, rule = {
        "first-dealer": ("prompt-first-dealer", "mauz.first-dealer"),
        "deal": ("prompt-deal", "mauz.deal"),
        "shuffle": ("prompt-shuffle", "mauz.stock-out"),
        "round-end": ("prompt-round-end", "mauz.next-dealer"),
    }[state.phase]
    return message, facts, (rule,)


def _life(state: MauzState, seat: int | None) -> str:
    """Return whether the seat that reads is "out", has just lost its "last" counter, or has "more" to say."""
    if seat is None:
        return "more"
    if seat in state.gone:
        return "out"
    return "last" if seat in state.losers and not state.tokens[seat] else "more"


def ended(state: MauzState) -> dict[str, Any]:
    """Return which round has ended, by what, who pays for it, and whether that is more than they have."""
    call, ender = ended_by(state)
    return {
        "round": state.round,
        "call": call,
        "ender": ender,
        "payers": list(state.losers),
        "out": {*state.losers} <= {*state.gone},
        "again": replays(state),
    }


def _prompt_turn(state: MauzState, facts: dict[str, Any], shown: bool) -> Prompt:
    hand, options = state.hands[state.turn], state.options
    facts["hiss"] = shown and options.hiss == "may-reveal" and is_hiss(hand)
    if state.phase == "swapped":
        facts |= {"knock": options.knock_with_swap and may_knock(state), "shown": shown}
        rules = ("mauz.knock-instead",) if facts["knock"] else ("mauz.hiss-reveal",)
        return "prompt-swapped", facts, rules
    facts |= {"knock": may_knock(state), "last": bool(state.left)}
    last = ("mauz.knock-last-swap",) if state.left else ("mauz.knock",)
    return "prompt-turn", facts, ("mauz.swap-one-or-all", *COUNTING, "mauz.skip", *last)
