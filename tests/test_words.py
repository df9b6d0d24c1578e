"""Every word in every language: nothing missing, nothing left over, and true to the facts."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import mopsbook as mops
from mopsbook.core.errors import MopsError
from mopsbook.core.registry import furniture, games
from mopsbook.core.rules import RuleBook
from mopsbook.core.verdict import Event
from mopsbook.games.mopsen.cards import DECK
from mopsbook.games.mopsen.moves import Deal, NextRound, Pinch, Play, Redraw
from mopsbook.teach.words import MissingWords, Teller, interface, languages, say

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "mopsbook"
LANGUAGES = ("de", "en")
FOLDERS = sorted(path.parent for path in PACKAGE.rglob("words/en.ftl"))
#: forms of a fact that `mopsbook.teach.words` adds; a language may need other forms than the next
FORMS = re.compile(r"_(or|list|count|suit|number|rank|colour)$")
#: what is told of any rule, event or mark, so that the ids stand nowhere in the code
BY_KIND = ("refusal-", "hint-", "event-", "status-", "mark-")


class Entries(Visitor):
    """Messages of one file: attributes, variables and messages they refer to."""

    def __init__(self, path: Path) -> None:
        self.messages: dict[str, tuple[set[str], set[str]]] = {}
        self.referred: set[str] = set()
        self.now: set[str] = set()
        self.visit(parse(path.read_text("utf-8")))

    def visit_Junk(self, node: ftl.Junk) -> None:
        raise AssertionError(f"not Fluent: {node.content}")

    def visit_Message(self, node: ftl.Message) -> None:
        assert node.id.name not in self.messages, f"{node.id.name} stands twice"
        self.now = set()
        self.messages[node.id.name] = ({a.id.name for a in node.attributes}, self.now)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.now.add(FORMS.sub("", node.id.name))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.referred.add(node.id.name)


def folder_name(folder: Path) -> str:
    return folder.parent.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_languages_hold_the_same_messages_with_the_same_facts(folder: Path) -> None:
    english = Entries(folder / "en.ftl").messages
    for lang in LANGUAGES:
        assert Entries(folder / f"{lang}.ftl").messages == english, lang


@pytest.mark.parametrize("game", games())
def test_no_message_stands_in_two_places_where_one_would_hide_the_other(game: str) -> None:
    folders = [PACKAGE / "teach/words", *words_of(game)]
    told = [m for folder in folders for m in Entries(folder / "en.ftl").messages]
    assert len(told) == len(set(told))


@pytest.mark.parametrize("game", games())
def test_rules_are_told_in_every_language(game: str) -> None:
    book = RuleBook.of(f"mopsbook.games.{game}")
    assert book.languages == languages(game) == LANGUAGES
    read = {
        lang: {rule: bool(book[rule].told(lang).reading) for rule in book} for lang in LANGUAGES
    }
    assert read["de"] == read["en"], "a reading is explained in one language only"
    for lang in LANGUAGES:
        assert list(book.words(lang)) == list(book)
        for rule in book.values():
            told = rule.told(lang)
            assert told.title and told.text and told.where
            assert len(told.title) <= 26, f"{told.title!r} does not fit a chip"
            assert told.reading or rule.status in ("explicit", "technical"), rule.id
            assert not rule.option or rule.option in told.reading, rule.id


@pytest.mark.parametrize("game", games())
def test_sections_are_numbered_in_the_order_of_the_rules(game: str) -> None:
    book = RuleBook.of(f"mopsbook.games.{game}")
    numbers = [tuple(map(int, rule.section.split("."))) for rule in book.values()]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize(("game", "lang"), list(product(games(), LANGUAGES)))
def test_every_event_has_its_sentence_and_every_sentence_its_event(game: str, lang: str) -> None:
    told = Entries(PACKAGE / f"games/{game}/words/{lang}.ftl").messages
    happens = {f"event-{kind}" for kind in events_of(game)}
    assert {message for message in told if message.startswith("event-")} == happens


@pytest.mark.parametrize(("game", "lang"), list(product(games(), LANGUAGES)))
def test_every_refusal_has_its_sentence_and_its_hint(game: str, lang: str) -> None:
    told = Entries(PACKAGE / f"games/{game}/words/{lang}.ftl").messages
    book = RuleBook.of(f"mopsbook.games.{game}")
    refused = {rule.partition(".")[2] for rule in book} & refused_by(game)
    assert {m.partition("-")[2] for m in told if m.startswith("refusal-")} == refused
    assert {m.partition("-")[2] for m in told if m.startswith("hint-")} <= refused


def test_every_status_has_its_words() -> None:
    for game, lang in product(games(), LANGUAGES):
        for rule in mops.game(game).rules.values():
            assert say(f"status-{rule.status.replace(' ', '-')}", lang)


@pytest.mark.parametrize("game", games())
def test_no_message_is_left_over(game: str) -> None:
    folders = [*words_of(game), PACKAGE / "teach/words"]
    referred = {message for folder in folders for message in Entries(folder / "en.ftl").referred}
    for folder in folders:
        # what games share may be used by another of them
        tellers = [other for other in games() if folder in words_of(other)] or [game]
        rooms = [PACKAGE / room for room in ("show", "teach", "jupyter")]
        rooms += [PACKAGE / f"games/{other}" for other in tellers]
        used = {text for room in rooms for path in room.rglob("*.py") for text in texts_in(path)}
        idle = Entries(folder / "en.ftl").messages.keys() - used - referred
        assert not {m for m in idle if not m.startswith((*BY_KIND, "ui-"))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_front_end_gets_the_words_it_asks_for(lang: str) -> None:
    wanted = json.loads((ROOT / "widgets/ui-keys.json").read_text("utf-8"))
    given = interface(lang)
    assert given.keys() == wanted.keys()
    for key, english in wanted.items():
        assert places(given[key]) == places(english), key
    if lang == "en":
        assert given == wanted


def places(text: str) -> list[str]:
    return sorted(re.findall(r"\{\w+\}", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_wrong_move_of_a_game_is_told(lang: str) -> None:
    g, rng, told = mops.game("mopsen", players=3), Random(2), Teller("mopsen", lang)
    s = g.start(seed=3)
    while g.actor(s) is not None:
        tries: list[object] = [NextRound(), Deal(("R",), ("R1",)), Play(9, "R1"), Play(0, 5)]  # type: ignore[arg-type]
        for seat in range(3):
            card = rng.choice(DECK)
            tries += [Play(seat, card), Pinch(seat, card), Pinch(seat, None)]
            tries.append(Redraw(seat, tuple(rng.sample(DECK, rng.randrange(6)))))
        for violation in (v for move in tries for v in g.check(s, move)):
            slug = violation.rule.partition(".")[2]
            assert told.tell(f"refusal-{slug}", violation.facts)
            assert "player" not in violation.facts or told.tell(f"hint-{slug}", violation.facts)
        s = g.play(s, rng.choice(g.legal(s)), seed=rng).after


def words_of(game: str) -> list[Path]:
    """Return the folders with a game's words: those it shares with others, if any, and its own."""
    shared = getattr(furniture(game, "voice"), "SHARED_WORDS", None)
    return [PACKAGE / f"games/{name}/words" for name in (shared, game) if name]


def events_of(game: str) -> set[str]:
    """Return the kinds of all events that a game's code makes, with "-hidden" for private ones."""
    found = set()
    for path in (PACKAGE / f"games/{game}").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if is_call(node, "Event"):
                kinds = {n.value for n in ast.walk(node.args[0]) if is_text(n)}
                private = any(keyword.arg == "only" for keyword in node.keywords)
                found |= kinds | ({f"{kind}-hidden" for kind in kinds} if private else set())
    return found


def refused_by(game: str) -> set[str]:
    """Return what a game's code cites in violations: what it gives to `cite`, or calls a slug."""
    found: set[str] = set()
    for path in (PACKAGE / f"games/{game}").glob("*.py"):
        nodes = [*ast.walk(ast.parse(path.read_text("utf-8")))]
        named = [(name, value) for node in nodes for name, value in assigned(node)]
        tables = {name: value.values for name, value in named if isinstance(value, ast.Dict)}
        cited = [value for name, value in named if name == "slug"]
        cited += [node.args[0] for node in nodes if is_call(node, "cite", "_cite")]  # type: ignore[attr-defined]
        parts = [part for value in cited for part in ast.walk(value)]
        # a slug may be looked up in a table
        parts += [value for part in parts for value in tables.get(getattr(part, "id", ""), ())]
        found |= {part.value for part in parts if is_text(part)}  # type: ignore[attr-defined]
    return found


def assigned(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names that an assignment gives to its value."""
    if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        yield from ((target.id, node.value) for target in targets if isinstance(target, ast.Name))


def is_call(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") in names


def texts_in(path: Path) -> Iterator[str]:
    return (n.value for n in ast.walk(ast.parse(path.read_text("utf-8"))) if is_text(n))


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


OPTIONS = [
    {"players": 3},
    {"players": 5, "pinch": "may", "redraw_order": "simultaneous", "tie_break": "last_round"},
    {
        "players": 4,
        "cat_lowest": "stays",
        "end_check": "before_pinch",
        "pecking_start": ["R", "B", "Y", "C"],
        "pecking_between_rounds": "shuffle",
    },
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_games_are_told(options: dict[str, object]) -> None:
    g, rng = mops.game("mopsen", **options), Random(5)
    names = ["<b>Ada</b>", "Bo | *Bö*", "{ $card }", "", "Zoë"]
    s = g.start(seed=5)
    while g.actor(s) is not None:
        step = g.play(s, rng.choice(g.legal(s)), seed=rng)
        for lang in LANGUAGES:
            assert str(mops.explain(s, lang, names))
            assert len(mops.explain(step, lang, names).sentences) == len(step.events)
            for seat in range(g.players):
                assert str(mops.explain(g.observe(s, seat), lang, seat=seat))
        s = step.after


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
        "The cats stand above red in the pecking order, so cat 2 beats red 14. "
        "Dana wins the trick, and cat 2 goes on Dana’s bowl."
    )
    assert str(mops.explain(event, lang="de")) == (
        "Die Katzen stehen in der Hackordnung über Rot, also schlägt Katze 2 die Karte Rot 14. "
        "Dana gewinnt den Stich und legt Katze 2 auf den eigenen Napf."
    )


def test_a_refusal_names_the_card_the_reason_and_what_is_possible() -> None:
    g = mops.game("mopsen", players=3)
    s = g.position("trick 0:R6; hands R5 / R2 R9 B9 Y3 / B8")
    why = mops.explain(g.check(s, "1 play B9"))
    assert repr(why) == (
        "Blue 9 cannot be played: red 6 was led, and Ben has red pugs. "
        "Possible: red 2, red 9 or a cat. [§ 3.6 Follow suit]"
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
    open_to_all = "Anna puts 2 cards away and draws as many new ones."
    assert str(mops.explain(step, seat=1)) == open_to_all
    own = "Anna puts red 16 and blue 5 away under the stack and draws 2 new cards."
    # a hand is held by colour, so the cards may be named in that order
    assert str(mops.explain(step, seat=0)) in (
        own,
        own.replace("red 16 and blue 5", "blue 5 and red 16"),
    )
    follow = g.position("trick 0:R6; hands R5 / R2 B9 / B8")
    assert "red 2" in str(mops.explain(follow, seat=1))
    assert str(mops.explain(follow, seat=2)) == "Ben plays a card."


def test_a_card_that_does_not_exist_is_told_as_it_was_given() -> None:
    g = mops.game("mopsen", players=3)
    move = Play(1, "<Z9>")
    assert str(mops.explain(g.check(g.position("trick 0:R6; hands R5 / R2 / B8"), move))) == (
        "<Z9> is not in Ben’s hand. Only cards from a player’s own hand can be played or exchanged."
    )


def test_names_are_text() -> None:
    g = mops.game("mopsen", players=3)
    name = "<img> *{ $x }*"
    told = mops.explain(g.play(g.position("hands R5 / R2 / B8"), "0 play R5"), names=[name])
    assert str(told).startswith(f"{name} leads red 5.")
    assert "<img" not in told._repr_html_() and "&lt;img" in told._repr_html_()
    assert r"\<img" in told._repr_markdown_() and r"\*\{ \$x \}\*" in told._repr_markdown_()
    assert "mathjax_ignore" in told._repr_html_()  # "$" begins no formula


@pytest.mark.parametrize("name", ["- a", "+ a", "1. a", "1) a", "# a", "> a", "=", "* a"])
def test_no_name_begins_a_list(name: str) -> None:
    g = mops.game("mopsen", players=3)
    told = mops.explain(g.play(g.position("hands R5 / R2 / B8"), "0 play R5"), names=[name])
    assert re.match(r"\d?\\", told._repr_markdown_())


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna\n Maria ", "Anna Maria"),
        ("x" * 18, "x" * 18),
        ("x" * 19, "x" * 17 + "…"),
        ("Anna Maria Magdalena", "Anna Maria Magdal…"),
        ("x" * 100_000, "x" * 17 + "…"),
        ("\u202eevil\u202c\x00", "evil"),
        ("\ud83d", "Anna"),
        ("\u200b\u2066", "Anna"),
        ("می‌خواهم", "می‌خواهم"),
        ("👩‍👧", "👩‍👧"),
    ],
)
def test_a_name_is_one_short_line(name: str, shown: str) -> None:
    tell = Teller("mopsen", "en", [name])
    assert tell.name(0) == shown and tell.name(1) == "Ben"
    assert tell.tell("event-next-lead", {"player": 0}).startswith(shown)


def test_a_text_is_nothing_to_explain() -> None:
    with pytest.raises(TypeError, match=r"explain\(\) cannot explain 'mopsen.deal'"):
        mops.explain("mopsen.deal")


def test_missing_words_are_an_error_and_never_a_key() -> None:
    with pytest.raises(MissingWords, match="mopsen is not told in 'fr'; there is de, en"):
        Teller("mopsen", "fr")
    tell = Teller("mopsen").tell
    with pytest.raises(MissingWords, match="There is no message 'event-nap'"):
        tell("event-nap")
    with pytest.raises(MissingWords, match=r"'event-next-lead'.*cannot be told with the facts"):
        tell("event-next-lead", {"seat": 1})
    with pytest.raises(MopsError, match="no game 'mopsem'"):
        languages("mopsem")


def test_only_what_can_be_explained_is() -> None:
    with pytest.raises(TypeError, match="cannot explain 7; give it a step"):
        mops.explain(7)  # type: ignore[arg-type]


def test_values_may_carry_their_kind() -> None:
    tell = Teller("mopsen", "de", ["Ida"]).tell
    assert tell("title-led", {"player": {"seat": 0}, "card": {"card": "C6"}}) == (
        "Ida spielte Katze 6 aus"
    )
    assert tell("prompt-pinch-may", {"player": 5, "cards": ["?", "R1"]}) == (
        "Finn darf verdeckte Karte oder Rot 1 nehmen oder nichts."
    )


def test_fluent_is_read_when_the_first_sentence_is_told() -> None:
    code = "import sys, mopsbook.teach.explain; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
