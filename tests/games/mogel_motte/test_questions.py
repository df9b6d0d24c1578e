"""What Mogel-Motte asks, with answers that are worked out by hand."""

from __future__ import annotations

import re
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.mogel_motte import questions as q
from mopsbook.quiz.consequences import happens
from mopsbook.quiz.kinds import next_to_move
from tests.playing import asked_at

HANDS = "discard N3; draw N1 N1 N1 N1; hands N4 Q4 C4 A2 M1 / N4 N1 / N2 N2 / N5 N5"


@pytest.mark.parametrize(
    ("move", "race_active", "called"),
    [
        ("0 play Q4", True, ("plate1", "plate2", "plate3")),
        ("0 play C4", False, ("plate1", "plate2", "plate3")),
        ("0 play C4", True, None),  # all of them, which is no riddle
        ("0 play N4", True, None),
    ],
)
def test_who_has_to_act(move: str, race_active: bool, called: tuple[str, ...] | None) -> None:
    position = f"guard 1; {HANDS}"
    found = asked_at("mogel_motte", q.called_to_act, position, move, race_active=race_active)
    assert (found and found.right) == called


def test_what_a_hand_costs() -> None:
    found = asked_at("mogel_motte", q.hand_costs, f"guard 1; {HANDS}")
    assert found and found.right == (1 + 3 * 5 + 10, -26)
    assert found.why[0].facts == {"numbers": 1, "actions": 3, "moths": 1, "points": 26}


@pytest.mark.parametrize(("guard", "right"), [(0, "motte.guard-honest"), (1, "yes")])
def test_whether_one_may_cheat(guard: int, right: str) -> None:
    position = f"guard {guard}; {HANDS}"
    found = [asked_at("mogel_motte", q.may_cheat, position, seed=seed) for seed in range(20)]
    assert {one.right for one in found if one} == {(right,)}


def test_the_last_card_is_not_cheated_away() -> None:
    position = "guard 1; discard N3; draw N1 N1 N1 N1; hands N4 / N4 N1 / N2 N2 / N5 N5"
    found = asked_at("mogel_motte", q.may_cheat, position)
    assert found and found.right == ("motte.cheat-last-card",)


def test_who_gives_cards_after_a_slap_and_in_which_order() -> None:
    position = "guard 2; turn 0; discard N3; draw N1 N1; hands Q2 N5 N5 / N4 N4 / N1 N1 / N2 N2"
    found = asked_at("mogel_motte", q.who_gives, position, "0 play Q2")
    last = found and found.text.facts["slowest"]
    assert found and found.right == tuple(f"plate{seat}" for seat in range(4) if seat != last)
    found = asked_at("mogel_motte", q.gift_order, position, "0 play Q2")
    assert found and found.right == {
        1: (2, 3, 0), 2: (3, 0, 1), 3: (0, 1, 2)
    }[found.text.facts["slowest"]]  # fmt: skip


@pytest.mark.parametrize(
    ("hands", "gifts"),
    [
        ("Q2 M3 / N4 N4 / N1 N1 / N2 N2", "ends_round"),  # a moth is no gift
        ("Q2 N3 / N4 N4 / N1 N1 / N2 N2", "kept"),  # nor is a last card there
        ("Q2 N3 N3 / N4 / N1 N1 / N2 N2", "kept"),
        ("Q2 N3 N3 / N4 / N1 / N2", "kept"),
    ],
)
def test_nobody_is_asked_of_givers_who_have_nothing_to_give(hands: str, gifts: str) -> None:
    position = f"guard 2; turn 0; discard N3; draw N1 N1; hands {hands}"
    single = "N4 /" in hands
    for kind in (q.who_gives, q.gift_order):
        for seed in range(9):
            found = asked_at("mogel_motte", kind, position, "0 play Q2", seed, last_card_gift=gifts)
            # the slowest may have a single card
            slowest = found and found.text.facts["slowest"]
            assert found is None or (single and "N1 N1" in hands and slowest == 1)


@pytest.mark.parametrize(("target", "right"), [(0, "caught"), (1, "other")])
def test_who_is_caught(target: int, right: str) -> None:
    hands = "N4 / N4 N4 / N1 N1 / N2"
    position = f"guard 2; discard N3; draw N1; phase attempt; attempt 0:N1; hands {hands}"
    found = asked_at("mogel_motte", q.who_is_caught, position, f"2 accuse {target}")
    assert found and found.right == (right,)


def test_what_may_be_thrown_onto_a_cockroach() -> None:
    hands = "hands N3 C4 N4 S4 M4 / N4 N1 / N1 / N2"
    found = asked_at(
        "mogel_motte",
        q.race_throws,
        f"guard 1; turn 0; discard N3; draw N5 N5; {hands}",
        "0 play C4",
    )
    assert found and found.right == ("hand0.N4.0",) and found.level == 2
    assert [str(move) for move in found.moves] == ["0 play C4", "race 0 N4"]  # it is shown thrown
    both = {"race_cards": "number_or_action"}
    found = asked_at(
        "mogel_motte",
        q.race_throws,
        f"guard 1; turn 0; discard N3; draw N5 N5; {hands}",
        "0 play C4",
        **both,
    )
    assert found and found.right == ("hand0.N4.0", "hand0.S4.0")


def test_whose_turn_it_is_after_a_race_and_what_becomes_of_slower_cards() -> None:
    position = "guard 1; turn 0; discard N3; draw N5 N5; hands C4 N4 / N4 N1 / N1 N2 / N5"
    for seed in range(4):
        found = asked_at("mogel_motte", q.after_race, position, "0 play C4", seed)
        assert found and found.right == (1,)
    found = asked_at("mogel_motte", q.race_stays, position, "0 play C4")
    assert found and found.right == ("back",)


@pytest.mark.parametrize(("top", "right"), [("stays", "below"), ("shuffled_in", "all")])
def test_which_cards_become_the_new_pile(top: str, right: str) -> None:
    position = "guard 1; turn 0; discard N2 N3 N3; draw N1; hands N1 N5 / N4 N1 / N1 N2 / N5 N5"
    found = asked_at("mogel_motte", q.new_pile, position, "0 draw", reshuffle_top=top)
    assert found and found.right == (right,)
    more = position.replace("draw N1", "draw N1 N2")
    assert asked_at("mogel_motte", q.new_pile, more, "0 draw", reshuffle_top=top) is None


def test_what_is_drawn_where_nothing_is_left() -> None:
    position = "guard 1; turn 0; discard N2; draw N1 N3; hands N5 N5 / N4 N1 / N1 N2 / N5 N5"
    found = asked_at("mogel_motte", q.nothing_left, position, "0 draw")
    assert found and (found.right, found.rules) == (("over",), ("motte.no-cards-left",))
    full = position.replace("draw N1 N3", f"draw{' N1 N2 N3' * 4}")
    assert asked_at("mogel_motte", q.nothing_left, full, "0 draw") is None


def test_who_would_win_with_equal_totals() -> None:
    position = "guard 1; round 3; turn 0; discard N3; hands N4 N4 / N4 N1 / N1 N2"
    found = asked_at(
        "mogel_motte", q.equal_totals, f"{position}; scores 4 0 9 / 0 4 9", "0 play N4", players=3
    )
    assert found and found.right == ((0, 1),)
    assert (
        asked_at(
            "mogel_motte",
            q.equal_totals,
            f"{position}; scores 4 0 9 / 0 5 9",
            "0 play N4",
            players=3,
        )
        is None
    )


def test_whose_turn_it_is_is_not_asked_after_a_cheat() -> None:
    """A cheat takes no turn: whoever does it plays afterwards as before."""
    moves = {
        move: [
            asked_at("mogel_motte", next_to_move, f"guard 1; {HANDS}", move, seed=n)
            for n in range(20)
        ]
        for move in ("0 cheat Q4", "0 play N4")
    }
    assert not any(moves["0 cheat Q4"])
    assert any(moves["0 play N4"])


def test_what_a_spider_may_give_away() -> None:
    position = "guard 1; turn 0; discard N3; draw N5 N5; hands S4 N4 M4 A1 / N4 N1 / N1 N2 / N5 N5"
    found = asked_at("mogel_motte", q.may_give, position, "0 play S4")
    assert found and found.right == ("hand0.A1.0", "hand0.N4.0")
    without = position.replace("M4", "N2")  # where all may be given it is no riddle
    assert asked_at("mogel_motte", q.may_give, without, "0 play S4") is None


@pytest.mark.parametrize(
    ("starter", "guard", "right"), [(2, 0, 3), (3, 1, 0), (0, 0, None), (0, 1, None)]
)
def test_who_is_the_next_guard(starter: int, guard: int, right: int | None) -> None:
    """Left of whoever began; not asked where whoever has the bug now would be right, or has had it all the time."""
    position = f"starter {starter}; guard {guard}; turn 0; {HANDS}"
    found = asked_at("mogel_motte", q.next_guard, position)
    assert (found and found.right[0]) == right


def test_a_catch_is_told_as_a_whole() -> None:
    """The card comes back, and a penalty card and the bug come with it; no answer says "I"."""
    hands = "N4 / N4 N4 / N1 N1 / N2"
    game = mops.game("mogel_motte")
    state = game.position(
        f"guard 2; discard N3; draw N1; phase attempt; attempt 0:N1; hands {hands}"
    )
    found = asked_at("mogel_motte", q.who_is_caught, str(state), "2 accuse 0")
    assert found
    question = mops.Question(game, "who-is-caught", game.observe(state, 2), 2, found)
    (right,) = [one.text("en") for one in question.choices or () if one.value == "caught"]
    assert right == "Anna takes the card back and gets one of yours and the guard bug"
    assert question.rules[1].id == "motte.penalty-card"


def test_no_wrong_consequence_names_a_card_that_was_not_played() -> None:
    """After a number "The mosquito! ..." would be told from the rest without any rule."""
    position = (
        "guard 1; turn 0; discard N3; draw N5 N5; hands N4 Q4 S2 C2 A4 N2 / N4 N1 / N1 N2 / N5 N5"
    )
    for move in ("0 play N4", "0 play S2", "0 play Q4"):
        found = asked_at("mogel_motte", happens, position, move)
        told = [reply.what.message for reply in found.replies if reply.what] if found else []
        own = {"N": "", "S": "event-spider", "Q": "event-mosquito"}[move[-2]]
        acting = {"event-spider", "event-mosquito", "event-cockroach", "event-ant"} - {own}
        assert not acting & {*told}, (move, told)


@pytest.mark.parametrize(("options", "right"), [({}, 1), ({"ant_source": "draw"}, -1)])
def test_who_takes_the_card_beneath_an_ant(options: dict[str, Any], right: int) -> None:
    position = "hands A2 N1 / N2 N4 / N5 N4; discard N5 N3; draw N1 N1 N1 N1"
    found = asked_at("mogel_motte", q.who_takes_it, position, "0 play A2", players=3, **options)
    assert found and found.right == (right,)
    assert {reply.value for reply in found.replies} == {-1, 0, 1, 2}


def test_a_card_has_an_article_in_a_German_sentence() -> None:
    """Where it is quoted as what can be pressed it stands as on its label."""
    cards = r"(\S+) (?:Zahlenkarte|Spinne|Mücke|Kakerlake|Ameise|Motte) \d"
    before = set()
    for question in mops.questions("mogel_motte", count=12, seed=5):
        wrong = [one.value for one in question.asked.replies if one.value not in question.answers]
        told = [str(question.check(value).explain("de")) for value in wrong]
        before |= {*re.findall(cards, " ".join([question.text("de"), *told]))}
    assert before
    assert {word.lower() for word in before} <= {"die", "der", "eine", "einer"}
