"""The sentences of Dog: every refusal and event in both languages, and true to the board."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import MopsError
from mopsbook.games.dog.moves import Dealer, Play, Portion, Seating, Shuffle, Stay
from mopsbook.show.look import tell
from mopsbook.teach.words import languages

LANGUAGES = languages("dog")

#: options, a position, a move, and the rules that it breaks
REFUSED: list[tuple[dict[str, Any], str, Any, str]] = [
    ({}, "hands 5 / 2", Play("5", ()), "unknown-move"),
    ({}, "hands 5 / 2", Stay(1), "turn-order"),
    ({}, "phase give; hands 5 / 2 / 3 / 4", Stay(1), "turn-order"),
    ({}, "phase over; pieces h1 h2 h3 h4 / - / h1 h2 h3 h4", "fold", "win-stop"),
    ({}, "hands 5 / 2", Seating((0, 0)), "seating"),
    ({}, "phase seating", "fold", "seating"),
    ({}, "hands 5 / 2", Dealer(1), "first-dealer"),
    ({}, "phase dealer", "fold", "first-dealer"),
    ({}, "hands 5 / 2", Shuffle(("5",)), "reshuffle"),
    ({}, "phase shuffle; due deal", "fold", "reshuffle"),
    ({}, "phase shuffle; due deal", Shuffle(("5",)), "deck"),
    ({}, "phase give; hands 5 / 2 / 3 / 4", "fold", "exchange-first"),
    ({"exchange": "never"}, "hands 5 / 2", "give 5", "exchange-duty exchange-partner"),
    ({"players": 3}, "hands 5 / 2", "give 5", "exchange-left"),
    ({}, "hands 5 / 2", "8 t5>t13", "turn-card own-piece"),
    ({}, "pieces t5; hands 5 / 2", "fold", "must-play"),
    ({}, "pieces t5 / - / t8; hands 3", "fold", "must-play must-play-harm"),
    ({}, "hands swap", "fold", "must-play can-play"),
    ({}, "hands 5", "toss 5", "fold"),
    ({"players": 3}, "hands 5", "fold", "redraw-no-fold"),
    ({"players": 3}, "phase drawn; pieces t5; hands 5", "toss 5", "must-play redraw-play"),
    ({"players": 3}, "phase draw; hands 5; stock 6 2", "toss 5", "redraw-draw"),
    (
        {"players": 3, "redraw_draw": "forced"},
        "phase draw; hands 5; stock 6 2",
        "stay",
        "redraw-draw",
    ),
    ({}, "pieces t5; hands 5", "draw", "redraw-draw no-refill"),
    ({"players": 3}, "phase drawn; hands 5", "draw", "redraw-fail"),
    ({}, "pieces t5 t9; hands 5", "5 t5>t7; t9>t12", "own-piece"),
    ({}, "pieces t5 / t9; hands 5", "5 1:t9>t14", "own-piece"),
    ({}, "pieces t5 / t9; hands 5", "5 t9>t14", "own-piece"),
    ({}, "pieces h1 h2 h3 t5; hands 13", "13 z>t0", "own-piece"),
    ({}, "pieces t5 / - / t9; hands 5", "5 2:t9>t14", "partner-not-yet"),
    ({}, "pieces h1 h2 h3 h4 / - / t9; hands 1/11", "1/11 h1>h2", "partner-own"),
    ({}, "hands 5", "5 z>t0", "start-cards"),
    ({}, "hands 7", "7 z>t0", "start-cards seven-no-start seven-full"),
    ({}, "pieces t0; hands 13", "13 z>t0", "start-own-blocked"),
    ({"start_first": "on"}, "pieces h1; hands 2", "2 h1>h3", "start-needed"),
    ({}, "pieces t14 / t16; hands 3", "3 t14>t17", "start-block protected-start"),
    ({}, "pieces t14 / t16; hands 7", "7 t14>t21", "start-block protected-start seven-block"),
    ({"foreign_start_block": "on"}, "pieces t14 / - / t16; hands 3", "3 t14>t17", "start-guest"),
    ({}, "pieces t14; hands 3", "3 t14>t11", "four-only-back forward"),
    ({}, "pieces t14; hands 3", "3 t14>z", "forward"),
    ({}, "pieces t18 / t16; hands 4", "4 t18>t14", "start-block protected-start four-back-way"),
    ({}, "pieces t2; hands 4", "4 t2>h2", "four-not-home home-forward"),
    ({"four_over_start": "barred"}, "pieces t2; hands 4", "4 t2>t62", "four-over-start"),
    ({}, "pieces t5; hands 5", "5 t5>t11", "card-value"),
    ({}, "pieces t5 / t9; hands 5", "5 t5<>1:t9", "card-value"),
    ({}, "pieces t5; hands swap", "swap t5>t9", "card-value"),
    ({}, "pieces t61; hands 9", "9 t61>h4", "full-value overshoot card-value"),
    ({}, "pieces h2; hands 3", "3 h2>h4", "full-value card-value"),
    ({}, "pieces t5 / t8; hands 3", "3 t5>t8 x2:t8", "hit"),
    ({}, "pieces h3; hands 2", "2 h3>h1", "home-no-back"),
    ({"home_moves": "seven-only"}, "pieces h1; hands 2", "2 h1>h3", "home-inner"),
    ({}, "pieces h3; hands 2", "2 h3>h5", "home-exact"),
    ({}, "pieces h1 h3; hands 3", "3 h1>h4", "home-no-jump"),
    ({}, "pieces h1 h3; hands 2", "2 h1>h3", "home-safe"),
    ({}, "pieces t0; hands 2", "2 t0>h2", "home-not-from-start"),
    ({}, "pieces t0 t60; hands 6", "6 t60>h2", "start-block protected-start home-block"),
    ({"home_entry": "forced"}, "pieces t62; hands 5", "5 t62>t3", "home-optional"),
    ({}, "pieces t5 / t9; hands swap", "swap -", "swap-blank swap-forced"),
    ({}, "pieces t0 / t9; hands swap", "swap -", "swap-blank swap-needs-own"),
    ({"swap_blank": "never"}, "pieces t5; hands swap", "swap -", "swap-blank"),
    ({"swap_blank": "last-resort"}, "pieces t5; hands swap 5", "swap -", "swap-blank"),
    ({}, "pieces t5 t6 / t9; hands swap", "swap t5<>0:t6", "swap-other"),
    ({}, "pieces t5 / t9; hands swap", "swap t5<>1:t8", "swap-other"),
    ({}, "pieces t5 / t9 / t8; hands swap", "swap t5<>1:t8", "swap-other"),
    ({}, "pieces t5 / t9; hands swap", "swap t5<>1:z", "swap-track"),
    ({}, "pieces t5 / t16 t9; hands swap", "swap t5<>1:t16", "swap-protected"),
    ({}, "pieces t5 / h1 t9; hands swap", "swap t5<>1:h1", "swap-protected"),
    ({}, "pieces t5; hands joker", "joker t5>t12", "joker card-value"),
    ({}, "pieces t5 t9; hands joker", "joker t5>t8; t9>t13", "joker own-piece"),
    ({}, "pieces t5 t9; hands 7", "7 t5>t8; t9>t12", "seven-full"),
    ({"seven_repeat": "off"}, "pieces t5 t20; hands 7", "7 t5>t8; t20>t21; t8>t11", "seven-repeat"),
    (
        {"seven_partner": "one-piece"},
        "pieces h2 h3 h4 t63 / - / t30 t40; hands 7",
        "7 t63>h1; 2:t30>t33; 2:t40>t42",
        "seven-partner-split",
    ),
    ({}, "pieces t5 / t8; hands 7", "7 t5>t12 x2:t8", "seven-burn"),
    (
        {},
        "pieces h1 h2 h3 h4 / - / h2 h3 h4 t31; hands 7",
        "7 2:t31>h1",
        "seven-full win-full-card",
    ),
]


@pytest.mark.parametrize(
    ("position", "move", "how", "rules"),
    [
        ("pieces t4; hands 4", "4 t4>t0", "back", {"protected-any", "four-over-start"}),
        ("pieces t59; hands 5", "5 t59>t0", "lap", {"protected-start"}),
        ("pieces t5 / t0; hands swap", "swap t5<>1:t0", "swap", {"protected-any"}),
    ],
)
def test_a_piece_that_comes_to_be_protected_is_told_with_its_rules(
    position: str, move: str, how: str, rules: set[str]
) -> None:
    g = mops.game("dog")
    (event,) = [e for e in g.apply(g.position(position), move).events if e.kind == "protected"]
    assert event.facts == {"owner": 0, "field": "t0", "how": how}
    assert {rule.removeprefix("dog.") for rule in event.rules} == rules


def told(options: dict[str, Any], position: str, move: str, lang: str = "en") -> list[str]:
    g = mops.game("dog", **options)
    return str(mops.explain(g.play(g.position(position), move, seed=1), lang)).splitlines()


def test_a_seven_is_told_portion_by_portion() -> None:
    position = "pieces h1 t60 t30 / t0; hands 7 2 / 5"
    assert told({}, position, "7 h1>h2; t60>h1; t30>t31") == [
        "Anna plays the 7 and splits it into 3 moves, one after the other.",
        "A red piece moves up at home with one point, from home 1 to home 2. That leaves 6 points.",
        "A red piece enters home with 5 points, from track 60 to home 1. That leaves one point.",
        "Anna’s 7 passes Ben’s blue piece on the red start field and burns it: back to the start zone.",
        "Anna has 2 pieces home now, where nobody can hit them. 2 fields are still free.",
        "A red piece moves with one point, from track 30 to track 31.",
    ]
    assert told({}, position, "7 h1>h2; t60>h1; t30>t31", "de")[1:4] == [
        (
            "Eine rote Figur rückt im Ziel auf, mit einem Punkt von Ziel 1 auf Ziel 2. "
            "Es bleiben 6 Punkte übrig."
        ),
        ("Eine rote Figur kommt mit 5 Punkten von Feld 60 auf Ziel 1. Es bleibt ein Punkt übrig."),
        "Anna verbrennt mit der 7 beim Überholen die blaue Figur von Ben auf Startfeld Rot: Sie muss zurück in ihre Startzone.",
    ]


def test_a_joker_says_what_it_stands_for() -> None:
    position = "pieces t16 t5 / t20; hands joker 2 / 5"
    assert told({}, position, "joker t5>t1")[0] == (
        "Anna plays the joker as 4 backward and moves a red piece 4 backward, from track 5 to track 1."
    )
    assert told({}, position, "joker=swap t16<>1:t20", "de")[0] == (
        "Anna spielt den Joker als Tausch: Eine rote Figur auf Startfeld Blau und die blaue Figur "
        "von Ben auf Feld 20 tauschen die Plätze. Geschlagen wird dabei niemand."
    )
    assert told({}, position, "joker=swap t16<>1:t20")[1] == (
        "The swap has put Ben’s blue piece on its own start field. "
        "It is protected while it stands there, and it blocks the way for everybody. "
        "But it cannot turn in to home from there."
    )
    assert told({}, position, "joker z>t0", "de")[0] == (
        "Anna spielt den Joker als Startkarte: Eine rote Figur kommt aus der Startzone auf ihr "
        "Startfeld. Dort ist sie geschützt."
    )


def test_hitting_an_own_piece_is_said() -> None:
    assert told({}, "pieces t0 t8; hands 8 2 / 5", "8 t0>t8") == [
        "Anna plays the 8 and moves a red piece 8 forward, from its start field to track 8.",
        "Anna hits a red piece on track 8: it goes back to its start zone. Own pieces are hit, too.",
    ]


def refused(position: str, move: str, lang: str = "en") -> list[str]:
    g = mops.game("dog")
    s = g.position(position)
    return str(mops.explain(g.check(s, move), lang)).splitlines()


def test_a_refusal_names_the_piece_in_the_way() -> None:
    position = "pieces t30 / - / t32; hands 7"
    assert refused(position, "7 t30>t37")[::2] == [
        (
            "The 7 cannot take the piece from track 30 to track 37, because Cleo’s yellow piece "
            "stands on its own start field. Nobody lands there or gets past."
        ),
        (
            "Not even a 7 gets past Cleo’s yellow piece on its start field: it is protected there "
            "and cannot be burned."
        ),
    ]
    assert refused("pieces h2 t62; hands 5", "5 t62>h3", "de") == [
        (
            "Im Ziel überspringt niemand eine Figur: Ziel 2 ist besetzt, also kommt die rote Figur "
            "von Anna auf Feld 62 nicht auf Ziel 3."
        )
    ]


def test_what_is_to_be_decided_depends_on_the_hand() -> None:
    g = mops.game("dog")
    s = g.position("pieces h1 h2 h3 h4 / - / t9; hands 2 7 / 5 / 3")
    assert str(mops.explain(s)) == "Anna can play 2 or 7 for Cleo’s pieces."
    assert str(mops.explain(g.observe(s, 1), "de", seat=1)) == "Anna ist dran."
    assert str(mops.explain(g.position("hands 2 / 5"), "de")) == (
        "Anna kann keine Karte spielen und muss aussteigen."
    )


def test_cards_that_change_hands_are_told_to_those_two_alone() -> None:
    g = mops.game("dog")
    s = g.position("phase give; hands 2 / joker / 8 / 7")
    step = g.play(s, "give 2")
    assert str(mops.explain(step, seat=0)) == "Anna chooses a 2 for Cleo and puts it face down."
    for seat in (1, 2, 3):
        assert str(mops.explain(step, seat=seat)) == "Anna puts a card for Cleo face down."


#: kinds of events that random games hardly reach, with their facts
RARE: list[tuple[str, dict[str, Any]]] = [
    ("place", {"players": [1], "place": 2, "last": False}),
    ("place", {"players": [0, 2], "place": 3, "last": True}),
    ("reshuffle", {"count": 9, "why": "emptied"}),
    ("reshuffle", {"count": 9, "why": "before-deal"}),
    ("protected", {"owner": 4, "how": "back"}),
    ("win", {"players": [0, 3], "teams": True}),
]


def test_a_wrong_move_that_cannot_be_read_is_an_error_of_its_own() -> None:
    g = mops.game("dog")
    s = g.position("pieces t5; hands 5")
    with pytest.raises(MopsError):
        g.move("5 q", s)
    assert str(mops.explain(g.check(s, Play("5", (Portion(5, 9, 7),))))).startswith(
        "Only a swap moves the pieces of others: Anna cannot move Hugo’s."
    )


@pytest.mark.parametrize("option", ["forced", "optional"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_whether_a_drawn_card_helps_is_told_to_nobody_else(option: str, lang: str) -> None:
    """The stock begins with a 13, by which a piece starts, or with a 6, by which none does."""
    g = mops.game("dog", players=3, redraw_play=option)
    told: dict[int, list[str]] = {0: [], 1: []}
    for stock in ("13 6 9", "6 13 9"):
        s = g.position(f"hands 5 8 / 2 3 / 2 3; stock {stock}")
        step = g.play(g.play(s, "toss 5").after, "draw")
        for seat, texts in told.items():
            said = mops.explain([step], lang, seat=seat)
            rules = [list(one.rules) for one in tell([step], seat)]
            texts.append(
                f"{said} {rules} {mops.explain(g.observe(step.after, seat), lang, seat=seat)}"
            )
    assert told[1][0] == told[1][1] and told[0][0] != told[0][1]
