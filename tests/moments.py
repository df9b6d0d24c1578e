"""Moments in which a rule decided something, and moves on which readings part, kept beside each game.

    python -m tests.moments dog

writes ``moments.toml`` of the game anew; :mod:`tests.test_kept` says whether each of them still shows its rule.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.core.options import changed_options
from mopsbook.record.by_chance import played
from mopsbook.record.trace import Trace
from mopsbook.teach.examples import Example, example
from mopsbook.teach.kept import COUNT, FILE
from mopsbook.teach.moments import decisions, last_moves
from mopsbook.teach.parting import Answer, parting
from mopsbook.teach.readings import readings

TEXTS, SLIPS = 12, 8
"""So many legal moves of a decision are looked at, and so many slips of each."""
SHOWN = 3
"""So many moves before a parting are kept with it."""
HEAD = """\
# Moments of games by chance in which a rule decided something, and moves on which two readings part: written by
# "python -m tests.moments {name}". A moment is written like an example; of a reading, "options" are ours, "move" is
# what the readings do not agree on, and "other" what chance brings instead under the other one.
"""


@dataclass
class Kept:
    """What was found of each rule."""

    wanted: set[str]
    moments: dict[str, list[Example]] = field(default_factory=dict)

    def look(self, found_in: Any, game: Any, rng: Random) -> None:
        """Keep what is still wanted of one game, one moment of each rule."""
        here = set(self.wanted)
        for rule, moment in found_in(game, rng):
            if rule in here:
                here.discard(rule)
                found = self.moments.setdefault(str(rule), [])
                found.append(moment())
                if len(found) == COUNT:
                    self.wanted.discard(rule)
            if not here:
                return


def slips(game: Any, rng: Random) -> Iterator[tuple[str, Callable[[], Example]]]:
    """Yield rules that alone refuse a move which differs in little from a legal one, as a learner may mean it."""
    steps: list[Any] = []
    known: set[str] = set()
    for step in played(game, rng):
        actor = game.actor(step.before)
        if actor is not None and actor >= 0:
            legal = game.legal(step.before)
            texts = [str(move) for move in rng.sample(legal, min(len(legal), TEXTS))]
            known.update(word for text in texts for word in re.findall(r"\w+", text))
            words = sorted(known)
            for slip in (slipped(text, words, rng) for text in texts for _ in range(SLIPS)):
                refused = game.check(step.before, slip)
                if len(refused) == 1:
                    yield refused[0].rule, partial(last_moves, game, steps, actor, refused, slip)
        steps.append(step)


def slipped(text: str, words: list[str], rng: Random) -> str:
    """Return a move with one or two of its words replaced, or left out."""
    parts = re.split(r"(\W+)", text)
    for _ in range(1 + (rng.random() < 0.3)):
        at = rng.randrange(0, len(parts), 2)
        if rng.random() < 0.2:
            parts[at : at + 2] = [""]
        else:
            parts[at] = rng.choice(words)
    return "".join(parts).strip()


def tables(game: Any) -> list[Any]:
    """Return the game as it is usually played, and all other options under which examples are."""
    found = [game]
    for rule in game.rules:
        shown = example(game, rule)
        if shown is not None and shown.trace.game not in found:
            found.append(shown.trace.game)
    return found


def moments(name: str, games: int) -> dict[str, list[Example]]:
    """Return moments for as many rules as come up."""
    usual, *others = tables(mops.game(name))
    kept = Kept({rule.id for rule in usual.rules.values()})
    for number in range(games):
        kept.look(decisions, usual, Random(f"moments {number}"))
    for number in range(games // 10 + COUNT):
        for other in others:
            kept.look(decisions, other, Random(f"others {number}"))
    for number in range(games):
        for other in (usual, others[number % len(others)]) if others else (usual,):
            kept.look(slips, other, Random(f"slips {number}"))
    return kept.moments


def told(game: Any, trace: Trace, seat: int, **more: Any) -> Iterator[str]:
    """Yield the lines of an entry."""
    options = changed_options(game.options)
    if game.players != 3:
        yield f"players = {game.players}"
    if options:
        inside = ", ".join(f"{key} = {_toml(value)}" for key, value in options.items())
        yield f"options = {{ {inside} }}"
    if trace.start is not None:
        yield f"position = {_toml(str(trace.start))}"
    yield f"moves = {_toml([str(move) for move in trace.moves])}"
    if seat:
        yield f"seat = {seat}"
    yield from (f"{key} = {_toml(value)}" for key, value in more.items())


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def reading_entries(name: str) -> Iterator[str]:
    """Yield an entry for each reading that parts from ours."""
    game = mops.game(name)
    for rule, values in readings(game).items():
        option = game.rules[rule].option
        for called, value in values.items():
            found = parting(game, seed=3, **{option: value})
            if found is None:
                continue
            yield f'[readings."{rule}"."{called}"]'
            yield f"value = {_toml(value)}"
            yield from parted(found.mine, found.theirs)
            yield ""


def parted(mine: Answer, theirs: Answer) -> Iterator[str]:
    """Yield the lines of a parting, with the last moves before it."""
    trace = mine.trace
    before = trace.moves if mine.refused else trace.moves[:-1]
    count = min(SHOWN, len(before))
    states = [trace.first, *(step.after for step in trace.steps())]
    begin = len(before) - count
    start = states[begin] if begin else trace.start
    shown = Trace(trace.game, before[begin:], (), start)
    seat = trace.game.move(mine.move).player
    more = {"move": mine.move} | ({} if theirs.move == mine.move else {"other": theirs.move})
    yield from told(trace.game, shown, max(seat or 0, 0), **more)


def entries(name: str, games: int) -> Iterator[str]:
    """Yield the lines of a whole file."""
    yield HEAD.format(name=name)
    found = moments(name, games)
    for rule in mops.game(name).rules:
        for one in found.get(rule, ()):
            yield f'[[moments."{rule}"]]'
            more = {"refused": one.tried} if one.tried else {}
            yield from told(one.trace.game, one.trace, one.seat, **more)
            yield ""
    yield from reading_entries(name)


def write(name: str, lines: Iterable[str]) -> Path:
    """Write the file of a game."""
    file = Path(str(files(registry.package(name)) / FILE))
    file.write_text("\n".join(lines).rstrip() + "\n", "utf-8")
    return file


def main() -> int:
    """Write the files of some games anew."""
    parser = argparse.ArgumentParser(prog="python -m tests.moments")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("names", nargs="*", metavar="game")
    given = parser.parse_args()
    for name in given.names or mops.games():
        print(write(name, list(entries(name, given.games))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
