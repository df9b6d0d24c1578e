"""Every outcome of every card, held against a slow twin that tries all orders and portions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import comb
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.options import choices
from mopsbook.games.dog.cards import KINDS
from mopsbook.games.dog.moves import Play, Portion, Swap
from mopsbook.games.dog.options import DogOptions
from tests import perft
from tests.games.dog import boards, brute

BOARD = (
    "start_first", "start_protection", "foreign_start_block", "home_entry", "home_moves",
    "four_over_start", "swap_blank", "seven_repeat", "seven_partner", "direction",
)  # fmt: skip
"""Options that decide where a piece can get: these are combined."""
ALONE: list[dict[str, Any]] = [
    {name: value}
    for name, values in choices(DogOptions).items()
    for value in values
    for _ in range(8 if name in BOARD else 1)
]
"""Every value of every option by itself, on more boards where it can matter."""


def tables(rng: Random) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield numbers of players and readings: every value alone, then pairs and crowds of values."""
    for reading in ALONE:
        yield rng.choice((2, 3, 4) if reading.get("sections") == 4 else (2, 3, 4, 5, 6)), reading
    while True:
        names = rng.sample(BOARD, rng.choice((2, 2, 2, 4, len(BOARD))))
        if rng.random() < 0.2:
            names.append(rng.choice(("voluntary_fold", "redraw_play", "seats", "spaces")))
        players = rng.choice((2, 3, 4, 5, 6))
        reading = {name: rng.choice(choices(DogOptions)[name]) for name in names if name != "seats"}
        if "seats" in names:
            reading |= {"sections": 6, "seats": tuple(sorted(rng.sample(range(6), players)))}
        yield players, reading


def chosen(game: Any, state: Any) -> dict[tuple[str, Any], Any]:
    """Return the list of legal moves by what each leads to, and no two to the same."""
    found: dict[tuple[str, Any], Any] = {}
    for move in game.legal(state):
        if isinstance(move, Play | Swap):
            board = boards.out(game.engine.case_key(state, move)[1])
            key: tuple[str, Any] = move.card, "blank" if str(move).endswith(" -") else board
        else:
            key = str(move).split(" ")[0], getattr(move, "card", None)
        assert key not in found, f"{move} leads to the same board as {found[key]} in {state}"
        found[key] = move
    return found


def compare(players: int, reading: dict[str, Any], hand: list[str], rng: Random) -> int:
    """Hold the list of one random position against the slow twin; return how long it is."""
    game, world = mops.game("dog", players=players, **reading), brute.world(players, **reading)
    pieces = boards.crowded(world, rng)
    given = {"pieces": pieces, "turn": 0, "bare": boards.bare(world, pieces, rng), "hand": hand}
    if players not in (4, 6) and rng.random() < 0.3:
        given["phase"] = "drawn"
    state = game.position(given)
    found = chosen(game, state)
    wanted = brute.choices(world, boards.twin(state), 0, hand, state.phase == "drawn")
    assert found.keys() == wanted, f"{players} {reading} {state}"
    for move in found.values():
        assert not game.check(state, move), f"{move} in {players} {reading} {state}"
    return len(found)


def cards(rng: Random) -> list[str]:
    """Return a hand of one or two kinds, mostly with a 7."""
    first = "7" if rng.random() < 0.7 else rng.choice(KINDS)
    return sorted({first, rng.choice(KINDS)})


@pytest.mark.parametrize("every", [15, pytest.param(1, marks=pytest.mark.slow)])
def test_lists_are_those_of_a_search_without_short_cuts(every: int) -> None:
    """Under every value of every option, and under random combinations of values; while one works, of one in 15."""
    rng, lists = Random(1000), Counter[int]()
    for players, reading in islice(tables(rng), 0, 600, every):
        lists[players] += compare(players, reading, cards(rng), rng)
    assert len(ALONE) < 500 and set(lists) == {2, 3, 4, 5, 6}
    assert lists.total() > 20 * 600 / every


def test_a_guest_that_was_hit_no_longer_bars_the_way() -> None:
    """dog.start-guest with foreign_start_block: hit it by one portion, go on by another."""
    game = mops.game("dog", foreign_start_block="on")
    for pieces, ways in (
        # 4 of the points lead to the guest; home takes 0, 1 or 2 of the others
        (
            "t12 h2",
            {
                "7 t12>t16 x2:t16; t16>t19",
                "7 t12>t16 x2:t16; h2>h3; t16>t18",
                "7 t12>t16 x2:t16; h2>h4; t16>t17",
            },
        ),
        # t40 takes 0 to 7 points
        (
            "t12 t40",
            {
                "7 t12>t16 x2:t16; t16>t19",
                "7 t12>t16 x2:t16; t16>t18; t40>t41",
                "7 t12>t16 x2:t16; t16>t17; t40>t42",
                "7 t12>t16 x2:t16; t40>t43",
                "7 t12>t15; t40>t44",
                "7 t12>t14; t40>t45",
                "7 t12>t13; t40>t46",
                "7 t40>t47",
            },
        ),
    ):
        state = game.position(f"pieces {pieces} / - / t16; hands 7")
        wanted = {game.engine.case_key(state, game.move(way, state)) for way in ways}
        assert len(wanted) == len(ways) and not any(game.check(state, way) for way in ways)
        assert game.check(state, "fold")[0].rule == "dog.must-play"
        assert {game.engine.case_key(state, move) for move in game.legal(state)} == wanted


@pytest.mark.parametrize("count", [10, pytest.param(50, marks=pytest.mark.slow)])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_seven_has_exactly_its_outcomes(players: int, count: int) -> None:
    rng = Random(f"{players} {count}")
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


@pytest.mark.parametrize("name", perft.entries("dog"))
def test_the_first_perft_count_is_that_of_the_slow_twin(name: str) -> None:
    game, state = perft.begun("dog", entry := perft.entries("dog")[name])
    reading = {"players": game.players} | entry.get("options", {})
    world, board = brute.world(**reading), boards.twin(state)
    count = sum(
        len(brute.outcomes(world, board, state.turn, card))
        + (card in ("swap", "joker") and not brute.swappable(world, board, state.turn))
        for card in set(state.hands[state.turn])
    )
    # without a play one card of choice is tossed
    assert (count or len(set(state.hands[state.turn]))) == entry["counts"][0]


def test_the_one_piece_of_the_partner_may_take_several_portions() -> None:
    """Own pieces take four points; the partner's t18 sends its own guest home on t16 and goes on."""
    reading = {"direction": "counterclockwise", "foreign_start_block": "on", "seven_partner": "one-piece"}  # fmt: skip
    game = mops.game("dog", players=6, **reading)
    state = game.position("turn 0; pieces t1 h1 h2 h4 / - / - / t16 t18; hands 7")
    move = "7 h2>h3; h1>h2; t1>h1; 3:t18>t16 x3:t16; 3:t16>t15"
    assert not game.check(state, move)
    boards_reached = {game.engine.case_key(state, one) for one in game.legal(state)}
    assert game.engine.case_key(state, game.move(move, state)) in boards_reached


@pytest.mark.parametrize(("reading", "outcomes"), [("one-piece", 3), ("split", 7)])
def test_the_rest_of_a_seven_goes_to_one_piece_or_is_split(reading: str, outcomes: int) -> None:
    """Home takes two points, five are left for t10 and t20; or all seven lead along the loop."""
    game = mops.game("dog", seven_partner=reading)
    state = game.position("turn 0; pieces t63 h2 h3 h4 / - / t10 t20; hands 7")
    assert sum(isinstance(move, Play) for move in game.legal(state)) == outcomes


def test_who_leaves_its_start_field_is_protected_when_it_comes_round_again() -> None:
    game = mops.game("dog", start_protection="start-or-lap")
    state = game.position("turn 0; pieces t0 / t20; bare 0; hands 3 / 2")
    assert game.play(state, "3 t0>t3").after.bare == ()
