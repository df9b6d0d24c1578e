"""One digest of many games under options drawn at random: the same wherever they are played.

    python -m tests.digest --games 10000 --told 0.01 mopsen dog

plays so many games of each, and prints a digest of their options, moves and outcomes, and for a share of the
steps of what is said of them in every language, of what can be done next, and of verdicts on moves that somebody
could mean or that are broken. Every game has to end within its bound and to lose nothing; one that
does not is told with its number, and ``--first NUMBER --games 1`` plays it again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.core.step import AnyStep
from mopsbook.teach.words import languages
from tests.playing import drawn, facts_of, played
from tests.vocabulary import moves_of, words_of

PROGRESS = 500
"""After so many games it is told how far it is."""


def game_of(name: str, number: int, told: float) -> Iterator[str]:
    """Yield everything that is digested of one game, and check that it is as it should be."""
    rng, facts = Random(f"{name} {number}"), facts_of(name)
    chosen = Random(f"what is told of {name} {number}")
    game = drawn(name, rng)
    most = longest(game)
    yield repr(game)
    for count, step in enumerate(played(game, rng), 1):
        assert count <= most, f"more than {most} moves"
        facts.conserved(step.after)
        yield str(step.move)
        if chosen.random() < told:
            yield from told_of(game, step, chosen)
    end = game.outcome(step.after)
    assert end is not None and end.winners and len(end.totals) == game.players, str(end)
    yield repr(end)


def longest(game: Game[Any, Any]) -> int:
    """Return the bound on the moves of a game: ``LONGEST``, or that of a reading that ``LONGER`` lists."""
    facts = facts_of(game.name)
    for reading, most in getattr(facts, "LONGER", ()):
        if all(getattr(game.options, name) == value for name, value in reading.items()):
            return int(most)
    return int(facts.LONGEST)


def told_of(game: Game[Any, Any], step: AnyStep, rng: Random) -> Iterator[str]:
    """Yield the words for a step and the position after it, its moves, and verdicts."""
    state = step.after
    for lang in languages(game.name):
        yield repr(mops.explain(step, lang))
        yield repr(mops.explain(state, lang))
    yield " | ".join(map(str, (*game.legal(state), *game.interrupts(state))))
    known = rng.choice(moves_of(game.name))
    broken = str(known).split()
    broken[rng.randrange(len(broken))] = rng.choice(words_of(game.name))
    for move in (known, " ".join(broken)):
        yield f"{move}: {[(v.rule, v.facts) for v in game.check(state, move)]}"


def main() -> int:
    """Play, print a line for each game, and return how many went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.digest")
    parser.add_argument("names", nargs="*", metavar="game", help="by default all")
    parser.add_argument("--games", type=int, default=100, help="how many of each")
    parser.add_argument("--first", type=int, default=0, help="number of the first one")
    parser.add_argument("--told", type=float, default=1, help="share of the steps that is told")
    given = parser.parse_args()
    wrong = 0
    for name in given.names or mops.games():
        digest, size = sha256(), 0
        for number in range(given.first, given.first + given.games):
            try:
                for line in game_of(name, number, given.told):
                    digest.update(f"{line}\n".encode())
                    size += 1
            except Exception as error:
                wrong += 1
                print(f"{name} {number}: {error!r}", file=sys.stderr, flush=True)
            if not (number + 1) % PROGRESS:
                print(f"{name}: {number + 1} games", file=sys.stderr, flush=True)
        print(name, given.games, size, digest.hexdigest(), flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(main() > 0)
