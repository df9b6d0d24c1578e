"""What was written for something else: errors name what may have been meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.hints import near

DOG, MOPSEN = mops.game("dog"), mops.game("mopsen", players=3)
MIAU, MAUZ = mops.game("miau_miau", players=2), mops.game("mauz", players=2)
PURR, ROYAL = mops.game("purrrummy", players=2), mops.game("mops_royal")
MOTTE = mops.game("mogel_motte", players=3)
SMALL = mops.game("mops_royal", tile_set=[a + b for a in "ABCDE" for b in "123456"])


@pytest.mark.parametrize(
    ("ask", "meant"),
    [
        # fields of positions, and what stands in them
        (lambda: MOPSEN.position("hand R1 / R2 / R3"), "hands"),
        (lambda: MOPSEN.position({"hand": []}), "hands"),
        (lambda: MOPSEN.position("phase redrw"), "redraw"),
        (lambda: MOPSEN.position("hands R1 / g2 / R3"), "Y2"),
        (lambda: DOG.position("pieces t5; hands D"), "12"),
        (lambda: PURR.position("hands C9 / X"), "9C"),
        (lambda: MAUZ.position("hands 6C 7D 10H / 9C 9D KH; middle TC JD QH"), "TH"),
        (lambda: MIAU.position("hands 9h / KD; discard 9C"), "9H"),
        (lambda: MOTTE.position("guard 2; discard Z3; hands N1 / N2 / N3"), "N3"),
        (lambda: ROYAL.position("boards A2 / B3; phase lay; tile b4"), "B4"),
        # types of moves
        (lambda: MOPSEN.move("0 paly B3"), "play"),
        (lambda: MOPSEN.move("next rund"), "round"),
        (lambda: MOPSEN.move({"type": "Play", "player": 0, "card": "R1"}), "play"),
        (lambda: DOG.move("fodl"), "fold"),
        (lambda: MIAU.move("0 challange"), "challenge"),
        (lambda: PURR.move("0 discrad 9H"), "discard"),
        (lambda: MAUZ.move("0 knok"), "knock"),
        (lambda: ROYAL.move("0 palce 1,1"), "place"),
        (lambda: MOTTE.move("2 acuse 0"), "accuse"),
        # cards of other decks, in small letters, turned round, in German, by their signs
        (lambda: DOG.move("J t5<>1:t20"), "swap"),
        (lambda: DOG.move("B t5<>1:t20"), "swap"),
        (lambda: DOG.move("K z>t0"), "13"),
        (lambda: DOG.move("A z>t0"), "1/11"),
        (lambda: MOPSEN.move("0 play b3"), "B3"),
        (lambda: MOPSEN.move("0 play K3"), "C3"),
        (lambda: MIAU.move("0 play 10C"), "TC"),
        (lambda: MIAU.move("0 play BH"), "JH"),
        (lambda: MIAU.move("0 play ♥D"), "QH"),
        (lambda: PURR.move("0 discard joker"), "X"),
        (lambda: MAUZ.move("0 swap 6c for TC"), "6C"),
        (lambda: ROYAL.move("reveal c1"), "C1"),
        (lambda: MOTTE.move("0 play z3"), "N3"),
        # rules, languages, games, options, settings
        (lambda: MOPSEN.rules["follow-suit"], "mopsen.follow-suit"),
        (lambda: MOPSEN.rules["mopsen.folow-suit"], "mopsen.follow-suit"),
        (lambda: MOPSEN.rules["mopsen.follow-suit"].told("DE"), "de"),
        (lambda: mops.explain(MOPSEN.start(1), lang="De"), "de"),
        (lambda: mops.Table(MOPSEN, lang="EN"), "en"),
        (lambda: mops.game("Mopsn"), "mopsen"),
        (lambda: mops.game("mogel-mott"), "mogel_motte"),
        (lambda: mops.game("mopsen", player=3), "players"),
        (lambda: mops.game("mopsen", pinch="Must"), "must"),
        (lambda: mops.settings(them="dark"), "theme"),
        (lambda: mops.Table(MOPSEN, lang="deutsch"), "de"),
        (lambda: mops.settings(lang="Englisch"), "en"),
        (lambda: mops.explain(MOPSEN.start(1), lang="german"), "de"),
        # words for cards, misspelt
        (lambda: DOG.position("hands jokr"), "joker"),
        (lambda: DOG.position("hands sawp"), "swap"),
        (lambda: DOG.move("jokr z>t0"), "joker"),
        (lambda: PURR.move("0 discard jocker"), "X"),
        (lambda: MAUZ.position("hands C7 7D 8H / 9C 9D KH; middle TC JD QH"), "7C"),
    ],
)  # fmt: skip
def test_errors_name_what_may_have_been_meant(ask: Callable[[], Any], meant: str) -> None:
    with pytest.raises((mops.MopsError, LookupError)) as problem:
        ask()
    assert str(problem.value).strip('"').endswith(f" Did you mean {meant!r}?")


@pytest.mark.parametrize(
    "ask",
    [
        lambda: MOPSEN.move("0 play R17"),  # one of sixteen that look alike
        lambda: MIAU.move("0 play ZZ"),
        lambda: MIAU.move("0 play joker"),  # of which there is none in that game
        lambda: MAUZ.position(
            "hands 6C 7D 5H / 9C 9D KH; middle TC JD QH"
        ),  # a card of other decks
        lambda: MIAU.position("hands 2C / KD; discard 9C"),
        # what could be meant is not in the deck that is played with
        lambda: MAUZ.position("hands C2 7D 8H / 9C 9D KH; middle TC JD QH"),
        lambda: MAUZ.move("0 swap C2 for TC"),
        lambda: MIAU.position("hands C2 / KD; discard 9C"),
        lambda: MIAU.move("0 play C2"),
        lambda: mops.game("purrrummy", jokers=0).position("hands joker / 9C"),
        lambda: mops.game("purrrummy", jokers=0).move("0 discard joker"),
        lambda: SMALL.position("boards A2 / B3; phase lay; tile 6f"),
        lambda: SMALL.move("reveal 6f"),
        lambda: mops.game("chess"),
        lambda: MOPSEN.move("x" * 10_000),
        lambda: MOPSEN.position({5: 5}),
    ],
)
def test_no_hint_is_better_than_a_wrong_one(ask: Callable[[], Any]) -> None:
    with pytest.raises(mops.MopsError) as problem:
        ask()
    assert "Did you mean" not in str(problem.value)


@pytest.mark.parametrize(
    ("game", "move", "ranks"),
    [(MAUZ, "0 swap 1C for TC", "6 to 9"), (MIAU, "0 play 1C", "7 to 9"), (PURR, "0 discard 1C", "2 to 9"),
     (mops.game("miau_miau", players=2, deck=52), "0 play 1C", "2 to 9")],
)  # fmt: skip
def test_the_ranks_that_are_named_are_those_of_the_deck(game: Any, move: str, ranks: str) -> None:
    with pytest.raises(mops.MopsError, match=rf"its rank \({ranks}, T, J, Q, K, A\)") as told:
        game.move(move)
    assert ("X is a joker" in str(told.value)) == (game is PURR)


def test_only_texts_are_compared() -> None:
    assert near(None, ["none"]) == near(1, ["1"]) == near([], ["list"]) == ""


def test_what_is_too_short_or_too_long_is_like_nothing() -> None:
    assert near("ita", ["it"]) == "" != near("halds", ["hands"])
    for length, meant in ((60, True), (61, False)):
        assert bool(near("A" * length, ["a" * length])) is meant
