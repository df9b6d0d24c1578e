"""Chances counted by brute force, and advice: true, sure of what is sure, never more than a seat may know."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.state import CHANCE
from mopsbook.games.mauz.advice import advise, advises, choices, missed
from mopsbook.games.mauz.chances import a_set, risk, unseen
from mopsbook.games.mauz.worth import every_swap
from tests.games.mauz import brute, facts

TWO = mops.game("mauz", players=2)
HAND = "hands 9H TH JC / 9C 9D KH; middle QH 7D 8S"


def after_best_swap(hand: tuple[str, ...], middle: tuple[str, ...]) -> float:
    """What a hand is worth after its best swap, tried one by one."""
    found = [brute.points(hand), brute.points(middle)]
    for give in hand:
        for take in middle:
            found.append(brute.points([take, *[card for card in hand if card != give]]))
    return max(found)


@pytest.mark.parametrize(
    ("position", "points", "swapping"),
    [
        (HAND, 19, (1,)),
        (HAND, 29, ()),
        (HAND + "; known - / KH", 27, (1,)),
        (HAND + "; known - / 9D KH; out AC KC QC", 20, (1,)),
        (HAND + "; known - / 9C 9D KH", 18, ()),
    ],
)
@pytest.mark.parametrize("tie", ["all-lose", "none-lose"])
def test_chances_against_one_are_exact(
    position: str, points: float, swapping: tuple[int, ...], tie: str
) -> None:
    game = mops.game("mauz", players=2, tie=tie)
    state = game.observe(game.position(position), 0)
    seen = set(state.known[1])
    closed = set(facts.CARDS) - set(state.hands[0]) - set(state.middle) - set(state.out) - seen
    values = []
    for drawn in combinations(sorted(closed), 3 - len(seen)):
        hand = (*seen, *drawn)
        values.append(after_best_swap(hand, state.middle) if swapping else brute.points(hand))
    if tie == "all-lose":
        pays = sum(value >= points for value in values)
    else:
        pays = sum(value > points for value in values)
    assert risk(state, 0, points, state.middle, swapping) == pytest.approx(pays / len(values))


def test_chances_against_several_are_close() -> None:
    """Ten thousand deals of the unseen cards, against hands that are taken as independent."""
    game = mops.game("mauz", players=4)
    state = game.observe(
        game.position("hands 9H TH JC / 9C 9D KH / 6C 6D AH / TS 7S QC; middle QH 7D 8S"), 0
    )
    closed, rng = list(unseen(state, 0)), Random(1)
    assert len(closed) == 30
    for points in (13, 19, 24):
        pays = 0
        for _ in range(4000):
            cards = rng.sample(closed, 9)
            pays += all(brute.points(cards[n : n + 3]) >= points for n in (0, 3, 6))
        assert risk(state, 0, points, state.middle, ()) == pytest.approx(pays / 4000, abs=0.04)


def test_what_a_seat_has_not_seen() -> None:
    state = TWO.position("hands 9H TH JC / 9C 9D KH; middle QH 7D 8S; known - / KH; out AC AD AH")
    seen = "9H TH JC QH 7D 8S KH AC AD AH"
    closed = set(unseen(TWO.observe(state, 0), 0))
    assert closed == set(facts.CARDS) - set(seen.split())


# ------------------------------------------------------------------ advice


def test_every_swap_is_one_of_the_choices() -> None:
    view = TWO.observe(TWO.position(HAND), 0)
    found = choices(view)
    assert len(found) == 11
    points = {str(one.move): one.worth.points for one in found}
    swaps = every_swap(0, view.hands[0], view.middle, TWO.options)
    assert points == {str(one.move): one.worth.points for one in swaps} | {"0 skip": 19}
    chances = [one.pays for one in found]
    assert chances == sorted(chances)
    assert str(found[0].move) == "0 swap JC for QH"


def counsel(game: Any, position: str, seat: int = 0) -> Any:
    state = game.position(position)
    assert advises(game.observe(state, seat), seat)
    return advise(game.observe(state, seat), seat, 1)


def test_a_better_hand_is_swapped_for() -> None:
    found = counsel(TWO, HAND)
    assert [str(move) for move in found.moves] == ["0 swap JC for QH"]
    assert (found.value, found.exact) == (None, False)
    first = found.reasons[0]
    assert first.message == "advice-swap"
    assert {"points": 29, "now": 19, "gain": 10, "kind": "suit", "suit": "H"}.items() <= (
        first.facts.items()
    )
    assert [reason.message for reason in found.more][-2:] == [
        "advice-knock-now",
        "advice-unknown",
    ]
    assert len(found.sentences) == 6
    # the same side by side: the jack for the queen makes 9 + 10 + 10 = 29, nothing else more than 19
    best, *others = found.options
    assert (best.what.message, best.what.facts) == ("option-swap", {"give": "JC", "take": "QH"})
    assert best.best and [best.cells[0].facts["points"], best.cells[1]] == [
        29,
        f"{first.facts['pays']}%",
    ]
    assert not any(one.best for one in others)
    assert [one.what.message for one in others][-1] == "option-knock"
    assert others[-1].cells[0].facts["points"] == 19
    assert len(found.head) == 1 + len(best.cells)


def test_a_good_hand_that_no_swap_makes_better_knocks() -> None:
    found = counsel(TWO, "hands KH TH JH / 9C 9D KC; middle 6C 7D 8S")
    assert [str(move) for move in found.moves] == ["0 knock"]
    assert found.reasons[0].message == "advice-knock"
    assert found.reasons[0].facts["pays"] < found.reasons[0].facts["share"] == 50
    barred = mops.game("mauz", players=2, knock_from="second-turn")
    found = counsel(barred, "hands KH TH JH / 9C 9D KC; middle 6C 7D 8S")
    assert found.reasons[0].message == "advice-skip"
    assert "advice-knock-now" not in [reason.message for reason in found.sentences]


def test_a_knock_and_a_skip_leave_the_same_hand_and_stand_alike() -> None:
    """All rows of the table count one more swap of each of the others, so that they can be compared."""
    three = mops.game("mauz", players=3)
    for hands in ("KH TH JH / 9C 9D KC / 6H 7H 9S", "9H 8H TC / AC AD KC / KH KD 9S"):
        found = counsel(three, f"hands {hands}; middle 6C 7D 8S")
        rows = {one.what.message: one.cells for one in found.options}
        assert rows["option-knock"] == rows["option-skip"]
        best = [one for one in found.options if one.best]
        assert len(best) == 1 and best[0].cells[1] == min(
            (cells[1] for cells in rows.values()), key=lambda told: int(told[:-1])
        )


def test_what_the_cat_after_the_next_collects_is_not_given_away() -> None:
    """Cleo openly holds two diamonds: a ten of diamonds, which counts nothing here, is better kept than given."""
    three = mops.game("mauz", players=3)
    hands = "hands KH QH TD / 9C 8C 7S / 8D 7D 9S; known - / - / 8D 7D"
    view = three.observe(three.position(f"{hands}; middle TC 6S 8S"), 0)
    pays = {str(one.move): one.pays for one in choices(view)}
    assert pays["0 swap TD for TC"] > pays["0 skip"]


def test_only_a_swap_that_takes_points_leaves_less_in_the_middle() -> None:
    """The six goes for another six, or for an eight: the hand keeps 20 points, only the eight is missed."""
    found = counsel(TWO, "hands KH TH 6C / 9C 9D KC; middle 6S 8S 7D")
    gains = {
        (r.facts["give"], r.facts["take"]): r.facts["less"]
        for r in (*found.reasons, *found.more)
        if "take" in r.facts
    }
    assert gains
    for (give, take), less in gains.items():
        assert give == "6C"
        assert less == (take != "6S")


def test_a_poor_hand_does_not_knock() -> None:
    """Nothing in the middle helps, and the other one is nearly always better."""
    found = counsel(TWO, "hands 9H 8H TC / AC AD KC; middle 6D 7S 8S; known - / AC KC")
    assert str(found.moves[0]) != "0 knock"
    knock = next(r for r in found.more if r.message == "advice-knock-now")
    assert knock.facts["pays"] > 50


def test_a_combination_is_always_taken() -> None:
    found = counsel(TWO, "hands AH KH 8S / 9C 9D KC; middle TH QC KD")
    assert [str(move) for move in found.moves] == ["0 swap 8S for TH"]
    assert (found.reasons[0].facts["points"], found.reasons[0].facts["kind"]) == (31, "purr")


def test_in_the_last_turn_only_the_points_count() -> None:
    found = counsel(TWO, HAND + "; knocker 1")
    assert [str(move) for move in found.moves] == ["0 swap JC for QH"]
    assert (found.value, found.bound, found.exact) == (None, None, True)
    assert found.reasons[0].message == "advice-last-swap"
    assert (found.reasons[0].facts["points"], found.reasons[0].facts["gain"]) == (29, 10)
    stays = counsel(TWO, "hands KH TH JH / 9C 9D KC; middle 6C 7D 8S; knocker 1")
    assert [str(move) for move in stays.moves] == ["0 skip"]
    assert (stays.reasons[0].message, stays.reasons[0].facts["points"]) == ("advice-last-skip", 30)


def test_whose_hand_is_final_is_told_so() -> None:
    found = counsel(TWO, HAND + "; turn 1; knocker 0")
    assert (found.moves, found.value, found.exact) == ((), None, True)
    assert [(r.message, r.facts["points"]) for r in found.reasons] == [("advice-final", 19)]
    ended = TWO.play(TWO.position(HAND + "; turn 1; knocker 0"), "1 skip").after
    # three suits, the king counts
    assert advise(ended, 1, 1).reasons[0].facts["points"] == 10
    assert not advises(TWO.position(HAND), 1)
    assert not advises(TWO.position({}), 0)


def test_what_a_round_leads_to_cannot_be_looked_back_on() -> None:
    trace = mops.record(
        TWO, start=TWO.position(HAND + "; knocker 1"), moves=["0 swap JC for 7D"], seed=1
    )
    assert mops.review(trace).decisions == ()


@pytest.mark.parametrize(
    ("seen", "message", "more", "less"),
    [("AH KC 7S", "advice-reject", 87, None), ("AH TH 7S", "advice-keep", None, 90)],
)
def test_the_dealer_keeps_what_is_worth_more_than_the_average(
    seen: str, message: str, more: int | None, less: int | None
) -> None:
    position = f"phase dealer; hands 6C 7D 8H / {seen}; second TC JD QH"
    found = counsel(TWO, position, 1)
    told = found.reasons[0]
    assert told.message == message
    closed = set(facts.CARDS) - {*seen.split()}
    values = [brute.points(hand) for hand in combinations(sorted(closed), 3)]
    own = brute.points(seen.split())
    keeps = own >= sum(values) / len(values)
    assert found.moves == (TWO.move("1 keep" if keeps else "1 reject"),)
    assert told.facts["more"] == round(100 * sum(v > own for v in values) / len(values))
    assert told.facts["less"] == round(100 * sum(v < own for v in values) / len(values))
    assert sum(a_set(TWO.observe(TWO.position(position), 1), 1).values()) == len(values) == 5456


@pytest.mark.parametrize(
    ("position", "move", "given"),
    [
        # Ben is known to hold the ace and the ten of diamonds: a picture of them is all that is missing
        ("hands QH JD JC / AD TD 6S; known - / AD TD", "0 swap JD for 7D", (["JD"], "purr")),
        ("hands QH JD JC / AD TD 6S; known - / AD TD", "0 swap QH for 7D", None),
        # of the ten alone nobody knows the ace
        ("hands QH JD JC / AD TD 6S; known - / TD", "0 swap JD for 7D", None),
        ("hands 9H JD JC / 9C 9D 6S; known - / 9C 9D", "0 swap 9H for 8C", (["9H"], "hiss")),
        # what nobody knows of anybody is not told
        ("hands AH TH 6S / AD TD 9S; known - / -", "0 swap AH for 7D", None),
    ],
)
def test_what_is_given_to_the_next_cat_is_told(position: str, move: str, given: Any) -> None:
    state = TWO.observe(TWO.position(f"{position}; middle 7D 8C 6H"), 0)
    told = missed(state, TWO.move(move))
    if given is None:
        assert told is None or told.message != "missed-gives"
    else:
        assert told is not None and told.facts["player"] == 1
        assert (sorted(told.facts["cards"]), told.facts["combination"]) == given


def test_what_may_be_added_to_a_swap() -> None:
    game = mops.game("mauz", players=2, knock_with_swap=True, hiss="may-reveal")
    good = counsel(game, "hands KH TH JH / 9C 9D KC; middle 6C 7D 8S; phase swapped")
    poor = counsel(game, "hands KH 7C 6S / 9C 9D KC; middle 6C 7D 8S; phase swapped")
    three = counsel(game, "hands KH KD KS / 9C 9D KC; middle 6C 7D 8S; phase swapped")
    assert [str(c.moves[0]) for c in (good, poor, three)] == ["0 knock", "0 quiet", "0 hiss"]
    three = counsel(game, "hands KH KD KS / 9C 9D KC; middle 6C 7D 8S")
    assert [reason.message for reason in three.reasons] == ["advice-hiss"]


@pytest.mark.parametrize(
    "options", [{}, {"hiss": "may-reveal", "knock_with_swap": True, "tie": "none-lose"}]
)
def test_advice_is_legal_and_knows_only_what_the_seat_may_know(options: dict[str, Any]) -> None:
    """The advice is made from the view, in which nothing else can be read."""
    game, rng = mops.game("mauz", players=3, tokens=1, **options), Random(6)
    state, asked = game.start(rng), 0
    while (actor := game.actor(state)) is not None:
        if actor not in (CHANCE, -2) and rng.random() < 0.3:
            view = game.observe(state, actor)
            found = advise(view, actor, 1)
            assert found.moves and not game.check(state, found.moves[0])
            assert found.moves[0] in game.legal(state)
            asked += 1
        state = game.play(state, rng.choice(game.legal(state)), rng).after
    assert asked > 5
