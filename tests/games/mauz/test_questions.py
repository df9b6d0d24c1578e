"""What Mauz asks, with answers that are worked out by hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.asking import Moment
from mopsbook.games.mauz import questions as q
from mopsbook.quiz.consequences import happens
from mopsbook.quiz.make import questions_at
from mopsbook.quiz.question import Question
from mopsbook.show.svg import as_svg
from mopsbook.teach.words import Teller
from tests.playing import asked_at


@pytest.mark.parametrize(
    ("hand", "options", "points", "tempting"),
    [
        ("6H 7H AS", {}, 13, {24, 11}),  # only one suit is added up
        ("AH KC 7S", {}, 11, {28, 1}),  # of three suits the best card counts
        ("AH KC 7S", {"mixed_suits": "nothing"}, 0, {11, 28}),
        ("QC KC 7C", {}, 27, {32, 10}),  # court cards count ten
    ],
)
def test_what_a_hand_counts(
    hand: str, options: dict[str, Any], points: int, tempting: set[int]
) -> None:
    found = asked_at(
        "mauz", q.hand_counts, f"hands {hand} / 9C 9D KH; middle TC JD QS", **options, players=2
    )
    assert found and found.right == (points,)
    assert {reply.value for reply in found.replies} >= tempting


def test_the_best_swap_and_none_where_two_are_as_good() -> None:
    found = asked_at("mauz", q.best_swap, "hands 6D TH QH / 9C 9D KS; middle JS TS 6H", players=2)
    assert found and found.right == ("6D", "6H") and found.every
    even = "hands 6D TH QH / 9C 9D KS; middle JH KH 6S"
    assert asked_at("mauz", q.best_swap, even, players=2) is None


@pytest.mark.parametrize(("tie", "payers"), [("all-lose", ((1, 2),)), ("none-lose", None)])
def test_who_would_pay(tie: str, payers: tuple[tuple[int, ...]] | None) -> None:
    hands = "6H 7H AS / 8C AC QD / AD TS 8H"  # 13, 19, 11
    known = "; middle 7C 8D 9S; known 6H 7H AS / 8C AC QD / AD TS 8H"
    found = asked_at("mauz", q.would_pay, f"hands {hands}{known}", players=3)
    assert found and found.right == ((2,),)
    even = "6H 7H AS / 8C JD AC / AD TS 8H"  # 13, 19, 11
    even = even.replace("8C JD AC", "8C JD AH").replace("6H 7H AS", "6H 7H TD")
    known = f"; middle 7C 8D 9S; known {even}"
    found = asked_at("mauz", q.would_pay, f"hands {even}{known}", players=3, tie=tie)
    assert (found and found.right) == payers


def test_a_swap_that_ends_the_round_is_told_and_not_played_out_since_it_opens_hands() -> None:
    game = mops.game("mauz", players=2, hiss="may-reveal")
    last = (
        "hands 7C TH TS / 9C 9D KS; middle JS TD 6H; known TH / -; knocker 1; left 0; reason knock"
    )
    asked = {one.kind: one for one in questions_at(game, game.position(last))}
    marked = asked["best-swap"].check(["7C", "JS"])
    assert not marked.right and marked.moves == asked["best-swap"].moves
    assert len([*marked.frames()]) == 1


def test_a_swap_that_ends_the_round_at_once() -> None:
    found = asked_at("mauz", q.combination, "hands 6D TH AH / 9C 9D KS; middle JH TS 6C", players=2)
    assert found and found.right == ("6D", "JH") and found.rules[0] == "mauz.purr"
    found = asked_at("mauz", q.combination, "hands 9H 9S AC / 7C 8D KS; middle 9C TS 6C", players=2)
    assert found and found.right == ("9C", "AC") and found.rules[0] == "mauz.hiss"
    # an ace with two court cards is 31, but no purr
    none = "hands KH QH 6D / 9C 9D KS; middle AH TS 6C"
    assert asked_at("mauz", q.combination, none, players=2) is None
    even = "hands 9H 9S AC / 7C 8D KS; middle 9C 9D 6C"
    assert asked_at("mauz", q.combination, even, players=2) is None


@pytest.mark.parametrize("last", [False, True])
def test_a_combination_ends_the_round_unless_the_others_have_a_last_swap(last: bool) -> None:
    position = "hands 6D TH AH / 9C 9D KS; middle JH TS 6C"
    found = asked_at("mauz", q.combination, position, players=2, last_swap_after_reveal=last)
    assert found and found.text.facts == {"ends": not last}
    assert ("mauz.reveal-ends-round" in found.rules) is not last


def test_which_hand_counts_most_has_one_answer_and_often_no_combination() -> None:
    """Each seed has other hands: what has most points by hand is right, and never twice."""
    most, close = [], []
    for seed in range(30):
        found = asked_at(
            "mauz",
            q.stronger,
            "hands 9H 9S AC / 7C 8D KS; middle 9C TS 6C",
            players=2,
            seed=seed,
        )
        assert found
        told = {reply.value: (reply.why or found.why)[0].facts["points"] for reply in found.replies}
        points = sorted(told.values())
        assert len(points) == 4 and points[-1] > points[-2] and told[found.right[0]] == points[-1]
        most.append(points[-1])
        close.append((points[-1], points[-2]))
    assert {33, 31, 30.5, 30} < {*most} and sum(one < 30 for one in most) > 3
    assert all(best - second <= 4 for best, second in close if best > 30)


def test_what_comes_of_a_last_swap_is_who_is_out_and_not_what_hands_count() -> None:
    """Anna has 21 points before and after, Cleo 21 or more; Ben, without a counter, has 10 and is out."""
    game = mops.game("mauz", players=3)
    hands = "TD AD 8H / 8D 7H KS / TS AS KD"
    known = "known - / 8D 7H KS / TS AS KD"
    state = game.position(
        f"hands {hands}; middle 9D JC 6S; {known}; tokens 1 0 3; knocker 1; turn 0; left 0"
    )
    view = game.observe(state, 0)
    told = set()
    for seed in range(12):
        at = Moment(game, view, 0, game.move("0 swap 8H for 9D"), Random(seed))
        found = happens(at)
        if found is not None:
            told |= {reply.what.message for reply in found.replies if reply.value in found.right}
    assert told == {"event-out"}


def test_of_a_last_turn_nobody_is_asked_after_a_swap_that_gains_nothing() -> None:
    table = "hands 6C 7D 8H / 9C 9D KH / TC JD QS; middle 6D JH QC; knocker 0; turn 1"
    for move, times in (("1 swap 9C for QC", 0), ("1 swap KH for JH", 0), ("1 swap 9C for JH", 1)):
        asked = [
            asked_at("mauz", q.last_turns, table, move, players=3, seed=seed) for seed in range(9)
        ]
        assert any(asked) == bool(times), move


@pytest.mark.parametrize(("turn", "out", "right"), [(1, "", 2), (2, "", -1), (1, "gone 2; ", -1)])
def test_who_plays_after_a_last_turn(turn: int, out: str, right: int) -> None:
    third = "-" if out else "TC JD QS"
    table = f"hands 6C 7D 8H / 9C 9D KH / {third}; {out}middle TD JH QC; knocker 0; turn {turn}"
    found = None
    for seed in range(12):
        found = found or asked_at("mauz", q.last_turns, table, f"{turn} skip", players=3, seed=seed)
    assert found and found.right == (right,)
    offered = {reply.value for reply in found.replies}
    assert offered == {0, 1, 2, -1} - {turn} - ({2} if out else set())
    game = mops.game("mauz", players=3)
    asked = Question(game, "last-turns", game.position(table), turn, found)
    plates = [
        asked.frame().scene.items[f"plate{seat}"] for seat in {0, 1, 2} - ({2} if out else set())
    ]
    assert {plate.text.id for plate in plates} == {"question-plate"}  # and not that they are done
    assert ">Cleo<" in as_svg(asked.frame().scene, "en") or out


def test_when_all_others_have_skipped() -> None:
    table = "hands 6C 7D 8H / 9C 9D KH; middle TD JH QC; skips 1; turns 4; stock 9H AC AD"
    found = asked_at("mauz", q.all_skip, table, players=2)
    assert found and found.right == ("middle",) and len(found.replies) == 4
    assert asked_at("mauz", q.all_skip, table.replace("skips 1", "skips 0"), players=2) is None


@pytest.mark.parametrize(("stock_out", "compared"), [("reshuffle", False), ("showdown", True)])
def test_that_the_stock_runs_out_is_named_only_where_hands_are_compared_then(
    stock_out: str, compared: bool
) -> None:
    table = "hands 6C 7D 8H / 9C 9D KH; middle TD JH QC; skips 1; turns 4; stock 9H AC AD"
    found = asked_at("mauz", q.all_skip, table, players=2, stock_out=stock_out)
    (reply,) = (one for one in found.replies if one.value == "compared") if found else ()
    told = Teller("mauz").tell(reply.why[0].message, reply.why[0].facts)
    assert ("stock" in told) is compared


def test_nobody_swaps_for_nothing_or_knocks_with_a_poor_hand() -> None:
    table = "hands 6C KH QH / 9C 9D KS; middle TH 7S 8D"

    def sensible(move: str) -> bool:
        game = mops.game("mauz", players=2)
        state = game.position(table)
        return q.foreseen(Moment(game, state, 0, game.move(move), Random(1)))

    assert sensible("0 swap 6C for TH") and not sensible("0 swap 6C for 7S")
    assert not sensible("0 swap KH for 7S") and sensible("0 knock")
    assert not sensible("0 swap3")
