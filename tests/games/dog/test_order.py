"""Who is next, who gives to whom, who deals and who opens: worked out by walking round the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain, product

import pytest

import mopsbook as mops
from tests.playing import played

TURNS = [
    ("clockwise", "clockwise", 1),
    ("clockwise", "with-pieces", 1),
    ("counterclockwise", "clockwise", 1),
    ("counterclockwise", "with-pieces", -1),
]
TABLES = list(product((2, 3, 4, 5, 6), TURNS))


def onward(seat: int, step: int, players: int, among: Iterable[int]) -> int:
    """Walk from a seat to the next of some seats, perhaps once around to itself."""
    return next(s for n in range(1, players + 1) if (s := (seat + step * n) % players) in among)


@pytest.mark.parametrize(("players", "turns"), TABLES, ids=str)
def test_everything_goes_round_the_table_past_those_who_have_finished(
    players: int, turns: tuple[str, str, int]
) -> None:
    direction, order, step = turns
    game = mops.game(
        "dog",
        players=players,
        direction=direction,
        turn_order=order,
        play_on="places",
        spaces=8,
        exchange="always" if (players + step) % 5 else "never",
    )
    looked: Counter[str] = Counter()
    for taken in chain.from_iterable(played(game, seed) for seed in range(3)):
        before, move, after = taken.before, taken.move, taken.after
        kind = type(move).__name__
        out = {seat for group in after.places for seat in group}
        left = set(range(players)) - out
        looked["finished"] += bool(out)
        if before.phase in ("dealer", "shuffle", "draw") or after.phase == "over":
            continue
        if after.round > before.round:
            assert after.starter == onward(before.starter, step, players, left)
            assert after.dealer == onward(after.starter, -step, players, left)
            if before.starter in left:  # dog.rotation
                assert after.dealer == before.starter
            looked["gone opener"] += before.starter in out
            looked["round"] += 1
        elif kind == "Give" and after.phase == "give":
            assert after.turn == onward(before.turn, step, players, left)
            looked["give"] += 1
        elif kind == "Give":
            assert after.turn == after.starter
            for giver, card in enumerate(before.given):
                if card is not None:
                    half = players // 2 if players in (4, 6) else 0
                    to = onward(giver, step, players, left)
                    to = (giver + half) % players if half else to
                    assert card in after.hands[to]
            looked["cross"] += 1
        elif after.phase == "play":
            held = {seat for seat in range(players) if after.hands[seat]}
            assert after.turn == onward(before.turn, step, players, held) and not held & out
            looked["turn"] += 1
    assert looked["turn"] > 100 and looked["round"] > 10
    # of two sides the second takes its place at once
    assert (looked["finished"] > 20) == (players in (3, 5, 6))
    assert (looked["cross"] > 10) == (game.options.exchange == "always")


def test_whoever_sits_before_the_opener_deals_for_one_who_has_finished() -> None:
    """Against the clock 0 opened and has finished: 4 opens next, and before it sits 1."""
    game = mops.game(
        "dog",
        players=5,
        direction="counterclockwise",
        turn_order="with-pieces",
        play_on="places",
    )
    state = game.position(
        "turn 3; starter 0; round 1; places 0; pieces h1 h2 h3 h4 / t20 / t40 / t60 / t80; "
        "hands - / - / - / 5 / -"
    )
    after = game.play(state, "5 t60>t55", seed=1).after
    assert (after.dealer, after.starter, after.turn, after.round) == (1, 4, 4, 2)
    onwards = mops.game("dog", players=5, play_on="places")
    state = onwards.position(str(state))
    after = onwards.play(state, "5 t60>t65", seed=1).after
    assert (after.dealer, after.starter) == (4, 1)
