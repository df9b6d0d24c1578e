"""How the facts of Miau! Miau! become words: what each fact is, and what a position asks for.

The contract is :class:`mopsbook.teach.voice.Voice`.
"""

from __future__ import annotations

from typing import Any

from mopsbook.cat_deck.cards import card_args as card_args
from mopsbook.core.advice import Prompt
from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import kinds
from mopsbook.games.miau_miau.apply import outcome
from mopsbook.games.miau_miau.state import MiauState
from mopsbook.games.miau_miau.verdicts import playable

SHARED_WORDS = "mopsbook.cat_deck"
"""The folder whose words this game shares."""

FACTS = kinds(
    seat="player actor dealer next skipped other",
    seats="winners players",
    card="card top drawn",
    cards="cards under",
)
"""Kind of each fact that is more than a number or a word; see :mod:`mopsbook.teach.words`."""


def prompt(state: MiauState, seat: int | None = None) -> Prompt:
    """Return what is to be decided in a position: a message, its facts, and the rules behind it.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("miau_miau", players=2)
    >>> prompt(g.position("hands 9H QC 7D / KD KH; discard 9C"))[1]["cards"]
    ['QC', '9H']
    """
    player = state.turn
    facts: dict[str, Any] = {"player": player}
    shown = seat in (None, player) and HIDDEN not in state.hands[player]
    if state.phase == "play":
        return _prompt_play(state, facts, shown)
    if state.phase == "drawn":
        return _prompt_drawn(state, facts, shown)
    if state.phase == "challenge":
        rules = ("miau-miau.call-timing", "miau-miau.call-penalty")
        return "prompt-challenge", facts | {"other": state.forgot}, rules
    if state.phase == "over":
        end = outcome(state)
        assert end is not None, "the phase says so"
        return "prompt-over", {"winners": list(end.winners), "count": len(end.winners)}, end.rules
    message, rule = {
        "dealer": ("prompt-dealer", "miau-miau.dealer"),
        "deal": ("prompt-deal", "miau-miau.deal"),
        "shuffle": ("prompt-shuffle", "miau-miau.empty-pile"),
    }[state.phase]
    return message, facts, (rule,)


def _prompt_play(state: MiauState, facts: dict[str, Any], shown: bool) -> Prompt:
    if state.pending:
        facts["count"] = state.pending
        rules = ("miau-miau.seven-draws-two", "miau-miau.seven-only-seven")
        if not shown:
            return "prompt-owed", facts, rules
        return "prompt-owed-sevens", facts | {"cards": playable(state)}, rules
    if not shown:
        return "prompt-play", facts, ("miau-miau.one-card",)
    cards = playable(state)
    if not cards:
        facts |= {"top": state.discard[-1], "suit": state.wish or "none"}
        return "prompt-stuck", facts, ("miau-miau.draw-when-stuck",)
    facts |= {"cards": cards, "draw": state.free_draw}
    if state.wish is None:
        return "prompt-lay", facts, ("miau-miau.match", "miau-miau.must-play")
    return "prompt-wish", facts | {"suit": state.wish}, ("miau-miau.wish-binds",)


def _prompt_drawn(state: MiauState, facts: dict[str, Any], shown: bool) -> Prompt:
    if state.drawn is None:
        rules = ("miau-miau.seven-draw-ends-turn",)
        if not shown:
            return "prompt-may-play", facts, rules
        return "prompt-may-play-cards", facts | {"cards": playable(state)}, rules
    rules = ("miau-miau.play-drawn",)
    if not shown:
        return "prompt-drawn", facts, rules
    return "prompt-drawn-card", facts | {"drawn": state.drawn}, rules
