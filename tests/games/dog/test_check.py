"""`check` gives every rule that is broken: held against a plain list of conditions, one for each rule.

A move is judged as far as it can be followed. Where it ends is nobody's fault but is said here:

* out of turn that alone is told, for whatever is in another hand stays unknown; so at a wrong time;
* a piece that is not there, or may not be moved, is not followed any further;
* home is judged only for a piece that goes forward to it; a 7 up to the first portion that fails.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import mopsbook as mops
from mopsbook.core.options import choices
from mopsbook.games.dog.cards import KINDS
from mopsbook.games.dog.moves import Play, Portion, Swap
from mopsbook.games.dog.options import DogOptions
from tests.games.dog import boards, brute

READINGS = (
    "start_first", "start_protection", "foreign_start_block", "home_entry", "home_moves",
    "four_over_start", "direction",
)  # fmt: skip
Field = brute.Field


class Case:
    """A card used on one piece of seat 0, looked at with the slow twin's board."""

    def __init__(self, world: brute.World, board: brute.Board, card: str) -> None:
        self.w, self.board, self.card = world, board, card
        self.seat = brute.mover(world, board, 0)
        self.own = set(brute.own(board, self.seat))
        self.start: Field = ("t", world.starts[self.seat])
        self.numbers = brute.NUMBERS.get(card, (int(card),) if card.isdigit() else ())

    def agreed(self, name: str, value: str) -> bool:
        return bool(self.w.reading.get(name) == value)

    def number(self, steps: int, from_loop_home: bool = False) -> Iterator[str]:
        if steps in self.numbers:
            return
        yield "card-value"
        if any(steps < number for number in self.numbers):
            yield "full-value"
            if from_loop_home:
                yield "overshoot"
        if self.card == "joker" and steps == 7:
            yield "joker"

    def barred(self, way: list[Field], last: bool) -> Iterator[tuple[str, int | None]]:
        """The rules of pieces in the way; `last` says whether the last field is only passed."""
        for place, field in enumerate(way):
            who = brute.who(self.board, field)
            if who is None:
                continue
            if brute.on_own_start(self.w, who, field):
                if who not in self.board.bare:
                    yield "start-block", who
                    yield "protected-start", who
            elif (
                self.agreed("foreign_start_block", "on")
                and field[1] in self.w.starts
                and (last or place < len(way) - 1)
            ):
                yield "start-guest", who

    def loop(self, source: Field, target: Field) -> Iterator[str]:
        w = self.w
        ahead = (target[1] - source[1]) * w.step % w.length
        if self.card in ("4", "joker") and ahead == w.length - 4:
            past = (source[1] - self.start[1]) * w.step % w.length
            if self.agreed("four_over_start", "barred") and 1 <= past <= 4:
                yield "four-over-start"
            stops = [
                rule
                for rule, _ in self.barred(
                    [brute.loop_at(w, source, -k) for k in range(1, 5)], False
                )
            ]
            yield from stops
            if stops:
                yield "four-back-way"
            return
        if ahead > 13 and w.length - ahead <= 13:
            yield from ("four-only-back", "forward")
            return
        yield from self.number(ahead)
        if not 0 < ahead <= 13:
            return
        way = [brute.loop_at(w, source, k) for k in range(1, ahead + 1)]
        yield from (rule for rule, _ in self.barred(way, False))
        if self.agreed("home_entry", "forced") and self.start in way[:-1]:
            past = way.index(self.start) + 1
            homes = {("h", n) for n in range(1, ahead - past + 1)}
            free = ahead - past <= 4 and not homes & self.own
            if free and not [*self.barred(way[:past], True)]:
                yield "home-optional"

    def home(self, source: Field, target: Field) -> Iterator[str]:
        if source[0] == "h":
            if target[0] != "h" or target[1] <= source[1]:
                yield "home-no-back"
                return
            yield from self.number(target[1] - source[1])
            if self.agreed("home_moves", "seven-only"):
                yield "home-inner"
            if self.agreed("start_first", "on") and not any(f[0] == "t" for f in self.own):
                yield "start-needed"
        elif source == self.start:
            yield "home-not-from-start"
            return
        else:
            until = (self.start[1] - source[1]) * self.w.step % self.w.length
            if until > 13 and self.w.length - until <= 4:
                yield from ("four-not-home", "home-forward")
                return
            yield from self.number(until + target[1], from_loop_home=True)
            way = [brute.loop_at(self.w, source, k) for k in range(1, until + 1)]
            stops = [*self.barred(way, True)]
            yield from (rule for rule, _ in stops)
            if any(who == self.seat for _, who in stops):
                yield "home-block"
        first = source[1] if source[0] == "h" else 0
        if target[1] > 4:
            yield "home-exact"
        if any(("h", n) in self.own for n in range(first + 1, target[1])):
            yield "home-no-jump"
        if target in self.own:
            yield "home-safe"

    def begin(self, target: Field) -> Iterator[str]:
        if self.card not in ("1/11", "13", "joker") or target != self.start:
            yield "start-cards"
        if not brute.in_zone(self.w, self.board, self.seat):
            yield "own-piece"
        if self.start in self.own:
            yield "start-own-blocked"

    def swap(self, mine: tuple[int, Field], other: tuple[int, Field]) -> Iterator[str]:
        if self.card not in ("swap", "joker"):
            yield "card-value"
            return
        for (who, field), absent in ((mine, "own-piece"), (other, "swap-other")):
            safe = field[0] == "h" or (
                brute.on_own_start(self.w, who, field) and who not in self.board.bare
            )
            if (who, field) not in self.board.out:
                yield absent
            elif safe:
                yield "swap-protected"
        if other[0] == mine[0] or (other[0] == 0 and mine[0] != 0):
            yield "swap-other"
        loose = [
            who
            for who, field in self.board.out
            if field[0] == "t"
            and (not brute.on_own_start(self.w, who, field) or who in self.board.bare)
        ]
        if self.seat not in loose and any(who != self.seat for who in loose):
            yield "swap-needs-own"


def number(field: Field) -> int:
    return field[1] + (200 if field[0] == "h" else 0)


def test_every_rule_that_a_card_breaks_is_named() -> None:
    rng, cited, several, legal = Random(11), Counter[str](), 0, 0
    for _ in range(150):
        players = rng.choice((2, 3, 4, 5, 6))
        reading = {name: rng.choice(choices(DogOptions)[name]) for name in READINGS}
        game, world = mops.game("dog", players=players, **reading), brute.world(players, **reading)
        pieces = boards.crowded(world, rng)
        hand = rng.sample(KINDS, 3)
        state = game.position(
            {"pieces": pieces, "bare": boards.bare(world, pieces, rng), "hand": hand}
        )
        board = boards.twin(state)
        for _ in range(25):
            card = rng.choice([kind for kind in KINDS if kind != "swap"] if rng.random() < 0.8 else ["swap", "joker", "5"])  # fmt: skip
            case = Case(world, board, card)
            whose = None if case.seat == 0 else case.seat
            own, move, wanted = sorted(case.own), None, set[str]()
            chance = rng.random()
            if chance < 0.15 and card not in ("7", "swap"):
                at: Field = rng.choice([case.start, ("t", 5)])
                wanted = {*case.begin(at)}
                move = Play(card, (Portion(-1, number(at), whose),), "", 0)
            elif chance < 0.35 and own and board.out:
                other, field = rng.choice(sorted(board.out))
                mine = rng.choice(own)
                wanted = {*case.swap((case.seat, mine), (other, field))}
                move = Swap(
                    card, number(mine), (None if other == 0 else other, number(field)), whose, 0
                )
            elif own and card not in ("7", "swap"):
                source = rng.choice(own)
                if rng.random() < 0.4 or source[0] == "h":
                    at = ("h", rng.randint(1, 6))
                    if source[0] == "h" and rng.random() < 0.2:
                        at = ("t", rng.randrange(world.length))
                    wanted = {*case.home(source, at)}
                else:
                    steps = rng.choice((*case.numbers, *case.numbers, -4, rng.randint(-13, 20)))
                    at = brute.loop_at(world, source, steps)
                    wanted = {*case.loop(source, at)}
                move = Play(card, (Portion(number(source), number(at), whose),), "", 0)
            if move is None:
                continue
            if card not in hand:
                wanted.add("turn-card")
            found = {str(v.rule.id).removeprefix("dog.") for v in game.check(state, move)}
            assert found == wanted, f"{move} in {reading} {state}"
            cited.update(found)
            several += len(found) > 1
            legal += not found
    assert len(cited) >= 26, cited
    assert several > 2000 and legal > 80


def test_over_the_start_goes_back_nobody_who_is_up_to_four_fields_past_it() -> None:
    game = mops.game("dog", four_over_start="barred")
    for past in range(7):
        state = game.position(f"pieces t{past}; hands 4")
        move = f"4 t{past}>t{(past - 4) % 64}"
        found = {str(v.rule.id) for v in game.check(state, move)}
        assert found == ({"dog.four-over-start"} if 1 <= past <= 4 else set()), past
        assert (move in map(str, game.legal(state))) == (not found)


def test_what_is_out_of_turn_or_time_is_told_that_alone() -> None:
    game = mops.game("dog")
    state = game.position("pieces t5 / t20; hands 5 / 6")
    unseen = Play("9", (Portion(20, 21),), "", 1)  # of a card that may be in that hand or not
    assert [v.rule.id for v in game.check(state, unseen)] == ["dog.turn-order"]
    given: dict[str, Any] = {"phase": "give", "hands": ["5", "6", "7", "8"], "pieces": ["t5"]}
    early: Any = game.check(game.position(given), "9 t5>t70")
    assert [v.rule.id for v in early] == ["dog.exchange-first"]
