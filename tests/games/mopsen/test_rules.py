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


# ------------------------------------------------------------------ events, worked out by hand


def test_a_trick_that_is_won_by_colour_is_told_in_the_order_of_play() -> None:
    game = mops.game("mopsen", players=3)
    state = game.position("pecking Y C R B; trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4")
    step = game.play(state, "2 play R3")
    assert [event.kind for event in step.events] == [
        "follow", "trick-won", "covers-bowl", "lowest", "jostle", "put-away", "must-pinch",
    ]  # fmt: skip
    assert events(step) == {
        "follow": {"player": 2, "card": "R3", "led": "R16", "why": "suit"},
        "trick-won": {"winner": 1, "card": "Y1", "by": "colour", "over": "R16"},
        "covers-bowl": {"player": 1, "bones": 7},
        "lowest": {"player": 2, "card": "R3"},
        "jostle": {"player": 2, "colour": "R", "outcome": "moves", "order": ["R", "Y", "C", "B"]},
        "put-away": {"player": 2, "card": "R3"},
        "must-pinch": {"player": 2, "cards": ["R16"], "count": 1},
    }
    assert rules(step)["follow"] == ("mopsen.follow-suit", "mopsen.clockwise")
    assert "mopsen.compare-colour" in rules(step)["trick-won"]
    pinch = game.play(step.after, "2 pinch R16")
    assert events(pinch) == {
        "pinch": {"player": 2, "card": "R16", "owner": 0, "left": 0},
        "next-lead": {"player": 1},
    }
    assert "mopsen.pinch-three-players" in rules(pinch)["pinch"]


@pytest.mark.parametrize(
    ("position", "move", "kind", "facts", "rule"),
    [
        ("hands R1 / R2 / R3", "0 play R1", "lead", {"player": 0, "card": "R1"}, "lead-any"),
        ("trick 0:R6; hands R1 / C2 R2 / R3", "1 play C2", "follow", {"why": "cat"}, "cat-anytime"),
        ("trick 0:R6; hands R1 / C2 B2 / R3", "1 play B2", "follow", {"why": "void"}, "void-any"),
        ("trick 0:R6; hands R1 / R2 / R3", "1 play R2", "follow", {"why": "suit"}, "follow-suit"),
        ("trick 0:C6; hands R1 / R2 / R3", "1 play R2", "follow", {"why": "cat-lead"}, "cat-lead"),
        ("trick 0:C6; hands R1 / C2 / R3", "1 play C2", "follow", {"why": "cat-lead"}, "cat-lead"),
        ("trick 0:R6 1:R7; hands R1 / B2 / R8 B3", "2 play R8", "trick-won", {"by": "number", "over": "R7", "winner": 2}, "compare-number"),
        ("trick 0:R6 1:R7; hands R1 / B2 / C8 B3", "2 play C8", "trick-won", {"by": "number", "over": "R6"}, "compare-number"),
        ("trick 0:R6 1:C7; hands R1 / B2 / C8 B3", "2 play C8", "trick-won", {"by": "colour", "over": "C8"}, "cat-is-colour"),
        ("trick 0:R6 1:Y7; hands R1 / B2 / B8 B3", "2 play B8", "trick-won", {"by": "colour", "over": "B8"}, "pecking-meaning"),
        ("trick 0:R6 1:R7; hands R1 / B2 / R8 B3", "2 play R8", "jostle", {"colour": "R", "outcome": "on-top", "order": ["R", "B", "Y", "C"]}, "pinch-step-1"),
        ("trick 0:R6 1:R7; hands R1 / B2 / C8 B3", "2 play C8", "jostle", {"colour": "C", "outcome": "moves", "order": ["C", "R", "B", "Y"]}, "cat-lowest"),
    ],
)  # fmt: skip
def test_what_is_told_of_one_card(
    position: str, move: str, kind: str, facts: dict[str, Any], rule: str
) -> None:
    game = mops.game("mopsen", players=3)
    step = game.play(game.position(position), move)
    assert events(step)[kind].items() >= facts.items()
    assert f"mopsen.{rule}" in rules(step)[kind]


def test_the_winner_is_compared_with_the_second_highest_card() -> None:
    game = mops.game("mopsen", players=5)
    state = game.position("trick 0:R6 1:Y7 2:R9 3:B16; hands R1 / B2 / B3 / B4 / R8 B5")
    step = game.play(state, "4 play R8")
    won = {"winner": 2, "card": "R9", "over": "R8", "by": "number"}
    assert events(step)["trick-won"] == won
    assert events(step)["lowest"] == {"player": 1, "card": "Y7"}
    assert events(step)["must-pinch"]["cards"] == ["R6", "B16", "R8"]


def test_a_covered_bowl_is_told_once() -> None:
    game = mops.game("mopsen", players=3)
    state = game.position("trick 0:R6 1:R7; bowls - / - / B1; hands R1 / B2 / R8 B3")
    assert "covers-bowl" not in events(game.play(state, "2 play R8"))


def test_readings_are_told() -> None:
    stays = mops.game("mopsen", players=3, cat_lowest="stays")
    state = stays.position("trick 0:R6 1:R7; hands R1 / B2 / C8 B3")
    assert events(stays.play(state, "2 play C8"))["jostle"]["outcome"] == "stays"
    may = mops.game("mopsen", players=4, pinch="may")
    state = may.position("trick 0:R6 1:R7 2:B3; hands R1 / B2 / Y3 / C8 B4")
    step = may.play(state, "3 play C8")
    assert events(step)["may-pinch"] == {"player": 3, "cards": ["R6", "B3"], "count": 2}
    step = may.play(step.after, "3 pinch -")
    assert events(step) == {
        "decline": {"player": 3},
        "clear": {"cards": ["R6", "B3"], "count": 2},
        "next-lead": {"player": 1},
    }


LAST_TRICK = (
    "pecking Y C R B; round 3; scores 10 9 8 / 4 4 4; trick 0:R16 1:Y1; bowls - / B12 / R8 C2; "
    "hands - / B6 / R3 B4"
)


def test_the_end_of_a_round_and_of_the_game() -> None:
    game = mops.game("mopsen", players=3)
    step = game.play(game.play(game.position(LAST_TRICK), "2 play R3").after, "2 pinch R16")
    assert [event.kind for event in step.events] == [
        "pinch", "round-end", "score", "score", "score", "game-end", "winners",
    ]  # fmt: skip
    assert events(step)["round-end"] == {"empty": [0], "count": 1, "round": 3}
    assert [e.facts for e in step.events if e.kind == "score"] == [
        {
            "player": 0,
            "empty": True,
            "bowl": 7,
            "tricks": 0,
            "hand": 0,
            "points": 7,
            "before": 14,
            "total": 21,
        },
        {
            "player": 1,
            "empty": False,
            "bowl": 6,
            "tricks": 2,
            "hand": 1,
            "points": 7,
            "before": 13,
            "total": 20,
        },
        {
            "player": 2,
            "empty": False,
            "bowl": 7,
            "tricks": 2,
            "hand": 2,
            "points": 9,
            "before": 12,
            "total": 21,
        },
    ]
    assert events(step)["game-end"] == {"totals": [21, 20, 21]}
    assert events(step)["winners"] == {
        "players": [0, 2], "points": 21, "shared": True, "tied": True, "tie_break": "shared",
    }  # fmt: skip
    outcome = game.outcome(step.after)
    assert outcome is not None
    assert (outcome.winners, outcome.totals) == ((0, 2), (21, 20, 21))
    assert outcome.rules == ("mopsen.winner", "mopsen.ties")


def test_a_tie_that_the_last_round_breaks_is_told_as_one() -> None:
    game = mops.game("mopsen", players=3, tie_break="last_round")
    step = game.play(game.play(game.position(LAST_TRICK), "2 play R3").after, "2 pinch R16")
    assert events(step)["winners"] == {
        "players": [2], "points": 21, "shared": False, "tied": True, "tie_break": "last_round",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("scores", "tie_break", "winners", "rules_"),
    [
        ("1 2 3 / 1 2 3 / 1 2 3", "shared", (2,), ("mopsen.winner",)),
        ("1 2 3 / 1 2 3 / 1 2 3", "last_round", (2,), ("mopsen.winner",)),
        ("9 1 0 / 1 9 0 / 5 5 9", "shared", (0, 1), ("mopsen.winner", "mopsen.ties")),
        ("9 1 0 / 1 9 0 / 5 5 9", "last_round", (0, 1), ("mopsen.winner", "mopsen.ties")),
        ("9 2 0 / 1 7 0 / 5 6 9", "last_round", (1,), ("mopsen.winner", "mopsen.ties")),
        ("5 5 6 / 5 5 5 / 5 5 4", "last_round", (0, 1), ("mopsen.winner", "mopsen.ties")),
    ],
)
def test_winners(
    scores: str, tie_break: str, winners: tuple[int, ...], rules_: tuple[str, ...]
) -> None:
    game = mops.game("mopsen", players=3, tie_break=tie_break)
    outcome = game.outcome(game.position(f"phase game_over; scores {scores}"))
    assert outcome is not None and (outcome.winners, outcome.rules) == (winners, rules_)


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
