"""What a table of Mogel-Motte asks of the one person at it, and how it refuses a click."""

from __future__ import annotations

from pathlib import Path

import pytest

import mopsbook as mops
from mopsbook.games.mogel_motte import look
from mopsbook.games.mogel_motte.haste import Signs
from mopsbook.games.mogel_motte.state import MotteState
from mopsbook.teach.words import Teller
from tests.games.mogel_motte.staged import GAME, start, steps
from tests.tables import click, notice, seen, sit, told

THREE = mops.game("mogel_motte", players=3)
RACING = (
    "phase race; guard 2; turn 1; discard N3 C4; draw N1 N2; hands N4 N4 A4 M4 N5 / N2 N4 / N3 N4"
)
CAUGHT = "phase attempt; attempt 1:M2; guard 0; turn 2; discard N3; draw N1; hands N1 / N2 N2 / N3"


def asked(
    state: MotteState, seat: int, signs: Signs, draft: tuple[str, ...] = (), lang: str = "en"
) -> str:
    """What the person at a seat is asked, with what a table tells the look beside the position."""
    prompt = look.offers(GAME.observe(state, seat), draft, seat, signs).prompt
    assert prompt is not None
    return Teller("mogel_motte", lang).tell(prompt.text.id, prompt.text.facts)


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("N5", "Only a number 4 goes onto this cockroach: the number 5 cannot be thrown."),
        ("A4", "Only a number 4 goes onto this cockroach: ant 4 cannot be thrown."),
        ("M4", "Only a number 4 goes onto this cockroach: moth 4 cannot be thrown."),
    ],
)
def test_a_card_that_does_not_fit_the_cockroach_is_refused_by_its_rule(
    tmp_path: Path, card: str, says: str
) -> None:
    table = sit(tmp_path, (0,), RACING, THREE)
    item = f"hand0.{card}.0"
    assert seen(table).marks[item].kind == "dim"
    assert seen(table).marks["hand0.N4.0"].kind == "legal"
    click(table, item)
    assert told(table) == says and list(notice(table).rules) == ["motte.cockroach"]
    assert table.match.state.phase == "race"


def test_where_action_cards_race_too_a_refusal_says_so() -> None:
    game = mops.game("mogel_motte", players=3, race_cards="number_or_action")
    state = game.position(RACING)
    assert str(mops.explain(game.check(state, "race 0 M4"), lang="de")) == (
        "Auf diese Kakerlake kommt nur eine Zahlen- oder Aktionskarte mit dem Wert 4: "
        "Die Motte 4 kann nicht geworfen werden."
    )


def test_one_person_is_asked_for_the_own_hand_alone() -> None:
    slap, race = steps("0 play Q2")[-1].after, steps("0 play C4")[-1].after
    quick = Signs(quick=True, clock=True)
    assert asked(slap, 1, quick) == (
        "Ben slaps the mosquito: with the button, the space bar or a press on it."
    )
    assert asked(race, 3, quick) == (
        "Dana can throw the number 4 onto the cockroach, or nothing. "
        "Only number cards (those with a lamp) are thrown, no actions and no moths."
    )
    assert asked(race, 3, quick, (), "de") == (
        "Dana kann eine Zahlenkarte 4 auf die Kakerlake werfen oder nichts. "
        "Geworfen werden nur Zahlenkarten (mit Lampe), keine Aktionen und keine Motten."
    )
    for at, seat in (
        (slap, 1),
        (race, 3),
    ):  # where time waits nobody has to hurry, but is told of it
        said = asked(at, seat, Signs(quick=True))
        assert said.endswith("There is no clock, so luck decides who is fastest."), said
    assert asked(race, 3, Signs()) == (
        "Everybody may throw a number card 4 (with a lamp) onto the cockroach. Only the fastest card stays."
    )


def test_before_the_others_go_on_it_is_told_where_the_guard_looks() -> None:
    at = start()  # Cleo is the guard, Anna is on turn
    assert asked(at, 1, Signs(gaze=1, pause=True)) == (
        "Anna is next. Sneak a card away before that, or go on. Risky now: Cleo, the guard, has both eyes "
        "on Ben and usually notices."
    )
    assert asked(at, 1, Signs(gaze=3, pause=True)) == (
        "Anna is next. Sneak a card away before that, or go on. Less risk now: Cleo, the guard, has both eyes "
        "on Dana and notices Ben only now and then."
    )
    assert asked(at, 1, Signs(pause=True)) == (
        "Anna is next. Sneak a card away before that, or go on."
    )
    assert asked(at, 1, Signs(gaze=1, pause=True), ("sneak",)) == (
        "Which card does Ben sneak away? Risky now: Cleo, the guard, has both eyes on Ben and usually notices."
    )
    assert asked(at, 1, Signs(gaze=0), ("sneak",), "de") == (
        "Welche Karte mogelt Ben weg? Weniger Gefahr: Cleo, die Wache, sieht gerade Anna an und merkt bei "
        "Ben nur ab und zu etwas."
    )
    assert asked(at, 2, Signs(pause=True)) == (
        "Anna is next. You are the guard: press a name to watch that hand. "
        "You notice more of what it does, and less of the others. Then go on."
    )
    assert asked(at, 2, Signs(gaze=1, pause=True)) == (
        "Anna is next. Your eyes are on Ben: you notice more of that hand than of the others. "
        "Press another name to watch somebody else, or go on."
    )


def test_why_a_last_card_is_not_sneaked_away_is_told_where_it_would_be_done() -> None:
    at = start()
    hands = at.hands
    own = at._replace(hands=(("N2",), *hands[1:]))
    text = look.offers(GAME.observe(own, 0), (), 0, Signs(gaze=0)).prompt.text
    said = Teller("mogel_motte", "en", you=0).tell(text.id, text.facts)
    assert said.endswith("Your last card cannot be sneaked away.")
    watched = at._replace(hands=(hands[0], ("N2",), *hands[2:]))
    assert asked(watched, 2, Signs(gaze=1, pause=True)) == (
        "Anna is next. Your eyes are on Ben: one card is left there, and the last one is never sneaked away. "
        "Press another name to watch somebody else, or go on."
    )


def test_whoever_has_laid_a_spider_is_not_the_next() -> None:
    spider = steps("0 play S4")[-1].after
    assert asked(spider, 2, Signs(pause=True)).startswith(
        "Anna may still give a card away. You are the guard"
    )
    assert asked(spider, 1, Signs(pause=True), (), "de").startswith(
        "Anna darf noch eine Karte verschenken. Mogle vorher"
    )


def test_what_only_seems_to_happen_is_not_stated_as_a_fact() -> None:
    title = look.scene(THREE.observe(THREE.position(CAUGHT), 0), seat=0).title[-1]
    said = [Teller("mogel_motte", lang).tell(title.id, title.facts) for lang in ("en", "de")]
    assert said == ["What is Ben doing?", "Was macht Ben da?"]
