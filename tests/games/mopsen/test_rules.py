"""Whole rounds of Mopsen against the consequences of its rules, and what events tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.core.state import ANYONE, CHANCE
from mopsbook.core.step import AnyStep
from mopsbook.games.mopsen.moves import Pinch, Redraw

MOST_TRICKS = {3: 11, 4: 10, 5: 9}
AVERAGE = {3: 9.8, 4: 8.8, 5: 8.4}


def random_game(game: Game[Any, Any], seed: int) -> Iterator[AnyStep]:
    rng = Random(seed)
    state = game.start(rng)
    while game.actor(state) is not None:
        step = game.play(state, rng.choice(game.legal(state)), seed=rng)
        yield step
        state = step.after


def events(step: AnyStep) -> dict[str, dict[str, Any]]:
    return {event.kind: dict(event.facts) for event in step.events}


def rules(step: AnyStep) -> dict[str, tuple[str, ...]]:
    return {event.kind: event.rules for event in step.events}


# ------------------------------------------------------------------ consequences (2.7)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("pinch", ["must", "may"])
@pytest.mark.parametrize("end_check", ["after_pinch", "before_pinch"])
def test_hands_bowls_and_tricks_of_a_round(players: int, pinch: str, end_check: str) -> None:
    game = mops.game("mopsen", players=players, pinch=pinch, end_check=end_check)
    lengths = Counter[int]()
    for seed in range(40):
        tricks, pinched = 0, Counter[int]()
        for step in random_game(game, seed):
            after = step.after
            if after.phase == "redraw":
                tricks, pinched = 0, Counter()
                assert all(len(hand) == 8 for hand in after.hands)
                continue
            if isinstance(step.move, Pinch):
                tricks += 1
                pinched[step.move.player] += step.move.card is not None
                for seat, hand in enumerate(after.hands):
                    assert len(hand) == 8 - tricks + pinched[seat]
                total = 8 * players - tricks * players + sum(pinched.values())
                assert sum(map(len, after.hands)) == total
            if after.phase in ("play", "pinch", "round_over", "game_over"):
                assert sum(map(len, after.bowls)) == tricks + (after.phase == "pinch")
            if after.phase in ("round_over", "game_over"):
                lengths[tricks] += 1
                if end_check == "after_pinch":
                    assert not all(after.hands)
    assert sum(lengths.values()) == 120
    assert min(lengths) == 8
    assert max(lengths) <= MOST_TRICKS[players]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_rounds_have_the_average_number_of_tricks(players: int) -> None:
    game = mops.game("mopsen", players=players)
    lengths = []
    for seed in range(250):
        for step in random_game(game, seed):
            if step.after.phase in ("round_over", "game_over"):
                lengths.append(sum(map(len, step.after.bowls)))
    error = stdev(lengths) / len(lengths) ** 0.5
    # the worked case gives one decimal
    assert abs(mean(lengths) - AVERAGE[players]) < 0.05 + 4 * error
    assert set(lengths) <= set(range(8, MOST_TRICKS[players] + 1))


def test_no_card_that_was_put_away_is_drawn_again_in_the_round() -> None:
    game = mops.game("mopsen", players=5)
    for seed in range(20):
        state = game.start(seed)
        put_away: set[str] = set()
        while state.phase == "redraw":
            cards = state.hands[state.turn][:3]
            put_away |= set(cards)
            state = game.play(state, Redraw(state.turn, cards)).after
        assert not put_away & {card for hand in state.hands for card in hand}
        assert len(put_away) == 15 and set(state.stack[1:]) == put_away


def test_equal_choices_lead_to_equal_hands_in_both_orders_of_exchange() -> None:
    for seed in range(20):
        ends = []
        for order in ("clockwise", "simultaneous"):
            game = mops.game("mopsen", players=4, redraw_order=order)
            state = game.start(seed)
            rng = Random(seed)
            choices = [rng.sample(range(8), rng.randrange(4)) for _ in range(4)]
            hands = state.hands
            for places in choices:
                cards = tuple(card for i, card in enumerate(hands[state.turn]) if i in places)
                state = game.play(state, Redraw(state.turn, cards)).after
            ends.append((state.hands, state.stack, state.turn, state.phase))
        assert ends[0] == ends[1]


# ------------------------------------------------------------------ set-up and rounds


@pytest.mark.parametrize(("players", "stack", "bowl"), [(3, 32, 7), (4, 24, 5), (5, 16, 5)])
def test_a_new_game(players: int, stack: int, bowl: int) -> None:
    game = mops.game("mopsen", players=players)
    state = game.start(seed=3)
    assert (state.round, state.dealer, state.leader, state.turn) == (1, 0, 1, 1)
    assert [len(hand) for hand in state.hands] == [8] * players
    assert (len(state.stack), state.phase, state.options.bowl) == (stack, "redraw", bowl)
    assert sorted(state.pecking) == ["B", "C", "R", "Y"]
    assert len({game.start(seed).pecking for seed in range(200)}) == 24


@pytest.mark.parametrize("dealer", range(4))
def test_first_dealer_and_the_dealers_after(dealer: int) -> None:
    game = mops.game("mopsen", players=4, first_dealer=dealer)
    state = game.start(seed=1)
    assert (state.dealer, state.turn) == (dealer, (dealer + 1) % 4)
    dealers = [step.after.dealer for step in random_game(game, 1) if step.after.phase == "redraw"]
    assert list(dict.fromkeys(dealers)) == [(dealer + later) % 4 for later in range(3)]


def next_round(game: Game[Any, Any], pecking: str, seed: int) -> AnyStep:
    state = game.position(
        f"4 players; phase round_over; dealer 3; pecking {pecking}; scores 1 2 3 4"
    )
    return game.play(state, "next round", seed=seed)


def test_the_pecking_order_between_rounds() -> None:
    keep = mops.game("mopsen", pecking_start=["Y", "C", "B", "R"])
    shuffle = mops.game(
        "mopsen", pecking_between_rounds="shuffle", pecking_start=["Y", "C", "B", "R"]
    )
    assert {game.start(seed).pecking for game in (keep, shuffle) for seed in range(20)} == {
        ("Y", "C", "B", "R")
    }
    assert {next_round(keep, "C B R Y", seed).after.pecking for seed in range(50)} == {
        ("C", "B", "R", "Y")
    }
    assert len({next_round(shuffle, "C B R Y", seed).after.pecking for seed in range(200)}) == 24


def test_a_next_round_draws_its_deal_as_a_move_of_its_own() -> None:
    step = next_round(mops.game("mopsen"), "C B R Y", seed=4)
    assert step.chance and str(step.chance[0]).startswith("deal C B R Y / ")
    assert [event.kind for event in step.events] == [
        "next-dealer",
        "new-order",
        "deal",
        "bowls-set",
    ]
    assert rules(step)["deal"][:2] == ("mopsen.new-deal", "mopsen.deal")
    assert rules(step)["bowls-set"] == ("mopsen.bowl-refill",)
    assert events(step)["new-order"] == {
        "order": ["C", "B", "R", "Y"],
        "shuffled": False,
        "round": 2,
    }
    assert events(step)["next-dealer"] == {"player": 0, "round": 2}


def test_the_first_deal_cites_the_set_up() -> None:
    game = mops.game("mopsen", players=3, first_dealer=2)
    first = game.engine.initial()
    _, moves = game.settle(first, seed=1)
    assert [str(move).split()[0] for move in moves] == ["deal"]
    told = game.apply(first, moves[0]).events
    facts = {event.kind: (event.facts, event.rules) for event in told}
    assert facts["new-order"][1] == ("mopsen.pecking-setup",)
    assert facts["deal"][0] == {"dealer": 2, "leader": 0, "count": 8, "stack": 32, "round": 1}
    assert facts["deal"][1][0] == "mopsen.first-dealer"
    assert facts["bowls-set"] == ({"bones": 7, "round": 1}, ("mopsen.bowl-setup",))


def test_three_rounds_whatever_the_number_of_players() -> None:
    for players in (3, 4, 5):
        game = mops.game("mopsen", players=players)
        last = list(random_game(game, 9))[-1].after
        assert (last.phase, last.round, len(last.round_scores)) == ("game_over", 3, 3)
        assert game.actor(last) is None and game.legal(last) == ()


# ------------------------------------------------------------------ secrets


@pytest.mark.parametrize("order", ["clockwise", "simultaneous"])
def test_what_is_put_away_is_for_its_player_alone(order: str) -> None:
    game = mops.game("mopsen", players=3, redraw_order=order)
    state = game.position("phase redraw; hands R1 R2 / B1 B2 / Y1 Y2; stack C1 C2 C3 C4 C5")
    step = game.play(state, "0 redraw R1 R2")
    assert all(event.only == (0,) for event in step.events)
    other = str(game.observe(step.after, 1))
    assert "R1" not in other and "R2" not in other and "C1" not in other
    if order == "simultaneous":  # not even how many
        unknown = game.play(state, "0 redraw -").after
        assert game.observe(unknown, 1) == game.observe(step.after, 1)
        last = game.play(game.play(step.after, "1 redraw B1").after, "2 redraw -")
        assert [(e.kind, e.only) for e in last.events] == [
            ("choose", (2,)), ("redraw", (0,)), ("redraw", (1,)), ("redraw", (2,)), ("first-lead", None),
        ]  # fmt: skip


# ------------------------------------------------------------------ an order of cards of its own


@pytest.mark.parametrize("actor", [ANYONE, CHANCE])
def test_actors_that_are_no_seats(actor: int) -> None:
    game = mops.game("mopsen", players=3)
    phase = {ANYONE: "round_over", CHANCE: "deal"}[actor]
    assert game.actor(game.position(f"phase {phase}")) == actor


def test_the_bone_tables() -> None:
    """Bands 4 3 2 1 of four numbers for pugs, of two for cats; strict 17 - n and 9 - n."""
    bands = mops.game("mopsen").options.bone_table
    assert bands.pug == (4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1)
    assert bands.cat == (4, 4, 3, 3, 2, 2, 1, 1)
    strict = mops.game("mopsen", bones="strict").options.bone_table
    assert strict.pug == (16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
    assert strict.cat == (8, 7, 6, 5, 4, 3, 2, 1)
