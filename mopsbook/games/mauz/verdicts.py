"""What is wrong with a move: the one place that knows what Mauz forbids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any

from mopsbook.cat_deck.cards import deck
from mopsbook.cat_deck.dealing import chance_checks
from mopsbook.cat_deck.moves import Deal, Dealer, Shuffle
from mopsbook.core.verdict import Found, by_phase, citing, nothing_more, when
from mopsbook.games.mauz import moves as m
from mopsbook.games.mauz.options import SIZE
from mopsbook.games.mauz.state import MauzState, Phase
from mopsbook.games.mauz.worth import is_hiss

cite = citing("mauz")


# The right time

DUE: Mapping[Phase, str] = {
    "first-dealer": "first-dealer",
    "deal": "deal",
    "dealer": "dealer-choice",
    "shuffle": "stock-out",
    "round-end": "showdown",
    "over": "winner",
}
"""For each phase in which something else is due the rule that says so."""
EARLY: Mapping[type[Any], str] = {
    Dealer: "first-dealer",
    Deal: "deal",
    m.Keep: "dealer-choice",
    m.Reject: "dealer-choice",
    Shuffle: "stock-out",
    m.NextRound: "swap-until-end",
}
"""For each move that has no place while cats swap the rule that says so."""


def _wrong_seat(state: MauzState, move: m.MauzMove) -> Found:
    yield cite("first-turn", **when(state, move))


def _wrong_time(state: MauzState, move: m.MauzMove) -> Found:
    slug = DUE.get(state.phase, EARLY.get(type(move)))
    if slug is not None:
        yield cite(slug, **when(state, move))
    elif move.player != state.turn:
        yield from _wrong_seat(state, move)
    else:
        why = "first" if state.phase == "play" else "again"
        yield cite("one-swap-per-turn", player=state.turn, why=why)


# A turn


def _swap1(state: MauzState, move: m.Swap1) -> Found:
    facts = {"player": state.turn, "give": move.give, "take": move.take}
    if move.give not in state.hands[state.turn]:
        yield cite("swap-one", **facts, why="give")
    if move.take not in state.middle:
        yield cite("swap-one", **facts, why="take")


def _knock(state: MauzState, _move: m.Knock) -> Found:
    player, options = state.turn, state.options
    if state.left:
        knocker = {} if state.knocker is None else {"knocker": state.knocker}
        yield cite("knock-last-swap", player=player, reason=state.reason, **knocker)
    if options.knock_from == "second-turn" and state.turns < len(state.cats):
        yield cite("knock-when", player=player)
    if not options.knock_after_all_skip and state.out:
        yield cite("all-skip-knock", player=player)
    if state.phase == "swapped" and not options.knock_with_swap:
        yield cite("knock-instead", player=player)


def _hiss(state: MauzState, _move: m.Hiss) -> Found:
    if state.options.hiss != "may-reveal":
        yield cite("hiss-reveal", player=state.turn, why=state.options.hiss)
    elif not is_hiss(state.hands[state.turn]):
        yield cite("hiss-reveal", player=state.turn, why="hand")


CHECKS: Mapping[type[Any], tuple[tuple[Phase, ...], Callable[[MauzState, Any], Found]]] = {
    m.Keep: (("dealer",), nothing_more),
    m.Reject: (("dealer",), nothing_more),
    m.Swap1: (("play",), _swap1),
    m.Swap3: (("play",), nothing_more),
    m.Skip: (("play",), nothing_more),
    m.Knock: (("play", "swapped"), _knock),
    m.Hiss: (("play", "swapped"), _hiss),
    m.Quiet: (("swapped",), nothing_more),
    m.NextRound: (("round-end",), nothing_more),
    **chance_checks(cite, lambda _: deck(SIZE), attrgetter("out"), "first-dealer"),
}
"""For each kind of move the phases it belongs to, and what is looked at then."""

check = by_phase(CHECKS, _wrong_time, _wrong_seat)
"""Yield every rule that a move breaks in a position."""
