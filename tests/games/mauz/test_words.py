"""The sentences of Mauz: every refusal and event in both languages, and true to the table."""

from __future__ import annotations

import re
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.cat_deck.moves import Dealer
from mopsbook.editions.of_games import lesson_of
from mopsbook.games.mauz import look
from mopsbook.games.mauz.advice import advise
from mopsbook.games.mauz.moves import Swap1
from mopsbook.teach.words import Teller, languages

LANGUAGES = languages("mauz")
TABLE = "hands 6C 7D 8H / 9C 9D KH; middle TC JD QH"
CHOICE = "hands 6C 7D 8H / 9C TD KH; second TC JD QH; dealer 1; turn 1; phase dealer"
NINES = "hands 9C 9D 9H / 6C 7C JS; middle TC JD QH"
ENDED = "hands 6C 7D 8H / 9C 9D KH; middle TC JD QH; phase round-end"
MAY_HISS = {"hiss": "may-reveal"}

TWO: dict[str, Any] = {"players": 2}

#: options, a position, a move, and a rule that it breaks
REFUSED: list[tuple[dict[str, Any], str, Any, str]] = [
    (TWO, TABLE, Swap1(0, "2C", "TC"), "unknown-move"),
    (TWO, TABLE, "1 swap3", "first-turn"),
    (TWO, TABLE, "1 quiet", "first-turn"),
    (TWO, TABLE, "0 swap KC for TC", "swap-one"),
    (TWO, TABLE, "0 swap 6C for KC", "swap-one"),
    (TWO, TABLE, "0 quiet", "one-swap-per-turn"),
    (TWO | {"knock_with_swap": True}, "hands TC 7D 8H / 9C 9D KH; middle 6C JD QH; phase swapped; known TC / -", "0 skip", "one-swap-per-turn"),
    (TWO, TABLE, "0 keep", "dealer-choice"),
    (TWO, CHOICE, "1 knock", "dealer-choice"),
    (TWO | {"dealer": "random"}, "phase first-dealer", "0 keep", "first-dealer"),
    (TWO | {"dealer": "random"}, "phase first-dealer", Dealer(9), "first-dealer"),
    (TWO, TABLE, "dealer 0", "first-dealer"),
    (TWO, "phase deal", "0 skip", "deal"),
    (TWO, TABLE, "deal 9C", "deal"),
    (TWO, "phase deal", "deal 9C", "deck"),
    (TWO, TABLE, "shuffle 9C", "stock-out"),
    (TWO, TABLE, "next round", "swap-until-end"),
    (TWO, ENDED, "0 swap3", "showdown"),
    (TWO, "hands KC 9C 8S / JD TD 9S; middle KD 7H 6S; tokens 0 1; phase over; gone 0", "1 skip", "winner"),
    (TWO, f"{TABLE}; knocker 1", "0 knock", "knock-last-swap"),
    (TWO | {"last_swap_after_reveal": True}, f"{TABLE}; left 0; reason reveal", "0 knock", "knock-last-swap"),
    (TWO | {"knock_from": "second-turn"}, TABLE, "0 knock", "knock-when"),
    (TWO | {"knock_after_all_skip": False}, f"{TABLE}; out 6D 6H 6S; turns 2", "0 knock", "all-skip-knock"),
    (TWO | MAY_HISS, NINES + "; phase swapped; known 9C / -", "0 knock", "knock-instead"),
    (TWO, TABLE, "0 hiss", "hiss-reveal"),
    (TWO | {"hiss": "knock-only"}, NINES, "0 hiss", "hiss-reveal"),
    (TWO | MAY_HISS, TABLE, "0 hiss", "hiss-reveal"),
]  # fmt: skip


def told(position: str, *moves: str, lang: str = "en", **options: Any) -> list[str]:
    """What the last of some moves brings about."""
    g = mops.game("mauz", **{"players": 2} | options)
    trace = mops.record(g, seed=1, start=g.position(position), moves=list(moves))
    return str(mops.explain(trace.steps()[-1], lang)).splitlines()


def test_a_knock_leads_to_one_more_turn_and_then_hands_are_compared() -> None:
    table = "hands KC QC 8S / JC AC 9S / QD TD 8C; middle KD 7H 6S; turn 1"
    assert told(table, "1 knock", players=3) == [
        "Ben knocks. Cleo and Anna have one more turn each."
    ]
    # of each it is said when only that turn is left to it, though others may play after it
    last = told(table, "1 knock", "2 swap 8C for KD", players=3)[-1]
    assert last == "Now Anna has a last turn in this round."
    assert told(table, "1 knock", "2 swap 8C for KD", "0 skip", players=3) == [
        "Anna skips.",
        "Everybody has had a last turn. All hands are shown, and the cards that count are raised.",
        "Anna scores 20 points: the queen of clubs and king of clubs are of one suit, and only these count.",
        "Ben scores 21 points: the jack of clubs and ace of clubs are of one suit, and only these count.",
        "Cleo scores 30 points: the 10 of diamonds, queen of diamonds and king of diamonds are of one suit.",
        "Anna has the fewest points, 20, and pays.",
        "Anna gives up a counter and has 2 left.",
        "Anna is the next to deal.",
    ]


def test_a_hiss_is_30_and_a_half_in_every_language() -> None:
    table = "hands AH KC 8S / 6C 7C JS; middle 9C 9D 9H"
    assert told(table, "0 swap3")[1:3] == [
        "Anna hisses with three nines: the 9 of clubs, 9 of diamonds and 9 of hearts score 30.5 points.",
        "Nobody swaps any more.",
    ]
    assert told(table, "0 swap3", lang="de")[1] == (
        "Anna faucht und zeigt drei Neunen: Kreuz 9, Karo 9 und Herz 9 zählen 30,5 Punkte."
    )


def test_without_a_counter_one_plays_until_the_next_payment() -> None:
    table = "hands KC 9C 8S / JD TD 9S; middle KD 7H 6S; knocker 1"
    assert told(f"{table}; tokens 1 2", "0 skip")[5] == (
        "Anna gives up the last counter and stays in the game, until the next time to pay."
    )
    assert told(f"{table}; tokens 0 2", "0 skip", lang="de")[5:] == [
        "Anna scheidet aus: Es war kein Spielstein mehr da.",
        "Ben ist allein übrig und gewinnt.",
    ]


def test_when_all_skip_the_middle_is_new() -> None:
    table = "hands KC QC 8S / JC AC 9S; middle KD 7H 6S; stock 6C 6D 9H"
    assert told(table, "0 skip", "1 skip") == [
        "Ben skips: 2 of 2 in a row. Once all have skipped, there is a new middle.",
        (
            "Everybody has skipped. The king of diamonds, 7 of hearts and 6 of spades are set aside, "
            "and the new middle is the 6 of clubs, 6 of diamonds and 9 of hearts. Anna is next, and "
            "the stock is used up."
        ),
    ]


def test_only_the_dealer_is_told_what_it_looks_at() -> None:
    g = mops.game("mauz", players=2)
    step = g.play(g.position("phase deal"), "deal " + " ".join(
        f"{rank}{suit}" for suit in "CDHS" for rank in "6789TJQKA"
    ))  # fmt: skip
    assert str(mops.explain(step, seat=0)).splitlines()[-1] == (
        "Anna looks at one of the two sets: the 9 of clubs, 10 of clubs and jack of clubs. "
        "It scores 29 points."
    )
    assert str(mops.explain(step, seat=1)).splitlines()[-1] == "Anna looks at one of the two sets."
    # clubs 9, 10 and jack are for the dealer, who comes after Ben
    assert str(mops.explain(step.after, "de", seat=0)) == (
        "Anna behält dieses Set (29 Punkte) oder nimmt das andere."
    )
    assert str(mops.explain(step.after, seat=1)) == (
        "Anna may keep this set, or take the other one unseen."
    )


def test_what_can_be_decided_depends_on_the_time() -> None:
    g = mops.game("mauz", players=2, hiss="may-reveal")
    assert str(mops.explain(g.position(TABLE))) == (
        "Anna may swap one card or all three, skip, or knock."
    )
    assert str(mops.explain(g.position(f"{TABLE}; knocker 1"), "de")) == (
        "Im letzten Zug kann Anna eine Karte oder alle drei tauschen oder schieben."
    )
    assert str(mops.explain(g.position(NINES))) == (
        "Anna may swap one card or all three, skip, knock, or hiss."
    )
    assert str(mops.explain(g.position(NINES), seat=1)) == (
        "Anna may swap one card or all three, skip, or knock."
    )


#: kinds of events that random games hardly reach, with their facts
RARE: list[tuple[str, dict[str, Any]]] = [
    ("counters", {"count": 1, "cats": 2}),
    ("stock-out", {"count": 33, "stock": 1}),
    ("no-stock", {"stock": 2}),
    ("several", {"players": [0, 2], "count": 2}),
    ("round-stops", {"players": [0, 2], "count": 2}),
    ("last-swaps", {"players": [1], "count": 1, "next": 1}),
    ("showdown", {"round": 2, "reason": "stock"}),
    ("none-pays", {"players": [0, 1], "count": 2, "points": 19}),
    ("replay", {"players": [0, 1], "count": 2}),
    ("shared", {"players": [0, 1], "count": 2}),
    ("next-dealer", {"player": 1, "by": "loser"}),
]


ADVISED: list[tuple[dict[str, Any], str, int | None, str]] = [
    ({}, "hands 9H TH JC / 9C 9D KH; middle QH 7D 8S", None, "advice-swap"),
    ({}, "hands 6C 7D 8H / 9C 9D KH; middle TH JH QH", None, "advice-swap-all"),
    ({}, "hands AH 9H QH / 9C 9D KH; middle TC JD 6S", None, "advice-knock"),
    (
        {"knock_from": "second-turn"},
        "hands AH 9H QH / 9C 9D KH; middle TC JD 6S",
        None,
        "advice-skip",
    ),
    (MAY_HISS, NINES + "; phase swapped; known 9C / -", None, "advice-hiss"),
    (
        {"knock_with_swap": True},
        "hands TC 7D 8H / 9C 9D KH; middle 6C JD QH; phase swapped; known TC / -",
        None,
        "advice-quiet",
    ),
    ({}, "hands 9H TH JC / 9C 9D KH; middle QH 7D 8S; knocker 1", None, "advice-last-swap"),
    ({}, "hands 6C 7D 8H / 9C 9D KH; middle TH JH QH; knocker 1", None, "advice-last-all"),
    ({}, "hands AH 9H QH / 9C 9D KH; middle TC JD 6S; knocker 1", None, "advice-last-skip"),
    ({}, "hands 9H TH JC / 9C 9D KH; middle QH 7D 8S; knocker 1", 1, "advice-final"),
    ({}, CHOICE, None, "advice-reject"),
    ({}, CHOICE.replace("9C TD KH", "9C KC AC"), None, "advice-keep"),
]


@pytest.mark.parametrize(("options", "position", "seat", "message"), ADVISED, ids=str)
def test_every_kind_of_advice_is_told(
    options: dict[str, Any], position: str, seat: int | None, message: str
) -> None:
    g = mops.game("mauz", players=2, **options)
    s = g.position(position)
    view = g.observe(s, s.turn if seat is None else seat)
    counsel = advise(view, s.turn if seat is None else seat, 1)
    assert counsel.reasons[0].message == message
    for lang in LANGUAGES:
        said = str(mops.advise(s, seat, lang=lang))
        assert len(said.splitlines()) == len(counsel.sentences)


def test_advice_in_a_last_turn_says_what_a_swap_makes_of_the_hand() -> None:
    s = mops.game("mauz", players=2).position(ADVISED[6][1])
    assert str(mops.advise(s)).splitlines()[0] == (
        "Swap the jack of clubs for the queen of hearts. In the last turn only the points count, "
        "and that makes 29 instead of 19: three cards of hearts."
    )
    assert str(mops.advise(s, 1, lang="de")) == (
        "Die Hand von Ben zählt 10 Punkte, und in dieser Runde ändert sich daran nichts mehr."
    )


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("third", ["8S", "9C"])  # both have 10 points, or Ben has 19
def test_who_pays_is_told_in_the_same_words_above_the_sheet(lang: str, third: str) -> None:
    """So it is not told twice."""
    hands = f"hands 8C QD 7H / 8D KC {third}; middle 6C 7D 8H; knocker 1; left 0"
    game = mops.game("mauz", players=2)
    step = game.play(game.position(hands), "0 skip")
    sheet, teller = look.scene(step.after, step).sheet, Teller("mauz", lang)
    assert sheet is not None and sheet.result is not None
    said = teller.tell(sheet.result.id, sheet.result.facts)
    assert any(line.startswith(said) for line in str(mops.explain(step, lang)).splitlines())


@pytest.mark.parametrize(("lang", "word", "fish"), [("en", "counter", "fish"), ("de", "Spielstein", "Fisch")])  # fmt: skip
def test_the_lesson_says_counter_and_half_a_point_as_the_table_does(lang: str, word: str, fish: str) -> None:  # fmt: skip
    text = lesson_of("mauz", lang)
    assert text.count(word) > 5
    assert text.count(fish) == 1  # what a counter looks like
    assert not re.search("½|[Ll]ife|Leben", text)
