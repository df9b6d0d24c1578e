"""Every rule that a move breaks is given: a plain list of conditions, written from the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.mopsen.moves import Deal, Pinch, Play, Redraw
from tests.games.mopsen import facts
from tests.playing import subject_of


def broken(state: Any, move: dict[str, Any]) -> Iterator[str]:
    """Yield the rules that a move breaks, condition by condition."""
    kind, seat, phase = move["type"], move.get("player"), state.phase
    if phase == "game_over":
        yield "game-end"
        return
    if (phase == "round_over" and kind != "deal") != (kind == "next_round"):
        yield "round-end"
    if (phase == "deal") != (kind == "deal"):
        yield "deal"
    if (kind == "redraw" != phase) or (kind == "play" and phase == "redraw"):
        yield "redraw-timing"
    if kind == "redraw" and phase in ("play", "pinch", "round_over"):
        yield "redraw-order"  # a second time
    if (kind == "pinch" and phase != "pinch") or (kind == "play" and phase == "pinch"):
        yield "pinch-steps"
    if kind == "play" == phase:
        yield from broken_play(state, seat, move["card"])
    if kind == "pinch" == phase:
        yield from broken_pinch(state, seat, move["card"])
    if kind == "redraw" == phase:
        cards = move["cards"]
        if seat != state.turn:
            yield "redraw-order"
        if len(cards) > 3:
            yield "redraw"
        if seat == state.turn and Counter(cards) - Counter(state.hands[seat]):
            yield "own-hand"
    if kind == "deal" == phase:
        if sorted(move["cards"]) != sorted(facts.DECK):
            yield "deck-composition"
        start = state.options.pecking_start if state.round == 1 else "kept"
        between = state.options.pecking_between_rounds
        free = start == "shuffled" or (start == "kept" and between == "shuffle")
        if sorted(move["pecking"]) != ["B", "C", "R", "Y"]:
            yield "pecking-setup"
        elif not free and tuple(move["pecking"]) != state.pecking:
            yield "pecking-setup" if state.round == 1 else "pecking-between-rounds"


def broken_play(state: Any, seat: int, card: str) -> Iterator[str]:
    if seat != state.turn:
        yield "clockwise"
        return
    hand = state.hands[seat]
    if card not in hand:
        yield "own-hand"
    led = state.trick[0][1][0] if state.trick else "C"
    if led != "C" and card[0] not in (led, "C") and any(held[0] == led for held in hand):
        yield "follow-suit"


def broken_pinch(state: Any, seat: int, card: str | None) -> Iterator[str]:
    if seat != state.turn:
        yield "lowest-pinches"
    if card is None:
        if seat == state.turn and state.options.pinch == "must":
            yield "pinch-must"
        return
    if card not in [lies for _, lies in state.trick]:
        yield "pinch-lying-only"
    if seat == state.turn and card == state.discard[-1]:  # where step 2 has put it
        yield "pinch-own-card"


def tried(state: Any, rng: Random) -> list[Any]:
    """Moves that somebody could mean, and worse ones."""
    seats = [*range(state.options.players), state.options.players, 77]
    cards, some = [*facts.DECK, "R99"], rng.choice
    order = "RBYC" if rng.random() < 0.5 else rng.choice(["RBCY", "RRBY", "RB"])
    deck = rng.sample(facts.DECK, 56)
    return [
        *rng.sample(list(facts.universe(state, rng)), 12),
        *(Play(some(seats), some(cards)) for _ in range(4)),
        *(Pinch(some(seats), some([*cards[-2:], *state.discard[-2:], None])) for _ in range(4)),
        *(Redraw(some(seats), tuple(rng.choices(cards, k=rng.randint(0, 5)))) for _ in range(4)),
        Deal(tuple(state.pecking or order), tuple(deck)),
        Deal(tuple(order), (*deck[:-1], some(cards))),
    ]


@pytest.mark.parametrize("players", facts.PLAYERS)
def test_every_broken_rule_is_given_and_no_other(players: int) -> None:
    seen: Counter[str] = Counter()
    several = 0
    for number, options in enumerate(facts.OPTIONS):
        game, rng = mops.game("mopsen", players=players, **options), Random(number)
        states = [game.engine.initial(), *subject_of("mopsen").positions(game, number, 0.3)]
        for state in states:
            for move in tried(state, rng):
                expected = {f"mopsen.{rule}" for rule in broken(state, move.json())}
                found = [violation.rule.id for violation in game.check(state, move)]
                assert set(found) == expected and len(found) == len(expected), (str(state), move)
                seen.update(expected or {"nothing"})
                several += len(expected) > 1
    assert sum(seen.values()) > 5000 and several > 500
    rules = (
        "nothing clockwise own-hand follow-suit pinch-steps lowest-pinches pinch-lying-only pinch-must "
        "pinch-own-card redraw redraw-order redraw-timing round-end game-end deal deck-composition "
        "pecking-setup pecking-between-rounds"
    )
    assert {rule.removeprefix("mopsen.") for rule in seen} == {*rules.split()}
