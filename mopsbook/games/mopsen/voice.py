"""How the facts of Mopsen become words: what each fact is, and what a position asks for.

The contract is :class:`mopsbook.teach.voice.Voice`.
"""

from __future__ import annotations

from typing import Any

from mopsbook.core.advice import Prompt
from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import kinds
from mopsbook.games.mopsen.cards import CAT, NUMBER
from mopsbook.games.mopsen.scoring import outcome
from mopsbook.games.mopsen.state import MopsenState

FACTS = kinds(
    seat="player actor winner lowest dealer leader owner",
    seats="players empty ending emptied soon",
    totals="totals",
    card="card led over beyond",
    cards="cards have",
    colour="colour",
    colours="order",
)
"""Kind of each fact that is more than a number or a word; see :mod:`mopsbook.teach.words`."""


def card_args(card: str) -> dict[str, str | int]:
    """Return what the message ``card`` needs to name a card; nothing for what is no card.

    Examples
    --------
    >>> card_args("R16"), card_args("R17")
    ({'suit': 'R', 'number': 16}, {})
    """
    return {"suit": card[0], "number": NUMBER[card]} if card in NUMBER else {}


def prompt(state: MopsenState, seat: int | None = None) -> Prompt:
    """Return what is to be decided in a position: a message, its facts, and the rules behind it.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> prompt(g.position("trick 0:R5; hands R1 / R2 B3 / Y4"))[1]["cards"]
    ['R2']
    """
    facts: dict[str, Any] = {"player": state.turn, "round": state.round}
    if state.phase == "redraw":
        return "prompt-redraw", facts, ("mopsen.redraw", "mopsen.redraw-optional")
    if state.phase == "play":
        return _prompt_play(state, facts, seat in (None, state.turn))
    if state.phase == "pinch":
        facts |= {"cards": [card for _, card in state.trick], "count": len(state.trick)}
        message = "prompt-pinch-may" if state.options.pinch == "may" else "prompt-pinch"
        return message, facts, ("mopsen.pinch-step-3", "mopsen.pinch-must")
    end = outcome(state)
    if end is not None:
        return "prompt-over", {"players": list(end.winners)}, end.rules
    message, rule = {
        "deal": ("prompt-deal", "mopsen.deal"),
        "round_over": ("prompt-next-round", "mopsen.round-end"),
    }[state.phase]
    return message, facts, (rule,)


def _prompt_play(state: MopsenState, facts: dict[str, Any], may_look: bool) -> Prompt:
    facts |= _ending(state) | {"opens": _opens(state), "bones": state.options.bowl}
    if not state.trick:
        return "prompt-lead", facts, ("mopsen.lead-any",)
    hand, led = state.hands[state.turn], state.trick[0][1]
    if HIDDEN in hand or not may_look:
        return "prompt-play", facts, ("mopsen.clockwise",)
    suited = [card for card in hand if card[0] == led[0]]
    facts |= {"led": led, "cards": suited, "count": len(suited)}
    if led[0] == CAT:
        return "prompt-follow", facts | {"why": "cat-lead"}, ("mopsen.cat-lead",)
    if not suited:
        return "prompt-follow", facts | {"why": "void"}, ("mopsen.void-any",)
    cats = [card for card in hand if card[0] == CAT]
    facts |= {"cards": suited + cats, "count": len(suited + cats), "cats": len(cats)}
    return "prompt-follow", facts | {"why": "suit"}, ("mopsen.follow-suit", "mopsen.cat-anytime")


def _ending(state: MopsenState) -> dict[str, list[int]]:
    """Return who has played the last card of the hand in this trick, and who will: the round may end with it."""
    laid = {owner for owner, _ in state.trick}
    last = [seat for seat, hand in enumerate(state.hands) if len(hand) + (seat in laid) == 1]
    return {
        "emptied": [seat for seat in last if seat in laid],
        "ending": [seat for seat in last if seat not in laid],
        "soon": [seat for seat, hand in enumerate(state.hands) if len(hand) + (seat in laid) == 2],
    }


def _opens(state: MopsenState) -> str:
    """Return what the first trick opens, the game or a round: then it is told what it can cost; else "no"."""
    if any(state.bowls):
        return "no"
    return "game" if state.round == 1 else "round"
