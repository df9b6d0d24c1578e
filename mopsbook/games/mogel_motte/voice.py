"""How the facts of Mogel-Motte become words: what each fact is, and what a position asks for.

The contract is :class:`mopsbook.teach.voice.Voice`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mopsbook.core.advice import Prompt
from mopsbook.core.rounds import totals
from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import kinds
from mopsbook.games.mogel_motte import handing
from mopsbook.games.mogel_motte.cards import ACTIONS, KINDS, MOTH, NEXT_TO, VALUE
from mopsbook.games.mogel_motte.options import MotteOptions
from mopsbook.games.mogel_motte.scoring import outcome
from mopsbook.games.mogel_motte.state import MotteState

SECRET = ("cheat", "vanish")
FACTS = kinds(
    seat="player actor guard to target slowest starter caught you next",
    seats="players order givers empty",
    card="card top",
    cards="cards have under",
    values="near counts",
    totals="totals",
)
"""Kind of each fact that is more than a number or a word; see :mod:`mopsbook.teach.words`."""


def card_args(card: str) -> dict[str, str | int]:
    """Return what the message ``card`` needs to name a card; nothing for what is no card.

    Examples
    --------
    >>> card_args("M3"), card_args("M6")
    ({'kind': 'moth', 'value': 3}, {})
    """
    return {"kind": KINDS[card[0]], "value": VALUE[card]} if card in VALUE else {}


def value_args(number: int) -> dict[str, int]:
    """Return what the message ``value`` needs to name a value.

    Examples
    --------
    >>> value_args(3)
    {'number': 3}
    """
    return {"number": number}


def prompt(state: MotteState, seat: int | None = None) -> Prompt:
    """Return what is to be decided in a position: a message, its facts, and the rules behind it.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mogel_motte", players=3)
    >>> prompt(g.position("discard N3; hands N2 S4 M1 / N4 / N1; guard 2"))[1]["cards"]
    ['N2', 'S4']
    """
    return PROMPTS[state.phase](state, seat)


def _seen(state: MotteState, owner: int, seat: int | None) -> bool:
    """Say whether the hand of a seat may be spoken of."""
    return seat in (None, owner) and HIDDEN not in state.hands[owner]


def _handing(state: MotteState, seat: int | None) -> Prompt:
    """Ask for a card that goes to another seat, and where the hand is seen say which it can be."""
    asked, with_cards, choices, rules = HANDED[state.phase]
    player = state.mover if state.caught is None else state.guard
    to = state.slowest if state.caught is None else state.caught
    facts: dict[str, Any] = {"player": player} | ({} if to is None else {"to": to})
    if not _seen(state, player, seat):
        return asked, facts, rules
    return with_cards, facts | {"cards": choices(state.hands[player], state.options)}, rules


HANDED: Mapping[
    str, tuple[str, str, Callable[[handing.Hand, MotteOptions], list[str]], tuple[str, ...]]
] = {
    "spider": (
        "prompt-spider", "prompt-spider-cards", handing.presents,
        ("motte.spider", "motte.spider-optional"),
    ),
    "gifts": (
        "prompt-gift", "prompt-gift-cards", handing.presents,
        ("motte.mosquito-gifts", "motte.gift-order"),
    ),
    "clarify": (
        "prompt-penalty", "prompt-penalty-cards", handing.penalties,
        ("motte.penalty-card", "motte.penalty-choice"),
    ),
}  # fmt: skip
"""How each is asked for, also with the cards that there are to choose from, and by which rules."""


def _turn(state: MotteState, seat: int | None) -> Prompt:
    player = state.turn
    near = sorted(NEXT_TO.get(state.value, ()))
    facts: dict[str, Any] = {"player": player, "value": state.value, "near": near, "gaze": "none"}
    rules = ("motte.adjacent", "motte.wrap") if state.value in (1, 5) else ("motte.adjacent",)
    if not _seen(state, player, seat):
        return "prompt-turn", facts, rules
    cards, moths = handing.fitting(state, player), handing.fitting_moths(state, player)
    # told before it matters, but not in every round
    hand, new = state.hands[player], state.round == 1
    facts["moth"] = new and player != state.guard and any(card[0] == MOTH for card in hand)
    if not cards and not moths:
        return "prompt-stuck", facts, (*rules, "motte.draw-if-stuck")
    facts |= {"cards": cards + moths, "draw": handing.may_draw(state, cards, moths)}
    facts |= {KINDS[kind]: new and any(card[0] == kind for card in cards) for kind in ACTIONS}
    return "prompt-lay", facts, (*rules, *(("motte.guard-moth",) if moths else ()))


def _slap(state: MotteState, _seat: int | None) -> Prompt:
    return "prompt-slap", {"player": state.turn}, ("motte.mosquito", "motte.mosquito-active")


def _race(state: MotteState, _seat: int | None) -> Prompt:
    options = state.options
    facts = {"player": state.turn, "value": state.value, "active": options.race_active}
    rules = ("motte.cockroach", "motte.race-cards", "motte.race-voluntary")
    return "prompt-race", facts | {"actions": options.race_cards != "number"}, rules


def _taking(state: MotteState, _seat: int | None) -> Prompt:
    facts = {"player": state.queue[0], "cards": list(dict.fromkeys(state.discard[:-1]))}
    return "prompt-take", facts, ("motte.ant", "motte.ant-which")


def _attempt(state: MotteState, seat: int | None) -> Prompt:
    """Tell which card is on its way to nobody but the cheater."""
    assert state.attempt is not None, "the phase says so"
    player, card = state.attempt
    facts: dict[str, Any] = {"player": player, "guard": state.guard}
    facts |= {"then": state.resume, "next": state.turn}
    rules = ("motte.caught-red-handed", "motte.accuse")
    if card == HIDDEN or seat not in (None, player):
        return "prompt-attempt", facts, rules
    return "prompt-attempt-card", facts | {"card": card}, rules


def _over(state: MotteState, seat: int | None) -> Prompt:
    end = outcome(state)
    assert end is not None, "the phase says so"
    points, place = totals(state), 0
    if seat is not None and seat not in end.winners:
        place = 1 + sum(minus < points[seat] for minus in points)
    return "prompt-over", {"players": list(end.winners), "place": place}, end.rules


PROMPTS: Mapping[str, Callable[[MotteState, int | None], Prompt]] = {
    "deal": lambda state, _: ("prompt-deal", {"round": state.round}, ("motte.shuffle-deal",)),
    "turn": _turn,
    "spider": _handing,
    "slap": _slap,
    "gifts": _handing,
    "race": _race,
    "ant": _taking,
    "attempt": _attempt,
    "clarify": _handing,
    "reshuffle": lambda _state, _: ("prompt-reshuffle", {}, ("motte.reshuffle",)),
    "round_over": lambda state, _: ("prompt-next-round", {"round": state.round}, ("motte.rounds",)),
    "game_over": _over,
}
"""What each phase asks for."""
