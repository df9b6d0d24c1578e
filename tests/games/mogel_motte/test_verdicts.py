"""Every rule that a move breaks is given: a plain list of conditions, written from the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.mogel_motte.moves import Deal, Shuffle, Slap
from tests.games.mogel_motte import facts
from tests.playing import subject_of

SEATLESS = ("slap", "race", "next_round", "deal", "shuffle")
OPTIONS: list[dict[str, Any]] = [
    *facts.OPTIONS,
    {"guard_moth_forced": True, "moth_counts": [0, 4, 0, 4, 0]},
]


def broken(state: Any, move: dict[str, Any]) -> Iterator[str]:
    """Yield the rules that a move breaks, condition by condition."""
    kind, seat, phase = move["type"], move.get("player"), state.phase
    between = {
        "game_over": "game-end",
        "round_over": "round-end",
        "deal": "shuffle-deal",
        "reshuffle": "reshuffle",
    }
    if kind == "next_round":
        if phase != "round_over":
            yield "game-end" if phase == "game_over" else "round-end"
    elif kind == "deal" == phase:
        yield from broken_deal(state.options, move["cards"])
    elif kind == "shuffle" and phase == "reshuffle":
        due = state.discard[: -1 if state.options.reshuffle_top == "stays" else None]
        if sorted(move["cards"]) != sorted(due):
            yield "reshuffle"
    elif phase in between:
        yield between[phase]
    elif kind in ("deal", "shuffle"):
        yield "shuffle-deal" if kind == "deal" else "reshuffle"
    elif kind in ("cheat", "accuse", "let_go", "penalty"):
        if seat >= state.options.players:
            yield "players"
        else:
            yield from OUT_OF_TURN[kind](state, move)
    elif phase in ("attempt", "clarify"):
        yield "caught-red-handed" if phase == "attempt" else "interruption"
    elif kind not in SEATLESS and seat >= state.options.players:
        yield "players"
    else:
        yield from DUE[kind](state, move)


def broken_deal(options: Any, cards: list[str]) -> Iterator[str]:
    if len(cards) != 71:
        yield "material"
        return
    deck = facts.deck(options)
    for kinds, rule in (("N", "values"), ("SQCA", "action-values"), ("M", "moth-values")):
        if sorted(c for c in cards if c[0] in kinds) != [c for c in deck if c[0] in kinds]:
            yield rule


def fits(state: Any, card: str) -> bool:
    thin = card[0] == "M" and state.options.moth_value == "transparent"
    return thin or (int(card[1]) - state.value) % 5 in (1, 4)


# ------------------------------------------------------------------ what has its own time


def play(state: Any, move: dict[str, Any]) -> Iterator[str]:
    seat, cards = move["player"], move.get("cards") or [move["card"]]
    if state.phase != "turn" or seat != state.turn:
        yield "in-turn" if state.phase == "turn" else "action-first"
        return
    if len(cards) > 1:
        yield "one-card"
    if Counter(cards) - Counter(state.hands[seat]):
        yield "own-hand"
    if cards[0][0] == "M" and seat != state.guard:
        yield "moth-not-laid"
    if not fits(state, cards[0]):
        yield "adjacent"


def draw(state: Any, move: dict[str, Any]) -> Iterator[str]:
    seat, options = move["player"], state.options
    if state.phase != "turn" or seat != state.turn:
        yield "in-turn" if state.phase == "turn" else "action-first"
        return
    fitting = [card for card in state.hands[seat] if fits(state, card)]
    moths = [card for card in fitting if card[0] == "M" and seat == state.guard]
    if options.voluntary_draw and (state.draw or len(state.discard) > 1):
        return
    if any(card[0] != "M" for card in fitting):
        yield "draw-if-stuck"
    elif moths and options.guard_moth_forced:
        yield from ("draw-if-stuck", "guard-moth-forced")


def present(state: Any, seat: int, card: str) -> Iterator[str]:
    if card[0] == "M":
        yield "moth-not-given"
    if card not in state.hands[seat]:
        yield "own-hand"
    if len(state.hands[seat]) == 1 and state.options.last_card_gift == "kept":
        yield "empty-by-gift"


def give(state: Any, move: dict[str, Any]) -> Iterator[str]:
    seat = move["player"]
    if state.phase != "spider" or seat != state.turn:
        yield "in-turn" if state.phase == "spider" else "spider"
        return
    if move["type"] == "decline":
        return
    if move["to"] == seat:
        yield "spider"
    if move["to"] >= state.options.players:
        yield "players"
    yield from present(state, seat, move["card"])


def slap(state: Any, move: dict[str, Any]) -> Iterator[str]:
    if state.phase != "slap":
        yield "mosquito"
        return
    seats, order = range(state.options.players), move.get("order") or []
    if state.turn in (move["slowest"], *order):
        yield "mosquito"
    if move["slowest"] not in seats:
        yield "players"
    if order and sorted(order) != [seat for seat in seats if seat != state.turn]:
        yield "mosquito-one-slowest"


def gift(state: Any, move: dict[str, Any]) -> Iterator[str]:
    if state.phase != "gifts":
        yield "mosquito-gifts"
    elif move["player"] != state.queue[0]:
        yield "gift-order"
    else:
        yield from present(state, move["player"], move["card"])


def race(state: Any, move: dict[str, Any]) -> Iterator[str]:
    seat, card, options = move["player"], move["card"], state.options
    if state.phase != "race":
        yield "cockroach"
    elif seat is not None and seat >= options.players:
        yield "players"
    elif seat is not None:
        kinds = "N" if options.race_cards == "number" else "NSQCA"
        if seat == state.turn and not options.race_active:
            yield "race-active"
        if card[0] not in kinds or int(card[1]) != state.value:
            yield "cockroach"
        if card not in state.hands[seat]:
            yield "own-hand"


def take(state: Any, move: dict[str, Any]) -> Iterator[str]:
    if state.phase != "ant":
        yield "ant"
    elif move["player"] != state.queue[0]:
        yield "ant-order"
    elif move["card"] not in state.discard[:-1]:
        yield "ant-source"


# ------------------------------------------------------------------ what has another time


def wrong_time(state: Any) -> Iterator[str]:
    turns = state.options.cheat_time == "turns" and state.phase not in ("turn", "attempt")
    if state.phase == "clarify":
        yield "cheat-pause"
    elif state.phase in ("gifts", "ant") or turns:
        yield "cheat-time"


def cheat(state: Any, move: dict[str, Any]) -> Iterator[str]:
    seat, cards = move["player"], move.get("cards") or [move["card"]]
    seen = [*wrong_time(state)]
    if seat == state.guard:
        seen.append("guard-honest")
    if len(cards) > 1 or state.phase == "attempt":
        seen.append("cheat-one-at-a-time")
    if len(state.hands[seat]) < 2:
        seen.append("cheat-last-card")
    yield from seen
    # what is in a hand is told only to whoever could cheat now
    if not seen and Counter(cards) - Counter(state.hands[seat]):
        yield "own-hand"


def accuse(state: Any, move: dict[str, Any]) -> Iterator[str]:
    yield from wrong_time(state)
    if move["player"] != state.guard:
        yield "no-telling"
    elif move["target"] == state.guard:
        yield "accuse"
    if move["target"] >= state.options.players:
        yield "players"


def let_go(state: Any, move: dict[str, Any]) -> Iterator[str]:
    if state.phase != "attempt":
        yield "caught-red-handed"
    if move["player"] != state.guard:
        yield "no-telling"


def penalty(state: Any, move: dict[str, Any]) -> Iterator[str]:
    seat, card, options = move["player"], move["card"], state.options
    if state.phase == "attempt":
        yield "caught-red-handed"
    if state.phase != "clarify":
        yield "rightly-accused"
    elif seat != state.guard:
        yield "penalty-choice"
    else:
        given = [*present(state, seat, card)]
        yield from (rule for rule in given if rule != "moth-not-given")
        if card[0] == "M" and not options.penalty_moth:
            yield "penalty-no-moth"


DUE = {"play": play, "draw": draw, "give": give, "decline": give, "slap": slap, "gift": gift, "race": race, "take": take}  # fmt: skip
OUT_OF_TURN = {"cheat": cheat, "accuse": accuse, "let_go": let_go, "penalty": penalty}


def tried(state: Any, rng: Random) -> list[Any]:
    """Moves that somebody could mean, and worse ones."""
    deck = [*facts.deck(state.options)]
    hands = rng.sample(range(state.options.players + 1), rng.randint(2, state.options.players))
    waste = list(state.discard)
    return [
        *rng.sample([*facts.universe(state, rng)], 30),
        Slap(hands[-1], tuple(hands)),
        Slap(hands[0]),
        Deal(tuple(deck)),
        Deal((*deck[:-1], rng.choice(facts.CARDS))),
        Deal((rng.choice(facts.CARDS), *deck[1:])),
        Deal(tuple(deck[: rng.choice([70, 71])])),
        Shuffle(tuple(waste[:-1])),
        Shuffle(tuple(rng.sample(waste, len(waste)))),
    ]


def set_up(players: int) -> list[str]:
    """Positions that are rare: a last card to be given away, and a guard whom only a moth fits."""
    hands = " / ".join(["N1", "N4 N5", "N1 M4", "N2 N3", "N1 N5"][:players])
    return [
        f"guard 2; draw N5; hands {hands}; {what}"
        for what in ("phase spider; discard N3 S3", "turn 2; discard N3")
    ]


@pytest.mark.slow
def test_every_broken_rule_is_given_and_no_other() -> None:
    seen: Counter[str] = Counter()
    several = 0
    for number, options in enumerate(OPTIONS * 3):
        players = facts.PLAYERS[(number + number // len(OPTIONS)) % 3]
        game, rng = mops.game("mogel_motte", players=players, **options), Random(number)
        rare = [game.position(text) for text in set_up(players)]
        for state in [
            game.engine.initial(),
            *rare,
            *subject_of("mogel_motte").positions(game, number, 0.2),
        ]:
            for move in [*facts.universe(state, rng)] if state in rare else tried(state, rng):
                expected = {f"motte.{rule}" for rule in broken(state, move.json())}
                found = [violation.rule.id for violation in game.check(state, move)]
                assert set(found) == expected and len(found) == len(expected), (
                    str(state),
                    str(move),
                )
                seen.update(expected or {"nothing"})
                several += len(expected) > 1
    assert sum(seen.values()) > 30_000 and several > 3000
    rules = (
        "nothing game-end round-end shuffle-deal reshuffle players caught-red-handed interruption material "
        "values action-values moth-values in-turn action-first one-card own-hand moth-not-laid adjacent "
        "draw-if-stuck guard-moth-forced moth-not-given empty-by-gift spider mosquito mosquito-one-slowest "
        "mosquito-gifts gift-order cockroach race-active ant ant-order ant-source cheat-pause cheat-time "
        "guard-honest cheat-one-at-a-time cheat-last-card no-telling accuse rightly-accused "
        "penalty-choice penalty-no-moth"
    )
    assert {rule.removeprefix("motte.") for rule in seen} == {*rules.split()}
