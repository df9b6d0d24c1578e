"""The deals of guided games: by which seed the important rules come up early.

    python -m tests.guide dog --seeds 60

looks for one, and writes it into ``guide.toml`` of the game, with the number of rules that it shows to a simple
player in the first turns; :mod:`tests.test_guide` says whether it still does.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import mopsbook as mops
from mopsbook.core.registry import package
from mopsbook.jupyter.session import TableSession
from mopsbook.players import player
from mopsbook.quiz.learned import Learned
from mopsbook.show.help import GUIDED
from mopsbook.show.offers import Make
from mopsbook.teach.guide import syllabus_of

TURNS = 16
"""So many decisions are what comes early."""
CHOICE = 2
"""So many things can be chosen at first at least."""
FREE = 2
"""So many turns has a learner at least before a first round has cost anybody anything."""
LEARNERS = ("simple", "simple", "random")
"""Learners play otherwise than a program would: a seed is good if it is for several."""


def guided(name: str, seed: int | None, learned: Learned | None = None) -> TableSession:
    """Return a guided game."""
    return TableSession(mops.game(name), seed, help=GUIDED, learned=learned)


def turns(table: TableSession, kind: str = "simple", luck: int = 0) -> Iterator[None]:
    """Play at a table as a learner who waits where others act; yield after each turn."""
    learner, rng = player(kind), Random(luck)
    while (actor := table.game.actor(table.match.apparent_state)) is not None:
        view = table.match.view
        if actor in table.seats:
            table.play(learner.choose(view, table.game.legal(view), rng))
        else:
            found = table.display.frames[-1].buttons
            can = [one.id for one in found if isinstance(one.intent, Make) or one.id == "wait"]
            table.handle({"kind": "button", "rev": table.display.rev, "on": rng.choice(can)})
        yield


def told_early(name: str, seed: int, kind: str = "simple", luck: int = 0) -> dict[str, int]:
    """Return the rules that are told in the first turns, each with its turn."""
    table = guided(name, seed)
    found: dict[str, int] = {}
    for turn, _ in zip(range(TURNS), turns(table, kind, luck), strict=False):
        found |= {rule: turn for rule in rules_told(table) if rule not in found}
    return found


def free_turns(name: str, seed: int) -> int:
    """Return how many turns a simple player has before anybody pays; 0 if a whole round passes without one.

    What is chosen once, to begin with, is no turn.
    """
    table, costs = guided(name, seed), syllabus_of(name).costs
    found: Counter[str] = Counter()
    rounds: Counter[int] = Counter()
    free = None
    learning = turns(table)
    for _ in range(TURNS):
        view = table.match.view
        if table.game.actor(view) in table.seats and len(table.game.legal(view)) >= CHOICE:
            found[str(getattr(view, "phase", ""))] += 1
            rounds[getattr(view, "round", 1)] += 1
        next(learning, None)
        told = (one for picture in table.display.pictures for one in picture.told)
        if free is None and any(not costs.isdisjoint(one.rules) for one in told):
            free = max(found.values(), default=0)
    passed = range(1, getattr(table.match.view, "round", 1))
    return 0 if any(not rounds[one] for one in passed) else free or max(found.values())


def rules_told(table: TableSession) -> list[str]:
    """Return what is told as new in the pictures that are shown, in its order."""
    return [
        str(text.facts["rule"])
        for picture in table.display.pictures
        for text in (picture.notice.texts if picture.notice else ())
        if text.id == "guide-rule"
    ]


def worth(name: str, seed: int) -> float:
    """Return how good a seed is: what is told, the first things more than the last ones, and the sooner the better."""
    first = syllabus_of(name).first
    table = guided(name, seed)
    if len(table.game.legal(table.match.view)) < CHOICE:
        return 0  # who begins with what must be learns nothing by it
    if free_turns(name, seed) < FREE:
        return 0  # who pays without having done anything learns to be unlucky
    found = [told_early(name, seed, kind, n) for n, kind in enumerate(LEARNERS)]
    return sum(
        1 / (4 + first.index(rule)) / (TURNS + turn) / (1 + first.index(begins(rules)))
        for rules in found
        for rule, turn in rules.items()
    )


def begins(rules: dict[str, int]) -> str:
    """Return what is told before all else: an exception is not understood before its rule."""
    return min(rules, key=lambda rule: rules[rule])


def main(arguments: Any = None) -> None:
    """Look for the best seeds, and write them down."""
    parser = argparse.ArgumentParser(prog="python -m tests.guide", description=__doc__)
    parser.add_argument("games", nargs="*", default=mops.games())
    parser.add_argument("--seeds", type=int, default=40)
    given = parser.parse_args(arguments)
    for name in given.games:
        seed = max(range(given.seeds), key=lambda seed: worth(name, seed))
        early = len(told_early(name, seed))
        file = Path(str(files(package(name)) / "guide.toml"))
        text = file.read_text("utf-8")
        for key, value in (("seed", seed), ("early", early)):
            text = re.sub(rf"(?m)^{key} = .*", f"{key} = {value}", text)
        file.write_text(text, "utf-8")
        print(f"{name}: {early} of {len(syllabus_of(name).first)} rules by seed {seed}")


if __name__ == "__main__":
    main()
