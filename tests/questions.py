"""Many questions of each game, every answer checked in a second way, and how long they take to make.

    python -m tests.questions --count 10000 mopsen dog

tells for each game how many of each kind there were, the median and the longest time of one in milliseconds of the
processor, and a digest that is the same on every machine.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from statistics import median
from time import process_time
from typing import Any

import mopsbook as mops
from mopsbook.quiz.make import Maker
from mopsbook.quiz.question import Question
from mopsbook.testing.asking import answered, unknown
from tests.again import found_again
from tests.playing import drawn, subject_of

AT_ONE_TABLE = 50
"""So many questions are asked under the same options."""


def made(name: str, count: int) -> Iterator[tuple[Maker, Question, float]]:
    """Yield questions under options that are drawn, each with its maker and the seconds that it took to make."""
    for table in range(-(-count // AT_ONE_TABLE)):
        rng = Random(f"questions {name} {table}")
        maker = Maker(drawn(name, rng) if table else mops.game(name), rng)
        for _ in range(min(AT_ONE_TABLE, count - table * AT_ONE_TABLE)):
            before = process_time()
            question = next(maker)
            yield maker, question, process_time() - before


def questions_of(name: str, count: int) -> Iterator[tuple[Question, float]]:
    """Yield questions that are checked, each with the seconds that it took to make."""
    for maker, question, seconds in made(name, count):
        answered(question, maker.place)
        assert found_again(question, maker.place.step), question
        unknown(subject_of(name), question, maker.place, maker.rng)
        yield question, seconds


def main() -> int:
    """Ask, print a line for each game, and return how many went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.questions")
    parser.add_argument("names", nargs="*", metavar="game", help="by default all")
    parser.add_argument("--count", type=int, default=100, help="how many of each")
    given = parser.parse_args()
    wrong = 0
    for name in given.names or mops.games():
        digest, kinds, times = sha256(), Counter[str](), list[float]()
        try:
            for question, seconds in questions_of(name, given.count):
                digest.update(f"{question.id}\n".encode())
                kinds[question.kind] += 1
                times.append(1000 * seconds)
        except Exception as error:
            wrong += 1
            print(f"{name} {len(times)}: {error!r}", file=sys.stderr, flush=True)
        told: list[Any] = [f"{kind} {number}" for kind, number in sorted(kinds.items())]
        print(f"{name} {len(times)}: {', '.join(told)}", flush=True)
        print(
            f"  median {median(times or [0]):.0f} ms, longest {max(times or [0]):.0f} ms, {digest.hexdigest()[:16]}"
        )
    return wrong


if __name__ == "__main__":
    sys.exit(main() > 0)
