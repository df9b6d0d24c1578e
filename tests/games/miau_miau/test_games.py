"""Thousands of random games of Miau! Miau!: they end, lose no card, and forget neither wish nor seven."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.cat_deck.moves import Shuffle
from mopsbook.core.game import Game
from mopsbook.games.miau_miau.moves import Draw, Keep, Play
from tests.games.miau_miau import brute, facts
from tests.playing import played

READINGS: list[dict[str, Any]] = [
    *facts.OPTIONS,
    {"call_check": "challenge", "play_on": True, "start_card": "active", "jack_wild": True},
    {"last_call": "required", "call_penalty": 2, "after_seven_draw": "may-play", "deck": 52},
    {"wish": "other-suit-or-none", "wish_duration": "next-cat-only", "last_card": "no-jack"},
]
GAMES = 12
"""So many games of each reading and each number of players."""


def tables() -> Iterator[dict[str, Any]]:
    for players in range(2, 11):
        for reading in READINGS:
            chosen = {"players": players, "max_players": "physical"} | reading
            chosen["dealer"] = reading.get("dealer", 0)
            if players > 6:
                chosen["deck"] = 52
            yield chosen


@pytest.mark.parametrize("options", [*tables()], ids=str)
def test_games_end_and_forget_nothing(options: dict[str, Any]) -> None:
    game, rng = mops.game("miau_miau", **options), Random(str(options))
    for _ in range(GAMES):
        owed = size = 0
        for number, step in enumerate(played(game, rng)):
            assert number < facts.LONGEST
            facts.conserved(step.after)
            before, move, after = step.before, step.move, step.after
            hands = after.hands
            if isinstance(move, Play):
                kept(before, move, after)
            elif isinstance(move, Draw) and before.pending:
                owed, size = before.pending, len(before.hands[move.player])
            elif isinstance(move, Shuffle):
                # the stock is renewed by all that lay below the top card, when it is empty
                assert before.draw == () and after.discard == before.discard[-1:]
                assert sorted(move.cards) == sorted(before.discard[:-1])
            if isinstance(move, Draw | Keep | Shuffle) and after.phase == "play":
                # nobody has laid a card, so what was wished stays wished
                assert after.wish in (before.wish, None)
                assert after.wish == before.wish or options.get("wish_duration")
            if after.phase == "over":
                break
            if owed and after.phase != "shuffle" and not isinstance(move, Play):
                got = len(hands[before.turn]) - size
                assert got == owed or (got < owed and after.draw == () and len(after.discard) == 1)
                assert after.pending == 0
                owed = 0
        end = game.outcome(after)
        assert end is not None
        if end.rules == ("miau-miau.win",):
            assert hands[end.winners[0]] == ()
        else:
            least = min(map(len, hands))
            assert [seat for seat, hand in enumerate(hands) if len(hand) == least] == [*end.winners]


def kept(before: Any, move: Play, after: Any) -> None:
    """Check that a play keeps to the wish and to what is owed."""
    if before.wish:
        assert move.card[1] == before.wish
    if before.pending:
        assert move.card[0] == "7"
    if after.phase == "over":
        return
    assert after.pending == (before.pending + 2 if move.card[0] == "7" else 0)
    assert after.wish == move.wish
    assert after.discard[-1] == move.card


# ------------------------------------------------------------------ the slow twin

VALUES: dict[str, tuple[Any, ...]] = {
    "start_card": ("inert", "active", "redraw"),
    "voluntary_draw": (False, True),
    "draw_count": ("one", "until-playable"),
    "after_seven_draw": ("turn-ends", "may-play"),
    "wish": ("any-suit", "other-suit-or-none"),
    "jack_wild": (False, True),
    "wish_duration": ("until-met", "next-cat-only"),
    "call_penalty": (1, 2, 5),
    "call_check": ("automatic", "challenge"),
    "false_call": ("rejected", "ignored"),
    "last_call": ("automatic", "required"),
    "last_card": ("any", "no-jack"),
    "play_on": (False, True),
    "empty_pile": ("reshuffle", "stop"),
}


def as_tuple(move: Any) -> tuple[Any, ...]:
    if isinstance(move, Play):
        return "play", move.card, move.wish, move.call
    return (move.json()["type"],)


def compare(state: Any, game: Game[Any, Any], twin: brute.Table) -> None:
    legal = game.legal(state)
    assert {as_tuple(move) for move in legal} == twin.legal(), str(state)
    assert [sorted(hand) for hand in state.hands] == [sorted(hand) for hand in twin.hands]
    assert (list(state.draw), list(state.discard)) == (twin.pile, twin.discards)
    assert (state.wish, state.pending, state.phase == "over") == (twin.wish, twin.owed, twin.over)
    assert list(state.places) == twin.out
    if twin.over:
        end = game.outcome(state)
        assert end is not None and list(end.winners) == twin.winners()
    else:
        assert state.turn == twin.turn


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 11))
def test_a_slow_twin_plays_the_same_game(players: int) -> None:
    rng = Random(players)
    for number in range(25):
        reading = {name: rng.choice(values) for name, values in VALUES.items()} if number else {}
        size = 52 if players > 6 else rng.choice((32, 52))
        game = mops.game("miau_miau", players=players, deck=size, max_players="physical", **reading)
        deal = game.engine.chance(game.engine.initial(), rng)
        twin = brute.Table(players, 0, deal.cards, reading)
        state = game.apply(game.engine.initial(), deal).after
        compare(state, game, twin)
        for _ in range(300):  # a game of all readings at once may take long to end
            legal = game.legal(state)
            if not legal:
                break
            move = rng.choice(legal)
            step = game.play(state, move, rng)
            twin.do(as_tuple(move), [outcome.cards for outcome in step.chance])
            state = step.after
            compare(state, game, twin)
