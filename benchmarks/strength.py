"""``python -m benchmarks.strength [GAME...] [--games N] [--seed S]``: who beats whom, with 95 % intervals.

One seat is played in one way and all others in another one, on fresh deals, each seat in its turn; in games of teams
the partners play alike. It prints a table for each game and number of players: the share of the wins, beside what is
fair. A player who tries moves out takes about a tenth of a second for a decision.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any

import mopsbook as mops
from mopsbook import lab

PAIRS = (("simple", "random"), ("search", "simple"), ("search", "random"))
"""The seat that is looked at, and the others."""
LEAST, MOST = 2, 4
"""Numbers of players that are looked at, as far as a game takes them."""


def seats_of(game: mops.Game[Any, Any], kind: str, others: str) -> list[str]:
    """Return who sits where: the first seat, and whoever wins together with it, against all others."""
    side = getattr(game.options, "side", lambda seat: (seat,))(0)
    return [kind if seat in side else others for seat in range(game.players)]


def share(
    game: mops.Game[Any, Any], kind: str, others: str, games: int, seed: str
) -> tuple[float, float, float]:
    """Return the share of the wins of a kind of player, half the width of its 95 % interval, and what is fair."""
    sitting = seats_of(game, kind, others)
    runs = lab.play_many(game, sitting, games, seed)
    won = runs.seats[runs.seats.player == kind].groupby("game").won.sum().tolist()
    return mean(won), 1.96 * stdev(won) / sqrt(len(won)), sitting.count(kind) / game.players


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="strength")
    given = parser.parse_args(arguments)
    pairs = " | ".join(f"{kind} against {others}" for kind, others in PAIRS)
    print(f"| game | players | fair | {pairs} |\n|{' --- |' * (3 + len(PAIRS))}")
    for name in given.game or mops.games():
        for players in range(LEAST, MOST + 1):
            try:
                game = mops.game(name, players=players)
            except mops.MopsError:
                continue
            found = [share(game, *pair, given.games, given.seed) for pair in PAIRS]
            cells = " | ".join(f"{won:.2f} ± {about:.2f}" for won, about, _ in found)
            print(f"| {name} | {players} | {found[0][2]:.2f} | {cells} |", flush=True)


if __name__ == "__main__":
    main()
