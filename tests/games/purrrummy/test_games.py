"""Thousands of games of Purrrummy: they end, lose no card, and renew the stock as often as ruled."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.core.state import CHANCE
from mopsbook.games.purrrummy.moves import Discard, Draw, LayOff, LayOut, Shuffle, Swap
from tests.games.purrrummy import brute, facts

READINGS: list[dict[str, Any]] = [
    *facts.OPTIONS,
    {"layoff": True},
    {"jokers": 0, "max_reshuffles": 0},
    {"jokers": 6, "ace_around": True, "layoff": True, "max_rounds": 0, "max_reshuffles": 2},
    {"jokers": 1, "max_rounds": 7, "layoff": True, "joker_swap": True, "jokers_per_meld": 2},
]
GAMES = 30
"""So many games of each reading and each number of players."""
TABLES = [{"players": players} | reading for players in (2, 3, 4) for reading in READINGS]


def eager(legal: tuple[Any, ...], rng: Random) -> Any:
    """Choose a move, rather one of the first: melds are listed before discards."""
    return legal[int(len(legal) * rng.random() ** 2)]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_games_end_as_ruled_and_lose_no_card(options: dict[str, Any]) -> None:
    game, rng = mops.game("purrrummy", **options), Random(str(options))
    for _ in range(GAMES):
        shuffles = turns = moves = 0
        state = game.engine.initial()
        while (actor := game.actor(state)) is not None:
            legal = game.legal(state)
            move = game.engine.chance(state, rng) if actor == CHANCE else eager(legal, rng)
            before, state, moves = state, game.apply(state, move).after, moves + 1
            if isinstance(move, Shuffle):
                shuffles += 1
                assert before.stock == () and state.discard == before.discard[-1:]
                assert sorted(state.stock) == sorted(before.discard[:-1])
                facts.conserved(state)
            if isinstance(move, Discard):
                turns += 1
                assert len(state.hands[move.player]) <= game.options.hand_size
            if isinstance(move, Draw):
                assert before.stock, "no turn begins without a stock"
        facts.conserved(state)
        ended(game, state, shuffles, turns)
        assert moves <= facts.LONGEST or options.get("max_rounds") == 0


def ended(game: Game[Any, Any], state: Any, shuffles: int, turns: int) -> None:
    """Check why a game has ended, and who has won."""
    options, end = game.options, game.outcome(state)
    assert end is not None and end.totals == tuple(map(len, state.hands))
    assert shuffles <= options.max_reshuffles and shuffles == state.reshuffles
    limit = options.max_rounds * options.players
    assert turns <= limit or not limit
    least = min(end.totals)
    assert list(end.winners) == [seat for seat, left in enumerate(end.totals) if left == least]
    if end.rules == ("purrrummy.win",):
        assert least == 0 and len(end.winners) == 1
    elif end.rules == ("purrrummy.round-limit",):
        assert turns == limit > 0 < least
    else:
        assert state.stock == () and least > 0
        again = shuffles < options.max_reshuffles and options.stock_out == "reshuffle"
        assert not again or len(state.discard) < 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_trapped_hand_never_becomes_empty(players: int) -> None:
    """In the plain game nobody gets out of one or two cards."""
    game, rng = mops.game("purrrummy", players=players), Random(players)
    trapped = 0
    for _ in range(40):
        state, caught = game.start(rng), set()
        while game.actor(state) is not None:
            step = game.play(state, eager(game.legal(state), rng), rng)
            for event in step.events:
                if event.kind == "trapped":
                    caught.add(event.facts["player"])
                    assert event.facts["left"] in (1, 2)
            state = step.after
            for seat in caught:
                assert state.hands[seat], "a trapped hand has become empty"
                assert len(state.hands[seat]) <= 3
        small = {seat for seat, hand in enumerate(state.hands) if len(hand) in (1, 2)}
        assert small == caught
        trapped += len(caught)
    assert trapped > 20


def test_a_game_without_a_limit_can_be_written_down_however_long_it_is() -> None:
    game = mops.game("purrrummy", max_rounds=0)
    state = game.position("hands 9H / KD; stock 2C 3C; discard 5H 7S; turns 99999; phase draw")
    state = game.play(game.play(state, "0 draw discard").after, "0 discard 7S").after
    assert state.turns == 100_000
    assert game.position(str(state)) == game.position(state.json()) == state


# ------------------------------------------------------------------ the slow twin

VALUES: dict[str, tuple[Any, ...]] = {
    "jokers": (2, 0, 1, 3, 4, 6),
    "ace_around": (False, True),
    "jokers_per_meld": (0, 1, 2),
    "min_naturals": (1, 2),
    "layoff": (True, True, False),
    "layoff_targets": ("others", "any"),
    "joker_swap": (False, True),
    "final_discard": ("required", "optional"),
    "return_taken": (True, False),
    "stock_out": ("reshuffle", "end"),
    "max_reshuffles": (1, 0, 2, 3),
    "max_rounds": (100, 5, 0),
}


def as_tuple(move: Any) -> tuple[Any, ...]:
    if isinstance(move, Draw):
        return "draw", move.pile
    if isinstance(move, LayOut):
        return "meld", move.kind, move.cards
    if isinstance(move, LayOff):
        return "layoff", move.card, move.meld, move.end
    if isinstance(move, Swap):
        return "swap", move.card, move.meld, move.index
    assert isinstance(move, Discard)
    return "discard", move.card


def compare(state: Any, game: Game[Any, Any], twin: brute.Table) -> None:
    legal = [as_tuple(move) for move in game.legal(state)]
    assert len(legal) == len(set(legal))
    assert set(legal) == twin.legal(), str(state)
    assert [sorted(hand) for hand in state.hands] == [sorted(hand) for hand in twin.hands]
    assert (list(state.stock), list(state.discard)) == (twin.stock, twin.discards)
    assert [(m.owner, m.kind, list(m.cards)) for m in state.melds] == twin.table
    assert (state.taken, state.turns, state.reshuffles) == (twin.taken, twin.turns, twin.renewed)
    assert (state.turn, state.phase == "over") == (twin.turn, twin.over)
    if twin.over:
        end = game.outcome(state)
        assert end is not None and list(end.winners) == twin.winners()


def readings(rng: Random) -> Iterator[dict[str, Any]]:
    yield {}
    yield {"layoff": True}
    while True:
        yield {name: rng.choice(values) for name, values in VALUES.items()}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_slow_twin_plays_the_same_game(players: int) -> None:
    rng = Random(players)
    for _, reading in zip(range(5), readings(rng), strict=False):
        game = mops.game("purrrummy", players=players, **reading)
        deal = game.engine.chance(game.engine.initial(), rng)
        twin = brute.Table(players, 0, deal.cards, reading)
        state = game.apply(game.engine.initial(), deal).after
        compare(state, game, twin)
        while legal := game.legal(state):
            move = rng.choice(legal) if rng.random() < 0.5 else eager(legal, rng)
            step = game.play(state, move, rng)
            twin.do(as_tuple(move), [outcome.cards for outcome in step.chance])
            state = step.after
            compare(state, game, twin)
