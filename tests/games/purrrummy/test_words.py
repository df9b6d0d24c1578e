"""The sentences of Purrrummy: every refusal and event in both languages, and true to the table."""

from __future__ import annotations

from typing import Any

import mopsbook as mops
from mopsbook.cat_deck.moves import Dealer
from mopsbook.games.purrrummy.moves import LayOff, LayOut, Swap
from mopsbook.teach.words import languages

LANGUAGES = languages("purrrummy")
TABLE = "hands 7C 7D 8D KD / 2H 3H; stock 2C 3C; discard TD"
MELDS = "; melds 0 KC KH KS / 1 4S 5S 6S; stock 2C 3C; discard TD"
LAYOFF = {"layoff": True}
SWAP = {"layoff": True, "joker_swap": True}
RANDOM = {"dealer": "random"}

#: options, a position, a move, and a rule that it breaks
REFUSED: list[tuple[dict[str, Any], str, Any, str]] = [
    ({}, TABLE, LayOut(0, "pair", ("7C", "7D")), "unknown-move"),
    (RANDOM, "phase dealer", "0 draw stock", "dealer"),
    (RANDOM, "phase dealer", Dealer(9), "dealer"),
    (RANDOM, TABLE, "dealer 0", "dealer"),
    ({}, "phase deal", "1 draw stock", "deal"),
    ({}, TABLE, "deal 9C", "deal"),
    ({}, "phase deal", "deal 9C", "deck"),
    ({}, TABLE, "1 discard 2H", "first-player"),
    ({}, "phase draw; " + TABLE, "0 discard KD", "draw-one"),
    ({}, TABLE, "0 draw stock", "draw-one"),
    ({}, "phase draw; hands 7C / KD; stock 2C; discard -", "0 draw discard", "draw-exhausted"),
    ({}, TABLE, "0 discard 9S", "own-cards"),
    ({}, TABLE, "0 meld 7C 7D 7S 7H", "own-cards"),
    ({}, "hands 5S 6S 8D KD / 2H; melds 0 7C 7D 7H 7S", "0 meld 5S 6S 7S", "no-rearranging"),
    ({}, "hands 7C 7D 7S / 2H", "0 meld 7C 7D 7S", "final-discard"),
    (LAYOFF, "hands 7S / 2H" + MELDS, "0 layoff 7S on 1 high", "final-discard"),
    (
        {"return_taken": False},
        "hands 7C 9H / 2H; taken 9H; discard TD",
        "0 discard 9H",
        "return-taken",
    ),
    ({}, TABLE, "0 meld set 7C 7D", "set"),
    ({}, "hands 7C 7D 7H 7S X KD / 2H", "0 meld set 7C 7D 7H 7S X", "set"),
    ({}, TABLE, "0 meld set 7C 7D 8D", "set"),
    ({}, TABLE, "0 meld run 7D 8D", "run"),
    ({}, TABLE, "0 meld run 7C 8D KD", "run"),
    ({}, "hands 4S 5S 6S KD / 2H", LayOut(0, "run", ("4S", "6S", "5S")), "run"),
    ({}, "hands 4S 5S 8S KD / 2H", "0 meld run 4S 5S 8S", "run"),
    ({}, "hands AH 2H KH KD / 2S", "0 meld run KH AH 2H", "ace-around"),
    ({"jokers_per_meld": 1}, "hands 7H X X KD / 2S", "0 meld run 7H X X", "joker-count"),
    ({"min_naturals": 2}, "hands 7H X X KD / 2S", "0 meld run 7H X X", "natural-cards"),
    ({"jokers": 3}, "hands X X X KD / 2S", "0 meld set X X X", "natural-cards"),
    ({}, "hands 7S 2D / 2H" + MELDS, "0 layoff 7S on 1 high", "layoff-variant"),
    ({"joker_swap": True}, "hands 5S 2D / 2H; melds 1 4S X 6S", "0 swap 5S on 0 at 1", "layoff-variant"),
    (LAYOFF, "hands 7S 2D / 2H; melds 1 4S 5S 6S", "0 layoff 7S on 0 high", "layoff-own-meld-first"),
    (SWAP, "hands 5S 2D / 2H; melds 1 4S X 6S", "0 swap 5S on 0 at 1", "layoff-own-meld-first"),
    (LAYOFF, "hands KD 2D / 2H" + MELDS, LayOff(0, "KD", 0, None), "layoff-others-only"),
    (LAYOFF, "hands 7S 2D / 2H" + MELDS, LayOff(0, "7S", 9, None), "layoff-fits"),
    (LAYOFF, "hands 7S 2D / 2H" + MELDS, LayOff(0, "7S", 1, None), "layoff-fits"),
    (LAYOFF, "hands 8S 2D / 2H" + MELDS, LayOff(0, "8S", 1, "high"), "layoff-fits"),
    (LAYOFF, "hands 7H 2D / 2H" + MELDS, LayOff(0, "7H", 1, "high"), "layoff-fits"),
    (LAYOFF, "hands 2S 2D / 2H; melds 0 7C 7D 7H / 1 QS KS AS", LayOff(0, "2S", 1, "high"), "layoff-fits"),
    (LAYOFF, "hands 2S 2D / 2H; melds 0 7C 7D 7H / 1 9C 9D 9H", LayOff(0, "2S", 1, None), "layoff-fits"),
    (LAYOFF, "hands X 2D / 2H; melds 0 7C 7D 7H / 1 9C 9D 9H 9S", LayOff(0, "X", 1, None), "layoff-fits"),
    (LAYOFF, "hands 8S 2D / 2H" + MELDS, Swap(0, "8S", 1, 1), "joker-swap"),
    (SWAP, "hands 8S 2D / 2H" + MELDS, Swap(0, "8S", 9, 1), "joker-swap"),
    (SWAP, "hands 7S 2D / 2H" + MELDS, Swap(0, "7S", 1, 1), "joker-swap"),
    (SWAP, "hands 7S 2D / 2H; melds 0 7C 7D 7H / 1 4S X 6S", Swap(0, "7S", 1, 1), "joker-swap"),
    ({}, "hands - / KD; phase over", "1 draw stock", "win"),
    ({"max_rounds": 1}, "hands QD / KD; phase over; turns 2", "0 draw stock", "round-limit"),
    ({}, "hands QD / KD; stock -; discard 9C; phase over", "0 draw stock", "stock-out"),
    ({}, "hands QD / KD; stock -; discard 8C 9C; phase shuffle", "0 draw stock", "stock-out"),
    ({}, TABLE, "shuffle 9C", "stock-out"),
]  # fmt: skip


def told(
    position: str, move: str, lang: str = "en", seat: int | None = None, **options: Any
) -> list[str]:
    g = mops.game("purrrummy", **options)
    step = g.play(g.position(position), move, seed=1)
    return str(mops.explain(step, lang, seat=seat)).splitlines()


def test_what_is_drawn_stays_secret_and_what_is_taken_does_not() -> None:
    position = "phase draw; " + TABLE
    assert told(position, "0 draw stock") == [
        "Anna draws the 2 of clubs from the stock. One card is left there."
    ]
    assert told(position, "0 draw stock", "de", seat=1) == [
        "Anna zieht eine Karte vom Nachziehstapel. Eine Karte bleibt dort."
    ]
    assert told(position, "0 draw discard", "de", seat=1) == [
        "Anna nimmt Karo 10 vom Ablagestapel, und alle haben es gesehen."
    ]


def test_the_taken_card_goes_back_only_where_it_is_surely_that_one() -> None:
    back = "Anna discards the joker, which was just taken from there, and the turn ends. "
    one, two = "hands X KD 5C / 2S; taken X", "hands X X KD / 2S; taken X"
    natural = back.replace("the joker", "the king of diamonds")
    assert told(one.replace("taken X", "taken KD"), "0 discard KD") == [
        natural + "2 cards are left in hand."
    ]
    assert told("hands X / 2S; taken X", "0 discard X")[0] == back + "No card is left in hand."
    # whether it holds another joker is nothing that the others may know
    other = "Anna discards the joker, and the turn ends. 2 cards are left in hand."
    assert told(one, "0 discard X") == [other]
    for free in (True, False):
        assert told(two, "0 discard X", return_taken=free) == [other]
    g = mops.game("purrrummy", return_taken=False)
    refused = mops.explain(g.check(g.position(one), "0 discard X"), "en")
    assert "only if no other card is left" in str(refused)


def test_a_meld_says_what_its_jokers_stand_for() -> None:
    hand = "hands 5H 7H 7S X X KD QC / 2S"
    assert told(hand, "0 meld 5H X 7H") == [
        "Anna lays out a run of hearts: 5 of hearts, joker and 7 of hearts. 4 cards are left in hand.",
        "The joker stands for the 6 of hearts.",
    ]
    assert told(hand, "0 meld 7H 7S X", "de") == [
        "Anna legt ein Set aus (7er): Herz 7, Pik 7 und Joker. Auf der Hand bleiben 4 Karten.",
        "Der Joker steht für eine der Karten, die dort fehlen (7er): Kreuz 7 oder Karo 7.",
    ]
    # all four suits are there, so it is clear what both stand for
    assert told(hand, "0 meld set 7H 7S X X")[1] == (
        "The 2 jokers stand for 7s that are not there: the 7 of clubs or 7 of diamonds."
    )
    assert told(hand, "0 meld run 7H X X", "de")[1] == ("Die 2 Joker stehen für Herz 8 und Herz 9.")
    three = "hands 7C 7H 7S X KD / 2S"
    assert told(three, "0 meld 7C 7H 7S X")[1] == "The joker stands for the 7 of diamonds."


def test_cards_are_added_where_they_fit() -> None:
    assert told("hands 7S 2D / 2H" + MELDS, "0 layoff 7S on 1 high", layoff=True) == [
        "Anna adds the 7 of spades to the upper end of Ben’s run of spades. The run has 4 cards now."
    ]
    assert told("hands X 2D / 2H" + MELDS, "0 layoff X on 1 low", "de", layoff=True) == [
        "Anna legt Joker vorn an die Reihe von Ben in Pik an, als Pik 3. Die Reihe hat jetzt 4 Karten."
    ]
    joker = "hands 5S 2D / 2H; melds 0 KC KH KS / 1 4S X 6S; stock 2C 3C; discard TD"
    assert told(joker, "0 swap 5S on 1 at 1", **SWAP) == [
        "Anna puts the 5 of spades in the place of the joker in Ben’s run and takes the joker into hand."
    ]


def test_a_meld_may_be_a_trap() -> None:
    position = "hands 7C 7D 7S KD QD / 2H 3H; stock 2C 3C; discard TD"
    assert told(position, "0 meld 7C 7D 7S") == [
        (
            "Anna lays out a set of 7s: 7 of clubs, 7 of diamonds and 7 of spades. 2 cards are left "
            "in hand."
        ),
        (
            "After the discard one card will be left, and with one Anna can never go out in this "
            "game: the next card makes two, and a meld takes three. In the variant where cards may be "
            "added to melds it would still be possible."
        ),
    ]
    assert len(told(position, "0 meld 7C 7D 7S", layoff=True)) == 1
    assert len(told(position.replace("QD", "QD JD JC"), "0 meld 7C 7D 7S")) == 1


def test_the_last_discard_wins() -> None:
    assert told("hands KD / 2H 3H; stock 2C; discard TD", "0 discard KD", "de") == [
        "Anna legt Karo König auf den Ablagestapel. Damit endet der Zug. Auf der Hand bleibt keine Karte.",
        "Anna hat die letzte Karte abgelegt und gewinnt.",
    ]


def test_an_empty_stock_is_told_and_so_is_its_end() -> None:
    position = "hands 7C 8D QS / KD 2H; stock -; discard 4C 9H TD"
    assert told(position, "0 discard QS")[1] == (
        "Ben would have to draw now, but the stock is empty. 3 discards are shuffled and become the "
        "new stock; only the top one stays."
    )
    assert told(position + "; reshuffles 1", "0 discard QS", "de")[1:] == [
        (
            "Der Nachziehstapel ist leer, als Ben an die Reihe kommt, und noch einmal wird nicht "
            "gemischt. Darum endet die Partie."
        ),
        "Anna und Ben gewinnen gemeinsam mit den wenigsten Karten: je 2.",
    ]


def test_what_is_to_be_decided_counts_only_what_may_be_seen() -> None:
    g = mops.game("purrrummy", **LAYOFF)
    s = g.position("hands 7S 5C 5D 5H 2D / 2H" + MELDS)
    assert str(mops.explain(s)) == ("Anna may lay out a meld (1 possible), then discards a card.")
    assert str(mops.explain(s, "de", seat=1)) == ("Anna kann auslegen und legt eine Karte ab.")
    hidden = g.observe(s, 1)
    assert str(mops.explain(hidden)) == "Anna may lay out melds, then discards a card."


def test_the_plain_game_proposes_the_variant_once() -> None:
    plain, variant = mops.game("purrrummy"), mops.game("purrrummy", layoff=True)
    first = plain.start(seed=1)
    assert "Tip: with the laying-off variant" in str(mops.explain(first))
    assert "Tipp: Mit der Variante „Anlegen“" in str(mops.explain(first, "de"))
    assert "Tip:" not in str(mops.explain(variant.start(seed=1)))
    later = plain.position("phase draw; turns 1; " + TABLE)
    assert str(mops.explain(later)) == ("Anna draws from the stock, or takes the 10 of diamonds.")


def refused(position: str, move: Any, lang: str = "en", **options: Any) -> list[str]:
    g = mops.game("purrrummy", **options)
    return str(mops.explain(g.check(g.position(position), move), lang)).splitlines()


def test_a_refusal_says_why_cards_are_no_meld() -> None:
    assert refused("hands 4S 5S 8S KD / 2H", "0 meld run 4S 5S 8S") == [
        (
            "This run has a gap: it takes the 6 of spades and 7 of spades in between, or jokers "
            "instead. These are the cards: 4 of spades, 5 of spades and 8 of spades."
        )
    ]
    assert refused(TABLE, "0 meld set 7C 7D 8D", "de") == [
        "Ein Set braucht denselben Wert, und diese Werte sind verschieden: Kreuz 7, Karo 7 und Karo 8."
    ]
    assert refused(TABLE, "0 meld set 7C 7D", "de") == [
        "Ein Set braucht drei oder vier Karten mit demselben Wert: 2 Karten sind zu wenig."
    ]
    assert refused("hands X X X KD / 2S", "0 meld set X X X", jokers=3) == [
        "There is no natural card in this meld: joker, joker and joker. It takes at least one.",
        "There are too many jokers for so few natural cards.",
    ]
    assert refused("hands 7H X X KD / 2S", "0 meld run 7H X X", "de", jokers_per_meld=1) == [
        (
            "2 Joker sind zu viele für eine Kombination. Für diese Partie ist vereinbart, dass es "
            "höchstens einer ist."
        )
    ]


def test_a_refusal_says_what_would_fit() -> None:
    assert refused("hands 8S 2D / 2H" + MELDS, "0 layoff 8S on 1 high", **LAYOFF) == [
        (
            "At this end the run takes the 7 of spades, or a joker, and not the 8 of spades: "
            "4 of spades, 5 of spades and 6 of spades."
        )
    ]
    others = "hands 2S 2D / 2H; melds 0 7C 7D 7H / 1 9C 9D 9H"
    assert refused(others, LayOff(0, "2S", 1, None), "de", **LAYOFF) == [
        ("Zu diesem Set passt Pik 9 oder ein Joker, nicht aber Pik 2: Kreuz 9, Karo 9 und Herz 9.")
    ]


def test_advice_lays_what_can_be_laid_and_warns_of_the_trap() -> None:
    out = mops.game("purrrummy").position("hands 7C 7D 7S KD / 2H 3H; stock 2C; discard TD")
    assert str(mops.advise(out)).splitlines() == [
        "Anna can go out now: lay out 3 cards and discard the king of diamonds. This is certain.",
        "1. Lay out the set of 7s: 7 of clubs, 7 of diamonds and 7 of spades.",
    ]
    trap = mops.game("purrrummy").position("hands 7C 7D 7S KD QH / 2H 3H; stock 2C; discard TD")
    assert str(mops.advise(trap, lang="de")).splitlines()[:2] == [
        "Warte noch mit den Kombinationen, die möglich sind.",
        (
            "Gleich 3 Karten auszulegen wäre eine Falle. Mit der einen Karte, die dann bleibt, könnte "
            "Anna im einfachen Spiel nie mehr fertig werden."
        ),
    ]


#: kinds of events that random games hardly reach, with their facts
RARE: list[tuple[str, dict[str, Any]]] = [
    ("stock-empty", {"player": 0, "count": 1}),
    ("reshuffle", {"count": 1, "number": 1, "last": False}),
    ("stock-out", {"player": 0, "why": "few", "number": 1}),
    ("stock-out", {"player": 0, "why": "end", "number": 0}),
    ("round-limit", {"count": 1}),
    ("win", {"player": 0, "by": "meld", "card": "JH"}),
    ("win", {"player": 0, "by": "layoff", "card": "JH"}),
    ("fewest", {"winners": [1], "count": 1, "each": 1}),
    ("trapped", {"player": 0, "left": 2}),
]
