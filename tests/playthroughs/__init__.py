"""Games that were played once and written down, to be read: ``python -m tests.playthroughs``.

A file begins with a few lines of TOML that say what is played; all below the first empty line is written
by the command, and compared by :mod:`tests.test_playthroughs`:

    game = "mauz"                               # with options = { tokens = 1 }, if not the usual ones
    seed = 7                                    # of the shuffles, and of what the players do
    position = "hands 6C 7D 8H / ..."           # from which it is played, if not from the beginning
    moves = ["0 skip", "1 knock"]               # that are made first; what chance does in between is drawn

A game is longer than anybody reads. Shown are its first steps, its last ones, and each that tells an event
or cites a rule for the first time; the others are summed up in a line by a digest of all that would be told.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import chain, groupby
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.core.moves import ChanceMove
from mopsbook.core.state import ANYONE, CHANCE
from mopsbook.core.step import AnyStep
from tests.playing import played

FOLDER = Path(__file__).parent
HEAD = (
    '# What stands below the empty line is written by "python -m tests.playthroughs", to be read.\n'
)
FIRST, LAST = 6, 3
"""So many steps at either end are shown in any case."""
SHORT = 10
"""Not more moves are named."""
EVERY = 4
"""After so many shown steps a seat's view is shown, that of one seat after the other."""


class Played(NamedTuple):
    """One step, as it is told."""

    number: int
    step: AnyStep
    lines: tuple[str, ...]
    news: frozenset[str]


def body(header: str) -> str:
    """Return what is told of a game that begins as a header says."""
    given = tomllib.loads(header)
    game = mops.game(given["game"], **given.get("options", {}))
    return "\n".join(told(game, steps(game, given))) + "\n"


def steps(game: Game[Any, Any], given: dict[str, Any]) -> Iterator[AnyStep]:
    """Yield the steps of a game: those of its moves, and then random ones."""
    rng = Random(given["seed"])
    state = game.position(given["position"]) if "position" in given else game.engine.initial()
    for move in given.get("moves", ()):
        while game.actor(state) == CHANCE and game.check(state, move):
            yield (step := game.apply(state, game.engine.chance(state, rng)))
            state = step.after
        yield (step := game.apply(state, move))
        state = step.after
    yield from played(game, rng, start=state)


def told(game: Game[Any, Any], made: Iterable[AnyStep]) -> Iterator[str]:
    """Yield the lines about a game."""
    read = list(lines_of(game, made))
    yield str(game.options)
    yield f"\nstart: {read[0].step.before}"
    seen: set[str] = set()
    shown = 0
    for plain, run in groupby(read, lambda one: is_plain(one, len(read), seen)):
        steps = list(run)
        if plain and len(steps) > 1:
            lines = chain.from_iterable(one.lines for one in steps)
            digest = sha256("\n".join(lines).encode()).hexdigest()[:12]
            yield f"\n{steps[0].number} to {steps[-1].number}: nothing new ({digest})"
            continue
        for one in steps:
            yield ""
            yield from one.lines
            shown += 1
            if shown % EVERY == 0:
                seat = shown // EVERY % game.players
                yield f"   seat {seat} sees: {game.observe(one.step.after, seat)}"
    end = game.outcome(read[-1].step.after)
    assert end is not None
    yield f"\ntotals: {' '.join(map(str, end.totals))}"
    yield f"winners: {' '.join(map(str, end.winners))} ({', '.join(end.rules)})"


def is_plain(one: Played, count: int, seen: set[str]) -> bool:
    """Say whether a step in the middle of a game brings nothing that was not seen; it is seen now."""
    plain = FIRST < one.number <= count - LAST and one.news <= seen
    seen |= one.news
    return plain


def lines_of(game: Game[Any, Any], made: Iterable[AnyStep]) -> Iterator[Played]:
    """Yield the steps of a game with their lines, and with what is new in each."""
    for number, step in enumerate(made, 1):
        lines = [f"{number}. {whose(game.actor(step.before), step.move)}: {step.move}"]
        news = set()
        for event in step.events:
            facts = json.dumps(event.facts, ensure_ascii=False, sort_keys=True)
            only = "" if event.only is None else f" for {' '.join(map(str, event.only))} only"
            lines.append(f"   {event.kind} {facts}{only} ({', '.join(event.rules)})")
            news |= {event.kind, *event.rules}
        lines.append(f"   = {step.after}")
        moves = [*map(str, (*game.legal(step.after), *game.interrupts(step.after)))]
        listed = f": {', '.join(moves)}" if 0 < len(moves) <= SHORT else ""
        lines.append(f"   {len(moves)} legal{listed}")
        yield Played(number, step, tuple(lines), frozenset(news))


def whose(actor: int | None, move: Any) -> str:
    """Return who makes a move, beside the actor if that is somebody who interrupts."""
    if actor == CHANCE or isinstance(move, ChanceMove):
        return "chance"
    if move.player is None:
        return "all"
    return f"seat {move.player}" + (" (interrupts)" if actor not in (ANYONE, move.player) else "")


def written(games: Iterable[str] | None = None) -> list[Path]:
    """Return the files of some games, by default of all that are installed, in order."""
    names = mops.games() if games is None else games
    return sorted(path for path in FOLDER.glob("*.txt") if path.stem.partition("-")[0] in names)


def header_of(path: Path) -> str:
    """Return the lines of a file that say what is played."""
    return path.read_text("utf-8").partition("\n\n")[0]


def main() -> int:
    """Write the files anew, and one for each game that has none; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs")
    parser.add_argument("names", nargs="*", metavar="game", help="by default all")
    names = parser.parse_args().names or mops.games()
    for name in names:
        if not written([name]):
            (FOLDER / f"{name}.txt").write_text(f'{HEAD}game = "{name}"\nseed = 1\n', "utf-8")
    for path in written(names):
        header = header_of(path).rstrip("\n")
        path.write_text(f"{header}\n\n{body(header)}", "utf-8")
        sys.stdout.write(f"{path.name}: {len(path.read_text('utf-8').splitlines())} lines\n")
    return 0
