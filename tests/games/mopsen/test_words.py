"""The sentences of Mopsen: every move in both languages, and true to the table."""

from __future__ import annotations

from random import Random

import pytest

import mopsbook as mops
from mopsbook.core.verdict import Event
from mopsbook.games.mopsen.cards import DECK
from mopsbook.games.mopsen.moves import Deal, NextRound, Pinch, Play, Redraw
from mopsbook.teach.words import Teller, languages

LANGUAGES = languages("mopsen")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_wrong_move_of_a_game_is_told(lang: str) -> None:
    g, rng, told = mops.game("mopsen", players=3), Random(2), Teller("mopsen", lang)
    s, found = g.start(seed=3), set[str]()
    while g.actor(s) is not None:
        tries: list[object] = [NextRound(), Deal(("R",), ("R1",)), Play(9, "R1"), Play(0, 5)]  # type: ignore[arg-type]
        for seat in range(3):
            card = rng.choice(DECK)
            tries += [Play(seat, card), Pinch(seat, card), Pinch(seat, None)]
            tries.append(Redraw(seat, tuple(rng.sample(DECK, rng.randrange(6)))))
        for violation in (v for move in tries for v in g.check(s, move)):
            slug = violation.rule.partition(".")[2]
            found.add(slug)
            assert told.tell(f"refusal-{slug}", violation.facts)
            assert "player" not in violation.facts or told.tell(f"hint-{slug}", violation.facts)
        s = g.play(s, rng.choice(g.legal(s)), seed=rng).after
    assert len(found) >= 10, found


NINE = "3 players; pecking B R Y C; hands Y1 Y2 / C1 C2 / R8 Y5; trick 0:R5 1:R11"


def test_a_trick_and_a_pinch_say_why() -> None:
    g = mops.game("mopsen", players=3)
    step = g.play(g.position(NINE), "2 play R8")
    assert str(mops.explain(step)).splitlines() == [
        "Cleo follows suit with red 8, because red 5 was led.",
        (
            "Red 11 beats red 8: the colour is the same, and 11 is higher than 8. "
            "Ben wins the trick, and red 11 goes on Ben’s bowl."
        ),
        "It is the first card on Ben’s bowl, so the 7 bones printed there no longer count.",
        "Red 5 is the lowest card of the trick. Anna gets no bones for it but pinches.",
        (
            "Red jostles to the top, because Anna played the lowest card. "
            "The pecking order is now red, blue, yellow, cat."
        ),
        "Anna puts red 5 on the discard pile, so it cannot be taken back.",
        "Anna has to take the one card of the trick that still lies there: red 8.",
    ]
    assert str(mops.explain(g.play(step.after, "0 pinch R8"), lang="de")).splitlines() == [
        "Anna mopst Rot 8 von Cleo und nimmt die Karte auf die Hand.",
        "Ben hat den Stich gewonnen und spielt zum nächsten aus.",
    ]


def test_colour_beats_number_with_cats_above_pugs() -> None:
    facts = {"winner": 3, "card": "C2", "over": "R14", "by": "colour"}
    event = Event("trick-won", ("mopsen.compare-colour",), facts)
    assert str(mops.explain(event)) == (
        "When the trick was complete, the cats stood above red in the pecking order, so cat 2 beat "
        "red 14. "
        "Dana wins the trick, and cat 2 goes on Dana’s bowl."
    )
    assert str(mops.explain(event, lang="de")) == (
        "Als der Stich vollständig war, standen die Katzen in der Hackordnung über Rot, also schlug Katze 2 die Karte Rot 14. "
        "Dana gewinnt den Stich und legt Katze 2 auf den eigenen Napf."
    )


def test_why_the_best_two_cards_beat_the_others_is_told_too() -> None:
    g = mops.game("mopsen", players=3)
    s = g.position("pecking B Y R C; trick 0:Y11 1:B1; hands Y1 / R2 / B3 R5")
    said = str(mops.explain(g.play(s, "2 play B3")))
    assert (
        "Blue 3 beats blue 1, since 3 is higher than 1, and both beat yellow 11: blue stood above "
        "yellow in the pecking order."
    ) in said
    said = str(mops.explain(g.play(s, "2 play B3"), lang="de"))
    assert (
        "Blau 3 schlägt Blau 1, denn 3 ist höher als 1, und beide schlagen Gelb 11: Blau stand in "
        "der Hackordnung über Gelb."
    ) in said


def test_a_refusal_names_the_card_the_reason_and_what_is_possible() -> None:
    g = mops.game("mopsen", players=3)
    s = g.position("trick 0:R6; hands R5 / R2 R9 B9 Y3 / B8")
    why = mops.explain(g.check(s, "1 play B9"))
    assert repr(why) == (
        "Ben has to play red 2 or red 9: "
        "red 6 was led, and blue 9 does not follow suit. [§ 3.6 Follow suit]"
    )
    assert why.rules == ("mopsen.follow-suit",)
    with pytest.raises(mops.IllegalMove) as caught:
        g.play(s, "1 play B9")
    assert mops.explain(caught.value) == why
    assert (
        str(mops.explain(g.check(s, "1 play R2"), "de")) == "Keine Regel spricht gegen diesen Zug."
    )


def test_a_seat_is_told_only_what_it_may_know() -> None:
    g = mops.game("mopsen", players=3)
    s = g.position(
        "phase redraw; dealer 2; hands R1 R16 B5 B6 Y1 Y2 C1 C8 / R2 R3 R4 R5 R6 R7 R8 R9"
        " / B7 B8 B10 B11 B12 B13 B14 B15; stack Y9 Y10 Y11 B9"
    )
    step = g.play(s, "0 redraw R16 B5")
    open_to_all = "Anna exchanges 2 cards."
    assert str(mops.explain(step, seat=1)) == open_to_all
    own = "Anna puts red 16 and blue 5 under the stack and draws 2 new cards."
    # a hand is held by colour, so the cards may be named in that order
    assert str(mops.explain(step, seat=0)) in (
        own,
        own.replace("red 16 and blue 5", "blue 5 and red 16"),
    )
    follow = g.position("trick 0:R6; hands R5 / R2 B9 / B8")
    assert "red 2" in str(mops.explain(follow, seat=1))
    last = "This can be the last trick: Cleo has only one card left."
    assert str(mops.explain(follow, seat=2)) == f"It is Ben’s turn to play a card. {last}"
    # whoever has laid the last card has none, and is told so before others who will lay theirs
    gone = g.position("trick 0:R6; hands - / R2 B9 / B8")
    last = "This can be the last trick: Anna has no card left."
    assert str(mops.explain(gone, seat=2)) == f"It is Ben’s turn to play a card. {last}"
    last = "Das kann der letzte Stich sein: Anna hat keine Karte mehr."
    assert str(mops.explain(gone, "de", seat=2)).endswith(last)


def test_a_card_that_does_not_exist_is_told_as_it_was_given() -> None:
    g = mops.game("mopsen", players=3)
    move = Play(1, "<Z9>")
    assert str(mops.explain(g.check(g.position("turn 1; hands R5 / R2 / B8"), move))) == (
        "<Z9> is not in Ben’s hand. Only cards from a player’s own hand can be played or exchanged."
    )


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "red 9 has won the trick and goes to Cleo’s bowl."),
        ("de", "Rot 9 hat den Stich gewonnen und kommt auf den Napf von Cleo."),
    ],
)
def test_the_card_that_has_won_is_not_said_to_be_gone(lang: str, says: str) -> None:
    game = mops.game("mopsen", players=3)
    pinch = game.play(game.position("trick 1:R6 2:R9; hands R5 R1 / R2 / Y4; turn 0"), "0 play R5")
    assert says in str(mops.explain(game.check(pinch.after, "0 pinch R9"), lang))
