"""What the legal list and the verdicts both ask: by hand, since where it is wrong both are."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.games.purrrummy.choices import layouts
from mopsbook.games.purrrummy.laying import additions, exchanges, has_laid_out, kept_back
from mopsbook.games.purrrummy.melds import meld_of
from mopsbook.games.purrrummy.options import Shape


@pytest.mark.parametrize(
    ("hand", "taken", "free", "kept"),
    [
        ("5H KD", "5H", False, "5H"),
        ("5H KD", "5H", True, None),
        ("5H", "5H", False, None),  # the last card may always go
        ("X X KD", "X", False, None),  # the other joker looks the same
        ("X KD", "X", False, "X"),
    ],
)
def test_the_card_just_taken_may_have_to_stay(
    hand: str, taken: str, free: bool, kept: str | None
) -> None:
    g = mops.game("purrrummy", return_taken=free)
    s = g.position(f"hands {hand} / 2S; discard 9H; phase meld; taken {taken}")
    assert kept_back(s) == kept
    thrown = {str(move).split()[-1] for move in g.legal(s) if " discard " in str(move)}
    assert thrown == {*hand.split()} - {kept}


@pytest.mark.parametrize(
    ("hand", "shape", "runs"),
    [
        ("5H 6H X X", Shape(jokers=1), {"X 5H 6H", "5H 6H X"}),
        (
            "5H 6H X X",
            Shape(naturals=2),
            {"X 5H 6H", "5H 6H X", "X X 5H 6H", "X 5H 6H X", "5H 6H X X"},
        ),
        ("2H AH KH", Shape(), set()),
        ("2H AH KH", Shape(around=True), {"KH AH 2H"}),
        ("QH AH KH", Shape(), {"QH KH AH"}),
    ],
)
def test_a_run_has_as_many_jokers_as_it_may_and_ends_where_it_must(
    hand: str, shape: Shape, runs: set[str]
) -> None:
    assert {" ".join(move.cards) for move in layouts(0, tuple(hand.split()), shape)} == runs


@pytest.mark.parametrize(
    ("cards", "shape", "added"),
    [
        ("5H X 7H", Shape(jokers=1), {("4H", "low"), ("8H", "high")}),
        (
            "5H X 7H", Shape(jokers=2),
            {("4H", "low"), ("8H", "high"), ("X", "low"), ("X", "high")},
        ),
        ("QH KH AH", Shape(jokers=0), {("JH", "low")}),
        ("QH KH AH", Shape(around=True, jokers=0), {("JH", "low"), ("2H", "high")}),
        ("AH 2H 3H", Shape(jokers=0), {("4H", "high")}),
    ],
)  # fmt: skip
def test_what_may_be_added_to_a_run(cards: str, shape: Shape, added: set[tuple[str, str]]) -> None:
    assert {*additions(meld_of(0, "run", tuple(cards.split())), shape)} == added


def test_what_may_be_added_to_a_set_and_laid_for_its_jokers() -> None:
    three, four = (meld_of(0, "set", tuple(cards.split())) for cards in ("7C 7H X", "7C 7D 7H 7S"))
    assert {*additions(three, Shape(jokers=1))} == {("7D", None), ("7S", None)}
    assert {*additions(three, Shape(jokers=2))} == {("7D", None), ("7S", None), ("X", None)}
    assert additions(four, Shape()) == ()
    assert (exchanges(three), exchanges(four)) == (((2, "7D"), (2, "7S")), ())
    assert exchanges(meld_of(0, "run", ("X", "6H", "7H", "X"))) == ((0, "5H"), (3, "8H"))


def test_who_has_laid_out_a_meld() -> None:
    g = mops.game("purrrummy", layoff=True)
    text = "hands 5H KD / 2S 3S; melds {} 5C 5D 5S; discard 9H; phase meld"
    assert [has_laid_out(g.position(text.format(owner))) for owner in (0, 1)] == [True, False]


def test_a_king_before_an_ace_begins_the_run_at_its_own_place() -> None:
    g = mops.game("purrrummy", layoff=True, layoff_targets="any", ace_around=True)
    s = g.position("hands KD 5C / 2S; melds 0 AD 2D 3D; discard 9H; turn 0")
    after = g.play(s, "0 layoff KD on 0 low").after
    assert (after.melds[0].low, after.melds[0].cards) == (13, ("KD", "AD", "2D", "3D"))
    assert g.position(str(after)) == after
