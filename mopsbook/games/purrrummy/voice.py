"""How the facts of Purrrummy become words: what each fact is, and what a position asks for.

The contract is :class:`mopsbook.teach.voice.Voice`.
"""

from __future__ import annotations

from typing import Any

from mopsbook.cat_deck.cards import card_args as card_args
from mopsbook.core.advice import Prompt
from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import kinds
from mopsbook.games.purrrummy import verdicts
from mopsbook.games.purrrummy.apply import outcome
from mopsbook.games.purrrummy.choices import layoffs, layouts, swaps
from mopsbook.games.purrrummy.moves import PurrrummyMove
from mopsbook.games.purrrummy.state import PurrrummyState

SHARED_WORDS = "mopsbook.cat_deck"
"""The folder with the words of the cards."""

FACTS = kinds(
    seat="player actor dealer owner",
    seats="players winners later",
    card="card stands first last best",
    cards="cards needed missing instead",
)
"""Kind of each fact that is more than a number or a word; see :mod:`mopsbook.teach.words`."""

CHANCE = {
    "dealer": ("prompt-dealer", "purrrummy.dealer"),
    "deal": ("prompt-deal", "purrrummy.deal"),
    "shuffle": ("prompt-shuffle", "purrrummy.stock-out"),
}
"""What is told while nobody decides: a message and the rule behind it."""


def prompt(state: PurrrummyState, seat: int | None = None) -> Prompt:
    """Return what is to be decided in a position: a message, its facts, and the rules behind it.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("purrrummy")
    >>> prompt(g.position("hands 7C 7D 7S KD / 2H; phase meld"))[1]["count"]
    1
    """
    if state.phase == "draw":
        return _prompt_draw(state)
    if state.phase == "meld":
        return _prompt_meld(state, seat in (None, state.turn))
    if state.phase in CHANCE:
        message, rule = CHANCE[state.phase]
        return message, {"player": state.turn}, (rule,)
    end = outcome(state)
    assert end is not None, "the phase says so"
    players = list(end.winners)
    return "prompt-over", {"players": players, "shared": len(players) > 1}, end.rules


def _prompt_draw(state: PurrrummyState) -> Prompt:
    # the variant is proposed once, before anybody has decided anything
    plain = not state.options.layoff and state.turns == 0
    card = state.discard[-1] if state.discard else None
    facts = {"player": state.turn, "open": card is not None, "card": card, "plain": plain}
    return "prompt-draw", facts, ("purrrummy.draw-one", *["purrrummy.layoff-variant"] * plain)


def _prompt_meld(state: PurrrummyState, may_look: bool) -> Prompt:
    seat, options, melds = state.turn, state.options, state.melds
    hand = state.hands[seat]
    facts: dict[str, Any] = {"player": seat, "known": may_look and HIDDEN not in hand}
    rules: tuple[str, ...] = ("purrrummy.meld-optional", "purrrummy.final-discard")
    if facts["known"]:
        melded = [move for move in layouts(seat, hand, options.shape) if _may(state, move)]
        facts["count"] = len(melded)
        rests = {len(hand) - len(move.cards) - 1 for move in melded}
        # how few cards must not be left, if that can happen now
        facts["trap"] = max(rests & options.traps, default=0)
        singles: list[PurrrummyMove] = [*layoffs(seat, hand, melds, options.shape, own=True)]
        singles += swaps(seat, hand, melds)
        facts["layoffs"] = sum(_may(state, move) for move in singles)
        rules = (*rules, *["purrrummy.layoff-variant"] * bool(facts["layoffs"]))
    return "prompt-meld", facts, rules


def _may(state: PurrrummyState, move: PurrrummyMove) -> bool:
    return not any(True for _ in verdicts.check(state, move))
