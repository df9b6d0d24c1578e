"""Events and secrets of Miau! Miau!, and what is built on its rules."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook import graphs
from mopsbook.core.state import HIDDEN
from mopsbook.players import Bots, seated

# ------------------------------------------------------------------ events


def kinds(game: Any, position: str, *moves: str) -> list[tuple[str, tuple[str, ...]]]:
    state = game.position(position)
    told: list[Any] = []
    for move in moves:
        step = game.apply(state, move)
        told += step.events
        state = step.after
    return [(event.kind, tuple(rule.partition(".")[2] for rule in event.rules)) for event in told]


def test_what_is_told_of_a_forgotten_call() -> None:
    game = mops.game("miau_miau", players=2)
    assert kinds(game, "hands 7C KD / 9S AS; draw AH; discard 9C QC", "0 play 7C") == [
        ("play", ("match", "one-card")),
        ("forgot", ("call-miau", "call-penalty")),
        ("penalty", ("call-penalty",)),
        ("seven", ("seven-draws-two",)),
    ]


def test_what_is_told_of_a_shuffle_in_the_middle_of_drawing() -> None:
    game = mops.game("miau_miau", players=2)
    position = "hands KS KH / 9S AS; draw TD; discard QC 9C 7S 7C; pending 4"
    assert kinds(game, position, "0 draw", "shuffle QC 9C 7S") == [
        ("draw-owed", ("seven-draws-two", "seven-settled")),
        ("pile-empty", ("empty-pile",)),
        ("reshuffle", ("empty-pile",)),
        ("draw-owed", ("seven-draws-two", "seven-settled", "seven-draw-ends-turn")),
    ]


def test_what_is_told_of_the_last_card() -> None:
    game = mops.game("miau_miau", players=3, play_on=True)
    position = "hands 8H / 9S AS / QS QH; discard 9H"
    assert kinds(game, position, "0 play 8H") == [
        ("play", ("match", "one-card")),
        ("win", ("win", "call-last", "last-card-special")),
        ("eight", ("eight-skips",)),
    ]


def test_events_keep_the_secrets_of_those_who_draw() -> None:
    """A card that only one seat may see is in no fact that others are told."""
    public = {
        "draw": "player count why",
        "draw-owed": "player count owed part renewed ends",
        "penalty": "player count renewed",
    }
    game = mops.game("miau_miau", players=3, call_penalty=2, after_seven_draw="may-play")
    rng, private = Random(2), 0
    for _ in range(60):
        state = game.start(rng)
        while moves := game.legal(state):
            step = game.play(state, rng.choice(moves), rng)
            for event in step.events:
                if event.only is None:
                    continue
                private += 1
                (seat,) = event.only
                told = {name: event.facts[name] for name in public[event.kind].split()}
                assert event.facts.keys() == told.keys() | {"cards"}
                drawn = event.facts["cards"]
                assert len(drawn) == event.facts["count"]
                assert set(drawn) <= set(step.after.hands[seat])
                assert not any(card in json.dumps(told) for card in drawn)
            state = step.after
    assert private > 500


def test_who_may_draw_freely_does_not_tell_whether_anything_fits() -> None:
    game = mops.game("miau_miau", players=2, voluntary_draw=True)
    for held in ("9H", "QD"):
        state = game.position(f"hands {held} AS / KD 8S; draw TD; discard 9C")
        (event, *_) = game.apply(state, "0 draw").events
        assert (event.rules, event.facts["why"]) == (("miau-miau.must-play",), "free")


def test_the_card_just_drawn_is_seen_by_one_seat_alone() -> None:
    game = mops.game("miau_miau", players=2)
    state = game.play(game.position("hands QD AS / KD 8S; draw TC; discard 9C"), "0 draw").after
    assert game.observe(state, 0).drawn == "TC"
    assert game.observe(state, 1).drawn == HIDDEN
    assert game.observe(state, 1).hands == ((HIDDEN,) * 3, ("KD", "8S"))


# ------------------------------------------------------------------ the graph, the rule of thumb


@pytest.mark.parametrize(("size", "wild"), [*product((32, 52), (False, True))])
def test_the_graph_has_each_pair_that_may_follow_and_no_other(size: int, wild: bool) -> None:
    ranks = "789TJQKA" if size == 32 else "23456789TJQKA"
    cards = [rank + suit for rank in ranks for suit in "CDHS"]
    found = graphs.miau_followers(mops.game("miau_miau", deck=size, jack_wild=wild))
    assert set(found) == set(cards)
    expected = {
        (below, above)
        for below, above in product(cards, cards)
        if below != above
        and (below[0] != "J" or above[0] != "J")
        and (below[0] == above[0] or below[1] == above[1] or (wild and above[0] == "J"))
    }
    assert set(found.edges) == expected
    by = Counter(by for *_, by in found.edges(data="by"))
    # every card but a jack has three of its rank, and all of its suit but itself
    assert by["rank"] == (len(ranks) - 1) * 4 * 3
    assert by["suit"] == len(cards) * (len(ranks) - 1)
    assert by["wild"] == (4 * 3 * (len(ranks) - 1) if wild else 0)


def test_the_graph_of_some_cards() -> None:
    found = graphs.miau_followers(mops.game("miau_miau"), ["KH", "9C", "9H", "9C"])
    assert list(found) == ["9C", "9H", "KH"]
    assert list(found.edges) == [("9C", "9H"), ("9H", "9C"), ("9H", "KH"), ("KH", "9H")]


def test_the_rule_of_thumb_never_forgets_a_call() -> None:
    game, rng = mops.game("miau_miau", players=3), Random(1)
    bots = Bots(game, seated("simple", game), range(game.players))
    for _ in range(20):
        state = game.start(rng)
        while game.actor(state) is not None:
            step = game.play(state, bots.choose(state, game.legal(state), rng), rng)
            assert "forgot" not in [event.kind for event in step.events]
            state = step.after


# ------------------------------------------------------------------ nothing is drawn where nothing is left


@pytest.mark.parametrize(
    ("reading", "discard", "draws"),
    [
        ({"empty_pile": "stop"}, "7H 9H", False),
        ({}, "9H", False),
        ({}, "7H 9H", True),  # the seven is shuffled and drawn
    ],
    ids=str,
)
def test_who_can_lay_does_not_draw_from_nothing(
    reading: dict[str, Any], discard: str, draws: bool
) -> None:
    game = mops.game("miau_miau", players=2, voluntary_draw=True, **reading)
    state = game.position(f"hands 9C KD / 8S AS QD; discard {discard}")
    assert [str(move) for move in game.legal(state)] == [
        "0 play 9C",
        "0 play 9C miau",
        *(["0 draw"] if draws else []),
    ]
    refused = [] if draws else ["miau-miau.must-play"]
    assert [v.rule.id for v in game.check(state, "0 draw")] == refused
    assert ("or draw" in str(mops.explain(state))) == draws


def test_who_can_lay_nothing_still_draws_from_nothing() -> None:
    game = mops.game("miau_miau", players=2, voluntary_draw=True, empty_pile="stop")
    step = game.play(game.position("hands KD QD / 8S AS QC; discard 7H 9H"), "0 draw")
    assert str(mops.explain(step)).splitlines() == [
        "No card is left that Anna could draw. In this game that is the end.",
        "Anna holds the fewest cards, 2, and wins.",
    ]


def test_a_free_draw_is_not_told_as_one_that_has_to_be() -> None:
    game = mops.game("miau_miau", players=2, voluntary_draw=True)
    step = game.play(game.position("hands 9C KD / 8S AS QC; discard 7H 9H"), "0 draw", seed=1)
    for lang, forced in (("en", "has to"), ("de", "muss")):
        assert forced not in str(mops.explain(step, lang))


def test_a_last_jack_that_is_not_called_wishes_nothing_and_the_game_goes_on() -> None:
    game = mops.game("miau_miau", players=2, last_call="required")
    state = game.position("hands JH / KH 9C TH; draw AS TD; discard AH")
    after = game.play(state, "0 play JH").after
    assert (after.hands[0], after.wish, after.turn) == (("AS",), None, 1)
    assert {str(move) for move in game.legal(after)} == {"1 play KH", "1 play TH"}


def test_whoever_passes_where_drawing_is_free_is_told_both_ways_out() -> None:
    game = mops.game("miau_miau", players=2, voluntary_draw=True)
    state = game.position("hands 9C KD QS / 8S AS QD; draw AH; discard 9H")
    found = game.check(state, "0 keep")
    assert [v.rule.id for v in found] == ["miau-miau.draw-when-stuck"]
    assert str(mops.explain(found)).startswith(
        "Anna cannot just pass: a card is played, or one is drawn."
    )


def test_when_no_card_moves_in_as_many_turns_as_there_are_cats_the_game_ends() -> None:
    game = mops.game("miau_miau", players=2)
    for idle, phase in ((0, "play"), (1, "over")):
        state = game.position(f"turn 0; hands KD QD / KH QH; discard 9C; idle {idle}")
        assert game.play(state, "0 draw").after.phase == phase
