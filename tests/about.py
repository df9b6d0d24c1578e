"""Which kinds of questions each rule of a game decides, and which there are of each level, found by asking everything.

    python -m tests.about dog

writes ``about.toml`` of the game: who asks for a rule or a level is asked those kinds alone, and at
once.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.core.registry import optional_module
from mopsbook.quiz.all_kinds import OF_EVERY_GAME, kinds_of, name_of
from mopsbook.quiz.asked import asked_of
from mopsbook.quiz.endings import AT_THE_END
from mopsbook.quiz.make import LEVELS, Maker
from mopsbook.quiz.naming import named
from mopsbook.quiz.positions import Occasion, known_as_rare, played, rare, shown
from mopsbook.teach.examples import example
from tests.playing import drawn

TABLES = 10
"""Under so many options games are looked at."""
LOOKED_AT = 240
"""So many decisions of each."""
SPARSELY = 6
"""What every game has is asked of each so many-th."""
AT_A_LEVEL = 4
"""Under so many of these options each kind is looked for at each level."""
HEAD = """# The kinds of questions that each rule decides, and those into whose answer it goes beside another one; by `named`
# there are moments in which its name can be asked. At last the kinds of each level. Written by python -m tests.about.
"""


def tables(name: str) -> Iterator[Game[Any, Any]]:
    """Yield a game under its usual options, under those of what shows its rules, and under drawn ones."""
    usual = mops.game(name)
    yield usual
    shows = [example(usual, rule) for rule in usual.rules]
    yield from {repr(one.trace.game): one.trace.game for one in shows if one is not None}.values()
    for number in range(TABLES):
        yield drawn(name, Random(f"about {name} {number}"))


def places(game: Game[Any, Any], rng: Random) -> Iterator[Occasion]:
    """Yield moves of games, what shows rules, and what is rare."""
    yield from shown(game, game.rules)
    for kind in known_as_rare(game.name):
        yield from rare(game, kind, anyhow=True)
    for number in range(4):
        yield from islice(played(game, rng), number * 20, number * 20 + LOOKED_AT // 4)
    ends = (place for place in islice(played(game, rng), 3000) if place.last)
    yield from ends


def index(name: str) -> dict[str, dict[str, set[str]]]:
    """Return for each rule the kinds that it decides, those into which it goes, and whether its name can be asked.

    Beside the rules stand the kinds of each level.
    """
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    foreseen = getattr(optional_module(name, "questions"), "foreseen", lambda _moment: True)
    for game in tables(name):
        rng = Random(f"about {name}")
        for n, place in enumerate(places(game, rng)):
            for kind in kinds_of(name):
                often = kind not in OF_EVERY_GAME or kind in AT_THE_END
                if not often and n % SPARSELY:
                    continue
                for question in asked_of(kind, place, rng, foreseen, lambda _asked: True):
                    found["levels"][str(question.level)].add(name_of(kind))
                    for rank, rule in enumerate(question.rules):
                        found[rule.id]["beside" if rank else "decides"].add(name_of(kind))
    for one in map(str, mops.game(name).rules):
        for game in tables(name):
            rng = Random(f"about {name} {one}")
            moments = (*shown(game, [one]), *islice(played(game, rng), 60))
            if next(named(game, moments, frozenset([one]), rng), None):
                found[one]["named"].add("named")
                break
    for kind, level in product(kinds_of(name), LEVELS):
        if any(
            next(Maker(game, Random(f"about {level}"), None, level, [kind]), None)
            for game in islice(tables(name), AT_A_LEVEL)
        ):
            found["levels"][str(level)].add(name_of(kind))
    return found


def written(found: dict[str, dict[str, set[str]]], rules: Any) -> str:
    """Return an index as the text of a file."""
    lines, levels = [], found.get("levels", {}).items()
    for rule in rules:
        kinds = found.get(str(rule), {})
        decides = sorted(kinds.get("decides", ()))
        beside = sorted({*kinds.get("beside", ())} - {*decides})
        parts = [
            f"{key} = {[*listed]}".replace("'", '"')
            for key, listed in (("decides", decides), ("beside", beside))
            if listed
        ]
        parts += ["named = true"] if kinds.get("named") else []
        if parts:
            lines.append(f'"{rule}" = {{ {", ".join(parts)} }}')
    lines += ["", "[levels]"]
    lines += [f"{level} = {sorted(kinds)}".replace("'", '"') for level, kinds in sorted(levels)]
    return HEAD + "\n".join(lines) + "\n"


def main() -> None:
    """Write the index of some games."""
    parser = argparse.ArgumentParser(prog="python -m tests.about")
    parser.add_argument("names", nargs="*", metavar="game", help="by default all")
    for name in parser.parse_args().names or mops.games():
        rules = mops.game(name).rules
        path = Path(__file__).parents[1] / "mopsbook" / "games" / name / "about.toml"
        path.write_text(written(index(name), rules), "utf-8")
        print(path)


if __name__ == "__main__":
    main()
