"""Messages made functions say what Fluent's own runtime says of the same facts."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

import mopsbook as mops
from mopsbook.teach.catalogue import Catalogue, MissingWords
from tests.sources import PACKAGE

FILES = sorted(PACKAGE.rglob("*.ftl"))
#: what all games share comes first, as it is read
SHARED = ("core/words", "teach/words", "cat_deck/words")
FACT = re.compile(r"\$([a-z_]+)")
KEY = re.compile(r"\[(\w[\w-]*)\]")
#: words that the runtime, but not Fluent's specification, takes for numbers of which they are the plurals
PLURALS = {"one", "two", "few", "many", "other"}


def start(words: object) -> Any:
    """What the function of that name does."""
    return str(words)[:1].upper() + str(words)[1:]


def sources(name: str, lang: str) -> list[Path]:
    """The files of a game, or of what errors say, in a language."""
    if name == "errors":
        return [path for path in FILES if path.name == f"errors.{lang}.ftl"]
    folders = [PACKAGE / room for room in (*SHARED, f"games/{name}/words")]
    return [folder / f"{lang}.ftl" for folder in folders]


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", ["errors", *mops.games()])
def test_messages_say_what_fluent_says(name: str, lang: str) -> None:
    paths = [path for path in sources(name, lang) if path.exists()]
    ours = Catalogue(lang, paths)
    theirs = FluentBundle([lang], functions={"START": start}, use_isolating=False)
    for path in paths:
        theirs.add_resource(FluentResource(path.read_text("utf-8")))
    text = "\n".join(path.read_text("utf-8") for path in paths)
    facts, rng = sorted(set(FACT.findall(text))), Random(name)
    values = [*sorted(set(KEY.findall(text)) - PLURALS), "Anna", 0, 1, 2, 7, 1234, 0.5]
    told = 0
    for message in ours.ids(""):
        if not theirs.has_message(message):
            continue
        pattern: Any = theirs.get_message(message).value
        for _ in range(3):
            given = {fact: rng.choice(values) for fact in facts}
            said, problems = theirs.format_pattern(pattern, given)
            if not problems:
                told += 1
                assert ours.say(message, given) == said, (message, given)
    assert told > 100


def test_numbers_and_plurals_are_the_languages_own(tmp_path: Path) -> None:
    """Compared with Unicode's rules: German parts thousands by a point, English by a comma."""
    path = tmp_path / "words.ftl"
    path.write_text(
        "cards = { $n ->\n    [0] none\n    [one] one card\n   *[other] { $n } cards\n}\n"
        "exact = { $n ->\n    [one] one\n    [1] 1\n   *[3] { $n }\n}\n",
        "utf-8",
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
    assert english.say("cards", {"n": fluent_number(1234, useGrouping=False)}) == "1234 cards"
    assert [english.say("exact", {"n": n}) for n in (1, 3, "one")] == ["one", "3", "one"]


@pytest.mark.parametrize("facts", [{}, {"n": None}, {"n": [1]}, {"m": 1}])
def test_what_no_message_can_tell_is_an_error(facts: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "words.ftl"
    path.write_text("all = There are { $n } of them.\n", "utf-8")
    with pytest.raises(MissingWords, match="'all'"):
        Catalogue("en", [path]).say("all", facts)
