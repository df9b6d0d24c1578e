"""Thousands of random rounds of Mauz: they end, lose no card, and a slow twin plays the same game."""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.core.options import choices
from mopsbook.games.mauz.moves import Knock, Skip
from mopsbook.games.mauz.options import MauzOptions
from mopsbook.games.mauz.worth import shown_at_once, worth
from tests.games.mauz import brute, facts
from tests.playing import played

READINGS: list[dict[str, Any]] = [
    *facts.OPTIONS,
    {"last_swap_after_reveal": True, "dealt_reveal": "own-turn", "tokens": 1},
    {"knock_with_swap": True, "hiss": "may-reveal", "stock_out": "showdown", "dealer": 1},
    {"hiss": "knock-only", "all_out": "shared", "tokens": 1},
]
GAMES = 12
"""So many games of each reading and each number of players."""


@pytest.mark.parametrize(("players", "reading"), [*product(range(2, 7), READINGS)], ids=str)
def test_games_end_and_every_lost_round_costs_a_life(players: int, reading: dict[str, Any]) -> None:
    game, rng = mops.game("mauz", players=players, **reading), Random(str((players, reading)))
    for _ in range(GAMES):
        lost = [0] * players
        for number, step in enumerate(played(game, rng)):
            before, move, after = step.before, step.move, step.after
            assert number < facts.LONGEST
            facts.conserved(after)
            if before.left and before.phase == after.phase == "play":
                # each of the last turns is one move, and no knock
                assert len(after.left) < len(before.left) and not isinstance(move, Knock)
                assert after.left == before.left[-len(after.left) :]
            if after.phase in ("round-end", "over") and before.phase != after.phase:
                for seat in after.losers:
                    lost[seat] += 1
            cats = [seat for seat in range(players) if seat not in after.gone]
            assert all(after.tokens[seat] == game.options.tokens - lost[seat] for seat in cats)
            assert all(lost[seat] == game.options.tokens + 1 for seat in after.gone)
        end = game.outcome(after)
        assert end is not None and list(end.winners) == cats
        assert len(cats) == 1 or game.options.all_out == "shared"


def test_a_round_that_nobody_may_end_can_be_written_down_however_long_it_is() -> None:
    """No ruling bounds a round in which nobody may knock any more and nobody has to show a hand."""
    game = mops.game("mauz", players=2, hiss="knock-only", knock_after_all_skip=False)
    rng = Random(1)
    state = game.position("hands 6C 7D 8H / 9C 9D KH; middle TC JD QH; stock 6D 6S 7H 7S 8C 8D")
    for _ in range(12_000):
        state = game.play(state, Skip(state.turn), rng).after
    assert state.turns == 12_000 and game.legal(state)
    assert game.position(str(state)) == game.position(state.json()) == state


# ------------------------------------------------------------------ the slow twin


def test_every_hand_there_is_counts_the_same() -> None:
    """All 7140 of them; the suit of most cards is always the one with the highest sum."""
    for mixed, any_31 in (("best-card", False), ("nothing", True)):
        options = MauzOptions(mixed_suits=mixed, purr_any_31=any_31)
        twin = brute.Table(2, 0, {"purr_any_31": any_31})
        at_once = shown_at_once(options)
        for hand in combinations(facts.CARDS, 3):
            assert worth(hand, options).points == brute.points(hand, mixed)
            assert (hand in at_once) == twin.combination(list(hand))


def as_tuple(move: Any) -> tuple[Any, ...]:
    return tuple(value for name, value in move.json().items() if name != "player")


def compare(state: Any, game: Game[Any, Any], twin: brute.Table) -> None:
    assert {as_tuple(move) for move in game.legal(state)} == twin.legal(), str(state)
    assert [sorted(hand) for hand in state.hands] == [sorted(hand) for hand in twin.hands]
    assert list(state.tokens) == twin.tokens
    assert [seat not in state.gone for seat in range(game.players)] == twin.alive
    assert state.dealer == twin.dealer
    assert (state.phase == "over") == twin.over
    assert sorted(state.middle) == sorted(twin.middle)
    assert (list(state.stock), sorted(state.out)) == (twin.stock, sorted(twin.aside))
    if twin.over:
        end = game.outcome(state)
        assert end is not None and list(end.winners) == twin.winners
        return
    assert (state.phase == "round-end") == twin.ended
    assert state.knocker == twin.knocker
    if twin.ended:
        result = game.engine.fields(state)["result"]
        assert {n: p for n, p in enumerate(result["points"]) if p is not None} == twin.points
        assert (result["losers"], result["replay"]) == (twin.pay, twin.replay)
        assert (result["reason"], state.turn) == (twin.why, twin.next_dealer)
    else:
        assert (state.turn, state.skips) == (twin.turn, twin.skips)
        assert list(state.left) == (twin.last or [])


def weights(legal: tuple[Any, ...], calm: bool) -> list[float]:
    """Random games hardly ever run out of stock: some of them are played by cats that love to skip."""
    return [300 if calm and isinstance(move, Skip) else 1 for move in legal]


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_a_slow_twin_plays_the_same_game(players: int) -> None:
    rng = Random(players)
    chances = set()
    for number in range(30):
        reading = (
            {name: rng.choice(values) for name, values in choices(MauzOptions).items()}
            if number
            else {}
        )
        reading |= {"tokens": rng.choice((1, 2, 3)), "dealer": rng.randrange(players)}
        game = mops.game("mauz", players=players, **reading)
        calm = number % 3 == 2
        deal = game.engine.chance(game.engine.initial(), rng)
        twin = brute.Table(players, reading["dealer"], reading)
        twin.deal(deal.cards)
        state = game.apply(game.engine.initial(), deal).after
        compare(state, game, twin)
        for _ in range(250):
            legal = game.legal(state)
            if not legal:
                break
            [move] = rng.choices(legal, weights(legal, calm))
            step = game.play(state, move, rng)
            twin.do(as_tuple(move), [outcome.cards for outcome in step.chance])
            chances |= {type(outcome).__name__ for outcome in step.chance}
            state = step.after
            compare(state, game, twin)
    assert chances == {"Deal", "Shuffle"}


@pytest.mark.slow
def test_rigged_packs_show_everything_that_can_be_dealt() -> None:
    """Combinations are rarely dealt, so the packs begin with one for each cat in turn."""
    rng = Random(5)
    special = [h for h in combinations(facts.CARDS, 3) if brute.points(h) >= 30.5]
    for _ in range(300):
        players = rng.randrange(2, 6)
        reading = {name: rng.choice(values) for name, values in choices(MauzOptions).items()} | {
            "tokens": 1
        }
        game = mops.game("mauz", players=players, **reading)
        packets: list[tuple[str, ...]] = []
        for _ in range(rng.randrange(1, players + 2)):
            free = [h for h in special if not set(h) & {c for p in packets for c in p}]
            packets.append(rng.choice(free))
        rest = [card for card in facts.CARDS if not any(card in packet for packet in packets)]
        rng.shuffle(rest)
        packets += [tuple(rest[n : n + 3]) for n in range(0, len(rest), 3)]
        front = packets[: players + 1]
        rng.shuffle(front)
        cards = [card for packet in (*front, *packets[players + 1 :]) for card in packet]
        twin = brute.Table(players, 0, reading)
        twin.deal(cards)
        state = game.apply(game.engine.initial(), {"type": "deal", "cards": cards}).after
        compare(state, game, twin)
        for _ in range(12):
            legal = game.legal(state)
            if not legal or state.phase == "round-end":
                break
            move = rng.choice(legal)
            state = game.play(state, move, rng).after
            twin.do(as_tuple(move), [])
            compare(state, game, twin)
            assert game.position(str(state)) == game.position(state.json()) == state
