"""The catalogues of every language: nothing missing, and nothing left over."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import mopsbook as mops
from mopsbook.core.options import choices
from mopsbook.core.registry import game_module, games, package
from mopsbook.core.rules import rule_book
from mopsbook.quiz.looked_at import DONE
from mopsbook.teach.catalogue import Catalogue, MissingWords
from mopsbook.teach.readings import in_words, readings
from mopsbook.teach.voice import voice_of
from mopsbook.teach.words import Teller, interface, languages, say
from tests.sources import PACKAGE, calls, catalogue, entries, is_call, nodes, texts_in, tree

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("de", "en")
FOLDERS = sorted(path.parent for path in PACKAGE.rglob("words/en.ftl"))
#: what makes an event
EVENTS = ("Event", "event")
#: what is told of any rule or event, so that the ids stand nowhere in the code
BY_KIND = (
    "quiz-try-",
    "quiz-kept-",
    "quiz-why-",
    f"{DONE}-",
    "refusal-",
    "hint-",
    "event-",
    "part-",
    "status-",
    "chapter-",
    "choice-",
)


def folder_name(folder: Path) -> str:
    return folder.parent.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_languages_hold_the_same_messages_with_the_same_facts(folder: Path) -> None:
    """Parts of sentences, such as a verb with its person, are each language's own."""
    english = entries(folder / "en.ftl")
    for lang in LANGUAGES:
        other = entries(folder / f"{lang}.ftl")
        assert other.whole() == english.whole(), lang
        for message in set(other.messages) & set(english.messages):
            assert other.facts(message) == english.facts(message), (lang, message)


@pytest.mark.parametrize("game", games())
def test_no_message_stands_in_two_places_where_one_would_hide_the_other(game: str) -> None:
    folders = [PACKAGE / "teach/words", *words_of(game)]
    told = [m for folder in folders for m in entries(folder / "en.ftl").messages]
    assert len(told) == len(set(told))


@pytest.mark.parametrize("game", games())
def test_rules_are_told_in_every_language(game: str) -> None:
    book = rule_book(game)
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
    book = rule_book(game)
    numbers = [tuple(map(int, rule.section.split("."))) for rule in book.values()]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize(("game", "lang"), list(product(games(), LANGUAGES)))
def test_every_event_has_its_sentence_and_every_sentence_its_event(game: str, lang: str) -> None:
    told = entries(PACKAGE / f"games/{game}/words/{lang}.ftl").messages
    happens = {f"event-{kind}" for kind in events_of(game)}
    assert {message for message in told if message.startswith("event-")} == happens
    shortly = {message for message in told if message.startswith(f"{DONE}-")}
    assert {message.replace(DONE, "event", 1) for message in shortly} <= happens


@pytest.mark.parametrize(("game", "lang"), list(product(games(), LANGUAGES)))
def test_every_refusal_has_its_sentence_and_its_hint(game: str, lang: str) -> None:
    told = entries(PACKAGE / f"games/{game}/words/{lang}.ftl").messages
    book = rule_book(game)
    refused = {rule.partition(".")[2] for rule in book} & refused_by(game)
    assert {m.partition("-")[2] for m in told if m.startswith("refusal-")} == refused
    assert {m.partition("-")[2] for m in told if m.startswith("hint-")} <= refused


@pytest.mark.parametrize(("game", "lang"), list(product(games(), LANGUAGES)))
def test_every_other_reading_has_its_words(game: str, lang: str) -> None:
    found = mops.game(game)
    told = entries(PACKAGE / f"games/{game}/words/{lang}.ftl").messages
    offered = [
        (rule_book(game)[rule].option, name)
        for rule, values in readings(found).items()
        for name in values
    ]
    teller = Teller(game, lang)
    said = {choice: in_words(teller, *choice) for choice in offered}
    assert not [choice for choice, words in said.items() if not words or words.isdecimal()]
    messages = {f"choice-{option}" + f"-{name}" * own for option, name in offered for own in (0, 1)}
    assert {message for message in told if message.startswith("choice-")} <= messages
    # every choice that is no variant has a rule beside which it is offered
    options = {rule.option for rule in rule_book(game).values()}
    assert choices(type(found.options)).keys() <= options


def test_every_status_has_its_words() -> None:
    for game, lang in product(games(), LANGUAGES):
        for rule in mops.game(game).rules.values():
            assert say(f"status-{rule.status.replace(' ', '-')}", lang)


@pytest.mark.parametrize("game", games())
def test_no_message_is_left_over(game: str) -> None:
    folders = [*words_of(game), PACKAGE / "teach/words"]
    referred = {message for folder in folders for message in entries(folder / "en.ftl").referred}
    for folder in folders:
        # what games share may be used by another of them
        tellers = [other for other in games() if folder in words_of(other)] or [game]
        rooms = [
            PACKAGE / room
            for room in ("show", "teach", "quiz", "lesson", "printed", "graphs", "jupyter")
        ]
        rooms += [PACKAGE / f"games/{other}" for other in tellers]
        used = {text for room in rooms for path in room.rglob("*.py") for text in texts_in(path)}
        # and a message for each kind of fact, such as a place
        used |= {kind for other in tellers for kind in voice_of(other).FACTS.values()}
        # the message for the own plate is that of any plate, and -you
        used |= {f"{text}-you" for text in used if text.startswith("plate")}
        idle = entries(folder / "en.ftl").messages.keys() - used - referred
        assert not {m for m in idle if not m.startswith((*BY_KIND, "ui-"))}


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_nobody_is_told_to_click_who_may_have_a_finger_or_keys(folder: Path) -> None:
    for lang in LANGUAGES:
        lines = (folder / f"{lang}.ftl").read_text("utf-8").splitlines()
        # a picture stands where a program has a mouse
        told = [line for line in lines if not line.startswith(("#", "still ="))]
        said = [line.partition(" = ")[2] or line for line in told]
        assert [line for line in said if re.search(r"\b(click|klick)|anklick", line, re.I)] == []


@pytest.mark.parametrize("folder", [*(f"games/{game}" for game in games()), "jupyter"])
def test_every_message_that_is_named_is_there(folder: str) -> None:
    game = folder.partition("/")[2]
    folders = [PACKAGE / "teach/words", *(words_of(game) if game else ())]
    told = {message for words in folders for message in entries(words / "en.ftl").messages}
    assert set(named_in(PACKAGE / folder)) - told == set()


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


def words_of(game: str) -> list[Path]:
    """Return the folders with a game's words: those it shares with others, if any, and its own."""
    shared = getattr(game_module(game, "voice"), "SHARED_WORDS", None)
    return [PACKAGE.parent.joinpath(*p.split("."), "words") for p in (shared, package(game)) if p]


def events_of(game: str) -> set[str]:
    """Return the kinds of all events that a game's code makes, with "-hidden" for private ones."""
    shared, found = shared_events(), set[str]()
    for path in (PACKAGE / f"games/{game}").glob("*.py"):
        imported = [alias.name for node in nodes(path)[ast.ImportFrom] for alias in node.names]
        events = [kinds_of(call) for call in calls(path, *EVENTS)]
        found = found.union(*events, *[shared.get(name, set()) for name in imported])
    return found


def kinds_of(call: ast.Call) -> set[str]:
    """Return the kinds of the event that a call makes."""
    kinds = {n.value for n in ast.walk(call.args[0]) if is_text(n)}  # type: ignore[attr-defined]
    private = any(keyword.arg == "only" for keyword in call.keywords)
    return kinds | ({f"{kind}-hidden" for kind in kinds} if private else set())


@cache
def shared_events() -> dict[str, set[str]]:
    """Return for each function that tells of something in several games the kinds of its events."""
    rooms = [path for room in ("core", "cat_deck") for path in (PACKAGE / room).glob("*.py")]
    functions = [
        node for path in rooms for node in tree(path).body if isinstance(node, ast.FunctionDef)
    ]
    return {
        node.name: set[str]().union(
            *[kinds_of(call) for call in ast.walk(node) if is_call(call, *EVENTS)]
        )
        for node in functions
    }


def refused_by(game: str) -> set[str]:
    """Return what a game's code cites in violations: what it gives to `cite`, or calls a slug."""
    found = {"unknown-move"}  # the kernel cites it for every game
    rooms = [words.parent for words in words_of(game)]
    for path in (path for room in rooms for path in room.glob("*.py")):
        here = nodes(path)
        assignments = here[ast.Assign] + here[ast.AnnAssign]
        named = [(name, value) for node in assignments for name, value in assigned(node)]
        tables = {name: value.values for name, value in named if isinstance(value, ast.Dict)}
        cited = [value for name, value in named if name == "slug"]
        cited += [call.args[0] for call in calls(path, "cite", "_cite")]
        parts = [part for value in cited for part in ast.walk(value)]
        # a slug may be looked up in a table
        parts += [value for part in parts for value in tables.get(getattr(part, "id", ""), ())]
        found |= {part.value for part in parts if is_text(part)}  # type: ignore[attr-defined]
    return found


def named_in(room: Path) -> Iterator[str]:
    """Yield the messages that are named where a text is made, also those it is chosen from."""
    for path in room.rglob("*.py"):
        for call in calls(path, "msg"):
            yield from chosen(call.args[0])


def chosen(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*chosen(node.body), *chosen(node.orelse))
    elif isinstance(node, ast.Constant):
        yield node.value


def assigned(node: ast.Assign | ast.AnnAssign) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names that an assignment gives to its value."""
    if node.value is not None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        yield from ((target.id, node.value) for target in targets if isinstance(target, ast.Name))


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@pytest.mark.slow  # some written for it stand for those of the files
@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_that_are_read_one_by_one_are_those_of_the_files(lang: str) -> None:
    for file in PACKAGE.rglob(f"words/*{lang}.ftl"):
        told, body = Catalogue(lang, [file]), catalogue(file).body
        those = [entry for entry in body if isinstance(entry, ftl.Message | ftl.Term)]
        assert len(told.ids("")) == len(those), file
        assert all(told.has(one.id.name) == isinstance(one, ftl.Message) for one in those)


def test_a_message_brings_along_what_it_names(tmp_path: Path) -> None:
    first, second = tmp_path / "first.ftl", tmp_path / "second.ftl"
    first.write_text(
        "# no = message\n-dog = pug\nseen = { $many ->\n    [one] a { -dog }\n   *[other] { all }\n}\n"
        "    in two lines, a = b\nbroken = { $\nseen-not = { lost }\n"
    )
    second.write_text("all = all { named-so }\nseen = never\nnamed-so = { -dog }s")
    told = Catalogue("en", [first, second])
    assert told.say("seen", {"many": 1}) == "a pug\nin two lines, a = b"
    assert told.say("seen", {"many": 2}) == "all pugs\nin two lines, a = b"
    assert told.ids("seen") == ["seen", "seen-not"]
    for wrong in ("no", "broken", "dog", "-dog", "seen-not", "none"):
        with pytest.raises(MissingWords):
            told.say(wrong, {})


def test_numbers_and_plurals_are_the_languages_own(tmp_path: Path) -> None:
    """Compared with Unicode's rules: German parts thousands by a point, English by a comma."""
    path = tmp_path / "words.ftl"
    path.write_text(
        "cards = { $n ->\n    [0] none\n    [one] one card\n   *[other] { $n } cards\n}\n"
        "left = { $n } left\n"
    )
    english, german = Catalogue("en", [path]), Catalogue("de", [path])
    assert [english.say("cards", {"n": n}) for n in (0, 1, 2, 1234)] == [
        "none",
        "one card",
        "2 cards",
        "1,234 cards",
    ]
    assert german.say("cards", {"n": 1234}) == "1.234 cards"
    assert german.say("cards", {"n": 0.5}) == "0,5 cards"
    for told, left in ((english, "1,234.5 left"), (german, "1.234,5 left")):
        assert [told.say("left", {"n": n}) for n in (1, 1.0, 1234.5)] == ["1 left", "1 left", left]


def test_texts_are_filled_into_what_was_formed_for_others(tmp_path: Path) -> None:
    """What a sentence depends on, also how it begins, is looked at each time; signs of its own mean nothing in a text."""
    path = tmp_path / "words.ftl"
    path.write_text(
        "# { $who ->\nsaid = { $who } says { START($what) }{ $how ->\n    [loud] !\n   *[other] , 100 % { $how }\n}\n"
        "begun = { START(said) }\nwhispered = { START({ $what }) }, { $what }{ $what }\n"
    )
    say = Catalogue("en", [path]).say
    facts = {"who": "ann", "what": "yes", "how": "loud"}
    assert say("said", facts) == "ann says Yes!"
    assert say("said", facts | {"who": "ben"}) == "ben says Yes!"
    assert say("said", facts | {"what": "no"}) == "ann says No!"
    assert say("said", facts | {"who": "%(what)s{ $what }", "how": "low"}) == (
        "%(what)s{ $what } says Yes, 100 % low"
    )
    assert say("said", facts | {"who": ""}) == " says Yes!"
    assert say("said", facts | {"who": 1234}) == "1,234 says Yes!"
    assert [say("begun", facts | {"who": who}) for who in ("ann", "ben")] == [
        "Ann says Yes!",
        "Ben says Yes!",
    ]
    assert [say("whispered", {"what": what}) for what in ("yes", "no")] == [
        "Yes, yesyes",
        "No, nono",
    ]


@pytest.mark.parametrize("facts", [{}, {"n": None}, {"n": [1]}, {"m": 1}])
def test_what_no_message_can_tell_is_an_error(facts: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "words.ftl"
    path.write_text("all = There are { $n } of them.\n")
    with pytest.raises(MissingWords, match="'all'"):
        Catalogue("en", [path]).say("all", facts)


SHORT = re.compile(
    r"(?:= |[:.!?] |\] |oder |Oder |dann )((?:leg|zieh|schenk|dreh|lehn|klick|versuch|drück|mach|such) [a-zäöü{])",
    re.IGNORECASE,
)


def test_what_is_to_be_done_has_one_form_in_german() -> None:
    """As in „Lege eine Karte“: „leg“ is as good, but not beside it."""
    assert SHORT.search("dann drück auf Weiter") and not SHORT.search("dann drücke auf Weiter")
    for path in sorted(PACKAGE.rglob("*de.ftl")):
        assert SHORT.findall(path.read_text("utf-8")) == [], path


CHOSEN = r"\s*\{ \$\w+_is ->\s*\[you\] "
OF_OTHERS = re.compile(
    rf"\b(?:\w+t|ist|wird|muss|kann|soll|will|darf){CHOSEN}du\b|\b(?:is|has|was|does){CHOSEN}you\b"
)


def test_you_stands_behind_no_word_that_is_for_others_alone() -> None:
    """As in „hat du“: what differs between you and others stands in the part that is chosen."""
    assert OF_OTHERS.search("So hat { $player_is ->\n    [you] du\n   *[other] { $player }\n}")
    for path in sorted(PACKAGE.rglob("words/*.ftl")):
        assert OF_OTHERS.findall(path.read_text("utf-8")) == [], path
