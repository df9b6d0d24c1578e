"""The sentences of Miau! Miau!: every refusal and event in both languages, and true to the table."""

from __future__ import annotations

from typing import Any

import mopsbook as mops
from mopsbook.cat_deck.cards import JOKER, card_args, deck
from mopsbook.cat_deck.moves import Dealer
from mopsbook.games.miau_miau.look import story
from mopsbook.games.miau_miau.moves import Play
from mopsbook.teach.words import NAMES, Teller, languages

LANGUAGES = languages("miau_miau")
TABLE = "hands 9H QC 7D AS / KD KH 8S; draw TH 9D; discard 9C"
CHALLENGE = {"call_check": "challenge"}
OTHER = {"wish": "other-suit-or-none"}

TWO: dict[str, Any] = {"players": 2}

#: options, a position, a move, and a rule that it breaks
REFUSED: list[tuple[dict[str, Any], str, Any, str]] = [
    (TWO, TABLE, Play(0, "9H", wish="no suit"), "unknown-move"),
    (TWO, TABLE, "1 draw", "direction"),
    (TWO, TABLE, "0 play TS", "one-card"),
    (TWO, TABLE, "0 play 7D", "match"),
    (TWO, TABLE, "0 draw", "must-play"),
    (TWO, TABLE, "0 keep", "must-play"),
    (TWO, "hands QD AS / KD; draw TC; discard 9C", "0 keep", "draw-when-stuck"),
    (TWO, "hands QD TC / KD; draw TH; discard 9C; phase drawn; drawn TC", "0 draw", "draw-when-stuck"),
    (TWO, "hands QD TC / KD; discard 9C; phase drawn; drawn TC", "0 play QD miau", "play-drawn"),
    (TWO, "hands KC 7H / KD; discard 7C; pending 2", "0 play KC miau", "seven-only-seven"),
    (TWO, "hands KC 7H / KD; discard 7S 7C; pending 4", "0 keep", "seven-only-seven"),
    (
        TWO | {"after_seven_draw": "may-play"},
        "hands KC QD / KD; draw TH; discard 7C; phase drawn",
        "0 draw",
        "seven-draw-ends-turn",
    ),
    (TWO, "hands JC TH AH / KD; discard QC", "0 play JC", "jack-wish"),
    (TWO, TABLE, "0 play 9H wish C", "jack-wish"),
    (TWO | OTHER, "hands JC TH AH / KD; discard QC", "0 play JC wish C", "jack-wish"),
    (TWO, "hands JD TH AH / KD; discard QC", "0 play JD wish C", "jack-must-match"),
    (TWO, "hands JH QH TC / KD; discard JC; wish H", "0 play JH wish D", "no-jack-on-jack"),
    (TWO, "hands JH QH TC / KD; discard JC; wish H", "0 play TC", "wish-binds"),
    (TWO, TABLE, "1 challenge", "call-timing"),
    (TWO | CHALLENGE, "hands 9C / KD; discard 9H; phase challenge; turn 1; forgot 0", "0 draw", "call-timing"),
    (TWO, TABLE, "0 play 9H miau", "call-only-when-due"),
    (TWO, "hands 9H QC / KD; discard 9C", "0 play 9H miau-miau", "call-only-when-due"),
    (
        TWO | {"last_call": "required"},
        "hands 9H / KD; discard 9C",
        "0 play 9H miau",
        "call-only-when-due",
    ),
    (TWO, "hands 9H / KD; discard 9C", Play(0, "9H"), "call-last"),
    (TWO, "hands JH / KD; discard 9H", "0 play JH wish C", "last-card-special"),
    (TWO | {"last_card": "no-jack"}, "hands JH / KD; discard 9H", "0 play JH", "last-card-special"),
    (TWO | {"dealer": "random"}, "phase dealer", "0 draw", "dealer"),
    (TWO | {"dealer": "random"}, "phase dealer", Dealer(9), "dealer"),
    (TWO, TABLE, "dealer 0", "dealer"),
    (TWO, "phase deal", "1 draw", "deal"),
    (TWO, TABLE, "deal 9C", "deal"),
    (TWO, "phase deal", "deal 9C", "deck"),
    (TWO, "hands QD / KD; discard 8C 9C; phase shuffle", "0 draw", "empty-pile"),
    (TWO, "hands QD / KD; discard 8C 9C; phase shuffle", "shuffle 9C", "empty-pile"),
    (TWO, TABLE, "shuffle 9C", "empty-pile"),
    (TWO | {"empty_pile": "stop"}, "hands QD / KD; discard 9C; phase over", "0 draw", "empty-pile"),
    (TWO, "hands - / KD; discard 9C; phase over", "1 draw", "win"),
    (TWO, "hands QD / KD; discard 9C; phase over; idle 2", "0 draw", "blocked"),
]  # fmt: skip


def test_every_card_has_a_name_of_its_own() -> None:
    for lang, some in (
        (
            "en",
            {"TC": "10 of clubs", "JD": "jack of diamonds", "AS": "ace of spades", "X": "joker"},
        ),
        ("de", {"TC": "Kreuz 10", "JD": "Karo Bube", "AS": "Pik Ass", "X": "Joker"}),
    ):
        tell = Teller("miau_miau", lang).tell
        names = {card: tell("card", card_args(card)) for card in (*deck(52), JOKER)}
        assert len(set(names.values())) == 53
        assert {card: names[card] for card in some} == some


def test_there_are_names_for_ten() -> None:
    assert len(set(NAMES)) == 10


def told(
    position: str, move: str, lang: str = "en", seat: int | None = None, **options: Any
) -> list[str]:
    g = mops.game("miau_miau", **{"players": 2} | options)
    step = g.play(g.position(position), move, seed=1)
    return str(mops.explain(step, lang, seat=seat)).splitlines()


def test_a_card_is_laid_for_a_reason() -> None:
    assert told(TABLE, "0 play 9H") == [
        "Anna plays the 9 of hearts. It fits on the 9 of clubs by its rank."
    ]
    assert told(TABLE, "0 play QC", "de") == [
        "Anna legt Kreuz Dame. Das passt auf Kreuz 9, denn die Farbe ist gleich."
    ]
    assert told("hands JD TH AH / KD 8S; discard QC", "0 play JD wish D", jack_wild=True) == [
        "Anna plays the jack of diamonds. In this game a jack fits on everything but a jack.",
        "Anna chooses diamonds, the suit of the jack itself. Only diamonds fit on the jack now.",
    ]


def test_sevens_add_up_and_what_is_drawn_stays_secret() -> None:
    position = "hands 7S KC KD / AS 8S AD / TD QS; draw TH 9S TC 9D AH; discard 7C; pending 2"
    g = mops.game("miau_miau", players=3)
    first = g.play(g.position(position), "0 play 7S")
    assert str(mops.explain(first)).splitlines() == [
        "Anna plays the 7 of spades. Whoever plays a seven on a seven draws nothing.",
        "The sevens add up: Ben has to draw 4 cards, or play another seven.",
    ]
    second = g.play(first.after, "1 draw")
    assert str(mops.explain(second, seat=1)) == (
        "Ben draws for the sevens: the 10 of hearts, 9 of spades, 10 of clubs and 9 of diamonds. "
        "That ends the turn."
    )
    assert str(mops.explain(second, "de", seat=0)) == (
        "Ben zieht 4 Karten für die Siebenen. Damit ist der Zug zu Ende."
    )


def test_a_wish_binds_until_it_is_met() -> None:
    position = "hands JC TH AH / 8S AS TC; draw 9S; discard QC"
    assert told(position, "0 play JC wish H", "de") == [
        "Anna legt Kreuz Bube. Das passt auf Kreuz Dame, denn die Farbe ist gleich.",
        "Anna wünscht Herz. Auf den Buben passt jetzt nur Herz.",
    ]
    wished = "hands TC KS QD / 8S AH 9C; draw 9S TD; discard JC; wish H"
    assert told(wished, "0 draw", seat=1) == [
        "Anna has nothing that fits and draws a card.",
        "The drawn card does not fit, so Anna’s turn is over.",
        "The choice of hearts stands: now Ben follows it, or draws.",
    ]
    assert told(wished, "0 draw", wish_duration="next-cat-only")[2] == (
        "The choice of hearts lapses: from Ben’s turn on the suit of the jack counts again."
    )


def test_a_forgotten_call_costs_a_card() -> None:
    position = "hands 9C KD / 8S AS; draw AH TD; discard 9H"
    assert told(position, "0 play 9C", "de", call_penalty=2)[1:] == [
        "Anna hat nur noch eine Karte und hat vergessen, „Miau!“ zu rufen. Das kostet 2 Karten.",
        "Anna zieht zur Strafe Herz Ass und Karo 10.",
    ]
    assert told(position, "0 play 9C miau")[1] == "Anna calls “Miau!”, for one card is left."
    assert told("hands 9C / 8S AS; draw AH; discard 9H", "0 play 9C", last_call="required")[1] == (
        "Anna has played the last card without calling “Miau! Miau!”. The penalty is one card."
    )


def test_what_is_to_be_decided_speaks_of_no_hidden_hand() -> None:
    g = mops.game("miau_miau", players=2)
    s = g.position(TABLE)
    assert str(mops.explain(s)) == "Anna can play the queen of clubs or 9 of hearts."
    assert str(mops.explain(s, seat=1)) == "Anna is playing."
    stuck = g.position("hands TC KS QD / 8S AH 9C; draw 9S TD; discard JC; wish H")
    assert str(mops.explain(stuck, "de")) == ("Anna hat kein Herz und muss ziehen.")
    owed = g.position("hands KC QD / KD 8S; discard 7S 7C; pending 4")
    assert str(mops.explain(owed)) == "Anna has no seven and has to draw 4 cards."
    assert str(mops.explain(owed, seat=1)) == "Anna has to play a seven, or draw 4 cards."


def test_a_refusal_says_what_is_wrong_with_a_card() -> None:
    g = mops.game("miau_miau", players=2)
    assert str(mops.explain(g.check(g.position(TABLE), "0 play 7D"))) == (
        "The 7 of diamonds does not fit on the 9 of clubs: neither the rank nor the suit is the same."
    )
    assert str(mops.explain(g.check(g.position(TABLE), "0 draw"), "de")) == (
        "Anna hat passende Karten und muss eine davon legen: Kreuz Dame oder Herz 9."
    )
    wished = g.position("hands JH QH TC KS / 8S AS; discard JC; wish H")
    assert str(mops.explain(g.check(wished, "0 play JH wish D"), "de")) == (
        "Lege etwas anderes als Herz Bube: Auf einen Buben kommt kein Bube."
    )


#: kinds of events that random games hardly reach, with their facts
RARE: list[tuple[str, dict[str, Any]]] = [
    ("short", {"player": 0, "missing": 1, "count": 1}),
    ("short", {"player": 0, "missing": 2, "count": 0}),
    ("pile-empty", {"player": 0, "count": 1}),
    ("reshuffle", {"count": 1}),
    ("stop", {"player": 0}),
    ("blocked", {"count": 2}),
    ("fewest", {"winners": [0, 2], "count": 2, "each": 3}),
    ("win", {"player": 0, "called": False, "card": "JH"}),
    ("turn-up", {"card": "9C", "effect": "none", "under": ["7C"], "count": 1}),
    ("first-skipped", {"dealer": 0, "player": 2, "skipped": 1}),
]


def test_what_sevens_cost_is_a_sum_only_from_two_on() -> None:
    said = {
        lang: [
            Teller("miau_miau", lang).tell("because-sevens", {"sevens": n, "count": 2 * n})
            for n in (1, 2)
        ]
        for lang in LANGUAGES
    }
    assert said == {
        "en": [
            "For this seven 2 cards have to be drawn, and none were owed before.",
            "2 sevens in a row: two cards for each, 4 in all.",
        ],
        "de": [
            "Für diese Sieben sind 2 Karten zu ziehen, und vorher war keine zu ziehen.",
            "2 Siebenen hintereinander: Für jede sind zwei Karten zu ziehen, zusammen 4.",
        ],
    }


def test_cards_for_sevens_that_are_drawn_in_two_goes_end_the_turn_once() -> None:
    """What is drawn before a shuffle is counted out of all that is owed, and what is drawn after it is no second debt."""
    table = "hands KS KH / 9S AS; draw TD AC; discard QC 9C 8C 7S 7H 7C; pending 6"
    game = mops.game("miau_miau", players=2)
    first = game.apply(game.position(table), "0 draw")
    then = game.apply(first.after, "shuffle QC 9C 8C 7S 7H")

    def drawn(lang: str, seat: int) -> list[str]:
        told = [str(mops.explain(step, lang, seat=seat)).splitlines() for step in (first, then)]
        return [told[0][0], told[1][1]]

    assert drawn("en", 0) == [
        "Anna draws 2 of 6 cards for the sevens: the 10 of diamonds and ace of clubs.",
        "Anna draws from the new pile: the queen of clubs, 9 of clubs, 8 of clubs and 7 of spades. That ends the turn.",
    ]
    assert drawn("en", 1) == [
        "Anna draws 2 of 6 cards for the sevens.",
        "Anna draws 4 cards from the new pile. That ends the turn.",
    ]
    assert drawn("de", 1) == [
        "Anna zieht 2 von 6 Karten für die Siebenen.",
        "Anna zieht 4 Karten vom neuen Stapel. Damit ist der Zug zu Ende.",
    ]


def test_what_a_pile_does_not_reach_for_is_one_drawing() -> None:
    """A penalty, and drawing until a card fits, over two piles: told once what for, and then where it goes on."""

    def drawn(options: dict[str, Any], position: str, *moves: str) -> list[str]:
        game = mops.game("miau_miau", **options)
        state, told = game.position(position), []
        for move in moves:
            step = game.apply(state, move)
            notes = [note.text for note in story(step, 1)]
            tell = Teller("miau_miau", "en", you=1).tell
            told += [
                tell(one.id, one.facts) for one in notes if "draw" in one.id or "penalty" in one.id
            ]
            state = step.after
        return told

    piles = "draw TD; discard QC 9C 7S KC"
    assert drawn(
        TWO | {"call_penalty": 2},
        f"hands KS KH / 9S AS; {piles}",
        "0 play KS",
        "shuffle QC 9C 7S KC",
    ) == ["Anna draws one card as a penalty.", "Anna draws one card from the new pile."]
    assert drawn(
        TWO | {"draw_count": "until-playable"},
        f"hands 8D 9H / 9S AS; {piles}",
        "0 draw",
        "shuffle QC 9C 7S",
    ) == ["Anna has nothing that fits and draws a card.", "Anna draws a card from the new pile."]
