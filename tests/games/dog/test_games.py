"""Whole random games of Dog: nothing is lost, nobody is stuck, nothing hidden is seen."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.state import CHANCE, HIDDEN
from mopsbook.games.dog.moves import Play, Swap
from tests.games.dog import facts
from tests.playing import played, subject_of

TABLES = subject_of("dog").tables
tables = pytest.mark.parametrize("options", TABLES, ids=str)
MORE: list[dict[str, Any]] = [
    {"players": 3, "play_on": "places"},
    {
        "players": 4,
        "play_on": "places",
        "turn_order": "with-pieces",
        "direction": "counterclockwise",
    },
    {"players": 6, "play_on": "places", "deal_order": "packets", "exchange": "never"},
    {"players": 2, "sections": 6, "seats": [0, 3], "seating": "random", "first_dealer": 1},
    {"players": 5, "redraw_draw": "forced", "start_first": "on", "swap_blank": "never"},
    {"players": 4, "spaces": 24, "seating": "random", "four_over_start": "barred"},
]


@pytest.mark.parametrize("options", [*TABLES, *MORE], ids=str)
def test_games_end_and_lose_nothing(options: dict[str, Any]) -> None:
    game = mops.game("dog", **options)
    step = None
    for number, step in enumerate(played(game, 1)):
        assert number < facts.LONGEST
        facts.conserved(step.after)
        assert step.events
        actor = game.actor(step.after)
        if actor not in (None, CHANCE):
            legal = game.legal(step.after)
            assert legal and all(move.player == actor for move in legal)
            assert step.after.hands[actor] or step.after.phase == "draw"
        if not game.options.teams and step.after.phase == "play" and not step.after.places:
            # everybody who has not had the turn yet holds one card more
            sizes = [len(hand) for hand in step.after.hands]
            assert max(sizes) - min(sizes) <= 1
    assert step is not None
    end = game.outcome(step.after)
    assert end is not None and end.winners
    if game.options.play_on == "places":
        assert step.after.finished == frozenset(range(game.players))
        assert all(row[-4] > 200 for seat in end.winners for row in [step.after.pieces[seat]])


@tables
def test_a_view_shows_what_its_seat_may_know_and_nothing_else(options: dict[str, Any]) -> None:
    game, rng, hidden = mops.game("dog", **options), Random(2), Counter[str]()
    for step in played(game, 4):
        if rng.random() < 0.03:
            state = step.after
            hidden["stock"] += len(state.stock)
            hidden["discard"] += len(state.covered)
            hidden["given"] += sum(card is not None for card in state.given)
            for seat in range(game.players):
                view = game.observe(state, seat)
                assert view.hands[seat] == state.hands[seat] and view.pieces == state.pieces
                assert [len(hand) for hand in view.hands] == [len(hand) for hand in state.hands]
                # what is left in hands lies open once the game is over
                others = () if state.phase == "over" else view.hands
                shown = [c for who, hand in enumerate(others) if who != seat for c in hand]
                shown += view.stock
                shown += [c for who, c in enumerate(view.given) if c is not None and who != seat]
                shown += [view.discard[place] for place in state.covered]
                assert set(shown) <= {HIDDEN}
                if game.options.discard_view == "top":
                    assert set(view.discard[:-1]) <= {HIDDEN}
                assert game.position(str(view)) == view
    assert hidden["stock"]
    assert hidden["given"] or game.options.exchange == "never"
    assert hidden["discard"] or game.options.folded_cards == "shown"


@pytest.mark.slow
def test_every_play_leads_to_a_board_of_its_own() -> None:
    compared = 0
    for players in facts.PLAYERS:
        game, rng = mops.game("dog", players=players), Random(5)
        for step in played(game, 5):
            if rng.random() < 0.1:
                keys = [
                    game.engine.case_key(step.after, move)
                    for move in game.legal(step.after)
                    if isinstance(move, Play | Swap)
                ]
                assert len(set(keys)) == len(keys)
                compared += len(keys)
    assert compared > 1000


def test_simple_players_finish_sooner_than_random_ones() -> None:
    game = mops.game("dog")
    simple, random = (
        len(mops.record(game, seed=3, players=kind).moves) for kind in ("simple", "random")
    )
    assert simple < random
