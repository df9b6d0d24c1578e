"""The sentences of Mogel-Motte: every refusal and event in both languages, and true to the table."""

from __future__ import annotations

from typing import Any

import mopsbook as mops
from mopsbook.games.mogel_motte.cards import CARDS
from mopsbook.games.mogel_motte.look import parts
from mopsbook.games.mogel_motte.voice import card_args
from mopsbook.show import pictures
from mopsbook.teach.words import Teller, languages
from tests.games.mogel_motte.facts import deck
from tests.games.mogel_motte.test_refusals import DEAL, ROWS

LANGUAGES = languages("mogel_motte")
TABLE = "3 players; guard 2; discard N3; draw N1 N5 N4; hands N2 N5 M4 / N4 N5 M1 / N1 N2 M2"
ANT = "4 players; guard 3; discard N1 N5 N2; draw S4 Q4 C4; hands A3 N1 / N4 / N4 / N4"
SLAP = "4 players; guard 3; discard N3; draw N1; hands Q2 N5 M1 / M2 M4 / N1 S3 / N1 A4 M5"


def exchanged(wrong: str, right: str) -> str:
    """Return a deal in which a card of the deck is replaced by another one."""
    cards = list(deck(mops.game("mogel_motte").options))
    cards[cards.index(right)] = wrong
    return f"deal {' '.join(cards)}"


#: options, position, a move, and a rule that it breaks
REFUSED: list[tuple[dict[str, Any], str, Any, str]] = [
    *(
        ({"players": int(position[0])} | options, position, move, slug)
        for position, options, move, slug, _ in ROWS
    ),
    ({"players": int(DEAL[0])}, DEAL, exchanged("N2", "N1"), "values"),
    ({"players": int(DEAL[0])}, DEAL, exchanged("S2", "S1"), "action-values"),
    ({"players": int(DEAL[0])}, DEAL, exchanged("M2", "M1"), "moth-values"),
]


def test_every_card_has_a_name_of_its_own() -> None:
    for lang, some in (
        ("en", {"N3": "the number 3", "S1": "spider 1", "Q2": "mosquito 2", "M5": "moth 5"}),
        ("de", {"N3": "Zahlenkarte 3", "C4": "Kakerlake 4", "A5": "Ameise 5", "M5": "Motte 5"}),
    ):
        tell = Teller("mogel_motte", lang).tell
        names = {card: tell("card", card_args(card)) for card in CARDS}
        assert len(set(names.values())) == 30
        assert {card: names[card] for card in some} == some


def told(
    position: str, *moves: str, lang: str = "en", seat: int | None = None, **options: Any
) -> list[str]:
    """Return what is told of the last of some moves."""
    g = mops.game("mogel_motte", players=int(position[0]), **options)
    s = g.position(position)
    for move in moves:
        step = g.play(s, move, seed=1)
        s = step.after
    return str(mops.explain(step, lang, seat=seat)).splitlines()


def asked(
    position: str, *moves: str, lang: str = "en", seat: int | None = None, **options: Any
) -> str:
    """Return what is to be decided after some moves, as a seat may know it."""
    g = mops.game("mogel_motte", players=int(position[0]), **options)
    s = g.position(position)
    for move in moves:
        s = g.play(s, move, seed=1).after
    return str(mops.explain(s if seat is None else g.observe(s, seat), lang, seat=seat))


def test_a_card_is_laid_and_the_next_one_has_to_fit() -> None:
    assert asked(TABLE) == "A 2 or 4 fits on the 3, so Anna can play the number 2."
    assert told(TABLE, "0 play N2") == ["Anna plays the number 2. Now the 2 counts."]
    assert told(
        "3 players; guard 2; discard N3 N5; draw N1; hands N1 N3 / N4 / N2", "0 play N1", lang="de"
    ) == [
        (
            "Anna legt eine 1. Das passt, weil 5 und 1 Nachbarn sind. "
            "Jetzt gilt die 1, und Anna hat nur noch eine Karte."
        )
    ]
    assert asked(TABLE, "0 play N2", lang="de") == (
        "Auf die 2 passt eine 1 oder 3. Ben hat keine und muss eine Karte ziehen."
    )
    assert asked(TABLE, "0 play N2", seat=2) == (
        "Ben plays a 1 or 3, or draws if nothing fits on the 2."
    )


def test_only_the_guard_lays_a_moth() -> None:
    guard = TABLE.replace("guard 2", "guard 0")
    assert asked(guard) == "A 2 or 4 fits on the 3, so Anna can play the number 2 or moth 4."
    assert told(guard, "0 play M4") == [
        "Anna plays moth 4. Only the guard may play a moth. Now the 4 counts."
    ]
    alone = guard.replace("N2 N5 M4", "N5 M4")
    assert asked(alone, lang="de") == (
        "Auf die 3 passt eine 2 oder 4, also kann Anna eine Motte 4 legen oder eine Karte ziehen."
    )
    assert asked(alone, guard_moth_forced=True) == (
        "A 2 or 4 fits on the 3, so Anna can play moth 4."
    )


def test_nobody_but_the_cheater_is_told_of_a_cheat() -> None:
    assert told(TABLE, "0 cheat M4", seat=0) == [
        "Anna is making moth 4 disappear. Will the guard notice?"
    ]
    for seat in (1, 2):
        assert told(TABLE, "0 cheat M4", seat=seat) == ["A moment passes."]
        assert told(TABLE, "0 cheat M4", "2 let go", seat=seat) == ["A moment passes."]
    assert told(TABLE, "0 cheat M4", "2 let go", lang="de", seat=0) == [
        "Die Wache tut nichts, also ist die Motte 4 weg: aus dem Spiel, bis die Runde zu Ende ist."
    ]
    assert told(TABLE, "0 cheat M4", "2 accuse 1", lang="de", seat=2) == [
        "Cleo wirft Ben vor zu mogeln, aber das stimmt nicht: Ben lässt gerade keine Karte verschwinden.",
        "Ein Augenblick vergeht.",
        "Cleo behält die Wächter-Wanze, muss aber eine Karte ziehen.",
        "Für die falsche Beschuldigung zieht Cleo eine 1.",
    ]


def test_who_notices_something_does_not_learn_which_card() -> None:
    noticed = (
        "Anna is making a card disappear. Cleo can accuse somebody, or let it go. "
        "After that it is Anna’s turn."
    )
    assert asked(TABLE, "0 cheat M4", seat=1) == asked(TABLE, "0 cheat M4", seat=2) == noticed
    assert (
        asked(TABLE, "0 cheat M4", seat=0)
        == asked(TABLE, "0 cheat M4")
        == (
            "Anna is making moth 4 disappear. Cleo can accuse somebody, or let it go. After that it is Anna’s turn."
        )
    )
    g = mops.game("mogel_motte", players=3)
    s = g.play(g.position(TABLE), "0 cheat M4").after
    assert (
        str(mops.explain(s, seat=2)) == noticed
    )  # a position with nothing hidden, told to the guard


def test_a_catch_is_told_to_all_and_its_cards_to_two() -> None:
    catch = ("0 cheat M4", "2 accuse 0")
    assert told(TABLE, *catch, seat=1) == [
        "Cleo accuses Anna of cheating, and is right.",
        "Anna has to take the card back into the hand.",
    ]
    assert told(TABLE, *catch, seat=0)[1] == "Anna has to take moth 4 back into the hand."
    assert asked(TABLE, *catch, seat=2) == (
        "Cleo has to hand a card over to Anna, who was caught: the number 1 or the number 2."
    )
    assert asked(TABLE, *catch, lang="de", seat=0) == (
        "Cleo muss Anna eine Karte geben, denn Anna wurde ertappt."
    )
    assert told(TABLE, *catch, "2 penalty N2", lang="de", seat=1) == [
        "Zur Strafe bekommt Anna von Cleo noch eine Karte.",
        (
            "Die Wächter-Wanze geht von Cleo an Anna. Ab jetzt ist Anna die Wache, "
            "und das Spiel geht dort weiter, wo es stand: Anna ist dran."
        ),
    ]
    late = told(TABLE, "0 cheat M4", "2 let go", "2 accuse 0", caught_window="until_next_turn")
    assert late[1] == (
        "Anna has to take moth 4 back into the hand. "
        "In this game a cheat can still be caught until a card is played or drawn."
    )


def test_an_ant_says_who_takes_from_where() -> None:
    assert told(ANT, "0 play A3")[1] == (
        "The ant makes Ben, Cleo and Dana take one card each from the discard pile."
    )
    assert told(ANT, "0 play A3", ant_source="draw")[1:3] == [
        "The ant makes Ben, Cleo and Dana take one card each from the draw pile.",
        "For the ant Ben draws spider 4.",
    ]
    assert told(ANT, "0 play A3", lang="de", ant_pick="choice")[1:] == [
        "Wegen der Ameise suchen sich Ben, Cleo und Dana je eine Karte aus dem Ablagestapel aus."
    ]
    assert asked(ANT, "0 play A3", ant_pick="choice", seat=3) == (
        "Ben takes any card from beneath the ant: the number 1, the number 5 or the number 2."
    )


def test_a_mosquito_is_slapped_and_the_slowest_is_given_cards() -> None:
    assert asked(SLAP, "0 play Q2") == "All but Anna slap the mosquito. The slowest gets cards."
    assert told(SLAP, "0 play Q2", "slap 3 1 2") == [
        (
            "Cleo is slowest and gets a card each from Dana and Anna. "
            "The hands came down in this order: Dana, Ben, Cleo."
        ),
        "Ben holds nothing but moths, which are never given away.",
    ]
    assert told(SLAP, "0 play Q2", "slap 2", lang="de") == [
        "Cleo ist am langsamsten und bekommt je eine Karte von Dana und Anna.",
        "Ben hat nur Motten, und die verschenkt man nie.",
    ]
    assert asked(SLAP, "0 play Q2", "slap 2", seat=3) == (
        "Dana has to give Cleo a card: the number 1 or ant 4."
    )
    assert asked(SLAP, "0 play Q2", "slap 2", lang="de", seat=2) == (
        "Dana muss Cleo eine Karte geben."
    )
    assert told(SLAP, "0 play Q2", "slap 2", "3 gift A4", seat=0) == ["Dana gives Cleo a card."]
    assert told(SLAP, "0 play Q2", "slap 2", "3 gift A4", seat=2) == [
        "Dana gives Cleo a card: ant 4."
    ]


def test_a_spider_and_a_cockroach() -> None:
    spider = "3 players; guard 2; discard N3; draw N1; hands S2 N5 M1 / N4 / N1"
    assert (
        asked(spider, "0 play S2", seat=0) == "Anna may give the number 5 to anybody, or nothing."
    )
    assert asked(spider, "0 play S2", seat=1) == "Anna may give one card to anybody, or nothing."
    assert told(spider, "0 play S2", "0 give 2 N5", lang="de", seat=1) == [
        "Anna schenkt Cleo eine Karte."
    ]
    race = "3 players; guard 2; discard N3; draw N1; hands C4 N5 / A4 N4 N2 / M4 N3"
    assert asked(race, "0 play C4") == (
        "Everybody may throw a number card 4 (with a lamp) onto the cockroach. Only the fastest card stays."
    )
    assert asked(
        race, "0 play C4", lang="de", race_active=False, race_cards="number_or_action"
    ) == (
        "Alle außer Anna dürfen eine Zahlen- oder Aktionskarte mit dem Wert 4 auf die Kakerlake werfen. "
        "Nur die schnellste Karte bleibt liegen."
    )
    assert told(race, "0 play C4", "race 1 N4") == [
        "Ben is fastest with the number 4. It stays on the cockroach. All cards that came later go back to their hands, and the 4 still counts."
    ]


def test_the_end_of_a_round_adds_up() -> None:
    position = "3 players; guard 2; turn 2; discard N3; draw N1; hands N4 N5 M1 / N2 S1 M2 Q3 / N4"
    assert told(position, "2 play N4") == [
        "Cleo plays the number 4. It was the last card in hand.",
        "Cleo has no card left, so round 1 is over.",
        "Anna counts 2 × 1 for numbers and 1 × 10 for moths: 12 minus points.",
        "Ben counts 1 × 1 for numbers, 2 × 5 for actions and 1 × 10 for moths: 21 minus points.",
        "Cleo gets no minus points.",
    ]
    last = "3 players; scores 20 0 3 / 0 18 11; starter 2; guard 2; turn 0; discard N3; draw N1; hands N4 / N2 / S1"
    assert told(last, "0 play N4", lang="de")[-2:] == [
        "Das war die letzte Runde, also ist die Partie zu Ende. Minuspunkte: Anna 20, Ben 19, Cleo 19.",
        "Ben und Cleo gewinnen gemeinsam mit den wenigsten Minuspunkten, je 19.",
    ]
    assert told(last, "0 play N4", tie_break="last_round")[-1] == (
        "Ben wins: the fewest minus points, 19, were reached more than once, and the last round decides."
    )


def test_a_refusal_says_what_is_wrong() -> None:
    g = mops.game("mogel_motte", players=3)
    s = g.position(TABLE)
    assert str(mops.explain(g.check(s, "0 play N5"))) == (
        "Only a 2 or 4 fits on the 3, so the number 5 cannot be played."
    )
    assert str(mops.explain(g.check(s, "0 play M4"), "de")) == (
        "Motten legt nur die Wache, und das ist Cleo: Die Motte 4 kann nicht gelegt werden."
    )
    assert str(mops.explain(g.check(s, "1 accuse 0"))) == (
        "Only Cleo, the guard, may accuse somebody. Telling on others is forbidden."
    )
    assert str(mops.explain(g.check(s, "0 cheat N5 M4"), "de")) == (
        "Mogle Karten eine nach der anderen weg, nie mehrere zugleich."
    )


CARD_OF: dict[str, Any] = {"kind": "number", "value": 2, "card": "N2"}
#: kinds of events that random games hardly reach, with their facts
RARE: list[tuple[str, dict[str, Any]]] = [
    ("first-card", CARD_OF | {"under": ["M1", "M4"], "acts": False}),
    ("turn-up", CARD_OF | {"under": ["M1", "M4"]}),
    ("deal", {"starter": 0, "round": 1, "count": 8, "left": 1}),
    ("slap", {"slowest": 1, "order": [], "givers": []}),
    ("slap", {"slowest": 1, "order": [0, 1], "givers": [0]}),
    ("no-gift", {"players": [0, 2], "slowest": 1, "kept": False}),
    ("no-gift", {"players": [0, 2], "slowest": 1, "kept": True}),
    ("ant-short", {"players": [2], "source": "draw"}),
    ("reshuffle", {"count": 1, "top": "N3"}),
    ("round-end", {"empty": [], "count": 0, "round": 1}),
    ("round-end", {"empty": [0, 2], "count": 2, "round": 1}),
]


def headline(*moves: str, lang: str = "en", seat: int) -> str:
    """Return what stands above the table before the guard pays for the last of some moves."""
    game = mops.game("mogel_motte", players=3)
    state = game.position(TABLE)
    for move in moves:
        step = game.apply(state, move)
        state = step.after
    shown = pictures.told_to((seat,), parts(step)[:1])
    note = pictures.asked(game, state, (seat,), shown)
    assert note is not None
    return Teller("mogel_motte", lang, you=seat).tell(note.text.id, note.text.facts)


def test_an_accusation_after_the_fact_is_called_wrong_now_and_too_late_for_before() -> None:
    """That a card is gone can be counted; whether another one is just disappearing changes no word."""
    gone = ("0 cheat M4", "2 let go")
    pays = "Next you draw a card for that, and stay the guard."
    zieht = "Als Nächstes ziehst du dafür eine Karte und bleibst die Wache."
    for beside in ((), ("1 cheat M1",)):
        late, wrong = (*gone, *beside, "2 accuse 0"), (*beside, "2 accuse 0")
        assert headline(*late, seat=2) == (
            f"Wrong: Anna was not cheating just now, and for what was before it is too late. {pays}"
        )
        assert headline(*wrong, seat=2) == f"Wrong: Anna was not cheating just now. {pays}"
        assert headline(*late, seat=0).startswith("Cleo is wrong: you were not cheating just now,")
        said = headline(*late, lang="de", seat=2)
        assert (
            said == f"Falsch: Anna hat eben nicht gemogelt, und für vorhin ist es zu spät. {zieht}"
        )
        assert told(TABLE, *late)[0] == (
            "Cleo accuses Anna of cheating, but is wrong: Anna is not making a card disappear just now, "
            "and what disappeared before is gone."
        )
        assert told(TABLE, *wrong, lang="de", seat=2)[0] == (
            "Cleo wirft Anna vor zu mogeln, aber das stimmt nicht: Anna lässt gerade keine Karte verschwinden."
        )
