"""Every outcome of every card, held against a slow twin that tries all orders and portions."""

from __future__ import annotations

import tomllib
from itertools import product
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.dog import verdicts
from mopsbook.games.dog.moves import Play, Portion, Swap
from tests.games.dog import boards, brute

READINGS: list[dict[str, Any]] = [
    {},
    {"start_protection": "start-or-lap"},
    {"foreign_start_block": "on"},
    {"home_entry": "forced"},
    {"seven_repeat": "off"},
    {"seven_partner": "one-piece"},
    {"start_first": "on"},
    {"home_moves": "seven-only"},
    {"four_over_start": "barred"},
    {"direction": "counterclockwise"},
    {
        "start_protection": "start-or-lap",
        "foreign_start_block": "on",
        "home_entry": "forced",
        "seven_repeat": "off",
        "seven_partner": "one-piece",
        "start_first": "on",
    },
    {"spaces": 8, "start_protection": "start-or-lap", "home_entry": "forced"},
]
TABLES = list(product((2, 3, 4, 5, 6), READINGS))
HAND = ["1/11", "4", "7", "13", "swap", "joker"]


def boards_after(state: Any, game: Any, card: str) -> dict[Any, Any]:
    """Return the listed plays of a card by the board they lead to, and no two to one board."""
    found: dict[Any, Any] = {}
    for move in game.legal(state):
        if isinstance(move, Play | Swap) and move.card == card and not str(move).endswith(" -"):
            key = boards.out(game.engine.case_key(state, move)[1])
            assert key not in found, f"{move} leads to the same board as {found[key]} in {state}"
            found[key] = move
    return found


def compare(players: int, reading: dict[str, Any], cards: list[str], rng: Random) -> None:
    game, world = mops.game("dog", players=players, **reading), brute.world(players, **reading)
    pieces = boards.crowded(world, rng)
    given = {"pieces": pieces, "turn": 0, "bare": boards.bare(world, pieces, rng)}
    state = game.position(given | {"hand": cards})
    board = boards.twin(state)
    for card in cards:
        wanted, found = brute.outcomes(world, board, 0, card), boards_after(state, game, card)
        assert set(found) == wanted, f"{card} in {state}"
        for move in found.values():
            assert list(verdicts.check(state, move)) == [], f"{move} in {state}"
    blank = any(str(move) in ("swap -", "joker=swap -") for move in game.legal(state))
    swaps = {"swap", "joker"} & set(cards)
    assert blank == bool(swaps and not brute.swappable(world, board, 0))


@pytest.mark.parametrize(("players", "reading"), TABLES, ids=str)
def test_every_card_has_exactly_its_outcomes(players: int, reading: dict[str, Any]) -> None:
    rng = Random(f"{players} {reading}")
    for _ in range(2):
        compare(players, reading, HAND, rng)


@pytest.mark.parametrize("count", [60, pytest.param(250, marks=pytest.mark.slow)])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_seven_has_exactly_its_outcomes(players: int, count: int) -> None:
    rng = Random(players)
    for _ in range(count):
        compare(players, {}, ["7"], rng)


@pytest.mark.parametrize("pieces", [1, 2, 3, 4, 5])
def test_free_pieces_share_seven_points_in_all_ways(pieces: int) -> None:
    game = mops.game("dog", players=2)
    row = " ".join(f"t{field}" for field in (4, 14, 24, 36, 46)[:pieces])
    legal = game.legal(game.position(f"pieces {row}; hand 7"))
    assert len(legal) == comb(6 + pieces, 7)


def test_any_order_of_portions_is_allowed_if_its_portions_are() -> None:
    """Random ways of a 7: what the slow twin can follow step by step, and only that, is allowed."""
    rng, world, game = Random(4), brute.world(4), mops.game("dog")
    both = {True: 0, False: 0}
    for _ in range(400):
        state = game.position({"pieces": boards.crowded(world, rng), "hand": "7"})
        board, left, parts, legal = boards.twin(state), 7, [], True
        while left:
            seat = brute.mover(world, board, 0)
            row = brute.own(board, seat)
            if not row:
                legal = False
                break
            source, steps = rng.choice(row), rng.randint(1, left)
            ways = list(brute.walk(world, board, seat, source, steps, True, True, False))
            if not ways:
                legal = False
                end: brute.Field = (
                    ("h", source[1] + steps)
                    if source[0] == "h"
                    else ("t", (source[1] + steps) % 64)
                )
            else:
                board, end, _ = rng.choice(ways)
            if end[0] == "h" and end[1] > 9:
                break
            parts.append(f"{seat}:{source[0]}{source[1]}>{end[0]}{end[1]}")
            left -= steps
            if not legal:
                break
        if parts and (left == 0 or not legal):
            assert (not game.check(state, f"7 {'; '.join(parts)}")) == legal, f"{parts} in {state}"
            both[legal] += 1
    assert min(both.values()) > 50


def test_another_order_with_the_same_outcome_is_played_alike() -> None:
    game = mops.game("dog")
    state = game.position("pieces t5 t20; hands 7 / 2")
    one, two = (game.play(state, text).after for text in ("7 t5>t8; t20>t24", "7 t20>t24; t5>t8"))
    three = game.play(state, "7 t5>t6; t20>t24; t6>t8").after
    assert one == two == three


def test_hits_are_read_checked_and_written() -> None:
    game = mops.game("dog")
    state = game.position("pieces t5 / t8 / t6; hands 3 7 / 2")
    assert str(game.move("3 t5>t8", state)) == "3 t5>t8 x1:t8"
    assert str(game.move("7 t5>t12", state)) == "7 t5>t12 x2:t6 x1:t8"
    assert [v.rule for v in game.check(state, "3 t5>t8 x2:t6")] == ["dog.hit"]
    assert [v.rule for v in game.check(state, "7 t5>t12 x1:t8")] == ["dog.seven-burn"]
    unread = Play("3", (Portion(5, 8),), "", 0)
    assert game.play(state, unread).after == game.play(state, "3 t5>t8 x1:t8").after


# ------------------------------------------------------------------ perft

PERFT = tomllib.loads((Path(__file__).parent / "perft.toml").read_text("utf-8"))


def perft(game: Any, state: Any, depth: int) -> int:
    """Count the different lines of plays; a round that ends ends the line."""
    if depth == 0 or game.actor(state) is None or game.actor(state) < 0:
        return 1
    return sum(perft(game, game.apply(state, m).after, depth - 1) for m in game.legal(state))


@pytest.mark.parametrize("name", PERFT)
def test_perft(name: str) -> None:
    entry = PERFT[name]
    game = mops.game("dog", players=entry["players"], **entry.get("options", {}))
    state = game.position(entry["position"])
    for depth, count in enumerate(entry["counts"], 1):
        assert perft(game, state, depth) == count, f"depth {depth}"


@pytest.mark.parametrize("name", PERFT)
def test_the_first_perft_count_is_that_of_the_slow_twin(name: str) -> None:
    entry = PERFT[name]
    reading = entry.get("options", {})
    game = mops.game("dog", players=entry["players"], **reading)
    state = game.position(entry["position"])
    world, board = brute.world(entry["players"], **reading), boards.twin(state)
    count = sum(
        len(brute.outcomes(world, board, state.turn, card))
        + (card in ("swap", "joker") and not brute.swappable(world, board, state.turn))
        for card in set(state.hands[state.turn])
    )
    # without a play one card of choice is tossed
    assert (count or len(set(state.hands[state.turn]))) == entry["counts"][0]
