"""What a search has to know of Mogel-Motte."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mopsbook.core.goals import Values, margins
from mopsbook.core.rows import put
from mopsbook.core.state import HIDDEN
from mopsbook.games.mogel_motte import moves as m
from mopsbook.games.mogel_motte.handing import presents
from mopsbook.games.mogel_motte.scoring import minus_points
from mopsbook.games.mogel_motte.state import MotteState

ROLLOUTS = 130
"""So many are played for a decision where nothing else is said: about a tenth of a second."""


def readied(view: MotteState, seat: int) -> MotteState:
    """Leave out the card that another seat cheats away: it is counted in that hand."""
    tries = view.attempt is not None and view.attempt[1] == HIDDEN
    return view._replace(attempt=None) if tries else view


def settled(
    world: MotteState, view: MotteState, seat: int, spare: Sequence[str], rng: Random
) -> MotteState | None:
    """Let the others have cheated away what is nowhere, and draw what somebody cheats away just now."""
    options, hands = world.options, world.hands
    others = [who for who in range(options.players) if who != seat]
    vanished = [*world.vanished]
    for card in spare:
        vanished.insert(rng.randint(0, len(vanished) - world.fresh), (rng.choice(others), card))
    attempt = world.attempt
    if view.attempt is not None and attempt is None:
        who = view.attempt[0]
        card = rng.choice(hands[who])
        at = hands[who].index(card)
        attempt = who, card
        hands = put(hands, who, hands[who][:at] + hands[who][at + 1 :])
    if world.phase == "gifts" and not all(presents(hands[who], options) for who in world.queue):
        return None  # who is to give something has something that can be given
    return world._replace(vanished=tuple(vanished), attempt=attempt, hands=hands)


LONG = 150
"""So many moves a round may go on."""
NOTICED = 0.35
"""How often a guard notices a cheat, roughly, over all tempers and whomever it looks at."""
LAID = 0.85
"""How often somebody lays a card in a race who can."""


def goal(engine: Any, state: MotteState, start: MotteState, moves: int) -> Values | None:
    """Play the round to its end: its minus points count."""
    if len(state.round_scores) > len(start.round_scores):
        return margins([-points for points in state.round_scores[-1]], 10)
    return margins([-minus_points(hand) for hand in state.hands], 10) if moves >= LONG else None


def chosen(
    state: MotteState, moves: Sequence[m.MotteMove], seat: int, rng: Random
) -> m.MotteMove | None:
    """Let chance decide who is slow, who is fast, and what a guard sees."""
    if isinstance(moves[0], m.Slap):
        return rng.choice(moves)
    if isinstance(moves[0], m.Race):
        laid = [move for move in moves if isinstance(move, m.Race) and move.fastest is not None]
        nobody = [move for move in moves if move not in laid]
        return rng.choice(laid) if not nobody or (laid and rng.random() < LAID) else nobody[0]
    if isinstance(moves[0], m.Accuse) and rng.random() >= NOTICED:
        return moves[-1]
    return None
