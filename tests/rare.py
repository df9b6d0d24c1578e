"""Positions for kinds of questions that seldom come up, found in games of moves by chance.

    python -m tests.rare --count 8 dog rest-of-seven players=4
    python -m tests.rare --level 3 purrrummy is-a-meld

prints entries for ``rare.toml`` of the game; the position is as short as it can be said.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from itertools import count
from random import Random
from typing import Any

import mopsbook as mops
from mopsbook.core.asking import Asked, Moment
from mopsbook.core.errors import MopsError
from mopsbook.core.parts import all_there
from mopsbook.quiz.all_kinds import kinds_of, name_of
from mopsbook.quiz.positions import Occasion, played

LEFT_OUT = r"; (stock|discard|known|letters|round|revealed|vanished|starter|draw) [^;]*"
"""What often need not be said of a position."""


def asked_there(place: Occasion, kind: Any, seed: str = "rare") -> Asked | None:
    """Return what a kind asks of a move whose player decides it."""
    game, step = place
    seat = step.move.player
    if seat is None:
        return None
    found: Asked | None = kind(
        Moment(game, game.observe(step.before, seat), seat, step.move, Random(seed))
    )
    return found


def shortest(place: Occasion, kind: Any, level: int | None) -> str:
    """Return a position as text, without what it does not need."""
    game, step = place
    told = str(step.before)
    for part in re.findall(LEFT_OUT.replace("(", "(?:"), told):
        shorter = told.replace(part, "")
        try:
            state = game.position(shorter)
            there = Occasion(game, game.apply(state, game.move(str(step.move))))
        except MopsError:
            continue
        whole = all_there(game, state)
        found = asked_there(there, kind)
        if whole and state.turn == step.before.turn and found and level in (None, found.level):
            told = shorter
    return told


def main() -> int:
    """Print as many entries as are wanted."""
    parser = argparse.ArgumentParser(prog="python -m tests.rare")
    parser.add_argument("--count", type=int, default=6)
    parser.add_argument("--seed", default="rare")
    parser.add_argument("--level", type=int, help="at which it is rare, if not at others")
    parser.add_argument("game")
    parser.add_argument("kind")
    parser.add_argument("options", nargs="*", metavar="name=value")
    given = parser.parse_args()
    options = {name: json.loads(value) for name, value in (one.split("=") for one in given.options)}
    game = mops.game(given.game, **options)
    (kind,) = (kind for kind in kinds_of(given.game) if name_of(kind) == given.kind)
    found = 0
    for number in count():
        for place in played(game, Random(f"{given.seed} {number}")):
            asked = asked_there(place, kind)
            if asked is None or given.level not in (None, asked.level):
                continue
            told = ", ".join(f"{name} = {json.dumps(value)}" for name, value in options.items())
            print(f"[[{given.kind}]]")
            if given.level is not None:
                print(f"level = {given.level}")
            if told:
                print(f"options = {{ {told} }}")
            print(
                f'position = "{shortest(place, kind, given.level)}"\nmove = "{place.step.move}"\n',
                flush=True,
            )
            found += 1
            if found == given.count:
                return 0
            break
    return 1


if __name__ == "__main__":
    sys.exit(main())
